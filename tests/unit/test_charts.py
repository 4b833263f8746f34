"""Text crosstables: every notation, and the place of everything that cannot be read."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tiebreaks.errors import FormatError
from tiebreaks.model.wall_charts import Chart, ChartRow, read

SPANISH = """\
1 Ivanov    *  ½ ½ 1 1 1 1
2 Petrov    ½  * ½ ½ 1 1 1
3 Sidorov   ½  ½ * ½ ½ 1 1
4 Kuznetsov 0  ½ ½ * 1 1 1
5 Smirnov   0  0 ½ 0 * 1 1
6 Vasiliev  0  0 0 0 0 * 1
7 Nikolaev  0  0 0 0 0 0 *
"""
SPANISH_RESULTS = ["*==1111", "=*==111", "==*==11", "0==*111", "00=0*11", "00000*1", "000000*"]
SPANISH_POINTS = ["5", "4½", "4", "4", "2.5", "1", "0"]


def results(row: ChartRow) -> str:
    """Return the outcomes as letters, `_` for an empty cell."""
    return "".join("_" if cell is None else chr(cell[2]) for cell in row.cells)


def only_cell(word: str) -> tuple[int, str, str] | None:
    """Read a cell of a wall chart after another cell, which makes it a wall chart."""
    [row] = read(f"1 Ann +W2 {word}").rows
    assert (row.name, row.rating, row.cells[0]) == ("Ann", None, (2, "w", ord("1")))
    [cell] = row.cells[1:]
    return cell and (cell[0], cell[1], chr(cell[2]))


def by_opponent(chart: Chart) -> list[str]:
    """Return a matrix's results in the order of the opponents, `*` on the diagonal."""
    lines = []
    for row in chart.rows:
        against = {cell[0]: chr(cell[2]) for cell in row.cells if cell}
        lines.append("".join(against.get(other.number, "*") for other in chart.rows))
    return lines


def places(text: str) -> list[tuple[int | None, int | None, str]]:
    """Return the faults of a text as line, column and message."""
    with pytest.raises(FormatError) as caught:
        read(text)
    return list(caught.value.places)


def row_of(size: int) -> str:
    """Return what a message says about the length of a row."""
    return f"a row of {size} has {size} cells, or {size - 1} if the diagonal is blank"


