"""Prizes and a fund divided by hand: prizes 100, 60, 40, and 70 among Berger's numbers."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tiebreaks import BUILTIN, Crosstable, Standings, external, prizes, rank

SEVEN = Crosstable.parse("""
1 Ivanov    *  ½ ½ 1 1 1 1
2 Petrov    ½  * ½ ½ 1 1 1
3 Sidorov   ½  ½ * ½ ½ 1 1
4 Kuznetsov 0  ½ ½ * 1 1 1
5 Smirnov   0  0 ½ 0 * 1 1
6 Vasiliev  0  0 0 0 0 * 1
7 Nikolaev  0  0 0 0 0 0 *
""")
# Everybody has 1 point; an order from outside puts Ann first and Cid last.
THREE = Crosstable.parse("1 Ann * ½ ½\n2 Bob ½ * ½\n3 Cid ½ ½ *")
ORDER = BUILTIN.with_tiebreak(external("order", {1: 3, 2: 2, 3: 1}))


def three() -> Standings:
    """Return three who are level on points, in a final order."""
    return rank(THREE, "PTS, EXT:ORDER", registry=ORDER)


@pytest.mark.parametrize(
    ("rule", "amounts", "exact"),
    [
        ("equal", ["66.67", "66.67", "66.66"], ["200/3", "200/3", "200/3"]),
        ("hort", ["83.34", "63.33", "53.33"], ["250/3", "190/3", "160/3"]),
        ("none", ["100.00", "60.00", "40.00"], ["100", "60", "40"]),
    ],
)
def test_prizes_of_three_level_on_points(rule: str, amounts: list[str], exact: list[str]) -> None:
    """100, 60 and 40 are divided equally, by Hort, or not at all."""
    division = prizes.share(three(), prizes=[100, 60, 40], rule=rule)
    assert [division.text(number) for number in (1, 2, 3)] == amounts
    assert [share.exact for share in division] == [Fraction(text) for text in exact]
    assert {share.group for share in division} == {(1, 3)}


def test_a_fund_in_proportion_to_sonneborn_berger() -> None:
    """70 among 9, 7.75 and 3: two coins remain, for the first two."""
    standings = rank(SEVEN, "SB").among(lambda person: person.number in (3, 4, 5))
    division = prizes.share(standings, fund="70.00", by="SB")
    assert [share.value for share in division] == [9, Fraction(31, 4), 3]
    assert [division.text(number) for number in (3, 4, 5)] == ["31.90", "27.47", "10.63"]


def test_prizes_of_a_whole_table() -> None:
    """Third and fourth are level on 4 points: 40 and 0 make 20 each, by Hort 30 and 10."""
    standings = rank(SEVEN, "SB")
    equal = prizes.share(standings, prizes=[100, 60, 40], rule="equal")
    assert [share.amount for share in equal] == [100, 60, 20, 20, 0, 0, 0]
    hort = prizes.share(standings, prizes=[100, 60, 40], rule="hort")
    assert [share.amount for share in hort] == [100, 60, 30, 10, 0, 0, 0]
