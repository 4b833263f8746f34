"""Othello, Scrabble, wargames and esports: quotients, spreads and strength of schedule."""

from __future__ import annotations

from fractions import Fraction

import pytest
from small_tables import column, numbers, value

from known import known
from tiebreaks import Crosstable, Score, evaluate, explain
from tiebreaks.errors import DescriptorError, NotApplicableError


def othello() -> Crosstable:
    """Return 13 rounds in which player 1 scored 500 discs, with opponents on 84 points in all.

    Each of 13 opponents loses 38-26 or wins 38-26 against player 1, and once more 36 discs go to
    player 1: 12 x 38 + 44 = 500. In the other rounds they meet fillers.
    """
    games: list[tuple[int, int, int, str | Score]] = []
    wins = [6] * 7 + [7] * 6  # of the opponents against the fillers: 84
    for r in range(1, 14):
        games.append((r, 1, r + 1, Score(44, 20) if r == 13 else Score(38, 26)))
        others = [n for n in range(2, 15) if n != r + 1]
        for filler, n in enumerate(others, 15):
            nth = r - 1 if r < n else r - 2
            won = nth < wins[n - 2]
            games.append((r, n, filler, Score(40, 24) if won else Score(24, 40)))
    return Crosstable.from_games([f"Player {n}" for n in range(1, 27)], games)


def test_the_brightwell_quotient_of_the_specification() -> None:
    """500 discs and opponents with 84 points give 500 + 6 x 84 = 1004."""
    table = othello()
    assert sum(known(points) for points in column(table, "PTS")[1:14]) == 84
    assert value(table, "OTH:BQ") == 1004
    assert value(table, "OTH:BQ[6]") == 1004
    assert value(table, "OTH:BQ[0]") == 500
    assert value(table, "OTH:BQ[10]") == 1340


UNPLAYED = Crosstable.from_games(
    ["Ann", "Bob", "Cleo", "Dov"],
    [
        (1, 1, 2, Score(40, 24)),
        (1, 3, 4, Score(32, 32)),
        (2, 1, 3, "+-"),
        (3, 3, 1, Score(50, 14)),
    ],
    byes=[(2, 2, "U"), (2, 4, "Z"), (3, 2, "H"), (3, 4, "Z")],
)


def test_discs_of_rounds_without_a_game() -> None:
    """A bye, a forfeit, an absence and a game with one who withdrew count 32 discs and own points.

    Dov was absent from round 2 on, so that Cleo's game with Dov is one of them.
    """
    # Points: Ann 2, Bob 1.5, Cleo 1.5, Dov 0.5.
    # Ann 40 + 32 + 14 + 6 x (1.5 + 2 + 1.5). Bob 24 + 32 + 32 + 6 x (2 + 1.5 + 1.5).
    # Cleo 32 + 32 + 50 + 6 x (1.5 + 1.5 + 2). Dov 32 + 32 + 32 + 6 x (1.5 + 0.5 + 0.5).
    assert column(UNPLAYED, "OTH:BQ") == [116, 118, 144, 111]
    step = evaluate(UNPLAYED, "OTH:BQ").working(3).steps[0]
    assert step.note is not None
    assert step.note.value == "withdrawn_with_discs"


def test_a_free_round_of_a_round_robin_is_no_withdrawal() -> None:
    """In predetermined pairings it takes forfeits to the end to have withdrawn."""
    games: list[tuple[int, int, int, str | Score]] = [
        (1, 1, 2, Score(40, 24)),
        (2, 2, 3, Score(40, 24)),
        (3, 1, 3, Score(30, 34)),
    ]
    table = Crosstable.from_games(["Ann", "Bob", "Cleo"], games, pairing="predetermined")
    assert value(table, "OTH:BQ[1]") == 40 + 32 + 30 + 1 + 1 + 1
    games[2] = (3, 1, 3, "+-")  # Cleo is gone after round 2
    table = Crosstable.from_games(["Ann", "Bob", "Cleo"], games, pairing="predetermined")
    # Bob: 24 discs and Ann's 2 points, twice 32 discs and his own point.
    assert value(table, "OTH:BQ[1]", 2) == 24 + 32 + 32 + 2 + 1 + 1


def test_the_spread_of_the_specification() -> None:
    """431-388, 402-415 and a bye with +50 make +80; a bye without a score adds nothing."""
    games = [
        (1, 1, 2, Score(431, 388)),
        (2, 1, 3, Score(402, 415)),
        (3, 2, 3, Score(400, 400)),
    ]
    given = Crosstable.from_games(["Ann", "Bob", "Cleo"], games, byes=[(3, 1, "U", Score(50, 0))])
    assert value(given, "SPREAD") == 80
    plain = Crosstable.from_games(["Ann", "Bob", "Cleo"], games, byes=[(3, 1, "U")])
    assert column(plain, "SPREAD") == [30, -43, 13]


def test_a_capped_spread() -> None:
    """SPREAD[300] counts at most 300 a game, for the winner and the loser."""
    table = Crosstable.from_games(
        ["Ann", "Bob"], [(1, 1, 2, Score(700, 200)), (2, 2, 1, Score(400, 390))]
    )
    assert column(table, "SPREAD") == [490, -490]
    assert column(table, "SPREAD[300]") == [290, -290]


