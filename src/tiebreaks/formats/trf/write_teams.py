"""Write the records of a tournament report about teams: 310, 013, 300, 320, 330, 240, 299."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import groupby

import attrs

from tiebreaks import outcomes
from tiebreaks.errors import InputError, Problem
from tiebreaks.formats.round_cells import cell_rows
from tiebreaks.formats.trf.boards import seat, side_of
from tiebreaks.formats.trf.layout import (
    Omissions,
    one_line,
    points_text,
    put,
    put_numbers,
    special_line,
    total_text,
)
from tiebreaks.formats.trf.matches import bye_in_cells, pairing_byes
from tiebreaks.formats.trf.points import totals
from tiebreaks.formats.trf.round_cells import Slot
from tiebreaks.formats.trf.write_players import bye_lines, special_kind
from tiebreaks.model.cells import Cell
from tiebreaks.model.crosstable import Crosstable
from tiebreaks.model.participants import Team
from tiebreaks.model.points import Points
from tiebreaks.model.tournament import Tournament

_MOST_TEAMS = 999


@attrs.frozen
class FileCells:
    """The cells for the file: of teams by number and round, of players a row by round for each."""

    teams: Mapping[Slot, Cell]
    players: Mapping[int, dict[int, Cell]]


def file_cells(tournament: Tournament, rows: list[list[Cell]]) -> FileCells:
    """Return all cells; a player without an opponent on the board wins or loses by forfeit.

    `rows` are the cells of the players, in an individual event those of the crosstable.
    """
    if tournament.players is None:
        return FileCells({}, _rows_by_number(tournament.crosstable, rows))
    players = _rows_by_number(tournament.players, rows)
    for team in tournament.teams:
        for round_, line_up in enumerate(team.line_ups, start=1):
            for player in line_up:
                row = players.get(player, {})
                cell = row.get(round_)
                if cell and not cell.opponent:
                    won = cell.outcome == outcomes.FULL_BYE
                    letter = outcomes.FORFEIT_WIN if won else outcomes.FORFEIT_LOSS
                    row[round_] = cell._replace(outcome=letter)
    teams = _rows_by_number(tournament.crosstable, cell_rows(tournament.crosstable))
    slots = {
        (number, round_): cell for number, row in teams.items() for round_, cell in row.items()
    }
    return FileCells(slots, players)


def _rows_by_number(table: Crosstable, rows: list[list[Cell]]) -> dict[int, dict[int, Cell]]:
    return {
        person.number: {
            round_: cell
            for round_, cell in enumerate(row, start=1)
            if cell.outcome != outcomes.UNPAIRED
        }
        for person, row in zip(table.participants, rows, strict=True)
    }


def team_lines(tournament: Tournament, omissions: Omissions) -> Iterator[str]:
    """Write the records 310.

    Raises:
        InputError: a number that is too large for a report.
    """
    sums = {name: totals(tournament.crosstable, name) for name in ("MP", "GP")}
    for team in tournament.teams:
        if team.number > _MOST_TEAMS:
            template = "number {number}: a report numbers teams up to {most}"
            raise InputError(
                Problem("team_number_too_large", template, number=team.number, most=_MOST_TEAMS)
            )
        place = tournament.published.places.get(team.number)
        line = f"310 {team.number:>3}"
        for first, last, what, text, right in (
            (9, 40, "name", team.name, False),
            (42, 46, "short name", team.short_name, False),
            (48, 53, "strength", team.strength, True),
            (55, 60, "match points", points_text(sums["MP"][team.number], omissions, 6), True),
            (62, 67, "game points", points_text(sums["GP"][team.number], omissions, 6), True),
            (69, 71, "place", "" if place is None else str(place), True),
        ):
            line = put(
                line, first, last, _fitting(team, what, text, last - first + 1, omissions), right
            )
        yield put_numbers(line, 74, list(team.members))


def older_team_lines(tournament: Tournament, omissions: Omissions) -> Iterator[str]:
    """Write the records 013, which contain only names and players."""
    teams = tournament.teams
    if [team.number for team in teams] != list(range(1, len(teams) + 1)):
        omissions.report("TRF16 numbers the teams by the order of their lines")
    if any(team.short_name or team.strength for team in teams):
        omissions.report("TRF16 has no short names and no strength of teams: they are left out")
    if tournament.published.places:
        omissions.report("TRF16 has no places of teams: they are left out")
    for team in teams:
        line = put("013", 5, 36, _fitting(team, "name", team.name, 32, omissions))
        yield put_numbers(line, 37, list(team.members))


def _fitting(team: Team, what: str, text: str, width: int, omissions: Omissions) -> str:
    text = one_line(text, f"team {team.number}: the {what}", omissions)
    if len(text) > width:
        omissions.report(f"team {team.number}: the {what} {text!r} does not fit into its columns")
    return text


def match_lines(
    tournament: Tournament, cells: FileCells, all_byes: bool, omissions: Omissions
) -> list[str]:
    """Write what players' cells do not show: line-ups, forfeits, byes, special points.

    `all_byes`: write records 320 also for pairing-allocated byes with the default points.
    """
    table = tournament.crosstable
    return [
        *_bye_lines(tournament, cells),
        *_pairing_bye_lines(tournament, cells, all_byes, omissions),
        *_forfeit_lines(tournament, cells),
        *_line_up_lines(tournament, cells),
        *_special_lines(table, omissions),
    ]


def _bye_lines(tournament: Tournament, cells: FileCells) -> Iterator[str]:
    """Write records 240 for the byes that do not follow from the players' cells."""
    players = tournament.players
    members = {team.number: team.members for team in tournament.teams}
    byes = {}
    for (number, round_), cell in cells.teams.items():
        if cell.outcome not in b"FHZ":
            continue
        in_cells = bye_in_cells(_own_cells(members[number], round_, cells), len(members[number]))
        if in_cells is None and players and round_ <= players.rounds:
            in_cells = outcomes.ZERO_BYE
        if in_cells != cell.outcome:
            byes[number, round_] = cell
    yield from bye_lines(byes)


