"""`tiebreaks convert`: write a file in another format."""

from __future__ import annotations

import argparse
import sys

from tiebreaks.cli.inputs import read_file
from tiebreaks.cli.output import refuse_existing, refuse_inputs
from tiebreaks.errors import InputError, Problem
from tiebreaks.formats import write


def run(options: argparse.Namespace) -> str:
    """Write the file; notices go to standard error."""
    if options.target == "-":
        reason = "OUT must be a file name, whose suffix chooses the format"
        raise InputError(Problem("output_without_name", reason))
    refuse_inputs(options.target, [options.file])
    refuse_existing(options.target, options.force)
    tournament = read_file(options)
    for notice in (*tournament.notices, *write(tournament, options.target, options.version)):
        print(f"{options.file}: {notice}", file=sys.stderr)
    return ""
