"""Unplayed rounds: adjusted scores and dummy opponents (C.07 Art. 15, 16, and before 2023)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tiebreaks import outcomes
from tiebreaks.editions import Adjustment, CapRounds, Dummy
from tiebreaks.editions.reasons import Reason
from tiebreaks.engine.terms import Note, Terms
from tiebreaks.engine.view import View


def adjusted_scores(view: View) -> list[int]:
    """Return what everybody's score is worth to the opponents' tie-breaks, in units.

    Rule: FIDE C.07 (2026-03) 16.3; predetermined pairings: the plain score (15.2).
    """
    rule = view.rules.adjustment
    return _ADJUSTMENTS[rule](view) if isinstance(rule, Adjustment) else rule(view)


def _plain(view: View) -> list[int]:
    return view.totals


def _trailing_byes_drawn(view: View) -> list[int]:
    """Count requested byes that only voluntary unplayed rounds follow as draws."""
    frame = view.frame
    scores = view.totals[:]
    for i, row in enumerate(frame.seen):
        if not row or row[-1] not in outcomes.VOLUNTARY:
            continue
        last_active = len(row.rstrip(outcomes.VOLUNTARY))
        for r in range(last_active, len(row)):
            if row[r] in outcomes.REQUESTED:
                scores[i] += frame.draw - frame.rows[i][r]
    return scores


def _unplayed_drawn(view: View) -> list[int]:
    """Count every unplayed round as a draw, whatever was awarded."""
    frame = view.frame
    scores = view.totals[:]
    for i, row in enumerate(frame.seen):
        if row.translate(None, outcomes.PLAYED):
            for r, outcome in enumerate(row):
                if outcome in b"UFHZ+-":
                    scores[i] += frame.draw - frame.rows[i][r]
    return scores


def not_counted(rows: Sequence[bytes], counted: bytes) -> dict[int, tuple[tuple[int, Reason], ...]]:
    """Return the rounds whose outcome does not count, by participant, and why."""
    undecided = outcomes.UNDECIDED
    return {
        i: tuple(
            (r, Reason.OPEN if outcome in undecided else Reason.NOT_PLAYED)
            for r, outcome in enumerate(row)
            if outcome not in counted
        )
        for i, row in enumerate(rows)
        if row.translate(None, counted)
    }


def opponent_scores(view: View) -> Terms:
    """Return one value per round: the opponent's adjusted score, or the dummy's.

    Buchholz sums them, Sonneborn-Berger multiplies them by the points of the round. An open game
    has no value. Rule: FIDE C.07 (2026-03) 16.3, 16.4.
    """
    frame = view.frame
    by_opponent = [*view.once(adjusted_scores), 0]  # the last one answers to -1, no opponent
    rule = view.rules.dummy
    dummy = _DUMMIES[rule](view) if isinstance(rule, Dummy) else rule(view)
    values = [[by_opponent[o] for o in row] for row in frame.opponents]
    notes = _notes_on_opponents(view)
    left_out: dict[int, tuple[tuple[int, Reason], ...]] = {}
    for i, row in enumerate(frame.outcomes):
        marks = row.translate(outcomes.MARKED_UNPLAYED)
        r = marks.find(outcomes.UNPLAYED_MARK)
        if r < 0:
            continue
        out = []
        while r >= 0:
            outcome = row[r]
            value, note = (0, _OPEN) if outcome == outcomes.OPEN else dummy(i, r, outcome)
            values[i][r] = value
            if note.reason in _NO_VALUE:
                out.append((r, note.reason))
            else:
                notes[i, r] = note
            r = marks.find(outcomes.UNPLAYED_MARK, r + 1)
        if out:
            left_out[i] = tuple(out)
    return Terms(values, view.scale, notes=notes, left_out=left_out)


def _notes_on_opponents(view: View) -> dict[tuple[int, int], Note]:
    """Note every game whose opponent's score is not the plain one, and forfeits taken as games."""
    frame, base = view.frame, view.base
    notes: dict[tuple[int, int], Note] = {}
    plain = view.totals if not view.descriptor.having("F") else _plain_totals(view)
    for o, (before, seen) in enumerate(zip(plain, view.once(adjusted_scores), strict=True)):
        if before == seen:
            continue
        reason = Reason.ADJUSTED if view.totals[o] == before else Reason.FORE
        for r, i in enumerate(frame.opponents[o]):
            if i >= 0 and frame.outcomes[i][r] in outcomes.PLAYED:
                notes[i, r] = Note(reason, before)
    by_rule = view.predetermined
    as_played = Note(Reason.FORFEIT_AS_PLAYED if by_rule else Reason.FORFEIT_BY_MODIFIER)
    if frame.outcomes is not base.outcomes:
        for i, (own, row) in enumerate(zip(base.outcomes, frame.outcomes, strict=True)):
            if own.translate(None, b"1=0WDLXUFHZ *"):
                for r, outcome in enumerate(row):
                    if own[r] in outcomes.FORFEITS and outcome in outcomes.PLAYED:
                        notes.setdefault((i, r), as_played)
    return notes


