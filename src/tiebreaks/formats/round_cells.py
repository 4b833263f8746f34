"""From the rows of a crosstable back to cells."""

from __future__ import annotations

from tiebreaks.model.cells import Cell
from tiebreaks.model.crosstable import Crosstable


def cell_rows(table: Crosstable) -> list[list[Cell]]:
    """Return a row of cells for each participant, including entries for later rounds.

    >>> cell_rows(Crosstable.parse("1 Ann +W2\\n2 Bob -B1"))
    [[Cell(opponent=2, color='w', outcome=49)], [Cell(opponent=1, color='b', outcome=48)]]
    """
    full = table.written or table
    numbers = [*(person.number for person in full.participants), 0]
    return [
        list(map(Cell, [numbers[o] for o in row], colors, letters))
        for row, colors, letters in zip(full.opponents, full.colors, full.outcomes, strict=True)
    ]
