"""Tie-breaks of team events alone (C.07 Article 13)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import lcm

import attrs

from tiebreaks import outcomes
from tiebreaks.editions.policies import OLYMPIADS, POLICIES
from tiebreaks.engine.definitions import (
    Alias,
    Basis,
    CutOrder,
    Encounter,
    GroupTiebreak,
    Need,
    Split,
    Tiebreak,
    group_tiebreak,
    tiebreak,
)
from tiebreaks.engine.descriptors import Descriptor, parse
from tiebreaks.engine.families.boards import (
    boards_known,
    single_boards,
    top_boards,
)
from tiebreaks.engine.families.direct_encounter import direct_encounter
from tiebreaks.engine.folds import total, total_with_divisor
from tiebreaks.engine.origins import FIDE, FIDE_EARLIER
from tiebreaks.engine.scored_groups import compared
from tiebreaks.engine.terms import Kind, Terms
from tiebreaks.engine.unplayed import opponent_scores, times_points_scored
from tiebreaks.engine.view import View

_TEAMS = frozenset({Need.TEAMS})
_BOARDS = frozenset({Need.TEAMS, Need.BOARDS})

# One stage of an extended direct encounter: (view, group) -> the order of the group.
_Stage = Callable[[View, Sequence[int]], Split]


@tiebreak("MPvGP", fold=total, needs=_TEAMS, decimals=1, article="13.1", scored=False, origin=FIDE)
def secondary_score(view: View) -> Terms:
    """Take the score that does not decide: game points, or match points where those decide.

    Rule: FIDE C.07 (2026-03) 13.1. Units: points. None: never.
    """
    name = view.score_names[1]
    other = view.scored_by(name)
    return Terms(
        [[score] for score in other.scores],
        other.scale,
        kind=Kind.PART,
        labels=(name.lower(),),
    )


def _extended_sonneborn_berger(code: str, article: str, opponents: str, own: str) -> Tiebreak:
    """Make one of the four combinations: the opponents' score times the own points."""

    @tiebreak(
        code,
        fold=total,
        accepts="CP",
        needs=_TEAMS,
        cut_order=CutOrder.VALUE_THEN_PRODUCT,
        decimals=2,
        article=article,
        scored=False,
        origin=FIDE,
        policies=POLICIES,
    )
    def extended_sonneborn_berger(view: View) -> Terms:
        """Sum the opponents' adjusted scores, each times the points scored against them.

        The code names the scores: the second letter is the opponents' (match or game points), the
        third the own. An unplayed match multiplies the dummy's score by the points awarded.
        Rule: FIDE C.07 (2026-03) 13.2, 16.3, 16.4. Units: points. None: never.
        """
        theirs, ours = view.scored_by(opponents), view.scored_by(own)
        return times_points_scored(ours, theirs.once(opponent_scores))

    return extended_sonneborn_berger


