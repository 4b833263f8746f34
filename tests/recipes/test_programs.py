"""What holds for every program of the page of recipes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from recipes.programs import BLOCK, PAGE, sources

LONGEST = 60


def test_every_recipe_has_its_test() -> None:
    """The programs of the page are those that the tests of this folder run, one a section."""
    tests = "".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    assert set(re.findall(r'program\("([^"]+)"\)', tests)) == set(sources())
    assert len(sources()) == len(BLOCK.findall(PAGE.read_text("utf-8")))


@pytest.mark.parametrize("heading", sources())
def test_a_program_is_short(heading: str) -> None:
    """A program has fewer than 60 lines, of at most 100 characters, and says what it does."""
    lines = sources()[heading].splitlines()
    assert len(lines) < LONGEST
    assert max(map(len, lines)) <= 100
    assert lines[0].startswith('"""')
