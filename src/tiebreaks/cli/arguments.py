"""The arguments of the command line: those of all commands; one's own are in its module."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from importlib import import_module
from typing import Any, NoReturn, Protocol, cast

from tiebreaks.errors import UnknownLanguageError
from tiebreaks.messages import LANGUAGES, language_of
from tiebreaks.model.pairing import Pairing

COMMANDS = ("standings", "explain", "compare", "share", "check", "convert", "codes")
PLAIN_FORMATS = ("text", "json")


class Command(Protocol):
    """What the module of a command has."""

    HELP: str

    def add_options(self, command: argparse.ArgumentParser) -> None:
        """Add the options of the command to its parser."""

    def run(self, options: argparse.Namespace) -> str:
        """Return the output of the command."""
        ...


class _Parser(argparse.ArgumentParser):
    """A parser that reports errors in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


class _Version(argparse.Action):
    """Print the version and exit."""

    def __call__(self, parser: argparse.ArgumentParser, *given: Any) -> NoReturn:
        print(f"tiebreaks {_version()}")
        parser.exit()


def _version() -> str:
    """Return the installed version; what finds it is slow to load and rarely needed."""
    return str(import_module("importlib.metadata").version("tiebreaks"))


def parser(arguments: Sequence[str]) -> argparse.ArgumentParser:
    """Return the parser for these arguments: of the command they begin with, else of all.

    `command` is the name of the chosen command.
    """
    main = _Parser(
        prog="tiebreaks", description="Compute, rank by and explain tournament tie-breaks."
    )
    main.add_argument("--version", action=_Version, nargs=0, help="print the version and exit")
    commands = main.add_subparsers(required=True, metavar="COMMAND", dest="command")
    first = arguments[0] if arguments else ""
    for name in (first,) if first in COMMANDS else COMMANDS:
        module = command(name)
        module.add_options(commands.add_parser(name, help=module.HELP))
    return main


def command(name: str) -> Command:
    """Load the module of a command, which imports what only it needs."""
    return cast(Command, import_module(f"tiebreaks.cli.{name}"))


def add_group(command: argparse.ArgumentParser) -> None:
    """Add the option of a group of participants."""
    command.add_argument(
        "--only", metavar="GROUP", help="a group: sex=w,born>=2008,rating<2000,federation=GER"
    )


def input_files(options: argparse.Namespace) -> list[str]:
    """Return every file that the options name to be read."""
    files = options.file if isinstance(options.file, list) else [options.file]
    values = [entry.partition("=")[2] for entry in getattr(options, "ext", [])]
    published = getattr(options, "published", None)
    return [*files, *values, *([published] if published else [])]


def _ext(command: argparse.ArgumentParser) -> None:
    values = "a tie-break EXT:NAME with values from a file (number,value); repeatable"
    command.add_argument("--ext", action="append", default=[], metavar="NAME=CSV", help=values)


def add_register(command: argparse.ArgumentParser) -> None:
    """Add the option of own tie-breaks."""
    own = "own tie-breaks: a name in a module, installed or in the current folder; repeatable"
    add = command.add_argument
    add("--register", action="append", default=[], metavar="MODULE:NAME", help=own)


def add_shared(
    command: argparse.ArgumentParser, nargs: str | None = None, sharing: str = ""
) -> None:
    """Add the options of most commands; `sharing` are further words that `--rule` takes."""
    add = command.add_argument
    add("file", metavar="FILE", nargs=nargs, help="a tournament file; - for standard input")
    add("-t", dest="tiebreaks", metavar="LIST", help="descriptors; default: the file's own list")
    add("--edition", metavar="ID", help="default: by the file's start date")
    pairings = [str(pairing) for pairing in Pairing]
    add("--pairing", choices=pairings, help="default: as in the file")
    add(
        "--rounds", type=whole_number, metavar="N", help="scheduled rounds; default: as in the file"
    )
    add("--after", type=whole_number, metavar="ROUND", help="standings after this round")
    unrated = (
        "drop rating tie-breaks (default), skip unrated opponents in them, or assign a rating to"
        " the unrated"
    )
    rules = "drop|skip|floor|RATING"
    add("--unrated", type=_unrated, default="drop", metavar=rules, help=unrated)
    several = "which rating counts if a participant has several; default: first"
    add("--ratings", choices=("first", "per-round"), default="first", help=several)
    add(
        "--seed",
        type=whole_number,
        metavar="N",
        help="break the remaining ties by lots, with N as the seed",
    )
    exclude = "leave a participant's results out (left a round robin before half); repeatable"
    add("--exclude", type=whole_number, action="append", default=[], metavar="NUMBER", help=exclude)
    rule = "a rule of the event (16.6), such as cap_rounds=counted; repeatable"
    rule = f"how prizes are divided; also {rule}" if sharing else rule
    metavar = f"{sharing}|NAME=VALUE".lstrip("|")
    add("--rule", action="append", default=[], metavar=metavar, help=rule)
    _ext(command)
    add_register(command)
    add_language(command)
    add("-o", dest="output", metavar="OUT", help="write to this file; its suffix sets the format")


def add_format(command: argparse.ArgumentParser, formats: Sequence[str]) -> None:
    """Add the option of the format, one of those that the command writes."""
    default = "default: by the suffix of OUT, else text"
    command.add_argument("--format", choices=formats, help=default)
    command.set_defaults(formats=tuple(formats))


def add_language(command: argparse.ArgumentParser) -> None:
    """Add the option of the language."""
    known = ", ".join(LANGUAGES)
    help = f"{known}, or a tag such as de-AT; default: en"  # noqa: A001 - as argparse calls it
    command.add_argument("--language", type=_known_language, default="en", metavar="TAG", help=help)


def _known_language(text: str) -> str:
    try:
        language_of(text)
    except UnknownLanguageError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    return text


def whole_number(text: str) -> int:
    """Return the number that an argument is.

    Raises:
        argparse.ArgumentTypeError: something else, or a number of more than nine digits.
    """
    if not text.isascii() or not text.isdecimal() or len(text) > 9:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number")
    return int(text)


def _unrated(text: str) -> str | int:
    if text in ("drop", "skip", "floor"):
        return text
    if not text.isascii() or not text.isdecimal() or len(text) > 4 or not int(text):
        raise argparse.ArgumentTypeError(
            f"{text!r} is neither 'drop', 'skip', 'floor' nor a rating"
        )
    return int(text)