class TestLines:
    """Number, name, rating and points."""

    @pytest.mark.parametrize(
        ("line", "number", "name", "rating"),
        [
            ("2 Bruno 2150   +B10 +W7 =B1", 2, "Bruno", 2150),
            ("4. David 950 +B10", 4, "David", 950),
            ("5: +B10", 5, "", None),
            ("5:+B10", 5, "", None),
            ("6) Sjöström, Å. B. +B10", 6, "Sjöström, Å. B.", None),
            ("7 Иванов Пётр 2000\t+B10", 7, "Иванов Пётр", 2000),
            ("8.Ann +B10", 8, "Ann", None),
            ("9 Anna – Maria O'Neil-X +B10", 9, "Anna – Maria O'Neil-X", None),
            ("10 Team 5 +B1", 10, "Team 5", None),
            ("11 AS04 Schach 12345 +B1", 11, "AS04 Schach 12345", None),
            ("12 J H Smith +B1", 12, "J H Smith", None),
            ("13 1850 +B1", 13, "", 1850),
            ("14 Ann 0000 +B1", 14, "Ann", None),
            ("15 Ann 2200 3.5 +B1", 15, "Ann", 2200),
            ("  16   Ann   +B1  ", 16, "Ann", None),
            ("17 Zoe", 17, "Zoe", None),
            ("18", 18, "", None),
        ],
    )
    def test_heading(self, line: str, number: int, name: str, rating: int | None) -> None:
        """A line has the number, the name, and a rating of three or four digits."""
        [row] = read(line).rows
        assert row[:3] == (number, name, rating)

    @pytest.mark.parametrize(
        ("line", "name", "rating"),
        [
            ("1;Alyx;2200;3.5;9w1 13b=", "Alyx", 2200),
            ("1;Alyx;2200;3½;9w1;13b=", "Alyx", 2200),
            ("1;Alyx;2200;9w1 13b=", "Alyx", 2200),
            ("1;Alyx;3,5;9w1 13b=", "Alyx", None),
            ("1;Alyx;;3.5;9w1 13b=", "Alyx", None),
            ("1;Alyx;0;3.5;9w1 13b=", "Alyx", None),
            ("1;Team D4;2200;3.5;9w1 13b=", "Team D4", 2200),
            ("1|Anna Lee|9w1|13b=", "Anna Lee", None),
            ("| 1 | 2200 | +W9 | =B13 |", "", 2200),
            ("| 1 Alyx 2200 | +W9 | =B13 |", "Alyx", 2200),
            ("1;;2200;3.5;9w1 13b=", "", 2200),
            ("1;9w1;13b=", "", None),
        ],
    )
    def test_separators_make_fields(self, line: str, name: str, rating: int | None) -> None:
        """The field of the name is the name; numbers after it are rating and points."""
        assert read(line).rows == [
            ChartRow(1, name, rating, [(9, "w", ord("1")), (13, "b", ord("="))])
        ]

    def test_blank_lines_and_comments(self) -> None:
        """Blank lines and lines that begin with `#` are skipped, with any kind of line end."""
        chart = read("\ufeff# two players\r\n\r\n1 Ann +W2\r   \n  # and\n2 Bob -B1")
        assert [(row.number, row.name, results(row)) for row in chart.rows] == [
            (1, "Ann", "1"),
            (2, "Bob", "0"),
        ]

    def test_letters_as_names(self) -> None:
        """A letter after the number is a name if another line has a name, else a bye."""
        named = read("1 A +B2 +W6\n6 F -W1 H\n8 H Z U\n9;U;+B3")
        assert [row.name for row in named.rows] == ["A", "F", "H", "U"]
        assert [results(row) for row in named.rows] == ["11", "0H", "ZU", "1"]
        bare = read("6 F -W1\n8 H H")
        assert [(row.name, results(row)) for row in bare.rows] == [("", "F0"), ("", "HH")]

    def test_letters_that_reach_the_cells(self) -> None:
        """Byes and gaps in front of the first game are cells, not words of the name."""
        chart = read("1 Zoe H * U =B2\n2 Max . Z -- =W1")
        assert [(row.name, results(row)) for row in chart.rows] == [
            ("Zoe", "H_U="),
            ("Max", "_ZZ="),
        ]


