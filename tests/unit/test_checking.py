"""Published tables v. computed ones: differences, reasons, and settings that reproduce them."""

from __future__ import annotations

import random
from fractions import Fraction
from typing import Any

import attrs
import pytest

from tiebreaks import Crosstable, Pairing, Published, Tournament, check, checking, editions, rank
from tiebreaks.checking import reproducing
from tiebreaks.errors import FormatError, InputError, NotApplicableError, UnknownTiebreakError
from tiebreaks.formats import published as published_csv
from tiebreaks.messages import messages

# Cid and Flo have 2 points. Flo's opponents: Dan 1, adjusted to 1.5 for the last round he asked
# off, Cid 2, Eve 1.5, together 5. Cid's: Bob 1, Flo 2, and for the bye his own 2, together 5,
# which ends at three draws, 1.5, from March 2026: 4.5.
CAPPED = Crosstable.parse("""
    1 Ann  -B5 +W4 +B2
    2 Bob  -B3 U   -W1
    3 Cid  +W2 -B6 U
    4 Dan  +W6 -B1 Z
    5 Eve  +W1 H   -B6
    6 Flo  -B4 +W3 +W5
""")
TABLE_2024 = {3: 1, 6: 1, 1: 3, 5: 4, 2: 5, 4: 5}
TABLE_2026 = {6: 1, 3: 2, 1: 3, 5: 4, 2: 5, 4: 5}

# Cid won against Dan, who has 2 points, by forfeit: Sonneborn-Berger 2 in a round robin. In a Swiss
# the dummy has Cid's own point, and Cid is level with Bob, who beat him.
FORFEITED = Crosstable.from_games(
    ["Ann", "Bob", "Cid", "Dan"],
    [
        (1, 1, 4, "0-1"),
        (1, 2, 3, "1-0"),
        (2, 4, 3, "-+"),
        (2, 1, 2, "1-0"),
        (3, 2, 4, "0-1"),
        (3, 3, 1, "0-1"),
    ],
    pairing="predetermined",
)

# Dan lost to Bob, 2 points, by forfeit and beat Cid, 0 points: Buchholz 1 with his own point for
# the dummy, and 2, as much as Ann's, when the forfeit counts as a game.
NOT_PLAYED = Crosstable.parse("""
    1 Ann  +W3 -B2
    2 Bob  +F4 +W1
    3 Cid  -B1 -W4
    4 Dan  -F2 +B3
""")


def tournament(
    table: Crosstable,
    places: dict[int, int] | None = None,
    listed: str = "BH",
    edition: str = "fide-2026-03",
    **published: Any,
) -> Tournament:
    """Return a tournament with a published table."""
    return Tournament(
        table,
        editions.get(edition),
        tiebreaks=tuple(listed.split(",")) if listed else (),
        published=Published(places=places or {}, **published),
    )


def names(event: Tournament) -> list[str]:
    """Return the settings that reproduce the published table, as text."""
    return [str(settings) for settings in reproducing(event)]


def test_nothing_differs_in_a_table_of_the_same_settings() -> None:
    """A table published under the rules it is checked by has no difference."""
    assert check(tournament(CAPPED, TABLE_2026)) == ()
    assert check(tournament(CAPPED, TABLE_2024, edition="fide-2024-08")) == ()


def test_a_table_of_the_edition_before_is_recognised() -> None:
    """Places of August 2024 checked by March 2026 differ, and name the edition and the term."""
    event = tournament(CAPPED, TABLE_2024)
    (difference,) = check(event)
    assert (difference.participant.name, difference.what) == ("Cid", "place")
    assert (difference.published, difference.computed) == (1, 2)
    assert difference.reason == (
        "BH of 3 Cid is 5 under fide-2024-08 and 4.5 here: round 3 adds 2 there, 1.5 here."
        " The published table comes out under fide-2024-08 and fide-2023-09."
    )
    assert names(event) == ["fide-2024-08", "fide-2023-09"]


