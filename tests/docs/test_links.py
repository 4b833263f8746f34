"""Every link of the pages leads somewhere, as the repository shows them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = {
    path.relative_to(ROOT).as_posix(): path
    for path in (ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md")))
}
FENCED = re.compile(r"(?ms)^```.*?^```$|^    .*?$|`[^`\n]*`")
LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"(?m)^#+ (.+)$")
# Addresses that have to work on the index as well are made when the package is built.
OUTSIDE = ("http://", "https://")


def slug(heading: str) -> str:
    """Return the anchor of a heading, as code hosts and the site make it."""
    words = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).lower()
    return re.sub(r"[^\w\- ]", "", words).strip().replace(" ", "-")


def anchors(path: Path) -> set[str]:
    """Return the anchors of a page; an API page has one for each name as well."""
    text = path.read_text("utf-8")
    found = {slug(heading) for heading in HEADING.findall(re.sub(r"(?ms)^```.*?^```$", "", text))}
    return found | set(re.findall(r"(?m)^::: (\S+)$", text))


def links(path: Path) -> list[str]:
    """Return the links of a page that lead to files, code aside."""
    text = FENCED.sub("", path.read_text("utf-8"))
    return [to for to in LINK.findall(text) if not to.startswith(OUTSIDE)]


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_to_files_and_headings(page: str) -> None:
    """A relative link names a file that is there, and an anchor that the page has."""
    here = PAGES[page]
    broken = []
    for link in links(here):
        name, _, anchor = link.partition("#")
        target = (here.parent / name).resolve() if name else here
        if not target.exists() or (anchor and anchor not in anchors(target)):
            broken.append(link)
    assert broken == []


@pytest.mark.parametrize("page", PAGES)
def test_examples_are_not_taken_for_part_of_a_list(page: str) -> None:
    """Between a list and indented code stands a line of text; else the code is text of the list."""
    listed = False
    taken = []
    lines = re.sub(r"(?ms)^```.*?^```$", "", PAGES[page].read_text("utf-8")).splitlines()
    for before, line in zip(["", *lines], lines, strict=False):
        if re.match(r"[-*] |\d+\. ", line):
            listed = True
        elif line and not line.startswith(" ") and not before:
            listed = False
        elif listed and line.startswith("    ") and not before:
            taken.append(line)
    assert taken == []
