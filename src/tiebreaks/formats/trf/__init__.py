"""Tournament report files: TRF16 and TRF26, with the extension lines of pairing programs.

>>> report = "012 Club\\n001    1      Ann\\n001    2      Bob\\n"
>>> loads(report).name
'Club'
"""

from __future__ import annotations

from datetime import date

from tiebreaks import editions
from tiebreaks.editions import Edition
from tiebreaks.formats.format import Format
from tiebreaks.formats.reader_report import Report
from tiebreaks.formats.trf.earlier import through
from tiebreaks.formats.trf.layout import Omissions
from tiebreaks.formats.trf.players import read_players, settled
from tiebreaks.formats.trf.ratings import with_ratings
from tiebreaks.formats.trf.records import (
    Consumed,
    Records,
    day_of,
    kept_texts,
    pairing_of,
    planned_rounds_of,
    report_team_records,
    report_unknown,
    sort_records,
    tiebreaks_of,
)
from tiebreaks.formats.trf.tables import Results, read_individual_event
from tiebreaks.formats.trf.team_event import read_team_event
from tiebreaks.formats.trf.teams import is_team_event, read_teams
from tiebreaks.formats.trf.text import read_lines
from tiebreaks.formats.trf.write import VERSIONS, report_lines
from tiebreaks.model.tournament import Notice, Tournament

__all__ = ["FORMAT", "VERSIONS", "dumps", "loads", "omissions"]


def loads(
    data: bytes | str,
    source: str | None = None,
    *,
    pairing: str | None = None,
    planned_rounds: int | None = None,
    encoding: str | None = None,
) -> Tournament:
    """Read a tournament report.

    Args:
        data: the content of the file, in UTF-8 or else Latin-1.
        source: its name, for messages.
        pairing: `swiss` or `predetermined`, instead of what the file says.
        planned_rounds: the number of scheduled rounds, instead of what the file says.
        encoding: the encoding, if it is another one.

    Raises:
        FormatError: every place that cannot be read.
        InputError: every contradiction, with round and numbers.

    >>> report = loads("012 Club\\n001    1      Ann\\n001    2      Bob\\n")
    >>> report.name, [person.name for person in report.crosstable.participants]
    ('Club', ['Ann', 'Bob'])
    """
    report = Report(source)
    records = sort_records(read_lines(data, encoding, report), report)
    results, in_results = _results(records, pairing, planned_rounds, report)
    start, in_start = day_of("042", records, report)
    end, in_end = day_of("052", records, report)
    tiebreaks, in_tiebreaks = tiebreaks_of(records, report)
    edition = _edition(start, report)
    kept = records.kept(in_results | in_start | in_end | in_tiebreaks)
    report_unknown(kept, report)
    return Tournament(
        crosstable=results.table,
        edition=edition,
        name=records.value("012"),
        start=start,
        end=end,
        tiebreaks=tiebreaks,
        published=results.published,
        teams=results.teams,
        players=results.players,
        players_published=results.players_published,
        records=kept_texts(kept),
        notices=tuple(sorted(report.notices, key=lambda notice: notice.line or 0)),
        source=source,
    )


def _results(
    records: Records, pairing: str | None, planned_rounds: int | None, report: Report
) -> tuple[Results, Consumed]:
    """Read players and teams, each record once, and make their tables."""
    of_teams = Report()  # the team records of an individual event need not be readable
    teams, players = read_teams(records, of_teams), read_players(records, report)
    team_event = is_team_event(teams, players, report)
    if team_event:
        report.add(of_teams)
    players, in_ratings = with_ratings(settled(players, team_event, report), records, report)
    paired, in_pairing = pairing_of(records, pairing, team_event, report)
    rounds = planned_rounds_of(records, planned_rounds, report)
    if team_event:
        results, in_tables = read_team_event(records, teams, players, paired, rounds, report)
    else:
        report_team_records(records, report)
        results, in_tables = read_individual_event(records, players, paired, rounds, report)
    return results, in_ratings | in_pairing | in_tables


def dumps(tournament: Tournament, version: str = "TRF26") -> bytes:
    """Write a tournament report, in UTF-8 and with CRLF; points are computed from the results.

    Args:
        tournament: what to write.
        version: `TRF26` or `TRF16`; see `omissions` for what it cannot hold.

    Raises:
        InputError: an unknown version, or a number that is too large for a report.

    >>> dumps(loads("001    1      Ann\\n")).decode().splitlines()[-1].rstrip()
    '001    1      Ann                                                                0.0'
    """
    lines = report_lines(tournament, version, Omissions())
    return "".join(f"{line}\r\n" for line in lines).encode("utf-8", "replace")


def omissions(tournament: Tournament, version: str = "TRF26") -> tuple[Notice, ...]:
    """Return what `dumps` leaves out or changes of this tournament in a version.

    >>> omissions(loads("001    1      Ann\\n212 PTS,WIN\\n"), "TRF16")[0].message
    'TRF16 has no list of tie-breaks: PTS,WIN'
    """
    found = Omissions()
    report_lines(tournament, version, found)
    return tuple(found.notices)


def _edition(start: date | None, report: Report) -> Edition:
    edition = editions.for_date(start)
    if start is None:
        report.notice(f"there is no first day (record 042): edition {edition.id}")
    elif start < edition.in_force:
        report.notice(f"the event is older than every edition: edition {edition.id}")
    return edition


# There is no is_content: a file that no other format recognises is read as a report.
FORMAT = Format(
    "TRF",
    (".trf", ".trfx", ".txt"),
    loads=loads,
    through=through,
    dumps=dumps,
    omissions=omissions,
    versions=VERSIONS,
)