def test_a_table_of_the_edition_after_is_recognised() -> None:
    """Places of March 2026 checked by August 2024 differ, and name the edition."""
    event = tournament(CAPPED, TABLE_2026, edition="fide-2024-08")
    (difference,) = check(event)
    assert (difference.published, difference.computed) == (2, 1)
    assert "BH of 3 Cid is 4.5 under fide-2026-03 and 5 here" in difference.reason
    found = names(event)
    assert found[0] == "fide-2026-03"
    assert not {"fide-2024-08", "fide-2023-09"} & set(found)


def test_arguments_take_precedence_over_the_tournament() -> None:
    """List, edition, pairing and the published table can be given."""
    event = tournament(CAPPED, TABLE_2024, listed="SB")
    assert check(event, "BH", edition="fide-2024-08") == ()
    assert check(event, ["PTS", "BH"], published=Published(TABLE_2026)) == ()
    swiss = rank(attrs.evolve(FORFEITED, pairing=Pairing.SWISS), "SB").places
    assert check(tournament(FORFEITED, dict(swiss), "SB"), pairing="swiss") == ()


def test_a_round_robin_published_as_a_swiss_is_recognised() -> None:
    """The pairing mode is named if it makes the difference, in both directions."""
    event = tournament(FORFEITED, {4: 1, 1: 2, 2: 3, 3: 3}, "SB")
    (difference,) = check(event)
    assert (difference.participant.name, difference.published, difference.computed) == ("Bob", 3, 4)
    assert "SB of 3 Cid is 1 under fide-2026-03 (swiss) and 2 here" in difference.reason
    assert names(event)[0] == "fide-2026-03 (swiss)"
    assert "fide-2026-03" not in names(event)
    as_swiss = attrs.evolve(FORFEITED, pairing=Pairing.SWISS)
    event = tournament(as_swiss, {4: 1, 1: 2, 3: 3, 2: 4}, "SB")
    assert "fide-2026-03 (predetermined)" in names(event)
    assert "fide-2026-03" not in names(event)


def test_a_list_that_the_edition_refuses_is_checked_by_what_gives_the_table() -> None:
    """Buchholz of a round robin cannot be computed in 2026; the table may still be a Swiss one."""
    as_swiss = attrs.evolve(FORFEITED, pairing=Pairing.SWISS)
    event = tournament(FORFEITED, dict(rank(as_swiss, "BH").places))
    differences = check(event)
    assert len(differences) == 4
    assert {difference.computed for difference in differences} == {None}
    assert "note to Article 8" in differences[0].reason
    assert "fide-2026-03 (swiss)" in names(event)
    with pytest.raises(NotApplicableError, match="BH"):
        check(tournament(FORFEITED, {1: 1, 2: 1, 3: 1, 4: 1}))


def test_forfeits_as_played_are_recognised() -> None:
    """Places with a forfeit counted as a game are recognised."""
    event = tournament(NOT_PLAYED, {2: 1, 1: 2, 4: 2, 3: 4})
    (difference,) = check(event)
    assert (difference.participant.name, difference.published, difference.computed) == ("Dan", 2, 3)
    found = names(event)
    assert {"fide-2026-03 (forfeits as played)", "fide-2024-08 (forfeits as played)"} <= set(found)
    assert not {"fide-2026-03", "fide-2024-08"} & set(found)
    settings = reproducing(event)[found.index("fide-2026-03 (forfeits as played)")]
    assert settings.tiebreaks == ("BH/P",)
    assert settings.forfeits_as_played


def test_ratings_of_the_unrated_are_recognised() -> None:
    """If unrated players had the rating floor, the settings name it."""
    table = Crosstable.parse("""
        1 Ann 1900  +W3 =B2
        2 Bob 1700  +B4 =W1
        3 Cid 1350  -B1 +W4
        4 Dan       -W2 -B3
    """)
    # Ann met 1350 and 1700, Bob 1900 and Dan: 1525 against 1450 with 1000, 1650 with 1400.
    event = tournament(table, {1: 1, 2: 2, 3: 3, 4: 4}, "ARO")
    assert "fide-2026-03 (unrated 1000)" in names(event)
    assert "fide-2026-03 (unrated 1400)" not in names(event)
    event = tournament(table, {2: 1, 1: 2, 3: 3, 4: 4}, "ARO")
    assert "fide-2026-03 (unrated 1400)" in names(event)
    assert reproducing(event)[0].unrated == 1400


