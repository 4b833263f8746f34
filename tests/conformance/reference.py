"""Ask gacrux, the checker that FIDE refers to; without it this module still imports."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Sequence
from fractions import Fraction
from importlib import import_module
from typing import Any
from unittest import mock

import attrs
from generate import Case

VERSION = "1.11.65"


class RefusedError(Exception):
    """What the checker says of a file that it refuses, or of a code that it fails on."""


@attrs.frozen
class Answer:
    """The places and, per descriptor, the values that one call gives, by participant number."""

    rules: str
    places: dict[int, int]
    values: tuple[dict[int, Fraction | None], ...]


def is_fore(code: str) -> bool:
    """Tell whether a descriptor is Fore Buchholz or built on it."""
    return code.startswith("FB") or "/F" in code


def options(case: Case, codes: Sequence[str], file: str = "FILE") -> list[str]:
    """Return the checker's command line.

    Fore Buchholz looks at a last round that is paired and not played only where it is counted.
    """
    fore = case.last_open and any(is_fore(code) for code in codes)
    after = [] if case.rounds is None or fore else ["-n", str(case.rounds)]
    unrated = [] if case.unrated is None else ["-u", str(case.unrated)]
    rule = "-p" if case.pairing == "predetermined" else "-s"
    return ["-i", file, "-b", "utf-8", rule, *after, *unrated, "-t", *codes]


def command(case: Case, codes: Sequence[str], file: str = "FILE") -> str:
    """Return the command that asks the checker for the same."""
    return f"python -m gacrux.tiebreakchecker {' '.join(options(case, codes, file))} -d T"


class Checker:
    """The checker with one tournament read; every question starts from the file as it was read."""

    def __init__(self, case: Case) -> None:
        self.case = case
        file = import_module("gacrux.trf2json").trf2json()
        file.parse_file(case.text.replace("\r\n", "\n"), 0)
        self._refuse_if(file.chessjson["status"])
        self._read = pickle.dumps(file)

    def ask(self, codes: Sequence[str]) -> Answer:
        """Return what the checker answers for a list of descriptors."""
        program = import_module("gacrux.tiebreakchecker").tiebreakchecker()
        with mock.patch.object(sys, "argv", ["tiebreakchecker", *options(self.case, codes)]):
            program.read_command_line()
        program.chessfile = pickle.loads(self._read)
        program.prepare_tournament()
        try:
            program.do_checker()
        except Exception as error:  # whatever a foreign program raises
            raise RefusedError(f"{type(error).__name__}: {error}") from error
        self._refuse_if(program.chessfile.chessjson["status"])
        result = program.chessfile.result
        rows = {row["cid"]: row for row in result["competitors"]}
        columns = tuple(
            {number: _exact(row["tiebreakScore"][k]) for number, row in rows.items()}
            for k in range(len(codes))
        )
        places = {number: row["rank"] for number, row in rows.items()}
        return Answer(result["rules"], places, columns)

    def values(self, code: str) -> dict[int, Fraction | None]:
        """Return one tie-break, asked alone behind the points."""
        return self.ask(["PTS"] if code == "PTS" else ["PTS", code]).values[-1]

    def places(self, codes: Sequence[str]) -> dict[int, int]:
        """Return the places by a list of descriptors."""
        return self.ask(codes).places

    @staticmethod
    def _refuse_if(status: dict[str, Any]) -> None:
        if status["code"]:
            raise RefusedError(f"status {status['code']}: {status['error']}")


def _exact(value: Any) -> Fraction | None:
    return None if value is None else Fraction(str(value))
