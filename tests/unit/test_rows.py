from __future__ import annotations

import pickle
from copy import deepcopy

from hypothesis import given
from hypothesis import strategies as st

from tiebreaks._exact import FrozenMap
from tiebreaks.engine.rows import LazyMap, picked


@given(st.lists(st.integers(), min_size=1), st.integers(0, 4), st.data())
def test_values_are_picked_by_their_places(
    values: list[int], width: int, data: st.DataObject
) -> None:
    """Each place becomes the value at it, -1 the last one, in rows of any width."""
    places = st.integers(-1, len(values) - 1)
    rows = data.draw(st.lists(st.lists(places, min_size=width, max_size=width)))
    assert picked(values, rows) == [[values[place] for place in row] for row in rows]


def test_a_lazy_mapping_is_made_once_and_only_if_looked_at() -> None:
    """The function is not called before something is asked, and never again."""
    calls = []

    def make() -> dict[str, int]:
        calls.append("made")
        return {"a": 1}

    lazy = LazyMap(make)
    assert not calls
    assert lazy["a"] == 1
    assert (lazy.get("b"), len(lazy), list(lazy), "a" in lazy) == (None, 1, ["a"], True)
    assert calls == ["made"]


def test_a_lazy_mapping_equals_and_travels_as_what_it_holds() -> None:
    """It compares as a mapping; copies and pickles hold the items without the function."""
    lazy = LazyMap(lambda: {"a": 1})
    assert lazy == {"a": 1}
    assert FrozenMap({"a": 1}) == lazy
    for copy in (pickle.loads(pickle.dumps(lazy)), deepcopy(lazy)):
        assert isinstance(copy, FrozenMap)
        assert copy == {"a": 1}
