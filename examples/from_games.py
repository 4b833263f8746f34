"""Build a crosstable from games in code, with three points for a win, and rank it.

Five teams of a chess league play a single round robin; one of them is free in every round. With
predetermined pairings no byes are needed: a free round is just a round without a game.
"""

from tiebreaks import Crosstable, PointsSystem, explain, rank

CLUBS = ["Anchor", "Beacon", "Compass", "Dolphin", "Ebb Tide"]
GAMES = [
    (1, 2, 5, "1-0"), (1, 3, 4, "1/2-1/2"),
    (2, 5, 3, "0-1"), (2, 1, 2, "1/2-1/2"),
    (3, 3, 1, "0-1"), (3, 4, 5, "1-0"),
    (4, 1, 4, "+-"), (4, 2, 3, "1/2-1/2"),
    (5, 4, 2, "0-1"), (5, 5, 1, "1/2-1/2"),
]  # fmt: skip


def main() -> None:
    """Print the standings and what decides between the first two."""
    table = Crosstable.from_games(
        CLUBS, GAMES, pairing="predetermined", scoring=PointsSystem(3, 1, 0)
    )
    standings = rank(table, "PTS, DE, SB, WIN, STD")
    print(explain(standings))
    print()
    print(explain(standings.compare(1, 2)))


if __name__ == "__main__":
    main()
