"""The solver of linear equations."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tiebreaks.engine.linear import solve


def test_equations_worked_by_hand() -> None:
    """2x - y = 3 and 2y = x give x = 2, y = 1; 3x = 6 gives 2; nothing sought, nothing found."""
    assert solve([[2, -1], [-1, 2]], [3, 0]) == ([6, 3], 3)
    assert solve([[3]], [6]) == ([6], 3)
    assert solve([], []) == ([], 1)


@given(st.integers(1, 12), st.integers(0, 2**32))
def test_the_solution_solves_every_equation(size: int, seed: int) -> None:
    """Each row times the numerators is the right side times the denominator."""
    chance = Random(seed)
    root = [[chance.randint(-9, 9) for _ in range(size)] for _ in range(size)]
    square = [[sum(a * b for a, b in zip(x, y, strict=True)) for y in root] for x in root]
    matrix = [[entry + (i == j) for j, entry in enumerate(row)] for i, row in enumerate(square)]
    right = [chance.randint(-(10**6), 10**6) for _ in range(size)]
    found, denominator = solve(matrix, right)
    assert denominator > 0
    for row, entry in zip(matrix, right, strict=True):
        assert sum(a * x for a, x in zip(row, found, strict=True)) == denominator * entry


@pytest.mark.parametrize("size", [3, 7])
def test_nothing_received_is_changed(size: int) -> None:
    """The rows and the right side are as before."""
    matrix = [[size if i == j else -1 for j in range(size)] for i in range(size)]
    before, right = [row[:] for row in matrix], list(range(size))
    solve(matrix, right)
    assert (matrix, right) == (before, list(range(size)))
