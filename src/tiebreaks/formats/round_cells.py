"""The rows of a crosstable as the cells that they were made of."""

from __future__ import annotations

from tiebreaks.model.cells import Cell
from tiebreaks.model.crosstable import Crosstable


def cell_rows(table: Crosstable) -> list[list[Cell]]:
    """Return a row of cells for each participant, with all that is written of later rounds.

    >>> cell_rows(Crosstable.parse("1 Ann +W2\\n2 Bob -B1"))
    [[Cell(opponent=2, color='w', outcome=49)], [Cell(opponent=1, color='b', outcome=48)]]
    """
    whole = table.written or table
    numbers = [*(person.number for person in whole.participants), 0]
    return [
        [Cell(numbers[o], color, outcome) for o, color, outcome in zip(*row, strict=True)]
        for row in zip(whole.opponents, whole.colors, whole.outcomes, strict=True)
    ]