def test_a_parameter_that_cannot_be() -> None:
    """A cap of 0 and a factor that is no whole number are refused with what is possible."""
    with pytest.raises(DescriptorError, match="SPREAD takes the most that a game may count"):
        evaluate(UNPLAYED, "SPREAD[0]")
    with pytest.raises(DescriptorError, match="OTH:BQ takes the factor of the opponents' points"):
        evaluate(UNPLAYED, "OTH:BQ[x]")


@pytest.mark.parametrize("code", ["OTH:BQ", "SPREAD", "TCG:GW", "TCG:OGW"])
def test_a_table_without_scores(code: str) -> None:
    """Without any score the code is not applicable; before the first game it is."""
    played = Crosstable.from_games(["Ann", "Bob"], [(1, 1, 2, "1-0")])
    with pytest.raises(NotApplicableError, match="it needs the scores of the games"):
        evaluate(played, code)
    evaluate(played.through(0), code)


@pytest.mark.parametrize("code", ["OTH:BQ", "SPREAD", "TCG:GW"])
def test_a_game_without_a_score(code: str) -> None:
    """Who played a game without a score has no value, with the reason; others have theirs."""
    table = Crosstable.from_games(
        ["Ann", "Bob", "Cleo", "Dov"], [(1, 1, 2, Score(2, 1)), (1, 3, 4, "1-0")]
    )
    found = evaluate(table, code)
    assert found.value(1) is not None
    assert found.value(3) is None
    assert "no value, the score of a game is missing" in explain(found.working(3))


def test_a_game_without_a_result_is_left_out() -> None:
    """An open game has neither discs nor points, and takes nobody's value away."""
    table = Crosstable.from_games(
        ["Ann", "Bob", "Cleo", "Dov"], [(1, 1, 2, Score(40, 24)), (1, 3, 4, "*")]
    )
    assert column(table, "SPREAD") == [16, -16, 0, 0]
    assert column(table, "OTH:BQ") == [40, 30, 0, 0]


def record(number: int, wins: int, games: int) -> list[tuple[int, int, int, str]]:
    """Return games of a player against fillers 11, 12, ... in the rounds from 4 on."""
    return [
        (r, number, 10 * number + r, "1-0" if r - 3 <= wins else "0-1") for r in range(4, 4 + games)
    ]


def test_average_strength_of_schedule_of_the_specification() -> None:
    """Opponents with 4/5, 3/5 and 2/4 points per round: (.8 + .6 + .5) / 3 = .6333."""
    rest = [*record(2, 3, 4), *record(3, 2, 4), *record(4, 1, 3)]
    people = sorted({1, *(n for _, one, other, _ in rest for n in (one, other))})
    table = Crosstable.from_games(
        [(n, f"Player {n}") for n in people],
        [(1, 1, 2, "0-1"), (2, 1, 3, "0-1"), (3, 1, 4, "0-1"), *rest],
    )
    assert value(table, "SOS:AVG") == Fraction(19, 30)
    assert evaluate(table, "SOS:AVG").text(1) == "0.6333"
    assert value(table, "SOS:SUM") == 4 + 3 + 2


# Ann beat Bob and Cleo; Bob beat Dov and has a bye; Cleo beat Dov; Dov was absent once.
WARGAME = Crosstable.from_games(
    ["Ann", "Bob", "Cleo", "Dov"],
    [(1, 1, 2, "1-0"), (2, 1, 3, "1-0"), (2, 2, 4, "1-0"), (3, 3, 4, "1-0")],
    byes=[(1, 3, "H"), (1, 4, "Z"), (3, 2, "U"), (3, 1, "Z")],
)


def test_strength_of_schedule() -> None:
    """Sums, means per round entered, and means of those means."""
    # Points: Ann 2 of 2 rounds, Bob 2 of 3, Cleo 1.5 of 3, Dov 0 of 2.
    assert column(WARGAME, "SOS:SUM") == numbers("7/2 2 2 7/2")
    assert column(WARGAME, "SOS:AVG") == numbers("7/12 1/2 1/2 7/12")
    assert column(WARGAME, "SOS:EXT") == numbers("1/2 7/12 7/12 1/2")


def test_esports_buchholz_of_the_specification() -> None:
    """An opponent on 2-0 and one on 1-1 make 2 + 0 = 2."""
    table = Crosstable.from_games(
        ["Ann", "Bob", "Cleo", "Dov"],
        [(1, 2, 1, "1-0"), (1, 3, 4, "1-0"), (2, 1, 3, "1-0"), (2, 2, 4, "1-0")],
    )
    assert value(table, "ESP:BH") == 2
    # Bob met 1-1 and 0-2, Cleo 0-2 and 1-1, Dov 1-1 and 2-0.
    assert column(table, "ESP:BH") == [2, -2, -2, 2]


@pytest.mark.parametrize("code", ["SOS:AVG", "SOS:EXT", "TCG:OMW", "TCG:PKM", "TCG:PKM2", "TCG:UA"])
def test_a_mean_without_an_opponent(code: str) -> None:
    """Who met nobody has no mean, with the reason."""
    table = Crosstable.from_games(["Ann", "Bob", "Cleo"], [(1, 1, 2, "1-0")], byes=[(1, 3, "U")])
    found = evaluate(table, code)
    assert found.value(3) is None
    assert "no value, no games count" in explain(found.working(3))
