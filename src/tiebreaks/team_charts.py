"""Wall charts of team events, as people type them, to plain rows."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import NamedTuple

from tiebreaks import outcomes
from tiebreaks._exact import decimal
from tiebreaks.errors import FormatError
from tiebreaks.matches import TeamCell

_POINTS = r"\d+(?:[.,]\d+)?½?|½"
_MATCH = re.compile(rf"(\d+)([wb])({_POINTS})", re.IGNORECASE)
_FORFEIT = re.compile(r"([+-])F(\d+)", re.IGNORECASE)
_HEADING = re.compile(r"\s*(\d+)[.):]?(?:[;|\s]+|$)")
_BYES = {kind: outcomes.BYE_KINDS[kind] for kind in ("PAB", "HPB", "FPB", "ZPB")}


class TeamChartRow(NamedTuple):
    """A line: number, name, and a cell per round, None where nothing is written."""

    number: int
    name: str
    cells: list[TeamCell | None]


def is_team_chart(text: str) -> bool:
    """Whether a chart tells game points of matches: some cell has more than one point.

    >>> is_team_chart("1 Ants 2w2.5"), is_team_chart("1 Ann 2w1")
    (True, False)
    """
    return any(
        match is not None and (_points(match[3]) or 0) > 1
        for match in map(_MATCH.fullmatch, re.split(r"[;|\s]+", text))
    )


def read(text: str) -> list[TeamChartRow]:
    """Read a chart with a line per team: number, name, then a cell per round.

    Cells: opponent, colour of the first board and game points (`8w2.5`, `4b1½`), a match won or
    lost by forfeit (`+F9`, `-F9`), a bye (`PAB`, `HPB`, `FPB`, `ZPB`), `*` for nothing written.

    Raises:
        FormatError: every word that cannot be read, with line and column.

    >>> read("1 Ants 2w2.5")[0].cells[0].points
    Fraction(5, 2)
    """
    rows: list[TeamChartRow] = []
    places: list[tuple[int | None, int | None, str]] = []
    for line, content in enumerate(re.split(r"\r\n|\r|\n", text), 1):
        if not content.strip() or content.lstrip().startswith("#"):
            continue
        heading = _HEADING.match(content)
        if heading is None:
            places.append((line, 1, f"a line starts with the team's number: {content.strip()!r}"))
            continue
        name: list[str] = []
        cells: list[TeamCell | None] = []
        for word in re.finditer(r"[^;|\s]+", content[heading.end() :]):
            cell = _cell(word[0])
            if cell is not None or word[0] == "*":
                cells.append(cell)
            elif cells:
                column = heading.end() + word.start() + 1
                places.append((line, column, f"{word[0]!r} is no cell such as 8w2.5, +F9 or PAB"))
            else:
                name.append(word[0])
        rows.append(TeamChartRow(int(heading[1]), " ".join(name), cells))
    if places:
        raise FormatError(places)
    return rows


def _cell(word: str) -> TeamCell | None:
    if match := _MATCH.fullmatch(word):
        return TeamCell(int(match[1]), match[2].lower(), None, points=_points(match[3]))
    if match := _FORFEIT.fullmatch(word):
        outcome = outcomes.FORFEIT_WIN if match[1] == "+" else outcomes.FORFEIT_LOSS
        return TeamCell(int(match[2]), "-", outcome)
    bye = _BYES.get(word.upper())
    return None if bye is None else TeamCell(0, "-", bye)


def _points(text: str) -> Fraction | None:
    half = Fraction(1, 2) if text.endswith("½") else Fraction(0)
    whole = text.removesuffix("½")
    return half + ((decimal(whole) or Fraction(0)) if whole else 0)
