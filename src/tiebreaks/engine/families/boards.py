"""Tie-breaks by the boards of team matches (C.07 Article 12), and board weightings."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from tiebreaks.editions.reasons import Reason
from tiebreaks.engine.definitions import (
    Basis,
    Encounter,
    Need,
    group_tiebreak,
    tiebreak,
)
from tiebreaks.engine.folds import total
from tiebreaks.engine.origins import FEDERATIONS, FIDE
from tiebreaks.engine.scored_groups import compared
from tiebreaks.engine.terms import Better, Kind, Terms
from tiebreaks.engine.view import View

_NEEDS = frozenset({Need.TEAMS, Need.BOARDS})
Split = tuple[list[list[int]], tuple[Encounter, ...]]


@tiebreak(
    "BC",
    fold=total,
    better=Better.LOWER,
    needs=_NEEDS,
    decimals=1,
    article="12.1",
    scored=False,
    level_on="GP",
    origin=FIDE,
)
def board_count(view: View) -> Terms:
    """Sum the points on every board, each times the number of the board; the lower is better.

    Meant for teams with equal game points. Byes and forfeited matches count as 12 says: a
    pairing-allocated bye is a win on every board.
    Rule: FIDE C.07 (2026-03) 12.1. Units: points. None: where the board of
    a result is not known.
    """
    totals = view.once(board_totals)
    return Terms(
        values=totals,
        scale=_scale(view),
        factors=[list(range(1, len(row) + 1)) for row in totals],
        kind=Kind.BOARD,
        undefined=_unknown(view),
    )


@tiebreak(
    "BERLIN",
    fold=total,
    needs=_NEEDS,
    decimals=1,
    scored=False,
    origin=FEDERATIONS,
    confidence="B",
)
def berlin_weighting(view: View) -> Terms:
    """Sum the points on every board, the first board times the number of boards, the last once.

    Rule: German team cups. Units: points. None: where the board of
    a result is not known.
    """
    totals = view.once(board_totals)
    return Terms(
        values=totals,
        scale=_scale(view),
        factors=[list(range(len(row), 0, -1)) for row in totals],
        kind=Kind.BOARD,
        undefined=_unknown(view),
    )


@group_tiebreak("TBR", needs=_NEEDS, article="12.2", scored=False, origin=FIDE)
def top_board_results(view: View, tied: Sequence[int]) -> Split:
    """Order by the points on board 1, those still level by board 2, and so on.

    Rule: FIDE C.07 (2026-03) 12.2. Units: order numbers. None: a group that is not divided.
    """
    totals = view.once(board_totals)
    return by_boards(view, tied, totals, single_boards(view), "12.2")


@group_tiebreak("BBE", needs=_NEEDS, article="12.3", scored=False, origin=FIDE)
def bottom_board_elimination(view: View, tied: Sequence[int]) -> Split:
    """Order by the points on all boards but the last, those still level without one more.

    Rule: FIDE C.07 (2026-03) 12.3. Units: order numbers. None: a group that is not divided.
    """
    totals = view.once(board_totals)
    return by_boards(view, tied, totals, top_boards(view), "12.3")


def board_totals(view: View) -> list[list[int]]:
    """Return everybody's points on every board, over all rounds held."""
    boards = view.base.boards
    assert boards is not None, "asked only of tables with boards"
    return [
        [
            sum(points[b] for points in row[: view.base.rounds] if b < len(points))
            for b in range(boards.size)
        ]
        for row in boards.points
    ]


def boards_known(view: View) -> bool:
    """Whether it is known for every result which board it belongs to."""
    return view.base.boards is not None and view.base.boards.in_order


def _unknown(view: View) -> dict[int, Reason]:
    """Leave everybody without a value where the board of some result is not known."""
    everybody = range(0 if boards_known(view) else len(view.base.participants))
    return dict.fromkeys(everybody, Reason.BOARD_UNKNOWN)


def single_boards(view: View) -> list[range]:
    """Return board 1, board 2, ... as places of the totals."""
    return [range(b, b + 1) for b in range(_size(view))]


def top_boards(view: View) -> list[range]:
    """Return all boards but the last, all but the last two, ... down to board 1."""
    return [range(b) for b in range(_size(view) - 1, 0, -1)]


def by_boards(
    view: View,
    tied: Sequence[int],
    totals: Sequence[Sequence[int]],
    stages: Sequence[range],
    article: str,
) -> Split:
    """Split by the sum over some boards, those still level by the next, the higher first."""
    groups = [list(tied)]
    encounters: list[Encounter] = []
    for boards in stages if boards_known(view) else ():
        parts: list[list[int]] = []
        for group in groups:
            if len(group) == 1:
                parts.append(group)
                continue
            scores = {i: sum(totals[i][b] for b in boards) for i in group}
            encounter = attrs.evolve(
                compared(group, scores, _scale(view), article),
                basis=Basis.BOARDS,
                boards=tuple(b + 1 for b in boards),
            )
            encounters.append(encounter)
            parts += [list(part) for part in encounter.groups]
        groups = parts
    return groups, tuple(encounters)


def _size(view: View) -> int:
    assert view.base.boards is not None, "asked only of tables with boards"
    return view.base.boards.size


def _scale(view: View) -> int:
    return view.base.points["GP"].scale


FAMILY = (board_count, top_board_results, bottom_board_elimination, berlin_weighting)