class TestWallCells:
    """The cells of a wall chart."""

    @pytest.mark.parametrize(
        ("word", "cell"),
        [
            ("+W9", (9, "w", "1")),
            ("=b13", (13, "b", "=")),
            ("-4", (4, "-", "0")),
            ("+9", (9, "-", "1")),
            ("−W4", (4, "w", "0")),
            ("–4", (4, "-", "0")),
            ("W12", (12, "-", "1")),
            ("L3", (3, "-", "0")),
            ("d4", (4, "-", "=")),
            ("9w1", (9, "w", "1")),
            ("4b0", (4, "b", "0")),
            ("13b½", (13, "b", "=")),
            ("9w=", (9, "w", "=")),
            ("9w0.5", (9, "w", "=")),
            ("9W0,5", (9, "w", "=")),
            ("9b1/2", (9, "b", "=")),
            ("9=", (9, "-", "=")),
            ("9wW", (9, "w", "W")),
            ("9bL", (9, "b", "L")),
            ("9wd", (9, "w", "D")),
            ("9ww", (9, "w", "W")),
            ("9w", (9, "w", " ")),
            ("9B", (9, "b", " ")),
            ("9wX", (9, "w", "X")),
            ("9b?", (9, "b", "X")),
            ("+F9", (9, "-", "+")),
            ("-f9", (9, "-", "-")),
            ("9w+", (9, "w", "+")),
            ("9b-", (9, "b", "-")),
            ("9b–", (9, "b", "-")),
        ],
    )
    def test_games(self, word: str, cell: tuple[int, str, str]) -> None:
        """A game has opponent, colour and result in any of the common orders."""
        assert only_cell(word) == cell

    @pytest.mark.parametrize(
        ("words", "letter"),
        [
            ("=BYE H HPB =bye h", "H"),
            ("+BYE F FPB", "F"),
            ("BYE U PAB u", "U"),
            ("-BYE –BYE Z ZPB -- −−", "Z"),
        ],
    )
    def test_byes(self, words: str, letter: str) -> None:
        """Each kind of bye has a letter, an abbreviation and a word."""
        assert [only_cell(word) for word in words.split()] == [(0, "-", letter)] * len(
            words.split()
        )

    def test_nothing_written(self) -> None:
        """An asterisk or a full stop is an empty cell."""
        assert [only_cell("*"), only_cell(".")] == [None, None]

    def test_points_behind_the_cells(self) -> None:
        """A last column of numbers is the points if every line has it."""
        chart = read("| 9 | 1800 | -F11 | +BYE | 1½ |\n| 12 | 1650 | +F14 | -- | 1 |")
        assert [(row.number, row.rating, results(row)) for row in chart.rows] == [
            (9, 1800, "-F"),
            (12, 1650, "+Z"),
        ]
        assert places("1 Ann +W2 1\n2 Bob -B1") == [(1, 11, "'1' is not a cell of a wall chart")]

    def test_records_without_names(self) -> None:
        """The records of micro-case M8 can be read unchanged."""
        chart = read(
            "1: 2w1 3b= U\n2: 1b0 4w+ 3w-\n3: 4b= 1w= 2b-\n4: 3w= 2b- H\n5: U 6w1 F\n6: H 5b0 Z"
        )
        assert not chart.matrix
        assert [row.name for row in chart.rows] == [""] * 6
        assert [results(row) for row in chart.rows] == ["1=U", "0+-", "==-", "=-H", "U1F", "H0Z"]
        assert chart.rows[1].cells == [(1, "b", ord("0")), (4, "w", ord("+")), (3, "w", ord("-"))]


