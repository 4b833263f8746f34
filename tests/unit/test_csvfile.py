"""CSV files: both forms, what is mended, what is refused, and what they do not hold."""

from __future__ import annotations

import re
from contextlib import suppress
from datetime import date
from fractions import Fraction

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tiebreaks import editions, formats
from tiebreaks._exact import FrozenMap
from tiebreaks.errors import FormatError, InputError
from tiebreaks.formats import csvfile
from tiebreaks.model.cells import Cell
from tiebreaks.model.crosstable import Crosstable
from tiebreaks.model.participants import NationalRating, Participant
from tiebreaks.model.scoring import PointsSystem
from tiebreaks.model.tournament import Published, Tournament

LONG = """\
number,name,rating,federation
1,Ann,2100,GER
2,"Bob, Jr.",1900,
7,Zoë,,FRA

round,white,black,result
1,1,2,1-0
1,7,,U
2,1,,H
2,7,2,1/2-1/2
"""
CHART = """\
number,name,rating,federation,1,2
1,Ann,2100,GER,2w1,H
2,"Bob, Jr.",1900,,1b0,7b=
7,Zoë,,FRA,U,2w=
"""
TABLE = Crosstable.from_games(
    [
        Participant(1, "Ann", 2100, "GER"),
        Participant(2, "Bob, Jr.", 1900),
        Participant(7, "Zoë", None, "FRA"),
    ],
    [(1, 1, 2, "1-0"), (2, 7, 2, "½-½")],
    [(1, 7, "U"), (2, 1, "H")],
)
PLAIN = Tournament(TABLE, editions.DEFAULT)
FORMS = pytest.mark.parametrize(("form", "text"), [("long", LONG), ("crosstable", CHART)])


def outcomes_of(text: str) -> list[str]:
    """Return the outcomes that a text gives, a row for each participant."""
    return [row.decode() for row in csvfile.loads(text).crosstable.outcomes]


def problems_of(text: str) -> list[str]:
    """Return the problems for which a text is refused."""
    with pytest.raises(FormatError) as caught:
        csvfile.loads(text)
    return list(caught.value.problems)


@FORMS
def test_read(form: str, text: str) -> None:
    """Both forms give the same table; the header decides which form it is."""
    assert form in csvfile.VERSIONS
    assert csvfile.loads(text) == PLAIN
    assert csvfile.loads(text, "cup.csv").source == "cup.csv"


@FORMS
def test_written(form: str, text: str) -> None:
    """The layout of both forms is fixed; lines end in CRLF."""
    assert csvfile.dumps(PLAIN, form).decode() == text.replace("\n", "\r\n")
    assert csvfile.omissions(PLAIN, form) == ()


@FORMS
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("mark", ["", "\ufeff", "\n \n"])
def test_line_ends(form: str, text: str, end: str, mark: str) -> None:
    """Any line ends are read, and a byte order mark or blank lines may come first."""
    content = (mark + text).replace("\n", end)
    assert csvfile.is_content(content.encode())
    assert csvfile.loads(content) == csvfile.loads(content.encode()) == PLAIN, form


@FORMS
@pytest.mark.parametrize("delimiter", [";", "\t"])
def test_delimiters(form: str, text: str, delimiter: str) -> None:
    """The header decides what the delimiter is."""
    content = re.sub(r",(?! Jr)", delimiter, text)
    assert csvfile.is_content(content)
    assert csvfile.loads(content) == PLAIN, form


@FORMS
def test_headers_in_any_case_and_order(form: str, text: str) -> None:
    """The names of columns may be in capitals, and decide the order of the fields."""
    header, rest = text.split("\n", 1)
    assert csvfile.loads(f"{header.upper()}\n{rest}") == PLAIN, form
    assert outcomes_of("result,BLACK,White,Round\n1-0,2,1,1\n") == ["1", "0"]
    assert outcomes_of("r1,Name,Round 2,number\n2w1,A,H,1\n1b0,B,H,2\n") == ["1H", "0H"]


def test_long_form_alone() -> None:
    """Without a section, those named in the games are the participants."""
    text = "round,white,black,result\n1,9,4,0-1\n2,12,,U\n2,4,9,1-0\n"
    found = csvfile.loads(text).crosstable
    assert [person.number for person in found.participants] == [4, 9, 12]
    assert found.outcomes == (b"11", b"00", b"ZU")


