"""The arguments of the command line."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import NoReturn

from tiebreaks.messages import LANGUAGES
from tiebreaks.model.pairing import Pairing
from tiebreaks.report.tables import FORMATS

PLAIN_FORMATS = ("text", "json")


class _Parser(argparse.ArgumentParser):
    """A parser whose complaint is one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def parser() -> argparse.ArgumentParser:
    """Return the parser of every command; the name of the command is `command`."""
    whole = _Parser(
        prog="tiebreaks", description="Compute, rank by and explain tournament tie-breaks."
    )
    commands = whole.add_subparsers(required=True, metavar="COMMAND", dest="command")
    shared = _shared_options()
    command = commands.add_parser("standings", parents=[shared], help="rank the participants")
    _format(command, [*FORMATS, "html"])
    command.add_argument(
        "--versus", metavar="ID", help="say what differs from the same under another edition"
    )
    command.add_argument(
        "--only", metavar="GROUP", help="a group, as sex=w,born>=2008,rating<2000,federation=GER"
    )

    command = commands.add_parser(
        "explain", parents=[shared], help="show how each value of one participant came about"
    )
    command.add_argument("number", metavar="NUMBER", type=_whole)
    command.add_argument(
        "--open", action="store_true", help="show the opponents' values in AOB, APRO, APPO as well"
    )
    _format(command, PLAIN_FORMATS)

    command = commands.add_parser(
        "compare", parents=[shared], help="show what decides between two participants"
    )
    command.add_argument("number", metavar="NUMBER", type=_whole)
    command.add_argument("other", metavar="NUMBER", type=_whole)
    _format(command, PLAIN_FORMATS)

    text = "compare published places and values with those computed"
    many = [_shared_options(nargs="+")]
    _check_options(commands.add_parser("check", parents=many, help=text))

    _convert_options(commands.add_parser("convert", help="write a file as TRF, JSON or CSV"))
    _codes_options(commands.add_parser("codes", help="list the tie-breaks, or show one in full"))
    return whole


def _check_options(command: argparse.ArgumentParser) -> None:
    table = "the published table, with a header such as number,place,PTS,BH/C1"
    command.add_argument("--published", metavar="CSV", help=table)
    _format(command, PLAIN_FORMATS)


def _convert_options(command: argparse.ArgumentParser) -> None:
    add = command.add_argument
    add("file", metavar="FILE", help="a tournament file; - for standard input")
    add("target", metavar="OUT", help="the file to write: .json, .csv, or .trf, .trfx, .txt")
    pairings = [str(pairing) for pairing in Pairing]
    add("--pairing", choices=pairings, help="default: what the file says")
    add("--rounds", type=_whole, metavar="N", help="scheduled rounds; default: what the file says")
    versions = "TRF26 (default) or TRF16; of a CSV file, long (default) or crosstable"
    add("--version", metavar="NAME", help=versions)


def _codes_options(command: argparse.ArgumentParser) -> None:
    command.add_argument("code", metavar="CODE", nargs="?")
    command.add_argument("--edition", metavar="ID", help="only those that the edition knows")
    command.add_argument(
        "--versus", metavar="ID", help="say what this edition treats otherwise than --edition"
    )
    command.add_argument("--language", choices=LANGUAGES, default="en")


def _shared_options(nargs: str | None = None) -> _Parser:
    shared = _Parser(add_help=False)
    add = shared.add_argument
    add("file", metavar="FILE", nargs=nargs, help="a tournament file; - for standard input")
    add("-t", dest="tiebreaks", metavar="LIST", help="descriptors; default: the file's own list")
    add("--edition", metavar="ID", help="default: by the file's start date")
    pairings = [str(pairing) for pairing in Pairing]
    add("--pairing", choices=pairings, help="default: what the file says")
    add("--rounds", type=_whole, metavar="N", help="scheduled rounds; default: what the file says")
    add("--after", type=_whole, metavar="ROUND", help="standings after this round")
    unrated = "drop rating tie-breaks (default), or rate the unrated"
    add("--unrated", type=_unrated, default="drop", metavar="drop|floor|RATING", help=unrated)
    several = "which of a participant's several ratings; default: first"
    add("--ratings", choices=("first", "per-round"), default="first", help=several)
    add("--seed", type=_whole, metavar="N", help="break the last ties by lots drawn from N")
    rule = "an event's own rule (16.6), as cap_rounds=counted; may repeat"
    add("--rule", action="append", default=[], metavar="NAME=VALUE", help=rule)
    values = "values of a tie-break EXT:NAME, from lines of number,value; may repeat"
    add("--ext", action="append", default=[], metavar="NAME=CSV", help=values)
    add("--language", choices=LANGUAGES, default="en")
    add("-o", dest="output", metavar="OUT", help="write to this file")
    return shared


def _format(command: argparse.ArgumentParser, formats: Sequence[str]) -> None:
    command.add_argument("--format", choices=formats, default="text", help="text unless named")


def _whole(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or len(text) > 9:
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number")
    return int(text)


def _unrated(text: str) -> str | int:
    if text in ("drop", "floor"):
        return text
    if not text.isascii() or not text.isdecimal() or not 0 < int(text) <= 9999:
        raise argparse.ArgumentTypeError(f"{text!r} is neither 'drop', 'floor' nor a rating")
    return int(text)
