"""Cells: one round of one participant as written, and the check that cells agree."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from tiebreaks import outcomes
from tiebreaks._exact import as_int
from tiebreaks.errors import InputError
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
) -> list[str]:
    """Return the contradictions between cells, by round."""
    problems: list[tuple[int, str]] = []
    for i, row in enumerate(cells):
        number = participants[i].number
        for r, cell in enumerate(row):
            if cell is None:
                continue
            if not cell.opponent:
                if cell.outcome in outcomes.PAIRED:
                    name = outcomes.with_article(cell.outcome)
                    problems.append((r, f"{number} has {name} but no opponent"))
                continue
            if cell.outcome not in outcomes.PAIRED:
                name = outcomes.with_article(cell.outcome)
                problems.append((r, f"{number} has {name} and the opponent {cell.opponent}"))
            elif cell.opponent == number:
                problems.append((r, f"{number} is paired with itself"))
            elif cell.opponent not in from_number:
                problems.append((r, f"{number} has the unknown opponent {cell.opponent}"))
            else:
                other = cells[from_number[cell.opponent]][r]
                problem = _pair_problem(number, cell, other)
                if problem:
                    problems.append((r, problem))
    problems.sort(key=lambda item: item[0])
    return [f"round {r + 1}: {text}" for r, text in problems]


def _pair_problem(number: int, cell: Cell, other: Cell | None) -> str | None:
    """Describe what is wrong with a pair; seen from both sides, report it for the lower number."""
    rival = cell.opponent
    if other is None or other.opponent != number:
        if other is None or other.outcome == outcomes.UNPAIRED:
            has = "has nothing"
        elif other.opponent:
            has = f"has the opponent {other.opponent}"
        else:
            has = f"has {outcomes.with_article(other.outcome)}"
        return f"one-sided: {number} plays {rival}, but {rival} {has}"
    if number > rival:
        return None
    if other.outcome not in outcomes.COMPLEMENTS[cell.outcome]:
        ours, theirs = map(outcomes.with_article, (cell.outcome, other.outcome))
        if cell.outcome == other.outcome:
            return f"{number} and {rival} both have {ours}"
        return f"{number} has {ours} against {rival}, who has {theirs}"
    if cell.outcome in outcomes.PLAYED and cell.color == other.color != "-":
        color = "White" if cell.color == "w" else "Black"
        return f"{number} and {rival} both have {color}"
    return None


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
        raise InputError("a crosstable has one row of each kind for every participant")
    if len({len(row) for kind in rows for row in kind}) > 1:
        raise InputError("the rows of a crosstable are equally long")


def check_rounds(rows: Sequence[bytes], held: int, planned: int) -> None:
    """Refuse a number of rounds held that the outcomes contradict.

    Raises:
        InputError: more rounds than the rows or the schedule have, or results after them.
    """
    if as_int(held) is None or as_int(planned) is None:
        raise InputError(f"numbers of rounds are whole numbers, not {held!r} and {planned!r}")
    if any(row.translate(None, _LETTERS) for row in rows):
        raise InputError("an outcome is one of the bytes of `outcomes`")
    longest = len(rows[0]) if rows else held
    if not 0 <= held <= longest:
        raise InputError(f"{held} rounds held, but the rows have {longest}")
    if planned < held:
        raise InputError(f"{planned} scheduled rounds, but {held} were held")
    if b"".join([row[held:] for row in rows]).strip(_NOT_HELD):
        raise InputError(f"there are results after round {held}, the last one held")
