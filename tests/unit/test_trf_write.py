"""Writing tournament reports."""

from __future__ import annotations

from datetime import date
from fractions import Fraction

import attrs
import pytest
from trf_lines import GAME, HEADER, load, player

from tiebreaks import editions
from tiebreaks.errors import InputError
from tiebreaks.formats import trf
from tiebreaks.model.crosstable import Crosstable
from tiebreaks.model.participants import NationalRating, Participant
from tiebreaks.model.scores import Score
from tiebreaks.model.scoring import PointsSystem
from tiebreaks.model.tournament import Tournament


def lines(tournament: Tournament, version: str = "TRF26") -> list[str]:
    """Write a tournament and return its lines, that each end in CRLF."""
    text = trf.dumps(tournament, version).decode()
    assert text.endswith("\r\n")
    return text.split("\r\n")[:-1]


def notes(tournament: Tournament, version: str = "TRF26") -> list[str]:
    """Return what a version cannot hold."""
    return [notice.message for notice in trf.omissions(tournament, version)]


def again(tournament: Tournament) -> Tournament:
    """Write and read; what is written again is the same, byte for byte."""
    data = trf.dumps(tournament)
    found = trf.loads(data)
    assert trf.dumps(found) == data
    return found


FULL = (
    "012 Cup",
    "022 Town",
    "042 2026/04/01",
    "062 4",
    "072 1",
    "092 Swiss",
    "142 5",
    "152 W",
    "192 FIDE_DUTCH_2026",
    "202 BH/C1,SB",
    "212 PTS,BH/C1,SB",
    "### comment",
    "999 unknown",
    "250      1.0   1   2    1    2",
    "001    2 m  g Doe, John                         2345 NOR     1500001 1990/00/00  1.0    1"
    "     7 w 1  0000 - H",
    "001    7      Müller                                                             0.0    4"
    "     2 b 0     8 w  ",
    "001    8                                                                         1.0    2"
    "  0000 - U     7 b  ",
    "001    9                                                                         0.0    3"
    "  0000 - Z",
    "240 F   4    2    7",
    "240 Z   4    8",
)


def test_file_written_as_it_is_read() -> None:
    """A file in the writer's own style is written back unchanged."""
    found = load(*FULL)
    assert lines(found) == list(FULL)
    assert again(found) == found
    assert trf.omissions(found) == ()


def test_spelling_is_mended() -> None:
    """Oddities of a file are written in the usual form."""
    found = load(
        "XXR 3",
        "042 01.02.2026",
        player(3, "0001 W +", "       =", points="9.9"),
        player(1, "3 b -", "0000 - U"),
        "Berger",
    )
    written = lines(found)
    assert written[:4] == ["042 2026/02/01", "062 2", "072 0", "092 Individual: Swiss-System"]
    assert written[-2:] == [
        f"001    3      Player 3{'':59}1.5          1 w +  0000 - H",
        f"001    1      Player 1{'':59}1.0          3 b -  0000 - U",
    ]
    assert again(found) == found


def test_trf16() -> None:
    """TRF16 has rounds in XXR and byes in cells; what it leaves out is reported."""
    found = load(*FULL)
    written = lines(found, "TRF16")
    assert "XXR 5" in written
    assert not any(
        line[:3] in ("142", "152", "192", "202", "212", "240", "250") for line in written
    )
    assert "     7 w 1  0000 - H            0000 - F" in written[-4]
    assert notes(found, "TRF16") == [
        "TRF16 has no record 152: '152 W' is left out",
        "TRF16 has no record 192: '192 FIDE_DUTCH_2026' is left out",
        "TRF16 has no record 250: '250      1.0   1   2    1    2' is left out",
        "TRF16 has no list of tie-breaks: PTS,BH/C1,SB",
    ]
    assert trf.loads(trf.dumps(found, "TRF16")).crosstable == found.crosstable


