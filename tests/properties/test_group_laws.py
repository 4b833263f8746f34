"""Group tie-breaks keep every member, in the order that their separate standings give."""

from __future__ import annotations

from hypothesis import given
from strategies import Event, every_event, groups_for, law

from tiebreaks import BUILTIN
from tiebreaks.engine.definitions import GroupTiebreak
from tiebreaks.engine.evaluation import Evaluation
from tiebreaks.testing import laws


@law
@given(every_event())
def test_a_group_is_divided_as_its_steps_say(event: Event) -> None:
    """Every member is there once, and the steps, one after the other, give the order."""
    evaluation = Evaluation(event.table)
    everybody = range(len(event.people))
    for text in groups_for(evaluation):
        descriptor = evaluation.descriptor(text)
        tiebreak = BUILTIN.resolve(descriptor)
        assert isinstance(tiebreak, GroupTiebreak)
        parts, steps = evaluation.divided(tiebreak, descriptor, everybody)
        laws.members_stay(everybody, parts)
        laws.order_is_that_of_the_steps(everybody, parts, steps)
