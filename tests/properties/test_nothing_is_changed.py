"""Nothing received is ever changed, and every working can be put into words."""

from __future__ import annotations

from hypothesis import given, settings
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

from tiebreaks import editions, explain, rank
from tiebreaks.engine.evaluation import Evaluation
from tiebreaks.errors import NotApplicableError
from tiebreaks.messages import LANGUAGES
from tiebreaks.testing import laws
from tiebreaks.testing.laws import numbers_in, shown


@law
@given(every_event(), parts, st.sampled_from(editions.ALL), st.sampled_from(list(LANGUAGES)))
def test_every_working_is_explained_with_its_total(
    event: Event, part: int, edition: editions.Edition, language: str
) -> None:
    """In every language the text of a working contains the participant's name and the total."""
    evaluation = Evaluation(event.table, edition, unrated=1500)
    for _, column in computable(evaluation, values_for(event, part)):
        for person in event.people:
            laws.working_is_explained(column.working(person.number), person.name, [language])
    assert event.table == event.build()


@settings(law, max_examples=60)
@given(every_event(), st.lists(st.sampled_from([*VALUES, *GROUPS * 10]), max_size=3))
def test_standings_comparisons_and_groups_are_explained(event: Event, texts: list[str]) -> None:
    """Standings, every comparison and every group working have a text; the table stays as it is."""
    try:
        standings = rank(event.table, texts, unrated=1500)
    except NotApplicableError:
        standings = rank(event.table, list(groups_for(Evaluation(event.table))))
    for language in LANGUAGES:
        table = explain(standings, language=language)
        assert all(person.name in table for person in event.people)
        for one, other in zip(event.numbers, event.numbers[1:], strict=False):
            words = explain(standings.compare(one, other), language=language)
            assert f"Player {one}" in words
            assert f"Player {other}" in words
            assert {standings.places[one], standings.places[other]} <= numbers_in(words)
        for code in standings.columns:
            for number in event.numbers:
                words = explain(standings.working(code, participant=number), language=language)
                value = standings.column(code).value(number)
                assert value is None or shown(value) in numbers_in(words.splitlines()[0])
    assert event.table == event.build()