def _pairing_bye_lines(
    tournament: Tournament, cells: FileCells, all_byes: bool, omissions: Omissions
) -> Iterator[str]:
    """Write records 320: one per award, more if several teams have it in the same round."""
    table = tournament.crosstable.written or tournament.crosstable
    match, game = table.points["MP"], table.points["GP"]
    found: dict[tuple[Fraction, Fraction], list[dict[int, int]]] = {}
    for i, team in enumerate(tournament.teams):
        for r, outcome in enumerate(table.outcomes[i]):
            if outcome != outcomes.PAIRING_BYE:
                continue
            award = _points(match, i, r), _points(game, i, r)
            own = _own_cells(team.members, r + 1, cells)
            if not all_byes and award == _default_award(tournament, own):
                continue
            lines = found.setdefault(award, [])
            line = next((line for line in lines if r not in line), None)
            if line is None:
                line = {}
                lines.append(line)
            line[r] = team.number
    for (mp, gp), lines in found.items():
        for line in lines:
            text = put("320", 5, 8, total_text(mp, omissions), right=True)
            text = put(text, 10, 13, total_text(gp, omissions), right=True)
            teams = (f"{line.get(r, 0):>3}" for r in range(max(line) + 1))
            yield f"{text} {' '.join(teams)}"


def _default_award(
    tournament: Tournament, cells: Mapping[int, Cell]
) -> tuple[Fraction, Fraction] | None:
    """Return the award for a pairing-allocated bye that follows from its players' cells."""
    players, match = tournament.players, tournament.crosstable.points["MP"].system
    if players is None or not pairing_byes(cells):
        return None
    game = players.points["PTS"].system.award(outcomes.PAIRING_BYE)
    return match.award(outcomes.PAIRING_BYE), game * pairing_byes(cells)


def _points(points: Points, i: int, r: int) -> Fraction:
    return Fraction(points.rows[i][r], points.scale)


def _line_ups(tournament: Tournament) -> dict[Slot, tuple[int, ...]]:
    return {
        (team.number, round_): line_up
        for team in tournament.teams
        for round_, line_up in enumerate(team.line_ups, start=1)
        if line_up
    }


def _meetings(cells: FileCells) -> Iterator[tuple[int, int, int, Cell]]:
    """Yield round, first team, second team and the first team's cell of every match."""
    matches = [
        (round_, number, cell.opponent, cell)
        for (number, round_), cell in cells.teams.items()
        if cell.opponent
    ]
    for round_, number, opponent, cell in sorted(matches, key=lambda match: match[:3]):
        other = cells.teams.get((opponent, round_))
        if cell.color == "w" or (number < opponent and (other is None or other.color != "w")):
            yield round_, number, opponent, cell


def _forfeit_lines(tournament: Tournament, cells: FileCells) -> Iterator[str]:
    """Write records 330 for the matches without line-ups."""
    line_ups = _line_ups(tournament)
    for round_, first, second, cell in _meetings(cells):
        seated = line_ups.keys() & {(first, round_), (second, round_)}
        if cell.outcome in outcomes.FORFEITS and not seated:
            other = cells.teams[second, round_].outcome
            yield f"330 {cell.outcome:c}{other:c} {round_:>3} {first:>3} {second:>3}"


