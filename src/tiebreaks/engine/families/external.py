"""Values that come from outside the crosstable: a play-off, a decision, an imported column."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

import attrs

from tiebreaks._exact import FrozenMap, Number, brief, common_scale, exact
from tiebreaks.editions.reasons import Reason
from tiebreaks.engine.definitions import Tiebreak
from tiebreaks.engine.folds import total
from tiebreaks.engine.terms import Better, Kind, Terms
from tiebreaks.engine.view import View
from tiebreaks.errors import InputError, Problem


def external_code(name: str) -> str:
    """Return the code of the values with a name.

    >>> external_code("playoff")
    'EXT:PLAYOFF'
    """
    return f"EXT:{name.upper()}"


@attrs.frozen
class _Given:
    """Take the value given from outside.

    Rule: the event's own. Units: the event's own. None: where none is given.
    """

    code: str
    values: FrozenMap[int, Fraction]

    __repr__ = brief

    def __call__(self, view: View) -> Terms:
        given, people = self.values, view.base.participants
        unknown = sorted(given.keys() - {person.number for person in people})
        if unknown:
            raise InputError(
                Problem(
                    "value_without_participant",
                    "{tiebreak}: no participant has the number {number}",
                    tiebreak=self.code,
                    number=number,
                )
                for number in unknown
            )
        scale = common_scale(given.values())
        return Terms(
            values=[[int(given.get(person.number, 0) * scale)] for person in people],
            scale=scale,
            kind=Kind.PART,
            undefined={
                i: Reason.NOT_GIVEN for i, person in enumerate(people) if person.number not in given
            },
        )


def external(name: str, values: Mapping[int, Number], better: str = "higher") -> Tiebreak:
    """Make a tie-break `EXT:NAME` of given values, by participant number.

    A participant without a value comes last. `/R` reverses the order.

    Raises:
        TypeError, ValueError: a value that is not an exact number, or an unknown direction.

    >>> from tiebreaks import BUILTIN, Crosstable, rank
    >>> table = Crosstable.parse("1 Ann * ½\\n2 Bob ½ *")
    >>> registry = BUILTIN.with_tiebreak(external("playoff", {1: 0, 2: "1.5"}))
    >>> [row.participant.name for row in rank(table, "EXT:PLAYOFF", registry=registry)]
    ['Bob', 'Ann']
    """
    code = external_code(name)
    return Tiebreak(
        code=code,
        terms=_Given(code, FrozenMap({number: exact(value) for number, value in values.items()})),
        fold=total,
        accepts="R",
        better=Better(better),
        names={"en": name},
    )
