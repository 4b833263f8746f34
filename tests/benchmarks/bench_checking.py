"""How long `check` takes, beside ranking the same table once in the same run.

`python bench_checking.py` prints a table. Nothing fits where two places within a score
are exchanged: then every setting and every list with one change is tried. The archive is checked
on one core, as reports that are read; `--files 2000` makes it a large one.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import partial
from itertools import pairwise
from random import Random

import attrs
from bench_core import make_table
from results import Result, Work, in_markdown, in_turns

from tiebreaks import (
    Crosstable,
    Published,
    Standings,
    Tournament,
    checking,
    editions,
    rank,
)
from tiebreaks.formats import loads, trf

LIST = ("PTS", "BH/C1", "BH", "SB", "DE")
OTHER_LIST = ("PTS", "SB/C1", "WIN", "KS")
LARGER = 4
SMALLEST, LARGEST = 20, 120  # participants of a report of the archive
KINDS = ("right", "old edition", "other list", "exchanged", "wrong score")
SHARES = (72, 8, 8, 8, 4)


def exchanged(standings: Standings) -> dict[int, int]:
    """Return the places with those of two neighbours in the middle exchanged, within a score."""
    places = dict(standings.places)
    lower = standings.rows[len(standings) // 2 :]
    for one, other in pairwise(lower):
        if one["PTS"] == other["PTS"] and one.place != other.place:
            places[one.participant.number] = other.place
            places[other.participant.number] = one.place
            break
    return places


def event(table: Crosstable, places: Mapping[int, int], codes: Sequence[str] = ()) -> Tournament:
    """Return a tournament with published places, and with the right values of some codes."""
    right = rank(table, LIST)
    values = {code: {row.participant.number: row[code] for row in right} for code in codes}
    published = Published(places, values=values)
    return Tournament(table, editions.DEFAULT, tiebreaks=LIST, published=published)


def events(size: int) -> dict[str, Tournament]:
    """Return what is checked, by name."""
    table, larger = make_table(size), make_table(LARGER * size)
    right = rank(table, LIST)
    last = LARGER * size + 1
    upside_down = {number: last - place for number, place in rank(larger, LIST).places.items()}
    return {
        "everything agrees": event(table, right.places),
        "nothing fits": event(table, exchanged(right)),
        "nothing fits, with published values": event(table, exchanged(right), LIST[:-1]),
        f"another list, {LARGER} times as many": event(larger, rank(larger, OTHER_LIST).places),
        f"places reversed, {LARGER} times as many": event(larger, upside_down),
    }


def report(seed: int) -> bytes:
    """Return a report of the archive as its file has it, one of five kinds."""
    chance = Random(seed)
    table = make_table(chance.randint(SMALLEST, LARGEST), chance.choice((5, 7, 9, 11)), seed)
    (kind,) = chance.choices(KINDS, SHARES)
    used = ("PTS", "BH/C1", "SB", "BH", "DE") if kind == "other list" else LIST
    edition = editions.FIDE_2009 if kind == "old edition" else editions.DEFAULT
    standings = rank(table, used, edition=edition)
    points = {row.participant.number: row["PTS"] or Fraction(0) for row in standings}
    if kind == "wrong score":
        points[chance.choice(list(points))] += 1
    places = exchanged(standings) if kind == "exchanged" else standings.places
    made = attrs.evolve(event(table, places), published=Published(places, points))
    return trf.dumps(made)


def archive(files: Sequence[bytes]) -> int:
    """Read and check every report; return how many of them agree."""
    verdicts = [checking.verdict(loads(content)) for content in files]
    return sum(not found.differences for found in verdicts)


def rank_all(files: Sequence[bytes]) -> None:
    """Read and rank every report."""
    for content in files:
        rank(loads(content))


# What checking may take, by event.
AIMS = {"nothing fits": "0.5 s", "another list, 4 times as many": "1 s"}
AIMS["places reversed, 4 times as many"] = AIMS["another list, 4 times as many"]


def beside_ranking(name: str, check: Work, ranking: Work, repeat: int, aim: str = "") -> Result:
    """Measure a check beside ranking the same once."""
    found = in_turns({"check": check, "ranking": ranking}, repeat)
    ratio = f"{found['check'] / found['ranking']:.1f} x ranking once"
    return Result(f"check, {name}", found["check"], ratio, aim)


def results(size: int = 1000, repeat: int = 5, files: int = 40) -> Iterator[Result]:
    """Measure every event and the archive."""
    for name, checked in events(size).items():
        work = partial(checking.verdict, checked)
        yield beside_ranking(name, work, partial(rank, checked), repeat, AIMS.get(name, ""))
    reports = [report(seed) for seed in range(files)]
    name = f"an archive of {files} files, beside reading and ranking"
    # 2,000 files in 60 s on two cores
    aim = f"{0.06 * files:.1f} s"
    yield beside_ranking(name, partial(archive, reports), partial(rank_all, reports), repeat, aim)


def main(arguments: Sequence[str] | None = None) -> None:
    """Print every result."""
    parser = argparse.ArgumentParser(description="Measure the check of published tables.")
    parser.add_argument("--size", type=int, default=1000, help="participants (default 1000)")
    parser.add_argument("--repeat", type=int, default=5, help="runs, of which the best counts")
    parser.add_argument("--files", type=int, default=40, help="reports in the archive (default 40)")
    options = parser.parse_args(arguments)
    print(in_markdown(results(options.size, options.repeat, options.files)))


if __name__ == "__main__":
    main()
