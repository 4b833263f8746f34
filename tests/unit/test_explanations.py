"""Workings, comparisons and standings as text."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tiebreaks import Crosstable, evaluate, explain, rank
from tiebreaks.model.cells import Cell

# Points: Ann 3.5, Bob 2, Cid 2.5, Dan 1; Bob's absence in the last round makes him worth 2.5.
TABLE = Crosstable.parse("""
1 Ann 2000 +W2 =B3 U +F4 Z
2 Bob 1900 -B1 H +W4 =B3 Z
3 Cid 1800 U =W1 H =W2 -F4
4 Dan 1700 Z Z -B2 -F1 +F3
""")


def text(code: str, number: int = 1, edition: str = "fide-2026-03") -> str:
    """Return the explanation of one value."""
    return explain(evaluate(TABLE, code, edition=edition).working(number))


def line(code: str, start: str, number: int = 1, edition: str = "fide-2026-03") -> str:
    """Return the line of an explanation with this beginning."""
    found = [x for x in text(code, number, edition).splitlines() if x.strip().startswith(start)]
    assert len(found) == 1
    return found[0].strip()


def test_heading() -> None:
    """The first line has number, name, tie-break, descriptor and value; the second the rule."""
    assert text("BH/C1").splitlines()[:2] == [
        "1 Ann: Buchholz Cut 1 (BH/C1) 8.5",
        "FIDE C.07, March 2026, 8.1",
    ]
    assert text("FB").splitlines()[0] == "1 Ann: Fore Buchholz (FB) 11"


def test_no_rule_for_tiebreaks_outside_the_regulations() -> None:
    """A tie-break that is not in the regulations names no rule."""
    assert "FIDE" not in text("SIMPB")


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        (
            "PTS",
            "Ann: 1 (beat Bob) + 0.5 (drew Cid) + 1 (pairing-allocated bye)"
            " + 1 (won by forfeit against Dan) + 0 (zero-point bye) = 3.5",
        ),
        (
            "BH",
            "Ann: 2.5 (beat Bob) + 2.5 (drew Cid) + 2.5 (pairing-allocated bye)"
            " + 1 (won by forfeit against Dan) + 2.5 (zero-point bye) = 11",
        ),
        (
            "SB",
            "Ann: 2.5 (beat Bob) + 2.5 x 1/2 (drew Cid) + 2.5 (pairing-allocated bye)"
            " + 1 (won by forfeit against Dan) + 2.5 x 0 (zero-point bye) = 7.25",
        ),
        ("TPN", "Ann: 1 (own value) = 1"),
        ("KS", "Ann: 0.5 (drew Cid, 2.5) = 0.5; opponents with at least 2.5 count"),
        ("AOB", "Ann: (BH 11.5 (beat Bob) + BH 12.5 (drew Cid)) / 2 = 12"),
        ("ARO", "Ann: (1900 (beat Bob) + 1800 (drew Cid)) / 2 = 1850, rounded 1850"),
        ("APRO", "Ann: (TPR 1833 (beat Bob) + TPR 1950 (drew Cid)) / 2 = 1891.5, rounded 1892"),
        ("TPR", "Ann: average 1850 + 193 for 1.5 out of 2, 75% = 2043"),
        (
            "PTP",
            "Ann: 2046 is the lowest rating with an expected score of at least 1.5 out of 2: 1.51;"
            " one point lower it is 1.49",
        ),
    ],
)
def test_sums(code: str, expected: str) -> None:
    """The value is one line of arithmetic, in the way its terms fold."""
    assert line(code, "Ann:") == expected


def test_sum_of_simplified_berger() -> None:
    """A subtracted term has its sign; a term that does not count is multiplied by 0."""
    assert line("SIMPB", "Bob:", 2).startswith("Bob: -3.5 (lost to Ann) + 1 (beat Dan)")


def test_perfect_performance_without_a_point() -> None:
    """Dan scored nothing in his one game: 1900 - 800."""
    assert line("PTP", "Dan:", 4).endswith("the lowest opponent rating 1900 - 800 = 1100")


@pytest.mark.parametrize(
    ("code", "start", "expected"),
    [
        ("BH", "round 1", "beat Bob: 2.5 (adjusted from 2 for unplayed rounds (16.3))"),
        ("BH", "round 2", "drew Cid: 2.5"),
        (
            "BH",
            "round 3",
            "pairing-allocated bye: 2.5 (dummy opponent: own score 3.5, capped at 2.5,"
            " a draw in every round (16.4.2))",
        ),
        (
            "BH",
            "round 4",
            "won by forfeit against Dan: 1 (dummy opponent: own score 3.5, capped at the"
            " opponent's 1 (16.4.1))",
        ),
        ("FB", "round 2", "drew Cid: 3 (instead of 2.5: last round counted as a draw (8.3))"),
        ("SB", "round 2", "drew Cid: 2.5 x 1/2 = 1.25"),
        ("BH/C1", "round 5", "cut: voluntary unplayed rounds are cut first (16.5))"),
        ("BH/M1", "round 1", "cut: the most significant value (14.3))"),
        ("PS/C1", "round 1", "beat Bob: 1 (cut: the earliest round (14.1.1))"),
        ("SB/C1", "round 4", "cut: the least significant value (14.1))"),
        ("KS", "round 1", "beat Bob, who has 2: 1 (not counted: below the limit (9.2))"),
        ("KS", "round 3", "pairing-allocated bye (not counted: no opponent)"),
        ("ARO", "round 4", "won by forfeit against Dan (not counted: no game was played)"),
    ],
)
def test_steps(code: str, start: str, expected: str) -> None:
    """Each round shows what happened, its value, and why it is not plain or does not count."""
    found = line(code, start)
    assert found.endswith(expected)
    assert found.startswith(f"{start}: ")


def test_plain_dummy() -> None:
    """A dummy below its cap has the participant's own score."""
    assert line("BH", "round 1", 4).endswith("1 (dummy opponent: own score (16.4))")


