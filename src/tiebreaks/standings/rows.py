"""Standings: rows in final order, what decided each place, and what decides between two rows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from itertools import takewhile
from typing import Any, overload

import attrs

from tiebreaks._exact import FrozenMap, cut, short
from tiebreaks.editions import Edition
from tiebreaks.engine import descriptors
from tiebreaks.engine.descriptors import Descriptor
from tiebreaks.engine.resolution import without_aliases
from tiebreaks.engine.terms import Column, Working
from tiebreaks.errors import (
    DescriptorError,
    InputError,
    Problem,
    UnknownColumnError,
)
from tiebreaks.model.crosstable import Crosstable
from tiebreaks.model.participants import Participant
from tiebreaks.model.tournament import Tournament
from tiebreaks.standings.group_columns import AnyColumn, Dropped, GroupWorking
from tiebreaks.standings.previews import comparison_preview, standings_preview
from tiebreaks.standings.records import records_of

LOTS = "lots"  # what decided where a seed broke the last ties


def no_row(number: int, group: str) -> Problem:
    """Return the problem with a participant who is not in a group."""
    template = "{number} does not belong to the group {group}"
    return Problem("no_row", template, number=number, group=group)


@attrs.frozen(eq=False)
class Row(Mapping[str, Fraction | None]):
    """One line of the standings: a mapping from code to value, order number, or None.

    Two rows are equal if all of it is: place, participant, values, and what decided.
    """

    standings: Standings
    place: int
    participant: Participant
    decided_by: str | None

    def __repr__(self) -> str:
        person = self.participant
        return cut(f"<Row: place {self.place}, {person.number} {short(person.name)}>")

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Row):
            return NotImplemented
        return self._said == other._said and (
            self.standings is other.standings or dict(self) == dict(other)
        )

    def __hash__(self) -> int:
        return hash((self.place, self.participant.number, self.decided_by))

    @property
    def _said(self) -> tuple[object, ...]:
        return self.place, self.participant, self.decided_by

    def __getitem__(self, code: str | Descriptor) -> Fraction | None:
        return self.standings.column(code).value(self.participant.number)

    def __contains__(self, code: object) -> bool:
        try:
            return isinstance(code, str | Descriptor) and bool(self.standings.column(code))
        except UnknownColumnError:
            return False

    def __iter__(self) -> Iterator[str]:
        return iter(self.standings.columns)

    def __len__(self) -> int:
        return len(self.standings.columns)


@attrs.frozen
class Comparison:
    """Why one participant stands above another.

    `equal` are the criteria before the deciding one, each with the value (or order number) that
    both have; `decided_by` is None where the two share their place. `workings` are those of the
    deciding criterion, the better placed participant's first.

    >>> from tiebreaks import rank
    >>> standings = rank(Crosstable.parse("1 Ann * 0\\n2 Bob 1 *"), "SB")
    >>> standings.compare(1, 2).decided_by
    'PTS'
    """

    first: Participant
    second: Participant
    places: tuple[int, int]
    equal: tuple[tuple[str, Fraction | None], ...]
    decided_by: str | None
    values: tuple[Fraction | None, Fraction | None] | None
    workings: tuple[Working | GroupWorking, Working | GroupWorking] | None

    def __repr__(self) -> str:
        first, second = (f"{one.number} {short(one.name)}" for one in (self.first, self.second))
        return cut(f"<Comparison: {first} v. {second}, decided by {self.decided_by}>")

    def _repr_html_(self) -> str:
        return comparison_preview(self)


@attrs.frozen
class Standings(Sequence[Row]):
    """The final order: a sequence of rows, with the columns of the list and what was dropped.

    Participants that share a place follow in the order of their numbers.

    >>> from tiebreaks import rank
    >>> standings = rank(Crosstable.parse("1 Ann * 0\\n2 Bob 1 *"), "SB")
    >>> standings[0], standings.first is standings[-2], standings.row(1).place
    (<Row: place 1, 2 'Bob'>, True, 2)
    """

    table: Crosstable
    edition: Edition
    codes: tuple[str, ...]  # as written in the list
    columns: Mapping[str, AnyColumn]  # by these codes; one that is repeated is numbered from 2
    aliases: Mapping[str, Descriptor]  # what other names of tie-breaks mean
    places: Mapping[int, int]
    order: tuple[int, ...]
    decided: Mapping[int, str]
    misused: tuple[str, ...]  # codes meant for teams level on a score, that compare others here
    seed: int | str | None
    group: str = ""  # the name of the group that `among` took, if any
    assigned: Mapping[int, int] = FrozenMap()  # ratings given to unrated participants, by number
    excluded: tuple[Participant, ...] = ()  # not ranked, and not in the table: see `rank`
    tournament: Tournament | None = attrs.field(default=None, eq=False)  # what was ranked, if one

    def __repr__(self) -> str:
        codes = short(list(self.columns), most=100)
        return cut(f"<Standings: {len(self.order)} rows by {codes}, {self.edition!r}>")

    def _repr_html_(self) -> str:
        return standings_preview(self)

    def __hash__(self) -> int:
        return hash((self.codes, self.order, self.edition.id, self.seed, self.group))

    @property
    def dropped(self) -> tuple[Dropped, ...]:
        """The tie-breaks that left the list, with the reason."""
        return tuple(c for c in self.columns.values() if isinstance(c, Dropped))

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        """The lines in final order."""
        people = self.table.participants
        return tuple(
            Row(self, self.places[people[i].number], people[i], self.decided.get(i))
            for i in self.order
        )

    @cached_property
    def _positions(self) -> Mapping[int, int]:
        """Where each participant stands in the final order, by index."""
        return {i: position for position, i in enumerate(self.order)}

    @cached_property
    def _by_name(self) -> Mapping[str, AnyColumn]:
        """The columns by what the list calls them, in any case; the first of those alike."""
        columns = reversed(tuple(self.columns.items()))
        return {written.casefold(): column for written, column in columns}

    @cached_property
    def _by_descriptor(self) -> Mapping[Descriptor, AnyColumn]:
        """The columns by descriptor without aliases, the first of those that the list repeats."""
        columns = reversed(tuple(self.columns.values()))
        return {without_aliases(column.descriptor, self.aliases): column for column in columns}

    def __iter__(self) -> Iterator[Row]:
        return iter(self.rows)

    def __len__(self) -> int:
        return len(self.order)

    @overload
    def __getitem__(self, index: int) -> Row: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Row, ...]: ...

    def __getitem__(self, index: int | slice) -> Row | tuple[Row, ...]:
        """Return a row by its position, from 0 (-1 is the last), or the rows of a slice."""
        return self.rows[index]

    @property
    def first(self) -> Row:
        """The first row.

        Raises:
            IndexError: nobody is ranked.
        """
        return self.rows[0]

    def row(self, number: int) -> Row:
        """Return the row of the participant with this number.

        Raises:
            InputError: nobody has it, or the participant is excluded or not in the group.
        """
        self.check_ranked(number)
        position = self._positions.get(self.table.index(number))
        if position is None:
            raise InputError(no_row(number, self.group))
        return self.rows[position]

    def records(self) -> list[dict[str, Any]]:
        """Return a flat dictionary for every row, as pandas and polars take them.

        The keys are `place`, `number`, `name`; `rating`, `federation` and `title` if anybody has
        one; the codes as written in the list; and `decided_by`. A code written as one of these
        words has its form in capitals as its key. Values are exact: a whole number is an int,
        any other a Fraction, and an absent one None. Excluded participants follow at the end,
        without a place.

        >>> from tiebreaks import rank
        >>> rank(Crosstable.parse("1 Ann * 0\\n2 Bob 1 *"), "DE").records()[1]
        {'place': 2, 'number': 1, 'name': 'Ann', 'PTS': 0, 'DE': None, 'decided_by': 'PTS'}
        """
        return records_of(self)

    def column(self, code: str | Descriptor) -> AnyColumn:
        """Return a column of the list, by the code as written, its canonical form or another name.

        Raises:
            UnknownColumnError: the list has no such tie-break.
        """
        if isinstance(code, str) and code.casefold() in self._by_name:
            return self._by_name[code.casefold()]
        try:
            descriptor = descriptors.parse_any(code) if isinstance(code, str) else code
            if not isinstance(descriptor, Descriptor):  # as programs without types may ask
                raise KeyError(code)
            return self._by_descriptor[without_aliases(descriptor, self.aliases)]
        except (KeyError, DescriptorError):
            listed = ", ".join(self.columns)
            raise UnknownColumnError(
                Problem(
                    "unknown_column",
                    "{tiebreak} is not among the columns: {known}",
                    tiebreak=str(code),
                    known=listed,
                )
            ) from None

    # `| Any` lets `working(...).steps` pass as the steps of a value, and `isinstance` still tell.
    def working(self, code: str | Descriptor, participant: int) -> Working | Any:
        """Return every term of one value of the participant with this number.

        For a group tie-break this is what `group_working` returns.
        """
        self.check_ranked(participant)
        return self.column(code).working(participant)

    def group_working(self, code: str | Descriptor, participant: int) -> GroupWorking:
        """Return how a group tie-break treated the tied group of the participant.

        Raises:
            UnknownColumnError: the list has no such tie-break, or it gives values: see `working`.

        >>> from tiebreaks import rank
        >>> table = Crosstable.parse("1 Ann * 1 0\\n2 Bob 0 * 1\\n3 Cid 1 0 *")
        >>> rank(table, "DE").group_working("DE", participant=2).steps[0].groups
        ((1, 2, 3),)
        """
        column = self.column(code)
        if isinstance(column, Column):
            template = "{tiebreak} gives values and splits no group; use `working`"
            raise UnknownColumnError(Problem("column_of_values", template, tiebreak=str(code)))
        self.check_ranked(participant)
        return column.working(participant)

    def check_ranked(self, number: int) -> None:
        """Refuse a number that nobody has, or that was excluded.

        Raises:
            InputError: either of them, and which.
        """
        for person in self.excluded:
            if person.number == number:
                template = "{number} {name} is excluded: the results do not count"
                raise InputError(
                    Problem("participant_excluded", template, number=number, name=person.name)
                )
        self.table.index(number)

    def among(self, belongs: Callable[[Participant], bool], name: str = "") -> Standings:
        """Return the standings of a group: the values of the full table, places anew from 1.

        Order numbers of group tie-breaks stay those of the full table.

        Raises:
            InputError: nobody belongs to the group.

        >>> from tiebreaks import rank
        >>> table = Crosstable.parse("1 Ann * 1 ½\\n2 Bob 0 * 1\\n3 Cid ½ 0 *")
        >>> [(row.place, row.participant.name) for row in rank(table, "SB").among(
        ...     lambda person: person.name != "Ann")]
        [(1, 'Bob'), (2, 'Cid')]
        """
        people = self.table.participants
        codes = [*self.columns, LOTS]
        places: dict[int, int] = {}
        decided: dict[int, str] = {}
        order: list[int] = []
        separating: list[str] = []  # codes that separated the rows since the last member
        for i in self.order:
            separating += [self.decided[i]] if i in self.decided else []
            if not belongs(people[i]):
                continue
            if order and separating:
                decided[i] = min(separating, key=codes.index)
            shared = order and not separating
            place = places[people[order[-1]].number] if shared else len(order) + 1
            places[people[i].number] = place
            order.append(i)
            separating = []
        if not order:
            raise InputError(
                Problem("empty_group", "nobody belongs to the group {group}", group=name)
                if name
                else Problem("nobody_in_group", "nobody belongs to the group")
            )
        return attrs.evolve(
            self,
            places=FrozenMap(places),
            order=tuple(order),
            decided=FrozenMap(decided),
            group=name or "group",
            excluded=tuple(person for person in self.excluded if belongs(person)),
        )

    def compare(self, first: int, second: int) -> Comparison:
        """Return what decides between two participants, named by number in any order."""
        return compared(self, first, second, lambda column, number: column.working(number))


def compared(
    standings: Standings,
    first: int,
    second: int,
    working_of: Callable[[AnyColumn, int], Working | GroupWorking],
) -> Comparison:
    """Return what decides between two participants; `working_of` makes or remembers workings."""
    people = standings.table.participants
    if first == second:
        template = "{number} is compared with itself: two participants are needed"
        raise InputError(Problem("compared_with_itself", template, number=first))
    for number in (first, second):
        standings.check_ranked(number)
    pair = standings.table.index(first), standings.table.index(second)
    a, b = sorted(pair, key=standings._positions.__getitem__)
    one, two = people[a].number, people[b].number
    code, values = decision(standings, one, two)
    before = takewhile(lambda listed: listed[0] != code, standings.columns.items())
    deciding = standings.columns[code] if code is not None and values is not None else None
    return Comparison(
        people[a],
        people[b],
        (standings.places[one], standings.places[two]),
        tuple((c, own.value(one)) for c, own in before if not isinstance(own, Dropped)),
        code,
        values,
        (working_of(deciding, one), working_of(deciding, two)) if deciding else None,
    )


def decision(
    standings: Standings, one: int, two: int
) -> tuple[str | None, tuple[Fraction | None, Fraction | None] | None]:
    """Return what decides between two numbers, and their values in this order, if it has any."""
    for code, column in standings.columns.items():
        values = column.separates(one, two)
        if values is not None:
            return code, values
    return LOTS if standings.places[one] != standings.places[two] else None, None
