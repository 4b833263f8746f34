"""`tiebreaks codes`: the known tie-breaks, one in detail, or what a name means."""

from __future__ import annotations

import argparse

from tiebreaks import editions
from tiebreaks.report import catalogue, code_search


def run(options: argparse.Namespace) -> str:
    """Return the list, what the words mean, or the rules that differ between two editions."""
    edition = editions.get(options.edition)
    if options.versus:
        differences = editions.differences(edition, editions.get(options.versus))
        lines = [f"{what}: {one} v. {two}" for what, one, two in differences]
        return "\n".join(lines or ["no differences"])
    if options.words:
        return code_search.found(" ".join(options.words), options.language)
    return catalogue.listing(edition, options.language)
