"""Read a tournament report, rank it by its own list and print the table.

The edition is the one in force on the first day of the tournament. Everything that was corrected
when the file was read is reported on standard error.
"""

import sys
from pathlib import Path

import tiebreaks


def main() -> None:
    """Print the standings."""
    tournament = tiebreaks.read(Path(__file__).with_name("club-open.trf"))
    for notice in tournament.notices:
        print(notice, file=sys.stderr)
    standings = tiebreaks.rank(tournament)
    print(tournament.name)
    for row in standings:
        values = "  ".join(
            f"{standings.column(code).text(row.participant.number):>5}"
            for code in standings.columns
        )
        print(f"{row.place:>3}  {row.participant.name:<24}{values}")
    print(f"{standings.edition.name}; tie-breaks: {', '.join(standings.columns)}")


if __name__ == "__main__":
    main()
