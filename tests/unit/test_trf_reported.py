"""Reports that went wrong with people, each rebuilt as small as it can be."""

from __future__ import annotations

import pytest
from trf_lines import load, messages, outcomes_of, player, report, scores, team

from tiebreaks import evaluate, formats, rank
from tiebreaks.errors import FormatError, InputError
from tiebreaks.formats import trf

# Ann beats Bob and Cid, Dan loses to Cid and Bob: 2, 1, 1 and 0 points.
CELLS = ("2 w 1", "3 b 1"), ("1 b 0", "4 w 1"), ("4 b 1", "1 w 0"), ("3 w 0", "2 b 0")
HEAD = ("042 2026/06/01", "092 Swiss", "142 2")


def four(*points: str, head: tuple[str, ...] = HEAD) -> list[str]:
    """Write the four players with printed points."""
    return [*head, *(player(n, *CELLS[n - 1], points=p) for n, p in enumerate(points, 1))]


def test_printed_points_of_an_earlier_round_are_one_notice() -> None:
    """Where every printed total is that after round 1, one notice says so; the results count."""
    found = load(*four("1.0", "0.0", "1.0", "0.0"))
    assert messages(found) == "the printed points are those after round 1"
    assert scores(found) == ["2", "1", "1", "0"]
    other = messages(load(*four("1.0", "0.0", "1.0", "1.0")))  # those of no round
    assert [line.count("printed points") for line in other.splitlines()] == [1, 1, 1]


def test_printed_points_of_teams_after_an_earlier_round() -> None:
    """The same of match points and game points."""
    teams = [
        team(1, 1, mp="2.0", gp="1.0"),
        team(2, 2, mp="0.0", gp="0.0"),
        team(3, 3, mp="2.0", gp="1.0"),
        team(4, 4, mp="0.0", gp="0.0"),
    ]
    players = [player(n, *CELLS[n - 1]) for n in range(1, 5)]
    found = load("042 2026/06/01", "092 Team Swiss", "142 2", *players, *teams)
    assert "the printed points are those after round 1" in messages(found).splitlines()
    assert "match points" not in messages(found)


def test_faults_after_the_round_asked_for_do_not_stop_it() -> None:
    """Round 2 contradicts itself: refused, but read when the table after round 1 is asked for."""
    text = report(
        *HEAD,
        player(1, "2 w 1", "3 b 1"),
        player(2, "1 b 0", "1 w 1"),
        player(3, "0000 - U"),
        "240 H   2    3",
    )
    with pytest.raises(InputError, match="round 2"):
        formats.loads(text)
    found = formats.loads(text, after=1)
    assert outcomes_of(found) == ["1", "0", "U"]
    assert found.crosstable.planned_rounds == 2
    (notice,) = (line for line in messages(found).splitlines() if "not used" in line)
    assert notice.startswith("what comes after round 1 is not used: round 2: ")
    with pytest.raises(InputError, match="round 2"):
        formats.loads(text, after=2)


def test_a_cell_that_cannot_be_read_after_the_round_asked_for() -> None:
    """The same of a cell that is no cell at all; one of the round asked for is refused."""
    text = report(*HEAD, player(1, "2 w 1", "2 q 1"), player(2, "1 b 0", "1 b 0"))
    with pytest.raises(FormatError, match="line 4"):
        formats.loads(text)
    assert outcomes_of(formats.loads(text, after=1)) == ["1", "0"]


def test_the_round_asked_for_is_the_table() -> None:
    """`after` gives the table after that round, as `through` does."""
    text = report(*four("2.0", "1.0", "1.0", "0.0"))
    assert formats.loads(text, after=1).crosstable == trf.loads(text).crosstable.through(1)


@pytest.mark.parametrize("round_", ["   ", "  0", "999"])
def test_a_penalty_without_a_round(round_: str) -> None:
    """Blank, 0 and 999 mean the event: the penalty counts in the points after every round."""
    found = load(*four("0.5", "1.0", "1.0", "0.0"), f"299          -1.5  {round_}    1")
    assert messages(found) == ""
    assert scores(found) == ["1/2", "1", "1", "0"]
    places = [row.place for row in rank(found.crosstable, "PTS")]
    assert places == [1, 1, 3, 4]
    assert evaluate(found.crosstable.through(1), "PTS").value(1) == -0.5


def test_the_columns_of_2024() -> None:
    """A record 299 whose fields begin two columns earlier is read, with a notice."""
    found = load(*four("1.0", "1.0", "1.0", "0.0"), "299        -1.0   2    1")
    assert messages(found) == "line 8: record 299 has the columns of 2024"
    assert scores(found) == ["1", "1", "1", "0"]
    again = trf.loads(trf.dumps(found))
    assert again == found
    assert messages(again) == ""


def test_the_columns_of_2024_with_the_points_already_counted() -> None:
    """Where the printed points fit the results without such records they are kept, not used."""
    line = "299        -1.0   2    1"
    found = load(*four("2.0", "1.0", "1.0", "0.0"), line)
    assert "are not used: the printed points are those without" in messages(found)
    assert scores(found) == ["2", "1", "1", "0"]
    assert line in trf.dumps(found).decode()


