"""Ranking: places, what decided, the list, lots and comparisons."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from fractions import Fraction

import attrs
import pytest

from tiebreaks import Crosstable, Descriptor, GroupWorking, Standings, parse, rank
from tiebreaks.errors import NotApplicableError, UnknownEditionError, UnknownTiebreakError

# Points 2, 1, 1 and 0; Bob and Cid drew.
TABLE = Crosstable.parse("""
1 Ann 2000 +W2 +B4 Z
2 Bob 1900 -B1 =W3 H
3 Cid 1800 H   =B2 Z
4 Dan 1700 Z   -W1 Z
""")
LEVEL = Crosstable.parse("\n".join(f"{n} P{n} H" for n in range(1, 7)))


def order(standings: Standings) -> list[int]:
    """Return the numbers in final order."""
    return [row.participant.number for row in standings]


def places(standings: Standings) -> list[int]:
    """Return the places in final order."""
    return [row.place for row in standings]


def test_shared_places() -> None:
    """Who shares a place stands in the order of the numbers, and the next place is left out."""
    standings = rank(TABLE, "PTS")
    assert places(standings) == [1, 2, 2, 4]
    assert order(standings) == [1, 2, 3, 4]
    assert [row.decided_by for row in standings] == [None, "PTS", None, "PTS"]


def test_shared_places_follow_the_numbers() -> None:
    """The order of the lines in the table does not matter."""
    table = Crosstable.parse("4 Dan =W2\n9 Eve =B1\n2 Bob =B4\n1 Ann =W9")
    assert order(rank(table, "PTS")) == [1, 2, 4, 9]


def test_decided_by() -> None:
    """Each row says at which code it parts from the row above, as the list wrote it."""
    standings = rank(TABLE, "sb, TPN")
    # Bob: half of Cid's 1.5 and of the own 1; Cid: half of Bob's 1 and of the own 1.
    assert [row["sb"] for row in standings][1:3] == [Fraction(5, 4), 1]
    assert [row.decided_by for row in standings] == [None, "PTS", "sb", "PTS"]


def test_points_come_first() -> None:
    """Without PTS in the list points come first; it is among the columns."""
    standings = rank(TABLE, "TPN/R")
    assert list(standings.columns) == ["PTS", "TPN/R"]
    assert order(standings) == [1, 3, 2, 4]
    assert [row["PTS"] for row in standings] == [2, 1, 1, 0]


def test_points_later() -> None:
    """A list that contains PTS is taken as it stands."""
    standings = rank(TABLE, "REP, PTS")
    assert list(standings.columns) == ["REP", "PTS"]
    assert order(standings) == [1, 2, 3, 4]
    assert [row["REP"] for row in standings] == [2, 2, 1, 1]
    assert [row["PTS"] for row in standings] == [2, 1, 1, 0]
    assert [row.decided_by for row in standings] == [None, "PTS", "REP", "PTS"]


def test_an_empty_list() -> None:
    """Points alone rank."""
    assert places(rank(TABLE, "")) == places(rank(TABLE, [])) == [1, 2, 2, 4]


def test_lists_as_text_and_as_sequences() -> None:
    """Text, texts and descriptors name the same list."""
    lists: list[str | Sequence[str | Descriptor]] = [
        "PTS,TPN",
        "pts tpn",
        ["PTS", "TPN"],
        ["PTS", parse("TPN")],
    ]
    for listed in lists:
        assert order(rank(TABLE, listed)) == [1, 2, 3, 4]


def test_each_tiebreak_meets_the_groups_still_tied() -> None:
    """A later tie-break orders inside a group and never across."""
    standings = rank(TABLE, "TPN/R, REP")
    assert order(standings) == [1, 3, 2, 4]
    assert [row.decided_by for row in standings] == [None, "PTS", "TPN/R", "PTS"]


# Three with 2 points: 1 beat 2, 2 beat 3, 3 beat 1 with Black; the fourth lost to nobody of them.
CIRCLE = Crosstable.parse("1 Ann +W2 U -W3\n2 Bob -B1 +W3 U\n3 Cid U -B2 +B1")


def test_direct_encounter_twice() -> None:
    """A circle is not parted; once a third tie-break took one away, the other two are."""
    assert places(rank(CIRCLE, "DE")) == [1, 1, 1]
    assert places(rank(CIRCLE, "DE, BWG")) == [1, 2, 2]
    standings = rank(CIRCLE, "DE, BWG, DE")
    assert order(standings) == [3, 1, 2]
    assert places(standings) == [1, 2, 3]
    assert [row.decided_by for row in standings] == [None, "BWG", "DE"]


def test_no_value_comes_last() -> None:
    """None stands behind every value, in either direction."""
    table = Crosstable.parse("1 Ann 1500 U\n2 Bob 1600 3b1\n3 Cid 1700 2w0\n4 Dan 1800 U")
    standings = rank(table, "PTS, ARO")
    assert order(standings) == [2, 1, 4, 3]
    assert places(standings) == [1, 2, 2, 4]
    assert [row["ARO"] for row in standings] == [1700, None, None, 1600]
    assert standings[1].decided_by == "ARO"


def test_dropped_rating_codes() -> None:
    """While somebody is unrated, rating codes have no values, decide nothing and are listed."""
    table = Crosstable.parse("1 Ann 1500 =W2\n2 Bob =B1")
    standings = rank(table, "PTS, ARO, TPN")
    assert [dropped.code for dropped in standings.dropped] == ["ARO"]
    assert "rating" in str(standings.dropped[0])
    assert [row["ARO"] for row in standings] == [None, None]
    assert [row.decided_by for row in standings] == [None, "TPN"]
    assert list(standings.columns) == ["PTS", "ARO", "TPN"]
    with pytest.raises(NotApplicableError, match="ARO"):
        standings.working("ARO", participant=1)


def test_nothing_is_dropped() -> None:
    """With ratings, or a rating for the unrated, nothing is."""
    table = Crosstable.parse("1 Ann 1500 =W2\n2 Bob =B1")
    assert rank(TABLE, "ARO").dropped == ()
    standings = rank(table, "ARO", unrated=1400)
    assert standings.dropped == ()
    assert order(standings) == [2, 1]


def test_lots() -> None:
    """With a seed nobody shares a place, and the same seed draws the same lots."""
    first = rank(LEVEL, "PTS", seed=7)
    assert places(first) == [1, 2, 3, 4, 5, 6]
    assert sorted(order(first)) == [1, 2, 3, 4, 5, 6]
    assert [row.decided_by for row in first] == [None] + ["lots"] * 5
    assert order(rank(LEVEL, "PTS", seed=7)) == order(first)
    assert len({tuple(order(rank(LEVEL, "PTS", seed=seed))) for seed in range(20)}) > 10


def test_lots_do_not_depend_on_the_order_of_the_table() -> None:
    """Lots go by the numbers, not by the lines; nor do names matter."""
    turned = attrs.evolve(
        LEVEL,
        participants=tuple(attrs.evolve(p, name="?") for p in reversed(LEVEL.participants)),
    )
    for seed in range(10):
        assert order(rank(turned, "PTS", seed=seed)) == order(rank(LEVEL, "PTS", seed=seed))


def test_lots_break_ties_alone() -> None:
    """Lots never change what the list decided."""
    for seed in range(10):
        standings = rank(TABLE, "PTS", seed=seed)
        assert order(standings)[0] == 1
        assert order(standings)[3] == 4
        assert standings[1].decided_by == "PTS"
        assert standings[2].decided_by == "lots"


def test_no_lots_without_a_seed() -> None:
    """Seed 0 is a seed, None is none."""
    assert places(rank(LEVEL, "PTS")) == [1] * 6
    assert places(rank(LEVEL, "PTS", seed=0)) == [1, 2, 3, 4, 5, 6]


def test_row_by_code() -> None:
    """A row answers to the code as written and to its canonical form."""
    row = rank(TABLE, "bh-c1, Sb")[0]
    assert row["bh-c1"] == row["BH/C1"] == row[parse("BH/C1")]
    assert row["Sb"] == row["SB"]
    assert row["PTS"] == row["pts"] == 2
    assert isinstance(row["PTS"], Fraction)
    with pytest.raises(LookupError, match="WIN is not among the columns: PTS, bh-c1, Sb"):
        row["WIN"]


def test_standings_are_a_sequence_of_rows() -> None:
    """Rows are counted, indexed from the first, and iterated in final order."""
    standings = rank(TABLE, "TPN")
    assert len(standings) == 4
    assert standings[0] == next(iter(standings))
    assert standings[-1].participant.name == "Dan"
    assert standings[0].place == 1


def test_nobody() -> None:
    """Standings of nobody are empty."""
    assert list(rank(Crosstable.from_games([], []), "PTS, BH, DE", seed=1)) == []


def test_order_numbers_of_a_group() -> None:
    """A group tie-break gives order numbers where it divided, shared where still tied."""
    table = Crosstable.parse("1 A * 1 1 0\n2 B 0 * ½ 1\n3 C 0 ½ * 1\n4 D 1 0 0 *")
    # Points 2, 1.5, 1.5 and 1: B and C drew.
    assert [row["DE"] for row in rank(table, "DE")] == [None, None, None, None]
    level = Crosstable.parse("1 A * 1\n2 B 0 *")
    turned = rank(level, ["REP", "DE", "PTS"])
    assert [row["DE"] for row in turned] == [1, 2]
    assert [row.decided_by for row in turned] == [None, "DE"]


def test_compare() -> None:
    """A comparison has what is equal, what decides, both values and workings, the better first."""
    standings = rank(TABLE, "PTS, REP, TPN")
    for comparison in (standings.compare(2, 3), standings.compare(3, 2)):
        assert (comparison.first.number, comparison.second.number) == (2, 3)
        assert comparison.places == (2, 3)
        assert comparison.equal == (("PTS", Fraction(1)),)
        assert comparison.decided_by == "REP"
        assert comparison.values == (Fraction(2), Fraction(1))
        assert comparison.workings is not None
        assert [working.number for working in comparison.workings] == [2, 3]


def test_compare_two_who_share_a_place() -> None:
    """Nothing decides: every criterion is equal."""
    comparison = rank(TABLE, "PTS").compare(3, 2)
    assert (comparison.decided_by, comparison.values, comparison.workings) == (None, None, None)
    assert comparison.places == (2, 2)
    assert comparison.equal == (("PTS", Fraction(1)),)


def test_compare_by_direct_encounter() -> None:
    """The workings are those of the group."""
    table = Crosstable.parse("1 Ann -W2 U\n2 Bob +B1 Z")
    comparison = rank(table, "DE").compare(1, 2)
    assert (comparison.first.number, comparison.decided_by) == (2, "DE")
    assert comparison.values == (Fraction(1), Fraction(2))
    assert comparison.workings is not None
    working = comparison.workings[0]
    assert isinstance(working, GroupWorking)
    assert dict(working.members) == {1: "Ann", 2: "Bob"}


def test_compare_by_lots() -> None:
    """Where lots decided there are no values."""
    comparison = rank(LEVEL, "PTS", seed=3).compare(1, 2)
    assert (comparison.decided_by, comparison.values) == ("lots", None)


def test_compare_names_somebody_unknown() -> None:
    """A number that nobody has is an error."""
    with pytest.raises(ValueError, match="no participant has the number 9"):
        rank(TABLE, "PTS").compare(1, 9)


def test_workings() -> None:
    """The working of any column of the list is at hand, that of the points, too."""
    standings = rank(TABLE, "bh-c1")
    assert standings.working("PTS", participant=1).total == 2
    assert standings.working("BH/C1", participant=1).total == standings[0]["BH/C1"]
    with pytest.raises(LookupError, match="SB is not among the columns"):
        standings.working("SB", participant=1)


def test_one_wrong_code_is_an_error() -> None:
    """Nothing is ranked by a list with a code that nobody knows."""
    with pytest.raises(UnknownTiebreakError):
        rank(TABLE, "PTS, BHH")
    with pytest.raises(UnknownEditionError):
        rank(TABLE, "PTS", edition="fide-1999")


def test_the_edition_is_remembered() -> None:
    """Standings know under which edition they were made."""
    assert rank(TABLE, "BH").edition.id == "fide-2026-03"
    assert rank(TABLE, "BH", edition="fide-2009").edition.id == "fide-2009"


def test_results_can_be_pickled_and_hashed() -> None:
    """Standings, their workings and comparisons go to another process and into a set."""
    table = Crosstable.parse("1 Ann 1500 +W2 =W3\n2 Bob 1400 -B1 U\n3 Cid 1300 H =B1")
    standings = rank(table, "DE, BH/C1, TPR")
    again = pickle.loads(pickle.dumps(standings))
    assert [row.place for row in again] == [row.place for row in standings]
    assert again.working("TPR", 1) == standings.working("TPR", 1)
    assert len({again.compare(1, 2), standings.compare(1, 2), standings.working("DE", 1)}) == 2
