"""Columns of standings without values: order numbers of tied groups, dropped tie-breaks."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

import attrs

from tiebreaks._exact import FrozenMap, brief, cut, short
from tiebreaks.editions import Edition
from tiebreaks.engine.definitions import Basis, Encounter
from tiebreaks.engine.descriptors import Descriptor, TiebreakName
from tiebreaks.engine.origins import OWN, Origin
from tiebreaks.engine.terms import Column
from tiebreaks.errors import NotApplicableError, Problem
from tiebreaks.model.crosstable import Crosstable
from tiebreaks.standings.previews import group_preview


@attrs.frozen
class GroupRow:
    """One participant in separate standings: score, encounters missing, worst and best case.

    `beaten_by` are the members who beat this one, where the order is by who beat whom.
    """

    number: int
    score: Fraction
    missing: int
    low: Fraction
    high: Fraction
    beaten_by: tuple[int, ...] = ()

    __repr__ = brief


@attrs.frozen
class GroupStep:
    """The separate standings of some tied participants, the highest score first.

    `basis` is what they are compared by, `boards` the numbers of the boards where it is these;
    `groups` is the order that follows, by numbers.

    >>> from tiebreaks import rank
    >>> table = Crosstable.parse("1 Ann * 1 0\\n2 Bob 0 * 1\\n3 Cid 1 0 *")
    >>> [row.score for row in rank(table, "DE").group_working("DE", participant=1).steps[0].rows]
    [Fraction(1, 1), Fraction(1, 1), Fraction(1, 1)]
    """

    rows: tuple[GroupRow, ...]
    article: str
    groups: tuple[tuple[int, ...], ...]
    basis: Basis
    boards: tuple[int, ...] = ()

    def __repr__(self) -> str:
        return cut(
            f"<GroupStep: {len(self.rows)} rows by {self.basis.value}, {len(self.groups)} groups>"
        )


@attrs.frozen
class GroupWorking:
    """How a group tie-break treated the tied group of one participant.

    `members` maps the numbers of the group to names; `steps` are the separate standings made, in
    order; `order` the resulting order numbers, None where the group was not divided.

    >>> from tiebreaks import rank
    >>> table = Crosstable.parse("1 Ann * 1 0\\n2 Bob 0 * 1\\n3 Cid 1 0 *")
    >>> rank(table, "DE").group_working("DE", participant=1).members[2]
    'Bob'
    """

    descriptor: Descriptor
    number: int
    name: str
    members: Mapping[int, str]
    steps: tuple[GroupStep, ...]
    order: Mapping[int, int] | None
    tiebreak: TiebreakName
    rule: str
    edition: Edition
    origin: Origin = OWN

    def __repr__(self) -> str:
        who = f"{self.number} {short(self.name)}"
        return cut(f"<GroupWorking {self.descriptor} of {who}: {len(self.members)} tied>")

    def _repr_html_(self) -> str:
        return group_preview(self)


@attrs.frozen
class _Treated:
    """What the workings of a tied group have in common."""

    members: Mapping[int, str]
    steps: tuple[GroupStep, ...]
    order: Mapping[int, int] | None


@attrs.frozen
class GroupColumn:
    """What a group tie-break made of each tied group at its position in the list.

    `orders` are the order numbers inside divided groups, `groups` each tied group with what was
    computed for it, both by participants' indexes.
    """

    descriptor: Descriptor
    orders: Mapping[int, int]
    groups: Mapping[int, tuple[tuple[int, ...], tuple[Encounter, ...]]]
    tiebreak: TiebreakName
    article: str
    table: Crosstable
    edition: Edition
    origin: Origin = OWN
    # By the first member, made when somebody of the group is asked for: a group may be large.
    _treated: dict[int, _Treated] = attrs.field(factory=dict, init=False, repr=False, eq=False)

    def __hash__(self) -> int:
        return hash((self.descriptor, self.orders))

    def __repr__(self) -> str:
        return cut(f"<GroupColumn {self.descriptor}: {len(self.orders)} order numbers>")

    def value(self, number: int) -> Fraction | None:
        """Return the order number inside the tied group; None where it was not divided."""
        order = self.orders.get(self.table.index(number))
        return None if order is None else Fraction(order)

    def separates(self, one: int, two: int) -> tuple[Fraction | None, Fraction | None] | None:
        """Return the order numbers that set participants apart; None where they are level."""
        values = self.value(one), self.value(two)
        return None if values[0] == values[1] else values

    def text(self, number: int) -> str:
        """Return the order number as it is shown; - where the group was not divided."""
        return str(self.orders.get(self.table.index(number), "-"))

    def working(self, number: int) -> GroupWorking:
        """Return how the group of the participant with this number was treated."""
        i = self.table.index(number)
        members, encounters = self.groups.get(i, ((i,), ()))
        if members[0] not in self._treated:
            self._treated[members[0]] = self._treat(members, encounters)
        treated = self._treated[members[0]]
        return GroupWorking(
            descriptor=self.descriptor,
            number=number,
            name=self.table.participants[i].name,
            members=treated.members,
            steps=treated.steps,
            order=treated.order,
            tiebreak=self.tiebreak,
            rule=self.article,
            edition=self.edition,
            origin=self.origin,
        )

    def _treat(self, members: tuple[int, ...], encounters: tuple[Encounter, ...]) -> _Treated:
        people, orders = self.table.participants, self.orders
        divided = all(m in orders for m in members)
        return _Treated(
            members=FrozenMap({people[m].number: people[m].name for m in members}),
            steps=tuple(self._step(encounter) for encounter in encounters),
            order=FrozenMap({people[m].number: orders[m] for m in members}) if divided else None,
        )

    def _step(self, encounter: Encounter) -> GroupStep:
        people, scale = self.table.participants, encounter.scale
        return GroupStep(
            rows=tuple(
                GroupRow(
                    number=people[m].number,
                    score=Fraction(encounter.scores[k], scale),
                    missing=encounter.missing[k],
                    low=Fraction(encounter.low[k], scale),
                    high=Fraction(encounter.high[k], scale),
                    beaten_by=tuple(people[o].number for o in encounter.beaten_by[k])
                    if encounter.beaten_by
                    else (),
                )
                for k, m in enumerate(encounter.members)
            ),
            article=encounter.article,
            groups=tuple(tuple(people[m].number for m in group) for group in encounter.groups),
            basis=encounter.basis,
            boards=encounter.boards,
        )


@attrs.frozen
class Dropped:
    """A tie-break left out of the list, and why; it has no values."""

    descriptor: Descriptor
    code: str  # as written in the list
    reason: Problem
    unrated: tuple[int, ...] = ()  # who lacks a rating, by number, where that is the reason

    __repr__ = brief

    def __str__(self) -> str:
        return f"{self.code} is dropped: {self.reason}"

    def value(self, number: int) -> None:
        """Return None: nobody has a value."""

    def separates(self, one: int, two: int) -> None:
        """Return None: nobody is set apart."""

    def text(self, number: int) -> str:
        """Return the mark of an absent value."""
        return "-"

    def working(self, number: int) -> GroupWorking:
        """Raise NotApplicableError: there is nothing to show."""
        raise NotApplicableError(self.code, self.reason)


AnyColumn = Column | GroupColumn | Dropped
