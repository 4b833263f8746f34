"""Cells: one round of one participant as written, and the check that cells agree."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from tiebreaks import outcomes
from tiebreaks._exact import as_int, short
from tiebreaks.errors import InputError, Problem
from tiebreaks.model.outcome_words import outcome_words
from tiebreaks.model.participants import Participant


class Cell(NamedTuple):
    """One round of one participant: opponent's number (0: none), colour (w, b, -), outcome."""

    opponent: int
    color: str
    outcome: int


_RESULTS = outcomes.PLAYED + outcomes.FORFEITS
UNWRITTEN = Cell(0, "-", outcomes.UNPAIRED)


def of_one_length(cells: Sequence[Sequence[Cell | None]]) -> list[list[Cell | None]]:
    """Return rows of equal length, up to the last round with an entry.

    A gap is None, whether the cell is missing or marked as not paired yet.
    """
    rows = [[None if cell == UNWRITTEN else cell for cell in row] for row in cells]
    length = max((r for row in rows for r, cell in enumerate(row, 1) if cell), default=0)
    return [[*row[:length], *[None] * (length - len(row))] for row in rows]


def rounds_paired(cells: Sequence[Sequence[Cell | None]]) -> set[int]:
    """Return the rounds, from 1, with at least one pairing."""
    return {r for row in cells for r, cell in enumerate(row, 1) if cell and cell.opponent}


def last_round_held(cells: Sequence[Sequence[Cell | None]]) -> int:
    """Return the last round in which a pairing has a result, or nobody is paired and all have byes.

    A pairing-allocated bye is given when a round is paired: alone it makes no round.
    """
    length = len(cells[0]) if cells else 0
    for r in range(length - 1, -1, -1):
        column = [row[r] for row in cells]
        if any(cell is not None and cell.outcome in _RESULTS for cell in column):
            return r + 1
        if all(cell is not None and cell.outcome in outcomes.BYES for cell in column):
            return r + 1
    return 0


def without_gaps(row: Sequence[Cell | None], held: int) -> list[Cell]:
    """Fill gaps: a zero-point bye in a round already held, UNPAIRED in a later one."""
    absent = Cell(0, "-", outcomes.ZERO_BYE)
    return [
        cell if cell is not None else absent if r < held else UNWRITTEN
        for r, cell in enumerate(row)
    ]


def opponent_indexes(
    rows: Sequence[Sequence[Cell]], from_number: Mapping[int, int]
) -> tuple[tuple[int, ...], ...]:
    """Return the opponents of all participants as indexes, -1 for none."""
    return tuple(
        tuple([from_number[cell.opponent] if cell.opponent else -1 for cell in row]) for row in rows
    )


def contradictions(
    participants: Sequence[Participant],
    cells: Sequence[Sequence[Cell | None]],
    from_number: Mapping[int, int],
) -> list[Problem]:
    """Return the contradictions between cells, by round."""
    problems: list[tuple[int, Problem]] = []
    for i, row in enumerate(cells):
        number = participants[i].number
        for r, cell in enumerate(row):
            if cell is None:
                continue
            rival = cell.opponent
            problem = None
            if not rival or cell.outcome not in outcomes.PAIRED or rival == number:
                problem = _cell_problem(number, r + 1, cell)
            elif rival not in from_number:
                template = "round {round}: {number} has the unknown opponent {opponent}"
                problem = Problem(
                    "unknown_opponent", template, round=r + 1, number=number, opponent=rival
                )
            else:
                problem = _pair_problem(number, r + 1, cell, cells[from_number[rival]][r])
            if problem is not None:
                problems.append((r, problem))
    problems.sort(key=lambda item: item[0])
    return [problem for _, problem in problems]


def _cell_problem(number: int, round_: int, cell: Cell) -> Problem | None:
    """Describe what is wrong with a cell alone: one without an opponent, or not one of a pair."""
    is_pair, named = cell.outcome in outcomes.PAIRED, outcome_words(cell.outcome)
    if not cell.opponent:
        if not is_pair:
            return None
        template = "round {round}: {number} has {outcome} but no opponent"
        return Problem("no_opponent", template, round=round_, number=number, outcome=named)
    if is_pair:
        template = "round {round}: {number} is paired with itself"
        return Problem("cell_paired_with_itself", template, round=round_, number=number)
    return Problem(
        "bye_with_opponent",
        "round {round}: {number} has {outcome} and the opponent {opponent}",
        round=round_,
        number=number,
        outcome=named,
        opponent=cell.opponent,
    )


