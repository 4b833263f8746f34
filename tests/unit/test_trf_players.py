"""Player records, numbers, and which rating counts."""

from __future__ import annotations

import pytest
from trf_lines import GAME, HEADER, load, messages, outcomes_of, player

from tiebreaks.model.participants import NationalRating, Participant


def test_fixed_part() -> None:
    """Every field of a player record has its columns."""
    found = load(
        player(
            12,
            name="Doe, Jane",
            rating="2345",
            title="wg",
            sex="w",
            federation="NOR",
            fide_id="1500001",
            birth="1990/00/00",
            points="0.0",
            place="3",
        )
    )
    assert found.crosstable.participants == (
        Participant(
            12, "Doe, Jane", 2345, "NOR", title="wg", sex="w", birth="1990/00/00", fide_id="1500001"
        ),
    )
    assert dict(found.published.places) == {12: 3}


@pytest.mark.parametrize("rating", ["", "0", "0000"])
def test_unrated(rating: str) -> None:
    """A blank rating and zeros mean no rating."""
    assert load(player(1, rating=rating)).crosstable.participants[0].rating is None


def test_numbers() -> None:
    """Numbers may have gaps, start anywhere, go up to 9999 and be in any order."""
    found = load(
        player(9999, "7 w 1", "30 b ="),
        player(30, "0000 - U", "9999 w ="),
        player(7, "9999 b 0", "0000 - Z"),
    )
    assert [p.number for p in found.crosstable.participants] == [9999, 30, 7]
    assert outcomes_of(found) == ["1=", "U=", "0Z"]
    assert found.crosstable.opponents == ((2, 1), (-1, 0), (0, -1))


def test_players_before_the_header() -> None:
    """The order of the records does not matter."""
    found = load(*GAME, "142 3", "012 Late", "092 Berger")
    assert (found.name, found.crosstable.planned_rounds) == ("Late", 3)


def test_titles_and_federations() -> None:
    """An invalid title or federation is a notice at its column, and is kept."""
    found = load(*HEADER, player(1, title="XY", federation="N1", points="0.0"))
    assert messages(found).splitlines() == [
        "line 4, column 11: 'XY' is not a title",
        "line 4, column 54: 'N1' is not a federation",
    ]
    assert found.crosstable.participants[0].title == "XY"


def national(number: int, rating: str, tag: str = "FRA") -> str:
    """Write a national rating record."""
    return player(number, tag=tag, rating=rating, name="N.", title="A", federation=tag)


METHODS = {
    # 1: FIDE 2000, national 2100; 2: FIDE alone; 3: national alone; 4: FIDE 1900, national 1800
    "FIDE": [2000, 2000, None, 1900],
    "NRO": [2100, None, 2100, 1800],
    "FIDON": [2000, 2000, 2100, 1900],
    "NIDOF": [2100, 2000, 2100, 1800],
    "HBFN": [2100, 2000, 2100, 1900],
    "LBFN": [2000, 2000, 2100, 1800],
    "OTHER": [2000, 2000, None, 1900],
}


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("record", ["172 FRA {}", "172 {}"])
def test_methods(record: str, method: str) -> None:
    """Record 172 picks the rating that counts; both are kept."""
    found = load(
        record.format(method),
        player(1, rating="2000"),
        player(2, rating="2000"),
        player(3),
        player(4, rating="1900"),
        national(1, "2100"),
        national(3, "2100"),
        national(4, "1800"),
    )
    people = found.crosstable.participants
    assert [person.rating for person in people] == METHODS[method]
    assert [person.fide_rating for person in people] == [2000, 2000, None, 1900]
    assert people[0].national_ratings == (NationalRating("FRA", 2100, "A", "N.", "FRA"),)
    assert ("says OTHER" in messages(found)) is (method == "OTHER")


def test_no_method() -> None:
    """Without record 172, or with half of one, the FIDE rating counts."""
    found = load(*HEADER, player(1, rating="2000", points="0.0"), national(1, "2100"))
    assert found.crosstable.participants[0].rating == 2000
    assert len(found.crosstable.participants[0].national_ratings) == 1
    assert found.notices == ()
    found = load("172 FRA", player(1, rating="2000"), national(1, "2100"))
    assert found.crosstable.participants[0].rating == 2000
    assert "line 1, column 5: record 172 names no method" in messages(found)


def test_federation_of_record_172() -> None:
    """With a federation in record 172, any other three letters are an unknown record."""
    found = load("172 FRA NRO", player(1, rating="2000"), national(1, "2222", "GER"))
    assert found.crosstable.participants[0].rating is None
    assert "line 3: unknown record 'GER'" in messages(found)


def test_several_federations() -> None:
    """The national rating of the player's own federation counts, else the FIDE rating."""
    lines = ("172 NRO", national(1, "2100", "FRA"), national(1, "2200", "GER"))
    own = load(*lines, player(1, rating="2000", federation="GER"))
    assert own.crosstable.participants[0].rating == 2200
    other = load(*lines, player(1, rating="2000", federation="ITA"))
    assert other.crosstable.participants[0].rating == 2000
    assert "1 has several national ratings" in messages(other)


def test_three_letters_of_nobody() -> None:
    """Three letters before an unknown number are an unknown record."""
    found = load(player(1), national(8, "2100"))
    assert "line 2: unknown record 'FRA'" in messages(found)
