"""Places: one more than the number of those better placed; lots only separate who shared one."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import GROUPS, TEAM_GROUPS, TEAM_VALUES, VALUES, Event, any_events, every_event, law

from tiebreaks import BUILTIN, Crosstable, Standings, parse, rank
from tiebreaks.engine.evaluation import Evaluation
from tiebreaks.engine.terms import Better
from tiebreaks.errors import NotApplicableError

SEEDS = st.integers(0, 2**32) | st.text(max_size=5)
ANY = st.sampled_from([*VALUES, *TEAM_VALUES, *GROUPS * 10, *TEAM_GROUPS * 2])
LISTS = st.lists(ANY, max_size=3)
VALUE_LISTS = st.lists(st.sampled_from([*VALUES, *TEAM_VALUES]), max_size=4, unique=True)


def usable(event: Event, texts: list[str]) -> list[str]:
    """Return what of a list applies to the event."""
    found = []
    for text in texts:
        try:
            rank(event.table, text, unrated=1500)
        except NotApplicableError:
            continue
        found.append(text)
    return found


def ranked(event: Event, texts: list[str], seed: int | str | None = None) -> Standings:
    """Rank by what applies to the event."""
    return rank(event.table, usable(event, texts), unrated=1500, seed=seed)


def names_points(text: str) -> bool:
    """Whether a descriptor asks for points, by whatever name."""
    return BUILTIN.resolve(parse(text)).code == "PTS"


def with_points(texts: list[str]) -> list[str]:
    """Return the list with the points named, first unless it has them already."""
    return texts if any(map(names_points, texts)) else ["PTS", *texts]


def keys(event: Event, texts: list[str]) -> dict[int, list[tuple[bool, Fraction]]]:
    """Return what everybody is sorted by, the best first and whoever has no value last."""
    evaluation = Evaluation(event.table, unrated=1500)
    found: dict[int, list[tuple[bool, Fraction]]] = {number: [] for number in event.numbers}
    for text in texts:
        column = evaluation.column(text)
        sign = -1 if column.better is Better.HIGHER else 1
        for number, key in found.items():
            value = column.value(number)
            key.append((value is None, sign * (value or Fraction(0))))
    return found


@law
@given(every_event(), LISTS)
def test_a_place_is_one_more_than_the_number_of_those_better_placed(
    event: Event, texts: list[str]
) -> None:
    """Whoever shares a place has as many ahead; the rows stand in the order of the places."""
    standings = ranked(event, texts)
    places = standings.places
    assert sorted(places) == sorted(event.numbers)
    for place in places.values():
        assert place == 1 + sum(other < place for other in places.values())
    rows = [(row.place, row.participant.number) for row in standings]
    assert rows == sorted((place, number) for number, place in places.items())
    for row, above in zip(list(standings)[1:], standings, strict=False):
        assert (row.decided_by is None) == (row.place == above.place)
    assert standings[0].decided_by is None


@law
@given(every_event(), VALUE_LISTS)
def test_places_follow_the_values_in_the_order_of_the_list(event: Event, texts: list[str]) -> None:
    """Participants are ordered by the first value of the list in which they differ."""
    standings = ranked(event, texts)
    found = keys(event, list(standings.columns))
    for number, key in found.items():
        better = sum(other < key for other in found.values())
        assert standings.places[number] == 1 + better


@law
@given(any_events(rated=True), st.sampled_from(("ARO", "ARO/C1", "TPR", "PTP", "APRO", "AOB")))
def test_whoever_has_no_value_stands_behind_all_who_have(event: Event, text: str) -> None:
    """A tie-break at the head of the list puts those without a value last."""
    try:
        standings = rank(event.table, [text, "PTS"])
    except NotApplicableError:
        return
    column = standings.column(text)
    without = {number for number in event.numbers if column.value(number) is None}
    for number in set(event.numbers) - without:
        assert all(standings.places[number] < standings.places[other] for other in without)


@law
@given(every_event(), LISTS)
def test_points_come_first_unless_the_list_names_them(event: Event, texts: list[str]) -> None:
    """A list without points is the list with `PTS` before it; one that has them is as it is."""
    standings = ranked(event, texts)
    listed = with_points(usable(event, texts))
    assert list(standings.codes) == listed
    assert dict(standings.places) == dict(ranked(event, listed).places)


@settings(law, max_examples=60)
@given(every_event(), LISTS, ANY)
def test_a_further_tiebreak_only_separates_who_shared_a_place(
    event: Event, texts: list[str], last: str
) -> None:
    """One more tie-break at the end of a list that names the points moves nobody past another."""
    listed = with_points(usable(event, texts))
    before = ranked(event, listed)
    after = ranked(event, [*listed, last])
    for one in event.numbers:
        for other in event.numbers:
            if before.places[one] < before.places[other]:
                assert after.places[one] < after.places[other]


@law
@given(every_event(), VALUE_LISTS, st.sampled_from(GROUPS))
def test_order_numbers_count_inside_the_tied_group(
    event: Event, texts: list[str], group: str
) -> None:
    """The value of a group tie-break is the place inside the tied group, None where undivided."""
    before = ranked(event, texts)
    after = ranked(event, [*texts, group])
    for number in event.numbers:
        tied = [other for other in event.numbers if before.places[other] == before.places[number]]
        divided = len({after.places[other] for other in tied}) > 1
        order = after.places[number] - before.places[number] + 1
        assert after.column(group).value(number) == (order if divided else None)


@law
@given(every_event(), LISTS, SEEDS)
def test_lots_separate_everybody_and_nobody_else(
    event: Event, texts: list[str], seed: int | str
) -> None:
    """With a seed all places differ, and who was better placed without one still is."""
    shared = ranked(event, texts)
    drawn = ranked(event, texts, seed)
    assert sorted(drawn.places.values()) == list(range(1, len(event.numbers) + 1))
    for one in event.numbers:
        for other in event.numbers:
            if shared.places[one] < shared.places[other]:
                assert drawn.places[one] < drawn.places[other]


@law
@given(every_event(), SEEDS, st.data())
def test_lots_are_the_same_every_time(event: Event, seed: int | str, data: st.DataObject) -> None:
    """A seed gives the same places again, in whatever order the participants stand."""
    order = data.draw(st.permutations(range(len(event.people))))
    same = {number: number for number in event.numbers}
    first = rank(event.table, "PTS, DE", seed=seed)
    assert dict(rank(event.build(), "PTS, DE", seed=seed).places) == dict(first.places)
    moved = event.renumbered(same, order)
    assert dict(rank(moved.table, "PTS, DE", seed=seed).places) == dict(first.places)


def test_some_seed_draws_another_order() -> None:
    """Lots depend on the seed: of 20 seeds not all give the same order."""
    table = Crosstable.from_games(["Ann", "Bob", "Cid"], [])
    orders = {tuple(rank(table, "PTS", seed=seed).places.items()) for seed in range(20)}
    assert len(orders) > 1
