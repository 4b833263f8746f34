"""The tests in a browser are there when a browser is, and it is said when they are not."""

from __future__ import annotations

import shutil

import pytest

from browser.webdriver import BROWSERS, DRIVER, found

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
