"""The output of the command line: text, JSON, and errors in plain words."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from tiebreaks.errors import InputError, Problem, TiebreakError
from tiebreaks.messages import problem_text
from tiebreaks.messages.errors import error_text as text_of_error

UNUSABLE = (TiebreakError, OSError)

_FORMAT_OF = {
    ".txt": "text",
    ".tsv": "tsv",
    ".csv": "csv",
    ".json": "json",
    ".md": "markdown",
    ".html": "html",
    ".htm": "html",
}


_OF_FILES = {
    FileNotFoundError: Problem("no_such_file", "No such file or directory"),
    IsADirectoryError: Problem("is_a_folder", "Is a directory"),
    NotADirectoryError: Problem("not_a_folder", "Not a directory"),
    PermissionError: Problem("not_permitted", "Permission denied"),
}


def error_text(error: Exception, language: str = "en") -> str:
    """Describe an error in a language: in one line, or one per problem."""
    if isinstance(error, OSError) and error.filename:
        problem = _OF_FILES.get(type(error))
        reason = error.strerror if problem is None else problem_text(problem, language)
        return f"{error.filename}: {reason}"
    if isinstance(error, TiebreakError):
        return text_of_error(error, language)
    return str(error)


def chosen_format(given: str | None, output: str | None, formats: Sequence[str]) -> str:
    """Return the format asked for: by name, by the suffix of the output file, else text.

    Raises:
        InputError: an unknown suffix, one of another format, or one that the command cannot write.
    """
    suffix = Path(output).suffix.lower() if output else ""
    if not suffix:
        return given or "text"
    named = _FORMAT_OF.get(suffix, "")
    if named not in formats:
        known = ", ".join(end for end, name in _FORMAT_OF.items() if name in formats)
        template = "the suffix {suffix} is not one of {known}"
        raise InputError(
            Problem("unknown_suffix", template, source=output, suffix=suffix, known=known)
        )
    if given is not None and given != named:
        template = "the suffix means {named}, but --format is {given}"
        raise InputError(Problem("other_format", template, source=output, named=named, given=given))
    return named


def refuse_inputs(output: str, inputs: Iterable[str]) -> None:
    """Refuse to write where something is read from.

    Raises:
        InputError: the output file is one of the input files, under whatever name.
    """
    target = Path(output)
    if not target.is_file():
        return
    for name in inputs:
        if name != "-" and Path(name).exists() and target.samefile(name):
            reason = "is read as input; choose another file to write"
            raise InputError(Problem("output_is_input", reason, source=output))


def refuse_existing(output: str, force: bool) -> None:
    """Refuse to replace a file, unless forced; devices and pipes are written to.

    Raises:
        InputError: the file exists.
    """
    if not force and Path(output).is_file():
        raise InputError(Problem("output_exists", "exists; --force replaces it", source=output))


def deliver(text: str, output: str | None, mark: bool = False) -> None:
    """Print the text, or write it to a file; `mark` begins it with a byte order mark."""
    text = f"\ufeff{text}" if mark else text
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
    from tiebreaks.report.data import to_dict  # it knows every kind of result
    from tiebreaks.report.layout import indented_json

    return indented_json(to_dict(value))
