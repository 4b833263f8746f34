"""Rank the teams of a report, and find the best performance on each board.

In a team event `tournament.crosstable` contains the matches and `tournament.players` the games, so
board prizes can use the rating tie-breaks of individual events. Each player counts for the board
on which he or she played most often.
"""

from collections import Counter
from pathlib import Path

import tiebreaks
from tiebreaks import Tournament

LEAST_GAMES = 3


def usual_board(line_ups: tuple[tuple[int, ...], ...], player: int) -> int:
    """Return the board on which a player played most often, the first of several; 0 for none."""
    played = Counter(line_up.index(player) + 1 for line_up in line_ups if player in line_up)
    return max(played, key=lambda board: (played[board], -board), default=0)


def board_prizes(tournament: Tournament) -> dict[int, list[tuple[int, str, str]]]:
    """Return (performance, player, team) for each board, the best first."""
    prizes: dict[int, list[tuple[int, str, str]]] = {}
    players = tournament.players
    if players is None:  # an individual event
        return prizes
    performances = tiebreaks.evaluate(players, "TPR", edition=tournament.edition)
    for team in tournament.teams:
        name = tournament.crosstable.participant(team.number).name
        for player in team.members:
            performance = performances.value(player)
            games = sum(step.counted for step in performances.working(player).steps)
            if performance is not None and games >= LEAST_GAMES:
                row = (int(performance), players.participant(player).name, name)
                prizes.setdefault(usual_board(team.line_ups, player), []).append(row)
    return {board: sorted(prizes[board], reverse=True) for board in sorted(prizes)}


def main() -> None:
    """Print the teams' standings and the best two of every board."""
    tournament = tiebreaks.read(Path(__file__).with_name("team-cup.trf"))
    standings = tiebreaks.rank(tournament)
    print(tournament.name)
    print(tiebreaks.explain(standings))
    print(f"\nBest performances in at least {LEAST_GAMES} games")
    for board, rows in board_prizes(tournament).items():
        for performance, player, team in rows[:2]:
            print(f"  board {board}: {performance}  {player} ({team})")


if __name__ == "__main__":
    main()
