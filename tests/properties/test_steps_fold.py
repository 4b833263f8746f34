"""The counted steps of a working fold to the value; each fold is written here a second time."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import partial
from math import floor

import attrs
from hypothesis import given, settings
from strategies import PARTS, Event, computable, every_event, law, parts, values_for

from tiebreaks import editions, parse
from tiebreaks.editions import rating_tables
from tiebreaks.editions.reasons import Reason
from tiebreaks.engine.descriptors import Descriptor
from tiebreaks.engine.evaluation import Evaluation
from tiebreaks.engine.terms import Step
from tiebreaks.testing import laws

# Rating Regulations B.02, table 8.1.1: dp for 50 to 100 percent.
DP = """
  0   7  14  21  29  36  43  50  57  65
 72  80  87  95 102 110 117 125 133 141
149 158 166 175 184 193 202 211 220 230
240 251 262 273 284 296 309 322 336 351
366 383 401 422 444 470 501 538 589 677
800
"""
DP_OF = {50 + k: int(dp) for k, dp in enumerate(DP.split())}
DP_OF |= {100 - percent: -dp for percent, dp in DP_OF.items()}

# Table 8.1.2: the largest rating difference for 50 to 99 percent.
BANDS = """
  3  10  17  25  32  39  46  53  61  68
 76  83  91  98 106 113 121 129 137 145
153 162 170 179 188 197 206 215 225 235
245 256 267 278 290 302 315 328 344 357
374 391 411 432 456 484 517 559 619 735
"""
EXPECTED: dict[int, int] = {}
for percent, bound in reversed(list(enumerate(map(int, BANDS.split()), 50))):
    EXPECTED |= dict.fromkeys(range(bound + 1), percent)
    EXPECTED |= {-difference: 100 - percent for difference in range(bound + 1)}
EXPECTED |= {0: 50}


def expected_percent(difference: int) -> int:
    """Return the expected score in percent for a rating difference."""
    return EXPECTED.get(difference, 100 if difference > 0 else 0)


def factor(step: Step) -> Fraction:
    """Return the factor of a step, one where it has none."""
    return Fraction(1) if step.factor is None else step.factor


def rounded(value: Fraction) -> Fraction:
    """Round to the nearest whole number, a half up."""
    return Fraction(floor(value + Fraction(1, 2)))


def total(steps: Sequence[Step]) -> Fraction:
    """Sum the values times their factors."""
    return sum((step.value * factor(step) for step in steps), Fraction(0))


def factor_total(steps: Sequence[Step]) -> Fraction:
    """Sum the factors."""
    return sum((factor(step) for step in steps), Fraction(0))


def mean(steps: Sequence[Step]) -> Fraction | None:
    """Average the values; None without any."""
    return sum(step.value for step in steps) / Fraction(len(steps)) if steps else None


def share(steps: Sequence[Step], floor: Fraction) -> Fraction:
    """Divide the points by the most possible; at least the floor, and that without a match."""
    most = factor_total(steps)
    return max(floor, sum(step.value for step in steps) / most) if most else floor


def rounded_mean(steps: Sequence[Step]) -> Fraction | None:
    """Average the values and round half up."""
    average = mean(steps)
    return None if average is None else rounded(average)


def performance(steps: Sequence[Step]) -> Fraction | None:
    """Add to the rounded average the dp of the score in whole percent."""
    average = rounded_mean(steps)
    if average is None:
        return None
    percent = rounded(100 * factor_total(steps) / len(steps))
    return average + DP_OF[int(percent)]


def perfect_performance(steps: Sequence[Step]) -> Fraction | None:
    """Look through the ratings, from the bottom, for the first that expects the score."""
    if not steps:
        return None
    ratings = [int(step.value) for step in steps]
    score = factor_total(steps)
    if score == 0:
        return Fraction(min(ratings) - 800)
    rating = min(ratings) - 800
    while sum(expected_percent(rating - other) for other in ratings) < 100 * score:
        rating += 1
    return Fraction(rating)


def recursive_performance(steps: Sequence[Step]) -> Fraction | None:
    """Add to the average of the values the dp of the score in whole percent."""
    average = mean(steps)
    if average is None:
        return None
    return average + DP_OF[int(rounded(100 * factor_total(steps) / len(steps)))]


def recursive_buchholz(steps: Sequence[Step]) -> Fraction | None:
    """Add to the average of the values the score per game."""
    average = mean(steps)
    return None if average is None else average + factor_total(steps) / len(steps)


FOLDS: dict[str, laws.StepsFold] = {
    "total": total,
    "total_with_divisor": total,
    "factor_total": factor_total,
    "mean": mean,
    "mean_of_shares": mean,
    "share": partial(share, floor=Fraction("0.33")),
    "rounded_mean": rounded_mean,
    "performance": performance,
    "perfect_performance": perfect_performance,
    "recursive_performance": recursive_performance,
    "recursive_buchholz": recursive_buchholz,
}
CUTS = {reason for reason in Reason if reason.value.startswith("cut")} - {Reason.CUT_HIGH}


def test_the_rating_tables_are_those_of_the_regulations() -> None:
    """Every dp and every expected score is the one that is written above."""
    assert dict(enumerate(rating_tables.DP)) == DP_OF
    for difference in range(-800, 801):
        expected = expected_percent(difference)
        assert rating_tables.expected_percent(difference) == expected, difference


def check_folds(evaluation: Evaluation, event: Event, part: int) -> None:
    """Compare the values of one part of the texts with the folds of their counted steps."""
    for _, column in computable(evaluation, values_for(event, part)):
        laws.steps_fold_to_the_value(column, event.numbers, FOLDS[column.fold.name])


@law
@given(every_event(rated=True), parts)
def test_steps_fold_to_the_value_under_the_default_edition(event: Event, part: int) -> None:
    """The counted steps of every working fold to the value, whatever the modifiers."""
    check_folds(Evaluation(event.table), event, part)


@settings(law, max_examples=20)
@given(every_event(), parts)
def test_steps_fold_to_the_value_under_every_edition(event: Event, first: int) -> None:
    """The counted steps fold to the value in each edition, assigned ratings included."""
    for k, edition in enumerate(editions.ALL, start=first):  # all parts in each example
        check_folds(Evaluation(event.table, edition, unrated=1500), event, k % PARTS)


def without_cuts(descriptor: Descriptor) -> Descriptor:
    """Return the descriptor without what leaves out terms."""
    kept = tuple(modifier for modifier in descriptor.modifiers if modifier[0] not in "CMH")
    return attrs.evolve(descriptor, modifiers=kept)


@law
@given(every_event(rated=True), parts)
def test_cuts_leave_out_as_many_steps_as_they_say(event: Event, part: int) -> None:
    """A cut leaves out as many terms as it says, a median twice as many, while there are some."""
    evaluation = Evaluation(event.table)
    texts = [text for text in values_for(event, part) if without_cuts(parse(text)) != parse(text)]
    for text, column in computable(evaluation, texts):
        descriptor = evaluation.resolution(column.descriptor).expanded  # OLY:SB has a cut itself
        low = descriptor.argument("C") or descriptor.argument("M") or 0
        high = descriptor.argument("M") or descriptor.argument("H") or 0
        assert low or high
        whole = evaluation.column(without_cuts(descriptor))
        for number in event.numbers:
            reasons = [step.left_out for step in column.working(number).steps]
            there = sum(step.counted for step in whole.working(number).steps)
            lowest = min(low, there)
            assert sum(r in CUTS for r in reasons) == lowest, (text, number)
            assert reasons.count(Reason.CUT_HIGH) == min(high, there - lowest), (text, number)
