"""From lists of games, matches and byes to rows of cells."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Generic, NamedTuple

from tiebreaks import outcomes
from tiebreaks._exact import is_missing, short
from tiebreaks.errors import Problem
from tiebreaks.model.cells import Cell, as_cell
from tiebreaks.model.entries import Faults, People, fields_of
from tiebreaks.model.match_results import boards_of
from tiebreaks.model.matches import TeamCell
from tiebreaks.model.outcome_words import outcome_words
from tiebreaks.model.placing import AnyCell, Placing, pair_words
from tiebreaks.model.results import sides_of
from tiebreaks.model.scores import Score, agrees, result_of
from tiebreaks.model.scoring import PointsSystem

# Tuples, lists, rows of a database or data frame, or mappings with the names below.
AnyGame = Iterable[Any]
AnyBye = Iterable[Any]

GAME = ("round", "white", "black", "result", "score", "colors")
MATCH = ("round", "first", "second", "boards", "colors")
BYE = ("round", "participant", "kind", "score")
TEAM_BYE = BYE[:3]

Scores = list[list[Score | None]]


class Placed(NamedTuple, Generic[AnyCell]):
    """The rows of the participants, and what belongs to them."""

    rows: list[list[AnyCell | None]]
    scores: Scores | None
    in_order: bool  # False if the rounds were not given
    placing: Placing[AnyCell]
    entries: Mapping[tuple[int, int], int] = {}  # of matches, by number and round given

    def scores_of(self, rows: Sequence[bytes]) -> Scores | None:
        """Return the scores, one for each outcome of these rows."""
        if self.scores is None:
            return None
        return [
            row + [None] * (len(letters) - len(row))
            for row, letters in zip(self.scores, rows, strict=True)
        ]

    def located(self, problem: Problem) -> Problem:
        """Return a problem of a match with the position of the match."""
        round_ = problem.round
        if round_ is None or problem.number is None:
            return problem
        given = (r for r in range(round_, 0, -1) if self.placing.moved(r) >= round_)
        entry = self.entries.get((problem.number, min(given, default=round_)))
        where = {} if entry is None else {"entry": entry, "kind": self.placing.games.kind}
        return Problem(problem.code, problem.template, **{**problem.named, **where})


def rows_of_games(
    people: People,
    games: Iterable[AnyGame],
    byes: Iterable[AnyBye],
    scoring: PointsSystem,
    *,
    colors: bool = True,
    uneven: bool = False,
    extra_rounds: bool = True,
    round_: int | None = None,
    known: Sequence[tuple[int, Cell, Score | None]] = (),
) -> Placed[Cell]:
    """Return a row of cells and scores per participant; all problems are one `InputError`.

    `uneven`: of several games in a round not everybody needs to have as many. `extra_rounds`: two
    may meet more than once in a round. `round_` is that of all entries, which then have none, and
    `known` are byes of that round that are there already.
    """
    placing: Placing[Cell] = Placing(people, "game", extra_rounds)
    for i, cell, score in known:
        placing.enter_in_advance(round_ or 1, i, cell, score)
    needed = 4 if round_ is None else 3  # pairings of a round may have no result yet
    place_games(placing, fields_of(games, GAME, needed, placing.games, round_), scoring, colors)
    for entry, found, i, kind, score in _byes(placing, byes, BYE, round_):
        placing.place_bye(entry, found, i, Cell(0, "-", kind), score)
    placing.finish(uneven)
    return Placed(placing.rows, placing.scores, placing.has_rounds is not False, placing)


def place_games(
    placing: Placing[Cell],
    games: Iterable[tuple[int, Sequence[Any]]],
    scoring: PointsSystem,
    colors: bool = True,
) -> None:
    """Enter games, each with its position and its fields, or add what is wrong with them."""
    people, numbers = placing.people, [person.number for person in placing.people.people]
    for entry, fields in games:
        given, white, black, result, score, has_colors = fields
        first = "w" if (colors if has_colors is None else has_colors is True) else "-"
        i, j = people.find(white), people.find(black)
        if isinstance(result, Score):
            sides = sides_of(result_of(result), scoring)
        else:
            sides = sides_of(result, scoring, first)
        if (
            i < 0
            or j < 0
            or i == j
            or sides is None
            or not (has_colors is None or isinstance(has_colors, bool))
            or (score is not None and (isinstance(result, Score) or _fault(score, *sides)))
        ):
            _refuse_game(placing, entry, fields, (i, j), sides)
            continue
        found = placing.known_round(given)
        if found is None:
            found = placing.round(given, entry, placing.games, pair_words(white, black))
        if found is not None:
            ours = as_cell((numbers[j], first, sides[0]))
            theirs = as_cell((numbers[i], "b" if first == "w" else "-", sides[1]))
            kept = result if isinstance(result, Score) else score
            placing.place_game(entry, found, i, j, ours, theirs, kept)


def _refuse_game(
    placing: Placing[Cell],
    entry: int,
    fields: Sequence[Any],
    indexes: tuple[int, int],
    sides: tuple[int, int] | None,
) -> None:
    """Add everything that is wrong with a game."""
    given, white, black, result, score, has_colors = fields
    what = pair_words(white, black)
    faults = placing.games
    round_ = placing.round(given, entry, faults, what) or None
    _refuse_people(placing, entry, round_, (white, black), indexes)
    if not (has_colors is None or isinstance(has_colors, bool)):
        _refuse_colors(faults, entry, round_, what, has_colors)
    if sides is None:
        _refuse_result(faults, entry, round_, what, result)
    elif score is not None and isinstance(result, Score):
        template = "{where}{what}: {score} is followed by {other}"
        faults.add(
            entry,
            "two_scores",
            template,
            round_,
            what=what,
            score=short(result),
            other=short(score),
        )
    elif score is not None and (fault := _fault(score, *sides)):
        faults.add(entry, "score_of_game", "{where}{what}: {fault}", round_, what=what, fault=fault)


def _refuse_people(
    placing: Placing[Any],
    entry: int,
    round_: int | None,
    given: tuple[object, object],
    indexes: tuple[int, int],
) -> None:
    """Add what is wrong with the two of a game."""
    for one, index in zip(given, indexes, strict=True):
        if index < 0:
            placing.people.refuse(one, placing.games, entry, round_, pair_words(*given))
    if indexes[0] == indexes[1] >= 0:
        number = placing.people.people[indexes[0]].number
        template = "{where}{number} is paired with itself"
        placing.games.add(entry, "paired_with_itself", template, round_, number)


def _refuse_colors(
    faults: Faults, entry: int, round_: int | None, what: Problem, given: object
) -> None:
    template = "{where}{what}: colors are True or False, not {written}"
    faults.add(entry, "colors_not_true", template, round_, what=what, written=short(given))


def _refuse_result(
    faults: Faults, entry: int, round_: int | None, what: Problem, result: object
) -> None:
    if is_missing(result):
        template = "{where}{what}: {written} is not a result; None stands for an open game"
        faults.add(entry, "missing_result", template, round_, what=what, written=short(result))
    else:
        template = "{where}{what}: {written} is not a result"
        faults.add(entry, "not_a_result", template, round_, what=what, written=short(result))


def _fault(score: object, ours: int, theirs: int) -> Problem | None:
    """Describe what is wrong with the score of a game with these outcomes."""
    if not isinstance(score, Score):
        return Problem("not_a_score", "{written} is not a Score", written=short(score))
    if not agrees(score, ours, theirs):
        return Problem(
            "score_disagrees",
            "{outcome}, but the score is {score}",
            outcome=outcome_words(ours),
            score=str(score),
        )
    return None


def _byes(
    placing: Placing[Any], byes: Iterable[AnyBye], names: Sequence[str], given_round: int | None
) -> Iterable[tuple[int, int, int, int, Score | None]]:
    """Give entry, round, index, outcome and score of every bye; add the problems of the others."""
    people, faults = placing.people, placing.byes
    what = Problem("a_bye", "bye")
    for entry, fields in fields_of(byes, names, 3, faults, given_round):
        given, who, kind = fields[:3]
        score = fields[3] if len(fields) == 4 else None
        outcome = outcomes.BYE_KINDS.get(str(kind).upper())
        i = people.find(who)
        round_ = placing.round(given, entry, faults, what)
        number = people.people[i].number if i >= 0 else None
        if i < 0:
            people.refuse(who, faults, entry, round_ or None, what)
        elif score is not None and not isinstance(score, Score):
            template = "{where}{number}: {written} is not a Score"
            faults.add(entry, "not_a_score_of_bye", template, round_, number, written=short(score))
        if outcome is None:
            template = "{where}{who}: {written} is not a kind of bye: U, F, H or Z"
            faults.add(
                entry,
                "not_a_bye",
                template,
                round_ or None,
                number,
                who=number or short(who),
                written=short(kind),
            )
        elif i >= 0 and round_ is not None and (score is None or isinstance(score, Score)):
            yield entry, round_, i, outcome, score


def rows_of_matches(
    teams: People,
    matches: Iterable[AnyGame],
    byes: Iterable[AnyBye],
    *,
    colors: bool = True,
    uneven: bool = False,
    round_: int | None = None,
    known: Sequence[tuple[int, TeamCell, Score | None]] = (),
) -> Placed[TeamCell]:
    """Return a row of cells per team; all problems are one `InputError`.

    A match is (round, first team, second team, boards), its boards as `boards_of` takes them.
    """
    placing: Placing[TeamCell] = Placing(teams, "match")
    for i, cell, _ in known:
        placing.enter_in_advance(round_ or 1, i, cell, None)
    needed = 4 if round_ is None else 3
    listed = fields_of(matches, MATCH, needed, placing.games, round_)
    entries = place_matches(placing, listed, colors)
    for entry, found, i, kind, _ in _byes(placing, byes, TEAM_BYE, round_):
        placing.place_bye(entry, found, i, TeamCell(0, "-", kind), None)
    placing.finish(uneven)
    return Placed(placing.rows, None, placing.has_rounds is not False, placing, entries)


def place_matches(
    placing: Placing[TeamCell],
    matches: Iterable[tuple[int, Sequence[Any]]],
    colors: bool = True,
) -> dict[tuple[int, int], int]:
    """Enter matches, each with its position and its fields, or add what is wrong with them.

    Return the positions by number and round.
    """
    teams, faults = placing.people, placing.games
    numbers = [team.number for team in teams.people]
    places: dict[tuple[int, int], int] = {}
    for entry, fields in matches:
        given, one, other, boards, has_colors = fields
        first = "w" if (colors if has_colors is None else has_colors is True) else "-"
        i, j = teams.find(one), teams.find(other)
        sides = boards_of(boards)
        found = placing.known_round(given)
        if found is None:
            found = placing.round(given, entry, faults, pair_words(one, other))
        if i < 0 or j < 0 or i == j:
            _refuse_people(placing, entry, found or None, (one, other), (i, j))
        if sides is None:
            template = "{where}{what}: {written} is not the result of a match"
            what, written = pair_words(one, other), short(boards)
            faults.add(entry, "not_a_match", template, found or None, what=what, written=written)
        if not (has_colors is None or isinstance(has_colors, bool)):
            _refuse_colors(faults, entry, found or None, pair_words(one, other), has_colors)
        elif i >= 0 and j >= 0 and i != j and sides is not None and found is not None:
            ours = TeamCell(numbers[j], first, *sides[0])
            theirs = TeamCell(numbers[i], "b" if first == "w" else "-", *sides[1])
            found = placing.place_game(entry, found, i, j, ours, theirs, None)
            places[numbers[i], found] = places[numbers[j], found] = entry
    return places
