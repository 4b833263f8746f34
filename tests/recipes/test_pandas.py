"""Data frames of games become data frames of standings, with pandas."""

from __future__ import annotations

from fractions import Fraction

import pandas as pd
import pytest

from recipes.programs import program
from tiebreaks import Crosstable


def test_a_frame_of_games_becomes_a_frame_of_standings(capsys: pytest.CaptureFixture[str]) -> None:
    """The values are those worked out by hand; the last game has no result."""
    frame: pd.DataFrame = program("A notebook: pandas").frame
    # Ada beat Ben and Dov and drew Cleo; Ben beat Cleo; Cleo drew Dov; Ben - Dov is open.
    by_name = frame.reset_index().set_index("name")
    half = Fraction(1, 2)
    assert by_name["PTS"].to_dict() == {"Ada": 5 * half, "Ben": 1, "Cleo": 1, "Dov": half}
    # Ada: 1 + 1/2 + 1 x 1/2; Ben: 1; Cleo: 1/2 x 1/2 + 5/2 x 1/2; Dov: 1 x 1/2.
    assert by_name["SB"].to_dict() == {"Ada": 2, "Ben": 1, "Cleo": 3 * half, "Dov": half}
    assert list(frame["name"]) == ["Ada", "Cleo", "Ben", "Dov"]
    assert capsys.readouterr().out.splitlines()[-1] == "1.25"


def test_frames_are_taken_as_they_are() -> None:
    """The columns of players and games are found by their names."""
    players = pd.DataFrame(
        {"name": ["Ann", "Bob"], "number": [4, 7], "rating": [None, 1900], "club": ["A", "B"]}
    )
    games = pd.DataFrame({"result": ["1-0"], "white": [7], "black": [4], "round": [1]})
    table = Crosstable.from_games(players, games)
    assert table.games() == ((1, 7, 4, "1-0"),)
    assert [(p.number, p.name, p.rating) for p in table.participants] == [
        (4, "Ann", None),
        (7, "Bob", 1900),
    ]
