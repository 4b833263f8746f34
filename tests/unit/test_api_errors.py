"""Calls that programs try first: each gives an answer, or an error that says what is meant."""

from __future__ import annotations

import json
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import attrs
import pytest

import tiebreaks
from tiebreaks import (
    BUILTIN,
    Better,
    Crosstable,
    Pairing,
    Participant,
    PointsSystem,
    TeamRules,
    Terms,
    evaluate,
    explain,
    external,
    rank,
    tiebreak,
    to_dict,
    total,
    versus,
)
from tiebreaks.engine.view import View
from tiebreaks.errors import InputError, NotApplicableError

TABLE = Crosstable.parse("1 Ann 2000 +W2 =B3 U\n2 Bob -B1 H +W3\n3 Cid 1800 U =W1 -B2")
EVENT = tiebreaks.read("examples/club-open.trf")
GAMES: Callable[..., Crosstable] = Crosstable.from_games
MATCHES: Callable[..., Crosstable] = Crosstable.from_matches
UNTYPED_RULES: Callable[..., TeamRules] = TeamRules
RANK: Callable[..., tiebreaks.Standings] = rank
UNTYPED: Any = None
NAN = float("nan")


class Whole:
    """A whole number that is no int, as numpy and pandas have them."""

    def __index__(self) -> int:
        return 2000


WHOLE: Any = Whole()


def own(**arguments: Any) -> Any:
    """Return the values of an own tie-break that counts the games lost."""
    made = tiebreak("LOST", fold=total, **arguments)(
        lambda view: view.per_round(lambda game: game.lost)
    )
    return [row["LOST"] for row in rank(TABLE, "LOST", registry=BUILTIN.with_tiebreak(made))]


def returning(value: object) -> object:
    """Evaluate an own tie-break that returns this."""
    made = tiebreak("OWN", fold=total)(lambda view: value)  # type: ignore[arg-type, return-value]
    return evaluate(TABLE, "OWN", registry=BUILTIN.with_tiebreak(made))


def asks_for_itself(view: View) -> Terms:
    """Ask for the values that are being computed."""
    return view.column("OWN").terms


@pytest.mark.parametrize(
    ("call", "answer"),
    [
        (lambda: rank(EVENT)[0].participant.name, "Ferreira, Tomé"),
        (lambda: evaluate(EVENT, "BH").value(2), 31),
        (lambda: to_dict(EVENT)["start"], "2026-05-14"),
        (lambda: json.loads(json.dumps(to_dict(rank(EVENT))))["standings"][0]["number"], 2),
        (lambda: "BH" in rank(TABLE, "BH")[0], True),
        (lambda: list(rank(TABLE, "BH")[0]), ["PTS", "BH"]),
        (lambda: dict(rank(TABLE, "SB")[0])["PTS"], Fraction(5, 2)),
        (lambda: "BH" in BUILTIN, True),
        (lambda: len(BUILTIN) == len(list(BUILTIN)) > 90, True),
        (lambda: BUILTIN["BH"] is BUILTIN.resolve("BH"), True),
        (lambda: GAMES(["Ann", "Bob"], [(1, 1, 2, None)]).outcomes, (b" ", b" ")),
        (lambda: Participant(1, "Ann", Whole()).rating, 2000),
        (lambda: PointsSystem(WHOLE).win, 2000),
        (lambda: rank(TABLE, "PTS", seed=WHOLE).seed, 2000),
        (lambda: rank(TABLE, "ARO", unrated=WHOLE).assigned[2], 2000),
        (lambda: own(better="higher"), [0, 1, 1]),
        (lambda: own(better=Better.HIGHER), [0, 1, 1]),
        (
            lambda: attrs.evolve(TABLE, pairing="predetermined").pairing,
            Pairing.PREDETERMINED,
        ),
    ],
)
def test_calls_that_are_answered(call: Callable[[], object], answer: object) -> None:
    """What people try works."""
    assert call() == answer


