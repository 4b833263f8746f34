"""Scores of other games, and starting scores."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import attrs
import pytest

from tiebreaks import Crosstable, Participant, Score
from tiebreaks.errors import InputError
from tiebreaks.model.cells import Cell
from tiebreaks.model.withdrawals import without

NAMES = ["Ann", "Bob", "Cid"]
# Ann wins 2-1, draws a match 1-1 with a drawn game; everybody has one bye, two of them a score.
TABLE = Crosstable.from_games(
    NAMES,
    [(1, 1, 2, Score(2, 1)), (2, 3, 1, Score(1, 1, drawn=1)), (3, 2, 3, "1-0")],
    [(1, 3, "U", Score(50, 0)), (2, 2, "H"), (3, 1, "Z", Score(0, 2))],
    planned_rounds=4,
)
ROWS = (
    (Score(2, 1), Score(1, 1, 1), Score(0, 2)),
    (Score(1, 2), None, None),
    (Score(50, 0), Score(1, 1, 1), None),
)


class Whole:
    """A whole number of another library, as numpy's are."""

    def __index__(self) -> int:
        return 7


def problems(call: Any, *arguments: Any, **named: Any) -> tuple[str, ...]:
    """Return the problems with which a call is refused."""
    with pytest.raises(InputError) as caught:
        call(*arguments, **named)
    return caught.value.problems


def test_a_score_is_short() -> None:
    """A score shows its numbers, the drawn games if there are any."""
    assert repr(Score(2, 1)) == "Score(2, 1)"
    assert repr(Score(2, 1, drawn=1)) == "Score(2, 1, drawn=1)"
    assert [str(Score(431, 388)), str(Score(0, 0, 3))] == ["431-388", "0-0-3"]


def test_whole_numbers_of_other_libraries() -> None:
    """Whole numbers of any kind become plain ones."""
    score = Score(Whole(), 1, drawn=Whole())
    assert (score, type(score.first)) == (Score(7, 1, 7), int)


def test_the_other_side() -> None:
    """The other side has the same drawn games, and the same score after two turns."""
    score = Score(2, 1, drawn=4)
    assert score.reversed == Score(1, 2, drawn=4)
    assert score.reversed.reversed == score
    assert score.mirrors(score.reversed)
    assert not score.mirrors(score)


@pytest.mark.parametrize("value", [-1, "2", 1.5, None, Fraction(1, 2), True, 10**9])
def test_numbers_that_a_score_does_not_have(value: Any) -> None:
    """Negative numbers, text, decimals, flags and numbers of ten digits are refused."""
    (text,) = problems(Score, 1, value)
    assert text.startswith("a score has whole numbers from 0 to 999999999: second is ")


def test_all_numbers_are_refused_together() -> None:
    """One error names every number that is wrong."""
    found = problems(Score, -1, "x", drawn=None)
    assert [text.split(": ")[1].split()[0] for text in found] == ["first", "second", "drawn"]


def test_who_has_more_wins() -> None:
    """The score decides a game, level is a draw, and both sides keep it."""
    assert TABLE.outcomes == (b"1=Z", b"0H1", b"U=0")
    assert TABLE.scores == ROWS


def test_without_scores() -> None:
    """A table in which nothing has a score has no rows of them."""
    assert Crosstable.from_games(NAMES, [(1, 1, 2, "1-0")], [(1, 3, "U")]).scores is None


@pytest.mark.parametrize(
    ("result", "score", "letters"),
    [
        ("1-0", Score(3, 0), (b"1", b"0")),
        ("W-L", Score(3, 0), (b"W", b"L")),
        ("L-W", Score(0, 3), (b"L", b"W")),
        ("D-D", Score(1, 1), (b"D", b"D")),
        ("+-", Score(2, 0), (b"+", b"-")),
        ("-+", Score(0, 2), (b"-", b"+")),
        (Score(0, 0), None, (b"=", b"=")),
    ],
)
def test_a_result_with_its_score(result: Any, score: Any, letters: tuple[bytes, ...]) -> None:
    """A fifth field holds the score behind a result, also behind a forfeit."""
    table = Crosstable.from_games(NAMES[:2], [(1, 1, 2, result, score)])
    kept = score or result
    assert table.outcomes == letters
    assert table.scores == ((kept,), (kept.reversed,))


