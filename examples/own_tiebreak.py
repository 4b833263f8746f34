"""Write your own tie-break, rank by it and print a working.

It counts the wins over participants in the upper half of the table. The decorator makes a value;
`with_tiebreak` returns a registry that contains it. The built-in registry does not change.
"""

from fractions import Fraction
from pathlib import Path

import tiebreaks
from tiebreaks import BUILTIN, Game, Terms, View, tiebreak, total


@tiebreak("WTH", fold=total, names={"en": "Wins over the top half"})
def wins_over_top_half(view: View) -> Terms:
    """Count the wins over participants in the upper half by score."""
    middle = Fraction(sorted(view.scores)[len(view.scores) // 2], view.scale)

    def value(game: Game) -> int | None:
        if game.opponent_score is None:  # a bye
            return None
        return int(game.won and game.opponent_score >= middle)

    return view.per_round(value)


def main() -> None:
    """Print the standings and a working of the new tie-break."""
    text = Path(__file__).with_name("wall-chart.txt").read_text(encoding="utf-8")
    table = tiebreaks.Crosstable.parse(text)
    registry = BUILTIN.with_tiebreak(wins_over_top_half)
    standings = tiebreaks.rank(table, "PTS, WTH, BH/C1", registry=registry)
    print(tiebreaks.explain(standings))
    print()
    print(tiebreaks.explain(standings.working("WTH", participant=4)))


if __name__ == "__main__":
    main()
