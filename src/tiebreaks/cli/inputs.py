"""From the options to the tournament, its list, edition, registry and ranking."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from fractions import Fraction
from pathlib import Path

import attrs

from tiebreaks import editions
from tiebreaks.cli.registered import registered, with_installed
from tiebreaks.editions import Edition
from tiebreaks.engine.descriptors import Descriptor, split
from tiebreaks.engine.families import BUILTIN
from tiebreaks.engine.families.external import external, external_code
from tiebreaks.engine.registry import Registry
from tiebreaks.errors import DescriptorError, InputError, NotApplicableError, Problem
from tiebreaks.formats import loads, read, values
from tiebreaks.messages import problem_text
from tiebreaks.model.pairing import Pairing
from tiebreaks.model.prize_groups import parse_group
from tiebreaks.model.tournament import Notice, Tournament
from tiebreaks.model.withdrawals import withdrawal_notice
from tiebreaks.standings.ranking import rank
from tiebreaks.standings.rows import Standings

# The list used, with a notice, if neither the file nor the caller gives one: by whether the
# pairings are predetermined, and whether the participants are teams.
STATED_LISTS = {
    (False, False): "PTS,BH/C1,BH,SB,DE",
    (True, False): "PTS,DE,SB,KS,WIN",
    (False, True): "PTS,MPvGP,EDE,BH",
    (True, True): "PTS,MPvGP,EDE,EMMSB",
}


def ranked(options: argparse.Namespace, also: Sequence[str] = ()) -> tuple[Tournament, Standings]:
    """Read and rank as the options say; notices go to standard error.

    `also` are tie-breaks beside the list that are computed.
    """
    tournament = with_list(prepared(options), options)
    registry = registry_of(options, [*_listed(tournament, options), *also])
    tournament = _with_start(without_unknown(tournament, registry), options, registry)
    edition = editions.get(options.edition) if options.edition else tournament.edition
    edition = with_rules(edition, options)
    for notice in tournament.notices:
        print(f"{options.file}: {notice}", file=sys.stderr)
    try:
        refuse_unlisted(options, [*_listed(tournament, options), *also], registry)
        return tournament, rank_as_asked(options, tournament, edition, registry)
    except (DescriptorError, NotApplicableError):
        if options.tiebreaks is None:
            listed = ",".join(tournament.tiebreaks)
            template = "the list is {listed}; choose another with -t"
            hint = Problem("list_of_the_file", template, source=options.file, listed=listed)
            print(problem_text(hint, options.language), file=sys.stderr)
        raise


def prepared(options: argparse.Namespace) -> Tournament:
    """Read as the options say, up to the round given."""
    tournament = read_file(options)
    table = tournament.crosstable
    settled = [withdrawal_notice(p) for p in table.participants if p.number in options.exclude]
    notices = tuple(notice for notice in tournament.notices if notice not in settled)
    tournament = attrs.evolve(tournament, notices=notices)
    if tournament.is_long and any(person.ratings for person in table.participants):
        message = f"the event lasts more than 30 days: the {options.ratings} ratings count"
        tournament = _noticing(tournament, message)
    return tournament


def with_list(tournament: Tournament, options: argparse.Namespace) -> Tournament:
    """Return the tournament with a default list if neither it nor the caller has one."""
    if options.tiebreaks is not None and not split(options.tiebreaks):
        template = "the list of -t is empty: {given!r}"
        raise InputError(Problem("empty_list", template, given=options.tiebreaks))
    if options.tiebreaks or tournament.tiebreaks:
        return tournament
    table = tournament.crosstable
    listed = STATED_LISTS[table.pairing is Pairing.PREDETERMINED, "MP" in table.points]
    tournament = attrs.evolve(tournament, tiebreaks=tuple(listed.split(",")))
    return _noticing(tournament, f"the file has no list of tie-breaks: using {listed}")


def _listed(tournament: Tournament, options: argparse.Namespace) -> list[str | Descriptor]:
    """Return the entries of the list used."""
    return BUILTIN.entries_of(options.tiebreaks or tournament.tiebreaks)


def without_unknown(tournament: Tournament, registry: Registry) -> Tournament:
    """Return the tournament without the notices of unknown tie-breaks that a registry knows."""
    own = {written for written in tournament.tiebreaks if _is_own(written, registry)}
    notices = tuple(notice for notice in tournament.notices if notice.tiebreak not in own)
    return attrs.evolve(tournament, notices=notices)


def _is_own(written: str, registry: Registry) -> bool:
    """Whether an entry of a list is known to a registry, and not to the built-in one."""
    try:
        registry.resolution(registry.descriptor(written))
    except DescriptorError:
        return False
    try:
        BUILTIN.resolution(BUILTIN.descriptor(written))
    except DescriptorError:
        return True
    return False


def _with_start(
    tournament: Tournament, options: argparse.Namespace, registry: Registry
) -> Tournament:
    """Say that starting scores are not in the points, unless the list asks for them."""
    with suppress(DescriptorError):  # what is wrong with the list is said with the ranking
        if "GO:MMS" in {registry.descriptor(one).code for one in _listed(tournament, options)}:
            return tournament
    if not any(person.start for person in tournament.crosstable.participants):
        return tournament
    advice = "begin the list with GO:MMS to rank by McMahon scores"
    return _noticing(tournament, f"the starting scores do not count in the points; {advice}")


def _noticing(tournament: Tournament, message: str) -> Tournament:
    return attrs.evolve(tournament, notices=(*tournament.notices, Notice(message)))


def among(standings: Standings, only: str | None) -> Standings:
    """Return the standings of the group of `--only`, or all."""
    if not only:
        return standings
    group = parse_group(only)
    group.check(standings.table.participants)
    return standings.among(group, name=only)


def rank_as_asked(
    options: argparse.Namespace,
    tournament: Tournament,
    edition: Edition,
    registry: Registry | None = None,
) -> Standings:
    """Rank under an edition as the options say."""
    return rank(
        tournament,
        options.tiebreaks,
        edition=edition,
        unrated=unrated_rule(options, tournament),
        ratings=options.ratings,
        seed=options.seed,
        registry=registry or registry_of(options, _listed(tournament, options)),
        exclude=options.exclude,
    )


def refuse_unlisted(
    options: argparse.Namespace, listed: Iterable[str | Descriptor], registry: Registry
) -> None:
    """Refuse values of `--ext` that the list does not ask for.

    Raises:
        InputError: every one of them.
    """
    if not options.ext:
        return
    codes = set()
    for written in listed:
        with suppress(DescriptorError):  # what is wrong with the list is said with the ranking
            codes.add(registry.descriptor(written).code)
    problems = []
    for entry in options.ext:
        name, path = _pair(entry)
        code = external_code(name)
        if code not in codes:
            template = "--ext {name}={path}: {tiebreak} is not in the list of tie-breaks"
            problems.append(
                Problem("values_not_asked", template, name=name, path=path, tiebreak=code)
            )
    if problems:
        raise InputError(problems)


def unrated_rule(options: argparse.Namespace, tournament: Tournament) -> str | int:
    """Return the option for unrated participants; `floor` is the floor on the first day."""
    if options.unrated == "floor":
        return editions.rating_floor(tournament.start)
    rule: str | int = options.unrated
    return rule


def with_rules(edition: Edition, options: argparse.Namespace) -> Edition:
    """Return the edition with the event's own rules from `--rule`."""
    return editions.with_options(edition, dict(_pair(rule) for rule in options.rule))