def test_every_setting_that_gives_the_table_is_named() -> None:
    """If every game was played, all editions give the same table, and no other option is tried."""
    table = Crosstable.parse("1 Ann * 1 ½\n2 Bob 0 * 1\n3 Cid ½ 0 *", pairing="swiss")
    found = names(tournament(table, dict(rank(table, "SB").places), "SB"))
    assert set(found) >= {"fide-2026-03", "fide-2024-08", "fide-2023-09", "fide-2009", "face-value"}
    assert found[0] == "fide-2026-03"
    assert len(found) == len(set(found))
    everything_played = Crosstable.parse("1 Ann +W2 =B2\n2 Bob -B1 =W1")
    assert names(tournament(everything_played, {1: 1, 2: 2})) == [
        "fide-2026-03",
        "fide-2024-08",
        "fide-2023-09",
        "fide-2009",
        "face-value",
    ]


def test_an_edition_of_the_event_keeps_its_mark() -> None:
    """The event's own rules are distinguished from the edition that they change."""
    own = attrs.evolve(
        editions.DEFAULT, unplayed=attrs.evolve(editions.DEFAULT.unplayed, dummy_caps=False)
    )
    event = tournament(CAPPED, TABLE_2024)
    found = [str(settings) for settings in reproducing(event, edition=own)]
    assert "fide-2026-03+dummy_caps=no" in found
    assert "fide-2026-03" not in found


def test_changed_lists_are_found() -> None:
    """Exchanged neighbours and an added or removed cut are named with their list."""
    table = swiss(4, 10, 5)
    for published, given in (("SB,BH", "BH,SB"), ("BH/C1,SB", "BH,SB"), ("BH,SB", "BH/C1,SB")):
        found = names(tournament(table, dict(rank(table, published).places), given))
        assert f"fide-2026-03 (list {published})" in found
    places = dict(rank(table, "PTS").places)
    assert names(tournament(table, places, "BH,SB")) == ["fide-2026-03 (list PTS)"]


def test_ties_broken_in_another_way_are_consistent() -> None:
    """A table that only breaks remaining ties is called consistent, and still differs."""
    event = tournament(CAPPED, {**TABLE_2026, 4: 6})
    (difference,) = check(event)
    assert (difference.published, difference.computed) == (6, 5)
    assert difference.reason.startswith("level with 2 Bob on every tie-break of the list. ")
    assert names(event)[0] == "fide-2026-03 (consistent, remaining ties broken in another way)"
    assert not reproducing(event)[0].exact


def test_places_that_contradict_the_points_follow_nothing() -> None:
    """No setting changes the points: the reason is the first tie-break that differs."""
    event = tournament(CAPPED, {5: 1, 6: 2, 3: 3, 1: 4, 2: 5, 4: 5})
    reasons = {d.participant.name: d.reason for d in check(event)}
    assert reasons["Eve"] == "published above 6 Flo, but PTS is 1.5 v. 2"
    assert reasons["Flo"] == "published below 5 Eve, but PTS is 2 v. 1.5"
    assert reproducing(event) == ()


def test_a_published_tie_that_is_broken_here() -> None:
    """If no setting gives the table, the reason for a shared place names the tie-break."""
    event = tournament(CAPPED, {3: 1, 6: 1, 1: 1, 5: 5, 2: 4, 4: 6})
    reasons = {d.participant.name: d.reason for d in check(event)}
    assert reasons["Ann"] == "published level with 3 Cid, but BH is 4 v. 4.5"


def test_places_numbered_differently_still_come_out_under_the_settings() -> None:
    """Places 1 2 3 4 5 5 written 1 1 2 3 4 4 have the order of the edition."""
    dense = {3: 1, 6: 1, 1: 2, 5: 3, 2: 4, 4: 4}
    event = tournament(CAPPED, dense, edition="fide-2024-08")
    differences = check(event)
    assert [d.participant.number for d in differences] == [1, 5, 2, 4]
    assert all(d.cause.key == "numbering" for d in differences)
    assert "fide-2024-08" in names(event)


