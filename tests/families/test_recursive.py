"""RPO, ARPO and RBH: values that depend on the same values of the opponents, worked by hand.

With c for the own result less the average of all games, everybody's value is the opponents'
average plus c; what follows for the differences stands at each table. The level is then that of
the ratings, games times RPO adding up to games times rating, or 0 for the plain sum of RBH.
"""

from __future__ import annotations

import pickle
from fractions import Fraction

import attrs
import pytest
from small_tables import ADJOURNED_GAME, OPEN_GAME, column, numbers, value

from numbered_tables import numbered
from tiebreaks import Crosstable, PointsSystem, editions, evaluate, explain, rank
from tiebreaks.editions.reasons import Reason
from tiebreaks.errors import DescriptorError, NotApplicableError

CODES = ("RPO", "ARPO", "RBH")
RATINGS = (2000, 1900, 1800, 1700)


def test_a_round_robin_of_four() -> None:
    """Scores 3-2-1-0: the offsets from the average rating that the specification prints."""
    table = numbered("1: 2w1 3b1 4w1\n2: 1b0 4w1 3w1\n3: 4b1 1w0 2b0\n4: 3w0 2b0 1b0", RATINGS)

    def offsets(code: str) -> list[Fraction | None]:
        return [None if entry is None else entry - 1850 for entry in column(table, code)]

    assert offsets("RPO") == numbers("600 93.75 -93.75 -600")
    assert offsets("ARPO") == numbers("-200 -31.25 31.25 200")
    assert column(table, "RBH") == numbers(".375 .125 -.125 -.375")


# 1 scored 1.5 of 2, 2 nothing of 1, 3 a half of 1; dp 193, -800 and 0 average
# (2 x 193 - 800) / 4 = -103.5, so c = 296.5, -696.5 and 103.5.
WITH_BYES = numbered("1: 2w1 3b=\n2: 1b0 U\n3: H 1w=", (2000, 1900, 1800))


def test_a_table_with_byes() -> None:
    """RPO of 2 is that of 1 less 696.5, of 3 that of 1 plus 103.5; 4 x RPO of 1 - 593 = 7700."""
    assert column(WITH_BYES, "RPO") == numbers("2073.25 1376.75 2176.75")
    assert column(WITH_BYES, "ARPO") == numbers("1776.75 2073.25 2073.25")
    # c = 1/4, -1/2 and 0: 2 is half a point behind 1, and 3 level with 1.
    assert column(WITH_BYES, "RBH") == numbers("1/6 -1/3 1/6")


def test_cuts_of_the_average() -> None:
    """/C leaves out the lowest of the opponents' values, /M the highest as well."""
    assert column(WITH_BYES, "ARPO/C1") == numbers("2176.75 - -")
    assert column(WITH_BYES, "ARPO/M1") == numbers("- - -")


def test_several_games_with_one_opponent() -> None:
    """Every game counts: 1 and 2 met twice, and 2 lost to 3 as well.

    Scores 1.5 of 2, 0.5 of 3, 1 of 1; dp 193, -273 and 800 average 367/6; so 1 is 791/6 and 3
    4433/6 above 2, and 6 x RPO of 2 + 6015/6 = 2 x 2000 + 3 x 1900 + 1800.
    """
    table = numbered("1: 2w1 2b= Z\n2: 1b0 1w= 3w0\n3: Z Z 2b1", RATINGS)
    assert column(table, "RPO") == numbers("22577/12 20995/12 29861/12")
    assert column(table, "ARPO") == numbers("20995/12 2083.75 20995/12")
    assert column(table, "RBH") == numbers("0 -1/4 1/4")


def test_two_sides_that_met_each_other_only() -> None:
    """1 and 4 met 2 and 3: repeated averages swing for ever there, the equations have a solution.

    Scores 2, 0.5, 0.5 and 1 of 2; dp 800, -193, -193 and 0 average 103.5; 2 and 3 are level, 1 is
    696.5 above and 4 103.5 below them.
    """
    table = numbered("1: 2w1 3b1\n2: 1b0 4w=\n3: 4b= 1w0\n4: 3w= 2b=", RATINGS)
    assert column(table, "RPO") == numbers("2398.25 1701.75 1701.75 1598.25")
    assert column(table, "ARPO") == numbers("1701.75 1998.25 1998.25 1701.75")
    assert column(table, "RBH") == numbers("3/8 -1/8 -1/8 -1/8")


def test_half_of_one_side_and_nothing_of_the_other() -> None:
    """A game that both lost lowers the average of all games, here to 1/3: c = 1/6, 1/6 and -1/3."""
    table = numbered("1: 2w0 3b1 Z\n2: 1b0 Z 3w1\n3: Z 1w0 2b0", RATINGS)
    assert column(table, "RBH") == numbers("1/9 1/9 -2/9")


