"""FIDE Technical Commission, exercises on C.07: the Swiss of table 2.1, every column.

Columns up to SB/C1 are the printed ones; `x>y` gives the value under March 2026 behind the printed
one, and those of the last table are not printed: all of them as FIDE's checker gives them.
"""

from __future__ import annotations

from fractions import Fraction

import pytest
from worked_tables import BEFORE_2026, EDITIONS, SW5, before, numbers, printed, shown, since, values

from tiebreaks import evaluate, parse
from tiebreaks.engine.evaluation import Evaluation
from tiebreaks.engine.unplayed import adjusted_scores
from tiebreaks.errors import NotApplicableError

PRINTED = printed("""
 # PTS BH        BH/C1     AOB         FB        SB        SB/C1
 1 3.5 12.5      11.0      12.60>12.40 13.5      8.00      7.25
 2 4.0 13.0      12.0      13.60       13.5      9.50      8.50
 3 3.5 15.5      13.0      13.40>12.90 15.0      10.50     9.25
 4 3.5 15.0>14.0 11.5      13.38       15.5>14.5 9.75>9.25 8.00>7.75
 5 2.5 8.5       7.5       13.40>13.20 10.0      4.25      3.25
 6 3.0 12.0>11.5 11.0>10.5 13.25       12.0      6.50>6.00 5.50>5.00
 7 1.5 14.5      12.5      11.90>11.70 13.5      3.25      1.25
 8 2.5 13.5      12.0      13.00>12.90 12.5      5.25      3.75
 9 1.5 9.0       7.5       12.75       9.5       2.25      2.25
10 1.0 13.0      11.5      10.90>10.80 12.5      1.50      0.00
11 2.5 13.5>12.5 12.0>11.0 12.75       12.5>12.0 5.75>4.75 4.25>3.25
12 2.0 11.5      9.5       15.00>14.00 11.5>11.0 4.00      4.00
13 1.5 14.0      12.0      12.10>11.90 13.5      4.25      4.25
14 2.0 11.0      9.0       13.17>13.00 10.5      4.50      3.00
15 2.0 12.0      11.0      12.20       12.0      3.50      2.50
16 3.5 12.5      11.0      13.30>13.10 13.5      7.25      5.75
""")

SAME_IN_EVERY_EDITION = printed("""
 # ARO  ARO/C1 TPR  APRO PTP  APPO WIN WON BPG BWG REP PS   PS/C1
 1 1820 1900   1969 1789 2029 1769 2   2   2   1   5   11.0 10.0
 2 1880 1988   2120 1856 2216 1852 3   3   3   1   5   13.0 12.0
 3 1940 2000   2089 1904 2112 1934 2   2   2   1   5   11.0 10.5
 4 1888 1983   2081 1772 2168 1784 2   2   2   1   4   11.5 10.5
 5 1690 1738   1690 1719 1689 1676 2   2   2   0   5   5.0  5.0
 6 1813 1900   1813 1846 1810 1836 3   2   2   1   5   6.0  6.0
 7 1760 1838   1611 1869 1531 1890 1   1   3   0   5   6.0  5.0
 8 1730 1800   1730 1915 1715 1924 2   2   2   0   5   8.5  8.0
 9 1975 2200   1175 1805 950  1802 1   0   1   0   3   2.5  2.5
10 1880 1975   1640 1717 1575 1687 1   1   3   1   5   4.0  4.0
11 1863 2000   1776 1840 1763 1836 2   1   2   0   5   5.5  5.0
12 2050 -      1250 2081 1250 2168 2   0   0   0   3   7.0  7.0
13 1930 2025   1781 1879 1744 1909 1   1   3   1   5   7.0  6.0
14 1800 1900   1925 1775 1942 1756 2   2   2   1   3   6.0  5.0
15 1860 1963   1788 1776 1768 1767 2   2   3   1   5   7.0  7.0
16 1820 1900   1969 1805 2013 1799 3   3   2   1   5   10.5 10.0
""")

