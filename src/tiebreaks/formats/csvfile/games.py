"""Games and cells of a CSV file: its long form and its crosstable form."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from tiebreaks import charts, outcomes
from tiebreaks.cells import Cell
from tiebreaks.crosstable import Crosstable
from tiebreaks.errors import InputError
from tiebreaks.formats.csvfile.text import (
    GAME_COLUMNS,
    HIGHEST,
    MOST_ROUNDS,
    Field,
    Row,
    Sheet,
    round_of,
)
from tiebreaks.participants import Participant

Games = tuple[list[tuple[int, int, int, str]], list[tuple[int, int, str]]]

# How the two sides of a game are written, the first for White.
_RESULTS = {
    **{sides: text for text, sides in reversed(outcomes.GAME_RESULTS.items())},
    (outcomes.DRAW, outcomes.DRAW): "1/2-1/2",
}
# Where the colour is not known a dash stands for it, or nothing at all of an open game.
_COLORLESS = re.compile(r"([0-9]{1,9})(?:-([01=½WDLX?+-]))?")
_PLAIN = {outcomes.WIN: "W", outcomes.DRAW: "D", outcomes.LOSS: "L"}


def read_games(sheet: Sheet, people: list[Participant]) -> Games:
    """Return games and byes; `people` takes those named in them where no section does."""
    rows = sheet.games or []
    if not sheet.columns:
        people.extend(_people_of(sheet, rows))
    from_name: dict[str, list[int]] = {}
    for person in people:
        from_name.setdefault(person.name, []).append(person.number)
    games, byes = [], []
    for row in rows:
        round_ = _round(sheet, row)
        white = _number(sheet, row["white"], from_name)
        black = _number(sheet, row["black"], from_name)
        result = row["result"]
        text = result.text.replace(" ", "").replace("–", "-").upper()
        if not row["white"].text:
            sheet.unreadable(row["white"], "there is no White; of a bye, Black is left empty")
        elif not row["black"].text:
            if text not in outcomes.BYE_KINDS:
                sheet.unreadable(result, f"{result.text!r} is no bye (U, F, H or Z)")
            byes.append((round_, white, text))
        else:
            if text not in outcomes.GAME_RESULTS:
                sheet.unreadable(result, f"{result.text!r} is no result of a game")
            games.append((round_, white, black, text))
    return games, byes


def _round(sheet: Sheet, row: Row) -> int:
    field = row["round"]
    found = sheet.whole(row, "round", 1)
    if not field.text:
        sheet.unreadable(field, "there is no round")
    elif found is not None and found > MOST_ROUNDS:
        sheet.unreadable(field, f"{field.text!r} is more than {MOST_ROUNDS} rounds")
    return found or 1


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal()


def _people_of(sheet: Sheet, rows: Sequence[Row]) -> list[Participant]:
    """Return the participants that the games name: by number, or by name in order of mention."""
    fields = [row[side] for row in rows for side in ("white", "black") if row[side].text]
    named = [field for field in fields if not _is_number(field.text)]
    if not named:
        return [Participant(n) for n in sorted({int(f.text) for f in fields if len(f.text) < 10})]
    for field in fields:
        if _is_number(field.text):
            message = f"{field.text!r} is a number, but {named[0].text!r} a name: use one of both"
            sheet.unreadable(field, message)
    names = dict.fromkeys(field.text for field in named)
    return [Participant(number, name) for number, name in enumerate(names, 1)]


def _number(sheet: Sheet, field: Field, from_name: dict[str, list[int]]) -> int:
    if _is_number(field.text):
        if len(field.text) > 9:
            sheet.unreadable(field, f"{field.text!r} is no participant's number")
            return 0
        return int(field.text)
    numbers = from_name.get(field.text, [])
    if field.text and len(numbers) != 1:
        what = "nobody has" if not numbers else "several have"
        sheet.unreadable(field, f"{what} the name {field.text!r}")
    return numbers[0] if numbers else 0


def read_cells(sheet: Sheet) -> list[list[Cell | None]]:
    """Return the cells of everybody, by round."""
    last = max(map(round_of, sheet.columns), default=0)
    cells = []
    for row in sheet.people:
        fields = [row.get(str(round_)) for round_ in range(1, last + 1)]
        cells.append([None if field is None else _cell(sheet, field) for field in fields])
    return cells


def _cell(sheet: Sheet, field: Field) -> Cell | None:
    key = field.text.translate(charts.DASHES).upper()
    if not key or key in charts.NOTHING:
        return None
    found = charts.wall_cell(key)
    if found is None and (colorless := _COLORLESS.fullmatch(key)):
        sign = colorless[2] or ""
        found = int(colorless[1]), "-", charts.WALL_SIGNS[sign]
    if found is None:
        sheet.unreadable(field, f"{field.text!r} is no cell, such as 9w1, 9b=, +F9 or H")
        return None
    return Cell(*found)


def game_rows(table: Crosstable) -> list[list[object]]:
    """Return the header and a row for each game and each bye, by round and participant."""
    whole = table.written or table
    numbers = [person.number for person in table.participants]
    rows: list[list[object]] = [list(GAME_COLUMNS)]
    for r in range(_rounds(whole)):
        for i, outcome in enumerate(row[r] for row in whole.outcomes):
            o = whole.opponents[i][r]
            if outcome in outcomes.BYES:
                rows.append([r + 1, numbers[i], "", chr(outcome)])
            elif o > i:
                one, other = (o, i) if "b" in _sides(whole, i, o, r) else (i, o)
                result = _RESULTS[whole.outcomes[one][r], whole.outcomes[other][r]]
                rows.append([r + 1, numbers[one], numbers[other], result])
    return rows


def _sides(table: Crosstable, i: int, o: int, r: int) -> str:
    """Return `b` where the first of a pair has Black."""
    ours, theirs = table.colors[i][r], table.colors[o][r]
    return "b" if ours == "b" or (ours == "-" and theirs == "w") else ""


def cell_columns(table: Crosstable) -> Iterator[list[object]]:
    """Give a column for each round, its number first."""
    whole = table.written or table
    numbers = [*(person.number for person in table.participants), 0]
    for r in range(_rounds(whole)):
        texts = [
            _cell_text(numbers[opponents[r]], colors[r], letters[r])
            for opponents, colors, letters in zip(
                whole.opponents, whole.colors, whole.outcomes, strict=True
            )
        ]
        yield [r + 1, *texts]


def _cell_text(opponent: int, color: str, outcome: int) -> str:
    if not opponent:
        return chr(outcome) if outcome in outcomes.BYES else ""
    if color != "-":
        return f"{opponent}{color}{chr(outcome).strip()}"
    if outcome in _PLAIN:
        return f"{_PLAIN[outcome]}{opponent}"
    if outcome in outcomes.FORFEITS:
        return f"{chr(outcome)}F{opponent}"
    return f"{opponent}-{chr(outcome)}" if outcome != outcomes.OPEN else str(opponent)


def _rounds(table: Crosstable) -> int:
    """Return the rounds of the rows.

    Raises:
        InputError: more rounds, or longer numbers, than can be read again.
    """
    rounds = len(table.outcomes[0]) if table.outcomes else 0
    if rounds > MOST_ROUNDS:
        raise InputError(f"a CSV file has no room for {rounds} rounds")
    for person in table.participants:
        if person.number >= HIGHEST:
            raise InputError(f"a CSV file has no room for the number {person.number}")
    return rounds
