"""Cells: one round of one participant as written, and the check that cells agree."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
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


# What `Cell._make` does, without a call in Python: large events have a million cells.
as_cell: Callable[[tuple[int, str, int]], Cell] = partial(tuple.__new__, Cell)


def cells_from(opponents: Iterable[int], colors: str, letters: bytes) -> Iterator[Cell]:
    """Give the cells with these opponents, colours and outcomes.

    >>> list(cells_from([9], "w", b"1"))
    [Cell(opponent=9, color='w', outcome=49)]
    """
    return map(as_cell, zip(opponents, colors, letters, strict=True))


_RESULTS = outcomes.PLAYED + outcomes.FORFEITS
UNWRITTEN = Cell(0, "-", outcomes.UNPAIRED)


class Rows(NamedTuple):
    """The cells of all participants by kind, in rows of equal length.

    A gap is like a cell that is marked as not paired yet: no opponent, no colour, UNPAIRED.
    """

    opponents: list[tuple[int, ...]]  # their numbers, 0 for none
    colors: list[str]
    outcomes: list[bytes]


def rows_of(cells: Sequence[Sequence[Cell | None]]) -> Rows:
    """Return rows up to the last round with an entry.

    >>> rows_of([[Cell(2, "w", outcomes.WIN), None], [Cell(1, "b", outcomes.LOSS)]])
    Rows(opponents=[(2,), (1,)], colors=['w', 'b'], outcomes=[b'1', b'0'])
    """
    length = max(map(_last_entry, cells), default=0)
    rows = Rows([], [], [])
    for given in cells:
        row: list[Cell | None] = [*given[:length]]
        if len(row) < length or None in row:
            row += [None] * (length - len(row))
            row = [UNWRITTEN if cell is None else cell for cell in row]
        # As columns of one kind each: this, too, is called for every participant of large events.
        opponents, colors, letters = zip(*row, strict=True) if row else ((), (), ())
        rows.opponents.append(opponents)
        rows.colors.append("".join(colors))
        rows.outcomes.append(bytes(letters))
    return rows


def _last_entry(row: Sequence[Cell | None]) -> int:
    """Return the last round in which a participant has more than a gap."""
    length = len(row)
    while length and (row[length - 1] is None or row[length - 1] == UNWRITTEN):
        length -= 1
    return length


def last_round_paired(opponents: Sequence[Sequence[int]]) -> int:
    """Return the last round with a pairing, from the opponents' numbers."""
    length = len(opponents[0]) if opponents else 0
    paired = (r for r in range(length - 1, -1, -1) if any(row[r] for row in opponents))
    return next(paired, -1) + 1


def last_round_held(rows: Sequence[bytes]) -> int:
    """Return the last round in which a pairing has a result, or nobody is paired and all have byes.

    A pairing-allocated bye is given when a round is paired: alone it makes no round.
    """
    length = len(rows[0]) if rows else 0
    for r in range(length - 1, -1, -1):
        column = bytes([row[r] for row in rows])
        if len(column.translate(None, _RESULTS)) < len(column):
            return r + 1
        if not column.translate(None, outcomes.BYES):
            return r + 1
    return 0


def without_gaps(rows: Rows, held: int) -> tuple[bytes, ...]:
    """Return the outcomes with a zero-point bye for every gap in a round already held."""
    found = []
    for opponents, colors, letters in zip(*rows, strict=True):
        if outcomes.UNPAIRED in letters[:held]:
            row = zip(opponents, colors, letters, strict=True)
            letters = bytes(
                outcomes.ZERO_BYE if r < held and cell == UNWRITTEN else cell[2]
                for r, cell in enumerate(row)
            )
        found.append(letters)
    return tuple(found)


def opponent_indexes(rows: Rows, from_number: Mapping[int, int]) -> tuple[tuple[int, ...], ...]:
    """Return the opponents of all participants as indexes, -1 for none."""
    at = {0: -1, **from_number}
    return tuple(tuple(map(at.__getitem__, row)) for row in rows.opponents)


