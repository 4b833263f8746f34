"""Rules of older handbooks: TPR@FIDE-2009, AROR, PS/LEX, DE/MET, KS/LEX, BAUM."""

from __future__ import annotations

import pytest
from small_tables import column, numbers, value

from numbered_tables import numbered
from tiebreaks import Crosstable, Standings, evaluate, explain, rank
from tiebreaks.errors import DescriptorError


def groups(standings: Standings) -> list[list[int]]:
    """Return the numbers by place."""
    places: dict[int, list[int]] = {}
    for row in standings:
        places.setdefault(row.place, []).append(row.participant.number)
    return [sorted(found) for found in places.values()]


def test_performance_against_an_unrated_opponent() -> None:
    """2300, 2200 and the floor of 1400: 1966.67, rounded 1967, and 125 for 2 of 3."""
    table = numbered("1: 2w1 3b0 4w1\n2: 1b0 Z Z\n3: Z 1w1 Z\n4: Z Z 1b0", (2000, 2300, 2200, None))
    found = evaluate(table, "TPR@FIDE-2009", unrated=1400)
    assert found.value(1) == 2092
    assert evaluate(table, "AROR", unrated=1400).value(1) == 1967


# 1 skipped three rounds, 2 skipped two and had a pairing-allocated bye, 3 won by forfeit.
SKIPPED = numbered(
    """
    1: 2w1 H 4b- Z
    2: 1b0 U Z F
    3: 4w0 Z 5w+ 5b1
    4: 3b1 Z 1w+ Z
    5: Z Z 3b- 3w0
    """,
    (2000, 1900, 1800, 1700, 1600),
)


def test_more_than_two_skipped_rounds_go_last() -> None:
    """Half- and zero-point byes, lost forfeits and full-point byes are skipped; others are not."""
    found = evaluate(SKIPPED, "TPR@FIDE-2009")
    # One game each but for 3: 1900 + 800, 2000 - 800, (1700 + 1600) / 2, 1800 + 800, 1800 - 800.
    assert column(SKIPPED, "TPR@FIDE-2009") == numbers("2700 1200 1650 2600 1000")
    skipped = {1: 3, 2: 2, 3: 1, 4: 2, 5: 3}
    for number, rounds in skipped.items():
        assert (found.working(number).below is not None) == (rounds > 2)
    assert groups(rank(SKIPPED, "TPR@FIDE-2009, PTS")) == [[4], [3], [2], [1], [5]]
    assert groups(rank(SKIPPED, "TPR, PTS")) == [[1], [4], [3], [2], [5]]
    assert groups(rank(SKIPPED, "TPR, PTS", edition="fide-2009")) == [[1], [4], [3], [2], [5]]


def test_the_working_names_skipped_rounds() -> None:
    """The value is shown, and that it ranks below the others."""
    lines = explain(evaluate(SKIPPED, "TPR@FIDE-2009").working(1)).splitlines()
    assert lines[0] == "1 No. 1: Tournament Performance Rating (FIDE-2009) (TPR@FIDE-2009) 2700"
    assert lines[2].endswith(
        "= 2700; ranks below all who completed the schedule: more than two rounds skipped"
    )


def test_free_rounds_are_not_skipped() -> None:
    """In a round robin of three, twice over, everybody has two free rounds, and loses two games."""
    text = """
        1: 2w+ Z 3w+ 2b+ Z 3b+ Z
        2: 1b- 3w1 Z 1w- 3b1 Z Z
        3: Z 2b0 1b- Z 2w0 1w- Z
    """
    table = numbered(text, (2000, 1900, 1800), pairing="predetermined")
    found = evaluate(table, "TPR@FIDE-2009")
    assert [found.working(n).below for n in (1, 2, 3)] == [None, None, None]


def test_average_rating_by_games_and_by_rounds() -> None:
    """2000, 1900 and 1800 in four rounds: by games, by rounds, and without the lowest."""
    table = numbered(
        "1: 2w1 3b0 Z 4w1\n2: 1b0 Z Z Z\n3: Z 1w1 Z Z\n4: Z Z Z 1b0", (1500, 2000, 1900, 1800)
    )
    expected = {
        "AROR": 1900,
        "AROR[ROUNDS]": 1425,
        "AROR/C1": 1950,
        "AROR/C1[ROUNDS]": 1300,
        "AROR/C2[ROUNDS]": 1000,
    }
    for text, number in expected.items():
        assert value(table, text) == number, text
    assert value(table, "AROR/C3[ROUNDS]") is None
    text = explain(evaluate(table, "AROR[ROUNDS]").working(1))
    assert "/ 4 = 1425, rounded 1425\n" in text
    with pytest.raises(DescriptorError, match="ROUNDS"):
        evaluate(table, "AROR[5]")


