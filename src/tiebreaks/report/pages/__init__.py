"""Standings as one HTML page that needs no other file, not even a script.

A value is a link to its working further down; the style shows the one that is linked to, in a
panel on a screen and after the tables on paper. The members of a tied group share one working.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from html import escape as html_escape
from itertools import groupby, pairwise
from typing import Unpack

import attrs

from tiebreaks import outcomes
from tiebreaks._exact import inert, to_text
from tiebreaks.engine.origins import OWN
from tiebreaks.engine.terms import Column, Working
from tiebreaks.messages import language_of, messages
from tiebreaks.model.crosstable import Crosstable
from tiebreaks.model.tournament import Tournament
from tiebreaks.report.explanations import Valued, explained
from tiebreaks.report.names import full_name
from tiebreaks.report.pages.style import style
from tiebreaks.report.tables import event_name, state_lines
from tiebreaks.standings.group_columns import AnyColumn, Dropped, GroupColumn, GroupWorking
from tiebreaks.standings.ranking import Ranking, as_standings
from tiebreaks.standings.rows import LOTS, Row, Standings, compared


def escape(text: str) -> str:
    """Return text that a page shows as it is."""
    return html_escape(inert(text))


# From this many rows on a table scrolls inside the window, so that its head stays in sight.
_LONG = 60
# From this many columns on a table is printed across the long side of the paper.
_WIDE = 15

_SIGNS = {
    outcomes.WIN: "1",
    outcomes.DRAW: "½",
    outcomes.LOSS: "0",
    outcomes.SHORT_WIN: "1",
    outcomes.SHORT_DRAW: "½",
    outcomes.SHORT_LOSS: "0",
    outcomes.ADJOURNED: "…",
    outcomes.FORFEIT_WIN: "+",
    outcomes.FORFEIT_LOSS: "−",
    outcomes.OPEN: "…",
}
_BYES = {
    outcomes.PAIRING_BYE: "pairing_bye",
    outcomes.FULL_BYE: "full_bye",
    outcomes.HALF_BYE: "half_bye",
    outcomes.ZERO_BYE: "zero_bye",
}
_COLORS = {"w": "page_white", "b": "page_black"}


@attrs.frozen(eq=False)
class _Context:
    """What every part of a page needs."""

    standings: Standings
    shown: Sequence[tuple[int, str, Column | GroupColumn]]  # position in the list, code, column
    with_row: frozenset[int]
    names: Sequence[str]  # what everybody is called, by index
    texts: Mapping[str, str]
    language: str
    workings: bool  # whether they are on the page


def page(
    standings: Standings | Tournament | Crosstable,
    *,
    title: str | None = None,
    notices: Iterable[object] | None = None,
    language: str = "en",
    workings: bool = True,
    **ranking: Unpack[Ranking],
) -> str:
    """Write the standings as one HTML page: the values with their workings, and the crosstable.

    Args:
        standings: what `rank` returned, or a group of it; or a tournament, which is ranked.
        title: the heading; the tournament's name unless given.
        notices: what the reader reported, shown in the foot; the tournament's unless given.
        language: of the fixed texts and the workings.
        workings: False for a page without them, which is much shorter: the values, what decided
            each place, and the crosstable.
        ranking: the arguments of `rank`, if something is to be ranked.

    Raises:
        UnknownLanguageError: a language that is not there.
        TypeError: arguments of `rank` beside ready standings.

    >>> from tiebreaks import Crosstable, rank
    >>> table = Crosstable.parse("1 Ann * 1 ½\\n2 Bob 0 * 1\\n3 Cid ½ 0 *")
    >>> print(page(rank(table, "SB"), title="Café & Chess").splitlines()[5])
    <title>Café &amp; Chess</title>
    >>> ["working" in page(table, tiebreaks="SB", workings=given) for given in (True, False)]
    [True, False]
    """
    texts = messages(language)
    standings = as_standings(standings, ranking)
    if notices is None:
        notices = standings.tournament.notices if standings.tournament else ()
    title = event_name(standings) if title is None else title
    context = _context(standings, language, workings)
    heading = escape(title or texts["page_title"])
    state, *remarks = map(escape, state_lines(standings, language))
    lines = [
        "<!DOCTYPE html>",
        f'<html lang="{language_of(language)}">',
        "<head>",
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{heading}</title>",
        f"<style>{style(workings)}</style>",
        "</head>",
        "<body>",
        f"<header>\n<h1>{heading}</h1>",
        *(f'<p class="remark">{remark}</p>' for remark in remarks),
        f'<p class="hint">{escape(texts["page_hint" if workings else "page_hint_names"])}</p>',
        "</header>",
        "<main>",
        *_standings_table(context),
        *_crosstable(context),
        *(_workings(context) if workings else ()),
        "</main>",
        *_foot(context, state, map(str, notices)),
        "</body>\n</html>",
    ]
    return "\n".join(lines)


def _context(standings: Standings, language: str, workings: bool) -> _Context:
    columns = enumerate(standings.columns.items())
    return _Context(
        standings,
        [(k, code, column) for k, (code, column) in columns if not isinstance(column, Dropped)],
        frozenset(row.participant.number for row in standings),
        [escape(one.name or str(one.number)) for one in standings.table.participants],
        messages(language),
        language,
        workings,
    )


def _open_table(kind: str, caption: str, columns: int, rows: int) -> str:
    classes = ["table", kind]
    classes += ["long"] if rows >= _LONG else []
    classes += ["wide"] if columns >= _WIDE else []
    return f'<div class="{" ".join(classes)}">\n<table>\n<caption>{escape(caption)}</caption>'


def _standings_table(context: _Context) -> Iterator[str]:
    standings, texts = context.standings, context.texts
    table = standings.table
    caption = texts["page_standings"].format(round=table.rounds, rounds=table.planned_rounds)
    yield _open_table("standings", caption, len(context.shown) + 4, len(standings))
    yield (
        "<thead>\n<tr>"
        + _place_and_name(texts)
        + "".join(
            f'<th scope="col"><a href="#code-{k}">{escape(code)}</a></th>'
            for k, code, _ in context.shown
        )
        + f'<th scope="col" class="decided">{escape(texts["decided_by"])}</th></tr>\n</thead>'
    )
    yield "<tbody>"
    shared = _shared_places(standings)
    for place, row in enumerate(standings, 1):
        number = row.participant.number
        values = "".join(
            f"<td>{_value(context, row, k, column)}</td>" for k, _, column in context.shown
        )
        kind = "place shared" if row.place in shared else "place"
        yield (
            f'<tr id="row-{number}"><td class="{kind}">{row.place}</td>'
            f'<td class="number">{number}</td>'
            f'<th scope="row"><a href="#games-{number}">{_name(context, row)}</a></th>{values}'
            f'<td class="decided">{_decided(context, row) if place > 1 else ""}</td></tr>'
        )
    for person in standings.excluded:
        name = escape(person.name or str(person.number))
        yield (
            f'<tr class="excluded"><td class="place">–</td><td class="number">{person.number}</td>'
            f'<th scope="row"><bdi>{name}</bdi></th>'
            f'<td colspan="{len(context.shown) + 1}"></td></tr>'
        )
    yield "</tbody>\n</table>\n</div>"


def _place_and_name(texts: Mapping[str, str]) -> str:
    place, number, name = (escape(texts[key]) for key in ("place", "number", "name"))
    return (
        f'<th scope="col" class="place"><span class="head">{place}</span></th>'
        f'<th scope="col" class="number">{number}</th><th scope="col" class="name">{name}</th>'
    )


def _value(context: _Context, row: Row, k: int, column: Column | GroupColumn) -> str:
    """Write a value, as a link to its working if that is on the page."""
    text = column.text(row.participant.number).replace(".", context.texts["decimal_point"])
    return f'<a href="#{_target(row, k, column)}">{text}</a>' if context.workings else text


def _shared_places(standings: Standings) -> set[int]:
    return {one.place for one, other in pairwise(standings) if one.place == other.place}


def _name(context: _Context, row: Row) -> str:
    i = context.standings.table.index(row.participant.number)
    return f"<bdi>{context.names[i]}</bdi>"


def _target(row: Row, k: int, column: AnyColumn) -> str:
    """Return the id of the working of a value; tied participants share that of their group."""
    number = row.participant.number
    if not isinstance(column, GroupColumn):
        return f"working-{number}-{k}"
    table = column.table
    members, _ = column.groups.get(table.index(number), ((), ()))
    return f"group-{k}-{table.participants[members[0]].number if members else 0}"


def _decided(context: _Context, row: Row) -> str:
    """Write what parts a row from the one above, as a link to why if that is on the page."""
    texts, code = context.texts, row.decided_by
    text = texts["by_lots"] if code == LOTS else texts["page_shared"] if code is None else code
    text = escape(text)
    return f'<a href="#{_why(context, row)}">{text}</a>' if context.workings else text


def _why(context: _Context, row: Row) -> str:
    """Return the id of the text that says why a row stands below the one above it."""
    for k, code, column in context.shown:
        if code == row.decided_by and isinstance(column, GroupColumn):
            return _target(row, k, column)
    return f"order-{row.participant.number}"


def _crosstable(context: _Context) -> Iterator[str]:
    standings, texts = context.standings, context.texts
    table = standings.table
    rounds = len(table.outcomes[0]) if table.outcomes else 0
    yield _open_table("games", texts["page_crosstable"], rounds + 4, len(standings))
    head = "".join(
        f'<th scope="col" title="{escape(texts["page_round"].format(round=r))}">{r}</th>'
        for r in range(1, rounds + 1)
    )
    total = next(iter(context.shown), None)
    if total is not None:
        head += f'<th scope="col" class="points">{escape(total[1])}</th>'
    yield f"<thead>\n<tr>{_place_and_name(texts)}{head}</tr>\n</thead>\n<tbody>"
    for row in standings:
        number = row.participant.number
        i = table.index(number)
        cells = "".join(_cell(context, i, r) for r in range(rounds))
        if total is not None:
            k, _, column = total
            cells += f'<td class="points">{_value(context, row, k, column)}</td>'
        yield (
            f'<tr id="games-{number}"><td class="place">{row.place}</td>'
            f'<td class="number">{number}</td>'
            f'<th scope="row"><a href="#row-{number}">{_name(context, row)}</a></th>{cells}</tr>'
        )
    yield "</tbody>\n</table>\n</div>"


def _cell(context: _Context, i: int, r: int) -> str:
    """Write one round of one participant: opponent, colour and result, or a bye."""
    table, texts = context.standings.table, context.texts
    outcome = table.outcomes[i][r]
    if table.opponents[i][r] < 0:
        if outcome not in _BYES or not table.rounds_in_order:
            return "<td></td>"
        points = _points(table, i, r)
        absent = outcome == outcomes.ZERO_BYE and points == "0"
        text = "–" if absent else texts["page_bye"].format(points=points)
        title = escape(texts[_BYES[outcome]])
        return f'<td class="bye" title="{title}">{escape(text)}</td>'
    o = table.opponents[i][r]
    number = table.participants[o].number
    opponent = str(number)
    if number in context.with_row:
        opponent = f'<a href="#games-{number}">{number}</a>'
    color = table.colors[i][r]
    letter = escape(texts[_COLORS[color]]) if color in _COLORS else ""
    played = table.boards is not None and outcome in outcomes.GAMES
    sign = _points(table, i, r) if played else _SIGNS[outcome]
    return f'<td title="{context.names[o]}">{opponent}{letter or " "}<b>{sign}</b></td>'


def _points(table: Crosstable, i: int, r: int) -> str:
    """Return the points of a round as people write them: 1, ½, 2½; a team's on its boards."""
    points = table.points["GP"] if table.boards is not None else next(iter(table.points.values()))
    value = Fraction(points.rows[i][r], points.scale)
    if value > 0 and value.denominator == 2:
        return f"{value.numerator // 2 or ''}½"
    return to_text(value)


