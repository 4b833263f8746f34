"""What Buchholz must be by arithmetic alone."""

from __future__ import annotations

from fractions import Fraction
from itertools import accumulate

import attrs
import pytest
from hypothesis import given, settings
from strategies import (
    DRAWS,
    OVER_THE_BOARD,
    Event,
    all_texts,
    law,
    played_events,
    round_robins,
    swiss_events,
)

from known import known
from tiebreaks import Edition, editions, evaluate
from tiebreaks.engine.evaluation import Evaluation
from tiebreaks.errors import NotApplicableError


def scores(event: Event) -> dict[int, Fraction]:
    """Return what everybody scored, added up from the cells."""
    award = event.scoring.awards()
    return {
        person.number: sum((award[c.outcome, c.color] for c in row if c), Fraction(0))
        for person, row in zip(event.people, event.games, strict=True)
    }


@pytest.mark.parametrize("edition", editions.ALL, ids=lambda edition: edition.id)
@settings(law, max_examples=40)
@given(event=round_robins(results=OVER_THE_BOARD, cycles=(1,)))
def test_in_a_round_robin_buchholz_is_all_points_but_the_own(
    edition: Edition, event: Event
) -> None:
    """In a single round robin without forfeits Buchholz is all points less the own score."""
    rules = attrs.evolve(edition.unplayed, allow_bh_in_rr=True)
    column = evaluate(event.table, "BH", edition=attrs.evolve(edition, unplayed=rules))
    own = scores(event)
    for number, score in own.items():
        assert column.value(number) == sum(own.values()) - score


@law
@given(round_robins())
def test_buchholz_is_refused_for_predetermined_pairings(event: Event) -> None:
    """The newest edition refuses Buchholz, Fore Buchholz and AOB of predetermined pairings."""
    for code in ("BH", "FB", "AOB", "BH/C1", "AOB/F"):
        with pytest.raises(NotApplicableError):
            evaluate(event.table, code)
    for code in ("SB", "KS", "PS"):
        evaluate(event.table, code)


@law
@given(played_events())
def test_without_unplayed_rounds_every_sum_is_plain(event: Event) -> None:
    """When everybody played every round, BH, SB and PS are sums that the cells alone tell."""
    evaluation = Evaluation(event.table)
    score, award = scores(event), event.scoring.awards()
    for person, row in zip(event.people, event.games, strict=True):
        cells = list(map(known, row))
        points = [award[cell.outcome, cell.color] for cell in cells]
        theirs = [score[cell.opponent] for cell in cells]
        progressive = list(accumulate(points))
        plain = {
            "PTS": sum(points),
            "BH": sum(theirs),
            "BH/C1": sum(sorted(theirs)[1:]),
            "BH/M1": sum(sorted(theirs)[1:-1]),
            "SB": sum(a * b for a, b in zip(points, theirs, strict=True)),
            "PS": sum(progressive),
            "PS/C1": sum(progressive[1:]),
            "REP": len(row),
            "WON": points.count(event.scoring.win),
        }
        for text, value in plain.items():
            assert evaluation.column(text).value(person.number) == value, text


@law
@given(played_events())
def test_the_sum_of_all_buchholz_is_rounds_times_points(event: Event) -> None:
    """When everybody played every round, all Buchholz add up to the rounds times all points."""
    column = evaluate(event.table, "BH")
    total = sum(known(column.value(number)) for number in event.numbers)
    assert total == event.table.rounds * sum(scores(event).values())


@law
@given(swiss_events(extras=False, last_results=DRAWS))
def test_fore_buchholz_is_buchholz_after_a_last_round_of_draws(event: Event) -> None:
    """When all games of the last round were drawn, Fore Buchholz is Buchholz."""
    held = event.table.rounds
    if held < len(event.cells[0]):  # nobody was paired, nor had a bye, in the last round
        return
    evaluation = Evaluation(event.table)
    for text in all_texts("values"):
        if not text.startswith("FB"):
            continue
        plain = evaluation.column(text.replace("FB", "BH"))
        for number in event.numbers:
            assert evaluation.column(text).value(number) == plain.value(number), text
