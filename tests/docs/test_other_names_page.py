"""The tables of the page about other names are those of the source."""

from __future__ import annotations

from pathlib import Path

import pytest

from tiebreaks.engine.other_names import SOURCES, Source
from tiebreaks.engine.other_names.parameters import DOCUMENTED, described
from tiebreaks.engine.other_names.readings import Candidate, read_meanings
from tiebreaks.engine.other_names.swiss_manager import CONFIDENCE, KINDS, NUMBERS, Number

PAGE = (Path(__file__).parents[2] / "docs/reference/other-names.md").read_text("utf-8")
LINES = [line for line in PAGE.splitlines() if line.startswith("| ")]
WHERE = "docs/reference/other-names.md: the row should be"


def said(one: Candidate) -> str:
    """Return a meaning as the page writes it."""
    code = f"`{one.text}`" if one.text else "not computed"
    return f"{code} ({one.note})" if one.note else code


def listed(meanings: str) -> str:
    """Return the meanings of a name as the page writes them."""
    return ", ".join(said(one) for one in read_meanings(meanings, ""))


def row(*cells: str) -> str:
    """Return a row of a table."""
    return f"| {' | '.join(cells)} |"


def number_row(number: Number) -> str:
    """Return the row of a Swiss-Manager number."""
    return row(
        str(number.number),
        f"`{number.short}`",
        number.kind or "-",
        number.where or "-",
        number.meaning,
        listed(number.meanings),
        number.confidence,
    )


def source_rows(source: Source) -> list[str]:
    """Return a row for each meaning that a source has names for, with all these names."""
    names: dict[str, list[str]] = {}
    for name, meanings in source.names.items():
        names.setdefault(listed(meanings), []).append(name)
    return [row(source.who, ", ".join(called), meant) for meant, called in names.items()]


def tables() -> dict[str, list[str]]:
    """Return the rows of each table of the page."""
    return {
        "numbers": [number_row(number) for number in NUMBERS.values()],
        "kinds": [row(kind or "-", text) for kind, text in KINDS.items()],
        "confidence": [row(mark, text) for mark, text in CONFIDENCE.items()],
        "parameters": [row(str(number), str(described(number))) for number in DOCUMENTED],
        "names": [line for source in SOURCES for line in source_rows(source)],
    }


@pytest.mark.parametrize("table", tables())
def test_the_page_has_the_tables(table: str) -> None:
    """The page has every row of the tables, in their order and together."""
    rows = tables()[table]
    for line in rows:
        assert line in LINES, f"{WHERE} {line}"
    start = LINES.index(rows[0])
    assert LINES[start : start + len(rows)] == rows
    head = "| ", "|---"
    before = PAGE.splitlines()[PAGE.splitlines().index(rows[0]) - 2 :][:2]
    assert [line.startswith(mark) for line, mark in zip(before, head, strict=True)] == [True, True]


def test_the_page_has_no_other_rows() -> None:
    """Every row of the page is a heading or a row of the tables."""
    rows = {line for lines in tables().values() for line in lines}
    assert len([line for line in LINES if line not in rows]) == len(tables())
