"""Compare many random tournaments with gacrux, and print every difference.

python tests/conformance/run.py --count 300 --first-seed 1 [--teams] [--jobs 2]
python tests/conformance/run.py --seed 17 [--teams] [--code BH/C1] [--write FILE]
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import attrs
import compare
import generate
import generate_teams
import reference


@attrs.frozen
class Report:
    """What became of one seed."""

    seed: int
    name: str
    compared: int
    differences: tuple[str, ...]
    codes: tuple[str, ...]


def case_of(seed: int, teams: bool) -> generate.Case:
    """Return the tournament of a seed."""
    return generate_teams.team(seed) if teams else generate.individual(seed)


def codes_of(teams: bool) -> Sequence[str]:
    """Return the codes that are compared."""
    return compare.TEAMS if teams else compare.INDIVIDUAL


def check(seed: int, teams: bool = False) -> Report:
    """Compare one tournament."""
    case = case_of(seed, teams)
    codes = codes_of(teams)
    try:
        checker = reference.Checker(case)
    except Exception as error:  # whatever a foreign program raises
        return Report(seed, case.name, 0, (f"seed {seed}: not read by gacrux: {error}",), ("read",))
    found, compared = compare.differences(case, checker, codes, compare.lists_of(case, codes))
    return Report(
        seed, case.name, compared, tuple(map(str, found)), tuple(item.code for item in found)
    )


def run(seeds: Iterable[int], teams: bool, jobs: int) -> int:
    """Compare the tournaments of some seeds and return how many differ."""
    began = time.monotonic()
    values = differing = done = 0
    by_code: Counter[str] = Counter()
    with ProcessPoolExecutor(jobs) as pool:
        for report in pool.map(partial(check, teams=teams), seeds):
            done += 1
            values += report.compared
            differing += bool(report.differences)
            by_code.update(set(report.codes))
            verdict = f"{len(report.differences)} DIFFERENCES" if report.differences else "equal"
            print(
                f"seed {report.seed}: {report.name}: {report.compared} values, {verdict}",
                flush=True,
            )
            for line in report.differences[:5]:
                print(f"  {line}")
    print(
        f"{done} tournaments, {values} values and places, {differing} tournaments differ, "
        f"{time.monotonic() - began:.0f} s"
    )
    for code, count in by_code.most_common():
        print(f"  {code}: in {count} tournaments")
    return differing


def show(seed: int, teams: bool, code: str | None, file: str | None) -> int:
    """Compare one tournament, print all its differences and how to ask gacrux itself."""
    case = case_of(seed, teams)
    if file:
        Path(file).write_text(case.text, encoding="utf-8", newline="")
    else:
        print(case.text.replace("\r\n", "\n"), end="")
    codes = codes_of(teams)
    lists: Sequence[Sequence[str]] = compare.lists_of(case, codes)
    if code:
        codes, lists = ([], [code.split(",")]) if "," in code else ([code], [])
        asked = code.split(",") if "," in code else ["PTS", code]
        print(reference.command(case, asked, file or "FILE"))
    found, compared = compare.differences(case, reference.Checker(case), codes, lists)
    for difference in found:
        print(difference)
    print(f"seed {seed}: {case.name}: {compared} values, {len(found)} differences")
    return len(found)


def main() -> int:
    """Run the command line; the status is 1 when something differs."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--count", type=int, default=300, help="how many tournaments")
    parser.add_argument("--first-seed", type=int, default=1, help="the first of their seeds")
    parser.add_argument("--teams", action="store_true", help="team tournaments")
    parser.add_argument("--jobs", type=int, default=2, help="processes that run together")
    parser.add_argument("--seed", type=int, help="this tournament alone, with all differences")
    parser.add_argument("--code", help="with --seed: this code, or a list to rank by")
    parser.add_argument("--write", metavar="FILE", help="with --seed: write the report to a file")
    args = parser.parse_args()
    if args.seed is not None:
        return int(show(args.seed, args.teams, args.code, args.write) > 0)
    first = args.first_seed
    print(f"seeds {first} to {first + args.count - 1}, gacrux {reference.VERSION}")
    return int(run(range(first, first + args.count), args.teams, args.jobs) > 0)


if __name__ == "__main__":
    sys.exit(main())
