"""A draw of which one side keeps nothing (Laws 12.9): read in every format, as each side has it.

Four players, three rounds: 1 drew 2, who keeps nothing of it, and beat 3 and 4; 2 beat 4 and 3;
3 beat 4.
"""

from __future__ import annotations

import pytest
from trf_lines import load, player

from tiebreaks import evaluate
from tiebreaks.errors import InputError
from tiebreaks.formats import csvfile, jsonfile, loads, trf
from tiebreaks.model.crosstable import Crosstable
from tiebreaks.model.matches import TeamCell, TeamRules
from tiebreaks.model.participants import Participant

# By hand. BH: 1 met 2, 1 and 0 points; 2 met 2.5, 0 and 1. SB of 1: half of 2, and 1, and 0; of 2:
# nothing from 1, and 0, and 1. STD: 1 scored more than the opponent in every round, 2 in two.
VALUES = {
    "PTS": ["2.5", "2.0", "1.0", "0.0"],
    "BH": ["3.0", "3.5", "4.5", "5.5"],
    "SB": ["2.00", "1.00", "0.00", "0.00"],
    "WIN": ["2", "2", "1", "0"],
    "STD": ["3.0", "2.0", "1.0", "0.0"],
}
WAYS = ["1/2-0", "½-0", "0.5-0", "0,5-0", "=-0", "½ – 0"]
GAMES = [(1, 3, 4, "1-0"), (2, 3, 1, "0-1"), (2, 4, 2, "0-1"), (3, 1, 4, "1-0"), (3, 2, 3, "1-0")]
CELLS = ["2w= 3b1 4w1", "1b0 4b1 3w1", "4w1 1w0 2b0", "3b0 2w0 1b0"]


def assert_values(table: Crosstable) -> None:
    """Compare every value with the one worked out by hand."""
    found = {
        code: [evaluate(table, code).text(number) for number in (1, 2, 3, 4)] for code in VALUES
    }
    assert found == VALUES


@pytest.mark.parametrize("way", WAYS)
def test_games_in_code(way: str) -> None:
    """`from_games` takes the result in any spelling, and from either side."""
    turned = "-".join(reversed(way.replace(" ", "").replace("–", "-").split("-")))
    names = ["Ann", "Bob", "Cid", "Dan"]
    assert_values(Crosstable.from_games(names, [(1, 1, 2, way), *GAMES]))
    assert_values(Crosstable.from_games(names, [(1, 2, 1, turned), *GAMES]))


@pytest.mark.parametrize("way", WAYS)
def test_csv_games(way: str) -> None:
    """The long form of CSV takes it too, and writes it so that it is read again."""
    lines = [
        f"{r};{white};{black};{result}" for r, white, black, result in [(1, 1, 2, way), *GAMES]
    ]
    found = loads("\n".join(["round;white;black;result", *lines]))
    assert_values(found.crosstable)


@pytest.mark.parametrize("version", ["long", "crosstable"])
def test_csv_is_read_again(version: str) -> None:
    """Both forms of CSV hold it."""
    from_chart = loads(
        "number,1,2,3\n"
        + "".join(f"{number},{cells.replace(' ', ',')}\n" for number, cells in enumerate(CELLS, 1))
    )
    assert_values(from_chart.crosstable)
    assert csvfile.loads(csvfile.dumps(from_chart, version)) == from_chart


@pytest.mark.parametrize(
    ("ours", "theirs"), [("=W2", "-B1"), ("2w½", "1b0"), ("D2", "L1"), ("=2", "-1"), ("2wD", "1bL")]
)
def test_wall_charts(ours: str, theirs: str) -> None:
    """A wall chart has it in any notation, also in a game shorter than one move."""
    rows = [ours + CELLS[0][3:], theirs + CELLS[1][3:], *CELLS[2:]]
    text = "\n".join(f"{number} P {row}" for number, row in enumerate(rows, 1))
    assert_values(Crosstable.parse(text))


def test_matrix() -> None:
    """In a matrix the cells of the pair are a half and nothing; each row has its own sum."""
    text = "1 Ann * ½ 1 1 2½\n2 Bob 0 * 1 1 2\n3 Cid 0 0 * 1 1\n4 Dan 0 0 0 * 0"
    assert_values(Crosstable.parse(text, pairing="swiss"))


def test_json() -> None:
    """JSON has it in the cells, and holds it."""
    people = ", ".join(
        f'{{"number": {n}, "cells": {str(cells.split()).replace(chr(39), chr(34))}}}'
        for n, cells in enumerate(CELLS, 1)
    )
    found = loads(
        f'{{"format": "tiebreaks", "version": 1, "crosstable": {{"participants": [{people}]}}}}'
    )
    assert_values(found.crosstable)
    assert jsonfile.loads(jsonfile.dumps(found)) == found


def test_reports() -> None:
    """A report has it in the cells, and holds it."""
    found = load(
        player(1, "2 w =", "3 b 1", "4 w 1"),
        player(2, "1 b 0", "4 b 1", "3 w 1"),
        player(3, "4 w 1", "1 w 0", "2 b 0"),
        player(4, "3 b 0", "2 w 0", "1 b 0"),
    )
    assert_values(found.crosstable)
    assert trf.loads(trf.dumps(found)).crosstable == found.crosstable


def test_boards() -> None:
    """On a board of a match too: 1½ against 1, where a draw would have made it level."""
    teams = [Participant(1, "Ants"), Participant(2, "Bees")]
    boards = [[TeamCell(2, "w", None, b"1=0")], [TeamCell(1, "b", None, b"001")]]
    table = Crosstable.from_team_cells(teams, boards, TeamRules(3))
    assert table.outcomes == (b"1", b"0")
    assert [evaluate(table, "MPvGP").text(number) for number in (1, 2)] == ["1.5", "1.0"]


@pytest.mark.parametrize(
    ("ours", "theirs"),
    ["1=", "D=", "D0", "L=", "L1", "+=", "-=", "X=", "W=", "DW", "-0"],
)
def test_more_than_a_game_or_mixed(ours: str, theirs: str) -> None:
    """Refused is what awards more than a game is worth, or mixes kinds of results."""
    for one, other in ((ours, theirs), (theirs, ours)):
        with pytest.raises(InputError, match=r"round 1: 1 has .* against 2, who has"):
            Crosstable.parse(f"1 Ann 2w{one}\n2 Bob 1b{other}")
