"""What a tie-break cannot do without, as a sentence that every language has."""

from __future__ import annotations

from tiebreaks.engine.definitions import Need
from tiebreaks.errors import Problem

_NEEDED = {
    Need.RATINGS: Problem("needs_ratings", "it needs the rating of every participant"),
    Need.SOME_RATINGS: Problem(
        "needs_some_ratings", "it needs the rating of at least one participant"
    ),
    Need.SWISS: Problem("needs_swiss", "it needs pairings that are not predetermined"),
    Need.ROUND_ORDER: Problem(
        "needs_round_order", "it needs the order of the rounds, which a matrix does not give"
    ),
    Need.INDIVIDUALS: Problem("needs_individuals", "it needs an individual event"),
    Need.TEAMS: Problem("needs_teams", "it needs a team event"),
    Need.BOARDS: Problem("needs_boards", "it needs the results on every board"),
    Need.NAMED_SCORE: Problem(
        "needs_named_score", "it needs the score that it is to use, :MP or :GP"
    ),
    Need.SCORES: Problem("needs_scores", "it needs the scores of the games"),
}


def needed(need: Need) -> Problem:
    """Return the sentence that says what a tie-break needs.

    >>> needed(Need.TEAMS)
    'it needs a team event'
    """
    return _NEEDED[need]
