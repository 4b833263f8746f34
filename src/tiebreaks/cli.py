"""The command line: argument parsing and printing only."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from fractions import Fraction
from inspect import cleandoc
from pathlib import Path

import attrs

from tiebreaks import editions
from tiebreaks.columns import Dropped
from tiebreaks.crosstable import Pairing
from tiebreaks.descriptors import parse
from tiebreaks.editions import Edition
from tiebreaks.errors import InputError, TiebreakError
from tiebreaks.explanations import explain, explain_changes
from tiebreaks.families import BUILTIN
from tiebreaks.families.external import external
from tiebreaks.formats import loads, read, values
from tiebreaks.messages import LANGUAGES, messages, tiebreak_name
from tiebreaks.ranking import Standings, rank
from tiebreaks.registry import Alias, Registry
from tiebreaks.selection import parse_group
from tiebreaks.tables import FORMATS
from tiebreaks.tournament import Tournament
from tiebreaks.versus import versus

# What is used, and said, when neither the file nor the caller names a list.
STATED_LISTS = {
    Pairing.SWISS: "PTS,BH/C1,BH,SB,DE",
    Pairing.PREDETERMINED: "PTS,DE,SB,KS,WIN",
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return its exit status: 0 done, 1 differences, 2 unusable input."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", newline="\n")
    options = _parser().parse_args(arguments)
    try:
        run: Callable[[argparse.Namespace], str] = options.run
        _print(run(options), getattr(options, "output", None))
    except BrokenPipeError:
        # The reader has gone: what is left to print goes nowhere, quietly.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (TiebreakError, LookupError) as error:
        message = str(error) if isinstance(error, TiebreakError) else str(error.args[0])
        print(message, file=sys.stderr)
        return 2
    except OSError as error:
        print(f"{error.filename}: {error.strerror}" if error.filename else error, file=sys.stderr)
        return 2
    return 0


def _print(text: str, output: str | None) -> None:
    if output is None:
        print(text)
        sys.stdout.flush()
    else:
        Path(output).write_text(text + "\n", encoding="utf-8", newline="\n")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="tiebreaks", description="Compute, rank by and explain tournament tie-breaks."
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    shared = _shared_options()

    command = commands.add_parser("standings", parents=[shared], help="rank the participants")
    command.add_argument("--format", choices=FORMATS, default="text", help="default: text")
    command.add_argument("-o", dest="output", metavar="OUT", help="write to this file")
    command.add_argument(
        "--versus", metavar="ID", help="say what differs from the same under another edition"
    )
    command.add_argument(
        "--only", metavar="GROUP", help="a group, as sex=w,born>=2008,rating<2000,federation=GER"
    )
    command.set_defaults(run=_standings)

    command = commands.add_parser(
        "explain", parents=[shared], help="show how each value of one participant came about"
    )
    command.add_argument("number", metavar="NUMBER", type=int)
    command.set_defaults(run=_explain)

    command = commands.add_parser(
        "compare", parents=[shared], help="show what decides between two participants"
    )
    command.add_argument("number", metavar="NUMBER", type=int)
    command.add_argument("other", metavar="NUMBER", type=int)
    command.set_defaults(run=_compare)

    command = commands.add_parser("codes", help="list the tie-breaks, or show one in full")
    command.add_argument("code", metavar="CODE", nargs="?")
    command.add_argument("--edition", metavar="ID", help="only those that the edition knows")
    command.add_argument(
        "--versus", metavar="ID", help="say what this edition treats otherwise than --edition"
    )
    command.add_argument("--language", choices=LANGUAGES, default="en")
    command.set_defaults(run=_codes)
    return parser


def _shared_options() -> argparse.ArgumentParser:
    shared = argparse.ArgumentParser(add_help=False)
    add = shared.add_argument
    add("file", metavar="FILE", help="a tournament file; - for standard input")
    add("-t", dest="tiebreaks", metavar="LIST", help="descriptors; default: the file's own list")
    add("--edition", metavar="ID", help="default: by the file's start date")
    pairings = [str(pairing) for pairing in Pairing]
    add("--pairing", choices=pairings, help="default: what the file says")
    add("--rounds", type=int, metavar="N", help="scheduled rounds; default: what the file says")
    add("--after", type=int, metavar="ROUND", help="standings after this round")
    unrated = "drop rating tie-breaks (default), or rate the unrated"
    add("--unrated", type=_unrated, default="drop", metavar="drop|floor|RATING", help=unrated)
    several = "which of a participant's several ratings; default: first"
    add("--ratings", choices=("first", "per-round"), default="first", help=several)
    add("--seed", metavar="N", help="break the last ties by lots drawn from N")
    rule = "an event's own rule (16.6), as cap_rounds=counted; may repeat"
    add("--rule", action="append", default=[], metavar="NAME=VALUE", help=rule)
    values = "values of a tie-break EXT:NAME, from lines of number,value; may repeat"
    add("--ext", action="append", default=[], metavar="NAME=CSV", help=values)
    add("--language", choices=LANGUAGES, default="en")
    return shared


def _unrated(text: str) -> str | int:
    if text in ("drop", "floor"):
        return text
    if not text.isascii() or not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} is neither 'drop', 'floor' nor a rating")
    return int(text)


def _standings(options: argparse.Namespace) -> str:
    if options.versus and (options.only or options.format != "text"):
        raise InputError("--versus is text about everybody: --only and --format do not go with it")
    tournament, standings = _ranked(options)
    if options.versus:
        other = _rank(options, tournament, _with_rules(editions.get(options.versus), options))
        return explain_changes(standings, other, versus(standings, other), options.language)
    if options.only:
        standings = standings.among(parse_group(options.only), name=options.only)
    text = FORMATS[options.format](standings, options.language)
    if options.format in ("text", "markdown") and tournament.name:
        heading = "# " if options.format == "markdown" else ""
        return f"{heading}{tournament.name}\n\n{text}"
    return text


def _explain(options: argparse.Namespace) -> str:
    _, standings = _ranked(options)
    standings.table.index(options.number)
    parts = [
        str(column)
        if isinstance(column, Dropped)
        else explain(column.working(options.number), options.language)
        for column in standings.columns.values()
    ]
    return "\n\n".join(parts)


def _compare(options: argparse.Namespace) -> str:
    _, standings = _ranked(options)
    return explain(standings.compare(options.number, options.other), options.language)


def _ranked(options: argparse.Namespace) -> tuple[Tournament, Standings]:
    """Read and rank as the options say; everything noticed goes to standard error."""
    tournament = _read(options)
    notices = [str(notice) for notice in tournament.notices]
    table = tournament.crosstable
    if options.after is not None:
        if options.after > table.rounds:
            notices.append(
                f"round {options.after} is counted as you say; the last one held is {table.rounds}"
            )
        tournament = attrs.evolve(tournament, crosstable=table.through(options.after))
    if not options.tiebreaks and not tournament.tiebreaks:
        listed = STATED_LISTS[table.pairing]
        tournament = attrs.evolve(tournament, tiebreaks=tuple(listed.split(",")))
        notices.append(f"the file names no tie-breaks: the list used is {listed}")
    edition = editions.get(options.edition) if options.edition else tournament.edition
    standings = _rank(options, tournament, _with_rules(edition, options))
    for notice in notices:
        print(f"{options.file}: {notice}", file=sys.stderr)
    return tournament, standings


def _rank(options: argparse.Namespace, tournament: Tournament, edition: Edition) -> Standings:
    unrated = options.unrated
    return rank(
        tournament.crosstable,
        options.tiebreaks or tournament.tiebreaks,
        edition=edition,
        unrated=editions.rating_floor(tournament.start) if unrated == "floor" else unrated,
        ratings=options.ratings,
        seed=options.seed,
        registry=_registry(options),
    )


def _with_rules(edition: Edition, options: argparse.Namespace) -> Edition:
    return editions.with_options(edition, dict(_pair(rule) for rule in options.rule))


def _registry(options: argparse.Namespace) -> Registry:
    registry = BUILTIN
    for entry in options.ext:
        name, path = _pair(entry)
        registry = registry.with_tiebreak(external(name, _values(path)))
    return registry


def _values(path: str) -> dict[int, Fraction]:
    try:
        return values.loads(Path(path).read_text(encoding="utf-8-sig"), source=path)
    except UnicodeDecodeError:
        raise InputError(f"{path}: the values are not UTF-8 text") from None


def _pair(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not (name and equals and value):
        raise InputError(f"{text!r} is not of the form NAME=VALUE")
    return name, value


def _read(options: argparse.Namespace) -> Tournament:
    said = {"pairing": options.pairing, "planned_rounds": options.rounds}
    if options.file == "-":
        return loads(sys.stdin.buffer.read(), source="-", **said)
    return read(options.file, **said)


def _codes(options: argparse.Namespace) -> str:
    edition = editions.get(options.edition)
    if options.versus:
        differences = editions.differences(edition, editions.get(options.versus))
        return "\n".join(f"{what}: {one} against {two}" for what, one, two in differences)
    if options.code:
        return _code_in_full(options.code, options.language)
    texts = messages(options.language)
    rows = [
        (
            entry.code,
            entry.article or "-",
            "".join(f"/{letter}" for letter in entry.accepts) or "-",
            tiebreak_name(entry.code, entry.names, options.language, texts),
        )
        for entry in BUILTIN
        if _known(entry.code, edition)
    ]
    widths = [max(len(row[k]) for row in rows) for k in range(3)]
    return "\n".join(
        "  ".join([*(row[k].ljust(widths[k]) for k in range(3)), row[3]]) for row in rows
    )


def _known(code: str, edition: Edition) -> bool:
    return code not in edition.missing_codes


def _code_in_full(code: str, language: str) -> str:
    descriptor = parse(code)
    entry = BUILTIN.entry(descriptor)
    known = [edition.id for edition in editions.ALL if _known(entry.code, edition)]
    name = tiebreak_name(entry.code, entry.names, language, messages(language))
    lines = [f"{entry.code}: {name}"]
    if isinstance(entry, Alias):
        lines.append(f"another name of {entry.target}")
    lines += [
        f"modifiers: {' '.join(f'/{letter}' for letter in entry.accepts) or 'none'}",
        f"editions: {', '.join(known)}",
        "",
        cleandoc(entry.doc),
    ]
    return "\n".join(lines)
