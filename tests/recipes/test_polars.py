"""Data frames of games become data frames of standings, with polars."""

from __future__ import annotations

import polars as pl
import pytest

from recipes.programs import program
from tiebreaks import Crosstable


def test_a_frame_of_games_becomes_a_frame_of_standings(capsys: pytest.CaptureFixture[str]) -> None:
    """The values are those worked out by hand; the last game has no result."""
    frame: pl.DataFrame = program("The same with polars").frame
    assert frame["place"].to_list() == [1, 2, 3, 4]
    assert frame["name"].to_list() == ["Ada", "Cleo", "Ben", "Dov"]
    assert frame["PTS"].to_list() == [2.5, 1, 1, 0.5]
    # Ada: 1 + 1/2 + 1 x 1/2; Cleo: 1/2 x 1/2 + 5/2 x 1/2; Ben: 1; Dov: 1 x 1/2.
    assert frame["SB"].to_list() == [2, 1.5, 1, 0.5]
    assert "1.25" in capsys.readouterr().out


def test_frames_are_taken_as_they_are() -> None:
    """The columns of players and games are found by their names."""
    players = pl.DataFrame(
        {"name": ["Ann", "Bob"], "number": [4, 7], "rating": [None, 1900], "club": ["A", "B"]}
    )
    games = pl.DataFrame({"result": ["1-0"], "white": [7], "black": [4], "round": [1]})
    table = Crosstable.from_games(players, games)
    assert table.games() == ((1, 7, 4, "1-0"),)
    assert [(p.number, p.name, p.rating) for p in table.participants] == [
        (4, "Ann", None),
        (7, "Bob", 1900),
    ]