class TestMatrix:
    """The cells of a matrix, its diagonal, its points and its rounds."""

    @pytest.mark.parametrize(
        "text",
        [
            SPANISH,
            SPANISH.replace("*", "x"),
            SPANISH.replace("*", "X").replace("½", "0.5"),
            SPANISH.replace("½", "1/2").replace("*", ""),
            SPANISH.replace("½", "0,5"),
            SPANISH.replace("½", "="),
            SPANISH.replace(" ", "\t"),
            SPANISH.replace(" ", "|"),
            SPANISH.replace(" ", "; "),
        ],
    )
    def test_spanish_matrix(self, text: str) -> None:
        """The seven players of the Spanish report read the same in every notation."""
        chart = read(text)
        assert chart.matrix
        assert by_opponent(chart) == SPANISH_RESULTS
        assert chart.rows[3][:3] == (4, "Kuznetsov", None)

    @pytest.mark.parametrize("mark", ["*", ""])
    def test_points_behind_the_cells(self, mark: str) -> None:
        """Points that are the sums of the rows are skipped."""
        lines = SPANISH.replace("*", mark).splitlines()
        pairs = zip(lines, SPANISH_POINTS, strict=True)
        chart = read("\n".join(f"{line} {points}" for line, points in pairs))
        assert by_opponent(chart) == SPANISH_RESULTS

    @pytest.mark.parametrize("mark", ["*", ""])
    def test_rating_and_points_before_the_cells(self, mark: str) -> None:
        """A rating and the points after it are not cells, even if they could be."""
        lines = [line.split(maxsplit=2) for line in SPANISH.replace("*", mark and "x").splitlines()]
        text = "\n".join(
            f"{number} {name} 2{number}00 {points} {cells}"
            for (number, name, cells), points in zip(lines, SPANISH_POINTS, strict=True)
        )
        chart = read(text)
        assert by_opponent(chart) == SPANISH_RESULTS
        assert [(row.name, row.rating) for row in chart.rows[-2:]] == [
            ("Vasiliev", 2600),
            ("Nikolaev", 2700),
        ]

    def test_berger_rounds_of_an_odd_number(self) -> None:
        """Games are in the rounds of the Berger table for eight, with a free eighth place."""
        chart = read(SPANISH)
        opponents = [[cell[0] if cell else 0 for cell in row.cells] for row in chart.rows]
        assert opponents == [
            [0, 2, 3, 4, 5, 6, 7],
            [7, 1, 0, 3, 4, 5, 6],
            [6, 7, 1, 2, 0, 4, 5],
            [5, 6, 7, 1, 2, 3, 0],
            [4, 0, 6, 7, 1, 2, 3],
            [3, 4, 5, 0, 7, 1, 2],
            [2, 3, 4, 5, 6, 0, 1],
        ]
        assert {cell[1] for row in chart.rows for cell in row.cells if cell} == {"-"}

    def test_berger_rounds_of_an_even_number(self) -> None:
        """Six meet as FIDE prints it: 1-6 2-5 3-4, 6-4 5-3 1-2, 2-6 3-1 4-5, 6-5 1-4 2-3, ..."""
        text = "\n".join(
            f"{i}0 P{i} " + " ".join("x" if j == i else "=" for j in range(1, 7))
            for i in range(1, 7)
        )
        opponents = [[cell[0] if cell else 0 for cell in row.cells] for row in read(text).rows]
        assert opponents == [
            [60, 20, 30, 40, 50],
            [50, 10, 60, 30, 40],
            [40, 50, 10, 20, 60],
            [30, 60, 50, 10, 20],
            [20, 30, 40, 60, 10],
            [10, 40, 20, 50, 30],
        ]

    def test_two_cycles(self) -> None:
        """Two signs in a cell are two games, the second as many rounds later."""
        chart = read("1 Ann 2100 ** 1½ =0 2\n2 Bob 0½ ** 11 2½\n3 Cid =1 00 * 1½")
        assert [row[1:3] for row in chart.rows] == [("Ann", 2100), ("Bob", None), ("Cid", None)]
        assert [results(row) for row in chart.rows] == ["_1=_=0", "10_1=_", "0_=0_1"]
        assert read("1 Ann 2100 1½ =0\n2 Bob 0½ 11\n3 Cid =1 00").rows == chart.rows

    def test_forfeits_and_games_to_come(self) -> None:
        """Plus and minus are forfeits, a full stop is a game without a result."""
        chart = read("1 Ann * + – 1\n2 Bob - * . 1\n3 Cid − . * +\n4 Dan 0 0 - *")
        assert chart.matrix
        assert by_opponent(chart) == ["*+-1", "-* 1", "- *+", "00-*"]

    def test_contradictions_pass(self) -> None:
        """Two winners of one game are passed on; the crosstable refuses them."""
        assert by_opponent(read("1 Ann * 1\n2 Bob 1 *")) == ["*1", "1*"]

    def test_numbers_are_the_leading_ones(self) -> None:
        """Opponents are identified by their numbers, not by their lines."""
        chart = read("12 Ann 1\n7 Bob 0")
        assert [row.cells for row in chart.rows] == [[(7, "-", ord("1"))], [(12, "-", ord("0"))]]

    def test_names_like_cells(self) -> None:
        """With a separator any name is possible; so is a last letter X before a proper mark."""
        assert read("1;Team 1;* 1\n2;Team 2;0 *").rows[0].name == "Team 1"
        assert read("1 Ann * 1\n2 Malcolm X 0 *").rows[1].name == "Malcolm X"
        assert read("1 Ann * 1\n2 X 0 *").rows[1].name == "X"

    @pytest.mark.parametrize(
        ("text", "matrix"),
        [
            ("1 Ann 1\n2 Bob 0", True),
            ("1 Ann +2\n2 Bob -1", False),
            ("1 Ann =2\n2 Bob =1", False),
            ("1 Ann +W2 1\n2 Bob -B1 0", False),
            ("1 Ann * .\n2 Bob . *", False),
            ("1 Ann x .\n2 Bob . x", True),
            ("1 Ann -- --\n2 Bob -- --", False),
            ("1 Ann *", False),
            ("1 Team 1 U\n2 Team 2 U", False),
        ],
    )
    def test_matrix_or_wall_chart(self, text: str, matrix: bool) -> None:
        """A matrix has a cell that only a matrix can have, and no word of a wall chart."""
        assert read(text).matrix is matrix


