"""Workings, comparisons and other results as plain dicts, lists and text, ready for JSON."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date
from enum import Enum
from fractions import Fraction
from typing import Any

import attrs

from tiebreaks import outcomes
from tiebreaks.editions import Edition
from tiebreaks.engine.descriptors import Descriptor
from tiebreaks.engine.fold import Fold
from tiebreaks.engine.terms import Step
from tiebreaks.model.crosstable import Crosstable
from tiebreaks.model.participants import Participant
from tiebreaks.prizes.division import Division, Share
from tiebreaks.standings.group_columns import AnyColumn
from tiebreaks.standings.rows import Row, Standings


def to_dict(result: object) -> Any:
    """Return a result as plain data for JSON: dictionaries, lists, text and whole numbers.

    Exact numbers become text such as 331/12, so that no digit is lost; editions become their id.
    Takes standings (what `--format json` prints), workings, comparisons, divided prizes, and the
    answers of `check` and `versus`.

    Raises:
        TypeError: a value that has no such form.

    >>> to_dict({"value": Fraction(5, 2), "terms": (1, None)})
    {'value': '5/2', 'terms': [1, None]}
    """
    if result is None or (isinstance(result, bool | int | str) and not isinstance(result, Enum)):
        return result
    if isinstance(result, Fraction | Descriptor):
        return str(result)
    if isinstance(result, Enum):
        return str(result.value)
    if isinstance(result, date):
        return result.isoformat()
    if isinstance(result, bytes):
        return result.decode("latin-1")
    if isinstance(result, Edition):
        return result.id
    if isinstance(result, Fold):
        return result.name
    if isinstance(result, Participant):
        return {"number": result.number, "name": result.name}
    if isinstance(result, Standings):
        return _standings(result)
    if isinstance(result, Division):
        return _division(result)
    if isinstance(result, Mapping):
        return {str(key): to_dict(item) for key, item in result.items()}
    if isinstance(result, Step):
        letter = None if result.outcome is None else chr(result.outcome)
        return {**_fields(result), "counted": result.counted, "outcome": letter}
    if attrs.has(type(result)):
        fields: attrs.AttrsInstance = result  # type: ignore[assignment]
        return _fields(fields)
    if isinstance(result, Iterable):
        return [to_dict(item) for item in result]
    raise TypeError(f"{result!r} has no plain form")


def _fields(value: attrs.AttrsInstance) -> dict[str, Any]:
    return {
        field.name: to_dict(getattr(value, field.name))
        for field in attrs.fields(type(value))
        if not field.name.startswith("_")
    }


def _standings(standings: Standings) -> dict[str, Any]:
    return {
        **_head(standings),
        "standings": [
            *map(_row, standings),
            *(_excluded(person, standings) for person in standings.excluded),
        ],
    }


def _head(standings: Standings) -> dict[str, Any]:
    """Return what standings say of the event and of the rules applied."""
    return {
        "edition": standings.edition.id,
        "pairing": str(standings.table.pairing),
        "rounds": standings.table.rounds,
        "planned_rounds": standings.table.planned_rounds,
        "open_games": open_games(standings.table),
        "tiebreaks": list(standings.codes),
        "dropped": [dropped.code for dropped in standings.dropped],
        "assigned_ratings": {str(n): rating for n, rating in standings.assigned.items()},
        "excluded": [person.number for person in standings.excluded],
    }


def _row(row: Row) -> dict[str, Any]:
    number = row.participant.number
    return {
        "place": row.place,
        "number": number,
        "name": row.participant.name,
        "values": {
            code: _json_value(column, number) for code, column in row.standings.columns.items()
        },
        "decided_by": row.decided_by,
    }


def _excluded(person: Participant, standings: Standings) -> dict[str, Any]:
    return {
        "place": None,
        "number": person.number,
        "name": person.name,
        "values": dict.fromkeys(standings.columns),
        "decided_by": None,
    }


def _json_value(column: AnyColumn, number: int) -> dict[str, str] | None:
    value = column.value(number)
    return None if value is None else {"exact": str(value), "text": column.text(number)}


def _division(division: Division) -> dict[str, Any]:
    return {
        **_head(division.standings),
        "group": division.standings.group or None,
        "rule": str(division.rule),
        "by": str(division.by.descriptor),
        "fund": _money(division.fund, division),
        "coin": _money(division.coin, division),
        "prizes": [_money(prize, division) for prize in division.prizes],
        "unclaimed": _money(division.unclaimed, division),
        "shares": [_share(share, division) for share in division],
    }


def _share(share: Share, division: Division) -> dict[str, Any]:
    number = share.participant.number
    own, mean = (
        None if prize is None else _money(prize, division)
        for prize in (share.own_prize, share.group_prize)
    )
    return {
        "place": share.place,
        "number": number,
        "name": share.participant.name,
        "amount": _money(share.amount, division),
        "before_coins": _money(share.exact, division),
        "value": _json_value(division.by, number),
        "group": to_dict(share.group),
        "own_prize": own,
        "group_prize": mean,
    }


def _money(amount: Fraction, division: Division) -> dict[str, str]:
    return {"exact": str(amount), "text": division.written(amount)}


def open_games(table: Crosstable) -> int:
    """Return how many games of the rounds held have no final result."""
    rows = [row[: table.rounds] for row in table.outcomes]
    return sum(row.count(outcome) for row in rows for outcome in outcomes.UNDECIDED) // 2
