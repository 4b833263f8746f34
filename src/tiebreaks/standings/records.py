"""The rows of standings as flat dictionaries, for data frames and databases."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from tiebreaks.model.participants import Participant

if TYPE_CHECKING:
    from tiebreaks.standings.rows import Standings

_OPTIONAL = ("rating", "federation", "title")  # left out where nobody has one
_WORDS = frozenset(("place", "number", "name", *_OPTIONAL, "decided_by"))


def records_of(standings: Standings) -> list[dict[str, Any]]:
    """Return what `Standings.records` returns."""
    people = [*(row.participant for row in standings), *standings.excluded]
    known = [name for name in _OPTIONAL if any(getattr(person, name) for person in people)]
    keys = {code: _key(code, str(column.descriptor)) for code, column in standings.columns.items()}
    records = [
        {
            **_person(row.place, row.participant, known),
            **{key: _plain(row[code]) for code, key in keys.items()},
            "decided_by": row.decided_by,
        }
        for row in standings
    ]
    absent: Mapping[str, None] = dict.fromkeys([*keys.values(), "decided_by"])
    return [*records, *({**_person(None, one, known), **absent} for one in standings.excluded)]


def _key(code: str, canonical: str) -> str:
    """Return the key of a code: as written, in capitals if it is a word of its own here."""
    return canonical if code in _WORDS else code


def _person(place: int | None, person: Participant, known: list[str]) -> dict[str, Any]:
    head = {"place": place, "number": person.number, "name": person.name}
    return head | {name: getattr(person, name) or None for name in known}


def _plain(value: Fraction | None) -> int | Fraction | None:
    return value.numerator if value is not None and value.denominator == 1 else value
