"""Data frames of games become data frames of standings, with polars."""

from __future__ import annotations

import polars as pl
import pytest

from recipes.programs import program


def test_a_frame_of_games_becomes_a_frame_of_standings(capsys: pytest.CaptureFixture[str]) -> None:
    """The values are those worked out by hand; the last game has no result."""
    frame: pl.DataFrame = program("The same with polars").frame
    assert frame["place"].to_list() == [1, 2, 3, 4]
    assert frame["name"].to_list() == ["Ada", "Cleo", "Ben", "Dov"]
    assert frame["PTS"].to_list() == [2.5, 1, 1, 0.5]
    # Ada: 1 + 1/2 + 1 x 1/2; Cleo: 1/2 x 1/2 + 5/2 x 1/2; Ben: 1; Dov: 1 x 1/2.
    assert frame["SB"].to_list() == [2, 1.5, 1, 0.5]
    assert "1.25" in capsys.readouterr().out
