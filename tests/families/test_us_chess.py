"""Tie-breaks of US Chess beyond the exercise in tests/worked/test_tec16.py."""

from __future__ import annotations

from fractions import Fraction

import pytest
from small_tables import value

from tiebreaks import (
    Crosstable,
    PointsSystem,
    TeamRules,
    evaluate,
    explain,
    rank,
)
from tiebreaks.engine.folds import total
from tiebreaks.engine.modifiers import cut_each
from tiebreaks.engine.terms import Terms
from tiebreaks.errors import DescriptorError, NotApplicableError

NINE_ROUNDS = """
 1 9w1 13b= 2w= 15b1 4w= 6b= 3b= 16w= 8b1
 2 10b1 7w1 1b= 16w1 3b1 4w= 6w0 15b= 5w=
 3 11w= 6b1 8w1 4b= 2w0 16b1 1w= 14w1 10b1
 4 12b1 H 13w1 3w= 1b= 2b= 16w= 6b= 15w1
 5 13w0 15b0 11w1 7b= 10w1 14b0 9b1 8w0 2b=
 6 14b0 3w0 U 10w1 8b1 1w= 2b1 4w= 16b1
 7 15w1 2b0 16b0 5w= 11b0 10b0 13w1 9w1 14b1
 8 16b= 14w1 3b0 13w1 6w0 11b= 15w= 5b1 1w0
 9 1b0 10w0 H 11b- U 13b1 5w0 7b0 12w=
10 2w0 9b1 15w0 6b0 5b0 7w1 12b1 11w1 3w0
11 3b= 16w0 5b0 9w+ 7w1 8w= 14b0 10b0 13w=
12 4w0 U 14b+ Z Z 15b0 10w0 13b= 9b=
13 5b1 1w= 4b0 8b0 14w0 9w0 7b0 12w= 11b=
14 6w1 8b0 12w- Z 13b1 5w1 11w1 3b0 7w0
15 7b0 5w1 10b1 1w0 16b0 12w1 8b= 2w= 4b0
16 8w= 11b1 7w1 2b0 15w1 3w0 4b= 1b= 6w0
"""


@pytest.mark.parametrize(
    ("number", "modified", "median"),
    [
        # 6 of 9; opponents 3 2.5 6 4 6 5.5 6.5 4.5 4.5: without 2.5 and 3.
        (1, "37", "24.5"),
        # 4.5 of 9; opponents 4.5 3 4.5 6 4 6.5 6 6 5.5: without 3, 4, 6.5 and 6.
        (16, "26.5", "26.5"),
        # 2.5 of 9; opponents 4 6 6 4.5 5 3 4.5 3 3: without 6 and 6.
        (13, "27", "21"),
    ],
)
def test_two_are_left_out_from_nine_rounds_on(number: int, modified: str, median: str) -> None:
    """After nine rounds USCF:MMED drops two at an end, USCF:MED two at both; after eight, one."""
    table = Crosstable.parse(NINE_ROUNDS)
    assert value(table, "USCF:MMED", number) == Fraction(modified)
    assert value(table, "USCF:MED", number) == Fraction(median)
    steps = evaluate(table.through(8), "USCF:MED").working(number).steps
    assert sum(not step.counted for step in steps) == 2


def test_modified_median_and_solkoff_reverse_the_order() -> None:
    """Opponents 0 3 3 4 5 and 3 2 5 3 3 of two players with 4-1: 15 v. 14, Solkoff 15 v. 16."""
    terms = Terms([[0, 3, 3, 4, 5], [3, 2, 5, 3, 3]])
    assert total.combine(terms) == ([15, 16], 1)
    assert total.combine(cut_each(terms, [(1, 0), (1, 0)])) == ([15, 14], 1)


def test_points_of_byes_make_a_plus_score() -> None:
    """The own score has the points of byes: with 1½ of 2 the lowest is dropped, not the highest."""
    table = Crosstable.parse("1: F 2w=\n2: F 1b=")
    # The opponent is worth ½ + ½, the bye 0.
    assert value(table, "USCF:MMED") == 1
    assert value(Crosstable.parse("1: Z 2w=\n2: F 1b="), "USCF:MMED") == 0


