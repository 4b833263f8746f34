"""Unplayed rounds: adjusted scores and dummy opponents (C.07 Art. 15, 16, and before 2023)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import attrs

from tiebreaks import outcomes
from tiebreaks.editions import Adjustment, CapRounds, Dummy, DummyFactor
from tiebreaks.editions.reasons import Reason
from tiebreaks.engine.terms import LeftOut, Note, Terms
from tiebreaks.engine.view import View
from tiebreaks.errors import NotApplicableError, Problem

UNPLAYED = outcomes.BYES + outcomes.FORFEITS


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
    half_bye = frame.draw if view.rules.half_byes_count else 0
    scores = view.totals[:]
    for i, row in enumerate(frame.seen):
        if row.translate(None, outcomes.PLAYED):
            for r, outcome in enumerate(row):
                if outcome in UNPLAYED:
                    worth = half_bye if outcome == outcomes.HALF_BYE else frame.draw
                    scores[i] += worth - frame.rows[i][r]
    return scores


def _with_start(view: View) -> list[int]:
    """Add the McMahon starting scores."""
    return [total + start for total, start in zip(view.totals, starting_units(view), strict=True)]


def starting_units(view: View) -> list[int]:
    """Return everybody's starting score in units.

    Raises:
        NotApplicableError: one that the units of the event cannot express.
    """
    units = [person.start * view.scale for person in view.base.participants]
    if any(start.denominator != 1 for start in units):
        why = Problem(
            "starting_score_between_units",
            "a starting score is not a multiple of 1/{units}",
            units=view.scale,
        )
        raise NotApplicableError(str(view.descriptor), why)
    return [int(start) for start in units]


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


def open_rounds(rows: Sequence[bytes]) -> dict[int, tuple[tuple[int, Reason], ...]]:
    """Return the rounds that are paired and have no result."""
    return {
        i: tuple((r, Reason.OPEN) for r, outcome in enumerate(row) if outcome == outcomes.OPEN)
        for i, row in enumerate(rows)
        if outcomes.OPEN in row
    }


def also(
    view: View, left_out: LeftOut, reason: Reason, missing: Callable[[int, int], bool]
) -> LeftOut:
    """Return what is left out, and every other game (i, r) that misses something."""
    more = dict(left_out)
    for i, row in enumerate(view.base.opponents):
        before = more.get(i, ())
        gone = {r for r, _ in before}
        games = [r for r, o in enumerate(row[: view.base.rounds]) if o >= 0 and r not in gone]
        added = tuple((r, reason) for r in games if missing(i, r))
        if added:
            more[i] = (*before, *added)
    return more


def opponent_scores(view: View) -> Terms:
    """Return one value per round: the opponent's adjusted score, or the dummy's.

    Buchholz sums them, Sonneborn-Berger multiplies them by the points of the round. An open game
    has no value. Rule: FIDE C.07 (2026-03) 16.3, 16.4.
    """
    frame = view.frame
    by_opponent = [*view.once(adjusted_scores), 0]  # the last one answers to -1, no opponent
    dummy = _dummies(view)
    values = [[by_opponent[o] for o in row] for row in frame.opponents]
    notes = _notes_on_opponents(view)
    left_out: dict[int, tuple[tuple[int, Reason], ...]] = {}
    undefined: dict[int, Reason] = {}
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
            elif note.reason is Reason.NO_RULE:
                undefined[i] = note.reason
            else:
                notes[i, r] = note
            r = marks.find(outcomes.UNPLAYED_MARK, r + 1)
        if out:
            left_out[i] = tuple(out)
    return Terms(values, view.scale, notes=notes, left_out=left_out, undefined=undefined)


def times_points_scored(view: View, terms: Terms) -> Terms:
    """Return the terms, each times the points scored in the round, a dummy's as the rules say."""
    rule = view.rules.dummy_factor
    rows: Sequence[Sequence[int]] = view.frame.rows
    if rule is DummyFactor.AWARDED:
        return attrs.evolve(terms, factors=rows, factor_scale=view.scale)
    factors = [list(row) for row in rows]
    left_out, notes = dict(terms.left_out), dict(terms.notes)
    for i, row in enumerate(view.frame.outcomes):
        gone = {r for r, _ in left_out.get(i, ())}
        unplayed = [r for r, o in enumerate(row) if o not in outcomes.PLAYED and r not in gone]
        if rule is DummyFactor.DRAW:
            for r in unplayed:
                factors[i][r] = view.frame.draw
        elif unplayed:
            left_out[i] = (*left_out.get(i, ()), *((r, Reason.NOT_PLAYED) for r in unplayed))
            for r in unplayed:
                notes.pop((i, r), None)
    return attrs.evolve(
        terms, factors=factors, factor_scale=view.scale, left_out=left_out, notes=notes
    )


