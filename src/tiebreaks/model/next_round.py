"""The next crosstable: with one more round, or with results of open games."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tiebreaks import outcomes
from tiebreaks._exact import first_of, short
from tiebreaks.errors import InputError
from tiebreaks.model.cells import Cell
from tiebreaks.model.entries import ROUND_PROBLEMS, People, fields_of, round_of
from tiebreaks.model.filling import filled
from tiebreaks.model.games import (
    AnyBye,
    AnyGame,
    Placed,
    place_games,
    place_matches,
    rows_of_games,
    rows_of_matches,
)
from tiebreaks.model.matches import TeamCell
from tiebreaks.model.pairing import Pairing
from tiebreaks.model.participants import indexes_by_number
from tiebreaks.model.placing import Placing, pair_words
from tiebreaks.model.scores import Score

if TYPE_CHECKING:
    from tiebreaks.model.crosstable import Crosstable

_RESULT = ("white", "black", "result", "round", "score")
_MATCH_RESULT = ("first", "second", "boards", "round")


def table_with_round(
    table: Crosstable, games: Iterable[AnyGame], byes: Iterable[AnyBye]
) -> Crosstable:
    """Return the table with one more round, as `Crosstable.with_round` describes it.

    Raises:
        InputError: everything that is wrong with the games and byes.
    """
    full = table.written or table
    length = len(full.outcomes[0]) if full.outcomes else 0
    paired = [r + 1 for r in range(length) if any(row[r] >= 0 for row in full.opponents)]
    at = max(full.rounds, *paired, 0)
    people, uneven = _people(full), full.pairing is Pairing.PREDETERMINED
    known = _byes_in_advance(full, at) if at < length else []
    placed: Placed[Any]
    if "PTS" in full.points:
        system = full.points["PTS"].system
        placed = rows_of_games(
            people, games, byes, system, uneven=uneven, round_=at + 1, known=known
        )
    else:
        teams = [(i, TeamCell(*cell), score) for i, cell, score in known]
        placed = rows_of_matches(people, games, byes, uneven=uneven, round_=at + 1, known=teams)
    times = max((len(row) for row in placed.rows), default=0) - at
    there = 1 if at < length else 0
    return _filled(full, placed, at + there, max(0, times - there))


def _filled(table: Crosstable, placed: Placed[Any], at: int = 0, more: int = 0) -> Crosstable:
    """Return the table with the cells entered, and rounds added before the one with the index."""
    rows = placed.rows
    scores = placed.scores or [[] for _ in rows]
    entries = [
        [
            (r, cell, own[r] if r < len(own) else None)
            for r, cell in enumerate(row)
            if cell is not None
        ]
        for row, own in zip(rows, scores, strict=True)
    ]
    try:
        return filled(table, entries, at, more)
    except InputError as error:
        raise InputError([placed.located(one) for one in error.problems]) from None


def _people(table: Crosstable) -> People:
    return People(table.participants, indexes_by_number(table.participants))


def _byes_in_advance(table: Crosstable, r: int) -> list[tuple[int, Cell, Score | None]]:
    return [
        (i, Cell(0, "-", row[r]), table.scores[i][r] if table.scores else None)
        for i, row in enumerate(table.outcomes)
        if row[r] in outcomes.BYES
    ]


def table_with_results(
    table: Crosstable, results: Mapping[Any, Any] | Iterable[AnyGame]
) -> Crosstable:
    """Return the table with results of open games, as `Crosstable.with_results` describes it.

    Raises:
        InputError: everything that is wrong with the results.
    """
    full = table.written or table
    listed: Iterable[Any] = results
    if isinstance(results, Mapping):
        listed = [
            (*key[:2], value, *key[2:]) if isinstance(key, tuple) else (key, value)
            for key, value in results.items()
        ]
    placing: Placing[Any] = Placing(_people(full), "result")
    is_teams = "PTS" not in full.points
    names = _MATCH_RESULT if is_teams else _RESULT
    games = list(_games_of(full, placing, fields_of(listed, names, 3, placing.games)))
    entries: dict[tuple[int, int], int] = {}
    if is_teams:
        entries = place_matches(placing, games)
    else:
        place_games(placing, games, full.points["PTS"].system)
    placing.finish(uneven=True)
    placed: Placed[Any] = Placed(placing.rows, placing.scores, True, placing, entries)
    return _filled(full, placed)


def _games_of(
    table: Crosstable, placing: Placing[Any], results: Iterable[tuple[int, Sequence[Any]]]
) -> Iterator[tuple[int, Sequence[Any]]]:
    """Give the position and the fields of the game of each result; add what is wrong."""
    people, faults = placing.people, placing.games
    taken: set[tuple[int, int]] = set()
    for entry, (first, second, result, given, *score) in results:
        i, j, round_ = people.find(first), people.find(second), round_of(given)
        found = None
        if i >= 0 and j >= 0 and not isinstance(round_, str):
            found = _open_round(table, i, j, round_, taken)
        if isinstance(found, int):
            taken |= {(i, found), (j, found)}
            is_white = table.colors[i][found] == "w"
            yield entry, (found + 1, first, second, result, *score, is_white)
            continue
        what = pair_words(first, second)
        for one, index in ((first, i), (second, j)):
            if index < 0:
                people.refuse(one, faults, entry, None, what)
        if isinstance(round_, str):
            template = ROUND_PROBLEMS[round_]
            faults.add(entry, round_, template, written=short(given), what=what)
        elif found is not None:
            code, template, rounds = found
            number = people.people[i].number
            faults.add(entry, code, template, round_, number, what=what, rounds=rounds)


def _open_round(
    table: Crosstable, i: int, j: int, given: int | None, taken: Collection[tuple[int, int]]
) -> int | tuple[str, str, str]:
    """Return the index of the round in which two have a game without a result.

    If there is not one such game: the code and the template of the problem, and the rounds of it.
    """
    met = [
        r
        for r, o in enumerate(table.opponents[i])
        if o == j != i and (given is None or r + 1 == given)
    ]
    still_open = [
        r for r in met if table.outcomes[i][r] in outcomes.UNDECIDED and (i, r) not in taken
    ]
    right = [r for r in still_open if table.colors[i][r] != "b"]
    if len(right) == 1:
        return right[0]
    if right:
        template = "{where}{what}: there are games without a result in rounds {rounds}"
        return "several_open_games", template, first_of([r + 1 for r in right])
    if still_open:
        return "colors_reversed", "{where}{what}: the first of these has Black", ""
    if met:
        return "result_already", "{where}{what}: this game has a result already", ""
    return "no_such_game", "{where}{what}: there is no such game", ""
