"""The league is ranked by three points for a win, head to head first."""

from __future__ import annotations

import pytest

from recipes.programs import program


def test_the_table_of_the_league() -> None:
    """Points, the games between those who are level, and goals are those added up by hand."""
    standings = program("A league").standings()
    assert [row.participant.name for row in standings] == ["Anchor", "Dolphin", "Beacon", "Compass"]
    # Anchor 3 wins 2 draws, Dolphin and Beacon 2 and 2, Compass 1 and 2.
    assert [row["PTS"] for row in standings] == [11, 8, 8, 5]
    # Goals 8:4, 5:6, 9:4, 3:11. Beacon's are better, but Dolphin has 4 points of 1:1 and 1:0.
    assert [row["SPREAD"] for row in standings] == [4, -1, 5, -8]
    assert standings.row(2).decided_by == "DE"


def test_what_decides_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    """The comparison shows the two games between the clubs that are level."""
    module = program("A league")
    comparison = module.explain(module.standings().compare(2, 4))
    assert comparison.splitlines()[0] == "4 Dolphin is above 2 Beacon: place 2 v. 3"
