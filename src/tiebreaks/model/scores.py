"""Scores: the numbers behind the results of other games, such as games won, discs or points."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, SupportsIndex, cast

import attrs

from tiebreaks import outcomes
from tiebreaks._exact import as_int, cut, parse_int, short
from tiebreaks.errors import InputError, Problem
from tiebreaks.model.outcome_words import outcome_words

if TYPE_CHECKING:
    from tiebreaks.model.crosstable import Crosstable

_HIGHEST = 10**9 - 1  # a number of nine digits, as files have them


def _plain(value: SupportsIndex) -> int:
    """Return a whole number as an int, and other values as they are: they are refused together."""
    found = as_int(value)
    return cast("int", value) if found is None else found


@attrs.frozen(repr=False)
class Score:
    """The numbers behind a result: the games of a match, or discs, stones or points of a game.

    In `Crosstable.from_games` it replaces the result: who has more wins, and level is a draw.
    `drawn` is the number of drawn games.

    >>> Score(2, 1), Score(2, 1, drawn=1).reversed
    (Score(2, 1), Score(1, 2, drawn=1))
    """

    first: int = attrs.field(converter=_plain)
    second: int = attrs.field(converter=_plain)
    drawn: int = attrs.field(default=0, converter=_plain)

    def __attrs_post_init__(self) -> None:
        problems = [
            Problem(
                "number_of_score",
                "a score has whole numbers from 0 to {highest}: {field} is {written}",
                highest=_HIGHEST,
                field=name,
                written=short(value),
            )
            for name, value in (
                ("first", self.first),
                ("second", self.second),
                ("drawn", self.drawn),
            )
            if as_int(value) is None or not 0 <= value <= _HIGHEST
        ]
        if problems:
            raise InputError(problems)

    def __repr__(self) -> str:
        drawn = f", drawn={self.drawn}" if self.drawn else ""
        return cut(f"Score({self.first}, {self.second}{drawn})")

    def __str__(self) -> str:
        """Write the score as in a file.

        >>> str(Score(431, 388)), str(Score(2, 1, drawn=1))
        ('431-388', '2-1-1')
        """
        return f"{self.first}-{self.second}" + (f"-{self.drawn}" if self.drawn else "")

    @property
    def reversed(self) -> Score:
        """The score from the other side."""
        return Score(self.second, self.first, self.drawn)

    def mirrors(self, other: Score) -> bool:
        """Return whether the other score is this one from the other side."""
        return (self.first, self.second, self.drawn) == (other.second, other.first, other.drawn)


def score_of(text: str) -> Score | None:
    """Return the score in a text, with the drawn games last; None if it is not one.

    >>> score_of("2-1"), score_of("2 – 1 – 1"), score_of("2")
    (Score(2, 1), Score(2, 1, drawn=1), None)
    """
    numbers = [parse_int(part.strip()) for part in text.replace("–", "-").split("-")]
    found = [number for number in numbers if number is not None]
    return Score(*found) if len(found) == len(numbers) and len(found) in (2, 3) else None


def result_of(score: Score) -> str:
    """Return the result of a game with this score: who has more wins, and level is a draw.

    >>> result_of(Score(2, 1)), result_of(Score(32, 32))
    ('1-0', '½-½')
    """
    more = score.first - score.second
    return "1-0" if more > 0 else "0-1" if more < 0 else "½-½"


_WINS = bytes([outcomes.WIN, outcomes.SHORT_WIN, outcomes.FORFEIT_WIN])
_DRAWS = bytes([outcomes.DRAW, outcomes.SHORT_DRAW])
_LOSSES = bytes([outcomes.LOSS, outcomes.SHORT_LOSS, outcomes.FORFEIT_LOSS])


def agrees(score: Score, ours: int, theirs: int) -> bool:
    """Return whether the outcomes of both sides may have this score, seen from the first side.

    >>> agrees(Score(2, 1), *b"10"), agrees(Score(2, 1), *b"=="), agrees(Score(0, 0), *b"  ")
    (True, False, False)
    """
    more = score.first - score.second
    if not more:
        return ours in _DRAWS and theirs in _DRAWS
    winner, loser = (ours, theirs) if more > 0 else (theirs, ours)
    return winner in _WINS and loser in _LOSSES


ScoreRow = tuple[Score | None, ...]
ScoreRows = tuple[ScoreRow, ...]


def kept_rows(rows: Sequence[Sequence[Score | None]] | None) -> ScoreRows | None:
    """Return the rows as tuples; None if there is no score in them."""
    if rows is None or not any(score is not None for row in rows for score in row):
        return None
    return tuple(map(tuple, rows))


def rows_of_scores(
    given: Mapping[tuple[int, int], Score], at: Callable[[int], int], rows: Sequence[bytes]
) -> list[list[Score | None]] | None:
    """Return a row of scores for each row of outcomes; `given` has them by number and round.

    Raises:
        InputError: an unknown number, or rounds without entries, all of them.
    """
    if not given:
        return None
    found: list[list[Score | None]] = [[None] * len(row) for row in rows]
    problems = []
    for (number, round_), score in given.items():
        row = found[at(number)]
        if 1 <= round_ <= len(row):
            row[round_ - 1] = score
        else:
            template = "round {round}: {number} has the score {score}, but no entry"
            problems.append(
                Problem(
                    "score_without_entry", template, round=round_, number=number, score=str(score)
                )
            )
    if problems:
        raise InputError(problems)
    return found


def entries_with_scores(table: Crosstable) -> int:
    """Return the number of games and byes that have a score, those of later rounds included."""
    full = table.written or table
    return sum(
        score is not None and not 0 <= o < i
        for i, row in enumerate(full.scores or ())
        for score, o in zip(row, full.opponents[i], strict=True)
    )


def check_scores(table: Crosstable) -> None:
    """Refuse scores of which both sides differ, or that contradict the outcomes.

    Raises:
        InputError: every problem, by round.
    """
    problems = [
        (r, problem)
        for i, row in enumerate(table.scores or ())
        for r, score in enumerate(row)
        if score is not None and (problem := _problem(table, i, r, score))
    ]
    if problems:
        problems.sort(key=lambda item: item[0])
        raise InputError([problem for _, problem in problems])


def _problem(table: Crosstable, i: int, r: int, score: object) -> Problem | None:
    """Describe what is wrong with a score; seen from both sides, report it for the first one."""
    number, outcome, o = table.participants[i].number, table.outcomes[i][r], table.opponents[i][r]
    if not isinstance(score, Score):
        template = "round {round}: {number} has {written} instead of a Score"
        return Problem(
            "not_a_score_in_table", template, round=r + 1, number=number, written=short(score)
        )
    if o < 0:
        if outcome in outcomes.BYES:
            return None
        template = "round {round}: {number} has the score {score}, but neither a game nor a bye"
        return Problem("score_of_nothing", template, round=r + 1, number=number, score=str(score))
    other = table.scores and table.scores[o][r]
    if other is not None and (o < i or not isinstance(other, Score)):
        return None
    found = None
    if other is None:
        text = "{number} has the score {score} against {opponent}, who has none"
        found = "one_sided_score", text
    elif not score.mirrors(other):
        text = "{number} has the score {score} against {opponent}, who has {other}"
        found = "scores_differ", text
    elif not agrees(score, outcome, table.outcomes[o][r]):
        text = "{number} has {outcome} against {opponent}, but the score is {score}"
        found = "score_of_pair", text
    if found is None:
        return None
    return Problem(
        found[0],
        f"round {{round}}: {found[1]}",
        round=r + 1,
        number=number,
        opponent=table.participants[o].number,
        score=str(score),
        other=str(other),
        outcome=outcome_words(outcome),
    )
