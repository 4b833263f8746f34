"""The columns of a tournament report: texts and numbers as they are written."""

from __future__ import annotations

import re
from fractions import Fraction

from tiebreaks._exact import to_text
from tiebreaks.errors import InputError, Problem
from tiebreaks.formats.trf.text import CELL_STEP, FIRST_CELL
from tiebreaks.model.cells import Cell
from tiebreaks.model.tournament import Notice

LARGEST_NUMBER = 9999
LAST_FIXED = 89

_CELL_WIDTH = 8
NO_CELL = " " * _CELL_WIDTH
_PLACES = 6
_NOT_IN_A_LINE = re.compile(r"[\r\n\0]+")


class Omissions:
    """What the written report cannot hold."""

    def __init__(self) -> None:
        self.notices: list[Notice] = []

    def report(self, message: str) -> None:
        """Report something that is left out or changed, once."""
        notice = Notice(message)
        if notice not in self.notices:
            self.notices.append(notice)


def put(line: str, first: int, last: int, text: str, right: bool = False) -> str:
    """Put text into columns of a line that ends before them."""
    width = last - first + 1
    text = text[:width]
    return line.ljust(first - 1) + (text.rjust(width) if right else text)


def put_numbers(line: str, first: int, numbers: list[int]) -> str:
    """Put numbers into fields of four columns, with a space between."""
    return line.ljust(first - 1) + " ".join(f"{number:>4}" for number in numbers)


def unbroken(text: str) -> str:
    """Replace line ends and NUL bytes by spaces, and strip spaces at the end."""
    if not text.isprintable():  # nearly all are, and none of these characters is printable
        text = _NOT_IN_A_LINE.sub(" ", text)
    return text.rstrip(" \t")


def one_line(text: str, whose: str, omissions: Omissions) -> str:
    """Return a text for a line, and report if it will be read differently."""
    kept = unbroken(text)
    if kept.strip(" \t") != text:
        omissions.report(f"{whose} {text!r} is written as {kept.strip()!r}")
    return kept


def fill_last_cell(line: str) -> str:
    """Fill a player's line up to the end of its last cell, whose result may be blank.

    Some programs ignore a pairing if the line stops before that blank.
    """
    begun = (len(line) - FIRST_CELL + 1) % CELL_STEP
    if not line.startswith("001") or len(line) < FIRST_CELL or not 0 < begun < _CELL_WIDTH:
        return line
    return line + " " * (_CELL_WIDTH - begun)


def cell_text(cell: Cell) -> str:
    """Write a round cell of eight columns.

    >>> cell_text(Cell(12, "w", ord("1")))
    '  12 w 1'
    """
    opponent, color, outcome = cell
    return f"{str(opponent).rjust(4) if opponent else '0000'} {color} {chr(outcome)}"


def points_text(value: Fraction, omissions: Omissions, width: int = 9) -> str:
    """Write points exactly if they fit, and report if they do not."""
    text = to_text(value, _PLACES, least=1)
    if len(text) > width:
        text = to_text(value, 2)[:width]
    if Fraction(text) != value:
        omissions.report(f"{value} points are written as {text}")
    return text


def total_text(value: Fraction, omissions: Omissions) -> str:
    """Write a total into four columns: one decimal, two where a half is not enough."""
    text = to_text(value, 2, least=1)
    if value.denominator > 2:
        omissions.report(f"{value} points are written as {text}")
    if len(text) > 4:
        text = to_text(value, 0 if value.denominator == 1 else 1)
    if len(text) > 4:
        omissions.report(f"{text} points do not fit into their columns")
        return ""
    return text


def special_text(value: Fraction, omissions: Omissions) -> str:
    """Write the points of a record 299: four columns, and one for a sign.

    >>> special_text(Fraction(-23, 2), Omissions()), special_text(Fraction(1, 8), Omissions())
    ('-11.5', '.125')
    """
    text = to_text(abs(value), _PLACES, least=1)
    text = text.lstrip("0") if len(text) > 4 else text
    places = max(0, 3 - len(str(int(abs(value))).lstrip("0")))
    text = text if len(text) <= 4 else to_text(abs(value), places).lstrip("0")
    if len(text) > 4:
        omissions.report(f"{value} points do not fit into their columns")
        text = ""
    elif Fraction(text) != abs(value):
        omissions.report(f"{value} points are written as {'-' if value < 0 else ''}{text}")
    return f"-{text}" if value < 0 and text else text


def special_line(
    kind: str,
    round_: int,
    numbers: list[int],
    omissions: Omissions,
    points: Fraction | None,
    match_points: Fraction | None = None,
) -> str:
    """Write a record 299; for teams, `points` are game points."""
    line = f"299 {kind}"
    for first, value in ((7, match_points), (13, points)):
        if value is not None:
            line = put(line, first, first + 4, special_text(value, omissions), right=True)
    return put_numbers(put(line, 20, 22, str(round_), right=True), 24, numbers)


def fixed_part(
    tag: str,
    number: int,
    columns: dict[str, str],
    omissions: Omissions,
) -> str:
    """Write the columns before the cells of a player record or a national rating record.

    Args:
        tag: the record.
        number: the player's number.
        columns: texts by the names of `_COLUMNS`; the others stay blank.
        omissions: takes reports of what does not fit.

    Raises:
        InputError: a number that is too large for a report.
    """
    if number > LARGEST_NUMBER:
        template = "number {number}: a report numbers players up to {most}"
        raise InputError(
            Problem("player_number_too_large", template, number=number, most=LARGEST_NUMBER)
        )
    line = f"{tag} {number:>4}"
    for name, (first, last, right) in _COLUMNS.items():
        text = columns.get(name, "")
        if not text:
            continue
        text = one_line(text, f"{number}: the {name}", omissions)
        if len(text) > last - first + 1:
            omissions.report(f"{number}: the {name} {text!r} does not fit into its columns")
            # The beginning of a name is still useful; that of a number is another number.
            text = "" if text.isdigit() else text
        line = put(line, first, last, text, right)
    return line.ljust(LAST_FIXED)


_COLUMNS = {
    "sex": (10, 10, False),
    "title": (11, 13, True),
    "name": (15, 47, False),
    "rating": (49, 52, True),
    "federation": (54, 56, False),
    "FIDE number": (58, 68, True),
    "date of birth": (70, 79, False),
    "points": (81, 84, True),
    "place": (86, 89, True),
}
