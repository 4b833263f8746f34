"""A CSV tournament without what it says of later rounds."""

from __future__ import annotations

import csv
import io

from tiebreaks._exact import parse_int
from tiebreaks.formats.csvfile.text import delimiter_of, is_header, round_of
from tiebreaks.formats.encoded_text import decoded


def through(data: bytes | str, after: int, encoding: str | None = None) -> str:
    """Return the text up to a round: its columns of a crosstable, its lines of games.

    >>> through("name,1,2\\nAnn,H,F", 1).splitlines()
    ['name,1', 'Ann,H']
    >>> through("round,white,black,result\\n1,Ann,Bob,1-0\\n2,Bob,Ann,1-0", 1).splitlines()
    ['round,white,black,result', '1,Ann,Bob,1-0', '']
    """
    text, _ = decoded(data, encoding, None, fallback="latin-1")
    delimiter = delimiter_of(text) or ","
    out = io.StringIO()
    writer = csv.writer(out, delimiter=delimiter, lineterminator="\n")
    later: set[int] = set()
    round_column: int | None = None
    for row in csv.reader(io.StringIO(text), delimiter=delimiter):
        names = [field.strip().lower() for field in row]
        if is_header(names):
            later = {k for k, name in enumerate(names) if round_of(name) > after}
            round_column = names.index("round") if "round" in names else None
        is_later = round_column is not None and _number(row, round_column) > after
        # An empty line keeps the numbers of the lines below.
        writer.writerow([] if is_later else [f for k, f in enumerate(row) if k not in later])
    return out.getvalue()


def _number(row: list[str], column: int) -> int:
    return (parse_int(row[column].strip()) or 0) if column < len(row) else 0
