"""From the player records of a tournament report to a crosstable."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

import attrs

from tiebreaks._exact import FrozenMap
from tiebreaks.errors import InputError, Problem
from tiebreaks.formats.reader_report import Report
from tiebreaks.formats.trf.players import Player, with_byes
from tiebreaks.formats.trf.points import (
    Scoring,
    compare_points,
    read_scoring,
    settle_scoring,
    totals,
)
from tiebreaks.formats.trf.records import Consumed, Records, compare_counters, numbers_of
from tiebreaks.formats.trf.special import (
    Special,
    SpecialPoints,
    applied_lines,
    apply_specials,
    counting,
    read_specials,
)
from tiebreaks.model.crosstable import Crosstable
from tiebreaks.model.pairing import Pairing
from tiebreaks.model.participants import Team
from tiebreaks.model.points import STANDARD
from tiebreaks.model.tournament import Published


@attrs.frozen
class Results:
    """The tables and printed results of a report, which are fields of a tournament.

    In an individual event the last three have their defaults.
    """

    table: Crosstable
    published: Published
    teams: tuple[Team, ...] = ()
    players: Crosstable | None = None
    players_published: Published = Published()


def read_individual_event(
    records: Records,
    players: Sequence[Player],
    pairing: Pairing,
    rounds: int | None,
    report: Report,
) -> tuple[Results, Consumed]:
    """Make the table of an individual event; records 240 and 299 are about players.

    Raises:
        FormatError: every place that cannot be read.
        InputError: every contradiction, with round and numbers.
    """
    byes = records.all("240")
    players, problems = with_byes(players, byes, report)
    numbers = [player.participant.number for player in players]
    given = read_specials(records, numbers, False, report)
    scoring = read_scoring(records, report)
    report.check()

    def totals_with(chosen: Sequence[Special]) -> Mapping[int, Fraction]:
        table = player_table(records, players, pairing, rounds, scoring, Report(), chosen, problems)
        return totals(table)

    specials = counting(given, published(players).points, totals_with, report)
    table = player_table(records, players, pairing, rounds, scoring, report, specials, problems)
    consumed = numbers_of(byes) | applied_lines(specials, table)
    return Results(table, published(players)), consumed


def player_table(
    records: Records,
    players: Sequence[Player],
    pairing: Pairing,
    rounds: int | None,
    scoring: Scoring,
    report: Report,
    specials: Sequence[Special] = (),
    problems: Sequence[Problem] = (),
    teams: int = 0,
) -> Crosstable:
    """Build the crosstable of the players and compare the printed totals with it.

    Args:
        records: the lines of the file.
        players: the player records, with byes entered.
        pairing: how the participants were paired.
        rounds: the number of scheduled rounds, None for the last one paired.
        scoring: the points system of the records.
        report: takes the notices.
        specials: the special points of players.
        problems: contradictions found before.
        teams: the number of teams.

    Raises:
        InputError: every contradiction, with round and numbers.
    """
    table = _table(players, pairing, rounds, problems)
    changes = apply_specials(specials, table)
    table = _with_points(table, players, scoring, changes, report)
    report.compare_rounds(rounds, table.planned_rounds)
    _compare(table, players, records, teams, report)
    _report_gaps(table, players, specials, report)
    return table


def published(players: Sequence[Player]) -> Published:
    """Return the places and points printed in the player records."""
    people = [(player.participant.number, player) for player in players]
    return Published(
        FrozenMap({number: p.place for number, p in people if p.place is not None}),
        FrozenMap({number: p.points for number, p in people if p.points is not None}),
    )


def _report_gaps(
    table: Crosstable, players: Sequence[Player], specials: Sequence[Special], report: Report
) -> None:
    """Report rounds without any cell, and records 299 for non-existent rounds."""
    for r in range(table.rounds):
        if all(r >= len(player.cells) or player.cells[r] is None for player in players):
            report.notice(f"round {r + 1}: all cells are empty, every player counts as absent")
    for special in specials:
        if special.round > table.planned_rounds:
            what = f"record 299 for round {special.round} of {table.planned_rounds}"
            report.notice(f"{what} changes nothing", special.line.number, 20)


def _table(
    players: Sequence[Player], pairing: Pairing, rounds: int | None, problems: Sequence[Problem]
) -> Crosstable:
    try:
        table = Crosstable.from_cells(
            [player.participant for player in players],
            [player.cells for player in players],
            pairing=pairing,
            planned_rounds=rounds,
        )
    except InputError as error:
        raise InputError([*error.problems, *problems]) from None
    if problems:
        raise InputError(problems)
    return table


def _with_points(
    table: Crosstable,
    players: Sequence[Player],
    scoring: Scoring,
    changes: SpecialPoints,
    report: Report,
) -> Crosstable:
    """Return the table with the points system and special points of the file."""
    printed = published(players).points
    bonus = changes.bonus(table.rounds)
    system = settle_scoring(scoring, table, printed, changes.awards, bonus, report)
    if system == STANDARD and not changes.awards and not changes.penalties:
        return table
    return Crosstable.from_cells(
        table.participants,
        [player.cells for player in players],
        pairing=table.pairing,
        planned_rounds=table.planned_rounds or None,
        scoring=system,
        awards=changes.awards,
        penalties=changes.penalties,
    )


def _compare(
    table: Crosstable, players: Sequence[Player], records: Records, teams: int, report: Report
) -> None:
    """Report printed points and counters that differ from the results."""
    lines = {p.participant.number: p.line.number for p in players}
    compare_points(table, published(players).points, lines, report)
    rated = {
        sum(person.rating is not None for person in table.participants),
        sum(person.fide_rating is not None for person in table.participants),
    }
    compare_counters(records, len(players), rated, teams, report)
