"""The virtual opponent (edition fide-2009, policy FIDE-2009) on FIDE's exercise of 2023, and more.

The Buchholz column agrees with the expected values of a French program for all 16 players, the
others follow from the definition; the numbers of single rounds are those of the commission's
decision of 2009.
"""

from __future__ import annotations

from fractions import Fraction

import pytest
from worked_tables import SW5, numbers, printed, values

from tiebreaks import Crosstable, evaluate

# The event of `worked_tables.SW5` as it is typed elsewhere; a full-point bye for a pairing-
# allocated one makes no difference here.
TEC_16 = Crosstable.parse("""
 1 +W9  =B13 =W2  +B15 =W4
 2 +B10 +W7  =B1  +W16 =B3
 3 =W11 +B6  +W8  =B4  =W2
 4 +B12 =BYE +W13 =W3  =B1
 5 -W13 -B15 +W11 =B7  +W10
 6 -B14 -W3  +BYE +W10 +B8
 7 +W15 -B2  -B16 =W5  -B11
 8 =B16 +W14 -B3  +W13 -W6
 9 -B1  -W10 =BYE -F11 +BYE
10 -W2  +B9  -W15 -B6  -B5
11 =B3  -W16 -B5  +F9  +W7
12 -W4  +BYE +F14 --   --
13 +B5  =W1  -B4  -B8  -W14
14 +W6  -B8  -F12 --   +B13
15 -B7  +W5  +B10 -W1  -B16
16 =W8  +B11 +W7  -B2  +W15
""")
COLUMNS = printed("""
 # PTS BH   BH/C1 SB
 1 3.5 12.5 11    8
 2 4   13   12    9.5
 3 3.5 14.5 12.5  9.75
 4 3.5 13.5 12    8.5
 5 2.5 8    7     3.75
 6 3   11   10    4.5
 7 1.5 14   12    3.25
 8 2.5 14   12.5  6.25
 9 1.5 8.5  8     1.25
10 1   12.5 11    1.5
11 2.5 12   11    4.25
12 2   13.5 12    3.5
13 1.5 15   12.5  4.25
14 2   12   10.5  4
15 2   12   11    3.5
16 3.5 12   10.5  6.75
""")


@pytest.mark.parametrize("table", [TEC_16, SW5], ids=["TEC-16", "SW5"])
@pytest.mark.parametrize("code", COLUMNS)
def test_columns(code: str, table: Crosstable) -> None:
    """All columns come out, whichever way the table is typed."""
    assert values(table, code, "fide-2009") == numbers(COLUMNS[code])


# The columns under other policies: the dummy of 2023, no adjustment, own unplayed rounds as
# nothing (the Solkoff of US Chess), unplayed rounds as draws against oneself (Netherlands).
OTHER_POLICIES = printed("""
 # BH@FIDE-2023 SB@FACE BH@FIDE-OLD BH@KNSB
 1 12.5         8       12.5        12.5
 2 13           9.5     13          13
 3 15.5         10.5    14.5        14.5
 4 15           7       10.5        14
 5 8.5          4.25    8           8
 6 12           3.5     10          12.5
 7 14.5         3.25    14          14
 8 13.5         5.25    14          14
 9 9            0       4.5         9
10 13           1.5     12.5        12.5
11 13.5         3.25    11          13
12 11.5         0       3.5         11.5
13 14           4.25    15          15
14 11           4.5     6.5         12.5
15 12           3.5     12          12
16 12.5         7.25    12          12
""")


@pytest.mark.parametrize("edition", ["fide-2026-03", "face-value"])
@pytest.mark.parametrize("code", ["BH", "BH/C1", "SB"])
def test_policy(code: str, edition: str) -> None:
    """The policy gives these columns under any edition, and so does Neustadtl's name of SB."""
    assert values(TEC_16, f"{code}@FIDE-2009", edition) == numbers(COLUMNS[code])
    older = code.replace("SB", "HIST:NEUST")
    assert values(TEC_16, f"{older}@FIDE-2009", edition) == numbers(COLUMNS[code])


@pytest.mark.parametrize("table", [TEC_16, SW5], ids=["TEC-16", "SW5"])
@pytest.mark.parametrize("code", OTHER_POLICIES)
def test_other_policies(code: str, table: Crosstable) -> None:
    """The same event under other treatments of unplayed rounds."""
    assert values(table, code, "fide-2026-03") == numbers(OTHER_POLICIES[code])


