"""Tables for tests: drawn, given other numbers, and shown small."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import TypeVar

import attrs
from hypothesis import strategies as st

from tiebreaks._exact import FrozenMap, to_text
from tiebreaks.model.crosstable import Crosstable
from tiebreaks.model.pairing import Pairing
from tiebreaks.model.points import Points
from tiebreaks.testing.events import Event
from tiebreaks.testing.strategies import any_events, round_robins, swiss_events, team_events

T = TypeVar("T")


def tables(
    *, teams: bool | None = None, pairing: str | None = None, rated: bool = False
) -> st.SearchStrategy[Crosstable]:
    """Draw crosstables of 2 to 10 participants, as a strategy of hypothesis.

    They have Swiss pairings and round robins, byes of every kind, forfeits, adjourned and open
    games, an unpaired next round, penalties, awards, several points systems, and in some scores of
    other games and starting scores.

    Args:
        teams: only team events, or none; both unless given.
        pairing: only `swiss` or `predetermined`; both unless given.
        rated: whether every participant has a rating.

    >>> from hypothesis import given
    >>> @given(tables(teams=False, pairing="swiss"))
    ... def test(table):
    ...     assert len(table.participants) == len(table.outcomes)
    """
    kinds: list[st.SearchStrategy[Event]] = []
    if not teams:
        if pairing is None:
            kinds.append(any_events(rated))
        elif Pairing(pairing) is Pairing.SWISS:
            kinds.append(swiss_events(rated=rated))
        else:
            kinds.append(round_robins(rated=rated))
    if teams is not False and not rated:
        kinds.append(team_events(pairing=pairing))
    if not kinds:
        raise ValueError("teams have no ratings: rated=True is for individuals")
    return st.one_of(kinds).map(lambda event: event.table)


def renumbered(table: Crosstable, new: Mapping[int, int], order: Sequence[int]) -> Crosstable:
    """Return the same results with other numbers, the participants in another order.

    `new` has the new number of each old one, `order` the old indexes in their new order.
    """
    index = {old: k for k, old in enumerate(order)} | {-1: -1}

    def moved(rows: Sequence[T]) -> tuple[T, ...]:
        return tuple(rows[i] for i in order)

    def points(one: Points) -> Points:
        penalties = tuple(p._replace(participant=index[p.participant]) for p in one.penalties)
        return attrs.evolve(one, rows=moved(one.rows), penalties=penalties)

    boards = table.boards
    if boards is not None:
        outcomes, units = moved(boards.outcomes), moved(boards.points)
        boards = attrs.evolve(boards, outcomes=outcomes, points=units)
    return attrs.evolve(
        table,
        participants=tuple(
            attrs.evolve(one, number=new[one.number]) for one in moved(table.participants)
        ),
        opponents=tuple(tuple(index[o] for o in row) for row in moved(table.opponents)),
        outcomes=moved(table.outcomes),
        colors=moved(table.colors),
        points=FrozenMap({name: points(one) for name, one in table.points.items()}),
        boards=boards,
        scores=table.scores and moved(table.scores),
        written=None if table.written is None else renumbered(table.written, new, order),
    )


def shown(table: Crosstable) -> str:
    """Return a table as a few lines: number, rating, rounds as colour, opponent and outcome, score.

    >>> print(shown(Crosstable.parse("1 Ann 2100 +W2 =B3\\n2 Bob -B1 U\\n3 Cid H =W1")))
    swiss, round 2 of 2
      1  2100  w2:1 b3:=  1.5
      2     -  b1:0 U     1
      3     -  H    w1:=  1
    """
    points = next(iter(table.points.values()))
    units = [sum(row[: table.rounds]) for row in points.rows]
    for penalty in points.penalties:
        units[penalty.participant] += penalty.units
    cells = [[_cell(table, i, r) for r in range(len(row))] for i, row in enumerate(table.outcomes)]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    lines = [f"{table.pairing}, round {table.rounds} of {table.planned_rounds}"]
    for i, person in enumerate(table.participants):
        score = to_text(Fraction(units[i], points.scale))
        row = " ".join(map(str.ljust, cells[i], widths))
        lines.append(f"{person.number:>3}  {person.rating or '-':>4}  {row}  {score}")
    return "\n".join(lines)


def _cell(table: Crosstable, i: int, r: int) -> str:
    """Write one round of one participant."""
    o, outcome = table.opponents[i][r], chr(table.outcomes[i][r]).replace(" ", "?")
    rival = f"{table.colors[i][r].strip('-')}{table.participants[o].number}:" if o >= 0 else ""
    return f"{rival}{outcome}"
