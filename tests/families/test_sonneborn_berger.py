"""Sonneborn-Berger, simplified Berger and Koya (Art. 9)."""

from __future__ import annotations

from fractions import Fraction

import pytest
from small_tables import (
    ADJOURNED_GAME,
    OPEN_GAME,
    column,
    meeting,
    numbers,
    one_round_unplayed,
    value,
)

from numbered_tables import numbered, with_penalties
from tiebreaks import Crosstable, PointsSystem, evaluate, rank
from tiebreaks.editions.reasons import Reason
from tiebreaks.errors import DescriptorError

# Player 1 beat one with 2 points and drew one with 2.5; between them the round of the column.
UNPLAYED = {
    #       2009  2024  2026  face value
    "U": "  3.25  5.75  4.75  3.25",
    "F": "  3.25  5.75  4.75  3.25",
    "H": "  2.75  4.25  4     3.25",
    "Z": "  1.75  3.25  3.25  3.25",
    "4w+": "3.25  5.75  5.25  3.25",
    "4w-": "1.75  3.25  3.25  3.25",
    "4w--": "1.75 3.25  3.25  3.25",
}


@pytest.mark.parametrize("kind", UNPLAYED)
def test_unplayed_rounds(kind: str) -> None:
    """An unplayed round multiplies its dummy by the points awarded."""
    table = one_round_unplayed(kind)
    ids = ("fide-2009", "fide-2024-08", "fide-2026-03", "face-value")
    assert [value(table, "SB", 1, edition) for edition in ids] == numbers(UNPLAYED[kind])


def test_forfeits_as_played() -> None:
    """With /P a forfeit multiplies the scheduled opponent's score by the points awarded."""
    assert value(one_round_unplayed("4w+"), "SB/P") == Fraction("5.25")  # 2 + 2 + 1.25
    assert value(one_round_unplayed("4w-"), "SB/P") == Fraction("3.25")


# Products 3, 0, 1.25 (the bye: own 3, capped at 2.5), 1 and 2.
ONE_VOLUNTARY = meeting("1:3 0:2 H 1:1 =:4")


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("SB", "7.25"),
        ("SB/C1", "6"),  # the bye's 1.25, more than the 1 of the least opponent
        ("SB/C2", "5"),  # then the opponent with 1 point
        ("SB/C3", "5"),  # the opponent with 2 points, lost to
        ("SB/C4", "2"),  # the opponent with 3 points
        ("SB/C5", "0"),
        ("SB/C9", "0"),
    ],
)
def test_cuts_with_one_voluntary_round(code: str, expected: str) -> None:
    """The higher of the least voluntary product and the least opponent's product is cut (16.5)."""
    assert value(ONE_VOLUNTARY, code) == Fraction(expected)


@pytest.mark.parametrize(
    ("code", "expected"), [("SB", "8.5"), ("SB/C1", "7.25"), ("SB/C2", "6"), ("SB/C3", "5")]
)
def test_cuts_with_two_voluntary_rounds(code: str, expected: str) -> None:
    """Products 3, 1.25, 1.25, 1 and 2: both byes go before the least opponent."""
    assert value(meeting("1:3 H H 1:1 =:4"), code) == Fraction(expected)


def test_a_voluntary_round_without_points() -> None:
    """An absence brings nothing, so the least opponent's product of 1 is the higher to cut."""
    table = meeting("1:3 0:2 Z 1:1 =:4")
    column = evaluate(table, "SB/C2")
    assert evaluate(table, "SB").value(1) == 6
    assert column.value(1) == 5
    left_out = [step.left_out for step in column.working(1).steps]
    assert left_out == [None, None, Reason.CUT_VOLUNTARY, Reason.CUT_LOW, None]


def test_the_cut_goes_by_the_opponent() -> None:
    """The opponent with the fewest points is cut, not the smallest product."""
    assert value(meeting("1:1 0:2 1:2"), "SB/C1") == 2  # 1 + 0 + 2, less the 1


