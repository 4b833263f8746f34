"""Outcomes as parts of sentences that say what is wrong, which every language has."""

from __future__ import annotations

from functools import cache

from tiebreaks import outcomes
from tiebreaks.errors import Problem


@cache
def outcome_words(outcome: int) -> Problem:
    """Return the name of an outcome with its article, to stand in another problem.

    >>> outcome_words(outcomes.HALF_BYE), outcome_words(outcomes.HALF_BYE).code
    ('a half-point bye', 'outcome_half_point_bye')
    """
    name = outcomes.NAMES[outcome].replace(" ", "_").replace("-", "_")
    return Problem(f"outcome_{name}", outcomes.with_article(outcome))
