"""Round cells, byes of record 240, and what contradicts itself."""

from __future__ import annotations

import pytest
from trf_lines import load, messages, outcomes_of, player

from tiebreaks.errors import FormatError, InputError
from tiebreaks.model.tournament import Tournament


def pair(own: str, other: str) -> Tournament:
    """Read a file in which 1 and 2 meet in the second round, after a game."""
    return load("042 2026/04/01", "092 Swiss", player(1, "2 w 1", own), player(2, "1 b 0", other))


@pytest.mark.parametrize(
    ("own", "other", "letters"),
    [
        ("2 w 1", "1 b 0", "10"),
        ("2 w =", "1 b =", "=="),
        ("2 w 0", "1 b 0", "00"),
        ("2 w W", "1 b L", "WL"),
        ("2 w w", "1 b l", "WL"),
        ("2 w D", "1 b D", "DD"),
        ("2 w L", "1 b L", "LL"),
        ("2 w +", "1 b -", "+-"),
        ("2 w -", "1 b -", "--"),
        ("2 - +", "1 - -", "+-"),
        ("2   +", "1   -", "+-"),
        ("2 w X", "1 b X", "XX"),
        ("2 w ?", "1 b ?", "XX"),
        ("2 w x", "1 b ?", "XX"),
    ],
)
def test_results_with_opponent(own: str, other: str, letters: str) -> None:
    """Each result of a pairing has its outcome; case does not matter."""
    found = pair(own, other)
    assert [row[1] for row in outcomes_of(found)] == list(letters)
    assert "taken as" not in messages(found)


@pytest.mark.parametrize(
    ("cell", "letter", "odd"),
    [
        ("0000 - U", "U", False),
        ("0000 - F", "F", False),
        ("0000 - h", "H", False),
        ("0000 - Z", "Z", False),
        ("0000 -  ", "Z", False),
        ("   0 - H", "H", False),
        ("       H", "H", False),
        ("0000   U", "U", False),
        ("0000 - +", "F", True),
        ("0000 - 1", "F", True),
        ("0000 - =", "H", True),
        ("0000 - -", "Z", True),
        ("0000 - 0", "Z", True),
        ("       -", "Z", True),
        ("0000 - *", "Z", False),
        ("        ", "Z", False),
    ],
)
def test_results_without_opponent(cell: str, letter: str, odd: bool) -> None:
    """Each result without opponent is a bye; the odd ones are a notice at their column."""
    found = load(
        "042 2026/04/01",
        "092 Swiss",
        player(1, cell, "2 w 1"),
        player(2, "3 w 1", "1 b 0"),
        player(3, "2 b 0", "0000 - Z"),
    )
    assert outcomes_of(found)[0] == f"{letter}1"
    assert ("line 3, column 99" in messages(found)) is odd


@pytest.mark.parametrize("result", ["H", "F", "U", "Z"])
def test_bye_with_an_opponent(result: str) -> None:
    """A bye and an opponent in one cell contradict each other."""
    with pytest.raises(InputError, match=r"round 2: 1 has a .* and the opponent 2") as caught:
        pair(f"2 - {result}", "1 b 0")
    assert not isinstance(caught.value, FormatError)


@pytest.mark.parametrize("result", ["W", "D", "L", "X", "?"])
def test_game_without_an_opponent(result: str) -> None:
    """A game needs an opponent."""
    with pytest.raises(InputError, match=r"round 2: 1 has a.* but no opponent"):
        pair(f"0000 - {result}", "0000 - Z")


@pytest.mark.parametrize(
    ("own", "other"),
    [
        ("2 w 1", "1 b 1"),
        ("2 w 1", "1 b ="),
        ("2 w +", "1 b +"),
        ("2 w +", "1 b 0"),
        ("2 w X", "1 b 1"),
        ("2 w  ", "1 b 1"),
        ("2 w 1", "1 w 0"),
        ("2 b =", "1 b ="),
    ],
)
def test_sides_that_cannot_both_be(own: str, other: str) -> None:
    """Contradictory results or colours are refused with the round and both numbers."""
    with pytest.raises(InputError, match=r"round 2: 1 .*2|round 2: 1 and 2"):
        pair(own, other)


@pytest.mark.parametrize("other", ["        ", "0000 - H", "3 b 0"])
def test_one_sided(other: str) -> None:
    """A one-sided game is refused with the round and both numbers."""
    with pytest.raises(InputError, match="round 1: one-sided: 1 plays 2, but 2 has"):
        load(player(1, "2 w 1"), player(2, other), player(3, "0000 - Z"))


