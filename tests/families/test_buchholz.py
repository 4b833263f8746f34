"""Buchholz, its cuts and medians, Fore Buchholz and the average of opponents' Buchholz (Art. 8)."""

from __future__ import annotations

from fractions import Fraction

import attrs
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
from tiebreaks import editions, evaluate
from tiebreaks.editions import CapRounds
from tiebreaks.editions.reasons import Reason
from tiebreaks.errors import DescriptorError, NotApplicableError

# Player 1 met opponents with 2 and 2.5 points; between them the round of the first column.
# 2026: the dummy is the own score, at most 1.5 (three draws) or the forfeit opponent's score.
UNPLAYED = {
    #       2009  2024  2026  face value
    "U": "  4     7     6     4.5",
    "F": "  4     7     6     4.5",
    "H": "  4.5   6.5   6     4.5",
    "Z": "  5     6     6     4.5",
    "4w+": "4     7     6.5   4.5",
    "4w-": "5     6     6     4.5",
    "4w--": "5    6     6     4.5",
}


@pytest.mark.parametrize("kind", UNPLAYED)
def test_unplayed_rounds(kind: str) -> None:
    """An unplayed round counts a virtual opponent, the own score, that score capped, or nothing."""
    table = one_round_unplayed(kind)
    ids = ("fide-2009", "fide-2024-08", "fide-2026-03", "face-value")
    assert [value(table, "BH", 1, edition) for edition in ids] == numbers(UNPLAYED[kind])


@pytest.mark.parametrize(
    ("kind", "reason"),
    [
        ("U", Reason.DUMMY_CAPPED_BY_DRAWS),
        ("H", Reason.DUMMY_CAPPED_BY_DRAWS),
        ("Z", Reason.DUMMY),
        ("4w+", Reason.DUMMY_CAPPED_BY_OPPONENT),
        ("4w-", Reason.DUMMY),
    ],
)
def test_reasons_of_dummies(kind: str, reason: Reason) -> None:
    """The working says which ceiling applied."""
    step = evaluate(one_round_unplayed(kind), "BH").working(1).steps[1]
    assert (step.note, step.counted) == (reason, True)


def test_ceiling_is_in_the_working() -> None:
    """The step of a capped dummy has the own score, the ceiling, and its article."""
    step = evaluate(one_round_unplayed("4w+"), "BH").working(1).steps[1]
    assert [step.value, step.before, step.ceiling] == [2, Fraction("2.5"), 2]
    assert step.article == "16.4.1"


@pytest.mark.parametrize(
    ("cells", "worth"),
    [
        ("Z Z", "1"),  # two draws
        ("H Z", "1"),
        ("H H", "1"),
        ("Z U", "1"),  # a bye of the pairing ends the run of absences
        ("Z F", "1"),
        ("H U", "1.5"),
        ("Z 3b-", ".5"),  # a forfeit loss ends no run and stays what it is
        ("3b- Z", ".5"),
        ("Z 3b+", "1"),
        ("Z 3b0", "0"),
    ],
)
def test_what_an_opponent_is_worth(cells: str, worth: str) -> None:
    """Requested byes that only voluntary unplayed rounds follow count as draws (16.3)."""
    answers = {"Z 3b-": "Z 2w+", "3b- Z": "2w+ U", "Z 3b+": "Z 2w-", "Z 3b0": "Z 2w1"}
    table = numbered(f"1: 2w1 U U\n2: 1b0 {cells}\n3: U {answers.get(cells, 'U U')}")
    assert evaluate(table, "BH").working(1).steps[0].value == Fraction(worth)


def test_reason_of_an_adjusted_score() -> None:
    """The working of an opponent who went away has the plain score beside the adjusted one."""
    step = evaluate(meeting("1:0 U U", trailing=2), "BH").working(1).steps[0]
    assert step.note is Reason.ADJUSTED
    assert [step.value, step.before] == [1, 0]


def test_own_dummy_takes_the_plain_score() -> None:
    """One who went away counts the own score as it stands, not the adjusted one."""
    assert value(numbered("1: 2w1 Z Z\n2: 1b0 U U"), "BH") == 4  # 2 + 1 + 1


def test_nobody_to_meet() -> None:
    """Who never played has dummies of the own score."""
    table = numbered("1: Z Z\n2: H H\n3: 4w1 U\n4: 3b0 U")
    assert column(table, "BH")[:2] == [0, 2]


