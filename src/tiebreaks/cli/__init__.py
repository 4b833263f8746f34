"""The command line: `main` runs one command; each command is a module of its own."""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence

from tiebreaks.cli.arguments import command, input_files, parser
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
    arguments = sys.argv[1:] if arguments is None else arguments
    options = parser(arguments).parse_args(arguments)
    output = getattr(options, "output", None)
    try:
        if hasattr(options, "formats"):
            options.format = chosen_format(options.format, output, options.formats)
        if output is not None:
            refuse_inputs(output, input_files(options))
        text = command(options.command).run(options)
        deliver(text, output, mark=getattr(options, "bom", False))
    except BrokenPipeError:
        discard_output()
    except UNUSABLE as error:
        print(error_text(error, options.language), file=sys.stderr)
        return 2
    return int(getattr(options, "status", 0))