def _plain_totals(view: View) -> list[int]:
    n = view.base.rounds
    return [sum(row[:n]) for row in view.points.rows]


_OPEN = Note(Reason.OPEN)
_PLAIN_DUMMY = Note(Reason.DUMMY)
_FORE_DUMMY = Note(Reason.DUMMY_FORE)
_NO_VALUE = (Reason.OPEN, Reason.NOT_PLAYED, Reason.NO_OPPONENT)

# What a dummy is worth: (participant, round, outcome) -> value and note.
_Dummies = Callable[[int, int, int], tuple[int, Note]]


def _no_entry(view: View) -> _Dummies:
    """Leave the round out."""
    opponents = view.frame.opponents
    forfeited, alone = Note(Reason.NOT_PLAYED), Note(Reason.NO_OPPONENT)

    def dummy(i: int, r: int, outcome: int) -> tuple[int, Note]:
        return 0, forfeited if opponents[i][r] >= 0 else alone

    return dummy


def _own_score(view: View) -> _Dummies:
    """Take the own score, under the edition's ceiling: the opponent's score, or all draws."""
    own_scores, adjusted = view.own_scores, view.once(adjusted_scores)
    opponents, rules = view.frame.opponents, view.rules
    scheduled = rules.cap_rounds is CapRounds.SCHEDULED
    all_draws = view.frame.draw * (view.base.planned_rounds if scheduled else view.rounds)

    plain = _plain_totals(view) if view.descriptor.having("F") else view.totals
    fore = {i for i, total in enumerate(view.totals) if total != plain[i]}

    def dummy(i: int, r: int, outcome: int) -> tuple[int, Note]:
        return own_scores[i], _FORE_DUMMY if i in fore else _PLAIN_DUMMY

    def capped(i: int, r: int, outcome: int) -> tuple[int, Note]:
        own = own_scores[i]
        if outcome in outcomes.FORFEITS:
            limit, reason = adjusted[opponents[i][r]], Reason.DUMMY_CAPPED_BY_OPPONENT
        else:
            limit, reason = all_draws, Reason.DUMMY_CAPPED_BY_DRAWS
        return (limit, Note(reason, own, limit)) if limit < own else dummy(i, r, outcome)

    return capped if rules.dummy_caps else dummy


def _virtual_opponent(view: View) -> _Dummies:
    """Take the score of one who was level, got the other result and draws ever after."""
    frame, win = view.frame, view.points.win

    def dummy(i: int, r: int, outcome: int) -> tuple[int, Note]:
        row = frame.rows[i]
        before, draws = sum(row[:r]), frame.draw * (frame.rounds - r - 1)
        return before + win - row[r] + draws, Note(Reason.VIRTUAL_OPPONENT, before, draws=draws)

    return dummy


_ADJUSTMENTS: dict[Adjustment, Callable[[View], list[int]]] = {
    Adjustment.NONE: _plain,
    Adjustment.TRAILING_BYES_DRAWN: _trailing_byes_drawn,
    Adjustment.UNPLAYED_DRAWN: _unplayed_drawn,
}
_DUMMIES: dict[Dummy, Callable[[View], _Dummies]] = {
    Dummy.NONE: _no_entry,
    Dummy.OWN_SCORE: _own_score,
    Dummy.VIRTUAL_OPPONENT: _virtual_opponent,
}