def test_average_rating_is_rounded_half_up() -> None:
    """1900 and 1801 give 1850.5, which is 1851."""
    table = numbered("1: 2w1 3b0\n2: 1b0 Z\n3: Z 1w1", (1500, 1900, 1801))
    assert value(table, "AROR") == 1851


# Scores after each round: 1 has 1, 2, 2, 2; 2 has 1, 1.5, 2, 2.5; 3 has 0, 1, 2, 3.
PROGRESSIVE = numbered("""
    1: 4w1 5b1 6w0 7b0
    2: 5w1 6b= 7w= 4b=
    3: 6w0 7b1 4w1 5b1
    4: 1b0 Z 3b0 2w=
    5: 2b0 1w0 Z 3w0
    6: 3b1 2w= 1b1 Z
    7: Z 3w0 2b= 1w1
""")


def test_progressive_scores_with_rounds_removed() -> None:
    """1 and 2 have 7 each; without round 1 6 each, without rounds 1 and 2 4 against 4.5."""
    found = evaluate(PROGRESSIVE, "PS/LEX")
    assert [found.value(n) for n in (1, 2, 3)] == [7, 7, 6]
    assert [list(found.vector(n)) for n in (1, 2)] == [numbers("6 4 2 0"), numbers("6 4.5 2.5 0")]
    order = [row.participant.number for row in rank(PROGRESSIVE, "PS/LEX, PTS")]
    assert order.index(2) < order.index(1)
    cut = evaluate(PROGRESSIVE, "PS/C1/LEX")
    assert [cut.value(n) for n in (1, 2, 3)] == [6, 6, 6]


def test_rounds_are_removed_for_all_alike() -> None:
    """A round without a result is removed in its turn, not the one behind it."""
    table = numbered("1: 3w 4w1 3b1\n2: 4w0 3b1 4b1\n3: 1b 2w0 1w0\n4: 2b1 1b0 2w0")
    found = evaluate(table, "PS/LEX")
    # After rounds 2 and 3 both have 1 and 2.
    assert [list(found.vector(n)) for n in (1, 2)] == [numbers("3 2 0"), numbers("3 2 0")]


# All met: 1 beat 2 and 3, 2 beat 3 and 4, 3 beat 4, 4 beat 1.
ALL_MET = "1: 2w1 3w1 4w0\n2: 1b0 4w1 3w1\n3: 4w1 1b0 2b0\n4: 3b0 2b0 1b1"


@pytest.mark.parametrize("pairing", ["swiss", "predetermined"])
def test_direct_encounter_if_all_have_met(pairing: str) -> None:
    """1 and 2 have two points, 3 and 4 one, and there is no second pass, as there is in DE."""
    table = numbered(ALL_MET, pairing=pairing)
    assert groups(rank(table, "DE/MET, PTS")) == [[1, 2], [3, 4]]
    assert groups(rank(table, "DE, PTS")) == [[1], [2], [3], [4]]


def test_direct_encounter_if_not_all_have_met() -> None:
    """1 beat 2 and 3, who did not meet: by DE 1 is first in any case, by DE/MET nobody is."""
    table = numbered("1: 2w1 3w1 Z\n2: 1b0 Z F\n3: Z 1b0 F")
    assert groups(rank(table, "DE, TPN/R, PTS")) == [[1], [3], [2]]
    assert groups(rank(table, "DE/MET, TPN, PTS")) == [[1], [2], [3]]
    standings = rank(table, "DE/MET, TPN/R, PTS")
    assert groups(standings) == [[3], [2], [1]]
    lines = explain(standings.working("DE/MET", 1)).splitlines()
    assert lines[2:] == [
        "  among 1 No. 1; 2 No. 2; 3 No. 3, games against each other:",
        "    1 No. 1: 2",
        "    2 No. 2: 0, 1 not met: from 0 to 1",
        "    3 No. 3: 0, 1 not met: from 0 to 1",
        "    the tie remains",
    ]


def test_a_forfeit_is_no_meeting_in_a_swiss() -> None:
    """It is one in a round robin, and with /P."""
    text = "1: 2w+ Z\n2: 1b- F"
    assert groups(rank(numbered(text), "PTS, DE/MET")) == [[1, 2]]
    assert groups(rank(numbered(text), "PTS, DE/MET/P")) == [[1], [2]]
    games = numbered("1: 2w+ 2b0\n2: 1b- 1w1\n", pairing="predetermined")
    assert groups(rank(games, "PTS, DE/MET")) == [[1, 2]]
    games = numbered("1: 2w+ Z\n2: 1b- Z\n", pairing="predetermined")
    assert groups(rank(games, "DE/MET, PTS")) == [[1], [2]]


