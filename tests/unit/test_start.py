"""What is loaded at the start: nothing that only other programs or commands need."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

EVENT = Path(__file__).parent.parent.parent / "examples" / "club-open.trf"
ROOMS = ("checking", "cli", "engine.other_names", "formats", "messages", "prizes", "report")
LATE = (
    "tiebreaks.messages.de",
    "tiebreaks.messages.en.problems",
    "tiebreaks.model.team_charts",
    "tiebreaks.model.wall_charts",
    "difflib",
    "hashlib",
    "html",
    "importlib.metadata",
)


def loaded(code: str) -> set[str]:
    """Return the modules that a new Python has loaded after some code."""
    code = f"import sys; {code}; print(*sys.modules, sep='\\n', file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(done.stderr.split())


def test_the_import_loads_no_files_reports_or_rankings() -> None:
    """A program that only imports the library loads what every use of it needs."""
    modules = loaded("import tiebreaks")
    rooms = {f"tiebreaks.{room}" for room in (*ROOMS, "standings")}
    assert "tiebreaks.engine.families" in modules
    assert not modules & {*rooms, *LATE}


@pytest.mark.parametrize(
    ("arguments", "unneeded"),
    [
        (["codes", "BH"], ("checking", "engine.other_names", "formats", "prizes", "standings")),
        (["standings", str(EVENT)], ("checking", "engine.other_names", "report.pages")),
        (["explain", str(EVENT), "1"], ("checking", "engine.other_names", "report.pages")),
    ],
)
def test_a_command_loads_what_it_needs(arguments: list[str], unneeded: tuple[str, ...]) -> None:
    """No command loads the rooms that only others need, nor other languages."""
    modules = loaded(f"from tiebreaks.cli import main; main({arguments!r})")
    assert "tiebreaks.cli" in modules
    assert not modules & {*(f"tiebreaks.{room}" for room in unneeded), *LATE}
