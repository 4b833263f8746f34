"""How long reading takes, beside what has to be done at least in the same run, and its memory.

`python bench_reading.py` prints a table for 1,000 participants and 11 rounds. The yardsticks are a
loop that only slices the lines of a report, the `csv` or `json` of the standard library on the
same file, and a loop that only notes opponent and result of both sides of every game. The memory is
what is added to an interpreter that has imported the package, in a process of its own.
"""

from __future__ import annotations

import argparse
import csv
import io
import json
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

from bench_core import ROUNDS, make_table, make_teams
from results import Result, Work, in_markdown, in_turns

from tiebreaks import Crosstable, Tournament, editions, formats, rank
from tiebreaks.formats import csvfile, jsonfile, trf

LIST = "PTS,BH/C1,BH,SB,DE"
# The first and the last column of each field of a player record; then the cells begin.
FIXED = (
    *((5, 8), (10, 10), (11, 13), (15, 47), (49, 52)),
    *((54, 56), (58, 68), (70, 79), (81, 84), (86, 89)),
)
FIRST_CELL, CELL = 92, 10
THREE = "1 Ann +W2 =B3 U\n2 Bob -B1 U =W3\n3 Cid U =W1 =B2\n"


def slicing(data: bytes) -> Work:
    """Return a loop that only slices the player records of a report into their fields."""

    def loop() -> object:
        found = []
        for line in data.decode().split("\r\n"):
            if line[:3] == "001":
                fields = [line[first - 1 : last] for first, last in FIXED]
                cells = [line[k : k + CELL] for k in range(FIRST_CELL - 1, len(line), CELL)]
                found.append((fields, cells))
        return found

    return loop


def splitting(data: bytes) -> Work:
    """Return what only splits a CSV file."""
    return lambda: list(csv.reader(io.StringIO(data.decode())))


def noting(table: Crosstable) -> Work:
    """Return a loop that only notes opponent and result of both sides of every game."""
    games, size = table.games(), len(table.participants)

    def loop() -> object:
        rows: list[list[object]] = [[] for _ in range(size + 1)]
        for _, white, black, result, *_ in games:
            rows[white].append((black, result))
            rows[black].append((white, result))
        return rows

    return loop


def compared(yardstick: str, least: Work, works: Mapping[str, Work], repeat: int) -> list[Result]:
    """Measure works beside their yardstick."""
    found = in_turns({"": least, **works}, repeat)
    return [
        Result(name, found[name], f"{found[name] / found['']:.1f} x {yardstick}") for name in works
    ]


def of_files(size: int, repeat: int) -> Iterator[Result]:
    """Measure the readers of all formats; a team has four players."""
    players = Tournament(make_table(size), editions.DEFAULT, name="Benchmark")
    teams = Tournament(make_teams(max(4, size // 4)), editions.DEFAULT, name="Benchmark")
    kinds: tuple[tuple[str, bytes, str, Callable[[bytes], Work]], ...] = (
        ("a report", trf.dumps(players), "slicing", slicing),
        ("CSV, long", csvfile.dumps(players, "long"), "csv", splitting),
        ("CSV, crosstable", csvfile.dumps(players, "crosstable"), "csv", splitting),
        ("JSON", jsonfile.dumps(players), "json", lambda data: partial(json.loads, data)),
        ("JSON of teams", jsonfile.dumps(teams), "json", lambda data: partial(json.loads, data)),
    )
    for name, data, yardstick, least in kinds:
        works = {f"read {name}": partial(formats.loads, data)}
        yield from compared(yardstick, least(data), works, repeat)


def of_lists(size: int, repeat: int) -> Iterator[Result]:
    """Measure what programs do with lists of games, and the fixed cost of a table."""
    table = make_table(size)
    people, games, byes = table.participants, table.games(), table.byes()
    pairs = [(number, number + 1) for number in range(1, size, 2)]
    paired, results = table.with_round(pairs), dict.fromkeys(pairs, "1-0")
    works: dict[str, Work] = {
        "from_games": lambda: Crosstable.from_games(people, games, byes),
        "games() and byes()": lambda: (table.games(), table.byes()),
        "with_round": lambda: table.with_round(pairs),
        "with_results": lambda: paired.with_results(results),
    }
    yield from compared("noting", noting(table), works, repeat)
    three = Crosstable.parse(THREE)
    names, few, free = ["Ann", "Bob", "Cid"], three.games(), three.byes()
    works = {
        "parse three players": lambda: Crosstable.parse(THREE),
        "from_games of three players": lambda: Crosstable.from_games(names, few, free),
    }
    yield from compared("noting", noting(three), works, 50 * repeat)


def peak() -> float:
    """Return the most memory that this process has used, in MB.

    `getrusage` would not do: what it says begins with the memory of the process that started this.
    """
    status = Path("/proc/self/status").read_text("ascii")
    return int(status.partition("VmHWM:")[2].split()[0]) / 1024


def added(what: str) -> tuple[float, float]:
    """Read and rank a file, or make a table of a number of players: return seconds and MB."""
    games: list[tuple[int, int, int, str]] = []
    names: list[str] = []
    if what.isdecimal():
        size, half = int(what), int(what) // 2
        names += [f"Player {number}" for number in range(1, size + 1)]
        for round_ in range(1, ROUNDS + 1):
            for white in range(1, half + 1):
                games.append((round_, white, half + 1 + (white + round_) % half, "1-0"))
    before, start = peak(), process_time()
    if games:
        Crosstable.from_games(names, games)
    else:
        rank(formats.read(what).crosstable, LIST)
    return process_time() - start, peak() - before


def of_memory(reported: int, listed: int) -> Iterator[Result]:
    """Measure the memory for a large report, and for a long list of games beside the list."""
    with TemporaryDirectory() as folder:
        path = Path(folder, "large.trf")
        formats.write(make_table(reported), path)
        for name, what, aim in (
            (f"read and rank a report of {reported:,} players", str(path), "3 kB a player"),
            (f"from_games, {listed:,} players", str(listed), "5 kB a player"),
        ):
            command = [sys.executable, __file__, "--added", what]
            output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
            seconds, megabytes = map(float, output.split())
            yield Result(name, seconds, f"{megabytes:.0f} MB", aim)


def results(
    size: int = 1000, repeat: int = 7, reported: int = 9999, listed: int = 100_000
) -> Iterator[Result]:
    """Measure everything here; a report numbers 9,999 players at most."""
    yield from of_files(size, repeat)
    yield from of_lists(size, repeat)
    yield from of_memory(reported, listed)


def main(arguments: Sequence[str] | None = None) -> None:
    """Print every result."""
    parser = argparse.ArgumentParser(description="Measure what reads tournaments.")
    parser.add_argument("--size", type=int, default=1000, help="participants (default 1000)")
    parser.add_argument("--repeat", type=int, default=7, help="runs, of which the best counts")
    parser.add_argument("--large", type=int, nargs=2, default=[9999, 100_000], help="for memory")
    parser.add_argument("--added", help="print the seconds and MB for a file or a number of names")
    options = parser.parse_args(arguments)
    if options.added:
        print(*added(options.added))
    else:
        print(in_markdown(results(options.size, options.repeat, *options.large)))


if __name__ == "__main__":
    main()