SYSTEMS = [
    PointsSystem(3, 1, 0),
    PointsSystem(3, 1, 0, pairing_bye=1, adjourned=0),
    PointsSystem(2, 1, 0, forfeit_loss=Fraction(1, 4), zero_bye=Fraction(1, 4)),
    PointsSystem(3, 1, 0, forfeit_win=2),
    PointsSystem(3, 1, 0, full_bye=2, half_bye=0, forfeit_loss=-1),
    PointsSystem(1, Fraction(1, 2), 0, black_win=2, black_loss=Fraction(1, 8)),
]


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("version", trf.VERSIONS)
def test_points_systems(system: PointsSystem, version: str) -> None:
    """Each points system is read again: from record 162 if that can hold it, else from XXS."""
    table = Crosstable.from_games(["Ann", "Bob"], [(1, 1, 2, "1-0")], scoring=system)
    tournament = Tournament(table, editions.DEFAULT)
    found = trf.loads(trf.dumps(tournament, version)).crosstable.points["PTS"].system
    if version == "TRF16" and system.adjourned is not None:
        assert notes(tournament, version) == ["the points of an adjourned game are left out"]
        found = attrs.evolve(found, adjourned=system.adjourned)
    assert found == system


def test_record_162() -> None:
    """Record 162 is written in its columns."""
    table = Crosstable.from_games(["A", "B"], [(1, 1, 2, "1-0")], scoring=PointsSystem(3, 1, 0))
    written = lines(Tournament(table, editions.DEFAULT))
    assert "162  W 3.0    D 1.0    L 0.0    A 0.0    P 3.0" in written


def test_special_points() -> None:
    """Penalties and other points for single results are written in records 299."""
    special = (
        "299 W         0.5    1    1",
        "299          -0.5    0    2",
        "299         -11.5    1    2",
    )
    found = load(*HEADER, *GAME, *special)
    assert lines(found)[-3:] == list(special)
    assert again(found) == found
    assert "special points, penalties and bonuses of players are left out" in notes(found, "TRF16")


def test_special_points_of_rounds_to_come() -> None:
    """A record 299 for every round is kept as long as there are rounds to come."""
    found = load("042 2026/04/01", "092 Swiss", "142 5", *GAME, "299 W         0.5")
    assert "299 W         0.5" in lines(found)
    assert again(found) == found


@pytest.mark.parametrize(
    ("byes", "special", "times"),
    [
        (["240 H   3    1"], "299 H         0.0    3    1", 1),
        (["240 H   3    1"], "299 H         0.0    3    1    2", 2),
        ([], "299 H         0.0    3    1", 1),
        ([], "299 W         0.5    2    1", 1),
    ],
)
def test_special_points_of_results_to_come(byes: list[str], special: str, times: int) -> None:
    """A record 299 is kept until the table has every result it names, and does not multiply."""
    games = (player(1, "2 w 1", "2 b  "), player(2, "1 b 0", "1 w  "))
    found = load("042 2026/04/01", "092 Swiss", "142 5", *games, *byes, special)
    written = [line for line in lines(found) if line[:3] == "299"]
    assert special in written
    assert len(written) == times
    assert again(again(found)) == found


def test_national_ratings() -> None:
    """National ratings go with record 172, and not into TRF16."""
    found = load(
        *HEADER,
        "172 FRA NIDOF",
        *GAME,
        player(1, tag="FRA", name="Ann", title="A", rating="2100", federation="FRA"),
    )
    assert lines(found)[-1].split() == ["FRA", "1", "A", "Ann", "2100", "FRA"]
    assert again(found) == found
    assert "TRF16 has no national ratings: they are left out" in notes(found, "TRF16")
    assert not any(line.startswith("FRA") for line in lines(found, "TRF16"))


def test_rating_that_no_method_picks() -> None:
    """A rating that no record explains replaces the FIDE rating, and this is reported."""
    person = Participant(1, "Ann", 2200, fide_rating=None)
    table = Crosstable.from_cells([person], [[]])
    tournament = Tournament(table, editions.DEFAULT)
    assert notes(tournament) == ["1: 2200 is written instead of the FIDE rating"]
    assert trf.loads(trf.dumps(tournament)).crosstable.participants[0].rating == 2200


