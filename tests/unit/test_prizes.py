"""Divided prizes: what is shared by whom, what is refused, and how it is shown."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable
from decimal import Decimal
from fractions import Fraction
from typing import Any

import attrs
import pytest

from tiebreaks import (
    BUILTIN,
    Crosstable,
    Participant,
    Standings,
    Tournament,
    evaluate,
    explain,
    external,
    rank,
    to_dict,
)
from tiebreaks.errors import (
    DescriptorError,
    InputError,
    NotApplicableError,
    UnknownTiebreakError,
)
from tiebreaks.messages import LANGUAGES
from tiebreaks.prizes import Division, Rule, Share, share
from tiebreaks.report.divisions import FORMATS

# Points 3, 1½, 1 and ½; Bob is level with nobody.
FOUR = Crosstable.parse("1 Ann * 1 1 1\n2 Bob 0 * 1 ½\n3 Cid 0 0 * 1\n4 Dan 0 ½ 0 *")
# Everybody has 1 point, and is level on everything.
LEVEL = Crosstable.parse("1 Ann * ½ ½\n2 Bob ½ * ½\n3 Cid ½ ½ *")
UNTYPED: Callable[..., Division] = share


def valued(values: dict[int, object], table: Crosstable = FOUR, listed: str = "PTS") -> Any:
    """Return standings and a registry in which the tie-break EXT:V has these values."""
    registry = BUILTIN.with_tiebreak(external("v", values))  # type: ignore[arg-type]
    return rank(table, listed, registry=registry), registry


def amounts(division: Division) -> list[Fraction]:
    """Return the amounts in final order."""
    return [one.amount for one in division]


def test_values_below_zero_and_absent_ones_count_as_zero() -> None:
    """Who has no value, or one below 0, gets nothing of a fund."""
    standings, registry = valued({1: 3, 2: "-5", 3: 1})
    division = share(standings, fund=8, by="EXT:V", registry=registry)
    assert amounts(division) == [6, 0, 2, 0]
    assert [one.value for one in division] == [3, -5, 1, None]
    assert "values below 0 count as 0" in explain(division)


def test_without_a_value_above_zero_the_shares_are_equal() -> None:
    """Four whose values are all 0 get a quarter each."""
    standings, registry = valued({1: 0, 2: -1})
    division = share(standings, fund="10", by="EXT:V", registry=registry)
    assert amounts(division) == [Fraction(5, 2)] * 4
    assert "no value is above 0: equal shares" in explain(division)


def test_a_code_that_is_not_in_the_list_is_computed() -> None:
    """Sonneborn-Berger divides a fund although the list has only points."""
    listed, other = rank(FOUR, "PTS, SB"), rank(FOUR, "PTS")
    assert share(listed, fund=10, by="SB") == share(other, fund=10, by="sb")
    assert share(other, fund=10, by=evaluate(FOUR, "SB")) == share(other, fund=10, by="SB")


def test_the_points_divide_a_fund_too() -> None:
    """6 points in all: half of the fund for 3 of them."""
    assert amounts(share(rank(FOUR, "SB"), fund=60, by="PTS")) == [30, 15, 10, 5]


@pytest.mark.parametrize(
    ("rule", "expected"),
    [("equal", [20, 20, 20]), ("hort", [20, 20, 20]), ("none", [20, 20, 20])],
)
def test_who_is_level_on_everything_shares_under_every_rule(rule: str, expected: list[int]) -> None:
    """One place that three share has the prizes of places 1 to 3, under Hort in both halves."""
    assert amounts(share(rank(LEVEL, "PTS"), prizes=[40, 20], rule=rule)) == expected


def test_hort_among_some_who_share_a_place() -> None:
    """Ann is above Bob and Cid, who share a place: own prizes 90, 15, 15, and the mean of 40."""
    registry = BUILTIN.with_tiebreak(external("playoff", {1: 1}))
    standings = rank(LEVEL, "PTS, EXT:PLAYOFF", registry=registry)
    division = share(standings, prizes=[90, 30], rule=Rule.HORT)
    assert [one.own_prize for one in division] == [90, 15, 15]
    assert {one.group_prize for one in division} == {40}
    assert amounts(division) == [65, Fraction("27.50"), Fraction("27.50")]


def test_a_tiebreak_before_the_points_makes_the_groups_too() -> None:
    """In a list that begins with another tie-break only who is level on it as well shares."""
    registry = BUILTIN.with_tiebreak(external("first", {3: 1}))
    standings = rank(LEVEL, "EXT:FIRST, PTS", registry=registry)
    division = share(standings, prizes=[90, 30], rule="equal")
    assert [one.participant.name for one in division] == ["Cid", "Ann", "Bob"]
    assert [one.group for one in division] == [(1, 1), (2, 3), (2, 3)]
    assert amounts(division) == [90, 15, 15]


def test_a_team_event_is_divided_by_the_points_that_come_first() -> None:
    """Two teams level on match points share; by game points they are apart."""
    table = Crosstable.from_matches(
        [Participant(n, name) for n, name in enumerate("ABCD", start=1)],
        [(1, 1, 2, "1111"), (1, 3, 4, "111=")],
    )
    by_match_points = share(rank(table, "PTS, PTS:GP"), prizes=[30, 10], rule="equal")
    assert amounts(by_match_points) == [20, 20, 0, 0]
    by_game_points = share(rank(table, "PTS:GP, PTS"), prizes=[30, 10], rule="equal")
    assert amounts(by_game_points) == [30, 10, 0, 0]


def test_more_prizes_than_participants() -> None:
    """Prizes of places that nobody takes are not paid out."""
    division = share(rank(FOUR, "PTS"), prizes=[50, 40, 30, 20, 10, 5], rule="none")
    assert [division.fund, division.unclaimed] == [140, 15]
    assert explain(division).endswith("not paid out, as nobody takes the place: 15.00")


def test_the_excluded_get_nothing_and_are_not_listed() -> None:
    """Without Ann Bob is first, and Ann has no share."""
    standings = rank(FOUR, "PTS", exclude=[1])
    division = share(standings, prizes=[10], rule="none")
    assert [one.participant.name for one in division] == ["Bob", "Cid", "Dan"]
    with pytest.raises(InputError, match="1 Ann is excluded"):
        division.amount(1)


def test_a_group_takes_its_own_places() -> None:
    """Cid is the first of his group, and Ann has no share in it."""
    group = rank(FOUR, "SB").among(lambda person: person.number > 2, name="juniors")
    division = share(group, prizes=[10, 5], rule="equal")
    assert amounts(division) == [10, 5]
    assert division.text(3) == "10.00"
    with pytest.raises(InputError, match="1 does not belong to the group juniors"):
        division.share(1)
    with pytest.raises(InputError, match="9"):
        division.share(9)


@pytest.mark.parametrize("fund", ["70.10", "70,1", Fraction(701, 10), Decimal("70.10")])
def test_amounts_are_exact(fund: Any) -> None:
    """An amount is taken to the last digit, as text, a fraction or a decimal."""
    assert share(rank(FOUR, "PTS"), fund=fund, by="PTS").fund == Fraction(701, 10)


@pytest.mark.parametrize(
    ("coin", "expected"),
    [
        ("0.01", ["3.34", "3.33", "3.33"]),
        ("0.05", ["3.35", "3.35", "3.30"]),
        (1, ["4", "3", "3"]),
        (5, ["5", "5", "0"]),
        (Fraction(1, 1000), ["3.334", "3.333", "3.333"]),
    ],
)
def test_the_smallest_coin(coin: Any, expected: list[str]) -> None:
    """Shares are whole coins, written with as many decimals as the coin has."""
    division = share(rank(LEVEL, "PTS"), fund=10, by="PTS", coin=coin)
    assert [division.text(number) for number in (1, 2, 3)] == expected


def test_remaining_coins_are_those_of_the_whole_fund() -> None:
    """The coins are given from the top of the table, not inside a tied group."""
    table = Crosstable.parse("1 Ann * 1 1 1\n2 Bob 0 * ½ ½\n3 Cid 0 ½ * ½\n4 Dan 0 ½ ½ *")
    division = share(rank(table, "PTS"), prizes=[100, 50], rule="equal")
    assert [division.text(n) for n in (1, 2, 3, 4)] == ["100.01", "16.67", "16.66", "16.66"]


@pytest.mark.parametrize(
    ("arguments", "problems"),
    [
        ({}, ["give either a fund or prizes"]),
        (
            {"fund": 1, "by": "SB", "prizes": [1], "rule": "none"},
            ["give either a fund or prizes, not both"],
        ),
        ({"fund": 1}, ["a fund is divided by the values of a tie-break: name it with by"]),
        (
            {"prizes": [1], "by": "SB"},
            [
                "by belongs to a fund, and none is given",
                "name the rule by which prizes are divided: hort, equal, none",
            ],
        ),
        (
            {"fund": 1, "by": "SB", "rule": "half"},
            [
                "unknown rule 'half'; the rules are hort, equal, none",
                "a rule belongs to prizes, and none are given",
            ],
        ),
        ({"fund": "", "by": "SB"}, ["the fund is '', which is not an amount such as 70 or 70.50"]),
        ({"fund": "-1", "by": "SB"}, ["the fund is -1; it cannot be negative"]),
        (
            {"fund": Fraction(1, 3), "by": "SB"},
            ["the fund is 1/3, which is not a whole number of coins of 0.01"],
        ),
        (
            {"fund": "1,000", "by": "SB"},
            [
                "the fund is '1,000', which has three decimals: write thousands without a mark,"
                " and decimals as the coin 0.01 has them"
            ],
        ),
        (
            {"fund": Decimal("NaN"), "by": "SB"},
            ["the fund is NaN, which is not an amount"],
        ),
        ({"prizes": [], "rule": "none"}, ["there are no prizes to divide"]),
        (
            {"prizes": [10, "x", 20, "-1"], "rule": "none"},
            [
                "prize 2 is 'x', which is not an amount such as 70 or 70.50",
                "prize 3 is 20, more than the one before it",
                "prize 4 is -1; it cannot be negative",
            ],
        ),
        ({"fund": 1, "by": "SB", "coin": 0}, ["the coin is 0; it has to be more than 0"]),
        (
            {"fund": 1, "by": "SB", "coin": Fraction(1, 240)},
            [
                "the coin 1/240 is not a decimal of at most 9 places; count in coins instead,"
                " with coin=1"
            ],
        ),
    ],
)
def test_what_cannot_be_divided(arguments: dict[str, Any], problems: list[str]) -> None:
    """Every problem with the arguments is named, all at once."""
    with pytest.raises(InputError) as caught:
        UNTYPED(rank(FOUR, "PTS"), **arguments)
    assert list(caught.value.problems) == problems


def test_three_decimals_where_the_coin_has_them() -> None:
    """A fund of twelve thousandths is no mistake if the coin is one."""
    division = share(rank(FOUR, "PTS"), fund="0,012", by="PTS", coin="0.001")
    assert [division.text(number) for number in (1, 2)] == ["0.006", "0.003"]


def test_a_tiebreak_of_which_less_is_better_divides_no_fund() -> None:
    """A fund in proportion to what should be small is refused."""
    standings, registry = valued({1: 3})
    with pytest.raises(InputError, match="EXT:V/R: lower is better"):
        share(standings, fund=1, by="EXT:V/R", registry=registry)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"fund": 70.1, "by": "SB"}, "the fund is text .* which are exact, not 70.1"),
        ({"fund": True, "by": "SB"}, "the fund is text .* not True"),
        ({"prizes": [1, 0.5], "rule": "none"}, "prize 2 is text .* not 0.5"),
        ({"prizes": "100,60", "rule": "none"}, "prizes are amounts in the order of the places"),
        ({"prizes": {1: 100}, "rule": "none"}, "prizes are amounts in the order of the places"),
        ({"prizes": 100, "rule": "none"}, "prizes are amounts .* not 100"),
        ({"fund": 1, "by": "SB", "coin": 0.01}, "the coin is text .* not 0.01"),
    ],
)
def test_the_type_error_names_the_argument(arguments: dict[str, Any], message: str) -> None:
    """A number that is not exact, or another kind of value, is a TypeError that says so."""
    with pytest.raises(TypeError, match=message):
        UNTYPED(rank(FOUR, "PTS"), **arguments)


def test_only_standings_are_divided() -> None:
    """A table has no final order, so it is refused."""
    with pytest.raises(TypeError, match="divided among Standings, not <Crosstable"):
        UNTYPED(FOUR, fund=1, by="SB")


@pytest.mark.parametrize(
    ("by", "error"),
    [
        ("DE", NotApplicableError),
        ("TPR", NotApplicableError),
        ("NONE", UnknownTiebreakError),
        ("SB/", DescriptorError),
    ],
)
def test_a_tiebreak_without_values_divides_no_fund(by: str, error: type[Exception]) -> None:
    """A group tie-break, one that needs ratings, and an unknown one are errors, listed or not."""
    for listed in ("PTS", "PTS, DE, TPR"):
        with pytest.raises(error):
            share(rank(FOUR, listed), fund=1, by=by)


def test_a_column_of_another_table_divides_no_fund() -> None:
    """The values have to be those of the standings' own table."""
    with pytest.raises(InputError, match="SB was computed for another table"):
        share(rank(FOUR, "PTS"), fund=1, by=evaluate(LEVEL, "SB"))


