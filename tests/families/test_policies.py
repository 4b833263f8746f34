"""Policies: what each makes of every kind of round, worked out by hand."""

from __future__ import annotations

from fractions import Fraction

import pytest
from small_tables import column, numbers, one_round_unplayed, value

from tiebreaks import Crosstable, PointsSystem, evaluate
from tiebreaks.editions.policies import OF_SUMS
from tiebreaks.errors import NotApplicableError

KINDS = ("U", "F", "H", "Z", "4w+", "4w-")
EDITIONS = ("fide-2009", "fide-2023-09", "fide-2024-08", "fide-2026-03", "face-value")

# Player 1 beat 2, who has 2 points (1 with ½ for unplayed rounds), did not play in round 2, and
# drew with 3, who has 2.5 (1.5). The own score is 2.5, 2.5, 2, 1.5, 2.5, 1.5; with ½ it is 2. The
# virtual opponent has 1 before, 1 - points in the round and ½ after it: 1.5, 1.5, 2, 2.5, 1.5, 2.5.
BUCHHOLZ = {
    "FACE": "4.5 4.5 4.5 4.5 4.5 4.5",
    "FIDE-OLD": "2.5 2.5 2.5 2.5 2.5 2.5",
    "FIDE-2009": "4 4 4.5 5 4 5",
    "FIDE-2023": "7 7 6.5 6 7 6",
    "FIDE-2024": "7 7 6.5 6 7 6",
    "FIDE-2026": "6 6 6 6 6.5 6",  # capped at 1.5, or at the 2 points of the opponent
    "USCF": "2.5 2.5 2.5 2.5 2.5 2.5",
    "PAPI": "4 4 4.5 5 4 5",
    "KNSB": "4.5 4.5 4.5 4.5 4.5 4.5",
    "KNSB-FACE": "7 7 6.5 6 7 6",
    "ICU": "2.5 2.5 2.5 2.5 2.5 2.5",
    "VEGA-NOHPB": "4 4 2.5 5 4 5",
    "TORNELO-VF": "6 6 6.5 7 6 7",
    "XQ": "6.5 6.5 4.5 4.5 4.5 4.5",  # the lowest score of all is 2
}
CUT_1 = {
    "FACE": "2.5 2.5 2.5 2.5 2.5 2.5",
    "FIDE-OLD": "2.5 2.5 2.5 2.5 2.5 2.5",  # the 0 goes
    "FIDE-2009": "3 3 3.5 4 3 4",
    "USCF": "2.5 2.5 2.5 2.5 2.5 2.5",
    "PAPI": "3 3 3.5 4 3 4",
    "KNSB": "3.5 3.5 3.5 3.5 3.5 3.5",
    "ICU": "1.5 1.5 1.5 1.5 1.5 1.5",
    "VEGA-NOHPB": "3 3 1.5 4 3 4",
    "TORNELO-VF": "4.5 4.5 4.5 5 4.5 5",
    "XQ": "4.5 4.5 4.5 4.5 4.5 4.5",
}
MEDIAN_1 = {
    "FACE": "0 0 0 0 0 0",
    "FIDE-2009": "1.5 1.5 1.5 1.5 1.5 1.5",
    "USCF": "1 1 1 1 1 1",
    "ICU": "1 1 1 1 1 1",  # in medians the unplayed round is a 0
    "PAPI": "1.5 1.5 1.5 1.5 1.5 1.5",
}
SONNEBORN_BERGER = {
    "FACE": "3.25 3.25 3.25 3.25 3.25 3.25",
    "FIDE-OLD": "1.75 1.75 1.75 1.75 1.75 1.75",
    "FIDE-2009": "3.25 3.25 2.75 1.75 3.25 1.75",
    "USCF": "1.75 1.75 1.75 1.75 1.75 1.75",
    "PAPI": "3.25 3.25 2.75 1.75 3.25 1.75",
    "KNSB": "2.75 2.75 2.75 2.75 2.75 2.75",
    "KNSB-FACE": "4.5 4.5 4.25 4 4.5 4",
    "ICU": "1.75 1.75 1.75 1.75 1.75 1.75",
    "VEGA-NOHPB": "3.25 3.25 1.75 1.75 3.25 1.75",
    "TORNELO-VF": "4.75 4.75 4.25 3.25 4.75 3.25",
    "XQ": "5.25 5.25 3.25 3.25 3.25 3.25",
}


