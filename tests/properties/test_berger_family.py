"""What holds within the family of Berger, and between it and Buchholz."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given
from strategies import (
    OVER_THE_BOARD,
    STANDARD,
    SYSTEMS,
    Event,
    any_events,
    every_event,
    law,
    round_robins,
)

from known import known
from tiebreaks.engine.evaluation import Evaluation

POLICIES = ("", "@FACE", "@FIDE-OLD", "@FIDE-2009", "@FIDE-2023", "@KNSB")
ONE_SIDED_DRAWS = ((b"=", b"0"), (b"L", b"D"), (b"0", b"0"), (b"L", b"L"))
DECISIVE_OR_DRAWN = tuple(result for result in OVER_THE_BOARD if result not in ONE_SIDED_DRAWS)


@law
@given(every_event())
def test_the_own_score_is_what_is_added(event: Event) -> None:
    """Prize division is Sonneborn-Berger plus the points, Berger 1887 plus their square."""
    evaluation = Evaluation(event.table)
    score = f":{event.team_rules.primary}" if event.team_rules else ""
    points = evaluation.column(f"PTS{score}")
    rates = evaluation.column(f"HIST:GELB{score}")
    for number in event.numbers:
        own = known(points.value(number))
        sonneborn = known(evaluation.column(f"HIST:SONN86{score}").value(number))
        assert sonneborn == known(rates.value(number)) + own**2
        for policy in POLICIES:
            plain = known(evaluation.column(f"SB{score}{policy}").value(number))
            values = {
                code: evaluation.column(f"HIST:{code}{score}{policy}").value(number)
                for code in ("NEUST", "PRIZE", "BERG87")
            }
            assert values == {"NEUST": plain, "PRIZE": plain + own, "BERG87": plain + own**2}


@law
@given(any_events())
def test_among_equals_the_own_score_changes_nothing(event: Event) -> None:
    """Of two with the same points, Berger 1887 puts the one first whom Sonneborn-Berger does."""
    evaluation = Evaluation(event.table)

    def order(code: str, one: int, two: int) -> int:
        values = [known(evaluation.column(code).value(number)) for number in (one, two)]
        return (values[0] > values[1]) - (values[0] < values[1])

    for one, two in combinations(event.numbers, 2):
        if order("PTS", one, two) == 0:
            assert order("HIST:BERG87", one, two) == order("SB", one, two)
            assert order("HIST:PRIZE", one, two) == order("SB", one, two)
            assert order("HIST:SONN86", one, two) == order("HIST:GELB", one, two)


@law
@given(round_robins(results=DECISIVE_OR_DRAWN, systems=(STANDARD,)))
def test_simplified_berger_is_twice_sonneborn_berger_less_buchholz(event: Event) -> None:
    """In a complete round robin with 1, a half and 0 points SIMPB is 2 SB - BH."""
    evaluation = Evaluation(event.table)
    for number in event.numbers:
        simple, plain, opponents = (
            known(evaluation.column(code).value(number)) for code in ("SIMPB", "SB", "BH@FACE")
        )
        assert simple == 2 * plain - opponents


@law
@given(round_robins(results=OVER_THE_BOARD, systems=SYSTEMS))
def test_gelbfuhs_is_sonneborn_berger_by_games(event: Event) -> None:
    """Where all have played equally many games it is Sonneborn-Berger divided by these."""
    evaluation = Evaluation(event.table)
    games = sum(cell is not None for cell in event.games[0])
    for number in event.numbers:
        plain = known(evaluation.column("SB").value(number))
        assert evaluation.column("HIST:GELB").value(number) == plain / games


@law
@given(round_robins(results=OVER_THE_BOARD, cycles=(1,)))
def test_berger_is_the_matrix_times_the_scores(event: Event) -> None:
    """With the own scores on the diagonal of the matrix, Berger 1887 is its product with them."""
    evaluation = Evaluation(event.table)
    award = event.scoring.awards()
    scores = {n: known(evaluation.column("PTS").value(n)) for n in event.numbers}
    for person, row in zip(event.people, event.games, strict=True):
        entries = {cell.opponent: award[cell.outcome, cell.color] for cell in row if cell}
        entries[person.number] = scores[person.number]
        product = sum(points * scores[other] for other, points in entries.items())
        assert evaluation.column("HIST:BERG87").value(person.number) == product


@law
@given(any_events(rated=True))
def test_more_than_two_skipped_rounds_change_no_performance(event: Event) -> None:
    """The older rule on skipped rounds changes the order alone; two of three is never more."""
    evaluation = Evaluation(event.table)
    old = evaluation.column("TPR@FIDE-2009")
    assert old.values == Evaluation(event.table, "fide-2009").column("TPR").values
    for i, reason in old.terms.below.items():
        skipped = [outcome for outcome in event.table.outcomes[i] if outcome in b"HZF-"]
        assert len(skipped) > 2, reason
