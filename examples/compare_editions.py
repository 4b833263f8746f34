"""List the values of a tournament that differ between two editions of the regulations.

Since March 2026 the dummy opponent of an unplayed round is capped, so most differences come from
byes and forfeits.
"""

from pathlib import Path

import tiebreaks

OLD, NEW = "fide-2024-08", "fide-2026-03"


def main() -> None:
    """Print every value that differs between the two editions."""
    table = tiebreaks.read(Path(__file__).with_name("club-open.trf")).crosstable
    for code in ("BH", "BH/C1", "SB", "AOB"):
        old = tiebreaks.evaluate(table, code, edition=OLD)
        new = tiebreaks.evaluate(table, code, edition=NEW)
        print(f"{code}: {OLD} -> {NEW}")
        for person in table.participants:
            number = person.number
            if old.value(number) != new.value(number):
                values = f"{old.text(number):>6} -> {new.text(number):>6}"
                print(f"  {number:>2} {person.name:<24}{values}")


if __name__ == "__main__":
    main()
