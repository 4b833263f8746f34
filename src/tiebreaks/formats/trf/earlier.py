"""A tournament report without what it says of later rounds."""

from __future__ import annotations

from tiebreaks.formats.reader_report import Report
from tiebreaks.formats.trf.text import CELL_STEP, FIRST_CELL, Line, parse_int, read_lines

# Where records of one round have its number: first and last column.
_ROUND_OF = {"240": (7, 9), "300": (5, 7), "330": (8, 10), "299": (20, 22)}
_FIRST_BYE, _BYE_STEP = 15, 4  # of record 320, which names a team for each round
_TOTALS = {"001": (81, 89), "310": (55, 71)}
_RESTATED = ("801", "802")


def through(data: bytes | str, after: int, encoding: str | None = None) -> str:
    """Return the text of a report up to a round: its cells, byes, line-ups and special points.

    >>> through("001    1      Ann" + " " * 74 + "   2 w 1     3 b 0", 1)[91:]
    '   2 w 1  '
    """
    lines = read_lines(data, encoding, Report())
    kept = (_cut(line, after) for line in lines if not _is_later(line, after))
    return "\n".join(kept)


def _is_later(line: Line, after: int) -> bool:
    if line.tag in _RESTATED:
        return True
    columns = _ROUND_OF.get(line.tag)
    return columns is not None and (parse_int(line.field(*columns)) or 0) > after


def _cut(line: Line, after: int) -> str:
    """Return the text of a line without later rounds, and without totals, which count them."""
    last = len(line.columns)
    if line.tag == "001":
        last = FIRST_CELL - 1 + CELL_STEP * after
    elif line.tag == "320":
        last = _FIRST_BYE - 1 + _BYE_STEP * after
    text = line.text[: len(line.text) - max(0, len(line.columns) - last)]
    if line.tag not in _TOTALS:
        return text
    first, end = (column + len(line.text) - len(line.columns) for column in _TOTALS[line.tag])
    return text[: first - 1] + " " * (min(end, len(text)) - first + 1) + text[end:]
