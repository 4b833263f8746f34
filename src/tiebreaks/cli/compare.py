"""`tiebreaks compare`: what decides between two participants."""

from __future__ import annotations

import argparse

from tiebreaks._exact import first_of
from tiebreaks.cli.arguments import PLAIN_FORMATS, add_format, add_shared, whole_number
from tiebreaks.cli.inputs import ranked
from tiebreaks.cli.output import json_text
from tiebreaks.messages import messages
from tiebreaks.report.data import to_dict
from tiebreaks.report.explanations import explain
from tiebreaks.report.standings_data import head_value

HELP = "show what decides between two participants"


def add_options(command: argparse.ArgumentParser) -> None:
    """Add the options."""
    add_shared(command)
    command.add_argument("number", metavar="NUMBER", type=whole_number)
    command.add_argument("other", metavar="NUMBER", type=whole_number)
    add_format(command, PLAIN_FORMATS)


def run(options: argparse.Namespace) -> str:
    """Return the comparison of two participants."""
    _, standings = ranked(options)
    comparison = standings.compare(options.number, options.other)
    if options.format == "json":
        return json_text({**head_value(standings), **to_dict(comparison)})
    texts = messages(options.language)
    dropped = [
        texts["dropped"].format(code=column.code, unrated=first_of(column.unrated))
        for column in standings.dropped
    ]
    return "\n".join([explain(comparison, options.language), *dropped])
