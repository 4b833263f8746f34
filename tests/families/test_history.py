"""The family of Berger: Gelbfuhs, Neustadtl, Sonneborn 1886, Berger 1887, prize division."""

from __future__ import annotations

from fractions import Fraction

import pytest
from small_tables import ADJOURNED_GAME, OPEN_GAME, column, numbers, one_round_unplayed, value

from numbered_tables import numbered, with_penalties
from tiebreaks import (
    Crosstable,
    Descriptor,
    Participant,
    PointsSystem,
    evaluate,
    explain,
    outcomes,
    parse,
)
from tiebreaks.editions.reasons import Reason
from tiebreaks.errors import DescriptorError
from tiebreaks.model.cells import Cell

# 4 left after one game: 1 has 2.5 of 3, 2 has 1 of 2, 3 has 0.5 of 2, 4 has 0 of 1.
UNEQUAL = "1: 2w1 3b= 4w1\n2: 1b0 Z 3w1\n3: Z 1w= 2b0\n4: Z Z 1b0"
# The same, but 2 won against 4 by forfeit: 2 has 2 of 3, 4 has 0 of 2.
FORFEIT = "1: 2w1 3b= 4w1\n2: 1b0 4w+ 3w1\n3: Z 1w= 2b0\n4: Z 2b- 1b0"


@pytest.mark.parametrize("pairing", ["swiss", "predetermined"])
def test_gelbfuhs_with_unequal_games(pairing: str) -> None:
    """1/2 + half of 1/4; 1/4; half of 5/6; nothing."""
    table = numbered(UNEQUAL, pairing=pairing)
    assert column(table, "HIST:GELB") == numbers("5/8 1/4 5/12 0")


@pytest.mark.parametrize("pairing", ["swiss", "predetermined"])
def test_a_forfeit_is_a_game_for_gelbfuhs(pairing: str) -> None:
    """2/3 + half of 1/4; 1/4 and nothing for the forfeit; half of 5/6; nothing."""
    table = numbered(FORFEIT, pairing=pairing)
    assert column(table, "HIST:GELB") == numbers("19/24 1/4 5/12 0")


def test_a_bye_counts_for_nobody_in_gelbfuhs() -> None:
    """The points of a bye are not part of an opponent's points per game."""
    table = numbered(UNEQUAL.replace("Z", "F"))
    assert column(table, "PTS") == numbers("2.5 2 1.5 2")
    assert column(table, "HIST:GELB") == numbers("5/8 1/4 5/12 0")
    steps = evaluate(table, "HIST:GELB").working(2).steps
    assert [step.left_out for step in steps] == [None, Reason.NOT_PLAYED, None]


def test_gelbfuhs_with_open_and_adjourned_games() -> None:
    """An open game is not a game yet; an adjourned one counts with its provisional points."""
    assert column(OPEN_GAME, "HIST:GELB") == numbers("1/2 0 0 0")
    assert column(ADJOURNED_GAME, "HIST:GELB") == numbers("7/8 0 3/8 0")


def test_gelbfuhs_with_many_numbers_of_games() -> None:
    """30 draws against opponents with half a point of 1, 2, ... 30 games stay an exact fraction."""
    rounds = range(1, 31)
    games = [(k, 1, k + 1, "1/2-1/2") for k in rounds]
    for k in rounds:  # who loses k - 1 games to somebody else
        games += [(r, k + 1, k + 31, "0-1") for r in rounds if r != k][: k - 1]
    table = Crosstable.from_games([f"Player {n}" for n in range(1, 62)], games)
    assert value(table, "HIST:GELB") == sum(Fraction(1, 4 * k) for k in rounds)


def test_gelbfuhs_by_hand_with_three_denominators() -> None:
    """Opponents with 1 of 1, 1 of 2 and 1 of 3, all beaten but the first: 1/2 + 1/3."""
    table = numbered("""
        1: 2w0 3w1 4w1 Z Z
        2: 1b1 Z Z Z Z
        3: Z 1b0 Z 4w1 Z
        4: Z Z 1b0 3b0 5w1
        5: Z Z Z Z 4b0
    """)
    assert value(table, "HIST:GELB") == Fraction(1, 2) + Fraction(1, 3)


def test_three_points_for_a_win() -> None:
    """The points scored are the factor: 3 x 1/2 + 1 x 1/4 of 7 points in 3 games and so on."""
    table = Crosstable.parse(
        "1 Ann * 1 ½ 1\n2 Bob 0 * 1 ½\n3 Cid ½ 0 * 1\n4 Dan 0 ½ 0 *", scoring=PointsSystem(3, 1, 0)
    )
    assert column(table, "PTS") == [7, 4, 4, 1]
    assert value(table, "HIST:GELB") == 3 * Fraction(4, 3) + Fraction(4, 3) + 3 * Fraction(1, 3)


