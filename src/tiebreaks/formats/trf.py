"""Tournament report files: TRF16 and TRF26, with the extension lines of pairing programs.

>>> report = "012 Club\\n001    1      Ann\\n001    2      Bob\\n"
>>> loads(report).name
'Club'
"""

from __future__ import annotations

from datetime import date

from tiebreaks import editions
from tiebreaks._exact import FrozenMap
from tiebreaks.crosstable import Crosstable, Pairing
from tiebreaks.editions import Edition
from tiebreaks.errors import InputError
from tiebreaks.formats import _trf_records as event
from tiebreaks.formats._trf_cells import apply_byes
from tiebreaks.formats._trf_layout import Losses
from tiebreaks.formats._trf_players import Player, read_players
from tiebreaks.formats._trf_points import (
    Scoring,
    compare_points,
    read_scoring,
    settle_scoring,
)
from tiebreaks.formats._trf_records import Records
from tiebreaks.formats._trf_special import Special, apply_specials, read_specials
from tiebreaks.formats._trf_text import Report, read_lines
from tiebreaks.formats._trf_write import VERSIONS, written_lines
from tiebreaks.points import STANDARD
from tiebreaks.tournament import Notice, Published, Tournament

__all__ = ["VERSIONS", "dumps", "loads", "losses"]


def loads(
    data: bytes | str,
    *,
    source: str | None = None,
    pairing: str | None = None,
    planned_rounds: int | None = None,
    encoding: str | None = None,
) -> Tournament:
    """Read a tournament report.

    Args:
        data: the file as it stands; UTF-8, else Latin-1, is told from it.
        source: its name, for messages.
        pairing: `swiss` or `predetermined`, instead of what the file says.
        planned_rounds: the scheduled rounds, instead of what the file says.
        encoding: the encoding, where the file is in another one.

    Raises:
        FormatError: every place that cannot be read.
        InputError: every contradiction, with round and numbers.
    """
    report = Report(source)
    records = event.sort_records(read_lines(data, encoding, report), report)
    players = read_players(records, report)
    regime = event.pairing_of(records, pairing, report)
    rounds = event.planned_rounds_of(records, planned_rounds, report)
    table = _crosstable(records, players, regime, rounds, report)
    start = event.start_of(records, report)
    tiebreaks = event.tiebreaks_of(records, report)
    edition = _edition(start, report)
    event.report_unknown(records, report)
    return Tournament(
        crosstable=table,
        edition=edition,
        name=records.value("012"),
        start=start,
        tiebreaks=tiebreaks,
        published=_published(players),
        records=records.kept_lines(),
        notices=tuple(sorted(report.notices, key=lambda notice: notice.line or 0)),
        source=source,
    )


def dumps(tournament: Tournament, version: str = "TRF26") -> bytes:
    """Write a tournament report, in UTF-8 and with CRLF; points are those of the results.

    Args:
        tournament: what to write.
        version: `TRF26` or `TRF16`; `losses` says what the version cannot hold.

    Raises:
        InputError: an unknown version, or a number that a report has no room for.

    >>> dumps(loads("001    1      Ann\\n")).decode().splitlines()[-1].rstrip()
    '001    1      Ann                                                                0.0'
    """
    lines = written_lines(tournament, version, Losses())
    return "".join(f"{line}\r\n" for line in lines).encode("utf-8", "replace")


def losses(tournament: Tournament, version: str = "TRF26") -> tuple[Notice, ...]:
    """Say what `dumps` leaves out or changes in a version, as far as the tournament holds it.

    >>> losses(loads("001    1      Ann\\n212 PTS,WIN\\n"), "TRF16")[0].message
    'TRF16 has no list of tie-breaks: PTS,WIN'
    """
    found = Losses()
    written_lines(tournament, version, found)
    return tuple(found.notices)


def _enter_byes(records: Records, players: list[Player], report: Report) -> list[str]:
    """Enter the byes of records 240; in a team event they are those of teams."""
    if records.is_team_event:
        return []
    lines = records.all("240")
    for line in lines:
        records.kept.pop(line.number, None)
    return apply_byes(lines, {p.participant.number: p.cells for p in players}, report)


def _crosstable(
    records: Records,
    players: list[Player],
    pairing: Pairing,
    rounds: int | None,
    report: Report,
) -> Crosstable:
    """Build the crosstable and compare the file's own totals with it."""
    problems = _enter_byes(records, players, report)
    specials = read_specials(records, [p.participant.number for p in players], report)
    scoring = read_scoring(records, report)
    report.check()
    table = _table(players, pairing, rounds, problems)
    table = _with_points(table, players, scoring, specials, records, report)
    if rounds and rounds < table.planned_rounds:
        report.notice(
            f"the last round planned is {rounds}, but round {table.planned_rounds} is paired"
        )
    _compare(table, players, records, report)
    return table


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
        planned_rounds=table.planned_rounds,
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


def _edition(start: date | None, report: Report) -> Edition:
    edition = editions.for_date(start)
    if start is None:
        report.notice(f"there is no first day (record 042): edition {edition.id}")
    elif start < edition.in_force:
        report.notice(f"the event is older than every edition: edition {edition.id}")
    return edition


def _published(players: list[Player]) -> Published:
    people = [(player.participant.number, player) for player in players]
    return Published(
        FrozenMap({number: p.place for number, p in people if p.place is not None}),
        FrozenMap({number: p.points for number, p in people if p.points is not None}),
    )
