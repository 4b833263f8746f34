"""The records of the event: type, rounds, tie-breaks, counters, and what is kept."""

from __future__ import annotations

from datetime import date
from fractions import Fraction

import pytest
from trf_lines import GAME, HEADER, load, messages, outcomes_of, player

from tiebreaks._exact import FrozenMap
from tiebreaks.formats import trf
from tiebreaks.model.pairing import Pairing
from tiebreaks.model.tournament import Published

START = "042 2026/04/01"


@pytest.mark.parametrize(
    ("lines", "pairing"),
    [
        (["192 FIDE_ROUNDROBIN"], "predetermined"),
        (["192 BERGER_DOUBLEROUNDROBIN"], "predetermined"),
        (["192 FIDE_DUTCH_2026"], "swiss"),
        (["192 FIDE_DOUBLESWISS"], "swiss"),
        (["092 Individual: Round-Robin"], "predetermined"),
        (["092 double ROUND ROBIN"], "predetermined"),
        (["092 Berger"], "predetermined"),
        (["092 Individual: Swiss-System"], "swiss"),
        (["092 Individual: Swiss-System", "192 FIDE_DUTCH"], "swiss"),
    ],
)
def test_type(lines: list[str], pairing: str) -> None:
    """The coded type and the type in words say how the players were paired."""
    found = load(START, *lines, *GAME)
    assert found.crosstable.pairing == pairing
    assert found.notices == ()


def test_types_that_disagree() -> None:
    """The coded type counts, with a notice at the words."""
    found = load(START, "092 Swiss", "192 FIDE_ROUNDROBIN", *GAME)
    assert found.crosstable.pairing is Pairing.PREDETERMINED
    assert messages(found) == "line 2, column 5: record 092 says swiss, taken as predetermined"


@pytest.mark.parametrize("lines", [[], ["092 Open tournament"], ["092", "192"]])
def test_no_type(lines: list[str]) -> None:
    """Without a word about it the event is a Swiss, with a notice."""
    found = load(START, *lines, *GAME)
    assert found.crosstable.pairing is Pairing.SWISS
    assert "the pairing can be given when reading" in messages(found)


def test_pairing_given() -> None:
    """The caller's word counts, with a notice where the file says otherwise."""
    found = load(START, "092 Swiss", *GAME, pairing="predetermined")
    assert found.crosstable.pairing is Pairing.PREDETERMINED
    assert messages(found) == "line 2, column 5: record 092 says swiss, taken as predetermined"
    assert load(START, *GAME, pairing="swiss").notices == ()


def test_planned_rounds() -> None:
    """Record 142 goes before XXR, a difference is a notice, and the caller before both."""
    found = load(START, "092 Swiss", "142 7", "XXR 9", *GAME)
    assert found.crosstable.planned_rounds == 7
    assert messages(found) == "line 4: XXR says 9 rounds, record 142 7: 142 counts"
    assert load("XXR 9", *GAME).crosstable.planned_rounds == 9
    assert load("142 7", *GAME, planned_rounds=5).crosstable.planned_rounds == 5
    assert load(*GAME).crosstable.planned_rounds == 1


def test_more_rounds_than_planned() -> None:
    """Results beyond the scheduled rounds are read, and the number grows with a notice."""
    games = (
        player(1, "2 w 1", "2 b 1", points="2.0"),
        player(2, "1 b 0", "1 w 0", points="0.0"),
    )
    found = load(START, "092 Swiss", "142 1", *games)
    assert found.crosstable.planned_rounds == 2
    assert messages(found) == "the last round planned is 1, but round 2 is paired"


def test_unreadable_rounds() -> None:
    """A number of rounds that is none is a notice."""
    found = load(START, "092 Swiss", "142 many", *GAME)
    assert found.crosstable.planned_rounds == 1
    assert messages(found) == "line 3, column 5: record 142: 'many' is no number of rounds"


def test_complete_tiebreak_list() -> None:
    """Record 212 is the list as it stands, and goes before 202."""
    found = load("202 BH", "212 WIN, pts ,BH/C1", *GAME)
    assert found.tiebreaks == ("WIN", "pts", "BH/C1")
    assert found.records == ()


def test_tiebreaks_after_points() -> None:
    """Record 202 comes after the points."""
    assert load("202 BH/C1,SB", *GAME).tiebreaks == ("PTS", "BH/C1", "SB")
    assert load(*GAME).tiebreaks == ()


