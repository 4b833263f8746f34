"""The table as it stood after a round."""

from __future__ import annotations

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import Event, any_events, computable, every_event, law, parts, values_for

from tiebreaks.engine.evaluation import Evaluation
from tiebreaks.errors import InputError


def first_rounds(event: Event, rounds: int) -> Event:
    """Return the event as if nothing had been written after a round."""
    return attrs.evolve(
        event,
        cells=tuple(row[:rounds] for row in event.cells),
        planned_rounds=event.table.planned_rounds,
        awards={(n, r): value for (n, r), value in event.awards.items() if r <= rounds},
        penalties=tuple(p for p in event.penalties if p[1] <= rounds),
        scores={(n, r): score for (n, r), score in event.scores.items() if r <= rounds},
    )


@law
@given(every_event(), st.data())
def test_the_way_to_a_round_does_not_matter(event: Event, data: st.DataObject) -> None:
    """The table after round k of the table after round m is the table after round k."""
    m = data.draw(st.integers(0, event.table.planned_rounds))
    k = data.draw(st.integers(0, m))
    table = event.table
    assert table.through(m).through(k) == table.through(k)
    assert table.through(k).rounds == k
    assert table.through(k).planned_rounds == table.planned_rounds
    assert all(len(row) == k for row in table.through(k).outcomes)
    assert table == event.build()


@law
@given(any_events(), parts, st.data())
def test_later_rounds_leave_no_trace(event: Event, part: int, data: st.DataObject) -> None:
    """After round k the table is the one made of what was written up to round k."""
    k = data.draw(st.integers(0, event.table.planned_rounds))
    earlier = first_rounds(event, k).table.through(k)
    if earlier.points["PTS"].scale == event.table.points["PTS"].scale:
        assert event.table.through(k) == earlier
    then = Evaluation(event.table.through(k), unrated=1500)
    alone = Evaluation(earlier, unrated=1500)
    for text, column in computable(alone, values_for(event, part)):
        later = then.column(text)
        for number in event.numbers:
            assert later.value(number) == column.value(number), text


@law
@given(any_events())
def test_a_round_beyond_the_schedule_is_refused(event: Event) -> None:
    """A round below 0 or beyond those scheduled is an error."""
    for round_ in (-1, event.table.planned_rounds + 1):
        with pytest.raises(InputError):
            event.table.through(round_)
