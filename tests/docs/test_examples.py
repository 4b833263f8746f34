"""Every program and every file of `examples` works."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
DASK = find_spec("distributed") is not None  # else the head of the run says what is left out
PROGRAMS = sorted(path for path in EXAMPLES.glob("*.py") if DASK or "dask" not in path.name)
REPORTS = sorted(EXAMPLES.glob("*.trf"))


def run(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """Run this Python in the folder above the examples, as a reader would."""
    return subprocess.run(
        [sys.executable, "-W", "error", *map(str, arguments)],
        cwd=EXAMPLES.parent,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )


def test_there_are_examples() -> None:
    """There is a program and a tournament report among the examples."""
    assert PROGRAMS
    assert REPORTS


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda path: path.name)
def test_every_program_runs_and_prints(program: Path) -> None:
    """An example program ends well, prints something and complains of nothing."""
    done = run(program)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.strip()


@pytest.mark.parametrize("report", REPORTS, ids=lambda path: path.name)
def test_every_report_has_standings(report: Path) -> None:
    """The command line ranks an example report, a line for every participant in it."""
    done = run("-m", "tiebreaks", "standings", report, "--format", "tsv")
    assert done.returncode == 0, done.stderr
    records = [line[:3] for line in report.read_text("utf-8").splitlines()]
    participants = [tag for tag in records if tag == ("310" if "310" in records else "001")]
    assert len(done.stdout.splitlines()) == 1 + len(participants) > 1


def test_the_program_for_archives_is_on_its_page() -> None:
    """The page on large archives shows the program as it is, of fewer than 60 lines."""
    program = (EXAMPLES / "check_with_dask.py").read_text("utf-8")
    page = (EXAMPLES.parent / "docs" / "how-to" / "large-archives.md").read_text("utf-8")
    assert f"```python\n{program}```\n" in page
    assert len(program.splitlines()) < 60
