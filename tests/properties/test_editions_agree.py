"""All editions agree where there was nothing to disagree about."""

from __future__ import annotations

import attrs
from hypothesis import given, settings
from strategies import GROUPS, OVER_THE_BOARD, Event, computable, law, played_events, round_robins

from tiebreaks import Edition, editions, rank
from tiebreaks.engine.evaluation import Evaluation


def allowing_buchholz(edition: Edition) -> Edition:
    """Return the edition without its ban of Buchholz for predetermined pairings."""
    rules = attrs.evolve(edition.unplayed, allow_bh_in_rr=True)
    return attrs.evolve(edition, unplayed=rules)


def check_agreement(event: Event) -> None:
    """Compare every edition's values with the newest edition's."""
    newest = allowing_buchholz(editions.DEFAULT)
    expected = dict(computable(Evaluation(event.table, newest)))
    places = {group: rank(event.table, group, edition=newest).places for group in GROUPS}
    assert {"BH", "BH/C1/P", "FB", "AOB", "SB", "SB/C1", "PS", "TPR"} <= set(expected)
    for edition in map(allowing_buchholz, editions.ALL):
        for text, column in computable(Evaluation(event.table, edition)):
            for number in event.numbers:
                assert column.value(number) == expected[text].value(number), (edition.id, text)
        for group in GROUPS:
            found = rank(event.table, group, edition=edition).places
            assert found == places[group], (edition.id, group)


@settings(law, max_examples=50)
@given(played_events(rated=True))
def test_editions_agree_when_every_game_was_played(event: Event) -> None:
    """Without an unplayed round every tie-break has one value in all editions."""
    check_agreement(event)


@settings(law, max_examples=50)
@given(round_robins(rated=True, results=OVER_THE_BOARD, sizes=(2, 4, 6)))
def test_editions_agree_on_round_robins_without_forfeits(event: Event) -> None:
    """Without a forfeit a round robin has one value in all editions, Buchholz where allowed."""
    check_agreement(event)
