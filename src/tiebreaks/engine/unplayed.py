"""Unplayed rounds: adjusted scores and dummy opponents (C.07 Art. 15, 16, and before 2023)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import attrs

from tiebreaks import outcomes
from tiebreaks.editions import Adjustment, CapRounds, Dummy, DummyFactor
from tiebreaks.editions.reasons import Reason
from tiebreaks.engine.rows import LazyMap, picked
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
    frame, draw = view.frame, view.frame.draw
    voluntary, requested = outcomes.VOLUNTARY, outcomes.REQUESTED
    scores = view.totals[:]
    for i in [i for i, row in enumerate(frame.seen) if row and row[-1] in voluntary]:
        row = frame.seen[i]
        for r in range(len(row.rstrip(voluntary)), len(row)):
            if row[r] in requested:
                scores[i] += draw - frame.rows[i][r]
    return scores


def _unplayed_drawn(view: View) -> list[int]:
    """Count every unplayed round as a draw, whatever was awarded."""
    frame, draw = view.frame, view.frame.draw
    half_bye = draw if view.rules.half_byes_count else 0
    scores = view.totals[:]
    for i, row in enumerate(frame.seen):
        if row.translate(None, outcomes.PLAYED):
            for r, outcome in enumerate(row):
                if outcome in UNPLAYED:
                    worth = half_bye if outcome == outcomes.HALF_BYE else draw
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
    others = _ALL.translate(None, counted)
    undecided, is_open, not_played = outcomes.UNDECIDED, Reason.OPEN, Reason.NOT_PLAYED
    return {
        i: tuple([(r, is_open if rows[i][r] in undecided else not_played) for r in rounds])
        for i, rounds in outcomes.positions(rows, others).items()
    }


_ALL = bytes(range(256))


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
    values = picked(by_opponent, frame.opponents)
    dummy, some_without = _dummies(view)
    left_out: dict[int, tuple[tuple[int, Reason], ...]] = {}
    undefined: dict[int, Reason] = {}
    for i, rounds in outcomes.positions(frame.outcomes, outcomes.NOT_PLAYED).items():
        row, letters = values[i], frame.outcomes[i]
        for r in rounds:
            row[r], note = dummy(i, r, letters[r])
            if some_without and note.reason in _NO_VALUE:
                left_out[i] = (*left_out.get(i, ()), (r, note.reason))
            elif some_without and note.reason is Reason.NO_RULE:
                undefined[i] = note.reason
    # Rankings need no notes, and there may be thousands: they are made for the first working.
    notes = LazyMap(lambda: _notes_on_opponents(view) | _notes_on_dummies(view))
    return Terms(values, view.scale, notes=notes, left_out=left_out, undefined=undefined)


def _notes_on_dummies(view: View) -> dict[tuple[int, int], Note]:
    """Note every unplayed round that has a value, from the function that gave the value."""
    (dummy, _), rows = _dummies(view), view.frame.outcomes
    return {
        (i, r): note
        for i, rounds in outcomes.positions(rows, outcomes.NOT_PLAYED).items()
        for r in rounds
        if (note := dummy(i, r, rows[i][r])[1]).reason not in _NO_NOTE
    }


def times_points_scored(view: View, terms: Terms) -> Terms:
    """Return the terms, each times the points scored in the round, a dummy's as the rules say."""
    rule = view.rules.dummy_factor
    rows: Sequence[Sequence[int]] = view.frame.rows
    if rule is DummyFactor.AWARDED:
        return attrs.evolve(terms, factors=rows, factor_scale=view.scale)
    factors = [list(row) for row in rows]
    left_out = dict(terms.left_out)
    without_note: set[tuple[int, int]] = set()
    for i, rounds in outcomes.positions(view.frame.outcomes, outcomes.NOT_PLAYED).items():
        gone = {r for r, _ in left_out.get(i, ())}
        unplayed = [r for r in rounds if r not in gone]
        if rule is DummyFactor.DRAW:
            for r in unplayed:
                factors[i][r] = view.frame.draw
        elif unplayed:
            left_out[i] = (*left_out.get(i, ()), *[(r, Reason.NOT_PLAYED) for r in unplayed])
            without_note.update([(i, r) for r in unplayed])
    notes = terms.notes
    if without_note:
        notes = LazyMap(lambda: {k: v for k, v in terms.notes.items() if k not in without_note})
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
        note = Note(adjusted if view.totals[o] == before else Reason.FORE, before)
        for r, i in enumerate(frame.opponents[o]):
            if i >= 0 and frame.outcomes[i][r] in outcomes.PLAYED:
                notes[i, r] = note
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
_NO_NOTE = (*_NO_VALUE, Reason.NO_RULE)
_ALWAYS_VALUED = (  # dummies that have a value in every round
    *(Dummy.OWN_SCORE, Dummy.VIRTUAL_OPPONENT, Dummy.NOTHING, Dummy.OWN_ADJUSTED),
    *(Dummy.LOWEST_SCORE, Dummy.STARTING_SCORE),
)

# What a dummy is worth: (participant, round, outcome) -> value and note.
_Dummies = Callable[[int, int, int], tuple[int, Note]]


def _dummies(view: View) -> tuple[_Dummies, bool]:
    """Return what the rules say a dummy is worth, and whether some rounds may have no value.

    An open game has none.
    """
    rules = view.rules
    rule = rules.dummy
    dummy = _DUMMIES[rule](view) if isinstance(rule, Dummy) else rule(view)
    without_value: dict[int, tuple[int, Note]] = {}
    if outcomes.OPEN in b"".join(view.frame.outcomes):
        without_value[outcomes.OPEN] = 0, _OPEN
    if not rules.half_byes_count:
        without_value[outcomes.HALF_BYE] = 0, Note(Reason.NO_OPPONENT)
    if not without_value:
        return dummy, rule not in _ALWAYS_VALUED

    def dummy_if_valued(i: int, r: int, outcome: int) -> tuple[int, Note]:
        return without_value.get(outcome) or dummy(i, r, outcome)

    return dummy_if_valued, True


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

    forfeits = outcomes.FORFEITS
    by_draws, by_opponent = Reason.DUMMY_CAPPED_BY_DRAWS, Reason.DUMMY_CAPPED_BY_OPPONENT
    fore: set[int] = set()
    if view.descriptor.having("F"):
        plain = _plain_totals(view)
        fore = {i for i, total in enumerate(view.totals) if total != plain[i]}

    def dummy(i: int, r: int, outcome: int) -> tuple[int, Note]:
        return own_scores[i], _FORE_DUMMY if i in fore else _PLAIN_DUMMY

    def at_most(i: int, limit: int, reason: Reason) -> tuple[int, Note]:
        own = own_scores[i]
        if limit < own:
            return limit, Note(reason, own, limit)
        return own, _FORE_DUMMY if i in fore else _PLAIN_DUMMY

    of_byes: dict[int, tuple[int, Note]] = {}  # the same in every round without an opponent

    def capped(i: int, r: int, outcome: int) -> tuple[int, Note]:
        if outcome in forfeits:
            return at_most(i, adjusted[opponents[i][r]], by_opponent)
        found = of_byes.get(i)
        if found is None:
            found = of_byes[i] = at_most(i, all_draws, by_draws)
        return found

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
