"""Go, shogi and draughts: McMahon scores, SOS and its relatives, direct confrontation, Solkoff."""

from __future__ import annotations

from fractions import Fraction

import pytest
from small_tables import column, numbers, value

from tiebreaks import (
    Crosstable,
    Participant,
    PointsSystem,
    Published,
    Score,
    Tournament,
    check,
    editions,
    evaluate,
    explain,
    rank,
)
from tiebreaks.errors import DescriptorError

# Five rounds; player 1 beats 2 and 3, who finish on 2 and 1, and loses to 4, who finishes on 3.
WORKED = Crosstable.from_games(
    [f"Player {n}" for n in range(1, 9)],
    [
        (1, 1, 2, "1-0"),
        (1, 3, 5, "1-0"),
        (1, 4, 6, "1-0"),
        (2, 1, 3, "1-0"),
        (2, 2, 7, "1-0"),
        (2, 4, 5, "1-0"),
        (3, 1, 4, "0-1"),
        (3, 2, 8, "1-0"),
        (3, 3, 6, "0-1"),
    ],
)
MCMAHON = Crosstable.from_games(
    [
        Participant(n, name, start=start)
        for n, (name, start) in enumerate(
            [("Aoki", 4), ("Baek", 4), ("Chen", 3), ("Doi", 3), ("Eto", 2)], 1
        )
    ],
    [
        (1, 1, 2, "1-0"),
        (1, 3, 4, "½-½"),
        (2, 1, 3, "0-1"),
        (2, 4, 5, "+-"),
        (3, 2, 1, "1-0"),
        (3, 3, 5, "1-0"),
    ],
    byes=[(1, 5, "U"), (2, 2, "H"), (3, 4, "Z")],
)


def test_sos_and_sodos_of_the_specification() -> None:
    """Wins against players on 2 and 1 and a loss to one on 3: GO:SOS 6, GO:SODOS 3."""
    assert column(WORKED, "PTS")[:4] == numbers("2 2 1 3")
    assert value(WORKED, "GO:SOS") == 6
    assert value(WORKED, "GO:SODOS") == 3


def test_sosos_of_the_specification() -> None:
    """Opponents with the GO:SOS 5, 6 and 4 give GO:SOSOS 15."""
    table = Crosstable.from_games(
        [
            Participant(n, f"Player {n}", start=start)
            for n, start in enumerate((0, 0, 0, 0, 2, 2, 2, 3, 1, 1), 1)
        ],
        [
            (1, 2, 1, "1-0"),
            (1, 3, 5, "½-½"),
            (1, 4, 6, "½-½"),
            (2, 1, 3, "0-1"),
            (2, 2, 7, "½-½"),
            (2, 4, 9, "½-½"),
            (3, 1, 4, "0-1"),
            (3, 2, 8, "0-1"),
            (3, 3, 10, "0-1"),
        ],
    )
    # 1 has no points; 5 ends with 2.5, 6 with 2.5, 7 with 2.5, 8 with 4, 9 with 1.5, 10 with 2.
    assert column(table, "GO:SOS")[1:4] == numbers("6.5 4.5 4")
    assert value(table, "GO:SOSOS") == 15


def test_mcmahon_scores() -> None:
    """GO:MMS is the starting score and the points; a list with it is not ranked by points."""
    assert column(MCMAHON, "GO:MMS") == numbers("5 11/2 11/2 9/2 3")
    standings = rank(MCMAHON, "GO:MMS,GO:SOS")
    assert [row.participant.name for row in standings] == ["Baek", "Chen", "Aoki", "Doi", "Eto"]
    assert list(standings.columns) == ["GO:MMS", "GO:SOS"]


def test_without_starting_scores_the_mcmahon_score_is_the_points() -> None:
    """With all starting scores 0, GO:MMS has the steps of PTS."""
    for number in range(1, 9):
        working = evaluate(WORKED, "GO:MMS").working(number)
        assert working.steps == evaluate(WORKED, "PTS").working(number).steps


def test_a_published_order_by_mcmahon_scores_is_no_contradiction() -> None:
    """`check` compares places by GO:MMS where the list begins with it."""
    places = rank(MCMAHON, "GO:MMS,GO:SOS").places
    event = Tournament(MCMAHON, editions.DEFAULT, published=Published(places))
    assert not check(event, "GO:MMS,GO:SOS")


def test_sos_of_a_mcmahon_event() -> None:
    """Opponents count with their starting scores, own unplayed rounds with the own one."""
    # Aoki: 5.5 + 5.5 + 5.5. Baek: 5, the bye 4, 5. Chen: 4.5 + 5 + 3. Doi: 5.5 + 3 + 3.
    # Eto: the bye 2, the forfeit 2, 5.5.
    assert column(MCMAHON, "GO:SOS") == numbers("33/2 14 25/2 23/2 19/2")


