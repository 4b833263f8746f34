"""A tied group ordered by one number of each member."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import groupby
from typing import TYPE_CHECKING

from tiebreaks._exact import common_scale, in_units, short
from tiebreaks.engine.definitions import Encounter, Split
from tiebreaks.engine.game import Game
from tiebreaks.model.participants import Participant

if TYPE_CHECKING:
    from tiebreaks.engine.view import View

Score = Callable[[Participant, Sequence[Game]], int | Fraction]


def split_by_score(
    view: View, tied: Sequence[int], score: Score, lower_first: bool, again: bool
) -> Split:
    """Return the parts of a tied group and the separate standings, as `View.per_member` says."""
    if len(tied) == 1:
        return [list(tied)], ()
    scores = {i: _score_of(view, i, frozenset(tied), score) for i in tied}
    scale = common_scale(scores.values())
    units = {i: in_units(value, scale) for i, value in scores.items()}
    encounter = compared(tied, units, scale, "", lower_first)
    parts = [list(part) for part in encounter.groups]
    if not again or len(parts) == 1:
        return parts, (encounter,)
    deeper = [split_by_score(view, part, score, lower_first, again) for part in parts]
    steps = [step for _, encounters in deeper for step in encounters]
    return [part for found, _ in deeper for part in found], (encounter, *steps)


def _score_of(view: View, i: int, members: frozenset[int], score: Score) -> Fraction:
    """Return what the function makes of a member and the rounds against other members."""
    rounds = [r for r, o in enumerate(view.frame.opponents[i]) if o in members]
    member = view.base.participants[i]
    value: object = score(member, tuple(Game(view, i, r) for r in rounds))
    if not isinstance(value, int | Fraction):
        what = f"{view.descriptor}: the score of participant {member.number}"
        raise TypeError(f"{what} is a whole number or a Fraction, not {short(value, most=80)}")
    return Fraction(value)


def compared(
    group: Sequence[int],
    scores: dict[int, int],
    scale: int,
    article: str,
    lower_first: bool = False,
) -> Encounter:
    """Return the order of a group by one number each."""
    sign = 1 if lower_first else -1
    ordered = sorted(group, key=lambda i: sign * scores[i])
    numbers = tuple(scores[i] for i in ordered)
    return Encounter(
        members=tuple(ordered),
        scores=numbers,
        missing=(0,) * len(ordered),
        low=numbers,
        high=numbers,
        scale=scale,
        article=article,
        groups=tuple(tuple(part) for _, part in groupby(ordered, key=lambda i: scores[i])),
    )
