"""The dates of a tournament report, in the formats that programs write."""

from __future__ import annotations

import re
from datetime import date

_MONTHS = [
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
]

_YEAR_FIRST = re.compile(r"(\d{4})\s*([-/.])\s*(\d{1,2})\s*\2\s*(\d{1,2})\.?", re.ASCII)
_COMPACT = re.compile(r"(\d{4})(\d\d)(\d\d)", re.ASCII)
_SHORT_YEAR_FIRST = re.compile(r"(\d\d)\s*([-/.])\s*(\d\d)\s*\2\s*(\d\d)", re.ASCII)
_YEAR_LAST = re.compile(r"(\d{1,2})\s*([-/.])\s*(\d{1,2})\s*\2\s*(\d{4})", re.ASCII)
_MONTH_FIRST = re.compile(r"([A-Za-z]{3,9})\.?\s+(\d{1,2})\s*,?\s+(\d{4})", re.ASCII)
_DAY_FIRST = re.compile(r"(\d{1,2})\.?[\s-]+([A-Za-z]{3,9})\.?,?[\s-]+(\d{4})", re.ASCII)

# A time of day behind the date: 10:00, 10:00:30, T10:00Z, 10.00 h.
_TIME = re.compile(
    r"(?i)[\sT,]+\d{1,2}[:.h]\d\d([:.]\d\d([.,]\d+)?)?\s*(h|am|pm|Z|[+-]\d\d:?\d\d)?$"
)


def parse_date(text: str) -> tuple[date | None, str]:
    """Parse a date; the second value is a warning, empty if the date is clear.

    >>> parse_date("May 29, 2020")
    (datetime.date(2020, 5, 29), '')
    >>> parse_date("31/02/2025")
    (None, "'31/02/2025' is not a date")
    """
    text = _TIME.sub("", text.strip())
    year, month, day = _parts(text)
    try:
        found = date(year, month, day)
    except ValueError:
        return None, f"{text!r} is not a date"
    if _YEAR_LAST.fullmatch(text) and day <= 12 and day != month:
        return found, f"{text!r} is read with the day first, as {date_text(found)}"
    return found, ""


def date_text(day: date) -> str:
    """Write a date in the style of the format.

    >>> date_text(date(2026, 3, 1))
    '2026/03/01'
    """
    return day.isoformat().replace("-", "/")


def _parts(text: str) -> tuple[int, int, int]:
    """Return year, month and day, or zeros if the text is not a date."""
    if match := _YEAR_FIRST.fullmatch(text):
        return int(match[1]), int(match[3]), int(match[4])
    if match := _COMPACT.fullmatch(text):
        return int(match[1]), int(match[2]), int(match[3])
    if match := _SHORT_YEAR_FIRST.fullmatch(text):
        year = int(match[1])
        return year + (1900 if year >= 70 else 2000), int(match[3]), int(match[4])
    if match := _YEAR_LAST.fullmatch(text):
        return int(match[4]), int(match[3]), int(match[1])
    if match := _MONTH_FIRST.fullmatch(text):
        return int(match[3]), _month(match[1]), int(match[2])
    if match := _DAY_FIRST.fullmatch(text):
        return int(match[3]), _month(match[2]), int(match[1])
    return 0, 0, 0


def _month(word: str) -> int:
    word = word.lower()
    for number, name in enumerate(_MONTHS, start=1):
        if word in (name, name[:3]) or (word == "sept" and number == 9):
            return number
    return 0
