"""The arguments of the command line."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from importlib import import_module
from typing import Any, NoReturn

from tiebreaks.errors import UnknownLanguageError
from tiebreaks.formats import FORMATS, Format
from tiebreaks.messages import LANGUAGES, language_of
from tiebreaks.model.pairing import Pairing
from tiebreaks.prizes.sharing import RULES
from tiebreaks.report import divisions, tables

PLAIN_FORMATS = ("text", "json")
_WRITTEN = [entry for entry in FORMATS if entry.dumps]


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


def parser() -> argparse.ArgumentParser:
    """Return the parser for all commands; `command` is the name of the chosen one."""
    main = _Parser(
        prog="tiebreaks", description="Compute, rank by and explain tournament tie-breaks."
    )
    main.add_argument("--version", action=_Version, nargs=0, help="print the version and exit")
    commands = main.add_subparsers(required=True, metavar="COMMAND", dest="command")
    shared = _shared_options()
    text = "rank the participants"
    _standings_options(commands.add_parser("standings", parents=[shared], help=text))

    text = "show how each value of a participant is worked out"
    _explain_options(commands.add_parser("explain", parents=[shared], help=text))

    command = commands.add_parser(
        "compare", parents=[shared], help="show what decides between two participants"
    )
    command.add_argument("number", metavar="NUMBER", type=_number)
    command.add_argument("other", metavar="NUMBER", type=_number)
    _format(command, PLAIN_FORMATS)

    text = "divide a fund or prizes among the participants"
    _share_options(
        commands.add_parser("share", parents=[_shared_options(sharing="|".join(RULES))], help=text)
    )

    text = "compare published places and values with the computed ones"
    many = [_shared_options(nargs="+")]
    _check_options(commands.add_parser("check", parents=many, help=text))

    names = _any_of([entry.name for entry in _WRITTEN])
    _convert_options(commands.add_parser("convert", help=f"write a file as {names}"))
    _codes_options(commands.add_parser("codes", help="list the tie-breaks, or look one up"))
    return main


def _explain_options(command: argparse.ArgumentParser) -> None:
    command.add_argument("number", metavar="NUMBER", type=_number)
    values = "also show the opponents' values in AOB, APRO, APPO, ARPO"
    command.add_argument("--open", action="store_true", help=values)
    _format(command, PLAIN_FORMATS)


def _standings_options(command: argparse.ArgumentParser) -> None:
    _format(command, [*tables.FORMATS, "html"])
    command.add_argument("--versus", metavar="ID", help="show the differences from another edition")
    _only(command)
    mark = "the decimal mark of csv and tsv; a comma makes csv separate by semicolons"
    command.add_argument("--decimal", choices=(".", ","), default=".", help=mark)
    command.add_argument(
        "--bom", action="store_true", help="begin csv and tsv with a byte order mark, for Excel"
    )
    shorter = "html without the workings of the values: much shorter for a large event"
    command.add_argument("--no-workings", dest="workings", action="store_false", help=shorter)


def _only(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--only", metavar="GROUP", help="a group: sex=w,born>=2008,rating<2000,federation=GER"
    )


def _share_options(command: argparse.ArgumentParser) -> None:
    add = command.add_argument
    add("--fund", metavar="AMOUNT", help="divide this in proportion to the values of --by")
    add("--by", metavar="CODE", help="the tie-break whose values divide the fund")
    prizes = "the prizes of the places, the first place first; divided as --rule says"
    add("--prizes", metavar="A,B,...", help=prizes)
    add("--coin", metavar="AMOUNT", default="0.01", help="the smallest coin; default: 0.01")
    _only(command)
    _format(command, list(divisions.FORMATS))


def input_files(options: argparse.Namespace) -> list[str]:
    """Return every file that the options name to be read."""
    files = options.file if isinstance(options.file, list) else [options.file]
    values = [entry.partition("=")[2] for entry in getattr(options, "ext", [])]
    published = getattr(options, "published", None)
    return [*files, *values, *([published] if published else [])]


def _check_options(command: argparse.ArgumentParser) -> None:
    table = "the published table, with a header such as number,place,PTS,BH/C1"
    command.add_argument("--published", metavar="CSV", help=table)
    _format(command, PLAIN_FORMATS)


def _convert_options(command: argparse.ArgumentParser) -> None:
    add = command.add_argument
    add("file", metavar="FILE", help="a tournament file; - for standard input")
    suffixes = _any_of([suffix for entry in _WRITTEN for suffix in entry.suffixes])
    add("target", metavar="OUT", help=f"the file to write: {suffixes}")
    pairings = [str(pairing) for pairing in Pairing]
    add("--pairing", choices=pairings, help="default: as in the file")
    add("--rounds", type=_number, metavar="N", help="scheduled rounds; default: as in the file")
    versions = [_versions(entry) for entry in _WRITTEN if entry.versions]
    add("--version", metavar="NAME", help="; ".join(versions))
    add("--force", action="store_true", help="replace OUT if it exists")
    _language(command)


def _versions(entry: Format) -> str:
    first, *others = entry.versions
    return f"of a {entry.name} file, {_any_of([f'{first} (default)', *others])}"


def _any_of(words: Sequence[str]) -> str:
    return " or ".join(filter(None, [", ".join(words[:-1]), words[-1]]))


def _ext(command: argparse.ArgumentParser) -> None:
    values = "a tie-break EXT:NAME with values from a file (number,value); repeatable"
    command.add_argument("--ext", action="append", default=[], metavar="NAME=CSV", help=values)


def _register(command: argparse.ArgumentParser) -> None:
    own = "own tie-breaks: a name in a module, installed or in the current folder; repeatable"
    add = command.add_argument
    add("--register", action="append", default=[], metavar="MODULE:NAME", help=own)


def _codes_options(command: argparse.ArgumentParser) -> None:
    words = "a code, a name in any program or language, or a part of a name"
    command.add_argument("words", metavar="WORD", nargs="*", help=words)
    command.add_argument(
        "--edition", metavar="ID", help="list only the codes that this edition knows"
    )
    command.add_argument(
        "--versus", metavar="ID", help="list the rules in which this edition differs from --edition"
    )
    _language(command)
    _register(command)


def _shared_options(nargs: str | None = None, sharing: str = "") -> _Parser:
    """Return the options of most commands; `sharing` are further words that `--rule` takes."""
    shared = _Parser(add_help=False)
    add = shared.add_argument
    add("file", metavar="FILE", nargs=nargs, help="a tournament file; - for standard input")
    add("-t", dest="tiebreaks", metavar="LIST", help="descriptors; default: the file's own list")
    add("--edition", metavar="ID", help="default: by the file's start date")
    pairings = [str(pairing) for pairing in Pairing]
    add("--pairing", choices=pairings, help="default: as in the file")
    add("--rounds", type=_number, metavar="N", help="scheduled rounds; default: as in the file")
    add("--after", type=_number, metavar="ROUND", help="standings after this round")
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
        type=_number,
        metavar="N",
        help="break the remaining ties by lots, with N as the seed",
    )
    exclude = "leave a participant's results out (left a round robin before half); repeatable"
    add("--exclude", type=_number, action="append", default=[], metavar="NUMBER", help=exclude)
    rule = "a rule of the event (16.6), such as cap_rounds=counted; repeatable"
    rule = f"how prizes are divided; also {rule}" if sharing else rule
    metavar = f"{sharing}|NAME=VALUE".lstrip("|")
    add("--rule", action="append", default=[], metavar=metavar, help=rule)
    _ext(shared)
    _register(shared)
    _language(shared)
    add("-o", dest="output", metavar="OUT", help="write to this file; its suffix sets the format")
    return shared


def _format(command: argparse.ArgumentParser, formats: Sequence[str]) -> None:
    default = "default: by the suffix of OUT, else text"
    command.add_argument("--format", choices=formats, help=default)
    command.set_defaults(formats=tuple(formats))


def _language(command: argparse.ArgumentParser) -> None:
    known = ", ".join(LANGUAGES)
    help = f"{known}, or a tag such as de-AT; default: en"  # noqa: A001 - as argparse calls it
    command.add_argument("--language", type=_known_language, default="en", metavar="TAG", help=help)


def _known_language(text: str) -> str:
    try:
        language_of(text)
    except UnknownLanguageError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    return text


def _number(text: str) -> int:
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
