"""The round cells of a player record, and the byes of record 240."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from tiebreaks import outcomes
from tiebreaks.errors import Problem
from tiebreaks.formats.field_problems import not_a_player, not_a_round, not_an_opponent
from tiebreaks.formats.reader_report import Report
from tiebreaks.formats.trf.text import BLANKS, CELL_STEP, FIRST_CELL, Line, misread, parse_int
from tiebreaks.model.cells import Cell, cells_from
from tiebreaks.model.outcome_words import outcome_words

Slot = tuple[int, int]  # a number and a round

_RESULTS = "10=WDLUFHZX?*+- "
# Cells as the format has them; whatever else can be read, or cannot, is looked at one by one.
_PLAIN = re.compile(r"(?:(?: {3}| {2}[0-9]| [0-9]{2}|[0-9]{3})[0-9] [wb-] [10=WDLUFHZX+ -]  )*")
# The byes that results of games mean in a cell without an opponent.
_AS_BYES = {
    outcomes.FORFEIT_WIN: outcomes.FULL_BYE,
    outcomes.WIN: outcomes.FULL_BYE,
    outcomes.DRAW: outcomes.HALF_BYE,
    outcomes.FORFEIT_LOSS: outcomes.ZERO_BYE,
    outcomes.LOSS: outcomes.ZERO_BYE,
}
# A player of a team can win or lose a board without an opponent.
_AGAINST_NOBODY = {
    outcomes.FORFEIT_WIN: outcomes.FORFEIT_WIN,
    outcomes.WIN: outcomes.FORFEIT_WIN,
    outcomes.FORFEIT_LOSS: outcomes.FORFEIT_LOSS,
    outcomes.LOSS: outcomes.FORFEIT_LOSS,
}


def read_cells(line: Line, report: Report) -> list[Cell | None]:
    """Read the cells of a player record; None if a cell is empty.

    The result of a game without an opponent is kept: what it means depends on the kind of the
    event, see `settled_cells`.
    """
    filled = line.columns[FIRST_CELL - 1 :]
    filled += " " * (-len(filled) % CELL_STEP)
    if _PLAIN.fullmatch(filled):
        return _plain_cells(filled)
    cells: list[Cell | None] = []
    for start in range(FIRST_CELL, len(line.columns) + 1, CELL_STEP):
        text, first_problem = line.columns[start - 1 : start - 1 + CELL_STEP], len(report.places)
        cells.append(_cell(text, line.number, start, report))
        report.belong(first_problem, len(cells))
    return cells


def _plain_cells(text: str) -> list[Cell | None]:
    """Read cells of ten columns that are written as the format has them, all at once."""
    opponents = [int(text[k : k + 4]) for k in range(0, len(text), CELL_STEP)]
    results = text[7::CELL_STEP].encode("ascii")
    cells: list[Cell | None] = [*cells_from(opponents, text[5::CELL_STEP], results)]
    if 0 in opponents:
        for r, outcome in enumerate(results):
            if not opponents[r]:
                cells[r] = None if outcome == outcomes.OPEN else Cell(0, "-", outcome)
    return cells


def settled_cells(
    cells: Sequence[Cell | None], line: int, is_team_event: bool, report: Report
) -> Sequence[Cell | None]:
    """Return the cells with byes for results of games without an opponent.

    In a team event a board against nobody is won or lost by forfeit. A zero-point bye with an
    opponent and a colour is an open game.
    """
    odd = [
        (k, cell)
        for k, cell in enumerate(cells)
        if cell and (not cell.opponent or cell.outcome == outcomes.ZERO_BYE) and _is_odd(cell)
    ]
    if not odd:
        return cells
    settled = list(cells)
    for k, cell in odd:
        column = FIRST_CELL + CELL_STEP * k + 7
        if cell.opponent:  # lichess writes games going on so
            report.notice("'Z' with an opponent is taken as a game going on", line, column)
            settled[k] = cell._replace(outcome=outcomes.OPEN)
            continue
        outcome = _AGAINST_NOBODY.get(cell.outcome) if is_team_event else None
        if outcome is None:
            outcome = _AS_BYES[cell.outcome]
            message = f"{chr(cell.outcome)!r} without an opponent is taken as a "
            message += outcomes.NAMES[outcome]
            report.notice(message, line, column)
        settled[k] = Cell(0, "-", outcome)
    return settled


def _is_odd(cell: Cell) -> bool:
    """Whether a cell has the result of a game without an opponent, or an absence with one."""
    if cell.opponent:
        return cell.outcome == outcomes.ZERO_BYE and cell.color != "-"
    return cell.outcome in _AS_BYES


def _cell(text: str, line: int, start: int, report: Report) -> Cell | None:
    if not text.strip(BLANKS):
        return None
    number = parse_int(text[:4].strip(BLANKS))
    color = text[5:6].lower().strip(BLANKS) or "-"
    result = text[7:8].upper().strip(BLANKS) or " "
    fault = _fault(text, number, color, result)
    if fault:
        problem, offset = fault
        report.unreadable(problem, line, start + offset)
        return None
    outcome = outcomes.ADJOURNED if result == "?" else ord(result)
    if number:
        return Cell(number, color, outcome)
    if result in "* ":
        return None  # without a code it is an empty cell, whatever colour it has
    # A game without an opponent is a contradiction, which the crosstable reports.
    return Cell(0, "-", outcome)


def _fault(text: str, number: int | None, color: str, result: str) -> tuple[Problem, int] | None:
    """Return what makes a cell unreadable and at which offset, None when it can be read."""
    filled = text.rstrip(BLANKS)
    if len(filled) < 4:
        template = "the cell is shorter than eight columns"
        return Problem("cell_too_short", template), len(filled)
    if number is None:
        return not_an_opponent(text[:4]), 0
    if color not in "wb-":
        return Problem("not_a_color", "{written!r} is not a colour", written=text[5]), 5
    if result not in _RESULTS or (number and result == "*"):
        template = "{written!r} is not a result"
        return Problem("not_the_result_of_a_cell", template, written=text[7]), 7
    for offset in (4, 6, 8, 9):
        if text[offset : offset + 1].strip(BLANKS):
            template = "{written!r} is not a cell"
            return Problem("not_a_cell", template, written=filled), offset
    return None


def cell_of_player(cell: Cell | None) -> Cell | None:
    """Return a cell for the table of the players: a board without an opponent is a bye."""
    if cell is None or cell.opponent:
        return cell
    return cell._replace(outcome=_AS_BYES.get(cell.outcome, cell.outcome))


def enter_byes(
    lines: Iterable[Line], rows: Mapping[int, Sequence[Cell | None]], report: Report
) -> tuple[dict[int, list[Cell | None]], list[Problem]]:
    """Enter the byes of records 240 into empty cells.

    Returns:
        the rows of cells with such byes, by number, and the contradictions
    """
    entered: dict[int, list[Cell | None]] = {}
    problems: list[Problem] = []
    for line in lines:
        kind, round_ = line.field(5, 5).upper(), parse_int(line.field(7, 9))
        if kind not in ("F", "H", "Z"):
            template = "{written!r} is not a type of bye (F, H or Z)"
            problem = Problem("not_a_bye_type", template, written=kind, round=round_ or None)
            report.unreadable(problem, line.number, 5)
            continue
        if not round_:
            misread(line, 7, 9, not_a_round, report)
            continue
        bye = ord(kind)
        for column, text in line.fields(11, 4):
            number = parse_int(text)
            if number is None:
                report.unreadable(not_a_player(text).at(round=round_), line.number, column)
            elif number and number not in rows:
                message = f"record 240: unknown number {number}"
                report.notice(message, line.number, column)
            elif number:
                row = entered.setdefault(number, list(rows[number]))
                contradiction = _enter(row, number, round_, bye, line.number, report)
                if contradiction:
                    problems.append(contradiction)
    return entered, problems


def _enter(
    row: list[Cell | None], number: int, round_: int, bye: int, line: int, report: Report
) -> Problem | None:
    row.extend([None] * (round_ - len(row)))
    cell = row[round_ - 1]
    if cell is None:
        row[round_ - 1] = Cell(0, "-", bye)
    elif cell.opponent:
        return Problem(
            "recorded_bye_with_opponent",
            "round {round}: {number} has {bye} (record 240) and the opponent {opponent}",
            round=round_,
            number=number,
            bye=outcome_words(bye),
            opponent=cell.opponent,
        )
    elif cell.outcome != bye:
        ours, theirs = outcomes.NAMES[bye], outcomes.NAMES.get(cell.outcome, "result")
        report.notice(
            f"round {round_}: record 240 gives {number} a {ours}, the cell a {theirs}:"
            " the cell counts",
            line,
        )
    return None
