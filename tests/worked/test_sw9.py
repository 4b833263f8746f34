"""FIDE Technical Commission, exercise 25: direct encounter after nine rounds."""

from __future__ import annotations

import pytest
from worked_tables import EDITIONS, SW9, groups

from tiebreaks import rank


@pytest.mark.parametrize("edition", EDITIONS)
def test_order_by_points_and_direct_encounter(edition: str) -> None:
    """Of the four with 6.0 points Franck is first and Bruno last; elsewhere nobody is parted."""
    standings = rank(SW9, "PTS, DE", edition=edition)
    assert groups(standings) == [
        [3], [6], [1, 4], [2], [7, 8, 16], [5, 10, 14, 15], [11], [9, 12], [13],
    ]  # fmt: skip
    places = [1, 2, 3, 3, 5, 6, 6, 6, 9, 9, 9, 9, 13, 14, 14, 16]
    assert [row.place for row in standings] == places


@pytest.mark.parametrize("edition", EDITIONS)
def test_separate_standings(edition: str) -> None:
    """Among themselves Franck has 2.0, Alyx and David 1.5, Bruno 1.0; then a drawn game is left."""
    first, second = rank(SW9, "DE", edition=edition).group_working("DE", participant=1).steps
    assert {row.number: row.score for row in first.rows} == {6: 2, 1: 1.5, 4: 1.5, 2: 1}
    assert first.groups == ((6,), (1, 4), (2,))
    assert [row.score for row in second.rows] == [0.5, 0.5]
    assert second.groups == ((1, 4),)