def test_long_form_with_names() -> None:
    """Participants may be named, and are numbered in order of mention."""
    text = "round,white,black,result\n1,Bob,Ann,1-0\n1,Cid,,H\n2,Ann,Cid,0-1\n2,Bob,,U\n"
    found = csvfile.loads(text).crosstable
    assert [(p.number, p.name) for p in found.participants] == [(1, "Bob"), (2, "Ann"), (3, "Cid")]
    assert found.outcomes == (b"1U", b"00", b"H1")
    text = "name,number\nAnn,4\nBob,8\nround,white,black,result\n1,Bob,4,+-\n"
    assert outcomes_of(text) == ["-", "+"]


RESULTS = [
    ("1-0", "1", "0"), ("0-1", "0", "1"), ("1/2-1/2", "=", "="), ("½-½", "=", "="),
    ("=", "=", "="), ("0-0", "0", "0"), ("+-", "+", "-"), ("-+", "-", "+"), ("--", "-", "-"),
    ("w-l", "W", "L"), ("D-D", "D", "D"), ("X-X", "X", "X"), (" 1 – 0 ", "1", "0"),
]  # fmt: skip


@pytest.mark.parametrize(("result", "white", "black"), RESULTS)
def test_results(result: str, white: str, black: str) -> None:
    """Results are written as in `from_games`."""
    assert outcomes_of(f"round,white,black,result\n1,1,2,{result}\n") == [white, black]


@pytest.mark.parametrize("result", ["", "*"])
def test_open_games(result: str) -> None:
    """A game without a result is open."""
    found = csvfile.loads(f"round,white,black,result\n1,1,2,1-0\n2,2,1,{result}\n").crosstable
    assert (found.rounds, found.outcomes) == (1, (b"1 ", b"0 "))


CELLS = [
    ("2w1", "1b0", "1w", "0b"), ("2w=", "1b½", "=w", "=b"), ("+W2", "-B1", "1w", "0b"),
    ("W2", "L1", "1-", "0-"), ("=2", "D1", "=-", "=-"), ("2w+", "1b-", "+w", "-b"),
    ("+F2", "-F1", "+-", "--"), ("2-+", "1--", "+-", "--"), ("2wW", "1bL", "Ww", "Lb"),
    ("2-W", "1-L", "W-", "L-"), ("2-X", "1-?", "X-", "X-"), ("2WX", "1bx", "Xw", "Xb"),
    ("H", "z", "H-", "Z-"), ("=BYE", "--", "H-", "Z-"), ("U", "FPB", "U-", "F-"),
]  # fmt: skip


@pytest.mark.parametrize(("one", "other", "ours", "theirs"), CELLS)
def test_cells(one: str, other: str, ours: str, theirs: str) -> None:
    """Cells are those of wall charts, and with a dash where the colour is not known."""
    found = csvfile.loads(f"number,name,1\n1,A,{one}\n2,B,{other}\n").crosstable
    read = [row.decode() + color for row, color in zip(found.outcomes, found.colors, strict=True)]
    assert read == [ours, theirs]


def test_open_cells() -> None:
    """Open games have no result; a cell may be empty, `*` or `.`."""
    found = csvfile.loads("number,name,1,2\n1,A,H,2w\n2,B,4w1,1b\n3,C,U,4\n4,D,2b0,3\n5,E,*,\n")
    assert found.crosstable.outcomes == (b"H ", b"1 ", b"U ", b"0 ", b"Z*")
    assert found.crosstable.colors == ("-w", "wb", "--", "b-", "--")


def test_rounds_that_are_not_there() -> None:
    """A round without a column is empty."""
    assert outcomes_of("name,3,1\nA,H,2w1\nB,Z,1b0\n") == ["1ZH", "0ZZ"]


def test_participants() -> None:
    """Every column that a participant has is read; 0 is not a rating."""
    text = (
        "number,name,rating,federation,title,sex,birth,fide_id,fide_rating,place,points,1\n"
        "4, Ann ,2100,GER,WGM,w,2001/02/03,46,2090,1,1½,H\n"
        "9,Bob,0,,,,,,,2,0.5,H\n"
        "3,Cid,,,,,,,,,,H\n"
    )
    found = csvfile.loads(text)
    assert found.crosstable.participants == (
        Participant(4, "Ann", 2100, "GER", title="WGM", sex="w", birth="2001/02/03",
                    fide_id="46", fide_rating=2090),
        Participant(9, "Bob"),
        Participant(3, "Cid"),
    )  # fmt: skip
    assert found.published == Published(FrozenMap({4: 1, 9: 2}))
    assert found.published.points == {4: Fraction(3, 2), 9: Fraction(1, 2)}
    for form in csvfile.VERSIONS:
        again = csvfile.loads(csvfile.dumps(found, form))
        assert again == found
        assert again.published.points == found.published.points