def cases(code: str, printed: dict[str, str]) -> list[tuple[str, str, str, str]]:
    """Return (kind of round, code, policy, value) for a printed table."""
    return [
        (kind, code, policy, cell)
        for policy, row in printed.items()
        for kind, cell in zip(KINDS, row.split(), strict=True)
    ]


@pytest.mark.parametrize(
    ("kind", "code", "policy", "expected"),
    [
        *cases("BH", BUCHHOLZ),
        *cases("BH/C1", CUT_1),
        *cases("BH/M1", MEDIAN_1),
        *cases("SB", SONNEBORN_BERGER),
    ],
)
def test_every_kind_of_round(kind: str, code: str, policy: str, expected: str) -> None:
    """A policy gives the value worked out above, whatever the edition."""
    table = one_round_unplayed(kind)
    for edition in EDITIONS:
        assert value(table, f"{code}@{policy}", 1, edition) == Fraction(expected)


# 1 (1.5 points) beat 2 (3 points, 1.5 with ½), drew with 3 (3.5, 2) and went home.
ABSENT_AT_THE_END = Crosstable.parse("""
    1: 2w1 3b= Z Z
    2: 1b0 F   F F
    3: F   1w= F F
""")


@pytest.mark.parametrize(
    ("policy", "buchholz", "worth"),
    [
        ("FACE", "6.5", "1.5"),
        ("FIDE-OLD", "3.5", "2.5"),
        ("FIDE-2009", "9", "2.5"),  # virtual opponents of 1.5 + 1 + ½ and 1.5 + 1
        ("FIDE-2023", "9.5", "2.5"),
        ("FIDE-2024", "9.5", "2.5"),
        ("FIDE-2026", "9.5", "2.5"),
        ("USCF", "3.5", "2.5"),
        ("PAPI", "9", "2.5"),
        ("KNSB", "8.5", "2.5"),
        ("KNSB-FACE", "9.5", "1.5"),
        ("ICU", "3.5", "2.5"),
        ("VEGA-NOHPB", "9", "2.5"),
        ("TORNELO-VF", "12", "1.5"),
        ("XQ", "6.5", "1.5"),
    ],
)
def test_absent_at_the_end(policy: str, buchholz: str, worth: str) -> None:
    """What absences count for the player, and what the player is worth to the opponents."""
    assert value(ABSENT_AT_THE_END, f"BH@{policy}") == Fraction(buchholz)
    first = evaluate(ABSENT_AT_THE_END, f"BH@{policy}").working(2).steps[0]
    assert first.value == Fraction(worth)


@pytest.mark.parametrize(
    ("policy", "expected"),
    [("FIDE-2009", "2.5"), ("VEGA-NOHPB", "2"), ("USCF", "0.5"), ("FACE", "0.5")],
)
def test_half_point_bye_of_the_opponent(policy: str, expected: str) -> None:
    """Vega's option leaves it out of the opponent's score, which is 0 then, not ½."""
    table = Crosstable.parse("1: 2w1 Z\n2: 1b0 H")
    # The own absence is 1 + 1 with a virtual opponent.
    assert value(table, f"BH@{policy}") == Fraction(expected)


# 1 beat 2, 2 and 3 drew, 3 lost to 1 by forfeit; everybody has a free round.
ROUND_ROBIN = Crosstable.parse("1: 2w1 Z 3b+\n2: 1b0 3w= Z\n3: Z 2b= 1w-", pairing="predetermined")
AS_PLAYED = ("FACE", "FIDE-OLD", "FIDE-2009", "PAPI", "KNSB", "KNSB-FACE", "VEGA-NOHPB", "XQ")


