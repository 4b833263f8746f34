"""The rounds of a crosstable: the table after a round, and the rounds to keep."""

from __future__ import annotations

from typing import TYPE_CHECKING

import attrs

from tiebreaks import outcomes
from tiebreaks._exact import FrozenMap
from tiebreaks.errors import InputError, Problem

if TYPE_CHECKING:
    from tiebreaks.model.crosstable import Crosstable

_ABSENT = bytes.maketrans(bytes([outcomes.UNPAIRED]), bytes([outcomes.ZERO_BYE]))


def table_after(table: Crosstable, round_: int) -> Crosstable:
    """Return the table after a round, as `Crosstable.through` describes it.

    Raises:
        InputError: a round that is not scheduled, or rounds whose order is not known.
    """
    if not 0 <= round_ <= table.planned_rounds:
        template = "there is no round {round}: the tournament has {planned} rounds"
        raise InputError(
            Problem("no_such_round", template, round=round_, planned=table.planned_rounds)
        )
    if round_ < table.rounds and not table.rounds_in_order:
        template = (
            "the order of the rounds is not known: a matrix, or games without rounds, do not show"
            " in which round a game was played"
        )
        raise InputError(Problem("rounds_without_order", template))
    if round_ <= table.rounds:
        earlier = attrs.evolve(_sliced(table, round_), written=None)
    else:
        full = table.written or table
        earlier = _with_absences(_sliced(_lengthened(full, round_), round_), round_)
    points = {name: p.without_penalties_after(round_) for name, p in earlier.points.items()}
    return attrs.evolve(earlier, points=FrozenMap(points))


def keeping_held(table: Crosstable) -> Crosstable:
    """Cut the table after the rounds held, or the next if paired; keep it all in `written`."""
    n = table.rounds
    more = any(len(row) > n and row[n] >= 0 for row in table.opponents)
    if not table.outcomes or len(table.outcomes[0]) == n + more:
        return table
    return attrs.evolve(_sliced(table, n + more), written=table)


def _sliced(table: Crosstable, length: int) -> Crosstable:
    return attrs.evolve(
        table,
        opponents=tuple(row[:length] for row in table.opponents),
        outcomes=tuple(row[:length] for row in table.outcomes),
        colors=tuple(row[:length] for row in table.colors),
        points=FrozenMap({name: p.sliced(length) for name, p in table.points.items()}),
        rounds=min(table.rounds, length),
        boards=table.boards and table.boards.sliced(length),
        scores=table.scores and [row[:length] for row in table.scores],
    )


def _lengthened(table: Crosstable, length: int) -> Crosstable:
    """Return the table with rows of at least this length; added rounds have no pairings."""
    more = max(0, length - len(table.outcomes[0])) if table.outcomes else 0
    return attrs.evolve(
        table,
        opponents=tuple((*row, *[-1] * more) for row in table.opponents),
        outcomes=tuple(row + bytes([outcomes.UNPAIRED]) * more for row in table.outcomes),
        colors=tuple(row + "-" * more for row in table.colors),
        points=FrozenMap({name: p.lengthened(more) for name, p in table.points.items()}),
        boards=table.boards and table.boards.lengthened(more),
        scores=table.scores and [(*row, *[None] * more) for row in table.scores],
    )


def _with_absences(table: Crosstable, rounds: int) -> Crosstable:
    """Return the table with this many rounds held; unpaired participants are absent."""
    return attrs.evolve(
        table,
        outcomes=tuple(row.translate(_ABSENT) for row in table.outcomes),
        points=FrozenMap(
            {name: p.with_absences(table.outcomes) for name, p in table.points.items()}
        ),
        rounds=rounds,
    )
