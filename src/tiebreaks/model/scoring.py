"""PointsSystem: what each outcome awards."""

from __future__ import annotations

from fractions import Fraction
from functools import cached_property

import attrs

from tiebreaks import outcomes
from tiebreaks._exact import Number, common_scale, cut, exact

# The field that gives the points if another field is None.
FOLLOWS = {
    "forfeit_win": "win",
    "pairing_bye": "win",
    "full_bye": "win",
    "half_bye": "draw",
    "adjourned": "draw",
    "black_win": "win",
    "black_draw": "draw",
    "black_loss": "loss",
}


def _optional(value: Number | None) -> Fraction | None:
    return None if value is None else exact(value)


@attrs.frozen
class PointsSystem:
    """The points that each outcome awards; a field left None has the points of another.

    `forfeit_win`, `full_bye` and `pairing_bye` follow `win`; `half_bye` and `adjourned` follow
    `draw`; `black_win`, `black_draw` and `black_loss` follow White's.

    >>> football = PointsSystem(3, 1, 0, pairing_bye=1)
    >>> football.award(outcomes.FORFEIT_WIN), football.award(outcomes.PAIRING_BYE)
    (Fraction(3, 1), Fraction(1, 1))
    """

    win: Fraction = attrs.field(default=Fraction(1), converter=exact)
    draw: Fraction = attrs.field(default=Fraction(1, 2), converter=exact)
    loss: Fraction = attrs.field(default=Fraction(0), converter=exact)
    forfeit_win: Fraction | None = attrs.field(default=None, converter=_optional, kw_only=True)
    forfeit_loss: Fraction = attrs.field(default=Fraction(0), converter=exact, kw_only=True)
    pairing_bye: Fraction | None = attrs.field(default=None, converter=_optional, kw_only=True)
    full_bye: Fraction | None = attrs.field(default=None, converter=_optional, kw_only=True)
    half_bye: Fraction | None = attrs.field(default=None, converter=_optional, kw_only=True)
    zero_bye: Fraction = attrs.field(default=Fraction(0), converter=exact, kw_only=True)
    adjourned: Fraction | None = attrs.field(default=None, converter=_optional, kw_only=True)
    black_win: Fraction | None = attrs.field(default=None, converter=_optional, kw_only=True)
    black_draw: Fraction | None = attrs.field(default=None, converter=_optional, kw_only=True)
    black_loss: Fraction | None = attrs.field(default=None, converter=_optional, kw_only=True)

    def __repr__(self) -> str:
        others = [
            f"{field.name}={getattr(self, field.name)}"
            for field in attrs.fields(PointsSystem)[3:]
            if getattr(self, field.name) not in (None, 0)
        ]
        return cut(f"<PointsSystem {', '.join([f'{self.win}-{self.draw}-{self.loss}', *others])}>")

    def award(self, outcome: int, color: str = "-") -> Fraction:
        """Return the points for an outcome (a byte of `outcomes`) with a colour (w, b or -)."""
        return self._awards[outcome, color]

    def worth(self, field: str) -> Fraction:
        """Return the points of a field; if it is None, those of the field that it follows.

        >>> PointsSystem(3, 1, 0).worth("half_bye")
        Fraction(1, 1)
        """
        points: Fraction | None = getattr(self, field)
        return self.worth(FOLLOWS[field]) if points is None else points

    def awards(self) -> dict[tuple[int, str], Fraction]:
        """Return the points of every outcome with every colour."""
        return dict(self._awards)

    @cached_property
    def _awards(self) -> dict[tuple[int, str], Fraction]:
        table: dict[tuple[int, str], Fraction] = {}
        for color in "wb-":
            prefix = "black_" if color == "b" else ""
            win, draw, loss = (self.worth(prefix + name) for name in ("win", "draw", "loss"))
            values = {
                outcomes.WIN: win,
                outcomes.DRAW: draw,
                outcomes.LOSS: loss,
                outcomes.SHORT_WIN: win,
                outcomes.SHORT_DRAW: draw,
                outcomes.SHORT_LOSS: loss,
                outcomes.ADJOURNED: draw if self.adjourned is None else self.adjourned,
                outcomes.FORFEIT_WIN: self.worth("forfeit_win"),
                outcomes.FORFEIT_LOSS: self.forfeit_loss,
                outcomes.PAIRING_BYE: self.worth("pairing_bye"),
                outcomes.FULL_BYE: self.worth("full_bye"),
                outcomes.HALF_BYE: self.worth("half_bye"),
                outcomes.ZERO_BYE: self.zero_bye,
                outcomes.OPEN: Fraction(0),
                outcomes.UNPAIRED: Fraction(0),
            }
            table.update({(outcome, color): points for outcome, points in values.items()})
        return table

    @cached_property
    def colored(self) -> bool:
        """Whether White and Black get different points."""
        awards = self._awards
        return any(awards[kind, "w"] != awards[kind, "b"] for kind in outcomes.GAMES)

    @cached_property
    def scale(self) -> int:
        """The smallest number of units per point in which all points are whole."""
        return common_scale([*self._awards.values(), Fraction(1, 2)])