def test_participants_whom_no_games_connect() -> None:
    """Nothing tells how far apart they are: no values, and the error names one of each."""
    table = numbered("1: 2w1\n2: 1b0\n3: 4w=\n4: 3b=\n5: U", (*RATINGS, 1600))
    for code in CODES:
        with pytest.raises(NotApplicableError, match="nothing connects 1 and 3") as caught:
            evaluate(table, code)
        assert caught.value.code == code
        with pytest.raises(NotApplicableError, match=f"^{code} cannot"):
            rank(table, ["PTS", code])


def test_who_has_no_game_has_no_value() -> None:
    """Byes and forfeits connect no one, and nobody else's value depends on who has only these."""
    table = numbered("1: 2w1 4b+\n2: 1b0 U\n3: U Z\n4: Z 1w-", RATINGS)
    assert column(table, "RPO") == numbers("2350 1550 - -")  # 800 apart, 1950 on average
    assert column(table, "ARPO") == numbers("1550 2350 - -")
    assert column(table, "RBH") == numbers("1/4 -1/4 - -")
    for code in CODES:
        working = evaluate(table, code).working(3)
        assert [step.left_out for step in working.steps] == [Reason.NOT_PLAYED] * 2
        assert "no games count" in explain(working)


def test_nobody_has_played() -> None:
    """Without a game nobody has a value."""
    for code in CODES:
        assert column(numbered("1: U\n2: H", RATINGS), code) == [None, None]


def test_open_and_adjourned_games() -> None:
    """Neither is a game until it is decided: 2 beat 4 and lost to 1, 3 beat 4."""
    for table in (OPEN_GAME, ADJOURNED_GAME):
        # c = 1/2, 0, 1/2 and -1/2: 1 is half a point ahead of 2 and 3, these as far ahead of 4.
        assert column(table, "RBH") == numbers("1/2 0 0 -1/2")


@pytest.mark.parametrize("edition", ["fide-2024-08", "fide-2026-03"])
def test_forfeits_of_predetermined_pairings(edition: str) -> None:
    """A forfeit is no game under any edition, whatever it is for TPR."""
    table = numbered("1: 2w1 3b+\n2: 1b0 Z\n3: Z 1w-", RATINGS, pairing="predetermined")
    assert column(table, "RPO", edition) == numbers("2350 1550 -")


def test_short_games() -> None:
    """A game decided before a move counts, unless the event says otherwise."""
    table = numbered("1: 2wW 3b1\n2: 1bL Z\n3: Z 1w0", RATINGS)
    newest = editions.DEFAULT
    rules = attrs.evolve(newest.unplayed, short_games_in_rating=False)
    event = attrs.evolve(newest, unplayed=rules)
    assert column(table, "RBH") == numbers("1/3 -1/6 -1/6")
    assert column(table, "RBH", event) == numbers("1/4 - -1/4")


def test_results_count_whatever_they_are_awarded() -> None:
    """With 3-1-0 a draw is still half of a win."""
    cells = "1: 2w1 3b=\n2: 1b0 U\n3: H 1w="
    table = numbered(cells, (2000, 1900, 1800), scoring=PointsSystem(3, 1, 0))
    for code in CODES:
        assert column(table, code) == column(WITH_BYES, code)


UNRATED = numbered("1: 2w1 3b=\n2: 1b0 Z\n3: Z 1w=", (2000, 1900, None))


def test_unrated_participants() -> None:
    """Without a rating there is no level for RPO; one may be assigned. RBH needs none."""
    for code in ("RPO", "ARPO"):
        with pytest.raises(NotApplicableError, match="unrated: 3"):
            evaluate(UNRATED, code)
        found = evaluate(UNRATED, code, unrated=1800)
        assert [found.value(n) for n in (1, 2, 3)] == column(WITH_BYES, code)
    assert column(UNRATED, "RBH") == numbers("1/6 -1/3 1/6")


def test_games_of_the_unrated_may_be_skipped() -> None:
    """With `skip` their games count for neither side; 800 between 1 and 2 remain."""
    found = evaluate(UNRATED, "RPO", unrated="skip")
    assert [found.value(n) for n in (1, 2, 3)] == numbers("2350 1550 -")
    assert [step.left_out for step in found.working(1).steps] == [None, Reason.UNRATED]
    assert [step.left_out for step in found.working(3).steps] == [
        Reason.NOT_PLAYED,
        Reason.OWN_UNRATED,
    ]
    assert explain(found.working(3)).splitlines()[1] == "No. 3: no value, unrated"
    averages = evaluate(UNRATED, "ARPO", unrated="skip")
    assert [averages.value(n) for n in (1, 2, 3)] == numbers("1550 2350 -")


