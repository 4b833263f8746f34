"""Cells in JSON: `9w1`, opponent, colour and result, or the letter of a bye."""

from __future__ import annotations

import re

from tiebreaks import outcomes
from tiebreaks.errors import Problem
from tiebreaks.formats.jsonfile.values import Values
from tiebreaks.model.cells import UNWRITTEN, Cell

_CELL = re.compile(r"([0-9]{1,9})([wb-])([10=WDLX+-]?)|([0-9]{0,9})([wb-]?)([UFHZ])")


def cell_value(cell: Cell) -> str | None:
    """Return a cell as text: opponent, colour and result, or the letter of a bye.

    >>> cell_value(Cell(9, "w", outcomes.WIN)), cell_value(Cell(0, "-", outcomes.HALF_BYE))
    ('9w1', 'H')
    """
    opponent, color, outcome = cell
    letter = chr(outcome).strip()
    if opponent:
        return f"{opponent}{color}{letter}"
    if cell == UNWRITTEN:
        return None
    return letter if outcome in outcomes.BYES and color == "-" else f"0{color}{letter}"


def read_cell(value: object, path: str, values: Values) -> Cell | None:
    """Return a cell; None if it is empty."""
    if value is None:
        return None
    text = values.text(value, path)
    found = _CELL.fullmatch(text)
    if found is None:
        template = "{path}: {written!r} is not a cell, such as 9w1, 9b=, 9-+ or H"
        values.unreadable(Problem("not_a_cell_of_json", template, path=path, written=text))
        return None
    if found[6]:
        return Cell(int(found[4] or 0), found[5] or "-", ord(found[6]))
    return Cell(int(found[1]), found[2], ord(found[3] or " "))
