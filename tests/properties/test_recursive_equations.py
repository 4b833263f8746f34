"""The recursive tie-breaks solve the equations that define them, on any table that has a solution.

The games are read from the cells of the event and the equations written down once more.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import floor

import attrs
import pytest
from hypothesis import given, settings
from strategies import Event, any_events, law

from known import known
from tiebreaks import evaluate
from tiebreaks.editions.rating_tables import DP
from tiebreaks.engine.evaluation import Evaluation
from tiebreaks.errors import NotApplicableError

RECURSIVE = ("RPO", "ARPO", "RBH")
POINTS = {
    **dict.fromkeys(b"1W", Fraction(1)),
    **dict.fromkeys(b"=D", Fraction(1, 2)),
    **dict.fromkeys(b"0L", Fraction(0)),
}


def games_of(event: Event) -> dict[int, list[tuple[int, Fraction]]]:
    """Return the opponents and points in the games of everybody who has one."""
    rows = {
        person.number: [
            (cell.opponent, POINTS[cell.outcome])
            for cell in row[: event.table.rounds]
            if cell is not None and cell.outcome in POINTS
        ]
        for person, row in zip(event.people, event.games, strict=True)
    }
    return {number: row for number, row in rows.items() if row}


def groups_of(games: Mapping[int, list[tuple[int, Fraction]]]) -> int:
    """Return how many groups there are that no games connect with the rest."""
    group = {number: number for number in games}
    for number, row in games.items():
        for opponent, _ in row:
            one, other = group[number], group[opponent]
            group = {who: one if label == other else label for who, label in group.items()}
    return len(set(group.values()))


def dp(row: list[tuple[int, Fraction]]) -> Fraction:
    """Return dp for the score in whole percents, half up."""
    percent = floor(100 * share(row) + Fraction(1, 2))
    return Fraction(DP[percent])


def share(row: list[tuple[int, Fraction]]) -> Fraction:
    """Return the points per game."""
    return sum((points for _, points in row), Fraction(0)) / len(row)


def average(entries: list[Fraction]) -> Fraction:
    """Return the mean."""
    return sum(entries, Fraction(0)) / len(entries)


def values(event: Event, code: str) -> dict[int, Fraction]:
    """Return the values of those who have one."""
    column = Evaluation(event.table).column(code)
    found = {number: column.value(number) for number in event.numbers}
    return {number: value for number, value in found.items() if value is not None}


@settings(law, max_examples=300)
@given(any_events(rated=True))
def test_the_values_solve_their_equations_where_games_connect_all(event: Event) -> None:
    """Value = the opponents' average + own result - that of all games, and the level is right."""
    games = games_of(event)
    if groups_of(games) > 1:
        for code in RECURSIVE:
            with pytest.raises(NotApplicableError, match="nothing connects"):
                evaluate(event.table, code)
        return
    performances, scores, averages = (values(event, code) for code in ("RPO", "RBH", "ARPO"))
    assert set(performances) == set(scores) == set(averages) == set(games)
    for found, own in ((performances, dp), (scores, share)):
        results = [own(row) for row in games.values() for _ in row]
        for number, row in games.items():
            opponents = average([found[opponent] for opponent, _ in row])
            assert found[number] == opponents + own(row) - average(results)
    ratings = {person.number: known(person.rating) for person in event.people}
    assert sum(len(row) * performances[number] for number, row in games.items()) == sum(
        len(row) * ratings[number] for number, row in games.items()
    )
    assert sum(scores.values()) == 0
    for number, row in games.items():
        assert averages[number] == average([performances[opponent] for opponent, _ in row])


@law
@given(any_events(rated=True))
def test_the_ratings_set_the_level_alone(event: Event) -> None:
    """With everybody rated 100 higher, RPO and ARPO are 100 higher, where there are any."""
    people = tuple(attrs.evolve(p, rating=known(p.rating) + 100) for p in event.people)
    higher = attrs.evolve(event, people=people)
    for code in ("RPO", "ARPO"):
        try:
            before = values(event, code)
        except NotApplicableError:
            continue
        assert values(higher, code) == {number: value + 100 for number, value in before.items()}
