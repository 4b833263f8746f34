"""PointsSystem: what each outcome awards."""

from __future__ import annotations

from fractions import Fraction

import attrs

from tiebreaks import outcomes
from tiebreaks._exact import Number, common_scale, exact


def _optional(value: Number | None) -> Fraction | None:
    return None if value is None else exact(value)


@attrs.frozen
class PointsSystem:
    """The points that each outcome awards; a field left None follows the one it is named after.

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

    def award(self, outcome: int, color: str = "-") -> Fraction:
        """Return the points for an outcome (a byte of `outcomes`) with a colour (w, b or -)."""
        return self.awards()[outcome, color]

    def awards(self) -> dict[tuple[int, str], Fraction]:
        """Return the points of every outcome with every colour."""
        table: dict[tuple[int, str], Fraction] = {}
        for color in "wb-":
            black = color == "b"
            win, draw, loss = (
                white if other is None or not black else other
                for white, other in (
                    (self.win, self.black_win),
                    (self.draw, self.black_draw),
                    (self.loss, self.black_loss),
                )
            )
            values = {
                outcomes.WIN: win,
                outcomes.DRAW: draw,
                outcomes.LOSS: loss,
                outcomes.SHORT_WIN: win,
                outcomes.SHORT_DRAW: draw,
                outcomes.SHORT_LOSS: loss,
                outcomes.ADJOURNED: draw if self.adjourned is None else self.adjourned,
                outcomes.FORFEIT_WIN: self.win if self.forfeit_win is None else self.forfeit_win,
                outcomes.FORFEIT_LOSS: self.forfeit_loss,
                outcomes.PAIRING_BYE: self.win if self.pairing_bye is None else self.pairing_bye,
                outcomes.FULL_BYE: self.win if self.full_bye is None else self.full_bye,
                outcomes.HALF_BYE: self.draw if self.half_bye is None else self.half_bye,
                outcomes.ZERO_BYE: self.zero_bye,
                outcomes.OPEN: Fraction(0),
                outcomes.UNPAIRED: Fraction(0),
            }
            table.update({(outcome, color): points for outcome, points in values.items()})
        return table

    @property
    def colored(self) -> bool:
        """Whether White and Black are awarded differently."""
        awards = self.awards()
        return any(awards[kind, "w"] != awards[kind, "b"] for kind in outcomes.GAMES)

    @property
    def scale(self) -> int:
        """The units per point in which every award is whole."""
        return common_scale([*self.awards().values(), Fraction(1, 2)])
