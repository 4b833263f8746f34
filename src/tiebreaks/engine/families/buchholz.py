"""Buchholz, and the average of the opponents' Buchholz (C.07 Article 8)."""

from __future__ import annotations

from tiebreaks import outcomes
from tiebreaks.editions.policies import OF_SUMS
from tiebreaks.engine.definitions import Alias, Need, tiebreak
from tiebreaks.engine.descriptors import Descriptor, parse
from tiebreaks.engine.folds import mean, total
from tiebreaks.engine.opponents import values_of_opponents
from tiebreaks.engine.origins import FIDE
from tiebreaks.engine.terms import Terms
from tiebreaks.engine.unplayed import not_counted, opponent_scores
from tiebreaks.engine.view import View


@tiebreak(
    "BH",
    fold=total,
    accepts="CMPF",
    needs={Need.SWISS},
    decimals=1,
    article="8.1",
    policies=OF_SUMS,
    origin=FIDE,
)
def buchholz(view: View) -> Terms:
    """Sum the opponents' scores, adjusted for their unplayed rounds.

    An unplayed round counts the participant's own score, under the edition's ceilings.
    Rule: FIDE C.07 (2026-03) 8.1, 16.3, 16.4. Units: points. None: never.
    """
    return view.once(opponent_scores)


@tiebreak(
    "AOB",
    fold=mean,
    accepts="F",
    needs={Need.SWISS},
    decimals=2,
    article="8.2",
    policies=OF_SUMS,
    origin=FIDE,
)
def average_of_opponents_buchholz(view: View) -> Terms:
    """Average the Buchholz (with F: the Fore Buchholz) of the opponents played, uncut.

    Rule: FIDE C.07 (2026-03) 8.2. Units: points. None: without a game over the board.
    """
    asked = view.descriptor
    source = Descriptor("BH", asked.points, asked.having("F"), asked.policy)
    rows = [row[: view.base.rounds] for row in view.base.outcomes]
    return values_of_opponents(view, source, not_counted(rows, outcomes.PLAYED))


FORE_BUCHHOLZ = Alias(
    "FB",
    parse("BH/F"),
    accepts="CMHP",
    article="8.3",
    policies=OF_SUMS,
    doc="""Take Buchholz as if every game paired in the last round were drawn.

    It needs only the pairings of that round; before they are known it equals Buchholz.
    Rule: FIDE C.07 (2026-03) 8.3. Units: points. None: never.
    """,
    origin=FIDE,
)

FAMILY = (buchholz, average_of_opponents_buchholz, FORE_BUCHHOLZ)
