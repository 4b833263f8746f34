"""An archive is checked on a cluster, by the program of `examples` that does it with Dask."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import attrs
import pytest
from dask.distributed import Client

import tiebreaks
from tiebreaks import Crosstable, Published, Tournament
from tiebreaks.cli import main as command
from tiebreaks.errors import TiebreakError

EXAMPLES = Path(__file__).parents[2] / "examples"
PROGRAM = EXAMPLES / "check_with_dask.py"


@pytest.fixture
def program() -> ModuleType:
    """Return the program, imported."""
    spec = spec_from_file_location("check_with_dask", PROGRAM)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    """Return a folder with three reports that agree, one that does not, and one that is none."""
    table = Crosstable.parse("1 Ann * 1 1\n2 Bob 0 * 1\n3 Cid 0 0 *")
    right = Tournament(table, tiebreaks=("DE",), published=Published({1: 1, 2: 2, 3: 3}))
    # Bob has 1 point and Cid none: each has the other's place.
    wrong = attrs.evolve(right, published=Published({1: 1, 2: 3, 3: 2}))
    without_places = attrs.evolve(right, published=Published())  # with the points only
    events = {"right": right, "again": right, "wrong": wrong, "points": without_places}
    for name, event in events.items():
        tiebreaks.write(event, tmp_path / f"{name}.trf")
    (tmp_path / "torn.trf").write_text("012 Torn\n001    1 ", encoding="utf-8")
    return tmp_path


def printed(*arguments: Path) -> str:
    """Run the program on a cluster of processes, and return what it prints."""
    done = subprocess.run(
        [sys.executable, "-W", "error", str(PROGRAM), *map(str, arguments)],
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=True,
    )
    return done.stdout


def test_what_the_page_says() -> None:
    """The reports of the examples give what the page shows."""
    page = EXAMPLES.parent / "docs" / "how-to" / "large-archives.md"
    assert f"```text\n{printed()}```\n" in page.read_text("utf-8")


def test_what_a_cluster_of_processes_prints(
    archive: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A bad file costs only its own answer; the counts are those of the command `check`."""
    torn, wrong, counts = printed(archive).splitlines()
    assert torn.startswith("torn.trf: unusable: ")
    assert wrong == "wrong.trf: with differences: 2, the first is of Cid: place"
    assert counts == "5 files: 3 without differences, 1 with differences, 1 unusable"
    command(["check", *map(str, sorted(archive.glob("*.trf")))])
    assert capsys.readouterr().out.splitlines()[-1] == counts


@pytest.mark.parametrize("report", sorted(EXAMPLES.glob("*.trf")), ids=lambda path: path.name)
@pytest.mark.parametrize("listed", [None, ("BH",), ("WIN:MP",)])
def test_the_answer_is_that_of_check(
    program: ModuleType, report: Path, listed: tuple[str, ...] | None, tmp_path: Path
) -> None:
    """Whatever list a report has, the answer counts the differences that `check` finds."""
    event = tiebreaks.read(report)
    if listed:
        report = tmp_path / "other.trf"
        tiebreaks.write(attrs.evolve(event, tiebreaks=listed), report)
    kind, why = program.checked(str(report))
    try:
        count = len(tiebreaks.check(tiebreaks.read(report)))
    except TiebreakError as error:
        expected = program.UNUSABLE, str(error)
    else:
        expected = program.DIFFERS if count else program.AGREES, str(count) if count else ""
    assert (kind, why if kind == program.UNUSABLE else why.partition(",")[0]) == expected
    assert len(pickle.dumps((kind, why))) < 500


def test_a_task_that_fails(
    program: ModuleType, archive: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An error that is not about the file is the answer for it, and the others are checked."""

    def failing(event: Tournament) -> tuple[()]:
        if event.published.places[2] == 3:
            raise MemoryError("no more memory")
        return ()

    monkeypatch.setattr(tiebreaks, "check", failing)
    with Client(processes=False, dashboard_address=None) as client:
        paths = [str(archive / f"{name}.trf") for name in ("wrong", "right")]
        found = dict(program.answers(client, paths))
    assert found == {
        paths[0]: (program.UNUSABLE, "MemoryError('no more memory')"),
        paths[1]: (program.AGREES, ""),
    }
