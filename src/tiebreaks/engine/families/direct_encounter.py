"""Direct encounter (C.07 Article 6)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, groupby
from math import lcm

from tiebreaks import outcomes
from tiebreaks.engine.definitions import Encounter, group_tiebreak
from tiebreaks.engine.origins import FIDE
from tiebreaks.engine.view import View

# What a member scored against each other member: index -> (units, meetings).
_Meetings = dict[int, dict[int, tuple[int, int]]]


@group_tiebreak("DE", accepts=("P", "MET"), article="6", origin=FIDE)
def direct_encounter(
    view: View, tied: Sequence[int]
) -> tuple[list[list[int]], tuple[Encounter, ...]]:
    """Order a tied group by the games of its members against each other.

    If all have met, by the points in these games; those still level once more among themselves.
    If games are missing (Swiss), a member who is first whatever their results would be is placed
    first, then the next in the same way, and the others once more among themselves. Several games
    of a pair count as their average. With /MET, the rule before 2023: only if all have met, by the
    sum of the points in these games, once; else nobody is placed.
    Rule: FIDE C.07 (2026-03) 6. Units: order numbers. None: a group that is not divided.
    """
    if view.descriptor.having(("MET",)):
        return _if_all_met(view, tied)
    encounters: list[Encounter] = []
    groups = _split(view, list(tied), encounters)
    return groups, tuple(encounters)


def _if_all_met(view: View, tied: Sequence[int]) -> tuple[list[list[int]], tuple[Encounter, ...]]:
    """Order a tied group by the points in the games among its members, if all have met."""
    if len(tied) == 1:
        return [list(tied)], ()
    meetings = _meetings(view, tied)
    base = {i: sum([units for units, _ in row.values()]) for i, row in meetings.items()}
    missing = {i: len(tied) - 1 - len(row) for i, row in meetings.items()}
    groups = [list(tied)] if any(missing.values()) else _by_score(tied, base)
    return groups, (_encounter(view, base, missing, 1, "", groups),)


def _split(view: View, tied: list[int], encounters: list[Encounter]) -> list[list[int]]:
    if len(tied) == 1:
        return [tied]
    meetings = _meetings(view, tied)
    scale = lcm(1, *{count for row in meetings.values() for _, count in row.values()})
    base = {
        i: sum([units * (scale // count) for units, count in row.values()])
        for i, row in meetings.items()
    }
    complete = view.predetermined  # an unplayed pair adds nothing there
    missing = {i: 0 if complete else len(tied) - 1 - len(meetings[i]) for i in tied}
    kept = 0  # how many groups are not compared once more
    if any(missing.values()):
        groups = _certain(tied, *_cases(view, base, missing, scale))
        kept, article = len(groups) - 1, "6.3"
    else:
        groups, article = _by_score(tied, base), "6.2"
    encounters.append(_encounter(view, base, missing, scale, article, groups))
    if len(groups) == 1:
        return groups
    again = [part for group in groups[kept:] for part in _split(view, group, encounters)]
    return groups[:kept] + again


def _cases(
    view: View, base: dict[int, int], missing: dict[int, int], scale: int
) -> tuple[dict[int, int], dict[int, int]]:
    """Return everybody's score if all missing games are lost, and if all are won."""
    loss, win = view.points.loss * scale, view.points.win * scale
    low = {i: score + missing[i] * loss for i, score in base.items()}
    return low, {i: score + missing[i] * win for i, score in base.items()}


def _encounter(
    view: View,
    base: dict[int, int],
    missing: dict[int, int],
    scale: int,
    article: str,
    groups: list[list[int]],
) -> Encounter:
    """Return the separate standings of a group, the highest score first."""
    ordered = sorted(base, key=lambda i: (-base[i], i))
    low, high = _cases(view, base, missing, scale)
    return Encounter(
        members=tuple(ordered),
        scores=tuple(base[i] for i in ordered),
        missing=tuple(missing[i] for i in ordered),
        low=tuple(low[i] for i in ordered),
        high=tuple(high[i] for i in ordered),
        scale=scale * view.scale,
        article=article,
        groups=tuple(tuple(group) for group in groups),
    )


def _meetings(view: View, tied: Sequence[int]) -> _Meetings:
    """Return what each member scored in the games that count against the others."""
    members = set(tied)
    frame = view.frame
    meetings: _Meetings = {}
    for i in tied:
        against: dict[int, tuple[int, int]] = {}
        for r, o in enumerate(frame.opponents[i]):
            if o in members and frame.outcomes[i][r] in outcomes.PLAYED:
                units, count = against.get(o, (0, 0))
                against[o] = (units + frame.rows[i][r], count + 1)
        meetings[i] = against
    return meetings


def _by_score(tied: Sequence[int], base: dict[int, int]) -> list[list[int]]:
    ordered = sorted(tied, key=lambda i: -base[i])
    return [list(group) for _, group in groupby(ordered, key=lambda i: base[i])]


def _certain(tied: Sequence[int], low: dict[int, int], high: dict[int, int]) -> list[list[int]]:
    """Place those who are alone at the top in every case, one after the other (6.3)."""
    ordered = sorted(tied, key=low.__getitem__, reverse=True)
    # The most that anybody from here on to the last could reach.
    reach = list(accumulate([high[i] for i in reversed(ordered)], max))[::-1]
    alone = 0
    while alone < len(ordered) - 1 and low[ordered[alone]] > reach[alone + 1]:
        alone += 1
    placed = set(ordered[:alone])
    return [*([i] for i in ordered[:alone]), [i for i in tied if i not in placed]]


FAMILY = (direct_encounter,)