def test_the_first_places_are_compared() -> None:
    """A list of the first three in the wrong order: who is displaced is named, nobody else."""
    # 2 points each: Flo has Buchholz 5, Cid 4.5, Ann 4.
    event = tournament(CAPPED, {1: 1, 3: 2, 6: 3})
    found = [(d.participant.name, d.what, d.published, d.computed) for d in check(event)]
    assert found == [("Ann", "place", 1, 3), ("Flo", "place", 3, 1)]
    assert [str(d.cause) for d in check(event)] == [
        "published above 3 Cid, but BH is 4 v. 4.5",
        "published below 3 Cid, but BH is 5 v. 4.5",
    ]
    result = checking.verdict(event)
    assert (result.partial, result.placed, result.participants) == (True, 3, 6)
    assert reproducing(event) == ()


def test_places_of_some_find_their_settings() -> None:
    """Places given for only some name the settings under which each of them comes out."""
    event = tournament(CAPPED, {6: 1, 3: 2})
    assert check(event) == ()
    assert names(event)[0] == "fide-2026-03"
    assert not {"fide-2024-08", "fide-2023-09"} & set(names(event))
    event = tournament(CAPPED, {4: 5, 3: 1})  # Cid shares the first place in August 2024
    (difference,) = check(event)
    assert (difference.published, difference.computed) == (1, 2)
    assert "BH of 3 Cid is 5 under fide-2024-08 and 4.5 here" in difference.reason
    assert names(event) == ["fide-2024-08", "fide-2023-09"]


def test_places_of_some_within_a_tie_are_consistent() -> None:
    """A given place that the computed tie takes up only breaks the tie; one outside does not."""
    event = tournament(CAPPED, {5: 4, 4: 6})  # Bob and Dan share places 5 and 6
    (difference,) = check(event)
    assert (difference.published, difference.computed) == (6, 5)
    assert str(difference.cause) == "level with 2 Bob on every tie-break of the list"
    assert names(event)[0] == "fide-2026-03 (consistent, remaining ties broken in another way)"
    assert names(tournament(CAPPED, {5: 4, 4: 7})) == []


def test_the_rival_may_be_unlisted() -> None:
    """Who is missing from a list of the first places is below it; else the place has a holder."""
    (difference,) = check(tournament(CAPPED, {6: 1, 5: 2}))  # neither Cid nor Ann is listed
    assert (difference.published, difference.computed) == (2, 4)
    assert str(difference.cause) == "published above 1 Ann, but PTS is 1.5 v. 2"
    (difference,) = check(tournament(CAPPED, {5: 3}))
    assert str(difference.cause) == "1 Ann has this place here: PTS is 1.5 v. 2"
    (difference,) = check(tournament(CAPPED, {5: 9}))
    assert str(difference.cause) == "there are only 6 places"


def test_places_of_some_are_compared_with_the_points() -> None:
    """Points and places of only some are compared, each given one."""
    points = {n: Fraction(2 if n in (1, 3, 6) else 1) for n in range(1, 7)}
    event = tournament(CAPPED, {6: 4, 3: 2}, points=points)
    first, second = check(event)
    assert (first.participant.name, first.what, first.computed) == ("Flo", "place", 1)
    assert (second.participant.name, second.what) == ("Eve", "points")
    assert (second.published, second.computed) == (1, Fraction(3, 2))
    assert second.reason == "the results give 1.5"
    assert reproducing(event) == ()


# After round 2 Eve has 1.5 points, everybody else 1. Buchholz: Ann met Eve and Dan, 2.5; Bob Cid,
# and for the bye a dummy with his own point, 2; Cid Bob and Flo, Dan Flo and Ann, Flo Dan and
# Cid, 2 each.
AFTER_2 = {1: Fraction(1), 2: Fraction(1), 3: Fraction(1), 4: Fraction(1), 6: Fraction(1)}
AFTER_2[5] = Fraction(3, 2)
PLACES_AFTER_2 = {5: 1, 1: 2, 2: 3, 3: 3, 4: 3, 6: 3}


