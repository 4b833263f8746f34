"""What is published: the columns to compare, and the list to check by."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from fractions import Fraction
from typing import TypeVar

import attrs

from tiebreaks._exact import round_half_up
from tiebreaks.engine.definitions import GroupTiebreak
from tiebreaks.engine.descriptors import Descriptor
from tiebreaks.engine.registry import Registry
from tiebreaks.engine.terms import Column
from tiebreaks.errors import DescriptorError, InputError, Problem, TiebreakError, raise_together
from tiebreaks.model.crosstable import Crosstable
from tiebreaks.model.tournament import Published
from tiebreaks.standings.group_columns import AnyColumn

Listed = str | Sequence[str | Descriptor]
Value = TypeVar("Value")


@attrs.frozen
class Claim:
    """A published column; `decimals` as printed, None if a value has no finite decimal."""

    code: str
    descriptor: Descriptor
    values: Mapping[int, Fraction | None]
    decimals: int | None

    def holds(self, number: int, computed: Fraction | None) -> bool:
        """Whether the computed value, rounded half up to the decimals, is the published one."""
        published = self.values[number]
        if published is None or computed is None or published == computed:
            return published == computed
        whole_or_half = computed.denominator <= 2  # these are never printed rounded
        if self.decimals is None or whole_or_half:
            return False
        units: int = 10**self.decimals
        rounded = round_half_up(computed.numerator * units, computed.denominator)
        return Fraction(rounded, units) == published

    def hold(self, column: AnyColumn) -> bool:
        """Whether every published value is that of a column."""
        if not isinstance(column, Column):
            return all(self.holds(number, column.value(number)) for number in self.values)
        index, scale = column.table.index, column.scale
        for number, published in self.values.items():
            units = column.values[index(number)]
            if units is None or published is None:
                equal = units is None and published is None
            else:  # most are equal, which needs no Fraction to say
                equal = units * published.denominator == published.numerator * scale
            if not (equal or self.holds(number, column.value(number))):
                return False
        return True


def claims_of(
    published: Published,
    registry: Registry,
    listed: Sequence[str | Descriptor],
    table: Crosstable,
) -> tuple[tuple[Claim, ...], tuple[str, ...]]:
    """Return the published columns, and the codes of those that nothing can be compared with.

    These are order numbers of tied groups by a tie-break that is not in the list.
    """
    ranked_by, teams = set(), "MP" in table.points
    for entry in listed:
        with suppress(DescriptorError):  # what is wrong with the list is said with the ranking
            ranked_by.add(registry.resolution(registry.descriptor(entry, teams)).expanded)
    claims: list[Claim] = []
    unlisted: list[str] = []
    errors: list[TiebreakError] = []
    for code, values in published.values.items():
        try:
            descriptor = registry.descriptor(code, teams)
            found = registry.resolution(descriptor)
        except DescriptorError as error:
            errors.append(error)
            continue
        if isinstance(found.tiebreak, GroupTiebreak) and found.expanded not in ranked_by:
            unlisted.append(code)
        else:
            claims.append(Claim(code, descriptor, values, _decimals(published, code, values)))
    raise_together(errors)
    return tuple(claims), tuple(unlisted)


def check_numbers(published: Published, table: Crosstable) -> None:
    """Refuse unknown published numbers, all of them."""
    known = {person.number for person in table.participants}
    named = {*published.places, *published.points, *published.names}
    for values in published.values.values():
        named.update(values)
    unknown = sorted(named - known)
    if unknown:
        template = "no participant has the published number {number}"
        raise InputError(Problem("no_published_number", template, number=n) for n in unknown)


def without_published(published: Published, numbers: Collection[int]) -> Published:
    """Return what was published of everybody but some participants, names included."""
    if not numbers:
        return published

    def kept(column: Mapping[int, Value]) -> dict[int, Value]:
        return {number: value for number, value in column.items() if number not in numbers}

    return attrs.evolve(
        published,
        places=kept(published.places),
        points=kept(published.points),
        values={code: kept(column) for code, column in published.values.items()},
        names=kept(published.names),
    )


def list_of(given: Listed | None, own: Sequence[str], published: Published) -> Listed:
    """Return the list to check by: given, the tournament's own, or the codes of the values.

    Raises:
        InputError: places are published, but there is no list.
    """
    listed = given or tuple(own) or tuple(published.values)
    if not listed and published.places:
        reason = "published places cannot be checked without a list of tie-breaks"
        raise InputError(Problem("places_without_list", reason))
    return listed


def _decimals(published: Published, code: str, values: Mapping[int, Fraction | None]) -> int | None:
    """Return the decimals of a column as printed, or as many as its values have."""
    if code in published.decimals:
        return published.decimals[code]
    needed = [_decimals_of(value) for value in values.values() if value is not None]
    return None if None in needed else max((n for n in needed if n is not None), default=0)


def _decimals_of(value: Fraction) -> int | None:
    """Return the number of decimals of a value; None if they do not end.

    >>> _decimals_of(Fraction(1379, 50)), _decimals_of(Fraction(1, 3))
    (2, None)
    """
    decimals = 0
    while value.denominator % 2 == 0 or value.denominator % 5 == 0:
        value *= 10
        decimals += 1
    return decimals if value.denominator == 1 else None
