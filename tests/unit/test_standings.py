"""Standings as a sequence of rows and as records, and what notebooks show of results."""

from __future__ import annotations

import re
from collections.abc import Sequence
from fractions import Fraction
from html.parser import HTMLParser
from typing import Any

import pytest

from tiebreaks import (
    BUILTIN,
    Crosstable,
    Participant,
    explain,
    external,
    rank,
    read,
    tiebreak,
    to_dict,
    total,
)
from tiebreaks.errors import InputError

TABLE = Crosstable.parse("1 Ann 2000 +W2 =B3 U\n2 Bob -B1 H +W3\n3 Cid 1800 U =W1 -B2")
STANDINGS = rank(TABLE, "BH/C1, SB")
ROBIN = Crosstable.parse("1 Ann * 1 ½ 1\n2 Bob 0 * 1 1\n3 Cid ½ 0 * 0\n4 Dan 0 0 1 *")


def numbers(rows: Sequence[Any]) -> list[int]:
    """Return the numbers of the participants of rows."""
    return [row.participant.number for row in rows]


def test_standings_are_a_sequence() -> None:
    """Rows are found by position, from either end, by slices, and by asking for them."""
    assert isinstance(STANDINGS, Sequence)
    assert len(STANDINGS) == 3
    assert STANDINGS[0] is STANDINGS.first is STANDINGS[-3]
    assert isinstance(STANDINGS[1:], tuple)
    assert STANDINGS[1:] == (STANDINGS[1], STANDINGS[2])
    assert list(reversed(STANDINGS)) == list(STANDINGS)[::-1]
    assert STANDINGS[1] in STANDINGS
    assert "Ann" not in STANDINGS
    assert STANDINGS.index(STANDINGS[2]) == 2
    assert STANDINGS.count(STANDINGS[2]) == 1
    with pytest.raises(IndexError):
        STANDINGS[3]
    first, *others = STANDINGS
    assert (first.participant.name, len(others)) == ("Ann", 2)


def test_a_row_by_number() -> None:
    """`row` finds a participant; a number that is not ranked says why."""
    assert STANDINGS.row(2).participant.name == "Bob"
    with pytest.raises(InputError, match="no participant has the number 9"):
        STANDINGS.row(9)
    with pytest.raises(InputError, match="4 Dan is excluded"):
        rank(ROBIN, "SB", exclude=(4,)).row(4)
    group = STANDINGS.among(lambda person: person.rating is not None, name="rated")
    assert numbers(group) == [1, 3]
    assert group.row(3).place == 2
    with pytest.raises(InputError, match="2 does not belong to the group rated") as caught:
        group.row(2)
    (problem,) = caught.value.problems
    assert (problem.code, problem.number) == ("no_row", 2)


def test_a_row_is_asked_as_a_mapping() -> None:
    """`get` has a default for a code that the list does not have."""
    row = STANDINGS.row(2)
    assert row.get("PTS") == row["PTS"]
    assert (row.get("KS"), row.get("KS", 0), row.get("no code", "-")) == (None, 0, "-")


@pytest.mark.parametrize("code", ["XX", "BH/", "", "a b", 5, None])
def test_a_row_has_no_such_code(code: Any) -> None:
    """A code that is not there, or is none, is missing as from any other mapping."""
    row = rank(Crosstable.parse("1 Ann * 1\n2 Bob 0 *"), "SB")[0]
    assert code not in row
    assert row.get(code, "none") == "none"
    with pytest.raises(KeyError, match="is not among the columns: PTS, SB"):
        row[code]


@pytest.mark.parametrize("language", ["en", "de", "es", "fr"])
def test_the_name_of_a_group_and_a_seed_are_inert(language: str) -> None:
    """Text that a program passes on cannot control a terminal."""
    standings = rank(Crosstable.parse("1 Ann * 1\n2 Bob 0 *"), "SB", seed="\x1b[31m")
    written = explain(standings.among(lambda person: True, "\x1b[2J"), language)
    assert "\x1b" not in written
    assert "[31m" in written
    assert "[2J" in written


def test_standings_of_nobody() -> None:
    """Without participants there is no first row."""
    standings = rank(Crosstable.from_games([], []), "SB")
    assert (len(standings), list(standings), standings[:5], standings.records()) == (0, [], (), [])
    with pytest.raises(IndexError):
        _ = standings.first
    assert "<table>" in standings._repr_html_()


