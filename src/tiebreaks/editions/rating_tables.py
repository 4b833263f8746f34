"""The tables of the FIDE Rating Regulations B.02, 8.1: fractional score and rating difference."""

from __future__ import annotations

from bisect import bisect_left
from functools import cache, lru_cache

# Table 8.1.1: dp by the score in percent, 0 to 100.
_DP_UPPER_HALF = (
    *(0, 7, 14, 21, 29, 36, 43, 50, 57, 65),
    *(72, 80, 87, 95, 102, 110, 117, 125, 133, 141),
    *(149, 158, 166, 175, 184, 193, 202, 211, 220, 230),
    *(240, 251, 262, 273, 284, 296, 309, 322, 336, 351),
    *(366, 383, 401, 422, 444, 470, 501, 538, 589, 677),
    800,
)
DP = (*(-dp for dp in _DP_UPPER_HALF[:0:-1]), *_DP_UPPER_HALF)

# Table 8.1.2: the last difference at which the higher rated scores 50, 51, ... 99 percent.
_BANDS = (
    *(3, 10, 17, 25, 32, 39, 46, 53, 61, 68),
    *(76, 83, 91, 98, 106, 113, 121, 129, 137, 145),
    *(153, 162, 170, 179, 188, 197, 206, 215, 225, 235),
    *(245, 256, 267, 278, 290, 302, 315, 328, 344, 357),
    *(374, 391, 411, 432, 456, 484, 517, 559, 619, 735),
)
LARGEST_DIFFERENCE = _BANDS[-1] + 1  # from here on the expected score is 100 percent


def expected_percent(difference: int) -> int:
    """Return the expected score in percent for a rating difference; no cut at 400.

    >>> expected_percent(3), expected_percent(-4), expected_percent(736)
    (50, 49, 100)
    """
    upper = 50 + bisect_left(_BANDS, abs(difference))
    return upper if difference >= 0 else 100 - upper


REACH = 1 << 13  # more than the ratings of people differ


@cache
def expected_percents() -> tuple[bytes, int]:
    """Return the expected score in percent for every difference up to REACH, and where 0 stands.

    >>> percents, zero = expected_percents()
    >>> percents[zero + 4], percents[zero - 4], percents[zero + REACH]
    (51, 49, 100)
    """
    upper = bytes(map(expected_percent, range(LARGEST_DIFFERENCE))).ljust(REACH + 1, bytes([100]))
    return bytes([100 - percent for percent in reversed(upper[1:])]) + upper, REACH


@lru_cache
def lowest_difference(percent: int) -> int:
    """Return the lowest rating difference at which at least so many percent are expected.

    >>> lowest_difference(50), lowest_difference(51), lowest_difference(100)
    (-3, 4, 736)
    """
    differences = range(-LARGEST_DIFFERENCE, LARGEST_DIFFERENCE)
    return differences.start + bisect_left(differences, percent, key=expected_percent)
