"""Wall charts and round-robin matrices, as people type them, to plain rows.

A line is `number name [rating] [points] cells`; blank lines and lines that begin with `#` say
nothing. The number may end in `.`, `:` or `)`. Words stand between blanks; `;` or `|` may part
fields, and then the one behind the number is the name, unless it holds nothing but numbers and
cells. Elsewhere the name ends before the first word that only a cell can be, or before the `*`,
`.`, `--` and letters such as `H` that reach up to that word or to the end of the line. Right
behind the number such a letter is the name where another line begins with a name. A number of
three or four digits that ends the name is the rating, 0 is none. A shorter one or a broken one
behind a rating, or behind the field of the name, is points and is skipped.

Cells of a wall chart, in either case of letters:

- `+W9 =B13 -4`, `W12 L3 D4`, `9w1 13b½ 4b0 9=`, the draw also `=`, `1/2`, `0.5` and `0,5`;
- `9wW 9bD 9wL` games shorter than a move, `9wX 9w?` adjourned, `9w` no result;
- `+F9 9w+` and `-F9 9w-` forfeits (`9+` and `9-` could mean either and are refused);
- `=BYE H HPB`, `+BYE F FPB`, `BYE U PAB`, `-BYE Z ZPB --` byes, `*` and `.` nothing written.

Cells of a matrix: `1 ½ 0 + -`, `.` for a game not yet played, two signs (`1½`) where everybody
meets twice, and `*`, `x` or a blank on the diagonal. Two or more lines are a matrix if no word
can only be a wall chart's and one can only be a matrix's cell; `*`, `.` and `--` alone make a wall
chart. A last column of numbers is the points: the sums of a matrix's rows; a wall chart's is
skipped if each line has it. In a matrix a name that ends in `1`, `-` or so needs a separator.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import dropwhile, takewhile
from typing import NamedTuple

from tiebreaks import outcomes
from tiebreaks._exact import to_text
from tiebreaks.errors import FormatError
from tiebreaks.model.chart_words import (
    BYES,
    DIAGONAL,
    WEAK,
    Line,
    Problem,
    Word,
    heading,
    hint,
    matrix_outcomes,
    points,
    read_lines,
    wall_cell,
)

Cell = tuple[int, str, int] | None


class ChartRow(NamedTuple):
    """A line: number, name, rating, and per round (opponent, colour, outcome) or None."""

    number: int
    name: str
    rating: int | None
    cells: list[Cell]


class Chart(NamedTuple):
    """What a text says: its rows, and whether it was a matrix."""

    rows: list[ChartRow]
    matrix: bool


def read(text: str) -> Chart:
    r"""Read a chart; `FormatError` names every line and column that cannot be read.

    A matrix does not say in which round a game was played: the games stand in the rounds of the
    Berger tables for its lines in their order, a second cycle in as many rounds more.

    >>> read("1 Ann 2100 +W2 =B3").rows[0]
    ChartRow(number=1, name='Ann', rating=2100, cells=[(2, 'w', 49), (3, 'b', 61)])
    >>> read("1 Ann * ½\n2 Bob ½ *").rows[1].cells
    [(1, '-', 61)]
    """
    problems: list[Problem] = []
    lines = read_lines(text, problems)
    if not lines and not problems:
        problems.append((1, 1, "no line of a participant in the text"))
    matrix = _is_matrix(lines := _parted(lines))
    if not matrix:
        rows = _wall_rows(lines, problems)
    else:  # a line too few would spoil the count of all others
        rows = [] if problems else _matrix_rows(lines, problems)
    if problems:
        raise FormatError(sorted(problems))
    return Chart(rows, matrix)


def _parted(lines: list[Line]) -> list[Line]:
    """Set apart the names that end at a `;` or `|`, or that are a letter like a bye's."""
    named = any(not word.is_data for line in lines for word in line.words[:1])
    parted = []
    for line in lines:
        words = line.words
        several = any(word.field != words[0].field for word in words)
        first = [word for word in words if word.field == words[0].field] if several else words[:1]
        letter = named and len(first) == 1 and first[0].key in {*BYES, "X"} - {"--"}
        count = len(first) if letter or (several and not all(w.is_data for w in first)) else 0
        parted.append(line._replace(name=words[:count], words=words[count:], parted=several))
    return parted


def _is_matrix(lines: Sequence[Line]) -> bool:
    words = [word for line in lines for word in line.words if word.key not in WEAK]
    if len(lines) < 2 or any(word.is_wall and not word.is_matrix for word in words):
        return False
    return any(w.is_matrix and not w.is_wall for line in lines for w in _tail(line))


def _tail(line: Line) -> list[Word]:
    """Return the cells of a matrix that end the line, but for points behind them."""
    words = line.words[::-1]
    behind = bool(words and words[0].is_number and not words[0].is_matrix)
    return list(takewhile(lambda word: word.is_matrix, words[behind:]))


def _wall_rows(lines: Sequence[Line], problems: list[Problem]) -> list[ChartRow]:
    tails = [line.words[-2:] for line in lines]
    pointed = all(len(tail) == 2 and tail[0].is_wall and tail[1].is_number for tail in tails)
    rows = []
    for line in lines:
        words = line.words[:-1] if pointed else line.words
        start = _wall_start(line, words)
        for word in words[start:]:
            if not word.is_wall:
                problems.append(line.fault(word, "is no cell of a wall chart" + hint(word.key)))
        cells = [wall_cell(word.key) for word in words[start:]]
        rows.append(ChartRow(line.number, *heading(line, words[:start], problems), cells))
    return rows


