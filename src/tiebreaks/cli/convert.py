"""`tiebreaks convert`: write a file in another format."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from tiebreaks.cli.arguments import add_language, whole_number
from tiebreaks.cli.inputs import read_file
from tiebreaks.cli.output import refuse_existing, refuse_inputs
from tiebreaks.errors import InputError, Problem
from tiebreaks.formats import FORMATS, Format, write
from tiebreaks.model.pairing import Pairing


def _any_of(words: Sequence[str]) -> str:
    return " or ".join(filter(None, [", ".join(words[:-1]), words[-1]]))


_WRITTEN = [entry for entry in FORMATS if entry.dumps]
HELP = f"write a file as {_any_of([entry.name for entry in _WRITTEN])}"


def add_options(command: argparse.ArgumentParser) -> None:
    """Add the options."""
    add = command.add_argument
    add("file", metavar="FILE", help="a tournament file; - for standard input")
    suffixes = _any_of([suffix for entry in _WRITTEN for suffix in entry.suffixes])
    add("target", metavar="OUT", help=f"the file to write: {suffixes}")
    pairings = [str(pairing) for pairing in Pairing]
    add("--pairing", choices=pairings, help="default: as in the file")
    add(
        "--rounds", type=whole_number, metavar="N", help="scheduled rounds; default: as in the file"
    )
    versions = [_versions(entry) for entry in _WRITTEN if entry.versions]
    add("--version", metavar="NAME", help="; ".join(versions))
    add("--force", action="store_true", help="replace OUT if it exists")
    add_language(command)


def _versions(entry: Format) -> str:
    first, *others = entry.versions
    return f"of a {entry.name} file, {_any_of([f'{first} (default)', *others])}"


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