def test_points_of_an_earlier_round_are_recognised() -> None:
    """If all points are those after an earlier round, the table after it is tried and named."""
    event = tournament(CAPPED, PLACES_AFTER_2, points=AFTER_2)
    differences = check(event)
    by_points = [(d.participant.number, d.computed) for d in differences if d.what == "points"]
    assert sorted(by_points) == [(1, 2), (3, 2), (6, 2)]
    assert "fide-2026-03 (after round 2)" in names(event)
    settings = reproducing(event)[names(event).index("fide-2026-03 (after round 2)")]
    assert (settings.after, settings.remarks[0].text(messages("de"))) == (2, "nach Runde 2")
    eve = next(d for d in differences if (d.participant.number, d.what) == (5, "place"))
    assert (eve.published, eve.computed) == (1, 4)
    assert "(after round 2)" in eve.reason
    alone = tournament(CAPPED, points=AFTER_2)
    assert names(alone) == ["fide-2026-03 (after round 2)"]
    assert [d.what for d in check(alone)] == ["points"] * 3


def test_other_points_are_not_of_an_earlier_round() -> None:
    """One point more than after the round, or points of only some, and no round is named."""
    assert names(tournament(CAPPED, points={**AFTER_2, 5: Fraction(2)})) == []
    assert names(tournament(CAPPED, points={1: Fraction(1)})) == []
    wrong = tournament(CAPPED, {**PLACES_AFTER_2, 1: 1, 5: 2}, points=AFTER_2)
    assert names(wrong) == []
    of_now = {n: Fraction(points, 2) for n, points in {1: 4, 2: 2, 3: 4, 4: 2, 5: 3, 6: 4}.items()}
    assert names(tournament(CAPPED, TABLE_2026, points=of_now))[0] == "fide-2026-03"
    in_no_order = tournament(MATRIX, listed="SB", points=AFTER_2)
    assert names(in_no_order) == []


MATRIX = Crosstable.parse("""
    1 Ann * 1 1 1 1 0
    2 Bob 0 * 1 1 0 0
    3 Cid 0 0 * 1 0 0
    4 Dan 0 0 0 * 1 0
    5 Eve 0 1 1 0 * 0
    6 Flo 1 1 1 1 1 *
""")


def test_a_name_of_another_number_is_a_difference() -> None:
    """A published name has to be that of its number, whatever its case, accents and order."""
    table = Crosstable.parse("1 Novák, Jiří +W2\n2 O'Hara, Ann -B1\n3 Li Wei H\n4 Wei Li H")
    own = {1: "JIRI  Novak", 2: "Ann OHara", 3: "Li, Wei", 4: "wei li"}
    assert check(tournament(table, names=own)) == ()
    assert checking.verdict(tournament(table, names=own)).compared == ("name",)
    event = tournament(table, names={2: "Novak Jiri", 3: "Wei Li", 1: "Somebody Else"})
    found = [(d.participant.number, d.what, d.published, d.computed) for d in check(event)]
    assert found == [
        (2, "name", "Novak Jiri", "O'Hara, Ann"),
        (3, "name", "Wei Li", "Li Wei"),
    ]
    assert check(event)[0].reason == "this name belongs to number 1"
    (passed,) = checking.verdict(event).passed_over
    assert str(passed) == "not compared: names that match no participant: 1 Somebody Else"
    unknown = checking.verdict(tournament(table, names={1: "Somebody Else"}))
    assert (unknown.compared, unknown.differences) == ((), ())
    with pytest.raises(InputError, match="published number 9"):
        check(tournament(table, names={9: "Li Wei"}))


def test_names_and_places_of_the_excluded() -> None:
    """What is published of excluded participants is not compared, and that is said."""
    left = {1: 1, 2: 2, 3: 3, 4: 4}
    event = tournament(FORFEITED, left, "SB", names={4: "Bob", 1: "Ann"})
    result = checking.verdict(event, exclude=(4,))
    assert [(d.participant.number, d.what) for d in result.differences if d.what == "name"] == [
        (4, "name")
    ]
    assert [str(one) for one in result.passed_over] == [
        "not compared: published data of excluded participants: 4"
    ]
    unranked = tournament(FORFEITED, {}, "SB", names={4: "Dan"}, values={"SB": {4: None}})
    assert checking.verdict(unranked, exclude=(4,)).passed_over == ()


