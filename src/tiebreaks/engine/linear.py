"""Systems of linear equations, solved exactly in whole numbers."""

from __future__ import annotations

from collections.abc import Sequence


def solve(matrix: Sequence[Sequence[int]], right: Sequence[int]) -> tuple[list[int], int]:
    """Return the solution of matrix x = right as numerators over one denominator.

    The matrix is symmetric and positive definite, so that no pivot is 0 in any order. Elimination
    is Bareiss's: every division comes out even, and no number grows larger than a determinant.
    Only the upper triangle is computed; the right side is the last entry of each row.

    >>> solve([[2, -1], [-1, 2]], [3, 0])
    ([6, 3], 3)
    """
    rows = [[*row[k:], entry] for k, (row, entry) in enumerate(zip(matrix, right, strict=True))]
    before = 1
    for k, row in enumerate(rows):
        pivot = row[0]
        for i in range(k + 1, len(rows)):
            factor, above = row[i - k], row[i - k :]
            rows[i] = [
                (pivot * entry - factor * other) // before
                for entry, other in zip(rows[i], above, strict=True)
            ]
        before = pivot
    return _back(rows, before), before


def _back(rows: Sequence[Sequence[int]], determinant: int) -> list[int]:
    """Return the numerators over the determinant, from the last equation to the first."""
    found: list[int] = []
    for pivot, *others, entry in reversed(rows):
        known = sum(a * x for a, x in zip(others, reversed(found), strict=True))
        found.append((determinant * entry - known) // pivot)
    return found[::-1]
