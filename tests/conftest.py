"""Examples are the same on every machine; tests in a browser are there when a browser is."""

from __future__ import annotations

import shutil

import pytest
from hypothesis import HealthCheck, settings

from browser.webdriver import BROWSERS, DRIVER, found

# However slow a machine is, and however often they run, tests that draw examples do the same.
settings.register_profile(
    "tests",
    max_examples=100,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("tests")

PROGRAMS = found()
collect_ignore_glob = [] if PROGRAMS else ["browser/test_*.py"]


def state() -> str:
    """Say which browser the pages are tried in, or what is missing for it."""
    if PROGRAMS:
        return f"browser: {PROGRAMS[0]}"
    missing = [] if any(map(shutil.which, BROWSERS)) else [BROWSERS[0]]
    missing += [] if shutil.which(DRIVER) else [DRIVER]
    return f"browser: none, tests/browser is left out; not installed: {', '.join(missing)}"


def pytest_report_header() -> str:
    """Say it at the head of a run."""
    return state()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say it at the end, too, where something is left out: a quiet run has no head."""
    if not PROGRAMS:
        terminalreporter.write_line(state(), yellow=True)
