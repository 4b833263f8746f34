"""Tie-breaks of other federations and programs beyond tests/worked/test_tec16.py."""

from __future__ import annotations

from fractions import Fraction

import pytest
from small_tables import column, numbers, value

from tiebreaks import Crosstable, evaluate, explain
from tiebreaks.errors import DescriptorError, NotApplicableError


def test_arranz_by_colour() -> None:
    """Two wins, a draw with each colour and a loss: 2 + 0.6 + 0.4; byes and forfeits count 0."""
    table = Crosstable.parse(
        "1: 2w1 2b1 2w= 2b= 2w0 F 2b+\n2: 1b0 1w0 1b= 1w= 1b1 Z 1w-", pairing="swiss"
    )
    assert value(table, "ARZ") == 3
    assert value(table, "ARZ", 2) == 2


def test_arranz_of_a_draw_of_unknown_colour() -> None:
    """A draw needs its colour; a win without one does no harm."""
    matrix = Crosstable.parse("1 Ann * 1 ½\n2 Bob 0 * 1\n3 Cid ½ 0 *")
    assert column(matrix, "ARZ") == numbers("- 1 -")
    assert explain(evaluate(matrix, "ARZ").working(1)).splitlines()[1] == (
        "Ann: no value, the colour of a game is not known"
    )


def test_arranz_of_a_round_robin_with_a_forfeit() -> None:
    """A win by forfeit counts 0 with predetermined pairings too."""
    table = Crosstable.parse("1: 2w+\n2: 1b-", pairing="predetermined")
    assert column(table, "ARZ") == numbers("0 0")


# 1 beat 2 and drew 3, 2 beat 3.
ROUND_ROBIN = "1 Ann 2w1 Z 3b=\n2 Bob 1b0 3w1 Z\n3 Cid Z 2b0 1w="


@pytest.mark.parametrize("edition", ["fide-2009", "fide-2024-08", "fide-2026-03"])
def test_sum_of_buchholz_of_a_round_robin(edition: str) -> None:
    """Buchholz is 1.5, 2 and 2.5, cut 1, 1.5 and 1.5; no edition refuses the sums."""
    table = Crosstable.parse(ROUND_ROBIN, pairing="predetermined")
    assert column(table, "SOB", edition) == numbers("4.5 4 3.5")
    assert column(table, "SOB/C1", edition) == numbers("1.5 1.5 1.5")


def test_a_cut_sum_of_buchholz_does_not_change_the_plain_one() -> None:
    """BH/C1, SOB and SOB/C1 give the same in any order."""
    table = Crosstable.parse(ROUND_ROBIN, pairing="predetermined")
    for codes in (("BH/C1@FACE", "SOB", "SOB/C1"), ("SOB/C1", "SOB", "BH/C1@FACE")):
        found = {code: evaluate(table, code).value(1) for code in codes}
        assert found == {"BH/C1@FACE": 1, "SOB": Fraction("4.5"), "SOB/C1": Fraction("1.5")}


def test_sum_of_buchholz_opens_the_opponents_workings() -> None:
    """The working of SOB leads to the Buchholz of every opponent played, cut as they are."""
    table = Crosstable.parse("1: 2w1 3b= U\n2: 1b0 U 3w=\n3: U 1w= 2b=")
    opened = evaluate(table, "SOB/C1").opened(1)
    assert [str(working.descriptor) for working in opened] == ["BH/C1", "BH/C1"]


def test_resistance_points_of_the_netherlands() -> None:
    """An own bye is a draw against oneself; the other reading takes plain scores."""
    table = Crosstable.parse("1: 2w1 F\n2: 1b0 F")
    # By ½ for unplayed rounds the scores are 1.5 and 0.5, by the table 2 and 1.
    assert value(table, "WP") == Fraction("0.5") + Fraction("1.5")
    assert value(table, "WP@KNSB-FACE") == 1 + 2
    assert value(table, "SB@KNSB") == Fraction("0.5") + Fraction("1.5") / 2
    with pytest.raises(DescriptorError):
        evaluate(table, "WP@USCF")


