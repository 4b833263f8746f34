"""From wall charts of team events, as people type them, to rows."""

from __future__ import annotations

import re
from typing import NamedTuple

from tiebreaks import outcomes
from tiebreaks.errors import Problem
from tiebreaks.model.chart_words import (
    FREE_ROUNDS,
    NOTHING,
    NUMBER,
    Line,
    free_round,
    heading,
    points,
    read_lines,
    refuse,
)
from tiebreaks.model.matches import TeamCell

_MATCH = re.compile(rf"([0-9]{{1,9}})([WB])({NUMBER.pattern})")
_FORFEIT = re.compile(r"([+-])F([0-9]{1,9})")
# Without the single letters, which may be the end of a team's name.
_BYES = {kind: outcome for kind, outcome in outcomes.BYE_KINDS.items() if len(kind) > 1}


class TeamChartRow(NamedTuple):
    """A line: number, name, rating, and a cell per round, None if it is empty."""

    number: int
    name: str
    rating: int | None
    cells: list[TeamCell | None]


def is_team_chart(text: str) -> bool:
    """Whether a chart contains game points of matches: some cell has more than one point.

    >>> is_team_chart("1 Ants 2w2.5"), is_team_chart("1 Ann 2w1")
    (True, False)
    """
    cells = (_cell(word.key) for line in read_lines(text, []) for word in line.words)
    return any(cell is not None and cell.points is not None and cell.points > 1 for cell in cells)


def read(text: str, pairing: str | None = None) -> list[TeamChartRow]:
    """Read a chart with a line per team: number, name, optional rating, then a cell per round.

    Cells: opponent, colour of the first board and game points (`8w2.5`, `4b1½`), a match won or
    lost by forfeit (`+F9`, `-F9`), a bye (`PAB`, `HPB`, `FPB`, `ZPB`), a free round (`bye`,
    `spielfrei`; the pairing, a Swiss unless given, decides what it is worth); `*` and `.` are
    empty cells.

    Raises:
        FormatError: every word that cannot be read, with line and column.

    >>> read("1 Ants 2w2.5")[0].cells[0].points
    Fraction(5, 2)
    """
    problems: list[Problem] = []
    rows = [_row(line, free_round(pairing), problems) for line in read_lines(text, problems)]
    refuse(problems)
    return rows


def _row(line: Line, free: int, problems: list[Problem]) -> TeamChartRow:
    cells = [_cell(word.key, free) for word in line.words]
    is_cell = [
        cell is not None or word.key in NOTHING
        for cell, word in zip(cells, line.words, strict=True)
    ]
    start = _start(line, is_cell)
    for round_, word in enumerate(line.words[start:], 1):
        if not is_cell[start + round_ - 1]:
            template = "{written!r} is not a cell such as 8w2.5, +F9 or PAB"
            problems.append(Problem("not_a_cell_of_teams", template, round=round_, **line.of(word)))
    head = line.words[:start]
    name = [word for word in head if word.field == head[0].field]
    line = line._replace(name=name, has_fields=True)  # a single field is only the name
    return TeamChartRow(line.number, *heading(line, head[len(name) :], problems), cells[start:])


def _start(line: Line, is_cell: list[bool]) -> int:
    """Return where the cells begin; words such as `bye` may also be part of a name."""
    certain = (k for k, fits in enumerate(is_cell) if fits and line.words[k].key not in FREE_ROUNDS)
    start = next(certain, len(is_cell))
    while start and is_cell[start - 1]:
        start -= 1
    return start


def _cell(key: str, free: int = outcomes.PAIRING_BYE) -> TeamCell | None:
    if match := _MATCH.fullmatch(key):
        return TeamCell(int(match[1]), match[2].lower(), None, points=points(match[3]))
    if match := _FORFEIT.fullmatch(key):
        outcome = outcomes.FORFEIT_WIN if match[1] == "+" else outcomes.FORFEIT_LOSS
        return TeamCell(int(match[2]), "-", outcome)
    bye = free if key in FREE_ROUNDS else _BYES.get(key)
    return None if bye is None else TeamCell(0, "-", bye)
