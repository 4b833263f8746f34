"""Draughts: the Solkoff systems."""

from __future__ import annotations

from tiebreaks.editions.policies import OF_SUMS
from tiebreaks.editions.reasons import Reason
from tiebreaks.engine.definitions import CutOrder, tiebreak
from tiebreaks.engine.folds import total
from tiebreaks.engine.modifiers import cut_lowest
from tiebreaks.engine.origins import DRAUGHTS, Confidence
from tiebreaks.engine.terms import Terms
from tiebreaks.engine.unplayed import opponent_scores
from tiebreaks.engine.view import View


@tiebreak(
    "DR:SOLK",
    fold=total,
    accepts=("C", "M", "LEX"),
    origin=DRAUGHTS,
    confidence=Confidence.ONE_SOURCE,
    policy="KNSB",
    policies=OF_SUMS,
)
def solkoff(view: View) -> Terms:
    """Sum the opponents' scores.

    With C1 it is the truncated, with M1 the median Solkoff. With LEX, the full truncated one, it
    is the sum without the lowest; those level are compared without the two lowest, and so on.
    An unplayed round is a draw against oneself.
    Rule: FMJD and the Dutch draughts federation. Units: points. None: never.
    """
    terms = view.once(opponent_scores)
    if view.descriptor.having(("LEX",)):
        return cut_lowest(terms, CutOrder.VALUE, Reason.TRUNCATED)
    return terms


FAMILY = (solkoff,)
