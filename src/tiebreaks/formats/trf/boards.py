"""The boards of a team match: who sat where, from two line-ups or the orders of two teams."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tiebreaks import outcomes
from tiebreaks.model.cells import Cell

_NOWHERE = 10**6


class Side(NamedTuple):
    """The players of one team in a match, in the order of the boards.

    `written` tells a line-up, which names every board (0: empty), from the order of the team,
    which leaves out the boards on which nobody sat.
    """

    players: tuple[int, ...]
    cells: dict[int, Cell]
    written: bool = False

    def plays(self, player: int) -> int:
        """Return the opponent of a player, 0 for none."""
        return self.cells[player].opponent if player in self.cells else 0

    def letter(self, player: int) -> int:
        """Return the outcome on the board of a player, a loss by forfeit where nobody sat."""
        cell = self.cells.get(player)
        if cell is None:
            return outcomes.FORFEIT_LOSS
        if cell.opponent:
            return cell.outcome
        won = cell.outcome in (outcomes.FORFEIT_WIN, outcomes.FULL_BYE)
        return outcomes.FORFEIT_WIN if won else outcomes.FORFEIT_LOSS


class Seating(NamedTuple):
    """The players of both teams on boards 1, 2, ... (0: nobody).

    Unless it is `certain`, it is one way of several, and no more is known than the `orders`.
    """

    boards: tuple[tuple[int, int], ...]
    certain: bool
    orders: tuple[tuple[int, ...], tuple[int, ...]]

    def line_up(self, side: int) -> tuple[int, ...]:
        """Return the players of the first (0) or second (1) team, without empty boards behind."""
        if not self.certain:
            return self.orders[side]
        players = [board[side] for board in self.boards]
        while players and not players[-1]:
            players.pop()
        return tuple(players)


def side_of(members: Iterable[int], cells: dict[int, Cell], line_up: tuple[int, ...]) -> Side:
    """Return the side of a team: its line-up if one is written, else who has a cell of a match.

    `cells` are those of its members; one who is away has none that counts.
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
    """Find the board of every player: the fewest boards that both orders allow.

    Where several ways need as few, or the orders contradict each other, it is not certain.
    """
    orders = first.players, second.players
    boards, ways = _fewest(first, second)
    if boards is not None:
        return Seating(boards, ways == 1, orders)
    if second.written and not first.written:
        turned, certain = _by_line_up(second, first)
        return Seating(tuple((b, a) for a, b in turned), certain, orders)
    return Seating(*_by_line_up(first, second), orders)


def _fits(first: Side, a: int, second: Side, b: int) -> bool:
    """Tell whether two players, or empty seats, can share a board."""
    if first.plays(a) or second.plays(b):
        return a != 0 and b != 0 and first.plays(a) == b and second.plays(b) == a
    return second.letter(b) in outcomes.COMPLEMENTS[first.letter(a)]


def _fewest(first: Side, second: Side) -> tuple[tuple[tuple[int, int], ...] | None, int]:
    """Return boards that keep both orders, as few as can be, and in how many ways (2: several)."""
    a, b = first.players, second.players
    # From each place in both orders: how many boards follow, in how many ways, and the first step.
    best = {(len(a), len(b)): (0, 1, (0, 0))}
    for i in range(len(a), -1, -1):
        for j in range(len(b), -1, -1):
            steps = []
            if i < len(a) and j < len(b) and _fits(first, a[i], second, b[j]):
                steps.append((1, 1))
            if i < len(a) and not first.plays(a[i]) and (not second.written or j == len(b)):
                steps.append((1, 0))
            if j < len(b) and not second.plays(b[j]) and (not first.written or i == len(a)):
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
    """Seat the second team where the games of the first say; the second value: for certain."""
    boards = [(a, first.plays(a)) for a in first.players]
    alone = [player for player in second.players if not second.plays(player)]
    certain = first.written and not second.written and len(alone) <= 1
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