def test_nobody_shares_nothing() -> None:
    """Without a participant there is nobody to pay."""
    empty = Crosstable.from_games([], [])
    with pytest.raises(InputError, match="there is nobody to divide prizes among"):
        share(rank(empty, "PTS"), prizes=[1], rule="none")


def division() -> Division:
    """Return a division by Hort with a name that programs could take for code."""
    table = Crosstable.from_games(
        [(1, "=Ann|*"), (2, "Bob"), (3, "Cid")], [(1, 1, 2, "½-½"), (2, 3, 1, "0-1")]
    )
    return share(rank(table, "PTS"), prizes=["100.00", "0.01"], rule="hort")


def test_a_division_is_a_sequence_of_shares() -> None:
    """It has a length, positions, and one short line for its repr; it cannot be changed."""
    found = division()
    assert (len(found), found[0]) == (3, next(iter(found)))
    assert found[-1].amount == 0
    assert repr(found) == "<Division: 100.01 among 3, hort by PTS>"
    assert repr(found[0]) == "<Share: place 1, 1 '=Ann|*', 100>"
    assert isinstance(found[0], Share)
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        found.fund = Fraction(1)  # type: ignore[misc]


def test_as_data() -> None:
    """Everyone's share as plain data: the amount, the share before coins, and the reasons."""
    data = to_dict(share(rank(LEVEL, "PTS"), prizes=[100], rule="hort"))
    assert (data["rule"], data["by"], data["edition"]) == ("hort", "PTS", "fide-2026-03")
    assert data["fund"] == {"exact": "100", "text": "100.00"}
    assert data["coin"] == {"exact": "1/100", "text": "0.01"}
    assert data["prizes"] == [{"exact": "100", "text": "100.00"}]
    third = {"exact": "100/3", "text": "33.33"}
    assert data["shares"][0] == {
        "place": 1,
        "number": 1,
        "name": "Ann",
        "amount": {"exact": "1667/50", "text": "33.34"},
        "before_coins": third,
        "value": {"exact": "1", "text": "1.0"},
        "group": [1, 3],
        "own_prize": third,
        "group_prize": third,
    }
    fund = to_dict(share(rank(LEVEL, "PTS"), fund=3, by="SB"))
    assert (fund["rule"], fund["prizes"], fund["shares"][0]["group"]) == ("proportional", [], None)
    assert json.loads(FORMATS["json"](share(rank(LEVEL, "PTS"), fund=3, by="SB"), "en")) == fund