def test_unparsable_tiebreaks() -> None:
    """A descriptor that cannot be read is a notice and leaves the list empty; it is kept."""
    found = load(*HEADER, "212 PTS,BH/Q7", *GAME)
    assert found.tiebreaks == ()
    assert "line 4, column 5: record 212: 'BH/Q7'" in messages(found)
    assert "212 PTS,BH/Q7" in found.records


def test_unknown_tiebreaks() -> None:
    """A tie-break that nobody knows is a notice; the list stands."""
    found = load(*HEADER, "212 PTS,NEVERHEARD", *GAME)
    assert found.tiebreaks == ("PTS", "NEVERHEARD")
    assert messages(found) == "line 4, column 5: record 212: no tie-break is called 'NEVERHEARD'"


def test_counters() -> None:
    """Counters that the file keeps to are silent, and so are those left blank."""
    found = load(*HEADER, "062 2 (1)", "072 1", "082 0", player(1, "2 w 1", rating="2000"), GAME[1])
    assert "record" not in messages(found)
    assert "record" not in messages(load(*HEADER, "062", "072", "082", *GAME))


def test_counters_that_differ() -> None:
    """Counters that say something else than the file are notices with their lines."""
    found = load(*HEADER, "062 5", "072 1", "082 4", "062 two", *GAME)
    assert messages(found).splitlines() == [
        "line 4: record 062 stands again; the last one counts",
        "line 5, column 5: record 072 says 1 rated players, there are 0",
        "line 6, column 5: record 082 says 4 teams, there are 0",
        "line 7, column 5: record 062: 'two' is no number of players",
    ]


def test_record_that_stands_twice() -> None:
    """Of a record that stands once the last counts; others may repeat."""
    found = load(*HEADER, "012 Old", "012 New", "112 Deputy", "112 Second", *GAME)
    assert found.name == "New"
    assert messages(found) == "line 4: record 012 stands again; the last one counts"
    assert found.records == ("092 Swiss", "112 Deputy", "112 Second")


def test_unknown_records_and_comments() -> None:
    """Comments are kept silently, unknown records with a notice of their line."""
    lines = ("### a comment", "#single", "DAT 1", "DDD    1", "123 what", "ABC", "ab")
    found = load(*HEADER, *lines, *GAME)
    assert found.records == ("092 Swiss", *lines)
    assert [notice.line for notice in found.notices] == [5, 6, 7, 8, 9, 10]


def test_records_that_are_kept() -> None:
    """Known records without a field of their own are kept: those of the header in order."""
    lines = ("132 26/04/01", "XXZ 1", "022 Town", "250      1.0   1   2    1    2", "102 Arbiter")
    found = load(*HEADER, *lines, *GAME)
    assert found.records == ("022 Town", "092 Swiss", "102 Arbiter", "132 26/04/01", *lines[1::2])
    assert found.notices == ()
    assert outcomes_of(found) == ["1", "0"]


def test_forbidden_pairs_and_extensions_change_nothing() -> None:
    """Accelerated and forbidden pairs and colours are in no score."""
    found = load(*HEADER, "260   1   1    1    2", "XXA    1  1.0", "XXP 1 2", "XXC white1", *GAME)
    assert found.crosstable == load(*HEADER, *GAME).crosstable
    assert found.notices == ()


def test_one_team_alone() -> None:
    """A stray team record makes no team event, and is a notice."""
    found = load(*HEADER, "013 Stray team                          1    2", *GAME)
    assert messages(found) == "line 4: one team alone: taken as an individual event"


def test_published() -> None:
    """Places and points are kept by number; what is blank is not there."""
    found = load(player(4, "7 w 1", points="1.0", place="1"), player(7, "4 b 0", points="0,5"))
    assert found.published == Published(places=FrozenMap({4: 1}))
    assert dict(found.published.points) == {4: 1, 7: Fraction(1, 2)}


def test_an_event_over_thirty_days() -> None:
    """The last day is read and written, and tells whether an event is a long one."""
    short = load("042 2026/04/01", "052 2026/05/01", player(1, "0000 - U"))
    long = load("042 2026/04/01", "052 2026/05/02", player(1, "0000 - U"))
    assert (short.is_long, long.is_long) == (False, True)
    assert trf.loads(trf.dumps(long)).end == date(2026, 5, 2)
