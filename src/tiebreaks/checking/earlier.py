"""Tables published after an earlier round: whether all points are those of it, and what fits."""

from __future__ import annotations

import attrs

from tiebreaks.checking.question import Question
from tiebreaks.checking.remarks import Remark
from tiebreaks.checking.settings import Computed, as_given, search
from tiebreaks.errors import NotApplicableError


def earlier_round(question: Question) -> int | None:
    """Return the last earlier round after which all published points were right, if any."""
    table = question.table
    if not question.points or not table.rounds_in_order:
        return None
    for round_ in range(table.rounds - 1, 0, -1):
        totals = attrs.evolve(question, table=table.through(round_)).totals()
        if all(totals.value(number) == total for number, total in question.points.items()):
            return round_
    return None


def fitting_earlier(question: Question) -> tuple[Computed, ...]:
    """Return the tables that fit the published one after an earlier round, which they name.

    If only points are published, those of everybody have to be.
    """
    round_ = earlier_round(question)
    if round_ is None:
        return ()
    then = attrs.evolve(question, table=question.table.through(round_))
    fitting: tuple[Computed, ...] = ()
    if question.places or question.claims:
        fitting, _ = search(then, explaining=False)
    elif len(question.points) == len(question.table.participants):
        try:
            fitting = (as_given(then),)
        except NotApplicableError:
            return ()
    return tuple(_named(one, round_) for one in fitting)


def _named(computed: Computed, round_: int) -> Computed:
    """Return the table with the round in its settings."""
    remarks = (Remark("after", str(round_)), *computed.settings.remarks)
    settings = attrs.evolve(computed.settings, remarks=remarks, after=round_)
    return attrs.evolve(computed, settings=settings)