def test_names_with_breaks_and_quotes() -> None:
    """A quoted field may hold the delimiter, quotes and line breaks; these count as lines."""
    text = 'number,name,1\n1,"Ann\n""the"", x",2w1\n2,B,1b9\n'
    assert problems_of(text) == [
        "line 4, column 3: '1b9' is not a cell, such as 9w1, 9b=, +F9 or H"
    ]
    found = csvfile.loads(text.replace("1b9", "1b0"))
    assert found.crosstable.participants[0].name == 'Ann\n"the", x'
    assert csvfile.loads(csvfile.dumps(found)) == found


def test_notices() -> None:
    """What a file never says is reported, and so are ignored columns."""
    found = csvfile.loads("number,name,club,1\n1,Ann,X,H\n".encode("latin-1"))
    assert [str(notice) for notice in found.notices] == [
        "line 1, column 3: the column 'club' is ignored",
        "a CSV file does not say how the players were paired: taken as a Swiss;"
        " the pairing can be given when reading",
        "a CSV file does not say when the event began: edition fide-2026-03",
    ]
    found = csvfile.loads("name,1\nJörg,H\n".encode("latin-1"), pairing="predetermined")
    assert found.crosstable.participants[0].name == "Jörg"
    assert found.crosstable.pairing == "predetermined"
    assert str(found.notices[0]) == "the text is not UTF-8: it is read as Latin-1"
    assert csvfile.loads("name,1\nČ,H".encode("cp1250"), encoding="cp1250") == csvfile.loads(
        "name,1\nČ,H"
    )


def test_planned_rounds() -> None:
    """The caller can give the number of scheduled rounds, but not fewer than are paired."""
    assert csvfile.loads(LONG, planned_rounds=9).crosstable.planned_rounds == 9
    found = csvfile.loads(LONG, planned_rounds=1)
    assert found.crosstable.planned_rounds == 2
    assert str(found.notices[-1]) == "the number of scheduled rounds is 1, but round 2 is paired"


REFUSED = [
    ("", "line 1, column 1: this is not a header of games or of participants"),
    ("round,white,black\n", "line 1, column 1: this is not a header of games or of participants"),
    ("number,name\n1,A,x\n", "line 2, column 3: 'x' is beyond the columns of the header"),
    ("number,name,Name\n", "line 1, column 3: duplicate column 'Name'"),
    ("number,name,1,r1\n", "line 1, column 4: duplicate column 'r1'"),
    ("number,name\nx,A\n", "line 2, column 1: 'x' is not a valid number"),
    ("number,name\n0,A\n", "line 2, column 1: '0' is not a valid number"),
    ("number,name\n,A\n", "line 2, column 1: the number is missing"),
    ("number,name\n1234567890,A\n", "line 2, column 1: '1234567890' is not a valid number"),
    ("number,rating\n1,2000.5\n", "line 2, column 2: '2000.5' is not a valid rating"),
    ("number,fide_rating\n1,-5\n", "line 2, column 2: '-5' is not a valid fide_rating"),
    ("number,place\n1,0\n", "line 2, column 2: '0' is not a valid place"),
    ("number,points\n1,x\n", "line 2, column 2: 'x' is not a number of points"),
    ("number,1\n1,9q1\n", "line 2, column 2: '9q1' is not a cell, such as 9w1, 9b=, +F9 or H"),
    ("number,1\n1,9-\n", "line 2, column 2: '9-' is not a cell, such as 9w1, 9b=, +F9 or H"),
    ('number,name\n1,"A\n', "line 2: this row cannot be read: unexpected end of data"),
    ('number,name\n1,"A"b\n', "line 2: this row cannot be read: ',' expected after '\"'"),
    ("number,1\n1,H\nround,white,black,result\n",
     "line 3, column 1: there are games, but the participants have cells of rounds, too"),
    ("round,white,black,result\nround,white,black,result\n",
     "line 2, column 1: the games have a second header"),
    ("round,white,black,result\nx,1,2,1-0\n", "line 2, column 1: 'x' is not a valid round"),
    ("round,white,black,result\n0,1,2,1-0\n", "line 2, column 1: '0' is not a valid round"),
    ("round,white,black,result\n,1,2,1-0\n", "line 2, column 1: the round is missing"),
    ("round,white,black,result\n1000,1,2,1-0\n",
     "line 2, column 1: '1000' is more than 999 rounds"),
    ("round,white,black,result\n1,,2,H\n",
     "line 2, column 2: White is missing; for a bye, leave Black empty"),
    ("round,white,black,result\n1,1,2,H\n", "line 2, column 4: 'H' is not the result of a game"),
    ("round,white,black,result\n1,1,,1-0\n", "line 2, column 4: '1-0' is not a bye (U, F, H or Z)"),
    ("round,white,black,result\n1,1,1234567890,1-0\n",
     "line 2, column 3: '1234567890' is not a participant's number"),
    ("round,white,black,result\n1,1,Bob,1-0\n",
     "line 2, column 2: '1' is a number, but 'Bob' is a name: use either numbers or names"),
    ("number,name\n1,A\nround,white,black,result\n1,1,Bob,1-0\n",
     "line 4, column 3: nobody has the name 'Bob'"),
    ("number,name\n1,A\n2,A\nround,white,black,result\n1,A,1,1-0\n",
     "line 5, column 2: several participants have the name 'A'"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "message"), REFUSED, ids=range(len(REFUSED)))