def test_own_score_added_and_squared() -> None:
    """Sonneborn-Berger of 1 is 1 + 0.25 + 0, of 2 half a point, of 3 half of 2.5."""
    table = numbered(UNEQUAL, pairing="predetermined")
    assert column(table, "PTS") == numbers("2.5 1 .5 0")
    assert column(table, "SB") == numbers("1.25 .5 1.25 0")
    assert column(table, "HIST:PRIZE") == numbers("3.75 1.5 1.75 0")
    assert column(table, "HIST:BERG87") == numbers("7.5 1.5 1.5 0")
    assert column(table, "HIST:SONN86") == numbers("55/8 5/4 2/3 0")


def test_blackburne_in_vienna() -> None:
    """His printed number of Gelbfuhs, 10.3178, with the square of 21.5 points is 472.5678."""
    assert Fraction("10.3178") + Fraction("21.5") ** 2 == Fraction("472.5678")


@pytest.mark.parametrize("kind", ["U", "H", "Z", "4w+", "4w-"])
@pytest.mark.parametrize("policy", ["FIDE-2009", "FIDE-OLD", "FACE", "KNSB"])
def test_unplayed_rounds_are_those_of_sonneborn_berger(kind: str, policy: str) -> None:
    """In a Swiss the edition or the policy decides what an unplayed round is worth in it."""
    table = one_round_unplayed(kind)
    own = value(table, "PTS") or Fraction(0)
    plain = value(table, f"SB@{policy}") or Fraction(0)
    assert value(table, f"HIST:NEUST@{policy}") == plain
    assert value(table, f"HIST:PRIZE@{policy}") == plain + own
    assert value(table, f"HIST:BERG87@{policy}") == plain + own**2


def test_penalties_are_part_of_the_own_score() -> None:
    """A penalty of half a point lowers the own score, and its square, as it lowers the points."""
    table = with_penalties(numbered("1: 2w1 2b1\n2: 1b0 1w0"), [(1, 0, Fraction(-1, 2))])
    assert value(table, "PTS") == Fraction("1.5")
    assert value(table, "HIST:PRIZE") == Fraction("1.5")
    assert value(table, "HIST:BERG87") == Fraction("2.25")


def test_points_of_an_open_game_are_no_part_of_the_own_score() -> None:
    """A half awarded in a game without a result is not in PTS, nor in what adds the own score."""
    people = [Participant(1, "Ann"), Participant(2, "Bob")]
    cells = [[Cell(2, "w", outcomes.OPEN)], [Cell(1, "b", outcomes.OPEN)]]
    table = Crosstable.from_cells(people, cells, awards={(1, 1): Fraction(1, 2)})
    for code in ("PTS", "HIST:PRIZE", "HIST:BERG87", "HIST:SONN86"):
        assert evaluate(table, code).value(1) == 0, code


def test_neustadtl_is_an_alias() -> None:
    """HIST:NEUST is SB, and takes its cut."""
    found = parse("hist:neust/c1")
    assert found == Descriptor("HIST:NEUST", modifiers=(("C", 1),))
    table = one_round_unplayed("U")
    assert value(table, "HIST:NEUST/C1") == value(table, "SB/C1")


def test_workings() -> None:
    """The own score is the last part of the sum, as a product if it is squared."""
    table = numbered(UNEQUAL, pairing="predetermined")
    expected = {
        "HIST:GELB": "  round 2: drew No. 3: 0.25 x 1/2 = 0.125 (points per game: 0.5 / 2)",
        "HIST:PRIZE": "No. 1: 1.25 (Sonneborn-Berger) + 2.5 (own score) = 3.75",
        "HIST:BERG87": "No. 1: 1.25 (Sonneborn-Berger) + 2.5 x 2.5 (own score) = 7.5",
        "HIST:SONN86": "No. 1: 0.625 (number of Gelbfuhs) + 2.5 x 2.5 (own score) = 6.875",
    }
    for code, line in expected.items():
        assert line in explain(evaluate(table, code).working(1)).splitlines()
    lines = explain(evaluate(table, "HIST:BERG87").working(1)).splitlines()
    assert lines[-1] == "  own score: 2.5 x 2.5 = 6.25"


@pytest.mark.parametrize(
    "text", ["HIST:GELB/C1", "HIST:GELB@FACE", "HIST:PRIZE/P", "HIST:SONN86@KNSB"]
)
def test_additions_that_are_refused(text: str) -> None:
    """Only Sonneborn-Berger and what is built on it takes a policy; only it is cut."""
    with pytest.raises(DescriptorError, match="does not take"):
        evaluate(OPEN_GAME, text)
