"""The laws that every tie-break keeps; each function raises an `AssertionError` that names its law.

None of them draws anything: they take what was computed, so that whoever tests many tie-breaks
computes it once.
"""

from __future__ import annotations

import pickle
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cache
from math import floor
from operator import attrgetter

import attrs

from tiebreaks._exact import common_scale, in_units
from tiebreaks.engine.definitions import Encounter
from tiebreaks.engine.descriptors import Descriptor, parse
from tiebreaks.engine.registry import Registry
from tiebreaks.engine.terms import Column, Step, Working
from tiebreaks.messages import LANGUAGES
from tiebreaks.report.explanations import explain
from tiebreaks.standings.group_columns import GroupWorking

StepsFold = Callable[[Sequence[Step]], Fraction | None]

# What a step holds but for the opponent's number.
_rest_of = attrgetter(*(field.name for field in attrs.fields(Step) if field.name != "opponent"))
_NUMBER = re.compile(r"-?\d+(?:[.,]\d+)?")
_MUCH = 1000  # what terms that are left out are changed by


def require(condition: bool, law: str, found: object = "") -> None:
    """Raise an `AssertionError` with the law and what was found, unless the condition holds."""
    if not condition:
        details = f": {found}" if found else ""
        raise AssertionError(f"the law is broken that {law}{details}")


def steps_fold_to_the_value(
    column: Column, numbers: Iterable[int], fold: StepsFold | None = None
) -> None:
    """Require that the counted steps of every working fold to the value, and the others do not.

    `fold` is a second way to fold steps; unless given, the column's own gets the steps alone.
    """
    law = "the counted steps fold to the value, and nothing else"
    for number in numbers:
        working, value = column.working(number), column.value(number)
        if fold is None:
            folded = _folded(column, working)
        else:
            folded = None if working.undefined else fold([s for s in working.steps if s.counted])
            if folded is not None:  # less the average of everybody's results
                folded -= working.figures.get("centre", 0)
        found = f"{column.descriptor} of {number} is {value}, its steps give {folded}"
        require(folded == value, law, found)
        require(working.total == value, law, f"{column.descriptor} of {number}: {working.total}")


def _folded(column: Column, working: Working) -> Fraction | None:
    """Fold the steps of one working, with those left out changed beyond recognition."""
    steps, terms = working.steps, column.terms
    values = [step.value if step.counted else step.value + _MUCH for step in steps]
    factors = None if terms.factors is None else [step.factor or Fraction(0) for step in steps]
    scale, factor_scale = common_scale(values), common_scale(factors or [])
    found, units = column.fold.combine(
        attrs.evolve(
            terms,
            values=[[in_units(value, scale) for value in values]],
            scale=scale,
            factors=None if factors is None else [[in_units(f, factor_scale) for f in factors]],
            factor_scale=factor_scale,
            kinds={(0, k): step.kind for k, step in enumerate(steps)},
            notes={},
            left_out={0: tuple((k, s.left_out) for k, s in enumerate(steps) if s.left_out)},
            undefined={0: working.undefined} if working.undefined else {},
            below={0: working.below} if working.below else {},
        )
    )
    return None if found[0] is None else Fraction(found[0], units)


def numbers_are_only_names(column: Column, moved: Column, new: Mapping[int, int]) -> None:
    """Require that values and steps stay with their participants when these get other numbers.

    `moved` is the column of the same results with the numbers `new`, in whatever order.
    """
    law = "other numbers and another order of the participants change nothing"
    text = column.descriptor
    for old, number in new.items():
        values = column.value(old), moved.value(number)
        found = f"{text} of {old} is {values[0]}, but {values[1]} as number {number}"
        require(values[0] == values[1], law, found)
        steps, others = column.working(old).steps, moved.working(number).steps
        require(list(map(_rest_of, steps)) == list(map(_rest_of, others)), law, f"steps of {old}")
        opponents = [step.opponent and new[step.opponent] for step in steps]
        require([step.opponent for step in others] == opponents, law, f"opponents of {old}")


