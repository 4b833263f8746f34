"""`tiebreaks standings`: rank the participants."""

from __future__ import annotations

import argparse

from tiebreaks import editions
from tiebreaks.cli.inputs import rank_as_asked, ranked, with_rules
from tiebreaks.errors import InputError
from tiebreaks.model.prize_groups import parse_group
from tiebreaks.report.explanations import explain_changes
from tiebreaks.report.pages import page
from tiebreaks.report.tables import FORMATS
from tiebreaks.standings.changes import versus


def run(options: argparse.Namespace) -> str:
    """Return the standings in the format asked for."""
    if options.versus and (options.only or options.format != "text"):
        raise InputError("--versus cannot be combined with --only or --format")
    tournament, standings = ranked(options)
    if options.versus:
        other = rank_as_asked(
            options, tournament, with_rules(editions.get(options.versus), options)
        )
        return explain_changes(standings, other, versus(standings, other), options.language)
    if options.only:
        standings = standings.among(parse_group(options.only), name=options.only)
    if options.format == "html":
        name, notices = tournament.name, tournament.notices
        return page(standings, title=name, notices=notices, language=options.language)
    text = FORMATS[options.format](standings, options.language)
    if options.format in ("text", "markdown") and tournament.name:
        title = f"# {tournament.name}\n" if options.format == "markdown" else tournament.name
        return f"{title}\n{text}"
    return text