def _notes_on_opponents(view: View) -> dict[tuple[int, int], Note]:
    """Note every game whose opponent's score is not the plain one, and forfeits taken as games."""
    frame, base = view.frame, view.base
    notes: dict[tuple[int, int], Note] = {}
    plain = view.totals if not view.descriptor.having("F") else _plain_totals(view)
    started = view.rules.adjustment is Adjustment.WITH_START
    adjusted = Reason.WITH_START if started else Reason.ADJUSTED
    for o, (before, seen) in enumerate(zip(plain, view.once(adjusted_scores), strict=True)):
        if before == seen:
            continue
        reason = adjusted if view.totals[o] == before else Reason.FORE
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


def _dummies(view: View) -> _Dummies:
    """Return what the rules say a dummy is worth."""
    rules = view.rules
    rule = rules.dummy
    dummy = _DUMMIES[rule](view) if isinstance(rule, Dummy) else rule(view)
    if rules.half_byes_count:
        return dummy
    no_entry = Note(Reason.NO_OPPONENT)

    def without_half_byes(i: int, r: int, outcome: int) -> tuple[int, Note]:
        return (0, no_entry) if outcome == outcomes.HALF_BYE else dummy(i, r, outcome)

    return without_half_byes


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
    frame, points = view.frame, view.points
    opposite = {points.win: points.loss, points.draw: points.draw, points.loss: points.win}

    def dummy(i: int, r: int, outcome: int) -> tuple[int, Note]:
        row = frame.rows[i]
        before, draws = sum(row[:r]), frame.draw * (frame.rounds - r - 1)
        other = opposite.get(row[r], points.win - row[r])
        return before + other + draws, Note(Reason.VIRTUAL_OPPONENT, before, draws=draws)

    return dummy


def _nothing(view: View) -> _Dummies:
    """Take an opponent with 0 points, who may be cut as any other."""
    note = Note(Reason.NOTHING)
    return lambda i, r, outcome: (0, note)


def _own_adjusted(view: View) -> _Dummies:
    """Take the own score as opponents see it: a draw against oneself."""
    adjusted, note = view.once(adjusted_scores), Note(Reason.OWN_ADJUSTED)
    return lambda i, r, outcome: (adjusted[i], note)


def _lowest_score(view: View) -> _Dummies:
    """Take the lowest score of all for a bye worth a win, nothing for other unplayed rounds."""
    lowest = min(view.totals, default=0), Note(Reason.LOWEST_SCORE)
    nothing = 0, Note(Reason.NOTHING)
    byes = (outcomes.PAIRING_BYE, outcomes.FULL_BYE)
    return lambda i, r, outcome: lowest if outcome in byes else nothing


def _starting_score(view: View) -> _Dummies:
    """Take the own starting score."""
    start, note = starting_units(view), Note(Reason.STARTING_SCORE)
    return lambda i, r, outcome: (start[i], note)


def _undefined(view: View) -> _Dummies:
    """Give nobody a value who has an unplayed round: there is no agreed one."""
    note = Note(Reason.NO_RULE)
    return lambda i, r, outcome: (0, note)


_ADJUSTMENTS: dict[Adjustment, Callable[[View], list[int]]] = {
    Adjustment.NONE: _plain,
    Adjustment.TRAILING_BYES_DRAWN: _trailing_byes_drawn,
    Adjustment.UNPLAYED_DRAWN: _unplayed_drawn,
    Adjustment.WITH_START: _with_start,
}
_DUMMIES: dict[Dummy, Callable[[View], _Dummies]] = {
    Dummy.NONE: _no_entry,
    Dummy.NOTHING_IN_MEDIANS: _no_entry,
    Dummy.OWN_SCORE: _own_score,
    Dummy.VIRTUAL_OPPONENT: _virtual_opponent,
    Dummy.NOTHING: _nothing,
    Dummy.OWN_ADJUSTED: _own_adjusted,
    Dummy.LOWEST_SCORE: _lowest_score,
    Dummy.STARTING_SCORE: _starting_score,
    Dummy.UNDEFINED: _undefined,
}
