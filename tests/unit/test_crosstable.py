"""The crosstable: built from games or cells, its contradictions, and its rounds."""

from __future__ import annotations

from fractions import Fraction

import attrs
import pytest

from tiebreaks import Crosstable, Pairing, Participant, evaluate, outcomes
from tiebreaks.errors import InputError
from tiebreaks.model.cells import Cell

PEOPLE = [Participant(number, f"P{number}") for number in (1, 2, 3, 4)]


def cell(text: str) -> Cell | None:
    """Return a cell written `2w1`, `2w` (open), `U` or `.` (nothing)."""
    if text == ".":
        return None
    if text in "UFHZ":
        return Cell(0, "-", ord(text))
    return Cell(int(text[0]), text[1], ord(text[2:] or " "))


def rows(text: str) -> list[list[Cell | None]]:
    """Return a row of cells per line."""
    return [[cell(word) for word in line.split()] for line in text.strip().splitlines()]


def problems(text: str, people: list[Participant] | None = None) -> tuple[str, ...]:
    """Return the contradictions of the cells."""
    with pytest.raises(InputError) as caught:
        Crosstable.from_cells(people or PEOPLE, rows(text))
    return caught.value.problems


def test_from_games() -> None:
    """Games and byes become one row per participant."""
    table = Crosstable.from_games(
        [(7, "Ann", 2000), (3, "Bob"), Participant(5, "Cid", 1800)],
        [(1, 7, 3, "1-0"), (2, 3, 5, "½-½"), (3, 5, 7, "0-1")],
        byes=[(1, 5, "U"), (2, 7, "hpb")],
    )
    assert [person.number for person in table.participants] == [7, 3, 5]
    assert [person.rating for person in table.participants] == [2000, None, 1800]
    assert table.opponents == ((1, -1, 2), (0, 2, -1), (-1, 1, 0))
    assert table.outcomes == (b"1H1", b"0=Z", b"U=0")
    assert table.colors == ("w-b", "bw-", "-bw")
    assert (table.rounds, table.planned_rounds, table.pairing) == (3, 3, Pairing.SWISS)


def test_names_alone_are_numbered() -> None:
    """Names without numbers are numbered in their order."""
    table = Crosstable.from_games(["Ann", "Bob"], [(1, 2, 1, "0-1")])
    assert [(p.number, p.name) for p in table.participants] == [(1, "Ann"), (2, "Bob")]
    assert table.outcomes == (b"1", b"0")


@pytest.mark.parametrize(
    ("result", "white", "black"),
    [
        ("1-0", b"1", b"0"),
        ("0-1", b"0", b"1"),
        ("½-½", b"=", b"="),
        ("1/2-1/2", b"=", b"="),
        ("1 - 0", b"1", b"0"),
        ("1–0", b"1", b"0"),
        ("0-0", b"0", b"0"),
        ("+-", b"+", b"-"),
        ("-+", b"-", b"+"),
        ("--", b"-", b"-"),
    ],
)
def test_results_of_games(result: str, white: bytes, black: bytes) -> None:
    """Results may be written in all common ways."""
    assert Crosstable.from_games(["A", "B"], [(1, 1, 2, result)]).outcomes == (white, black)


@pytest.mark.parametrize("result", ["*", ""])
def test_open_games(result: str) -> None:
    """A game without a result is open, and does not make a round."""
    table = Crosstable.from_games(["A", "B"], [(1, 1, 2, "1-0"), (2, 2, 1, result)])
    assert (table.rounds, table.planned_rounds) == (1, 2)
    assert table.outcomes == (b"1 ", b"0 ")