@pytest.mark.parametrize(
    ("result", "score", "problem"),
    [
        ("0-1", Score(2, 1), "a loss, but the score is 2-1"),
        ("½-½", Score(2, 1), "a draw, but the score is 2-1"),
        ("1-0", Score(1, 1), "a win, but the score is 1-1"),
        ("0-0", Score(0, 0), "a loss, but the score is 0-0"),
        ("½-0", Score(1, 1), "a draw, but the score is 1-1"),
        ("--", Score(0, 2), "a loss by forfeit, but the score is 0-2"),
        ("*", Score(2, 1), "no result, but the score is 2-1"),
        ("X-X", Score(1, 1), "an adjourned game, but the score is 1-1"),
        (Score(2, 1), Score(1, 2), "Score(2, 1) is followed by Score(1, 2)"),
        ("1-0", "2-1", "'2-1' is not a Score"),
        ("1-0", (2, 1), "(2, 1) is not a Score"),
        ("1-1", None, "'1-1' is not a result"),
        ("2-1", None, "'2-1' is not a result"),
        ("2-1-1", None, "'2-1-1' is not a result"),
        ((2, 1), None, "(2, 1) is not a result"),
    ],
)
def test_scores_that_contradict(result: Any, score: Any, problem: str) -> None:
    """A score has to agree with the result, and text or a pair is not a score."""
    game = (1, 1, 2, result) if score is None else (1, 1, 2, result, score)
    found = problems(Crosstable.from_games, NAMES, [game])
    assert found == (f"game 0 (from 0): round 1: 1 against 2: {problem}",)


def test_every_fault_of_scores_at_once() -> None:
    """One error names the faults of all games and byes."""
    games = [(1, 1, 2, "1-0", 7), (2, 1, 2, "0-1", Score(1, 0)), (3, 1, 2), (1, 2, 3, 4, 5, 6, 7)]
    byes = [(1, 3, "U", "50-0"), (2, 3, "Q", Score(1, 0)), (3, 3, "U", None, None)]
    assert problems(Crosstable.from_games, NAMES, games, byes) == (
        "game 0 (from 0): round 1: 1 against 2: 7 is not a Score",
        "game 1 (from 0): round 2: 1 against 2: a loss, but the score is 1-0",
        "game 2 (from 0): (3, 1, 2) does not have the fields"
        " round, white, black, result[, score, colors]",
        "game 3 (from 0): (1, 2, 3, 4, 5, 6, 7) does not have the fields"
        " round, white, black, result[, score, colors]",
        "bye 0 (from 0): round 1: 3: '50-0' is not a Score",
        "bye 1 (from 0): round 2: 3: 'Q' is not a kind of bye: U, F, H or Z",
        "bye 2 (from 0): (3, 3, 'U', None, None) does not have the fields"
        " round, participant, kind[, score]",
    )


def test_through_keeps_the_scores() -> None:
    """The table after a round has the scores of its rounds, of a round to come none."""
    assert TABLE.through(2).scores == tuple(row[:2] for row in ROWS)
    assert TABLE.through(4).scores == tuple((*row, None) for row in ROWS)
    assert TABLE.through(4).through(3) == TABLE.through(3) == TABLE
    assert TABLE.through(0).scores is None
    plain = Crosstable.from_games(NAMES, [(1, 1, 2, "1-0"), (2, 1, 2, Score(2, 1))])
    assert plain.through(1) == Crosstable.from_games(NAMES, [(1, 1, 2, "1-0")], planned_rounds=2)


def test_scores_of_byes_entered_in_advance() -> None:
    """A bye of a later round keeps its score with what is written, until the round counts."""
    table = Crosstable.from_games(
        NAMES, [(1, 1, 2, Score(2, 1))], [(3, 3, "H", Score(1, 1))], planned_rounds=3
    )
    assert table.scores == ((Score(2, 1),), (Score(1, 2),), (None,))
    assert table.written is not None
    assert table.written.scores == (
        (Score(2, 1), None, None),
        (Score(1, 2), None, None),
        (None, None, Score(1, 1)),
    )
    assert table.through(3).scores == table.written.scores


def test_scores_without_a_participant() -> None:
    """Who is left out takes the games along, with their scores."""
    table = attrs.evolve(TABLE, pairing="predetermined")
    assert without(table, [2]).scores == ((None, *ROWS[0][1:]), ROWS[2])
    matrix = attrs.evolve(table, rounds_in_order=False)
    assert without(matrix, [2]).scores == ((Score(1, 1, 1),), (Score(1, 1, 1),))
    assert without(matrix, [1]).scores is None
    one = Crosstable.from_games(NAMES, [(1, 1, 2, Score(2, 1))], pairing="predetermined")
    assert without(one, [2]).scores is None


