"""Values that may be missing by their type, but not in the table at hand."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def known(value: T | None) -> T:
    """Return a value, which has to be there."""
    assert value is not None
    return value
