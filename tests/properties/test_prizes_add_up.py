"""Divided prizes: nothing is lost, nobody pays, and more is never followed by less."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st
from strategies import Event, every_event, law, swiss_events

from tiebreaks import BUILTIN, Standings, external, rank
from tiebreaks.prizes import Division, share

COINS = st.sampled_from([Fraction(1, 100), Fraction(1, 20), Fraction(1), Fraction(5)])
RULES = st.sampled_from(["hort", "equal", "none"])
NUMBERS = st.lists(st.integers(0, 2000), min_size=1, max_size=12)
SEEDS = st.none() | st.integers(0, 99)
EVENTS = every_event()
PEOPLE = swiss_events(sizes=(2, 3, 5, 8), most_rounds=3)
VALUES = st.lists(st.none() | st.fractions(-20, 200, max_denominator=12), min_size=8, max_size=8)


def of_prizes(
    event: Event, numbers: list[int], rule: str, coin: Fraction, seed: int | None
) -> Division:
    """Divide descending prizes, each a whole number of coins."""
    prizes = [number * coin for number in sorted(numbers, reverse=True)]
    return share(rank(event.table, "PTS", seed=seed), prizes=prizes, rule=rule, coin=coin)


def of_a_fund(
    event: Event, values: Sequence[Fraction | None], number: int, coin: Fraction
) -> Division:
    """Divide a fund of so many coins by values from outside."""
    given_values = {
        n: value for n, value in zip(event.numbers, values, strict=False) if value is not None
    }
    registry = BUILTIN.with_tiebreak(external("v", given_values))
    standings = rank(event.table, "PTS")
    return share(standings, fund=number * coin, by="EXT:V", coin=coin, registry=registry)


def assert_whole_and_complete(division: Division) -> None:
    """Assert that amounts are whole coins, not negative, next to the exact share, and complete."""
    assert sum(one.amount for one in division) == division.fund
    assert sum(one.exact for one in division) == division.fund
    for one in division:
        assert one.amount >= 0
        assert (one.amount / division.coin).denominator == 1
        assert -division.coin < one.amount - one.exact <= division.coin
    extra = [one.amount > one.exact // division.coin * division.coin for one in division]
    assert extra == sorted(extra, reverse=True)


@law
@given(EVENTS, NUMBERS, RULES, COINS, SEEDS)
def test_prizes_are_paid_whole_and_completely(
    event: Event, numbers: list[int], rule: str, coin: Fraction, seed: int | None
) -> None:
    """The amounts are whole coins that sum to the prizes; remaining coins are given from the top.

    What nobody takes is the rest of the prizes.
    """
    division = of_prizes(event, numbers, rule, coin, seed)
    assert_whole_and_complete(division)
    assert division.fund + division.unclaimed == sum(numbers) * coin


@law
@given(EVENTS, NUMBERS, RULES, COINS, SEEDS)
def test_amounts_follow_the_places(
    event: Event, numbers: list[int], rule: str, coin: Fraction, seed: int | None
) -> None:
    """Nobody gets more than somebody above, under every rule."""
    division = of_prizes(event, numbers, rule, coin, seed)
    amounts = [one.amount for one in division]
    assert amounts == sorted(amounts, reverse=True)
    exact = [one.exact for one in division]
    assert exact == sorted(exact, reverse=True)


def mean(standings: Standings, prizes: Sequence[Fraction], numbers: Sequence[int]) -> Fraction:
    """Return the mean of the prizes of the places that some participants take together."""
    order = [row.participant.number for row in standings]
    places = [order.index(number) for number in numbers]
    taken = [prizes[place] if place < len(prizes) else Fraction() for place in places]
    return sum(taken, Fraction()) / len(taken)


@law
@given(EVENTS, NUMBERS, SEEDS)
def test_shares_are_those_of_the_definition(
    event: Event, numbers: list[int], seed: int | None
) -> None:
    """Equal is the mean of who is level on points, none that of who shares the place, Hort both."""
    standings = rank(event.table, "PTS", seed=seed)
    prizes = [Fraction(number) for number in sorted(numbers, reverse=True)]
    found = {rule: share(standings, prizes=prizes, rule=rule) for rule in ("equal", "hort", "none")}
    for row in standings:
        number = row.participant.number
        level = [one.participant.number for one in standings if one["PTS"] == row["PTS"]]
        same = [one.participant.number for one in standings if one.place == row.place]
        equal, own = (mean(standings, prizes, group) for group in (level, same))
        assert found["equal"].share(number).exact == equal
        assert found["none"].share(number).exact == own
        assert found["hort"].share(number).exact == (equal + own) / 2


@law
@given(PEOPLE, VALUES, st.integers(0, 10000), COINS)
def test_a_fund_is_paid_whole_and_completely(
    event: Event, values: list[Fraction | None], number: int, coin: Fraction
) -> None:
    """The amounts are whole coins that sum to the fund; remaining coins are given from the top."""
    assert_whole_and_complete(of_a_fund(event, values, number, coin))


@law
@given(PEOPLE, VALUES, st.integers(0, 10000), COINS)
def test_a_larger_value_never_brings_less(
    event: Event, values: list[Fraction | None], number: int, coin: Fraction
) -> None:
    """Before coins a larger value brings as much or more, after them at most one coin less."""
    division = of_a_fund(event, values, number, coin)
    for one in division:
        for other in division:
            if (one.value or 0) > (other.value or 0):
                assert one.exact >= other.exact
                assert one.amount >= other.amount - coin


@law
@given(PEOPLE, VALUES, st.integers(1, 10000))
def test_a_fund_is_in_proportion(event: Event, values: list[Fraction | None], number: int) -> None:
    """Two shares are to each other as the values, those below 0 and absent ones being 0."""
    division = of_a_fund(event, values, number, Fraction(1))
    counted = [max(Fraction(), one.value or Fraction()) for one in division]
    if not any(counted):
        counted = [Fraction(1)] * len(division)
    for one, value in zip(division, counted, strict=True):
        for other, other_value in zip(division, counted, strict=True):
            assert one.exact * other_value == other.exact * value
