"""How tables are laid out: aligned columns, Markdown, and text that no program takes for code."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Sequence
from collections.abc import Set as AbstractSet
from unicodedata import category, east_asian_width

Line = Sequence[str]

_FORMULA = ("=", "+", "-", "@")
_NO_COLUMN = ("Mn", "Me", "Cf")
_MARKUP = re.compile(r"[\\`*_\[\]|~&$@#!]")
_LINKS = re.compile(r"(?i)(https?|ftp|mailto|www)([:.])")  # what becomes a link without brackets


def aligned(lines: Sequence[Line], left: AbstractSet[int]) -> list[str]:
    """Align the cells of a table; the columns in `left` to the left, the others to the right.

    >>> aligned([["No.", "Name"], ["12", "Ann"]], {1})
    ['No.  Name', ' 12  Ann']
    """
    widths = [max(map(_width, column)) for column in zip(*lines, strict=True)]
    return [
        "  ".join(_pad(cell, widths[k], k in left) for k, cell in enumerate(line)).rstrip()
        for line in lines
    ]


def markdown_lines(lines: Iterable[Line]) -> list[str]:
    """Write the lines of a Markdown table."""
    return ["| " + " | ".join(line) + " |" for line in lines]


def without_markup(text: str) -> str:
    """Return text that Markdown shows as it is."""
    return _LINKS.sub(r"\1\\\2", _MARKUP.sub(r"\\\g<0>", text).replace("<", "&lt;"))


def csv_text(lines: Iterable[Line], delimiter: str = ",") -> str:
    """Write lines as CSV, without a line break at the end."""
    out = io.StringIO()
    csv.writer(out, lineterminator="\n", delimiter=delimiter).writerows(lines)
    return out.getvalue().rstrip("\n")


def guarded(text: str) -> str:
    """Return text that no spreadsheet takes for a formula."""
    return f"'{text}" if text.lstrip().startswith(_FORMULA) else text


def _width(text: str) -> int:
    """Return how many columns a terminal takes for a text; marks above and below take none."""
    return sum(
        0 if category(c) in _NO_COLUMN else 2 if east_asian_width(c) in "WF" else 1 for c in text
    )


def _pad(text: str, width: int, left: bool) -> str:
    blanks = " " * (width - _width(text))
    return text + blanks if left else blanks + text