def test_national_rating_of_another_federation() -> None:
    """A national rating of a federation not in record 172 is left out and reported."""
    rating = NationalRating("GER", 2100)
    person = Participant(1, "Ann", 2000, national_ratings=(rating,))
    table = Crosstable.from_cells([person], [[]])
    tournament = Tournament(table, editions.DEFAULT, records=("172 FRA FIDE",))
    assert notes(tournament) == ["1: the GER rating is left out"]


@pytest.mark.parametrize("pairing", ["swiss", "predetermined"])
@pytest.mark.parametrize(
    "types",
    [(), ("092 Swiss",), ("092 Berger",), ("092 Cup",), ("092",), ("192 FIDE_DUTCH",),
     ("092 Cup", "192 FIDE_DUTCH"), ("092 Swiss", "192 FIDE_ROUNDROBIN")],
)  # fmt: skip
def test_pairing_given_is_written(types: tuple[str, ...], pairing: str) -> None:
    """How the players were paired is read again from either version, whatever the file said."""
    found = load("042 2026/04/01", *types, *GAME, pairing=pairing)
    assert again(found) == found
    for version in trf.VERSIONS:
        assert trf.loads(trf.dumps(found, version)).crosstable.pairing == pairing


def test_records_that_contradict_the_table() -> None:
    """A kept record with another pairing than the table is left out, and this is reported."""
    found = attrs.evolve(load(*HEADER, *GAME), records=("192 FIDE_ROUNDROBIN",))
    assert notes(found) == ["'192 FIDE_ROUNDROBIN' is left out: the pairing is swiss"]
    assert trf.loads(trf.dumps(found)).crosstable.pairing == "swiss"


def test_unreadable_parts_survive() -> None:
    """A date and a list that could not be read are written back unchanged."""
    found = load("042 soon", "212 PTS,BH/Q7", *GAME)
    assert {"042 soon", "212 PTS,BH/Q7"} <= set(lines(found))
    assert again(found) == found


def test_lists_without_points() -> None:
    """A list that does not start with the points is written as a complete order."""
    found = load("212 WIN,PTS", *GAME)
    assert "212 WIN,PTS" in lines(found)
    assert not any(line.startswith("202") for line in lines(found))


def test_points_with_more_decimals() -> None:
    """Points that are not halves get two decimals, and this is reported."""
    system = PointsSystem(win="1.25")
    table = Crosstable.from_games(["Ann", "Bob"], [(1, 1, 2, "1-0")], scoring=system)
    tournament = Tournament(table, editions.DEFAULT)
    assert lines(tournament)[-2][80:84] == "1.25"
    assert notes(tournament) == ["5/4 points are written as 1.25"]
    assert trf.loads(trf.dumps(tournament)).crosstable == table


def test_points_that_end_nowhere() -> None:
    """Thirds have no finite decimals: they are rounded, and this is reported."""
    system = PointsSystem(win=1, draw="1/3")
    table = Crosstable.from_games(["Ann", "Bob"], [(1, 1, 2, "1-0")], scoring=system)
    assert notes(Tournament(table, editions.DEFAULT)) == ["1/3 points are written as 0.333333"]


@pytest.mark.parametrize(("win", "text"), [(99, "99.0"), (100, " 100"), ("100.5", "    ")])
def test_many_points(win: int | str, text: str) -> None:
    """A hundred points and more lose the decimal; what still does not fit is left out."""
    table = Crosstable.from_games(["A", "B"], [(1, 1, 2, "1-0")], scoring=PointsSystem(win=win))
    assert lines(Tournament(table, editions.DEFAULT))[-2][80:84].ljust(4) == text


def test_texts_that_do_not_fit() -> None:
    """Text that is too long is cut, a line end in a name becomes a space, and both are reported."""
    person = Participant(1, f"A\r\n{'b' * 40}", 12345, title="LONG")
    tournament = Tournament(Crosstable.from_cells([person], [[]]), editions.DEFAULT)
    name = f"A {'b' * 40}"
    assert notes(tournament) == [
        "1: the title 'LONG' does not fit into its columns",
        f"1: the name {person.name!r} is written as {name!r}",
        f"1: the name {name!r} does not fit into its columns",
        "1: the rating '12345' does not fit into its columns",
    ]
    assert lines(tournament)[-1][14:].split() == ["A", "b" * 31, "0.0"]


