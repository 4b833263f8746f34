"""Twice the points give twice the sums."""

from __future__ import annotations

from typing import Any

import attrs
from hypothesis import given
from strategies import Event, any_events, computable, law

from tiebreaks import PointsSystem, editions
from tiebreaks.engine.evaluation import Evaluation

TIMES = {
    **dict.fromkeys(("PTS", "PS", "PS/C1", "BH", "BH/C1", "BH/M1", "BH/P", "FB", "FB/C1/P"), 2),
    **dict.fromkeys(("AOB", "AOB/F", "KS"), 2),
    **dict.fromkeys(("SB", "SB/C1", "SB/C2/P"), 4),
    **dict.fromkeys(("WIN", "WON", "BPG", "BWG", "REP", "STD"), 1),
}


def doubled(event: Event) -> Event:
    """Return the event with everything awarded twice."""
    fields: dict[str, Any] = attrs.asdict(event.scoring)
    twice: dict[str, Any] = {
        name: None if value is None else 2 * value for name, value in fields.items()
    }
    return attrs.evolve(
        event,
        scoring=PointsSystem(**twice),
        awards={key: 2 * value for key, value in event.awards.items()},
        penalties=tuple((n, r, 2 * value) for n, r, value in event.penalties),
    )


@law
@given(any_events())
def test_doubled_points_double_buchholz_and_quadruple_sonneborn_berger(event: Event) -> None:
    """When everything is awarded twice, sums of scores double and SB counts four times."""
    twice_awarded = doubled(event).table
    for edition in editions.ALL:
        one = Evaluation(event.table, edition)
        two = Evaluation(twice_awarded, edition)
        for text, column in computable(one, list(TIMES)):
            twice = two.column(text)
            for number in event.numbers:
                value = column.value(number)
                expected = None if value is None else TIMES[text] * value
                assert twice.value(number) == expected, (edition.id, text)