def _workings(context: _Context) -> Iterator[str]:
    """Give every working once, in the order of the rows, and why each row stands where it does."""
    standings, language = context.standings, context.language
    yield f'<section class="workings" aria-label="{escape(context.texts["page_workings"])}">'
    written: set[str] = set()
    above: int | None = None
    made: dict[tuple[int, int], Working | GroupWorking] = {}  # of the row and the one above
    sums: dict[Valued, str] = {}

    def working_of(column: AnyColumn, number: int) -> Working | GroupWorking:
        key = id(column), number
        if key not in made:
            made[key] = column.working(number)
        return made[key]

    for row in standings:
        number = row.participant.number
        made = {key: working for key, working in made.items() if key[1] == above}
        for k, code, column in context.shown:
            target = _target(row, k, column)
            if target in written:
                continue
            written.add(target)
            heading, *lines = _escaped_lines(explained(working_of(column, number), language, sums))
            if isinstance(column, GroupColumn):
                heading = escape(_title(context, code, column))
            yield _block(context, target, heading, lines, number)
        if above is not None and (why := _why(context, row)) not in written:
            comparison = compared(standings, above, number, working_of)
            heading, *lines = _escaped_lines(explained(comparison, language, sums))
            yield _block(context, why, heading, lines, number)
        above = number
    yield "</section>"


