"""Exact numbers: reading, rounding and writing."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tiebreaks._exact import (
    FrozenMap,
    common_scale,
    decimal,
    exact,
    exact_number,
    round_half_up,
    to_text,
)


@pytest.mark.parametrize(
    ("value", "expected"),
    [(3, Fraction(3)), ("0.5", Fraction(1, 2)), ("1/3", Fraction(1, 3)), (Fraction(2, 3),) * 2],
)
def test_exact(value: int | str | Fraction, expected: Fraction) -> None:
    """Whole numbers, text and fractions are exact."""
    assert exact(value) == expected


@pytest.mark.parametrize("value", [0.1, None, b"1"])
def test_what_is_not_exact(value: object) -> None:
    """Anything else is refused."""
    with pytest.raises(TypeError, match="exact number"):
        exact(value)  # type: ignore[arg-type]


@pytest.mark.parametrize("value", [int, Fraction, True, float("nan"), float("inf"), "1/0"])
def test_what_is_no_number(value: object) -> None:
    """A kind of numbers is not a number, nor is what has no exact value."""
    assert exact_number(value) is None


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("2.5", "5/2"),
        ("2,5", "5/2"),
        (" 3 ", "3"),
        (".5", "1/2"),
        ("3.", "3"),
        ("-1.5", "-3/2"),
        ("+1", "1"),
        ("", None),
        ("x", None),
        ("1/2", None),
        ("1e3", None),
        ("1.2.3", None),
        (".", None),
        ("٣", None),
    ],
)
def test_decimal(text: str, value: str | None) -> None:
    """A decimal has a point or a comma and nothing else."""
    assert decimal(text) == (None if value is None else Fraction(value))


@pytest.mark.parametrize(
    ("numerator", "denominator", "rounded"),
    [
        (5, 2, 3),
        (7, 2, 4),
        (-5, 2, -2),
        (-7, 2, -3),
        (7, 3, 2),
        (8, 3, 3),
        (0, 5, 0),
        (1887, 1, 1887),
    ],
)
def test_round_half_up(numerator: int, denominator: int, rounded: int) -> None:
    """A half is rounded up, also below zero."""
    assert round_half_up(numerator, denominator) == rounded


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("3", "3"),
        ("5/2", "2.5"),
        ("331/12", "27.5833"),
        ("2/3", "0.6667"),
        ("1/16", "0.0625"),
        ("1/32", "0.0313"),
        ("-5/2", "-2.5"),
        ("-21", "-21"),
        ("0", "0"),
        ("-1/100000", "0"),
        ("99999/100000", "1"),
    ],
)
def test_to_text(value: str, text: str) -> None:
    """A decimal that ends within four places is written in full, another rounded half up."""
    assert to_text(Fraction(value)) == text


def test_to_text_with_places() -> None:
    """The number of places and the least number of decimals may be given."""
    assert to_text(Fraction("13.375"), places=2) == "13.38"
    assert to_text(Fraction(13), places=2, least=2) == "13.00"
    assert to_text(Fraction("0.25"), least=1) == "0.25"
    assert to_text(7, places=0) == "7"
    assert to_text(Fraction(5, 2), places=0) == "3"


def test_common_scale() -> None:
    """The scale is the least common multiple of the denominators."""
    assert common_scale([Fraction(1, 2), Fraction(2, 3), Fraction(5)]) == 6
    assert common_scale([]) == 1


def test_frozen_map() -> None:
    """A frozen map is a mapping that cannot be changed and can be a key."""
    given = {"a": 1}
    frozen = FrozenMap(given)
    given["a"] = 2
    assert frozen["a"] == 1
    assert frozen == {"a": 1}
    assert hash(frozen) == hash(FrozenMap([("a", 1)]))
    assert "FrozenMap" in repr(frozen)
    with pytest.raises(TypeError):
        frozen["a"] = 3  # type: ignore[index]
