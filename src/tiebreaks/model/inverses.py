"""What a crosstable was made of: games, byes, awards and penalties, as `from_games` has them."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from tiebreaks import outcomes
from tiebreaks._exact import in_units, points
from tiebreaks.errors import InputError, Problem
from tiebreaks.model.match_results import boards_words
from tiebreaks.model.points import Points
from tiebreaks.model.results import result_words

if TYPE_CHECKING:
    from tiebreaks.model.crosstable import Crosstable

Entry = tuple[Any, ...]


def games_of(table: Crosstable) -> tuple[Entry, ...]:
    """Return the games or matches, those of later rounds included, in order of rounds."""
    full = table.written or table
    length = len(full.outcomes[0]) if full.outcomes else 0
    numbers = [person.number for person in full.participants]
    words = _match_words if "MP" in full.points else _game_words
    return tuple(
        (r + 1, numbers[i], numbers[full.opponents[i][r]], *words(full, i, r))
        for r in range(length)
        for i in _firsts(full, r)
    )


def _firsts(table: Crosstable, r: int) -> Iterator[int]:
    """Give who is named first in each pair of a round: White, or who is first in the table."""
    colors = table.colors
    for i, row in enumerate(table.opponents):
        o = row[r]
        if o >= 0:
            mine, other = colors[i][r], colors[o][r]
            if mine == "w" != other or (i < o and (mine == "w" or other != "w")):
                yield i


def _is_colored(table: Crosstable, i: int, r: int) -> bool:
    return table.colors[i][r] == "w" and table.colors[table.opponents[i][r]][r] == "b"


def _game_words(table: Crosstable, i: int, r: int) -> Entry:
    """Return the result, and the score and False for unknown colours where they are needed."""
    o = table.opponents[i][r]
    result = result_words(table.outcomes[i][r], table.outcomes[o][r])
    score = table.scores[i][r] if table.scores else None
    if not _is_colored(table, i, r):
        return result, score, False
    return (result,) if score is None else (result, score)


def _match_words(table: Crosstable, i: int, r: int) -> Entry:
    """Return the boards, or the game points of both teams, and False for unknown colours."""
    o, boards = table.opponents[i][r], table.boards
    ours, theirs = table.outcomes[i][r], table.outcomes[o][r]
    result: object
    if boards is not None:
        result = boards_words(boards.outcomes[i][r], boards.outcomes[o][r])
    elif ours in outcomes.FORFEITS:
        size = size_of_match(table.points["GP"])
        result = boards_words(bytes([ours]) * size, bytes([theirs]) * size)
    elif ours == outcomes.OPEN:
        result = None
    else:
        game = table.points["GP"]
        result = tuple(points(game.rows[k][r], game.scale) for k in (i, o))
    return (result,) if _is_colored(table, i, r) else (result, False)


def size_of_match(game: Points) -> int:
    """Return the number of boards, where a game is worth a point; 1 if that cannot be."""
    win = game.system.win
    return win.numerator if win.denominator == 1 and win > 0 else 1


def byes_of(table: Crosstable) -> tuple[Entry, ...]:
    """Return the byes, those of later rounds and absences in rounds held included."""
    full = table.written or table
    length = len(full.outcomes[0]) if full.outcomes else 0
    people = full.participants
    byes: list[Entry] = []
    for r in range(length):
        for i, row in enumerate(full.outcomes):
            if row[r] in outcomes.BYES:
                score = full.scores[i][r] if full.scores else None
                bye = (r + 1, people[i].number, chr(row[r]))
                byes.append(bye if score is None else (*bye, score))
    return tuple(byes)


def awards_of_table(table: Crosstable) -> tuple[Entry, ...]:
    """Return participant, round and points where a round awarded other points than the scoring.

    Raises:
        InputError: a table of teams.
    """
    full = table.written or table
    if "PTS" not in full.points:
        template = "the awards of team matches cannot be told from the points of their boards"
        raise InputError(Problem("awards_of_teams", template))
    own = full.points["PTS"]
    units = {key: in_units(value, own.scale) for key, value in own.system.awards().items()}
    return tuple(
        (person.number, r + 1, points(row[r], own.scale))
        for person, row, letters, colors in zip(
            full.participants, own.rows, full.outcomes, full.colors, strict=True
        )
        for r, letter in enumerate(letters)
        if row[r] != units[letter, colors[r]]
    )


def penalties_of_table(table: Crosstable) -> tuple[Entry, ...]:
    """Return participant, round (0: none) and points of each penalty; of teams MP and GP."""
    numbers = [person.number for person in table.participants]
    if "PTS" in table.points:
        own = table.points["PTS"]
        return tuple(
            (numbers[one.participant], one.round, points(one.units, own.scale))
            for one in own.penalties
        )
    found: list[Entry] = []
    for name in ("MP", "GP"):
        own = table.points[name]
        for one in own.penalties:
            value, nothing = points(one.units, own.scale), Fraction(0)
            pair = (value, nothing) if name == "MP" else (nothing, value)
            found.append((numbers[one.participant], one.round, *pair))
    return tuple(found)
