"""What typed programs write; mypy and pyright accept every line, and it runs."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, assert_type

import pytest

from tiebreaks import (
    BUILTIN,
    Column,
    Comparison,
    Crosstable,
    Game,
    GroupStep,
    GroupWorking,
    Participant,
    Standings,
    Step,
    Terms,
    View,
    Working,
    evaluate,
    explain,
    parse,
    rank,
    tiebreak,
    total,
)
from tiebreaks.errors import UnknownColumnError

TABLE = Crosstable.parse("1 Ann * 1 0\n2 Bob 0 * 1\n3 Cid 1 0 *")


@tiebreak("OPP", fold=total)
def opponents_points(view: View) -> Terms:
    """Add up the opponents' scores."""

    def value(game: Game) -> Fraction | None:
        return game.opponent_score if game.played else None

    return view.per_round(value)


def test_the_steps_of_a_value() -> None:
    """The working of a value has steps with round, opponent and value."""
    standings = rank(TABLE, "SB, DE")
    assert_type(standings, Standings)
    opponents: list[int | None] = []
    values: list[Fraction] = []
    for step in standings.working("SB", participant=1).steps:
        opponents.append(step.opponent)
        values.append(step.value)
    assert opponents == [None, 2, 3]
    assert values == [0, 1, 1]


def test_a_column_has_workings_of_values() -> None:
    """The workings of one tie-break are those of values, without asking."""
    column = evaluate(TABLE, "SB")
    assert_type(column, Column)
    working = column.working(1)
    assert_type(working, Working)
    assert_type(working.steps, tuple[Step, ...])
    assert_type(column.value(1), Fraction | None)
    assert working.total == column.value(1) == 1


def test_a_group_tiebreak_has_a_method_of_its_own() -> None:
    """`group_working` gives the separate standings of the tied group."""
    working = rank(TABLE, "DE").group_working("DE", participant=2)
    assert_type(working, GroupWorking)
    assert_type(working.steps, tuple[GroupStep, ...])
    assert_type(working.order, Mapping[int, int] | None)
    assert [row.score for row in working.steps[0].rows] == [1, 1, 1]
    assert working.order is None


def test_working_answers_for_both_kinds() -> None:
    """`working` explains whatever the list holds; `isinstance` tells the two kinds apart."""
    standings = rank(TABLE, "SB, DE")
    kinds = []
    for code in standings.columns:
        working = standings.working(code, participant=2)
        assert_type(working, Working | Any)
        assert explain(working)
        if isinstance(working, GroupWorking):
            kinds.append(f"{code} {len(working.members)}")
        else:
            kinds.append(f"{code} {working.total}")
    assert kinds == ["PTS 1", "SB 1", "DE 3"]


def test_a_value_has_no_group_working() -> None:
    """Asking for the group of a tie-break that gives values names the method to use."""
    with pytest.raises(UnknownColumnError, match="SB gives values and splits no group"):
        rank(TABLE, "SB").group_working(parse("SB"), participant=1)


def test_participants_need_a_number_alone() -> None:
    """All fields of a participant but the number may be left out."""
    people = [Participant(1, "Ann", 2000), Participant(2, rating=1900), Participant(3)]
    table = Crosstable.from_games(people, [(1, 1, 2, "1-0")])
    assert [person.fide_rating for person in table.participants] == [2000, 1900, None]
    assert Participant(4, rating=2000, fide_rating=None).fide_rating is None


def test_rows_and_comparisons() -> None:
    """A row has a place and values by code; a comparison has the workings of both."""
    standings = rank(TABLE, "SB, WON")
    values: dict[str, Fraction | None] = {row.participant.name: row["SB"] for row in standings}
    assert values == {"Ann": 1, "Bob": 1, "Cid": 1}
    comparison = standings.compare(1, 2)
    assert_type(comparison, Comparison)
    assert comparison.workings is None


def test_a_tiebreak_of_ones_own() -> None:
    """A function from a view to terms, with its annotations, becomes a tie-break."""
    registry = BUILTIN.with_tiebreak(opponents_points)
    standings = rank(TABLE, ["OPP", parse("SB")], registry=registry)
    assert [row["OPP"] for row in standings] == [2, 2, 2]
