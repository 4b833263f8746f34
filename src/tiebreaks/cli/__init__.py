"""The command line: argument parsing and printing only."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import partial
from pathlib import Path
from textwrap import indent

import attrs

from tiebreaks import checking, editions
from tiebreaks._exact import first_of
from tiebreaks.cli.arguments import parser
from tiebreaks.editions import Edition
from tiebreaks.engine.descriptors import split
from tiebreaks.engine.families import BUILTIN
from tiebreaks.engine.families.external import external
from tiebreaks.engine.registry import Registry
from tiebreaks.engine.terms import Column
from tiebreaks.errors import DescriptorError, InputError, NotApplicableError, TiebreakError
from tiebreaks.formats import loads, published, read, values, write
from tiebreaks.messages import messages
from tiebreaks.model.pairing import Pairing
from tiebreaks.model.prize_groups import parse_group
from tiebreaks.model.tournament import Notice, Tournament
from tiebreaks.report import catalogue
from tiebreaks.report.data import as_plain
from tiebreaks.report.explanations import explain, explain_changes
from tiebreaks.report.pages import page
from tiebreaks.report.tables import FORMATS
from tiebreaks.standings.changes import versus
from tiebreaks.standings.group_columns import Dropped
from tiebreaks.standings.ranking import rank
from tiebreaks.standings.rows import Standings

# What is used, and said, when neither the file nor the caller names a list: by whether the
# pairings are predetermined, and whether the participants are teams.
STATED_LISTS = {
    (False, False): "PTS,BH/C1,BH,SB,DE",
    (True, False): "PTS,DE,SB,KS,WIN",
    (False, True): "PTS,MPvGP,EDE,BH",
    (True, True): "PTS,MPvGP,EDE,EMMSB",
}

_UNUSABLE = (TiebreakError, OSError)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return its exit status: 0 done, 1 differences, 2 unusable input."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", newline="\n")
    options = parser().parse_args(arguments)
    try:
        _print(_COMMANDS[options.command](options), getattr(options, "output", None))
    except BrokenPipeError:
        # The reader has gone: what is left to print goes nowhere, quietly.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except _UNUSABLE as error:
        print(_message(error), file=sys.stderr)
        return 2
    return int(getattr(options, "status", 0))


def _message(error: Exception) -> str:
    if isinstance(error, OSError) and error.filename:
        return f"{error.filename}: {error.strerror}"
    if isinstance(error, TiebreakError):
        return "\n".join(str(one) for one in (error, *error.others))
    return str(error)


def _print(text: str, output: str | None) -> None:
    if output is None:
        print(text, end="\n" if text else "")
        sys.stdout.flush()
    else:
        Path(output).write_text(text + "\n", encoding="utf-8", newline="\n")


def _standings(options: argparse.Namespace) -> str:
    if options.versus and (options.only or options.format != "text"):
        raise InputError("--versus is text about everybody: --only and --format do not go with it")
    tournament, standings = _ranked(options)
    if options.versus:
        other = _rank(options, tournament, _with_rules(editions.get(options.versus), options))
        return explain_changes(standings, other, versus(standings, other), options.language)
    if options.only:
        standings = standings.among(parse_group(options.only), name=options.only)
    if options.format == "html":
        name, notices = tournament.name, tournament.notices
        return page(standings, title=name, notices=notices, language=options.language)
    text = FORMATS[options.format](standings, options.language)
    if options.format in ("text", "markdown") and tournament.name:
        title = f"# {tournament.name}\n" if options.format == "markdown" else tournament.name
        return f"{title}\n{text}"
    return text


def _explain(options: argparse.Namespace) -> str:
    _, standings = _ranked(options)
    number, language = options.number, options.language
    standings.table.index(number)
    columns = standings.columns.values()
    if options.format == "json":
        workings = [c.working(number) for c in columns if not isinstance(c, Dropped)]
        return _json({"workings": workings, "dropped": standings.dropped})
    parts: list[str] = []
    for column in columns:
        if isinstance(column, Dropped):
            text = messages(language)["dropped"]
            parts.append(text.format(code=column.code, unrated=first_of(column.unrated)))
            continue
        parts.append(explain(column.working(number), language))
        if options.open and isinstance(column, Column):
            opened = [explain(working, language) for working in column.opened(number)]
            parts += [indent(text, "    ") for text in opened]
    return "\n\n".join(parts)


def _compare(options: argparse.Namespace) -> str:
    _, standings = _ranked(options)
    comparison = standings.compare(options.number, options.other)
    if options.format == "json":
        return _json(comparison)
    texts = messages(options.language)
    dropped = [
        texts["dropped"].format(code=column.code, unrated=first_of(column.unrated))
        for column in standings.dropped
    ]
    return "\n".join([explain(comparison, options.language), *dropped])


def _json(value: object) -> str:
    return json.dumps(as_plain(value), ensure_ascii=False, indent=2)


def _ranked(options: argparse.Namespace) -> tuple[Tournament, Standings]:
    """Read and rank as the options say; everything noticed goes to standard error, too."""
    tournament = _with_list(_prepared(options), options)
    edition = editions.get(options.edition) if options.edition else tournament.edition
    edition = _with_rules(edition, options)
    for notice in tournament.notices:
        print(f"{options.file}: {notice}", file=sys.stderr)
    try:
        return tournament, _rank(options, tournament, edition)
    except (DescriptorError, NotApplicableError):
        if options.tiebreaks is None:
            listed = ",".join(tournament.tiebreaks)
            print(f"{options.file}: the list is {listed}; -t names another", file=sys.stderr)
        raise


def _prepared(options: argparse.Namespace) -> Tournament:
    """Read as the options say, up to the round they name."""
    tournament = _read(options)
    table = tournament.crosstable
    if tournament.is_long and any(person.ratings for person in table.participants):
        said = f"the event lasts more than 30 days: the {options.ratings} ratings count"
        tournament = _noticing(tournament, said)
    if options.after is None:
        return tournament
    if options.after > table.rounds:
        said = f"round {options.after} is counted as you say"
        tournament = _noticing(tournament, f"{said}; the last one held is {table.rounds}")
    return attrs.evolve(tournament, crosstable=table.through(options.after))


def _with_list(tournament: Tournament, options: argparse.Namespace) -> Tournament:
    """Return the tournament with a stated list where neither it nor the caller names one."""
    if options.tiebreaks is not None and not split(options.tiebreaks):
        raise InputError(f"-t names no tie-break: {options.tiebreaks!r}")
    if options.tiebreaks or tournament.tiebreaks:
        return tournament
    table = tournament.crosstable
    listed = STATED_LISTS[table.pairing is Pairing.PREDETERMINED, "MP" in table.points]
    tournament = attrs.evolve(tournament, tiebreaks=tuple(listed.split(",")))
    return _noticing(tournament, f"the file names no tie-breaks: the list used is {listed}")


def _noticing(tournament: Tournament, message: str) -> Tournament:
    return attrs.evolve(tournament, notices=(*tournament.notices, Notice(message)))


def _rank(options: argparse.Namespace, tournament: Tournament, edition: Edition) -> Standings:
    return rank(
        tournament.crosstable,
        options.tiebreaks or tournament.tiebreaks,
        edition=edition,
        unrated=_unrated_rule(options, tournament),
        ratings=options.ratings,
        seed=options.seed,
        registry=_registry(options),
    )


def _unrated_rule(options: argparse.Namespace, tournament: Tournament) -> str | int:
    if options.unrated == "floor":
        return editions.rating_floor(tournament.start)
    rule: str | int = options.unrated
    return rule


def _with_rules(edition: Edition, options: argparse.Namespace) -> Edition:
    return editions.with_options(edition, dict(_pair(rule) for rule in options.rule))


def _registry(options: argparse.Namespace) -> Registry:
    registry = BUILTIN
    for entry in options.ext:
        name, path = _pair(entry)
        registry = registry.with_tiebreak(external(name, _values(path)))
    return registry


def _values(path: str) -> dict[int, Fraction]:
    return values.loads(_text(path), source=path)


def _text(path: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8-sig")
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


def _convert(options: argparse.Namespace) -> str:
    if options.target == "-":
        raise InputError("OUT is a file: its name tells the format")
    tournament = _read(options)
    for notice in (*tournament.notices, *write(tournament, options.target, options.version)):
        print(f"{options.file}: {notice}", file=sys.stderr)
    return ""


def _check(options: argparse.Namespace) -> str:
    """Check one file, or many at once."""
    if len(options.file) == 1:
        checked = [_check_file(options, options.file[0])]
    elif options.published or "-" in options.file:
        raise InputError("--published and standard input go with one file only")
    else:
        checked = checking.check_all(
            partial(_try_file, options), options.file, partial(_progress, options)
        )
    for one in checked:
        for line in (*one.notices, *([one.problem] if one.problem else [])):
            print(line, file=sys.stderr)
    options.status = max(one.status for one in checked)
    if options.format == "json":
        return _json(checked)
    if len(checked) == 1:
        return "\n".join(checked[0].lines)
    return checking.report(checked, messages(options.language))


def _progress(options: argparse.Namespace, done: int) -> None:
    if sys.stderr.isatty():
        count = len(options.file)
        text = messages(options.language)["check_progress"].format(done=done, count=count)
        print(f"\r{text}", end="\n" if done == count else "", file=sys.stderr, flush=True)


def _try_file(options: argparse.Namespace, file: str) -> checking.Checked:
    try:
        return _check_file(options, file)
    except _UNUSABLE as error:
        lines = [
            line if line.startswith((file, "    ")) else f"{file}: {line}"
            for line in _message(error).split("\n")
        ]
        return checking.Checked(file, problem="\n".join(lines))


def _check_file(options: argparse.Namespace, file: str) -> checking.Checked:
    tournament = _prepared(argparse.Namespace(**{**vars(options), "file": file}))
    given = tournament.published
    if options.published:
        given = published.loads(_text(options.published), options.published).completed_by(given)
    if not given.values:
        tournament = _with_list(tournament, options)
    edition = editions.get(options.edition) if options.edition else tournament.edition
    verdict = checking.verdict(
        tournament,
        options.tiebreaks,
        _with_rules(edition, options),
        unrated=_unrated_rule(options, tournament),
        published=given,
        ratings=options.ratings,
        seed=options.seed,
        registry=_registry(options),
    )
    return checking.checked(file, verdict, tournament.notices, messages(options.language))


def _codes(options: argparse.Namespace) -> str:
    edition = editions.get(options.edition)
    if options.versus:
        differences = editions.differences(edition, editions.get(options.versus))
        lines = [f"{what}: {one} against {two}" for what, one, two in differences]
        return "\n".join(lines or ["no difference"])
    if options.code:
        return catalogue.in_full(options.code, options.language)
    return catalogue.listing(edition, options.language)


_COMMANDS: dict[str, Callable[[argparse.Namespace], str]] = {
    "standings": _standings,
    "explain": _explain,
    "compare": _compare,
    "check": _check,
    "convert": _convert,
    "codes": _codes,
}