def test_a_newer_record_299_counts_whatever_is_printed() -> None:
    """Only the older layout depends on the printed points."""
    found = load(*four("2.0", "1.0", "1.0", "0.0"), "299          -1.0    2    1")
    assert scores(found) == ["1", "1", "1", "0"]
    assert "1: printed points 2.0, computed 1.0" in messages(found)


@pytest.mark.parametrize("line", ["299       x-1.0   2    1", "299        -1.0 x 2    1"])
def test_a_record_299_of_neither_layout(line: str) -> None:
    """What fits neither layout is refused with its line."""
    with pytest.raises(FormatError, match="line 8, column"):
        load(*four("2.0", "1.0", "1.0", "0.0"), line)


def test_match_points_by_single_letters() -> None:
    """Record 362 may name win, draw and loss by one letter each: 3, 1 and 0."""
    players = [player(1, "2 w 1", "3 b ="), player(2, "1 b 0"), player(3, "0000 - Z", "1 w =")]
    teams = [team(n, n) for n in (1, 2, 3)]
    head = ("042 2026/06/01", "092 Team Swiss", "142 2")
    found = load(*head, *players, *teams, "362  W 3.0    D 1.0    L 0.0")
    column = evaluate(found.crosstable, "PTS")
    assert [column.value(n) for n in (1, 2, 3)] == [4, 0, 1]
    unknown = load(*head, *players, *teams, "362  Q 3.0")
    assert "record 362: unknown code 'Q'" in messages(unknown)


@pytest.mark.parametrize(
    "text",
    [
        *("2026/06/01 10:00", "2026-06-01T10:00:30", "2026-06-01T08:00:00Z", "01.06.2026, 10:00"),
        *("2026/06/01 10.00 h", "2026-06-01 10:00:30.5+02:00"),
    ],
)
def test_a_time_behind_a_date(text: str) -> None:
    """The time of day that some programs write after the first day is passed by."""
    found = load(f"042 {text}", *four("2.0", "1.0", "1.0", "0.0", head=HEAD[1:]))
    assert str(found.start) == "2026-06-01"


def test_records_of_team_events_in_an_individual_one() -> None:
    """They are kept, and a notice says that they are not used."""
    found = load(*four("2.0", "1.0", "1.0", "0.0"), "320  1.0  2.0   1", "320  1.0  2.0   2")
    assert messages(found) == "line 8: record 320 is of team events: kept, not used"
    assert scores(found) == ["2", "1", "1", "0"]
    assert trf.dumps(found).decode().count("320  1.0") == 2


def test_a_match_in_progress() -> None:
    """A match with an unfinished board is open: no points yet, its finished boards stay."""
    players = [
        *(player(1, "3 w 1"), player(2, "4 b  "), player(3, "1 b 0"), player(4, "2 w  ")),
        *(player(5, "7 w 1"), player(6, "8 b ="), player(7, "5 b 0"), player(8, "6 w =")),
    ]
    teams = [team(1, 1, 2), team(2, 3, 4), team(3, 5, 6), team(4, 7, 8)]
    found = load("042 2026/06/01", "092 Team Swiss", "142 1", *players, *teams)
    table = found.crosstable
    assert [evaluate(table, "PTS:MP").value(n) for n in (1, 2, 3, 4)] == [0, 0, 2, 0]
    assert [evaluate(table, "PTS:GP").value(n) for n in (1, 2, 3, 4)] == [0, 0, 1.5, 0.5]
    assert table.boards is not None
    assert (table.boards.outcomes[0], table.boards.points[0]) == ((b"1 ",), ((0, 0),))
    assert trf.loads(trf.dumps(found)) == found


def test_a_round_of_open_matches_is_not_held() -> None:
    """For the teams a round counts when one of its matches is over."""
    players = [player(1, "3 w 1"), player(2, "4 b  "), player(3, "1 b 0"), player(4, "2 w  ")]
    found = load(
        "042 2026/06/01", "092 Team Swiss", "142 1", *players, team(1, 1, 2), team(2, 3, 4)
    )
    assert found.crosstable.rounds == 0
    assert found.players is not None
    assert found.players.rounds == 1


def test_who_seems_to_have_left() -> None:
    """In a round robin a notice names who missed more than half of the games."""
    cells = [
        ("2 w 1", "3 b 1", "4 w +"),
        ("1 b 0", "4 w +", "3 b 1"),
        ("4 w 1", "1 w 0", "2 w 0"),
        ("3 b 0", "2 b -", "1 b -"),
    ]
    text = report(
        "042 2026/06/01",
        "092 Individual: Round-Robin",
        "142 3",
        *(player(n, *row) for n, row in enumerate(cells, 1)),
    )
    (notice,) = (
        str(one) for one in formats.loads(text).notices if "General Regulations" in str(one)
    )
    assert notice.startswith("4 Player 4: lost by forfeit or missed more than half of the games")
    assert "--exclude 4" in notice