def test_equal_opponents_are_cut_by_the_product() -> None:
    """Of two least opponents the one with the smaller product is cut."""
    assert value(meeting("1:2 0:2 1:2"), "SB/C1") == 4


def test_the_edition_of_2009() -> None:
    """Without 16.5 the opponent (or virtual opponent) with the fewest points is cut."""
    # The opponents' byes are draws; the virtual opponent had 1, got 0.5 and draws twice.
    # Products 2, 0, 1.25, 2 and 1.25; one with 2 points is the least.
    working = evaluate(ONE_VOLUNTARY, "SB", edition="fide-2009").working(1)
    assert [step.value for step in working.steps] == numbers("2 3 2.5 2 2.5")
    assert value(ONE_VOLUNTARY, "SB", 1, "fide-2009") == Fraction("6.5")
    assert value(ONE_VOLUNTARY, "SB/C1", 1, "fide-2009") == Fraction("4.5")


def test_face_value() -> None:
    """At face value the bye has no product: 3, 0, 1 and 2, and the 1 is cut."""
    assert value(ONE_VOLUNTARY, "SB", 1, "face-value") == 6
    assert value(ONE_VOLUNTARY, "SB/C1", 1, "face-value") == 5


def test_loss_points() -> None:
    """Where a loss brings a point it counts the opponent's score once."""
    table = numbered("1: 2w1\n2: 1b0", scoring=PointsSystem(3, 2, 1))
    assert column(table, "SB") == [3, 3]


def test_open_and_adjourned_games() -> None:
    """An open game adds nothing, an adjourned one counts as drawn."""
    assert column(OPEN_GAME, "SB") == numbers("1 0 0 0")
    assert column(ADJOURNED_GAME, "SB") == numbers("1.75 0 .75 0")


def test_short_games() -> None:
    """Games decided before a move are games: one won against 1 point, one drawn against 1.5."""
    table = numbered("1: 2wW 3bD\n2: 1bL U\n3: U 1wD")
    assert column(table, "PTS") == numbers("1.5 1 1.5")
    assert value(table, "SB") == Fraction("1.75")
    assert value(table, "SIMPB") == 1
    assert value(table, "KS") == Fraction("1.5")


def test_round_robin() -> None:
    """Predetermined pairings: forfeits are games, and a free round is nothing."""
    table = numbered("1: 2w+ 3b= Z\n2: 1b- Z 3w1\n3: Z 1w= 2b0", pairing="predetermined")
    assert column(table, "PTS") == numbers("1.5 1 .5")
    assert column(table, "SB") == numbers("1.25 .5 .75")


ROUND_ROBIN = Crosstable.parse("1 Ann * 1 ½ 1\n2 Bob 0 * 1 ½\n3 Cid ½ 0 * 1\n4 Dan 0 ½ 0 *")


def test_simplified_berger() -> None:
    """Scores beaten (1.5, 0.5) less scores lost to; draws count nothing."""
    assert column(ROUND_ROBIN, "PTS") == numbers("2.5 1.5 1.5 .5")
    assert column(ROUND_ROBIN, "SIMPB") == numbers("2 -1 -1 -4")


def test_simplified_berger_with_unplayed_rounds() -> None:
    """In a Swiss an unplayed round has no entry; a forfeit of a round robin is a game."""
    text = "1: 2w+ U\n2: 1b- U"
    assert column(numbered(text), "SIMPB") == [0, 0]
    assert column(numbered(text.replace("U", "Z"), pairing="predetermined"), "SIMPB") == [0, -1]


