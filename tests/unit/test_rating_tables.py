"""The tables of the FIDE Rating Regulations B.02, 8.1."""

from __future__ import annotations

import pytest

from tiebreaks.editions.rating_tables import DP, LARGEST_DIFFERENCE, expected_percent


def test_dp_has_every_percentage() -> None:
    """There is an entry for 0 to 100 percent."""
    assert len(DP) == 101


def test_dp_is_antisymmetric() -> None:
    """What a percentage adds, the rest to 100 takes away."""
    assert all(DP[100 - p] == -DP[p] for p in range(101))


def test_dp_rises() -> None:
    """More percent never bring less."""
    assert all(DP[p] < DP[p + 1] for p in range(100))


@pytest.mark.parametrize(
    ("percent", "dp"),
    [
        (0, -800),
        (1, -677),
        (13, -322),
        (25, -193),
        (33, -125),
        (40, -72),
        (49, -7),
        (50, 0),
        (51, 7),
        (54, 29),
        (60, 72),
        (67, 125),
        (75, 193),
        (83, 273),
        (90, 366),
        (95, 470),
        (99, 677),
        (100, 800),
    ],
)
def test_dp_entries(percent: int, dp: int) -> None:
    """Single entries of table 8.1.1."""
    assert DP[percent] == dp


@pytest.mark.parametrize(
    ("difference", "percent"),
    [
        (0, 50),
        (3, 50),
        (4, 51),
        (10, 51),
        (11, 52),
        (25, 53),
        (50, 57),
        (54, 58),
        (91, 62),
        (92, 63),
        (98, 63),
        (99, 64),
        (100, 64),
        (153, 70),
        (197, 75),
        (198, 76),
        (245, 80),
        (344, 88),
        (374, 90),
        (391, 91),
        (400, 92),
        (401, 92),
        (411, 92),
        (412, 93),
        (517, 96),
        (619, 98),
        (620, 99),
        (735, 99),
        (736, 100),
        (2000, 100),
    ],
)
def test_bands(difference: int, percent: int) -> None:
    """The ends of the bands of table 8.1.2, for both players; no cut at 400."""
    assert expected_percent(difference) == percent
    if difference > 3:
        assert expected_percent(-difference) == 100 - percent


def test_small_differences_are_even() -> None:
    """From 3 below to 3 above the expected score is one half."""
    assert {expected_percent(difference) for difference in range(-3, 4)} == {50}
    assert expected_percent(-4) == 49


def test_expected_percent_rises() -> None:
    """A higher rating never expects less, and every percentage from 0 to 100 occurs."""
    percents = [expected_percent(d) for d in range(-LARGEST_DIFFERENCE, LARGEST_DIFFERENCE + 1)]
    assert percents == sorted(percents)
    assert set(percents) == set(range(101))
