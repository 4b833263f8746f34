"""`tiebreaks convert`: write a file in another format."""

from __future__ import annotations

import argparse
import sys

from tiebreaks.cli.inputs import read_file
from tiebreaks.errors import InputError
from tiebreaks.formats import write


def run(options: argparse.Namespace) -> str:
    """Write the file; notices go to standard error."""
    if options.target == "-":
        raise InputError("OUT must be a file name, whose suffix chooses the format")
    tournament = read_file(options)
    for notice in (*tournament.notices, *write(tournament, options.target, options.version)):
        print(f"{options.file}: {notice}", file=sys.stderr)
    return ""
