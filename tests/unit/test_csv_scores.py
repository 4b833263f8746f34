"""CSV files with the scores of other games, and with starting scores."""

from __future__ import annotations

from fractions import Fraction

import attrs
import pytest

from tiebreaks import Crosstable, Participant, Score, Tournament, editions, formats
from tiebreaks.errors import FormatError, InputError
from tiebreaks.formats import csvfile

MATCHES = """\
number,name,rating,federation,start
1,Ann,,,1.5
2,Bob,,,0
3,Cid,,,-1/3

round,white,black,result,score
1,1,2,1-0,2-1
1,3,,U,50-0
2,1,,H,
2,3,2,½-½,1-1-1
3,1,,Z,
3,2,3,-+,0-2
4,1,3,1-0,
4,2,,Z,
"""
TABLE = Crosstable.from_games(
    [
        Participant(1, "Ann", start="3/2"),
        Participant(2, "Bob"),
        Participant(3, "Cid", start=Fraction(-1, 3)),
    ],
    [
        (1, 1, 2, Score(2, 1)),
        (2, 3, 2, Score(1, 1, drawn=1)),
        (3, 2, 3, "-+", Score(0, 2)),
        (4, 1, 3, "1-0"),
    ],
    [(1, 3, "U", Score(50, 0)), (2, 1, "H"), (3, 1, "Z"), (4, 2, "Z")],
)


def places(text: str) -> list[tuple[int | None, int | None, str]]:
    """Return the places that cannot be read, with line and field."""
    with pytest.raises(FormatError) as caught:
        csvfile.loads(text)
    return list(caught.value.places)


def games(*lines: str) -> str:
    """Return a list of games with results and scores."""
    return "\n".join(["round,white,black,result,score", *lines])


def test_scores_are_read() -> None:
    """Games and byes have scores, the drawn games last, and participants starting scores."""
    assert csvfile.loads(MATCHES).crosstable == TABLE


def test_scores_are_written() -> None:
    """Scores and starting scores are written as they are read, one that ends as a decimal."""
    data = csvfile.dumps(Tournament(TABLE, editions.DEFAULT))
    assert data.decode().splitlines() == MATCHES.replace("½-½", "1/2-1/2").splitlines()
    assert csvfile.omissions(csvfile.loads(MATCHES)) == ()


def test_without_scores_there_is_no_column() -> None:
    """The columns are written only where there is something in them."""
    table = Crosstable.from_games(["Ann", "Bob"], [(1, 1, 2, "1-0")])
    data = csvfile.dumps(Tournament(table, editions.DEFAULT))
    assert b"score" not in data
    assert b"start" not in data


@pytest.mark.parametrize(
    ("line", "score", "letters"),
    [
        ("1,Ann,Bob,,2-1", Score(2, 1), (b"1", b"0")),
        ("1,Ann,Bob,, 431 - 388 ", Score(431, 388), (b"1", b"0")),
        ("1,Ann,Bob,,1–2–1", Score(1, 2, 1), (b"0", b"1")),
        ("1,Ann,Bob,,0-0", Score(0, 0), (b"=", b"=")),
        ("1,Ann,Bob,1/2-1/2,7-7", Score(7, 7), (b"=", b"=")),
        ("1,Ann,Bob,l-w,0-3", Score(0, 3), (b"L", b"W")),
    ],
)
def test_the_score_decides(line: str, score: Score, letters: tuple[bytes, ...]) -> None:
    """Without a result the score decides; a result has to agree with it."""
    table = csvfile.loads(games(line)).crosstable
    assert table.outcomes == letters
    assert table.scores == ((score,), (score.reversed,))


def test_scores_instead_of_results() -> None:
    """A column of scores may replace that of results; without a score a game is open."""
    text = "Round;White;Black;Score\n1;Ann;Bob;33-31\n2;Bob;Ann;"
    table = csvfile.loads(text).crosstable
    assert table.outcomes == (b"1 ", b"0 ")
    assert table.scores == ((Score(33, 31), None), (Score(31, 33), None))


def test_scores_of_black() -> None:
    """White's number is first in the file, whoever is first in the table."""
    text = "number,name,rating,federation\n1,Ann,,\n2,Bob,,\n\n" + games("1,2,1,1-0,9-4", "")
    found = csvfile.loads(text)
    assert found.crosstable.scores == ((Score(4, 9),), (Score(9, 4),))
    assert csvfile.dumps(found).decode().splitlines() == text.splitlines()


