"""The page of the modifiers names the codes that take each of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tiebreaks import BUILTIN

PAGE = (Path(__file__).parents[2] / "docs/reference/modifiers.md").read_text("utf-8")
ROWS = re.findall(r"^\| `/([A-Z]+)[^|]*\| [^|]+ \| ([^|]+) \|", PAGE, re.MULTILINE)


def test_every_modifier_has_its_row() -> None:
    """The table has a row for each modifier, and no other."""
    names = {re.sub(r"n$", "", name) for name, _ in ROWS}
    assert {name if name in BUILTIN.modifiers else name[0] for name in names} == set(
        BUILTIN.modifiers
    )


@pytest.mark.parametrize(("name", "codes"), ROWS)
def test_the_row_names_the_codes(name: str, codes: str) -> None:
    """The codes of the row are those that accept the modifier; EXT is made by the event."""
    listed = set(re.findall(r"[A-Z][A-Za-z0-9:+-]*[A-Z0-9]", re.sub(r"\([^)]*\)", "", codes)))
    taking = {code for code, entry in BUILTIN.items() if name in entry.accepts}
    assert listed - {"EXT"} == taking - ({"FB", "WP"} if name == "F" else set())
