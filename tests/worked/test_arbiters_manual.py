"""FIDE Arbiters' Manual 2026: examples of Article 16, old values and new.

The manual gives the opponents' scores and the player's results; each table is made to fit them:
an opponent fills what is missing with absences first and full-point byes last, so that no score
is adjusted unless the example says so.
"""

from __future__ import annotations

from fractions import Fraction

import pytest
from worked_tables import EDITIONS

from tiebreaks import Crosstable, evaluate

POINTS = {
    "1": Fraction(1),
    "=": Fraction(1, 2),
    "0": Fraction(0),
    "+": Fraction(1),
    "-": Fraction(0),
}
ANSWERS = {"1": "0", "=": "=", "0": "1", "+": "-", "-": "+"}
Round = tuple[str, str, int]


def meeting(rounds: list[Round | str]) -> Crosstable:
    """Return a table in which player 1 has these rounds.

    Args:
        rounds: the result, the opponent's score and how many absences end the opponent's event;
            or a bye alone.
    """
    n = len(rounds)
    lines = [["1:"]]
    for r, entry in enumerate(rounds):
        if isinstance(entry, str):
            lines[0].append(entry)
            continue
        result, score, trailing = entry
        number = len(lines) + 1
        lines[0].append(f"{number}w{result}")
        answer = ANSWERS[result]
        missing = Fraction(score) - POINTS[answer]
        free = n - 1 - trailing
        byes = ["H"] * (missing.denominator == 2) + ["F"] * int(missing)
        cells = [*["Z"] * (free - len(byes)), *byes, *["Z"] * trailing]
        assert len(cells) == n - 1
        cells.insert(r, f"1b{answer}")
        lines.append([f"{number}:", *cells])
    return Crosstable.parse("\n".join(map(" ".join, lines)))


def games(results: str, scores: str) -> list[Round | str]:
    """Return played rounds against opponents with these scores."""
    return [(result, score, 0) for result, score in zip(results, scores.split(), strict=True)]


LAXMAN = meeting([*games("110", "5 5 6.5"), "Z", *games("1=1=11", "4.5 6 5 6.5 5.5 6")])
EXAMPLE_01 = meeting(
    [*games("111110", "5 5.5 5 4.5 6 5.5"), ("+", "4.5", 2), *games("01", "6.5 6")]
)
EXAMPLE_03 = meeting(
    [*games("11111===", "3.5 6 6.5 7.5 6.5 8 6.5 7"), ("-", "7.5", 0), "Z"],
)
EXAMPLE_04 = meeting([("+", "0", 9), *games("11111111=", "5 6 7 8 7 7 8.5 8 8")])


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("table", "points", "old", "new"),
    [
        (LAXMAN, "7", "57", "55"),
        (EXAMPLE_01, "7", "51", "49.5"),
        (EXAMPLE_03, "6.5", "64.5", "63"),
        (EXAMPLE_04, "9.5", "74", "69"),
    ],
    ids=["Laxman", "01", "03", "04"],
)
def test_buchholz(table: Crosstable, points: str, old: str, new: str, edition: str) -> None:
    """The ceilings of 16.4 lower the Buchholz of each example."""
    expected = new if edition == "fide-2026-03" else old
    assert evaluate(table, "PTS", edition=edition).value(1) == Fraction(points)
    assert evaluate(table, "BH", edition=edition).value(1) == Fraction(expected)


@pytest.mark.parametrize("edition", EDITIONS)
def test_laxman_cut_and_sonneborn_berger(edition: str) -> None:
    """The absence is what the cut takes, and it multiplies by nothing: both never changed."""
    assert evaluate(LAXMAN, "BH/C1", edition=edition).value(1) == 50
    assert evaluate(LAXMAN, "SB", edition=edition).value(1) == Fraction("37.25")


def test_dummies_of_example_03() -> None:
    """The forfeit loss counts the own 6.5 (the opponent has 7.5), the withdrawal ten draws."""
    steps = evaluate(EXAMPLE_03, "BH", edition="fide-2026-03").working(1).steps
    assert [step.value for step in steps[-2:]] == [Fraction("6.5"), 5]
