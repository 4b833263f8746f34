"""Tournament: a crosstable and what a file says besides."""

from __future__ import annotations

from datetime import date
from fractions import Fraction

import attrs

from tiebreaks._exact import FrozenMap
from tiebreaks.crosstable import Crosstable
from tiebreaks.editions import Edition
from tiebreaks.errors import place_text


@attrs.frozen
class Notice:
    """What a reader mended or could not use, with its place in the text where it has one."""

    message: str
    line: int | None = None
    column: int | None = None

    def __str__(self) -> str:
        place = place_text(self.line, self.column)
        return f"{place}: {self.message}" if place else self.message


@attrs.frozen
class Published:
    """What the file prints: the places and the points, by participant number.

    Two files that differ in the printed points alone say the same: the results decide.
    """

    places: FrozenMap[int, int] = FrozenMap()
    points: FrozenMap[int, Fraction] = attrs.field(default=FrozenMap(), eq=False)


@attrs.frozen
class Tournament:
    """A tournament as a file describes it.

    `records` are the lines of a tournament report that no other field holds, the known ones of
    its header first.
    """

    crosstable: Crosstable
    edition: Edition
    name: str = ""
    start: date | None = None
    tiebreaks: tuple[str, ...] = ()
    published: Published = Published()
    records: tuple[str, ...] = ()
    notices: tuple[Notice, ...] = attrs.field(default=(), eq=False)
    source: str | None = attrs.field(default=None, eq=False)
