"""Average ratings and performances (Art. 10)."""

from __future__ import annotations

from fractions import Fraction

import attrs
import pytest
from small_tables import ADJOURNED_GAME, OPEN_GAME, column, numbers, value

from numbered_tables import numbered
from tiebreaks import Crosstable, PointsSystem, editions, evaluate, rank
from tiebreaks.editions.reasons import Reason
from tiebreaks.errors import DescriptorError, NotApplicableError

NEWEST = editions.get("fide-2026-03")
RATINGS = (2000, 1900, 1801, 1700)
TABLE = numbered(
    """
    1: 2w1 3b1 4w+
    2: 1b0 4w= 3w1
    3: 4b1 1w0 2b0
    4: 3w0 2b= 1b-
""",
    RATINGS,
)


def test_average_rating_rounds_half_up() -> None:
    """1900 and 1801 average 1850.5, which is 1851; the forfeit is no game."""
    assert column(TABLE, "ARO") == numbers("1851 1834 1867 1851")


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("ARO/C1", "1900 1901 1950 1900"),
        ("ARO/C2", "- 2000 2000 -"),
        ("ARO/C3", "- - - -"),
        ("ARO/M1", "- 1801 1900 -"),
        ("ARO/M2", "- - - -"),
    ],
)
def test_cuts_of_the_average(code: str, expected: str) -> None:
    """The lowest ratings go, with a median as many of the highest; of nothing there is no mean."""
    assert column(TABLE, code) == numbers(expected)


def test_performance() -> None:
    """The rounded average and dp of the percentage: 100, 50, 33 and 25 percent."""
    assert column(TABLE, "TPR") == [1851 + 800, 1834 + 0, 1867 - 125, 1851 - 193]


def test_perfect_performance_at_all_and_at_no_points() -> None:
    """All points: the best opponent + 736; none: the lowest opponent - 800."""
    table = numbered("1: 2w1 3b1\n2: 1b0 U\n3: U 1w0", (2000, 1900, 1801))
    assert column(table, "PTP") == [2636, 1200, 1200]
    lost_twice = numbered("1: 2w0 3b0\n2: 1b1 U\n3: U 1w1", (2000, 1900, 1801))
    assert value(lost_twice, "PTP") == 1001


def test_perfect_performance_is_the_lowest_that_expects_enough() -> None:
    """Half a point against 1900: a difference of -3 still expects 50 percent."""
    table = numbered("1: 2w=\n2: 1b=", (2000, 1900))
    assert column(table, "PTP") == [1897, 1997]


def test_a_perfect_performance_against_ratings_far_apart() -> None:
    """A win against 100 and a loss against 9000: 836 expects 100 % and 0 %, 835 only 99 %."""
    table = numbered("1: 2w1 3b0\n2: 1b0 U\n3: U 1w1", (2000, 100, 9000))
    assert value(table, "PTP") == 836


def test_without_a_game() -> None:
    """Who played nobody over the board has no value, and ranks last."""
    table = numbered("1: U 3w+\n2: 4w1 U\n3: U 1b-\n4: 2b0 U", RATINGS)
    for code in ("ARO", "TPR", "PTP", "APRO", "APPO"):
        assert [value(table, code, number) for number in (1, 3)] == [None, None]
        assert value(table, code, 2) is not None
    standings = rank(table, ["PTS", "ARO"])
    assert [(row.place, row.participant.number) for row in standings] == [
        (1, 2),
        (2, 1),
        (3, 4),
        (4, 3),
    ]


def test_averages_of_the_opponents_performances() -> None:
    """The opponents' TPR and PTP, each game once, rounded half up."""
    table = numbered("1: 2w1 3b1\n2: 1b0 U\n3: U 1w0", (2000, 1900, 1801))
    assert column(table, "TPR") == [2651, 1200, 1200]
    assert column(table, "APRO") == [1200, 2651, 2651]
    assert column(table, "APPO") == [1200, 2636, 2636]


