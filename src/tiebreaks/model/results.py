"""The result of a game as programs have it: text, points of one or both sides, or nothing."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from tiebreaks import outcomes
from tiebreaks._exact import exact_number
from tiebreaks.model.scoring import PointsSystem

Sides = tuple[int, int]  # the outcomes of White and Black

# What people type between the two sides, or around them.
_SIGNS = str.maketrans({" ": None, "\u00a0": None, "–": "-", "—": "-", "−": "-", ":": "-"})
_POINTS = {Fraction(0): "0", Fraction(1, 2): "½", Fraction(1): "1"}
# The results that points of both sides can mean; the first three are those with one of each.
_BY_POINTS = [outcomes.GAME_RESULTS[text] for text in ("1-0", "½-½", "0-1", "½-0", "0-½", "0-0")]
# The text for the outcomes of both sides, as games() writes it.
_WORDS = {sides: text for text, sides in reversed(outcomes.GAME_RESULTS.items())}


def result_key(text: str) -> str:
    """Return a text as the words for results have it.

    >>> result_key("1 : 0"), result_key("w – l")
    ('1-0', 'W-L')
    """
    return text.translate(_SIGNS).upper()


def result_words(white: int, black: int) -> str:
    """Return the usual text for the outcomes of White and Black.

    >>> result_words(*b"+-"), result_words(*b"=0")
    ('+-', '1/2-0')
    """
    return _WORDS[white, black]


def sides_of(result: object, scoring: PointsSystem, color: str = "w") -> Sides | None:
    """Return the outcomes of both sides of a game; None if it is not a result.

    A result is text, the points of both sides, those of the first side alone, or None for an open
    game. Points mean 1-½-0; what is not a result then has the points that the scoring awards.
    `color` is the first side's: w, or - if it is not known.

    >>> sides_of("½-½", PointsSystem()), sides_of((3, 0), PointsSystem(3, 1, 0))
    ((61, 61), (49, 48))
    """
    if isinstance(result, str):
        found = outcomes.GAME_RESULTS.get(result)
        return found or outcomes.GAME_RESULTS.get(result_key(result))
    if result is None:
        return outcomes.OPEN, outcomes.OPEN
    if isinstance(result, Sequence) and len(result) == 2:
        return _sides_of_pair(result[0], result[1], scoring, color)
    return _sides_of_first(exact_number(result), scoring, color)


def _sides_of_pair(
    first: object, second: object, scoring: PointsSystem, color: str
) -> Sides | None:
    if isinstance(first, str) and isinstance(second, str):
        found = outcomes.GAME_RESULTS.get(result_key(f"{first}-{second}"))
        if found is not None:
            return found
    ours, theirs = exact_number(first), exact_number(second)
    if ours is None or theirs is None:
        return None
    text = f"{_POINTS.get(ours)}-{_POINTS.get(theirs)}"
    return outcomes.GAME_RESULTS.get(text) or _only(
        {sides for sides, points in _awards(scoring, color) if points == (ours, theirs)}
    )


def _sides_of_first(ours: Fraction | None, scoring: PointsSystem, color: str) -> Sides | None:
    """Return the result that the points of the first side alone have; None if two may be meant."""
    if ours is None:
        return None
    plain = {Fraction(1): "1-0", Fraction(1, 2): "½-½", Fraction(0): "0-1"}
    meant = {outcomes.GAME_RESULTS[plain[ours]]} if ours in plain else set()
    meant |= {sides for sides, points in _awards(scoring, color)[:3] if points[0] == ours}
    return _only(meant)


def _only(meant: set[Sides]) -> Sides | None:
    return meant.pop() if len(meant) == 1 else None


def _awards(scoring: PointsSystem, color: str) -> list[tuple[Sides, tuple[Fraction, Fraction]]]:
    other = "b" if color == "w" else "-"
    return [
        (sides, (scoring.award(sides[0], color), scoring.award(sides[1], other)))
        for sides in _BY_POINTS
    ]
