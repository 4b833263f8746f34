"""Renumbering and reordering the participants renumbers the answer."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from strategies import (
    GROUPS,
    VALUES,
    Event,
    computable,
    every_event,
    groups_for,
    law,
    parts,
    values_for,
)

from tiebreaks import rank
from tiebreaks.engine.evaluation import Evaluation
from tiebreaks.errors import NotApplicableError
from tiebreaks.testing import laws
from tiebreaks.testing.tables import renumbered

TEXTS = [text for text in VALUES if not text.startswith("TPN")]


@st.composite
def two_namings(draw: st.DrawFn) -> tuple[Event, Event, dict[int, int]]:
    """Draw an event, the same one renumbered and reordered, and old number -> new number."""
    event = draw(every_event())
    size = len(event.people)
    new = draw(st.lists(st.integers(1, 40), min_size=size, max_size=size, unique=True))
    numbers = dict(zip(event.numbers, new, strict=True))
    return event, event.renumbered(numbers, draw(st.permutations(range(size)))), numbers


@law
@given(two_namings(), parts)
def test_values_and_workings_follow_the_participants(
    namings: tuple[Event, Event, dict[int, int]], part: int
) -> None:
    """Every value, and every step but for the opponent's number, stays with its participant."""
    event, other, numbers = namings
    before, after = (Evaluation(one.table, unrated=1500) for one in (event, other))
    for text, column in computable(before, values_for(event, part)):
        if text.startswith("TPN"):
            continue
        laws.numbers_are_only_names(column, after.column(text), numbers)


@law
@given(two_namings(), st.lists(st.sampled_from([*TEXTS, *GROUPS * 10]), min_size=1, max_size=4))
def test_places_follow_the_participants(
    namings: tuple[Event, Event, dict[int, int]], texts: list[str]
) -> None:
    """Every place, deciding tie-break and order number stays with its participant."""
    event, other, numbers = namings
    try:
        standings = rank(event.table, texts)
    except NotApplicableError:
        texts = ["DE", "WIN", *groups_for(Evaluation(event.table))]
        standings = rank(event.table, texts)
    moved = rank(other.table, texts)
    for old, new in numbers.items():
        assert moved.places[new] == standings.places[old]
        for code in standings.columns:
            assert moved.column(code).value(new) == standings.column(code).value(old)


@law
@given(every_event(), st.data())
def test_a_table_takes_other_numbers(event: Event, data: st.DataObject) -> None:
    """A table with other numbers in another order is the one made afresh with them."""
    size = len(event.people)
    new = data.draw(st.lists(st.integers(1, 40), min_size=size, max_size=size, unique=True))
    numbers = dict(zip(event.numbers, new, strict=True))
    order = data.draw(st.permutations(range(size)))
    assert renumbered(event.table, numbers, order) == event.renumbered(numbers, order).table
