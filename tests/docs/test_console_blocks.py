"""Every command that the documentation shows prints what the documentation says."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"```console\n(.*?)\n```", re.DOTALL)
SHOWN = [
    (page.relative_to(ROOT).as_posix(), command)
    for page in PAGES
    for block in BLOCK.findall(page.read_text("utf-8"))
    for command in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]
]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with the examples, where commands may write."""
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    return tmp_path


def lines_of(command: str, folder: Path) -> list[str]:
    """Run a command, which `head` or `tail` may shorten, and return all that it prints."""
    words, _, filter_ = command.partition(" | ")
    program, *arguments = shlex.split(words)
    if program in ("cat", "head"):
        lines = (folder / arguments[-1]).read_text("utf-8").splitlines()
        return lines[: int(arguments[1])] if program == "head" else lines
    assert program == "tiebreaks"
    done = subprocess.run(
        [sys.executable, "-m", "tiebreaks", *arguments],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )
    lines = done.stdout.rstrip("\n").splitlines()
    if filter_:
        shortened, _, count = filter_.split()
        return lines[: int(count)] if shortened == "head" else lines[-int(count) :]
    return lines


def test_there_are_commands() -> None:
    """The documentation shows commands."""
    assert len(SHOWN) > 30


@pytest.mark.parametrize(("page", "shown"), SHOWN, ids=[f"{p}: {s[:50]}" for p, s in SHOWN])
def test_what_a_command_prints(page: str, shown: str, folder: Path) -> None:
    """A command shown on a page prints the lines below it."""
    command, *expected = shown.rstrip("\n").split("\n")
    found = [line.rstrip() for line in lines_of(command, folder)]
    assert found == [line.rstrip() for line in expected]
