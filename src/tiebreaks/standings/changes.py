"""What differs between two rankings of the same table, and which terms make the difference."""

from __future__ import annotations

from fractions import Fraction

import attrs

from tiebreaks._exact import cut, short
from tiebreaks.engine.fold import Fold
from tiebreaks.engine.terms import Column, Step
from tiebreaks.errors import InputError, Problem
from tiebreaks.model.participants import Participant
from tiebreaks.standings.group_columns import AnyColumn
from tiebreaks.standings.rows import Standings

PLACE = "place"


@attrs.frozen
class Change:
    """One value or place that differs: `what` is a code of the list, or `place`.

    `steps` are the pairs of terms that contribute different amounts to the `fold` of the workings.
    """

    participant: Participant
    what: str
    first: Fraction | None
    second: Fraction | None
    fold: Fold | None = None
    steps: tuple[tuple[Step, Step], ...] = ()

    def __repr__(self) -> str:
        who = f"{self.participant.number} {short(self.participant.name)}"
        return cut(f"<Change: {self.what} of {who}, {self.first} v. {self.second}>")


def versus(first: Standings, second: Standings) -> tuple[Change, ...]:
    """Return every place and value in which two rankings differ, by participant.

    Codes that only one of them has are not compared.

    Raises:
        InputError: rankings of other participants.

    >>> from tiebreaks import Crosstable, rank
    >>> table = Crosstable.parse("1 Ann +W2 =W3\\n2 Bob -B1 U\\n3 Cid H =B1")
    >>> versus(rank(table, "BH"), rank(table, "BH", edition="face-value"))
    (<Change: BH of 2 'Bob', 5/2 v. 3/2>, <Change: BH of 3 'Cid', 5/2 v. 3/2>)
    """
    if dict(first.places).keys() != dict(second.places).keys():
        reason = "two rankings are compared over the same participants, these differ"
        raise InputError(Problem("other_participants", reason))
    changes: list[Change] = []
    for row in first:
        person = row.participant
        places = Fraction(row.place), Fraction(second.places[person.number])
        if places[0] != places[1]:
            changes.append(Change(person, PLACE, *places))
        for code, column in first.columns.items():
            other = second.columns.get(code)
            if other is not None:
                changes += _change(code, person, column, other)
    return tuple(changes)


def _change(code: str, person: Participant, column: AnyColumn, other: AnyColumn) -> list[Change]:
    values = column.value(person.number), other.value(person.number)
    if values[0] == values[1]:
        return []
    steps: tuple[tuple[Step, Step], ...] = ()
    fold = None
    if isinstance(column, Column) and isinstance(other, Column):
        fold = column.fold
        one, two = column.working(person.number), other.working(person.number)
        steps = tuple(
            pair
            for pair in zip(one.steps, two.steps, strict=False)
            if fold.contributed(pair[0]) != fold.contributed(pair[1])
        )
    return [Change(person, code, *values, fold, steps)]