@pytest.mark.parametrize(
    ("cells", "answers", "expected"),
    [
        ("2w1 2b0 2w1 2b= 2w0", "1b0 1w1 1b0 1w= 1b1", "9"),
        ("2w1 2b1 2w= 2b0 2w0", "1b0 1w0 1b= 1w1 1b1", "10.5"),
        ("U 2b1 2w0 2b1 2w1", "Z 1w0 1b1 1w0 1b0", "11"),
        ("U 2b1 2w0 2b= 2w1", "Z 1w0 1b1 1w= 1b0", "10"),
        ("H 2b1 2w0 2b= 2w1", "Z 1w0 1b1 1w= 1b0", "8"),
        ("2w+ 2b1 2w0 2b= 2w1", "1b- 1w0 1b1 1w= 1b0", "10"),
        ("Z 2b1 2w0 2b= 2w-", "Z 1w0 1b1 1w= 1b+", "5"),
    ],
)
def test_cumulative(cells: str, answers: str, expected: str) -> None:
    """The running totals are added, the points of an unplayed round subtracted once."""
    assert value(Crosstable.parse(f"1: {cells}\n2: {answers}"), "USCF:CUM") == Fraction(expected)


def test_cumulative_says_what_was_subtracted() -> None:
    """The working of a round with a bye has the total before and after the subtraction."""
    table = Crosstable.parse("1 Ann U 2b1\n2 Bob Z 1w0")
    assert explain(evaluate(table, "USCF:CUM").working(1)).splitlines() == [
        "1 Ann: Cumulative (US Chess) (USCF:CUM) 2",
        "US Chess, 34E3",
        "Ann: 0 (pairing-allocated bye) + 2 (beat Bob) = 2",
        "  round 1: pairing-allocated bye: 0 (1 less the points of an unplayed round)",
        "  round 2: beat Bob: 2",
    ]


ALL_ON_THREE = Crosstable.parse("""
1 Ann  3b1 4w1 5b1 6w0 Z
2 Bob  F   F   Z   Z   3w1
3 Cid  1w0 F   F   F   2b0
4 Dora F   1b0 F   F   Z
5 Eve  F   F   1w0 F   Z
6 Fay  F   F   Z   1b1 Z
""")
ALL_ON_ONE = Crosstable.parse("""
1 Ann  2w1 Z
2 Bob  1b0 3w1
3 Cid  4w1 2b0
4 Dora 3b0 F
""")


def test_result_between_tied_players_counts_wins_less_losses() -> None:
    """3-1 (+2) is more than 1-0 (+1), without a game it is 0, and less than 0 is last."""
    standings = rank(ALL_ON_THREE, "USCF:RBT")
    assert [standings.places[n] for n in range(1, 7)] == [1, 2, 6, 4, 4, 2]
    column = standings.column("USCF:RBT")
    assert [column.value(n) for n in range(1, 7)] == [1, 2, 6, 4, 4, 2]


def test_result_between_tied_players_has_no_second_pass() -> None:
    """Bob and Cid have 0 and stay level, although Bob beat Cid."""
    assert rank(ALL_ON_ONE, "USCF:RBT").places == {1: 1, 2: 2, 3: 2, 4: 4}
    shown = explain(rank(ALL_ON_ONE, "USCF:RBT").column("USCF:RBT").working(2))
    assert shown.splitlines()[2:] == [
        "  among 1 Ann; 2 Bob; 3 Cid; 4 Dora, wins less losses, by 34E5:",
        "    1 Ann: 1",
        "    2 Bob: 0",
        "    3 Cid: 0",
        "    4 Dora: -1",
        "    order: 1 Ann; 2 Bob, 3 Cid; 4 Dora",
    ]


@pytest.mark.parametrize("pairing", ["swiss", "predetermined"])
def test_forfeits_are_no_results_between_tied_players(pairing: str) -> None:
    """A win by forfeit counts for nobody, in a round robin either."""
    table = Crosstable.parse("1: 2w+ Z\n2: 1b- F", pairing=pairing)
    assert rank(table, "USCF:RBT").places == {1: 1, 2: 1}