@tiebreak(
    "SSSC",
    fold=total_with_divisor,
    accepts="FPK",
    needs=_TEAMS,
    decimals=2,
    article="13.4",
    scored=False,
    origin=FIDE,
)
def schedule_strength_combination(view: View) -> Terms:
    """Add to the secondary score the Buchholz on the primary score, divided by a factor.

    The factor is the highest primary score that can be reached, divided by the highest secondary
    score of a match, in whole numbers and at least 1; `/K` names another. `/F` takes Fore Buchholz.
    Rule: FIDE C.07 (2026-03) 13.4. Units: points. None: never.
    """
    first, second = view.score_names
    primary, secondary = view.base.points[first], view.base.points[second]
    best = primary.system.win * view.base.rounds
    fore = bool(view.descriptor.having("F"))
    divisor = view.argument("K") or max(1, int(best // secondary.system.win))
    # Not the column of BH: its ban in predetermined pairings (note to Article 8) is not SSSC's.
    strengths, strength_scale = total.combine(view.scored_by(first).once(opponent_scores))
    own = view.column(Descriptor("PTS", second))
    scale = lcm(own.scale, strength_scale)
    values = [
        [(score or 0) * (scale // own.scale), (value or 0) * (scale // strength_scale)]
        for score, value in zip(own.values, strengths, strict=True)
    ]
    return Terms(
        values,
        scale,
        factors=[[divisor, 1]] * len(values),
        factor_scale=divisor,
        kind=Kind.PART,
        labels=("secondary", "fore_strength" if fore else "schedule_strength"),
        divisor=divisor,
    )


def _extended_direct_encounter(
    code: str, stages: Callable[[View], list[_Stage]], needs: frozenset[Need]
) -> GroupTiebreak:
    """Make one of the chains of 13.3: direct encounter on both scores, then by the boards."""

    @group_tiebreak(code, accepts="P", needs=needs, article="13.3", scored=False, origin=FIDE)
    def extended_direct_encounter(view: View, tied: Sequence[int]) -> Split:
        """Order a tied group by direct encounter on the primary, then on the secondary score.

        Whenever something was separated the chain goes on and comes back to the primary score;
        it ends when a whole cycle separates nothing. Board stages apply to exactly two teams and
        the boards of their matches against each other.
        Rule: FIDE C.07 (2026-03) 13.3. Units: order numbers. None: a group that is not divided.
        """
        return _cycle(view, tied, stages(view))

    return extended_direct_encounter


def _cycle(view: View, tied: Sequence[int], stages: Sequence[_Stage]) -> Split:
    groups = [list(tied)]
    encounters: list[Encounter] = []
    idle = stage = 0
    while idle < len(stages):
        parts: list[list[int]] = []
        for group in groups:
            if len(group) == 1:
                parts.append(group)
                continue
            ordered, shown = stages[stage](view, group)
            encounters += shown
            parts += ordered
        idle = 1 if len(parts) > len(groups) else idle + 1
        groups = parts
        stage = (stage + 1) % len(stages)
    return groups, tuple(encounters)


def _encounter_on(score: str) -> _Stage:
    def stage(view: View, group: Sequence[int]) -> Split:
        groups, encounters = direct_encounter.split(view.scored_by(score), group)
        basis = Basis(score.lower())
        return groups, tuple(attrs.evolve(encounter, basis=basis) for encounter in encounters)

    return stage


def _on_boards(boards: range, article: str) -> _Stage:
    """Compare two teams by the points on some boards of their matches."""

    def stage(view: View, group: Sequence[int]) -> Split:
        totals = _mutual_boards(view, group)
        scores = {i: sum(row[b] for b in boards) for i, row in totals.items()}
        numbers = tuple(b + 1 for b in boards)
        return _two_teams(view, group, scores, article, Basis.BOARDS, numbers)

    return stage


def _board_count_stage(view: View, group: Sequence[int]) -> Split:
    totals = _mutual_boards(view, group)
    scores = {i: sum(b * units for b, units in enumerate(row, 1)) for i, row in totals.items()}
    return _two_teams(view, group, scores, "12.1", Basis.BOARD_COUNT)


def _two_teams(
    view: View,
    group: Sequence[int],
    scores: dict[int, int],
    article: str,
    basis: Basis,
    boards: tuple[int, ...] = (),
) -> Split:
    """Order two teams by one number each; a board count puts the lower first."""
    if not scores:
        return [list(group)], ()
    scale = view.base.points["GP"].scale
    encounter = compared(group, scores, scale, article, lower_first=basis is Basis.BOARD_COUNT)
    encounter = attrs.evolve(encounter, basis=basis, boards=boards)
    return [list(part) for part in encounter.groups], (encounter,)


def _mutual_boards(view: View, group: Sequence[int]) -> dict[int, list[int]]:
    """Return the points on the boards of two teams' matches; nothing unless they are two."""
    boards = view.base.boards
    assert boards is not None, "asked only of tables with boards"
    if len(group) != 2 or not boards_known(view):
        return {}
    one, two = group
    rounds = [
        r
        for r, o in enumerate(view.frame.opponents[one])
        if o == two and view.frame.outcomes[one][r] in outcomes.PLAYED
    ]
    if not rounds:
        return {}
    return {
        i: [
            sum(boards.points[i][r][b] for r in rounds if b < len(boards.points[i][r]))
            for b in range(boards.size)
        ]
        for i in group
    }


def _scores(view: View) -> list[_Stage]:
    return [_encounter_on(score) for score in view.score_names]


def _each_board(view: View) -> list[_Stage]:
    return [_on_boards(boards, "12.2") for boards in single_boards(view)]


def _fewer_boards(view: View) -> list[_Stage]:
    return [_on_boards(boards, "12.3") for boards in top_boards(view)]


OLYMPIAD_SONNEBORN_BERGER = Alias(
    "OLY:SB",
    parse("EMGSB/C1@OLY"),
    accepts="C",
    doc="""Sum the opponents' match points times the game points scored, without the lowest.

    The lowest opponent is the one with the fewest match points, whatever the product; `/C1` says
    the same, `/C2` leaves out two.
    Rule: Chess Olympiads 2008 to 2018. Units: points. None: for a team with an unplayed match.
    """,
    scored=False,
    origin=FIDE_EARLIER,
    confidence="B",
    policies=OLYMPIADS,
)

FAMILY = (
    secondary_score,
    _extended_sonneborn_berger("EMMSB", "13.2.1", "MP", "MP"),
    _extended_sonneborn_berger("EMGSB", "13.2.2", "MP", "GP"),
    _extended_sonneborn_berger("EGMSB", "13.2.3", "GP", "MP"),
    _extended_sonneborn_berger("EGGSB", "13.2.4", "GP", "GP"),
    OLYMPIAD_SONNEBORN_BERGER,
    schedule_strength_combination,
    _extended_direct_encounter("EDE", _scores, _TEAMS),
    _extended_direct_encounter(
        "EDET",
        lambda view: [*_scores(view), *_each_board(view)],
        _BOARDS,
    ),
    _extended_direct_encounter(
        "EDEB",
        lambda view: [*_scores(view), *_fewer_boards(view)],
        _BOARDS,
    ),
    _extended_direct_encounter(
        "EDEBT",
        lambda view: [*_scores(view), _board_count_stage, *_each_board(view)],
        _BOARDS,
    ),
    _extended_direct_encounter(
        "EDEBB",
        lambda view: [*_scores(view), _board_count_stage, *_fewer_boards(view)],
        _BOARDS,
    ),
)