@pytest.mark.parametrize(
    ("code", "expected"),
    [("BH", "12"), ("BH/C1", "10.5"), ("BH/M1", "6.5"), ("BH/M2", "2"), ("BH/C2", "8.5")],
)
def test_player_16_with_cuts(code: str, expected: str) -> None:
    """His opponents are worth 2.5, 2, 1.5, 4 and 2."""
    assert evaluate(TEC_16, f"{code}@FIDE-2009").value(16) == Fraction(expected)


def test_player_6_without_a_virtual_opponent() -> None:
    """3, 3.5, nothing for the bye, 1 and 2.5; with the lowest cut the bye goes."""
    working = evaluate(TEC_16, "BH/C1@FIDE-OLD").working(6)
    assert [step.value for step in working.steps] == numbers("3 3.5 0 1 2.5")
    assert [step.counted for step in working.steps] == [True, True, False, True, True]
    assert working.total == 10


def test_player_16_with_a_median() -> None:
    """His opponents are worth 2.5, 2, 1.5, 4 and 2: without the least and the most, 6.5."""
    column = evaluate(TEC_16, "BH/M1", edition="fide-2009")
    assert [step.value for step in column.working(16).steps] == numbers("2.5 2 1.5 4 2")
    assert column.value(16) == Fraction("6.5")


@pytest.mark.parametrize(
    ("code", "edition"), [("BH", "fide-2009"), ("BH@FIDE-2009", "fide-2026-03")]
)
def test_player_12_round_by_round(code: str, edition: str) -> None:
    """One game against 3.5, then virtual opponents of 1.5, 2, 3.5 and 3."""
    working = evaluate(TEC_16, code, edition=edition).working(12)
    assert [step.value for step in working.steps] == numbers("3.5 1.5 2 3.5 3")


def pair(cells: str, answers: str) -> Crosstable:
    """Return a table of two who meet again and again, as far as they meet."""
    return Crosstable.parse(f"1: {cells}\n2: {answers}")


ABSENT_IN_ROUND_3 = pair("2w1 2b= Z 2w1 2b1 2w1 2b1 2w1 2b1", "1b0 1w= U 1b0 1w0 1b0 1w0 1b0 1w0")
WON_BY_FORFEIT_IN_ROUND_6 = pair(
    "2w1 2b1 2w1 2b= 2w0 2b+ 2w1 2b0 2w=", "1b0 1w0 1b0 1w= 1b1 1w- 1b0 1w1 1b="
)
TOTAL_6_WITH_A_DEFAULT_WIN = pair(
    "2w1 2b1 2w+ 2b1 2w1 2b1 2w0 2b0 2w0", "1b0 1w0 1b- 1w0 1b0 1w0 1b1 1w1 1b1"
)
TOTAL_6_WITH_AN_ABSENCE = pair(
    "2w1 2b1 2w1 2b1 2w0 2b0 Z 2b1 2w1", "1b0 1w0 1b0 1w0 1b1 1w1 U 1w0 1b0"
)


@pytest.mark.parametrize(
    ("table", "round_", "after", "at_the_end"),
    [
        (ABSENT_IN_ROUND_3, 3, "2.5", "5.5"),
        (WON_BY_FORFEIT_IN_ROUND_6, 6, "3.5", "5"),
        (TOTAL_6_WITH_A_DEFAULT_WIN, 3, "2", "5"),
        (TOTAL_6_WITH_AN_ABSENCE, 7, "5", "6"),
    ],
)
def test_virtual_opponent(table: Crosstable, round_: int, after: str, at_the_end: str) -> None:
    """It had the points before the round, got the other result, and drew ever after."""
    for rounds, expected in ((round_, after), (9, at_the_end)):
        for code, edition in (("BH", "fide-2009"), ("BH@FIDE-2009", "fide-2024-08")):
            column = evaluate(table.through(rounds), code, edition=edition)
            assert column.working(1).steps[round_ - 1].value == Fraction(expected)


@pytest.mark.parametrize(
    ("table", "worth"), [(TOTAL_6_WITH_A_DEFAULT_WIN, "5.5"), (TOTAL_6_WITH_AN_ABSENCE, "6.5")]
)
def test_worth_to_the_opponents(table: Crosstable, worth: str) -> None:
    """For the opponents every unplayed round is a draw, whatever it brought."""
    assert evaluate(table, "PTS", edition="fide-2009").value(1) == 6
    first_round = evaluate(table, "BH", edition="fide-2009").working(2).steps[0]
    assert first_round.value == Fraction(worth)
