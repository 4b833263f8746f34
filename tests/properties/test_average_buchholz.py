"""The average of the opponents' Buchholz."""

from __future__ import annotations

from hypothesis import given
from strategies import COLORED, SYSTEMS, Event, law, swiss_events

from known import known
from tiebreaks.engine.evaluation import Evaluation


@law
@given(swiss_events(systems=(*SYSTEMS, COLORED)))
def test_the_average_lies_among_the_opponents_buchholz(event: Event) -> None:
    """AOB lies between the smallest and the largest Buchholz of the opponents played."""
    evaluation = Evaluation(event.table)
    for average, each in (("AOB", "BH"), ("AOB/F", "FB")):
        buchholz = evaluation.column(each)
        for person, row in zip(event.people, event.games, strict=True):
            met = [c.opponent for c in row[: event.table.rounds] if c and c.outcome in b"1=0WDLX"]
            value = evaluation.column(average).value(person.number)
            if not met:
                assert value is None
                continue
            values = [known(buchholz.value(number)) for number in met]
            assert min(values) <= known(value) <= max(values)