def _line_up_lines(tournament: Tournament, cells: FileCells) -> Iterator[str]:
    """Write the records 300 without which a match would be read differently."""
    line_ups = _line_ups(tournament)
    members = {team.number: team.members for team in tournament.teams}
    in_order = tournament.crosstable.boards is None or tournament.crosstable.boards.in_order
    for round_, first, second, cell in _meetings(cells):
        pair = (first, second)
        wanted = [line_ups.get((team, round_), ()) for team in pair]
        if not any(wanted) and cell.outcome in outcomes.FORFEITS:
            continue
        own = [_own_cells(members[team], round_, cells) for team in pair]
        orders = [members[team] for team in pair]
        for k in _needed(orders, own, wanted, in_order):
            line = f"300 {round_:>3} {pair[k]:>3} {pair[1 - k]:>3}"
            yield put_numbers(line, 17, list(wanted[k]) or [0])


def _needed(
    members: list[tuple[int, ...]],
    cells: list[dict[int, Cell]],
    wanted: list[tuple[int, ...]],
    in_order: bool,
) -> tuple[int, ...]:
    """Return the sides (0, 1) that need a record 300, to read the match with these line-ups."""
    named = any(cell.opponent in members[1 - k] for k in (0, 1) for cell in cells[k].values())
    first_is_default = side_of(members[0], cells[0], ()).players == wanted[0]
    single: list[tuple[int, ...]] = [(1,), (0,)] if first_is_default else [(0,), (1,)]
    for sides in [(), *single]:
        first, second = (
            side_of(members[k], cells[k], wanted[k] if k in sides else ()) for k in (0, 1)
        )
        seating = seat(first, second)
        as_wanted = [seating.line_up(0), seating.line_up(1)] == wanted
        if (named or sides) and as_wanted and (seating.certain or not in_order):
            return sides
    return (0, 1)


def _own_cells(members: tuple[int, ...], round_: int, cells: FileCells) -> dict[int, Cell]:
    slots = ((player, cells.players.get(player, {}).get(round_)) for player in members)
    return {player: cell for player, cell in slots if cell}


def _special_lines(table: Crosstable, omissions: Omissions) -> Iterator[str]:
    """Write records 299: special points for single matches and byes, and penalties."""
    full = table.written or table
    match, game = full.points["MP"], full.points["GP"]
    awards: dict[tuple[int, str, Fraction | None, Fraction | None], list[int]] = {}
    for i, person in enumerate(table.participants):
        for r, outcome in enumerate(full.outcomes[i]):
            if outcome in (outcomes.PAIRING_BYE, outcomes.UNPAIRED):
                continue
            mp, gp = _points(match, i, r), _points(game, i, r)
            other_mp = mp if mp != match.system.award(outcome, full.colors[i][r]) else None
            other_gp = gp if gp != _default_game_points(full, i, r) else None
            if other_mp is None and other_gp is None:
                continue
            kind = special_kind(outcome, f"team {person.number}", r + 1, omissions)
            if kind is not None:
                awards.setdefault((r + 1, kind, other_mp, other_gp), []).append(person.number)
    for (round_, kind, mp_, gp_), numbers in awards.items():
        yield special_line(kind, round_, numbers, omissions, gp_, mp_)
    for round_, mp_, gp_, numbers in _penalties(table):
        yield special_line(" ", round_, numbers, omissions, gp_, mp_)


def _default_game_points(table: Crosstable, i: int, r: int) -> Fraction:
    game, outcome = table.points["GP"], table.outcomes[i][r]
    if outcome not in outcomes.PLAYED:
        return game.system.award(outcome)
    if table.boards is None:
        return _points(game, i, r)
    return Fraction(sum(table.boards.points[i][r]), game.scale)


def _penalties(
    table: Crosstable,
) -> Iterator[tuple[int, Fraction | None, Fraction | None, list[int]]]:
    """Yield round, match points, game points and teams; both points together if they agree."""
    match, game = table.points["MP"], table.points["GP"]
    numbers = [person.number for person in table.participants]
    both = [
        [(p.participant, p.round, Fraction(p.units, points.scale)) for p in points.penalties]
        for points in (match, game)
    ]
    if [entry[:2] for entry in both[0]] == [entry[:2] for entry in both[1]]:
        entries: list[tuple[int, int, Fraction | None, Fraction | None]] = [
            (i, round_, mp, gp) for (i, round_, mp), (_, _, gp) in zip(*both, strict=True)
        ]
    else:
        entries = [(i, round_, mp, None) for i, round_, mp in both[0]]
        entries += [(i, round_, None, gp) for i, round_, gp in both[1]]
    for (round_, mp_, gp_), group in groupby(entries, lambda entry: entry[1:]):
        yield round_, mp_, gp_, [numbers[entry[0]] for entry in group]
