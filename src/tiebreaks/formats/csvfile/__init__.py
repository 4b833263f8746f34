r"""CSV files: games in the long form, or a crosstable of one cell for each round.

The long form has a row for each game and each bye. A section of participants may stand before it.

>>> text = "round,white,black,result\n1,Ann,Bob,1-0\n1,Cid,,U\n"
>>> loads(text).crosstable.outcomes
(b'1', b'0', b'U')

The crosstable form has a row for each participant, with cells as wall charts have them.

>>> text = "number;name;rating;1\n1;Ann;2100;2w1\n2;Bob;;1b0\n3;Cid;1900;U\n"
>>> loads(text).crosstable.outcomes
(b'1', b'0', b'U')
"""

from __future__ import annotations

from tiebreaks import editions
from tiebreaks.formats.csvfile.games import cell_columns, game_rows, read_cells, read_games
from tiebreaks.formats.csvfile.omissions import differences
from tiebreaks.formats.csvfile.people import COLUMNS, people_rows, read_people
from tiebreaks.formats.csvfile.text import Sheet, delimiter_of, written
from tiebreaks.formats.encoded_text import beginning, decoded
from tiebreaks.formats.format import Format, check_version
from tiebreaks.model.crosstable import Crosstable
from tiebreaks.model.pairing import Pairing
from tiebreaks.model.tournament import Notice, Tournament

__all__ = ["FORMAT", "VERSIONS", "dumps", "is_content", "loads", "omissions"]

VERSIONS = ("long", "crosstable")


def is_content(data: bytes | str) -> bool:
    """Tell whether a text begins with a header of either form.

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
    """Read a tournament from CSV, its form told from the header.

    Args:
        data: the file as it stands; UTF-8, else Latin-1, is told from it.
        source: its name, for messages.
        pairing: `swiss` or `predetermined`, which the file does not say; a Swiss unless given.
        planned_rounds: the scheduled rounds; the last one paired unless given.
        encoding: the encoding, where the file is in another one.

    Raises:
        FormatError: every field that cannot be read, with its line and its column, the number of
            the field in its line.
        InputError: results that contradict each other, all of them.
    """
    text, codec = decoded(data, encoding, source, fallback="latin-1")
    sheet = Sheet(source)
    if encoding is None and codec != "utf-8":
        sheet.notice("the text is not UTF-8: it is read as Latin-1")
    sheet.read(text, COLUMNS)
    people, published = read_people(sheet)
    _note_settings(sheet, pairing)
    pairing = pairing or Pairing.SWISS
    if sheet.games is None:
        cells = read_cells(sheet)
        sheet.check()
        table = Crosstable.from_cells(people, cells, pairing=pairing, planned_rounds=planned_rounds)
    else:
        games, byes = read_games(sheet, people)
        sheet.check()
        table = Crosstable.from_games(people, games, byes, planned_rounds, pairing)
    sheet.compare_rounds(planned_rounds, table.planned_rounds)
    return Tournament(
        crosstable=table,
        edition=editions.DEFAULT,
        published=published,
        notices=tuple(sheet.notices),
        source=source,
    )


def _note_settings(sheet: Sheet, pairing: str | None) -> None:
    """Note what a CSV file never says."""
    if pairing is None:
        sheet.notice(
            "a CSV file does not say how the pairings were made: read as a Swiss;"
            " the pairing can be given when reading"
        )
    sheet.notice(f"a CSV file does not say when the event began: edition {editions.DEFAULT.id}")


def dumps(tournament: Tournament, version: str = "long") -> bytes:
    """Write a tournament as CSV, in UTF-8, with commas and CRLF; `omissions` says what is left out.

    Args:
        tournament: what to write.
        version: `long` or `crosstable`.

    Raises:
        InputError: an unknown version, or a number that cannot be read again.

    >>> print(dumps(loads("number,name,1\\n1,Ann,H\\n"), "long").decode())
    number,name,rating,federation
    1,Ann,,
    <BLANKLINE>
    round,white,black,result
    1,1,,H
    """
    check_version("CSV", version, VERSIONS)
    people = people_rows(tournament)
    if version == "long":
        rows = [*people, [], *game_rows(tournament.crosstable)]
    else:
        columns = list(cell_columns(tournament.crosstable))
        rows = [[*row, *(column[k] for column in columns)] for k, row in enumerate(people)]
    return written(rows).encode("utf-8", "replace")


def omissions(tournament: Tournament, version: str = "long") -> tuple[Notice, ...]:
    """Say what `dumps` leaves out or changes, as far as the tournament holds it.

    >>> omissions(loads("number,name,1\\n1,Ann,H\\n", planned_rounds=5))[0].message
    'CSV does not hold the 5 planned rounds'
    """
    again = loads(dumps(tournament, version))
    return tuple(Notice(text) for text in differences(tournament, again))


FORMAT = Format("CSV", (".csv",), is_content, loads, dumps, omissions, VERSIONS)