def test_forfeits_as_played() -> None:
    """With /P a forfeit counts the scheduled opponent's score, uncapped; byes stay dummies."""
    assert value(one_round_unplayed("4w+"), "BH/P") == Fraction("6.5")  # 2 + 2 + 2.5
    assert value(one_round_unplayed("4w-"), "BH/P") == Fraction("7.5")  # 2 + 3 + 2.5
    assert value(one_round_unplayed("U"), "BH/P") == 6


def test_ceiling_before_the_end() -> None:
    """The ceiling of 16.4.2 takes the scheduled rounds, unless the event counts those held."""
    table = numbered("1: U 2w1\n2: Z 1b0", planned_rounds=6)
    newest = editions.get("fide-2026-03")
    rules = attrs.evolve(newest.unplayed, cap_rounds=CapRounds.COUNTED)
    assert value(table, "BH") == 2  # own 2, six draws are 3
    assert value(table, "BH", 1, attrs.evolve(newest, unplayed=rules)) == 1


# Opponents of 3, 2, 1 and 4 points, and a half-point bye: own score 3, capped at 2.5.
ONE_VOLUNTARY = meeting("1:3 0:2 H 1:1 =:4")
# The same with an absence instead of the opponent of 2 points.
TWO_VOLUNTARY = meeting("1:3 Z H 1:1 =:4")


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("BH", "12.5"),
        ("BH/C1", "10"),  # without the bye's 2.5
        ("BH/C2", "9"),  # and the 1
        ("BH/C3", "7"),
        ("BH/C4", "4"),
        ("BH/C5", "0"),
        ("BH/C6", "0"),
        ("BH/M1", "6"),  # without 2.5, then without 4
        ("BH/M2", "2"),
        ("BH/M3", "0"),
    ],
)
def test_cuts_with_one_voluntary_round(code: str, expected: str) -> None:
    """The first cut takes the voluntary unplayed round, the next ones the least (16.5)."""
    assert value(ONE_VOLUNTARY, code) == Fraction(expected)


@pytest.mark.parametrize(
    ("code", "expected"),
    [("BH", "13"), ("BH/C1", "10.5"), ("BH/C2", "8"), ("BH/C3", "7"), ("BH/M1", "6.5")],
)
def test_cuts_with_two_voluntary_rounds(code: str, expected: str) -> None:
    """Each cut takes another voluntary round while there is one (16.5.2)."""
    assert value(TWO_VOLUNTARY, code) == Fraction(expected)


@pytest.mark.parametrize(
    ("rounds", "expected"),
    [
        ("1:3 0:2 U 1:1 =:4", "11.5"),  # 3 + 2 + 2.5 + 4: the bye of the pairing is protected
        ("1:3 0:2 F 1:1 =:4", "11.5"),
        ("1:3 0:2 +:4 1:1 =:4", "12.5"),  # 3 + 2 + 3.5 + 4
        ("1:3 0:2 -:4 1:1 =:4", "10"),  # without the 2.5 of the forfeit loss
        ("1:3 0:2 Z 1:1 =:4", "10"),
    ],
)
def test_which_rounds_are_voluntary(rounds: str, expected: str) -> None:
    """Requested byes and forfeit losses are cut first, other unplayed rounds only as the least."""
    assert value(meeting(rounds), "BH/C1") == Fraction(expected)


def test_forfeit_loss_as_played_is_not_voluntary() -> None:
    """With /P the forfeit loss is a game, so the cut takes the least value."""
    assert value(meeting("1:3 0:2 -:4 1:1 =:4"), "BH/C1/P") == 13  # 3 + 2 + 4 + 4


def test_editions_without_preference() -> None:
    """Before 2023, and at face value, a cut takes the least value whatever it comes from."""
    assert value(ONE_VOLUNTARY, "BH/C1", 1, "face-value") == 9  # 3 + 2 + 1 + 4, less 1
    # fide-2009: opponents' byes are draws: 2, 3, 2 and 2.5; the virtual opponent has 2.5.
    assert value(ONE_VOLUNTARY, "BH", 1, "fide-2009") == 12
    assert value(ONE_VOLUNTARY, "BH/C1", 1, "fide-2009") == 10


