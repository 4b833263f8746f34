"""Participants who left a round robin before half of it (General Regulations)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tiebreaks import (
    Crosstable,
    Participant,
    Published,
    Tournament,
    check,
    editions,
    evaluate,
    rank,
)
from tiebreaks.errors import InputError
from tiebreaks.model.cells import Cell
from tiebreaks.model.withdrawals import left_before_half, without

# Dan beat Ann, then forfeited against Bob and Cid. Ann - Bob 1-0, Bob - Cid 1-0, Ann - Cid drawn.
LEFT = Crosstable.from_games(
    ["Ann", "Bob", "Cid", "Dan"],
    [
        *((1, 1, 4, "0-1"), (1, 2, 3, "1-0")),
        *((2, 4, 2, "-+"), (2, 1, 3, "½-½")),
        *((3, 3, 4, "+-"), (3, 2, 1, "0-1")),
    ],
    pairing="predetermined",
)


def values(table: Crosstable, code: str) -> list[Fraction | None]:
    """Return everybody's value."""
    return [evaluate(table, code).value(person.number) for person in table.participants]


def test_results_are_left_out_of_everything() -> None:
    """Without Dan: Ann 1.5, Bob 1, Cid 0.5 of two games; SB 1.25, 0.5, 0.75; Koya needs 1."""
    assert values(LEFT, "PTS") == [Fraction("1.5"), 2, Fraction("1.5"), 1]
    table = without(LEFT, [4])
    assert [person.name for person in table.participants] == ["Ann", "Bob", "Cid"]
    assert values(table, "PTS") == [Fraction("1.5"), 1, Fraction("0.5")]
    assert values(table, "SB") == [Fraction("1.25"), Fraction("0.5"), Fraction("0.75")]
    assert values(table, "KS") == [1, 0, Fraction("0.5")]
    assert values(table, "WIN") == [1, 1, 0]
    assert table.outcomes == (b"Z=1", b"1Z0", b"0=Z")


def test_ranked_without() -> None:
    """The excluded are named by the standings, and are in no row of them."""
    standings = rank(LEFT, "SB", exclude=[4])
    assert [(row.place, row.participant.name) for row in standings] == [
        (1, "Ann"),
        (2, "Bob"),
        (3, "Cid"),
    ]
    assert [person.name for person in standings.excluded] == ["Dan"]
    assert standings.working("PTS", participant=2).total == 1


def test_nothing_is_asked_of_the_excluded() -> None:
    """Who is excluded has no value to be explained or compared, in a group neither."""
    standings = rank(LEFT, "SB, DE", exclude=[4])
    asked = (
        lambda: standings.working("SB", participant=4),
        lambda: standings.group_working("DE", participant=4),
        lambda: standings.compare(1, 4),
    )
    for ask in asked:
        with pytest.raises(InputError, match="4 Dan is excluded: the results do not count"):
            ask()
    assert standings.among(lambda person: person.number != 4).excluded == ()
    assert len(standings.among(lambda person: person.number != 1).excluded) == 1


def test_idle_rounds_of_a_matrix_go() -> None:
    """Of a matrix of three, one game is left without the third: one round, one game each."""
    matrix = Crosstable.parse("1 A * 1 0\n2 B 0 * 1\n3 C 1 0 *")
    table = without(matrix, [3])
    assert (table.rounds, table.planned_rounds, table.opponents) == (1, 1, ((1,), (0,)))


def test_teams() -> None:
    """The boards of matches against an excluded team do not count either."""
    table = Crosstable.from_matches(
        ["Ants", "Bees", "Cows"],
        [(1, 1, 2, "1="), (2, 1, 3, "11"), (3, 2, 3, "10")],
        pairing="predetermined",
    )
    left = without(table, [3])
    assert values(left, "PTS:MP") == [2, 0]
    assert values(left, "PTS:GP") == [Fraction("1.5"), Fraction("0.5")]
    assert values(left, "BC") == [2, 1]


def test_penalties_of_the_others_stay() -> None:
    """A penalty goes with its participant."""
    table = Crosstable.from_cells(
        [Participant(n) for n in (1, 2, 3)],
        [
            [Cell(2, "w", ord("1")), Cell(3, "b", ord("1"))],
            [Cell(1, "b", ord("0")), None],
            [None, Cell(1, "w", ord("0"))],
        ],
        pairing="predetermined",
        penalties=[(1, 0, Fraction(-1, 2)), (2, 0, Fraction(1, 2))],
    )
    assert values(without(table, [2]), "PTS") == [Fraction("0.5"), 0]


@pytest.mark.parametrize(
    ("table", "numbers", "message"),
    [
        (Crosstable.parse("1 Ann +W2\n2 Bob -B1"), [1], "in a Swiss every result counts"),
        (LEFT, [9], "no participant has the number 9"),
        (LEFT, [1, 2, 3, 4], "everybody is excluded"),
    ],
)
def test_who_cannot_be_excluded(table: Crosstable, numbers: list[int], message: str) -> None:
    """Nobody is excluded from a Swiss, and somebody has to be left."""
    with pytest.raises(InputError, match=message):
        without(table, numbers)


def test_who_seems_to_have_left() -> None:
    """More than half of the games missed or lost by forfeit, and none to come."""
    assert [person.name for person in left_before_half(LEFT)] == ["Dan"]
    assert left_before_half(LEFT.through(2)) == ()  # the third game is still to come
    assert left_before_half(Crosstable.parse("1 Ann +W2\n2 Bob -B1")) == ()
    half = Crosstable.from_games(
        ["A", "B", "C"],
        [(1, 1, 2, "1-0"), (2, 1, 3, "+-"), (3, 2, 3, "1-0")],
        pairing="predetermined",
    )
    assert left_before_half(half) == ()  # C missed one of two games: not more than half


def test_a_check_without() -> None:
    """What is published of the excluded is not compared."""
    event = Tournament(
        LEFT, editions.DEFAULT, tiebreaks=("SB",), published=Published({1: 1, 2: 2, 3: 3, 4: 4})
    )
    assert check(event, exclude=[4]) == ()
    assert check(event) != ()
