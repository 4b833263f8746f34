"""Team events in tournament reports."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st
from team_seven import as_report
from trf_lines import line_up, load, older_team, player, report, team

from team_event import BYES, GP, MATCHES, MP
from tiebreaks.errors import FormatError, InputError
from tiebreaks.formats import trf
from tiebreaks.model.crosstable import Crosstable
from tiebreaks.model.matches import TeamRules
from tiebreaks.model.tournament import Tournament

HEAD = ("042 2026/04/01", "092 Team Swiss", "142 1")
REDS, BLUES = team(1, 1, 2, 3), team(2, 4, 5, 6)


def match(*cells: str) -> list[str]:
    """Write the players 1 to 6 with a cell each; trailing ones may be left out."""
    return [player(n, *cells[n - 1 : n]) for n in range(1, 7)]


def messages(found: Tournament) -> str:
    """Return the notices, one a line, without that of points which these files never print."""
    lines = map(str, found.notices)
    return "\n".join(line for line in lines if "points are not printed" not in line)


Points = Sequence[int | Fraction]


def row(found: Tournament, number: int = 1) -> tuple[str, Points, Points]:
    """Return the outcomes of a team, and its match and game points round by round."""
    table = found.crosstable
    i = table.index(number)
    match_points, game = (
        [Fraction(units, table.points[name].scale) for units in table.points[name].rows[i]]
        for name in ("MP", "GP")
    )
    return table.outcomes[i].decode(), match_points, game


def boards(found: Tournament, number: int = 1) -> list[str]:
    """Return the boards of a team, one letter each."""
    assert found.crosstable.boards is not None
    rows = found.crosstable.boards.outcomes[found.crosstable.index(number)]
    return [letters.decode() for letters in rows]


def again(found: Tournament) -> Tournament:
    """Write and read; it is equal, and what is written again is the same, byte for byte."""
    data = trf.dumps(found)
    second = trf.loads(data)
    assert second == found
    assert trf.dumps(second) == data
    return second


def records(found: Tournament, tag: str) -> list[str]:
    """Return the lines with a tag as they are written."""
    return [line for line in trf.dumps(found).decode().split("\r\n") if line[:3] == tag]


PLAYED = match("4 w 1", "5 b =", "6 w 0", "1 b 0", "2 w =", "3 b 1")


def test_match() -> None:
    """A match follows from the games: boards in the order of the members, colour of board 1."""
    found = load(*HEAD, "352 WBW", *PLAYED, REDS, BLUES)
    assert messages(found) == ""
    assert row(found) == ("=", [1], [Fraction(3, 2)])
    assert (boards(found), boards(found, 2)) == (["1=0"], ["0=1"])
    assert found.crosstable.colors == ("w", "b")
    assert [person.name for person in found.crosstable.participants] == ["Team 1", "Team 2"]
    assert found.teams[0].line_ups == ((1, 2, 3),)
    assert found.players is not None
    assert found.players.outcomes[1] == b"="
    assert again(found).players == found.players
    assert records(found, "300") == []


def test_published() -> None:
    """Match points, game points and place of record 310 are compared and kept."""
    reds = team(1, 1, 2, 3, short="RED", strength="2100", mp="1", gp="2.0", place="2")
    found = load(*HEAD, "192 FIDE_TEAM_GP_MP", "082 3", *PLAYED, reds, BLUES)
    assert next(iter(found.crosstable.points)) == "GP"
    assert found.published.places == {1: 2}
    assert found.published.points == {1: 2}
    assert (found.teams[0].short_name, found.teams[0].strength) == ("RED", "2100")
    assert "record 082 says 3 teams, but there are 2" in messages(found)
    assert "column 62: team 1: printed game points 2.0, computed 1.5" in messages(found)
    assert "match points" not in messages(found)
    written = records(again(found), "310")[0]
    assert written == team(1, 1, 2, 3, short="RED", strength="2100", mp="1.0", gp="1.5", place="2")


def test_pairing_given_and_game_points_decide() -> None:
    """The score that decides is written even if the type of the file is not kept."""
    lines = (*HEAD[::2], "192 FIDE_TEAM_ROUNDROBIN_GP_MP", *PLAYED, REDS, BLUES)
    found = load(*lines, pairing="swiss")
    assert records(again(found), "192") == ["192 FIDE_TEAM_SWISS_GP_MP"]


def test_older_records() -> None:
    """Records 013 number the teams by their order; TRF16 writes them."""
    found = load(*HEAD, *PLAYED, older_team("Reds", 1, 2, 3), older_team("Blues", 4, 5, 6))
    assert [entry.name for entry in found.teams] == ["Reds", "Blues"]
    assert boards(found) == ["1=0"]
    again(found)
    text = trf.dumps(found, "TRF16").decode()
    assert older_team("Blues", 4, 5, 6) in text.split("\r\n")
    assert trf.loads(text).crosstable == found.crosstable
    assert trf.omissions(found, "TRF16") == ()


def test_older_records_beside_the_newer() -> None:
    """If there are both records, 310 counts and differences are reported."""
    found = load(*HEAD, *PLAYED, REDS, BLUES, older_team("Team 1", 1, 2, 3), older_team("B", 4, 5))
    assert [entry.members for entry in found.teams] == [(1, 2, 3), (4, 5, 6)]
    assert messages(found) == "line 13: record 013: no record 310 has the players of 'B'"
    assert records(again(found), "013") == []
    renamed = load(*HEAD, *PLAYED, REDS, BLUES, older_team("Old Reds", 1, 2, 3))
    assert messages(renamed).split("\n") == [
        "line 12: record 013: 'Old Reds' is 'Team 1' in record 310",
        "line 12: the number of records 013 is 1, that of records 310 2",
    ]


@pytest.mark.parametrize("stray", [older_team("Reds", 1, 2), team(1, 1, 2)])
def test_one_team(stray: str) -> None:
    """One team does not make a team event."""
    found = load(*HEAD, *PLAYED, stray)
    assert found.players is None
    assert not found.teams
    assert "there is only one team: taken as an individual event" in messages(found)
    again(found)


def test_games_inside_a_team() -> None:
    """Players of a team who play each other make an individual event."""
    cells = match("2 w 1", "1 b 0", "", "5 w =", "4 b =")
    found = load(*HEAD, *cells, REDS, BLUES, "240 H   1    3")
    assert found.players is None
    assert len(found.crosstable.participants) == 6
    assert found.crosstable.outcomes[2] == b"H"
    assert "round 1: 1 and 2 of team 1 play each other" in messages(found)
    again(found)


def test_line_up() -> None:
    """A line-up gives the boards; those of the other team follow from the games."""
    cells = match("6 w 1", "4 b =", "5 w 0", "2 w =", "3 b 1", "1 b 0")
    found = load(*HEAD, *cells, REDS, BLUES, line_up(1, 2, 1, 6, 4, 5))
    assert boards(found) == ["1=0"]
    assert found.teams[1].line_ups == ((6, 4, 5),)
    assert records(again(found), "300") == [line_up(1, 2, 1, 6, 4, 5)]


def test_line_up_of_the_other_side() -> None:
    """The boards of a team without a line-up follow from the games, whatever its own order."""
    cells = match("6 w 1", "4 b =", "5 w 0", "2 w =", "3 b 1", "1 b 0")
    found = load(*HEAD, *cells, REDS, BLUES, line_up(1, 1, 2, 3, 1, 2))
    assert boards(found) == ["01="]
    assert found.teams[1].line_ups == ((5, 6, 4),)
    again(found)


def test_orders_that_disagree() -> None:
    """If the orders of the teams disagree, the points count and the boards are unknown."""
    cells = match("5 w 1", "4 b =", "6 w 0", "2 w =", "1 b 0", "3 b 1")
    found = load(*HEAD, *cells, REDS, BLUES)
    assert row(found) == ("=", [1], [Fraction(3, 2)])
    assert found.crosstable.boards is not None
    assert not found.crosstable.boards.in_order
    assert (
        messages(found)
        == "round 1: teams 1 and 2: the order of the players does not determine every board"
    )
    assert not again(found).crosstable.boards.in_order  # type: ignore[union-attr]


def test_empty_board() -> None:
    """A player without an opponent wins the board, at the place in the order of the team."""
    cells = match("4 w 1", "0000 - +", "5 w 0", "1 b 0", "3 b 1")
    found = load(*HEAD, *cells, REDS, BLUES)
    assert (boards(found), boards(found, 2)) == (["1+0"], ["0-1"])
    assert row(found) == ("1", [2], [2])
    assert found.teams[1].line_ups == ((4, 0, 5),)
    assert found.players is not None
    assert found.players.outcomes[1] == b"F"
    assert "0000 - +" in records(again(found), "001")[1]


def test_empty_boards_of_both_sides() -> None:
    """Two empty boards in the same gap of both orders cannot be distinguished."""
    cells = match("4 w 1", "0000 - +", "", "1 b 0", "0000 - +")
    found = load(*HEAD, *cells, REDS, BLUES)
    assert "does not determine every board" in messages(found)
    assert row(found) == ("1", [2], [2])
    again(found)
    given = load(*HEAD, *cells, REDS, BLUES, line_up(1, 1, 2, 1, 0, 2))
    assert (boards(given), boards(given, 2)) == (["1-+"], ["0+-"])
    assert records(again(given), "300") == [line_up(1, 1, 2, 1, 0, 2)]


def test_board_lost_by_forfeit() -> None:
    """A player named in a line-up without a game loses the board; one with no cell does too."""
    cells = match("4 w 1", "0000 - -", "", "1 b 0", "0000 - +", "0000 - +")
    found = load(*HEAD, *cells, REDS, BLUES, line_up(1, 1, 2, 1, 2, 3))
    assert (boards(found), boards(found, 2)) == (["1--"], ["0++"])
    assert row(found) == ("0", [0], [1])
    again(found)


def test_absent_players_do_not_sit() -> None:
    """A member with a loss without an opponent, or a zero-point bye, is on no board by default."""
    cells = match("4 w 1", "0000 - -", "5 b =", "1 b 0", "3 w =", "0000 - Z")
    found = load(*HEAD, *cells, REDS, BLUES)
    assert boards(found) == ["1="]
    again(found)


def test_all_boards_forfeited() -> None:
    """A match without a played board is forfeited, with the points of its boards: two of three."""
    cells = match("4 - +", "5 - +", "", "1 - -", "2 - -")
    found = load(*HEAD, "352 WBW", *cells, REDS, BLUES)
    assert row(found) == ("+", [2], [2])
    assert row(found, 2) == ("-", [0], [0])
    assert records(again(found), "330") == []


@pytest.mark.parametrize(
    ("code", "outcomes"), [("+-", ("+", "-")), ("-+", ("-", "+")), ("--", ("-", "-"))]
)
def test_forfeited_match(code: str, outcomes: tuple[str, str]) -> None:
    """Record 330 decides, even without cells."""
    found = load(*HEAD, "352 WBW", *match(), REDS, BLUES, f"330 {code}   1   2   1")
    assert (row(found, 2)[0], row(found)[0]) == outcomes
    assert row(found, 2)[1:] == (([2], [3]) if code == "+-" else ([0], [0]))
    assert found.crosstable.colors == ("b", "w")
    assert records(again(found), "330") == [f"330 {code}   1   2   1"]


def test_line_up_names_the_opponent() -> None:
    """Record 300 gives the opponent if no cell does."""
    cells = match("0000 - +", "0000 - +", "0000 - -")
    found = load(*HEAD, *cells, REDS, BLUES, line_up(1, 1, 2, 1, 2))
    assert row(found) == ("+", [2], [2])
    assert row(found, 2)[0] == "-"
    assert len(records(again(found), "300")) == 1


THREE = [player(1, "2 w 1"), player(2, "1 b 0")]
THREE_TEAMS = (team(1, 1), team(2, 2), team(3, 3, 4))


def bye(*cells: str) -> list[str]:
    """Write a round of team 1 and 2, and a cell each of both players of team 3."""
    return [*THREE, player(3, *cells[:1]), player(4, *cells[1:])]


@pytest.mark.parametrize(
    ("lines", "cells", "expected"),
    [
        (("320  1.0  2.5   0   0   3",), (), None),
        (("320  1.5  2.5   3",), (), ("U", ["3/2"], ["5/2"])),
        (("320  1.5  2.5   3",), ("0000 - U", "0000 - U"), ("U", ["3/2"], ["5/2"])),
        (("320  1.5  2.5",), ("0000 - U",), ("U", ["3/2"], ["5/2"])),
        (("320   2",), ("0000 - U", "0000 - U"), ("U", ["2"], ["2"])),
        ((), ("0000 - U", "0000 - U"), ("U", ["1"], ["2"])),
        (("162  P 0.5",), ("0000 - U", "0000 - U"), ("U", ["1"], ["1"])),
        ((), ("0000 - U", "0000 - F"), ("U", ["1"], ["1"])),
        (("240 H   1    3",), (), ("H", ["1"], ["1"])),
        (("240 F   1    3",), (), ("F", ["2"], ["2"])),
        (("240 Z   1    3",), ("0000 - U",), ("Z", ["0"], ["0"])),
        ((), ("0000 - F", "0000 - Z"), ("F", ["2"], ["2"])),
        ((), ("0000 - H", ""), ("H", ["1"], ["1"])),
        ((), ("0000 - H", "0000 - F"), ("Z", ["0"], ["0"])),
        ((), ("0000 - +", ""), ("Z", ["0"], ["0"])),
        ((), ("0000 - -", "0000 - Z"), ("Z", ["0"], ["0"])),
        ((), (), ("Z", ["0"], ["0"])),
    ],
)
def test_byes(
    lines: tuple[str, ...],
    cells: tuple[str, ...],
    expected: tuple[str, list[str], list[str]] | None,
) -> None:
    """A team without an opponent has the bye of its records, else the one of its players."""
    found = load(HEAD[0], HEAD[1], "352 WB", *bye(*cells), *THREE_TEAMS, *lines)
    if expected is None:
        assert found.crosstable.rounds == 1  # a bye is given when the round is paired
        assert found.crosstable.written is not None
        assert found.crosstable.written.outcomes[2] == b"Z*U"
    else:
        letters, mp, gp = expected
        assert row(found, 3) == (letters, [Fraction(x) for x in mp], [Fraction(x) for x in gp])
    again(found)


def test_no_bye_in_common() -> None:
    """Different byes of the players of a team are reported."""
    found = load(*HEAD, *bye("0000 - H", "0000 - F"), *THREE_TEAMS)
    assert messages(found) == (
        "round 1: team 3 has no opponent, and its players have different byes:"
        " taken as a zero-point bye"
    )


def test_bye_award_before_anybody_has_one() -> None:
    """A record 320 without a team is kept."""
    found = load(*HEAD, *PLAYED, REDS, BLUES, "320  1.0  2.0")
    assert records(again(found), "320") == ["320  1.0  2.0"]


def test_two_byes_in_a_round() -> None:
    """Several byes of a round take several lines, one for each award too."""
    lines = ("320  1.0  2.0   1", "320  1.0  2.0   2   3", "320  0.5  1.0   4")
    teams = [team(n, n) for n in range(1, 7)]
    games = player(5, "6 w 1", "6 b 1"), player(6, "5 b 0", "5 w 0")
    found = load(*HEAD[:2], *map(player, range(1, 5)), *games, *teams, *lines)
    assert [row(found, n)[1] for n in (1, 2, 3, 4)] == [[1, 0], [1, 0], [0, 1], [Fraction(1, 2), 0]]
    again(found)


@pytest.mark.parametrize(
    "line", ["362 TW 3.0   TD 1.0   TL 0.5", "362 TW  3.0   TD  1.0   TL  0.5", "362 TL .5 TW 3"]
)
def test_match_points(line: str) -> None:
    """Record 362 is read in each of its forms."""
    found = load(*HEAD, line, *match("4 w 1", "5 b 1", "", "1 b 0", "2 w 0"), REDS, BLUES)
    assert (row(found)[1], row(found, 2)[1]) == ([3], [Fraction(1, 2)])
    assert records(again(found), "362") == ["362 TW 3.0   TD 1.0   TL 0.5"]


def test_game_points() -> None:
    """Record 162 sets the points for games."""
    found = load(*HEAD, "162  W 3.0    D 1.0", *PLAYED, REDS, BLUES)
    assert row(found)[2] == [4]
    again(found)


def test_boards_by_colour_record() -> None:
    """A bye is worth the boards in record 352, else the largest number seen."""
    lines = (*HEAD[:2], *bye(), *THREE_TEAMS, "240 H   1    3")
    assert row(load(*lines, "352 WBWB"), 3)[2] == [2]
    assert row(load(*lines), 3)[2] == [Fraction(1, 2)]
    assert "'wx' is not a list of colours (w, b)" in messages(load(*lines, "352 WX"))


def test_penalties() -> None:
    """Record 299 without a type changes the scores, of one round or of the event."""
    lines = ("299    -1.0  -0.5   1    2", "299     2.0               1")
    found = load(*HEAD, *PLAYED, REDS, BLUES, *lines)
    match_points, game = (found.crosstable.points[name] for name in ("MP", "GP"))
    assert [(p.participant, p.round, p.units) for p in match_points.penalties] == [
        (1, 1, -2),
        (0, 0, 4),
    ]
    assert [(p.participant, p.round, p.units) for p in game.penalties] == [(1, 1, -1)]
    again(found)


def test_results_with_special_points() -> None:
    """Record 299 with a type replaces what a match awards; a blank value leaves it."""
    found = load(*HEAD, *PLAYED, REDS, BLUES, "299 D   0.5          1    1")
    assert row(found) == ("=", [Fraction(1, 2)], [Fraction(3, 2)])
    assert row(found, 2)[1] == [1]
    assert records(again(found), "299") == ["299 D   0.5          1    1"]
    everybody = load(*HEAD, *PLAYED, REDS, BLUES, "299 D         2.5")
    assert row(everybody, 2) == ("=", [1], [Fraction(5, 2)])
    again(everybody)


def test_rounds() -> None:
    """Pairings of the next round stay open; byes of later rounds are kept."""
    cells = ("4 w 1", "1 b 0")
    lines = [player(1, cells[0], "", "4 b  "), player(4, cells[1], "", "1 w  ")]
    found = load(HEAD[0], "092 Swiss", *lines, team(1, 1), team(2, 4), "240 H   4    2")
    table = found.crosstable
    assert (table.rounds, table.planned_rounds) == (1, 3)
    assert table.written is not None
    assert table.written.outcomes == (b"1* *", b"0* H")
    assert found.players is not None
    assert found.players.planned_rounds == 3
    again(found)
    mended = load(*HEAD, *lines, team(1, 1), team(2, 4))
    assert messages(mended) == "the number of scheduled rounds is 1, but round 3 is paired"


def test_restated() -> None:
    """Records 801 and 802 are compared and kept."""
    lines = (
        "801   1 T1     1    1.5   2 w 1=0 123",
        "801   2 T2     2    1.5   1 b 0=1 123",
        "802   1 T1       1.0    1.5   2 w  1.5",
        "802   2 T2       1.0    1.5   1 b  2.0",
        "802   3 T3       1.0    1.5   1 b  2.0",
    )
    found = load(*HEAD, *PLAYED, REDS, BLUES, *lines)
    assert messages(found).split("\n") == [
        "line 13: record 801: team 2 has 2.0 match points, computed 1.0",
        "line 15, column 29: record 802: round 1 of team 2 differs: computed opponent 1,"
        " 1.5 game points",
        "line 16: record 802: unknown team 3",
    ]
    assert [line.rstrip() for line in lines] == records(again(found), "801") + records(found, "802")


def test_older_version_says_what_it_leaves_out() -> None:
    """TRF16 has names and players of teams, but not their matches."""
    lines = ("352 WB", "362 TW 3.0", "240 H   1    3", "299     1.0               1")
    teams = (team(1, 1, short="A", place="1"), team(4, 2), team(3, 3, 4))
    found = load(*HEAD, "192 FIDE_TEAM_GP_MP", *bye(), *teams, *lines)
    assert [notice.message for notice in trf.omissions(found, "TRF16")] == [
        "TRF16 has no record 192: '192 FIDE_TEAM_GP_MP' is left out",
        "TRF16 has no record 352: '352 WB' is left out",
        "TRF16 has no record 362: '362 TW 3.0   TD 1.0   TL 0.0' is left out",
        "TRF16 has no record 240: '240 H   1    3' is left out",
        "TRF16 has no record 299: '299     1.0          0    1' is left out",
        "TRF16 cannot say that the game points decide",
        "TRF16 numbers the teams by the order of their lines",
        "TRF16 has no short names and no strength of teams: they are left out",
        "TRF16 has no places of teams: they are left out",
    ]
    assert trf.loads(trf.dumps(found, "TRF16")).crosstable.outcomes[:2] == (b"1", b"0")


def test_teams_without_players_have_no_report() -> None:
    """Matches without games of players cannot be written."""
    table = Crosstable.from_matches(["Ants", "Bees"], [(1, 1, 2, "1=")])
    found = load(*HEAD, *PLAYED)
    with pytest.raises(InputError, match="the players' games"):
        trf.dumps(Tournament(table, found.edition))


REFUSED = {
    "team 2 has the unknown player 9": (*PLAYED, REDS, team(2, 4, 5, 6, 9)),
    "the player 3 is in team 1 and in team 2": (*PLAYED, REDS, team(2, 3, 4, 5, 6)),
    "team 2 has the player 4 twice": (*PLAYED, REDS, team(2, 4, 4, 5, 6)),
    "duplicate team number 1": (*PLAYED, REDS, team(1, 4, 5, 6)),
    "round 1: team 1: the player 2 has the opponent 5, who is not in a team": (
        *PLAYED,
        REDS,
        team(2, 4, 6),
    ),
    "round 1: team 1 meets the teams 2, 3": (*PLAYED, REDS, team(2, 4, 5), team(3, 6)),
    "round 1: 1 against 2: 3 boards, a match has 2": ("352 WB", *PLAYED, REDS, BLUES),
    "round 1: team 1 has a half-point bye (record 240), but its players meet team 2": (
        *PLAYED,
        REDS,
        BLUES,
        "240 H   1    1",
    ),
    "round 1: team 2 has a pairing-allocated bye (record 320), but its players meet team 1": (
        *PLAYED,
        REDS,
        BLUES,
        "320  1.0  2.0   2",
    ),
    "round 1: team 1 has a forfeited match against 3 (record 330), but its players meet team 2": (
        *PLAYED,
        REDS,
        BLUES,
        team(3),
        "330 +-   1   1   3",
    ),
    "round 1: team 3 has a forfeited match (record 330) and a bye": (
        *match(),
        REDS,
        BLUES,
        team(3),
        "330 +-   1   1   3",
        "240 H   1    3",
    ),
    "round 1: record 330 names the unknown team 7": (
        *match(),
        REDS,
        BLUES,
        "330 +-   1   1   7",
    ),
    "round 1: record 330 names the team 1 twice": (*match(), REDS, BLUES, "330 +-   1   1   1"),
    "round 2: record 320 names the unknown team 7": (
        *match(),
        REDS,
        BLUES,
        "320  1.0  2.0   0   7",
    ),
    "round 1: record 300 names the unknown team 7": (
        *PLAYED,
        REDS,
        BLUES,
        line_up(1, 1, 7, 1, 2, 3),
    ),
    "round 1: team 1: record 300 seats the player 2 twice": (
        *PLAYED,
        REDS,
        BLUES,
        line_up(1, 1, 2, 1, 2, 2),
    ),
    "round 1: team 1: record 300 seats 4, who is not in the team": (
        *PLAYED,
        REDS,
        BLUES,
        line_up(1, 1, 2, 1, 2, 3, 4),
    ),
    "round 1: team 1: record 300 leaves out the player 3, who has the opponent 6": (
        *PLAYED,
        REDS,
        BLUES,
        line_up(1, 1, 2, 1, 2),
    ),
    "round 1: team 1: record 300 seats the player 3, who has a half-point bye": (
        *match("4 w 1", "5 b 1", "0000 - H", "1 b 0", "2 w 0"),
        REDS,
        BLUES,
        line_up(1, 1, 2, 1, 2, 3),
    ),
    "round 1: teams 1 and 2: records 300 put opponents on different boards": (
        *PLAYED,
        REDS,
        BLUES,
        line_up(1, 1, 2, 1, 2, 3),
        line_up(1, 2, 1, 5, 4, 6),
    ),
    "round 1: team 1 meets team 2, but team 3 in its record 300": (
        *PLAYED,
        REDS,
        BLUES,
        team(3),
        line_up(1, 1, 3, 1, 2, 3),
    ),
    "teams: round 1: 1 is paired with itself": (
        *match("2 - +", "1 - -", "", "5 - +", "4 - -"),
        REDS,
        BLUES,
    ),
    "one-sided: 1 plays 4, but 4 has nothing": (*match("4 w 1"), REDS, BLUES),
}


@pytest.mark.parametrize(("problem", "lines"), REFUSED.items())
def test_refused(problem: str, lines: tuple[str, ...]) -> None:
    """Contradictions are refused with round, team and player."""
    with pytest.raises(InputError) as caught:
        load(*HEAD, *lines)
    assert problem in str(caught.value)
    assert "teams: round 1: one-sided" not in str(caught.value)


@pytest.mark.parametrize(
    ("line", "place"),
    [
        ("310 x   Reds", "column 5: 'x' is not a team's number"),
        (team(3, "x"), "column 74: 'x' is not a player's number"),
        (team(3, mp="x"), "column 55: 'x' is not a number of match points"),
        (team(3, gp="x"), "column 62: 'x' is not a number of game points"),
        (team(3, place="x"), "column 69: 'x' is not a place"),
        ("300   1   1     ", "column 13: '' is not a number"),
        (line_up(1, 1, 2, "x"), "column 17: 'x' is not a player's number"),
        ("330 +=   1   1   2", "column 5: '+=' is not a forfeit (+-, -+, --)"),
        ("330 +-   x   1   2", "column 8: 'x' is not a number"),
        ("320    x", "column 5: 'x' is not a number of points"),
        ("320  1.0  2.0   x", "column 15: 'x' is not a team's number"),
        ("299       x", "column 8: 'x' is not a number of points"),
        ("362 TW x", "column 5: 'TW' is not a code with its points"),
    ],
)
def test_unreadable(line: str, place: str) -> None:
    """What cannot be read is refused with line and column."""
    with pytest.raises(FormatError) as caught:
        load(*HEAD, *PLAYED, REDS, BLUES, line)
    assert f"line 12, {place}" in str(caught.value)


def test_line_up_that_is_not_used() -> None:
    """A line-up of a team with a bye, and a repeated one, are reported."""
    twice = (line_up(1, 1, 2, 3, 2, 1), line_up(1, 1, 2, 1, 2, 3))
    found = load(*HEAD, *PLAYED, REDS, BLUES, *twice)
    assert messages(found) == "line 13: round 1: team 1 has several line-ups; the last one counts"
    lines = (line_up(1, 3, 1, 3), "240 H   1    3")
    found = load(*HEAD, *bye(), *THREE_TEAMS, *lines)
    assert messages(found) == "line 11: round 1: team 3 has a bye: its line-up is ignored"


def test_fourteen_teams() -> None:
    """The published team event comes out of its matches, and of the report of them."""
    table = Crosstable.from_matches(
        [str(n) for n in range(1, 15)],
        MATCHES,
        BYES,
        rules=TeamRules(4),
    )
    found = trf.loads(as_report())
    for crosstable in (table, found.crosstable):
        for name, expected in (("MP", MP), ("GP", GP)):
            points = crosstable.points[name]
            totals = [Fraction(sum(units), points.scale) for units in points.rows]
            assert totals == [Fraction(total) for total in expected]
    assert found.crosstable.outcomes == table.outcomes
    assert found.crosstable.boards == table.boards
    assert found.crosstable.points == table.points
    again(found)


BASE = report(
    *HEAD[:2],
    "352 WB",
    "362 TW 2.0   TD 1.0   TL 0.0",
    player(1, "3 w 1", "5 b ="),
    player(2, "4 b 0", "0000 - +"),
    player(3, "1 b 0", "0000 - U"),
    player(4, "2 w 1", "0000 - U"),
    player(5, "0000 - H", "1 w ="),
    player(6, "0000 - H"),
    team(1, 1, 2, mp="3", gp="2.5"),
    team(2, 3, 4),
    team(3, 5, 6),
    "240 H   1    3",
    "320  1.0  1.0   0   2",
    line_up(2, 3, 1, 5, 0),
)
PIECES = [
    "330 +-   1   1   2\r",
    "240 Z   2    3\r",
    "299 W   1.0\r",
    "300   1   1   2    2    1\r",
]
PIECES += ["  0000 - -", "     6 w 1", "0000", "\r", "310", "013 X", "    1    2", "U", "+", "-"]


@given(
    st.lists(
        st.tuples(
            st.integers(0, len(BASE)),
            st.integers(0, 12),
            st.sampled_from(PIECES) | st.text(max_size=4),
        ),
        max_size=4,
    )
)
def test_any_team_file_is_read_or_refused(changes: list[tuple[int, int, str]]) -> None:
    """Any text gives a tournament or an InputError, and what is read can be written."""
    text = BASE
    for place, width, piece in changes:
        text = text[:place] + piece + text[place + width :]
    try:
        found = trf.loads(text)
    except InputError:
        return
    try:
        data = trf.dumps(found)
    except InputError:
        return
    assert trf.loads(data) == found
    assert trf.dumps(trf.loads(data)) == data
    trf.omissions(found, "TRF16")
