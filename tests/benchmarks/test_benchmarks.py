"""The benchmark runs and prints its results; timings are not asserted."""

from __future__ import annotations

import re

import pytest
from bench_core import HARD, LIST, USUAL, Shares, away_share, main, make_table, unplayed_share

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


@pytest.mark.parametrize("shares", [USUAL, HARD])
def test_the_table_has_its_shares(shares: Shares) -> None:
    """So many rounds are unplayed, and so many players away at the end, as was asked for."""
    table = make_table(1000, shares=shares)
    assert (len(table.participants), table.rounds) == (1000, 11)
    assert unplayed_share(table) == pytest.approx(shares.unplayed, rel=0.1)
    assert away_share(table) == pytest.approx(shares.away, rel=0.2)


def test_the_table_measured_is_the_same_every_time() -> None:
    """The same size gives the same table."""
    assert make_table(20) == make_table(20)