class TestFaults:
    """Everything that cannot be read, with its line and column."""

    @pytest.mark.parametrize("text", ["", "\n\n", "# nothing\n", "\ufeff"])
    def test_empty(self, text: str) -> None:
        """A text without a line of a participant has its problem in line 1."""
        assert places(text) == [(1, 1, "the text has no line of a participant")]

    @pytest.mark.parametrize(
        ("text", "expected"),
        [
            ("  Ann +W2", [(1, 3, "'Ann +W2' does not begin with a participant's number")]),
            ("1Ann", [(1, 1, "'1Ann' does not begin with a participant's number")]),
            ("1.5 Ann", [(1, 1, "'1.5 Ann' does not begin with a participant's number")]),
            (
                "1 Ann +W2 Q9 7",
                [
                    (1, 11, "'Q9' is not a cell of a wall chart"),
                    (1, 14, "'7' is not a cell of a wall chart"),
                ],
            ),
            ("1 Ann +Q9", [(1, 7, "'+Q9' is neither a cell nor part of a name")]),
            ("1 Ann 2w5 U", [(1, 7, "'2w5' is neither a cell nor part of a name")]),
            ("1 Ann 3.5 +W2", [(1, 7, "'3.5' is neither a cell nor part of a name")]),
            (
                "1 Ann 9+",
                [(1, 7, "'9+' is neither a cell nor part of a name (write +9 or +F9, a forfeit)")],
            ),
            (
                "1 Ann +W2 9–",
                [(1, 11, "'9–' is not a cell of a wall chart (write -9 or -F9, a forfeit)")],
            ),
            ("1 Ann +W2 =F9", [(1, 11, "'=F9' is not a cell of a wall chart")]),
            ("1 Ann +W2 9½\n2 Bob -B1", [(1, 11, "'9½' is not a cell of a wall chart")]),
            ("1;Ann;22;3;+W2", [(1, 7, "'22' is neither a rating nor points")]),
            ("1;Ann;GM;+W2", [(1, 7, "'GM' is not a cell of a wall chart")]),
            ("1;Ann +W2;=B3", [(1, 7, "'+W2' is neither a cell nor part of a name")]),
        ],
    )
    def test_wall_chart(self, text: str, expected: list[tuple[int, int, str]]) -> None:
        """A word that is not a cell is reported with its position."""
        assert places(text) == expected

    @pytest.mark.parametrize(
        ("text", "expected"),
        [
            ("1 A * 1 q\n2 B 0 * 1\n3 C 0 0 *", [(1, 9, "'q' is not a cell of a matrix")]),
            (
                "1 A * 1 1\n2 B 0 1\n3 C 0 *",
                [(3, 5, "2 cells in '0 *': " + row_of(3))],
            ),
            (
                "1 A * 1\n2 B 0 *\n3 C",
                [
                    (1, 5, "2 cells in '* 1': " + row_of(3)),
                    (2, 5, "2 cells in '0 *': " + row_of(3)),
                    (3, 1, "0 cells in '': " + row_of(3)),
                ],
            ),
            (
                "1 A * 1 1\n2 B * 0 1\n3 C 0 0 *",
                [(2, 5, "'*' marks cell 1 of the row, but the diagonal is cell 2")],
            ),
            (
                "1 A * 1 x\n2 B 0 * 1\n3 C 0 0 *",
                [(1, 9, "'x' marks the diagonal, but is not on it")],
            ),
            (
                "1 A * 1½ 1\n2 B 0 * 1\n3 C 0 0 *",
                [(1, 7, "'1½' has 2 games, but most cells have 1")],
            ),
            (
                "1 A * 1 1 2\n2 B 0 * 1 1½\n3 C 0 0 * 1",
                [
                    (2, 11, "'1½' is printed, but the row of 2 sums to 1"),
                    (3, 11, "'1' is printed, but the row of 3 sums to 0"),
                ],
            ),
            (
                "1 Team 1 * 1\n2 Team 2 0 *",
                [(1, 8, "3 cells in '1 * 1': " + row_of(2))],
            ),
            ("1 A * 1\nB 0 *", [(2, 1, "'B 0 *' does not begin with a participant's number")]),
        ],
    )
    def test_matrix(self, text: str, expected: list[tuple[int, int, str]]) -> None:
        """A row of a matrix that does not fit is reported with its position."""
        assert places(text) == expected

    def test_all_in_one_error(self) -> None:
        """One error lists all problems in order; its position is that of the first."""
        with pytest.raises(FormatError) as caught:
            read("1 Ann +W2 ?\nBob\n3 Cid -B1 ! +W2")
        assert caught.value.problems == (
            "line 1, column 11: '?' is not a cell of a wall chart",
            "line 2, column 1: 'Bob' does not begin with a participant's number",
            "line 3, column 11: '!' is not a cell of a wall chart",
        )
        assert (caught.value.line, caught.value.column) == (1, 11)