def registry_of(options: argparse.Namespace, listed: Iterable[str | Descriptor]) -> Registry:
    """Return the tie-breaks of `--register` and `--ext`; those of packages if the list needs them.

    Raises:
        InputError: something named by an option cannot be used.
    """
    registry = registered(tuple(options.register))
    for entry in options.ext:
        name, path = _pair(entry)
        registry = registry.with_tiebreak(external(name, _values(path)))
    return with_installed(registry, listed, options.language)


def _values(path: str) -> dict[int, Fraction]:
    return values.loads(text_of(path), source=path)


def text_of(path: str) -> str:
    """Return the text of a file of values."""
    try:
        return Path(path).read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        reason = "the values are not UTF-8 text"
        raise InputError(Problem("values_not_text", reason, source=path)) from None


def _pair(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not (name and equals and value):
        template = "{written!r} is not of the form NAME=VALUE"
        raise InputError(Problem("not_name_and_value", template, written=text))
    return name, value


def read_file(options: argparse.Namespace) -> Tournament:
    """Read the file given by the options."""
    said = {"pairing": options.pairing, "planned_rounds": options.rounds}
    after = getattr(options, "after", None)  # what is converted is the whole tournament
    if options.file == "-":
        return loads(sys.stdin.buffer.read(), source="-", after=after, **said)
    return read(options.file, after=after, **said)
