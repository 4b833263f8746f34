"""Participants who left a round robin early: the table without them, and who seems to be one.

General Regulations: who completed under half of the games stays in the table, but these results
do not count for the final standings.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TypeVar

import attrs

from tiebreaks import outcomes
from tiebreaks._exact import FrozenMap
from tiebreaks.errors import InputError, Problem
from tiebreaks.model.crosstable import Crosstable
from tiebreaks.model.pairing import Pairing
from tiebreaks.model.participants import Participant
from tiebreaks.model.points import Penalty, Points
from tiebreaks.model.tournament import Notice

Entry = TypeVar("Entry")

_FREE = bytes([outcomes.ZERO_BYE])
_COMPLETED = outcomes.PLAYED + bytes([outcomes.FORFEIT_WIN, outcomes.OPEN])


def without(table: Crosstable, numbers: Collection[int]) -> Crosstable:
    """Return the table as if some participants had never entered it.

    Their opponents have a free round instead; of a table without an order of rounds, those in
    which nobody plays any more are gone.

    Raises:
        InputError: a number that nobody has, a Swiss, or nobody left.
    """
    leaving = frozenset(table.index(number) for number in numbers)
    if not leaving:
        return table
    if table.pairing is not Pairing.PREDETERMINED:
        raise InputError(
            Problem(
                "excluded_from_swiss",
                "results are left out of predetermined pairings only: in a Swiss every result"
                " counts",
            )
        )
    if len(leaving) == len(table.participants):
        raise InputError(
            Problem("everybody_excluded", "everybody is excluded: nobody is left to rank")
        )
    return _without_idle_rounds(_with_free_rounds(table, leaving))


def left_before_half(table: Crosstable) -> tuple[Participant, ...]:
    """Return who seems to have left before half of the games of predetermined pairings.

    That is who lost by forfeit or missed more than half of the scheduled games, once the event is
    over or no game is to come.
    """
    if table.pairing is not Pairing.PREDETERMINED or not table.rounds:
        return ()
    whole = table.written or table
    scheduled = max(sum(o >= 0 for o in row) for row in whole.opponents)
    is_over = table.rounds >= table.planned_rounds
    is_written = bool(whole.outcomes) and len(whole.outcomes[0]) >= table.planned_rounds
    found = []
    for person, letters in zip(table.participants, whole.outcomes, strict=True):
        completed = sum(letter in _COMPLETED for letter in letters)
        to_come = outcomes.OPEN in letters or not (is_over or is_written)
        if not to_come and 2 * (scheduled - completed) > scheduled:
            found.append(person)
    return tuple(found)


def withdrawal_notice(person: Participant) -> Notice:
    """Say that a participant seems to have left, and what can be done about it."""
    return Notice(
        f"{person.number} {person.name}: lost by forfeit or missed more than half of the games;"
        " such results may not count in the final standings (General Regulations):"
        f" --exclude {person.number} leaves them out"
    )


def _with_free_rounds(table: Crosstable, leaving: frozenset[int]) -> Crosstable:
    kept = [i for i in range(len(table.participants)) if i not in leaving]
    new_index = {i: k for k, i in enumerate(kept)} | {-1: -1}
    free = {i: [r for r, o in enumerate(table.opponents[i]) if o in leaving] for i in kept}

    def cleared(row: bytes, rounds: list[int]) -> bytes:
        for r in rounds:
            row = row[:r] + _FREE + row[r + 1 :]
        return row

    boards = table.boards
    if boards is not None:
        size = boards.size
        nobody = tuple([0] * size)
        boards = attrs.evolve(
            boards,
            outcomes=tuple(_replaced(boards.outcomes[i], free[i], _FREE * size) for i in kept),
            points=tuple(_replaced(boards.points[i], free[i], nobody) for i in kept),
        )
    return attrs.evolve(
        table,
        participants=tuple(table.participants[i] for i in kept),
        opponents=tuple(tuple(new_index.get(o, -1) for o in table.opponents[i]) for i in kept),
        outcomes=tuple(cleared(table.outcomes[i], free[i]) for i in kept),
        colors=tuple("".join(_replaced(table.colors[i], free[i], "-")) for i in kept),
        points=FrozenMap(
            {name: _points_of(points, kept, free) for name, points in table.points.items()}
        ),
        boards=boards,
        scores=table.scores and [_replaced(table.scores[i], free[i], None) for i in kept],
        written=None if table.written is None else _with_free_rounds(table.written, leaving),
    )


def _points_of(points: Points, kept: list[int], free: dict[int, list[int]]) -> Points:
    zero = int(points.system.zero_bye * points.scale)
    indexes = {i: k for k, i in enumerate(kept)}
    return attrs.evolve(
        points,
        rows=tuple(_replaced(points.rows[i], free[i], zero) for i in kept),
        penalties=tuple(
            Penalty(indexes[one.participant], one.round, one.units)
            for one in points.penalties
            if one.participant in indexes
        ),
    )


def _replaced(row: Sequence[Entry], rounds: list[int], entry: Entry) -> tuple[Entry, ...]:
    """Return a row with some rounds replaced by one entry."""
    entries = list(row)
    for r in rounds:
        entries[r] = entry
    return tuple(entries)


def _without_idle_rounds(table: Crosstable) -> Crosstable:
    """Return a table without an order of rounds but for those in which somebody plays."""
    if table.rounds_in_order:
        return table
    rounds = range(len(table.outcomes[0]))
    busy = [r for r in rounds if any(row[r] >= 0 for row in table.opponents)]
    gone = len(rounds) - len(busy)
    boards = table.boards
    return attrs.evolve(
        table,
        opponents=tuple(tuple(row[r] for r in busy) for row in table.opponents),
        outcomes=tuple(bytes(row[r] for r in busy) for row in table.outcomes),
        colors=tuple("".join(row[r] for r in busy) for row in table.colors),
        points=FrozenMap(
            {
                name: attrs.evolve(p, rows=tuple(tuple(row[r] for r in busy) for row in p.rows))
                for name, p in table.points.items()
            }
        ),
        rounds=sum(r < table.rounds for r in busy),
        planned_rounds=table.planned_rounds - gone,
        boards=boards
        and attrs.evolve(
            boards,
            outcomes=tuple(tuple(row[r] for r in busy) for row in boards.outcomes),
            points=tuple(tuple(row[r] for r in busy) for row in boards.points),
        ),
        scores=table.scores and [[row[r] for r in busy] for row in table.scores],
    )
