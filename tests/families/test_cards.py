"""Card games: shares of wins with a lowest value, and the means of the opponents' shares."""

from __future__ import annotations

from fractions import Fraction

import pytest
from small_tables import column, value

from tiebreaks import Crosstable, Descriptor, PointsSystem, Score, evaluate, explain

CARDS = PointsSystem(3, 1, 0)
Games = list[tuple[int, int, int, str | Score]]


def records(*rows: str, byes: int = 0) -> Crosstable:
    """Return a table in which player 1 met one opponent for each row, who has its results.

    A row begins with player 1's result against that opponent; what follows are the opponent's own
    results against others, as 1, = and 0. Player 1 has `byes` at the end.
    """
    results = {"1": "1-0", "=": "½-½", "0": "0-1"}
    games: Games = []
    number = len(rows) + 1
    for r, row in enumerate(rows, 1):
        games.append((r, 1, r + 1, results[row[0]]))
        for k, letter in enumerate(row[1:], len(rows) + 1):
            number += 1
            games.append((k, r + 1, number, results[letter]))
    last = len(rows) + byes
    return Crosstable.from_games(
        [f"Player {n}" for n in range(1, number + 1)],
        games,
        byes=[(r, 1, "U") for r in range(len(rows) + 1, last + 1)],
        scoring=CARDS,
    )


@pytest.mark.parametrize(
    ("rows", "byes", "expected"),
    [
        (["1"] * 6 + ["0"] * 2 + ["="], 0, Fraction(19, 27)),
        (["1"] * 4 + ["0"] * 2 + ["="], 2, Fraction(13, 21)),
        (["1"] + ["0"] * 4, 0, Fraction(33, 100)),
        ([], 3, Fraction(33, 100)),
    ],
)
def test_match_wins_of_the_specification(rows: list[str], byes: int, expected: Fraction) -> None:
    """TCG:MW of 6-2-1 is 19/27; with two byes among the wins 13/21; 1-4 and nobody met 0.33."""
    assert value(records(*rows, byes=byes), "TCG:MW") == expected


def test_match_wins_as_text() -> None:
    """Shares of 1 are shown with four decimals."""
    assert evaluate(records(*["1"] * 6, "0", "0", "="), "TCG:MW").text(1) == "0.7037"
    assert evaluate(records("1", "0", "0", "0", "0"), "TCG:MW").text(1) == "0.3300"


def test_opponents_match_wins_of_the_specification() -> None:
    """Opponents with .60, .25 and .75: (.60 + .33 + .75) / 3 = 56.00%."""
    # 3-2, 1-3 and 3-1; the first result of a row is player 1's.
    table = records("0" + "1100", "1" + "100", "0" + "110", byes=1)
    assert value(table, "TCG:OMW") == Fraction(56, 100)
    assert evaluate(table, "TCG:OMW").text(1) == "0.5600"


def test_opponents_wins_of_the_specification() -> None:
    """Opponents with .60, .10 and .75: (.60 + .25 + .75) / 3 = 53.33%."""
    # 3-2; a tie and four losses; 3-1.
    table = records("0" + "1100", "1" + "=000", "0" + "110")
    assert value(table, "TCG:PKM") == Fraction(8, 15)
    assert evaluate(table, "TCG:PKM").text(1) == "0.5333"
    line = "  round 2: beat Player 3: 0.25 (raised from 0.1 to the lowest value that counts)"
    assert line in explain(evaluate(table, "TCG:PKM").working(1)).splitlines()


def test_opponents_match_wins_with_a_third() -> None:
    """TCG:UA is as TCG:OMW, each opponent with a third at least: (.60 + 1/3 + .75) / 3."""
    table = records("0" + "1100", "1" + "100", "0" + "110", byes=1)
    assert value(table, "TCG:UA") == (Fraction(6, 10) + Fraction(1, 3) + Fraction(3, 4)) / 3


def test_ten_of_fourteen_games_of_the_specification() -> None:
    """TCG:GW of ten wins in fourteen games is 30 of 42 points, 71.43%."""
    games = [
        (r, 1, r + 1, score)
        for r, score in enumerate(
            [Score(2, 0), Score(2, 1), Score(2, 0), Score(2, 1), Score(2, 2)], 1
        )
    ]
    table = Crosstable.from_games([f"Player {n}" for n in range(1, 7)], games, scoring=CARDS)
    assert value(table, "TCG:GW") == Fraction(30, 42)
    assert evaluate(table, "TCG:GW").text(1) == "0.7143"


MAGIC = Crosstable.from_games(
    ["Ann", "Bob", "Cleo", "Dov", "Eve"],
    [
        (1, 1, 2, Score(2, 1)),
        (1, 3, 4, Score(1, 1, drawn=1)),
        (2, 1, 3, "+-"),
        (2, 2, 5, Score(2, 0)),
        (3, 1, 5, Score(0, 2)),
        (3, 2, 3, "--"),
    ],
    byes=[(1, 5, "U"), (2, 4, "H"), (3, 4, "Z")],
    scoring=CARDS,
)


def test_forfeited_matches_count_and_byes_do_not() -> None:
    """In TCG:MW a forfeit is a match lost or won against a real opponent; both may lose it."""
    # Ann: won, won by forfeit, lost. Bob: lost, won, lost. Cleo: drew, lost, lost. Dov: drew.
    # Eve: lost, won.
    assert column(MAGIC, "TCG:MW") == [
        Fraction(6, 9),
        Fraction(3, 9),
        Fraction(33, 100),
        Fraction(1, 3),
        Fraction(3, 6),
    ]