def test_values_are_compared_as_printed() -> None:
    """A value rounded half up to the decimals printed is equal; the term that differs is named."""
    # Ann's opponents have Buchholz 5.5, 5 and 5.
    close = {"AOB": {1: Fraction("5.17")}}
    assert check(tournament(CAPPED, listed="AOB", values=close)) == ()
    (difference,) = check(tournament(CAPPED, listed="AOB", values={"AOB": {1: Fraction("5.16")}}))
    assert (difference.what, difference.computed) == ("AOB", Fraction(31, 6))
    assert difference.reason == "none of the settings tried gives this value"
    exact = tournament(CAPPED, listed="AOB", values={"AOB": {1: Fraction(31, 6)}})
    assert check(exact) == ()
    whole = tournament(CAPPED, values={"BH": {3: Fraction(5)}})  # 4.5: half points are not rounded
    assert len(check(whole)) == 1


def test_a_value_of_another_edition_names_its_term() -> None:
    """Published Buchholz of August 2024: the dummy opponent of the bye makes the difference."""
    event = tournament(CAPPED, values={"BH": {3: Fraction(5), 6: Fraction(5)}}, listed="")
    (difference,) = check(event)
    assert (difference.participant.name, difference.what) == ("Cid", "BH")
    assert (difference.published, difference.computed) == (5, Fraction(9, 2))
    assert "round 3 adds 2 there, 1.5 here" in difference.reason
    assert "fide-2024-08" in difference.reason


def test_values_outside_the_list_are_computed_alone() -> None:
    """A published column need not be in the list; one without values is a difference."""
    values = {"SB": {6: Fraction(7, 2)}, "ARO": {6: Fraction(2000)}}
    event = tournament(CAPPED, TABLE_2026, values=values)
    (difference,) = check(event)
    assert (difference.what, difference.published, difference.computed) == ("ARO", 2000, None)
    assert difference.reason.startswith("ARO has no values; unrated: ")


def test_what_cannot_be_checked_is_refused() -> None:
    """Places need a list; numbers and codes have to be known."""
    with pytest.raises(InputError, match="without a list"):
        check(tournament(CAPPED, TABLE_2026, listed=""))
    with pytest.raises(InputError, match="published number 9"):
        check(tournament(CAPPED, {**TABLE_2026, 9: 9}))
    with pytest.raises(UnknownTiebreakError):
        check(tournament(CAPPED, TABLE_2026, listed="NIX"))
    assert check(tournament(CAPPED, listed="")) == ()


def swiss(seed: int, people: int, rounds: int) -> Crosstable:
    """Return a table with random pairings and results, with byes and forfeits."""
    chance = random.Random(seed)
    games, byes = [], []
    met: set[tuple[int, int]] = set()
    for round_ in range(1, rounds + 1):
        free = chance.sample(range(1, people + 1), people)
        for number in [n for n in free if chance.random() < 0.15]:
            free.remove(number)
            byes.append((round_, number, chance.choice("HHZ")))
        while free:
            one = free.pop()
            other = next((n for n in free if (one, n) not in met), None)
            if other is None:
                byes.append((round_, one, "Z"))
                continue
            free.remove(other)
            met |= {(one, other), (other, one)}
            games.append((round_, one, other, chance.choice(["1-0", "½-½", "0-1", "1-0", "+-"])))
    return Crosstable.from_games([f"P{n}" for n in range(1, people + 1)], games, byes)


