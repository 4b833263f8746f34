"""A round robin of seven from a Spanish article on Sonneborn-Berger, with the printed figures."""

from __future__ import annotations

import pytest
from worked_tables import groups, numbers, values

from tiebreaks import Crosstable, explain, rank

TABLE = Crosstable.parse("""
1 Ivanov    *  ½ ½ 1 1 1 1
2 Petrov    ½  * ½ ½ 1 1 1
3 Sidorov   ½  ½ * ½ ½ 1 1
4 Kuznetsov 0  ½ ½ * 1 1 1
5 Smirnov   0  0 ½ 0 * 1 1
6 Vasiliev  0  0 0 0 0 * 1
7 Nikolaev  0  0 0 0 0 0 *
""")


def test_points() -> None:
    """The rows of the matrix sum to the points."""
    assert values(TABLE, "PTS", "fide-2026-03") == numbers("5 4.5 4 4 2.5 1 0")


@pytest.mark.parametrize("edition", ["fide-2009", "fide-2024-08", "fide-2026-03", "face-value"])
def test_sonneborn_berger(edition: str) -> None:
    """Every game was played, so all editions give the printed figures."""
    assert values(TABLE, "SB", edition) == numbers("11.75 10 9 7.75 3 0 0")


@pytest.mark.parametrize("code", ["SIMPB", "SHM"])
def test_simplified_berger(code: str) -> None:
    """Scores of those beaten less scores of those lost to, also under its other name."""
    expected = numbers("7.5 3.5 1 -1.5 -12.5 -20 -21")
    assert values(TABLE, code, "fide-2026-03") == expected


def test_order() -> None:
    """Sidorov and Kuznetsov have 4 points each; Sidorov is third by Sonneborn-Berger."""
    standings = rank(TABLE, "SB")
    assert groups(standings) == [[1], [2], [3], [4], [5], [6], [7]]
    assert standings[3].decided_by == "SB"
    assert [row.decided_by for row in standings if row.place not in (1, 4)] == ["PTS"] * 5


def test_explanation() -> None:
    """The comparison names the equal points, the deciding values and both sums."""
    text = explain(rank(TABLE, "SB").compare(4, 3))
    assert "3 Sidorov is above 4 Kuznetsov: place 3 v. 4" in text
    assert "PTS: both 4" in text
    assert "SB decides: 9 v. 7.75" in text
    assert "2.5 (beat Smirnov) + 1 (beat Vasiliev) + 0 (beat Nikolaev)" in text
