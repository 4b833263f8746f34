"""Examples are the same on every machine; some tests are there when what they need is."""

from __future__ import annotations

import shutil
from importlib.util import find_spec
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from browser.webdriver import BROWSERS, DRIVER, found

# However slow a machine is, and however often they run, tests that draw examples do the same;
# with `--hypothesis-profile fresh --hypothesis-seed N` others, which the seed N repeats.
settings.register_profile(
    "tests",
    max_examples=100,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile("fresh", settings.get_profile("tests"), derandomize=False)
settings.load_profile("tests")

PROGRAMS = found()
GACRUX = find_spec("gacrux") is not None
# What the programs of the recipes need, and their tests beside them (extra `docs`).
PACKAGES = ("chess", "django", "fastapi", "httpx2", "multipart", "pandas", "polars")
NOT_THERE = [name for name in PACKAGES if find_spec(name) is None]
DASK = find_spec("distributed") is not None
# The benchmarks ask the system for the time of commands, and the memory of a process.
MEASURES = find_spec("resource") is not None and Path("/proc/self/status").exists()
collect_ignore_glob = [
    *([] if PROGRAMS else ["browser/test_*.py"]),
    *([] if GACRUX else ["conformance/test_conformance.py"]),
    *(["recipes/test_*.py"] if NOT_THERE else []),
    *([] if DASK else ["archives/test_dask.py"]),
    *([] if MEASURES else ["benchmarks/*.py"]),
]


def browser_state() -> str:
    """Say which browser the pages are tried in, or what is missing for it."""
    if PROGRAMS:
        return f"browser: {PROGRAMS[0]}"
    missing = [] if any(map(shutil.which, BROWSERS)) else [BROWSERS[0]]
    missing += [] if shutil.which(DRIVER) else [DRIVER]
    return f"browser: none, tests/browser is left out; not installed: {', '.join(missing)}"


def conformance_state() -> str:
    """Say whether random tournaments are compared with gacrux (extra `conformance`)."""
    if GACRUX:
        return "conformance: random tournaments are compared with gacrux itself"
    return "conformance: gacrux is not installed, its golden answers stand in for it"


def recipes_state() -> str:
    """Say whether the programs of the page of recipes are run, or what is missing for them."""
    if not NOT_THERE:
        return "recipes: the programs of the page are run"
    return f"recipes: tests/recipes is left out; not installed: {', '.join(NOT_THERE)}"


def dask_state() -> str:
    """Say whether an archive is checked on a cluster (extra `dask`)."""
    if DASK:
        return "dask: an archive is checked on a cluster of this machine"
    return "dask: tests/archives and its example are left out; not installed: distributed"


def benchmarks_state() -> str:
    """Say whether the benchmarks are run on small tables, or why they are left out."""
    if MEASURES:
        return "benchmarks: run on small tables"
    return "benchmarks: tests/benchmarks is left out: they measure memory as Linux reports it"


def pytest_report_header() -> list[str]:
    """Say it at the head of a run."""
    return [browser_state(), conformance_state(), recipes_state(), dask_state(), benchmarks_state()]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say it at the end, too, where something is left out: a quiet run has no head."""
    if not PROGRAMS:
        terminalreporter.write_line(browser_state(), yellow=True)
    if NOT_THERE:
        terminalreporter.write_line(recipes_state(), yellow=True)
    if not DASK:
        terminalreporter.write_line(dask_state(), yellow=True)
    if not MEASURES:
        terminalreporter.write_line(benchmarks_state(), yellow=True)