def evaluation_order_is_free(alone: Column, together: Column, numbers: Iterable[int]) -> None:
    """Require that a column is the same whatever else was computed before it."""
    law = "what was computed before a tie-break changes nothing"
    for number in numbers:
        values = alone.value(number), together.value(number)
        found = f"{alone.descriptor} of {number} is {values[0]} alone and {values[1]} after others"
        require(values[0] == values[1], law, found)
        same = alone.working(number) == together.working(number)
        require(same, law, f"the working of {number}")


def text_is_the_descriptor(descriptor: Descriptor, registry: Registry) -> None:
    """Require that the text of a descriptor is read as the same descriptor, in any case."""
    law = "the text of a descriptor reads back"
    written = str(descriptor)
    for text in (written, f" {written.lower().replace('/', ' / ')} "):
        require(parse(text, registry) == descriptor, law, text)


def working_is_explained(working: Working, name: str, languages: Iterable[str] = LANGUAGES) -> None:
    """Require that a working is put into words that have the participant's name and the total."""
    law = "every working can be explained with the name and the total"
    for language in languages:
        words = explain(working, language=language)
        first, *rest = words.splitlines()
        require(name in first and bool(rest), law, f"{language}: {words}")
        if working.total is not None:
            sums = [line for line in rest if name in line or line.startswith("  ")]
            for part in (first, "\n".join(sums)):
                require(shown(working.total) in numbers_in(part), law, f"{language}: {words}")


def group_is_explained(working: GroupWorking, languages: Iterable[str] = LANGUAGES) -> None:
    """Require that the separate standings of a group are put into words."""
    law = "every working can be explained with the name and the total"
    for language in languages:
        words = explain(working, language=language)
        first, *rest = words.splitlines()
        require(working.name in first and bool(rest), law, f"{language}: {words}")
        if working.order is not None:
            order = Fraction(working.order[working.number])
            require(order in numbers_in(first), law, f"{language}: {words}")


def shown(value: Fraction) -> Fraction:
    """Return a value as text shows it, with four decimals."""
    return Fraction(floor(value * 10**4 + Fraction(1, 2)), 10**4)


@cache
def _number(text: str) -> Fraction:
    """Return the number that a text writes; the same few recur."""
    return Fraction(text.replace(",", "."))


def numbers_in(text: str) -> set[Fraction]:
    """Return every number in a text."""
    return set(map(_number, _NUMBER.findall(text)))


def result_pickles(result: object) -> None:
    """Require that a result is the same after pickling.

    Functions of its folds have to be those of a module, none inside another function.
    """
    law = "results can be pickled"
    try:
        copy = pickle.loads(pickle.dumps(result))
    except (AttributeError, TypeError, pickle.PicklingError) as error:
        advice = 'define what a fold calls in a module, or check without=("pickling",)'
        raise AssertionError(f"the law is broken that {law}: {error}; {advice}") from error
    require(copy == result, law, result)


def members_stay(tied: Sequence[int], parts: Sequence[Sequence[int]]) -> None:
    """Require that a group tie-break has every member of a tied group once."""
    law = "a group tie-break has every member once"
    require(sorted(tied) == sorted(i for part in parts for i in part), law, list(parts))
    require(all(parts), law, "a part is empty")


def order_is_that_of_the_steps(
    tied: Sequence[int], parts: Sequence[Sequence[int]], encounters: Iterable[Encounter]
) -> None:
    """Require that a group is divided as its separate standings say, one after the other."""
    law = "the order of a group is that of its steps"
    order = [frozenset(tied)]
    for step in encounters:
        members = frozenset(step.members)
        place = next((k for k, part in enumerate(order) if members <= part), None)
        if place is None:
            require(False, law, f"a step about {sorted(members)}, who are separated already")
        elif members == order[place]:
            order[place : place + 1] = [frozenset(group) for group in step.groups]
        else:
            require(len(step.groups) == 1, law, f"a step about a part of {sorted(order[place])}")
    require(order == [frozenset(part) for part in parts], law, [list(part) for part in parts])
