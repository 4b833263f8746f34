r"""CSV files: a list of games (the long form), or a crosstable with one cell per round.

The long form has a row for each game and each bye. A section of participants may precede it.

>>> text = "round,white,black,result\n1,Ann,Bob,1-0\n1,Cid,,U\n"
>>> loads(text).crosstable.outcomes
(b'1', b'0', b'U')

The crosstable form has a row for each participant, with the cells of a wall chart.

>>> text = "number;name;rating;1\n1;Ann;2100;2w1\n2;Bob;;1b0\n3;Cid;1900;U\n"
>>> loads(text).crosstable.outcomes
(b'1', b'0', b'U')
"""

from __future__ import annotations

from itertools import chain

from tiebreaks import editions
from tiebreaks.errors import InputError, Problem
from tiebreaks.formats.csvfile.differences import differences
from tiebreaks.formats.csvfile.earlier import through
from tiebreaks.formats.csvfile.games import (
    cell_columns,
    check_columns,
    game_rows,
    read_cells,
    read_games,
    report_free_rounds,
)
from tiebreaks.formats.csvfile.people import COLUMNS, people_rows, read_people
from tiebreaks.formats.csvfile.text import GAME_COLUMNS, Sheet, csv_text, delimiter_of
from tiebreaks.formats.encoded_text import beginning, decoded
from tiebreaks.formats.format import Format, check_version
from tiebreaks.model.crosstable import Crosstable
from tiebreaks.model.entries import without_position
from tiebreaks.model.pairing import Pairing
from tiebreaks.model.participants import Participant
from tiebreaks.model.tournament import Notice, Tournament

__all__ = ["FORMAT", "VERSIONS", "dumps", "is_content", "loads", "omissions"]

VERSIONS = ("long", "crosstable")


def is_content(data: bytes | str) -> bool:
    """Return whether a text begins with the header of either form.

    >>> is_content(b"number,name,1"), is_content("001    1")
    (True, False)
    """
    return delimiter_of(beginning(data)) is not None


def loads(
    data: bytes | str,
    source: str | None = None,
    *,
    pairing: str | None = None,
    planned_rounds: int | None = None,
    encoding: str | None = None,
) -> Tournament:
    """Read a tournament from CSV; the header decides which form it is.

    Args:
        data: the content of the file, in UTF-8 or else Latin-1.
        source: its name, for messages.
        pairing: `swiss` (the default) or `predetermined`, as the file does not say.
        planned_rounds: the number of scheduled rounds; by default the last one paired.
        encoding: the encoding, if it is another one.

    Raises:
        FormatError: every field that cannot be read, with its line and its column, the number of
            the field in its line.
        InputError: contradictory results; lists all of them.

    >>> event = loads("round,white,black,result\\n1,Ann,Bob,1-0\\n2,Bob,Ann,½-½\\n")
    >>> event.crosstable.rounds, [person.name for person in event.crosstable.participants]
    (2, ['Ann', 'Bob'])
    """
    text, codec = decoded(data, encoding, source, fallback="latin-1")
    sheet = Sheet(source)
    if encoding is None and codec != "utf-8":
        sheet.notice("the text is not UTF-8: it is read as Latin-1")
    sheet.read(text, COLUMNS)
    check_columns(sheet)
    people, published = read_people(sheet)
    _report_settings(sheet, pairing)
    table = _table(sheet, people, pairing, planned_rounds)
    sheet.compare_rounds(planned_rounds, table.planned_rounds)
    return Tournament(
        crosstable=table,
        edition=editions.DEFAULT,
        published=published,
        notices=tuple(sheet.notices),
        source=source,
    )


def _table(
    sheet: Sheet, people: list[Participant], pairing: str | None, planned_rounds: int | None
) -> Crosstable:
    """Return the table of either form.

    Raises:
        FormatError: every field that cannot be read, or no result at all.
    """
    kind = pairing or Pairing.SWISS
    if sheet.games is None:
        cells = read_cells(sheet, people, pairing)
        _check_read(sheet, pairing, any(cell for row in cells for cell in row))
        return Crosstable.from_cells(people, cells, pairing=kind, planned_rounds=planned_rounds)
    games, byes = read_games(sheet, people, pairing)
    _check_read(sheet, pairing, bool(games or byes))
    try:
        return Crosstable.from_games(people, games, byes, planned_rounds, kind, extra_rounds=False)
    except InputError as error:
        raise InputError([without_position(one) for one in error.problems]) from None


def _check_read(sheet: Sheet, pairing: str | None, has_entries: bool) -> None:
    """Refuse what could not be read, and a file without any result."""
    report_free_rounds(sheet, pairing)
    if not has_entries and not sheet.places:
        template = (
            "there is no result in it: neither a column for a round, such as 1, R1 or Round 1,"
            " with cells, nor lines of games below {columns}"
        )
        columns = ",".join(GAME_COLUMNS)
        sheet.unreadable(Problem("table_without_result", template, columns=columns))
    sheet.check()


def _report_settings(sheet: Sheet, pairing: str | None) -> None:
    """Report what a CSV file never says."""
    if pairing is None:
        sheet.notice(
            "a CSV file does not say how the players were paired: taken as a Swiss;"
            " the pairing can be given when reading"
        )
    sheet.notice(f"a CSV file does not say when the event began: edition {editions.DEFAULT.id}")


def dumps(tournament: Tournament, version: str = "long") -> bytes:
    """Write a tournament as CSV, in UTF-8, with commas and CRLF; see `omissions`.

    Args:
        tournament: what to write.
        version: `long` or `crosstable`.

    Raises:
        InputError: an unknown version, a number that is too long to be read again, or no result
            at all, as a file without one is not read.

    >>> print(dumps(loads("number,name,1\\n1,Ann,H\\n"), "long").decode())
    number,name,rating,federation
    1,Ann,,
    <BLANKLINE>
    round,white,black,result
    1,1,,H
    """
    check_version("CSV", version, VERSIONS)
    people, table = people_rows(tournament), tournament.crosstable
    if not any(row.strip(b"*") for row in (table.written or table).outcomes):
        template = "there is no result to write: a CSV file without one is not read again"
        raise InputError(Problem("no_result_to_write", template))
    if version == "long":
        return csv_text(chain(people, [[]], game_rows(table))).encode("utf-8", "replace")
    columns = zip(*cell_columns(table), strict=True)
    rows = ([*row, *cells] for row, cells in zip(people, columns, strict=True))
    return csv_text(rows).encode("utf-8", "replace")


def omissions(tournament: Tournament, version: str = "long") -> tuple[Notice, ...]:
    """Return what `dumps` leaves out or changes of this tournament.

    >>> omissions(loads("number,name,1\\n1,Ann,H\\n", planned_rounds=5))[0].message
    'CSV does not hold the 5 planned rounds'
    """
    again = loads(dumps(tournament, version))
    return tuple(Notice(text) for text in differences(tournament, again))


FORMAT = Format("CSV", (".csv",), is_content, loads, dumps, omissions, VERSIONS, through)