@pytest.mark.parametrize(
    ("call", "error", "message"),
    [
        (lambda: explain(UNTYPED), TypeError, "can be explained, not None"),
        (lambda: RANK(EVENT.players, "BH"), TypeError, "Crosstable or a Tournament, not None"),
        (lambda: explain(rank(TABLE, "BH")[0]), TypeError, "<Row: place 1"),  # type: ignore[arg-type]
        (lambda: explain(evaluate(TABLE, "BH")), TypeError, "<Column BH"),  # type: ignore[arg-type]
        (lambda: explain("x"), TypeError, "not 'x'"),  # type: ignore[arg-type]
        (lambda: GAMES(["Ann", "Bob"], [(1, 1, 2, NAN)]), InputError, "nan"),
        (lambda: GAMES(["Ann", "Bob"], [("x", 1, 2, "1-0")]), InputError, "'x'"),
        (lambda: GAMES(["Ann", "Bob"], [(1, 1, 2)]), InputError, "game"),
        (lambda: Participant("a1", "Ann"), InputError, "whole number, not 'a1'"),  # type: ignore[arg-type]
        (lambda: GAMES([], [], scoring=(3, 1, 0)), TypeError, r"PointsSystem\(3, 1, 0\), not \(3"),
        (lambda: MATCHES([], [], rules={"boards": 4}), TypeError, "rules are TeamRules"),
        (lambda: UNTYPED_RULES(4, match=(3, 1, 0)), TypeError, "'match' must be .*PointsSystem"),
        (lambda: PointsSystem("x"), ValueError, "an exact number is .* not 'x'"),
        (lambda: RANK(TABLE, "BH", edition=2026), TypeError, "an edition is an id"),
        (lambda: RANK(TABLE, None), TypeError, "tiebreaks="),
        (lambda: RANK(TABLE), TypeError, "tiebreaks="),
        (lambda: RANK(TABLE, {"BH", "SB"}), TypeError, "tiebreaks= .* in order"),
        (lambda: RANK(TABLE, "BH", seed=1.5), TypeError, "a seed is a whole number or text"),
        (
            lambda: versus(rank(TABLE, "BH"), rank(EVENT, "BH")),
            InputError,
            "over the same participants",
        ),
        (
            lambda: rank(TABLE, "EXT:X", registry=BUILTIN.with_tiebreak(external("x", {99: 1}))),
            InputError,
            "EXT:X: no participant has the number 99",
        ),
        (lambda: rank(TABLE, "ARO", unrated={99: 1500}), InputError, "number 99"),
        (lambda: returning([1, 2, 3]), TypeError, "OWN: a tie-break returns Terms"),
        (lambda: returning(None), TypeError, "OWN: a tie-break returns Terms, not None"),
        (
            lambda: evaluate(
                TABLE,
                "OWN",
                registry=BUILTIN.with_tiebreak(tiebreak("OWN", fold=total)(asks_for_itself)),
            ),
            NotApplicableError,
            "OWN cannot be computed: it asks for its own values",
        ),
        (lambda: own(needs=["ratings"]), TypeError, r"needs are Need\.RATINGS"),
        (lambda: own(better="largest"), TypeError, "'higher', 'lower', not 'largest'"),
        (lambda: attrs.evolve(TABLE, pairing="foo"), InputError, "unknown pairing"),
        (lambda: attrs.evolve(TABLE, rounds=5), InputError, "5 rounds held"),
    ],
)
def test_calls_that_are_refused(
    call: Callable[[], object], error: type[Exception], message: str
) -> None:
    """What cannot be meant is an error that names it."""
    with pytest.raises(error, match=message):
        call()


def test_the_rounds_of_pgn() -> None:
    """`1.2` of a PGN file is the second game of round 1."""
    table = GAMES(["Ann", "Bob", "Cid", "Dan"], [("1.1", 1, 2, "1-0"), ("1.2", 3, 4, "0-1")])
    assert table.outcomes == (b"1", b"0", b"0", b"1")
