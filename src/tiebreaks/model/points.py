"""Points: the points of every participant in every round, in whole units."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from math import lcm
from typing import NamedTuple

import attrs

from tiebreaks import outcomes
from tiebreaks._exact import brief, common_scale, cut, in_units, short
from tiebreaks.model.scoring import PointsSystem

STANDARD = PointsSystem()


def system_of(scoring: object) -> PointsSystem:
    """Return a points system that is given, or the standard one for None.

    Raises:
        TypeError: something else.
    """
    if scoring is None:
        return STANDARD
    if not isinstance(scoring, PointsSystem):
        hint = "a PointsSystem, such as PointsSystem(3, 1, 0)"
        raise TypeError(f"scoring= is {hint}, not {short(scoring, most=80)}")
    return scoring


class Penalty(NamedTuple):
    """Points added to or taken from a score; round 0 means the event, not a single round."""

    participant: int  # the index
    round: int
    units: int

    def __repr__(self) -> str:
        return brief(self)


@attrs.frozen
class Points:
    """The points of all participants in all rounds: `rows[i][r]` in units, `scale` per point."""

    rows: tuple[tuple[int, ...], ...]
    scale: int
    system: PointsSystem = STANDARD
    penalties: tuple[Penalty, ...] = ()

    def __repr__(self) -> str:
        return cut(f"<Points: {len(self.rows)} participants, {self.scale} units a point>")

    @cached_property
    def win(self) -> int:
        """Units for a win; White's if the colours differ."""
        return int(self.system.win * self.scale)

    @cached_property
    def draw(self) -> int:
        """Units for a draw; White's if the colours differ."""
        return int(self.system.draw * self.scale)

    @cached_property
    def loss(self) -> int:
        """Units for a loss; White's if the colours differ."""
        return int(self.system.loss * self.scale)

    def sliced(self, rounds: int) -> Points:
        """Return the points of the first rounds."""
        return attrs.evolve(self, rows=tuple(row[:rounds] for row in self.rows))

    def without_penalties_after(self, rounds: int) -> Points:
        """Return the points without the penalties of later rounds."""
        kept = tuple(penalty for penalty in self.penalties if penalty.round <= rounds)
        return attrs.evolve(self, penalties=kept)

    def in_parts_of(self, scale: int) -> Points:
        """Return the points in units of which a point has a multiple of this number."""
        times = lcm(self.scale, scale) // self.scale
        if times == 1:
            return self
        return attrs.evolve(
            self,
            rows=tuple(tuple(units * times for units in row) for row in self.rows),
            scale=self.scale * times,
            penalties=tuple(one._replace(units=one.units * times) for one in self.penalties),
        )

    def lengthened(self, more: int) -> Points:
        """Return the points with more rounds, worth 0."""
        return attrs.evolve(self, rows=tuple((*row, *[0] * more) for row in self.rows))

    def with_absences(self, outcome_rows: Sequence[bytes]) -> Points:
        """Return the points with unpaired rounds counted as zero-point byes."""
        zero = int(self.system.zero_bye * self.scale)
        if not zero:
            return self
        return attrs.evolve(
            self,
            rows=tuple(
                tuple(
                    zero if outcome == outcomes.UNPAIRED else units
                    for units, outcome in zip(row, letters, strict=True)
                )
                for row, letters in zip(self.rows, outcome_rows, strict=True)
            ),
        )


def points_of(
    rows: Sequence[bytes],
    colors: Sequence[str],
    system: PointsSystem,
    given: Mapping[tuple[int, int], Fraction],
    penalties: Sequence[tuple[int, int, Fraction]],
) -> Points:
    """Return the points for the outcomes.

    `given`, by (index, round from 0), replaces the system's points; `penalties` are (index, round,
    points).
    """
    extra = [*given.values(), *(value for _, _, value in penalties)]
    scale = lcm(system.scale, common_scale(extra))
    if system.colored:
        units = {key: in_units(value, scale) for key, value in system.awards().items()}
        table = [
            [units[cell] for cell in zip(*row, strict=True)]
            for row in zip(rows, colors, strict=True)
        ]
    else:
        plain = {outcome: in_units(system.award(outcome), scale) for outcome in outcomes.NAMES}
        table = [list(map(plain.__getitem__, row)) for row in rows]
    for (i, r), value in given.items():
        if r < len(table[i]):
            table[i][r] = in_units(value, scale)
    return Points(
        rows=tuple(map(tuple, table)),
        scale=scale,
        system=system,
        penalties=tuple(
            Penalty(i, round_, in_units(value, scale)) for i, round_, value in penalties if value
        ),
    )
