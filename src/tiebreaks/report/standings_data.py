"""Standings, their rows and columns, and divided prizes as plain dicts and lists."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import attrs

from tiebreaks import outcomes
from tiebreaks.engine.resolution import without_aliases
from tiebreaks.engine.terms import Column
from tiebreaks.formats.jsonfile.records import record_value
from tiebreaks.model.crosstable import Crosstable
from tiebreaks.model.participants import Participant
from tiebreaks.model.tournament import Notice
from tiebreaks.prizes.division import Division, Share
from tiebreaks.report.names import edition_name, full_name
from tiebreaks.standings.group_columns import AnyColumn, Dropped
from tiebreaks.standings.rows import Row, Standings

# What the rows say of a participant beside number and name, where it is known.
_IN_ROWS = ("title", "federation", "rating")


def standings_value(standings: Standings) -> dict[str, Any]:
    """Return standings: the event and the rules, the tie-breaks, and a row for everybody."""
    return {
        **head_value(standings),
        "columns": [
            {
                "code": code,
                **_column_head(column),
                "means": str(without_aliases(column.descriptor, standings.aliases)),
            }
            for code, column in standings.columns.items()
        ],
        "misused": list(standings.misused),
        "standings": [
            *map(row_value, standings),
            *(_excluded(person, standings) for person in standings.excluded),
        ],
    }


def head_value(standings: Standings) -> dict[str, Any]:
    """Return what standings say of the event and of the rules applied.

    The event, its start and the notices are those of the tournament, if one was ranked.
    """
    table, event = standings.table, standings.tournament
    open_count = open_games(table)
    return {
        "event": (event.name or None) if event else None,
        "start": event.start.isoformat() if event and event.start else None,
        "edition": standings.edition.id,
        "edition_name": edition_name(standings.edition, "en"),
        "pairing": str(table.pairing),
        "rounds": table.rounds,
        "after": table.rounds,
        "planned_rounds": table.planned_rounds,
        "open_games": open_count,
        "provisional": table.rounds < table.planned_rounds or open_count > 0,
        "tiebreaks": list(standings.codes),
        "dropped": [dropped.code for dropped in standings.dropped],
        "assigned_ratings": {str(n): rating for n, rating in standings.assigned.items()},
        "excluded": [person.number for person in standings.excluded],
        "group": standings.group or None,
        "seed": standings.seed,
        "notices": [notice_value(notice) for notice in event.notices] if event else [],
    }


def notice_value(notice: Notice) -> dict[str, Any]:
    """Return what a reader reported, and where."""
    return attrs.asdict(notice)


def participant_value(person: Participant) -> dict[str, Any]:
    """Return number and name, and whatever else is known of a participant."""
    return {"number": person.number, "name": person.name, **record_value(person)}


def _in_row(person: Participant) -> dict[str, Any]:
    known = {key: getattr(person, key) for key in _IN_ROWS if getattr(person, key)}
    return {"number": person.number, "name": person.name, **known}


def row_value(row: Row) -> dict[str, Any]:
    """Return a row: place, participant, the values by code, and what decided the place."""
    number = row.participant.number
    columns = row.standings.columns
    return {
        "place": row.place,
        **_in_row(row.participant),
        "values": {code: _value(column, number) for code, column in columns.items()},
        "decided_by": row.decided_by,
    }


def _excluded(person: Participant, standings: Standings) -> dict[str, Any]:
    return {
        "place": None,
        **_in_row(person),
        "values": dict.fromkeys(standings.columns),
        "decided_by": None,
    }


def column_value(column: AnyColumn) -> dict[str, Any]:
    """Return one tie-break: what it is, and everybody's value by number."""
    found = _column_head(column)
    if isinstance(column, Dropped):
        return found
    numbers = [person.number for person in column.table.participants]
    values = {str(number): _value(column, number) for number in numbers}
    return {**found, "edition": column.edition.id, "values": values}


def _column_head(column: AnyColumn) -> dict[str, Any]:
    """Return what a tie-break of a list is; `kind` says what its values are."""
    if isinstance(column, Dropped):
        return {
            "descriptor": str(column.descriptor),
            "kind": "dropped",
            "reason": str(column.reason),
            "unrated": list(column.unrated),
        }
    found = {
        "descriptor": str(column.descriptor),
        "name": full_name(column.tiebreak, "en"),
        "origin": column.origin.key,
        "article": column.article,
    }
    if isinstance(column, Column):
        return {
            **found,
            "kind": "value",
            "better": column.better.value,
            "fold": column.fold.name,
            "decimals": column.decimals,
            "source": None if column.source is None else str(column.source.descriptor),
        }
    return {**found, "kind": "order", "better": "lower"}


def _value(column: AnyColumn, number: int) -> dict[str, Any] | None:
    """Return a value exactly and as it is shown, and what else orders it, if anything does."""
    value = column.value(number)
    if value is None:
        return None
    found: dict[str, Any] = {"exact": str(value), "text": column.text(number)}
    if isinstance(column, Column):
        if column.vectors is not None:
            found["vector"] = [str(part) for part in column.vector(number)]
        if column.terms.below:
            below = column.terms.below.get(column.table.index(number))
            if below is not None:
                found["below"] = below.value
    return found


def division_value(division: Division) -> dict[str, Any]:
    """Return divided prizes: what is divided and how, and everyone's share."""
    return {
        **head_value(division.standings),
        "rule": str(division.rule),
        "by": str(division.by.descriptor),
        "fund": _money(division.fund, division),
        "coin": _money(division.coin, division),
        "prizes": [_money(prize, division) for prize in division.prizes],
        "unclaimed": _money(division.unclaimed, division),
        "shares": [_share(share, division) for share in division],
    }


def _share(share: Share, division: Division) -> dict[str, Any]:
    own, mean = (
        None if prize is None else _money(prize, division)
        for prize in (share.own_prize, share.group_prize)
    )
    return {
        "place": share.place,
        **_in_row(share.participant),
        "amount": _money(share.amount, division),
        "before_coins": _money(share.exact, division),
        "value": _value(division.by, share.participant.number),
        "group": None if share.group is None else list(share.group),
        "own_prize": own,
        "group_prize": mean,
    }


def _money(amount: Fraction, division: Division) -> dict[str, str]:
    return {"exact": str(amount), "text": division.written(amount)}


def open_games(table: Crosstable) -> int:
    """Return how many games of the rounds held have no final result."""
    rows = [row[: table.rounds] for row in table.outcomes]
    return sum(row.count(outcome) for row in rows for outcome in outcomes.UNDECIDED) // 2
