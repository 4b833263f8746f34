"""A published table as lines of number, place and tie-break values."""

from __future__ import annotations

import csv
from fractions import Fraction

import attrs

from tiebreaks import descriptors
from tiebreaks._exact import FrozenMap, decimal
from tiebreaks.errors import DescriptorError, FormatError
from tiebreaks.tournament import Published

_NUMBER = "NUMBER"
_PLACE = "PLACE"
_POINTS = "PTS"
# Columns for people: they are not compared.
_IGNORED = {"NAME", "DECIDED BY", "DECIDED_BY", ""}

Places = list[tuple[int | None, int | None, str]]


@attrs.define
class _Reading:
    """What has been read so far, and every problem with line and field."""

    columns: list[str]
    rows: dict[int, dict[str, Fraction | None]] = attrs.field(factory=dict)
    decimals: dict[str, int] = attrs.field(factory=dict)
    problems: Places = attrs.field(factory=list)


def loads(text: str, source: str | None = None) -> Published:
    """Read a header such as `number,place,PTS,BH/C1` and a line for each participant.

    Fields are separated by commas, semicolons or tabs, as in the header; decimals have a point or
    a comma. `-` says that there is no value, an empty field that none is published. A column of
    names is passed over.

    Raises:
        FormatError: every field that cannot be read, with its line and its position (as column).

    >>> published = loads("number,place,BH/C1\\n4,1,27.58\\n7,2,-")
    >>> dict(published.places), dict(published.values["BH/C1"])
    ({4: 1, 7: 2}, {4: Fraction(1379, 50), 7: None})
    """
    lines = text.removeprefix("\ufeff").splitlines()
    header = next((k for k, line in enumerate(lines) if line.strip()), None)
    if header is None:
        raise FormatError([(1, None, "there is no header: number,place,PTS, ...")], source)
    delimiter = next((mark for mark in "\t;" if mark in lines[header]), ",")
    rows = list(csv.reader(lines, delimiter=delimiter))
    reading = _header(header + 1, rows[header])
    for line, row in enumerate(rows[header + 1 :], header + 2):
        if any(field.strip() for field in row):
            _line(reading, line, [field.strip() for field in row])
    if reading.problems:
        raise FormatError(reading.problems, source)
    return _published(reading)


def _header(line: int, fields: list[str]) -> _Reading:
    """Read the names of the columns: the known ones, else descriptors."""
    reading = _Reading([])
    for position, field in enumerate(fields, 1):
        name = field.strip().upper()
        if name not in (_NUMBER, _PLACE, *_IGNORED):
            try:
                name = str(descriptors.parse(field))
            except DescriptorError as error:
                reading.problems.append((line, position, f"{field.strip()!r}: {error.reason}"))
        if name in reading.columns and name not in _IGNORED:
            reading.problems.append((line, position, f"the column {name} stands twice"))
        reading.columns.append(name)
    if _NUMBER not in reading.columns:
        reading.problems.append((line, None, "no column is named number"))
    return reading


def _line(reading: _Reading, line: int, fields: list[str]) -> None:
    """Read what is published of one participant."""
    problems, columns = reading.problems, reading.columns
    if len(fields) != len(columns):
        problems.append((line, None, f"{len(fields)} fields under {len(columns)} columns"))
        return
    if _NUMBER not in columns:
        return
    position = columns.index(_NUMBER)
    text = fields[position]
    if not _is_whole(text):
        problems.append((line, position + 1, f"{text!r} is no participant's number"))
    elif int(text) in reading.rows:
        problems.append((line, position + 1, f"the number {text} stands twice"))
    row: dict[str, Fraction | None] = {}
    for position, (column, field) in enumerate(zip(columns, fields, strict=True), 1):
        if column != _NUMBER and column not in _IGNORED and field:
            row[column] = _value(reading, column, field, (line, position))
    if _is_whole(text):
        reading.rows[int(text)] = row


def _value(reading: _Reading, column: str, field: str, at: tuple[int, int]) -> Fraction | None:
    """Read one field, and note how many decimals its column shows."""
    value = decimal(field)
    if column == _PLACE:
        if not _is_whole(field) or int(field) == 0:
            reading.problems.append((*at, f"{field!r} is no place"))
            return None
    elif value is None and field not in ("-", "–"):
        reading.problems.append((*at, f"{field!r} is no number"))
    elif value is None and column == _POINTS:
        reading.problems.append((*at, "points are a number"))
    shown = len(field.replace(",", ".").partition(".")[2])
    reading.decimals[column] = max(shown, reading.decimals.get(column, 0))
    return value


def _is_whole(text: str) -> bool:
    return text.isascii() and text.isdecimal()


def _published(reading: _Reading) -> Published:
    def column(name: str) -> dict[int, Fraction | None]:
        return {number: row[name] for number, row in reading.rows.items() if name in row}

    known = (_NUMBER, _PLACE, _POINTS, *_IGNORED)
    codes = [name for name in reading.columns if name not in known]
    return Published(
        places=FrozenMap({n: int(value) for n, value in column(_PLACE).items() if value}),
        points=FrozenMap({n: v for n, v in column(_POINTS).items() if v is not None}),
        values=FrozenMap({code: FrozenMap(column(code)) for code in codes}),
        decimals=FrozenMap({code: reading.decimals.get(code, 0) for code in codes}),
    )
