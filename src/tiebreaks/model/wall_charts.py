"""From wall charts and round-robin matrices, as people type them, to rows.

A line is `number name [rating] [points] cells`; blank lines and lines that begin with `#` are
skipped. The number may end in `.`, `:` or `)`. Words are separated by spaces. Fields may be
separated by `;` or `|`; then the field after the number is the name, unless it consists only of
numbers and cells. Without fields the name ends before the first word that can only be a cell, and
before any `*`, `.`, `--` and letters such as `H` directly in front of that word or at the end of
the line. Such a letter directly after the number is the name if other lines have a name there. A
number of three or four digits at the end of the name is the rating; 0 means unrated. A shorter
number or a fraction after a rating, or after the field of the name, is the points and is skipped.

Cells of a wall chart, in either case of letters:

- `+W9 =B13 -4`, `W12 L3 D4`, `9w1 13b½ 4b0 9=`, the draw also `=`, `1/2`, `0.5` and `0,5`;
- `9wW 9bD 9wL` games shorter than one move, `9wX 9w?` adjourned, `9w` no result;
- `+F9 9w+` and `-F9 9w-` forfeits (`9+` and `9-` could mean either and are refused);
- `=BYE H HPB`, `+BYE F FPB`, `U PAB`, `-BYE Z ZPB --` byes, `*` and `.` empty cells;
- `BYE`, `spielfrei`, `Freilos`, `exempt`, `descanso` a free round: a pairing-allocated bye in a
  Swiss, a round of 0 points with predetermined pairings.

Cells of a matrix: `1 ½ 0 + -`, `.` for a game not yet played, two signs (`1½`) in a double round
robin, and `*`, `x` or a blank on the diagonal. Two or more lines are a matrix if some word can
only be a cell of a matrix and no word can only be a cell of a wall chart; lines with only `*`, `.`
and `--` are a wall chart. Numbers in the last column are points: in a matrix they must be the sums
of the rows; in a wall chart they are skipped if every line has them. In a matrix, a name that ends
in a sign such as `1` or `-` needs a separator.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import dropwhile, takewhile
from typing import NamedTuple

from tiebreaks import outcomes
from tiebreaks._exact import to_text
from tiebreaks.errors import Problem
from tiebreaks.model.chart_words import (
    BYES,
    DIAGONAL,
    WEAK,
    Line,
    Word,
    free_round,
    heading,
    hint,
    matrix_outcomes,
    points,
    read_lines,
    refuse,
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
    """The rows of a text, and whether it is a matrix."""

    rows: list[ChartRow]
    matrix: bool


def read(text: str, pairing: str | None = None) -> Chart:
    r"""Read a chart; a `FormatError` lists all positions that cannot be read.

    The pairing, a Swiss unless given, decides what a free round is worth. A matrix does not show
    the rounds: the games are put into the rounds of the Berger tables, in the order of the lines;
    a second cycle follows in as many further rounds.

    >>> read("1 Ann 2100 +W2 =B3").rows[0]
    ChartRow(number=1, name='Ann', rating=2100, cells=[(2, 'w', 49), (3, 'b', 61)])
    >>> read("1 Ann * ½\n2 Bob ½ *").rows[1].cells
    [(1, '-', 61)]
    """
    problems: list[Problem] = []
    lines = read_lines(text, problems)
    if not lines and not problems:
        template = "the text has no line of a participant"
        problems.append(Problem("chart_without_participants", template, line=1, column=1))
    matrix = _is_matrix(lines := _with_names(lines))
    if not matrix:
        rows = _wall_rows(lines, free_round(pairing), problems)
    else:  # with a line missing, all others would seem to have too many cells
        rows = [] if problems else _matrix_rows(lines, problems)
    refuse(problems)
    return Chart(rows, matrix)


def _with_names(lines: list[Line]) -> list[Line]:
    """Split off names that end at a `;` or `|`, or that are a letter like that of a bye."""
    named = any(not word.is_data for line in lines for word in line.words[:1])
    found = []
    for line in lines:
        words = line.words
        several = any(word.field != words[0].field for word in words)
        first = [word for word in words if word.field == words[0].field] if several else words[:1]
        letter = named and len(first) == 1 and first[0].key in {*BYES, "X"} - {"--"}
        count = len(first) if letter or (several and not all(w.is_data for w in first)) else 0
        found.append(line._replace(name=words[:count], words=words[count:], has_fields=several))
    return found


def _is_matrix(lines: Sequence[Line]) -> bool:
    words = [word for line in lines for word in line.words if word.key not in WEAK]
    if len(lines) < 2 or any(word.is_wall and not word.is_matrix for word in words):
        return False
    return any(w.is_matrix and not w.is_wall for line in lines for w in _tail(line))


def _tail(line: Line) -> list[Word]:
    """Return the matrix cells at the end of the line, before an optional points column."""
    words = line.words[::-1]
    has_points = bool(words and words[0].is_number and not words[0].is_matrix)
    return list(takewhile(lambda word: word.is_matrix, words[has_points:]))


def _wall_rows(lines: Sequence[Line], free: int, problems: list[Problem]) -> list[ChartRow]:
    tails = [line.words[-2:] for line in lines]
    pointed = all(len(tail) == 2 and tail[0].is_wall and tail[1].is_number for tail in tails)
    rows = []
    for line in lines:
        words = line.words[:-1] if pointed else line.words
        start = _wall_start(line, words)
        for round_, word in enumerate(words[start:], 1):
            if not word.is_wall:
                template = "{written!r} is not a cell of a wall chart{hint}"
                meant, written = hint(word.key), line.of(word)
                problems.append(
                    Problem(
                        "not_a_cell_of_wall_chart", template, round=round_, hint=meant, **written
                    )
                )
        cells = [wall_cell(word.key, free) for word in words[start:]]
        rows.append(ChartRow(line.number, *heading(line, words[:start], problems), cells))
    return rows


def _wall_start(line: Line, words: Sequence[Word]) -> int:
    """Return the index of the first cell."""
    if line.has_fields:
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
    if None not in pointed and not last:  # ambiguous: they are points if they are the sums
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
        row[i : i + len(row) - size + 1] = [None]  # the mark, or a blank
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
    """Return where the cells of a row begin if `last` numbers follow them; None if they do not fit.

    A row either has a mark on the diagonal, or is one cell shorter and has no mark.
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
        if line.has_fields or not before or (len(before) == 2 and before[0].is_rating):
            return start
        if before[-1].key == "X" or not before[-1].is_matrix:  # else there may be one cell too many
            return start if length == size or not before[-1].is_wall else None
    return None


