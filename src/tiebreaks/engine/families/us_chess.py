"""Tie-breaks of US Chess (rules 34E and 34G)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

import attrs

from tiebreaks import outcomes
from tiebreaks.editions.reasons import Reason
from tiebreaks.engine.definitions import (
    Alias,
    Basis,
    Need,
    Parameter,
    Split,
    group_tiebreak,
    tiebreak,
)
from tiebreaks.engine.descriptors import Descriptor, parse
from tiebreaks.engine.families.own_results import half_points
from tiebreaks.engine.families.ratings import linear_performances, not_rated
from tiebreaks.engine.families.sonneborn_berger import SIGNS
from tiebreaks.engine.folds import mean, total
from tiebreaks.engine.modifiers import cut_each
from tiebreaks.engine.opponents import values_of_opponents
from tiebreaks.engine.origins import US_CHESS
from tiebreaks.engine.scored_groups import compared
from tiebreaks.engine.terms import Note, Terms
from tiebreaks.engine.unplayed import (
    UNPLAYED,
    open_rounds,
    opponent_scores,
)
from tiebreaks.engine.view import View
from tiebreaks.errors import DescriptorError, Problem

_RATED_PLAYERS = frozenset({Need.INDIVIDUALS, Need.SOME_RATINGS})
_MANY_ROUNDS = 9  # from which on two scores are left out in place of one


@tiebreak("USCF:MMED", fold=total, decimals=1, article="34E1", origin=US_CHESS, policy="USCF")
def modified_median(view: View) -> Terms:
    """Sum the opponents' adjusted scores without the lowest, the highest, or both.

    With more than half of the possible points the lowest is left out, with fewer the highest,
    with half of them both; from nine rounds on two in place of one.
    Rule: US Chess 34E1. Units: points. None: never.
    """
    count = _left_out_at_one_end(view)
    half = view.rounds * view.points.win
    return cut_each(
        view.once(opponent_scores),
        [
            (count if 2 * score >= half else 0, count if 2 * score <= half else 0)
            for score in view.own_scores
        ],
    )


@tiebreak("USCF:MED", fold=total, decimals=1, article="34E4", origin=US_CHESS, policy="USCF")
def median(view: View) -> Terms:
    """Sum the opponents' adjusted scores without the lowest and the highest (Harkness).

    From nine rounds on the two lowest and the two highest are left out.
    Rule: US Chess 34E4. Units: points. None: never.
    """
    count = _left_out_at_one_end(view)
    terms = view.once(opponent_scores)
    return cut_each(terms, [(count, count)] * len(terms.values))


def _left_out_at_one_end(view: View) -> int:
    return 2 if view.rounds >= _MANY_ROUNDS else 1


@tiebreak(
    "USCF:CUM",
    fold=total,
    needs={Need.ROUND_ORDER},
    decimals=1,
    article="34E3",
    origin=US_CHESS,
    policy="USCF",
)
def cumulative(view: View) -> Terms:
    """Sum the scores after each round, less the points of unplayed rounds.

    The points of a bye or an unplayed win are taken off once, not in every later round.
    Rule: US Chess 34E3. Units: points. None: never.
    """
    rows = [list(accumulate(row)) for row in view.frame.rows]
    notes = {}
    for i, row in enumerate(view.frame.outcomes):
        for r, outcome in enumerate(row):
            awarded = view.frame.rows[i][r]
            if awarded and outcome in UNPLAYED:
                notes[i, r] = Note(Reason.DEDUCTED, rows[i][r])
                rows[i][r] -= awarded
    left_out = open_rounds(view.frame.outcomes)
    return Terms(rows, view.scale, notes=notes, left_out=left_out)


@tiebreak(
    "USCF:CUMO",
    fold=total,
    needs={Need.ROUND_ORDER},
    decimals=1,
    article="34E9",
    origin=US_CHESS,
    policy="USCF",
)
def cumulative_of_opposition(view: View) -> Terms:
    """Sum the cumulative scores (USCF:CUM) of the opponents played.

    Rule: US Chess 34E9. Units: points. None: never.
    """
    return values_of_opponents(view, Descriptor("USCF:CUM", view.descriptor.points))


@group_tiebreak("USCF:RBT", article="34E5", scored=False, origin=US_CHESS, policy="USCF")
def result_between_tied(view: View, tied: Sequence[int]) -> Split:
    """Order a tied group by wins less losses in the games of its members against each other.

    Those still level stay so; a member without such a game has 0.
    Rule: US Chess 34E5. Units: order numbers. None: a group that is not divided.
    """
    members = set(tied)
    frame = view.frame
    net = {
        i: sum(
            SIGNS.get(outcome, 0)
            for o, outcome in zip(frame.opponents[i], frame.outcomes[i], strict=True)
            if o in members
        )
        for i in tied
    }
    encounter = attrs.evolve(compared(tied, net, 1, "34E5"), basis=Basis.NET)
    return [list(part) for part in encounter.groups], (encounter,)


@tiebreak(
    "KASH",
    fold=total,
    scored=False,
    article="34E7",
    origin=US_CHESS,
    policy="USCF",
    policies={"PAPI"},
    parameter=Parameter(
        "[0-4]",
        Problem("points_of_unplayed_round", "the points of an unplayed round, from 0 to 4"),
    ),
)
def kashdan(view: View) -> Terms:
    """Count 4 for a win, 2 for a draw, 1 for a loss and 0 for an unplayed round.

    With a number in brackets an unplayed round counts so much; with @PAPI as a win, draw or loss,
    by the points awarded. The free rounds of a predetermined schedule do not count.
    Rule: US Chess 34E7; in France (Papi) by the points awarded. Units: points. None: never.
    """
    by_points, given = view.descriptor.policy == "PAPI", view.parameter
    if by_points and given is not None:
        text = str(view.descriptor)
        reason = Problem(
            "policy_and_number",
            "{tiebreak} takes either @{policy} or a number in brackets",
            tiebreak=view.descriptor.code,
            policy="PAPI",
        )
        raise DescriptorError(reason, text, (text.index("@"), len(text)))
    rows = view.own_outcomes
    unplayed = int(given or 0)

    def value(i: int, r: int, outcome: int) -> int:
        if outcome in outcomes.PLAYED or by_points:
            return _KASHDAN[half_points(view, i, r, outcome)]
        return unplayed

    left_out = {i: list(out) for i, out in open_rounds(rows).items()}
    if view.predetermined:
        for i, row in enumerate(rows):
            free = [r for r, outcome in enumerate(row) if outcome == outcomes.ZERO_BYE]
            left_out.setdefault(i, []).extend((r, Reason.NO_OPPONENT) for r in free)
    return Terms(
        [[value(i, r, outcome) for r, outcome in enumerate(row)] for i, row in enumerate(rows)],
        left_out={i: tuple(out) for i, out in left_out.items() if out},
    )


_KASHDAN = (1, 2, 4)  # by half points


@tiebreak(
    "USCF:PERF",
    fold=mean,
    needs=_RATED_PLAYERS,
    decimals=1,
    article="34E10",
    scored=False,
    origin=US_CHESS,
    policy="USCF",
)
def performance(view: View) -> Terms:
    """Average the opponents' ratings, each 400 higher for a win, 400 lower for a loss.

    Unrated opponents are left out.
    Rule: US Chess 34E10. Units: rating. None: without a game against a rated opponent.
    """
    return linear_performances(view, 400)


@tiebreak(
    "USCF:OPPERF",
    fold=mean,
    needs=_RATED_PLAYERS,
    decimals=1,
    article="34E10",
    scored=False,
    origin=US_CHESS,
    confidence="B",
    policy="USCF",
)
def performance_of_opposition(view: View) -> Terms:
    """Average the performances (USCF:PERF) of the opponents played.

    Their games against the player count, also where the two are tied.
    Rule: US Chess 34E10. Units: rating. None: without an opponent who has a performance.
    """
    return values_of_opponents(view, Descriptor("USCF:PERF"))


@tiebreak(
    "USCF:AVGOPP",
    fold=mean,
    needs=_RATED_PLAYERS,
    decimals=1,
    article="34E11",
    scored=False,
    origin=US_CHESS,
    policy="USCF",
)
def average_opposition(view: View) -> Terms:
    """Average the ratings of the rated opponents played, not rounded.

    Rule: US Chess 34E11. Units: rating. None: without a game against a rated opponent.
    """
    return Terms(view.opponent_ratings, notes=view.rating_notes, left_out=view.once(not_rated))


SOLKOFF = Alias(
    "USCF:SOLK",
    parse("BH@USCF"),
    accepts="",
    article="34E2",
    doc="""Sum the opponents' adjusted scores.

    An opponent's unplayed round counts as a draw, an own one is an opponent with 0 points.
    Rule: US Chess 34E2. Units: points. None: never.
    """,
    origin=US_CHESS,
)
SONNEBORN_BERGER = Alias(
    "USCF:SB",
    parse("SB@FACE"),
    accepts="",
    article="34E8",
    doc="""Sum the scores of the opponents beaten and half of those of the opponents drawn.

    Scores are the final ones, not adjusted; own unplayed rounds have no entry.
    Rule: US Chess 34E8. Units: points. None: never.
    """,
    origin=US_CHESS,
)
MOST_BLACKS = Alias(
    "USCF:BLK",
    parse("BPG"),
    accepts="",
    article="34E6",
    doc="""Count the games played over the board with Black.

    Rule: US Chess 34E6. Units: games. None: where the colour of a game is not known.
    """,
    scored=False,
    origin=US_CHESS,
)
AMATEUR_TEAM = Alias(
    "USCF:USAT",
    parse("EMGSB@FACE"),
    accepts="",
    article="34G2",
    doc="""Sum the opponents' final match points, each times the game points scored against them.

    Scores are not adjusted; own unplayed matches have no entry.
    Rule: US Chess 34G2, US Amateur Team. Units: points. None: never.
    """,
    scored=False,
    origin=US_CHESS,
)

FAMILY = (
    modified_median,
    SOLKOFF,
    cumulative,
    median,
    result_between_tied,
    MOST_BLACKS,
    kashdan,
    SONNEBORN_BERGER,
    cumulative_of_opposition,
    performance,
    performance_of_opposition,
    average_opposition,
    AMATEUR_TEAM,
)
