"""Team matches: from the boards of both sides to one outcome, match points and game points."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import cache, cached_property
from math import ceil
from typing import NamedTuple, TypedDict

import attrs
from attrs.validators import instance_of

from tiebreaks import outcomes
from tiebreaks._exact import brief, cut
from tiebreaks.errors import Problem
from tiebreaks.model.cells import Cell
from tiebreaks.model.outcome_words import outcome_words
from tiebreaks.model.participants import Participant
from tiebreaks.model.points import Points, points_of
from tiebreaks.model.scoring import PointsSystem

PRIMARY = {"MP": ("MP", "GP"), "GP": ("GP", "MP")}


@attrs.frozen
class Boards:
    """The boards of team matches, one entry per board in `outcomes[i][r]` and `points[i][r]`.

    `in_order`: False if the board of some result is not known.
    """

    outcomes: tuple[tuple[bytes, ...], ...]
    points: tuple[tuple[tuple[int, ...], ...], ...]
    size: int  # boards per match
    in_order: bool = True

    def __repr__(self) -> str:
        return cut(f"<Boards: {len(self.outcomes)} teams, {self.size} boards a match>")

    def sliced(self, rounds: int) -> Boards:
        """Return the boards of the first rounds."""
        return attrs.evolve(
            self,
            outcomes=tuple(row[:rounds] for row in self.outcomes),
            points=tuple(row[:rounds] for row in self.points),
        )

    def lengthened(self, more: int) -> Boards:
        """Return the boards with more rounds, which are empty."""
        return attrs.evolve(
            self,
            outcomes=tuple((*row, *[b""] * more) for row in self.outcomes),
            points=tuple((*row, *[()] * more) for row in self.points),
        )


class TeamCell(NamedTuple):
    """One round of one team as written.

    `boards` are the outcomes on boards 1, 2, ... from the team's side; if only the result is
    known, they are empty and `points` are the game points. If `outcome` is None, it follows from
    these. `in_order`: False if the board of some result is not known.
    """

    opponent: int
    color: str
    outcome: int | None
    boards: bytes = b""
    points: Fraction | None = None
    in_order: bool = True


@attrs.frozen
class TeamRules:
    """What matches and games award: 2-1-0 and 1-½-0 unless given; `boards` per match.

    `primary` is the score (MP or GP) that decides the competition.

    >>> TeamRules(boards=4).primary
    'MP'
    """

    boards: int
    match: PointsSystem = attrs.field(
        default=PointsSystem(2, 1, 0, pairing_bye=1), validator=instance_of(PointsSystem)
    )
    game: PointsSystem = attrs.field(default=PointsSystem(), validator=instance_of(PointsSystem))
    primary: str = "MP"

    __repr__ = brief

    @cached_property
    def game_points(self) -> PointsSystem:
        """The game points of a match with every board won, drawn or lost.

        A pairing-allocated bye is a drawn match (C.04.6 1.4).
        """
        game, boards = self.game, self.boards
        return PointsSystem(
            game.win * boards,
            game.draw * boards,
            game.loss * boards,
            forfeit_loss=game.forfeit_loss * boards,
            zero_bye=game.zero_bye * boards,
            pairing_bye=game.draw * boards,
        )


def plain_cells(
    teams: Sequence[Participant],
    cells: Sequence[Sequence[TeamCell | None]],
    from_number: Mapping[int, int],
    rules: TeamRules,
) -> tuple[list[list[Cell | None]], list[Problem]]:
    """Return the matches as cells with one outcome each, and the problems with their boards."""
    problems: list[Problem] = []
    plain: list[list[Cell | None]] = []
    points = game_points(rules)
    for team, row in zip(teams, cells, strict=True):
        plain_row: list[Cell | None] = []
        for r, cell in enumerate(row):
            if cell is None:
                plain_row.append(None)
                continue
            other = _other_side(cell, r, cells, from_number)
            if cell.outcome is not None or other is None:
                outcome = outcomes.OPEN if cell.outcome is None else cell.outcome
            else:
                outcome = _outcome(cell, other, points)
                if team.number < cell.opponent:
                    problems += _board_problems(team.number, r, cell, other, rules)
            plain_row.append(Cell(cell.opponent, cell.color, outcome))
        plain.append(plain_row)
    return plain, problems


def _other_side(
    cell: TeamCell,
    r: int,
    cells: Sequence[Sequence[TeamCell | None]],
    from_number: Mapping[int, int],
) -> TeamCell | None:
    i = from_number.get(cell.opponent)
    return None if i is None or r >= len(cells[i]) else cells[i][r]


def game_points(rules: TeamRules) -> Callable[[TeamCell], Fraction]:
    """Return a function that gives the sum of the boards of a match, or the points as written."""

    @cache  # few different results come up again and again
    def of_boards(boards: bytes) -> Fraction:
        return sum((rules.game.award(outcome) for outcome in boards), Fraction(0))

    return lambda cell: of_boards(cell.boards) if cell.points is None else cell.points


def _outcome(cell: TeamCell, other: TeamCell, points: Callable[[TeamCell], Fraction]) -> int:
    """Compare game points; a match without a board played is forfeited unless both sides scored."""
    ours, theirs = points(cell), points(other)
    letters = cell.boards + other.boards
    if outcomes.OPEN in letters:
        return outcomes.OPEN
    played = not letters or any(letter in outcomes.PLAYED for letter in letters)
    if played or (ours and theirs):
        return outcomes.WIN if ours > theirs else outcomes.LOSS if ours < theirs else outcomes.DRAW
    return outcomes.FORFEIT_WIN if ours > theirs else outcomes.FORFEIT_LOSS


def _board_problems(
    number: int, r: int, cell: TeamCell, other: TeamCell, rules: TeamRules
) -> list[Problem]:
    match: _Match = {"round": r + 1, "number": number, "opponent": cell.opponent}
    most = max(len(cell.boards), len(other.boards))
    if most > rules.boards:
        return [
            Problem(
                "too_many_boards",
                "round {round}: {number} against {opponent}: {most} boards, a match has {boards}",
                most=most,
                boards=rules.boards,
                **match,
            )
        ]
    problems = [
        Problem(
            "boards_contradict",
            "round {round}: {number} against {opponent}: board {board} is {ours} and {theirs}",
            board=b,
            ours=outcome_words(ours),
            theirs=outcome_words(theirs),
            **match,
        )
        for b, (ours, theirs) in enumerate(zip(cell.boards, other.boards, strict=False), 1)
        if theirs not in outcomes.COMPLEMENTS.get(ours, b"")
    ]
    if not cell.boards and not other.boards:
        points = game_points(rules)
        problems += _misfit(match, points(cell), points(other), rules)
    return problems


class _Match(TypedDict):
    """Which match a problem is about."""

    round: int
    number: int
    opponent: int


def _misfit(match: _Match, ours: Fraction, theirs: Fraction, rules: TeamRules) -> list[Problem]:
    """Return the problem with game points that are more than the boards can bring."""
    highest = rules.boards * max(rules.game.win + rules.game.loss, 2 * rules.game.draw)
    if ours + theirs <= highest:
        return []
    template = (
        "round {round}: {number} against {opponent}: {ours} and {theirs} game points do not fit"
        " the boards"
    )
    return [Problem("too_many_game_points", template, ours=str(ours), theirs=str(theirs), **match)]


TeamAward = tuple[Fraction | None, Fraction | None]  # match points and game points


def most_boards(teams: Sequence[Participant], cells: Sequence[Sequence[TeamCell | None]]) -> int:
    """Return the largest number of boards in a match, or of game points of both its sides."""
    written = [cell for row in cells for cell in row if cell is not None]
    boards = max((len(cell.boards) for cell in written), default=0)
    by_number = dict(zip((team.number for team in teams), cells, strict=True))
    both: list[Fraction] = []
    for row in cells:
        for r, cell in enumerate(row):
            if cell is not None and cell.points is not None:
                rival = by_number.get(cell.opponent, ())
                other = rival[r] if r < len(rival) else None
                both.append(cell.points + ((other and other.points) or 0))
    return boards or max(map(ceil, both), default=1)


def team_points(
    rows: Sequence[bytes],
    colors: Sequence[str],
    written: Sequence[Sequence[TeamCell | None]],
    rules: TeamRules,
    awards: Mapping[tuple[int, int], TeamAward],
    penalties: Sequence[tuple[int, int, Fraction, Fraction]],
) -> dict[str, Points]:
    """Return match points and game points, the primary score first.

    `awards`, by (index, round from 0), replace what the outcomes award.
    """
    match = {place: mp for place, (mp, _) in awards.items() if mp is not None}
    game = _game_points_given(rows, written, rules)
    game |= {place: gp for place, (_, gp) in awards.items() if gp is not None}
    points = {
        "MP": points_of(
            rows, colors, rules.match, match, [(i, r, mp) for i, r, mp, _ in penalties]
        ),
        "GP": points_of(
            rows, colors, rules.game_points, game, [(i, r, gp) for i, r, _, gp in penalties]
        ),
    }
    return {name: points[name] for name in PRIMARY[rules.primary]}


def _game_points_given(
    rows: Sequence[bytes],
    written: Sequence[Sequence[TeamCell | None]],
    rules: TeamRules,
) -> dict[tuple[int, int], Fraction]:
    """Return the game points that the boards or the file give, by (index, round from 0).

    An open match has none yet; what has no boards follows from the outcome.
    """
    points = game_points(rules)
    return {
        (i, r): points(cell)
        for i, row in enumerate(written)
        for r, cell in enumerate(row)
        if cell is not None
        and rows[i][r] in outcomes.PLAYED + outcomes.FORFEITS
        and (cell.boards or cell.points is not None or rows[i][r] in outcomes.PLAYED)
    }


def board_rows(
    rows: Sequence[bytes],
    written: Sequence[Sequence[TeamCell | None]],
    rules: TeamRules,
    scale: int,
) -> Boards | None:
    """Return outcome and game points of every board of every round (Article 12).

    Boards count as they were; without them a pairing-allocated or full-point bye and a match won
    by forfeit are wins on every board, a half-point bye draws. The finished boards of an open
    match are there, without points yet. None if the boards of a match are not known.
    """
    units = {outcome: int(rules.game.award(outcome) * scale) for outcome in outcomes.NAMES}
    units[outcomes.PAIRING_BYE] = units[outcomes.WIN]
    letters: list[tuple[bytes, ...]] = []
    points: list[tuple[tuple[int, ...], ...]] = []
    for row, cells in zip(rows, written, strict=True):
        boards = [
            _boards_of(outcome, cell, rules) for outcome, cell in zip(row, cells, strict=True)
        ]
        if None in boards:
            return None
        known = [one for one in boards if one is not None]
        letters.append(tuple(known))
        points.append(
            tuple(
                tuple([0 if outcome == outcomes.OPEN else units[letter] for letter in one])
                for outcome, one in zip(row, known, strict=True)
            )
        )
    in_order = all(cell is None or cell.in_order for row in written for cell in row)
    return Boards(tuple(letters), tuple(points), rules.boards, in_order)


def _boards_of(outcome: int, cell: TeamCell | None, rules: TeamRules) -> bytes | None:
    """Return the outcomes on the boards of one round; None where they are not known."""
    if cell is not None and cell.boards and outcome in outcomes.PAIRED:
        return cell.boards
    if outcome in outcomes.PLAYED:
        return None
    empty = outcome in (outcomes.OPEN, outcomes.UNPAIRED)
    return b"" if empty else bytes([outcome]) * rules.boards
