"""Lines of number and value: the values of an external tie-break."""

from __future__ import annotations

import csv
from fractions import Fraction

from tiebreaks._exact import decimal
from tiebreaks.errors import FormatError


def loads(text: str, source: str | None = None) -> dict[int, Fraction]:
    """Read `number,value` lines, with or without a header; an empty value is none.

    Raises:
        FormatError: every line that cannot be read, with line and column (of the field).

    >>> loads("number,value\\n4,1.5\\n7,0")
    {4: Fraction(3, 2), 7: Fraction(0, 1)}
    """
    values: dict[int, Fraction] = {}
    places: list[tuple[int | None, int | None, str]] = []
    for line, row in enumerate(csv.reader(text.removeprefix("\ufeff").splitlines()), 1):
        fields = [field.strip() for field in row]
        if not any(fields) or (line == 1 and not any(field[:1].isdigit() for field in fields)):
            continue
        number = fields[0]
        value = decimal(fields[1]) if len(fields) == 2 and fields[1] else None
        if not (number.isascii() and number.isdecimal()):
            places.append((line, 1, f"{number!r} is no participant's number"))
        elif len(fields) != 2:
            places.append((line, None, f"number and value are two fields, not {len(fields)}"))
        elif int(number) in values:
            places.append((line, 1, f"the number {number} stands twice"))
        elif value is not None:
            values[int(number)] = value
        elif fields[1]:
            places.append((line, 2, f"{fields[1]!r} is no number"))
    if places:
        raise FormatError(places, source)
    return values
