"""`tiebreaks explain`: how each value of a participant is worked out."""

from __future__ import annotations

import argparse
from textwrap import indent

from tiebreaks._exact import first_of
from tiebreaks.cli.arguments import PLAIN_FORMATS, add_format, add_shared, whole_number
from tiebreaks.cli.inputs import ranked
from tiebreaks.cli.output import json_text
from tiebreaks.engine.terms import Column
from tiebreaks.messages import messages
from tiebreaks.report.explanations import explain
from tiebreaks.report.standings_data import head_value
from tiebreaks.standings.group_columns import Dropped

HELP = "show how each value of a participant is worked out"


def add_options(command: argparse.ArgumentParser) -> None:
    """Add the options."""
    add_shared(command)
    command.add_argument("number", metavar="NUMBER", type=whole_number)
    values = "also show the opponents' values in AOB, APRO, APPO, ARPO"
    command.add_argument("--open", action="store_true", help=values)
    add_format(command, PLAIN_FORMATS)


def run(options: argparse.Namespace) -> str:
    """Return the workings of one participant."""
    _, standings = ranked(options)
    number, language = options.number, options.language
    standings.check_ranked(number)
    columns = standings.columns.values()
    if options.format == "json":
        workings = [c.working(number) for c in columns if not isinstance(c, Dropped)]
        return json_text(
            {
                **head_value(standings),
                "workings": workings,
                "dropped": standings.dropped,
            }
        )
    parts: list[str] = []
    for column in columns:
        if isinstance(column, Dropped):
            text = messages(language)["dropped"]
            parts.append(text.format(code=column.code, unrated=first_of(column.unrated)))
            continue
        parts.append(explain(column.working(number), language))
        if options.open and isinstance(column, Column):
            opened = [explain(working, language) for working in column.opened(number)]
            parts += [indent(text, "    ") for text in opened]
    return "\n\n".join(parts)