def test_every_fault_of_games_at_once() -> None:
    """One error lists all problems of games and byes, each with its round and numbers."""
    with pytest.raises(InputError) as caught:
        Crosstable.from_games(
            ["A", "B", "C"],
            [
                (1, 1, 2, "2-0"),
                (1, 3, 3, "1-0"),
                (2, 1, 9, "1-0"),
                (0, 1, 2, "1-0"),
                (3, 1, 2, "1-0"),
                (3, 3, 1, "1-0"),
            ],
            byes=[(3, 2, "U"), (4, 8, "U"), (4, 1, "Q")],
        )
    text = str(caught.value)
    for fault in (
        "round 1: 1 against 2: '2-0' is not a result",
        "round 1: 3 is paired with itself",
        "round 2: no participant has the number 9",
        "round 0: rounds count from 1",
        "round 3: 1 has two entries",
        "round 3: 2 has two entries",
        "round 4: no participant has the number 8",
        "round 4: 1: 'Q' is not a kind of bye: U, F, H or Z",
    ):
        assert fault in text
    assert isinstance(caught.value, ValueError)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("2w1\n.\n.\n.", "round 1: one-sided: 1 plays 2, but 2 has nothing"),
        ("2w1\n3w1\n2b0\n.", "round 1: one-sided: 1 plays 2, but 2 has the opponent 3"),
        ("2w1\nH\n.\n.", "round 1: one-sided: 1 plays 2, but 2 has a half-point bye"),
        ("U 2w1\nZ .", "round 2: one-sided: 1 plays 2, but 2 has nothing"),
        ("1w1", "round 1: 1 is paired with itself"),
        ("9w1", "round 1: 1 has the unknown opponent 9"),
        ("2w1\n1b1", "round 1: 1 and 2 both have a win"),
        ("2w+\n1b+", "round 1: 1 and 2 both have a win by forfeit"),
        ("2w1\n1b=", "round 1: 1 has a win against 2, who has a draw"),
        ("2w+\n1b0", "round 1: 1 has a win by forfeit against 2, who has a loss"),
        ("2w1\n1w0", "round 1: 1 and 2 both have White"),
        ("2b1\n1b0", "round 1: 1 and 2 both have Black"),
    ],
)
def test_contradictions(text: str, fault: str) -> None:
    """Each contradiction is reported with its round and both numbers."""
    text += "\n." * (3 - text.count("\n"))
    assert problems(text) == (fault,)


@pytest.mark.parametrize("text", ["2wX\n1b1", "2w\n1b1", "2w\n1b+", "2w+\n1b", "2wX\n1b"])
def test_one_side_undecided(text: str) -> None:
    """An open or adjourned game is open or adjourned for both."""
    [fault] = problems(f"{text}\n.\n.")
    assert fault.startswith("round 1: 1 has ")
    assert " against 2, who has " in fault


def test_bye_with_an_opponent() -> None:
    """A bye has no opponent, and a game has one."""
    cells = [[Cell(2, "w", outcomes.HALF_BYE)], [Cell(0, "-", outcomes.WIN)]]
    with pytest.raises(InputError) as caught:
        Crosstable.from_cells(PEOPLE[:2], cells)
    assert caught.value.problems == (
        "round 1: 1 has a half-point bye and the opponent 2",
        "round 1: 2 has a win but no opponent",
    )


def test_every_contradiction_at_once() -> None:
    """All contradictions are reported together, by round."""
    found = problems("2w1 3w1\n1b1 2b1\n4b= .\n3b= 9w0")
    assert [fault.split(":")[0] for fault in found] == ["round 1", "round 1"] + ["round 2"] * 3
    assert "round 1: 1 and 2 both have a win" in found
    assert "round 1: 3 and 4 both have Black" in found
    assert "round 2: one-sided: 1 plays 3, but 3 has nothing" in found
    assert "round 2: 2 is paired with itself" in found
    assert "round 2: 4 has the unknown opponent 9" in found


@pytest.mark.parametrize("text", ["2w0\n1b0", "2wL\n1bL", "2w-\n1b-", "2w+\n1w-", "2-1\n1-0"])
def test_what_is_not_a_contradiction(text: str) -> None:
    """Both may lose, over the board or by forfeit; colours may be unknown."""
    assert Crosstable.from_cells(PEOPLE[:2], rows(text)).rounds == 1


def test_numbers_that_repeat() -> None:
    """Two participants cannot have the same number, and numbers start from 1."""
    people = [Participant(1, "A"), Participant(1, "B"), Participant(0, "C")]
    found = problems(".\n.\n.", people)
    assert len(found) == 2
    assert "duplicate number 1: 'A' and 'B'" in found[0]
    assert "number 0" in found[1]


def test_missing_cells() -> None:
    """A participant without an entry in a round held is absent; rows may have any length."""
    table = Crosstable.from_cells(PEOPLE, rows("2w1 3w1\n1b0\nU 1b0\n. ."))
    assert table.outcomes == (b"11", b"0Z", b"U0", b"ZZ")