def _escaped_lines(text: str) -> list[str]:
    return [inert(line) for line in html_escape(text).split("\n")]


def _title(context: _Context, code: str, column: Column | GroupColumn) -> str:
    """Write a tie-break's name and code as the list has them."""
    name = full_name(column.tiebreak, context.language)
    return context.texts["page_code"].format(code=code, name=name)


def _article_of(column: Column | GroupColumn) -> str:
    """Return the article that a tie-break follows, where its edition names articles."""
    cited = column.origin.cited or column.origin is OWN
    return column.article if cited and column.edition.cites_articles else ""


def _block(context: _Context, target: str, heading: str, lines: Sequence[str], number: int) -> str:
    """Write one working: its heading, and its lines as paragraphs and lists by their indent."""
    parts, inner = [], ' class="inner"'
    for indented, some in groupby(lines, lambda line: line[:1] == " "):
        if indented:
            items = [f"<li{inner if line[:4] == '    ' else ''}>{line.strip()}" for line in some]
            parts.append(f"<ul>{''.join(items)}</ul>")
        else:
            parts += [f"<p>{line}</p>" for line in some]
    return (
        f'<article id="{target}" tabindex="-1"><h2>{heading}</h2>{"".join(parts)}'
        f'<a class="close" href="#row-{number}">{escape(context.texts["page_close"])}</a></article>'
    )


def _foot(context: _Context, state: str, notices: Iterable[str]) -> Iterator[str]:
    """Give the state, the tie-breaks in their order, how cells are read, and the notices."""
    texts = context.texts
    yield f"<footer>\n<p>{state}</p>\n<p>{escape(texts['page_cells'])}</p>"
    yield f"<h2>{escape(texts['page_list'])}</h2>\n<ol>"
    for k, code, column in context.shown:
        line = _title(context, code, column)
        article = _article_of(column)
        if article:
            line = texts["page_rule"].format(title=line, article=article)
        yield f'<li id="code-{k}">{escape(line)}</li>'
    yield "</ol>"
    items = [f"<li>{escape(notice)}</li>" for notice in notices]
    if items:
        yield f"<h2>{escape(texts['page_notices'])}</h2>\n<ul>"
        yield from items
        yield "</ul>"
    yield "</footer>"
