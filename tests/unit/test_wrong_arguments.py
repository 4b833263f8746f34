"""Arguments of the wrong kind are refused by name, as the author of a program meets them."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

import attrs
import pytest

import tiebreaks
from tiebreaks import (
    BUILTIN,
    Better,
    Crosstable,
    Fold,
    Need,
    Pairing,
    Participant,
    Terms,
    Tournament,
    editions,
    evaluate,
    explain,
    external,
    rank,
    tiebreak,
    to_dict,
    total,
    versus,
)
from tiebreaks.editions.reasons import Reason
from tiebreaks.engine.game import Game
from tiebreaks.engine.view import View
from tiebreaks.errors import InputError, NotApplicableError, UnknownTiebreakError

TABLE = Crosstable.parse("1 Ann 2000 +W2 =B3 U\n2 Bob -B1 H +W3\n3 Cid 1800 U =W1 -B2")
EVENT = Tournament(TABLE, editions.DEFAULT, "Club")


class Whole:
    """A whole number that is no int, as numpy and pandas have them."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


ANYTHING: Any = None  # what a program passes without looking at the types
UNTYPED_RANK: Callable[..., Any] = rank
UNTYPED_GAMES: Callable[..., Crosstable] = Crosstable.from_games


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: evaluate(ANYTHING, "BH"), "results are a Crosstable or a Tournament, not None"),
        (lambda: UNTYPED_RANK(TABLE, None), "a table has no list .* tiebreaks="),
        (lambda: UNTYPED_RANK(TABLE, {"BH", "SB"}), "tiebreaks= is text .* in order"),
        (lambda: UNTYPED_RANK(TABLE, {"BH": 1}), "tiebreaks= is text .* in order"),
        (lambda: UNTYPED_RANK(TABLE, "BH", edition=2026), "an edition is an id .* not 2026"),
        (lambda: UNTYPED_RANK(TABLE, "BH", seed=1.5), "a seed is a whole number or text, not 1.5"),
        (lambda: explain(rank(TABLE, "BH")[0]), "<Row: place 1.*"),  # type: ignore[arg-type]
        (lambda: explain(evaluate(TABLE, "BH")), "<Column BH.*"),  # type: ignore[arg-type]
        (lambda: UNTYPED_GAMES([], [], scoring="3-1-0"), "scoring= is a PointsSystem, such as"),
        (lambda: Crosstable.parse("1 Ann", scoring=UNTYPED_RANK), "scoring= is a PointsSystem"),  # type: ignore[arg-type]
        (lambda: explain("BH"), "can be explained, not 'BH'"),  # type: ignore[arg-type]
    ],
)
def test_the_type_error_names_the_argument(call: Callable[[], object], message: str) -> None:
    """A wrong kind of argument is a TypeError that says what is meant."""
    with pytest.raises(TypeError, match=message):
        call()


def own(function: Callable[[View], Any], **arguments: Any) -> Any:
    """Return the values of an own tie-break of the table."""
    made = tiebreak("OWN", fold=total, **arguments)(function)
    return evaluate(TABLE, "OWN", registry=BUILTIN.with_tiebreak(made))


@pytest.mark.parametrize(
    ("terms", "error", "message"),
    [
        (None, TypeError, "OWN: a tie-break returns Terms, not None"),
        ([1, 2, 3], TypeError, "OWN: a tie-break returns Terms, not"),
        (Terms([[1]]), ValueError, "OWN: 1 rows of values for 3 participants"),
        (Terms([[1, 2, 3, 4], [], []]), ValueError, "OWN: the values of participant 1 are 4, but"),
        (Terms([[1], ["2"], [3]]), TypeError, "OWN: the values of participant 2 are whole units"),  # type: ignore[list-item]
        (Terms([[1], [2], [3]], factors=[[1], [], [1]]), ValueError, "OWN: the factors of"),
    ],
)
def test_own_terms_of_the_wrong_form_name_the_tiebreak(
    terms: object, error: type[Exception], message: str
) -> None:
    """What an own tie-break returns is checked, and a mistake names its code."""
    with pytest.raises(error, match=message):
        own(lambda view: terms)


def test_an_own_value_that_is_not_exact_names_the_tiebreak() -> None:
    """`per_round` takes whole numbers and fractions, nothing that was rounded."""
    with pytest.raises(TypeError, match=r"OWN: a value per round is .* not 0\.5"):
        own(lambda view: view.per_round(lambda game: 0.5))  # type: ignore[arg-type, return-value]


def test_a_mistake_names_the_own_tiebreak_that_made_it() -> None:
    """Of two own tie-breaks of one score each error names the one it comes from."""
    good = tiebreak("GOOD", fold=total)(lambda view: view.per_round(lambda game: 1))
    bad = tiebreak("BAD", fold=total)(lambda view: view.per_round(lambda game: 0.5))  # type: ignore[arg-type, return-value]
    registry = BUILTIN.with_tiebreak(good).with_tiebreak(bad)
    with pytest.raises(TypeError, match=r"^BAD: a value per round"):
        rank(TABLE, "GOOD, BAD", registry=registry)


