"""A cut never raises a sum, and a longer cut never undoes a shorter one."""

from __future__ import annotations

from hypothesis import given
from strategies import (
    PARTS,
    SYSTEMS,
    Event,
    all_texts,
    any_events,
    computable,
    law,
    parts,
    swiss_events,
)

from known import known
from tiebreaks.engine.evaluation import Evaluation

LADDER = ("", "C1", "C2", "C3")
# The codes for which the regulation itself promises it, and any other that takes a cut.
NAMED = {"BH", "FB", "SB", "PS"}


def ladders() -> dict[str, list[str]]:
    """Return for every code that takes a cut, and its other modifiers, the ever longer cuts."""
    found: dict[str, list[str]] = {}
    for text in all_texts("values"):
        code, *parts = text.split("/")
        cut = next((part for part in parts if part in LADDER), "")
        if any(part[0] == "M" for part in parts):
            continue
        rest = "/".join([code, *(part for part in parts if part not in LADDER)])
        found.setdefault(rest, [""] * len(LADDER))[LADDER.index(cut)] = text
    return {rest: texts for rest, texts in found.items() if all(texts)}


LADDERS = ladders()


def check(event: Event, part: int) -> None:
    """Compare each cut with the next shorter one, in one part of the ladders."""
    evaluation = Evaluation(event.table)
    for rest, texts in list(LADDERS.items())[part::PARTS]:
        columns = [column for _, column in computable(evaluation, texts)]
        if not columns or columns[0].fold.name != "total":
            continue
        for number in event.numbers:
            steps = columns[0].working(number).steps
            if any(step.value * (1 if step.factor is None else step.factor) < 0 for step in steps):
                assert rest.split("/")[0] not in NAMED
                continue
            values = [known(column.value(number)) for column in columns]
            assert values == sorted(values, reverse=True), (rest, number)
            assert values[-1] >= 0


def test_the_named_codes_are_among_those_compared() -> None:
    """Buchholz, Fore Buchholz, Sonneborn-Berger and progressive scores take up to three cuts."""
    assert {rest.split("/")[0] for rest in LADDERS} >= NAMED
    assert LADDERS["BH"] == ["BH", "BH/C1", "BH/C2", "BH/C3"]


@law
@given(swiss_events(extras=False), parts)
def test_more_cuts_never_give_more(event: Event, part: int) -> None:
    """Without negative points a cut never raises a sum, nor do more cuts against fewer."""
    check(event, part)


@law
@given(any_events().filter(lambda event: not event.penalties), parts)
def test_more_cuts_never_give_more_in_unfinished_events(event: Event, part: int) -> None:
    """The same holds while rounds are missing, and for round robins."""
    check(event, part)


@law
@given(swiss_events(extras=False))
def test_a_median_is_never_more_than_its_cut(event: Event) -> None:
    """A median leaves out what its cut does and more, so that it is never more."""
    evaluation = Evaluation(event.table)
    for code in ("BH", "FB", "BH/P"):
        head, *rest = code.split("/")
        for k in (1, 2):
            tail = "".join(f"/{part}" for part in rest)
            cut = evaluation.column(f"{head}/C{k}{tail}")
            median = evaluation.column(f"{head}/M{k}{tail}")
            for number in event.numbers:
                assert 0 <= known(median.value(number)) <= known(cut.value(number))


def test_the_systems_of_the_laws_never_take_points_away() -> None:
    """The law on cuts is checked under systems without negative points."""
    assert all(value >= 0 for system in SYSTEMS for value in system.awards().values())
