"""The order in which tie-breaks are asked for never matters."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import (
    GROUPS,
    SEEDS,
    VALUES,
    Event,
    any_events,
    computable,
    every_event,
    law,
    parts,
    values_for,
)

from tiebreaks import rank
from tiebreaks.engine.evaluation import Evaluation
from tiebreaks.errors import NotApplicableError
from tiebreaks.testing import laws


@settings(law, max_examples=40)
@given(every_event(), parts, SEEDS)
def test_one_evaluation_gives_what_each_tiebreak_gives_alone(
    event: Event, part: int, seed: int
) -> None:
    """One evaluation asked in any order answers as if each tie-break were asked alone."""
    order = values_for(event)[:]
    Random(seed).shuffle(order)
    columns = dict(computable(Evaluation(event.table, unrated=1500), order))
    for text in values_for(event, part):
        if text in columns:
            alone = Evaluation(event.build(), unrated=1500).column(text)
            laws.evaluation_order_is_free(alone, columns[text], event.numbers)
    assert event.table == event.build()


@settings(law, max_examples=60)
@given(any_events(), st.lists(st.sampled_from(VALUES), max_size=4), st.sampled_from(GROUPS))
def test_columns_of_standings_do_not_depend_on_the_list(
    event: Event, texts: list[str], group: str
) -> None:
    """A column of the standings is what the tie-break gives alone, whatever stands around it."""
    try:
        standings = rank(event.table, [group, *texts, group, *texts], unrated=1500)
    except NotApplicableError:
        return
    for text in texts:
        alone = Evaluation(event.build(), unrated=1500).column(text)
        for number in event.numbers:
            assert standings.column(text).value(number) == alone.value(number), text