def _wall_start(line: Line, words: Sequence[Word]) -> int:
    """Return the index of the first cell."""
    if line.parted:
        return next((k for k, word in enumerate(words) if not word.is_number), len(words))
    strong = (k for k, word in enumerate(words) if word.is_wall and word.key not in WEAK)
    start = next(strong, len(words))
    while start and words[start - 1].is_wall:
        start -= 1
    return start


def _matrix_rows(lines: Sequence[Line], problems: list[Problem]) -> list[ChartRow]:
    size = len(lines)
    bare, pointed = ([_start(line, i, size, k) for i, line in enumerate(lines)] for k in (0, 1))
    last = pointed.count(None) < bare.count(None)
    if None not in pointed and not last:  # both can be meant: points are, if they are the sums
        last = all(
            _row_sum(line.words[start:-1]) == points(line.words[-1].key)
            for line, start in zip(lines, pointed, strict=True)
        )
    headings = []
    grid: list[list[Word | None]] = []
    for i, (line, start) in enumerate(zip(lines, pointed if last else bare, strict=True)):
        words = line.words[: len(line.words) - last]
        if start is None:
            problems.append(_misfit(line, i, size, last))
            continue
        headings.append(heading(line, words[:start], problems))
        row: list[Word | None] = [*words[start:]]
        row[i : i + len(row) - size + 1] = [None]  # the mark, or the place of a blank
        grid.append(row)
        _check_row(line, [word for word in row if word], last, problems)
    cycles = 0 if problems else _cycles(lines, grid, problems)
    if problems:
        return []
    numbers = [line.number for line in lines]
    return [
        ChartRow(line.number, name, rating, _berger_cells(i, grid[i], numbers, cycles))
        for i, (line, (name, rating)) in enumerate(zip(lines, headings, strict=True))
    ]


def _start(line: Line, index: int, size: int, last: int) -> int | None:
    """Return where the cells of a row begin if `last` numbers follow them; None: they do not fit.

    A row has a mark on the diagonal, or else it is one cell short and has no mark at all.
    """
    words = line.words
    if last and not (words and words[-1].is_number):
        return None
    for length in (size, size - 1):
        start = len(words) - last - length
        cells = words[max(start, 0) : len(words) - last]
        if start < 0 or not all(word.is_matrix for word in cells):
            continue
        marks = [k for k, word in enumerate(cells) if word.key in DIAGONAL]
        if index not in marks if length == size else marks:
            continue
        before = words[max(start - 2, 0) : start]
        if line.parted or not before or (len(before) == 2 and before[0].is_rating):
            return start
        if before[-1].key == "X" or not before[-1].is_matrix:  # else it may be a cell too many
            return start if length == size or not before[-1].is_wall else None
    return None


def _misfit(line: Line, index: int, size: int, last: bool) -> Problem:
    """Say why a line is no row: a word that is no cell, a mark elsewhere, or the count."""
    words = line.words[:-1] if last and any(w.is_number for w in line.words[-1:]) else line.words
    cells = list(dropwhile(lambda word: not word.is_matrix, words))
    for word in cells:
        if not word.is_matrix:
            return line.fault(word, "is no cell of a matrix")
    marks = [k for k, word in enumerate(cells) if word.key in DIAGONAL]
    if len(cells) == size and marks:
        what = f"marks cell {marks[0] + 1} of the row, but the diagonal is cell {index + 1}"
        return line.fault(cells[marks[0]], what)
    text = " ".join([word.text for word in cells])
    what = f"a row of {size} has {size} cells, or {size - 1} if the diagonal is blank"
    column = cells[0].column if cells else line.column
    return line.place, column, f"{len(cells)} cells in {text!r}: {what}"


def _check_row(line: Line, cells: Sequence[Word], last: bool, problems: list[Problem]) -> None:
    for word in cells:
        if word.key in DIAGONAL:
            problems.append(line.fault(word, "marks the diagonal, but is beside it"))
    if last and _row_sum(cells) != points(line.words[-1].key):
        what = f"is printed, but the row of {line.number} sums to {to_text(_row_sum(cells))}"
        problems.append(line.fault(line.words[-1], what))


def _row_sum(cells: Sequence[Word]) -> Fraction:
    games = b"".join([matrix_outcomes(word.key) for word in cells])
    wins = games.count(outcomes.WIN) + games.count(outcomes.FORFEIT_WIN)
    return wins + Fraction(games.count(outcomes.DRAW), 2)


def _cycles(
    lines: Sequence[Line], grid: Sequence[Sequence[Word | None]], problems: list[Problem]
) -> int:
    """Return how often everybody meets, as most cells say; the others must agree."""
    cells = [(line, word) for line, row in zip(lines, grid, strict=True) for word in row if word]
    games = [len(matrix_outcomes(word.key)) for _, word in cells]
    cycles = 2 if games.count(2) > games.count(1) else 1
    for (line, word), count in zip(cells, games, strict=True):
        if count != cycles:
            problems.append(line.fault(word, f"holds games: {count}, but most cells: {cycles}"))
    return cycles


def _berger_cells(
    index: int, row: Sequence[Word | None], numbers: Sequence[int], cycles: int
) -> list[Cell]:
    """Put the games of a row into the rounds of the Berger tables (FIDE C.05, Annex 1).

    Positions i and j, from 1, meet in round i + j - 1, and i meets the last position of an even
    number in round 2i - 1, both counted around.
    """
    rounds = (len(numbers) - 1) | 1
    cells: list[Cell] = [None] * (rounds * cycles)
    for j, word in enumerate(row):
        if word:
            low, high = sorted((index, j))
            first = (low + (low if high == rounds else high)) % rounds
            for cycle, outcome in enumerate(matrix_outcomes(word.key)):
                cells[first + cycle * rounds] = numbers[j], "-", outcome
    return cells
