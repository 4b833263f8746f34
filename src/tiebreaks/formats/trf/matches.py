"""From the cells of players to the matches of their teams."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import attrs

from tiebreaks import outcomes
from tiebreaks.errors import Problem
from tiebreaks.formats.reader_report import Report
from tiebreaks.formats.trf import match_problems as wrong
from tiebreaks.formats.trf.boards import Seating, Side, seat, side_of
from tiebreaks.formats.trf.entries import Entries, bye_of
from tiebreaks.formats.trf.round_cells import Slot
from tiebreaks.model.cells import Cell
from tiebreaks.model.matches import TeamCell
from tiebreaks.model.participants import Team

_OTHER = {"w": "b", "b": "w", "-": "-"}


@attrs.frozen
class Matches:
    """The matches and byes found, by team and round.

    `pairing_byes`: how many players of the team have a pairing-allocated bye.
    """

    cells: dict[Slot, TeamCell]
    line_ups: dict[Slot, tuple[int, ...]]
    pairing_byes: dict[Slot, int]
    problems: list[Problem]

    def rows(self, teams: Sequence[Team], absent_until: int = 0) -> list[list[TeamCell | None]]:
        """Return a row of cells per team; up to a round, a team without a cell is absent."""
        rounds = max((round_ for _, round_ in self.cells), default=0)
        absent = TeamCell(0, "-", outcomes.ZERO_BYE)
        return [
            [
                self.cells.get((team.number, r), absent if r <= absent_until else None)
                for r in range(1, max(rounds, absent_until) + 1)
            ]
            for team in teams
        ]

    def with_line_ups(self, teams: Iterable[Team]) -> tuple[Team, ...]:
        """Return the teams with their line-ups for each round up to the last that has one."""
        last: dict[int, int] = {}
        for number, round_ in self.line_ups:
            last[number] = max(round_, last.get(number, 0))

        def line_ups(number: int) -> tuple[tuple[int, ...], ...]:
            rounds = range(1, last.get(number, 0) + 1)
            return tuple(self.line_ups.get((number, r), ()) for r in rounds)

        return tuple(attrs.evolve(team, line_ups=line_ups(team.number)) for team in teams)


@attrs.frozen
class RoundCells:
    """The cells of one round, by team and player."""

    round: int
    teams: Mapping[int, Team]
    team_of: Mapping[int, int]
    cells: Mapping[int, dict[int, Cell]]  # team -> player -> cell

    def opponents(self, team: int) -> list[int]:
        """Return the teams that the players of a team meet."""
        met = {self.team_of.get(cell.opponent, 0) for cell in self.cells[team].values()}
        return sorted(met - {0})


def round_cells_of(
    teams: Sequence[Team], cells: Mapping[int, Sequence[Cell | None]]
) -> list[RoundCells]:
    """Return the cells of all rounds."""
    team_of = {player: team.number for team in teams for player in team.members}
    by_number = {team.number: team for team in teams}
    rounds = max((len(cells.get(player, ())) for player in team_of), default=0)
    found = []
    for r in range(rounds):
        of_round: dict[int, dict[int, Cell]] = {number: {} for number in by_number}
        for player, team in team_of.items():
            row = cells.get(player, ())
            cell = row[r] if r < len(row) else None
            if cell:
                of_round[team][player] = cell
        found.append(RoundCells(r + 1, by_number, team_of, of_round))
    return found


def find_matches(
    teams: Sequence[Team],
    cells: Mapping[int, Sequence[Cell | None]],
    entries: Entries,
    colors: str,
    report: Report,
) -> Matches:
    """Find the matches with their boards, and the byes.

    Args:
        teams: the teams, without duplicate numbers or members.
        cells: the cells of every player, by number.
        entries: the records about teams.
        colors: the colours of the first-named team (record 352).
        report: takes the notices.
    """
    found = Matches({}, {}, {}, [])
    rounds = round_cells_of(teams, cells)
    slots = [*entries.line_ups, *entries.forfeits, *entries.pairing_byes, *entries.byes]
    last = max((round_ for _, round_ in slots), default=0)
    for round_ in range(len(rounds) + 1, last + 1):
        empty: dict[int, dict[int, Cell]] = {team.number: {} for team in teams}
        team_of = {player: team.number for team in teams for player in team.members}
        rounds.append(RoundCells(round_, {team.number: team for team in teams}, team_of, empty))
    for round_cells in rounds:
        _strangers(round_cells, found)
        rivals = _rivals(round_cells, entries, found, report)
        for team in round_cells.teams:
            slot = team, round_cells.round
            if slot in entries.forfeits:
                entry = entries.forfeits[slot]
                found.cells[slot] = TeamCell(entry.opponent, entry.color, entry.outcome)
            elif team in rivals:
                if rivals.get(rivals[team]) != team or rivals[team] == team:
                    found.cells[slot] = TeamCell(rivals[team], "-", outcomes.OPEN)
                elif team < rivals[team]:
                    _enter_match(round_cells, team, rivals[team], entries, colors, found, report)
            else:
                _enter_bye(round_cells, team, entries, found, report)
    return found


def _strangers(round_cells: RoundCells, found: Matches) -> None:
    """Report opponents who are not in a team."""
    found.problems.extend(
        wrong.opponent_without_team(round_cells.round, team, player, cell.opponent)
        for team, cells in round_cells.cells.items()
        for player, cell in cells.items()
        if cell.opponent and cell.opponent not in round_cells.team_of
    )


def _rivals(
    round_cells: RoundCells, entries: Entries, found: Matches, report: Report
) -> dict[int, int]:
    """Return the opponent of every team with a match that no record 330 forfeits."""
    rivals: dict[int, int] = {}
    for team in round_cells.teams:
        round_ = round_cells.round
        slot = team, round_
        met = round_cells.opponents(team)
        bye, forfeit = bye_of(entries, slot), entries.forfeits.get(slot)
        line_up = entries.line_ups.get(slot)
        if forfeit and bye:
            found.problems.append(wrong.forfeit_and_bye(round_, team))
        elif forfeit and met and met != [forfeit.opponent]:
            found.problems.append(
                wrong.forfeit_but_players_meet(round_, team, forfeit.opponent, met[0])
            )
        elif bye and met:
            found.problems.append(wrong.bye_but_players_meet(round_, team, bye, met[0]))
        elif bye and line_up:
            message = f"round {round_}: team {team} has a bye: its line-up is ignored"
            report.notice(message, line_up.line.number)
        elif len(met) > 1:
            found.problems.append(wrong.several_opponents(round_, team, met))
        elif met and not forfeit:
            rivals[team] = met[0]
        if line_up and met and line_up.opponent not in met:
            found.problems.append(
                wrong.other_opponent_in_line_up(round_, team, met[0], line_up.opponent)
            )
    return _with_line_ups(round_cells, entries, rivals)


def _with_line_ups(
    round_cells: RoundCells, entries: Entries, rivals: dict[int, int]
) -> dict[int, int]:
    """Add the opponents from line-ups for teams whose cells have none."""
    named = dict(rivals)
    for team in round_cells.teams:
        slot = team, round_cells.round
        line_up = entries.line_ups.get(slot)
        if not line_up or line_up.opponent not in round_cells.teams:
            continue
        if not (slot in entries.forfeits or bye_of(entries, slot)):
            other = line_up.opponent
            named.setdefault(team, other)
            free = (other, round_cells.round) not in entries.forfeits
            if free and not bye_of(entries, (other, round_cells.round)):
                named.setdefault(other, team)
    return named


def _enter_match(
    round_cells: RoundCells,
    team: int,
    other: int,
    entries: Entries,
    colors: str,
    found: Matches,
    report: Report,
) -> None:
    """Enter a match into the cells of both teams."""
    sides = first, second = (
        _side(round_cells, team, entries, found),
        _side(round_cells, other, entries, found),
    )
    seating = seat(first, second)
    if not seating.certain:
        if all(side.line_up_given for side in sides):
            found.problems.append(wrong.boards_of_line_ups_differ(round_cells.round, team, other))
            return
        what = f"round {round_cells.round}: teams {team} and {other}"
        report.notice(f"{what}: the order of the players does not determine every board")
    color = match_color(seating, first, second, colors)
    letters = [
        bytes([side.letter(board[k]) for board in seating.boards]) for k, side in enumerate(sides)
    ]
    for k, (own, rival) in enumerate([(team, other), (other, team)]):
        found.cells[own, round_cells.round] = TeamCell(
            rival,
            _OTHER[color] if k else color,
            None if letters[k] else outcomes.OPEN,
            letters[k],
            in_order=seating.certain,
        )
        found.line_ups[own, round_cells.round] = seating.line_up(k)


def _side(round_cells: RoundCells, team: int, entries: Entries, found: Matches) -> Side:
    """Return one side of a match, and report line-ups that contradict the cells."""
    entry = entries.line_ups.get((team, round_cells.round))
    cells, members = round_cells.cells[team], round_cells.teams[team].members
    round_ = round_cells.round
    line_up = entry.players if entry else ()
    for player in line_up:
        cell = cells.get(player)
        if player and player not in members:
            found.problems.append(wrong.line_up_with_stranger(round_, team, player))
        elif cell and cell.outcome in (outcomes.HALF_BYE, outcomes.PAIRING_BYE):
            found.problems.append(wrong.line_up_with_bye(round_, team, player, cell.outcome))
    side = side_of(members, cells, line_up)
    if side.line_up_given:
        found.problems.extend(
            wrong.left_out_of_line_up(round_, team, player, cell.opponent)
            for player, cell in cells.items()
            if cell.opponent and player not in line_up
        )
    return side


def match_color(seating: Seating, first: Side, second: Side, colors: str) -> str:
    """Return the colour of the first side on board 1, from the first board with a colour."""
    if not seating.certain:
        a, b = (side.players[0] if side.players else 0 for side in (first, second))
        return _color(first, a, second, b) if first.plays(a) == b else "-"
    for place, (a, b) in enumerate(seating.boards):
        color = _color(first, a, second, b)
        if color != "-":
            pattern = colors or "wb" * len(seating.boards)
            same = place < len(pattern) and pattern[place] == pattern[0]
            return color if same else _OTHER[color]
    return "-"


def _color(first: Side, a: int, second: Side, b: int) -> str:
    own = first.cells[a].color if a in first.cells else "-"
    other = second.cells[b].color if b in second.cells else "-"
    return own if own != "-" else _OTHER[other]


def bye_in_cells(cells: Mapping[int, Cell], members: int) -> int | None:
    """Return the bye that follows from the cells of a team's players; None if none does.

    >>> half, zero = Cell(0, "-", outcomes.HALF_BYE), Cell(0, "-", outcomes.ZERO_BYE)
    >>> chr(bye_in_cells({1: half, 2: zero}, 3))
    'H'
    """
    letters = _letters(cells)
    if outcomes.PAIRING_BYE in letters:
        return outcomes.PAIRING_BYE
    if len(letters) == 1 and letters <= {outcomes.FULL_BYE, outcomes.HALF_BYE}:
        return min(letters)
    return outcomes.ZERO_BYE if letters or (cells and len(cells) == members) else None


def _letters(cells: Mapping[int, Cell]) -> set[int]:
    absent = {outcomes.ZERO_BYE, outcomes.FORFEIT_LOSS}
    return {cell.outcome for cell in cells.values()} - absent


def pairing_byes(cells: Mapping[int, Cell]) -> int:
    """Return how many players have a pairing-allocated bye."""
    return sum(cell.outcome == outcomes.PAIRING_BYE for cell in cells.values())


def _enter_bye(
    round_cells: RoundCells, team: int, entries: Entries, found: Matches, report: Report
) -> None:
    """Enter the bye of a team without an opponent: from records, else from its players' cells."""
    slot, cells = (team, round_cells.round), round_cells.cells[team]
    in_cells = bye_in_cells(cells, len(round_cells.teams[team].members))
    given = bye_of(entries, slot)
    outcome = given[0] if given else in_cells
    if outcome is None:
        return
    found.cells[slot] = TeamCell(0, "-", outcome)
    found.pairing_byes[slot] = pairing_byes(cells)
    if not given and _letters(cells) - {outcome}:
        name = outcomes.NAMES[outcome]
        report.notice(
            f"round {round_cells.round}: team {team} has no opponent, and its players have"
            f" different byes: taken as a {name}"
        )
