from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tiebreaks.editions.reasons import Reason
from tiebreaks.engine.definitions import CutOrder
from tiebreaks.engine.modifiers import _KEYS, Element, _chosen, _ends, _least_significant
from tiebreaks.engine.terms import Terms


@given(
    st.lists(st.tuples(st.integers(0, 4), st.integers(0, 2)), max_size=8),
    st.integers(0, 3),
    st.integers(0, 3),
    st.sampled_from(CutOrder),
)
def test_whole_rows_are_cut_as_terms_are_one_by_one(
    row: list[tuple[int, int]], low: int, high: int, order: CutOrder
) -> None:
    """Where all terms count and none is voluntary, both ways leave out the same ones."""
    terms = Terms([[value for value, _ in row]], factors=[[factor for _, factor in row]])
    elements = [Element(*_KEYS[order](terms, 0, k), k, False) for k in range(len(row))]
    one_by_one = _chosen(elements, low, high, _least_significant, Reason.CUT_LOW)
    assert _ends(terms, order, Reason.CUT_LOW, [(low, high)]) == {0: tuple(one_by_one)}