def _pair_problem(number: int, round_: int, cell: Cell, other: Cell | None) -> Problem | None:
    """Describe what is wrong with a pair; seen from both sides, report it for the lower number."""
    rival = cell.opponent
    if other is None or other.opponent != number:
        return _one_sided(number, round_, rival, other)
    if number > rival:
        return None
    found = None
    if other.outcome not in outcomes.COMPLEMENTS[cell.outcome]:
        found = "both_have", "round {round}: {number} and {opponent} both have {ours}"
        if cell.outcome != other.outcome:
            template = "round {round}: {number} has {ours} against {opponent}, who has {theirs}"
            found = "results_contradict", template
    elif cell.outcome in outcomes.PLAYED and cell.color == other.color != "-":
        color = "White" if cell.color == "w" else "Black"
        template = f"round {{round}}: {{number}} and {{opponent}} both have {color}"
        found = f"both_have_{color.lower()}", template
    if found is None:
        return None
    ours, theirs = map(outcome_words, (cell.outcome, other.outcome))
    return Problem(*found, round=round_, number=number, opponent=rival, ours=ours, theirs=theirs)


def _one_sided(number: int, round_: int, rival: int, other: Cell | None) -> Problem:
    """Describe a pair of which the other side has something else."""
    what: object = None
    if other is None or other.outcome == outcomes.UNPAIRED:
        code, has = "one_sided", "nothing"
    elif other.opponent:
        code, has, what = "one_sided_game", "the opponent {other}", other.opponent
    else:
        code, has, what = "one_sided_bye", "{other}", outcome_words(other.outcome)
    return Problem(
        code,
        f"round {{round}}: one-sided: {{number}} plays {{opponent}}, but {{opponent}} has {has}",
        round=round_,
        number=number,
        opponent=rival,
        other=what,
    )


def completed_colors(
    cells: Sequence[Sequence[Cell]],
    opponents: Sequence[Sequence[int]],
    rows: Sequence[bytes],
) -> tuple[str, ...]:
    """Fill in missing colours from the opponent's colour."""
    colors = ["".join([cell.color for cell in row]) for row in cells]
    complement = {"w": "b", "b": "w", "-": "-"}
    for i, own in enumerate(colors):
        if "-" not in own or not rows[i].strip(outcomes.BYES + b"*"):
            continue
        letters = list(own)
        for r, o in enumerate(opponents[i]):
            if o >= 0 and letters[r] == "-":
                letters[r] = complement[cells[o][r].color]
        colors[i] = "".join(letters)
    return tuple(colors)


_LETTERS = bytes(outcomes.NAMES)
# What a round after the last one held may have: pairings without results, and byes.
_NOT_HELD = bytes([outcomes.OPEN, outcomes.UNPAIRED]) + outcomes.BYES


def check_shape(people: int, kinds: Iterable[Sequence[Sequence[object]]]) -> None:
    """Refuse rows that do not fit the participants or each other.

    Raises:
        InputError: another number of rows, or rows of different length.
    """
    rows = list(kinds)
    if {len(kind) for kind in rows} != {people}:
        template = "a crosstable has one row of each kind for every participant"
        raise InputError(Problem("rows_of_crosstable", template))
    if len({len(row) for kind in rows for row in kind}) > 1:
        template = "the rows of a crosstable are equally long"
        raise InputError(Problem("rows_of_different_length", template))


def check_rounds(rows: Sequence[bytes], held: int, planned: int) -> None:
    """Refuse a number of rounds held that the outcomes contradict.

    Raises:
        InputError: more rounds than the rows or the schedule have, or results after them.
    """
    problem = _rounds_problem(rows, held, planned)
    if problem is not None:
        raise InputError(problem)


def _rounds_problem(rows: Sequence[bytes], held: int, planned: int) -> Problem | None:
    if as_int(held) is None or as_int(planned) is None:
        template = "numbers of rounds are whole numbers, not {held} and {planned}"
        return Problem("rounds_not_whole", template, held=short(held), planned=short(planned))
    if any(row.translate(None, _LETTERS) for row in rows):
        return Problem("not_an_outcome", "an outcome is one of the bytes of `outcomes`")
    longest = len(rows[0]) if rows else held
    if not 0 <= held <= longest:
        template = "{held} rounds held, but the rows have {longest}"
        return Problem("rows_too_short", template, held=held, longest=longest)
    if planned < held:
        template = "{planned} scheduled rounds, but {held} were held"
        return Problem("fewer_rounds_scheduled", template, planned=planned, held=held)
    if b"".join([row[held:] for row in rows]).strip(_NOT_HELD):
        template = "there are results after round {round}, the last one held"
        return Problem("results_after_last_round", template, round=held)
    return None
