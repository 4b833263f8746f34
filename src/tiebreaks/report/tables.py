"""Standings as text, tab- and comma-separated values, JSON and Markdown."""

from __future__ import annotations

import csv
import io
import json
import re
from collections import Counter
from collections.abc import Callable, Mapping
from unicodedata import category, east_asian_width

from tiebreaks._exact import first_of, inert, to_text
from tiebreaks.messages import counted, messages
from tiebreaks.report.data import open_games, to_dict
from tiebreaks.standings.rows import LOTS, Row, Standings

_FORMULA = ("=", "+", "-", "@")
_MOST_TIES = 5
_NO_COLUMN = ("Mn", "Me", "Cf")
_MARKUP = re.compile(r"[\\`*_\[\]|~&$@#!]")
_LINKS = re.compile(r"(?i)(https?|ftp|mailto|www)([:.])")  # what becomes a link without brackets


def text_table(standings: Standings, language: str = "en", title: str = "") -> str:
    """Write the standings for people: the state, aligned columns, and what decided each place."""
    texts = messages(language)
    codes = list(standings.codes)
    header = [texts["place"], texts["number"], texts["name"], *codes, texts["decided_by"]]
    lines = [header, *(_cells(row, standings, texts) for row in standings)]
    lines += _excluded(standings, len(header))
    left = {2, len(header) - 1}
    widths = [max(_width(line[k]) for line in lines) for k in range(len(header))]
    written = [
        "  ".join(_pad(cell, widths[k], k in left) for k, cell in enumerate(line)).rstrip()
        for line in lines
    ]
    head = [inert(title)] if title else []
    return "\n".join([*head, *state_lines(standings, language), "", *written])


def markdown_table(standings: Standings, language: str = "en", title: str = "") -> str:
    """Write the standings as a Markdown table; names and the title are text, never markup."""
    texts = messages(language)
    header = [texts["place"], texts["number"], texts["name"], *standings.codes]
    header.append(texts["decided_by"])
    rule = ["---:", "---:", "---", *["---:"] * len(standings.columns), "---"]
    lines = [header, rule, *(_cells(row, standings, texts) for row in standings)]
    lines += _excluded(standings, len(header))
    for line in lines[2:]:
        line[2] = _without_markup(line[2])
    table = ["| " + " | ".join(line) + " |" for line in lines]
    head = [f"# {_without_markup(inert(title))}", ""] if title else []
    state = [f"{_without_markup(line)}  " for line in state_lines(standings, language)]
    return "\n".join([*head, *state, "", *table])


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
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n", delimiter=";" if decimal_mark == "," else ",")
    writer.writerow(_plain_header(standings))
    for place, number, name, *values in _plain_lines(standings, decimal_mark):
        writer.writerow([place, number, _guarded(name), *values])
    return out.getvalue().rstrip("\n")


def json_table(standings: Standings, language: str = "en") -> str:
    """Write the standings with exact values as JSON."""
    return json.dumps(to_dict(standings), ensure_ascii=False, indent=2)


def _plain_header(standings: Standings) -> list[str]:
    return ["place", "number", "name", *standings.codes]


def _plain_lines(standings: Standings, decimal_mark: str) -> list[list[str]]:
    lines = [_plain(row, decimal_mark) for row in standings]
    absent = _excluded(standings, len(standings.columns) + 3)
    return [*lines, *([cell or "-" for cell in line] for line in absent)]


def _guarded(text: str) -> str:
    """Return text that no spreadsheet takes for a formula."""
    return f"'{text}" if text.lstrip().startswith(_FORMULA) else text


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


def state_lines(standings: Standings, language: str = "en") -> list[str]:
    """Say under which rules and after which round, and what is provisional or dropped."""
    texts = messages(language)
    table = standings.table
    lines = [
        texts["state"].format(
            edition=standings.edition.name,
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
                group=standings.group, size=len(standings), all=len(table.participants)
            )
        )
    if standings.excluded:
        names = [f"{one.number} {inert(one.name)}".rstrip() for one in standings.excluded]
        lines.append(texts["excluded"].format(names=texts["separator"].join(names)))
    if standings.seed is not None:
        lines.append(texts["lots_state"].format(seed=standings.seed))
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


def _width(text: str) -> int:
    """Return how many columns a terminal takes for a text; marks above and below take none."""
    return sum(
        0 if category(c) in _NO_COLUMN else 2 if east_asian_width(c) in "WF" else 1 for c in text
    )


def _pad(text: str, width: int, left: bool) -> str:
    blanks = " " * (width - _width(text))
    return text + blanks if left else blanks + text


def _without_markup(text: str) -> str:
    """Return text that Markdown shows as it is."""
    return _LINKS.sub(r"\1\\\2", _MARKUP.sub(r"\\\g<0>", text).replace("<", "&lt;"))


FORMATS: Mapping[str, Callable[[Standings, str], str]] = {
    "text": text_table,
    "tsv": tsv,
    "csv": csv_table,
    "json": json_table,
    "markdown": markdown_table,
}