def test_reasons_of_cuts() -> None:
    """The working says why a term was cut."""
    steps = evaluate(ONE_VOLUNTARY, "BH/M2").working(1).steps
    assert [step.left_out for step in steps] == [
        Reason.CUT_HIGH,
        None,
        Reason.CUT_VOLUNTARY,
        Reason.CUT_LOW,
        Reason.CUT_HIGH,
    ]


def test_open_game() -> None:
    """An open game adds nothing, and gives the opponents no points."""
    assert column(OPEN_GAME, "BH") == numbers("1 1 0 2")
    assert column(OPEN_GAME, "BH/C1") == numbers("0 1 0 1")
    assert column(OPEN_GAME, "AOB") == numbers("1 1.5 2 .5")
    assert evaluate(OPEN_GAME, "BH").working(1).steps[1].left_out is Reason.OPEN


def test_open_game_ends_a_run_of_absences() -> None:
    """A paired round without a result is not voluntary: it ends a run of absences."""
    table = numbered("1: 2w1 U 4w1\n2: 1b0 Z 3w\n3: U U 2b\n4: U U 1b0")
    assert evaluate(table, "BH").working(1).steps[0].value == 0


def test_adjourned_game() -> None:
    """An adjourned game counts as drawn."""
    assert column(ADJOURNED_GAME, "BH") == numbers("2.5 1.5 1.5 2.5")
    assert column(ADJOURNED_GAME, "BH/C1") == numbers("1.5 1.5 1.5 1.5")
    assert column(ADJOURNED_GAME, "AOB") == numbers("1.5 2.5 2.5 1.5")


def test_open_and_adjourned_games_of_the_last_round() -> None:
    """For Fore Buchholz the pairings of the last round are drawn, decided or not."""
    # Drawn, the last round leaves 1.5, 0.5, 1.5 and 0.5 points.
    for table in (OPEN_GAME, ADJOURNED_GAME):
        assert column(table, "FB") == numbers("2 2 2 2")
        assert column(table, "FB/C1") == numbers("1.5 1.5 1.5 1.5")
        assert column(table, "AOB/F")[:2] == numbers("2 2")


def test_short_games() -> None:
    """A game decided before a move counts the opponent's score."""
    assert column(numbered("1: 2wW\n2: 1bL"), "BH") == [0, 1]


LAST_ROUND_OPEN = """
    1: 2w1 3b1 4w
    2: 1b0 4w1 3b
    3: 4b1 1w0 2w
    4: 3w0 2b0 1b
"""
LAST_ROUND_FORFEITED = """
    1: 2w1 3b1 4w+
    2: 1b0 4w1 3b1
    3: 4b1 1w0 2w0
    4: 3w0 2b0 1b-
"""


def test_fore_buchholz_with_the_last_round_open() -> None:
    """While the last round is being played, its games count as drawn; all else stands before it."""
    table = numbered(LAST_ROUND_OPEN)
    assert (table.rounds, table.planned_rounds) == (2, 3)
    assert column(table, "PTS") == numbers("2 1 1 0")
    assert column(table, "BH") == numbers("2 2 2 2")
    assert column(table, "FB") == numbers("3.5 4.5 4.5 5.5")
    assert column(table, "BH/F") == column(table, "FB")


def test_fore_buchholz_does_not_ask_for_the_results() -> None:
    """Results and forfeits of the last round change nothing."""
    table = numbered(LAST_ROUND_FORFEITED)
    assert table.rounds == 3
    assert column(table, "FB") == numbers("3.5 4.5 4.5 5.5")
    assert column(table, "FB/P") == numbers("3.5 4.5 4.5 5.5")


@pytest.mark.parametrize(("text", "rounds"), [(LAST_ROUND_OPEN, 4), (LAST_ROUND_FORFEITED, 4)])
def test_fore_buchholz_before_the_last_pairing(text: str, rounds: int) -> None:
    """Until the last round is paired Fore Buchholz is Buchholz."""
    table = numbered(text, planned_rounds=rounds)
    assert column(table, "FB") == column(table, "BH")
    assert column(table, "FB/C1") == column(table, "BH/C1")


def test_fore_buchholz_and_a_bye_of_the_last_round() -> None:
    """A bye of the last round keeps its value: only pairings count as drawn."""
    table = numbered("1: 2w1 U\n2: 1b0 3w1\n3: U 2b0")
    # With 2-3 drawn: 2, 0.5 and 1.5 points; the bye of 1 is a dummy of 2, at most 1.
    assert column(table, "FB") == numbers("1.5 3.5 1.5")


