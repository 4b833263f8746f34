"""`tiebreaks check`: compare published places and values with the computed ones."""

from __future__ import annotations

import argparse
import sys
from functools import partial

from tiebreaks import checking, editions
from tiebreaks.checking.many import Checked, check_all, checked, report
from tiebreaks.cli.arguments import PLAIN_FORMATS, add_format, add_shared
from tiebreaks.cli.inputs import (
    prepared,
    refuse_unlisted,
    registry_of,
    text_of,
    unrated_rule,
    with_list,
    with_rules,
    without_unknown,
)
from tiebreaks.cli.output import UNUSABLE, error_text, json_text
from tiebreaks.engine.families import BUILTIN
from tiebreaks.errors import InputError, Problem
from tiebreaks.formats import published
from tiebreaks.messages import messages

HELP = "compare published places and values with the computed ones"


def add_options(command: argparse.ArgumentParser) -> None:
    """Add the options."""
    add_shared(command, nargs="+")
    table = "the published table, with a header such as number,place,PTS,BH/C1"
    command.add_argument("--published", metavar="CSV", help=table)
    add_format(command, PLAIN_FORMATS)


def run(options: argparse.Namespace) -> str:
    """Check one file, or many at once."""
    if len(options.file) == 1:
        answers = [_check_file(options, options.file[0])]
    elif options.published or "-" in options.file:
        reason = "--published and standard input can be used with one file only"
        raise InputError(Problem("one_file_only", reason))
    else:
        # The list of all files is not for every process, with each of the files.
        alone = argparse.Namespace(**{**vars(options), "file": []})
        answers = check_all(partial(_try_file, alone), options.file, partial(_progress, options))
    for one in answers:
        for line in (*one.notices, *([one.problem] if one.problem else [])):
            print(line, file=sys.stderr)
    options.status = max(one.status for one in answers)
    if options.format == "json":
        return json_text(answers)
    if len(answers) == 1:
        return "\n".join(answers[0].lines)
    return report(answers, messages(options.language))


def _progress(options: argparse.Namespace, done: int) -> None:
    if sys.stderr.isatty():
        count = len(options.file)
        text = messages(options.language)["check_progress"].format(done=done, count=count)
        print(f"\r{text}", end="\n" if done == count else "", file=sys.stderr, flush=True)


def _try_file(options: argparse.Namespace, file: str) -> Checked:
    try:
        return _check_file(options, file)
    except UNUSABLE as error:
        lines = [
            line if line.startswith((file, "    ")) else f"{file}: {line}"
            for line in error_text(error, options.language).split("\n")
        ]
        return Checked(file, problem="\n".join(lines))


def _check_file(options: argparse.Namespace, file: str) -> Checked:
    tournament = prepared(argparse.Namespace(**{**vars(options), "file": file}))
    given = tournament.published
    if options.published:
        registry = registry_of(options, [])
        page = published.loads(text_of(options.published), options.published, registry)
        given = page.completed_by(given)
    if not given.values:
        tournament = with_list(tournament, options)
    listed = options.tiebreaks or tournament.tiebreaks or given.values
    entries = BUILTIN.entries_of(listed if isinstance(listed, str) else [*listed])
    registry = registry_of(options, [*entries, *given.values])
    refuse_unlisted(options, entries, registry)
    tournament = without_unknown(tournament, registry)
    edition = editions.get(options.edition) if options.edition else tournament.edition
    verdict = checking.verdict(
        tournament,
        options.tiebreaks,
        with_rules(edition, options),
        unrated=unrated_rule(options, tournament),
        published=given,
        ratings=options.ratings,
        seed=options.seed,
        registry=registry,
        exclude=options.exclude,
    )
    return checked(file, verdict, tournament.notices, messages(options.language))
