"""Six players, three rounds: the Swiss of a German article on Sonneborn-Berger."""

from __future__ import annotations

import pytest
from worked_tables import groups, numbers, values

from tiebreaks import Crosstable, evaluate, explain, rank

A, B, C, D, E, F = range(1, 7)
TABLE = Crosstable.parse("""
1 A  +4 =W6 +5
2 B  =5 +4 -6
3 C  -W6 -5 +4
4 D  -1 -2 -3
5 E  =2 +3 -1
6 F  +B3 =B1 +2
""")


def test_points() -> None:
    """A and F lead with 2.5 points."""
    assert values(TABLE, "PTS", "fide-2026-03") == numbers("2.5 1.5 1 0 1.5 2.5")


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("SB", "2.75 0.75 0 0 1.75 3.75"),
        ("BH", "4 4 4 5 5 5"),
        ("BH/C1", "4 4 4 4 4 4"),
    ],
)
@pytest.mark.parametrize("edition", ["fide-2009", "fide-2024-08", "fide-2026-03", "face-value"])
def test_columns(code: str, expected: str, edition: str) -> None:
    """Every game was played, so all editions give the printed figures."""
    assert values(TABLE, code, edition) == numbers(expected.split())


def test_order() -> None:
    """Buchholz with a cut parts nobody, Buchholz parts F from A and E from B."""
    standings = rank(TABLE, "BH/C1, BH, SB")
    assert groups(standings) == [[F], [A], [E], [B], [C], [D]]
    assert [row.decided_by for row in standings] == [None, "BH", "PTS", "BH", "PTS", "PTS"]


def test_working() -> None:
    """The sum is written as the article writes it: each opponent's points times the result."""
    working = evaluate(TABLE, "SB").working(A)
    assert "A: 0 (beat D) + 2.5 x 1/2 (drew F) + 1.5 (beat E) = 2.75" in explain(working)
