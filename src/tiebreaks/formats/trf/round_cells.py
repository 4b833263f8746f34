"""The round cells of a player record, and the byes of record 240."""

from __future__ import annotations

from tiebreaks import outcomes
from tiebreaks.formats.reader_report import Report
from tiebreaks.formats.trf.text import BLANKS, CELL_STEP, FIRST_CELL, Line, misread, parse_int
from tiebreaks.model.cells import Cell

Slot = tuple[int, int]  # a number and a round

_RESULTS = "10=WDLUFHZX?*+- "
# Without an opponent several results name a bye; None is an empty cell.
_UNPAIRED: dict[str, int | None] = {
    "U": outcomes.PAIRING_BYE,
    "F": outcomes.FULL_BYE,
    "+": outcomes.FULL_BYE,
    "1": outcomes.FULL_BYE,
    "H": outcomes.HALF_BYE,
    "=": outcomes.HALF_BYE,
    "Z": outcomes.ZERO_BYE,
    " ": outcomes.ZERO_BYE,
    "-": outcomes.ZERO_BYE,
    "0": outcomes.ZERO_BYE,
    "*": None,
}
_ODD = "+1=-0"
# A player of a team can win or lose a board on which nobody sits.
_AGAINST_NOBODY = {
    "+": outcomes.FORFEIT_WIN,
    "1": outcomes.FORFEIT_WIN,
    "-": outcomes.FORFEIT_LOSS,
    "0": outcomes.FORFEIT_LOSS,
}
_AS_BYES = {outcomes.FORFEIT_WIN: outcomes.FULL_BYE, outcomes.FORFEIT_LOSS: outcomes.ZERO_BYE}


def read_cells(line: Line, is_team_event: bool, report: Report) -> list[Cell | None]:
    """Read the cells of a player record; None where nothing is written.

    In a team event `+` and `-` without an opponent stay what they are.
    """
    cells: list[Cell | None] = []
    for start in range(FIRST_CELL, len(line.columns) + 1, CELL_STEP):
        text = line.columns[start - 1 : start - 1 + CELL_STEP]
        cells.append(_cell(text, line.number, start, is_team_event, report))
    return cells


def _cell(text: str, line: int, start: int, is_team_event: bool, report: Report) -> Cell | None:
    if not text.strip(BLANKS):
        return None
    filled = text.rstrip(BLANKS)
    number = parse_int(text[:4].strip(BLANKS))
    color = text[5:6].lower().strip(BLANKS) or "-"
    result = text[7:8].upper().strip(BLANKS) or " "
    wrong = ""
    if len(filled) < 4:
        wrong, column = "the cell is shorter than eight columns", start + len(filled)
    elif number is None:
        wrong, column = f"{text[:4]!r} is no opponent's number", start
    elif color not in "wb-":
        wrong, column = f"{text[5]!r} is no colour", start + 5
    elif result not in _RESULTS or (number and result == "*"):
        wrong, column = f"{text[7]!r} is no result", start + 7
    else:
        for offset in (4, 6, 8, 9):
            if text[offset : offset + 1].strip(BLANKS) and not wrong:
                wrong, column = f"{filled!r} is no cell", start + offset
    if wrong:
        report.unreadable(wrong, line, column)
        return None
    outcome = outcomes.ADJOURNED if result == "?" else ord(result)
    if number:
        return Cell(number, color, outcome)
    if is_team_event and result in _AGAINST_NOBODY:
        return Cell(0, "-", _AGAINST_NOBODY[result])
    if result in _ODD:
        bye = outcomes.NAMES[_UNPAIRED[result] or 0]
        report.notice(f"{result!r} without an opponent is taken as a {bye}", line, start + 7)
    if result == " " and not text[:4].strip(BLANKS):
        return None
    # A game without an opponent is a contradiction, which the crosstable names.
    found = _UNPAIRED.get(result, outcome)
    return None if found is None else Cell(0, "-", found)


def cell_of_player(cell: Cell | None) -> Cell | None:
    """Return a cell as the table of the players has it: a board against nobody is a bye."""
    if cell is None or cell.opponent:
        return cell
    return cell._replace(outcome=_AS_BYES.get(cell.outcome, cell.outcome))


def apply_byes(lines: list[Line], cells: dict[int, list[Cell | None]], report: Report) -> list[str]:
    """Enter the byes of records 240 where the cell is empty; return the contradictions."""
    problems = []
    for line in lines:
        kind, round_ = line.field(5, 5).upper(), parse_int(line.field(7, 9))
        if kind not in ("F", "H", "Z"):
            report.unreadable(f"{kind!r} is no type of bye (F, H or Z)", line.number, 5)
            continue
        if not round_:
            misread(line, 7, 9, "round", report)
            continue
        bye = ord(kind)
        for column, text in line.fields(11, 4):
            number = parse_int(text)
            if number is None:
                report.unreadable(f"{text!r} is no player's number", line.number, column)
            elif number and number not in cells:
                message = f"record 240: nobody has the number {number}"
                report.notice(message, line.number, column)
            elif number:
                problem = _enter(cells[number], number, round_, bye, line.number, report)
                if problem:
                    problems.append(problem)
    return problems


def _enter(
    row: list[Cell | None], number: int, round_: int, bye: int, line: int, report: Report
) -> str | None:
    row.extend([None] * (round_ - len(row)))
    cell = row[round_ - 1]
    if cell is None:
        row[round_ - 1] = Cell(0, "-", bye)
    elif cell.opponent:
        name = outcomes.NAMES[bye]
        return (
            f"round {round_}: {number} has a {name} (record 240) and the opponent {cell.opponent}"
        )
    elif cell.outcome != bye:
        ours, theirs = outcomes.NAMES[bye], outcomes.NAMES.get(cell.outcome, "result")
        report.notice(
            f"round {round_}: record 240 gives {number} a {ours}, the cell a {theirs}:"
            " the cell counts",
            line,
        )
    return None