@pytest.mark.parametrize(
    ("text", "rounds"),
    [
        ("2w1 2b1\n1b0 1w0\nU U\nU U", 2),
        ("2w1 H\n1b0 .\nU .\nU .", 1),  # a bye asked for in advance
        ("2w1 U\n1b0 .\nU .\nU .", 1),  # a bye is given when the round is paired
        ("2w1 U\n1b0 U\nU U\nU H", 2),  # nobody is paired
        ("2w1 U\n1b0 3w\nU 2b\nU H", 1),  # the pairing has no result yet
        ("2w1 2b\n1b0 1w\nU .\nU .", 1),  # paired, no result
        ("2w1 2bX\n1b0 1wX\nU .\nU .", 2),
        ("2w1 2b-\n1b0 1w-\nU .\nU .", 2),
        ("2w1 H\n1b0 Z\nU F\nU Z", 2),  # a bye for everybody
        ("2w1 2b H\n1b0 1w .\nU . .\nU . .", 1),
        ("2w 2b1\n1b 1w0\n. .\n. .", 2),
        (". .\n. .\n. .\n. .", 0),
    ],
)
def test_last_round_held(text: str, rounds: int) -> None:
    """A round is held with a result in it, or with byes for all and nobody paired."""
    assert Crosstable.from_cells(PEOPLE, rows(text)).rounds == rounds


def test_the_next_round_is_kept_when_paired() -> None:
    """The pairings of the round after the last one held are open games; none are added."""
    table = Crosstable.from_cells(PEOPLE, rows("2w1 2b\n1b0 1w\nU H\nU ."), planned_rounds=5)
    assert (table.rounds, table.planned_rounds) == (1, 5)
    assert [len(row) for row in table.outcomes] == [2] * 4
    assert table.opponents == ((1, 1), (0, 0), (-1, -1), (-1, -1))
    assert [chr(row[1]) for row in table.outcomes] == [" ", " ", "H", "*"]
    assert [evaluate(table, "PTS").value(number) for number in (1, 2, 3, 4)] == [1, 0, 1, 1]


def test_planned_rounds() -> None:
    """The scheduled rounds are never less than the last one paired."""
    cells = rows("2w1 2b1 2w\n1b0 1w0 1b\nU U .\nU U .")
    assert Crosstable.from_cells(PEOPLE, cells).planned_rounds == 3
    assert Crosstable.from_cells(PEOPLE, cells, planned_rounds=2).planned_rounds == 3
    assert Crosstable.from_cells(PEOPLE, cells, planned_rounds=9).planned_rounds == 9


CHART = Crosstable.parse(
    "1 Ann +W2 =B3 +W4 H\n2 Bob -B1 +W4 =B3 .\n3 Cid U =W1 =W2 .\n4 Dan H -B2 -B1 .",
    planned_rounds=5,
)


def test_through() -> None:
    """The table after a round contains nothing of later rounds."""
    after = CHART.through(2)
    assert (after.rounds, after.planned_rounds) == (2, 5)
    assert after.outcomes == (b"1=", b"01", b"U=", b"H0")
    assert after.opponents == ((1, 2), (0, 3), (-1, 0), (-1, 1))
    assert [evaluate(after, "PTS").value(n) for n in (1, 2, 3, 4)] == [1.5, 1, 1.5, 0.5]
    assert CHART.rounds == 3


def test_through_the_last_round() -> None:
    """After the last round held the table is unchanged, without later pairings."""
    after = CHART.through(3)
    assert after.rounds == 3
    assert [len(row) for row in after.outcomes] == [3] * 4


def test_through_nothing() -> None:
    """Before the first round nobody has played."""
    before = CHART.through(0)
    assert (before.rounds, before.outcomes) == (0, (b"",) * 4)
    assert evaluate(before, "BH").value(1) == 0


def test_through_a_round_not_held() -> None:
    """A round that is asked for counts: with byes entered in advance, and all others absent."""
    after = CHART.through(4)
    assert after.rounds == 4
    assert [chr(row[3]) for row in after.outcomes] == ["H", "Z", "Z", "Z"]
    assert evaluate(after, "PTS").value(1) == 3
    assert [chr(row[4]) for row in CHART.through(5).outcomes] == ["Z"] * 4


def test_through_a_paired_round() -> None:
    """Pairings without results stay open games if their round is asked for."""
    table = Crosstable.parse("1 Ann +W2 2b\n2 Bob -B1 1w\n3 Cid U .")
    after = table.through(2)
    assert (after.rounds, after.outcomes) == (2, (b"1 ", b"0 ", b"UZ"))


@pytest.mark.parametrize("round_", [-1, 6, 99])
def test_through_a_round_that_is_not_planned(round_: int) -> None:
    """A round beyond the schedule is an error that says how many there are."""
    with pytest.raises(InputError, match=f"no round {round_}: the tournament has 5 rounds"):
        CHART.through(round_)


