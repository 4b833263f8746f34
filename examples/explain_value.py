"""Show how a value is worked out, and why one player is above another.

A working lists every round: what happened, what it is worth, and why the value differs from the
opponent's score or does not count. Programs can read the same steps.
"""

from pathlib import Path

import tiebreaks


def main() -> None:
    """Print a working and a comparison."""
    tournament = tiebreaks.read(Path(__file__).with_name("club-open.trf"))
    standings = tiebreaks.rank(tournament)

    working = standings.working("BH/C1", participant=13)
    print(tiebreaks.explain(working))
    left_out = [step.round for step in working.steps if not step.counted]
    print(f"Rounds left out: {left_out}\n")

    print(tiebreaks.explain(standings.compare(2, 4)))


if __name__ == "__main__":
    main()