@pytest.mark.parametrize("seed", range(6))
def test_the_settings_of_a_generated_table_are_named(seed: int) -> None:
    """Whatever edition, pairing mode or forfeit rule made a table is among those named."""
    table = swiss(seed, 9, 4)
    for edition in (one for one in editions.ALL if one.in_force <= editions.DEFAULT.in_force):
        for pairing in Pairing:
            for listed in ("BH/C1,SB", "BH/C1/P,SB/P"):
                try:
                    made = rank(attrs.evolve(table, pairing=pairing), listed, edition=edition)
                except NotApplicableError:
                    continue
                event = tournament(table, dict(made.places), "BH/C1,SB")
                found = reproducing(event)
                named = {(s.edition.id, s.pairing, s.forfeits_as_played) for s in found if s.exact}
                # With predetermined pairings forfeits are always as played.
                played = "P" in listed and pairing is Pairing.SWISS
                assert (edition.id, pairing, played) in named
                same = dict(rank(table, "BH/C1,SB").places) == dict(made.places)
                assert (check(event) == ()) is same
                assert (str(found[0]) == "fide-2026-03") is same


def test_a_csv_of_places_and_values_is_read() -> None:
    """The header names the columns; a dash means no value, an empty field nothing published."""
    published = published_csv.loads("Place;number;BH-C1;name\n1;4;27,50;Ann\n;7;-;Bob\n")
    assert dict(published.places) == {4: 1}
    assert dict(published.values["BH/C1"]) == {4: Fraction(55, 2), 7: None}
    assert dict(published.names) == {4: "Ann", 7: "Bob"}
    assert published.decimals["BH/C1"] == 2
    tabs = published_csv.loads("number\tPTS\tSB\n\n3\t2.5\t\n")
    assert dict(tabs.points) == {3: Fraction(5, 2)}
    assert dict(tabs.values["SB"]) == {}


def test_an_unranked_line_of_a_csv_is_read() -> None:
    """A place `-` is none; the points of that line may be a dash, too."""
    published = published_csv.loads("number,place,PTS,SB\n4,1,3,2.5\n6,-,-,-\n7,-,1,\n")
    assert dict(published.places) == {4: 1}
    assert dict(published.points) == {4: 3, 7: 1}
    assert dict(published.values["SB"]) == {4: Fraction(5, 2), 6: None}


def test_a_column_without_a_name_is_empty() -> None:
    """Fields under no name are refused, as they cannot be compared; empty ones are not."""
    assert dict(published_csv.loads("number,place,,\n4,1,,\n").places) == {4: 1}
    with pytest.raises(FormatError, match="line 2, column 3: '27' is in a column without a name"):
        published_csv.loads("number,place,\n4,1,27\n")


def test_every_problem_of_a_csv_is_named() -> None:
    """One error lists the line and field of each problem."""
    text = "number,place,PTS,BH/Q,BH,BH\nx,1,1,1,1,1\n3,0,-,1,a,1\n3,1,1,1,1,1\n4,1\n"
    with pytest.raises(FormatError) as caught:
        published_csv.loads(text, "t.csv")
    assert [place[:2] for place in caught.value.places] == [
        (1, 4), (1, 6), (2, 1), (3, 2), (3, 3), (3, 5), (4, 1), (5, None),
    ]  # fmt: skip
    assert str(caught.value).startswith("t.csv: line 1, column 4: ")
    with pytest.raises(FormatError, match="the header is missing"):
        published_csv.loads("\n \n")
    with pytest.raises(FormatError, match="line 2: there is nothing below the header"):
        published_csv.loads("\nnumber,place\n")
    with pytest.raises(FormatError, match="the column number is missing"):
        published_csv.loads("place,BH\n1,2\n")


def test_order_numbers_of_a_tiebreak_outside_the_list_are_not_compared() -> None:
    """What direct encounter gave depends on its place in the list: without one nothing is said."""
    table = Crosstable.parse("1 Ann * 1 ½\n2 Bob 0 * 1\n3 Cid ½ 0 *")
    tournament = Tournament(table, editions.DEFAULT, tiebreaks=("PTS", "SB"))
    published = Published(
        values={"DE": {1: Fraction(1), 2: Fraction(2)}, "PTS": {1: Fraction(3, 2)}}
    )
    found = checking.verdict(tournament, published=published)
    assert found.differences == ()
    assert [str(one) for one in found.passed_over] == [
        "not compared: order numbers by tie-breaks that are not in the list: DE"
    ]