def test_through_a_matrix() -> None:
    """A matrix does not show in which round a game was played."""
    matrix = Crosstable.parse("1 A * 1 ½\n2 B 0 * 1\n3 C ½ 0 *")
    with pytest.raises(InputError, match="matrix"):
        matrix.through(1)
    assert matrix.through(3).outcomes == matrix.outcomes


def test_pairing() -> None:
    """A matrix is predetermined and a wall chart a Swiss, unless given."""
    matrix, chart = "1 A * 1\n2 B 0 *", "1 A +W2\n2 B -B1"
    assert Crosstable.parse(matrix).pairing is Pairing.PREDETERMINED
    assert Crosstable.parse(matrix, pairing="swiss").pairing is Pairing.SWISS
    assert Crosstable.parse(chart).pairing is Pairing.SWISS
    assert Crosstable.parse(chart, pairing="predetermined").pairing is Pairing.PREDETERMINED
    with pytest.raises(ValueError, match="knockout"):
        Crosstable.parse(chart, pairing="knockout")


def test_index() -> None:
    """Participants are found by number, wherever they are in the table."""
    table = Crosstable.parse("9 Ann +W4\n4 Bob -B9")
    assert (table.index(9), table.index(4)) == (0, 1)
    assert table.participant(4).name == "Bob"
    with pytest.raises(InputError, match="no participant has the number 5"):
        table.index(5)


def test_immutability() -> None:
    """Nothing of a table can be set, and its parts are tuples."""
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        CHART.rounds = 9  # type: ignore[misc]
    assert isinstance(CHART.participants, tuple)
    assert isinstance(CHART.opponents, tuple)
    assert {type(row) for row in CHART.opponents} == {tuple}
    assert {type(row) for row in CHART.outcomes} == {bytes}


def test_equality() -> None:
    """Two tables of the same results are equal and have the same hash."""
    again = Crosstable.parse("1 Ann * 1\n2 Bob 0 *")
    assert again == Crosstable.parse("1 Ann * 1\n2 Bob 0 *")
    assert hash(again) == hash(Crosstable.parse("1 Ann * 1\n2 Bob 0 *"))
    assert again != Crosstable.parse("1 Ann * 0\n2 Bob 1 *")


def test_received_lists_are_not_kept() -> None:
    """Lists passed in may change afterwards; the table does not."""
    cells = rows("2w1\n1b0")
    people = PEOPLE[:2]
    table = Crosstable.from_cells(people, cells)
    cells[0][0] = None
    people.append(Participant(3))
    assert table.outcomes == (b"1", b"0")
    assert len(table.participants) == 2


def test_no_participants() -> None:
    """A table may have no participants."""
    table = Crosstable.from_games([], [])
    assert (table.participants, table.rounds) == ((), 0)


def test_points_of_matches_are_a_pair_of_exact_numbers() -> None:
    """Game points are given for both sides, and never as a number that was rounded."""
    for boards in ((2,), (0.1, 1.9), ("x", 2), (-1, 5)):
        with pytest.raises(InputError, match="not the result of a match"):
            Crosstable.from_matches(["Ants", "Bees"], [(1, 1, 2, boards)])
    for pair in (("2.5", "1.5"), (2.5, 1.5), (Fraction(5, 2), Fraction(3, 2))):
        table = Crosstable.from_matches(["Ants", "Bees"], [(1, 1, 2, pair)])
        assert table.points["GP"].rows == ((5,), (3,))


def test_awards_and_penalties_name_participants() -> None:
    """An unknown number is refused and named, in awards and in penalties."""
    people = [Participant(1), Participant(2)]
    cells = [[Cell(2, "w", ord("1"))], [Cell(1, "b", ord("0"))]]
    with pytest.raises(InputError, match="no participant has the number 9"):
        Crosstable.from_cells(people, cells, awards={(9, 1): Fraction(1)})
    with pytest.raises(InputError, match="no participant has the number 8"):
        Crosstable.from_cells(people, cells, penalties=[(8, 1, Fraction(1))])


def test_only_two_kinds_of_pairing() -> None:
    """An unknown kind of pairing is refused; the error lists the kinds."""
    with pytest.raises(InputError, match="'knockout'; it is 'swiss' or 'predetermined'"):
        Crosstable.parse("1 Ann +W2\n2 Bob -B1", pairing="knockout")
