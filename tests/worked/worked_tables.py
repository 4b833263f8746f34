"""Crosstables of published examples, and how a printed table is compared with a column."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from tiebreaks import Crosstable, Edition, Standings, evaluate

BEFORE_2026 = ("fide-2023-09", "fide-2024-08")
EDITIONS = (*BEFORE_2026, "fide-2026-03")

# FIDE Technical Commission, exercises on C.07 (2023), table 2.1: 16 players, 5 rounds. The colours
# of the two forfeits are not printed and change nothing. Nick withdrew after round 3.
SW5 = Crosstable.parse("""
1;Alyx;2200;3.5;9w1 13b= 2w= 15b1 4w=
2;Bruno;2150;4.0;10b1 7w1 1b= 16w1 3b=
3;Charline;2100;3.5;11w= 6b1 8w1 4b= 2w=
4;David;2050;3.5;12b1 H 13w1 3w= 1b=
5;Helene;2000;2.5;13w0 15b0 11w1 7b= 10w1
6;Franck;1950;3.0;14b0 3w0 U 10w1 8b1
7;Genevieve;1900;1.5;15w1 2b0 16b0 5w= 11b0
8;Irina;1850;2.5;16b= 14w1 3b0 13w1 6w0
9;Jessica;1800;1.5;1b0 10w0 H 11b- U
10;Lais;1750;1.0;2w0 9b1 15w0 6b0 5b0
11;Maria;1700;2.5;3b= 16w0 5b0 9w+ 7w1
12;Nick;1650;2.0;4w0 U 14b+ Z Z
13;Opal;1600;1.5;5b1 1w= 4b0 8b0 14w0
14;Paul;1550;2.0;6w1 8b0 12w- Z 13b1
15;Reine;1500;2.0;7b0 5w1 10b1 1w0 16b0
16;Stephan;1450;3.5;8w= 11b1 7w1 2b0 15w1
""")

# The same event after nine rounds (exercise 25).
SW9 = Crosstable.parse("""
1;Alyx;2200;6.0;9w1 13b= 2w= 15b1 4w= 6b= 3b= 16w= 8b1
2;Bruno;2150;6.0;10b1 7w1 1b= 16w1 3b1 4w= 6w0 15b= 5w=
3;Charline;2100;6.5;11w= 6b1 8w1 4b= 2w0 16b1 1w= 14w1 10b1
4;David;2050;6.0;12b1 H 13w1 3w= 1b= 2b= 16w= 6b= 15w1
5;Helene;2000;4.0;13w0 15b0 11w1 7b= 10w1 14b0 9b1 8w0 2b=
6;Franck;1950;6.0;14b0 3w0 U 10w1 8b1 1w= 2b1 4w= 16b1
7;Genevieve;1900;4.5;15w1 2b0 16b0 5w= 11b0 10b0 13w1 9w1 14b1
8;Irina;1850;4.5;16b= 14w1 3b0 13w1 6w0 11b= 15w= 5b1 1w0
9;Jessica;1800;3.0;1b0 10w0 H 11b- U 13b1 5w0 7b0 12w=
10;Lais;1750;4.0;2w0 9b1 15w0 6b0 5b0 7w1 12b1 11w1 3w0
11;Maria;1700;3.5;3b= 16w0 5b0 9w+ 7w1 8w= 14b0 10b0 13w=
12;Nick;1650;3.0;4w0 U 14b+ Z Z 15b0 10w0 13b= 9b=
13;Opal;1600;2.5;5b1 1w= 4b0 8b0 14w0 9w0 7b0 12w= 11b=
14;Paul;1550;4.0;6w1 8b0 12w- Z 13b1 5w1 11w1 3b0 7w0
15;Reine;1500;4.0;7b0 5w1 10b1 1w0 16b0 12w1 8b= 2w= 4b0
16;Stephan;1450;4.5;8w= 11b1 7w1 2b0 15w1 3w0 4b= 1b= 6w0
""")

# Table 2.2: a round robin of six; in round 4 Franck lost to Helene by forfeit.
RR6 = Crosstable.parse(
    """
1;Alyx;2200;3.5;5w= 2w1 3b1 4w0 6b1
2;Bruno;2150;3.5;6w1 1b0 5w1 3w= 4b1
3;Charline;2100;3.5;4w1 6b1 1w0 2b= 5w1
4;David;2050;1.5;3b0 5b0 6w= 1b1 2w0
5;Franck;1950;1.5;1b= 4w1 2b0 6w- 3b0
6;Helene;2000;1.5;2b0 3w0 4b= 5b+ 1w0
""",
    pairing="predetermined",
)


def printed(text: str) -> dict[str, list[str]]:
    """Return the columns of a table as it is printed: a heading, then one line per participant."""
    heading, *lines = (line.split() for line in text.strip().splitlines())
    return {code: [line[k] for line in lines] for k, code in enumerate(heading) if code != "#"}


def before(cell: str) -> str:
    """Return what a cell `15.0>14.0` (or `15.0`) says for the editions before March 2026."""
    return cell.split(">")[0]


def since(cell: str) -> str:
    """Return what a cell `15.0>14.0` (or `15.0`) says for the edition of March 2026."""
    return cell.split(">")[-1]


def numbers(cells: str | Sequence[str]) -> list[Fraction | None]:
    """Return printed values, in one text or one by one, as exact numbers; `-` is no value."""
    cells = cells.split() if isinstance(cells, str) else cells
    return [None if cell == "-" else Fraction(cell) for cell in cells]


def values(
    table: Crosstable, code: str, edition: str | Edition, unrated: str | int = "drop"
) -> list[Fraction | None]:
    """Return a column in the order of the participants."""
    column = evaluate(table, code, edition=edition, unrated=unrated)
    return [column.value(person.number) for person in table.participants]


def shown(table: Crosstable, code: str, edition: str | Edition) -> list[str]:
    """Return a column as it is shown, in the order of the participants."""
    column = evaluate(table, code, edition=edition)
    return [column.text(person.number) for person in table.participants]


def groups(standings: Standings, members: Sequence[int] | None = None) -> list[list[int]]:
    """Return the numbers by place, best first, of everybody or of some."""
    places: dict[int, list[int]] = {}
    for row in standings:
        if members is None or row.participant.number in members:
            places.setdefault(row.place, []).append(row.participant.number)
    return [sorted(places[place]) for place in sorted(places)]
