"""The command line: `main` runs one command; each command is a module of its own."""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Callable, Sequence
from importlib import import_module

from tiebreaks.cli.arguments import input_files, parser
from tiebreaks.cli.output import (
    UNUSABLE,
    chosen_format,
    deliver,
    discard_output,
    error_text,
    refuse_inputs,
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit status: 0 done, 1 differences, 2 unusable input."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", newline="\n")
    options = parser().parse_args(arguments)
    output = getattr(options, "output", None)
    try:
        if hasattr(options, "formats"):
            options.format = chosen_format(options.format, output, options.formats)
        if output is not None:
            refuse_inputs(output, input_files(options))
        text = _command(options.command)(options)
        deliver(text, output, mark=getattr(options, "bom", False))
    except BrokenPipeError:
        discard_output()
    except UNUSABLE as error:
        print(error_text(error, options.language), file=sys.stderr)
        return 2
    return int(getattr(options, "status", 0))


def _command(name: str) -> Callable[[argparse.Namespace], str]:
    """Load only the module of the command: each imports what only it needs."""
    run: Callable[[argparse.Namespace], str] = import_module(f"tiebreaks.cli.{name}").run
    return run
