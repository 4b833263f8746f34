"""Games with scores: Othello's Brightwell quotient, and the spread of Scrabble and others."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tiebreaks import outcomes
from tiebreaks.editions.reasons import Reason
from tiebreaks.engine.definitions import Need, Parameter, tiebreak
from tiebreaks.engine.folds import total
from tiebreaks.engine.origins import MIND_SPORTS, Confidence
from tiebreaks.engine.terms import Kind, Note, Terms
from tiebreaks.engine.view import View
from tiebreaks.errors import Problem
from tiebreaks.model.scores import Score

_HALF_THE_DISCS = 32
_USUAL_FACTOR = 6
_ABSENT = bytes([outcomes.ZERO_BYE, outcomes.FORFEIT_LOSS])
_NO_GAME = outcomes.BYES + outcomes.FORFEITS


def scores_of(view: View) -> list[Sequence[Score | None]]:
    """Return everybody's scores in the rounds held, None for a round without one."""
    n = view.base.rounds
    rows = view.base.scores or [(None,) * n for _ in view.base.participants]
    return [row[:n] for row in rows]


@tiebreak(
    "OTH:BQ",
    fold=total,
    needs={Need.SCORES, Need.INDIVIDUALS},
    scored=False,
    origin=MIND_SPORTS,
    confidence=Confidence.ONE_SOURCE,
    parameter=Parameter(
        r"[0-9]{1,3}", Problem("factor_of_points", "the factor of the opponents' points")
    ),
)
def brightwell_quotient(view: View) -> Terms:
    """Add the discs of all games to the opponents' points times 6, or the factor in brackets.

    A round without a game, and a game against somebody who withdrew after it, counts 32 discs and
    the own points times the factor.
    Rule: G. Brightwell, World Othello Federation. Units: discs. None: where a game has no score.
    """
    table, totals = view.base, view.totals
    values = view.of_opponents(totals)
    left_out: dict[int, tuple[tuple[int, Reason], ...]] = {}
    undefined: dict[int, Reason] = {}
    notes: dict[tuple[int, int], Note] = {}
    without_a_game = _without_a_game(view)
    for i, scores in enumerate(scores_of(view)):
        discs = 0
        for r, score in enumerate(scores):
            reason, count = without_a_game(i, r), _HALF_THE_DISCS
            if reason is Reason.OPEN:
                left_out[i] = (*left_out.get(i, ()), (r, reason))
                continue
            if reason is not None:
                values[i][r] = totals[i]
            elif score is None:
                undefined[i] = Reason.SCORE_MISSING
                continue
            else:
                reason, count = Reason.WITH_DISCS, score.first
            notes[i, r] = Note(reason, count * view.scale)
            discs += count
        values[i].append(discs * view.scale)
    n = table.rounds
    notes |= {(i, n): Note(Reason.DISCS) for i in range(len(values))}
    factor = _USUAL_FACTOR if view.parameter is None else int(view.parameter)
    return Terms(
        values,
        view.scale,
        factors=[[*[factor] * n, 1] for _ in values],
        kinds={(i, n): Kind.PART for i in range(len(values))},
        notes=notes,
        left_out=left_out,
        undefined=undefined,
    )


def _without_a_game(view: View) -> Callable[[int, int], Reason | None]:
    """Return the function of a participant's round that says why it is no game that counts."""
    table = view.base
    gone = outcomes.FORFEIT_LOSS if view.predetermined else outcomes.ZERO_BYE
    stayed = [_last_round(row[: table.rounds], gone) for row in table.outcomes]

    def reason(i: int, r: int) -> Reason | None:
        outcome = table.outcomes[i][r]
        if outcome in outcomes.UNDECIDED:
            return Reason.OPEN
        if outcome in _NO_GAME:
            return Reason.DUMMY_WITH_DISCS
        withdrew = stayed[table.opponents[i][r]] < table.rounds
        return Reason.WITHDRAWN_WITH_DISCS if withdrew else None

    return reason


def _last_round(row: bytes, gone: int) -> int:
    """Return after which round a participant had withdrawn; all rounds where none had.

    That is who is absent to the end: not paired in a Swiss, and forfeits in fixed pairings, where
    a round without an opponent says nothing.
    """
    last = len(row.rstrip(_ABSENT))
    return last if gone in row[last:] else len(row)


@tiebreak(
    "SPREAD",
    fold=total,
    needs={Need.SCORES, Need.INDIVIDUALS},
    scored=False,
    origin=MIND_SPORTS,
    confidence=Confidence.ONE_SOURCE,
    parameter=Parameter(
        r"[1-9][0-9]{0,8}", Problem("most_of_a_game", "the most that a game may count")
    ),
)
def spread(view: View) -> Terms:
    """Sum the own score less the opponent's in every game, capped by the number in brackets.

    A bye or forfeit counts only if a score is given for it.
    Rule: Scrabble and other games. Units: points of the games. None: where a game has no score.
    """
    most = None if view.parameter is None else int(view.parameter)
    values: list[list[int]] = []
    left_out: dict[int, tuple[tuple[int, Reason], ...]] = {}
    undefined: dict[int, Reason] = {}
    notes: dict[tuple[int, int], Note] = {}
    for i, scores in enumerate(scores_of(view)):
        values.append([score.first - score.second if score else 0 for score in scores])
        for r, score in enumerate(scores):
            outcome, margin = view.base.outcomes[i][r], values[i][r]
            if score is None and outcome in outcomes.GAMES:
                undefined[i] = Reason.SCORE_MISSING
            elif score is None:
                undecided = outcome in outcomes.UNDECIDED
                reason = Reason.OPEN if undecided else Reason.NOT_PLAYED
                left_out[i] = (*left_out.get(i, ()), (r, reason))
            elif most is not None and abs(margin) > most:
                values[i][r] = most if margin > 0 else -most
                notes[i, r] = Note(Reason.CAPPED, margin)
    return Terms(values, notes=notes, left_out=left_out, undefined=undefined)


FAMILY = (brightwell_quotient, spread)
