"""Cells entered in a crosstable: with their points and boards, and the rounds then held."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import attrs

from tiebreaks import outcomes
from tiebreaks._exact import FrozenMap, in_units
from tiebreaks.errors import InputError
from tiebreaks.model.inverses import size_of_match
from tiebreaks.model.matches import (
    Boards,
    TeamCell,
    TeamRules,
    board_rows,
    plain_cells,
    team_points,
)
from tiebreaks.model.participants import indexes_by_number
from tiebreaks.model.points import Points
from tiebreaks.model.rounds import keeping_held
from tiebreaks.model.scores import Score, ScoreRow
from tiebreaks.model.scoring import PointsSystem

if TYPE_CHECKING:
    from tiebreaks.model.crosstable import Crosstable

Entry = tuple[int, Any, Score | None]  # a round from 0, a cell, and its score

_UNPAIRED = bytes([outcomes.UNPAIRED])
_ABSENT = bytes.maketrans(_UNPAIRED, bytes([outcomes.ZERO_BYE]))
_RESULTS = outcomes.PLAYED + outcomes.FORFEITS


def filled(
    table: Crosstable, entries: Sequence[Sequence[Entry]], at: int = 0, more: int = 0
) -> Crosstable:
    """Return the table with cells entered for each participant, and the rounds then held.

    `more` rounds are added before the round with the index `at`.

    Raises:
        InputError: boards that contradict each other.
    """
    wide = _widened(table, at, more)
    plain, worth, boards = entries, None, None
    if "PTS" not in wide.points:
        plain, worth, boards = _of_teams(wide, entries)
    opponents, letters, colors, scores = _rows(wide, plain)
    points = {
        name: _entered(own, wide, plain, colors, None if worth is None else worth[name])
        for name, own in wide.points.items()
    }
    if boards is not None:  # as they are known for the whole table, or not at all
        boards = wide.boards and _merged(wide.boards, boards, entries, points, wide.points)
    return _settled(
        attrs.evolve(wide, written=None),
        opponents=tuple(opponents),
        outcomes=letters,
        colors=tuple(colors),
        points=points,
        boards=boards,
        scores=scores or None,
    )


def _rows(
    table: Crosstable, entries: Sequence[Sequence[Entry]]
) -> tuple[list[tuple[int, ...]], list[bytes], list[str], list[ScoreRow]]:
    """Return the opponents, outcomes, colours and scores with the entries."""
    letters = list(table.outcomes)
    scores: list[ScoreRow] = list(table.scores or ())
    opponents, colors = list(table.opponents), list(table.colors)
    if not scores and any(score is not None for row in entries for _, _, score in row):
        scores = [(None,) * len(row) for row in letters]
    for i, row in enumerate(entries):
        if not row:
            continue
        own, rivals, letter = list(colors[i]), list(opponents[i]), bytearray(letters[i])
        for r, cell, _ in row:
            if cell.color != "-" or letter[r] == outcomes.UNPAIRED:
                own[r] = cell.color
            letter[r] = cell.outcome
            rivals[r] = table.index(cell.opponent) if cell.opponent else -1
        colors[i], opponents[i], letters[i] = "".join(own), tuple(rivals), bytes(letter)
        if scores:
            new = {r: score for r, _, score in row}
            scores[i] = tuple(new.get(r, score) for r, score in enumerate(scores[i]))
    return opponents, letters, colors, scores


def _widened(table: Crosstable, at: int, more: int) -> Crosstable:
    """Return the table with rounds added in which nobody has an entry."""
    if not more:
        return table

    def wider(row: Any, filler: Any) -> Any:
        return row[:at] + filler * more + row[at:]

    boards = table.boards
    return attrs.evolve(
        table,
        opponents=tuple(wider(row, (-1,)) for row in table.opponents),
        outcomes=tuple(wider(row, _UNPAIRED) for row in table.outcomes),
        colors=tuple(wider(row, "-") for row in table.colors),
        points=FrozenMap(
            {
                name: attrs.evolve(own, rows=tuple(wider(row, (0,)) for row in own.rows))
                for name, own in table.points.items()
            }
        ),
        boards=boards
        and attrs.evolve(
            boards,
            outcomes=tuple(wider(row, (b"",)) for row in boards.outcomes),
            points=tuple(wider(row, ((),)) for row in boards.points),
        ),
        scores=table.scores and [wider(row, (None,)) for row in table.scores],
        written=None,
    )


def _entered(
    own: Points,
    table: Crosstable,
    entries: Sequence[Sequence[Entry]],
    colors: Sequence[str],
    worth: Points | None,
) -> Points:
    """Return points for the entries; what an award had replaced stays as it was.

    `worth` has those of team matches, which depend on the boards.
    """
    own = own.in_parts_of(own.system.scale)
    if worth is not None:
        own = own.in_parts_of(worth.scale)
        worth = worth.in_parts_of(own.scale)
    units = {key: in_units(value, own.scale) for key, value in own.system.awards().items()}
    rows = list(own.rows)
    for i, row in enumerate(entries):
        if row:
            values, letters, before = list(rows[i]), table.outcomes[i], table.colors[i]
            for r, cell, _ in row:
                if values[r] == units[letters[r], before[r]]:
                    if worth is not None and cell.outcome in _RESULTS:
                        values[r] = worth.rows[i][r]
                    else:
                        values[r] = units[cell.outcome, colors[i][r]]
            rows[i] = tuple(values)
    return attrs.evolve(own, rows=tuple(rows))


def rules_of(table: Crosstable) -> TeamRules:
    """Return the rules of a team table, as far as its points and boards show them."""
    game, boards = table.points["GP"], table.boards
    size = boards.size if boards else size_of_match(game)
    seen: dict[int, Fraction] = {}
    if boards:
        for letters_row, points_row, row in zip(
            boards.outcomes, boards.points, table.outcomes, strict=True
        ):
            for letters, points, outcome in zip(letters_row, points_row, row, strict=True):
                if outcome in _RESULTS:
                    seen |= {
                        letter: Fraction(value, game.scale)
                        for letter, value in zip(letters, points, strict=True)
                    }
    whole = game.system
    return TeamRules(
        size,
        match=table.points["MP"].system,
        game=PointsSystem(
            whole.win / size,
            whole.draw / size,
            whole.loss / size,
            forfeit_win=seen.get(outcomes.FORFEIT_WIN),
            forfeit_loss=whole.forfeit_loss / size,
            zero_bye=whole.zero_bye / size,
            adjourned=seen.get(outcomes.ADJOURNED),
        ),
        primary=next(iter(table.points)),
    )


def _of_teams(
    table: Crosstable, entries: Sequence[Sequence[Entry]]
) -> tuple[list[list[Entry]], Mapping[str, Points], Boards | None]:
    """Return the matches entered as cells with one outcome, their points and their boards."""
    length = len(table.outcomes[0]) if table.outcomes else 0
    written: list[list[TeamCell | None]] = [[None] * length for _ in entries]
    for i, row in enumerate(entries):
        for r, cell, _ in row:
            written[i][r] = cell
    numbers = indexes_by_number(table.participants)
    rules = rules_of(table)
    cells, problems = plain_cells(table.participants, written, numbers, rules)
    if problems:
        raise InputError(problems)
    letters = [
        bytes([outcomes.UNPAIRED if cell is None else cell.outcome for cell in row])
        for row in cells
    ]
    colors = ["".join(["-" if cell is None else cell.color for cell in row]) for row in cells]
    worth = team_points(letters, colors, written, rules, {}, [])
    own = table.points["GP"]
    scale = own.in_parts_of(own.system.scale).in_parts_of(worth["GP"].scale).scale
    plain: list[list[Entry]] = [
        [(r, cell, None) for r, cell in enumerate(row) if cell is not None] for row in cells
    ]
    return plain, worth, board_rows(letters, written, rules, scale)


def _merged(
    old: Boards,
    new: Boards,
    entries: Sequence[Sequence[Entry]],
    points: Mapping[str, Points],
    before: Mapping[str, Points],
) -> Boards:
    """Return boards with those of the entries, in the units of the new points."""
    times = points["GP"].scale // before["GP"].scale
    letters = [list(row) for row in old.outcomes]
    values = [[tuple(units * times for units in one) for one in row] for row in old.points]
    for i, row in enumerate(entries):
        for r, _, _ in row:
            letters[i][r], values[i][r] = new.outcomes[i][r], new.points[i][r]
    return attrs.evolve(old, outcomes=tuple(map(tuple, letters)), points=tuple(map(tuple, values)))


def _settled(table: Crosstable, **rows: Any) -> Crosstable:
    """Return the table with these rows, after the last round that is held with them.

    Who has no entry in a round held is absent.
    """
    letters: list[bytes] = rows["outcomes"]
    length = len(letters[0]) if letters else 0
    held = table.rounds
    for r in range(length - 1, held - 1, -1):
        column = bytes([row[r] for row in letters])
        if len(column.translate(None, _RESULTS)) < len(column) or not column.translate(
            None, outcomes.BYES
        ):
            held = r + 1
            break
    absent = {
        i: [r for r in range(held) if row[r] == outcomes.UNPAIRED]
        for i, row in enumerate(letters)
        if outcomes.UNPAIRED in row[:held]
    }
    paired = (
        r + 1 for r in range(length - 1, -1, -1) if any(row[r] >= 0 for row in rows["opponents"])
    )
    boards: Boards | None = rows["boards"]
    if boards is not None and absent:
        boards = _without(boards, absent, rows["points"]["GP"])
    rows["outcomes"] = tuple(
        row[:held].translate(_ABSENT) + row[held:] if i in absent else row
        for i, row in enumerate(letters)
    )
    rows["points"] = FrozenMap(
        {name: _with_absences(own, absent) for name, own in rows["points"].items()}
    )
    changed: Crosstable = attrs.evolve(
        table,
        rounds=held,
        planned_rounds=max(table.planned_rounds, held, next(paired, 0)),
        **{**rows, "boards": boards},
    )
    return keeping_held(changed)


def _with_absences(points: Points, absent: Mapping[int, Sequence[int]]) -> Points:
    zero = int(points.system.zero_bye * points.scale)
    if not zero or not absent:
        return points
    rows = list(points.rows)
    for i, rounds in absent.items():
        rows[i] = tuple(zero if r in rounds else units for r, units in enumerate(rows[i]))
    return attrs.evolve(points, rows=tuple(rows))


def _without(boards: Boards, absent: Mapping[int, Sequence[int]], game: Points) -> Boards:
    """Return boards with those of absent teams, which are all empty."""
    letters, points = list(boards.outcomes), list(boards.points)
    units = int(game.system.zero_bye * game.scale) // boards.size
    for i, rounds in absent.items():
        empty = bytes([outcomes.ZERO_BYE]) * boards.size
        letters[i] = tuple(empty if r in rounds else one for r, one in enumerate(letters[i]))
        nothing = (units,) * boards.size
        points[i] = tuple(nothing if r in rounds else one for r, one in enumerate(points[i]))
    return attrs.evolve(boards, outcomes=tuple(letters), points=tuple(points))
