"""The differential run needs gacrux (extra `conformance`); everything else here does not."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from pathlib import Path

# The modules of this folder are run as programs, too, so they import one another by plain names.
sys.path.insert(0, str(Path(__file__).parent))

MISSING = find_spec("gacrux") is None
collect_ignore = ["test_conformance.py"] if MISSING else []


def pytest_report_collectionfinish() -> str:
    """Say in every run whether the differential tests are part of it."""
    if MISSING:
        return "conformance: gacrux is not installed, its golden answers stand in for it"
    return "conformance: random tournaments are compared with gacrux itself"
