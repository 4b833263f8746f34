"""Tables small enough to check by hand, and short ways to ask for their values."""

from __future__ import annotations

from fractions import Fraction

from numbered_tables import numbered
from tiebreaks import Crosstable, Edition, evaluate

ANSWERS = {"1": "0", "=": "=", "0": "1", "+": "-", "-": "+"}
OPPONENTS_POINTS: dict[str, int | Fraction] = {"1": 0, "=": Fraction(1, 2), "0": 1, "+": 0, "-": 1}


def meeting(rounds: str, trailing: int = 0) -> Crosstable:
    """Return a table in which player 1 has the rounds `1:3.5` (result, opponent's score) or `H`.

    An opponent fills the missing points with absences first and full-point byes last, so that no
    score is adjusted; `trailing` absences end the event of the first opponent.
    """
    entries = rounds.split()
    n = len(entries)
    lines = [["1:"]]
    for r, entry in enumerate(entries):
        if ":" not in entry:
            lines[0].append(entry)
            continue
        result, score = entry.split(":")
        number = len(lines) + 1
        lines[0].append(f"{number}w{result}")
        missing = Fraction(score) - OPPONENTS_POINTS[result]
        byes = ["H"] * (missing.denominator == 2) + ["F"] * int(missing)
        end = trailing if number == 2 else 0
        cells = [*["Z"] * (n - 1 - end - len(byes)), *byes, *["Z"] * end]
        assert len(cells) == n - 1
        assert missing or end or r == n - 1, "a trailing absence would be adjusted"
        cells.insert(r, f"1b{ANSWERS[result]}")
        lines.append([f"{number}:", *cells])
    return numbered("\n".join(map(" ".join, lines)))


def value(
    table: Crosstable, code: str, number: int = 1, edition: str | Edition = "fide-2026-03"
) -> Fraction | None:
    """Return the value of one participant."""
    return evaluate(table, code, edition=edition).value(number)


def column(
    table: Crosstable, code: str, edition: str | Edition = "fide-2026-03"
) -> list[Fraction | None]:
    """Return the values of everybody, in the order of the table."""
    found = evaluate(table, code, edition=edition)
    return [found.value(person.number) for person in table.participants]


def numbers(text: str) -> list[Fraction | None]:
    """Return values written in one text; `-` is no value."""
    return [None if word == "-" else Fraction(word) for word in text.split()]


def one_round_unplayed(kind: str) -> Crosstable:
    """Return three rounds of player 1: beats 2 (2 points), the kind given, draws 3 (2.5 points).

    A forfeit (`4w+`, `4w-`, lost by both `4w--`) is against 4, who has 3 points, or 2 after
    losing it.
    """
    if kind.startswith("4"):
        color, result = ("b" if kind[1] == "w" else "w"), kind[2:]
        answer = f"1{color}{'+' if result == '-' else '-'}"
    else:
        answer = "F"
    cell = kind.replace("--", "-")
    return numbered(f"""
        1: 2w1 {cell} 3b=
        2: 1b0 F F
        3: F F 1w=
        4: F {answer} F
    """)


# A game of round 2 between 1 and 3 that has no result, and the same adjourned.
OPEN = """
    1: 2w1 3b
    2: 1b0 4w1
    3: 4w1 1w
    4: 3b0 2b0
"""
RATINGS = (2000, 1900, 1800, 1700)
OPEN_GAME = numbered(OPEN, RATINGS)
ADJOURNED_GAME = numbered(OPEN.replace("3b\n", "3bX\n").replace("1w\n", "1wX\n"), RATINGS)