@pytest.mark.parametrize(
    ("line", "column", "message"),
    [
        ("1,Ann,Bob,0-1,2-1", 4, "the result '0-1' contradicts the score 2-1"),
        ("1,Ann,Bob,1/2-1/2,2-1", 4, "the result '1/2-1/2' contradicts the score 2-1"),
        ("1,Ann,Bob,1-0,1-1", 4, "the result '1-0' contradicts the score 1-1"),
        ("1,Ann,Bob,*,2-1", 4, "the result '*' contradicts the score 2-1"),
        ("1,Ann,Bob,--,2-0", 4, "the result '--' contradicts the score 2-0"),
        ("1,Ann,Bob,2-1,", 4, "'2-1' is not the result of a game"),
        ("1,Ann,Bob,2-1-1,", 4, "'2-1-1' is not the result of a game"),
        ("1,Ann,Bob,1-1,1-1", 4, "'1-1' is not the result of a game"),
        ("1,Ann,,,50-0", 4, "'' is not a bye (U, F, H or Z)"),
        ("1,Ann,Bob,1-0,2", 5, "'2' is not a score, such as 2-1, or 2-1-1 with the drawn games"),
        ("1,Ann,Bob,,-2-1", 5, "'-2-1' is not a score, such as 2-1, or"),
        ("1,Ann,Bob,,1.5-0.5", 5, "'1.5-0.5' is not a score, such as 2-1, or"),
        ("1,Ann,Bob,,1-0-0-0", 5, "'1-0-0-0' is not a score, such as 2-1, or"),
        ("1,Ann,Bob,,1234567890-1", 5, "'1234567890-1' is not a score, such as 2-1, or"),
        ("1,Ann,,U,x", 5, "'x' is not a score, such as 2-1, or"),
    ],
)  # fmt: skip
def test_refused(line: str, column: int, message: str) -> None:
    """What is not a score, and a result that contradicts it, is refused with line and field."""
    found = places(games("2,Bob,Ann,1-0,", line))
    assert any(place[:2] == (3, column) and place[2].startswith(message) for place in found), found


def test_every_problem_is_named() -> None:
    """One error lists all scores that cannot be used."""
    found = places(games("1,Ann,Bob,0-1,2-1", "2,Ann,Bob,,x", "3,Ann,,U,y"))
    assert [place[:2] for place in found] == [(2, 4), (3, 5), (4, 5)]


def test_a_game_listed_twice() -> None:
    """A game that is listed from both sides is refused, as without scores."""
    with pytest.raises(InputError) as caught:
        csvfile.loads(games("1,Ann,Bob,,2-1", "1,Bob,Ann,,1-2"))
    assert caught.value.problems == (
        "round 1: 2 has two entries (2 against 1)",
        "round 1: 1 has two entries (2 against 1)",
    )


@pytest.mark.parametrize(
    ("text", "start"),
    [("", 0), ("3", 3), ("1½", "3/2"), ("½", "1/2"), ("2,5", "5/2"), ("-1", -1), ("2/3", "2/3")],
)
def test_starting_scores(text: str, start: int | str) -> None:
    """A starting score is a whole number, a decimal or a fraction; empty is 0."""
    found = csvfile.loads(f"name;start;1\nAnn;{text};H\n").crosstable.participants[0]
    assert found.start == Fraction(start)


@pytest.mark.parametrize("text", ["x", "1/0", "1-2", "1e9", "9999999999", "9" * 5000])
def test_starting_scores_that_are_refused(text: str) -> None:
    """Another text, or a very long number, is refused with line and field."""
    assert places(f"name,start,1\nAnn,{text},H\n") == [(2, 2, f"{text!r} is not a starting score")]


def test_the_crosstable_form_has_no_scores() -> None:
    """Cells hold no scores, which is reported; starting scores are held."""
    event = Tournament(TABLE, editions.DEFAULT)
    assert [str(notice) for notice in csvfile.omissions(event, "crosstable")] == [
        "CSV in this form does not hold the scores of games and byes: 4"
    ]
    found = csvfile.loads(csvfile.dumps(event, "crosstable"))
    assert found.crosstable == attrs.evolve(TABLE, scores=None)


def test_after_a_round() -> None:
    """Faults of later rounds do not matter for the table after a round."""
    found = formats.loads(games("1,Ann,Bob,,2-1", "2,Bob,Ann,1-0,0-2"), after=1)
    assert found.crosstable.scores == ((Score(2, 1),), (Score(1, 2),))