def test_sos_without_the_lowest() -> None:
    """GO:SOS-1 and GO:SOS-2 leave the lowest entries out, unplayed rounds among them."""
    assert column(MCMAHON, "GO:SOS-1") == numbers("11 10 19/2 17/2 15/2")
    assert column(MCMAHON, "GO:SOS-2") == numbers("11/2 5 5 11/2 11/2")
    assert evaluate(MCMAHON, "GO:SOS/C1").text(2) == evaluate(MCMAHON, "GO:SOS-1").text(2)


def test_sos_without_the_highest() -> None:
    """Pairgoth leaves the highest out: GO:SOS/H1."""
    assert column(MCMAHON, "GO:SOS/H1") == numbers("11 9 15/2 6 4")


def test_nothing_is_left_of_two_rounds_without_the_two_lowest() -> None:
    """GO:SOS-2 is 0 where nothing is left."""
    table = Crosstable.from_games(["Ann", "Bob"], [(1, 1, 2, "1-0"), (2, 2, 1, "1-0")])
    assert column(table, "GO:SOS-2") == [0, 0]


def test_sodos_of_a_mcmahon_event() -> None:
    """A jigo counts half of the opponent's score, a bye or forfeit nothing."""
    assert column(MCMAHON, "GO:SODOS") == numbers("11/2 5 41/4 11/4 0")


def test_sosos_of_a_mcmahon_event() -> None:
    """An own unplayed round counts the starting score three times in three rounds."""
    # Aoki: 14 + 12.5 + 14. Baek: 16.5 + 3 x 4 + 16.5. Chen: 11.5 + 16.5 + 9.5.
    # Doi: 12.5 + 3 x 3 + 3 x 3. Eto: 3 x 2 + 3 x 2 + 12.5.
    assert column(MCMAHON, "GO:SOSOS") == numbers("81/2 45 75/2 61/2 49/2")


def test_running_scores_include_the_starting_score_each_round() -> None:
    """GO:CUSS sums the scores after the rounds: Baek 4, 4.5 and 5.5."""
    assert column(MCMAHON, "GO:CUSS") == numbers("15 14 27/2 25/2 9")


def test_starting_scores_of_any_fraction() -> None:
    """A starting score of a third is exact, whatever the points of a game."""
    table = Crosstable.from_games(
        [Participant(1, "Ann", start="1/3"), Participant(2, "Bob", start="-1/2")],
        [(1, 1, 2, "1-0")],
        scoring=PointsSystem(3, 1, 0),
    )
    assert column(table, "GO:MMS") == [Fraction(10, 3), Fraction(-1, 2)]
    assert column(table, "GO:SOS") == [Fraction(-1, 2), Fraction(10, 3)]


@pytest.mark.parametrize("pairing", ["swiss", "predetermined"])
def test_without_a_game_sums_are_of_starting_scores(pairing: str) -> None:
    """A lone participant with a bye has sums of the own starting score, and no opponent's."""
    table = Crosstable.from_games(
        [Participant(1, "Ann", start=3)], [], byes=[(1, 1, "U")], pairing=pairing
    )
    assert [value(table, code) for code in ("GO:MMS", "GO:SOS", "GO:SODOS", "GO:SOSOS")] == [
        4,
        3,
        0,
        3,
    ]


# Wins: 1 beat 2; 2, 3 and 4 beat each other in a circle; 4 beat 5; 6 met nobody of them.
CIRCLE = Crosstable.from_games(
    ["Ann", "Bob", "Cleo", "Dov", "Eve", "Fay"],
    [
        (1, 1, 2, "1-0"),
        (1, 4, 5, "1-0"),
        (2, 2, 3, "1-0"),
        (2, 1, 5, "½-½"),
        (3, 3, 4, "1-0"),
        (4, 4, 2, "1-0"),
    ],
)


def test_direct_confrontation_merges_a_circle() -> None:
    """First whom nobody beat, then the circle that one of them beat, then whom only these beat."""
    standings = rank(CIRCLE, "GO:DC,PTS")
    orders = [standings.column("GO:DC").value(n) for n in range(1, 7)]
    assert orders == [1, 3, 3, 3, 6, 1]


def test_the_working_of_direct_confrontation() -> None:
    """The working names who beat each member."""
    lines = explain(rank(CIRCLE, "GO:DC,PTS").working("GO:DC", 3)).splitlines()
    assert lines[0] == "3 Cleo: Direct Confrontation (GO:DC) 3"
    assert "    1 Ann: lost to nobody in the group" in lines
    assert "    2 Bob: lost to 1 Ann; 4 Dov" in lines
    assert lines[-1] == "    order: 1 Ann, 6 Fay; 2 Bob, 3 Cleo, 4 Dov; 5 Eve"


