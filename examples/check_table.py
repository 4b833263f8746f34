"""Compare a published table with the computed one, and find the settings it follows.

The report prints places that agree with its list. The second table is what somebody published
on a page; its Buchholz column was made under an older edition.
"""

from pathlib import Path

import tiebreaks
from tiebreaks.formats import published

PAGE = """\
number,place,PTS,BH
2,1,5,31
4,2,5,29
5,3,5,27
13,8,4,25.5
"""


def main() -> None:
    """Print what differs in the report and in the page."""
    tournament = tiebreaks.read(Path(__file__).with_name("club-open.trf"))
    differences = tiebreaks.check(tournament)
    print(f"{tournament.name}, places of the report: {len(differences)} difference(s)")

    page = published.loads(PAGE, "page.csv")
    for difference in tiebreaks.check(tournament, published=page):
        print(
            f"{difference.participant.name}, {difference.what}:"
            f" {difference.published} published, {difference.computed} computed"
        )
        print(f"  {difference.cause}")
        for settings in difference.follows:
            print(f"  the published values follow {settings}")


if __name__ == "__main__":
    main()
