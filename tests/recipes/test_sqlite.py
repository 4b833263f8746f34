"""The tournament manager ranks what its database holds."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from recipes.programs import program
from tiebreaks import Standings


def points(standings: Standings) -> dict[str, object]:
    """Return the points by name, in final order."""
    return {row.participant.name: row["PTS"] for row in standings}


def test_the_standings_after_each_round(capsys: pytest.CaptureFixture[str]) -> None:
    """Both tables are printed: after two rounds, and with one game of the third still open."""
    program("A tournament manager: sqlite3").main()
    printed = capsys.readouterr().out
    after_two, now = printed.split("after round 3 of 3")
    assert "after round 2 of 3" in after_two
    assert "1 game without a result" in now


def test_games_by_number_and_null_for_open_ones() -> None:
    """Results that are NULL are open games; the points are those added up by hand."""
    module = program("A tournament manager: sqlite3")
    with closing(sqlite3.connect(":memory:")) as database:
        database.executescript(module.TABLES)
        people = [(1, "Ada", 2000), (2, "Ben", None), (3, "Cleo", 1800), (4, "Dov", None)]
        database.executemany("INSERT INTO players VALUES (?, ?, ?)", people)
        games = [(1, 1, 3), (1, 2, 4), (2, 4, 1), (2, 3, 2), (3, 1, 2), (3, 3, 4)]
        database.executemany("INSERT INTO games VALUES (?, ?, ?, NULL)", games)
        module.enter(database, 1, 1, 3, "1-0")
        module.enter(database, 1, 2, 4, "1/2-1/2")
        module.enter(database, 2, 4, 1, "0-1")
        module.enter(database, 3, 3, 4, "1-0")
        assert points(module.standings(database, after=1)) == {
            "Ada": 1,
            "Ben": 0.5,
            "Dov": 0.5,
            "Cleo": 0,
        }
        assert points(module.standings(database)) == {"Ada": 2, "Cleo": 1, "Ben": 0.5, "Dov": 0.5}
        # Ada met Cleo (1) and Dov (1/2): 3/2, and 1 without the lowest; the game with Ben is open.
        first = module.standings(database).first
        assert (first["BH"], first["BH/C1"], first["SB"]) == (1.5, 1, 1.5)