@pytest.mark.parametrize("policy", AS_PLAYED)
def test_predetermined_pairings(policy: str) -> None:
    """A forfeit is a game, the scores 2, ½ and ½ stay, and a free round has no entry."""
    assert column(ROUND_ROBIN, f"BH@{policy}") == numbers("1 2.5 2.5")
    assert column(ROUND_ROBIN, f"BH/C1@{policy}") == numbers("0.5 2 2")
    assert column(ROUND_ROBIN, f"SB@{policy}") == numbers("1 0.25 0.25")


@pytest.mark.parametrize("policy", ["USCF", "ICU"])
def test_policies_that_hold_with_predetermined_pairings(policy: str) -> None:
    """The US and Ireland count ½ for opponents' unplayed rounds in a round robin too: 2, 1, 1½."""
    assert column(ROUND_ROBIN, f"BH@{policy}") == numbers("1 3.5 1")
    assert column(ROUND_ROBIN, f"SB@{policy}") == numbers("1 0.75 0.5")


def test_us_medians_of_a_round_robin() -> None:
    """Both count the own unplayed rounds as 0: player 1 has 1, 0 and 0, player 2 2, 1½ and 0."""
    # Player 1 has 2 of 3 and drops the lowest, player 2 has ½ and drops the highest.
    assert column(ROUND_ROBIN, "USCF:MMED")[:2] == numbers("1 1.5")
    assert column(ROUND_ROBIN, "USCF:MED")[:2] == numbers("0 1.5")


def test_french_systems_are_0_when_the_cuts_reach_the_number_of_rounds() -> None:
    """Three rounds: Brésilien with three cuts and Harkness with two at each end are 0."""
    table = one_round_unplayed("H")
    for cuts in ("C3", "C4", "M2"):
        assert value(table, f"BH/{cuts}@PAPI") == 0
    assert value(table, "BH/C2@PAPI") == 2


@pytest.mark.parametrize("policy", sorted(OF_SUMS))
@pytest.mark.parametrize("kind", KINDS)
def test_sums_of_buchholz_under_every_policy(policy: str, kind: str) -> None:
    """SOB@X adds what BH@X gives the opponents played, who are 2 and 3."""
    table = one_round_unplayed(kind)
    buchholz = column(table, f"BH@{policy}")
    total = Fraction(sum(buchholz[k] or 0 for k in (1, 2)))
    if policy == "PAPI" and kind.startswith("4"):
        total += buchholz[3] or 0
    assert value(table, f"SOB@{policy}") == total


@pytest.mark.parametrize("policy", ["FIDE-2009", "PAPI"])
def test_the_opposite_result_under_three_points_for_a_win(policy: str) -> None:
    """A half-point bye is a draw of the virtual opponent, also where that is a third of a win."""
    table = Crosstable.from_games(
        ["Ann", "Bob", "Cid"], [(1, 2, 3, "1-0")], [(1, 1, "H")], scoring=PointsSystem(3, 1, 0)
    )
    assert value(table, f"BH@{policy}", 1) == 1


def test_free_rounds_of_a_round_robin_are_entries_in_the_sum_of_buchholz() -> None:
    """Under @USCF and @ICU a free round is an opponent with 0, whom a cut leaves out."""
    table = Crosstable.from_games(
        ["Ann", "Bob", "Cid"],
        [(1, 2, 3, "0-1"), (2, 1, 2, "½-½"), (3, 3, 1, "0-1")],
        pairing="predetermined",
    )
    # Scores with the free round drawn: 2, 1, 3/2. BH/C1@USCF leaves the 0 of the free round out:
    # 5/2, 7/2, 3; BH/C1@ICU, without an entry for it, the lower opponent: 3/2, 2, 2.
    assert column(table, "SOB/C1@USCF") == numbers("13/2 11/2 6")
    assert column(table, "SOB/C1@ICU") == numbers("4 7/2 7/2")


def test_olympiad_policies_are_for_teams() -> None:
    """A policy of the olympiads is refused in an individual event."""
    with pytest.raises(NotApplicableError, match="@OLY is for team events"):
        evaluate(Crosstable.parse("1 Ann * 1\n2 Bob 0 *"), "BH@OLY")