def test_an_open_game_is_no_meeting() -> None:
    """While a game of the group is not finished, even in a round robin, the rule has no effect."""
    table = numbered("1: 2w1 3b\n2: 1b0 Z\n3: Z 1w", pairing="predetermined")
    assert groups(rank(table, "DE, TPN/R, PTS")) == [[1], [3], [2]]
    assert groups(rank(table, "DE/MET, TPN/R, PTS")) == [[3], [2], [1]]


ROUND_ROBIN = Crosstable.parse("1 Ann * 1 ½ 1\n2 Bob 0 * 1 ½\n3 Cid ½ 0 * 1\n4 Dan 0 ½ 0 *")


def test_koya_with_a_lower_limit() -> None:
    """Cid and Dan have half a point against 1.5 or more; against 0.5 or more 1.5 and 0.5."""
    found = evaluate(ROUND_ROBIN, "KS/LEX")
    assert column(ROUND_ROBIN, "KS/LEX") == numbers("1.5 1 .5 .5")
    assert [list(found.vector(n)) for n in (1, 2, 3, 4)] == [
        numbers("2.5"),
        numbers("1.5"),
        numbers("1.5"),
        numbers(".5"),
    ]
    assert groups(rank(ROUND_ROBIN, "KS/LEX, PTS")) == [[1], [2], [3], [4]]
    assert groups(rank(ROUND_ROBIN, "KS, TPN/R, PTS")) == [[1], [2], [4], [3]]
    assert list(evaluate(ROUND_ROBIN, "KS/L+1/LEX").vector(3)) == numbers(".5 1.5")


def test_baumbach() -> None:
    """One win and one loss go before two draws; a win by forfeit counts."""
    table = numbered("1: 2w1 3b0\n2: 1b0 4w+\n3: 4w= 1w1\n4: 3b= 2b-")
    assert column(table, "BAUM") == column(table, "WIN") == [1, 1, 1, 0]
    with pytest.raises(DescriptorError, match="BAUM does not take"):
        evaluate(table, "BAUM/C1")


def test_wallace() -> None:
    """A and B both have 3 against opponents with 4, 3, 2, 1 and 0; without the last 2.5 and 2."""
    # Opponents 3 to 7 end with 4, 3, 2, 1 and 0 points: full-point byes beside the two games.
    table = numbered("""
        1: 3w0 4w= 5w1 6w1 7w= Z Z
        2: 4b= 3b= 6b= 7b1 5b= Z Z
        3: 1b1 2w= H F F Z Z
        4: 2w= 1b= Z F F Z Z
        5: H Z 1b0 H 2w= H Z
        6: Z Z 2w= 1b0 Z H Z
        7: Z Z Z 2w0 1b= Z Z
    """)
    assert column(table, "PTS") == numbers("3 3 4 3 2 1 .5")
    # The lowest score is the 0.5 of 7: 1 loses half a point, 2 a whole one.
    found = evaluate(table, "WALL")
    assert [found.value(n) for n in (1, 2)] == numbers("2.5 2")
    # Then without the opponents with 1, 2 and 3 points.
    assert [list(found.vector(n)) for n in (1, 2)] == [numbers("1.5 .5 0"), numbers("1.5 1 .5")]


def test_wallace_removes_one_score_after_the_other() -> None:
    """Bob and Cid: without Dan, who is last, 1 and 0.5; without each other Ann alone is left."""
    found = evaluate(ROUND_ROBIN, "WALL")
    assert column(ROUND_ROBIN, "WALL") == numbers("1.5 1 .5 .5")
    assert [list(found.vector(n)) for n in (1, 2, 3, 4)] == [
        numbers("0"),
        numbers("0"),
        numbers(".5"),
        numbers("0"),
    ]
    assert groups(rank(ROUND_ROBIN, "WALL, PTS")) == [[1], [2], [3], [4]]
    line = next(line for line in explain(found.working(3)).splitlines() if line.startswith("Cid"))
    assert line == (
        "Cid: 0 (lost to Bob, 1.5) + 0.5 (drew Ann, 2.5) = 0.5; opponents with at least 1.5 count;"
        " if level: 0.5"
    )


def test_wallace_without_a_lowest_score() -> None:
    """If all have the same score, or nobody played, nothing is left."""
    assert column(numbered("1: 2w=\n2: 1b="), "WALL") == [0, 0]
    assert column(numbered("1: H\n2: H"), "WALL") == [0, 0]
