"""Places published for only some of the participants, such as the first three."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction


def in_order(places: Mapping[int, int]) -> dict[int, int]:
    """Renumber places: each is one more than the number of places before.

    >>> in_order({7: 1, 8: 1, 9: 2})
    {7: 1, 8: 1, 9: 3}
    """
    first: dict[int, int] = {}
    for before, place in enumerate(sorted(places.values())):
        first.setdefault(place, before + 1)
    return {number: first[place] for number, place in places.items()}


def places_by(scores: Mapping[int, Fraction]) -> dict[int, int]:
    """Return the places by a score, the highest first; who is level shares a place.

    >>> places_by({1: Fraction(2), 2: Fraction(3), 3: Fraction(2)})
    {1: 2, 2: 1, 3: 2}
    """
    first: dict[Fraction, int] = {}
    for before, score in enumerate(sorted(scores.values(), reverse=True)):
        first.setdefault(score, before + 1)
    return {number: first[score] for number, score in scores.items()}


def within_ties(given: Mapping[int, int], computed: Mapping[int, int]) -> bool:
    """Whether each given place is among those that its computed tie takes up.

    >>> within_ties({1: 2}, {1: 1, 2: 1, 3: 3}), within_ties({3: 2}, {1: 1, 2: 1, 3: 3})
    (True, False)
    """
    sizes = Counter(computed.values())
    return all(0 <= place - computed[n] < sizes[computed[n]] for n, place in given.items())


def with_unlisted(given: Mapping[int, int], computed: Mapping[int, int]) -> dict[int, int]:
    """Return the places; if the first places are given, everybody else is below them.

    >>> with_unlisted({2: 1, 4: 2}, {1: 1, 2: 2, 3: 3, 4: 4}), with_unlisted({2: 2}, {1: 1, 2: 2})
    ({2: 1, 4: 2, 1: 3, 3: 3}, {2: 2})
    """
    if in_order(given) != given:
        return dict(given)
    below = len(given) + 1
    return {**given, **{number: below for number in computed if number not in given}}
