"""A tournament report of a team event: the tables of the teams and of their players."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from fractions import Fraction

import attrs

from tiebreaks import outcomes
from tiebreaks._exact import FrozenMap
from tiebreaks.errors import InputError, Problem
from tiebreaks.formats.reader_report import Report
from tiebreaks.formats.trf.entries import Entries, award_of, read_entries
from tiebreaks.formats.trf.matches import Matches, find_matches
from tiebreaks.formats.trf.players import Player
from tiebreaks.formats.trf.points import Scoring, read_match_points, read_scoring, totals
from tiebreaks.formats.trf.records import Consumed, Records, game_points_decide, numbers_of
from tiebreaks.formats.trf.restated import compare_restated, compare_teams
from tiebreaks.formats.trf.round_cells import Slot, cell_of_player
from tiebreaks.formats.trf.special import (
    Special,
    applied_lines,
    apply_team_specials,
    counting,
    read_specials,
)
from tiebreaks.formats.trf.tables import Results, player_table, published
from tiebreaks.formats.trf.teams import TeamRecord, compare_013, team_problems
from tiebreaks.model.crosstable import Crosstable
from tiebreaks.model.matches import TeamAward, TeamRules, most_boards
from tiebreaks.model.pairing import Pairing
from tiebreaks.model.participants import Participant, Team
from tiebreaks.model.scoring import PointsSystem
from tiebreaks.model.tournament import Published

_PRIMARY = re.compile(r"(?:^|_)(MP|GP)(?:_(?:MP|GP))?$")


@attrs.frozen
class _File:
    """The records of a team event, before the tables are made."""

    teams: Sequence[TeamRecord]
    entries: Entries
    match: PointsSystem
    specials: list[Special]
    primary: str
    colors: str
    scoring: Scoring
    consumed: Consumed

    def rules(self, matches: Matches, game: PointsSystem) -> TeamRules:
        """Return the rules; the number of boards is that of colours, else the largest seen."""
        boards = len(self.colors) or most_boards(self.participants, matches.rows(self.plain_teams))
        return TeamRules(boards, self.match, game, self.primary)

    @property
    def plain_teams(self) -> list[Team]:
        return [record.team for record in self.teams]

    @property
    def participants(self) -> list[Participant]:
        return [Participant(record.team.number, record.team.name) for record in self.teams]


def read_team_event(
    records: Records,
    teams: Sequence[TeamRecord],
    players: Sequence[Player],
    pairing: Pairing,
    rounds: int | None,
    report: Report,
) -> tuple[Results, Consumed]:
    """Find the matches of the teams and make both tables.

    Raises:
        FormatError: every place that cannot be read.
        InputError: every contradiction, with round, teams and players.
    """
    file = _read(records, teams, report)
    problems = team_problems(teams, players)
    if problems:
        raise InputError(problems)
    cells = {player.participant.number: player.cells for player in players}
    found = find_matches(file.plain_teams, cells, file.entries, file.colors, report)
    problems = [*file.entries.problems, *found.problems]
    planned, errors = _planned(file, found)
    report.compare_rounds(rounds, planned)
    plain = [
        attrs.evolve(player, cells=[cell_of_player(cell) for cell in player.cells])
        for player in players
    ]
    reach = max(rounds or 0, planned) or None
    table_of_players = player_table(
        records, plain, pairing, reach, file.scoring, report, problems=problems, teams=len(teams)
    )
    if errors:
        raise InputError(errors)
    byes = _byes(file.entries, found, table_of_players.points["PTS"].system)
    file = _with_counting(file, found, table_of_players, byes, report)
    table = _team_table(file, found, table_of_players, byes, report)
    with_line_ups = found.with_line_ups(file.plain_teams)
    compare_013(records, teams, report)
    compare_teams(table, teams, report)
    compare_restated(table, records, report)
    results = Results(table, _published(file), with_line_ups, table_of_players, published(players))
    return results, file.consumed | _derivable(records, file, table, bool(byes))


def _read(records: Records, teams: Sequence[TeamRecord], report: Report) -> _File:
    numbers = [record.team.number for record in teams]
    code = _PRIMARY.search(records.value("192").upper())
    entries, in_entries = read_entries(records, numbers, report)
    match, in_match = read_match_points(records, report)
    file = _File(
        teams,
        entries,
        match,
        read_specials(records, numbers, True, report),
        code[1] if code else "MP",
        _colors(records, report),
        read_scoring(records, report),
        in_entries | in_match,
    )
    report.check()
    return file


def _derivable(records: Records, file: _File, table: Crosstable, has_byes: bool) -> Consumed:
    """Return the lines that a writer makes anew from the tables and the teams."""
    tags = ("013", "082", "310", *(("320",) if has_byes else ()))
    lines = [line for tag in tags for line in records.all(tag)]
    code = records.last("192")
    if code and code.value == game_points_decide(table.pairing):
        lines.append(code)
    return numbers_of(lines) | applied_lines(file.specials, table)


def _colors(records: Records, report: Report) -> str:
    """Return the colours of the first-named team on each board (record 352)."""
    text = records.value("352").lower()
    if text.strip("wb"):
        line = records.last("352")
        message = f"record 352: {text!r} is not a list of colours (w, b)"
        report.notice(message, line.number if line else None, 5)
        return ""
    return text


def _planned(file: _File, found: Matches) -> tuple[int, list[Problem]]:
    """Return the last round with a match or bye, and the contradictions between matches."""
    rules = file.rules(found, PointsSystem())
    try:
        table = Crosstable.from_team_cells(file.participants, found.rows(file.plain_teams), rules)
    except InputError as error:
        return 0, [_of_teams(problem) for problem in error.problems]
    return table.planned_rounds, []


def _of_teams(problem: Problem) -> Problem:
    return problem.inside("among_teams", "teams: {problem}")


def _team_table(
    file: _File,
    found: Matches,
    players: Crosstable,
    byes: Mapping[Slot, TeamAward],
    report: Report,
) -> Crosstable:
    """Return the table of the teams; a round held for the players counts as held."""
    game = players.points["PTS"].system
    if game.colored:
        report.notice("the points for games depend on the colour: those of White count for teams")
    rules = file.rules(found, game)

    def build(
        awards: Mapping[Slot, TeamAward],
        penalties: Sequence[tuple[int, int, Fraction, Fraction]] = (),
    ) -> Crosstable:
        return Crosstable.from_team_cells(
            file.participants,
            found.rows(file.plain_teams, players.rounds),
            rules,
            players.pairing,
            players.planned_rounds or None,
            awards,
            penalties,
        )

    table = build(byes)
    awards, penalties = apply_team_specials(file.specials, table)
    return build({**byes, **awards}, penalties) if awards or penalties else table


def _with_counting(
    file: _File,
    found: Matches,
    players: Crosstable,
    byes: Mapping[Slot, TeamAward],
    report: Report,
) -> _File:
    """Return the file with those records 299 that count."""

    def totals_with(chosen: Sequence[Special]) -> Mapping[int, Fraction]:
        one = attrs.evolve(file, specials=list(chosen))
        return totals(_team_table(one, found, players, byes, Report()), file.primary)

    used = counting(file.specials, _published(file).points, totals_with, report)
    return attrs.evolve(file, specials=list(used))


def _byes(entries: Entries, found: Matches, game: PointsSystem) -> dict[Slot, TeamAward]:
    """Return the awards for pairing-allocated byes."""
    worth = game.award(outcomes.PAIRING_BYE)
    awards = {}
    for slot, cell in found.cells.items():
        if cell.outcome == outcomes.PAIRING_BYE:
            players = found.pairing_byes[slot]
            awards[slot] = award_of(entries, slot, worth * players if players else None)
    return awards


def _published(file: _File) -> Published:
    points = {
        record.team.number: record.match_points if file.primary == "MP" else record.game_points
        for record in file.teams
    }
    return Published(
        FrozenMap(
            {record.team.number: record.place for record in file.teams if record.place is not None}
        ),
        FrozenMap({number: value for number, value in points.items() if value is not None}),
    )