def contradictions(
    participants: Sequence[Participant], rows: Rows, from_number: Mapping[int, int]
) -> list[Problem]:
    """Return the contradictions between cells, by round."""
    problems: list[tuple[int, Problem]] = []
    for i, (rivals, colors, letters) in enumerate(zip(*rows, strict=True)):
        number = participants[i].number
        for r, rival in enumerate(rivals):
            problem = None
            if not rival or letters[r] not in outcomes.PAIRED or rival == number:
                problem = _cell_problem(number, r + 1, rival, letters[r])
            elif rival not in from_number:
                template = "round {round}: {number} has the unknown opponent {opponent}"
                problem = Problem(
                    "unknown_opponent", template, round=r + 1, number=number, opponent=rival
                )
            else:
                j = from_number[rival]
                if rows.opponents[j][r] != number:
                    problem = _one_sided(
                        number, r + 1, rival, rows.opponents[j][r], rows.outcomes[j][r]
                    )
                elif number < rival:  # what is wrong with a pair is said of the lower number
                    sides = colors[r], letters[r], rows.colors[j][r], rows.outcomes[j][r]
                    problem = _pair_problem(number, r + 1, rival, *sides)
            if problem is not None:
                problems.append((r, problem))
    problems.sort(key=lambda item: item[0])
    return [problem for _, problem in problems]


def _cell_problem(number: int, round_: int, opponent: int, outcome: int) -> Problem | None:
    """Describe what is wrong with a cell alone: one without an opponent, or not one of a pair."""
    is_pair = outcome in outcomes.PAIRED
    if not opponent and not is_pair:
        return None
    named = outcome_words(outcome)
    if not opponent:
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
        opponent=opponent,
    )


def _pair_problem(
    number: int, round_: int, rival: int, color: str, ours: int, other_color: str, theirs: int
) -> Problem | None:
    """Describe what is wrong with the results or colours of a pair."""
    found = None
    if theirs not in outcomes.COMPLEMENTS[ours]:
        found = "both_have", "round {round}: {number} and {opponent} both have {ours}"
        if ours != theirs:
            template = "round {round}: {number} has {ours} against {opponent}, who has {theirs}"
            found = "results_contradict", template
    elif ours in outcomes.PLAYED and color == other_color != "-":
        name = "White" if color == "w" else "Black"
        template = f"round {{round}}: {{number}} and {{opponent}} both have {name}"
        found = f"both_have_{name.lower()}", template
    if found is None:
        return None
    return Problem(
        *found,
        round=round_,
        number=number,
        opponent=rival,
        ours=outcome_words(ours),
        theirs=outcome_words(theirs),
    )


def _one_sided(number: int, round_: int, rival: int, opponent: int, outcome: int) -> Problem:
    """Describe a pair of which the other side has something else."""
    what: object = None
    if outcome == outcomes.UNPAIRED:
        code, has = "one_sided", "nothing"
    elif opponent:
        code, has, what = "one_sided_game", "the opponent {other}", opponent
    else:
        code, has, what = "one_sided_bye", "{other}", outcome_words(outcome)
    return Problem(
        code,
        f"round {{round}}: one-sided: {{number}} plays {{opponent}}, but {{opponent}} has {has}",
        round=round_,
        number=number,
        opponent=rival,
        other=what,
    )


def completed_colors(written: Sequence[str], opponents: Sequence[Sequence[int]]) -> tuple[str, ...]:
    """Fill in missing colours from the opponent's colour."""
    colors = list(written)
    complement = {"w": "b", "b": "w", "-": "-"}
    for i, own in enumerate(written):
        if "-" not in own:
            continue
        missing = [r for r, o in enumerate(opponents[i]) if o >= 0 and own[r] == "-"]
        if missing:
            letters = list(own)
            for r in missing:
                letters[r] = complement[written[opponents[i][r]][r]]
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
