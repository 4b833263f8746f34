"""Go and shogi: McMahon scores and the sums of opponents' scores."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import attrs

from tiebreaks import outcomes
from tiebreaks.editions.policies import OF_SUMS
from tiebreaks.editions.reasons import Reason
from tiebreaks.engine.definitions import (
    Alias,
    Basis,
    CutOrder,
    Encounter,
    Need,
    group_tiebreak,
    tiebreak,
)
from tiebreaks.engine.descriptors import Descriptor, parse
from tiebreaks.engine.families.own_results import points, progressive_scores
from tiebreaks.engine.folds import total
from tiebreaks.engine.opponents import values_of_opponents
from tiebreaks.engine.origins import GO, Confidence
from tiebreaks.engine.scored_groups import compared
from tiebreaks.engine.terms import Kind, Note, Terms
from tiebreaks.engine.unplayed import opponent_scores, starting_units, times_points_scored
from tiebreaks.engine.view import View


@tiebreak("GO:MMS", fold=total, decimals=1, is_score=True, origin=GO)
def mcmahon_score(view: View) -> Terms:
    """Add the points of all rounds to the starting score.

    Without starting scores it equals the points.
    Rule: McMahon tournaments. Units: points. None: never.
    """
    terms = points.terms(view)
    starts = starting_units(view)
    if not any(starts):
        return terms
    rows = [[*row, start] for row, start in zip(terms.values, starts, strict=True)]
    places = [(i, len(row) - 1) for i, row in enumerate(rows)]
    return attrs.evolve(
        terms,
        values=rows,
        kinds={**terms.kinds, **dict.fromkeys(places, Kind.PART)},
        notes={**terms.notes, **dict.fromkeys(places, Note(Reason.START))},
    )


@tiebreak("GO:SOS", fold=total, accepts="CMH", decimals=1, origin=GO, policy="GO", policies=OF_SUMS)
def sum_of_opponents_scores(view: View) -> Terms:
    """Sum the opponents' scores, starting scores included.

    An unplayed round counts the participant's own starting score. Handicap stones change nothing.
    Rule: OpenGotha. Units: points. None: never.
    """
    return view.once(opponent_scores)


@tiebreak(
    "GO:SODOS",
    fold=total,
    cut_order=CutOrder.VALUE_THEN_PRODUCT,
    decimals=2,
    origin=GO,
    policy="GO",
    policies=OF_SUMS,
)
def sum_of_defeated_opponents_scores(view: View) -> Terms:
    """Sum the opponents' scores, each times the points scored against them.

    A jigo counts half of the opponent's score, an unplayed round nothing.
    Rule: OpenGotha. Units: points. None: never.
    """
    return times_points_scored(view, view.once(opponent_scores))


@tiebreak("GO:SOSOS", fold=total, decimals=1, origin=GO, policy="GO")
def sum_of_opponents_sos(view: View) -> Terms:
    """Sum the opponents' GO:SOS.

    An unplayed round counts the own starting score times the number of rounds held.
    Rule: OpenGotha. Units: points. None: never.
    """
    first = view.once(opponent_scores)
    own = [start * view.rounds for start in starting_units(view)]
    terms = values_of_opponents(view, Descriptor("GO:SOS", view.descriptor.points), first.left_out)
    factor = terms.scale // view.scale
    values = [list(row) for row in terms.values]
    notes = {
        place: Note(Reason.STARTING_SCORE_EACH_ROUND)
        for place, note in first.notes.items()
        if note.reason is Reason.STARTING_SCORE
    }
    for i, r in notes:
        values[i][r] = own[i] * factor
    return attrs.evolve(terms, values=values, notes=notes)


@tiebreak("GO:CUSS", fold=total, needs={Need.ROUND_ORDER}, decimals=1, origin=GO)
def cumulative_sum_of_scores(view: View) -> Terms:
    """Sum the scores after each round, the starting score included in each of them.

    Rule: OpenGotha; in shogi and elsewhere the running score (ROS). Units: points. None: never.
    """
    terms = progressive_scores.terms(view)
    starts = starting_units(view)
    notes = {
        (i, r): Note(Reason.WITH_START, row[r])
        for i, row in enumerate(terms.values)
        if starts[i]
        for r in terms.counted(i)
    }
    rows = [[n + start for n in row] for row, start in zip(terms.values, starts, strict=True)]
    return attrs.evolve(terms, values=rows, notes=notes)


@group_tiebreak("GO:DC", origin=GO, confidence=Confidence.INFERRED)
def direct_confrontation(
    view: View, tied: Sequence[int]
) -> tuple[list[list[int]], tuple[Encounter, ...]]:
    """Order a tied group by who beat whom in it.

    Those who beat each other in a circle are level. Placed first is whom nobody else of the group
    beat, next whom only those beat, and so on. A jigo and a game not played decide nothing.
    Rule: OpenGotha. Units: order numbers. None: a group that is not divided.
    """
    beaten_by = _beaten_by(view, tied)
    levels = _levels(tied, beaten_by)
    ordered = sorted(tied, key=levels.__getitem__)
    encounter = compared(ordered, levels, 1, "", lower_first=True)
    wins = dict.fromkeys(tied, 0)
    for winners in beaten_by.values():
        for winner in winners:
            wins[winner] += 1
    numbers = tuple(wins[i] for i in encounter.members)
    encounter = attrs.evolve(
        encounter,
        scores=numbers,
        low=numbers,
        high=numbers,
        basis=Basis.WHO_BEAT_WHOM,
        beaten_by=tuple(tuple(beaten_by[i]) for i in encounter.members),
    )
    return [list(group) for group in encounter.groups], (encounter,)


@group_tiebreak("GO:SDC", origin=GO, confidence=Confidence.ONE_SOURCE)
def simplified_direct_confrontation(
    view: View, tied: Sequence[int]
) -> tuple[list[list[int]], tuple[Encounter, ...]]:
    """Order a tied group by the wins of its members against each other, a jigo being half a win.

    If two of them have not met, the group is not divided.
    Rule: OpenGotha. Units: order numbers. None: a group that is not divided.
    """
    members = set(tied)
    halves: dict[int, int] = {}
    missing: dict[int, int] = {}
    for i in tied:
        games = [(o, outcome) for o, outcome in _games(view, i) if o in members]
        halves[i] = sum(_HALVES.get(outcome, 0) for _, outcome in games)
        missing[i] = len(tied) - 1 - len({o for o, _ in games})
    encounter = compared(tied, halves, 2, "")
    encounter = attrs.evolve(
        encounter,
        basis=Basis.WINS,
        missing=tuple(missing[i] for i in encounter.members),
        high=tuple(halves[i] + 2 * missing[i] for i in encounter.members),
        groups=(tuple(tied),) if any(missing.values()) else encounter.groups,
    )
    return [list(group) for group in encounter.groups], (encounter,)


_HALVES = {
    outcomes.WIN: 2,
    outcomes.SHORT_WIN: 2,
    outcomes.DRAW: 1,
    outcomes.SHORT_DRAW: 1,
}
_WON = bytes([outcomes.WIN, outcomes.SHORT_WIN])


def _games(view: View, i: int) -> list[tuple[int, int]]:
    """Return the opponents of a participant's finished games, and the outcomes."""
    table = view.base
    rounds = zip(table.opponents[i][: table.rounds], table.outcomes[i], strict=False)
    return [(o, outcome) for o, outcome in rounds if outcome in outcomes.GAMES]


