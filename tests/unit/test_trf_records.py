"""The records of the event: type, rounds, tie-breaks, counters, and what is kept."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from fractions import Fraction

import pytest
from trf_lines import GAME, HEADER, load, messages, older_team, outcomes_of, player, report, team

from tiebreaks._exact import FrozenMap
from tiebreaks.errors import FormatError
from tiebreaks.formats import trf
from tiebreaks.formats.reader_report import Report
from tiebreaks.formats.trf.entries import read_entries
from tiebreaks.formats.trf.players import read_players
from tiebreaks.formats.trf.points import read_match_points
from tiebreaks.formats.trf.ratings import with_ratings
from tiebreaks.formats.trf.records import day_of, pairing_of, sort_records, tiebreaks_of
from tiebreaks.formats.trf.round_cells import read_cells
from tiebreaks.formats.trf.text import Line, read_lines
from tiebreaks.model.cells import Cell
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
    """If the types differ, the coded one counts, with a notice."""
    found = load(START, "092 Swiss", "192 FIDE_ROUNDROBIN", *GAME)
    assert found.crosstable.pairing is Pairing.PREDETERMINED
    assert messages(found) == "line 2, column 5: record 092 says swiss, taken as predetermined"


@pytest.mark.parametrize("lines", [[], ["092 Open tournament"], ["092", "192"]])
def test_no_type(lines: list[str]) -> None:
    """If the file does not say, the event is a Swiss, with a notice."""
    found = load(START, *lines, *GAME)
    assert found.crosstable.pairing is Pairing.SWISS
    assert "the pairing can be given when reading" in messages(found)


def test_pairing_given() -> None:
    """The caller's pairing counts, with a notice if the file has another."""
    found = load(START, "092 Swiss", *GAME, pairing="predetermined")
    assert found.crosstable.pairing is Pairing.PREDETERMINED
    assert messages(found) == "line 2, column 5: record 092 says swiss, taken as predetermined"
    assert load(START, *GAME, pairing="swiss").notices == ()


def test_planned_rounds() -> None:
    """Record 142 takes precedence over XXR, with a notice; the caller's number over both."""
    found = load(START, "092 Swiss", "142 7", "XXR 9", *GAME)
    assert found.crosstable.planned_rounds == 7
    assert messages(found) == "line 4: XXR says 9 rounds, but record 142 7: 142 counts"
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
    assert messages(found) == "the number of scheduled rounds is 1, but round 2 is paired"


def test_unreadable_rounds() -> None:
    """An invalid number of rounds is a notice."""
    found = load(START, "092 Swiss", "142 many", *GAME)
    assert found.crosstable.planned_rounds == 1
    assert messages(found) == "line 3, column 5: record 142: 'many' is not a number of rounds"


def test_complete_tiebreak_list() -> None:
    """Record 212 is the complete list, and takes precedence over 202."""
    found = load("202 BH", "212 WIN, pts ,BH/C1", *GAME)
    assert found.tiebreaks == ("WIN", "pts", "BH/C1")
    assert found.records == ()


def test_tiebreaks_after_points() -> None:
    """Record 202 comes after the points."""
    assert load("202 BH/C1,SB", *GAME).tiebreaks == ("PTS", "BH/C1", "SB")
    assert load(*GAME).tiebreaks == ()


def test_unparsable_tiebreaks() -> None:
    """A descriptor that cannot be read is a notice and leaves the list empty; it is kept."""
    found = load(*HEADER, "212 PTS,BH/C", *GAME)
    assert found.tiebreaks == ()
    assert "line 4, column 5: record 212: 'BH/C'" in messages(found)
    assert "212 PTS,BH/C" in found.records


def test_unknown_modifiers() -> None:
    """An unknown modifier, which a program may have, is a notice; the list is kept."""
    found = load(*HEADER, "212 PTS,BH/Q7", *GAME)
    assert found.tiebreaks == ("PTS", "BH/Q7")
    assert "line 4, column 5: record 212: 'BH/Q7': unknown modifier Q; the" in messages(found)
    assert [notice.tiebreak for notice in found.notices] == ["BH/Q7"]


def test_unknown_tiebreaks() -> None:
    """An unknown tie-break is a notice; the list is kept."""
    found = load(*HEADER, "212 PTS,NEVERHEARD", *GAME)
    assert found.tiebreaks == ("PTS", "NEVERHEARD")
    assert messages(found) == "line 4, column 5: record 212: unknown tie-break 'NEVERHEARD'"
    assert [notice.tiebreak for notice in found.notices] == ["NEVERHEARD"]


def test_counters() -> None:
    """Correct counters and blank ones are no notice."""
    found = load(*HEADER, "062 2 (1)", "072 1", "082 0", player(1, "2 w 1", rating="2000"), GAME[1])
    assert "record" not in messages(found)
    assert "record" not in messages(load(*HEADER, "062", "072", "082", *GAME))


