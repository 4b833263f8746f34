"""How long writing takes, beside a loop that only joins the same cells, in the same run.

`python bench_writing.py` prints a table for 1,000 participants and 11 rounds: the standings and the
tournament in every form, the page with and without workings, and how much longer ten times the
players take. The yardstick for what is explained is the bare loop of `bench_core`, B.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from bench_core import bare_loop, make_table
from results import Result, Work, best, in_markdown, in_turns

from tiebreaks import Crosstable, Standings, Tournament, editions, explain, page, rank, to_dict
from tiebreaks.formats import csvfile, jsonfile, trf
from tiebreaks.report import tables

LIST = "PTS,BH/C1,BH,SB,DE"
AIM = "30 ms"
MOST_IN_A_REPORT = 9999


def joining(lines: Sequence[Sequence[str]]) -> Work:
    """Return a loop that only joins cells that are text already, the yardstick of written forms."""
    return lambda: "\n".join(["\t".join(line) for line in lines])


def cells_of_standings(standings: Standings) -> list[list[str]]:
    """Return the cells of the standings as text."""
    columns = standings.columns.values()
    return [
        [str(row.place), str(number), row.participant.name, *(one.text(number) for one in columns)]
        for row in standings
        for number in [row.participant.number]
    ]


def cells_of_table(table: Crosstable) -> list[list[str]]:
    """Return the cells of a crosstable as text."""
    return [
        [str(person.number), person.name, *(f"{o}{c}{chr(letter)}" for o, c, letter in cells)]
        for person, *row in zip(
            table.participants, table.opponents, table.colors, table.outcomes, strict=True
        )
        for cells in [zip(*row, strict=True)]
    ]


def written_standings(standings: Standings) -> dict[str, Work]:
    """Return the writing of standings in every form."""
    works: dict[str, Work] = {}
    for name, write in tables.FORMATS.items():
        works[f"standings as {name}"] = partial(write, standings, "en")
    return works | {"records()": standings.records, "to_dict": partial(to_dict, standings)}


def written_files(table: Crosstable) -> dict[str, Work]:
    """Return the writing of a tournament as a file; a report numbers 9,999 players at most."""
    tournament = Tournament(table, editions.DEFAULT, name="Benchmark")
    works: dict[str, Work] = {
        **{f"a {name} file": partial(trf.dumps, tournament, name) for name in trf.VERSIONS},
        **{
            f"a CSV file, {name}": partial(csvfile.dumps, tournament, name)
            for name in csvfile.VERSIONS
        },
        "a JSON file": partial(jsonfile.dumps, tournament),
    }
    few = len(table.participants) <= MOST_IN_A_REPORT
    return {name: work for name, work in works.items() if few or "TRF" not in name}


def beside_joining(works: Mapping[str, Work], least: Work, repeat: int) -> Iterator[Result]:
    """Measure works beside the loop that joins the same cells."""
    found = in_turns({"": least, **works}, repeat)
    for name in works:
        yield Result(name, found[name], f"{found[name] / found['']:.0f} x joining", AIM)


def of_explaining(table: Crosstable, standings: Standings, repeat: int) -> Iterator[Result]:
    """Measure the page with every working, all workings as text, and two players compared."""
    numbers = [row.participant.number for row in standings]
    works: dict[str, Work] = {
        "page with every working": partial(page, standings),
        "page without workings": partial(page, standings, workings=False),
        "explain every value": lambda: [
            explain(standings.working(code, number))
            for code in standings.columns
            for number in numbers
        ],
        "compare the first with everybody": lambda: [
            standings.compare(numbers[0], number) for number in numbers[1:]
        ],
    }
    aims = {"page with every working": "0.7 s"}
    bare = best(bare_loop(table), 3 * repeat)
    for name, work in works.items():
        seconds = best(work, max(2, repeat // 2))
        yield Result(name, seconds, f"{seconds / bare:.0f} B", aims.get(name, ""))


def growth(size: int, times: int, repeat: int) -> Iterator[Result]:
    """Measure how much longer so many times the players take, and the page without workings."""
    small, large = make_table(size), make_table(size * times)
    one, many = rank(small, LIST), rank(large, LIST)
    smaller = written_standings(one) | written_files(small)
    larger = written_standings(many) | written_files(large)
    larger["page without workings"] = partial(page, many, workings=False)
    smaller["page without workings"] = partial(page, one, workings=False)
    for name, work in larger.items():
        seconds = best(work, 1)
        ratio = f"{seconds / best(smaller[name], repeat):.1f} x for {times} times the players"
        aim = "5 s" if name == "page without workings" and size * times == 10_000 else ""
        yield Result(f"{name}, {size * times:,} players", seconds, ratio, aim)


def results(size: int = 1000, repeat: int = 7, times: int = 10) -> Iterator[Result]:
    """Measure everything here."""
    table = make_table(size)
    standings = rank(table, LIST)
    least = joining(cells_of_standings(standings))
    yield from beside_joining(written_standings(standings), least, repeat)
    yield from beside_joining(written_files(table), joining(cells_of_table(table)), repeat)
    yield from of_explaining(table, standings, repeat)
    yield from growth(size, times, max(2, repeat // 2))


def main(arguments: Sequence[str] | None = None) -> None:
    """Print every result."""
    parser = argparse.ArgumentParser(description="Measure what tiebreaks writes.")
    parser.add_argument("--size", type=int, default=1000, help="participants (default 1000)")
    parser.add_argument("--repeat", type=int, default=7, help="runs, of which the best counts")
    parser.add_argument("--times", type=int, default=10, help="how many times as many for growth")
    options = parser.parse_args(arguments)
    print(in_markdown(results(options.size, options.repeat, options.times)))


if __name__ == "__main__":
    main()
