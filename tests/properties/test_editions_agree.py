"""All editions agree where there was nothing to disagree about."""

from __future__ import annotations

from fractions import Fraction

import attrs
from hypothesis import given, settings
from strategies import (
    GROUPS,
    OVER_THE_BOARD,
    PARTS,
    Event,
    computable,
    law,
    parts,
    played_events,
    round_robins,
    values_for,
)

from tiebreaks import Column, Edition, editions, rank
from tiebreaks.engine.evaluation import Evaluation

# They have values whatever is drawn here.
NAMED = {"BH", "BH/C1/P", "FB", "AOB", "SB", "SB/C1", "PS", "TPR"}


def allowing_buchholz(edition: Edition) -> Edition:
    """Return the edition without its ban of Buchholz for predetermined pairings."""
    rules = attrs.evolve(edition.unplayed, allow_bh_in_rr=True)
    return attrs.evolve(edition, unplayed=rules)


def all_values(column: Column) -> list[Fraction | None]:
    """Return everybody's value, in the order of the table."""
    return [column.value(person.number) for person in column.table.participants]


def check_agreement(event: Event, part: int) -> None:
    """Compare every edition's values with the newest edition's, in one part of the tie-breaks."""
    newest = allowing_buchholz(editions.DEFAULT)
    texts = values_for(event, part)
    expected = dict(computable(Evaluation(event.table, newest), texts))
    assert NAMED & set(texts) <= set(expected)
    values = {text: all_values(column) for text, column in expected.items()}
    groups = GROUPS[part::PARTS]
    places = {group: rank(event.table, group, edition=newest).places for group in groups}
    for edition in map(allowing_buchholz, editions.ALL):
        for text, column in computable(Evaluation(event.table, edition), texts):
            assert all_values(column) == values[text], (edition.id, text)
        for group in groups:
            found = rank(event.table, group, edition=edition).places
            assert found == places[group], (edition.id, group)


@settings(law, max_examples=50)
@given(played_events(rated=True), parts)
def test_editions_agree_when_every_game_was_played(event: Event, part: int) -> None:
    """Without an unplayed round every tie-break has one value in all editions."""
    check_agreement(event, part)


@settings(law, max_examples=50)
@given(round_robins(rated=True, results=OVER_THE_BOARD, sizes=(2, 4, 6)), parts)
def test_editions_agree_on_round_robins_without_forfeits(event: Event, part: int) -> None:
    """Without a forfeit a round robin has one value in all editions, Buchholz where allowed."""
    check_agreement(event, part)
