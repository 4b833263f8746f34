"""From lists of games, matches and byes to cells by number and round."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from fractions import Fraction
from typing import Any, TypeVar

from tiebreaks import outcomes
from tiebreaks._exact import as_int, exact, short
from tiebreaks.errors import InputError
from tiebreaks.model.cells import Cell
from tiebreaks.model.matches import TeamCell
from tiebreaks.model.participants import Participant
from tiebreaks.model.scores import Score, agrees, result_of

AnyCell = TypeVar("AnyCell", Cell, TeamCell)
AnyParticipant = Participant | tuple[int, str] | tuple[int, str, int | None] | str
AnyGame = (
    tuple[int, int, int, str | Score | None]
    | tuple[int, int, int, str | None, Score | None]  # a result with the score behind it
)
AnyBye = tuple[int, int, str] | tuple[int, int, str, Score | None]
Side = str | tuple[Fraction | int | str, Fraction | int | str]


def participant(entry: AnyParticipant, number: int) -> Participant:
    """Return a participant given in any of the supported forms; a bare name gets the number."""
    if isinstance(entry, Participant):
        return entry
    if isinstance(entry, str):
        return Participant(number, entry)
    number, name, rating = entry if len(entry) == 3 else (*entry, None)
    return Participant(number, name, rating)


class _Placed(dict[tuple[int, int], AnyCell]):
    """Cells by (number, round), and the problems found."""

    def __init__(self, numbers: Collection[int]) -> None:
        super().__init__()
        self.numbers = numbers
        self.problems: list[str] = []

    def entries(
        self, kind: str, listed: Iterable[Sequence[object]], fields: int, optional: int = 0
    ) -> Iterator[tuple[int, tuple[Any, ...]]]:
        """Give the round and the other fields of each entry; report those of another form.

        All but the last of the `fields` are numbers; `optional` fields that are missing are None.
        """
        counts = " or ".join(map(str, range(fields, fields + optional + 1)))
        for index, entry in enumerate(listed):
            where = f"{kind} {index} (from 0)"
            if (
                isinstance(entry, str)
                or not isinstance(entry, Sequence)
                or not fields <= len(entry) <= fields + optional
            ):
                self.problems.append(f"{where}: {short(entry)} has not {counts} fields")
                continue
            numbers = [as_int(number) for number in entry[: fields - 1]]
            if None in numbers:
                whole = "the round and the numbers are whole numbers"
                self.problems.append(f"{where}: {short(entry)}: {whole}")
            else:
                first, *rest = (number for number in numbers if number is not None)
                others: list[object] = list(entry[fields - 1 :])
                others += [None] * (fields + optional - len(entry))
                yield first, (*rest, *others)

    def place(self, round_: int, number: int, cell: AnyCell, what: str) -> None:
        if round_ < 1:
            self.problems.append(f"round {round_}: rounds count from 1 ({what})")
        elif number not in self.numbers:
            self.problems.append(f"round {round_}: no participant has the number {number} ({what})")
        elif (number, round_) in self:
            self.problems.append(f"round {round_}: {number} has two entries ({what})")
        else:
            self[number, round_] = cell

    def bye(self, round_: int, number: int, kind: str) -> int | None:
        """Return the outcome of a kind of bye, or add a problem if it is unknown."""
        bye = outcomes.BYE_KINDS.get(str(kind).upper())
        if bye is None:
            self.problems.append(f"round {round_}: {number}: {kind!r} is not a kind of bye")
        return bye

    def rows(self, people: Iterable[Participant]) -> list[list[AnyCell | None]]:
        """Return a row of cells per participant; all problems are one `InputError`."""
        if self.problems:
            raise InputError(self.problems)
        rounds = range(1, max((round_ for _, round_ in self), default=0) + 1)
        return [[self.get((person.number, r)) for r in rounds] for person in people]


Scores = dict[tuple[int, int], Score]  # by number and round


def rows_of_games(
    people: Collection[Participant], games: Iterable[AnyGame], byes: Iterable[AnyBye]
) -> tuple[list[list[Cell | None]], Scores]:
    """Return a row of cells per participant, and the scores; all problems are one `InputError`."""
    placed: _Placed[Cell] = _Placed({person.number for person in people})
    scores: Scores = {}
    for round_, (white, black, result, given) in placed.entries("game", games, 4, optional=1):
        what = f"{white} against {black}"
        score, text = (result, result_of(result)) if isinstance(result, Score) else (given, result)
        sides = _sides_of_game(text)
        if isinstance(result, Score) and given is not None:
            placed.problems.append(f"round {round_}: {what}: {result!r} is followed by {given!r}")
        elif sides is None:
            placed.problems.append(f"round {round_}: {what}: {result!r} is not a result")
        elif score is not None and (fault := _fault(score, *sides)):
            placed.problems.append(f"round {round_}: {what}: {fault}")
        elif white == black:
            placed.problems.append(f"round {round_}: {white} is paired with itself")
        else:
            placed.place(round_, white, Cell(black, "w", sides[0]), what)
            placed.place(round_, black, Cell(white, "b", sides[1]), what)
            if score is not None:
                scores[white, round_], scores[black, round_] = score, score.reversed
    for round_, (number, kind, score) in placed.entries("bye", byes, 3, optional=1):
        outcome = placed.bye(round_, number, kind)
        if score is not None and not isinstance(score, Score):
            placed.problems.append(f"round {round_}: {number}: {short(score)} is not a Score")
        elif outcome is not None:
            placed.place(round_, number, Cell(0, "-", outcome), "bye")
            if score is not None:
                scores[number, round_] = score
    return placed.rows(people), scores


def _fault(score: object, ours: int, theirs: int) -> str | None:
    """Describe what is wrong with the score of a game with these outcomes."""
    if not isinstance(score, Score):
        return f"{short(score)} is not a Score"
    if not agrees(score, ours, theirs):
        return f"{outcomes.with_article(ours)}, but the score is {score}"
    return None


def _sides_of_game(result: object) -> tuple[int, int] | None:
    """Return the outcomes of both sides; no result (None) is an open game."""
    text = "" if result is None else result
    if not isinstance(text, str):
        return None
    return outcomes.GAME_RESULTS.get(text.replace(" ", "").replace("–", "-"))


def rows_of_matches(
    teams: Collection[Participant],
    matches: Iterable[tuple[int, int, int, Side]],
    byes: Iterable[tuple[int, int, str]],
) -> list[list[TeamCell | None]]:
    """Return a row of cells per team; all problems are one `InputError`.

    A match is (round, first team, second team, boards): the first team's results on boards 1, 2,
    ... as `1`, `0`, `=`, `+`, `-`, or the game points of both sides as a pair.
    """
    placed: _Placed[TeamCell] = _Placed({team.number for team in teams})
    for round_, (first, second, boards) in placed.entries("match", matches, 4):
        what = f"{first} against {second}"
        sides = _sides(boards)
        if sides is None:
            placed.problems.append(
                f"round {round_}: {what}: {boards!r} is not the result of a match"
            )
        elif first == second:
            placed.problems.append(f"round {round_}: {first} is paired with itself")
        else:
            placed.place(round_, first, TeamCell(second, "w", None, *sides[0]), what)
            placed.place(round_, second, TeamCell(first, "b", None, *sides[1]), what)
    for round_, (number, kind) in placed.entries("bye", byes, 3):
        outcome = placed.bye(round_, number, kind)
        if outcome is not None:
            placed.place(round_, number, TeamCell(0, "-", outcome), "bye")
    return placed.rows(teams)


_OTHER_SIDE = bytes.maketrans(b"10+-=", b"01-+=")


def _sides(boards: Side) -> list[tuple[bytes, Fraction | None]] | None:
    """Return boards and game points of both sides; None if it is not a result."""
    if not isinstance(boards, str):
        return [(b"", exact(points)) for points in boards] if len(boards) == 2 else None
    letters = boards.replace("½", "=").replace(" ", "")
    if not letters or letters.strip("10=+-"):
        return None
    ours = letters.encode()
    return [(ours, None), (ours.translate(_OTHER_SIDE), None)]
