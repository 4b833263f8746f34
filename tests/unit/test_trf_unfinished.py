"""Events that are not over: rounds held, planned and paired, and byes in advance."""

from __future__ import annotations

from trf_lines import load, messages, outcomes_of, player

HEADER = ("042 2026/04/01", "092 Swiss", "142 5")


def test_planned_rounds_are_not_held() -> None:
    """Only rounds held have cells: nothing is added for later ones."""
    found = load(*HEADER, player(1, "2 w 1"), player(2, "1 b 0"), player(3))
    assert (found.crosstable.rounds, found.crosstable.planned_rounds) == (1, 5)
    assert outcomes_of(found) == ["1", "0", "Z"]


def test_next_round_paired() -> None:
    """The pairings of the next round are open games in a row that is one longer."""
    found = load(
        *HEADER,
        player(1, "2 w 1", "3 b  "),
        player(2, "1 b 0", "0000 - H"),
        player(3, "0000 - U", "1 w  "),
        player(4, "0000 - Z"),
    )
    assert found.crosstable.rounds == 1
    assert outcomes_of(found) == ["1 ", "0H", "U ", "Z*"]
    assert found.crosstable.colors == ("wb", "b-", "-w", "--")


def test_byes_in_advance() -> None:
    """Byes entered for a round without pairings do not make a round, and are kept."""
    found = load(
        *HEADER,
        player(1, "2 w 1", "0000 - H"),
        player(2, "1 b 0"),
        "240 Z   4    2",
        "XXZ 1",
    )
    assert outcomes_of(found) == ["1", "0"]
    assert found.crosstable.written is not None
    assert found.crosstable.written.outcomes == (b"1H**", b"0**Z")


def test_byes_for_all() -> None:
    """A round in which every player has a bye with a result code is held."""
    found = load(*HEADER, player(1, "0000 - H"), player(2, "0000 - Z"))
    assert found.crosstable.rounds == 1
    assert load(*HEADER, player(1, "0000 - H"), player(2)).crosstable.rounds == 0


def test_a_round_that_is_only_paired() -> None:
    """Neither a pairing without a result nor the bye that was given with it makes a round."""
    assert load(*HEADER, player(1, "0000 - U"), player(2)).crosstable.rounds == 0
    assert load(*HEADER, player(1, "2 w  "), player(2, "1 b  ")).crosstable.rounds == 0
    found = load(
        *HEADER,
        player(1, "2 w 1", "3 b  ", points="1.0"),
        player(2, "1 b 0", "0000 - U", points="0.0"),
        player(3, "0000 - U", "1 w  ", points="1.0"),
    )
    assert found.crosstable.rounds == 1
    assert outcomes_of(found) == ["1 ", "0U", "U "]  # shown with the pairings
    assert messages(found) == ""


def test_cells_without_a_code_make_no_round() -> None:
    """A colour preset before the round, or an empty column, is not a bye for everybody."""
    found = load(*HEADER, player(1, "0000 w  "), player(2, "0000 b  "))
    assert (found.crosstable.rounds, outcomes_of(found)) == (0, ["", ""])
    found = load(*HEADER, player(1, "2 w 1", "0000 -  "), player(2, "1 b 0", "0000 -  "))
    assert (found.crosstable.rounds, outcomes_of(found)) == (1, ["1", "0"])


def test_a_cell_without_a_code_is_an_absence_in_a_round_held() -> None:
    """Beside results a cell without a code counts as any empty one; a record 240 fills it."""
    cells = player(1, "2 w 1"), player(2, "1 b 0"), player(3, "0000 w  ")
    assert outcomes_of(load(*HEADER, *cells)) == ["1", "0", "Z"]
    assert outcomes_of(load(*HEADER, *cells, "240 H   1    3")) == ["1", "0", "H"]


def test_a_game_going_on() -> None:
    """An opponent and a colour with Z is an open game, with a notice (lichess writes it so)."""
    found = load(*HEADER, player(1, "2 w 1", "2 b Z"), player(2, "1 b 0", "1 w Z"))
    assert outcomes_of(found) == ["1 ", "0 "]
    assert "line 4, column 109: 'Z' with an opponent is taken as a game going on" in messages(found)


def test_adjourned_games_hold_a_round() -> None:
    """An adjourned game is a provisional result."""
    found = load(*HEADER, player(1, "2 w X"), player(2, "1 b ?"))
    assert found.crosstable.rounds == 1


def test_pairings_beyond_the_next_round() -> None:
    """Pairings of even later rounds are kept in `written`."""
    cells = ("2 w 1", "", "2 b  "), ("1 b 0", "", "1 w  ")
    found = load(*HEADER, player(1, *cells[0]), player(2, *cells[1]))
    assert outcomes_of(found) == ["1", "0"]
    assert found.crosstable.written is not None
    assert found.crosstable.written.opponents == ((1, -1, 1), (0, -1, 0))


def test_before_the_first_round() -> None:
    """An event without a result has no round held."""
    found = load(*HEADER, player(1), player(2), player(3))
    assert (found.crosstable.rounds, found.crosstable.planned_rounds) == (0, 5)
    assert found.crosstable.outcomes == (b"", b"", b"")


def test_points_after_the_last_round_held() -> None:
    """Printed points are compared with those of the rounds held."""
    found = load(
        *HEADER,
        player(1, "2 w 1", "0000 - H", points="1.5"),
        player(2, "1 b 0", points="0.0"),
    )
    assert messages(found) == "line 4, column 81: 1: printed points 1.5, computed 1.0"