def test_an_own_tiebreak_that_asks_for_itself() -> None:
    """A tie-break of its own values cannot be computed, and says so."""
    with pytest.raises(NotApplicableError, match="OWN cannot be computed: it asks for its own"):
        own(lambda view: view.column("OWN").terms)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"needs": ["ratings"]}, r"needs are Need\.RATINGS, .* not 'ratings'"),
        ({"better": "best"}, "Better is one of 'higher', 'lower', not 'best'"),
        ({"cut_order": "any"}, "CutOrder is one of 'value', .* not 'any'"),
    ],
)
def test_the_decorator_refuses_what_it_does_not_know(
    arguments: Mapping[str, Any], message: str
) -> None:
    """An argument of the decorator is never ignored."""
    with pytest.raises(TypeError, match=message):
        own(lambda view: view.per_round(lambda game: 1), **arguments)


def test_a_fold_is_a_fold() -> None:
    """A function alone does not fold terms."""
    own_fold: Any = sum
    decorate = tiebreak("OWN", fold=own_fold)
    with pytest.raises(TypeError, match="a fold is `total`, `mean` or another Fold"):
        decorate(lambda view: Terms([]))


@pytest.mark.parametrize("better", ["higher", Better.HIGHER])
def test_the_better_value_may_be_given_by_its_word(better: str | Better) -> None:
    """Ann has two points over the board and one by a bye: with the higher first she leads."""
    made = tiebreak("OWN", fold=total, better=better)(
        lambda view: view.per_round(lambda game: game.points)
    )
    standings = rank(TABLE, "OWN", registry=BUILTIN.with_tiebreak(made))
    assert made.better is Better.HIGHER
    assert [row["OWN"] for row in standings] == [Fraction(5, 2), Fraction(3, 2), Fraction(3, 2)]


def test_a_game_has_people_and_exact_numbers() -> None:
    """A game of an own tie-break has participants, points and ratings, None in a bye."""
    seen: dict[tuple[int, int], Game] = {}

    def value(game: Game) -> int:
        seen[game.participant.number, game.round] = game
        return 0

    own(lambda view: view.per_round(value))
    first, second, bye = (seen[1, r] for r in (1, 2, 3))
    assert first.opponent is TABLE.participant(2)
    assert [first.points, first.score] == [1, Fraction(5, 2)]
    assert first.opponent_score == Fraction(3, 2)
    assert (first.rating, first.opponent_rating, second.opponent_rating) == (2000, None, 1800)
    assert (bye.opponent, bye.opponent_score, bye.opponent_rating) == (None, None, None)
    assert bye.points == 1


def test_a_row_is_a_mapping_by_code() -> None:
    """A row of standings can be asked, counted, and made a dictionary."""
    row = rank(TABLE, "BH/C1, SB")[0]
    assert "BH/C1" in row
    assert "bh-c1" in row
    assert "BH" not in row
    assert "?" not in row
    assert list(row) == ["PTS", "BH/C1", "SB"]
    assert dict(row)["PTS"] == Fraction(5, 2)
    assert len(row) == 3


def test_a_registry_is_a_mapping_by_code() -> None:
    """A registry can be asked for a code, a text or a descriptor."""
    assert "BH" in BUILTIN
    assert "XX" not in BUILTIN
    assert BUILTIN["BH"] is BUILTIN.resolve("BH/C1")
    assert len(BUILTIN) == len(list(BUILTIN)) == len(BUILTIN.entries)
    with pytest.raises(UnknownTiebreakError):
        BUILTIN.resolve("XX")


def test_rankings_of_other_participants_are_not_compared() -> None:
    """`versus` takes two rankings of the same participants."""
    other = Crosstable.parse("1 Ann * 1\n2 Bob 0 *")
    with pytest.raises(InputError, match="over the same participants"):
        versus(rank(TABLE, "BH"), rank(other, "SB"))


