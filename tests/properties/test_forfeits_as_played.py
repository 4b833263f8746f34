"""Forfeits as played, /P, where there is none, or where they are games in any case."""

from __future__ import annotations

from hypothesis import given
from strategies import (
    EVERY_RESULT,
    GROUPS,
    OVER_THE_BOARD,
    Event,
    computable,
    law,
    parts,
    round_robins,
    swiss_events,
    values_for,
)

from tiebreaks import rank
from tiebreaks.engine.evaluation import Evaluation

WITHOUT_FORFEITS = (*OVER_THE_BOARD, (b"X", b"X"), (b" ", b" "))


def with_p(event: Event, part: int) -> list[str]:
    """Return the texts with /P, one part of them."""
    return [text for text in values_for(event, part) if "P" in text.split("/")[1:]]


@law
@given(swiss_events(extras=False, results=WITHOUT_FORFEITS), parts)
def test_forfeits_as_played_change_nothing_without_forfeits(event: Event, part: int) -> None:
    """/P changes no value and no place where nobody won or lost by forfeit."""
    evaluation = Evaluation(event.table)
    for text, column in computable(evaluation, with_p(event, part)):
        plain = evaluation.column(_without_p(text))
        for number in event.numbers:
            assert column.working(number).steps == plain.working(number).steps, text
    for group in (group for group in GROUPS if "P" in group.split("/")[1:]):
        places = rank(event.table, group).places
        assert places == rank(event.table, _without_p(group)).places


@law
@given(round_robins(results=EVERY_RESULT), parts)
def test_forfeits_of_predetermined_pairings_are_games_in_any_case(event: Event, part: int) -> None:
    """/P changes nothing in a predetermined event, where a forfeit is a game (15.2)."""
    evaluation = Evaluation(event.table)
    for text, column in computable(evaluation, with_p(event, part)):
        plain = evaluation.column(_without_p(text))
        for number in event.numbers:
            assert column.value(number) == plain.value(number), text


def _without_p(text: str) -> str:
    return "/".join(part for k, part in enumerate(text.split("/")) if k == 0 or part != "P")