def test_scores_of_cells() -> None:
    """Cells take scores by number and round, one for each side."""
    cells = [[Cell(5, "w", ord("1"))], [Cell(4, "b", ord("0"))]]
    people = [Participant(4), Participant(5)]
    scores = {(4, 1): Score(9, 3), (5, 1): Score(3, 9)}
    table = Crosstable.from_cells(people, cells, scores=scores)
    assert table.scores == ((Score(9, 3),), (Score(3, 9),))

    def refused(scores: dict[tuple[int, int], Score]) -> tuple[str, ...]:
        return problems(Crosstable.from_cells, people, cells, scores=scores)

    assert refused({(4, 1): Score(9, 3)}) == (
        "round 1: 4 has the score 9-3 against 5, who has none",
    )
    assert refused({(4, 2): Score(9, 3), (5, 0): Score(1, 0)}) == (
        "round 2: 4 has the score 9-3, but no entry",
        "round 0: 5 has the score 1-0, but no entry",
    )
    assert refused({(6, 1): Score(9, 3)}) == ("no participant has the number 6",)


def test_a_changed_table_is_checked() -> None:
    """`attrs.evolve` refuses scores of which both sides differ, and those that contradict."""
    rows: list[list[Any]] = [
        [Score(2, 1), Score(0, 5), (0, 2)],
        [Score(2, 1), None, None],
        [Score(0, 9), Score(5, 0), None],
    ]
    assert problems(attrs.evolve, TABLE, scores=rows) == (
        "round 1: 1 has the score 2-1 against 2, who has 2-1",
        "round 2: 1 has a draw against 3, but the score is 0-5",
        "round 3: 1 has (0, 2) instead of a Score",
    )
    rows[0][1] = None
    assert problems(attrs.evolve, TABLE, scores=rows)[1] == (
        "round 2: 3 has the score 5-0 against 1, who has none"
    )
    (text,) = problems(attrs.evolve, TABLE, scores=ROWS[:2])
    assert text == "a crosstable has one row of each kind for every participant"
    (text,) = problems(attrs.evolve, TABLE, scores=[row[:2] for row in ROWS])
    assert text == "the rows of a crosstable are equally long"


def test_a_round_without_a_game_has_no_score() -> None:
    """Who is not paired yet has no score, nor has an open game."""
    table = Crosstable.from_games(NAMES, [(1, 1, 2, "1-0"), (2, 1, 2, "*")], [(1, 3, "U")])
    some = Score(1, 0)
    rows = [[None, some], [None, some.reversed], [None, some]]
    assert problems(attrs.evolve, table, scores=rows) == (
        "round 2: 1 has no result against 2, but the score is 1-0",
        "round 2: 3 has the score 1-0, but neither a game nor a bye",
    )


def test_equal_tables_have_equal_scores() -> None:
    """Tables that differ in a score alone are not equal."""
    one, other = (Crosstable.from_games(NAMES, [(1, 1, 2, Score(2, games))]) for games in (0, 1))
    assert one != other
    assert attrs.evolve(one, scores=None) == attrs.evolve(other, scores=None)


@pytest.mark.parametrize(
    ("given", "start"),
    [
        (0, Fraction(0)),
        (3, Fraction(3)),
        (-5, Fraction(-5)),
        (Whole(), Fraction(7)),
        ("1.5", Fraction(3, 2)),
        ("1,5", Fraction(3, 2)),
        (" -2 ", Fraction(-2)),
        ("1/3", Fraction(1, 3)),
        (Fraction(7, 2), Fraction(7, 2)),
    ],
)
def test_starting_scores(given: Any, start: Fraction) -> None:
    """A starting score is exact, whatever it was given as."""
    found = Participant(1, "Ann", start=given).start
    assert (found, type(found)) == (start, Fraction)


def test_no_starting_score() -> None:
    """A participant starts with 0 points unless given."""
    assert Participant(1).start == 0


@pytest.mark.parametrize(
    "value", ["x", "", "1/0", "1e9", "1e1000000000", 1.5, None, True, "9" * 20, 10**9, "9" * 5000]
)
def test_starting_scores_that_are_refused(value: Any) -> None:
    """What is not an exact number, or is a very long one, is refused."""
    (text,) = problems(Participant, 1, start=value)
    assert text.startswith("a starting score is an exact number such as 3, '1.5' or Fraction(3, 2)")