def test_values_from_outside_name_participants() -> None:
    """`external` values of a number that is not in the table are refused, all of them."""
    registry = BUILTIN.with_tiebreak(external("playoff", {1: 1, 98: 1, 99: 2}))
    with pytest.raises(InputError) as caught:
        rank(TABLE, "EXT:PLAYOFF", registry=registry)
    assert caught.value.problems == (
        "EXT:PLAYOFF: no participant has the number 98",
        "EXT:PLAYOFF: no participant has the number 99",
    )


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"pairing": "foo"}, "unknown pairing 'foo'"),
        ({"rounds": 5}, "5 rounds held, but the rows have 3"),
        ({"rounds": 2}, "there are results after round 2"),
        ({"rounds": -1}, "-1 rounds held"),
        ({"planned_rounds": 2}, "2 scheduled rounds, but 3 were held"),
        ({"participants": TABLE.participants[:2]}, "one row of each kind for every participant"),
        ({"rounds": 2.5}, "numbers of rounds are whole numbers, not 2.5"),
        ({"planned_rounds": None}, "numbers of rounds are whole numbers, not 3 and None"),
        ({"outcomes": (b"1?Z", b"0Z1", b"Z10")}, "an outcome is one of the bytes"),
        ({"opponents": ((1,), (0,), (-1,))}, "equally long"),
    ],
)
def test_a_changed_table_stays_true(changes: Mapping[str, Any], message: str) -> None:
    """`attrs.evolve` cannot make a table that contradicts itself."""
    with pytest.raises(InputError, match=message):
        attrs.evolve(TABLE, **changes)


def test_a_pairing_is_converted() -> None:
    """The word for a pairing is as good as the member."""
    changed: Any = {"pairing": "predetermined"}
    assert attrs.evolve(TABLE, **changed).pairing is Pairing.PREDETERMINED


@pytest.mark.parametrize("number", ["a1", 1.5, None, True])
def test_a_number_is_a_whole_number(number: Any) -> None:
    """A participant without a whole number is refused at once."""
    with pytest.raises(InputError, match="number is a whole number, not"):
        Participant(number, "Ann")


def test_whole_numbers_of_every_kind() -> None:
    """What counts as a whole number elsewhere counts here, in participants, games and byes."""
    person = Participant(Whole(7), "Ann", Whole(1900))
    assert (person.number, person.rating) == (7, 1900)
    table = UNTYPED_GAMES(
        [person, Participant(8, "Bob")],
        [(Whole(1), Whole(7), 8, "1-0")],
        [(2, Whole(7), "H"), (2, 8, "H")],
    )
    assert table.outcomes[0] == b"1H"


def test_a_game_without_a_result_may_be_none() -> None:
    """NULL of a database is an open game."""
    table = Crosstable.from_games(["Ann", "Bob"], [(1, 1, 2, "1-0"), (2, 2, 1, None)])
    assert (table.rounds, table.outcomes) == (1, (b"1 ", b"0 "))


def test_every_malformed_game_is_named_by_its_index() -> None:
    """Games and byes of another form are one error with the index of each."""
    with pytest.raises(InputError) as caught:
        UNTYPED_GAMES(
            ["Ann", "Bob"],
            [(1, 1, 2), ("x", 1, 2, "1-0"), (1, 1, 2, 0.7), "text", (1, 1, 2, float("nan"))],
            [(1, 1)],
        )
    fields = "round, white, black, result[, score, colors]"
    assert caught.value.problems == (
        f"game 0 (from 0): (1, 1, 2) does not have the fields {fields}",
        "game 1 (from 0): 'x' is not a round, a whole number such as 3 (1 against 2)",
        "game 2 (from 0): round 1: 1 against 2: 0.7 is not a result",
        f"game 3 (from 0): 'text' does not have the fields {fields}",
        "game 4 (from 0): round 1: 1 against 2: nan is not a result; None stands for an open game",
        "bye 0 (from 0): (1, 1) does not have the fields round, participant, kind[, score]",
    )


def test_to_dict_takes_an_event() -> None:
    """A tournament becomes a file in our JSON format; days are ISO text, results letters."""
    event = tiebreaks.read("examples/club-open.trf")
    plain = to_dict(event)
    assert plain["start"] == "2026-05-14"
    assert plain["crosstable"]["participants"][3]["cells"][5:] == ["2w1", "H"]
    assert tiebreaks.formats.loads(json.dumps(plain)) == event


def test_reasons_and_needs_are_public() -> None:
    """What own tie-breaks name can be imported from the package itself."""
    assert (tiebreaks.Reason, tiebreaks.Need, tiebreaks.Fold) == (Reason, Need, Fold)


def evaluated(function: Callable[[View], Any], **options: Any) -> object:
    """Evaluate an own tie-break."""
    own = tiebreak("OWN", **options)(function)
    return evaluate(TABLE, "OWN", registry=BUILTIN.with_tiebreak(own))


@pytest.mark.parametrize(
    "call",
    [
        lambda long: evaluated(lambda view: long),
        lambda long: evaluated(lambda view: view.per_round(lambda game: long)),
        lambda long: evaluated(lambda view: view.per_round(lambda game: 1), fold=long),
        lambda long: evaluate(TABLE, long),
        lambda long: rank(TABLE, "BH", seed=long),
    ],
)
def test_a_wrong_value_is_cut(call: Callable[[Any], object]) -> None:
    """However long a wrong value is, the message that names it is short."""
    with pytest.raises(TypeError) as caught:
        call([7] * 100_000)
    assert len(str(caught.value)) < 300
