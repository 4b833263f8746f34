"""The layout of results: aligned columns, Markdown, JSON; text that no program takes for code."""

from __future__ import annotations

import csv
import io
import json
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
    columns = [_of_one_width(cells, k in left) for k, cells in enumerate(zip(*lines, strict=True))]
    return ["  ".join(cells).rstrip() for cells in zip(*columns, strict=True)]


def _of_one_width(cells: Sequence[str], left: bool) -> list[str]:
    widths = list(map(_width, cells))
    widest = max(widths)
    padded = zip(cells, [" " * (widest - width) for width in widths], strict=True)
    return [cell + blanks if left else blanks + cell for cell, blanks in padded]


def markdown_lines(lines: Iterable[Line]) -> list[str]:
    """Write the lines of a Markdown table."""
    return ["| " + " | ".join(line) + " |" for line in lines]


def without_markup(text: str) -> str:
    """Return text that Markdown shows as it is."""
    return _LINKS.sub(r"\1\\\2", _MARKUP.sub(r"\\\g<0>", text).replace("<", "&lt;"))


_json = json.JSONEncoder(ensure_ascii=False).encode


def indented_json(value: object, indent: str = "") -> str:
    """Write JSON of dictionaries and lists as `json.dumps` does with `indent=2`.

    That takes two to three times as long: it yields each bracket and comma alone.

    >>> print(indented_json({"a": [1, None], "b": {}}))
    {
      "a": [
        1,
        null
      ],
      "b": {}
    }
    """
    inner = f"{indent}  "
    if isinstance(value, dict):
        keys_and_items = [
            f"{_json(key)}: {indented_json(item, inner)}" for key, item in value.items()
        ]
        return _bracketed("{", keys_and_items, "}", indent)
    if isinstance(value, list):
        return _bracketed("[", [indented_json(item, inner) for item in value], "]", indent)
    return str(value) if type(value) is int else _json(value)


def _bracketed(first: str, parts: Sequence[str], last: str, indent: str) -> str:
    if not parts:
        return first + last
    line = f"\n{indent}  "
    return f"{first}{line}{f',{line}'.join(parts)}\n{indent}{last}"


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
    if text.isascii():  # each of these characters takes one
        return len(text)
    return sum(
        0 if category(c) in _NO_COLUMN else 2 if east_asian_width(c) in "WF" else 1 for c in text
    )