def test_rows_compare_by_all_that_they_say() -> None:
    """Rows are equal where place, participant, values and decision are; a dictionary is less."""
    again = rank(TABLE, "BH/C1, SB")
    assert STANDINGS[0] == again[0]
    assert hash(STANDINGS[0]) == hash(again[0])
    assert len({*STANDINGS, *again}) == 3
    assert STANDINGS[0] != rank(TABLE, "SB")[0]
    assert STANDINGS[0] != STANDINGS[1]
    assert STANDINGS[0] != dict(STANDINGS[0])


def test_records_are_flat_and_exact() -> None:
    """Whole numbers are int, others fractions; keys are the same in every record."""
    # Ann 2.5: opponents Bob 1.5, Cid 1.5 and a dummy of 1.5 (three draws); one 1.5 is cut.
    # Bob 1.5: Ann 2.5, a dummy of 1.5, Cid 1.5; the half-point bye was asked for and is cut.
    first, *_ = records = STANDINGS.records()
    assert first == {
        "place": 1,
        "number": 1,
        "name": "Ann",
        "rating": 2000,
        "PTS": Fraction(5, 2),
        "BH/C1": 3,
        "SB": Fraction(15, 4),
        "decided_by": None,
    }
    assert type(first["BH/C1"]) is int
    bob = records[numbers(STANDINGS).index(2)]
    assert (bob["rating"], bob["PTS"], bob["BH/C1"]) == (None, Fraction(3, 2), 4)
    assert all(list(record) == list(first) for record in records)


def test_records_of_everything_that_people_have() -> None:
    """Title and federation are there once anybody has one; who is excluded has no place."""
    people = [
        Participant(1, "Ann", title="GM"),
        Participant(2, "Bob", federation="GER"),
        Participant(3, "Cid"),
    ]
    games = [(1, 1, 2, "1-0"), (2, 2, 3, "1-0"), (3, 3, 1, "0-1")]
    table = Crosstable.from_games(people, games, pairing="predetermined")
    assert rank(table, "sb, TPR", exclude=(3,)).records() == [
        {
            "place": 1,
            "number": 1,
            "name": "Ann",
            "federation": None,
            "title": "GM",
            "PTS": 1,
            "sb": 0,
            "TPR": None,
            "decided_by": None,
        },
        {
            "place": 2,
            "number": 2,
            "name": "Bob",
            "federation": "GER",
            "title": None,
            "PTS": 0,
            "sb": 0,
            "TPR": None,
            "decided_by": "PTS",
        },
        {
            "place": None,
            "number": 3,
            "name": "Cid",
            "federation": None,
            "title": None,
            "PTS": None,
            "sb": None,
            "TPR": None,
            "decided_by": None,
        },
    ]


def test_a_code_that_is_a_key_of_records() -> None:
    """A code written as a word of the records has its capitals as its key."""
    made = tiebreak("TITLE", fold=total)(lambda view: view.per_round(lambda game: game.won))
    standings = rank(TABLE, ["title", "sb"], registry=BUILTIN.with_tiebreak(made))
    (first, *_) = standings.records()
    assert list(first) == ["place", "number", "name", "rating", "PTS", "TITLE", "sb", "decided_by"]
    assert first["TITLE"] == 1


def test_records_say_what_the_json_says() -> None:
    """Places, numbers and values are those of `to_dict`, the order too."""
    for standings in (rank(read("examples/club-open.trf")), rank(ROBIN, "SB, DE", exclude=(2,))):
        rows = to_dict(standings)["standings"]
        records = standings.records()
        assert [row["place"] for row in rows] == [record["place"] for record in records]
        for row, record in zip(rows, records, strict=True):
            for code, value in row["values"].items():
                assert str(record[code]) == (value["exact"] if value else "None")


class Tags(HTMLParser):
    """The tags, the attributes and the text of some HTML; unclosed tags are an error."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.attributes: set[str] = set()
        self.text: list[str] = []
        self.open: list[str] = []
        self.rows = 0
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note a tag."""
        self.rows += tag == "tr"
        self.tags.add(tag)
        self.open.append(tag)
        self.attributes |= {name for name, _ in attrs}

    def handle_endtag(self, tag: str) -> None:
        """Close the last tag."""
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        """Note text."""
        self.text.append(data)


