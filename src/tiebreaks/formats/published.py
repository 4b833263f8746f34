"""A published table as lines of number, place and tie-break values."""

from __future__ import annotations

from fractions import Fraction

from tiebreaks._exact import FrozenMap, decimal, parse_int
from tiebreaks.engine import descriptors
from tiebreaks.engine.descriptors import Descriptor
from tiebreaks.engine.families import BUILTIN
from tiebreaks.engine.registry import Registry
from tiebreaks.errors import DescriptorError, FormatError, Problem
from tiebreaks.formats.field_problems import (
    not_a_number,
    not_a_participant,
    not_a_place,
    number_repeated,
)
from tiebreaks.formats.reader_report import Report
from tiebreaks.formats.rows import rows_of
from tiebreaks.model.tournament import Published

_NUMBER = "NUMBER"
_PLACE = "PLACE"
_POINTS = "PTS"
_NAME = "NAME"
# Columns of words that our own tables have.
_IGNORED = {"DECIDED BY", "DECIDED_BY"}
_UNNAMED = ""
_DASHES = ("-", "–")
_NO_CODE = (_NUMBER, _PLACE, _NAME, *_IGNORED, _UNNAMED)


class _Reading(Report):
    """What has been read so far, and all problems with line and field."""

    def __init__(self, source: str | None, registry: Registry) -> None:
        super().__init__(source)
        self.registry = registry
        self.columns: list[str] = []
        self.rows: dict[int, dict[str, Fraction | None]] = {}
        self.decimals: dict[str, int] = {}
        self.names: dict[int, str] = {}

    @property
    def codes(self) -> list[str]:
        """The columns of values, that of the points among them."""
        return [name for name in self.columns if name not in _NO_CODE]


def loads(text: str, source: str | None = None, registry: Registry = BUILTIN) -> Published:
    """Read a header such as `number,place,PTS,BH/C1` and a line for each participant.

    Fields are separated by commas, semicolons or tabs, as in the header; decimals have a point or
    a comma. `-` means that there is no value, an empty field that none is published. A place `-`
    is that of a participant who is not ranked.

    The codes of columns are looked up in the registry.

    Raises:
        FormatError: every field that cannot be read, with its line and its position (as column).

    >>> published = loads("number,place,BH/C1\\n4,1,27.58\\n7,2,-")
    >>> dict(published.places), dict(published.values["BH/C1"])
    ({4: 1, 7: 2}, {4: Fraction(1379, 50), 7: None})
    >>> dict(loads("number;name\\n4;Ann").names)
    {4: 'Ann'}
    """
    lines = text.removeprefix("\ufeff").splitlines()
    header = next((k for k, line in enumerate(lines) if line.strip()), None)
    if header is None:
        template = "the header is missing, such as number,place,PTS"
        raise FormatError([Problem("header_missing", template, line=1)], source)
    delimiter = next((mark for mark in "\t;" if mark in lines[header]), ",")
    rows = list(rows_of(lines, delimiter, source))
    reading = _Reading(source, registry)
    _header(reading, *rows[header])
    for line, row in rows[header + 1 :]:
        if any(field.strip() for field in row):
            _line(reading, line, [field.strip() for field in row])
    if not reading.rows and not reading.places:
        template = "there is nothing below the header"
        reading.unreadable(Problem("nothing_below_header", template), header + 1)
    reading.check()
    return _published(reading)


def _header(reading: _Reading, line: int, fields: list[str]) -> None:
    """Read the names of the columns: number, place, name, or descriptors."""
    for position, field in enumerate(fields, 1):
        name = field.strip().upper()
        if name not in _NO_CODE:
            try:
                name = str(_descriptor(field, reading.registry))
            except DescriptorError as error:
                template = "{written!r}: {problem}"
                reason = error.reason.inside("wrong_heading", template, written=field.strip())
                reading.unreadable(reason, line, position)
        if name and name in reading.columns:
            problem = Problem("value_column_repeated", "duplicate column {name}", name=name)
            reading.unreadable(problem, line, position)
        reading.columns.append(name)
    if _NUMBER not in reading.columns:
        template = "the column number is missing"
        reading.unreadable(Problem("column_of_numbers_missing", template), line)


def _descriptor(field: str, registry: Registry) -> Descriptor:
    """Return the descriptor of a column, which may be called by a name of others."""
    try:
        return descriptors.parse(field, registry)
    except DescriptorError:
        return registry.descriptor(field)


def _line(reading: _Reading, line: int, fields: list[str]) -> None:
    """Read the published values of one participant."""
    columns = reading.columns
    if len(fields) != len(columns):
        template = "{count} fields, but {columns} columns"
        count, most = len(fields), len(columns)
        problem = Problem("wrong_number_of_fields", template, count=count, columns=most)
        reading.unreadable(problem, line)
        return
    if _NUMBER not in columns:
        return
    position = columns.index(_NUMBER)
    text = fields[position]
    number, first_problem = parse_int(text), len(reading.places)
    if number is None:
        reading.unreadable(not_a_participant(text), line, position + 1)
    elif number in reading.rows:
        reading.unreadable(number_repeated(number), line, position + 1)
    row: dict[str, Fraction | None] = {}
    compared = {_PLACE, *reading.codes}
    if dict(zip(columns, fields, strict=True)).get(_PLACE) in _DASHES:
        # Listed without being ranked: the points are a dash, too, or are compared.
        dashed = {c for c, field in zip(columns, fields, strict=True) if field in _DASHES}
        compared -= {_PLACE, _POINTS} & dashed
    for position, (column, field) in enumerate(zip(columns, fields, strict=True), 1):
        if column == _UNNAMED and field:
            template = "{written!r} is in a column without a name"
            problem = Problem("field_of_unnamed_column", template, written=field)
            reading.unreadable(problem, line, position)
        elif field and column in compared:
            row[column] = _value(reading, column, field, (line, position))
        elif column == _NAME and field and number is not None:
            reading.names[number] = field
    reading.belong(first_problem, number=number)
    if number is not None:
        reading.rows[number] = row


def _value(reading: _Reading, column: str, field: str, at: tuple[int, int]) -> Fraction | None:
    """Read one field, and record how many decimals its column shows."""
    value = decimal(field)
    if column == _PLACE:
        if not parse_int(field):
            reading.unreadable(not_a_place(field), *at)
            return None
    elif value is None and field not in _DASHES:
        reading.unreadable(not_a_number(field), *at)
    elif value is None and column == _POINTS:
        reading.unreadable(Problem("points_without_number", "the points must be a number"), *at)
    shown = len(field.replace(",", ".").partition(".")[2])
    reading.decimals[column] = max(shown, reading.decimals.get(column, 0))
    return value


def _published(reading: _Reading) -> Published:
    def column(name: str) -> dict[int, Fraction | None]:
        return {number: row[name] for number, row in reading.rows.items() if name in row}

    codes = [name for name in reading.codes if name != _POINTS]
    return Published(
        places=FrozenMap({n: int(value) for n, value in column(_PLACE).items() if value}),
        points=FrozenMap({n: v for n, v in column(_POINTS).items() if v is not None}),
        values=FrozenMap({code: FrozenMap(column(code)) for code in codes}),
        decimals=FrozenMap({code: reading.decimals.get(code, 0) for code in codes}),
        names=FrozenMap(reading.names),
    )