def test_names_that_a_line_does_not_hold() -> None:
    """Spaces around a name and line ends in it are not read again, and this is reported."""
    table = Crosstable.from_cells([Participant(1, "Ann\t")], [[]])
    tournament = Tournament(table, editions.DEFAULT, name="Club\nCup")
    assert notes(tournament) == [
        "the name of the event 'Club\\nCup' is written as 'Club Cup'",
        "1: the name 'Ann\\t' is written as 'Ann'",
    ]


def test_number_that_does_not_fit() -> None:
    """A number above 9999 is too large for a report."""
    table = Crosstable.from_cells([Participant(10000)], [[]])
    with pytest.raises(InputError, match="number 10000"):
        trf.dumps(Tournament(table, editions.DEFAULT))


def test_unknown_version() -> None:
    """An unknown version is an error that names the known ones."""
    with pytest.raises(InputError, match="unknown version 'TRF99' of TRF: known are TRF26, TRF16"):
        trf.dumps(load(*GAME), "TRF99")


def test_what_no_report_holds() -> None:
    """An edition that does not follow from the first day is not written but reported."""
    found = attrs.evolve(load(*HEADER, *GAME), edition=editions.FIDE_2009)
    assert notes(found) == ["a report does not hold the edition fide-2009: the first day decides"]
    table = Crosstable.from_games(["Ann", "Bob"], [(1, 1, 2, "1-0"), (2, 2, 1, "")]).through(2)
    held = attrs.evolve(found, crosstable=table, edition=editions.FIDE_2026_03)
    assert notes(held) == ["a report does not hold that 2 rounds count as held"]
    matrix = Tournament(Crosstable.parse("1 Ann * 1\n2 Bob 0 *"), editions.DEFAULT)
    assert notes(matrix) == ["a report does not hold that the order of the rounds is not known"]


def test_team_records_go_through() -> None:
    """Records of a team event are written as they are read, byes and penalties of teams too."""
    team = (
        "082 2",
        "240 H   2    1",
        "299           1.0    1    2",
        "310   1 Reds                             RED             2.0    1.0   1     1",
        "310   2 Blues                            BLU             0.0    1.0   2     2",
    )
    found = load("042 2026/04/01", "092 Team: Round-Robin", "142 2", *GAME, *team)
    assert set(team) <= set(lines(found))
    assert found.start == date(2026, 4, 1)
    assert again(found) == found


def test_an_open_game_at_the_end_of_a_line_keeps_its_cell() -> None:
    """A pairing without result is written to the end of its eight columns."""
    table = Crosstable.from_games(["Ann", "Bob"], [(1, 1, 2, "1-0"), (2, 2, 1, "*")])
    text = trf.dumps(Tournament(table, editions.DEFAULT)).decode()
    ann = next(line for line in text.split("\r\n") if line.startswith("001    1"))
    assert ann[91:] == "   2 w 1     2 b  "


@pytest.mark.parametrize("version", trf.VERSIONS)
def test_scores_of_other_games(version: str) -> None:
    """A report has no place for scores and starting scores, and says how many there are."""
    people = [Participant(1, "A", start="1/2"), Participant(2, "B", start=-1), Participant(3, "C")]
    table = Crosstable.from_games(
        people,
        [(1, 1, 2, Score(2, 1)), (2, 1, 2, "1-0")],
        [(1, 3, "U", Score(2, 0)), (2, 3, "U")],
    )
    event = Tournament(table, editions.for_date(None))
    assert notes(event, version) == [
        "a report does not hold the scores of games and byes: 2",
        "a report does not hold the starting scores of participants: 2",
    ]
    assert trf.loads(trf.dumps(event, version)).crosstable.outcomes == table.outcomes
