"""Compare a published table with the computed one, and find the settings it was made under.

The places in the report agree with its list. The second table comes from a web page and was made
under an older edition.
"""

from pathlib import Path

import tiebreaks
from tiebreaks.formats import published


def main() -> None:
    """Print the differences in the report and in the table from the page."""
    folder = Path(__file__).parent
    tournament = tiebreaks.read(folder / "club-open.trf")
    differences = tiebreaks.check(tournament)
    print(f"{tournament.name}, differences in the report: {len(differences)}")

    text = (folder / "published.csv").read_text(encoding="utf-8")
    page = published.loads(text, "published.csv")
    differences = tiebreaks.check(tournament, published=page)
    for difference in differences:
        print(
            f"{difference.participant.name}, {difference.what}:"
            f" {difference.published} published, {difference.computed} computed"
        )
        print(f"  {difference.cause}")
    names = [str(settings) for settings in differences[0].follows]
    print(f"The table from the page comes out under {' or '.join(names)}")


if __name__ == "__main__":
    main()
