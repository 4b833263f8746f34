"""The benchmarks run and print their results; times are not asserted."""

from __future__ import annotations

import bench_checking
import bench_core
import bench_start
import benchmark
import pytest
from bench_core import HARD, USUAL, Shares, away_share, make_table, unplayed_share
from results import Result, duration, in_markdown

from tiebreaks import checking


def lines(capsys: pytest.CaptureFixture[str]) -> list[list[str]]:
    """Return the cells of the table that was printed, without its head."""
    head, rule, *rows = capsys.readouterr().out.splitlines()
    assert head == "| work | time | beside | aim |"
    assert rule == "| --- | ---: | --- | --- |"
    return [[cell.strip() for cell in row.split("|")[1:-1]] for row in rows]


def test_the_core_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    """Sums, lists, many codes at once, a tiny table and the growth have a line each."""
    bench_core.main(["--size", "30", "--repeat", "1", "--times", "2"])
    works = [row[0] for row in lines(capsys)]
    for said in ("7 %", "20 %"):
        assert [f"{code}, {said} unplayed" in works for code in bench_core.AIMS] == [True] * 3
    assert "three players, five steps" in works
    assert any(work.endswith("for 60 players") for work in works)


def test_the_start_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    """The import, a small command, and the standings of a file have a line each."""
    bench_start.main(["--repeat", "1", "--sizes", "30"])
    works = [row[0] for row in lines(capsys)]
    assert {"attrs: import attrs", "import tiebreaks", "tiebreaks codes BH"} <= set(works)
    assert works[-1].startswith("tiebreaks standings, a TRF of 30 players")


def test_all_benchmarks_are_run_by_one_command(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table of every module is one, below a line on the machine and Python."""
    monkeypatch.setattr(benchmark, "modules", lambda: ["bench_core"])
    monkeypatch.setattr(bench_core, "results", lambda repeat: [Result("work", 0.002 * repeat)])
    benchmark.main(["--repeat", "2"])
    about, _, *table = capsys.readouterr().out.splitlines()
    assert "Python 3." in about
    assert table[-1] == "| work | 4.00 ms |  |  |"


@pytest.mark.parametrize("name", benchmark.modules())
def test_every_benchmark_has_results(name: str) -> None:
    """A module of benchmarks is found by its name and gives results."""
    module = __import__(name)
    assert callable(module.results)
    assert callable(module.main)


def test_the_table_is_written_between_the_marks_of_a_page() -> None:
    """What stood between the marks is replaced; without marks the page is refused."""
    page = f"# Speed\n\n{benchmark.BEGIN}\nold\n{benchmark.END}\n\nThe rest.\n"
    assert benchmark.placed(page, "new") == page.replace("old", "new")
    with pytest.raises(ValueError, match="has no lines"):
        benchmark.placed("# Speed\n", "new")


def test_times_are_written_with_their_unit() -> None:
    """Long times are in seconds, short ones in milliseconds."""
    assert [duration(time) for time in (12.34, 0.1234, 0.00123)] == ["12.3 s", "123 ms", "1.23 ms"]
    assert in_markdown([Result("work", 1, "2 B", "3 B")]).endswith("| work | 1.0 s | 2 B | 3 B |")


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


def test_the_check_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    """Each check is a line with its time and its ratio to ranking once."""
    bench_checking.main(["--size", "30", "--repeat", "1", "--files", "3"])
    found = lines(capsys)
    archive = "an archive of 3 files, beside reading and ranking"
    assert [row[0] for row in found] == [
        f"check, {name}" for name in (*bench_checking.events(30), archive)
    ]
    assert all(row[2].endswith(" x ranking once") for row in found)


def test_what_the_checks_find() -> None:
    """Each event differs as its name says, and the archive has reports that agree and others."""
    found = {name: checking.verdict(one) for name, one in bench_checking.events(30).items()}
    fits = {name: bool(verdict.settings) for name, verdict in found.items()}
    assert [name for name, fit in fits.items() if fit] == ["everything agrees"]
    differences = [len(verdict.differences) for verdict in found.values()]
    assert differences[:3] == [0, 2, 2]
    assert min(differences[3:]) > 60
    assert 0 < bench_checking.archive([bench_checking.report(seed) for seed in range(20)]) < 20
