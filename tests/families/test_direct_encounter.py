"""Direct encounter (Art. 6)."""

from __future__ import annotations

from fractions import Fraction

import pytest
from small_tables import ADJOURNED_GAME, OPEN_GAME

from numbered_tables import numbered
from tiebreaks import Crosstable, PointsSystem, rank
from tiebreaks.errors import DescriptorError


def order(table: Crosstable, code: str = "DE") -> dict[int, Fraction | None]:
    """Return the order numbers that a list of points and this code gives."""
    rows = rank(table, ["PTS", code])
    return {row.participant.number: row[code] for row in rows}


def test_a_pair() -> None:
    """The winner of the game between two goes first."""
    assert order(numbered("1: 2w0 U\n2: 1b1 Z")) == {1: 2, 2: 1}


def test_a_drawn_pair() -> None:
    """A draw parts nobody: there are no order numbers and the place is shared."""
    standings = rank(numbered("1: 2w=\n2: 1b="), "DE")
    assert [(row.place, row["DE"], row.decided_by) for row in standings] == [(1, None, None)] * 2


def test_nobody_else_has_an_order_number() -> None:
    """Who is tied with nobody has none."""
    assert order(numbered("1: 2w1\n2: 1b0")) == {1: None, 2: None}


def test_a_cycle() -> None:
    """Three who beat each other in a circle stay tied."""
    table = Crosstable.parse("1 Ann * 1 0\n2 Bob 0 * 1\n3 Cid 1 0 *")
    assert order(table) == {1: None, 2: None, 3: None}


def test_a_cycle_below_a_leader() -> None:
    """A circle of three stays tied behind the one who beat them all."""
    table = numbered("""
        1: 2w1 3b1 4w1 Z Z Z
        2: 1b0 F F 3w1 Z 4b0
        3: F 1w0 F 2b0 4w1 Z
        4: F F 1b0 Z 3b0 2w1
    """)
    assert order(table) == {1: 1, 2: 2, 3: 2, 4: 2}


def test_all_level() -> None:
    """Four with 1.5 points each among themselves stay tied."""
    table = Crosstable.parse("1 Ann * 1 ½ 0\n2 Bob 0 * ½ 1\n3 Cid ½ ½ * ½\n4 Dan 1 0 ½ *")
    assert order(table) == dict.fromkeys((1, 2, 3, 4))


TWO_PAIRS = numbered("""
    1: 2w1 3b0 4w1 Z
    2: 1b0 4w1 3b1 Z
    3: 4b0 1w1 2w0 U
    4: 3w1 2b0 1b0 U
""")


def test_still_level_once_more_among_themselves() -> None:
    """Those level in the separate standings (2, 2, 1 and 1) are compared by their own game."""
    assert order(TWO_PAIRS) == {1: 1, 2: 2, 4: 3, 3: 4}


def test_working_of_the_recursion() -> None:
    """The separate standings are kept, first of all four, then of each pair."""
    steps = rank(TWO_PAIRS, "DE").group_working("DE", participant=3).steps
    assert [step.groups for step in steps] == [((1, 2), (3, 4)), ((1,), (2,)), ((4,), (3,))]
    assert [row.score for row in steps[0].rows] == [2, 2, 1, 1]
    assert [step.article for step in steps] == ["6.2", "6.2", "6.2"]


def test_two_games_count_as_their_average() -> None:
    """A win and a draw against the same opponent are three quarters."""
    table = numbered("1: 2w1 2b= Z\n2: 1b0 1w= U")
    standings = rank(table, "PTS, DE")
    assert {row.participant.number: row["DE"] for row in standings} == {1: 1, 2: 2}
    [step] = standings.group_working("DE", participant=2).steps
    assert [row.score for row in step.rows] == [Fraction(3, 4), Fraction(1, 4)]


def test_an_average_among_three() -> None:
    """Two draws with one opponent are half a point, as one draw with another is."""
    table = numbered("""
        1: 2w= 2b= 3w= Z
        2: 1b= 1w= Z 3b=
        3: H Z 1b= 2w=
    """)
    assert order(table) == dict.fromkeys((1, 2, 3))


