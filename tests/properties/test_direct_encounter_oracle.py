"""Direct encounter against a second reading of Article 6 that tries every missing game."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations, groupby, product

from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import (
    DECIDED,
    DRAWS,
    FORFEITS,
    OVER_THE_BOARD,
    STANDARD,
    SYSTEMS,
    Event,
    every_event,
    groups_for,
    law,
    round_robins,
    split,
    swiss_events,
)

from tiebreaks import Participant, PointsSystem, outcomes, parse, rank
from tiebreaks.engine.evaluation import Evaluation
from tiebreaks.model.cells import Cell

GAMES = b"1=0WDLX"
Scores = dict[int, Fraction]
SWISS = swiss_events(
    sizes=(3, 4, 5, 6),
    most_rounds=4,
    results=(*DECIDED * 4, *DRAWS, *OVER_THE_BOARD, *FORFEITS, (b"X", b"X"), (b" ", b" ")),
)


class Reading:
    """Article 6 for one event, read from its cells."""

    def __init__(self, event: Event, with_forfeits: bool) -> None:
        self.predetermined = event.pairing == "predetermined"
        self.system = event.scoring
        counted = GAMES + (b"+-" if with_forfeits or self.predetermined else b"")
        award = event.scoring.awards()
        self.games: dict[tuple[int, int], list[Fraction]] = {}
        for person, row in zip(event.people, event.games, strict=True):
            for r, cell in enumerate(row[: event.table.rounds]):
                if cell and cell.outcome in counted:
                    points = award[cell.outcome, cell.color]
                    points = event.awards.get((person.number, r + 1), points)
                    pair = (person.number, cell.opponent)
                    self.games.setdefault(pair, []).append(points)

    def base(self, group: Sequence[int]) -> Scores:
        """Return the points among the members, several games of a pair as their average."""
        scores = dict.fromkeys(group, Fraction(0))
        for one in group:
            for other in group:
                games = self.games.get((one, other), [])
                if games:
                    scores[one] += sum(games) / Fraction(len(games))
        return scores

    def missing(self, group: Sequence[int]) -> list[tuple[int, int]]:
        """Return the pairs that did not meet."""
        if self.predetermined:
            return []
        return [pair for pair in combinations(group, 2) if pair not in self.games]

    def completions(self, group: Sequence[int]) -> list[Scores]:
        """Return the scores after every combination of results of the missing games."""
        win, draw, loss = self.system.win, self.system.draw, self.system.loss
        results = ((win, loss), (draw, draw), (loss, win))
        missing = self.missing(group)
        found = []
        for combination in product(results, repeat=len(missing)):
            scores = self.base(group)
            for (one, other), (ours, theirs) in zip(missing, combination, strict=True):
                scores[one] += ours
                scores[other] += theirs
            found.append(scores)
        return found

    def order(self, group: Sequence[int]) -> list[set[int]]:
        """Return the order of a group."""
        if len(group) == 1:
            return [set(group)]
        if not self.missing(group):
            base = self.base(group)
            ordered = sorted(group, key=lambda number: -base[number])
            classes = [list(part) for _, part in groupby(ordered, key=lambda number: base[number])]
            if len(classes) == 1:
                return [set(group)]
            return [part for members in classes for part in self.order(members)]
        done, rest = self.certain(group)
        if not done:
            return [set(group)]
        return [*({number} for number in done), *(self.order(rest) if rest else [])]

    def certain(self, group: Sequence[int]) -> tuple[list[int], list[int]]:
        """Return those who are alone on top in every case, one after the other, and the rest."""
        cases = self.completions(group)
        done: list[int] = []
        rest = list(group)
        while rest:
            alone = [
                one
                for one in rest
                if all(case[one] > case[other] for case in cases for other in rest if other != one)
            ]
            if not alone:
                break
            done += alone
            rest.remove(alone[0])
        return done, rest


def drawn_group(data: st.DataObject, event: Event, most: int) -> list[int]:
    """Draw a group of participants."""
    return data.draw(
        st.lists(st.sampled_from(event.numbers), min_size=1, max_size=most, unique=True)
    )


RESULTS = (*DECIDED, *DECIDED, *DRAWS, *FORFEITS)
LOSS_POINTS = (PointsSystem(3, 2, 1), PointsSystem(2, 1, "1/2"))


@st.composite
def encounters(draw: st.DrawFn) -> Event:
    """Draw an event of a game a round, in which a pair may have met twice, once or never."""
    size = draw(st.sampled_from((2, 3, 3, 4, 4, 4)))
    people = tuple(Participant(n, f"Player {n}") for n in range(1, size + 1))
    rounds = []
    for one, other in combinations(range(1, size + 1), 2):
        for _ in range(draw(st.sampled_from((0, 1, 1, 1, 2)))):
            ours, theirs = draw(st.sampled_from(RESULTS))
            rounds.append({one: Cell(other, "w", ours[0]), other: Cell(one, "b", theirs[0])})
    return Event(
        people,
        tuple(tuple(cells.get(person.number) for cells in rounds) for person in people),
        scoring=draw(st.sampled_from((STANDARD, *LOSS_POINTS, *SYSTEMS[1:4]))),
    )


def check_against_the_second_reading(event: Event, group: list[int]) -> None:
    """Compare the order of a group, with and without forfeits."""
    for text in ("DE", "DE/P"):
        found = split(Evaluation(event.table), parse(text), group)
        assert [set(part) for part in found] == Reading(event, text == "DE/P").order(group), text


@settings(law, max_examples=300)
@given(encounters())
def test_who_is_placed_is_alone_on_top_in_every_case(event: Event) -> None:
    """Whoever is placed alone is so whatever the missing games bring, and nobody else is."""
    check_against_the_second_reading(event, event.numbers)


@settings(law, max_examples=100)
@given(SWISS, st.data())
def test_any_group_of_a_swiss_is_ordered_by_the_rule(event: Event, data: st.DataObject) -> None:
    """The same holds for some of the participants of a Swiss, and games with the others."""
    check_against_the_second_reading(event, drawn_group(data, event, most=4))


def test_the_points_of_a_loss_make_a_winner_certain() -> None:
    """A lost game is worth something too: 1 has 7 at worst, and nobody else more than 6."""
    games = [(1, 2, "1"), (1, 3, "1"), (2, 3, "="), (2, 4, "1"), (3, 4, "1")]
    answer = {"1": "0", "=": "="}
    rounds = [
        {a: Cell(b, "w", ord(result)), b: Cell(a, "b", ord(answer[result]))}
        for a, b, result in games
    ]
    people = tuple(Participant(n, f"Player {n}") for n in range(1, 5))
    cells = tuple(tuple(each.get(person.number) for each in rounds) for person in people)
    event = Event(people, cells, scoring=LOSS_POINTS[0])
    found = split(Evaluation(event.table), parse("DE"), [1, 2, 3, 4])
    assert [sorted(part) for part in found] == [[1], [2, 3], [4]]


@settings(law, max_examples=100)
@given(round_robins(), st.data())
def test_a_round_robin_is_ordered_by_the_points_among_the_tied(
    event: Event, data: st.DataObject
) -> None:
    """In a predetermined event forfeits are games and an unplayed pair adds nothing."""
    group = drawn_group(data, event, most=5)
    for text in ("DE", "DE/P"):
        found = split(Evaluation(event.table), parse(text), group)
        assert [set(part) for part in found] == Reading(event, True).order(group), text


@law
@given(swiss_events(systems=SYSTEMS))
def test_a_pair_that_met_once_is_ordered_by_its_game(event: Event) -> None:
    """Of two who met once the winner goes first, or who alone keeps the draw; who drew stay."""
    evaluation = Evaluation(event.table)
    reading = Reading(event, with_forfeits=False)
    for (one, other), games in reading.games.items():
        if len(games) > 1 or any((number, r) in event.awards for number, r in event.awards):
            continue
        outcome, theirs = (
            next(
                cell.outcome
                for cell in event.games[event.numbers.index(person)][: event.table.rounds]
                if cell and cell.opponent == rival and cell.outcome in GAMES
            )
            for person, rival in ((one, other), (other, one))
        )
        found = split(evaluation, parse("DE"), [other, one])
        drew = outcome in (outcomes.DRAW, outcomes.SHORT_DRAW)
        if outcome in (outcomes.WIN, outcomes.SHORT_WIN) or (drew and outcome != theirs):
            assert found == [[one], [other]]
        elif drew:
            assert sorted(map(sorted, found)) == [sorted([one, other])]


@law
@given(every_event(), st.data())
def test_the_result_is_a_partition_of_the_group(event: Event, data: st.DataObject) -> None:
    """A group tie-break returns every member of the group once, in groups that hold somebody."""
    group = drawn_group(data, event, most=8)
    evaluation = Evaluation(event.table)
    for text in groups_for(evaluation):
        found = split(evaluation, parse(text), group)
        assert all(found)
        assert sorted(number for part in found for number in part) == sorted(group)


@law
@given(every_event())
def test_a_group_is_ordered_by_itself_alone(event: Event) -> None:
    """Behind another tie-break each tied group is ordered as it would be with nobody else."""
    evaluation = Evaluation(event.table)
    before = rank(event.table, "PTS")
    for text in groups_for(evaluation):
        standings = rank(event.table, ["PTS", text])
        for place in set(before.places.values()):
            group = [number for number in event.numbers if before.places[number] == place]
            expected: dict[int, int] = {}
            for part in split(evaluation, parse(text), group):
                expected |= dict.fromkeys(part, place + len(expected))
            assert {number: standings.places[number] for number in group} == expected, text