def test_own_rating() -> None:
    """The higher rating goes first, with /R the lower."""
    table = numbered("1: 2w=\n2: 1b=", (1900, 2000))
    assert column(table, "RTNG") == [1900, 2000]
    assert [row.participant.number for row in rank(table, "RTNG")] == [2, 1]
    assert [row.participant.number for row in rank(table, "RTNG/R")] == [1, 2]


def test_results_count_whatever_they_are_awarded() -> None:
    """With 3-1-0 a draw is still half of a win."""
    table = numbered(
        "1: 2w= 3b1\n2: 1b= Z\n3: Z 1w0", (2000, 1900, 1801), scoring=PointsSystem(3, 1, 0)
    )
    assert value(table, "TPR") == 1851 + 193  # 75 percent


UNRATED = numbered("1: 2w1 3b=\n2: 1b0 Z\n3: Z 1w=", (2000, None, 1800))


@pytest.mark.parametrize("code", ["ARO", "TPR", "PTP", "APRO", "APPO", "RTNG", "ARO/C1", "RTNG/R"])
def test_one_unrated_participant(code: str) -> None:
    """While somebody is unrated a rating tie-break has no value and leaves a list."""
    with pytest.raises(NotApplicableError, match="unrated: 2"):
        evaluate(UNRATED, code)
    standings = rank(UNRATED, ["PTS", code])
    assert [dropped.code for dropped in standings.dropped] == [code]
    assert [row[code] for row in standings] == [None, None, None]
    assert all(row.decided_by in (None, "PTS") for row in standings)


def test_a_rating_for_the_unrated() -> None:
    """A number is the rating of everybody unrated, a mapping of those it names."""
    assert evaluate(UNRATED, "ARO", unrated=1500).value(1) == 1650
    assert evaluate(UNRATED, "ARO", unrated={2: 1600}).value(1) == 1700
    assert evaluate(UNRATED, "ARO", unrated={2: 1600, 1: 1000}).value(3) == 2000
    assert not rank(UNRATED, "ARO", unrated=1500).dropped


def test_a_mapping_that_misses_somebody() -> None:
    """Who is unrated and not in the mapping is still unrated: no values, and no place in a list."""
    with pytest.raises(NotApplicableError, match="unrated: 2"):
        evaluate(UNRATED, "ARO", unrated={1: 1500})
    assert [dropped.unrated for dropped in rank(UNRATED, "ARO", unrated={1: 1500}).dropped] == [
        (2,)
    ]


def test_open_and_adjourned_games() -> None:
    """Neither is a game for the ratings until it is decided."""
    for table in (OPEN_GAME, ADJOURNED_GAME):
        assert column(table, "ARO") == [1900, 1850, 1700, 1850]
        assert column(table, "TPR") == [2700, 1850, 2500, 1050]
        assert column(table, "PTP") == [2636, 1847, 2436, 1000]
        assert column(table, "APRO") == [1850, 1875, 1050, 2175]
        assert column(table, "APPO") == [1847, 1818, 1000, 2142]
        assert column(table, "RTNG") == [2000, 1900, 1800, 1700]


def test_short_games() -> None:
    """A game decided before a move is rated, unless the event says otherwise."""
    table = numbered("1: 2wW 3b=\n2: 1bL Z\n3: Z 1w=", (2000, 1900, 1800))
    rules = attrs.evolve(NEWEST.unplayed, short_games_in_rating=False)
    assert value(table, "ARO") == 1850
    assert value(table, "ARO", 1, attrs.evolve(NEWEST, unplayed=rules)) == 1800
    assert value(table, "TPR", 1, attrs.evolve(NEWEST, unplayed=rules)) == 1800
    assert value(table, "ARO", 2, attrs.evolve(NEWEST, unplayed=rules)) is None


@pytest.mark.parametrize(("edition", "average"), [("fide-2024-08", 1850), ("fide-2026-03", 1900)])
def test_forfeits_of_predetermined_pairings(edition: str, average: int) -> None:
    """Before March 2026 a forfeit of a round robin was a game for the ratings."""
    table = numbered("1: 2w1 3b+\n2: 1b0 Z\n3: Z 1w-", (2000, 1900, 1800), pairing="predetermined")
    assert value(table, "ARO", 1, edition) == average


