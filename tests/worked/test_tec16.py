"""TEC-16: the exercise of the Technical Commission under the rules of US Chess and others.

The Kashdan columns agree with the expected values of a French program for all 16 players; the
others follow from the definitions.
"""

from __future__ import annotations

from fractions import Fraction

import pytest
from worked_tables import numbers, printed, values

from known import known
from tiebreaks import Crosstable, evaluate

TEC_16 = Crosstable.parse("""
 1 2200 +W9  =B13 =W2  +B15 =W4
 2 2150 +B10 +W7  =B1  +W16 =B3
 3 2100 =W11 +B6  +W8  =B4  =W2
 4 2050 +B12 =BYE +W13 =W3  =B1
 5 2000 -W13 -B15 +W11 =B7  +W10
 6 1950 -B14 -W3  BYE  +W10 +B8
 7 1900 +W15 -B2  -B16 =W5  -B11
 8 1850 =B16 +W14 -B3  +W13 -W6
 9 1800 -B1  -W10 =BYE -F11 BYE
10 1750 -W2  +B9  -W15 -B6  -B5
11 1700 =B3  -W16 -B5  +F9  +W7
12 1650 -W4  BYE  +F14 --   --
13 1600 +B5  =W1  -B4  -B8  -W14
14 1550 +W6  -B8  -F12 --   +B13
15 1500 -B7  +W5  +B10 -W1  -B16
16 1450 =W8  +B11 +W7  -B2  +W15
""")
COLUMNS = printed("""
 # PTS USCF:MMED USCF:SOLK USCF:MED USCF:CUM USCF:CUMO KASH USCF:SB USCF:BLK WP   SIMPB
 1 3.5 11        12.5      7        11       39        14   8       2        12.5 3.5
 2 4   12        13        8.5      13       42.5      16   9.5     3        13   6
 3 3.5 12.5      14.5      8.5      11       42        14   10.5    2        14.5 5.5
 4 3.5 10.5      10.5      7        11       34        12   7       2        14   3.5
 5 2.5 5         8         5        5        28.5      12   4.25    2        8    0
 6 3   10        10        6.5      5        29.5      10   3.5     2        12.5 -2
 7 1.5 10        14        8        6        40        9    3.25    3        14   -8
 8 2.5 9         14        9        8.5      39.5      12   5.25    2        14   -3
 9 1.5 1         4.5       1        1        15        2    0       1        9    -4.5
10 1   8.5       12.5      7        4        31        8    1.5     3        12.5 -10
11 2.5 7.5       11        7.5      4.5      32.5      8    3.25    2        13   -4.5
12 2   0         3.5       0        5        11        1    0       0        11.5 -3.5
13 1.5 11.5      15        9        7        41.5      9    4.25    3        15   -5.5
14 2   4         6.5       4        6        20.5      9    4.5     2        12.5 2
15 2   8.5       12        7.5      7        36.5      11   3.5     3        12   -5
16 3.5 10.5      12        6.5      10.5     39        15   7.25    2        12   2
""")
# Games between tied players count here.
SHOWN = {
    "USCF:OPPERF": "1866.5 1860.0 1902.5 1875.0 1710.5 1850.8 1866.5 1919.2"
    " 1810.0 1795.5 1842.5 2087.5 1884.2 1770.8 1778.0 1798.5",
    "USCF:AVGOPP": "1820.0 1880.0 1940.0 1887.5 1690.0 1812.5 1760.0 1730.0"
    " 1975.0 1880.0 1862.5 2050.0 1930.0 1800.0 1860.0 1820.0",
}


@pytest.mark.parametrize("edition", ["fide-2009", "fide-2024-08", "fide-2026-03", "face-value"])
@pytest.mark.parametrize("code", COLUMNS)
def test_columns(code: str, edition: str) -> None:
    """All columns come out, whatever the edition."""
    assert values(TEC_16, code, edition) == numbers(COLUMNS[code])


@pytest.mark.parametrize("code", SHOWN)
def test_rating_columns(code: str) -> None:
    """Means of ratings are exact and shown with one decimal."""
    column = evaluate(TEC_16, code)
    shown = [column.text(person.number) for person in TEC_16.participants]
    assert shown == SHOWN[code].split()


def test_solkoff_is_buchholz_of_the_old_fide_rules() -> None:
    """What is written BH@USCF, BH@FIDE-OLD and USCF:SOLK is the same."""
    solkoff = values(TEC_16, "USCF:SOLK", "fide-2026-03")
    for code in ("BH@USCF", "BH@FIDE-OLD"):
        assert values(TEC_16, code, "fide-2026-03") == solkoff


