"""The benchmark of reading runs and prints its results; times are not asserted."""

from __future__ import annotations

import bench_reading
import pytest


def test_reading_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    """The formats, lists of games, tiny tables and the memory have a line each."""
    bench_reading.main(["--size", "30", "--repeat", "1", "--large", "30", "30"])
    lines = [line.split("|")[1:4] for line in capsys.readouterr().out.splitlines()[2:]]
    works = [work.strip() for work, _, _ in lines]
    assert works[0] == "read a report"
    assert {"read JSON", "from_games", "with_results", "parse three players"} <= set(works)
    assert [beside.split()[-1] for _, _, beside in lines[-2:]] == ["MB", "MB"]
