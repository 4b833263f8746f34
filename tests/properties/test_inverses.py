"""A table is taken apart and put together, round by round and result by result."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from hypothesis import given
from strategies import SEEDS, Event, every_event, law

from tiebreaks import Crosstable


def made(
    event: Event, games: Iterable[Any], byes: Iterable[Any], awards: Iterable[Any] = ()
) -> Crosstable:
    """Return a table of the event with these games and byes."""
    table = event.table
    if event.team_rules is not None:
        return Crosstable.from_matches(
            table.participants,
            games,
            byes,
            table.planned_rounds,
            table.pairing,
            event.team_rules,
            penalties=table.penalties(),
        )
    return Crosstable.from_games(
        table.participants,
        games,
        byes,
        table.planned_rounds,
        table.pairing,
        table.points["PTS"].system,
        awards=awards,
        penalties=table.penalties(),
    )


@law
@given(every_event())
def test_a_table_is_made_of_its_games(event: Event) -> None:
    """Games, byes, awards and penalties make an equal table."""
    table = event.table
    awards = () if event.team_rules else table.awards()
    assert made(event, table.games(), table.byes(), awards) == table


@law
@given(every_event())
def test_a_table_grows_by_rounds(event: Event) -> None:
    """With each round it is the table of the games so far."""
    games, byes = event.table.games(), event.table.byes()
    table = made(event, [], [])
    for round_ in range(1, max((game[0] for game in games), default=0) + 1):
        if all(game[0] != round_ for game in games):
            return  # byes alone are no round that another one follows
        table = table.with_round(
            [game[1:] for game in games if game[0] == round_],
            [bye[1:] for bye in byes if bye[0] == round_],
        )
        earlier = [game for game in games if game[0] <= round_]
        assert table == made(event, earlier, [bye for bye in byes if bye[0] <= round_])


@law
@given(every_event(), SEEDS)
def test_results_are_entered_in_any_order(event: Event, seed: int) -> None:
    """A table of open games becomes the table of the results, all at once or one by one."""
    games, byes = list(event.table.games()), event.table.byes()
    # The result of a game, or the boards of a match; False for the colours comes last.
    opened = [
        (*game[:3], None, *(None if field else field for field in game[4:])) for game in games
    ]
    results = [
        {"first": white, "second": black, "boards": result, "round": round_}
        if event.team_rules
        else (white, black, result, round_, *more[:1])
        for round_, white, black, result, *more in games
    ]
    Random(seed).shuffle(results)
    table, by_one = made(event, opened, byes), made(event, opened, byes)
    for result in results:
        by_one = by_one.with_results([result])
    assert table.with_results(results) == by_one == made(event, games, byes)


@law
@given(every_event())
def test_nothing_leaves_the_table_as_it_is(event: Event) -> None:
    """Without games and byes no round is added, and without results nothing is filled in."""
    table = event.table
    assert table.with_round([]) == table == table.with_results([])
    assert table == event.build()
