"""`tiebreaks codes`: the known tie-breaks, one in detail, or what a name means."""

from __future__ import annotations

import argparse
import sys

from tiebreaks import editions
from tiebreaks.cli.arguments import add_language, add_register
from tiebreaks.cli.registered import installed, registered
from tiebreaks.engine.registry import Registry
from tiebreaks.messages import problem_text
from tiebreaks.report import catalogue

HELP = "list the tie-breaks, or look one up"


def add_options(command: argparse.ArgumentParser) -> None:
    """Add the options."""
    words = "a code, a name in any program or language, or a part of a name"
    command.add_argument("words", metavar="WORD", nargs="*", help=words)
    command.add_argument(
        "--edition", metavar="ID", help="list only the codes that this edition knows"
    )
    command.add_argument(
        "--versus", metavar="ID", help="list the rules in which this edition differs from --edition"
    )
    add_language(command)
    add_register(command)


def run(options: argparse.Namespace) -> str:
    """Return the list, what the words mean, or the rules that differ between two editions."""
    edition = editions.get(options.edition)
    if options.versus:
        differences = editions.differences(edition, editions.get(options.versus))
        lines = [f"{what}: {one} v. {two}" for what, one, two in differences]
        return "\n".join(lines or ["no differences"])
    words = " ".join(options.words)
    registry = _registry(options, words)
    if catalogue.is_code(words, registry):
        return catalogue.in_full(words, options.language, registry)
    if words:
        from tiebreaks.report import code_search  # the names that others have: a large module

        return code_search.found(words, options.language, registry)
    return catalogue.listing(edition, options.language, registry)


def _registry(options: argparse.Namespace, words: str) -> Registry:
    """Return the tie-breaks to look in: those of packages too, unless the words are a code."""
    registry = registered(tuple(options.register))
    if catalogue.is_code(words, registry):
        return registry
    registry, broken, refused = installed(registry)
    for problem in (*broken, *refused.values()):
        print(problem_text(problem, options.language), file=sys.stderr)
    return registry
