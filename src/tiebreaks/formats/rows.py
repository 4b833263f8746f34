"""Rows of a text with a delimiter, each with the line at which it begins."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable, Iterator

from tiebreaks.errors import FormatError, Problem


def rows_of(
    lines: Iterable[str], delimiter: str, source: str | None, *, strict: bool = False
) -> Iterator[tuple[int, list[str]]]:
    """Yield line and fields of every row, also of empty ones.

    Raises:
        FormatError: a row that cannot be split, such as one with quotes that are not closed.
    """
    reader = csv.reader(lines, delimiter=delimiter, strict=strict)
    line = 1
    try:
        for row in reader:
            yield line, row
            line = reader.line_num + 1
    except csv.Error as error:
        template = "this row cannot be read: {reason}"
        problem = Problem("row_unreadable", template, reason=_reason(str(error)), line=line)
        raise FormatError([problem], source) from None


def _reason(message: str) -> Problem:
    """Return what the csv module says, which is in English, as a problem.

    >>> _reason("field larger than field limit (131072)").fields
    {'most': 131072}
    """
    if message == "unexpected end of data":
        return Problem("quotes_not_closed", "unexpected end of data")
    if found := re.fullmatch("'(.)' expected after '\"'", message, re.DOTALL):
        template = "'{delimiter}' expected after '\"'"
        return Problem("text_after_quotes", template, delimiter=found[1])
    if found := re.fullmatch(r"field larger than field limit \(([0-9]+)\)", message):
        template = "field larger than field limit ({most})"
        return Problem("field_too_long", template, most=int(found[1]))
    return Problem("row_refused", "{message}", message=message)