def _misfit(line: Line, index: int, size: int, last: bool) -> Problem:
    """Say why a line is not a row: a word is not a cell, a misplaced mark, or the count."""
    words = line.words[:-1] if last and any(w.is_number for w in line.words[-1:]) else line.words
    cells = list(dropwhile(lambda word: not word.is_matrix, words))
    for word in cells:
        if not word.is_matrix:
            template = "{written!r} is not a cell of a matrix"
            return Problem("not_a_cell_of_matrix", template, **line.of(word))
    marks = [k for k, word in enumerate(cells) if word.key in DIAGONAL]
    if len(cells) == size and marks:
        template = "{written!r} marks cell {cell} of the row, but the diagonal is cell {diagonal}"
        written = line.of(cells[marks[0]])
        return Problem(
            "other_cell_marked", template, cell=marks[0] + 1, diagonal=index + 1, **written
        )
    return _other_count(line, cells, size)


def _other_count(line: Line, cells: Sequence[Word], size: int) -> Problem:
    return Problem(
        "wrong_number_of_cells",
        "{count} cells in {written!r}:"
        " a row of {size} has {size} cells, or {fewer} if the diagonal is blank",
        number=line.number,
        line=line.place,
        column=cells[0].column if cells else line.column,
        count=len(cells),
        written=" ".join([word.text for word in cells]),
        size=size,
        fewer=size - 1,
    )


def _check_row(line: Line, cells: Sequence[Word], last: bool, problems: list[Problem]) -> None:
    for word in cells:
        if word.key in DIAGONAL:
            template = "{written!r} marks the diagonal, but is not on it"
            problems.append(Problem("mark_off_diagonal", template, **line.of(word)))
    if last and _row_sum(cells) != points(line.words[-1].key):
        template = "{written!r} is printed, but the row of {number} sums to {total}"
        total = to_text(_row_sum(cells))
        written = line.of(line.words[-1])
        problems.append(Problem("other_sum_of_row", template, total=total, **written))


def _row_sum(cells: Sequence[Word]) -> Fraction:
    games = b"".join([matrix_outcomes(word.key) for word in cells])
    wins = games.count(outcomes.WIN) + games.count(outcomes.FORFEIT_WIN)
    return wins + Fraction(games.count(outcomes.DRAW), 2)


def _cycles(
    lines: Sequence[Line], grid: Sequence[Sequence[Word | None]], problems: list[Problem]
) -> int:
    """Return how often each pair meets, by the majority of cells; the others must agree."""
    cells = [(line, word) for line, row in zip(lines, grid, strict=True) for word in row if word]
    games = [len(matrix_outcomes(word.key)) for _, word in cells]
    cycles = 2 if games.count(2) > games.count(1) else 1
    for (line, word), count in zip(cells, games, strict=True):
        if count < cycles:
            template = "{written!r} has 1 game, but most cells have 2"
            problems.append(Problem("one_game_in_cell", template, **line.of(word)))
        elif count > cycles:
            template = "{written!r} has 2 games, but most cells have 1"
            problems.append(Problem("two_games_in_cell", template, **line.of(word)))
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
