"""Tournament: a crosstable with the other data of a file."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date, timedelta
from fractions import Fraction
from typing import Any

import attrs

from tiebreaks import editions
from tiebreaks._exact import FrozenMap, cut, short
from tiebreaks.editions import Edition
from tiebreaks.errors import place_text
from tiebreaks.model.crosstable import Crosstable
from tiebreaks.model.pairing import Pairing
from tiebreaks.model.participants import Team


@attrs.frozen
class Notice:
    """Something a reader corrected or could not use, with its position in the text if known.

    `tiebreak` is the entry of the list of tie-breaks that could not be used, if it is about one.

    >>> print(Notice("the date is not a date", 3))
    line 3: the date is not a date
    """

    message: str
    line: int | None = None
    column: int | None = None
    tiebreak: str | None = None

    def __repr__(self) -> str:
        return cut(f"<Notice {short(str(self), most=150)}>")

    def __str__(self) -> str:
        place = place_text(self.line, self.column)
        return f"{place}: {self.message}" if place else self.message


def _frozen_values(
    values: Mapping[str, Mapping[int, Fraction | None]],
) -> Mapping[str, Mapping[int, Fraction | None]]:
    return FrozenMap((code, FrozenMap(column)) for code, column in values.items())


@attrs.frozen
class Published:
    """What the file prints: the places and the points, by participant number.

    `values` are those of printed tie-breaks, by code and number, None if marked as having no
    value; `decimals` is the number of decimals of a column; `names` are those printed next to the
    numbers. Points do not matter for equality, as they follow from the results.

    >>> Published(places={1: 1, 2: 2}).places[2]
    2
    """

    places: Mapping[int, int] = attrs.field(default=FrozenMap(), converter=FrozenMap[int, int])
    points: Mapping[int, Fraction] = attrs.field(
        default=FrozenMap(), converter=FrozenMap[int, Fraction], eq=False
    )
    values: Mapping[str, Mapping[int, Fraction | None]] = attrs.field(
        default=FrozenMap(), converter=_frozen_values
    )
    decimals: Mapping[str, int] = attrs.field(default=FrozenMap(), converter=FrozenMap[str, int])
    names: Mapping[int, str] = attrs.field(default=FrozenMap(), converter=FrozenMap[int, str])

    def __repr__(self) -> str:
        codes = short(list(self.values), most=80)
        return cut(f"<Published: {len(self.places)} places, {len(self.points)} points, {codes}>")

    def completed_by(self, other: Published) -> Published:
        """Return this with the other's places, and the other's points, if it has none."""
        return attrs.evolve(
            self, places=self.places or other.places, points=self.points or other.points
        )


MONTH = timedelta(days=30)


def _a_list(tiebreaks: Iterable[str]) -> tuple[str, ...]:
    if isinstance(tiebreaks, str):
        raise TypeError(
            f"tiebreaks= is a sequence such as ['BH/C1', 'SB'], not {short(tiebreaks, most=80)}"
        )
    return tuple(tiebreaks)


def _an_edition(edition: str | Edition | None) -> Any:  # None until the first day is known
    as_it_is = edition is None or isinstance(edition, Edition)
    return edition if as_it_is else editions.get(edition)


@attrs.frozen
class Tournament:
    """A tournament as described by a file, or by a program.

    In a team event `crosstable` and `published` are those of the teams, `players` and
    `players_published` those of their players, for board prizes. `edition` may be given by its id;
    the one in force on the first day unless given.

    `records` are the lines of a tournament report that are not in any other field, the known ones
    of its header first.

    >>> table = Crosstable.parse("1 Ann * 1\\n2 Bob 0 *")
    >>> Tournament(table, "fide-2024-08", "Club").edition
    <Edition 'fide-2024-08'>
    """

    crosstable: Crosstable
    edition: Edition = attrs.field(default=None, converter=_an_edition)
    name: str = ""
    start: date | None = None
    end: date | None = None
    tiebreaks: tuple[str, ...] = attrs.field(default=(), converter=_a_list)
    published: Published = Published()
    teams: tuple[Team, ...] = ()
    players: Crosstable | None = None
    players_published: Published = Published()
    records: tuple[str, ...] = ()
    notices: tuple[Notice, ...] = attrs.field(default=(), eq=False)
    source: str | None = attrs.field(default=None, eq=False)

    def __attrs_post_init__(self) -> None:
        for name, (kinds, what) in _KINDS.items():
            value = getattr(self, name)
            if not isinstance(value, kinds):
                raise TypeError(f"{name}= is {what}, not {short(value, most=80)}")
        if self.edition is None:
            object.__setattr__(self, "edition", editions.for_date(self.start))

    def __repr__(self) -> str:
        return cut(f"<Tournament {short(self.name)}, {self.start}: {self.crosstable!r}>")

    @property
    def is_long(self) -> bool:
        """Whether the event lasts more than 30 days, so that a player may have several ratings."""
        return self.start is not None and self.end is not None and self.end - self.start > MONTH


_KINDS: Mapping[str, tuple[tuple[type, ...], str]] = {
    "crosstable": ((Crosstable,), "a Crosstable"),
    "players": ((Crosstable, type(None)), "a Crosstable or None"),
    "published": ((Published,), "a Published"),
    "start": ((date, type(None)), "a date or None"),
    "end": ((date, type(None)), "a date or None"),
}


def table_of(event: object, pairing: str | None = None) -> Crosstable:
    """Return the results of an event, with another pairing if one is given.

    Raises:
        TypeError: neither a Crosstable nor a Tournament.
    """
    table = event.crosstable if isinstance(event, Tournament) else event
    if not isinstance(table, Crosstable):
        given = short(event, most=80)
        raise TypeError(f"results are a Crosstable or a Tournament, not {given}")
    return table if pairing is None else _paired(table, Pairing(pairing))


def _paired(table: Crosstable, pairing: Pairing) -> Crosstable:
    """Return the table with another pairing, the entries for later rounds too."""
    if table.pairing is pairing:
        return table
    later = None if table.written is None else _paired(table.written, pairing)
    return attrs.evolve(table, pairing=pairing, written=later)


def edition_of(event: object, edition: str | Edition | None) -> Edition:
    """Return the edition that applies: the given one, else the tournament's, else the default."""
    own = event.edition if isinstance(event, Tournament) else None
    return editions.get(own if edition is None else edition)


def as_tournament(event: object) -> Tournament:
    """Return the tournament; a crosstable becomes one without a name.

    Raises:
        TypeError: neither a Crosstable nor a Tournament.
    """
    return event if isinstance(event, Tournament) else Tournament(table_of(event))
