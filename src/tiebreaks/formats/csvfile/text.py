"""The text of a CSV file: its delimiter, headers and rows, with the position of each field."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from tiebreaks._exact import parse_int
from tiebreaks.errors import Problem
from tiebreaks.formats.reader_report import Report
from tiebreaks.formats.rows import rows_of

DELIMITERS = ",;\t"
GAME_COLUMNS = ("round", "white", "black", "result")
SCORE = "score"  # a further column of games, or one instead of the result
MOST_ROUNDS = 999
HIGHEST = 10**9

_WORD = "(?:round|rond|ronde|ronda|runde|runda|rodada|tour|turno|rnd|rde|rd|r)"
_ORDINAL = "(?:st|nd|rd|th|re|er|[eèé]re|e|[eèé]me|[aªoº])"
_BREAK = r"[\s.:_#-]*"
_ROUND = re.compile(
    rf"(?:{_WORD}{_BREAK}|#)?([0-9]{{1,3}})\.?|([0-9]{{1,3}}){_ORDINAL}?{_BREAK}{_WORD}\.?"
)


class Field(NamedTuple):
    """A field: its text, stripped, its line, and its position in that line, from 1."""

    text: str
    line: int
    column: int


Row = dict[str, Field]  # by the name of its column


def round_of(name: str) -> int:
    """Return the round in the name of a column, 0 if there is none.

    >>> round_of("3"), round_of("runde 3"), round_of("3. rd"), round_of("rating")
    (3, 3, 3, 0)
    """
    found = _ROUND.fullmatch(name)
    return int(found[1] or found[2]) if found else 0


def _is_header_of_games(names: Sequence[str]) -> bool:
    *others, result = GAME_COLUMNS
    return all(name in names for name in others) and (result in names or SCORE in names)


def is_header(names: Sequence[str]) -> bool:
    """Return whether a row is a header, of games or of participants."""
    if _is_header_of_games(names) or ("number" in names and len(names) > 1):
        return True
    return "name" in names and any(letter.isdigit() for name in names for letter in name)


def delimiter_of(text: str) -> str | None:
    """Return the delimiter with which the first line is a header; None if it is not one."""
    line = next((line for line in re.split("\r\n|\r|\n", text) if line.strip(" \t,;")), "")
    for delimiter in DELIMITERS:
        if is_header(_names(_plain_row(line, delimiter))):
            return delimiter
    return None


def _plain_row(line: str, delimiter: str) -> list[str]:
    try:
        return next(csv.reader([line], delimiter=delimiter), [])
    except csv.Error:
        return []


def _names(row: Sequence[str]) -> list[str]:
    return [text.strip().lower() for text in row]


class Sheet(Report):
    """A report that also holds the rows of both sections."""

    def __init__(self, source: str | None) -> None:
        super().__init__(source)
        self.columns: tuple[str, ...] = ()  # of the participants
        self.known: Sequence[str] = ()  # columns that participants may have
        self.people: list[Row] = []
        self.games: list[Row] | None = None
        # By column: unknown headers of participants, and the fields below.
        self.unknown: dict[int, tuple[Field, list[Field]]] = {}
        self.free_rounds: list[Field] = []

    def refuse(self, field: Field, problem: Problem) -> None:
        """Report a field that cannot be read."""
        self.unreadable(problem, field.line, field.column)

    def read(self, text: str, known: Sequence[str]) -> None:
        """Split the text into the rows of both sections; `known` are columns of participants.

        Raises:
            FormatError: no header, or quotes that are not closed or not allowed.
        """
        self.known = known
        header: list[Field] = []
        delimiter = delimiter_of(text)
        if delimiter is None:
            template = "this is not a header of games or of participants"
            self.unreadable(Problem("not_a_header", template), 1, 1)
            self.check()
        for row in _rows(text, delimiter or ",", self.source):
            names = _names([field.text for field in row])
            if _is_header_of_games(names) or not header:
                header = self._header(row, names)
            else:
                self._row(header, row)

    def _header(self, row: list[Field], names: list[str]) -> list[Field]:
        is_games = _is_header_of_games(names)
        known = (*GAME_COLUMNS, SCORE)
        if is_games and self.games is not None:
            template = "the games have a second header"
            self.refuse(row[0], Problem("second_header_of_games", template))
        if is_games and any(map(round_of, self.columns)):
            template = "there are games, but the participants have cells of rounds, too"
            self.refuse(row[0], Problem("games_and_cells", template))
        header: list[Field] = []
        for field, name in zip(row, names, strict=True):
            if round_of(name) and not is_games:
                name = str(round_of(name))
            used = name in known if is_games else name in self.known or round_of(name)
            if name in [other.text for other in header if name]:
                template = "duplicate column {written!r}"
                self.refuse(field, Problem("column_repeated", template, written=field.text))
            elif not used and not is_games:
                self.unknown[field.column] = field, []
            elif name and not used:
                self.ignored(field)
            header.append(field._replace(text=name))
        if is_games:
            self.games = []
        else:
            self.columns = tuple(field.text for field in header)
        return header

    def ignored(self, header: Field) -> None:
        """Report a column that is ignored."""
        self.notice(f"the column {header.text!r} is ignored", header.line, header.column)

    def _row(self, header: list[Field], row: list[Field]) -> None:
        for field in row[len(header) :]:
            if field.text:
                template = "{written!r} is beyond the columns of the header"
                self.refuse(field, Problem("beyond_header", template, written=field.text))
        last = row[-1]
        missing = range(len(row) + 1, len(header) + 1)
        full = [*row, *(Field("", last.line, column) for column in missing)]
        found = {name.text: field for name, field in zip(header, full, strict=False)}
        if self.games is not None:
            nothing = Field("", last.line, len(full) + 1)
            self.games.append({"result": nothing, SCORE: nothing, **found})
            return
        self.people.append(found)
        for name, field in zip(header, full, strict=False):
            if name.column in self.unknown:
                self.unknown[name.column][1].append(field)

    def parse_int(self, row: Mapping[str, Field], name: str, least: int = 0) -> int | None:
        """Return a field as a whole number; None if it is empty or cannot be read."""
        field = row.get(name)
        if field is None or not field.text:
            return None
        found = parse_int(field.text)
        if found is None or found < least:
            template = "{written!r} is not a valid {name}"
            self.refuse(field, Problem("not_valid", template, written=field.text, name=name))
            return None
        return found


def _rows(text: str, delimiter: str, source: str | None) -> Iterator[list[Field]]:
    """Yield the rows that are not empty."""
    for line, row in rows_of(io.StringIO(text, newline=""), delimiter, source, strict=True):
        if any(text.strip() for text in row):
            yield [Field(text.strip(), line, column) for column, text in enumerate(row, 1)]


def csv_text(rows: Iterable[Sequence[object]]) -> str:
    """Return rows as text; a row without fields is a blank line.

    >>> csv_text([["a", None, "b,c"], [], [1, 2, 3]])
    'a,,"b,c"\\r\\n\\r\\n1,2,3\\r\\n'
    """
    out = io.StringIO(newline="")
    writer = csv.writer(out)
    writer.writerows(rows)
    return out.getvalue()