def test_counters_that_differ() -> None:
    """Wrong counters are notices with their lines."""
    found = load(*HEADER, "062 5", "072 1", "082 4", "062 two", *GAME)
    assert messages(found).splitlines() == [
        "line 4: record 062 is repeated; the last one counts",
        "line 5, column 5: record 072 says 1 rated players, but there are 0",
        "line 6, column 5: record 082 says 4 teams, but there are 0",
        "line 7, column 5: record 062: 'two' is not a number of players",
    ]


def test_repeated_records() -> None:
    """The last line of a non-repeating record counts; others may be repeated."""
    found = load(*HEADER, "012 Old", "012 New", "112 Deputy", "112 Second", *GAME)
    assert found.name == "New"
    assert messages(found) == "line 4: record 012 is repeated; the last one counts"
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
    """A single team record does not make a team event, and is a notice."""
    found = load(*HEADER, "013 Stray team                          1    2", *GAME)
    assert messages(found) == "line 4: there is only one team: taken as an individual event"


def test_published() -> None:
    """Places and points are kept by number; blank ones are left out."""
    found = load(player(4, "7 w 1", points="1.0", place="1"), player(7, "4 b 0", points="0,5"))
    assert found.published == Published(places=FrozenMap({4: 1}))
    assert dict(found.published.points) == {4: 1, 7: Fraction(1, 2)}


def test_an_event_over_thirty_days() -> None:
    """The last day is read and written, and shows whether an event is long."""
    short = load("042 2026/04/01", "052 2026/05/01", player(1, "0000 - U"))
    long = load("042 2026/04/01", "052 2026/05/02", player(1, "0000 - U"))
    assert (short.is_long, long.is_long) == (False, True)
    assert trf.loads(trf.dumps(long)).end == date(2026, 5, 2)


def test_readers_say_which_lines_they_consume() -> None:
    """Every reader returns what it read and the lines it consumed, whichever is asked first."""
    lines = [
        *("042 2026/04/01", "052 no date", "092 Swiss", "192 FIDE_ROUNDROBIN"),
        *("202 BH", "212 PTS,SB", "362 TW 3.0", player(1, rating="2000"), player(2)),
        *(player(1, tag="FRA"), player(7, tag="FRA"), "240 H   1    1", "320  1.0   1   1"),
        *("320  2.0   2", "022 Town"),
    ]
    records = sort_records(read_lines(report(*lines), None, Report()), Report())
    people = read_players(records, Report())
    readers: dict[str, Callable[[], frozenset[int]]] = {
        "first day": lambda: day_of("042", records, Report())[1],
        "last day": lambda: day_of("052", records, Report())[1],
        "pairing": lambda: pairing_of(records, None, False, Report())[1],
        "tie-breaks": lambda: tiebreaks_of(records, Report())[1],
        "match points": lambda: read_match_points(records, Report())[1],
        "ratings": lambda: with_ratings(people, records, Report())[1],
        "entries": lambda: read_entries(records, [1, 2], Report())[1],
    }
    consumed: dict[str, set[int]] = {
        "first day": {1},
        "last day": set(),
        "pairing": {3},
        "tie-breaks": {5, 6},
        "match points": {7},
        "ratings": {10},
        "entries": {12, 13},
    }
    assert {name: reader() for name, reader in readers.items()} == consumed
    assert {name: readers[name]() for name in reversed(readers)} == consumed
    kept = records.kept({number for lines in consumed.values() for number in lines})
    assert [line.number for line in kept] == [2, 4, 11, 14, 15]


TEAMS = (team(1, 1, 2), team(2, 3, 4))


@pytest.mark.parametrize(
    ("teams", "cells", "has_teams"),
    [
        ((), ("2 w 1", "1 b 0"), False),
        (TEAMS[:1], ("2 w 1", "1 b 0"), False),
        (TEAMS, ("2 w 1", "1 b 0"), False),
        (TEAMS, ("3 w 1", "4 b 0", "1 b 0", "2 w 1"), True),
    ],
)
def test_a_player_is_read_once(
    monkeypatch: pytest.MonkeyPatch, teams: list[str], cells: list[str], has_teams: bool
) -> None:
    """The cells of every player are read once, whatever the kind of the event turns out to be."""
    read: list[int] = []

    def noting(line: Line, report: Report) -> list[Cell | None]:
        read.append(line.number)
        return read_cells(line, report)

    monkeypatch.setattr("tiebreaks.formats.trf.players.read_cells", noting)
    lines = [player(n, *cells[n - 1 : n]) for n in (1, 2, 3, 4)]
    assert bool(load(*lines, *teams).teams) is has_teams
    assert read == [1, 2, 3, 4]


def test_an_individual_event_need_not_have_readable_teams() -> None:
    """A team record that cannot be read is refused in a team event and kept in another."""
    line = f"{older_team('Team', 1)} abc"
    assert load(*HEADER, *GAME, line).records[-1] == line
    others = [older_team("Other", 3), player(3), player(4)]
    with pytest.raises(FormatError, match="'abc' is not a player's number"):
        load(*HEADER, player(1, "3 w 1"), player(2), line, *others)
