"""Copies of values are equal to the values, and hash alike: pickled, or deeply copied."""

from __future__ import annotations

import copy
import pickle
import time
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any

import attrs
import pytest

import tiebreaks
from tiebreaks import (
    BUILTIN,
    Crosstable,
    Fold,
    Participant,
    Registry,
    Score,
    Terms,
    Tournament,
    check,
    checking,
    editions,
    evaluate,
    external,
    prizes,
    rank,
    read,
    tiebreak,
    total,
    versus,
)
from tiebreaks.engine.definitions import Alias, Encounter, group_tiebreak
from tiebreaks.engine.descriptors import parse
from tiebreaks.engine.view import View
from tiebreaks.model.tournament import Published

SWISS = read("examples/club-open.trf")
RATED = Crosstable.from_games(
    [Participant(1, "Ann", 2000), Participant(2, "Bob"), Participant(3, "Cid", 1800)],
    [(1, 1, 2, "1-0"), (2, 2, 3, "1/2-1/2")],
    [(1, 3, "H"), (2, 1, "U")],
)
ROBIN = Crosstable.parse("1 Ann * 0 1 1\n2 Bob 1 * 1 0\n3 Cid 0 0 * ½\n4 Dan 0 1 ½ *")
TEAMS = Crosstable.from_matches(
    ["Ants", "Bees", "Cats", "Dogs"], [(1, 1, 2, "1=01"), (1, 3, 4, "==+-"), (2, 1, 3, "10==")],
    [(2, 2, "U"), (2, 4, "H")],
)  # fmt: skip
BY_SCORES = Crosstable.from_games(["Ann", "Bob"], [(1, 1, 2, Score(2, 1)), (2, 2, 1, "1-0")])


@tiebreak("WTH", fold=total, accepts="C", names={"en": "Wins"})
def wins(view: View) -> Terms:
    """Count the wins."""
    return view.per_round(lambda game: game.won)


def _losses(view: View) -> Terms:
    """Count the losses."""
    return view.per_round(lambda game: game.lost)


losses = tiebreak("LTH", fold=total, better="lower")(_losses)


@group_tiebreak("BYNUMBER")
def by_number(view: View, tied: Any) -> tuple[list[list[int]], tuple[Encounter, ...]]:
    """Order a tied group by the numbers."""
    return [[i] for i in sorted(tied)], ()


class Family:
    """A place for a tie-break that is not at the top of a module."""

    draws = tiebreak("DTH", fold=total)(lambda view: view.per_round(lambda game: game.points))


def plain_scores(view: View) -> list[int]:
    """Return the scores as they are: a rule of an event."""
    return list(view.scores)


OWN = BUILTIN.with_tiebreak(wins).with_tiebreak(losses).with_tiebreak(by_number)
EVENT_RULES = attrs.evolve(
    editions.DEFAULT,
    id="ours",
    unplayed=attrs.evolve(editions.DEFAULT.unplayed, adjustment=plain_scores),
)


def all_standings() -> Iterator[tiebreaks.Standings]:
    """Rank every kind of table, with every setting that standings keep."""
    yield rank(SWISS)
    yield rank(SWISS, "BH/C1, BH/C1, BH/M1, FB, AOB, TPR, PS/C1, DE/P", edition=EVENT_RULES)
    yield rank(SWISS, "DE", seed="lots").among(lambda person: person.number % 2 == 0, name="even")
    yield rank(RATED, "TPR, ARO, BH/C1")
    yield rank(RATED, "TPR, ARO", unrated={2: 1500}, ratings={3: 1850})
    yield rank(ROBIN, "DE, SB, KS/L+1, WON", exclude=(4,))
    yield rank(TEAMS, "EDE, EMMSB, EGGSB, BC, TBR, MPvGP, BH:GP/C1")
    yield rank(SWISS, "WTH/C1, LTH, BYNUMBER", registry=OWN)
    yield rank(ROBIN, "EXT:X", registry=BUILTIN.with_tiebreak(external("x", {1: "1.5"})))
    yield rank(BY_SCORES, "SPREAD")
    yield rank(Crosstable.from_games([], []), "BH")


def values() -> Iterator[object]:
    """Give every kind of value that programs keep."""
    yield from (SWISS, RATED, ROBIN, TEAMS, BY_SCORES, Tournament(TEAMS, EVENT_RULES, "Ours"))
    yield from (BUILTIN, OWN, EVENT_RULES, *editions.ALL, *BUILTIN.modifiers.values())
    for standings in all_standings():
        yield standings
        yield from standings[:2]
        yield from standings.columns.values()
        for column in standings.columns.values():
            if not hasattr(column, "reason") and len(standings):
                yield column.working(standings.first.participant.number)
        if len(standings) > 2:
            numbers = [row.participant.number for row in standings[:3]]
            yield standings.compare(numbers[0], numbers[1])
            yield standings.compare(numbers[2], numbers[1])
    yield from (evaluate(SWISS, "BH/C1"), evaluate(SWISS, "AOB").terms, evaluate(ROBIN, "SB").fold)
    yield prizes.share(rank(SWISS), prizes=[100, 50], rule="hort")
    yield from versus(rank(SWISS), rank(SWISS, edition="fide-2024-08"))
    yield from check(SWISS, edition="fide-2024-08")
    yield checking.verdict(SWISS, published=Published({1: 1}))