ODD = "<script>alert('x')</script> & \x00\u202e\n" + "&<" * 5000
MANY = Crosstable.from_games(
    [Participant(n, f"{n}{ODD}", 1500 + n) for n in range(1, 401)],
    [(r, n, n + 1, "1-0" if r % 2 else "0-1") for r in range(1, 100) for n in range(1, 401, 2)],
)


def shown() -> list[Any]:
    """Return everything that notebooks show as a table, large and odd."""
    standings = rank(MANY, [*["BH/C1"] * 100, "SB", "DE"])
    teams = Crosstable.from_matches(
        [ODD, "Bees", "Cats"], [(1, 1, 2, "1=01")], [(1, 3, "U")], planned_rounds=3
    )
    return [
        MANY,
        standings,
        standings.working("SB", participant=7),
        standings.group_working("DE", participant=2),
        standings.compare(1, 2),
        standings.compare(1, 3),
        teams,
        rank(teams, "EDE, MPvGP"),
        rank(ROBIN, "SB, TPR", exclude=(2,)),
        rank(MANY, "EXT:X", registry=BUILTIN.with_tiebreak(external("x", {1: 1}))),
    ]


def test_previews_are_plain_inert_and_short() -> None:
    """Whatever a name holds, a preview is a table of text of at most 60 rows and 100 kB."""
    for value in shown():
        text = value._repr_html_()
        assert len(text.encode()) < 100_000
        found = Tags(text)
        assert found.tags == {"table", "caption", "tr", "th", "td"}
        assert found.attributes <= {"colspan"}
        assert found.rows <= 62  # with the head, and the line that says how many more
        assert not re.search(r"[\x00-\x1f\u202e]", text)


def test_the_preview_of_standings() -> None:
    """Place, number, name, values as they are printed, and what decided; – for no value."""
    parsed = Tags(rank(ROBIN, "DE, SB")._repr_html_())
    assert parsed.text == [
        "FIDE C.07, March 2026, after round 3 of 3",
        *("Place", "No.", "Name", "PTS", "DE", "SB", "Decided by"),
        *("1", "1", "Ann", "2.5", "–", "3.25", "–"),
        *("2", "2", "Bob", "2.0", "–", "1.50", "PTS"),
        *("3", "4", "Dan", "1.0", "–", "0.50", "PTS"),
        *("4", "3", "Cid", "0.5", "–", "1.25", "PTS"),
    ]


def test_the_preview_of_a_crosstable() -> None:
    """Rounds are written as in a wall chart, an absence is –."""
    table = Crosstable.parse("1 Ann 2000 +W2 Z\n2 Bob -B1 H")
    assert Tags(table._repr_html_()).text == [
        "2 participants, round 2 of 2, swiss",
        *("No.", "Name", "Rating", "PTS", "1", "2"),
        *("1", "Ann", "2000", "1", "+W2", "–"),
        *("2", "Bob", "–", "0.5", "-B1", "H"),
    ]


def test_the_preview_of_a_working_and_a_comparison() -> None:
    """A working has a line for each term, a comparison one for each criterion."""
    standings = rank(ROBIN, "SB")
    text = Tags(standings.working("SB", participant=3)._repr_html_()).text
    assert text[:2] == ["3 Cid: SB 1.25", "Round"]
    drawn = text.index("1 Ann")
    assert text[drawn + 1 : drawn + 5] == ["2.5", "0.5", "yes", "–"]
    assert Tags(standings.compare(1, 2)._repr_html_()).text == [
        "decided by PTS",
        *("Criterion", "1 Ann", "2 Bob"),
        *("place", "1", "2"),
        *("PTS", "2.5", "2"),
    ]


def test_the_preview_of_a_tied_group() -> None:
    """The separate standings of the members, and the order that follows."""
    table = Crosstable.parse("1 Ann * 0 1 1\n2 Bob 1 * 1 0\n3 Cid 0 0 * ½\n4 Dan 0 1 ½ *")
    working = rank(table, "DE").group_working("DE", participant=1)
    assert Tags(working._repr_html_()).text == [
        "DE: 2 tied",
        *("By", "Participant", "Score", "Missing games", "Order"),
        *("score", "2 Bob", "1", "0", "1"),
        *("score", "1 Ann", "0", "0", "2"),
    ]


def test_more_rows_are_counted() -> None:
    """Of 400 rows 60 are shown, and 340 more are told."""
    text = rank(MANY, "SB")._repr_html_()
    assert "… 340 more rows" in text
    assert "… 340 more rows" in MANY._repr_html_()
