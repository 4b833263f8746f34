"""The spellings of a date."""

from __future__ import annotations

from datetime import date

import pytest
from trf_lines import GAME, load, messages

from tiebreaks import editions
from tiebreaks.formats.trf.dates import parse_date


@pytest.mark.parametrize(
    ("text", "day"),
    [
        ("2026/02/28", date(2026, 2, 28)),
        ("2026-02-28", date(2026, 2, 28)),
        ("2026.02.28", date(2026, 2, 28)),
        ("2026/2/8", date(2026, 2, 8)),
        ("20260228", date(2026, 2, 28)),
        ("26/02/28", date(2026, 2, 28)),
        ("69/12/31", date(2069, 12, 31)),
        ("70/01/02", date(1970, 1, 2)),
        ("28.02.2026", date(2026, 2, 28)),
        ("31/12/2025", date(2025, 12, 31)),
        ("28. 07. 2005", date(2005, 7, 28)),
        ("05.05.2025", date(2025, 5, 5)),
        ("May 29, 2020", date(2020, 5, 29)),
        ("29 May 2020", date(2020, 5, 29)),
        ("Sep 1, 2021", date(2021, 9, 1)),
        ("1 december 2021", date(2021, 12, 1)),
    ],
)
def test_spellings(text: str, day: date) -> None:
    """Each of these texts is the same day."""
    assert parse_date(text) == (day, "")


def test_both_readings() -> None:
    """If day and month could be swapped, the day comes first, with a notice."""
    found, doubt = parse_date("03/04/2025")
    assert found == date(2025, 4, 3)
    assert "the day first" in doubt


@pytest.mark.parametrize(
    "text",
    ["2026/02/30", "31/02/2025", "02/28/2026", "2026/00/00", "soon", "2026", "", "29 Mai 2020"],
)
def test_no_date(text: str) -> None:
    """Anything else, or a day that does not exist, is not a date."""
    found, doubt = parse_date(text)
    assert found is None
    assert doubt == f"{text!r} is not a date"


def test_start_picks_the_edition() -> None:
    """The edition in force on the first day is the tournament's."""
    found = load("042 2026/02/28", "092 Swiss", *GAME)
    assert found.start == date(2026, 2, 28)
    assert found.edition is editions.FIDE_2024_08
    assert found.notices == ()


def test_no_start() -> None:
    """Without a first day the edition is the default, with a notice."""
    found = load("092 Swiss", *GAME)
    assert (found.start, found.edition) == (None, editions.DEFAULT)
    assert messages(found) == "there is no first day (record 042): edition fide-2026-03"


def test_unreadable_start() -> None:
    """An invalid first day is a notice with its line, and the record is kept."""
    found = load("092 Swiss", "042 2026/02/30", *GAME)
    assert found.edition is editions.DEFAULT
    assert "line 2, column 5: record 042: '2026/02/30' is not a date" in messages(found)
    assert found.records == ("042 2026/02/30", "092 Swiss")


def test_older_than_every_edition() -> None:
    """An event before October 2009 gets the oldest edition, with a notice."""
    found = load("042 2009/09/30", "092 Swiss", *GAME)
    assert found.edition is editions.FIDE_2009
    assert messages(found) == "the event is older than every edition: edition fide-2009"
