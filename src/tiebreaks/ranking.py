"""An ordered list of tie-breaks to standings; what decides between two rows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from itertools import groupby

import attrs

from tiebreaks import descriptors
from tiebreaks._exact import FrozenMap
from tiebreaks.columns import AnyColumn, Dropped, GroupColumn, GroupWorking
from tiebreaks.crosstable import Crosstable
from tiebreaks.descriptors import Descriptor
from tiebreaks.editions import Edition
from tiebreaks.errors import InputError, TiebreakError, UnknownColumnError, raise_together
from tiebreaks.evaluation import ByRound, Evaluation, Unrated, ratings_needed
from tiebreaks.families import BUILTIN
from tiebreaks.lots import in_drawn_order
from tiebreaks.participants import Participant
from tiebreaks.registry import Encounter, GroupTiebreak, Registry, without_aliases
from tiebreaks.terms import Better, Column, Working

LOTS = "lots"
_PTS = Descriptor("PTS")


@attrs.frozen
class Row:
    """One line of the standings; `row[code]` is a value, an order number, or None."""

    standings: Standings = attrs.field(repr=False, eq=False)
    place: int
    participant: Participant
    decided_by: str | None

    def __getitem__(self, code: str | Descriptor) -> Fraction | None:
        return self.standings.column(code).value(self.participant.number)


@attrs.frozen
class Comparison:
    """Why one participant stands above another.

    `equal` are the criteria before the deciding one, each with the value (or order number) that
    both have; `decided_by` is None where the two share their place. `workings` are those of the
    deciding criterion, the better placed participant's first.
    """

    first: Participant
    second: Participant
    places: tuple[int, int]
    equal: tuple[tuple[str, Fraction | None], ...]
    decided_by: str | None
    values: tuple[Fraction | None, Fraction | None] | None
    workings: tuple[Working | GroupWorking, Working | GroupWorking] | None


@attrs.frozen(eq=False)
class Standings:
    """The final order: rows, columns in the order of the list, and what was dropped.

    Iterating gives the rows; participants that share a place stand in the order of their numbers.
    """

    table: Crosstable
    edition: Edition
    codes: tuple[str, ...]  # as written in the list
    columns: Mapping[str, AnyColumn]  # by these codes; one that is repeated is numbered from 2
    aliases: Mapping[str, Descriptor]  # what other names of tie-breaks stand for
    places: Mapping[int, int]
    order: tuple[int, ...]
    decided: Mapping[int, str]
    misused: tuple[str, ...]  # codes meant for teams level on a score, that compare others here
    seed: int | str | None
    group: str = ""  # the name of the group that `among` took, if any

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
    def _by_descriptor(self) -> Mapping[Descriptor, AnyColumn]:
        """The columns by descriptor without aliases, the first of those that the list repeats."""
        columns = reversed(tuple(self.columns.values()))
        return {without_aliases(column.descriptor, self.aliases): column for column in columns}

    def __iter__(self) -> Iterator[Row]:
        return iter(self.rows)

    def __len__(self) -> int:
        return len(self.order)

    def __getitem__(self, index: int) -> Row:
        """Return a row by its position, from 0; -1 is the last."""
        return self.rows[index]

    def column(self, code: str | Descriptor) -> AnyColumn:
        """Return a column of the list, by the code as written, its canonical form or another name.

        Raises:
            UnknownColumnError: the list has no such tie-break.
        """
        if isinstance(code, str) and code in self.columns:
            return self.columns[code]
        descriptor = descriptors.parse(code) if isinstance(code, str) else code
        try:
            return self._by_descriptor[without_aliases(descriptor, self.aliases)]
        except KeyError:
            listed = ", ".join(self.columns)
            raise UnknownColumnError(f"{code} is not among the columns: {listed}") from None

    def working(self, code: str | Descriptor, participant: int) -> Working | GroupWorking:
        """Return every term of one value of the participant with this number."""
        return self.column(code).working(participant)

    def among(self, belongs: Callable[[Participant], bool], name: str = "") -> Standings:
        """Return the standings of a group: the values of the full table, places anew from 1.

        Order numbers of group tie-breaks stay those of the full table.

        Raises:
            InputError: nobody belongs to the group.

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
        parted: list[str] = []  # where the rows since the last member were parted
        for i in self.order:
            parted += [self.decided[i]] if i in self.decided else []
            if not belongs(people[i]):
                continue
            if order and parted:
                decided[i] = min(parted, key=codes.index)
            shared = order and not parted
            place = places[people[order[-1]].number] if shared else len(order) + 1
            places[people[i].number] = place
            order.append(i)
            parted = []
        if not order:
            raise InputError(f"nobody belongs to the group {name}".rstrip())
        return attrs.evolve(
            self,
            places=FrozenMap(places),
            order=tuple(order),
            decided=FrozenMap(decided),
            group=name or "group",
        )

    def compare(self, first: int, second: int) -> Comparison:
        """Return what decides between two participants, named by number in any order."""
        people = self.table.participants
        if first == second:
            raise InputError(f"{first} is compared with itself: two participants are needed")
        a, b = sorted((self.table.index(first), self.table.index(second)), key=self.order.index)
        one, two = people[a].number, people[b].number
        places = (self.places[one], self.places[two])
        equal: list[tuple[str, Fraction | None]] = []
        for code, column in self.columns.items():
            if isinstance(column, Dropped):
                continue
            values = column.value(one), column.value(two)
            if values[0] != values[1]:
                return Comparison(
                    people[a],
                    people[b],
                    places,
                    tuple(equal),
                    code,
                    values,
                    (column.working(one), column.working(two)),
                )
            equal.append((code, values[0]))
        by = LOTS if places[0] != places[1] else None
        return Comparison(people[a], people[b], places, tuple(equal), by, None, None)


