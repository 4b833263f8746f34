"""What each outcome awards."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tiebreaks import Crosstable, PointsSystem, evaluate, outcomes

KINDS = {
    "win": outcomes.WIN,
    "draw": outcomes.DRAW,
    "loss": outcomes.LOSS,
    "short win": outcomes.SHORT_WIN,
    "short draw": outcomes.SHORT_DRAW,
    "short loss": outcomes.SHORT_LOSS,
    "adjourned": outcomes.ADJOURNED,
    "forfeit win": outcomes.FORFEIT_WIN,
    "forfeit loss": outcomes.FORFEIT_LOSS,
    "pairing bye": outcomes.PAIRING_BYE,
    "full bye": outcomes.FULL_BYE,
    "half bye": outcomes.HALF_BYE,
    "zero bye": outcomes.ZERO_BYE,
    "open": outcomes.OPEN,
}


def awards(system: PointsSystem) -> list[Fraction]:
    """Return the points of every kind, in the order of `KINDS`."""
    return [system.award(outcome) for outcome in KINDS.values()]


def listed(text: str) -> list[Fraction]:
    """Return numbers written in one text."""
    return [Fraction(word) for word in text.split()]


def test_standard() -> None:
    """1 for a win, a half for a draw; byes and forfeits follow them; absence is nothing."""
    assert awards(PointsSystem()) == listed("1 1/2 0 1 1/2 0 1/2 1 0 1 1 1/2 0 0")


def test_three_points_a_win() -> None:
    """With 3-1-0 everything follows, half-point byes are worth a draw."""
    assert awards(PointsSystem(3, 1, 0)) == listed("3 1 0 3 1 0 1 3 0 3 3 1 0 0")


def test_a_point_for_a_loss() -> None:
    """A lost game may bring a point; a forfeit loss and an absence then do not."""
    assert awards(PointsSystem(3, 2, 1)) == listed("3 2 1 3 2 1 2 3 0 3 3 2 0 0")


def test_each_by_itself() -> None:
    """Every kind of bye, forfeit and adjourned game may have points of its own."""
    system = PointsSystem(
        forfeit_win="0.9",
        forfeit_loss="0.1",
        pairing_bye="0.8",
        full_bye="0.7",
        half_bye="0.4",
        zero_bye="0.2",
        adjourned="0.3",
    )
    assert awards(system) == listed("1 1/2 0 1 1/2 0 0.3 0.9 0.1 0.8 0.7 0.4 0.2 0")
    assert system.scale == 10


def test_by_color() -> None:
    """Black may be awarded differently; a colour that is not known counts as White."""
    system = PointsSystem(1, "0.5", 0, black_win="1.2", black_draw="0.6")
    assert system.colored
    assert system.award(outcomes.WIN, "b") == Fraction(6, 5)
    assert system.award(outcomes.SHORT_DRAW, "b") == Fraction(3, 5)
    assert system.award(outcomes.LOSS, "b") == 0
    assert system.award(outcomes.WIN, "w") == system.award(outcomes.WIN) == 1
    assert not PointsSystem().colored
    assert not PointsSystem(black_win=1).colored


def test_points_by_color_count() -> None:
    """Points of a table follow the colours."""
    table = Crosstable.parse(
        "1 Ann +W2 =B2\n2 Bob -B1 =W1", scoring=PointsSystem(black_draw="0.75")
    )
    assert evaluate(table, "PTS").value(1) == Fraction("1.75")
    assert evaluate(table, "PTS").value(2) == Fraction("0.5")


def test_wins_by_color() -> None:
    """A win with Black that is worth more is a win; as many points with White are none."""
    table = Crosstable.parse("1 Ann +B2\n2 Bob -W1", scoring=PointsSystem(black_win=2))
    assert evaluate(table, "WIN").value(1) == evaluate(table, "BWG").value(1) == 1


def test_scale() -> None:
    """The scale makes every award whole, and halves with them."""
    assert PointsSystem().scale == 2
    assert PointsSystem(3, 1, 0).scale == 2
    assert PointsSystem("1/3").scale == 6


@pytest.mark.parametrize("value", [0.5, 1.0, None])
def test_binary_fractions_are_refused(value: object) -> None:
    """Points are exact: whole numbers, fractions or text."""
    with pytest.raises(TypeError, match="exact number"):
        PointsSystem(value)  # type: ignore[arg-type]


def test_adjourned_points() -> None:
    """The provisional points of an adjourned game may be none."""
    table = Crosstable.parse("1 Ann 2wX\n2 Bob 1bX", scoring=PointsSystem(adjourned=0))
    assert evaluate(table, "PTS").value(1) == 0
