"""JSON files, which hold a whole tournament in a layout of our own.

The file is an object with `"format": "tiebreaks"` and `"version": 1`. Numbers are whole numbers,
or exact ones in text such as `"1/2"`; JSON decimals are refused because they are not exact. Keys
with default values are omitted.

>>> text = '''{"format": "tiebreaks", "version": 1, "name": "Club", "crosstable": {"participants": [
...   {"number": 1, "name": "Ann", "cells": ["2w1"]},
...   {"number": 2, "name": "Bob", "cells": ["1b0"]}]}}'''
>>> loads(text).crosstable.outcomes
(b'1', b'0')
"""

from __future__ import annotations

from tiebreaks import editions
from tiebreaks.errors import Problem
from tiebreaks.formats.encoded_text import beginning, decoded
from tiebreaks.formats.format import Format
from tiebreaks.formats.jsonfile.earlier import through
from tiebreaks.formats.jsonfile.read_table import read_table
from tiebreaks.formats.jsonfile.records import hints_of, read_fields
from tiebreaks.formats.jsonfile.rules import functions, read_edition
from tiebreaks.formats.jsonfile.tournament import LAYOUT, TABLES, VERSION, tournament_value
from tiebreaks.formats.jsonfile.values import Values, laid_out, parsed
from tiebreaks.model.tournament import Notice, Tournament

__all__ = ["FORMAT", "LAYOUT", "VERSION", "dumps", "is_content", "loads", "omissions"]


def is_content(data: bytes | str) -> bool:
    """Return whether a text can only be meant as JSON: it begins with `{`.

    >>> is_content(b" {"), is_content("001    1")
    (True, False)
    """
    return beginning(data).lstrip().startswith("{")


def loads(
    data: bytes | str,
    source: str | None = None,
    *,
    pairing: str | None = None,
    planned_rounds: int | None = None,
    encoding: str | None = None,
) -> Tournament:
    """Read a tournament from JSON.

    Args:
        data: the content of the file, in UTF-8.
        source: its name, for messages.
        pairing: `swiss` or `predetermined`, instead of what the file says.
        planned_rounds: the number of scheduled rounds, instead of what the file says.
        encoding: the encoding, if it is not UTF-8.

    Raises:
        FormatError: every value of a wrong type, with its path from the root `$`.
        InputError: contradictory results; lists all of them.

    >>> from tiebreaks import Crosstable, Tournament
    >>> event = Tournament(Crosstable.parse("1 Ann * 1\\n2 Bob 0 *"), name="Club")
    >>> loads(dumps(event)) == event
    True
    """
    text, _ = decoded(data, encoding, source)
    values = Values(source)
    found = values.mapping(parsed(text, source), "$")
    values.check()
    _check_version(found, values)
    hints = hints_of(Tournament)
    fields = values.fields(found, "$", ["format", "version", *hints], ["crosstable"])
    plain = {name: hint for name, hint in hints.items() if name not in ("edition", *TABLES)}
    read = read_fields(plain, fields, "$", values)
    start = read.get("start")
    read["edition"] = editions.for_date(start)
    if "edition" in fields:
        read["edition"] = read_edition(fields["edition"], "$.edition", values)
    for name in TABLES:
        if fields.get(name) is not None or name == "crosstable":
            given = (pairing, planned_rounds) if name == "crosstable" else (None, None)
            read[name] = read_table(fields.get(name), f"$.{name}", values, *given)
    values.check()
    values.compare_rounds(planned_rounds, read["crosstable"].planned_rounds)
    read["notices"] = (*read.get("notices", ()), *values.notices)
    if source is not None:
        read["source"] = source
    return Tournament(**read)


def dumps(tournament: Tournament) -> bytes:
    """Write a tournament as JSON, in UTF-8; reading it gives an equal tournament.

    Notices and the name of the source belong to the file that was read and are left out; see
    `omissions` for what else cannot be written.

    >>> print(dumps(loads(dumps(loads('''{"format": "tiebreaks", "version": 1,
    ...   "crosstable": {"participants": [{"number": 1, "cells": ["H"]}]}}''')))).decode())
    {
     "format": "tiebreaks",
     "version": 1,
     "edition": "fide-2026-03",
     "crosstable": {
      "pairing": "swiss",
      "planned_rounds": 1,
      "rounds": 1,
      "participants": [{"number": 1, "cells": ["H"]}],
      "points": {"PTS": {"system": {}}}
     }
    }
    <BLANKLINE>
    """
    return f"{laid_out(tournament_value(tournament))}\n".encode("utf-8", "replace")


def omissions(tournament: Tournament) -> tuple[Notice, ...]:
    """Return what `dumps` leaves out: rules of the event that are functions.

    >>> from tiebreaks import Crosstable
    >>> omissions(Tournament(Crosstable.parse("1 Ann * 1\\n2 Bob 0 *")))
    ()
    """
    return tuple(
        Notice(f"the rule {name} of the edition is a function: the file has the default rule")
        for name in functions(tournament.edition)
    )


def _check_version(found: dict[str, object], values: Values) -> None:
    """Refuse other layouts and versions.

    Raises:
        FormatError: another layout or version; nothing else is read then.
    """
    if found.get("format") != LAYOUT:
        template = "{path}: the format is not {layout!r}"
        values.unreadable(Problem("other_layout", template, path="$.format", layout=LAYOUT))
        values.check()
    version = values.parse_int(found.get("version"), "$.version")
    if version != VERSION and not values.places:
        template = "{path}: unknown version {version}; known is {known}"
        path = "$.version"
        values.unreadable(
            Problem("unknown_layout_version", template, path=path, version=version, known=VERSION)
        )
    values.check()


FORMAT = Format("JSON", (".json",), is_content, loads, dumps, omissions, through=through)