def rank(
    table: Crosstable,
    tiebreaks: str | Sequence[str | Descriptor],
    *,
    edition: str | Edition | None = None,
    unrated: Unrated = "drop",
    ratings: ByRound = "first",
    seed: int | str | None = None,
    registry: Registry = BUILTIN,
) -> Standings:
    """Rank by an ordered list, each tie-break applied to every group still tied (C.07 4.2).

    Args:
        table: the results.
        tiebreaks: descriptors, as text or a sequence; `PTS` comes first unless the list has it.
        edition: an id or an edition; the newest unless given.
        unrated: "drop" (rating tie-breaks leave the list while somebody is unrated), a rating
            for every unrated participant, or a mapping number -> rating.
        ratings: of participants who have several, the "first", the "per-round", or a mapping
            number -> rating.
        seed: with one, ties that remain are broken by lots drawn reproducibly from it.
        registry: where the codes are looked up.

    Raises:
        UnknownTiebreakError, DescriptorError, UnknownEditionError: an argument nobody knows.
        NotApplicableError: a tie-break that cannot be computed here.

    >>> table = Crosstable.parse("1 Ann * 1 ½\\n2 Bob 0 * 1\\n3 Cid ½ 0 *")
    >>> [(row.place, row.participant.name) for row in rank(table, "SB")]
    [(1, 'Ann'), (2, 'Bob'), (3, 'Cid')]
    """
    evaluation = Evaluation(table, edition, unrated, registry, ratings)
    listed = _listed(evaluation, tiebreaks)
    dropped = _dropped(evaluation, listed)
    columns: dict[str, AnyColumn] = {}
    decided: dict[int, str] = {}
    misused: list[str] = []
    groups = _everybody(table)
    for written, descriptor in listed:
        column: AnyColumn
        if descriptor in dropped:
            column = dropped[descriptor]
        else:
            misused += [] if _level(evaluation, descriptor, groups) else [written]
            column, groups = _applied(evaluation, written, descriptor, groups, decided)
        columns[_key(written, columns)] = column
    groups = groups if seed is None else _by_lots(table, groups, seed, decided)
    return Standings(
        table=table,
        edition=evaluation.edition,
        codes=tuple(written for written, _ in listed),
        aliases=registry.aliases,
        columns=FrozenMap(columns),
        places=_places(table, groups),
        order=tuple(i for group in groups for i in group),
        decided=FrozenMap({g[0]: decided[g[0]] for g in groups if g[0] in decided}),
        misused=tuple(misused),
        seed=seed,
    )


def _everybody(table: Crosstable) -> list[list[int]]:
    """Return one tied group of all, in the order of their numbers."""
    people = table.participants
    return [sorted(range(len(people)), key=lambda i: people[i].number)] if people else []


def _listed(
    evaluation: Evaluation, tiebreaks: str | Sequence[str | Descriptor]
) -> list[tuple[str, Descriptor]]:
    """Return the list, each entry as written beside its descriptor, with the points in it."""
    listed: list[tuple[str, Descriptor]] = []
    errors: list[TiebreakError] = []
    for entry in descriptors.split(tiebreaks):
        try:
            (descriptor,) = descriptors.parse_list([entry])
            if not evaluation.unrated(descriptor):
                evaluation.tiebreak(descriptor)
            listed.append((str(entry), descriptor))
        except TiebreakError as error:
            errors.append(error)
    raise_together(errors)
    registry = evaluation.registry
    if any(registry.expand(descriptor).code == _PTS.code for _, descriptor in listed):
        return listed
    return [(str(_PTS), _PTS), *listed]


