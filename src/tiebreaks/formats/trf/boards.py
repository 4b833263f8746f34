"""The boards of a team match, from the line-ups of both teams or the order of their members."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import repeat
from typing import NamedTuple

from tiebreaks import outcomes
from tiebreaks.model.cells import Cell

_NOWHERE = 10**6


class Side(NamedTuple):
    """The players of one team in a match, in the order of the boards.

    `line_up_given`: the players come from a record 300, which names every board (0: empty), not
    from the order of the team, which has no place for empty boards.
    """

    players: tuple[int, ...]
    cells: dict[int, Cell]
    line_up_given: bool = False

    def plays(self, player: int) -> int:
        """Return the opponent of a player, 0 for none."""
        return self.cells[player].opponent if player in self.cells else 0

    def letter(self, player: int) -> int:
        """Return the outcome on a player's board, a loss by forfeit if the board is empty."""
        cell = self.cells.get(player)
        if cell is None:
            return outcomes.FORFEIT_LOSS
        if cell.opponent:
            return cell.outcome
        won = cell.outcome in (outcomes.FORFEIT_WIN, outcomes.FULL_BYE)
        return outcomes.FORFEIT_WIN if won else outcomes.FORFEIT_LOSS


class Seating(NamedTuple):
    """The players of both teams on boards 1, 2, ... (0: empty).

    If it is not `certain`, it is one of several possibilities, and only the `orders` are known.
    """

    boards: tuple[tuple[int, int], ...]
    certain: bool
    orders: tuple[tuple[int, ...], tuple[int, ...]]

    def line_up(self, side: int) -> tuple[int, ...]:
        """Return the players of the first (0) or second (1) team, up to the last one."""
        if not self.certain:
            return self.orders[side]
        players = [board[side] for board in self.boards]
        while players and not players[-1]:
            players.pop()
        return tuple(players)


def side_of(members: Iterable[int], cells: dict[int, Cell], line_up: tuple[int, ...]) -> Side:
    """Return the side of a team: its line-up if one is given, else its members with a game.

    `cells` are those of its members; a win by forfeit is a game, too.
    """
    if any(line_up):
        players = list(line_up)
        while not players[-1]:
            players.pop()
        return Side(tuple(players), cells, True)
    sits = {
        player
        for player, cell in cells.items()
        if cell.opponent or cell.outcome == outcomes.FORFEIT_WIN
    }
    return Side(tuple(player for player in members if player in sits), cells)


def seat(first: Side, second: Side) -> Seating:
    """Find the board of every player, with the fewest boards that both orders allow.

    It is not certain if several ways need that number, or if the orders contradict each other.
    """
    orders = first.players, second.players
    boards, ways = _fewest(first, second)
    if boards is not None:
        return Seating(boards, ways == 1, orders)
    if second.line_up_given and not first.line_up_given:
        turned, certain = _by_line_up(second, first)
        return Seating(tuple((b, a) for a, b in turned), certain, orders)
    return Seating(*_by_line_up(first, second), orders)


def _fits(first: Side, a: int, second: Side, b: int) -> bool:
    """Return whether two players, or a player and an empty seat, can share a board."""
    if first.plays(a) or second.plays(b):
        return _meet(first, a, second, b)
    return second.letter(b) in outcomes.COMPLEMENTS[first.letter(a)]


def _meet(first: Side, a: int, second: Side, b: int) -> bool:
    """Return whether two players have a game against each other."""
    return a != 0 and b != 0 and first.plays(a) == b and second.plays(b) == a


def _fewest(first: Side, second: Side) -> tuple[tuple[tuple[int, int], ...] | None, int]:
    """Return the fewest boards that keep both orders, and the number of ways (2: several)."""
    a, b = first.players, second.players
    if len(a) == len(b) and all(map(_meet, repeat(first), a, repeat(second), b)):
        return tuple(zip(a, b, strict=True)), 1  # everybody plays: there is no other way
    # For each position in both orders: the boards that follow, the number of ways, the first step.
    best = {(len(a), len(b)): (0, 1, (0, 0))}
    for i in range(len(a), -1, -1):
        for j in range(len(b), -1, -1):
            steps = []
            if i < len(a) and j < len(b) and _fits(first, a[i], second, b[j]):
                steps.append((1, 1))
            if i < len(a) and not first.plays(a[i]) and (not second.line_up_given or j == len(b)):
                steps.append((1, 0))
            if j < len(b) and not second.plays(b[j]) and (not first.line_up_given or i == len(a)):
                steps.append((0, 1))
            found = [(*best[i + di, j + dj][:2], (di, dj)) for di, dj in steps]
            if (i, j) in best:
                continue
            least = min((boards for boards, _, _ in found), default=_NOWHERE)
            ways = [entry for entry in found if entry[0] == least]
            step = ways[0][2] if ways else (0, 0)
            best[i, j] = (min(least + 1, _NOWHERE), min(2, sum(w for _, w, _ in ways)), step)
    if best[0, 0][0] == _NOWHERE:
        return None, 0
    i = j = 0
    boards = []
    while (i, j) != (len(a), len(b)):
        di, dj = best[i, j][2]
        boards.append((a[i] if di else 0, b[j] if dj else 0))
        i, j = i + di, j + dj
    return tuple(boards), best[0, 0][1]


def _by_line_up(first: Side, second: Side) -> tuple[tuple[tuple[int, int], ...], bool]:
    """Seat the second team by the games of the first; also return whether it is certain."""
    boards = [(a, first.plays(a)) for a in first.players]
    alone = [player for player in second.players if not second.plays(player)]
    certain = first.line_up_given and not second.line_up_given and len(alone) <= 1
    for player in alone:
        free = [
            place
            for place, (a, b) in enumerate(boards)
            if not b and not first.plays(a) and _fits(first, a, second, player)
        ]
        certain = certain and len(free) == 1
        if free:
            boards[free[0]] = (boards[free[0]][0], player)
        else:
            boards.append((0, player))
    return tuple(boards), certain