def test_refused(text: str, message: str) -> None:
    """What cannot be read is refused, with its line and its field."""
    assert message in problems_of(text)


def test_every_problem_is_named() -> None:
    """One error lists all fields that cannot be read, in the order of the text."""
    text = "name,rating,1\nA,x,9q\nB,1900,\nround,white,black,result\n0,A,C,2-0\n"
    assert [problem.partition(": ")[0] for problem in problems_of(text)] == [
        "line 2, column 2",
        "line 4, column 1",
        "line 5, column 1",
        "line 5, column 3",
        "line 5, column 4",
    ]


def test_contradictions() -> None:
    """Contradictory results are refused by the crosstable."""
    for text in (
        "round,white,black,result\n1,1,2,1-0\n1,1,,H\n",
        "number,1\n1,2w1\n2,1b1\n",
        "number,1\n1,2w1\n1,H\n",
        "number,name\n1,A\nround,white,black,result\n1,1,2,1-0\n",
    ):
        with pytest.raises(InputError) as caught:
            csvfile.loads(text)
        assert not isinstance(caught.value, FormatError)


def test_content() -> None:
    """Other texts are not recognised as JSON."""
    for text in ("", "001    1", "{", "012 Club, round, white", "number", "name,club", '"', "a\0"):
        assert not csvfile.is_content(text)
        assert not csvfile.is_content(text.encode())


LOST = Tournament(
    Crosstable.from_cells(
        [
            Participant(1, "Ann", ratings=(1, 2), national_ratings=(NationalRating("GER", 1900),)),
            Participant(2, " Bob"),
        ],
        [[Cell(2, "-", ord("1"))], [Cell(1, "-", ord("0"))]],
        pairing="predetermined",
        planned_rounds=4,
        scoring=PointsSystem(3, 1),
        penalties=[(1, 1, Fraction(-1))],
        rounds_in_order=False,
    ),
    editions.FACE_VALUE,
    name="Cup",
    start=date(2026, 1, 2),
    tiebreaks=("PTS", "SB"),
    published=Published(values=FrozenMap({"SB": FrozenMap({1: Fraction(1)})})),
    players=TABLE,
    records=("022 Town",),
)


def test_omissions() -> None:
    """Everything that a CSV file does not hold is reported."""
    assert [str(notice) for notice in csvfile.omissions(LOST, "crosstable")] == [
        "CSV does not hold the name of participants: 1",
        "CSV does not hold the ratings of participants: 1",
        "CSV does not hold the national ratings of participants: 1",
        "CSV does not hold the 4 planned rounds",
        "CSV does not hold that the pairing is predetermined",
        "CSV does not hold that the order of the rounds is not known",
        "CSV does not hold penalties and bonuses: 1",
        "CSV does not hold points for results other than 1-½-0",
        "CSV does not hold the edition face-value",
        "CSV does not hold the name of the event: 'Cup'",
        "CSV does not hold the first day 2026-01-02",
        "CSV does not hold the list of tie-breaks: PTS,SB",
        "CSV does not hold the players' own results",
        "CSV does not hold the other lines of a tournament report: 1",
        "CSV does not hold the printed values",
    ]
    found = [str(notice) for notice in csvfile.omissions(LOST, "long")]
    assert "CSV in this form does not hold unknown colours; participants: 2" in found