def test_skipped_games_connect_no_one() -> None:
    """Who are connected through an unrated participant alone cannot be compared."""
    table = numbered(
        "1: 2w1 3b=\n2: 1b0 Z\n3: 4w1 1w=\n4: 3b0 5w1\n5: Z 4b0",
        (*RATINGS[:2], None, *RATINGS[2:]),
    )
    with pytest.raises(NotApplicableError, match="nothing connects 1 and 4"):
        evaluate(table, "RPO", unrated="skip")


def test_ratings_by_round() -> None:
    """The level is that of the ratings in the rounds of the games: two draws, 7900 in all."""
    table = numbered("1: 2w= 2b=\n2: 1b= 1w=", (2000, 1900))
    first, second = table.participants
    people = (attrs.evolve(first, ratings=(2000, 2100)), second)
    table = attrs.evolve(table, participants=people)
    assert evaluate(table, "RPO").value(1) == 1950
    assert evaluate(table, "RPO", ratings="per-round").value(1) == 1975


def test_the_working_shows_where_the_value_comes_from() -> None:
    """The opponents' average, the own result, and the average of all games add up to the value."""
    assert explain(evaluate(WITH_BYES, "RPO").working(1)).splitlines() == [
        "1 No. 1: Recursive Performance (RPO) 2073.25",
        "No. 1: average 1776.75 + 193 for 1.5 out of 2, 75%, less -103.5, the average dp of all"
        " games = 2073.25",
        "  round 1: beat No. 2: 1376.75, scored 1",
        "  round 2: drew No. 3: 2176.75, scored 1/2",
    ]
    assert explain(evaluate(WITH_BYES, "RBH").working(3)).splitlines() == [
        "3 No. 3: Recursive Buchholz (RBH) 0.1667",
        "No. 3: average 0.1667 + 0.5 / 1 less 0.5, the average score of all games = 0.1667",
        "  round 1: half-point bye (not counted: no game was played)",
        "  round 2: drew No. 1: 0.1667, scored 1/2",
    ]


def test_the_average_can_be_opened() -> None:
    """The values that ARPO averages are the opponents' RPO, each with its own working."""
    found = evaluate(WITH_BYES, "ARPO")
    assert [working.total for working in found.opened(1)] == numbers("1376.75 2176.75")


def test_decimals() -> None:
    """RPO and ARPO are shown to one decimal, RBH to three; what is compared is exact."""
    assert evaluate(WITH_BYES, "RPO").text(1) == "2073.3"
    assert evaluate(WITH_BYES, "ARPO").text(1) == "1776.8"
    assert evaluate(WITH_BYES, "RBH").text(2) == "-0.333"


@pytest.mark.parametrize("code", ["RPO/C1", "RPO/P", "ARPO/P", "RBH/C1", "RBH/F", "RPO/R"])
def test_modifiers_that_are_refused(code: str) -> None:
    """ARPO can be cut, nothing else changes any of the three."""
    with pytest.raises(DescriptorError, match="does not take"):
        evaluate(WITH_BYES, code)


@pytest.mark.parametrize("code", CODES)
def test_teams_are_refused(code: str) -> None:
    """They are for individual events."""
    with pytest.raises(NotApplicableError, match="an individual event"):
        evaluate(Crosstable.from_matches(["Ants", "Bees"], [(1, 1, 2, "1=01")]), code)


def line(size: int) -> Crosstable:
    """Return a table in which everybody drew with the next number."""
    games = [(1 + n % 2, n, n + 1, "1/2-1/2") for n in range(1, size)]
    return Crosstable.from_games([(n, f"Player {n}", 2000) for n in range(1, size + 1)], games)


@pytest.mark.parametrize("code", CODES)
def test_the_most_participants(code: str) -> None:
    """120 participants have values, 121 have none, and the error says so."""
    assert value(line(120), code, 60) == (0 if code == "RBH" else 2000)
    with pytest.raises(NotApplicableError, match="at most 120 participants, and there are 121"):
        evaluate(line(121), code)


@pytest.mark.parametrize("code", ["RPO", "ARPO", "RBH"])
def test_results_can_be_pickled(code: str) -> None:
    """Standings, columns and workings come back from a pickle as they were."""
    standings = rank(WITH_BYES, [code])
    assert pickle.loads(pickle.dumps(standings)).rows[0].place == 1
    working = standings.working(code, 1)
    assert pickle.loads(pickle.dumps(working)) == working
