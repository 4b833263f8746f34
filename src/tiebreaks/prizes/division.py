"""Division: who gets what, and what explains it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum
from fractions import Fraction
from functools import cached_property

import attrs

from tiebreaks._exact import cut, short, to_text
from tiebreaks.engine.terms import Column
from tiebreaks.errors import InputError
from tiebreaks.model.participants import Participant
from tiebreaks.prizes.amounts import decimals_of
from tiebreaks.standings.rows import Standings, no_row


class Rule(StrEnum):
    """How a fund, or the prizes of the places, are divided.

    >>> Rule("hort")
    <Rule.HORT: 'hort'>
    """

    PROPORTIONAL = "proportional"  # a fund, in proportion to the values of a tie-break
    EQUAL = "equal"  # everyone level on points gets the mean of the prizes of their places
    HORT = "hort"  # half of the prize of the own place, half of that mean
    NONE = "none"  # the prize of the own place


@attrs.frozen
class Share:
    """What one participant gets.

    `exact` is the share before it is rounded to coins; `value` is that of the tie-break that
    divides a fund, None for no value, or the points. Where prizes are divided, `group` is the first
    and the last place of everyone level on points, `group_prize` the mean of the prizes of these
    places, and `own_prize` that of the own place, or the mean where the place is shared.

    >>> from tiebreaks import Crosstable, prizes, rank
    >>> standings = rank(Crosstable.parse("1 Ann * ½\\n2 Bob ½ *"), "SB")
    >>> prizes.share(standings, fund=10, by="PTS").shares[0].exact
    Fraction(5, 1)
    """

    participant: Participant
    place: int
    amount: Fraction
    exact: Fraction
    value: Fraction | None
    group: tuple[int, int] | None = None
    own_prize: Fraction | None = None
    group_prize: Fraction | None = None

    def __repr__(self) -> str:
        who = f"{self.participant.number} {short(self.participant.name)}"
        return cut(f"<Share: place {self.place}, {who}, {to_text(self.amount, 9)}>")


@attrs.frozen
class Division:
    """Everyone's share, in final order; the sum of the amounts is `fund`.

    `by` is the tie-break whose values divide a fund, or the points, on which prizes are shared.
    `unclaimed` is the sum of the prizes of places that nobody takes; `fund` does not contain it.

    >>> from tiebreaks import Crosstable, prizes, rank
    >>> standings = rank(Crosstable.parse("1 Ann * 1\\n2 Bob 0 *"), "SB")
    >>> [str(share.amount) for share in prizes.share(standings, fund=10, by="PTS")]
    ['10', '0']
    """

    rule: Rule
    fund: Fraction
    coin: Fraction
    shares: tuple[Share, ...]
    by: Column = attrs.field(eq=False)
    standings: Standings = attrs.field(eq=False)
    prizes: tuple[Fraction, ...] = ()
    unclaimed: Fraction = Fraction()

    def __repr__(self) -> str:
        by = f"{self.rule} by {self.by.descriptor}"
        return cut(f"<Division: {self.written(self.fund)} among {len(self.shares)}, {by}>")

    @cached_property
    def _by_number(self) -> Mapping[int, Share]:
        return {share.participant.number: share for share in self.shares}

    def __iter__(self) -> Iterator[Share]:
        return iter(self.shares)

    def __len__(self) -> int:
        return len(self.shares)

    def __getitem__(self, index: int) -> Share:
        """Return a share by its position in the final order, from 0; -1 is the last."""
        return self.shares[index]

    def share(self, number: int) -> Share:
        """Return the share of the participant with this number.

        Raises:
            InputError: nobody has it, or the participant is excluded or not in the group.
        """
        self.standings.check_ranked(number)
        if number not in self._by_number:
            raise InputError(no_row(number, self.standings.group))
        return self._by_number[number]

    def amount(self, number: int) -> Fraction:
        """Return what the participant with this number gets, exactly."""
        return self.share(number).amount

    def text(self, number: int) -> str:
        """Return what the participant with this number gets, as it is written: 66.67."""
        return self.written(self.amount(number))

    def written(self, amount: Fraction) -> str:
        """Write an amount with the decimals of the coin."""
        decimals = decimals_of(self.coin)
        return to_text(amount, decimals, least=decimals)