def test_several_games_with_one_opponent() -> None:
    """Every encounter counts: 1900, 1900 and 1801 average 1867."""
    table = numbered("1: 2w1 2b0 3w1\n2: 1b0 1w1 Z\n3: Z Z 1b0", (2000, 1900, 1801))
    assert value(table, "ARO") == 1867


@pytest.mark.parametrize("code", ["TPR/C1", "PTP/P", "APRO/C1", "APPO/C1", "ARO/P", "RTNG/C1"])
def test_modifiers_that_are_refused(code: str) -> None:
    """A modifier that a tie-break does not take is an error."""
    with pytest.raises(DescriptorError, match="does not take"):
        evaluate(TABLE, code)


def test_team_scores_are_refused() -> None:
    """Match points and game points belong to teams."""
    for code in ("BH:MP", "SB:GP"):
        with pytest.raises(NotApplicableError, match="team"):
            evaluate(TABLE, code)
    assert value(TABLE, "PTS") == Fraction(3)


def test_an_adjourned_game_waits() -> None:
    """An adjourned game is left out until it is decided, and the working says so."""
    table = Crosstable.parse("1 Ann 2000 +W2 2wX\n2 Bob 1800 -B1 1bX")
    working = evaluate(table, "ARO").working(1)
    assert working.total == 1800
    assert [step.left_out for step in working.steps] == [None, Reason.OPEN]


def test_an_assigned_rating_is_told() -> None:
    """A rating that the rule for the unrated gave is marked in the working."""
    table = Crosstable.parse("1 Ann 2000 +W2\n2 Bob -B1")
    (step,) = evaluate(table, "ARO", unrated=1400).working(1).steps
    assert (step.value, step.note) == (Fraction(1400), Reason.ASSIGNED_RATING)


# The same results; player 3 is unrated.
ONE_UNRATED = attrs.evolve(
    TABLE,
    participants=tuple(
        attrs.evolve(person, rating=None if person.number == 3 else person.rating)
        for person in TABLE.participants
    ),
)


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("ARO", "1900 1850 1867 1900"),
        ("ARO/C1", "- 2000 1950 -"),
        ("TPR", "2700 1657 1742 1900"),  # 100, 25, 33 and 50 percent: 800, -193, -125, 0
        ("APRO", "1657 2300 2086 1657"),
        ("RTNG", "2000 1900 - 1700"),
    ],
)
def test_unrated_opponents_may_be_skipped(code: str, expected: str) -> None:
    """With `skip` the games against unrated opponents are left out, in averages of them too."""
    found = evaluate(ONE_UNRATED, code, unrated="skip")
    assert [found.value(number) for number in (1, 2, 3, 4)] == numbers(expected)


def test_a_skipped_opponent_is_said_in_the_working() -> None:
    """The working keeps the game, with the reason why it does not count."""
    steps = evaluate(ONE_UNRATED, "ARO", unrated="skip").working(1).steps
    assert [step.left_out for step in steps] == [None, Reason.UNRATED, Reason.NOT_PLAYED]
    assert evaluate(ONE_UNRATED, "RTNG", unrated="skip").working(3).undefined is Reason.OWN_UNRATED


def test_nobody_rated_was_met() -> None:
    """Who met unrated opponents alone has no average, and the averages of others leave it out."""
    table = numbered("1: 2w1 3b1\n2: 1b0 U\n3: U 1w0", (2000, None, None))
    assert [evaluate(table, "TPR", unrated="skip").value(n) for n in (1, 2, 3)] == [
        None,
        2000 - 800,
        2000 - 800,
    ]
    steps = evaluate(table, "APRO", unrated="skip").working(2).steps
    assert steps[0].left_out is Reason.NO_VALUE
    assert rank(table, "ARO", unrated="skip").dropped == ()
