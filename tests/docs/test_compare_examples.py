"""Comparing two participants names the criterion at which their values first differ."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

import tiebreaks

EXAMPLES = sorted((Path(__file__).parents[2] / "examples").glob("*.trf"))


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_the_first_difference_decides(path: Path) -> None:
    """For every pair the criteria before the deciding one are equal, and it is not."""
    event = tiebreaks.read(path)
    standings = tiebreaks.rank(event.crosstable, event.tiebreaks, edition=event.edition)
    rows = {row.participant.number: row for row in standings}
    for one, two in combinations(rows, 2):
        found = standings.compare(one, two)
        values = [
            (rows[found.first.number][c], rows[found.second.number][c]) for c in standings.codes
        ]
        differing = [c for c, (x, y) in zip(standings.codes, values, strict=True) if x != y]
        assert found.decided_by == (differing[0] if differing else None)
        assert [code for code, _ in found.equal] == list(
            standings.codes[: standings.codes.index(differing[0])] if differing else standings.codes
        )
        assert found.places[0] <= found.places[1]