def test_a_forfeit_confronts_nobody() -> None:
    """GO:DC and GO:SDC see no forfeit, in a round robin neither."""
    table = Crosstable.from_games(["Ann", "Bob"], [(1, 1, 2, "+-")], pairing="predetermined")
    for code in ("GO:DC", "GO:SDC"):
        assert rank(table, f"{code},PTS").column(code).value(1) is None


def test_simplified_direct_confrontation_if_all_have_met() -> None:
    """GO:SDC orders by the wins inside the group, a jigo half of one."""
    table = Crosstable.from_games(
        ["Ann", "Bob", "Cleo"],
        [(1, 1, 2, "½-½"), (2, 2, 3, "1-0"), (3, 3, 1, "1-0")],
    )
    standings = rank(table, "GO:SDC,PTS")
    assert [standings.column("GO:SDC").value(n) for n in (1, 2, 3)] == [3, 1, 2]


def test_simplified_direct_confrontation_if_two_have_not_met() -> None:
    """GO:SDC does not divide a group of which two have not met, and says so."""
    table = Crosstable.from_games(["Ann", "Bob", "Cleo"], [(1, 1, 2, "1-0"), (2, 2, 3, "1-0")])
    standings = rank(table, "GO:SDC,PTS")
    assert standings.column("GO:SDC").value(1) is None
    lines = explain(standings.working("GO:SDC", 1)).splitlines()
    assert "    1 Ann: 1, 1 not met: from 1 to 2" in lines
    assert lines[-1] == "    the tie remains"


def test_xiangqi_byes_count_the_lowest_score() -> None:
    """Policy XQ: a bye worth a win counts the lowest score of all, other rounds nothing."""
    # The lowest score is 1, Aoki's and Eto's. Eto: 1, the forfeit 0, Chen 2.5.
    assert column(MCMAHON, "BH@XQ") == numbers("11/2 2 7/2 5/2 7/2")


# Opponents' points beside the draw with player 1, over the rounds 1 to 6 without that game.
REST = {2: "00001", 3: "11111", 4: "11110", 5: "21111", 6: "22211", 7: "21111"}


def sangmelima() -> Crosstable:
    """Return six rounds with 2-1-0 in which player 1 drew opponents on 2, 6, 5, 7, 9 and 7."""
    games: list[tuple[int, int, int, str]] = []
    for r in range(1, 7):
        games.append((r, 1, r + 1, "½-½"))
        others = [n for n in REST if n != r + 1]
        for filler, n in enumerate(others, 8):
            points = REST[n][r - 1 if r < n else r - 2]
            games.append((r, n, filler, {"2": "1-0", "1": "½-½", "0": "0-1"}[points]))
    return Crosstable.from_games(
        [f"Player {n}" for n in range(1, 13)], games, scoring=PointsSystem(2, 1, 0)
    )


def test_the_published_solkoff_of_sangmelima() -> None:
    """Opponents on 2, 6, 5, 7, 9 and 7: DR:SOLK 36, truncated 34, median 25."""
    table = sangmelima()
    assert column(table, "PTS")[1:7] == [2, 6, 5, 7, 9, 7]
    assert value(table, "DR:SOLK") == 36
    assert value(table, "DR:SOLK/C1") == 34
    assert value(table, "DR:SOLK/M1") == 25


def test_the_full_truncated_solkoff_is_a_vector() -> None:
    """DR:SOLK/LEX is the sum without the lowest, then without the two lowest, and so on to 0."""
    found = evaluate(sangmelima(), "DR:SOLK/LEX")
    assert found.value(1) == 34
    assert list(found.vector(1)) == [29, 23, 16, 9, 0, 0]


def test_a_bye_in_draughts_is_a_draw_against_oneself() -> None:
    """DR:SOLK takes the own score with the bye as a draw; another policy may be named."""
    table = Crosstable.from_games(
        ["Ann", "Bob", "Cleo"],
        [(1, 1, 2, "1-0"), (2, 1, 3, "1-0")],
        byes=[(1, 3, "U"), (2, 2, "Z")],
        scoring=PointsSystem(2, 1, 0),
    )
    # Ann: Bob 0 + 1, Cleo 0 + 1. Bob: Ann 4, himself 1. Cleo: herself 1, Ann 4.
    assert column(table, "DR:SOLK") == [2, 5, 5]
    assert column(table, "DR:SOLK@FACE") == [2, 4, 4]


def test_a_cut_and_a_median() -> None:
    """A list takes either a cut or a median of GO:SOS, as of every sum."""
    with pytest.raises(DescriptorError, match="cannot be combined"):
        evaluate(WORKED, "GO:SOS/C1/M1")


def test_a_score_of_a_match_needs_no_points() -> None:
    """Games with scores are games to all tie-breaks of go."""
    table = Crosstable.from_games(["Ann", "Bob"], [(1, 1, 2, Score(2, 1))])
    assert column(table, "GO:SOS") == [0, 1]
