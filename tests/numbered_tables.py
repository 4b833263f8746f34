"""Tables of participants who have numbers alone, and tables with penalties."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from tiebreaks import Crosstable, PointsSystem
from tiebreaks.model.cells import Cell


def numbered(chart: str, ratings: Sequence[int | None] = (), **options: Any) -> Crosstable:
    """Read lines `1: 2w1 3b=` whose participants have no names, with their ratings if any."""
    lines = []
    for k, line in enumerate(chart.strip().splitlines()):
        number, cells = line.split(":", 1)
        rating = (ratings[k] or 0) if ratings else ""
        lines.append(f"{number.strip()};No. {number.strip()};{rating};{cells}")
    return Crosstable.parse("\n".join(lines), **options)


def with_penalties(
    table: Crosstable,
    penalties: Sequence[tuple[int, int, int | Fraction]],
    scoring: PointsSystem | None = None,
) -> Crosstable:
    """Return the table with (number, round or 0, points) added to the scores."""
    people = table.participants
    cells = [
        [
            Cell(people[o].number if o >= 0 else 0, color, outcome)
            for o, color, outcome in zip(*rows, strict=True)
        ]
        for rows in zip(table.opponents, table.colors, table.outcomes, strict=True)
    ]
    return Crosstable.from_cells(
        people,
        cells,
        pairing=table.pairing,
        planned_rounds=table.planned_rounds,
        scoring=scoring,
        penalties=[(number, round_, Fraction(points)) for number, round_, points in penalties],
    )
