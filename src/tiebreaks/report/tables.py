"""Standings as text, tab- and comma-separated values, JSON and Markdown."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Mapping
from unicodedata import combining, east_asian_width

from tiebreaks._exact import first_of, to_text
from tiebreaks.messages import counted, messages
from tiebreaks.report.data import open_games, to_dict
from tiebreaks.standings.rows import LOTS, Row, Standings


def text_table(standings: Standings, language: str = "en") -> str:
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
    return "\n".join([*state_lines(standings, language), "", *written])


def markdown_table(standings: Standings, language: str = "en") -> str:
    """Write the standings as a Markdown table."""
    texts = messages(language)
    header = [texts["place"], texts["number"], texts["name"], *standings.codes]
    header.append(texts["decided_by"])
    rule = ["---:", "---:", "---", *["---:"] * len(standings.columns), "---"]
    lines = [header, rule, *(_cells(row, standings, texts) for row in standings)]
    lines += _excluded(standings, len(header))
    table = ["| " + " | ".join(_escaped(cell) for cell in line) + " |" for line in lines]
    return "\n".join([*(f"{line}  " for line in state_lines(standings, language)), "", *table])


def tsv(standings: Standings, language: str = "en") -> str:
    """Write place, number, name and one exact decimal per tie-break, separated by tabs.

    Codes are as in the list; an absent value is `-`. A tab or line break in a name becomes a
    blank.
    """
    lines = [["place", "number", "name", *standings.codes], *_plain_lines(standings)]
    clean = str.maketrans("\t\r\n", "   ")
    return "\n".join("\t".join(cell.translate(clean) for cell in line) for line in lines)


def csv_table(standings: Standings, language: str = "en") -> str:
    """Write the same as `tsv`, separated by commas and quoted where needed."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(["place", "number", "name", *standings.codes])
    writer.writerows(_plain_lines(standings))
    return out.getvalue().rstrip("\n")


def json_table(standings: Standings, language: str = "en") -> str:
    """Write the standings with exact values as JSON."""
    return json.dumps(to_dict(standings), ensure_ascii=False, indent=2)


def _plain_lines(standings: Standings) -> list[list[str]]:
    width = len(standings.columns) + 3
    absent = [[cell or "-" for cell in line] for line in _excluded(standings, width)]
    return [*map(_plain, standings), *absent]


def _excluded(standings: Standings, width: int) -> list[list[str]]:
    """Return a line for everyone whose results do not count: number and name alone."""
    return [
        ["-", str(person.number), one_line(person.name), *[""] * (width - 3)]
        for person in standings.excluded
    ]


def _plain(row: Row) -> list[str]:
    values = [row[code] for code in row.standings.columns]
    texts = ["-" if value is None else to_text(value) for value in values]
    return [str(row.place), str(row.participant.number), row.participant.name, *texts]


def _cells(row: Row, standings: Standings, texts: Mapping[str, str]) -> list[str]:
    number = row.participant.number
    decided = texts["by_lots"] if row.decided_by == LOTS else row.decided_by or ""
    point = texts["decimal_point"]
    values = [column.text(number).replace(".", point) for column in standings.columns.values()]
    return [str(row.place), str(number), one_line(row.participant.name), *values, decided]


def one_line(text: str) -> str:
    """Return the text with every control character and line break as a blank."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


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
        names = [f"{person.number} {person.name}".rstrip() for person in standings.excluded]
        lines.append(texts["excluded"].format(names=texts["separator"].join(names)))
    if standings.seed is not None:
        lines.append(texts["lots_state"].format(seed=standings.seed))
    lines += [texts["meant_for_level"].format(code=code) for code in standings.misused]
    for dropped in standings.dropped:
        lines.append(texts["dropped"].format(code=dropped.code, unrated=first_of(dropped.unrated)))
    return lines


def _width(text: str) -> int:
    return sum(
        0 if combining(letter) else 2 if east_asian_width(letter) in "WF" else 1 for letter in text
    )


def _pad(text: str, width: int, left: bool) -> str:
    blanks = " " * (width - _width(text))
    return text + blanks if left else blanks + text


def _escaped(cell: str) -> str:
    return cell.replace("\\", "\\\\").replace("|", "\\|").replace("<", "&lt;")


FORMATS: Mapping[str, Callable[[Standings, str], str]] = {
    "text": text_table,
    "tsv": tsv,
    "csv": csv_table,
    "json": json_table,
    "markdown": markdown_table,
}
