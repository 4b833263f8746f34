"""Write tournaments to JSON: the crosstables, the edition, and the other fields of a tournament."""

from __future__ import annotations

from tiebreaks.formats.jsonfile.records import hints_of, record_value
from tiebreaks.formats.jsonfile.rules import edition_value
from tiebreaks.formats.jsonfile.table import table_value
from tiebreaks.model.crosstable import Crosstable
from tiebreaks.model.tournament import Tournament

LAYOUT = "tiebreaks"
VERSION = 1
TABLES = ("crosstable", "players")
NOT_HELD = ("notices", "source")  # they belong to the file that was read
_FIRST = ("name", "start", "end", "edition", "tiebreaks")


def tournament_value(tournament: Tournament) -> dict[str, object]:
    """Convert a tournament to JSON.

    Raises:
        InputError: a number that is too long to be read again.
    """
    fields = record_value(tournament, without=("edition", *TABLES, *NOT_HELD))
    found: dict[str, object] = {"format": LAYOUT, "version": VERSION}
    for name in dict.fromkeys([*_FIRST, *hints_of(Tournament)]):
        if name in TABLES:
            table = getattr(tournament, name)
            if table is not None:
                found[name] = table_value(table)
        elif name == "edition":
            found[name] = edition_value(tournament.edition)
        elif name in fields:
            found[name] = fields[name]
    return found


def crosstable_value(table: Crosstable) -> dict[str, object]:
    """Convert a table to the JSON of a tournament that has nothing else.

    Raises:
        InputError: a number that is too long to be read again.
    """
    return {"format": LAYOUT, "version": VERSION, "crosstable": table_value(table)}
