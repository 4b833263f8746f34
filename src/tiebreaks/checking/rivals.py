"""The rival with whom a wrong place is explained: the nearest one on another side of it."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Mapping
from itertools import accumulate

Pairs = Iterator[tuple[int, int]]  # a number and its rival


def nearest_rivals(published: Mapping[int, int], computed: Mapping[int, int]) -> dict[int, int]:
    """Return for each number the nearest rival: one on different sides of it in the two tables.

    A rival is ahead, level or behind in one table and not in the other. The nearest is that with
    the closest published place, of two the lower number. Numbers without a rival are missing.

    >>> nearest_rivals({1: 1, 2: 2, 3: 3}, {1: 1, 2: 3, 3: 2})
    {2: 3, 3: 2}
    """
    groups: dict[int, list[int]] = {}
    for number in sorted(published):
        groups.setdefault(published[number], []).append(number)
    upward = sorted(groups.items())
    found: dict[int, tuple[int, int]] = {}
    turned = {number: -place for number, place in computed.items()}
    for number, rival in (
        *_level(groups.values(), computed),
        *_before(upward, computed),
        *_before(reversed(upward), turned),
    ):
        near = abs(published[rival] - published[number]), rival
        found[number] = min(near, found.get(number, near))
    return {number: found[number][1] for number in published if number in found}


def _level(groups: Iterable[list[int]], computed: Mapping[int, int]) -> Pairs:
    """Yield for each number the lowest with the same published and another computed place."""
    for group in groups:
        first = group[0]
        other = next((n for n in group if computed[n] != computed[first]), None)
        if other is None:
            continue
        for number in group:
            yield number, other if computed[number] == computed[first] else first


def _before(groups: Iterable[tuple[int, list[int]]], computed: Mapping[int, int]) -> Pairs:
    """Yield for each number the nearest one published before it and not computed before it.

    `highest` has the earlier groups that reach further than all nearer ones, the furthest first,
    `reached` their negated places; within a group the running maximum is searched.
    """
    reached: list[int] = []
    highest: list[tuple[list[int], list[int]]] = []
    for _, group in groups:
        for number in group:
            own = computed[number]
            at = bisect_right(reached, -own) - 1
            if at >= 0:
                numbers, rising = highest[at]
                yield number, numbers[bisect_left(rising, own)]
        rising = list(accumulate((computed[number] for number in group), max))
        while reached and reached[-1] >= -rising[-1]:
            reached.pop()
            highest.pop()
        reached.append(-rising[-1])
        highest.append((group, rising))
