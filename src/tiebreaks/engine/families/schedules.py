"""Strength of schedule in wargames and board games, and the Buchholz of esports."""

from __future__ import annotations

from fractions import Fraction

from tiebreaks import outcomes
from tiebreaks._exact import common_scale, in_units
from tiebreaks.editions.policies import OF_SUMS
from tiebreaks.editions.reasons import Reason
from tiebreaks.engine.definitions import tiebreak
from tiebreaks.engine.descriptors import Descriptor
from tiebreaks.engine.folds import mean_of_shares, total
from tiebreaks.engine.opponents import values_of_opponents
from tiebreaks.engine.origins import SCHEDULES, Confidence
from tiebreaks.engine.rows import LazyMap
from tiebreaks.engine.terms import LeftOut, Note, Terms
from tiebreaks.engine.unplayed import not_counted, opponent_scores
from tiebreaks.engine.view import View

_NOT_ENTERED = bytes([outcomes.ZERO_BYE, outcomes.OPEN, outcomes.UNPAIRED])


@tiebreak(
    "SOS:SUM",
    fold=total,
    accepts="CMH",
    decimals=1,
    origin=SCHEDULES,
    confidence=Confidence.ONE_SOURCE,
    policy="FACE",
    policies=OF_SUMS,
)
def strength_of_schedule(view: View) -> Terms:
    """Sum the opponents' points. An unplayed round adds nothing.

    Rule: Privateer Press and other wargames. Units: points. None: never.
    """
    return view.once(opponent_scores)


@tiebreak(
    "SOS:AVG",
    fold=mean_of_shares,
    decimals=4,
    origin=SCHEDULES,
    confidence=Confidence.INFERRED,
    policy="FACE",
)
def average_strength_of_schedule(view: View) -> Terms:
    """Average the opponents' points per round, byes in both points and rounds.

    A round in which the opponent was absent without points is none of theirs.
    Rule: TOME and other tournament programs. Units: points a round. None: without a game.
    """
    frame = view.frame
    entered = [len(row.translate(None, _NOT_ENTERED)) for row in frame.outcomes]
    averages = [
        Fraction(total, view.scale * count) if count else Fraction(0)
        for total, count in zip(view.totals, entered, strict=True)
    ]
    scale = common_scale([*averages, Fraction(1, view.scale)])
    left_out = view.once(_not_met)
    units = [in_units(value, scale) for value in averages]

    def notes() -> dict[tuple[int, int], Note]:
        return {
            (i, r): Note(Reason.PER_ROUND, total * (scale // view.scale))
            for o, total in enumerate(view.totals)
            for r, i in enumerate(frame.opponents[o])
            if i >= 0 and frame.outcomes[i][r] in outcomes.PLAYED
        }

    return Terms(view.of_opponents(units), scale, notes=LazyMap(notes), left_out=left_out)


@tiebreak(
    "SOS:EXT",
    fold=mean_of_shares,
    decimals=4,
    origin=SCHEDULES,
    confidence=Confidence.INFERRED,
    policy="FACE",
)
def extended_strength_of_schedule(view: View) -> Terms:
    """Average the opponents' SOS:AVG.

    Rule: TOME and other tournament programs. Units: points a round. None: without a game.
    """
    source = Descriptor("SOS:AVG", view.descriptor.points)
    return values_of_opponents(view, source, view.once(_not_met))


@tiebreak(
    "ESP:BH",
    fold=total,
    scored=False,
    origin=SCHEDULES,
    confidence=Confidence.ONE_SOURCE,
    policy="FACE",
)
def difficulty_score(view: View) -> Terms:
    """Sum the opponents' wins less their losses.

    Forfeits and byes worth a win are in the opponents' records; an own unplayed round adds nothing.
    Rule: Valve's majors, PGL. Units: matches. None: never.
    """
    rows = view.frame.outcomes
    records = [sum([_RECORD.get(outcome, 0) for outcome in row]) for row in rows]
    return Terms(view.of_opponents(records), left_out=view.once(_not_met))


_RECORD = {
    **dict.fromkeys(b"1W+UF", 1),
    **dict.fromkeys(b"0L-", -1),
}


def _not_met(view: View) -> LeftOut:
    """Return the rounds without a game; forfeits of predetermined pairings are games."""
    return not_counted(view.frame.outcomes, outcomes.PLAYED)


FAMILY = (
    strength_of_schedule,
    average_strength_of_schedule,
    extended_strength_of_schedule,
    difficulty_score,
)
