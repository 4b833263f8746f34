"""The output of the command line: text, JSON, and errors in plain words."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

from tiebreaks.errors import TiebreakError
from tiebreaks.report.data import to_dict

UNUSABLE = (TiebreakError, OSError)


def error_text(error: Exception) -> str:
    """Describe an error: in one line, or one per problem."""
    if isinstance(error, OSError) and error.filename:
        return f"{error.filename}: {error.strerror}"
    if isinstance(error, TiebreakError):
        return "\n".join(str(one) for one in (error, *error.others))
    return str(error)


def deliver(text: str, output: str | None) -> None:
    """Print the text, or write it to a file."""
    if output is None:
        print(text, end="\n" if text else "")
        sys.stdout.flush()
    else:
        Path(output).write_text(text + "\n", encoding="utf-8", newline="\n")


def discard_output() -> None:
    """Discard further output silently: the reader of the pipe is gone."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def json_text(value: object) -> str:
    """Return a result as JSON."""
    return json.dumps(to_dict(value), ensure_ascii=False, indent=2)
