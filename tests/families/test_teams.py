"""Tie-breaks of team events, on tables small enough to check by hand."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tiebreaks import Crosstable, TeamRules, evaluate, rank
from tiebreaks.editions.reasons import Reason
from tiebreaks.errors import NotApplicableError

# Four boards, three rounds, everybody against everybody. Match points: Ants 4, Bees 4, Cows 3,
# Dogs 1; game points 7.5, 6.5, 5.5 and 4.5.
ROUND_ROBIN = Crosstable.from_matches(
    ["Ants", "Bees", "Cows", "Dogs"],
    [
        (1, 1, 2, "1=1="),  # 3-1
        (1, 3, 4, "1=0="),  # 2-2
        (2, 1, 3, "0=01"),  # 1.5-2.5
        (
            2,
            4,
            2,
            "=0==",
        ),  # 1.5-2.5
        (3, 1, 4, "1110"),  # 3-1
        (3, 2, 3, "111-"),  # 3-1
    ],
    pairing="predetermined",
)


def values(table: Crosstable, code: str) -> list[str]:
    """Return everybody's value as text."""
    column = evaluate(table, code)
    return [str(column.value(team.number)) for team in table.participants]


def test_totals() -> None:
    """Match points count matches, game points boards; the other score is MPvGP."""
    assert values(ROUND_ROBIN, "PTS:MP") == ["4", "4", "3", "1"]
    assert values(ROUND_ROBIN, "PTS:GP") == ["15/2", "13/2", "11/2", "9/2"]
    assert values(ROUND_ROBIN, "MPvGP") == ["15/2", "13/2", "11/2", "9/2"]


def test_extended_sonneborn_berger() -> None:
    """The second letter is the opponents' score, the third the own points against them."""
    # Ants: Bees 4, Cows 3, Dogs 1 match points; own MP 2, 0, 2 and GP 3, 1.5, 3.
    assert values(ROUND_ROBIN, "EMMSB")[0] == str(4 * 2 + 3 * 0 + 1 * 2)
    assert values(ROUND_ROBIN, "EMGSB")[0] == "39/2"  # 12 + 4.5 + 3
    assert values(ROUND_ROBIN, "EGMSB")[0] == "22"  # 6.5 x 2 + 4.5 x 2
    assert values(ROUND_ROBIN, "EGGSB")[0] == "165/4"  # 19.5 + 8.25 + 13.5


def test_boards() -> None:
    """Board count weighs the board numbers, Berlin the other way round."""
    # Ants' boards: 1 + 0 + 1 = 2, 1/2 + 1/2 + 1 = 2, 1 + 0 + 1 = 2, 1/2 + 1 + 0 = 3/2.
    assert values(ROUND_ROBIN, "BC")[0] == "18"  # 2 + 4 + 6 + 6
    assert values(ROUND_ROBIN, "BERLIN")[0] == "39/2"  # 8 + 6 + 4 + 1.5


def test_direct_encounter_on_both_scores() -> None:
    """Ants and Bees are level on match points and parted by their match."""
    standings = rank(ROUND_ROBIN, "EDE")
    assert [row.participant.name for row in standings][:2] == ["Ants", "Bees"]
    assert standings.rows[1].decided_by == "EDE"


def test_schedule_strength_in_a_round_robin() -> None:
    """SSSC is not banned there: 3 rounds x 2 MP / 4 GP gives the factor 1."""
    assert values(ROUND_ROBIN, "SSSC")[0] == "31/2"  # 7.5 + (4 + 3 + 1)
    assert values(ROUND_ROBIN, "SSSC/K2")[0] == "23/2"
    with pytest.raises(NotApplicableError, match="note to Article 8"):
        evaluate(ROUND_ROBIN, "BH:MP")


def olympiad(last: str = "==") -> Crosstable:
    """Return four teams after three rounds; the result on the boards of the last match may vary."""
    matches = [(1, 1, 2, "11"), (1, 3, 4, "11"), (2, 1, 3, "00"), (2, 2, 4, "11"), (3, 2, 3, "11")]
    return Crosstable.from_matches(
        ["Ants", "Bees", "Cows", "Dogs"], [*matches, (3, 4, 1, last)], byes=[]
    )


def test_olympiad_without_the_lowest_opponent() -> None:
    """The opponent with the fewest match points is left out, not the smallest product."""
    # Ants: 2-0 against Bees (4 MP), 0-2 against Cows (4 MP), 1-1 against Dogs (1 MP): 4 x 2 + 0.
    working = evaluate(olympiad(), "OLY:SB").working(1)
    assert working.total == 8
    assert [step.left_out for step in working.steps] == [None, None, Reason.CUT_LOW]


def test_olympiad_with_an_unplayed_match() -> None:
    """Who has an unplayed match has no value; the opponents of that team have one."""
    column = evaluate(olympiad("--"), "OLY:SB")
    assert [column.value(number) for number in (1, 2, 3, 4)] == [None, 8, 8, None]
    assert column.working(1).undefined is Reason.NO_RULE
    # Ants, Bees and Cows have 4 MP, Dogs 0. Bees: 0-2, 2-0 and, left out, 2-0 against Dogs; Cows:
    # 2-0 against Ants, 0-2 against Bees and, left out, 2-0 against Dogs.


def test_board_count_warns_where_teams_are_not_level() -> None:
    """BC is computed for teams with unequal game points too, and the standings say so."""
    assert rank(ROUND_ROBIN, "BC").misused == ("BC",)
    assert rank(ROUND_ROBIN, "MPvGP, BC").misused == ()


def test_the_primary_score() -> None:
    """Where game points decide, MPvGP is the match points."""
    table = Crosstable.from_matches(
        ["Ants", "Bees"], [(1, 1, 2, "1=")], rules=TeamRules(2, primary="GP")
    )
    assert values(table, "PTS") == ["3/2", "1/2"]
    assert values(table, "MPvGP") == ["2", "0"]


def test_bottom_boards_are_eliminated_one_by_one() -> None:
    """Level at 2.5 and on boards 1-3; boards 1-2 put Cats last, board 1 Ants first (12.3)."""
    table = Crosstable.from_matches(
        ["Ants", "Bees", "Cats", "Dogs", "Elks", "Foxes"],
        [(1, 1, 4, "1=01"), (1, 2, 5, "=101"), (1, 3, 6, "01=1")],
    )
    standings = rank(table, "BBE")
    assert [row.participant.name for row in standings][:3] == ["Ants", "Bees", "Cats"]
    steps = standings.group_working("BBE", participant=1).steps
    assert [(step.boards, [row.score for row in step.rows]) for step in steps] == [
        ((1, 2, 3), [Fraction("1.5")] * 3),
        ((1, 2), [Fraction("1.5"), Fraction("1.5"), 1]),
        ((1,), [1, Fraction("0.5")]),
    ]
