"""Whom a wrong published place is explained against."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from strategies import law

from tiebreaks.checking.rivals import nearest_rivals


@st.composite
def two_tables(draw: st.DrawFn) -> tuple[dict[int, int], dict[int, int]]:
    """Draw published and computed places of the same numbers, some of them shared or missing."""
    numbers = draw(st.lists(st.integers(1, 30), min_size=1, max_size=9, unique=True))
    places = st.integers(1, 9)
    return {n: draw(places) for n in numbers}, {n: draw(places) for n in numbers}


def side(place: int, mine: int) -> int:
    """Return -1 for a place before mine, 0 for the same, 1 for one behind it."""
    return (place > mine) - (place < mine)


@law
@given(two_tables())
def test_the_nearest_on_another_side(tables: tuple[dict[int, int], dict[int, int]]) -> None:
    """A rival is before, level or behind in one table and not in the other, and the nearest."""
    published, computed = tables
    expected = {}
    for number, mine in published.items():
        others = [
            (abs(place - mine), other)
            for other, place in published.items()
            if side(place, mine) != side(computed[other], computed[number])
        ]
        if others:
            expected[number] = min(others)[1]
    assert nearest_rivals(published, computed) == expected
