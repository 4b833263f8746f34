"""Amounts of money: read exactly, and paid in whole coins."""

from __future__ import annotations

import re
from collections.abc import Sequence
from decimal import Decimal
from fractions import Fraction

from tiebreaks._exact import as_int, decimal, short, to_text
from tiebreaks.errors import InputError, Problem

Amount = int | str | Fraction | Decimal

_MOST_DECIMALS = 9
_THREE_DECIMALS = re.compile(r"[.,]\d{3}\s*$")


def coin_of(value: Amount) -> Fraction:
    """Return the smallest coin.

    Raises:
        InputError: it is not above 0, or not a decimal, so that no amount could be written.
    """
    coin = _exact(value, Problem("the_coin", "the coin"))
    if coin <= 0:
        template = "the coin is {given}; it has to be more than 0"
        raise InputError(Problem("coin_not_above_0", template, given=str(value)))
    if 10**_MOST_DECIMALS % coin.denominator:
        raise InputError(
            Problem(
                "coin_not_decimal",
                "the coin {given} is not a decimal of at most {most} places; count in coins"
                " instead, with coin=1",
                given=str(value),
                most=_MOST_DECIMALS,
            )
        )
    return coin


def decimals_of(coin: Fraction) -> int:
    """Return how many decimals an amount in this coin has.

    >>> decimals_of(Fraction(1, 20)), decimals_of(Fraction(5))
    (2, 0)
    """
    return next(n for n in range(_MOST_DECIMALS + 1) if 10**n % coin.denominator == 0)


def amount_of(value: Amount, what: Problem, coin: Fraction) -> Fraction:
    """Return an amount that is a whole number of coins; `what` names it in an error.

    Raises:
        InputError: it is not an amount, or negative, or not a whole number of coins.
        TypeError: a number that is not exact, or another kind of value.

    >>> amount_of("70.00", Problem("the_fund", "the fund"), Fraction(1, 100))
    Fraction(70, 1)
    """
    amount = _exact(value, what)
    if isinstance(value, str) and _THREE_DECIMALS.search(value) and decimals_of(coin) < 3:
        template = (
            "{what} is {given!r}, which has three decimals: write thousands without a mark, and"
            " decimals as the coin {coin} has them"
        )
        raise InputError(
            Problem(
                "three_decimals",
                template,
                entry=what.entry,
                what=what,
                given=value,
                coin=coin_text(coin),
            )
        )
    if amount < 0:
        template = "{what} is {given}; it cannot be negative"
        raise InputError(
            Problem("negative_amount", template, entry=what.entry, what=what, given=str(value))
        )
    if (amount / coin).denominator != 1:
        template = "{what} is {given}, which is not a whole number of coins of {coin}"
        raise InputError(
            Problem(
                "not_whole_coins",
                template,
                entry=what.entry,
                what=what,
                given=str(value),
                coin=coin_text(coin),
            )
        )
    return amount


def _exact(value: object, what: Problem) -> Fraction:
    """Return a number as it is given, to the last digit."""
    if isinstance(value, str):
        number = decimal(value)
        if number is None:
            template = "{what} is {given}, which is not an amount such as 70 or 70.50"
            raise InputError(
                Problem("not_an_amount", template, entry=what.entry, what=what, given=short(value))
            )
        return number
    if isinstance(value, Decimal) and not value.is_finite():
        template = "{what} is {given}, which is not an amount"
        raise InputError(
            Problem("infinite_amount", template, entry=what.entry, what=what, given=str(value))
        )
    if isinstance(value, Fraction | Decimal):
        return Fraction(value)
    whole = as_int(value)
    if whole is None:
        kinds = 'text such as "70.50", an int, a Fraction or a Decimal, which are exact'
        raise TypeError(f"{what} is {kinds}, not {short(value)}")
    return Fraction(whole)


def coin_text(coin: Fraction) -> str:
    """Write a coin.

    >>> coin_text(Fraction(1, 100)), coin_text(Fraction(5))
    ('0.01', '5')
    """
    return to_text(coin, decimals_of(coin))


def in_coins(exact: Sequence[Fraction], coin: Fraction) -> list[Fraction]:
    """Round every share down to whole coins; give the remaining coins one each, in order.

    The sum stays the same. It has to be a whole number of coins.

    >>> [str(share) for share in in_coins([Fraction(200, 3)] * 3, Fraction(1))]
    ['67', '67', '66']
    """
    whole = [share // coin for share in exact]
    remaining = sum(exact, Fraction()) / coin - sum(whole)
    assert remaining.denominator == 1, "the sum is a whole number of coins"
    return [(coins + (k < remaining)) * coin for k, coins in enumerate(whole)]
