"""Tournament: a crosstable with the other data of a file."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, timedelta
from fractions import Fraction

import attrs

from tiebreaks._exact import FrozenMap, short
from tiebreaks.editions import Edition
from tiebreaks.errors import place_text
from tiebreaks.model.crosstable import Crosstable
from tiebreaks.model.participants import Team


@attrs.frozen
class Notice:
    """Something a reader corrected or could not use, with its position in the text if known."""

    message: str
    line: int | None = None
    column: int | None = None

    def __repr__(self) -> str:
        return f"<Notice {short(str(self), most=150)}>"

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
        return f"<Published: {len(self.places)} places, {len(self.points)} points, {codes}>"

    def completed_by(self, other: Published) -> Published:
        """Return this with the other's places, and the other's points, if it has none."""
        return attrs.evolve(
            self, places=self.places or other.places, points=self.points or other.points
        )


MONTH = timedelta(days=30)


@attrs.frozen
class Tournament:
    """A tournament as described by a file.

    In a team event `crosstable` and `published` are those of the teams, `players` and
    `players_published` those of their players, for board prizes.

    `records` are the lines of a tournament report that are not in any other field, the known ones
    of its header first.
    """

    crosstable: Crosstable
    edition: Edition
    name: str = ""
    start: date | None = None
    end: date | None = None
    tiebreaks: tuple[str, ...] = ()
    published: Published = Published()
    teams: tuple[Team, ...] = ()
    players: Crosstable | None = None
    players_published: Published = Published()
    records: tuple[str, ...] = ()
    notices: tuple[Notice, ...] = attrs.field(default=(), eq=False)
    source: str | None = attrs.field(default=None, eq=False)

    def __repr__(self) -> str:
        return f"<Tournament {short(self.name)}, {self.start}: {self.crosstable!r}>"

    @property
    def is_long(self) -> bool:
        """Whether the event lasts more than 30 days, so that a player may have several ratings."""
        return self.start is not None and self.end is not None and self.end - self.start > MONTH