def test_forfeit_as_a_game() -> None:
    """With /P the line of a forfeit says that it counts as a game."""
    assert "the forfeit counts as a game" in line("BH/P", "round 4")


def test_virtual_opponents() -> None:
    """The edition of 2009 names its virtual opponents and cites no article of later texts."""
    assert line("BH", "round 3", edition="fide-2009").endswith(
        "2.5 (virtual opponent: 1.5 before the round, the opposite result in it, then 1 from draws)"
    )
    assert line("BH", "round 5", edition="fide-2009").endswith(
        "4.5 (virtual opponent: 3.5 before the round, the opposite result in it, then 0 from draws)"
    )


def test_rounds_left_out_at_face_value() -> None:
    """At face value an unplayed round does not count."""
    assert "not counted" in line("BH", "round 3", edition="face-value")
    assert "not counted" in line("BH", "round 4", edition="face-value")


def test_open_game() -> None:
    """A game without a result does not count yet."""
    table = Crosstable.parse("1 Ann 2w 3w1\n2 Bob 1b H\n3 Cid H 1b0")
    found = explain(evaluate(table, "BH").working(1))
    assert "round 1: no result yet against Bob (not counted: no result yet)" in found


def test_no_value() -> None:
    """Without a game, or with an unknown colour, there is no value, and the text says why."""
    table = Crosstable.parse("1 Ann 2000 U +2\n2 Bob 1900 Z -1\n3 Cid 1800 H Z")
    found = explain(evaluate(table, "ARO").working(3))
    assert found.splitlines()[0].endswith("(ARO) no value")
    assert "Cid: no value, no games count" in found
    colors = explain(evaluate(table, "BPG").working(1))
    assert "Ann: no value, the colour of a game is not known" in colors


def test_nothing_counts() -> None:
    """A sum without terms says so."""
    assert "nothing counts = 0" in text("BH/C9")


