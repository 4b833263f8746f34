"""Random tournaments with fixed seeds, against gacrux itself; `run.py` does the same for many."""

from __future__ import annotations

import subprocess
import sys
from fractions import Fraction
from importlib import import_module
from pathlib import Path

import compare
import generate
import generate_teams
import pytest
import reference

INDIVIDUAL_SEEDS = range(1001, 1016)
TEAM_SEEDS = range(1001, 1007)


@pytest.mark.parametrize("seed", INDIVIDUAL_SEEDS)
def test_individual_tournaments(seed: int) -> None:
    """No value and no place of an individual tournament differs, but for documented ones."""
    case = generate.individual(seed, largest=60)
    assert_equal(case, compare.INDIVIDUAL)


@pytest.mark.parametrize("seed", TEAM_SEEDS)
def test_team_tournaments(seed: int) -> None:
    """No value and no place of a team tournament differs, but for documented ones."""
    assert_equal(generate_teams.team(seed, largest=12), compare.TEAMS)


def assert_equal(case: generate.Case, codes: tuple[str, ...]) -> None:
    """Compare all codes and some lists; a failure names the seed and how to repeat it."""
    lists = compare.lists_of(case, codes)
    found, compared = compare.differences(case, reference.Checker(case), codes, lists)
    assert not found, "\n".join(map(str, found[:10]))
    assert compared >= case.participants


def test_the_checker_answers_alike_in_a_process_of_its_own(tmp_path: Path) -> None:
    """Calling the checker from here gives the values of its command line."""
    case = generate.individual(1001, largest=60)
    file = tmp_path / "tournament.trf"
    file.write_bytes(case.text.encode())
    options = reference.options(case, ["PTS", "BH/C1"], str(file))
    done = subprocess.run(
        [sys.executable, "-m", "gacrux.tiebreakchecker", *options, "-d", "T"],
        capture_output=True,
        check=True,
        text=True,
    )
    printed = [line.split("\t") for line in done.stdout.splitlines()[1:]]
    answer = reference.Checker(case).ask(["PTS", "BH/C1"])
    assert {int(row[0]): int(row[1]) for row in printed} == answer.places
    assert {int(row[0]): Fraction(row[3]) for row in printed} == answer.values[1]


def test_the_installed_checker_is_the_one_that_the_readings_speak_of() -> None:
    """The release of gacrux is the one that golden answers and readings name."""
    assert import_module("gacrux.version").__version__ == reference.VERSION
