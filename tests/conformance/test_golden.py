"""The answers of gacrux about some tournaments, kept in files; nothing else is needed."""

from __future__ import annotations

import json
from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any

import attrs
import compare
import pytest
from generate import Case

FILES = sorted((Path(__file__).parent / "golden").glob("*.json"))


@attrs.frozen
class Golden:
    """A file of answers."""

    data: dict[str, Any]
    numbers: tuple[int, ...]

    @classmethod
    def of(cls, path: Path) -> Golden:
        """Read a file."""
        data = json.loads(path.read_text(encoding="utf-8"))
        tag = "310" if "team" in data["kind"] else "001"
        columns = slice(4, 8) if tag == "001" else slice(4, 7)
        numbers = sorted(int(line[columns]) for line in data["report"] if line.startswith(tag))
        return cls(data, tuple(numbers))

    @property
    def case(self) -> Case:
        """The tournament and how gacrux was asked about it."""
        data = self.data
        return Case(
            seed=data["seed"],
            kind=data["kind"],
            text="\r\n".join(data["report"]),
            pairing=data["pairing"],
            rounds=data["rounds"],
            unrated=data["unrated"],
            participants=len(self.numbers),
            last_open=data["last_open"],
        )

    def values(self, code: str) -> dict[int, Fraction | None]:
        """Return gacrux's values of a code."""
        texts = self.data["values"][code].split()
        pairs = zip(self.numbers, texts, strict=True)
        return {number: None if text == "-" else Fraction(text) for number, text in pairs}

    def places(self, codes: Sequence[str]) -> dict[int, int]:
        """Return gacrux's places by a list."""
        texts = self.data["places"][",".join(codes)].split()
        return dict(zip(self.numbers, map(int, texts), strict=True))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_library_gives_the_golden_answers(path: Path) -> None:
    """Every value and place that gacrux gave is ours as well, rules set to its side."""
    golden = Golden.of(path)
    codes = list(golden.data["values"])
    lists = [names.split(",") for names in golden.data["places"]]
    found, compared = compare.differences(golden.case, golden, codes, lists)
    assert not found, "\n".join(map(str, found[:10]))
    assert compared == len(golden.numbers) * (len(codes) + len(lists))


def test_every_file_names_the_checker_and_the_command() -> None:
    """A reader can tell where each golden answer comes from."""
    assert len(FILES) >= 12
    for path in FILES:
        data = Golden.of(path).data
        assert data["checker"] == "gacrux 1.11.65"
        assert data["command"].startswith("python -m gacrux.tiebreakchecker")
