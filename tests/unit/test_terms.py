"""Terms say what they belong to; folds and labels of one's own are explained like built-in ones."""

from __future__ import annotations

import json
from collections.abc import Sequence
from fractions import Fraction

import pytest

from tiebreaks import (
    BUILTIN,
    Crosstable,
    Fold,
    Participant,
    Terms,
    evaluate,
    explain,
    page,
    rank,
    tiebreak,
    to_dict,
)
from tiebreaks.engine.terms import Kind, Step
from tiebreaks.engine.view import View
from tiebreaks.model.cells import Cell

# Ann beat Bob, and half a point was taken from her; round 2 is paired, without results.
PENALTY = Crosstable.from_cells(
    [Participant(1, "Ann"), Participant(2, "Bob"), Participant(3, "Cid"), Participant(4, "Dan")],
    [
        [Cell(2, "w", ord("1")), Cell(3, "b", ord(" "))],
        [Cell(1, "b", ord("0")), Cell(4, "w", ord(" "))],
        [Cell(4, "w", ord("=")), Cell(1, "w", ord(" "))],
        [Cell(3, "b", ord("=")), Cell(2, "b", ord(" "))],
    ],
    penalties=[(1, 1, Fraction(-1, 2)), (2, 0, Fraction(1)), (2, 1, Fraction(1, 4))],
)


def steps_of(number: int) -> Sequence[Step]:
    """Return the terms of the points of a participant."""
    return evaluate(PENALTY, "PTS").working(number).steps


def test_a_penalty_belongs_to_no_round() -> None:
    """A penalty is a term of its own kind, without round, opponent or outcome."""
    game, penalty = steps_of(1)
    assert (game.kind, game.round, game.opponent_name) == (Kind.ROUND, 1, "Bob")
    assert (penalty.kind, penalty.value) == (Kind.PENALTY, Fraction(-1, 2))
    assert (penalty.round, penalty.opponent, penalty.outcome) == (None, None, None)


def test_a_row_has_its_own_penalties_only() -> None:
    """Each row of terms is as long as its own rounds and penalties are many."""
    rows = evaluate(PENALTY, "PTS").terms.values
    assert [len(row) for row in rows] == [2, 3, 1, 1]
    assert [step.value for step in steps_of(2)] == [0, 1, Fraction(1, 4)]
    assert [len(steps_of(number)) for number in (3, 4)] == [1, 1]


def test_a_penalty_is_written_as_such_in_text_json_and_page() -> None:
    """No output shows a penalty as a game of the round that is paired next."""
    standings = rank(PENALTY, "PTS, BH")
    text = explain(standings.working("PTS", participant=1))
    assert text.splitlines()[1:] == [
        "Ann: 1 (beat Bob) - 0.5 (penalty or bonus) = 0.5",
        "  round 1: beat Bob: 1",
        "  penalty or bonus: -0.5",
    ]
    last = json.loads(json.dumps(to_dict(standings.working("PTS", participant=1))))["steps"][-1]
    assert (last["kind"], last["round"], last["opponent"]) == ("penalty", None, None)
    html = page(standings)
    assert "<li>penalty or bonus: -0.5" in html
    assert "-0.5 (no result" not in html


def own(terms: Terms, fold: Fold, accepts: str = "") -> str:
    """Return what is said of the value that a tie-break with these terms gives participant 1."""

    @tiebreak("OWN", fold=fold, accepts=accepts)
    def own_tiebreak(view: View) -> Terms:
        return terms

    registry = BUILTIN.with_tiebreak(own_tiebreak)
    standings = rank(PENALTY, "OWN" + ("/C1" if accepts else ""), registry=registry)
    code = standings.codes[-1]
    assert standings.column(code).text(1) in page(standings)
    return explain(standings.working(code, participant=1), language="de")


def highest(terms: Terms) -> tuple[list[int | None], int]:
    """Combine terms into the highest of each row."""
    return [max(row) for row in terms.values], terms.scale


def test_an_own_fold_is_explained_by_its_name() -> None:
    """A fold without a sentence of its own is written by its name, in the language asked for."""
    terms = Terms([[3], [1], [1], [1]])
    text = own(terms, Fold("highest", highest, message="highest"))
    assert text.splitlines()[1] == "Ann: highest von 3 (Sieg gegen Bob) = 3"
    text = own(terms, Fold("highest", highest, names={"en": "best", "de": "Maximum"}))
    assert text.splitlines()[1] == "Ann: Maximum von 3 (Sieg gegen Bob) = 3"


def test_an_own_label_is_written_as_it_is() -> None:
    """A label that is not among the messages names its part itself."""
    terms = Terms([[3, 4], [1, 1], [1, 1], [1, 1]], kind=Kind.PART, labels=("Blitz", "Rapid"))
    text = own(terms, Fold("highest", highest))
    first = "Ann: highest von 3 (Blitz) und 4 (Rapid) = 4"
    assert text.splitlines()[1:] == [first, "  Blitz: 3", "  Rapid: 4"]


@pytest.mark.parametrize("kind", [Kind.PART, Kind.BOARD])
def test_a_cut_looks_at_rounds_only_where_terms_are_rounds(kind: Kind) -> None:
    """The lowest part goes, whatever was played in the round with its number (16.5)."""
    table = Crosstable.parse("1 Ann H +W2\n2 Bob H -B1")

    @tiebreak("OWN", fold=Fold("sum", lambda terms: ([5, 5], 1)), accepts="C")
    def own_tiebreak(view: View) -> Terms:
        return Terms([[3, 1, 2], [3, 1, 2]], kind=kind)

    column = evaluate(table, "OWN/C1", registry=BUILTIN.with_tiebreak(own_tiebreak))
    assert [step.counted for step in column.working(1).steps] == [True, False, True]


def test_a_cut_can_leave_out_a_penalty() -> None:
    """Terms beyond the rounds take part in a cut as what they are."""

    @tiebreak("OWN", fold=Fold("sum", lambda terms: ([0] * 4, 1)), accepts="C")
    def own_tiebreak(view: View) -> Terms:
        return view.column("PTS").terms

    column = evaluate(PENALTY, "OWN/C1", registry=BUILTIN.with_tiebreak(own_tiebreak))
    assert [step.kind for step in column.working(1).steps if not step.counted] == [Kind.PENALTY]