# Of the edition of March 2026 alone.
NOT_PRINTED = printed("""
 # BH/C2 BH/M1 BH/M2 BH/P BH/C1/P SB/C2 SB/P  KS  ARO/C2 ARO/M1 PS/C2 FB/C1 FB/P STD
 1 9.5   7.0   2.0   12.5 11.0    5.75  8.00  1.0 2000   1817   8.5   12.0  13.5 3.5
 2 10.5  8.5   3.5   13.0 12.0    7.00  9.50  2.0 2067   1917   10.0  12.0  13.5 4.0
 3 10.5  9.0   3.0   15.5 13.0    6.75  10.50 3.5 2050   1950   9.0   13.0  15.0 3.5
 4 10.0  8.0   3.0   14.0 11.5    6.50  9.25  1.0 2150   1875   9.0   12.0  14.5 3.5
 5 6.0   5.0   1.5   8.5  7.5     3.25  4.25  1.0 1783   1683   5.0   8.5   10.0 2.5
 6 8.5   7.0   2.5   11.5 10.5    5.00  6.00  1.0 1975   1800   6.0   10.5  12.0 3.0
 7 10.0  8.5   2.5   14.5 12.5    1.25  3.25  0.5 1950   1733   4.0   11.5  13.5 1.5
 8 10.0  8.5   3.0   13.5 12.0    1.75  5.25  0.5 1883   1700   6.5   11.0  12.5 2.5
 9 6.0   4.0   1.0   10.0 8.5     1.50  2.25  0.0 -      -      2.5   8.0   10.0 1.5
10 9.5   7.5   2.5   13.0 11.5    0.00  1.50  0.0 2033   1917   3.0   11.0  12.5 1.0
11 9.5   7.5   2.5   12.5 11.0    1.75  4.75  0.5 2050   1950   4.5   10.5  12.0 2.5
12 7.5   6.0   2.0   11.5 9.5     4.00  4.00  0.0 -      -      6.0   9.0   11.0 2.0
13 9.5   8.5   2.5   14.0 12.0    4.25  4.25  1.5 2083   1967   4.5   12.0  13.5 1.5
14 7.0   6.0   1.5   12.0 10.0    3.00  4.50  1.0 1950   1850   4.0   9.0   12.0 2.0
15 9.5   7.5   2.5   12.0 11.0    2.50  3.50  1.0 2033   1883   6.0   10.5  12.0 2.0
16 9.0   7.0   2.5   12.5 11.0    3.75  7.25  1.5 1967   1817   8.5   11.5  13.5 3.5
""")
AVERAGE_OF_FORE_BUCHHOLZ = printed("""
AOB/F
12.60
13.60
12.90
13.25
12.70
12.63
12.20
12.90
13.00
11.40
13.00
14.50
12.20
12.67
12.60
12.70
""")["AOB/F"]


@pytest.mark.parametrize("edition", BEFORE_2026)
@pytest.mark.parametrize("code", [code for code in PRINTED if code != "AOB"])
def test_printed_columns(code: str, edition: str) -> None:
    """Every printed column comes out under the editions it was printed for."""
    expected = numbers([before(cell) for cell in PRINTED[code]])
    assert values(SW5, code, edition) == expected


@pytest.mark.parametrize("code", [code for code in PRINTED if code != "AOB"])
def test_columns_since_2026(code: str) -> None:
    """Under March 2026 the ceilings of 16.4 change some of the printed values."""
    expected = numbers([since(cell) for cell in PRINTED[code]])
    assert values(SW5, code, "fide-2026-03") == expected


@pytest.mark.parametrize("edition", EDITIONS)
def test_average_of_opponents_buchholz(edition: str) -> None:
    """The average of the opponents' Buchholz is shown with two decimals, as the book prints it."""
    year = since if edition == "fide-2026-03" else before
    assert shown(SW5, "AOB", edition) == [year(cell) for cell in PRINTED["AOB"]]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("code", SAME_IN_EVERY_EDITION)
def test_columns_that_never_changed(code: str, edition: str) -> None:
    """Ratings, own results and progressive scores are the same in every edition."""
    assert values(SW5, code, edition) == numbers(SAME_IN_EVERY_EDITION[code])


@pytest.mark.parametrize("code", NOT_PRINTED)
def test_columns_not_printed(code: str) -> None:
    """Further cuts, medians and modifiers have the reference values under March 2026."""
    assert values(SW5, code, "fide-2026-03") == numbers(NOT_PRINTED[code])


def test_average_of_opponents_fore_buchholz() -> None:
    """The average of the opponents' Fore Buchholz has the reference values."""
    assert shown(SW5, "AOB/F", "fide-2026-03") == AVERAGE_OF_FORE_BUCHHOLZ


@pytest.mark.parametrize("edition", BEFORE_2026)
def test_standard_points_are_new_in_2026(edition: str) -> None:
    """Standard points are not among the older tie-breaks; the pairing number is data."""
    with pytest.raises(NotApplicableError, match=edition):
        evaluate(SW5, "STD", edition=edition)
    assert evaluate(SW5, "TPN", edition=edition).value(3) == 3


@pytest.mark.parametrize("edition", EDITIONS)
def test_adjusted_scores(edition: str) -> None:
    """Nick's two trailing absences count as draws, so he is worth 3.0; all others their points."""
    view = Evaluation(SW5, edition).view(parse("BH"))
    expected = numbers(PRINTED["PTS"])
    expected[11] = Fraction(3)
    assert [Fraction(units, view.scale) for units in adjusted_scores(view)] == expected


def test_adjusted_scores_with_the_last_round_drawn() -> None:
    """For Fore Buchholz every pairing of round 5 counts as a draw."""
    view = Evaluation(SW5, "fide-2026-03").view(parse("FB"))
    expected = numbers("3.5 4.0 3.5 3.5 2.0 2.5 2.0 3.0 1.5 1.5 2.0 3.0 2.0 1.5 2.5 3.0")
    assert [Fraction(units, view.scale) for units in adjusted_scores(view)] == expected


@pytest.mark.parametrize(("edition", "dummy"), [("fide-2024-08", "3.5"), ("fide-2026-03", "2.5")])
def test_david_and_his_half_point_bye(edition: str, dummy: str) -> None:
    """David met 3, 1.5, 3.5 and 3.5; his bye counts 3.5, since 2026 at most 2.5 (five draws)."""
    working = evaluate(SW5, "BH", edition=edition).working(4)
    assert [step.value for step in working.steps] == numbers(["3", dummy, "1.5", "3.5", "3.5"])
