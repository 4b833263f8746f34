"""Standings, comparisons and tied groups as small HTML tables for notebooks."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING

from tiebreaks.engine.previews import number_text
from tiebreaks.model.participants import Participant
from tiebreaks.model.previews import MOST_ROWS, preview

if TYPE_CHECKING:
    from tiebreaks.standings.group_columns import GroupWorking
    from tiebreaks.standings.rows import Comparison, Standings


def standings_preview(standings: Standings) -> str:
    """Return the rows with place, participant, values, and what decided."""
    columns = standings.columns.values()

    def rows() -> Iterator[list[object]]:
        for row in islice(standings, MOST_ROWS):
            person = row.participant
            texts = [_shown(column.text(person.number)) for column in columns]
            yield [row.place, person.number, person.name, *texts, row.decided_by]
        for person in standings.excluded:
            yield [None, person.number, person.name, *[None] * (len(columns) + 1)]

    table = standings.table
    caption = f"{standings.edition.name}, after round {table.rounds} of {table.planned_rounds}"
    heads = ["Place", "No.", "Name", *standings.columns, "Decided by"]
    return preview(caption, heads, rows(), len(standings) + len(standings.excluded))


def comparison_preview(comparison: Comparison) -> str:
    """Return the criteria down to the deciding one, with the values of both."""
    first, second = comparison.first, comparison.second
    rows: list[list[object]] = [["place", *comparison.places]]
    rows += [[code, number_text(value), number_text(value)] for code, value in comparison.equal]
    if comparison.values is not None:
        rows.append([comparison.decided_by, *map(number_text, comparison.values)])
    by = f"decided by {comparison.decided_by}" if comparison.decided_by else "the place is shared"
    return preview(by, ["Criterion", _named(first), _named(second)], rows, len(rows))


def group_preview(working: GroupWorking) -> str:
    """Return the separate standings of a tied group, and the order numbers."""
    order = working.order or {}
    members = [(step, row) for step in working.steps for row in step.rows]
    rows = (
        [
            step.basis.value.replace("_", " "),
            f"{row.number} {working.members.get(row.number, '')}".rstrip(),
            number_text(row.score),
            row.missing,
            order.get(row.number),
        ]
        for step, row in members
    )
    caption = f"{working.descriptor}: {len(working.members)} tied"
    heads = ["By", "Participant", "Score", "Missing games", "Order"]
    return preview(caption, heads, rows, len(members))


def _named(person: Participant) -> str:
    return f"{person.number} {person.name}".rstrip()


def _shown(text: str) -> str | None:
    return None if text == "-" else text