def _key(written: str, columns: Mapping[str, AnyColumn]) -> str:
    """Return the name of a column; a code that the list repeats is numbered from 2."""
    key, times = written, 1
    while key in columns:
        times += 1
        key = f"{written} ({times})"
    return key


def _dropped(
    evaluation: Evaluation, listed: list[tuple[str, Descriptor]]
) -> dict[Descriptor, Dropped]:
    """Return the rating tie-breaks while somebody has no rating (Article 10)."""
    return {
        descriptor: Dropped(descriptor, written, ratings_needed(unrated), unrated)
        for written, descriptor in listed
        if (unrated := evaluation.unrated(descriptor))
    }


def _level(evaluation: Evaluation, descriptor: Descriptor, groups: list[list[int]]) -> bool:
    """Whether tied teams are level on the score that the tie-break is meant to come after."""
    tiebreak = evaluation.tiebreak(descriptor)
    if isinstance(tiebreak, GroupTiebreak) or tiebreak.level_on is None:
        return True
    values = evaluation.column(Descriptor("PTS", tiebreak.level_on)).values
    return all(len({values[i] for i in group}) == 1 for group in groups)


def _applied(
    evaluation: Evaluation,
    written: str,
    descriptor: Descriptor,
    groups: list[list[int]],
    decided: dict[int, str],
) -> tuple[AnyColumn, list[list[int]]]:
    """Return a tie-break's column, and every group still tied as it splits it."""
    tiebreak = evaluation.tiebreak(descriptor)
    if isinstance(tiebreak, GroupTiebreak):
        return _split_by_encounter(evaluation, tiebreak, descriptor, groups, written, decided)
    column = evaluation.column(descriptor)
    return column, _split_by_value(column, groups, written, decided)


def _split_by_value(
    column: Column, groups: list[list[int]], code: str, decided: dict[int, str]
) -> list[list[int]]:
    """Split every group by value, the better first and None last."""
    values = column.values
    sign = -1 if column.better is Better.HIGHER else 1
    keys = [(value is None, 0 if value is None else sign * value) for value in values]
    result: list[list[int]] = []
    for group in groups:
        if len(group) == 1:
            result.append(group)
            continue
        ordered = sorted(group, key=keys.__getitem__)
        parts = [list(part) for _, part in groupby(ordered, key=keys.__getitem__)]
        _mark(parts, code, decided)
        result += parts
    return result


def _split_by_encounter(
    evaluation: Evaluation,
    tiebreak: GroupTiebreak,
    descriptor: Descriptor,
    groups: list[list[int]],
    code: str,
    decided: dict[int, str],
) -> tuple[GroupColumn, list[list[int]]]:
    view = evaluation.view(descriptor)
    orders: dict[int, int] = {}
    treated: dict[int, tuple[tuple[int, ...], tuple[Encounter, ...]]] = {}
    result: list[list[int]] = []
    for group in groups:
        if len(group) == 1:
            result.append(group)
            continue
        parts, encounters = tiebreak.split(view, group)
        treated.update(dict.fromkeys(group, (tuple(group), encounters)))
        if len(parts) > 1:
            ahead = 0
            for part in parts:
                orders.update(dict.fromkeys(part, ahead + 1))
                ahead += len(part)
            _mark(parts, code, decided)
        result += parts
    column = GroupColumn(
        descriptor,
        FrozenMap(orders),
        FrozenMap(treated),
        tiebreak.names,
        tiebreak.article,
        evaluation.table,
        evaluation.edition,
    )
    return column, result


def _by_lots(
    table: Crosstable, groups: list[list[int]], seed: int | str, decided: dict[int, str]
) -> list[list[int]]:
    """Break the ties that remain by lots."""
    result: list[list[int]] = []
    for group in groups:
        numbers = [table.participants[i].number for i in group]
        parts = [[table.index(number)] for number in in_drawn_order(numbers, seed)]
        _mark(parts, LOTS, decided)
        result += parts
    return result


def _mark(parts: list[list[int]], code: str, decided: dict[int, str]) -> None:
    """Note for the first of each part but the first at which tie-break it was parted."""
    for part in parts[1:]:
        for i in part:
            decided[i] = code


def _places(table: Crosstable, groups: list[list[int]]) -> FrozenMap[int, int]:
    places: dict[int, int] = {}
    for group in groups:
        place = len(places) + 1
        places.update((table.participants[i].number, place) for i in group)
    return FrozenMap(places)
