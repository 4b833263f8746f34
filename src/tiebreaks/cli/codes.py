"""`tiebreaks codes`: the known tie-breaks, or one in detail."""

from __future__ import annotations

import argparse

from tiebreaks import editions
from tiebreaks.report import catalogue


def run(options: argparse.Namespace) -> str:
    """Return the list, one tie-break in detail, or the rules that differ between two editions."""
    edition = editions.get(options.edition)
    if options.versus:
        differences = editions.differences(edition, editions.get(options.versus))
        lines = [f"{what}: {one} v. {two}" for what, one, two in differences]
        return "\n".join(lines or ["no differences"])
    if options.code:
        return catalogue.in_full(options.code, options.language)
    return catalogue.listing(edition, options.language)
