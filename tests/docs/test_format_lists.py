"""The lists of file formats on the pages are those of the registry."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from file_samples import named
from tiebreaks.formats import FORMATS, Format

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "formats.md").read_text("utf-8")
COMMANDS = (DOCS / "command-line.md").read_text("utf-8")
CHANGELOG = (DOCS / "changelog.md").read_text("utf-8")
WRITTEN = [entry for entry in FORMATS if entry.dumps]
LINKED = re.compile(r"\| \[(\w+)\]\(#([\w-]+)\)")


def quoted(words: Sequence[str], last: str = ", ") -> str:
    """List words, each in backquotes."""
    texts = [f"`{word}`" for word in words]
    return last.join(filter(None, [", ".join(texts[:-1]), *texts[-1:]]))


def row(entry: Format) -> str:
    """Return the row that the page of the files has for a format, without the link."""
    read, written = ("yes" if what else "no" for what in (entry.loads, entry.dumps))
    cells = [entry.name, read, written, quoted(entry.suffixes), quoted(entry.versions)]
    return f"| {' | '.join(cells)} |".replace("|  |", "| |")


def rows() -> list[str]:
    """Return the rows of the first table of the page, without the links."""
    lines = [line for line in PAGE.partition("\n\n#")[0].splitlines() if line.startswith("| ")]
    return [LINKED.sub(r"| \1", line) for line in lines[1:]]


def test_the_page_of_files_lists_the_formats() -> None:
    """The page has a row for each format, in the order in which they are tried, and no other."""
    assert rows() == [row(entry) for entry in FORMATS], "correct the first table of docs/formats.md"


@pytest.mark.parametrize("entry", FORMATS, ids=named)
def test_every_format_has_a_section(entry: Format) -> None:
    """The row of a format leads to a section of the page."""
    anchor = dict(LINKED.findall(PAGE)).get(entry.name, entry.name.lower())
    headings = [line[3:].lower().replace(" ", "-") for line in re.findall("(?m)^## .*", PAGE)]
    assert anchor in headings, f"describe {entry.name} in a section of docs/formats.md"


def test_the_command_line_lists_what_can_be_written() -> None:
    """The page of the command line has the suffixes and the versions that `convert` writes."""
    suffixes = quoted([suffix for entry in WRITTEN for suffix in entry.suffixes], " or ")
    where = "docs/command-line.md, section convert"
    assert f"chooses the [format](formats.md): {suffixes}." in COMMANDS, f"{where}: {suffixes}"
    several = [entry for entry in WRITTEN if entry.versions]
    versions = (f"of a {entry.name} file {quoted(entry.versions, ' or ')}" for entry in several)
    defaults = quoted([entry.versions[0] for entry in several])
    option = f"| `--version NAME` | {'; '.join(versions)} | {defaults} |"
    assert option in COMMANDS, f"{where}: {option}"


@pytest.mark.parametrize("entry", FORMATS, ids=named)
def test_a_format_is_in_the_changelog(entry: Format) -> None:
    """The changelog says since when every format is there."""
    there = re.search(rf"\b{entry.name}\d*\b", CHANGELOG)
    assert there, f"add a line about {entry.name} to docs/changelog.md"
