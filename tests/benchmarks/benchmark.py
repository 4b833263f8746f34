"""Run every benchmark and print one table: `python tests/benchmarks/benchmark.py`.

With `--write docs/reference/speed.md` the table and the line of the machine replace those between
the marks on that page. tiebreak-core and gacrux are measured beside where they are installed:
`pip install -e '.[benchmarks]'`. gacrux takes some minutes for 4,000 players.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path

from results import Result, circumstances, in_markdown

FOLDER = Path(__file__).parent
BEGIN, END = "<!-- results -->", "<!-- end of the results -->"


def modules() -> list[str]:
    """Return the names of the benchmarks: every module `bench_...` has a function `results`."""
    return sorted(path.stem for path in FOLDER.glob("bench_*.py"))


def all_results(names: Sequence[str], repeat: int) -> Iterator[Result]:
    """Run the benchmarks, one after the other, and name each result on standard error."""
    for name in names:
        for result in import_module(name).results(repeat=repeat):
            print("  ".join(filter(None, result.cells())), file=sys.stderr, flush=True)
            yield result


def placed(page: str, text: str) -> str:
    """Return a page with the text between its marks."""
    marks = re.compile(f"(?s){re.escape(BEGIN)}.*{re.escape(END)}")
    if not marks.search(page):
        raise ValueError(f"the page has no lines {BEGIN} and {END}")
    return marks.sub(lambda _: f"{BEGIN}\n{text}\n{END}", page)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the benchmarks and print the table, or write it into a page."""
    parser = argparse.ArgumentParser(description="Run the benchmarks of tiebreaks.")
    parser.add_argument("names", nargs="*", default=[], help=", ".join(modules()))
    parser.add_argument("--repeat", type=int, default=7, help="runs, of which the best counts")
    parser.add_argument("--write", metavar="PAGE", help="a page that gets the table")
    options = parser.parse_args(arguments)
    table = in_markdown(list(all_results(options.names or modules(), options.repeat)))
    text = f"{circumstances()}\n\n{table}"
    if options.write:
        path = Path(options.write)
        path.write_text(placed(path.read_text("utf-8"), text), "utf-8")
    else:
        print(text)


if __name__ == "__main__":
    main()
