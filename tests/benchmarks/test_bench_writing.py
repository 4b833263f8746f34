"""The benchmark of writing runs and prints its results; times are not asserted."""

from __future__ import annotations

import bench_writing
import pytest


def test_writing_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    """Every form of standings and files, the page and comparisons have a line each."""
    bench_writing.main(["--size", "20", "--repeat", "1", "--times", "2"])
    lines = [line.split("|")[1:4] for line in capsys.readouterr().out.splitlines()[2:]]
    works = [work.strip() for work, _, _ in lines]
    assert {"standings as text", "a TRF26 file", "a CSV file, long", "a JSON file"} <= set(works)
    assert {"page with every working", "page without workings", "explain every value"} <= set(works)
    assert "page without workings, 40 players" in works
    assert all("x" in beside or "B" in beside for _, _, beside in lines)
