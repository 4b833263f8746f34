"""Show how one value came about, and why one player stands above another.

A working lists every round: what happened, what it is worth, and why it is not the plain score
of the opponent or does not count. The same steps can be read as data.
"""

from pathlib import Path

import tiebreaks


def main() -> None:
    """Print a working and a comparison."""
    tournament = tiebreaks.read(Path(__file__).with_name("club-open.trf"))
    standings = tiebreaks.rank(
        tournament.crosstable, tournament.tiebreaks, edition=tournament.edition
    )

    working = standings.working("BH/C1", participant=13)
    print(tiebreaks.explain(working))
    left_out = [step.round for step in working.steps if not step.counted]
    print(f"Rounds left out: {left_out}\n")

    print(tiebreaks.explain(standings.compare(2, 4)))


if __name__ == "__main__":
    main()
