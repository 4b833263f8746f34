"""The checks of what own functions return, so that a mistake is named where it was made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import attrs

from tiebreaks._exact import first_of, short
from tiebreaks.editions.reasons import Reason
from tiebreaks.engine.definitions import Encounter, GroupTiebreak, Split
from tiebreaks.engine.descriptors import Descriptor
from tiebreaks.engine.fold import Fold
from tiebreaks.engine.stages import Modifier
from tiebreaks.engine.terms import Kind, Terms, step_of
from tiebreaks.engine.view import View
from tiebreaks.model.crosstable import Crosstable


def checked_terms(terms: object, descriptor: Descriptor, table: Crosstable) -> Terms:
    """Return the terms of an own tie-break, or raise what is wrong with them.

    Raises:
        TypeError: something else than `Terms`, or numbers that are not whole.
        ValueError: rows that do not fit the table, or each other.
    """
    if not isinstance(terms, Terms):
        hint = "return `view.per_round(...)` or `Terms(...)`"
        raise TypeError(
            f"{descriptor}: a tie-break returns Terms, not {short(terms, most=80)}; {hint}"
        )
    people = table.participants
    for name, rows in (("values", terms.values), ("factors", terms.factors)):
        if rows is None:
            continue
        if len(rows) != len(people):
            raise ValueError(
                f"{descriptor}: {len(rows)} rows of {name} for {len(people)} participants"
            )
        for i, person in enumerate(people):
            what = f"{descriptor}: the {name} of participant {person.number}"
            _check_row(what, rows[i], terms, i, table)
    return terms


def _check_row(what: str, row: Sequence[int], terms: Terms, i: int, table: Crosstable) -> None:
    wrong = [entry for entry in row if not isinstance(entry, int)]
    if wrong:
        raise TypeError(f"{what} are whole units of the scale, not {short(wrong[0], most=80)}")
    if len(row) != len(terms.values[i]):
        raise ValueError(f"{what} are {len(row)}, the values {len(terms.values[i])}")
    rounds = len(table.outcomes[i])
    if any(terms.kind_of(i, k) is Kind.ROUND for k in range(rounds, len(row))):
        raise ValueError(f"{what} are {len(row)}, but there are {rounds} rounds")


def folded(
    fold: Fold, terms: Terms, descriptor: Descriptor, table: Crosstable
) -> tuple[Sequence[int | None], int]:
    """Return the values and the scale that a fold of an own tie-break gives.

    Raises:
        TypeError, ValueError: it gives something else, or not a value for each participant.
    """
    what = f"{descriptor}: the fold {fold.name!r}"
    found: object = fold.combine(terms)
    if not (isinstance(found, tuple) and len(found) == 2 and isinstance(found[0], Sequence)):
        hint = "make one of a function of each participant's terms with Fold.of"
        raise TypeError(f"{what} gives (values, scale), not {short(found, most=80)}; {hint}")
    values, scale = found
    people = table.participants
    if not isinstance(scale, int) or scale < 1:
        raise TypeError(f"{what}: the scale is a whole number from 1, not {short(scale, most=80)}")
    if len(values) != len(people):
        raise ValueError(f"{what} gives {len(values)} values for {len(people)} participants")
    for person, value in zip(people, values, strict=True):
        if not (value is None or isinstance(value, int)):
            unit = f"the value of participant {person.number} is whole units or None"
            raise TypeError(f"{what}: {unit}, not {short(value, most=80)}")
    return values, scale


def divided(
    tiebreak: GroupTiebreak, view: View, tied: Sequence[int], descriptor: Descriptor
) -> Split:
    """Return what an own group tie-break makes of a tied group.

    Raises:
        TypeError: something else than parts and separate standings.
        ValueError: a member is missing, is there twice, or does not belong to the group.
    """
    found: object = tiebreak.split(view, tuple(tied))
    hint = "return `view.per_member(...)`, or the parts and a tuple of `Encounter`s"
    if not (isinstance(found, tuple) and len(found) == 2):
        pair = "a group tie-break returns (parts, steps)"
        raise TypeError(f"{descriptor}: {pair}, not {short(found, most=80)}; {hint}")
    given, encounters = found
    if not (isinstance(given, Iterable) and all(isinstance(part, Iterable) for part in given)):
        raise TypeError(
            f"{descriptor}: the parts are lists of members, not {short(given, most=80)}; {hint}"
        )
    parts = [list(part) for part in given]
    _check_members(f"{descriptor}: the parts", parts, tied, view)
    if not isinstance(encounters, Iterable):
        raise TypeError(
            f"{descriptor}: the steps are `Encounter`s, not {short(encounters, most=80)}; {hint}"
        )
    steps = tuple(encounters)
    for step in steps:
        if not isinstance(step, Encounter):
            raise TypeError(
                f"{descriptor}: the steps are `Encounter`s, not {short(step, most=80)}; {hint}"
            )
        _check_members(f"{descriptor}: the groups of a step", step.groups, step.members, view)
        rows = (step.scores, step.missing, step.low, step.high)
        if {len(row) for row in rows} != {len(step.members)} or not set(step.members) <= set(tied):
            who = f"{len(step.members)} members of the {len(tied)} tied"
            raise ValueError(f"{descriptor}: a step has one score for each of its {who}")
    return [part for part in parts if part], steps


def _check_members(
    what: str, parts: Iterable[Sequence[object]], tied: Sequence[int], view: View
) -> None:
    """Refuse parts in which a member is missing or twice, or that hold anything else."""
    people = view.base.participants
    members = frozenset(tied)
    named = Counter(member for part in parts for member in part)
    others = [member for member in named if member not in members]
    if others:
        hint = "members are indexes, as in the tied group given"
        raise ValueError(f"{what} hold {others[0]!r}, who is not tied; {hint}")
    missing = [people[i].number for i in tied if i not in named]
    twice = [people[i].number for i in tied if named[i] > 1]
    if missing or twice:
        faults = [f"without {first_of(missing)}"] if missing else []
        faults += [f"with {first_of(twice)} twice"] if twice else []
        raise ValueError(f"{what} hold every member of the group once, not {', '.join(faults)}")


def seen(table: Crosstable, modifier: Modifier, argument: int | None) -> Crosstable:
    """Return the table that an own modifier makes of a table.

    Raises:
        TypeError: something else than a crosstable.
        ValueError: other participants, or more rounds.
    """
    if modifier.table is None:
        return table
    made: object = modifier.table(table, argument)
    what = f"/{modifier.letter} makes a Crosstable of the same participants"
    if not isinstance(made, Crosstable):
        raise TypeError(f"{what}, not {short(made, most=80)}")
    if made.participants != table.participants or made.points.keys() != table.points.keys():
        raise ValueError(f"{what}, not {short(made, most=80)} of {table!r}")
    if made.rounds > table.rounds:
        raise ValueError(f"/{modifier.letter} leaves {table.rounds} rounds, not {made.rounds}")
    return made


def without_steps(
    terms: Terms, modifier: Modifier, argument: int | None, view: View, descriptor: Descriptor
) -> Terms:
    """Return the terms without the steps that an own modifier leaves out.

    Raises:
        TypeError: it names something else than some of the steps given.
    """
    if modifier.leave_out is None:
        return terms
    left_out = dict(terms.left_out)
    for i in range(len(terms.values)):
        steps = {k: step_of(terms, view.base, view.edition, (i, k), None) for k in terms.counted(i)}
        places = {id(step): k for k, step in steps.items()}
        chosen: object = modifier.leave_out(tuple(steps.values()), argument)
        named = list(chosen) if isinstance(chosen, Iterable) else [chosen]
        if unknown := [step for step in named if id(step) not in places]:
            what = f"{descriptor}: /{modifier.letter} leaves out some of the steps given to it"
            raise TypeError(f"{what}, not {short(unknown[0], most=80)}")
        gone = dict.fromkeys(places[id(step)] for step in named)
        added = tuple((k, Reason.CUT_BY_EVENT) for k in gone)
        if added:
            left_out[i] = (*left_out.get(i, ()), *added)
    return attrs.evolve(terms, left_out=left_out)
