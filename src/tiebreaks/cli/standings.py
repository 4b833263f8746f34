"""`tiebreaks standings`: rank the participants."""

from __future__ import annotations

import argparse
import sys

from tiebreaks import editions
from tiebreaks.cli.arguments import add_format, add_group, add_shared
from tiebreaks.cli.inputs import among, rank_as_asked, ranked, with_rules
from tiebreaks.errors import InputError, Problem
from tiebreaks.messages import messages
from tiebreaks.report.tables import (
    FORMATS,
    assigned_line,
    csv_table,
    json_table,
    markdown_table,
    text_table,
    tsv,
)
from tiebreaks.standings.rows import Standings

HELP = "rank the participants"


def add_options(command: argparse.ArgumentParser) -> None:
    """Add the options."""
    add_shared(command)
    add_format(command, [*FORMATS, "html"])
    command.add_argument("--versus", metavar="ID", help="show the differences from another edition")
    add_group(command)
    mark = "the decimal mark of csv and tsv; a comma makes csv separate by semicolons"
    command.add_argument("--decimal", choices=(".", ","), default=".", help=mark)
    command.add_argument(
        "--bom", action="store_true", help="begin csv and tsv with a byte order mark, for Excel"
    )
    shorter = "html without the workings of the values: much shorter for a large event"
    command.add_argument("--no-workings", dest="workings", action="store_false", help=shorter)


def run(options: argparse.Namespace) -> str:
    """Return the standings in the format asked for."""
    _refuse_combinations(options)
    tournament, standings = ranked(options)
    if options.versus:
        from tiebreaks.report.explanations import explain_changes
        from tiebreaks.standings.changes import versus

        other = rank_as_asked(
            options, tournament, with_rules(editions.get(options.versus), options)
        )
        return explain_changes(standings, other, versus(standings, other), options.language)
    return _written(options, among(standings, options.only))


def _refuse_combinations(options: argparse.Namespace) -> None:
    problems = []
    if options.versus and (options.only or options.format != "text"):
        reason = "--versus cannot be combined with --only or --format"
        problems.append(Problem("versus_alone", reason))
    if (options.bom or options.decimal != ".") and options.format not in ("csv", "tsv"):
        reason = "--decimal and --bom are for csv and tsv"
        problems.append(Problem("for_csv_and_tsv", reason))
    if not options.workings and options.format != "html":
        problems.append(Problem("for_html", "--no-workings is for html"))
    if problems:
        raise InputError(problems)


def _written(options: argparse.Namespace, standings: Standings) -> str:
    language = options.language
    if options.format in ("csv", "tsv"):
        if standings.assigned:
            line = assigned_line(standings, messages("en"))
            print(f"{options.file}: {line}", file=sys.stderr)
        table = csv_table if options.format == "csv" else tsv
        return table(standings, decimal_mark=options.decimal)
    if options.format == "json":
        return json_table(standings)
    if options.format == "html":
        from tiebreaks.report.pages import page

        return page(standings, language=language, workings=options.workings)
    write = markdown_table if options.format == "markdown" else text_table
    return write(standings, language)
