"""How long the import and the commands take, Python's start included, and gacrux on the same file.

`python bench_start.py` prints a table. The times are those of the processor, with compiled files.
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import peers
from bench_core import make_table
from results import Result, in_markdown

import tiebreaks
from tiebreaks import Tournament, editions, write

CODES = ("PTS", "BH/C1", "BH", "SB")
# What the console script of the package does.
PROGRAM = ("-c", "import sys; from tiebreaks.cli import main; sys.exit(main())")
SIZES = {1000: 15, 4000: 100}  # gacrux takes so many times as long, at the least


def environment() -> dict[str, str]:
    """Return an environment in which the same package is found, and its compiled files are kept."""
    source = str(Path(tiebreaks.__file__).parent.parent)
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, "PYTHONPATH": source}


def once(command: Sequence[str]) -> float:
    """Return the time that the processor takes for a command, in seconds."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(
        command, env=environment(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert done.returncode == 0, f"{command} fails"
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def in_turns(commands: Mapping[str, Sequence[str]], repeat: int) -> dict[str, float]:
    """Return the shortest time of each command; all are run in turns, once more to compile."""
    for command in commands.values():
        once(command)
    rounds = [{name: once(command) for name, command in commands.items()} for _ in range(repeat)]
    return {name: min(times[name] for times in rounds) for name in commands}


def starts(repeat: int) -> Iterator[Result]:
    """Measure the import beside that of attrs, and a small command beside bare Python."""
    python = sys.executable
    found = in_turns(
        {
            "bare": [python, "-c", "pass"],
            "attrs": [python, "-c", "import attrs"],
            "tiebreaks": [python, "-c", "import tiebreaks"],
            "rank": [python, "-c", "from tiebreaks import rank, read, explain"],
            "codes": [python, *PROGRAM, "codes", "BH"],
        },
        repeat,
    )
    bare, attrs = found["bare"], found["attrs"]

    def more(name: str, than: str) -> str:
        """Say how much more a start takes; also in times of what attrs adds to bare Python."""
        added = found[name] - found[than]
        return f"{than} + {1000 * added:.0f} ms ({added / (attrs - bare):.1f} A)"

    yield Result("bare: python -c pass", bare)
    yield Result("attrs: import attrs", attrs, f"bare + {1000 * (attrs - bare):.0f} ms = A")
    yield Result(
        "import tiebreaks", found["tiebreaks"], more("tiebreaks", "attrs"), "attrs + 45 ms"
    )
    yield Result("from tiebreaks import rank, read, explain", found["rank"], more("rank", "attrs"))
    yield Result("tiebreaks codes BH", found["codes"], more("codes", "bare"), "bare + 90 ms")


def whole_commands(sizes: Sequence[int], repeat: int) -> Iterator[Result]:
    """Measure the standings of a file, and gacrux with the same list on the same file."""
    with tempfile.TemporaryDirectory() as folder:
        for size in sizes:
            file = str(Path(folder) / f"swiss-{size}.trf")
            write(Tournament(make_table(size), editions.DEFAULT, name="Benchmark"), file)
            own = [sys.executable, *PROGRAM, "standings", file, "-t", ",".join(CODES)]
            seconds = in_turns({"own": own}, repeat)["own"]
            aim = f"gacrux / {SIZES[size]}" if size in SIZES else ""
            beside = ""
            if peers.has("gacrux"):
                theirs = once(peers.gacrux_command(file, CODES))
                beside = f"gacrux / {theirs / seconds:.0f} ({theirs:.0f} s)"
            yield Result(
                f"tiebreaks standings, a TRF of {size:,} players, {','.join(CODES)}",
                seconds,
                beside,
                aim,
            )


def results(repeat: int = 7, sizes: Sequence[int] = tuple(SIZES)) -> Iterator[Result]:
    """Measure everything here."""
    yield from starts(3 * repeat)
    yield from whole_commands(sizes, repeat)


def main(arguments: Sequence[str] | None = None) -> None:
    """Print every result."""
    parser = argparse.ArgumentParser(description="Measure the start of tiebreaks, and commands.")
    parser.add_argument("--repeat", type=int, default=7, help="runs, of which the best counts")
    parser.add_argument("--sizes", type=int, nargs="*", default=list(SIZES), help="of the files")
    options = parser.parse_args(arguments)
    print(in_markdown(results(options.repeat, options.sizes)))


if __name__ == "__main__":
    main()
