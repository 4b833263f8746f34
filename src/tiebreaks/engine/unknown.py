"""What is wrong with a code that no registry has."""

from __future__ import annotations

from collections.abc import Sequence

from tiebreaks.errors import Problem

EXTERNAL = "EXT:"  # what the codes of values from outside begin with
SWISS_MANAGER = "SM:"


def unknown_tiebreak(written: str, near: Sequence[str]) -> Problem:
    """Return the problem with a name that is not known, and the nearest ones.

    >>> unknown_tiebreak("BHC", ["BH", "HBH"])
    "unknown tie-break 'BHC'; the nearest are BH, HBH"
    """
    hint = Problem("nearest_codes", "; the nearest are {codes}", codes=", ".join(near))
    return Problem(
        "unknown_tiebreak",
        "unknown tie-break {written!r}{hint}",
        written=written,
        hint=hint if near else "",
    )


def what_is_missing(code: str) -> Problem | None:
    """Say what a code of a space that holds no tie-breaks needs."""
    if code.startswith(EXTERNAL):
        return Problem(
            "values_missing",
            "{tiebreak} needs values from outside the table: give them with --ext {name}=FILE,"
            " or external({name!r}, ...)",
            tiebreak=code,
            name=code.removeprefix(EXTERNAL).lower(),
        )
    if code.startswith(SWISS_MANAGER):
        return Problem(
            "only_parameters_may_follow",
            "{tiebreak}: behind a number of Swiss-Manager only parameters in brackets may follow",
            tiebreak=code,
        )
    return None
