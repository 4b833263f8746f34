"""The text of a tournament report: its lines and their columns."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction

import attrs

from tiebreaks import _exact
from tiebreaks.errors import FormatError, Problem
from tiebreaks.formats.encoded_text import LINE_END, decoded
from tiebreaks.formats.reader_report import Report

BLANKS = " \t"
FIRST_CELL, CELL_STEP = 92, 10

_CELL = re.compile(
    r"([ \t]{4}|[ \t\d]{3}\d)[ \t][ \twbWB-][ \t][ \t10=WDLXUFHZwdlxufhz+?*-][ \t]{0,2}", re.ASCII
)
_MOST_DIGITS = 9


@attrs.frozen
class Line:
    """A line; `columns` is its text, or one character per byte if columns count bytes."""

    number: int
    text: str
    columns: str

    @property
    def tag(self) -> str:
        """The first three columns, which name the record."""
        return self.text[:3]

    @property
    def value(self) -> str:
        """The text from column 5 on."""
        return self.text[4:].strip(BLANKS)

    def field(self, first: int, last: int) -> str:
        """Return the text of some columns, counted from 1, stripped."""
        part = self.columns[first - 1 : last]
        if self.columns is not self.text:
            # A name cut by bytes may end in a part of a character.
            part = part.encode("latin-1").decode("utf-8", "ignore")
        return part.strip(BLANKS)

    def several(self, columns: Sequence[tuple[int, int]]) -> list[str]:
        """Return the texts of several fields, each with its first and last column."""
        if self.columns is not self.text:
            return [self.field(first, last) for first, last in columns]
        return [self.text[first - 1 : last].strip(BLANKS) for first, last in columns]

    def fields(self, first: int, width: int) -> Iterator[tuple[int, str]]:
        """Yield the fields from a column on, each with its column; a space separates them."""
        for start in range(first, len(self.columns) + 1, width + 1):
            yield start, self.field(start, start + width - 1)


def parse_int(text: str) -> int | None:
    """Parse a whole number; blank is 0, None means that it is not a number."""
    return _exact.parse_int(text) if text else 0


def number_text(text: str) -> str:
    """Return the text of an identification number, empty if it is all zeros.

    >>> number_text("04600123"), number_text("000")
    ('04600123', '')
    """
    return text if text.strip("0") else ""


def parse_points(text: str) -> Fraction | None:
    """Parse a number of points with a point or comma; None means that it is not one."""
    return _exact.decimal(text) if len(text) <= _MOST_DIGITS else None


def misread(
    line: Line, first: int, last: int, problem: Callable[[str], Problem], report: Report
) -> None:
    """Report a field whose content does not fit its type; `problem` says which type it is."""
    report.unreadable(problem(line.field(first, last)), line.number, first)


def read_lines(data: bytes | str, encoding: str | None, report: Report) -> list[Line]:
    """Decode a report and split it into its lines, without blank ones.

    Raises:
        FormatError: bytes that are not valid in the encoding, or not a tournament report.
        InputError: an unknown encoding.
    """
    text, codec = decoded(data, encoding, report.source, fallback="latin-1")
    texts = [
        (number, line.rstrip(BLANKS)) for number, line in enumerate(LINE_END.split(text), start=1)
    ]
    texts = [(number, line) for number, line in texts if line]
    if "\0" in text or not any(line.startswith("001") for _, line in texts):
        raise FormatError([_not_a_report(text)], report.source)
    for number, line in texts:
        if "\t" in line:
            report.notice("a tab counts as one column", number, line.index("\t") + 1)
    lines = [Line(number, line, line) for number, line in texts]
    if codec.startswith("utf-8") and not text.isascii():  # characters may be several bytes long
        by_bytes = [_by_bytes(line) for line in lines]
        if _malformed(by_bytes) < _malformed(lines):
            report.notice("columns are counted in bytes, not in characters")
            return by_bytes
    return lines


def _not_a_report(text: str) -> Problem:
    if "\0" in text:
        template = "not a tournament report: it contains NUL bytes"
        return Problem("report_with_nul_bytes", template)
    template = "not a tournament report: it has no player record (001)"
    return Problem("report_without_players", template)


def _by_bytes(line: Line) -> Line:
    if line.text.isascii():
        return line
    return attrs.evolve(line, columns=line.text.encode().decode("latin-1"))


def _malformed(lines: list[Line]) -> int:
    """Count malformed ratings, points and cells in lines with characters of several bytes."""
    count = 0
    for line in lines:
        if line.tag != "001" or line.text.isascii():
            continue
        count += parse_int(line.field(49, 52)) is None
        count += parse_points(line.field(81, 84) or "0") is None
        for start in range(FIRST_CELL - 1, len(line.columns), CELL_STEP):
            cell = line.columns[start : start + CELL_STEP]
            count += not (_CELL.fullmatch(cell.ljust(8)) or not cell.strip(BLANKS))
    return count
