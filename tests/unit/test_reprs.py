"""What an interactive session shows of a value: one short line."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

import pytest

from tiebreaks import (
    BUILTIN,
    Crosstable,
    Notice,
    Participant,
    PointsSystem,
    Published,
    Score,
    Team,
    TeamRules,
    Tournament,
    check,
    editions,
    parse,
    prizes,
    rank,
    versus,
)
from tiebreaks.editions.policies import POLICIES
from tiebreaks.engine.evaluation import Evaluation
from tiebreaks.engine.origins import ORIGINS

MOST = 200
LONG = "Wolfeschlegelsteinhausenbergerdorff, Hubert Blaine " * 4
PEOPLE = [Participant(n, f"{LONG} {n}", 1500) for n in range(1, 401)]
TABLE = Crosstable.from_games(
    PEOPLE,
    [(r, n, n + 1, "1/2-1/2") for r in range(1, 10) for n in range(1, 400, 2)],
    planned_rounds=11,
)
TEAMS = Crosstable.from_matches(
    [Participant(n, f"{LONG} {n}") for n in range(1, 41)],
    [(1, n, n + 1, "1=0=") for n in range(1, 41, 2)],
)
PUBLISHED = Published(
    {n: 401 - n for n in range(1, 401)},
    {n: Fraction(9, 2) for n in range(1, 401)},
    {"BH": {n: Fraction(n) for n in range(1, 401)}},
)


def values() -> Iterator[object]:
    """Give one value of every public type, of a large event with long names."""
    event = Tournament(TABLE, editions.DEFAULT, LONG, published=PUBLISHED)
    standings = rank(TABLE, ["BH/C1", "SB", "DE", *("BH/C1",) * 30], seed=1)
    yield from (TABLE, TEAMS, TEAMS.boards, TABLE.points, TEAMS.points["GP"], event, PUBLISHED)
    yield from (BUILTIN, PointsSystem(), TeamRules(4), Notice(LONG, 3), PEOPLE[0], Score(1, 2, 3))
    yield Team(1, tuple(range(400)), name=LONG)
    yield from (*editions.ALL, editions.with_options(editions.DEFAULT, {"dummy_caps": "no"}))
    yield from BUILTIN.values()
    yield from (*BUILTIN.modifiers.values(), *ORIGINS, *POLICIES.values())
    yield from (standings, standings[0], standings.compare(1, 2), standings.places)
    for code, column in standings.columns.items():
        yield from (column, column.working(1), *column.working(1).steps, code)
    yield standings.working("BH/C1", participant=1).fold
    division = prizes.share(standings, prizes=range(400, 0, -1), rule="hort")
    yield from (division, division[0], prizes.share(standings, fund=1, by="BH/C1"))
    yield from check(event, "BH")[:20]
    yield from versus(standings, rank(TABLE, "BH/C1", edition="face-value"))[:20]
    yield rank(TEAMS, "TBR").working("TBR", participant=1)
    evaluation = Evaluation(TABLE)
    yield from (evaluation.column("BH/C1").terms, evaluation.view(parse("BH/C1")))


def test_reprs_are_one_short_line() -> None:
    """The repr of every public value is one line of at most 200 characters."""
    for value in values():
        text = repr(value)
        assert len(text) <= MOST, f"{type(value).__name__}: {len(text)}"
        assert "\n" not in text


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (Participant(7, "Ann", 1800), "<Participant 7 'Ann', 1800>"),
        (Crosstable.parse("1 Ann * 1\n2 Bob 0 *"), "<Crosstable: 2 participants, round 1 of 1,"),
        (editions.get("fide-2024-08"), "<Edition 'fide-2024-08'>"),
    ],
)
def test_a_repr_says_what_the_value_is(value: object, text: str) -> None:
    """The line names the type and what tells this value from others."""
    assert repr(value).startswith(text)