def test_simplified_berger_open_games() -> None:
    """An open game has no entry; an adjourned one is no win and no loss."""
    assert column(OPEN_GAME, "SIMPB") == numbers("1 -1 0 -2")
    assert column(ADJOURNED_GAME, "SIMPB") == numbers("1 -1.5 0 -2.5")


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("KS", "1.5 1 .5 .5"),  # at least half of three games: 1.5 points
        ("KS/L-1", "1.5 1 .5 .5"),  # 1 point
        ("KS/L-2", "2.5 1.5 1.5 .5"),  # half a point: everybody
        ("KS/L+1", "0 0 .5 0"),  # 2 points: Ann alone
        ("KS/L+2", "0 0 .5 0"),  # 2.5 points
        ("KS/L+3", "0 0 0 0"),  # 3 points, the most
        ("KS/L-3", "2.5 1.5 1.5 .5"),  # 0, the least
    ],
)
def test_koya_limits(code: str, expected: str) -> None:
    """Points against those who have the limit count; /L moves it by half points."""
    assert column(ROUND_ROBIN, code) == numbers(expected)


@pytest.mark.parametrize("code", ["KS/L+99", "KS/L+4", "KS/L-4", "KS/L-99"])
def test_koya_limits_beyond_any_score(code: str) -> None:
    """A limit that nobody can reach, or below 0, is refused, and the message points at it."""
    with pytest.raises(DescriptorError) as caught:
        evaluate(ROUND_ROBIN, code)
    start, end = caught.value.span
    assert caught.value.text[start:end] == code.removeprefix("KS/")
    with pytest.raises(DescriptorError):
        rank(ROUND_ROBIN, ["PTS", code])


def test_koya_of_an_odd_round_robin() -> None:
    """Three players play two games each: the limit is 1 point."""
    table = Crosstable.parse("1 Ann * 1 ½\n2 Bob 0 * 1\n3 Cid ½ 0 *")
    assert evaluate(table, "KS").working(1).threshold == 1
    assert column(table, "KS") == numbers("1 0 .5")


def test_koya_under_three_points_a_win() -> None:
    """The limit is half of all wins, 4.5 of 9; /L still moves it by half points."""
    table = Crosstable.parse(
        "1 Ann * 1 ½ 1\n2 Bob 0 * 1 ½\n3 Cid ½ 0 * 1\n4 Dan 0 ½ 0 *", scoring=PointsSystem(3, 1, 0)
    )
    assert column(table, "PTS") == [7, 4, 4, 1]
    assert evaluate(table, "KS").working(1).threshold == Fraction("4.5")
    assert column(table, "KS") == [0, 0, 1, 0]
    assert column(table, "KS/L-1") == [4, 3, 1, 1]


def test_koya_in_a_swiss() -> None:
    """The limit is half of the rounds; forfeits count with their points, byes do not."""
    table = numbered("1: 2w+ U 3w1 3b1\n2: 1b- 3w1 U U\n3: U 2b0 1b0 1w0")
    assert column(table, "KS") == numbers("1 0 0")
    assert [step.left_out for step in evaluate(table, "KS").working(1).steps] == [
        None,
        Reason.NO_OPPONENT,
        Reason.BELOW_LIMIT,
        Reason.BELOW_LIMIT,
    ]


def test_koya_open_and_adjourned_games() -> None:
    """An open game brings nothing, an adjourned one the points of a draw."""
    assert column(OPEN_GAME, "KS") == numbers("1 0 0 0")
    assert column(ADJOURNED_GAME, "KS") == numbers("1.5 0 .5 0")


def test_koya_and_penalties() -> None:
    """A penalty of a round counts in the score that the limit is put to, one of the event not."""
    table = numbered("1: 2w1 2b=\n2: 1b0 1w=")
    assert column(table, "KS/L-1") == numbers("1.5 .5")
    assert column(with_penalties(table, [(2, 2, Fraction(-1, 2))]), "KS/L-1") == numbers("0 .5")
    assert column(with_penalties(table, [(2, 0, Fraction(-1, 2))]), "KS/L-1") == numbers("1.5 .5")


@pytest.mark.parametrize("code", ["SB/M1", "SB/F", "SB/L+1", "SIMPB/C1", "KS/C1", "KS/P"])
def test_modifiers_that_are_refused(code: str) -> None:
    """A modifier that a tie-break does not take is an error."""
    with pytest.raises(DescriptorError, match="does not take"):
        evaluate(OPEN_GAME, code)