def test_fore_buchholz_says_what_it_replaced() -> None:
    """The working has the score with the last round as it was."""
    step = evaluate(numbered(LAST_ROUND_FORFEITED), "FB").working(1).steps[0]
    assert step.note is Reason.FORE
    assert [step.value, step.before] == [Fraction("1.5"), 2]


def test_fore_cuts() -> None:
    """A cut and a median of Fore Buchholz take the values with the last round drawn."""
    table = numbered(LAST_ROUND_OPEN)
    assert column(table, "FB/C1") == numbers("3 4 4 4")
    assert column(table, "FB/M1") == numbers("1.5 1.5 1.5 1.5")


def test_average_of_opponents_buchholz() -> None:
    """Every game counts once, also against the same opponent, and without a game there is none."""
    table = numbered("1: 2w1 2b= 3w1\n2: 1b0 1w= 4b0\n3: Z 4b1 1b0\n4: U 3w0 2w1\n5: Z Z Z")
    # Points 2.5, 0.5, 1 and 2; Buchholz of 2: 2.5 + 2.5 + 2, of 3: 1 + 2 + 2.5.
    assert value(table, "AOB") == Fraction("6.5")
    assert value(table, "AOB", 5) is None


def test_average_by_hand() -> None:
    """Of three with the same Buchholz each has that average."""
    table = numbered("1: 2w1 3b0 U\n2: 1b0 U 3w1\n3: U 1w1 2b0")
    # Everybody met two with 2 points; the bye is a dummy of the own 2, at most 1.5.
    assert column(table, "BH") == numbers("5.5 5.5 5.5")
    assert column(table, "AOB") == numbers("5.5 5.5 5.5")


def test_average_is_exact_and_shown_rounded() -> None:
    """A mean of thirds is exact, and shown with two decimals."""
    table = numbered("1: 2w1 3b1 4w1\n2: 1b0 4w1 U\n3: 4b1 1w0 U\n4: 3w0 2b0 1b0")
    # Points 3, 2, 2, 0; Buchholz of 2, 3 and 4: 3+0+1.5, 0+3+1.5, 2+2+3.
    assert value(table, "AOB") == Fraction(16, 3)
    assert evaluate(table, "AOB").text(1) == "5.33"


def test_average_from_nine_rounds() -> None:
    """From nine rounds a third decimal is shown."""
    full = " ".join(["U"] * 6)
    table = numbered(
        f"1: 2w1 3b1 4w1 {full}\n2: 1b0 4w1 U {full}\n3: 4b1 1w0 U {full}\n4: 3w0 2b0 1b0 {full}"
    )
    # Points 9, 8, 8 and 6; a bye is a dummy of at most 4.5, and the opponents have seven of them
    # (2 and 3: 9 + 6 + 31.5) or six (4: 8 + 8 + 9 + 27).
    assert value(table, "AOB") == Fraction(145, 3)
    assert evaluate(table, "AOB").text(1) == "48.333"


def test_penalties_and_dummies() -> None:
    """A penalty of a round lowers the own score of a dummy, one of the event does not."""
    table = numbered("1: 2w1 U\n2: 1b0 U", planned_rounds=4)
    assert value(table, "BH") == 3  # 1 + own 2
    assert value(with_penalties(table, [(1, 1, -1)]), "BH") == 2
    assert value(with_penalties(table, [(1, 0, -1)]), "BH") == 3


@pytest.mark.parametrize("code", ["BH", "BH/C1", "FB", "AOB"])
def test_predetermined_pairings(code: str) -> None:
    """Buchholz is banned there since March 2026, unless the event allows it."""
    table = numbered("1: 2w1\n2: 1b0", pairing="predetermined")
    newest = editions.get("fide-2026-03")
    rules = attrs.evolve(newest.unplayed, allow_bh_in_rr=True)
    with pytest.raises(NotApplicableError, match=code):
        evaluate(table, code)
    assert evaluate(table, code, edition=attrs.evolve(newest, unplayed=rules)).value(2) is not None


@pytest.mark.parametrize("code", ["AOB/C1", "AOB/P", "BH/L+1", "BH/K2", "BH/R", "FB/F"])
def test_modifiers_that_are_refused(code: str) -> None:
    """A modifier that a tie-break does not take is an error."""
    with pytest.raises(DescriptorError):
        evaluate(OPEN_GAME, code)
