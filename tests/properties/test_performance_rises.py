"""A better score against the same opponents never lowers a performance."""

from __future__ import annotations

import attrs
from hypothesis import assume, given
from hypothesis import strategies as st
from strategies import OVER_THE_BOARD, Event, law, played_events, swiss_events

from known import known
from tiebreaks import evaluate

BETTER = {b"0": (b"=", b"1"), b"=": (b"1",), b"L": (b"D", b"W"), b"D": (b"W",)}
ANSWER = {b"1": b"0", b"=": b"=", b"W": b"L", b"D": b"D"}
FEWER_PLAYED = (*OVER_THE_BOARD, (b"+", b"-"), (b"X", b"X"))


@st.composite
def improvements(draw: st.DrawFn) -> tuple[Event, Event, int]:
    """Draw an event, the same with one result of somebody improved, and who that is."""
    kinds = played_events(rated=True) | swiss_events(rated=True, results=FEWER_PLAYED)
    event = draw(kinds)
    places = [
        (k, r)
        for k, row in enumerate(event.games)
        for r, cell in enumerate(row)
        if cell and bytes([cell.outcome]) in BETTER
    ]
    assume(places)
    k, r = draw(st.sampled_from(places))
    rows = event.games
    cell = known(rows[k][r])
    result = draw(st.sampled_from(BETTER[bytes([cell.outcome])]))
    number = event.numbers[k]
    rows[k][r] = cell._replace(outcome=result[0])
    rival = event.numbers.index(cell.opponent)
    rows[rival][r] = known(rows[rival][r])._replace(outcome=ANSWER[result][0])
    return event, attrs.evolve(event, cells=tuple(map(tuple, rows))), number


@law
@given(improvements())
def test_performances_never_fall_when_the_score_rises(
    improvement: tuple[Event, Event, int],
) -> None:
    """TPR and PTP never fall when a result against the same opponents gets better."""
    event, better, number = improvement
    for code in ("TPR", "PTP"):
        before = evaluate(event.table, code).value(number)
        assert before is not None
        assert known(evaluate(better.table, code).value(number)) >= before, code


@law
@given(improvements())
def test_the_average_rating_ignores_results(improvement: tuple[Event, Event, int]) -> None:
    """ARO stays the same when only a result changes, and so do both ends of a performance."""
    event, better, number = improvement
    average = known(evaluate(event.table, "ARO").value(number))
    assert evaluate(better.table, "ARO").value(number) == average
    performance = known(evaluate(better.table, "TPR").value(number))
    assert average - 800 <= performance <= average + 800