def test_penalty() -> None:
    """A penalty is a term of the points."""
    people = Crosstable.parse("1 Ann +W2\n2 Bob -B1").participants
    cells = [[Cell(2, "w", ord("1"))], [Cell(1, "b", ord("0"))]]
    table = Crosstable.from_cells(people, cells, penalties=[(1, 0, Fraction(-1, 2))])
    found = explain(evaluate(table, "PTS").working(1))
    assert "Ann: 1 (beat Bob) - 0.5 (penalty or bonus) = 0.5" in found
    assert "penalty" not in explain(evaluate(table, "PTS").working(2))


def test_names_that_are_missing() -> None:
    """Participants without names are shown by number."""
    table = Crosstable.parse("1: 2w1\n2: 1b0")
    assert "1: 0 (beat 2) = 0" in explain(evaluate(table, "BH").working(1))


def test_group() -> None:
    """Direct encounter shows the separate standings and the order that follows."""
    table = Crosstable.parse("1 Ann +W2 =B3 Z\n2 Bob -B1 H U\n3 Cid F =W1 Z")
    # All have 1.5; Ann 1.5 and Cid 0.5 of the games among the three, Bob and Cid did not meet.
    found = explain(rank(table, "DE").working("DE", participant=3))
    assert "among 1 Ann; 3 Cid; 2 Bob, by 6.3:" in found
    assert "1 Ann: 1.5" in found
    assert "3 Cid: 0.5, 1 not met: from 0.5 to 1.5" in found
    assert "2 Bob: 0, 1 not met: from 0 to 1" in found
    assert "the tie remains" in found


def test_group_that_is_divided() -> None:
    """The order of a divided group is named."""
    table = Crosstable.parse("1 Ann -W2 U\n2 Bob +B1 Z")
    found = explain(rank(table, "DE").working("DE", participant=1))
    assert found.splitlines()[0] == "1 Ann: Direct Encounter (DE) 2"
    assert "order: 2 Bob; 1 Ann" in found


def test_group_of_one() -> None:
    """A group of one has nothing to order."""
    found = explain(rank(TABLE, "DE").working("DE", participant=1))
    assert "not tied with anybody: nothing to order" in found


def test_comparison() -> None:
    """A comparison shows who is above, what is equal, what decides, and both sums."""
    table = Crosstable.parse("1 Ann +W3 =B2\n2 Bob +B4 =W1\n3 Cid -B1 U\n4 Dan -W2 Z")
    # Ann and Bob have 1.5; Ann met 1 and 1.5 points, Bob 0.5 (an absence at the end) and 1.5.
    found = explain(rank(table, "BH").compare(2, 1)).splitlines()
    assert found == [
        "1 Ann is above 2 Bob: place 1 v. 2",
        "  PTS: both 1.5",
        "  BH decides: 2.5 v. 2",
        "  Ann: 1 (beat Cid) + 1.5 (drew Bob) = 2.5",
        "  Bob: 0.5 (beat Dan) + 1.5 (drew Ann) = 2",
    ]


def test_comparison_of_a_shared_place() -> None:
    """Two who share a place have everything equal."""
    found = explain(rank(Crosstable.parse("1 Ann =W2\n2 Bob =B1"), "BH").compare(1, 2))
    assert found.splitlines() == [
        "1 Ann and 2 Bob share place 1",
        "  PTS: both 0.5",
        "  BH: both 0.5",
    ]


def test_comparison_by_lots() -> None:
    """If lots decide, the text says so."""
    standings = rank(Crosstable.parse("1 Ann =W2\n2 Bob =B1"), "PTS", seed=1)
    assert explain(standings.compare(1, 2)).splitlines()[-1].strip() == "lots decide"


def test_standings() -> None:
    """Standings are the state of the event and a table."""
    found = explain(rank(TABLE, "BH"))
    assert found.splitlines()[0] == "FIDE C.07, March 2026, Swiss, after round 5 of 5"
    assert found.splitlines()[2].split() == ["Place", "No.", "Name", "PTS", "BH", "Decided", "by"]
    assert found.splitlines()[3].split() == ["1", "1", "Ann", "3.5", "11.0"]


def test_unknown_language() -> None:
    """An unknown language is an error that lists the languages."""
    with pytest.raises(LookupError, match=r"'xx'.*en"):
        explain(rank(TABLE, "BH"), language="xx")
