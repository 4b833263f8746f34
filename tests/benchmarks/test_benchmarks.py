"""The benchmark runs and prints its results; timings are not asserted."""

from __future__ import annotations

import re

import bench_checking
import pytest
from bench_core import LIST, main, make_table, unplayed_share

from tiebreaks import checking

LINE = re.compile(
    r"(?P<name>.+?) +(?P<ms>\d+\.\d\d) ms +(?P<ratio>\d+\.\d) x bare"
    r" +(?P<growth>\d+\.\d\d) x for 4 times as many"
)
NAMES = [
    "bare loop",
    "BH",
    "BH/C1",
    "SB",
    ",".join(LIST),
    "write and read the TRF",
    "compute six codes, a fifth of the players, 9 rounds",
    "explain them all",
    "all team codes, a fifth as teams",
]


def test_a_line_is_printed_for_every_measure(capsys: pytest.CaptureFixture[str]) -> None:
    """Each measure is a line with its time, its ratio to the bare loop and its growth."""
    main(["--size", "30", "--repeat", "2"])
    lines = [LINE.fullmatch(line) for line in capsys.readouterr().out.splitlines()]
    assert all(lines)
    assert [line["name"] for line in lines if line] == NAMES


def test_about_one_round_in_eleven_is_unplayed() -> None:
    """The table measured has byes and forfeits in about one round of eleven."""
    table = make_table(1000)
    assert (len(table.participants), table.rounds) == (1000, 11)
    assert 1 / 12 < unplayed_share(table) < 1 / 8


def test_the_table_measured_is_the_same_every_time() -> None:
    """The same size gives the same table."""
    assert make_table(20) == make_table(20)


def test_a_line_is_printed_for_every_check(capsys: pytest.CaptureFixture[str]) -> None:
    """Each check is a line with its time and its ratio to ranking once."""
    bench_checking.main(["--size", "30", "--repeat", "1", "--files", "3"])
    line = re.compile(r"(?P<name>.+?) +\d+\.\d\d ms +\d+\.\d x ranking")
    lines = [line.fullmatch(printed) for printed in capsys.readouterr().out.splitlines()]
    assert [found["name"] for found in lines if found] == [
        *bench_checking.events(30),
        "archive of 3 files, beside reading and ranking",
    ]
    assert all(lines)


def test_what_the_checks_find() -> None:
    """Each event differs as its name says, and the archive has reports that agree and others."""
    found = {name: checking.verdict(one) for name, one in bench_checking.events(30).items()}
    fits = {name: bool(verdict.settings) for name, verdict in found.items()}
    assert [name for name, fit in fits.items() if fit] == ["everything agrees"]
    differences = [len(verdict.differences) for verdict in found.values()]
    assert differences[:3] == [0, 2, 2]
    assert min(differences[3:]) > 60
    assert 0 < bench_checking.archive([bench_checking.report(seed) for seed in range(20)]) < 20
