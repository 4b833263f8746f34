"""The differential run needs gacrux (extra `conformance`); everything else here does not."""

from __future__ import annotations

from importlib.util import find_spec

MISSING = find_spec("gacrux") is None
collect_ignore = ["test_conformance.py"] if MISSING else []


def pytest_report_collectionfinish() -> str:
    """Say in every run whether the differential tests are part of it."""
    if MISSING:
        return "conformance: gacrux is not installed, its golden answers stand in for it"
    return "conformance: random tournaments are compared with gacrux itself"