def test_omissions_of_tables() -> None:
    """Special points, boards, both scores and the number of rounds held are reported."""
    two = [Participant(1), Participant(2)]
    cells = [[Cell(2, "w", ord("1"))], [Cell(1, "b", ord("0"))]]
    odd = Crosstable.from_cells(two, cells, awards={(1, 1): Fraction(1, 2)})
    teams = Crosstable.from_matches(["A", "B"], [(1, 1, 2, "10")])
    early = Crosstable.from_games(["A", "B"], [(1, 1, 2, "1-0"), (2, 1, 2, "*")]).through(2)
    found = [
        [str(notice) for notice in csvfile.omissions(attrs.evolve(PLAIN, crosstable=table))]
        for table in (odd, teams, early)
    ]
    assert found == [
        ["CSV does not hold special points for single results"],
        [
            "CSV does not hold the boards of the matches",
            "CSV does not hold match points and game points",
        ],
        ["CSV does not hold that 2 rounds count as held"],
    ]


def test_cannot_be_written() -> None:
    """An unknown form and numbers that could not be read again are refused."""
    with pytest.raises(
        InputError, match="unknown version 'wide' of CSV: known are long, crosstable"
    ):
        csvfile.dumps(PLAIN, "wide")
    for form in csvfile.VERSIONS:
        long_number = attrs.evolve(
            PLAIN, crosstable=Crosstable.from_games([(10**9, "A")], [], [(1, 10**9, "H")])
        )
        with pytest.raises(InputError, match="cannot hold the number 1000000000"):
            csvfile.dumps(long_number, form)
        byes = Crosstable.from_games(["A"], [], [(1000, 1, "H")])
        with pytest.raises(InputError, match="cannot hold 1000 rounds"):
            csvfile.dumps(attrs.evolve(PLAIN, crosstable=byes), form)
        nothing = Crosstable.from_games(["A", "B"], [], planned_rounds=3)
        with pytest.raises(InputError, match="there is no result to write"):
            csvfile.dumps(attrs.evolve(PLAIN, crosstable=nothing), form)


@pytest.mark.parametrize("form", csvfile.VERSIONS)
def test_a_bye_entered_in_advance_is_enough(form: str) -> None:
    """A bye of a round that is not paired yet is written, also if there is nothing else."""
    table = Crosstable.from_games(["A", "B"], [], [(1, 1, "Z")], planned_rounds=1)
    data = csvfile.dumps(Tournament(table), form)
    assert csvfile.loads(data, pairing="swiss", planned_rounds=1).crosstable == table


PIECES = [
    *(f"{line}\n" for text in (LONG, CHART) for line in text.splitlines()),
    *("1,", "2w1", "1b0", "H", ",", ";", '"', "\r", "\n", "\ufeff", "\0", "7", "½", "--", "é"),
    *("1,Ann,Bob,1-0\n", "1,Cid,,U\n", "name,1\n", "x,2w1\n", "y,1b0\n", "999,1,2,*\n"),
]


@given(st.lists(st.sampled_from(PIECES) | st.text(max_size=8), max_size=12).map("".join))
def test_any_text_is_read_or_refused(text: str) -> None:
    """Any text gives a tournament or an InputError, and what is read can be written."""
    try:
        found = csvfile.loads(text)
    except InputError:
        return
    for form in csvfile.VERSIONS:
        assert (
            csvfile.loads(csvfile.dumps(found, form)).crosstable.rounds == found.crosstable.rounds
        )


@given(st.binary(max_size=40), st.integers(0, 200), st.sampled_from([LONG, CHART]))
def test_any_bytes_are_read_or_refused(noise: bytes, position: int, text: str) -> None:
    """Any bytes give a tournament or an InputError, whatever is around them."""
    data = text.encode()
    for content in (noise, data[:position] + noise + data[position:]):
        for loads in (csvfile.loads, formats.loads):
            with suppress(InputError):
                loads(content)
