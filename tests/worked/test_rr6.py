"""FIDE Technical Commission, table 2.2: a round robin with a forfeit.

SB, SB/C1 and KS are printed, the other columns are those of FIDE's checker. It takes the forfeit
for no game in any edition and counts no forfeit in WON, BPG and BWG; by the text of 15.2 only the
forfeit loss is unplayed there, and before March 2026 the forfeit is an ordinary game.
"""

from __future__ import annotations

import pytest
from worked_tables import BEFORE_2026, EDITIONS, RR6, groups, numbers, printed, values

from tiebreaks import evaluate, rank
from tiebreaks.errors import NotApplicableError

SAME_IN_EVERY_EDITION = printed("""
# PTS SB   SB/C1 KS  KS/L+1 KS/L-1 KS/L-2 WIN PS
1 3.5 9.25 9.25  2.0 2.0    2.0    3.5    3   10.5
2 3.5 6.25 4.75  0.5 0.5    0.5    3.5    3   10.0
3 3.5 6.25 4.75  0.5 0.5    0.5    3.5    3   11.0
4 1.5 4.25 4.25  1.0 1.0    1.0    1.5    1   3.5
5 1.5 3.25 3.25  0.5 0.5    0.5    1.5    1   6.5
6 1.5 2.25 1.50  0.0 0.0    0.0    1.5    1   3.5
""")
# The last line of WON, BPG and BWG is Helene's, whose game won by forfeit counts by the text.
SINCE_2026 = printed("""
# WON BPG BWG REP STD ARO  TPR  PTP  APRO APPO
1 3   2   2   5   3.5 2050 2199 2204 2040 2037
2 3   2   1   5   3.5 2060 2209 2216 2038 2035
3 3   2   1   5   3.5 2070 2219 2227 2036 2033
4 1   3   1   5   1.5 2080 1931 1922 2094 2094
5 1   3   0   4   1.5 2125 2038 2032 2140 2142
6 1   3   1   5   1.5 2125 1803 1789 2140 2142
""")
# Franck and Helene: five games each, 1.5 points of them (30 %, dp -149).
BEFORE = printed("""
# WON BPG BWG REP ARO  TPR
1 3   2   2   5   2050 2199
2 3   2   1   5   2060 2209
3 3   2   1   5   2070 2219
4 1   3   1   5   2080 1931
5 1   3   0   5   2100 1951
6 1   3   1   5   2090 1941
""")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("code", SAME_IN_EVERY_EDITION)
def test_columns_that_never_changed(code: str, edition: str) -> None:
    """Forfeits of predetermined pairings are games for SB, KS, WIN and PS in every edition."""
    assert values(RR6, code, edition) == numbers(SAME_IN_EVERY_EDITION[code])


@pytest.mark.parametrize("code", SINCE_2026)
def test_columns_since_2026(code: str) -> None:
    """Under March 2026 a forfeit is no rated game and the forfeit loss is unplayed."""
    assert values(RR6, code, "fide-2026-03") == numbers(SINCE_2026[code])


@pytest.mark.parametrize("edition", BEFORE_2026)
@pytest.mark.parametrize("code", BEFORE)
def test_columns_before_2026(code: str, edition: str) -> None:
    """In the older editions the forfeited game is a game for both."""
    assert values(RR6, code, edition) == numbers(BEFORE[code])


@pytest.mark.parametrize("edition", EDITIONS)
def test_order_by_direct_encounter(edition: str) -> None:
    """Alyx leads Bruno and Charline; Helene, who won by forfeit, goes before Franck and David."""
    assert groups(rank(RR6, "PTS, DE", edition=edition)) == [[1], [2, 3], [6], [5], [4]]


def test_koya_limit() -> None:
    """Half of five wins is 2.5; two half points less is 1.5, and nobody has fewer points."""
    assert evaluate(RR6, "KS").working(1).threshold == 2.5
    assert evaluate(RR6, "KS/L-2").working(1).threshold == 1.5


@pytest.mark.parametrize("code", ["BH", "BH/C1", "FB", "AOB"])
def test_no_buchholz_in_a_round_robin(code: str) -> None:
    """The note to Article 8 of March 2026 bans the Buchholz family from predetermined pairings."""
    with pytest.raises(NotApplicableError, match="note to Article 8"):
        evaluate(RR6, code, edition="fide-2026-03")


def test_buchholz_in_a_round_robin_before_2026() -> None:
    """The older editions allow it: everybody else's points, 15 less the own score."""
    expected = numbers(["11.5", "11.5", "11.5", "13.5", "13.5", "13.5"])
    assert values(RR6, "BH", "fide-2024-08") == expected