def test_games_of_byes_and_forfeits() -> None:
    """TCG:GW counts a bye as 2-0, a forfeit as 2-0 or 0-2, and a drawn game as a point."""
    # Ann: 2-1, 2-0, 0-2, 12 of 21. Bob: 1-2, 2-0, 0-2, 9 of 21. Cleo: 4 of 9, 0-2, 0-2: 4 of 21.
    # Dov: 4 of 9; his byes are none of a win. Eve: 2-0, 0-2, 2-0: 12 of 18.
    assert column(MAGIC, "TCG:GW") == [
        Fraction(12, 21),
        Fraction(9, 21),
        Fraction(33, 100),
        Fraction(4, 9),
        Fraction(2, 3),
    ]


def test_means_over_real_opponents() -> None:
    """TCG:OMW and TCG:OGW have a term for every opponent of a match, forfeits included."""
    third, lowest = Fraction(1, 3), Fraction(33, 100)
    # Ann met Bob, Cleo (by forfeit) and Eve; Dov met only Cleo.
    assert value(MAGIC, "TCG:OMW", 1) == (third + lowest + Fraction(1, 2)) / 3
    assert value(MAGIC, "TCG:OMW", 4) == lowest
    assert value(MAGIC, "TCG:OGW", 1) == (Fraction(3, 7) + lowest + Fraction(2, 3)) / 3


def test_opponents_of_opponents() -> None:
    """TCG:PKM2 is the mean of the opponents' TCG:PKM."""
    # Shares: Ann 2/3, Bob 1/3, Cleo 1/6 raised to 1/4, Dov 1/2, Eve 1/2.
    # TCG:PKM: Ann (1/3 + 1/4 + 1/2) / 3, Bob (2/3 + 1/2 + 1/4) / 3, Cleo (1/2 + 2/3 + 1/3) / 3,
    # Dov 1/4, Eve (1/3 + 2/3) / 2.
    assert column(MAGIC, "TCG:PKM") == [
        Fraction(13, 36),
        Fraction(17, 36),
        Fraction(1, 2),
        Fraction(1, 4),
        Fraction(1, 2),
    ]
    assert value(MAGIC, "TCG:PKM2", 1) == (Fraction(17, 36) + Fraction(1, 2) + Fraction(1, 2)) / 3
    assert value(MAGIC, "TCG:PKM2", 4) == Fraction(1, 2)


def test_the_points_of_the_event_change_no_share() -> None:
    """Shares are of 3-1-0, whatever the event awards."""
    games: Games = [(1, 1, 2, Score(2, 1)), (2, 1, 2, Score(1, 1))]
    for scoring in (CARDS, PointsSystem(), PointsSystem(2, 1, 0)):
        table = Crosstable.from_games(["Ann", "Bob"], games, scoring=scoring)
        assert column(table, "TCG:MW") == [Fraction(4, 6), Fraction(33, 100)]
        assert column(table, "TCG:PKM") == [Fraction(1, 4), Fraction(3, 4)]


def test_an_opponent_whose_games_are_not_known() -> None:
    """TCG:OGW has no value where an opponent has no TCG:GW; without meeting them it has."""
    table = Crosstable.from_games(
        ["Ann", "Bob", "Cleo", "Dov"],
        [(1, 1, 2, Score(2, 1)), (1, 3, 4, Score(2, 0)), (2, 1, 3, "1-0"), (2, 2, 4, Score(2, 0))],
    )
    found = evaluate(table, "TCG:OGW")
    assert [found.value(n) is None for n in (1, 2, 3, 4)] == [True, True, True, True]
    assert [evaluate(table, "TCG:GW").value(n) is None for n in (1, 2, 3, 4)] == [
        True,
        False,
        True,
        False,
    ]
    assert "the score of a game is missing" in explain(found.working(1))


def test_a_mean_opens_the_workings_of_the_opponents() -> None:
    """The working of a mean leads to those of the opponents' shares."""
    opened = evaluate(MAGIC, "TCG:OMW").opened(1)
    assert [(one.descriptor, one.number) for one in opened] == [
        (Descriptor("TCG:MW"), 2),
        (Descriptor("TCG:MW"), 3),
        (Descriptor("TCG:MW"), 5),
    ]


@pytest.mark.parametrize(
    ("number", "language", "line"),
    [
        (1, "en", "Ann: 6 of 9 points = 0.6667"),
        (3, "en", "Cleo: 1 of 9 points, raised to the lowest value that counts = 0.33"),
        (1, "de", "Ann: 6 von 9 Punkten = 0,6667"),
        (1, "fr", "Ann\N{NO-BREAK SPACE}: 6 sur 9 points = 0,6667"),
    ],
)
def test_the_line_of_a_share(number: int, language: str, line: str) -> None:
    """A share is written as the points of those possible, and says if it was raised."""
    working = evaluate(MAGIC, "TCG:MW").working(number)
    assert line in explain(working, language).splitlines()


def test_the_line_of_a_share_of_nothing() -> None:
    """Without a match the line says that the lowest value counts."""
    table = records(byes=2)
    lines = explain(evaluate(table, "TCG:MW").working(1)).splitlines()
    assert "Player 1: no match counts; the lowest value is 0.33" in lines
