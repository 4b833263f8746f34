"""The games of the long form of CSV, and the cells of the crosstable form."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence

from tiebreaks import outcomes
from tiebreaks._exact import parse_int
from tiebreaks.errors import InputError, Problem
from tiebreaks.formats.csvfile.text import (
    GAME_COLUMNS,
    HIGHEST,
    MOST_ROUNDS,
    SCORE,
    Field,
    Row,
    Sheet,
    round_of,
)
from tiebreaks.formats.csvfile.unlisted import report_unlisted
from tiebreaks.formats.field_problems import malformed_score, not_a_participant, number_too_long
from tiebreaks.formats.round_cells import cell_rows
from tiebreaks.model import chart_words
from tiebreaks.model.cells import Cell
from tiebreaks.model.crosstable import Crosstable
from tiebreaks.model.pairing import Pairing
from tiebreaks.model.participants import Participant
from tiebreaks.model.scores import Score, agrees, result_of, score_of

Games = tuple[
    list[tuple[int, int, int, str, Score | None]], list[tuple[int, int, str, Score | None]]
]

# The text for the outcomes of White and Black.
_RESULTS = {sides: text for text, sides in reversed(outcomes.GAME_RESULTS.items())}
# If the colour is not known, there is a dash instead, or nothing after the opponent's number.
_COLORLESS = re.compile(r"([0-9]{1,9})(?:-([01=½WDLX?+-]))?")
_PLAIN = {outcomes.WIN: "W", outcomes.DRAW: "D", outcomes.LOSS: "L"}


def read_games(sheet: Sheet, people: list[Participant], pairing: str | None) -> Games:
    """Return games and byes; without a section of participants, add their names to `people`."""
    listed = {person.name for person in people}
    rows = [_with_free_round(row, listed) for row in sheet.games or []]
    if not sheet.columns:
        people.extend(_people_of(sheet, rows))
    from_name: dict[str, list[int]] = {}
    for person in people:
        from_name.setdefault(person.name, []).append(person.number)
    games, byes = [], []
    mentions: dict[int, Field] = {}
    for row in rows:
        first_problem, stated = len(sheet.places), _round(sheet, row)
        round_ = stated or 1
        white = _number(sheet, row["white"], from_name)
        black = _number(sheet, row["black"], from_name)
        for number, side in ((white, "white"), (black, "black")):
            if row[side].text:
                mentions.setdefault(number, row[side])
        score = _score(sheet, row[SCORE])
        if not row["white"].text:
            template = "White is missing; for a bye, leave Black empty"
            sheet.refuse(row["white"], Problem("white_missing", template))
        elif not row["black"].text:
            byes.append((round_, white, _bye(sheet, row["result"], pairing), score))
        else:
            games.append((round_, white, black, _result(sheet, row["result"], score), score))
        has_bye = not row["black"].text
        sheet.belong(first_problem, stated, (white or None) if has_bye else None)
    if not sheet.columns and not sheet.places:
        report_unlisted(sheet, people, mentions, games, byes)
    return games, byes


def _with_free_round(row: Row, listed: Collection[str]) -> Row:
    """Return a row with the participant as White where the other side is a word such as `bye`."""
    white, black, result = (row[name] for name in ("white", "black", "result"))
    sides = [side for side in (white, black) if side.text in listed or not _is_free_round(side)]
    if len(sides) == 2:
        return row
    nobody = black._replace(text="")
    word = black if sides == [white] else white
    return {
        **row,
        "white": sides[0] if sides else white._replace(text=""),
        "black": nobody,
        "result": result if result.text else word,
    }


def _is_free_round(field: Field) -> bool:
    return field.text.upper() in chart_words.FREE_ROUNDS


def _key_of_result(field: Field) -> str:
    return field.text.replace(" ", "").replace("–", "-").upper()


def _score(sheet: Sheet, field: Field) -> Score | None:
    """Return the score of a game or a bye, if it has one."""
    score = score_of(field.text) if field.text else None
    if field.text and score is None:
        sheet.refuse(field, malformed_score(field.text))
    return score


def _result(sheet: Sheet, result: Field, score: Score | None) -> str:
    """Return the result of a game; if it is empty, the score decides."""
    if not result.text and score is not None:
        return result_of(score)
    text = _key_of_result(result)
    if text not in outcomes.GAME_RESULTS:
        template = "{written!r} is not the result of a game"
        sheet.refuse(result, Problem("not_the_result_of_a_game", template, written=result.text))
    elif score is not None and not agrees(score, *outcomes.GAME_RESULTS[text]):
        template = "the result {written!r} contradicts the score {score}"
        sheet.refuse(
            result,
            Problem("result_contradicts_score", template, written=result.text, score=str(score)),
        )
    return text


def _bye(sheet: Sheet, result: Field, pairing: str | None) -> str:
    """Return the kind of a bye."""
    text = _key_of_result(result)
    if _is_free_round(result):
        sheet.free_rounds.append(result)
        return chr(chart_words.free_round(pairing))
    if text not in outcomes.BYE_KINDS:
        template = "{written!r} is not a bye (U, F, H or Z)"
        sheet.refuse(result, Problem("not_a_bye_letter", template, written=result.text))
    return text


def _round(sheet: Sheet, row: Row) -> int | None:
    field = row["round"]
    found = sheet.parse_int(row, "round", 1)
    if not field.text:
        sheet.refuse(field, Problem("round_missing", "the round is missing"))
    elif found is not None and found > MOST_ROUNDS:
        template = "{written!r} is more than {most} rounds"
        problem = Problem("round_too_high", template, written=field.text, most=MOST_ROUNDS)
        sheet.refuse(field, problem)
    return found


def _is_number(text: str) -> bool:
    """Return whether a text is meant as a number, even if it is too long for one."""
    return text.isascii() and text.isdecimal()


def _people_of(sheet: Sheet, rows: Sequence[Row]) -> list[Participant]:
    """Return the participants of the games: by number, or by name in order of appearance."""
    fields = [row[side] for row in rows for side in ("white", "black") if row[side].text]
    named = [field for field in fields if not _is_number(field.text)]
    if not named:
        numbers = {number for field in fields if (number := parse_int(field.text)) is not None}
        return [Participant(number) for number in sorted(numbers)]
    for field in fields:
        if _is_number(field.text):
            template = (
                "{written!r} is a number, but {name!r} is a name: use either numbers or names"
            )
            name = named[0].text
            sheet.refuse(
                field, Problem("numbers_and_names", template, written=field.text, name=name)
            )
    names = dict.fromkeys(field.text for field in named)
    return [Participant(number, name) for number, name in enumerate(names, 1)]


def _number(sheet: Sheet, field: Field, from_name: dict[str, list[int]]) -> int:
    if _is_number(field.text):
        number = parse_int(field.text)
        if number is None:
            sheet.refuse(field, not_a_participant(field.text))
        return number or 0
    numbers = from_name.get(field.text, [])
    if field.text and not numbers:
        template = "nobody has the name {name!r}"
        sheet.refuse(field, Problem("nobody_has_name", template, name=field.text))
    elif field.text and len(numbers) > 1:
        template = "several participants have the name {name!r}"
        sheet.refuse(field, Problem("several_have_name", template, name=field.text))
    return numbers[0] if numbers else 0


def read_cells(
    sheet: Sheet, people: Sequence[Participant], pairing: str | None
) -> list[list[Cell | None]]:
    """Return the cells of all participants, by round."""
    last = max(map(round_of, sheet.columns), default=0)
    cells = []
    for person, row in zip(people, sheet.people, strict=True):
        first_problem = len(sheet.places)
        fields = [row.get(str(round_)) for round_ in range(1, last + 1)]
        cells.append(
            [
                None if field is None else _cell(sheet, field, round_, pairing)
                for round_, field in enumerate(fields, 1)
            ]
        )
        sheet.belong(first_problem, number=person.number or None)
    return cells


def _cell(sheet: Sheet, field: Field, round_: int, pairing: str | None) -> Cell | None:
    key = _key(field)
    if not key or key in chart_words.NOTHING:
        return None
    if _is_free_round(field):
        sheet.free_rounds.append(field)
    found = _found(key, chart_words.free_round(pairing))
    if found is None:
        template = "{written!r} is not a cell, such as 9w1, 9b=, +F9 or H"
        problem = Problem("not_a_cell_of_csv", template, written=field.text, round=round_)
        sheet.refuse(field, problem)
        return None
    return Cell(*found)


def _key(field: Field) -> str:
    return field.text.translate(chart_words.DASHES).upper()


def _found(key: str, free: int) -> tuple[int, str, int] | None:
    """Return opponent, colour and outcome of a cell; None if it is not a cell."""
    if colorless := _COLORLESS.fullmatch(key):
        return int(colorless[1]), "-", chart_words.WALL_SIGNS[colorless[2] or ""]
    return chart_words.wall_cell(key, free)


def check_columns(sheet: Sheet) -> None:
    """Refuse unknown columns of participants with cells or numbers, and report the others."""
    for header, fields in sheet.unknown.values():
        if any(map(_may_be_cell, fields)):
            sheet.refuse(header, _unknown_column(header.text, ", ".join(sheet.known)))
        elif header.text:
            sheet.ignored(header)


def _unknown_column(name: str, known: str) -> Problem:
    if not name:
        template = (
            "a column without a name is not understood:"
            " a column is a round (1, R1, Round 1) or one of {known}"
        )
        return Problem("unnamed_column_with_cells", template, known=known)
    template = (
        "the column {name!r} is not understood:"
        " a column is a round (1, R1, Round 1) or one of {known}"
    )
    return Problem("unknown_column_with_cells", template, name=name, known=known)


def _may_be_cell(field: Field) -> bool:
    """Return whether a text may be a cell or a number, and more than a word such as `bye`."""
    key = _key(field)
    if key in chart_words.WEAK:
        return False
    return _found(key, 0) is not None or chart_words.NO_NAME.fullmatch(key) is not None


def report_free_rounds(sheet: Sheet, pairing: str | None) -> None:
    """Report how words such as `bye` were read, unless the pairing is given as a Swiss."""
    if pairing == Pairing.PREDETERMINED:
        read_as = "a free round of 0 points, as the pairings are predetermined"
    elif pairing is None:
        read_as = "a pairing-allocated bye; with predetermined pairings it is 0 points"
    else:
        return
    for text, first in {field.text: field for field in reversed(sheet.free_rounds)}.items():
        count = sum(field.text == text for field in sheet.free_rounds)
        times = f" ({count} times)" if count > 1 else ""
        sheet.notice(f"{text!r} was read as {read_as}{times}", first.line, first.column)


def game_rows(table: Crosstable) -> Iterator[list[object]]:
    """Yield the header and a row for each game and each bye, by round and participant."""
    cells = _checked_rows(table)
    scores = (table.written or table).scores
    yield [*GAME_COLUMNS, SCORE] if scores else list(GAME_COLUMNS)
    for round_, column in enumerate(zip(*cells, strict=True), 1):
        for i, cell in enumerate(column):
            number = table.participants[i].number
            white = i
            if cell.outcome in outcomes.BYES:
                row: list[object] = [round_, number, "", chr(cell.outcome)]
            elif cell.opponent and (o := table.index(cell.opponent)) > i:
                sides, letters = (number, cell.opponent), (cell.outcome, column[o].outcome)
                if cell.color == "b" or (cell.color == "-" and column[o].color == "w"):
                    sides, letters, white = sides[::-1], letters[::-1], o
                row = [round_, *sides, _RESULTS[letters]]
            else:
                continue
            yield [*row, scores[white][round_ - 1]] if scores else row


def cell_columns(table: Crosstable) -> Iterator[list[object]]:
    """Yield a column for each round, with its number first."""
    for round_, column in enumerate(zip(*_checked_rows(table), strict=True), 1):
        yield [round_, *map(_cell_text, column)]


def _cell_text(cell: Cell) -> str:
    opponent, color, outcome = cell
    if not opponent:
        return chr(outcome) if outcome in outcomes.BYES else ""
    if color != "-":
        return f"{opponent}{color}{chr(outcome).strip()}"
    if outcome in _PLAIN:
        return f"{_PLAIN[outcome]}{opponent}"
    if outcome in outcomes.FORFEITS:
        return f"{chr(outcome)}F{opponent}"
    return f"{opponent}-{chr(outcome)}" if outcome != outcomes.OPEN else str(opponent)


def _checked_rows(table: Crosstable) -> list[list[Cell]]:
    """Return the cells of all participants.

    Raises:
        InputError: more rounds, or longer numbers, than can be read again.
    """
    rows = cell_rows(table)
    rounds = len(rows[0]) if rows else 0
    if rounds > MOST_ROUNDS:
        template = "a CSV file cannot hold {rounds} rounds"
        raise InputError(Problem("too_many_rounds_for_csv", template, rounds=rounds))
    for person in table.participants:
        if person.number >= HIGHEST:
            raise InputError(number_too_long("CSV", person.number))
    return rows
