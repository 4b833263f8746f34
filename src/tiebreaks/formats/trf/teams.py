"""The team records of a tournament report (310, 013), and whether a file is a team event."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction

import attrs

from tiebreaks import outcomes
from tiebreaks.errors import Problem
from tiebreaks.formats.reader_report import Report
from tiebreaks.formats.trf.field_problems import (
    not_a_place,
    not_a_player,
    not_a_team,
    not_game_points,
    not_match_points,
)
from tiebreaks.formats.trf.players import Player
from tiebreaks.formats.trf.records import Records
from tiebreaks.formats.trf.text import Line, misread, parse_int, parse_points
from tiebreaks.model.participants import Team


@attrs.frozen
class TeamRecord:
    """A team record: the team, and its printed points and place."""

    line: Line
    team: Team
    match_points: Fraction | None = None
    game_points: Fraction | None = None
    place: int | None = None


def is_team_event(teams: Sequence[TeamRecord], players: Iterable[Player], report: Report) -> bool:
    """Return whether there are several teams, and no game between players of the same team."""
    if not teams:
        return False
    found = "there is only one team" if len(teams) == 1 else _inner_game(players, teams)
    if found:
        report.notice(f"{found}: taken as an individual event", teams[0].line.number)
    return not found


def _inner_game(players: Iterable[Player], teams: Iterable[TeamRecord]) -> str:
    """Describe a game played between members of the same team and of no other; else empty."""
    records_of: dict[int, list[TeamRecord]] = {}
    for record in teams:
        for member in record.team.members:
            records_of.setdefault(member, []).append(record)
    for player in players:
        first = player.participant.number
        own = records_of.get(first, [])
        for round_, cell in enumerate(player.cells, start=1):
            played = cell is not None and cell.outcome in outcomes.PLAYED
            if cell and played and len(own) == 1 and records_of.get(cell.opponent) == own:
                pair, number = f"{first} and {cell.opponent}", own[0].team.number
                return f"round {round_}: {pair} of team {number} play each other"
    return ""


def read_teams(records: Records, report: Report) -> list[TeamRecord]:
    """Read the records 310, else 013, whose teams are numbered in the order of the lines."""
    if records.all("310"):
        return [_team_310(line, report) for line in records.all("310")]
    return [
        _team_013(line, number, report) for number, line in enumerate(records.all("013"), start=1)
    ]


def _team_310(line: Line, report: Report) -> TeamRecord:
    number = parse_int(line.field(5, 7))
    if not number:
        misread(line, 5, 7, not_a_team, report)
    match, game = parse_points(line.field(55, 60) or "0"), parse_points(line.field(62, 67) or "0")
    place = parse_int(line.field(69, 71))
    for value, first, last, problem in (
        (match, 55, 60, not_match_points),
        (game, 62, 67, not_game_points),
        (place, 69, 71, not_a_place),
    ):
        if value is None:
            misread(line, first, last, problem, report)
    team = Team(
        number or 0,
        _members(line, 74, report),
        name=line.field(9, 40),
        short_name=line.field(42, 46),
        strength=line.field(48, 53),
    )
    return TeamRecord(
        line,
        team,
        match if line.field(55, 60) else None,
        game if line.field(62, 67) else None,
        place or None,
    )


def _team_013(line: Line, number: int, report: Report) -> TeamRecord:
    return TeamRecord(line, Team(number, _members(line, 37, report), name=line.field(5, 36)))


def _members(line: Line, first: int, report: Report) -> tuple[int, ...]:
    members = []
    for column, text in line.fields(first, 4):
        player = parse_int(text)
        if player is None:
            report.unreadable(not_a_player(text), line.number, column)
        elif player:
            members.append(player)
    return tuple(members)


def team_problems(teams: Sequence[TeamRecord], players: Iterable[Player]) -> list[Problem]:
    """Return the problems of the teams: duplicate numbers, unknown players, players in two."""
    known = {player.participant.number for player in players}
    problems: list[Problem] = []
    team_of: dict[int, int] = {}
    numbers: set[int] = set()
    for record in teams:
        team = record.team
        if team.number in numbers:
            template = "duplicate team number {number}"
            problems.append(Problem("duplicate_team", template, number=team.number))
        numbers.add(team.number)
        for player in team.members:
            if player in known and player not in team_of:
                team_of[player] = team.number
            else:
                problems.append(_wrong_member(player, team.number, team_of.get(player)))
    return problems


def _wrong_member(player: int, team: int, other: int | None) -> Problem:
    """Return the problem with a member of a team: unknown, or in `other` already."""
    if other is None:
        template = "team {number} has the unknown player {player}"
        return Problem("team_with_unknown_player", template, number=team, player=player)
    if other == team:
        template = "team {number} has the player {player} twice"
        return Problem("team_with_player_twice", template, number=team, player=player)
    template = "the player {player} is in team {other} and in team {number}"
    return Problem("player_in_two_teams", template, number=team, player=player, other=other)


def compare_013(records: Records, teams: Sequence[TeamRecord], report: Report) -> None:
    """Report records 013 that differ from records 310."""
    if not records.all("310"):
        return
    older = [_team_013(line, 0, report) for line in records.all("013")]
    known = {record.team.members: record.team.name for record in teams}
    for record in older:
        team = record.team
        if team.members not in known:
            message = f"record 013: no record 310 has the players of {team.name!r}"
            report.notice(message, record.line.number)
        elif known[team.members] != team.name:
            message = f"record 013: {team.name!r} is {known[team.members]!r} in record 310"
            report.notice(message, record.line.number)
    if older and len(older) != len(teams):
        message = f"the number of records 013 is {len(older)}, that of records 310 {len(teams)}"
        report.notice(message, older[0].line.number)
