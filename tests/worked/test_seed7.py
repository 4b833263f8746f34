"""A round robin of seven from a Spanish article on Sonneborn-Berger, with the printed figures."""

from __future__ import annotations

from fractions import Fraction

import pytest
from worked_tables import groups, numbers, shown, values

from known import known
from tiebreaks import Crosstable, PointsSystem, evaluate, explain, rank

ROWS = """
1 Ivanov    *  ½ ½ 1 1 1 1
2 Petrov    ½  * ½ ½ 1 1 1
3 Sidorov   ½  ½ * ½ ½ 1 1
4 Kuznetsov 0  ½ ½ * 1 1 1
5 Smirnov   0  0 ½ 0 * 1 1
6 Vasiliev  0  0 0 0 0 * 1
7 Nikolaev  0  0 0 0 0 0 *
"""
TABLE = Crosstable.parse(ROWS)
THREE_POINTS = Crosstable.parse(ROWS, scoring=PointsSystem(3, 1, 0))


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


FAMILY = {
    "HIST:NEUST": "11.75 10 9 7.75 3 0 0",
    "HIST:PRIZE": "16.75 14.5 13 11.75 5.5 1 0",
    "HIST:BERG87": "36.75 30.25 25 23.75 9.25 1 0",
}
SHOWN = {
    "HIST:GELB": "1.9583 1.6667 1.5000 1.2917 0.5000 0.0000 0.0000",
    "HIST:SONN86": "26.9583 21.9167 17.5000 17.2917 6.7500 1.0000 0.0000",
}


@pytest.mark.parametrize("code", FAMILY)
def test_the_family_of_berger(code: str) -> None:
    """Sonneborn-Berger as Neustadtl had it, with the own score added, and with its square."""
    assert values(TABLE, code, "fide-2026-03") == numbers(FAMILY[code])


@pytest.mark.parametrize("code", SHOWN)
def test_the_family_by_points_per_game(code: str) -> None:
    """Gelbfuhs divides the opponents' scores by their six games; Sonneborn adds the square."""
    assert shown(TABLE, code, "fide-2026-03") == SHOWN[code].split()


@pytest.mark.parametrize("number", range(1, 8))
def test_gelbfuhs_is_exact(number: int) -> None:
    """As all have six games, it is a sixth of Sonneborn-Berger, not a rounded decimal."""
    neustadtl = known(evaluate(TABLE, "SB").value(number))
    assert evaluate(TABLE, "HIST:GELB").value(number) == neustadtl / 6


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("PTS", "14 12 10 11 7 3 0"),
        ("SB", "85 65 53 52 19 0 0"),
        ("HIST:NEUST", "85 65 53 52 19 0 0"),
        ("HIST:PRIZE", "99 77 63 63 26 3 0"),
        ("HIST:BERG87", "281 209 153 173 68 9 0"),
    ],
)
def test_three_points_for_a_win(code: str, expected: str) -> None:
    """Points scored, 3, 1 or 0, times the opponents' totals; Kuznetsov passes Sidorov on points."""
    assert values(THREE_POINTS, code, "fide-2026-03") == numbers(expected)


@pytest.mark.parametrize(
    ("number", "value", "vector"),
    [(1, "2", "3 4 5"), (2, "1.5", "2.5 3.5 4.5"), (3, "1.5", "2 3 4"), (4, "1", "2 3 4")],
)
def test_koya_with_ever_lower_limits(number: int, value: str, vector: str) -> None:
    """Against those with 3 points or more; then with 2.5, with 1 and with 0 points or more."""
    column = evaluate(TABLE, "KS/LEX")
    assert column.value(number) == Fraction(value)
    assert list(column.vector(number)) == numbers(vector)


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
