"""Sonneborn-Berger, the simplified Berger, and Koya (C.07 Article 9)."""

from __future__ import annotations

from fractions import Fraction
from itertools import accumulate
from math import ceil

from tiebreaks import outcomes
from tiebreaks.editions.policies import OF_SUMS
from tiebreaks.editions.reasons import Reason
from tiebreaks.engine.definitions import (
    Alias,
    CutOrder,
    Need,
    tiebreak,
)
from tiebreaks.engine.descriptors import Descriptor
from tiebreaks.engine.folds import factor_total, total
from tiebreaks.engine.origins import FIDE, HISTORY
from tiebreaks.engine.terms import Terms, Vectors
from tiebreaks.engine.unplayed import not_counted, opponent_scores, times_points_scored
from tiebreaks.engine.view import View
from tiebreaks.errors import DescriptorError, Problem


@tiebreak(
    "SB",
    fold=total,
    accepts="CP",
    needs={Need.NAMED_SCORE},
    cut_order=CutOrder.VALUE_THEN_PRODUCT,
    decimals=2,
    article="9.1",
    policies=OF_SUMS,
    origin=FIDE,
)
def sonneborn_berger(view: View) -> Terms:
    """Sum the opponents' adjusted scores, each times the points scored against them.

    An unplayed round multiplies the dummy's score by the points awarded.
    Rule: FIDE C.07 (2026-03) 9.1, 16.3, 16.4. Units: points. None: never.
    """
    return times_points_scored(view, view.once(opponent_scores))


@tiebreak("SIMPB", fold=total, decimals=1, article="", origin=HISTORY)
def simplified_berger(view: View) -> Terms:
    """Add the scores of the opponents beaten, subtract those of the opponents lost to.

    Scores are not adjusted; in a Swiss an unplayed round has no entry.
    Rule: M. Dvoretsky, round robins since 1985. Units: points. None: never.
    """
    rows = view.frame.outcomes
    return Terms(
        values=view.of_opponents(view.totals),
        scale=view.scale,
        factors=[[SIGNS.get(outcome, 0) for outcome in row] for row in rows],
        left_out=not_counted(rows, outcomes.PLAYED),
    )


SIGNS = {  # of wins and losses
    outcomes.WIN: 1,
    outcomes.SHORT_WIN: 1,
    outcomes.LOSS: -1,
    outcomes.SHORT_LOSS: -1,
}


def _ever_lower_limits(terms: Terms, order: CutOrder) -> Vectors:
    """Return the points against opponents with the limit or more, as it goes down to each score."""
    assert terms.factors is not None
    below = [
        [k for k, reason in terms.left_out.get(i, ()) if reason in _LIMITS]
        for i in range(len(terms.values))
    ]
    limits = sorted({row[k] for row, out in zip(terms.values, below, strict=True) for k in out})
    vectors = []
    for i, out in enumerate(below):
        more = dict.fromkeys(reversed(limits), 0)
        for k in out:
            more[terms.values[i][k]] += terms.factors[i][k]
        reached = sum([terms.factors[i][k] for k in terms.counted(i)])
        vectors.append(tuple(accumulate(more.values(), initial=reached))[1:])
    return vectors


_LIMITS = (Reason.BELOW_LIMIT, Reason.BELOW_MOVED_LIMIT)


@tiebreak(
    "KS",
    fold=factor_total,
    accepts=("L", "LEX"),
    decimals=1,
    article="9.2",
    origin=FIDE,
    vector=_ever_lower_limits,
)
def koya(view: View) -> Terms:
    """Sum the points scored against opponents with at least half of the possible points.

    `/L` moves the limit by half points. With /LEX those who are level are compared with the limit
    lowered to the next score of an opponent, and the next. Scores are not adjusted, forfeits
    count with their points, byes do not.
    Rule: FIDE C.07 (2026-03) 9.2, 14.5. Units: points. None: never.
    """
    frame = view.frame
    games = _games_per_participant(view)
    limit = Fraction(view.points.win * games + (view.argument("L") or 0) * view.scale, 2)
    if games and not 0 <= limit <= view.points.win * games:
        _refuse_limit(view, limit, games)
    values = view.of_opponents(view.own_scores)
    below = Reason.BELOW_MOVED_LIMIT if view.argument("L") else Reason.BELOW_LIMIT
    is_open = outcomes.OPEN
    least = ceil(limit)  # of the scores, which are whole units
    left_out = {}
    for i, (row, opponents, letters) in enumerate(
        zip(values, frame.opponents, frame.outcomes, strict=True)
    ):
        out = tuple(
            [
                (r, Reason.NO_OPPONENT if o < 0 else Reason.OPEN if letter == is_open else below)
                for r, (value, o, letter) in enumerate(zip(row, opponents, letters, strict=True))
                if value < least or o < 0 or letter == is_open
            ]
        )
        if out:
            left_out[i] = out
    return Terms(
        values,
        view.scale,
        factors=frame.rows,
        factor_scale=view.scale,
        left_out=left_out,
        threshold=limit / view.scale,
    )


def _games_per_participant(view: View) -> int:
    """Return the rounds, less the free rounds of a predetermined schedule with an odd field."""
    if not view.predetermined:
        return view.rounds
    return max((sum([o >= 0 for o in row]) for row in view.frame.opponents), default=0)


def _refuse_limit(view: View, limit: Fraction, games: int) -> None:
    text = str(view.descriptor)
    start = text.find("/L") + 1
    best = Fraction(view.points.win * games, view.scale)
    reason = Problem(
        "limit_beyond_scores",
        "the limit {limit} lies beyond any score: they go from 0 to {most}",
        limit=str(limit / view.scale),
        most=str(best),
    )
    raise DescriptorError(reason, text, (start, len(text)))


SHMULYAN = Alias(
    "SHM",
    Descriptor("SIMPB"),
    accepts="",
    doc="""Take the simplified Berger under its other name.

    Rule: the Shmulyan coefficient of Russian draughts. Units: points. None: never.
    """,
    origin=HISTORY,
)

FAMILY = (sonneborn_berger, simplified_berger, SHMULYAN, koya)
