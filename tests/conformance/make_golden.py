"""Write the golden files: small random tournaments, and what gacrux answers about them.

python tests/conformance/make_golden.py
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any

import compare
import generate
import generate_teams
import reference

FOLDER = Path(__file__).parent / "golden"
# Chosen among the first seeds so that every kind of tournament is there.
SWISS = 7
ROUND_ROBINS = 4
TEAMS = 4


def main() -> None:
    """Write all files anew."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.json"):
        old.unlink()
    for case in chosen():
        kind = "teams" if "team" in case.kind else "individual"
        path = FOLDER / f"{kind}-{case.seed}.json"
        path.write_text(golden(case), encoding="utf-8", newline="\n")
        print(f"{path.name}: {case.name}")


def chosen() -> list[generate.Case]:
    """Return the tournaments of the lowest seeds, so many of each kind."""
    individual = [generate.individual(seed, largest=20) for seed in range(1, 200)]
    individual = [case for case in individual if case.participants >= 6]
    swiss = [case for case in individual if "Swiss" in case.kind]
    robins = [case for case in individual if "Swiss" not in case.kind]
    single = [case for case in robins if "single" in case.kind]
    double = [case for case in robins if "double" in case.kind]
    teams = [generate_teams.team(seed, largest=8) for seed in range(1, 60)]
    return [
        *spread(swiss, SWISS),
        *single[: ROUND_ROBINS // 2],
        *double[: ROUND_ROBINS // 2],
        *[case for case in teams if "Swiss" in case.kind][: TEAMS // 2],
        *[case for case in teams if "robin" in case.kind][: TEAMS // 2],
    ]


def spread(cases: list[generate.Case], count: int) -> list[generate.Case]:
    """Return the first cases that differ in how they are asked, then the first of the others."""
    seen: dict[tuple[bool, ...], generate.Case] = {}
    for case in cases:
        asked = (
            case.last_open,
            case.unrated is not None,
            "162" in case.text,
            "299" in case.text,
        )
        seen.setdefault(asked, case)
    first = list(seen.values())
    rest = [case for case in cases if case not in first]
    return sorted([*first, *rest][:count], key=lambda case: case.seed)


def golden(case: generate.Case) -> str:
    """Return a file: the report, how gacrux was asked, and its answers in order of numbers."""
    codes = compare.TEAMS if "team" in case.kind else compare.INDIVIDUAL
    checker = reference.Checker(case)
    asked = [code for code in codes if not compare.documented(case, code)]
    lists = [
        chosen
        for chosen in compare.lists_of(case, codes)
        if not any(compare.documented(case, code) for code in chosen)
    ]
    data: dict[str, Any] = {
        "checker": f"gacrux {reference.VERSION}",
        "command": reference.command(case, ["PTS", "CODE"]),
        "written_by": "tests/conformance/make_golden.py",
        "seed": case.seed,
        "kind": case.kind,
        "pairing": str(case.pairing),
        "rounds": case.rounds,
        "last_open": case.last_open,
        "unrated": case.unrated,
        "report": case.text.split("\r\n"),
        "values": {code: _texts(checker.values(code)) for code in asked},
        "places": {",".join(names): _texts(checker.places(names)) for names in lists},
    }
    return _lines(data)


def _texts(values: Mapping[int, Fraction | int | None]) -> str:
    shown = (values[number] for number in sorted(values))
    return " ".join("-" if value is None else str(value) for value in shown)


def _lines(data: Mapping[str, Any]) -> str:
    """Return JSON with one line per line of the report and per column."""
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    main()