@pytest.mark.parametrize(
    ("code", "expected"), [("KASH", 15), ("KASH@PAPI", 20), ("KASH[2]", 19), ("KASH[4]", 23)]
)
def test_kashdan(code: str, expected: int) -> None:
    """Three wins, a draw and a loss are 15; a full-point bye and an absence add what is asked."""
    table = Crosstable.parse("1: 2w1 2b1 2w1 2b= 2w0 F Z\n2: 1b0 1w0 1b0 1w= 1b1 Z Z")
    assert value(table, code) == expected


def test_kashdan_of_a_round_robin() -> None:
    """A forfeit is an unplayed round there too, a free round is no round."""
    table = Crosstable.parse("1: 2w1 Z 3b+\n2: 1b0 3w= Z\n3: Z 2b= 1w-", pairing="predetermined")
    for code, expected in (("KASH", [4, 3, 2]), ("KASH[2]", [6, 3, 4]), ("KASH@PAPI", [8, 3, 3])):
        assert [value(table, code, number) for number in (1, 2, 3)] == expected


@pytest.mark.parametrize("code", ["KASH[5]", "KASH[2]/C1", "KASH@USCF", "KASH@PAPI[2]"])
def test_kashdan_refuses_other_settings(code: str) -> None:
    """An unplayed round is worth 0 to 4, or what the points say, not both."""
    with pytest.raises(DescriptorError):
        evaluate(ALL_ON_ONE, code)


def test_unrated_opponents_are_left_out() -> None:
    """Ann's opponents are rated 1500 and not at all; the performance of Bob is that of one game."""
    table = Crosstable.parse("1 Ann 1600 2w1 3b0\n2 Bob 1500 1b0 H\n3 Cid - F 1w1")
    assert value(table, "USCF:AVGOPP") == 1500
    assert [value(table, "USCF:PERF", n) for n in (1, 2, 3)] == [1900, 1200, 2000]
    assert value(table, "USCF:OPPERF") == 1600
    assert evaluate(table, "USCF:AVGOPP", unrated=1400).value(1) == 1450


def test_no_ratings_at_all() -> None:
    """Without a single rating the averages cannot be computed, and that is said."""
    for code in ("USCF:AVGOPP", "USCF:PERF", "USCF:OPPERF"):
        with pytest.raises(NotApplicableError, match="the rating of at least one participant"):
            evaluate(ALL_ON_ONE, code)


def test_no_game_no_average() -> None:
    """A player without a game has no average, rather than 0."""
    table = Crosstable.parse("1 Ann 1600 2w1\n2 Bob 1500 1b0\n3 Cid 1400 U")
    for code in ("USCF:AVGOPP", "USCF:PERF", "USCF:OPPERF"):
        assert value(table, code, 3) is None


def test_most_blacks_is_games_with_black() -> None:
    """USCF:BLK counts the games with Black, a forfeit is none."""
    table = Crosstable.parse("1: 2b1 3b+ H\n2: 1w0 F F\n3: F 1w- F")
    assert value(table, "USCF:BLK") == value(table, "BPG") == 1


def test_us_amateur_team() -> None:
    """3 game points off a team that ends on 4, 2½ off one on 3½: 4 x 3 + 3½ x 2½."""
    table = Crosstable.from_matches(
        ["Ants", "Bees", "Cows"],
        [(1, 1, 2, "1110"), (2, 1, 3, "11=0")],
        byes=[
            *((r, 1, "Z") for r in (3, 4, 5)),
            *((r, 2, "F") for r in (2, 3, 4, 5)),
            *((r, 3, "F") for r in (1, 3, 4)),
            (5, 3, "H"),
        ],
        rules=TeamRules(4, match=PointsSystem(1, "1/2", 0)),
    )
    assert [value(table, "PTS:MP", number) for number in (2, 3)] == [4, Fraction("3.5")]
    assert value(table, "USCF:USAT") == Fraction("20.75")