def test_opponent_not_in_the_file() -> None:
    """An unknown opponent is refused with round and both numbers."""
    with pytest.raises(InputError, match="round 1: 1 has the unknown opponent 99"):
        load(player(1, "99 w 1"), player(2, "0000 - Z"))


def test_self_pairing() -> None:
    """A player paired with their own number is refused."""
    with pytest.raises(InputError, match="round 1: 1 is paired with itself"):
        load(player(1, "1 w 1"))


def test_duplicate_number() -> None:
    """A number may not be repeated."""
    with pytest.raises(InputError, match="duplicate number 1: 'Ann' and 'Bob'"):
        load(player(1, name="Ann"), player(1, name="Bob"))


def test_all_contradictions_at_once() -> None:
    """One error lists every contradiction, those with record 240 too."""
    with pytest.raises(InputError) as caught:
        load(
            player(1, "2 w 1", "2 b 1"),
            player(2, "1 b 1", "1 w 1"),
            "240 H   1    2",
        )
    assert caught.value.problems == (
        "round 1: 1 and 2 both have a win",
        "round 2: 1 and 2 both have a win",
        "round 1: 2 has a half-point bye (record 240) and the opponent 1",
    )


def test_opponents_in_columns() -> None:
    """Opponents are right-aligned, left-aligned or padded with zeros."""
    found = load(player(1, "0002 w 1"), player(2, "1    b 0"), player(3, "0000 - U"), "092 swiss")
    assert found.crosstable.opponents == ((1,), (0,), (-1,))


def test_missing_colour_follows() -> None:
    """A missing colour follows from the opponent's."""
    found = load(player(1, "2 w 1", "2   ="), player(2, "1   0", "1 W ="))
    assert found.crosstable.colors == ("wb", "bw")


@pytest.mark.parametrize(
    ("cell", "column"),
    [("2 x 1", 97), ("2 w 5", 99), ("a w 1", 92), ("2xw 1", 96), ("2 wx1", 98), ("2 w *", 99)],
)
def test_no_cell(cell: str, column: int) -> None:
    """Text that is not a cell is refused at its column."""
    with pytest.raises(FormatError) as caught:
        load(player(1, cell), player(2, "1 b 0"))
    assert (caught.value.line, caught.value.column) == (1, column)


def test_text_behind_a_cell() -> None:
    """Text between two cells is not a cell."""
    with pytest.raises(FormatError) as caught:
        load(f"{player(1, '2 w 1')}x", player(2, "1 b 0"))
    assert (caught.value.line, caught.value.column) == (1, 100)


def test_byes_of_record_240_alone() -> None:
    """Record 240 fills the empty cells of its round."""
    found = load(
        player(1, "2 w 1", ""),
        player(2, "1 b 0", "3 w 1"),
        player(3, "", "2 b 0"),
        "240 H   1    3",
        "240 F   2    1",
    )
    assert outcomes_of(found) == ["1F", "01", "H0"]


def test_byes_of_record_240_repeated() -> None:
    """Record 240 and the cell may say the same."""
    found = load("042 2026/04/01", "092 Swiss", player(1, "2 w 1"), player(2, "1 b 0"),
                 player(3, "0000 - H"), "240 H   1    3")  # fmt: skip
    assert outcomes_of(found) == ["1", "0", "H"]
    assert "240" not in messages(found)


def test_byes_of_record_240_that_differ() -> None:
    """If record 240 and the cell differ, the cell counts, with a notice."""
    found = load(player(1, "2 w 1"), player(2, "1 b 0"), player(3, "0000 - Z"), "240 H   1    3")
    assert outcomes_of(found) == ["1", "0", "Z"]
    assert "line 4: round 1: record 240 gives 3 a half-point bye" in messages(found)


def test_unreadable_record_240() -> None:
    """Record 240 is refused if a field cannot be read."""
    with pytest.raises(FormatError) as caught:
        load(player(1), "240 Q   1    1", "240 H   x    1", "240 H   1    y")
    assert [place[:2] for place in caught.value.places] == [(2, 5), (3, 7), (4, 11)]


def test_record_240_with_an_unknown_number() -> None:
    """A bye of an unknown number is a notice."""
    found = load(player(1, "2 w 1"), player(2, "1 b 0"), "240 H   1    9")
    assert "line 3, column 11: record 240: unknown number 9" in messages(found)
