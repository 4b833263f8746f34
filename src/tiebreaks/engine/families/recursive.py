"""Recursive tie-breaks: everybody's value depends on the same values of the opponents."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction

import attrs

from tiebreaks import outcomes
from tiebreaks._exact import common_scale
from tiebreaks.editions.reasons import Reason
from tiebreaks.engine.definitions import Need, tiebreak
from tiebreaks.engine.descriptors import Descriptor
from tiebreaks.engine.folds import (
    dp_scored,
    mean,
    recursive_buchholz,
    recursive_performance,
    share_scored,
)
from tiebreaks.engine.linear import solve
from tiebreaks.engine.origins import RECURSIVE
from tiebreaks.engine.terms import LeftOut, Terms
from tiebreaks.engine.unplayed import not_counted
from tiebreaks.engine.view import View
from tiebreaks.errors import NotApplicableError, Problem

MOST_PARTICIPANTS = 120  # the equations take a time that grows with the third power
_HALVES = {ord("1"): 2, ord("="): 1, ord("0"): 0}  # what a game scores, in half points
_RATED = frozenset({Need.RATINGS, Need.INDIVIDUALS})
Met = Mapping[int, Sequence[int]]  # the opponents in the games of everybody who has one


@tiebreak(
    "RPO",
    fold=recursive_performance,
    needs=_RATED,
    decimals=1,
    scored=False,
    origin=RECURSIVE,
    confidence="B",
)
def recursive_performance_rating(view: View) -> Terms:
    """Take the performance against opponents who are rated by their own values of this kind.

    It is the opponents' average, plus dp for the score, less the average dp of all games. The
    level is that of the ratings: over all games, both average the same.
    Rule: Brozos-Vázquez, Campo-Cabana, Díaz-Ramos and González-Díaz, 2008 to 2010. Units: rating.
    None: without a game over the board.
    """
    terms, met = _games(view, "RPO", _also_unrated(view, _not_over_the_board(view)))
    ratings = view.opponent_ratings  # over all games, everybody's own as often as they played
    level = sum(ratings[i][r] for i in met for r in terms.counted(i))
    games = {i: len(opponents) for i, opponents in met.items()}
    unrated = {
        i: Reason.OWN_UNRATED
        for i, rating in enumerate(view.ratings)
        if rating is None and i not in met
    }
    terms = attrs.evolve(terms, undefined=unrated)
    return _solved(view, terms, met, dp_scored, games, level)


@tiebreak(
    "ARPO",
    fold=mean,
    accepts="CM",
    needs=_RATED,
    decimals=1,
    scored=False,
    origin=RECURSIVE,
    confidence="B",
)
def average_recursive_performance_of_opponents(view: View) -> Terms:
    """Average the opponents' recursive performance ratings.

    Rule: Brozos-Vázquez, Campo-Cabana, Díaz-Ramos and González-Díaz, 2008 to 2010. Units: rating.
    None: without a game over the board.
    """
    try:
        column = view.column(Descriptor("RPO"))
    except NotApplicableError as error:
        raise NotApplicableError("ARPO", error.need) from None
    return attrs.evolve(column.terms, factors=None, factor_scale=1, source=column.descriptor)


@tiebreak(
    "RBH",
    fold=recursive_buchholz,
    needs={Need.INDIVIDUALS},
    decimals=3,
    scored=False,
    origin=RECURSIVE,
    confidence="B",
)
def recursive_buchholz_score(view: View) -> Terms:
    """Average the opponents' values of this kind, and add the score per game less its average.

    That is half a point where every game brings one; everybody's values add up to 0.
    Rule: Brozos-Vázquez, Campo-Cabana, Díaz-Ramos and González-Díaz, 2008 to 2010. Units: points
    a game. None: without a game over the board.
    """
    terms, met = _games(view, "RBH", _not_over_the_board(view))
    return _solved(view, terms, met, share_scored, dict.fromkeys(met, 1), level=0)


def _results(view: View) -> list[bytes]:
    """Return the rounds held, with the games over the board as 1, = and 0 in every edition."""
    rows = [row[: view.base.rounds] for row in view.base.outcomes]
    if not view.edition.unplayed.short_games_in_rating:
        return rows
    return [row.translate(outcomes.SHORT_AS_PLAYED) for row in rows]


def _not_over_the_board(view: View) -> LeftOut:
    return not_counted(view.once(_results), bytes(_HALVES))


def _also_unrated(view: View, left_out: LeftOut) -> LeftOut:
    """Return what is left out, and the games of the unrated on both sides of the board."""
    if None not in view.ratings:
        return left_out
    more = dict(left_out)
    for i, row in enumerate(view.base.opponents):
        gone = {r for r, _ in more.get(i, ())}
        for r in range(view.base.rounds):
            if r in gone:
                continue
            opponent_is = view.rating_of_opponent(i, r) is None
            if opponent_is or view.rating_of_opponent(row[r], r) is None:
                reason = Reason.UNRATED if opponent_is else Reason.OWN_UNRATED
                more[i] = (*more.get(i, ()), (r, reason))
    return more


def _games(view: View, code: str, left_out: LeftOut) -> tuple[Terms, Met]:
    """Return the results of the games that count, whose values are not known yet, and who met.

    Raises:
        NotApplicableError: too many participants, or some that no games connect.
    """
    people, n = view.base.participants, view.base.rounds
    if len(people) > MOST_PARTICIPANTS:
        need = Problem(
            "too_many_participants",
            "it is for at most {most} participants, and there are {count}",
            most=MOST_PARTICIPANTS,
            count=len(people),
        )
        raise NotApplicableError(code, need)
    terms = Terms(
        values=[[0] * n for _ in people],
        factors=[[_HALVES.get(outcome, 0) for outcome in row] for row in view.once(_results)],
        factor_scale=2,
        left_out=left_out,
    )
    opponents = [[view.base.opponents[i][r] for r in terms.counted(i)] for i in range(len(people))]
    met = {i: row for i, row in enumerate(opponents) if row}
    if apart := _two_apart(met):
        one, other = (people[i].number for i in apart)
        need = Problem(
            "not_connected",
            "its values compare only participants whom games connect, directly or through others;"
            " nothing connects {one} and {other}",
            one=one,
            other=other,
        )
        raise NotApplicableError(code, need)
    return terms, met


def _two_apart(met: Met) -> tuple[int, int] | None:
    """Return two whom no games connect, not even through others; None if all are connected."""
    reached = set(list(met)[:1])
    waiting = list(reached)
    while waiting:
        new = set(met[waiting.pop()]) - reached
        reached |= new
        waiting += new
    apart = [i for i in met if i not in reached]
    return (next(iter(met)), apart[0]) if apart else None


def _solved(
    view: View,
    terms: Terms,
    met: Met,
    own: Callable[[Terms, int], Fraction],
    weights: Mapping[int, int],
    level: int,
) -> Terms:
    """Return the terms with the opponents' values, which times their weights add up to a level.

    Everybody's value is the opponents' average plus the own result, less the average result of
    all games.
    """
    if not met:
        return terms
    results = {i: len(row) * own(terms, i) for i, row in met.items()}
    centre = sum(results.values(), Fraction(0)) / sum(map(len, met.values()))
    excess = {i: result - len(met[i]) * centre for i, result in results.items()}
    found = _differences(met, excess)
    reached = sum((weight * found[i] for i, weight in weights.items()), Fraction(0))
    shift = (level - reached) / sum(weights.values())
    scale = common_scale(value + shift for value in found.values())
    units = [
        int((found[i] + shift) * scale) if i in found else None for i in range(len(terms.values))
    ]
    return attrs.evolve(terms, values=view.of_opponents(units), scale=scale, centre=centre)


def _differences(met: Met, excess: Mapping[int, Fraction]) -> dict[int, Fraction]:
    """Return the values of all, that of the last one being 0.

    Games times the own value, less the opponents' values, is what the own results exceed the
    average by: an equation for everybody. One follows from the others, hence the last one's is
    not used. What remains is symmetric and positive definite, as the games connect all.
    """
    place = {i: k for k, i in enumerate(met)}
    matrix = [[0] * len(met) for _ in met]
    for row, (i, opponents) in zip(matrix, met.items(), strict=True):
        row[place[i]] = len(opponents)
        for o in opponents:
            row[place[o]] -= 1
    scale = common_scale(excess.values())
    right = [int(entry * scale) for entry in excess.values()]
    found, denominator = solve([row[:-1] for row in matrix[:-1]], right[:-1])
    values = [Fraction(numerator, denominator * scale) for numerator in (*found, 0)]
    return dict(zip(met, values, strict=True))


FAMILY = (
    recursive_performance_rating,
    average_recursive_performance_of_opponents,
    recursive_buchholz_score,
)
