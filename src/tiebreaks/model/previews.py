"""The small HTML tables that notebooks show: plain, inert, and short whatever they show."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import TYPE_CHECKING

from tiebreaks import outcomes
from tiebreaks._exact import cut, points, to_text

if TYPE_CHECKING:
    from tiebreaks.model.crosstable import Crosstable

MOST_ROWS = 60
MOST_COLUMNS = 30
_LONGEST = 48  # letters of a cell

# Results and byes as in a wall chart.
_SIGNS = {
    outcomes.WIN: "+",
    outcomes.DRAW: "=",
    outcomes.LOSS: "-",
    outcomes.SHORT_WIN: "+",
    outcomes.SHORT_DRAW: "=",
    outcomes.SHORT_LOSS: "-",
    outcomes.FORFEIT_WIN: "+F",
    outcomes.FORFEIT_LOSS: "-F",
    outcomes.ADJOURNED: "*",
    outcomes.OPEN: "*",
}
_COLORS = {"w": "W", "b": "B"}


def preview(
    caption: str, heads: Sequence[object], rows: Iterable[Sequence[object]], size: int
) -> str:
    """Return a table in HTML: at most 60 of `size` rows, and how many more there are.

    Text is shown as it is and never as markup; None is a dash, and a long cell is cut.

    >>> preview("A & B", ["n"], [[None]], 1)
    '<table><caption>A &amp; B</caption><tr><th>n</th></tr><tr><td>–</td></tr></table>'
    """
    lines = [_line("th", heads), *(_line("td", row) for row in islice(rows, MOST_ROWS))]
    if size > MOST_ROWS:
        width = min(len(heads), MOST_COLUMNS + 1)
        lines.append(f'<tr><td colspan="{width}">… {size - MOST_ROWS} more rows</td></tr>')
    return f"<table><caption>{_text(caption, 200)}</caption>{''.join(lines)}</table>"


def _line(tag: str, cells: Sequence[object]) -> str:
    shown = [_text(cell, _LONGEST) for cell in cells[:MOST_COLUMNS]]
    shown += ["…"] if len(cells) > MOST_COLUMNS else []
    return f"<tr>{''.join(f'<{tag}>{text}</{tag}>' for text in shown)}</tr>"


def _text(cell: object, most: int) -> str:
    from html import escape  # slow to load, and for notebooks alone

    return "–" if cell is None else escape(cut(str(cell), most))


def crosstable_preview(table: Crosstable) -> str:
    """Return the participants with their rounds, as in a wall chart, and their points."""
    rounds = len(table.outcomes[0]) if table.outcomes else 0
    shown = range(min(rounds, MOST_COLUMNS - 5))
    rated = any(person.rating for person in table.participants)
    scores = list(table.points)
    heads = ["No.", "Name", *["Rating"] * rated, *scores, *(r + 1 for r in shown)]
    heads += ["…"] if len(shown) < rounds else []

    def row(i: int) -> list[object]:
        person = table.participants[i]
        own = [_score(table, name, i) for name in scores]
        rating = [person.rating] * rated
        return [person.number, person.name, *rating, *own, *(_cell(table, i, r) for r in shown)]

    size = len(table.participants)
    caption = f"{size} participants, round {table.rounds} of {table.planned_rounds}"
    return preview(f"{caption}, {table.pairing}", heads, map(row, range(size)), size)


def _score(table: Crosstable, name: str, i: int) -> str:
    """Return the points of the rounds held, with penalties."""
    own = table.points[name]
    units = sum(own.rows[i][: table.rounds])
    units += sum(penalty.units for penalty in own.penalties if penalty.participant == i)
    return to_text(points(units, own.scale))


def _cell(table: Crosstable, i: int, r: int) -> str | None:
    """Return one round as in a wall chart; the game points of a match behind it."""
    outcome, opponent = table.outcomes[i][r], table.opponents[i][r]
    if opponent < 0:
        absent = outcome in (outcomes.ZERO_BYE, outcomes.UNPAIRED)
        return None if absent else chr(outcome)
    number = table.participants[opponent].number
    text = f"{_SIGNS[outcome]}{_COLORS.get(table.colors[i][r], '')}{number}"
    if table.boards is None or outcome not in outcomes.GAMES:
        return text
    game_points = table.points["GP"]
    return f"{text} ({to_text(points(game_points.rows[i][r], game_points.scale))})"
