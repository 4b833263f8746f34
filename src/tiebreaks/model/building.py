"""Crosstables from rows of cells: which rounds were held, the points, the boards and the scores."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

import attrs

from tiebreaks._exact import FrozenMap, as_int, short
from tiebreaks.errors import FormatError, InputError, Problem
from tiebreaks.model.additions import TEAM_PENALTY, AnyAward, awards_of, penalties_of
from tiebreaks.model.cells import (
    Cell,
    Rows,
    completed_colors,
    contradictions,
    last_round_held,
    last_round_paired,
    opponent_indexes,
    rows_of,
    without_gaps,
)
from tiebreaks.model.entries import AnyParticipant, People, participants_of
from tiebreaks.model.games import AnyBye, AnyGame, rows_of_games, rows_of_matches
from tiebreaks.model.matches import (
    TeamAward,
    TeamCell,
    TeamRules,
    board_rows,
    most_boards,
    plain_cells,
    team_points,
)
from tiebreaks.model.pairing import Pairing
from tiebreaks.model.participants import Participant, indexes_by_number
from tiebreaks.model.points import Points, points_of
from tiebreaks.model.rounds import keeping_held
from tiebreaks.model.scores import Score
from tiebreaks.model.scoring import PointsSystem

if TYPE_CHECKING:
    from tiebreaks.model.crosstable import Crosstable

Place = tuple[int, int]  # a participant's index and a round, from 0


class Settings(NamedTuple):
    """What a table has beside its cells."""

    pairing: str
    planned_rounds: int | None
    rounds_in_order: bool | None = True  # None: if the games have rounds
    colors: bool = True  # False: who is first in a game need not be White
    extra_rounds: bool = True  # two may meet more than once in a round
    is_checked: bool = False  # the cells cannot contradict each other

    def given(self, in_order: bool) -> Settings:
        """Return the settings for games of which all or none have rounds."""
        return self if self.rounds_in_order is not None else self._replace(rounds_in_order=in_order)


def table_of_games(
    make: type[Crosstable],
    participants: Iterable[AnyParticipant],
    games: Iterable[AnyGame],
    byes: Iterable[AnyBye],
    settings: Settings,
    scoring: PointsSystem,
    awards: Iterable[AnyAward],
    penalties: Iterable[AnyAward],
) -> Crosstable:
    """Return the table of individuals from lists, as `Crosstable.from_games` describes them.

    Raises:
        InputError: everything that is wrong, with the position of its entry.
    """
    uneven = Pairing(settings.pairing) is Pairing.PREDETERMINED
    people = participants_of(participants)
    indexes = indexes_by_number(people)
    placed = rows_of_games(
        People(people, indexes),
        games,
        byes,
        scoring,
        colors=settings.colors,
        uneven=uneven,
        extra_rounds=settings.extra_rounds,
    )
    return table_of_cells(
        make,
        people,
        indexes,
        placed.rows,
        settings.given(placed.in_order)._replace(is_checked=True),
        scoring,
        awards_of(placed.placing, awards),
        [(i, r, points) for i, r, (points,) in penalties_of(placed.placing, penalties)],
        placed.scores_of,
    )


def _rules(given: object) -> TeamRules | None:
    if given is None or isinstance(given, TeamRules):
        return given
    raise TypeError(f"rules are TeamRules, such as TeamRules(boards=4), not {short(given, 80)}")


def table_of_matches(
    make: type[Crosstable],
    teams: Iterable[AnyParticipant],
    matches: Iterable[AnyGame],
    byes: Iterable[AnyBye],
    settings: Settings,
    rules: TeamRules | None,
    penalties: Iterable[AnyAward],
) -> Crosstable:
    """Return the table of teams from lists, as `Crosstable.from_matches` describes them.

    Raises:
        InputError: everything that is wrong, with the position of its entry.
    """
    uneven = Pairing(settings.pairing) is Pairing.PREDETERMINED
    people = participants_of(teams)
    indexes = indexes_by_number(people)
    placed = rows_of_matches(
        People(people, indexes), matches, byes, colors=settings.colors, uneven=uneven
    )
    added = penalties_of(placed.placing, penalties, TEAM_PENALTY)
    try:
        return table_of_team_cells(
            make,
            people,
            indexes,
            placed.rows,
            settings.given(placed.in_order),
            _rules(rules) or TeamRules(most_boards(people, placed.rows)),
            {},
            [(i, r, mp, gp) for i, r, (mp, gp) in added],
        )
    except InputError as error:
        raise InputError([placed.located(one) for one in error.problems]) from None


def table_of_chart(
    make: type[Crosstable],
    text: str,
    pairing: str | None,
    planned_rounds: int | None,
    scoring: PointsSystem,
) -> Crosstable:
    """Return the table of a wall chart, a team chart or a matrix, as `Crosstable.parse` reads it.

    Raises:
        FormatError: cells that cannot be read, or no result at all.
        InputError: results that contradict each other.
    """
    from tiebreaks.model import team_charts, wall_charts  # slow to load; for typed text alone

    if team_charts.is_team_chart(text):
        rows = team_charts.read(text, pairing)
        teams = [Participant(row.number, row.name) for row in rows]
        matches = [row.cells for row in rows]
        rules = TeamRules(most_boards(teams, matches), game=scoring)
        settings, indexes = (
            Settings(pairing or Pairing.SWISS, planned_rounds),
            indexes_by_number(teams),
        )
        return table_of_team_cells(make, teams, indexes, matches, settings, rules, {}, [])
    chart = wall_charts.read(text, pairing)
    if not any(row.cells for row in chart.rows):
        raise FormatError([Problem("chart_without_result", "the chart has no result")])
    usual = Pairing.PREDETERMINED if chart.matrix else Pairing.SWISS
    people = [Participant(row.number, row.name, row.rating) for row in chart.rows]
    return table_of_cells(
        make,
        people,
        indexes_by_number(people),
        [[cell and Cell(*cell) for cell in row.cells] for row in chart.rows],
        Settings(pairing or usual, planned_rounds, not chart.matrix),
        scoring,
        {},
        [],
        lambda rows: None,
    )


def table_of_cells(
    make: type[Crosstable],
    people: Sequence[Participant],
    indexes: Mapping[int, int],
    cells: Sequence[Sequence[Cell | None]],
    settings: Settings,
    scoring: PointsSystem,
    awards: Mapping[Place, Fraction],
    penalties: Sequence[tuple[int, int, Fraction]],
    scores: Callable[[Sequence[bytes]], Sequence[Sequence[Score | None]] | None],
) -> Crosstable:
    """Return the table of individuals; `scores` gives their rows for those of outcomes.

    Raises:
        InputError: every contradiction, with round and numbers.
    """
    full = rows_of(cells)
    if not settings.is_checked and (problems := contradictions(people, full, indexes)):
        raise InputError(problems)

    def points(letters: Sequence[bytes], colors: Sequence[str]) -> Mapping[str, Points]:
        return {"PTS": points_of(letters, colors, scoring, awards, penalties)}

    table = _table(make, people, indexes, full, points, settings)
    rows = scores(table.outcomes)
    return keeping_held(attrs.evolve(table, scores=rows) if rows else table)


def table_of_team_cells(
    make: type[Crosstable],
    teams: Sequence[Participant],
    indexes: Mapping[int, int],
    cells: Sequence[Sequence[TeamCell | None]],
    settings: Settings,
    rules: TeamRules,
    awards: Mapping[Place, TeamAward],
    penalties: Sequence[tuple[int, int, Fraction, Fraction]],
) -> Crosstable:
    """Return the table of team matches.

    Raises:
        InputError: every contradiction, with round and numbers.
    """
    plain, board_problems = plain_cells(teams, cells, indexes, rules)
    full = rows_of(plain)
    if problems := [*contradictions(teams, full, indexes), *board_problems]:
        raise InputError(problems)
    length = len(full.outcomes[0]) if plain else 0
    written = [[*row[:length], *[None] * (length - len(row))] for row in cells]

    def points(letters: Sequence[bytes], colors: Sequence[str]) -> Mapping[str, Points]:
        return team_points(letters, colors, written, rules, awards, penalties)

    table = _table(make, teams, indexes, full, points, settings)
    boards = board_rows(table.outcomes, written, rules, table.points["GP"].scale)
    return keeping_held(attrs.evolve(table, boards=boards))


def _table(
    make: type[Crosstable],
    people: Sequence[Participant],
    indexes: Mapping[int, int],
    full: Rows,
    points: Callable[[Sequence[bytes], Sequence[str]], Mapping[str, Points]],
    settings: Settings,
) -> Crosstable:
    """Return the table with all rounds that have entries."""
    planned = _planned(settings.planned_rounds)
    held = last_round_held(full.outcomes)
    opponents, letters = opponent_indexes(full, indexes), without_gaps(full, held)
    colors = completed_colors(full.colors, opponents)
    return make(
        participants=tuple(people),
        opponents=opponents,
        outcomes=letters,
        colors=colors,
        points=FrozenMap(points(letters, colors)),
        rounds=held,
        planned_rounds=max(planned, held, last_round_paired(full.opponents)),
        pairing=Pairing(settings.pairing),
        rounds_in_order=settings.rounds_in_order is not False,
    )


def _planned(given: object) -> int:
    planned = 0 if given is None else as_int(given)
    if planned is None:
        problem = Problem(
            "planned_rounds_not_whole",
            "the number of scheduled rounds is a whole number, not {written}",
            written=short(given),
        )
        raise InputError(problem)
    if planned < 0:
        problem = Problem(
            "planned_rounds_negative",
            "the number of scheduled rounds cannot be negative: {planned}",
            planned=planned,
        )
        raise InputError(problem)
    return planned
