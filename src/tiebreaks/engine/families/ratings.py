"""Tie-breaks by ratings: averages and performances (C.07 Article 10)."""

from __future__ import annotations

import attrs

from tiebreaks import outcomes
from tiebreaks.editions.reasons import Reason
from tiebreaks.engine.definitions import Need, Parameter, tiebreak
from tiebreaks.engine.descriptors import Descriptor
from tiebreaks.engine.folds import perfect_performance, performance, rounded_mean, total
from tiebreaks.engine.opponents import values_of_opponents
from tiebreaks.engine.origins import FIDE, FIDE_EARLIER
from tiebreaks.engine.rows import LazyMap
from tiebreaks.engine.terms import Kind, LeftOut, Note, Terms
from tiebreaks.engine.unplayed import also, not_counted
from tiebreaks.engine.view import View
from tiebreaks.errors import Problem

_NEEDS = frozenset({Need.RATINGS, Need.INDIVIDUALS})
_OLD = "FIDE-2009"
_SKIPPED = outcomes.REQUESTED + b"F-"  # left unplayed by own choice, by the rule before 2023
_MOST_SKIPPED = 2  # rounds, without being ranked below all others
_HALVES = {ord("1"): 2, ord("="): 1, ord("0"): 0}  # what a game scores, in half points


@tiebreak(
    "ARO", fold=rounded_mean, accepts="CM", needs=_NEEDS, scored=False, article="10.1", origin=FIDE
)
def average_rating_of_opponents(view: View) -> Terms:
    """Average the ratings of the opponents played over the board, rounded half up.

    Rule: FIDE C.07 (2026-03) 10.1. Units: rating. None: without such an opponent.
    """
    return Terms(view.opponent_ratings, notes=view.rating_notes, left_out=view.once(not_rated))


@tiebreak(
    "TPR",
    fold=performance,
    needs=_NEEDS,
    scored=False,
    article="10.2",
    policies={_OLD},
    origin=FIDE,
)
def performance_rating(view: View) -> Terms:
    """Add to the average rating of the opponents the difference dp for the score.

    Games count 1, a half and 0 whatever the event awards. By the rule before 2023 (@FIDE-2009)
    those who skipped more than two rounds rank below all others.
    Rule: FIDE C.07 (2026-03) 10.2, B.02 table 8.1.1. Units: rating. None: without a game.
    """
    terms = view.once(rated_games)
    if view.descriptor.policy is None:
        return terms
    return attrs.evolve(terms, below=_skipped_rounds(view))


def _skipped_rounds(view: View) -> dict[int, Reason]:
    """Return who skipped more than two rounds by own choice: the older rule on skipped games."""
    # Reading: a free round of a predetermined schedule is nobody's choice.
    own_choice = _SKIPPED.replace(b"Z", b"") if view.predetermined else _SKIPPED
    rounds = [row[: view.rounds] for row in view.base.outcomes]
    return {
        i: Reason.ROUNDS_SKIPPED
        for i, row in enumerate(rounds)
        if len(row) - len(row.translate(None, own_choice)) > _MOST_SKIPPED
    }


@tiebreak(
    "AROR",
    fold=rounded_mean,
    accepts="C",
    needs=_NEEDS,
    scored=False,
    origin=FIDE_EARLIER,
    confidence="B",
    parameter=Parameter(
        "ROUNDS",
        Problem("by_rounds", "ROUNDS, to divide by the rounds instead of the games,"),
    ),
)
def average_rating_by_rounds(view: View) -> Terms:
    """Average the ratings of the opponents played, over the games or, with [ROUNDS], the rounds.

    A cut leaves out the lowest rated opponent, and one game or round with them.
    Rule: FIDE tie-breaks before 2023. Units: rating. None: without such an opponent.
    """
    terms = Terms(view.opponent_ratings, notes=view.rating_notes, left_out=view.once(not_rated))
    return attrs.evolve(terms, divisor=view.rounds) if view.parameter else terms


@tiebreak("PTP", fold=perfect_performance, needs=_NEEDS, scored=False, article="10.3", origin=FIDE)
def perfect_tournament_performance(view: View) -> Terms:
    """Take the lowest rating whose expected score is no less than the one scored.

    Without a point: the lowest opponent's rating less 800.
    Rule: FIDE C.07 (2026-03) 10.3, B.02 table 8.1.2. Units: rating. None: without a game.
    """
    return view.once(rated_games)


@tiebreak("APRO", fold=rounded_mean, needs=_NEEDS, scored=False, article="10.4", origin=FIDE)
def average_performance_of_opponents(view: View) -> Terms:
    """Average the opponents' TPR, rounded half up.

    Rule: FIDE C.07 (2026-03) 10.4. Units: rating. None: without a game.
    """
    return values_of_opponents(view, Descriptor("TPR"), view.once(not_rated))


@tiebreak("APPO", fold=rounded_mean, needs=_NEEDS, scored=False, article="10.5", origin=FIDE)
def average_perfect_performance_of_opponents(view: View) -> Terms:
    """Average the opponents' PTP, rounded half up.

    Rule: FIDE C.07 (2026-03) 10.5. Units: rating. None: without a game.
    """
    return values_of_opponents(view, Descriptor("PTP"), view.once(not_rated))


@tiebreak("RTNG", fold=total, accepts="R", needs=_NEEDS, scored=False, article="10.6", origin=FIDE)
def rating(view: View) -> Terms:
    """Take the own rating, the higher first.

    Rule: FIDE C.07 (2026-03) 10.6. Units: rating. None: never; unrated, see the unrated rule.
    """
    return Terms(
        [[rating or 0] for rating in view.ratings],
        kind=Kind.PART,
        notes=view.own_rating_notes,
        undefined={i: Reason.OWN_UNRATED for i, own in enumerate(view.ratings) if own is None},
    )


def rated_games(view: View) -> Terms:
    """Return the opponents' ratings with the results scored against them."""
    return Terms(
        values=view.opponent_ratings,
        factors=[[_HALVES.get(outcome, 0) for outcome in row] for row in view.rated_outcomes],
        factor_scale=2,
        notes=view.rating_notes,
        left_out=view.once(not_rated),
    )


def not_rated(view: View) -> LeftOut:
    """Return the rounds that are not games for the rating tie-breaks, or against the unrated."""
    left_out = not_counted(view.rated_outcomes, bytes(_HALVES))
    if None not in view.ratings:
        return left_out
    return also(view, left_out, Reason.UNRATED, lambda i, r: view.rating_of_opponent(i, r) is None)


def linear_performances(view: View, difference: int) -> Terms:
    """Return the opponents' ratings, raised by so much for a win, lowered by it for a loss."""
    games = view.once(rated_games)
    assert games.factors is not None
    values = [
        [rating + (halves - 1) * difference for rating, halves in zip(*rows, strict=True)]
        for rows in zip(games.values, games.factors, strict=True)
    ]

    def notes() -> dict[tuple[int, int], Note]:
        return {
            (i, r): games.notes.get((i, r), Note(Reason.RATED, games.values[i][r]))
            for i in range(len(values))
            for r in games.counted(i)
        }

    return Terms(values, notes=LazyMap(notes), left_out=games.left_out)


FAMILY = (
    average_rating_of_opponents,
    average_rating_by_rounds,
    performance_rating,
    perfect_tournament_performance,
    average_performance_of_opponents,
    average_perfect_performance_of_opponents,
    rating,
)