def _beaten_by(view: View, tied: Sequence[int]) -> dict[int, list[int]]:
    """Return for each member of a group the members who beat them, each once."""
    members = set(tied)
    found: dict[int, list[int]] = {i: [] for i in tied}
    for i in tied:
        for o in dict.fromkeys(o for o, outcome in _games(view, i) if outcome in _WON):
            if o in members:
                found[o].append(i)
    return found


def _levels(tied: Sequence[int], beaten_by: Mapping[int, Sequence[int]]) -> dict[int, int]:
    """Return the level of each member: 0 for the unbeaten, else one below the lowest winner."""
    beat: dict[int, list[int]] = {i: [] for i in tied}
    for loser, winners in beaten_by.items():
        for winner in winners:
            beat[winner].append(loser)
    circle: dict[int, int] = {}  # the first found of those who beat each other in a circle
    levels: dict[int, int] = {}
    for first in reversed(_finished(tied, beat)):  # winners come before those they beat
        if first in circle:
            continue
        members = _reached(first, beaten_by, circle)
        above = [levels[w] for i in members for w in beaten_by[i] if circle[w] != first]
        levels |= dict.fromkeys(members, max(above, default=-1) + 1)
    return levels


def _finished(tied: Sequence[int], beat: Mapping[int, Sequence[int]]) -> list[int]:
    """Return the members in the order in which a search of all they beat leaves them."""
    order: list[int] = []
    seen: set[int] = set()
    for first in tied:
        if first in seen:
            continue
        seen.add(first)
        path = [(first, iter(beat[first]))]
        while path:
            i, losers = path[-1]
            following = next((o for o in losers if o not in seen), None)
            if following is None:
                order.append(i)
                path.pop()
            else:
                seen.add(following)
                path.append((following, iter(beat[following])))
    return order


def _reached(
    first: int, beaten_by: Mapping[int, Sequence[int]], circle: dict[int, int]
) -> list[int]:
    """Mark all who are reached from a member through winners and not marked; return them."""
    circle[first] = first
    found = [first]
    for i in found:
        for winner in beaten_by[i]:
            if winner not in circle:
                circle[winner] = first
                found.append(winner)
    return found


def _without_the_lowest(count: int, what: str) -> Alias:
    return Alias(
        f"GO:SOS-{count}",
        parse(f"GO:SOS/C{count}"),
        accepts="",
        doc=f"""Sum the opponents' scores without the {what}.

        It is 0 if nothing is left.
        Rule: OpenGotha. Units: points. None: never.
        """,
        origin=GO,
        confidence=Confidence.ONE_SOURCE,
        policies=OF_SUMS,
    )


FAMILY = (
    mcmahon_score,
    sum_of_opponents_scores,
    _without_the_lowest(1, "lowest one"),
    _without_the_lowest(2, "two lowest"),
    sum_of_defeated_opponents_scores,
    sum_of_opponents_sos,
    cumulative_sum_of_scores,
    direct_confrontation,
    simplified_direct_confrontation,
)
