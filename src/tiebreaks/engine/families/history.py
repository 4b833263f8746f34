"""The family of Berger: Gelbfuhs 1873, Neustadtl 1882, Sonneborn 1886, Berger 1887, Wallace."""

from __future__ import annotations

from fractions import Fraction
from itertools import accumulate
from math import lcm

from tiebreaks import outcomes
from tiebreaks.editions.policies import OF_SUMS
from tiebreaks.editions.reasons import Reason
from tiebreaks.engine.definitions import Alias, CutOrder, Need, tiebreak
from tiebreaks.engine.descriptors import Descriptor
from tiebreaks.engine.folds import factor_total, total
from tiebreaks.engine.origins import FEDERATIONS, HISTORY
from tiebreaks.engine.rows import LazyMap
from tiebreaks.engine.terms import Kind, Note, Terms, Vectors
from tiebreaks.engine.unplayed import not_counted
from tiebreaks.engine.view import View

_NEEDS = frozenset({Need.NAMED_SCORE})
_GAMES = outcomes.PLAYED + outcomes.FORFEITS


@tiebreak("HIST:GELB", fold=total, needs=_NEEDS, decimals=4, origin=HISTORY)
def gelbfuhs(view: View) -> Terms:
    """Sum the opponents' points per game, each times the points scored against them.

    It allows for unequal numbers of games. A forfeit is a game; a bye or an absence is none, for
    the participant or for the opponents.
    Rule: O. Gelbfuhs, 1873. Units: points. None: never.
    """
    frame = view.frame
    games = [len(row) - len(row.translate(None, _GAMES)) for row in frame.outcomes]
    points = [
        sum([units for units, outcome in zip(row, letters, strict=True) if outcome in _GAMES])
        for row, letters in zip(frame.rows, frame.outcomes, strict=True)
    ]
    share = lcm(1, *{count for count in games if count})

    def notes() -> dict[tuple[int, int], Note]:
        of_opponent = [
            Note(Reason.POINTS_PER_GAME, before=units * share, games=count)
            for units, count in zip(points, games, strict=True)
        ]
        return {
            (i, r): of_opponent[frame.opponents[i][r]]
            for i, row in enumerate(frame.outcomes)
            for r, outcome in enumerate(row)
            if outcome in _GAMES
        }

    return Terms(
        values=view.of_opponents(
            [
                units * (share // count) if count else 0
                for units, count in zip(points, games, strict=True)
            ]
        ),
        scale=view.scale * share,
        factors=frame.rows,
        factor_scale=view.scale,
        notes=LazyMap(notes),
        left_out=not_counted(frame.outcomes, _GAMES),
    )


@tiebreak(
    "HIST:PRIZE",
    fold=total,
    needs=_NEEDS,
    decimals=2,
    policies=OF_SUMS,
    origin=HISTORY,
    confidence="B",
)
def prize_division(view: View) -> Terms:
    """Add the own score to Sonneborn-Berger, to divide a prize fund among all.

    Rule: prize division of the 1880s. Units: points. None: never.
    """
    return _with_own_score(view, "SB", "sonneborn_berger", squared=False)


@tiebreak(
    "HIST:SONN86",
    fold=total,
    needs=_NEEDS,
    decimals=4,
    origin=HISTORY,
    confidence="B",
)
def sonneborn(view: View) -> Terms:
    """Add the square of the own score to the number of Gelbfuhs.

    Rule: W. Sonneborn, 1886. Units: points. None: never.
    """
    return _with_own_score(view, "HIST:GELB", "gelbfuhs", squared=True)


@tiebreak(
    "HIST:BERG87",
    fold=total,
    needs=_NEEDS,
    decimals=2,
    policies=OF_SUMS,
    origin=HISTORY,
    confidence="B",
)
def berger(view: View) -> Terms:
    """Add the square of the own score to Sonneborn-Berger.

    Rule: J. Berger, 1887; London 1889. Units: points. None: never.
    """
    return _with_own_score(view, "SB", "sonneborn_berger", squared=True)


def _with_own_score(view: View, code: str, label: str, squared: bool) -> Terms:
    """Return another tie-break's value and the own score, or its square, as two parts."""
    asked = view.descriptor
    column = view.column(Descriptor(code, asked.points, policy=asked.policy))
    scale = lcm(column.scale, view.scale)
    # Reading: penalties and bonuses are part of it, points of an open game are not, as in PTS.
    points = view.column(Descriptor("PTS", asked.points))
    own = [(units or 0) * (view.scale // points.scale) for units in points.values]
    return Terms(
        values=[
            [(value or 0) * (scale // column.scale), score * (scale // view.scale)]
            for value, score in zip(column.values, own, strict=True)
        ],
        scale=scale,
        factors=[[view.scale, score] for score in own] if squared else None,
        factor_scale=view.scale if squared else 1,
        kind=Kind.PART,
        undefined=column.terms.undefined,
        labels=(label, "own_score"),
    )


def _without_ever_more(terms: Terms, order: CutOrder) -> Vectors:
    """Return the points that are left as the next score group goes, and the next."""
    assert terms.factors is not None
    places = [terms.counted(i) for i in range(len(terms.values))]
    groups = sorted(
        {row[k] for row, counted in zip(terms.values, places, strict=True) for k in counted}
    )
    vectors = []
    for i, counted in enumerate(places):
        points = dict.fromkeys(reversed(groups), 0)
        for k in counted:
            points[terms.values[i][k]] += terms.factors[i][k]
        vectors.append(tuple(accumulate(points.values()))[-2::-1])
    return vectors


@tiebreak(
    "WALL",
    fold=factor_total,
    needs=_NEEDS,
    decimals=1,
    origin=FEDERATIONS,
    confidence="B",
    vector=_without_ever_more,
)
def wallace(view: View) -> Terms:
    """Sum the points against all but those with the lowest score of the event.

    Those who are level are compared without the opponents of the next lowest score too, and so
    on. A round without a game goes with the lowest score; a forfeit is a game in a round robin.
    Rule: Chess Scotland. Units: points. None: never.
    """
    frame, scores = view.frame, view.scores
    lowest, *higher = sorted(set(scores)) or [0]
    limit = higher[0] if higher else lowest + 1
    left_out = dict(not_counted(frame.outcomes, outcomes.PLAYED))
    for i, row in enumerate(frame.opponents):
        gone = {r for r, _ in left_out.get(i, ())}
        below = [r for r, o in enumerate(row) if r not in gone and scores[o] < limit]
        if below:
            left_out[i] = (*left_out.get(i, ()), *((r, Reason.LOWEST_OPPONENT) for r in below))
    return Terms(
        view.of_opponents(scores),
        view.scale,
        factors=frame.rows,
        factor_scale=view.scale,
        left_out=left_out,
        threshold=Fraction(limit, view.scale),
    )


NEUSTADTL = Alias(
    "HIST:NEUST",
    Descriptor("SB"),
    accepts="CP",
    policies=OF_SUMS,
    doc="""Take Sonneborn-Berger under the name of the man who proposed it.

    Rule: H. Neustadtl, 1882. Units: points. None: never.
    """,
    origin=HISTORY,
)

FAMILY = (gelbfuhs, NEUSTADTL, prize_division, sonneborn, berger, wallace)
