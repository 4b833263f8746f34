"""Tournament report files: TRF16 and TRF26, with the extension lines of pairing programs.

>>> report = "012 Club\\n001    1      Ann\\n001    2      Bob\\n"
>>> loads(report).name
'Club'
"""

from __future__ import annotations

from datetime import date

from tiebreaks import editions
from tiebreaks._exact import FrozenMap
from tiebreaks.editions import Edition
from tiebreaks.formats.reader_report import Report
from tiebreaks.formats.trf import records as event
from tiebreaks.formats.trf.layout import Omissions
from tiebreaks.formats.trf.players import Player, read_players
from tiebreaks.formats.trf.tables import player_table
from tiebreaks.formats.trf.team_event import TeamEvent, read_team_event
from tiebreaks.formats.trf.teams import with_kind
from tiebreaks.formats.trf.text import read_lines
from tiebreaks.formats.trf.write import VERSIONS, written_lines
from tiebreaks.model.tournament import Notice, Published, Tournament

__all__ = ["VERSIONS", "dumps", "loads", "omissions"]


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
    records = with_kind(event.sort_records(read_lines(data, encoding, report), report), report)
    players = read_players(records, report)
    pairing = event.pairing_of(records, pairing, report)
    rounds = event.planned_rounds_of(records, planned_rounds, report)
    if records.is_team_event:
        found = read_team_event(records, players, pairing, rounds, report)
    else:
        table = player_table(records, players, pairing, rounds, report)
        found = TeamEvent(table, None, (), _published(players))
    start, end = (event.day_of(tag, records, report) for tag in ("042", "052"))
    tiebreaks = event.tiebreaks_of(records, report)
    edition = _edition(start, report)
    event.report_unknown(records, report)
    return Tournament(
        crosstable=found.table,
        edition=edition,
        name=records.value("012"),
        start=start,
        end=end,
        tiebreaks=tiebreaks,
        published=found.published,
        teams=found.teams,
        players=found.players,
        players_published=_published(players) if found.players else Published(),
        records=records.kept_lines(),
        notices=tuple(sorted(report.notices, key=lambda notice: notice.line or 0)),
        source=source,
    )


def dumps(tournament: Tournament, version: str = "TRF26") -> bytes:
    """Write a tournament report, in UTF-8 and with CRLF; points are those of the results.

    Args:
        tournament: what to write.
        version: `TRF26` or `TRF16`; `omissions` says what the version cannot hold.

    Raises:
        InputError: an unknown version, or a number that a report has no room for.

    >>> dumps(loads("001    1      Ann\\n")).decode().splitlines()[-1].rstrip()
    '001    1      Ann                                                                0.0'
    """
    lines = written_lines(tournament, version, Omissions())
    return "".join(f"{line}\r\n" for line in lines).encode("utf-8", "replace")


def omissions(tournament: Tournament, version: str = "TRF26") -> tuple[Notice, ...]:
    """Say what `dumps` leaves out or changes in a version, as far as the tournament holds it.

    >>> omissions(loads("001    1      Ann\\n212 PTS,WIN\\n"), "TRF16")[0].message
    'TRF16 has no list of tie-breaks: PTS,WIN'
    """
    found = Omissions()
    written_lines(tournament, version, found)
    return tuple(found.notices)


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
