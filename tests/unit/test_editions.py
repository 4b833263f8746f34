"""Editions: by id, by date, and an event's own rules."""

from __future__ import annotations

from datetime import date

import attrs
import pytest

from tiebreaks import Crosstable, Published, Tournament, editions, evaluate, rank
from tiebreaks.checking import reproducing
from tiebreaks.errors import TiebreakError, UnknownEditionError


@pytest.mark.parametrize(
    ("day", "edition"),
    [
        (date(1995, 5, 1), "fide-2009"),
        (date(2009, 10, 1), "fide-2009"),
        (date(2023, 8, 31), "fide-2009"),
        (date(2023, 9, 1), "fide-2023-09"),
        (date(2024, 4, 1), "fide-2023-09"),
        (date(2024, 7, 31), "fide-2023-09"),
        (date(2024, 8, 1), "fide-2024-08"),
        (date(2026, 2, 28), "fide-2024-08"),
        (date(2026, 3, 1), "fide-2026-03"),
        (date(2199, 1, 1), "fide-2026-03"),
        (None, "fide-2026-03"),
    ],
)
def test_for_date(day: date | None, edition: str) -> None:
    """A day gives the edition in force on it, no day the default."""
    assert editions.for_date(day).id == edition


@pytest.mark.parametrize(
    ("text", "edition"),
    [
        ("fide-2009", "fide-2009"),
        ("fide-2023-09", "fide-2023-09"),
        ("fide-2024-04", "fide-2023-09"),
        ("fide-2024-08", "fide-2024-08"),
        ("fide-2026-03", "fide-2026-03"),
        ("face-value", "face-value"),
        (" FIDE-2026-03 ", "fide-2026-03"),
        (None, "fide-2026-03"),
    ],
)
def test_get(text: str | None, edition: str) -> None:
    """An id gives its edition, no id the default."""
    assert editions.get(text).id == edition


def test_get_an_edition() -> None:
    """An edition is returned unchanged."""
    own = attrs.evolve(editions.get("fide-2026-03"), id="club")
    assert editions.get(own) is own


def test_a_newer_edition_changes_nothing_for_older_and_undated_events(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """An edition added at the end counts from its day on; the default stays what it is."""
    default = editions.DEFAULT
    newer = attrs.evolve(default, id="fide-2099-01", in_force=date(2099, 1, 1))
    monkeypatch.setattr(editions, "EDITIONS", (*editions.EDITIONS, newer))
    assert editions.for_date(None) is editions.get(None) is default
    assert editions.for_date(date(2098, 12, 31)) is default
    assert editions.for_date(date(2099, 1, 1)) is newer
    table = Crosstable.parse("1 Ann +W2\n2 Bob -B1")
    assert rank(table, "BH").edition is default
    published = Published({1: 1, 2: 2})
    tried = reproducing(Tournament(table, default, published=published), "BH")
    assert newer not in [settings.edition for settings in tried]


@pytest.mark.parametrize("text", ["fide-1999", "", "2026-03", "fide-2026"])
def test_unknown_edition(text: str) -> None:
    """An unknown id is an error that names the known ones."""
    with pytest.raises(UnknownEditionError, match="fide-2026-03") as caught:
        editions.get(text)
    assert caught.value.edition == text
    assert "face-value" in caught.value.known
    assert isinstance(caught.value, TiebreakError)
    assert isinstance(caught.value, LookupError)


def test_editions_are_in_order() -> None:
    """FIDE's editions are in order, oldest first, and every id is unique."""
    days = [edition.in_force for edition in editions.EDITIONS]
    assert days == sorted(days)
    assert len({edition.id for edition in editions.ALL}) == len(editions.ALL)


def test_editions_are_immutable() -> None:
    """A field of an edition cannot be set."""
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        editions.get("fide-2026-03").id = "mine"  # type: ignore[misc]


def test_an_events_own_rules() -> None:
    """An edition with a changed field is accepted wherever an id is, and changes only that."""
    newest = editions.get("fide-2026-03")
    own = attrs.evolve(newest, unplayed=attrs.evolve(newest.unplayed, dummy_caps=False))
    table = Crosstable.parse("1 Ann +W2 U\n2 Bob -B1 H")
    # Ann's own 2 without a ceiling, 1 with it; Bob's half-point bye in the last round is a draw.
    assert evaluate(table, "BH").value(1) == 1.5
    assert evaluate(table, "BH", edition=own).value(1) == 2.5
    assert rank(table, "BH", edition=own)[0]["BH"] == 2.5
    assert evaluate(table, "BH", edition="fide-2024-08").value(1) == 2.5