WORDS = st.one_of(
    st.text(alphabet="0123456789+-=½*.xXwWbBlLdDfFhHuUzZ?/,BYE–−", min_size=1, max_size=4),
    st.sampled_from(["1", "0", "½", "*", "x", "2200", "Ann", ";", "|", "1½", "**", "0.5"]),
)
LINES = st.builds(
    lambda number, words: " ".join([str(number), *words]), st.integers(0, 12), st.lists(WORDS)
)


def squares(size: int) -> st.SearchStrategy[list[list[str]]]:
    """Build the cells of a matrix, those on the diagonal included."""
    row = st.lists(st.sampled_from("1½0=+-."), min_size=size, max_size=size)
    return st.lists(row, min_size=size, max_size=size)


class TestAnyText:
    """Laws for every text."""

    @given(st.one_of(st.text(), st.lists(LINES, max_size=5).map("\n".join)))
    @example("9" * 5000)
    @example("1 Ann +W" + "9" * 5000)
    @example("1 Ann * 1\n2 Bob 0 * " + "9" * 5000)
    @example("1 ²\n2 ٣")
    def test_chart_or_format_error(self, text: str) -> None:
        """Any text is a chart with a row per line, or a format error with positions in the text."""
        lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
        try:
            chart = read(text)
        except FormatError as error:
            for line, column, _ in error.places:
                assert line is not None
                assert column is not None
                assert 1 <= column <= max(1, len(lines[line - 1]))
        else:
            assert 1 <= len(chart.rows) <= len(lines)

    @given(st.integers(2, 9).flatmap(squares))
    def test_matrices_keep_every_cell(self, cells: list[list[str]]) -> None:
        """Every cell of a matrix reaches the opponent that its column names."""
        size = len(cells)
        text = "\n".join(
            f"{i + 1} Player " + " ".join("x" if i == j else cell for j, cell in enumerate(row))
            for i, row in enumerate(cells)
        )
        signs = str.maketrans("½.", "= ")
        expected = [
            "".join("*" if i == j else cells[i][j].translate(signs) for j in range(size))
            for i in range(size)
        ]
        chart = read(text)
        assert chart.matrix
        assert by_opponent(chart) == expected
        for round_ in zip(*(row.cells for row in chart.rows), strict=True):
            pairs = [(i + 1, cell[0]) for i, cell in enumerate(round_) if cell]
            assert sorted(pairs) == sorted((j, i) for i, j in pairs)