def test_missing_game_below_certain_places() -> None:
    """1 has 3 points and 2 has 2; 3 and 4, who did not meet, cannot reach either."""
    table = numbered("""
        1: 2w1 3b1 4w1 Z Z
        2: 1b0 4w1 3b1 U Z
        3: U 1w0 2w0 U U
        4: U 2b0 1b0 U U
    """)
    assert order(table) == {1: 1, 2: 2, 3: 3, 4: 3}
    steps = rank(table, "DE").group_working("DE", participant=1).steps
    assert [[row.number, row.score, row.missing, row.high] for row in steps[0].rows] == [
        [1, 3, 0, 3],
        [2, 2, 0, 2],
        [3, 0, 1, 1],
        [4, 0, 1, 1],
    ]
    assert [step.article for step in steps] == ["6.3", "6.3"]
    assert [step.groups for step in steps] == [((1,), (2,), (3, 4)), ((3, 4),)]


def test_equality_in_the_best_case_is_not_enough() -> None:
    """1 has 1.5 points and so might 3, who has not met 2: nobody is certain to be alone."""
    table = numbered("""
        1: 2w1 3b= Z
        2: 1b0 H U
        3: F 1w= Z
    """)
    assert order(table) == {1: None, 2: None, 3: None}


def test_certainly_last_is_no_rule() -> None:
    """Nobody is placed from below: 1 and 2 did not meet, 3 lost to both, and all stay tied."""
    table = numbered("1: Z 3w1 Z\n2: 3b1 Z Z\n3: 2w0 1b0 U")
    assert order(table) == {1: None, 2: None, 3: None}


FORFEIT = numbered("1: 2w+ Z\n2: 1b- U")


def test_forfeits() -> None:
    """A forfeit of a Swiss is no meeting, with /P it is one."""
    assert order(FORFEIT) == {1: None, 2: None}
    assert order(FORFEIT, "DE/P") == {1: 1, 2: 2}


def test_double_forfeit() -> None:
    """A double forfeit counted as a game leaves both with nothing."""
    assert order(numbered("1: 2w- U\n2: 1b- U"), "DE/P") == {1: None, 2: None}


def test_forfeits_of_predetermined_pairings() -> None:
    """A forfeit of a round robin is a game."""
    table = numbered("1: 2w+ 3b0 Z\n2: 1b- Z 3w1\n3: Z 1w1 2b0", pairing="predetermined")
    assert order(table) == {1: None, 2: None, 3: None}
    assert order(numbered("1: 2w+ Z\n2: 1b- U", pairing="predetermined")) == {1: 1, 2: 2}


def test_unplayed_pair_of_predetermined_pairings() -> None:
    """There an unplayed pair adds nothing and the separate standings are complete."""
    table = numbered("1: 2w1 Z\n2: 1b0 U\n3: U Z", pairing="predetermined")
    [step, again] = rank(table, "DE").group_working("DE", participant=1).steps
    assert (step.article, step.groups, again.groups) == ("6.2", ((1,), (2, 3)), ((2, 3),))
    assert order(table) == {1: 1, 2: 2, 3: 2}


def test_loss_points() -> None:
    """Where a loss brings a point the worst case of a missing game is that point (6.3)."""
    table = numbered(
        """
        1: 2w1 3b1 Z Z
        2: 1b0 4w1 3b= Z
        3: 4b1 1w0 2w= Z
        4: 3w0 2b0 H H
        """,
        scoring=PointsSystem(3, 2, 1),
    )
    # 1 has 6 and at least 7 with the game against 4; 2 and 3 have 6, 4 has 2 and at most 5.
    assert order(table) == {1: 1, 2: 2, 3: 2, 4: 4}


def test_open_and_adjourned_games() -> None:
    """An open game is no meeting, an adjourned one is drawn."""
    assert order(OPEN_GAME) == dict.fromkeys((1, 2, 3, 4))
    assert order(ADJOURNED_GAME) == dict.fromkeys((1, 2, 3, 4))
    steps = rank(ADJOURNED_GAME, "DE").group_working("DE", participant=1).steps
    assert [[row.score for row in step.rows] for step in steps] == [[Fraction(1, 2)] * 2]


def test_short_games() -> None:
    """A game decided before a move is a meeting."""
    assert order(numbered("1: 2wW Z\n2: 1bL U")) == {1: 1, 2: 2}


@pytest.mark.parametrize("code", ["DE/C1", "DE/F", "DE/R", "DE/L+1"])
def test_modifiers_that_are_refused(code: str) -> None:
    """Only /P is taken."""
    with pytest.raises(DescriptorError, match="does not take"):
        rank(FORFEIT, code)
