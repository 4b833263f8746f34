"""The records of a tournament report about teams in single rounds: 300, 320, 330 and 240."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from fractions import Fraction

import attrs

from tiebreaks import outcomes
from tiebreaks.errors import Problem
from tiebreaks.formats.reader_report import Report
from tiebreaks.formats.trf.field_problems import (
    not_a_forfeit,
    not_a_number,
    not_a_player,
    not_a_team,
    not_points,
)
from tiebreaks.formats.trf.records import Consumed, Records, numbers_of
from tiebreaks.formats.trf.round_cells import Slot, enter_byes
from tiebreaks.formats.trf.text import Line, misread, parse_int, parse_points
from tiebreaks.model.cells import Cell
from tiebreaks.model.matches import TeamAward

_FORFEITS = {"+-": b"+-", "-+": b"-+", "--": b"--"}


@attrs.frozen
class LineUp:
    """One record 300: the players on boards 1, 2, ... (0: empty)."""

    line: Line
    opponent: int
    players: tuple[int, ...]


@attrs.frozen
class Forfeit:
    """One side of a forfeited match (record 330)."""

    opponent: int
    color: str
    outcome: int


@attrs.frozen
class Entries:
    """The records by team and round.

    `bye` is the award of the last record 320, for pairing-allocated byes that none names.
    """

    line_ups: dict[Slot, LineUp]
    forfeits: dict[Slot, Forfeit]
    pairing_byes: dict[Slot, TeamAward]
    byes: dict[Slot, int]
    bye: TeamAward
    problems: list[Problem]


def read_entries(
    records: Records, numbers: Collection[int], report: Report
) -> tuple[Entries, Consumed]:
    """Read the records; `numbers` are the numbers of the teams."""
    problems: list[Problem] = []
    pairing_byes, bye, used = _pairing_byes(records, numbers, problems, report)
    entries = Entries(
        _line_ups(records, numbers, problems, report),
        _forfeits(records, numbers, problems, report),
        pairing_byes,
        _byes(records, numbers, report),
        bye,
        problems,
    )
    others = (line for tag in ("300", "330", "240") for line in records.all(tag))
    return entries, used | numbers_of(others)


def _numbers(line: Line, *fields: tuple[int, int], report: Report) -> list[int] | None:
    """Read whole numbers, all of which are required."""
    found = []
    for first, last in fields:
        number = parse_int(line.field(first, last))
        if number:
            found.append(number)
        else:
            misread(line, first, last, not_a_number, report)
    return found if len(found) == len(fields) else None


def _line_ups(
    records: Records, numbers: Collection[int], problems: list[Problem], report: Report
) -> dict[Slot, LineUp]:
    found: dict[Slot, LineUp] = {}
    for line in records.all("300"):
        read = _numbers(line, (5, 7), (9, 11), (13, 15), report=report)
        players = []
        for column, text in line.fields(17, 4):
            player = parse_int(text)
            if player is None:
                report.unreadable(not_a_player(text), line.number, column)
            players.append(player or 0)
        if read is None:
            continue
        round_, team, opponent = read
        problems += [
            _unknown_team("300", round_, number)
            for number in (team, opponent)
            if number not in numbers
        ]
        twice = {player for player in players if player and players.count(player) > 1}
        problems += [_seated_twice(round_, team, player) for player in sorted(twice)]
        if (team, round_) in found:
            message = f"round {round_}: team {team} has several line-ups; the last one counts"
            report.notice(message, line.number)
        found[team, round_] = LineUp(line, opponent, tuple(players))
    return found


def _unknown_team(record: str, round_: int, team: int) -> Problem:
    return Problem(
        "record_of_unknown_team",
        "round {round}: record {record} names the unknown team {number}",
        round=round_,
        number=team,
        record=record,
    )


def _seated_twice(round_: int, team: int, player: int) -> Problem:
    return Problem(
        "player_seated_twice",
        "round {round}: team {number}: record 300 seats the player {player} twice",
        round=round_,
        number=team,
        player=player,
    )


def _forfeits(
    records: Records, numbers: Collection[int], problems: list[Problem], report: Report
) -> dict[Slot, Forfeit]:
    found: dict[Slot, Forfeit] = {}
    for line in records.all("330"):
        sides = _FORFEITS.get(line.field(5, 6))
        if sides is None:
            misread(line, 5, 6, not_a_forfeit, report)
        read = _numbers(line, (8, 10), (12, 14), (16, 18), report=report)
        if sides is None or read is None:
            continue
        round_, *teams = read
        for team, opponent, color, outcome in zip(teams, teams[::-1], "wb", sides, strict=True):
            if team not in numbers:
                problems.append(_unknown_team("330", round_, team))
            elif (team, round_) in found or team == opponent:
                template = "round {round}: record 330 names the team {number} twice"
                problems.append(Problem("team_forfeits_twice", template, round=round_, number=team))
            found[team, round_] = Forfeit(opponent, color, outcome)
    return found


def _pairing_byes(
    records: Records, numbers: Collection[int], problems: list[Problem], report: Report
) -> tuple[dict[Slot, TeamAward], TeamAward, Consumed]:
    found: dict[Slot, TeamAward] = {}
    bye: TeamAward = (None, None)
    used: list[Line] = []
    for line in records.all("320"):
        values = []
        for first, last in ((5, 8), (10, 13)):
            value = parse_points(line.field(first, last)) if line.field(first, last) else None
            if value is None and line.field(first, last):
                misread(line, first, last, not_points, report)
            values.append(value)
        bye = (values[0], values[1])
        for round_, team in _teams_of_320(line, report):
            if team not in numbers:
                problems.append(_unknown_team("320", round_, team))
            found[team, round_] = bye
            used.append(line)
    return found, bye, numbers_of(used)


def _teams_of_320(line: Line, report: Report) -> Iterator[tuple[int, int]]:
    """Yield round and team for each round with a team in a record 320."""
    for round_, (column, text) in enumerate(line.fields(15, 3), start=1):
        team = parse_int(text)
        if team is None:
            report.unreadable(not_a_team(text), line.number, column)
        elif team:
            yield round_, team


def _byes(records: Records, numbers: Collection[int], report: Report) -> dict[Slot, int]:
    empty: dict[int, list[Cell | None]] = {number: [] for number in numbers}
    rows, _ = enter_byes(records.all("240"), empty, report)
    return {
        (number, round_): cell.outcome
        for number, row in rows.items()
        for round_, cell in enumerate(row, start=1)
        if cell
    }


def award_of(entries: Entries, slot: Slot, games: Fraction | None) -> TeamAward:
    """Return the award for a pairing-allocated bye; None leaves it to the rules.

    `games` are the points of the players' byes, which count without a record 320.
    """
    match, game = entries.pairing_byes.get(slot, entries.bye)
    return match, games if game is None else game


def bye_of(entries: Entries, slot: Slot) -> tuple[int, str] | None:
    """Return the bye that a record gives a team, and the tag of the record."""
    if slot in entries.pairing_byes:
        return outcomes.PAIRING_BYE, "320"
    return (entries.byes[slot], "240") if slot in entries.byes else None
