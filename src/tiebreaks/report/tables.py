"""Standings as text, tab- and comma-separated values, JSON and Markdown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from tiebreaks._exact import first_of, inert, to_text
from tiebreaks.messages import counted, messages
from tiebreaks.report.layout import (
    aligned,
    csv_text,
    guarded,
    indented_json,
    markdown_lines,
    without_markup,
)
from tiebreaks.report.names import edition_name
from tiebreaks.report.standings_data import open_games, standings_value
from tiebreaks.standings.rows import LOTS, Row, Standings

_MOST_TIES = 5


def text_table(standings: Standings, language: str = "en") -> str:
    """Write the standings for people: the state, aligned columns, and what decided each place."""
    texts = messages(language)
    codes = list(standings.codes)
    header = [texts["place"], texts["number"], texts["name"], *codes, texts["decided_by"]]
    lines = [header, *(_cells(row, standings, texts) for row in standings)]
    lines += _excluded(standings, len(header))
    left = {2, len(header) - 1}
    title = event_name(standings)
    head = [inert(title)] if title else []
    return "\n".join([*head, *state_lines(standings, language), "", *aligned(lines, left)])


def markdown_table(standings: Standings, language: str = "en") -> str:
    """Write the standings as a Markdown table; names and the title are text, never markup."""
    texts = messages(language)
    header = [texts["place"], texts["number"], texts["name"], *standings.codes]
    header.append(texts["decided_by"])
    rule = ["---:", "---:", "---", *["---:"] * len(standings.columns), "---"]
    lines = [header, rule, *(_cells(row, standings, texts) for row in standings)]
    lines += _excluded(standings, len(header))
    for line in lines[2:]:
        line[2] = without_markup(line[2])
    title = event_name(standings)
    head = [f"# {without_markup(inert(title))}", ""] if title else []
    state = [f"{without_markup(line)}  " for line in state_lines(standings, language)]
    return "\n".join([*head, *state, "", *markdown_lines(lines)])


def tsv(standings: Standings, language: str = "en", decimal_mark: str = ".") -> str:
    """Write place, number, name and one exact decimal per tie-break, separated by tabs.

    Codes are as in the list; an absent value is `-`. A tab or line break in a name becomes a
    blank.
    """
    lines = [_plain_header(standings), *_plain_lines(standings, decimal_mark)]
    return "\n".join("\t".join(line) for line in lines)


def csv_table(standings: Standings, language: str = "en", decimal_mark: str = ".") -> str:
    """Write the same as `tsv` as CSV: separated by commas, with a decimal comma by semicolons.

    A name that a spreadsheet would take for a formula begins with an apostrophe.
    """
    lines = [_plain_header(standings)]
    for place, number, name, *values in _plain_lines(standings, decimal_mark):
        lines.append([place, number, guarded(name), *values])
    return csv_text(lines, delimiter=";" if decimal_mark == "," else ",")


def json_table(standings: Standings, language: str = "en") -> str:
    """Write the standings with exact values as JSON."""
    return indented_json(standings_value(standings))


def _plain_header(standings: Standings) -> list[str]:
    return ["place", "number", "name", *standings.codes]


def _plain_lines(standings: Standings, decimal_mark: str) -> list[list[str]]:
    lines = [_plain(row, decimal_mark) for row in standings]
    absent = _excluded(standings, len(standings.columns) + 3)
    return [*lines, *([cell or "-" for cell in line] for line in absent)]


def _excluded(standings: Standings, width: int) -> list[list[str]]:
    """Return a line for everyone whose results do not count: number and name alone."""
    return [
        ["-", str(person.number), inert(person.name), *[""] * (width - 3)]
        for person in standings.excluded
    ]


def _plain(row: Row, decimal_mark: str) -> list[str]:
    values = [row[code] for code in row.standings.columns]
    texts = ["-" if v is None else to_text(v).replace(".", decimal_mark) for v in values]
    return [str(row.place), str(row.participant.number), inert(row.participant.name), *texts]


def _cells(row: Row, standings: Standings, texts: Mapping[str, str]) -> list[str]:
    number = row.participant.number
    decided = texts["by_lots"] if row.decided_by == LOTS else row.decided_by or ""
    point = texts["decimal_point"]
    values = [column.text(number).replace(".", point) for column in standings.columns.values()]
    return [str(row.place), str(number), inert(row.participant.name), *values, decided]


def event_name(standings: Standings) -> str:
    """Return the name of the tournament that was ranked; nothing if it has none."""
    return standings.tournament.name if standings.tournament else ""


def state_lines(standings: Standings, language: str = "en") -> list[str]:
    """Say under which rules and after which round, and what is provisional or dropped."""
    texts = messages(language)
    table = standings.table
    lines = [
        texts["state"].format(
            edition=edition_name(standings.edition, language),
            pairing=texts[table.pairing],
            round=table.rounds,
            rounds=table.planned_rounds,
        )
    ]
    if table.rounds < table.planned_rounds:
        left = table.planned_rounds - table.rounds
        lines.append(counted("interim", left, texts))
    unfinished = open_games(table)
    if unfinished:
        lines.append(counted("provisional", unfinished, texts))
    if standings.group:
        lines.append(
            texts["group_state"].format(
                group=inert(standings.group), size=len(standings), all=len(table.participants)
            )
        )
    if standings.excluded:
        names = [f"{one.number} {inert(one.name)}".rstrip() for one in standings.excluded]
        lines.append(texts["excluded"].format(names=texts["separator"].join(names)))
    if standings.seed is not None:
        lines.append(texts["lots_state"].format(seed=inert(str(standings.seed))))
    if standings.assigned:
        lines.append(assigned_line(standings, texts))
    if ties := _ties_line(standings, texts):
        lines.append(ties)
    lines += [texts["meant_for_level"].format(code=code) for code in standings.misused]
    for dropped in standings.dropped:
        lines.append(texts["dropped"].format(code=dropped.code, unrated=first_of(dropped.unrated)))
    return lines


def assigned_line(standings: Standings, texts: Mapping[str, str]) -> str:
    """Say which ratings unrated participants were given."""
    by_rating: dict[int, list[int]] = {}
    for number, rating in standings.assigned.items():
        by_rating.setdefault(rating, []).append(number)
    given = [f"{rating} ({first_of(numbers)})" for rating, numbers in sorted(by_rating.items())]
    return texts["assigned"].format(given=", ".join(given))


def _ties_line(standings: Standings, texts: Mapping[str, str]) -> str:
    """Say which places are shared after the whole list; nothing where none is."""
    sizes = Counter(row.place for row in standings)
    shared = [place for place, size in sizes.items() if size > 1]
    if not shared:
        return ""
    ties = [texts["tie"].format(place=place, size=sizes[place]) for place in shared[:_MOST_TIES]]
    more = [f"... ({len(shared)})"] if len(shared) > _MOST_TIES else []
    return texts["ties_remain"].format(ties=", ".join([*ties, *more]))


FORMATS: Mapping[str, Callable[[Standings, str], str]] = {
    "text": text_table,
    "tsv": tsv,
    "csv": csv_table,
    "json": json_table,
    "markdown": markdown_table,
}
