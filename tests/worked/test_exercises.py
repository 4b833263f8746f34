"""FIDE Technical Commission: each individual exercise of the book, under three editions.

A test's id is the number of the exercise. Whole columns of the book are those of `test_sw5.py`;
here stands what an exercise asks for of some participants. `x>y` is the printed value and the one
under March 2026, as FIDE's checker gives it; an order never changed. In exercise 18 the book
prints 0 for Nick, who met one opponent: after the cut nothing is left to average.
"""

from __future__ import annotations

from typing import NamedTuple

import pytest
from test_rr6 import SAME_IN_EVERY_EDITION as RR6_COLUMNS
from test_sw5 import PRINTED, SAME_IN_EVERY_EDITION
from worked_tables import EDITIONS, RR6, SW5, SW9, before, groups, numbers, shown, since, values

from tiebreaks import Crosstable, evaluate, rank

SW5_COLUMNS = {**PRINTED, **SAME_IN_EVERY_EDITION}


class Values(NamedTuple):
    """What some participants have, and the order of these; None where none is asked for."""

    table: Crosstable
    code: str
    of: dict[int, str]
    order: list[list[int]] | None = None


class Order(NamedTuple):
    """The order of some participants by a list."""

    table: Crosstable
    codes: str
    order: list[list[int]]


class Columns(NamedTuple):
    """Whole columns."""

    table: Crosstable
    columns: dict[str, list[str]]


Exercise = Values | Order | Columns


def of_sw5(*codes: str) -> Columns:
    """Return whole columns of the Swiss."""
    return Columns(SW5, {code: SW5_COLUMNS[code] for code in codes})


EXERCISES: dict[int, Exercise] = {
    1: Values(SW5, "BH", {2: "13.0"}),
    2: Values(SW5, "BH", {1: "12.5", 3: "15.5"}, [[3], [1]]),
    3: Values(SW5, "BH", {5: "8.5", 8: "13.5", 11: "13.5>12.5"}),
    4: Values(SW5, "BH", {1: "12.5", 3: "15.5", 4: "15.0>14.0", 16: "12.5"}, [[3], [4], [1, 16]]),
    5: Values(SW5, "BH/C1", {5: "7.5", 8: "12.0", 11: "12.0>11.0"}),
    6: Values(SW5, "BH/C1", {7: "12.5", 9: "7.5", 13: "12.0"}, [[7], [13], [9]]),
    7: Values(SW5, "BH/C1", {1: "11.0", 3: "13.0", 4: "11.5", 16: "11.0"}, [[3], [4], [1, 16]]),
    8: Values(SW5, "BH/C1", {12: "9.5", 14: "9.0", 15: "11.0"}, [[15], [12], [14]]),
    9: of_sw5("AOB"),
    10: of_sw5("FB"),
    11: Values(SW5, "SB", {1: "8", 3: "10.5", 4: "9.75>9.25", 16: "7.25"}, [[3], [4], [1], [16]]),
    12: of_sw5("SB"),
    13: of_sw5("SB/C1"),
    14: Columns(RR6, {"SB": RR6_COLUMNS["SB"]}),
    15: Columns(RR6, {"SB/C1": RR6_COLUMNS["SB/C1"]}),
    16: Columns(RR6, {code: RR6_COLUMNS[code] for code in ("KS", "KS/L+1", "KS/L-1", "KS/L-2")}),
    17: of_sw5("ARO"),
    18: of_sw5("ARO/C1"),
    19: of_sw5("TPR"),
    20: of_sw5("TPR"),
    21: Values(SW5, "APRO", {1: "1789", 3: "1904", 4: "1772", 16: "1805"}, [[3], [16], [1], [4]]),
    22: of_sw5("PTP"),
    23: Order(SW5, "PTS, DE", [[1, 3, 4, 16]]),
    24: Order(SW5, "PTS, DE", [[5, 8, 11]]),
    25: Order(SW9, "PTS, DE", [[3], [6], [1, 4], [2], [7, 8, 16]]),
    26: Order(RR6, "PTS, DE", [[1], [2, 3], [6], [5], [4]]),
    27: of_sw5("WIN"),
    28: of_sw5("WON"),
    29: of_sw5("BPG"),
    30: of_sw5("BWG"),
    31: of_sw5("REP"),
    32: of_sw5("PS"),
    33: of_sw5("PS/C1"),
}  # fmt: skip


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("number", EXERCISES)
def test_exercise(number: int, edition: str) -> None:
    """The answer of the exercise comes out."""
    exercise = EXERCISES[number]
    year = since if edition == "fide-2026-03" else before
    if isinstance(exercise, Columns):
        for code, cells in exercise.columns.items():
            texts = [year(cell) for cell in cells]
            if code == "AOB":
                assert shown(exercise.table, code, edition) == texts
            else:
                assert values(exercise.table, code, edition) == numbers(texts)
        return
    if isinstance(exercise, Values):
        column = evaluate(exercise.table, exercise.code, edition=edition)
        wanted = numbers([year(cell) for cell in exercise.of.values()])
        assert [column.value(number) for number in exercise.of] == wanted
        if exercise.order:
            standings = rank(exercise.table, ["PTS", exercise.code], edition=edition)
            assert groups(standings, list(exercise.of)) == exercise.order
        return
    standings = rank(exercise.table, exercise.codes, edition=edition)
    members = [number for group in exercise.order for number in group]
    assert groups(standings, members) == exercise.order


@pytest.mark.parametrize(
    ("edition", "order"),
    [
        ("fide-2023-09", [[8, 11], [5]]),
        ("fide-2024-08", [[8, 11], [5]]),
        ("fide-2026-03", [[8], [11], [5]]),
    ],
)
@pytest.mark.parametrize("code", ["BH", "BH/C1"])
def test_exercises_3_and_5_changed_their_order(
    code: str, edition: str, order: list[list[int]]
) -> None:
    """Maria's win by forfeit counts less since 2026, so she no longer shares with Irina."""
    assert groups(rank(SW5, ["PTS", code], edition=edition), [5, 8, 11]) == order


@pytest.mark.parametrize("edition", EDITIONS)
def test_exercise_16_never_separates_bruno_and_charline(edition: str) -> None:
    """No limit of Koya parts Bruno and Charline."""
    codes = ["PTS", "KS", "KS/L+1", "KS/L+2", "KS/L+3", "KS/L-1", "KS/L-2", "KS/L-5"]
    assert groups(rank(RR6, codes, edition=edition), [2, 3]) == [[2, 3]]