@pytest.mark.parametrize(
    ("number", "terms", "total", "cut"),
    [
        (6, "3 3.5 0 1 2.5", "10", "0"),
        (9, "3.5 1 0 0 0", "1", "3.5"),
        (11, "3.5 3.5 2.5 0 1.5", "7.5", "0 3.5"),
    ],
)
def test_modified_median_term_by_term(number: int, terms: str, total: str, cut: str) -> None:
    """Player 6 (3 of 5) drops the lowest, 9 (1½) the highest, 11 (2½) both."""
    working = evaluate(TEC_16, "USCF:MMED").working(number)
    assert sorted(step.value for step in working.steps) == sorted(map(Fraction, terms.split()))
    assert working.total == Fraction(total)
    left_out = [step.value for step in working.steps if not step.counted]
    assert sorted(left_out) == [Fraction(value) for value in cut.split()]


def test_performance_of_player_6s_opposition() -> None:
    """Opponents 14, 3, 10 and 8 performed 1933.33, 2100, 1640 and 1730."""
    column = evaluate(TEC_16, "USCF:PERF")
    assert column.value(14) == Fraction(2350 + 1450 + 2000, 3)
    assert [column.value(number) for number in (3, 10, 8)] == [2100, 1640, 1730]
    opposition = evaluate(TEC_16, "USCF:OPPERF")
    assert [working.number for working in opposition.opened(6)] == [14, 3, 10, 8]
    assert opposition.value(6) == (Fraction(5800, 3) + 2100 + 1640 + 1730) / 4


def test_kashdan_in_france_counts_the_points_awarded() -> None:
    """Player 6 has 14, player 12 11, player 9 9."""
    column = evaluate(TEC_16, "KASH@PAPI")
    assert [column.value(number) for number in (6, 12, 9)] == [14, 11, 9]


def test_kashdan_with_two_for_an_unplayed_round() -> None:
    """Player 12 lost one game and missed four rounds: 1 + 4 x 2."""
    assert evaluate(TEC_16, "KASH[2]").value(12) == 9


def test_arranz() -> None:
    """Player 2 won three and drew two with Black, 1 and 3 drew with Black once in three draws."""
    column = evaluate(TEC_16, "ARZ")
    assert [column.text(number) for number in (2, 1, 3)] == ["4.2", "3.4", "3.4"]


def test_sum_of_buchholz() -> None:
    """Players 5 and 2 have 65.5, 16 has 65, 8 has 64.5."""
    column = evaluate(TEC_16, "SOB@FIDE-2009")
    expected = numbers("65.5 65.5 65 64.5")
    assert [column.value(number) for number in (5, 2, 16, 8)] == expected


def test_sum_of_buchholz_cut_twice() -> None:
    """The opponents' Buchholz are cut, and then the lowest of them is left out."""
    # BH/C1 of player 16's opponents 8, 11, 7, 2, 15: 12.5, 11, 12, 12 and 11.
    working = evaluate(TEC_16, "SOB/C1@FIDE-2009").working(16)
    assert [step.value for step in working.steps] == numbers("12.5 11 12 12 11")
    assert working.total == Fraction("47.5")


def test_sum_of_buchholz_with_unplayed_rounds() -> None:
    """Player 12 played 4 only; in France the forfeit of 14 counts as well, the byes never do."""
    assert evaluate(TEC_16, "SOB@FIDE-2009").value(12) == Fraction("13.5")
    working = evaluate(TEC_16, "SOB@PAPI").working(12)
    assert working.total == Fraction("13.5") + 12
    assert [step.counted for step in working.steps] == [True, False, True, False, False]


def test_sums_of_ratings() -> None:
    """Player 2 met 1750, 1900, 2200, 1450 and 2100."""
    for code, total in (("RSUM", 9400), ("RSUM/C1", 7950), ("RSUM/H1", 7200), ("RSUM/M1", 5750)):
        assert evaluate(TEC_16, code).value(2) == total


def test_the_highest_left_out() -> None:
    """Player 16's opponents are worth 2.5, 2, 1.5, 4 and 2 (@FIDE-2009)."""
    expected = {"H1": "8", "H2": "5.5", "C1/H1": "6.5", "M1": "6.5", "C2/H1": "4.5"}
    for modifiers, total in expected.items():
        assert evaluate(TEC_16, f"BH/{modifiers}@FIDE-2009").value(16) == Fraction(total)


def test_sonneborn_berger_of_lichess_is_that_of_us_chess() -> None:
    """Both are SB at face value."""
    codes = ("LICH:SB", "USCF:SB", "SB@FACE")
    columns = [values(TEC_16, code, "fide-2026-03") for code in codes]
    assert columns[0] == columns[1] == columns[2]


def test_performance_of_lichess() -> None:
    """Player 12 lost his only game, against 2050; player 6 scored 2 of 4 against 7250 in all."""
    column = evaluate(TEC_16, "LICH:PERF")
    assert column.value(12) == 1550
    assert known(column.value(6)) == Fraction(7250, 4)
