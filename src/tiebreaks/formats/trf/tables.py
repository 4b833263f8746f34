"""From the player records of a tournament report to their crosstable."""

from __future__ import annotations

from collections.abc import Iterable

from tiebreaks.errors import InputError
from tiebreaks.formats.reader_report import Report
from tiebreaks.formats.trf import records as event
from tiebreaks.formats.trf.players import Player
from tiebreaks.formats.trf.points import (
    Scoring,
    compare_points,
    read_scoring,
    settle_scoring,
)
from tiebreaks.formats.trf.records import Records
from tiebreaks.formats.trf.round_cells import apply_byes
from tiebreaks.formats.trf.special import Special, apply_specials, read_specials
from tiebreaks.model.crosstable import Crosstable
from tiebreaks.model.pairing import Pairing
from tiebreaks.model.points import STANDARD


def _enter_byes(records: Records, players: list[Player], report: Report) -> list[str]:
    """Enter the byes of records 240; in a team event they are those of teams."""
    if records.is_team_event:
        return []
    lines = records.all("240")
    for line in lines:
        records.kept.pop(line.number, None)
    return apply_byes(lines, {p.participant.number: p.cells for p in players}, report)


def player_table(
    records: Records,
    players: list[Player],
    pairing: Pairing,
    rounds: int | None,
    report: Report,
    problems: Iterable[str] = (),
) -> Crosstable:
    """Build the crosstable of the players and compare the file's own totals with it.

    Args:
        records: the lines of the file.
        players: the player records.
        pairing: how the participants were paired.
        rounds: the scheduled rounds, None for those paired.
        report: takes the notices.
        problems: what else makes the file contradict itself.

    Raises:
        FormatError: every place that cannot be read.
        InputError: every contradiction, with round and numbers.
    """
    problems = [*problems, *_enter_byes(records, players, report)]
    numbers = [player.participant.number for player in players]
    specials = [] if records.is_team_event else read_specials(records, numbers, report)
    scoring = read_scoring(records, report)
    report.check()
    table = _table(players, pairing, rounds, problems)
    table = _with_points(table, players, scoring, specials, records, report)
    report.compare_rounds(rounds, table.planned_rounds)
    _compare(table, players, records, report)
    _note_gaps(table, players, specials, report)
    return table


def _note_gaps(
    table: Crosstable, players: list[Player], specials: list[Special], report: Report
) -> None:
    """Note rounds in which nobody has a cell, and records for rounds that there are not."""
    for r in range(table.rounds):
        if all(r >= len(player.cells) or player.cells[r] is None for player in players):
            report.notice(f"round {r + 1}: nobody has a result or a bye, all count as absent")
    for special in specials:
        if special.round > table.planned_rounds:
            said = f"record 299 for round {special.round} of {table.planned_rounds}"
            report.notice(f"{said} changes nothing", special.line.number, 20)


def _table(
    players: list[Player], pairing: Pairing, rounds: int | None, problems: list[str]
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
    players: list[Player],
    scoring: Scoring,
    specials: list[Special],
    records: Records,
    report: Report,
) -> Crosstable:
    """Return the table with the points that the file awards."""
    changes = apply_specials(specials, table, records)
    printed = {p.participant.number: p.points for p in players if p.points is not None}
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


def _compare(table: Crosstable, players: list[Player], records: Records, report: Report) -> None:
    """Note where points and counters of the file are not those of its results."""
    lines = {p.participant.number: p.line.number for p in players}
    printed = {p.participant.number: p.points for p in players if p.points is not None}
    compare_points(table, printed, lines, report)
    rated = {
        sum(person.rating is not None for person in table.participants),
        sum(person.fide_rating is not None for person in table.participants),
    }
    event.compare_counters(records, len(players), rated, report)