def test_ratings_of_the_opponents() -> None:
    """RSUM adds them, LICH:PERF averages them with 500 for a win: beat 1500, drew 1700: 1850."""
    table = Crosstable.parse("1 Ann 1600 2w1 3b= U\n2 Bob 1500 1b0 U U\n3 Cid 1700 U 1w= U")
    assert column(table, "RSUM") == numbers("3200 1600 1600")
    assert column(table, "LICH:PERF") == numbers("1850 1100 1600")


def test_an_unrated_player_and_the_sum_of_ratings() -> None:
    """RSUM needs all ratings, or a rule for the unrated."""
    table = Crosstable.parse("1 Ann 1600 2w1 3b=\n2 Bob 1500 1b0 U\n3 Cid - U 1w=")
    for code in ("RSUM", "LICH:PERF"):
        with pytest.raises(NotApplicableError, match="unrated: 3"):
            evaluate(table, code)
    assert evaluate(table, "RSUM", unrated=1400).value(1) == 2900
    assert evaluate(table, "RSUM", unrated="skip").value(1) == 1500


def test_sonneborn_berger_of_lichess() -> None:
    """The scores of the table count, byes have no entry."""
    table = Crosstable.parse("1: 2w1 3b= U\n2: 1b0 U U\n3: U 1w= Z")
    assert value(table, "LICH:SB") == 2 + Fraction("1.5") / 2


# Game points: Ants 6, Bees 7, Cows 6.5, Dogs 4.5.
FOUR_TEAMS = Crosstable.from_matches(
    ["Ants", "Bees", "Cows", "Dogs"],
    [
        (1, 1, 2, "1110"),
        (1, 3, 4, "11=0"),
        (2, 1, 3, "1100"),
        (2, 2, 4, "1111"),
        (3, 1, 4, "1000"),
        (3, 2, 3, "1100"),
    ],
)


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("GPSB", "10.25 7.75 11 6"),  # Ants beat Bees (7), drew Cows (3.25), lost to Dogs
        ("PTS+MW", "7 8 7.5 5.5"),
        ("GP+MP3", "10 11 11.5 7.5"),
    ],
)
def test_team_codes(code: str, expected: str) -> None:
    """Game points of teams beaten and drawn, and game points with a bonus for matches."""
    assert column(FOUR_TEAMS, code) == numbers(expected)


def test_team_codes_with_unplayed_matches() -> None:
    """A forfeited match has no entry in GPSB of a Swiss; as a win it earns the bonus."""
    table = Crosstable.from_matches(
        ["Ants", "Bees", "Cows"],
        [(1, 1, 2, "++"), (2, 1, 3, "1=")],
        byes=[(1, 3, "Z"), (2, 2, "Z")],
    )
    assert value(table, "GPSB") == Fraction("0.5")
    assert value(table, "PTS+MW") == Fraction("3.5") + 2
    assert value(table, "GP+MP3") == Fraction("3.5") + 6


def test_the_parts_of_a_team_score_have_names() -> None:
    """A working says what are game points and what the bonus."""
    lines = explain(evaluate(FOUR_TEAMS, "PTS+MW").working(1)).splitlines()
    assert lines[1] == "Ants: 6 (game points) + 1 (matches won) = 7"


@pytest.mark.parametrize("boards", ["1=10", "+=+-"])
def test_berlin_weighting_of_one_match(boards: str) -> None:
    """Won on 1 and 3, drawn on 2, lost on 4: 4 + 1.5 + 2 = 7.5 v. 2.5; forfeits count alike."""
    table = Crosstable.from_matches(["Ants", "Bees"], [(1, 1, 2, boards)])
    assert column(table, "BERLIN") == numbers("7.5 2.5")
