"""A JSON tournament without what it says of later rounds."""

from __future__ import annotations

import json
from typing import Any

from tiebreaks.formats.encoded_text import decoded
from tiebreaks.formats.jsonfile.values import parsed

_TABLES = ("crosstable", "players")
_ROWS = ("cells", "scores", "boards")  # one entry a round


def through(data: bytes | str, after: int, encoding: str | None = None) -> str:
    """Return the text of a tournament up to a round.

    >>> through('{"crosstable": {"rounds": 2, "participants": [{"cells": ["H", "F"]}]}}', 1)
    '{"crosstable": {"participants": [{"cells": ["H"]}]}}'
    """
    text, _ = decoded(data, encoding, None)
    found = parsed(text, None)
    if isinstance(found, dict):
        for name in _TABLES:
            if isinstance(found.get(name), dict):
                found[name].pop("rounds", None)
                found[name] = _cut(found[name], after)
    return json.dumps(found, ensure_ascii=False)


def _cut(value: Any, after: int) -> Any:
    """Cut rows that have an entry a round, and drop entries that name a later round."""
    if isinstance(value, dict):
        return {
            key: entry[:after] if key in _ROWS and isinstance(entry, list) else _cut(entry, after)
            for key, entry in value.items()
        }
    if isinstance(value, list):
        return [_cut(entry, after) for entry in value if not _is_later(entry, after)]
    return value


def _is_later(entry: Any, after: int) -> bool:
    round_ = entry.get("round") if isinstance(entry, dict) else None
    return isinstance(round_, int) and round_ > after