@pytest.mark.parametrize("copied", [lambda v: pickle.loads(pickle.dumps(v)), copy.deepcopy])
def test_copies_are_equal(copied: Callable[[object], object]) -> None:
    """A pickled or deeply copied value is equal to the value and has its hash."""
    for value in values():
        other = copied(value)
        assert other == value, repr(value)
        assert hash(other) == hash(value), repr(value)
        assert repr(other) == repr(value)


def test_equality_sees_every_setting() -> None:
    """Standings of another edition, list, seed, group or table are not equal."""
    plain = rank(SWISS, "BH")
    assert plain == rank(SWISS, "BH")
    for other in (
        rank(SWISS, "bh"),
        rank(SWISS, "BH", edition="fide-2024-08"),
        rank(SWISS, "BH", seed=1),
        plain.among(lambda person: True, name="all"),
        rank(attrs.evolve(SWISS.crosstable, planned_rounds=9), "BH"),
        "BH",
    ):
        assert plain != other
    assert evaluate(SWISS, "BH") != evaluate(SWISS, "BH/C1")
    assert evaluate(RATED, "BH") != evaluate(attrs.evolve(RATED, planned_rounds=9), "BH")
    assert Terms([[1, 2]]) == Terms(((1, 2),))
    assert Terms([[1, 2]]) != Terms([[1, 2]], scale=2)


def test_equality_is_fast() -> None:
    """Copies of large standings are compared in well under three seconds."""
    count = 1000
    people = [Participant(n, f"Player {n}", 1500 + n) for n in range(1, count + 1)]
    games = [(r, n, n % count + 1, "1-0") for r in range(1, 12) for n in range(1, count + 1, 2)]
    table = Crosstable.from_games(people, games)
    standings = rank(table, ["BH/C1", "SB", "DE", "AOB", "TPR", "APRO", *(["BH/C2"] * 20)])
    other = pickle.loads(pickle.dumps(standings))
    start = time.perf_counter()
    assert standings == other
    assert list(standings) == list(other)
    assert time.perf_counter() - start < 3


def test_the_built_in_registry_is_a_reference() -> None:
    """A copy is the same object, and takes the room of its name; so is every tie-break of it."""
    assert len(pickle.dumps(BUILTIN)) < 200
    assert pickle.loads(pickle.dumps(BUILTIN)) is BUILTIN
    assert copy.deepcopy(BUILTIN) is BUILTIN
    for entry in BUILTIN.values():
        assert pickle.loads(pickle.dumps(entry)) is entry
        assert len(pickle.dumps(entry)) < 200


def test_own_tiebreaks_of_a_module_are_references() -> None:
    """What a name of a module stands for is found there again, in a class too."""
    for made in (wins, by_number):
        assert pickle.loads(pickle.dumps(made)) is made
    other = pickle.loads(pickle.dumps(losses))  # its function is found, not the tie-break
    assert other == losses
    registry = pickle.loads(pickle.dumps(OWN))
    assert isinstance(registry, Registry)
    assert registry == OWN
    assert registry["WTH"] is wins
    assert rank(SWISS, "WTH", registry=registry) == rank(SWISS, "WTH", registry=OWN)


def test_values_from_outside_are_pickled() -> None:
    """A registry with `external` values may be sent to another process."""
    registry = BUILTIN.with_tiebreak(external("playoff", {1: 0, 2: Fraction(3, 2)}))
    other = pickle.loads(pickle.dumps(registry))
    assert other == registry
    assert rank(ROBIN, "EXT:PLAYOFF", registry=other).first.participant.number in (1, 2)
    assert other != BUILTIN.with_tiebreak(external("playoff", {1: 0, 2: 2}))


def test_an_alias_of_ones_own_is_pickled() -> None:
    """An alias is a value without functions."""
    alias = Alias("MYBH", parse("BH/C1"), accepts="P")
    assert pickle.loads(pickle.dumps(alias)) == alias


def test_local_functions_are_refused_by_pickle() -> None:
    """A function inside another has no name to be found by; pickle says so itself."""

    @tiebreak("LOCAL", fold=total)
    def local(view: View) -> Terms:
        """Count nothing."""
        return view.per_round(lambda game: 0)

    for value in (local, BUILTIN.with_tiebreak(local), Family.draws):
        with pytest.raises((AttributeError, pickle.PicklingError), match=r"(?i)can't (get|pickle)"):
            pickle.dumps(value)


def test_a_fold_of_ones_own_is_pickled_by_its_functions() -> None:
    """A fold is equal to its copy where its functions stand in a module."""
    fold = Fold("own", total.combine)
    assert pickle.loads(pickle.dumps(fold)) == fold
