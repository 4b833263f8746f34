"""Modifiers: cut, median, forfeits as played, fore, limit, reverse (C.07 Art. 14)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate
from operator import mul
from typing import Any, NamedTuple

import attrs

from tiebreaks import outcomes
from tiebreaks.editions import Dummy
from tiebreaks.editions.reasons import Reason
from tiebreaks.engine.definitions import CutOrder
from tiebreaks.engine.stages import Modifier, Stage
from tiebreaks.engine.terms import Kind, Note, Terms, Vectors
from tiebreaks.engine.view import Frame, View


class Element(NamedTuple):
    """A term that may be cut: what selects it, what it adds, its place, whether voluntary."""

    sel: int
    value: int
    place: int
    voluntary: bool


def draw_last_round(frame: Frame) -> Frame:
    """Count every pairing of the last scheduled round as a draw (8.3), played or not.

    While that round is the next one, its pairings are added; before that nothing changes.
    Byes and absences of the round stay what they are.
    """
    table = frame.table
    last = table.planned_rounds
    if not last or not table.outcomes or len(table.outcomes[0]) != last:
        return frame
    absent = bytes.maketrans(bytes([outcomes.UNPAIRED]), bytes([outcomes.ZERO_BYE]))
    ends = [row[-1:].translate(absent).translate(outcomes.AS_DRAWN) for row in table.outcomes]
    return attrs.evolve(
        frame,
        opponents=table.opponents,
        outcomes=[row[: last - 1] + end for row, end in zip(frame.outcomes, ends, strict=True)],
        seen=[row[: last - 1] + end for row, end in zip(frame.seen, ends, strict=True)],
        rows=[
            (*row[:-1], frame.draw if letters[-1] in outcomes.PAIRED else row[-1])
            for row, letters in zip(frame.points.rows, table.outcomes, strict=True)
        ],
        rounds=last,
    )


def forfeits_as_played(frame: Frame) -> Frame:
    """Count forfeits as games for the participant's own rounds; opponents' scores stay."""
    return attrs.evolve(
        frame, outcomes=[row.translate(outcomes.FORFEITS_AS_PLAYED) for row in frame.outcomes]
    )


def cut(terms: Terms, view: View, order: CutOrder, count: int) -> Terms:
    """Leave out the least significant terms (14.1, 14.2), voluntary ones first by 16.5."""
    return _select(terms, view, order, count, 0)


def cut_lowest(terms: Terms, order: CutOrder, reason: Reason) -> Terms:
    """Leave out the least significant term, whatever was played or not, for a reason."""
    return cut_each(terms, [(1, 0)] * len(terms.values), order, reason)


def cut_each(
    terms: Terms,
    counts: Sequence[tuple[int, int]],
    order: CutOrder = CutOrder.VALUE,
    reason: Reason = Reason.CUT_LOW,
) -> Terms:
    """Leave out so many of the least and of the most significant terms of each participant.

    Whatever was played or not; the reason is that of the least significant ones.
    """
    left_out = {i: out for i, out in _ends(terms, order, reason, counts).items() if out}
    for i, before in terms.left_out.items():
        elements = [Element(*_KEYS[order](terms, i, k), k, False) for k in terms.counted(i)]
        left_out[i] = (*before, *_chosen(elements, *counts[i], _least_significant, reason))
    return attrs.evolve(terms, left_out=left_out)


def median(terms: Terms, view: View, order: CutOrder, count: int) -> Terms:
    """Leave out the least significant terms, then as many of the most significant (14.3, 14.4)."""
    if view.rules.dummy is Dummy.NOTHING_IN_MEDIANS:
        terms = _with_unplayed_rounds(terms)
    return _select(terms, view, order, count, count)


def cut_highest(terms: Terms, view: View, order: CutOrder, count: int) -> Terms:
    """Leave out the most significant terms."""
    return _select(terms, view, order, 0, count)


def lexicographic(terms: Terms, order: CutOrder) -> Vectors:
    """Return what remains as the least significant terms go, one after the other.

    For values these are the totals without 1, 2, ... of the lowest; for progressive scores those
    without the first round, the first two, ...
    """
    key = _KEYS[order]
    factors = terms.factors
    width = max(map(len, terms.values), default=0)
    vectors = []
    for i, values in enumerate(terms.values):
        counted = set(terms.counted(i))
        places = range(len(values)) if order is CutOrder.EARLIEST else counted
        elements = sorted(Element(*key(terms, i, k), k, False) for k in places)
        products = [
            values[e.place] * (factors[i][e.place] if factors else 1) if e.place in counted else 0
            for e in elements
        ]
        remaining = list(accumulate(reversed(products)))[::-1]
        vectors.append((*remaining[1:], *[0] * (width - len(remaining[1:]))))
    return vectors


def _with_unplayed_rounds(terms: Terms) -> Terms:
    """Count unplayed rounds that are left out as opponents with 0 points, who may be cut."""
    unplayed = (Reason.NOT_PLAYED, Reason.NO_OPPONENT)
    added = [(i, k) for i, out in terms.left_out.items() for k, why in out if why in unplayed]
    kept = {
        i: tuple((k, why) for k, why in out if why not in unplayed)
        for i, out in terms.left_out.items()
    }
    return attrs.evolve(
        terms,
        left_out={i: out for i, out in kept.items() if out},
        notes={**terms.notes, **dict.fromkeys(added, Note(Reason.NOTHING))},
    )


def _select(terms: Terms, view: View, order: CutOrder, low: int, high: int) -> Terms:
    """Leave out at both ends: for most from whole rows, for the others term by term."""
    by_rule = view.rules.cut_prefers_voluntary and order is not CutOrder.EARLIEST
    protect = by_rule and terms.kind is Kind.ROUND
    voluntary = outcomes.positions(view.frame.outcomes, outcomes.VOLUNTARY) if protect else {}
    choose = view.rules.choose_cut or _least_significant
    low_reason = Reason.CUT_EARLIEST if order is CutOrder.EARLIEST else Reason.CUT_LOW
    left_out = {}
    others: Iterable[int] = range(len(terms.values))
    if choose is _least_significant and not terms.kinds:
        left_out = _ends(terms, order, low_reason, [(low, high)] * len(terms.values))
        others = terms.left_out.keys() | voluntary.keys()
        if (low, high, order) == (1, 0, CutOrder.VALUE):
            others = terms.left_out.keys()
            for i in voluntary.keys() - others:
                left_out[i] = _voluntary_first(terms.values[i], voluntary[i])
    key = _KEYS[order]
    for i in others:
        before = terms.left_out.get(i, ())
        gone = {k for k, _ in before}
        asked = {k for k in voluntary.get(i, ()) if terms.kind_of(i, k) is Kind.ROUND}
        elements = [
            Element(*key(terms, i, k), k, k in asked)
            for k in range(len(terms.values[i]))
            if k not in gone
        ]
        left_out[i] = (*before, *_chosen(elements, low, high, choose, low_reason))
    return attrs.evolve(terms, left_out=left_out)


def _ends(
    terms: Terms, order: CutOrder, reason: Reason, counts: Sequence[tuple[int, int]]
) -> dict[int, tuple[tuple[int, Reason], ...]]:
    """Return what `_chosen` would where every term counts and none is voluntary, faster."""
    width = max(map(len, terms.values), default=0)
    lowest, highest = ([(k, why) for k in range(width)] for why in (reason, Reason.CUT_HIGH))
    alone = [(entry,) for entry in lowest]
    found: dict[int, tuple[tuple[int, Reason], ...]] = {}
    for i, (row, (low, high)) in enumerate(zip(_compared(terms, order), counts, strict=True)):
        if low == 1 and not high and row:
            found[i] = alone[row.index(min(row))]
            continue
        ascending = sorted(range(len(row)), key=row.__getitem__)
        rest = ascending[low:] if high else ()
        most = sorted(rest, key=row.__getitem__, reverse=True)[:high]
        found[i] = (*[lowest[k] for k in ascending[:low]], *[highest[k] for k in most])
    return found


def _compared(terms: Terms, order: CutOrder) -> Iterable[Sequence[Any]]:
    """Return what the terms of each row are compared by, the least significant being lowest."""
    if order is CutOrder.EARLIEST:
        return (range(len(row)) for row in terms.values)
    if order is CutOrder.VALUE or terms.factors is None:
        return terms.values
    pairs = zip(terms.values, terms.factors, strict=True)
    return ([*zip(row, map(mul, row, factors), strict=True)] for row, factors in pairs)


def _voluntary_first(values: Sequence[int], places: list[int]) -> tuple[tuple[int, Reason], ...]:
    """Return what `_chosen` would for one cut of plain values, some of them voluntary, faster.

    The lowest voluntary value is never lower than the lowest of all, so it goes (16.5).
    """
    lowest = min(places, key=values.__getitem__)
    least = values.index(min(values))
    return ((lowest, Reason.CUT_LOW if lowest == least else Reason.CUT_VOLUNTARY),)


def _chosen(
    elements: list[Element],
    low: int,
    high: int,
    choose: Callable[[list[Element]], Element],
    low_reason: Reason,
) -> list[tuple[int, Reason]]:
    """Return the places to leave out, first the low ones, then the high."""
    chosen = []
    by_rule = choose is _least_significant
    other_reason = Reason.CUT_VOLUNTARY if by_rule else Reason.CUT_BY_EVENT
    for _ in range(min(low, len(elements))):
        plain = min(elements, key=lambda element: (element.sel, element.value))
        first = choose(elements)
        elements.remove(first)
        reason = low_reason if first is plain else other_reason
        chosen.append((first.place, reason))
    for _ in range(min(high, len(elements))):
        most = max(elements, key=lambda element: (element.sel, element.value))
        elements.remove(most)
        chosen.append((most.place, Reason.CUT_HIGH))
    return chosen


def _least_significant(elements: list[Element]) -> Element:
    """Return the least significant element, or the lowest voluntary one if not lower (16.5)."""
    least = min(elements, key=lambda element: (element.sel, element.value))
    voluntary = [element for element in elements if element.voluntary]
    if voluntary:
        lowest = min(voluntary, key=lambda element: (element.value, element.sel))
        if lowest.value >= least.value:
            return lowest
    return least


def _by_value(terms: Terms, i: int, k: int) -> tuple[int, int]:
    value = terms.values[i][k]
    return value, value


def _by_value_then_product(terms: Terms, i: int, k: int) -> tuple[int, int]:
    assert terms.factors is not None
    value = terms.values[i][k]
    return value, value * terms.factors[i][k]


def _by_place(terms: Terms, i: int, k: int) -> tuple[int, int]:
    return k, terms.values[i][k]


_KEYS: dict[CutOrder, Callable[[Terms, int, int], tuple[int, int]]] = {
    CutOrder.VALUE: _by_value,
    CutOrder.VALUE_THEN_PRODUCT: _by_value_then_product,
    CutOrder.EARLIEST: _by_place,
}

MODIFIERS: Sequence[Modifier] = (
    Modifier("C", Stage.SELECTION, "14.1", number=True, select=cut),
    Modifier("M", Stage.SELECTION, "14.3", number=True, select=median),
    Modifier("L", Stage.PARAMETER, "14.5", number=True),
    Modifier("K", Stage.PARAMETER, "13.4.2", number=True),
    Modifier("H", Stage.SELECTION, number=True, select=cut_highest),
    Modifier("LEX", Stage.VECTOR, vector=lexicographic),
    Modifier("MET", Stage.PARAMETER),
    Modifier("F", Stage.VIEW, "8.3", frame=draw_last_round),
    Modifier("P", Stage.VIEW, "6.1.1", frame=forfeits_as_played),
    Modifier("R", Stage.ORDER, "14.6"),
)