def test_separated_values() -> None:
    """TSV and CSV have a line for everyone, with what explains the amount."""
    lines = FORMATS["tsv"](division(), "en").splitlines()
    assert lines[0].split("\t") == [
        "place", "number", "name", "PTS", "first", "last", "prize", "mean", "amount",
    ]  # fmt: skip
    assert lines[1].split("\t") == ["1", "1", "=Ann|*", "1.5", "1", "1", "100", "100", "100.00"]
    rows = list(csv.reader(io.StringIO(FORMATS["csv"](division(), "en"))))
    assert [row[2] for row in rows] == ["name", "'=Ann|*", "Bob", "Cid"]


def test_markdown() -> None:
    """Names and the title are text, never markup."""
    found = division()
    event = Tournament(found.standings.table, name="Cup *1*")
    named = attrs.evolve(found, standings=attrs.evolve(found.standings, tournament=event))
    text = FORMATS["markdown"](named, "en")
    assert text.startswith("# Cup \\*1\\*\n")
    assert "| =Ann\\|\\* |" in text
    assert text.endswith("\n\n1 participant gets nothing")


@pytest.mark.parametrize("rule", ["hort", "equal", "none", None])
@pytest.mark.parametrize("language", LANGUAGES)
def test_text_is_at_most_80_columns_wide(language: str, rule: str | None) -> None:
    """Names of 24 letters and amounts of thousands leave the lines within a terminal."""
    people = [Participant(n, f"Featherstonehaugh, Mar {n:02}") for n in range(1, 99)]
    games = [(1, n, n + 1, "½-½") for n in range(1, 99, 2)]
    standings = rank(Crosstable.from_games(people, games), "PTS", seed=1)
    chosen: dict[str, Any] = (
        {"prizes": ["9000", "5000", "1000"], "rule": rule} if rule else {"fund": 9000, "by": "SB"}
    )
    lines = explain(share(standings, **chosen), language).splitlines()
    assert max(map(len, lines)) <= 80


def test_standings_are_left_as_they_were() -> None:
    """Dividing changes nothing, and gives the same again."""
    standings: Standings = rank(FOUR, "SB")
    first = share(standings, prizes=[3, 2, 1], rule="hort")
    assert share(standings, prizes=[3, 2, 1], rule="hort") == first
    assert first.standings is standings
