"""Card games: shares of the points won, with a lowest value, and means of the opponents' shares."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from tiebreaks import outcomes
from tiebreaks._exact import common_scale, in_units
from tiebreaks.editions.reasons import Reason
from tiebreaks.engine.definitions import Need, tiebreak
from tiebreaks.engine.descriptors import Descriptor
from tiebreaks.engine.families.scored_games import scores_of
from tiebreaks.engine.folds import mean_of_shares, share, share_of
from tiebreaks.engine.opponents import values_of_opponents
from tiebreaks.engine.origins import CARDS, Confidence
from tiebreaks.engine.terms import LeftOut, Note, Terms
from tiebreaks.engine.unplayed import not_counted
from tiebreaks.engine.view import View
from tiebreaks.model.scores import Score

_WON = bytes([outcomes.WIN, outcomes.SHORT_WIN, outcomes.FORFEIT_WIN])
_DRAWN = bytes([outcomes.DRAW, outcomes.SHORT_DRAW])
_LOST = bytes([outcomes.LOSS, outcomes.SHORT_LOSS, outcomes.FORFEIT_LOSS])
_MATCHES = _WON + _DRAWN + _LOST
_WON_BYES = bytes([outcomes.PAIRING_BYE, outcomes.FULL_BYE])
_LOWEST = Fraction(33, 100)  # of Magic, and not a third
_NEEDS = frozenset({Need.INDIVIDUALS})


@tiebreak("TCG:MW", fold=share, needs=_NEEDS, decimals=4, scored=False, origin=CARDS)
def match_wins(view: View) -> Terms:
    """Divide the match points, 3-1-0, by the most that the matches could bring; at least 0.33.

    Byes do not count, a forfeited match does. Without a match it is 0.33.
    Rule: Magic tournament rules, appendix C. Units: shares of 1. None: never.
    """
    return _matches(view, (3, 1), _LOWEST)


@tiebreak("TCG:OMW", fold=mean_of_shares, needs=_NEEDS, decimals=4, scored=False, origin=CARDS)
def opponents_match_wins(view: View) -> Terms:
    """Average the opponents' TCG:MW, each of which is at least 0.33.

    Byes do not count.
    Rule: Magic tournament rules, appendix C. Units: shares of 1. None: without an opponent.
    """
    return values_of_opponents(view, Descriptor("TCG:MW"), view.once(_not_met))


@tiebreak(
    "TCG:GW", fold=share, needs=_NEEDS | {Need.SCORES}, decimals=4, scored=False, origin=CARDS
)
def game_wins(view: View) -> Terms:
    """Divide the points of the games, 3-1-0, by the most that they could bring; at least 0.33.

    A bye worth a win counts as 2-0, a forfeited match as 2-0 or 0-2.
    Rule: Magic tournament rules, appendix C. Units: shares of 1. None: where a match has no score.
    """
    counted = _MATCHES + _WON_BYES
    rows = [row[: view.base.rounds] for row in view.base.outcomes]
    values: list[list[int]] = []
    most: list[list[int]] = []
    notes: dict[tuple[int, int], Note] = {}
    undefined: dict[int, Reason] = {}
    for i, scores in enumerate(scores_of(view)):
        found = list(scores)
        for r, outcome in enumerate(rows[i]):
            if found[r] is not None or outcome not in counted:
                continue
            found[r] = _TWO_GAMES.get(outcome)
            if found[r] is None:
                undefined[i] = Reason.SCORE_MISSING
            else:
                notes[i, r] = Note(Reason.TWO_GAMES)
        values.append([3 * score.first + score.drawn if score else 0 for score in found])
        most.append([3 * _games_of(score) if score else 0 for score in found])
    left_out = not_counted(rows, counted)
    return Terms(
        values,
        factors=most,
        notes=notes,
        left_out=left_out,
        undefined=undefined,
        threshold=_LOWEST,
    )


_TWO_GAMES = {
    outcomes.FORFEIT_WIN: Score(2, 0),
    outcomes.FORFEIT_LOSS: Score(0, 2),
    outcomes.PAIRING_BYE: Score(2, 0),
    outcomes.FULL_BYE: Score(2, 0),
}


def _games_of(score: Score) -> int:
    return score.first + score.second + score.drawn


@tiebreak(
    "TCG:OGW",
    fold=mean_of_shares,
    needs=_NEEDS | {Need.SCORES},
    decimals=4,
    scored=False,
    origin=CARDS,
)
def opponents_game_wins(view: View) -> Terms:
    """Average the opponents' TCG:GW, each of which is at least 0.33.

    Byes do not count.
    Rule: Magic tournament rules, appendix C. Units: shares of 1.
    None: without an opponent, or where an opponent has no TCG:GW.
    """
    return values_of_opponents(view, Descriptor("TCG:GW"), view.once(_not_met))


@tiebreak(
    "TCG:PKM",
    fold=mean_of_shares,
    needs=_NEEDS,
    decimals=4,
    scored=False,
    origin=CARDS,
    confidence=Confidence.ONE_SOURCE,
)
def opponents_wins(view: View) -> Terms:
    """Average the shares of wins of the opponents, a tie being half a win; each at least a quarter.

    Byes do not count, neither the own nor the opponents'.
    Rule: Pokémon tournament rules. Units: shares of 1. None: without an opponent.
    """
    return _mean_of_opponents(view, (2, 1), Fraction(1, 4))


@tiebreak(
    "TCG:PKM2",
    fold=mean_of_shares,
    needs=_NEEDS,
    decimals=4,
    scored=False,
    origin=CARDS,
    confidence=Confidence.ONE_SOURCE,
)
def opponents_opponents_wins(view: View) -> Terms:
    """Average the opponents' TCG:PKM.

    Rule: Pokémon tournament rules. Units: shares of 1. None: without an opponent.
    """
    return values_of_opponents(view, Descriptor("TCG:PKM"), view.once(_not_met))


@tiebreak(
    "TCG:UA",
    fold=mean_of_shares,
    needs=_NEEDS,
    decimals=4,
    scored=False,
    origin=CARDS,
    confidence=Confidence.ONE_SOURCE,
)
def opponents_match_wins_of_a_third(view: View) -> Terms:
    """Average the opponents' shares of match points as in TCG:OMW, each at least a third.

    Byes do not count.
    Rule: event rules of Bandai's card games. Units: shares of 1. None: without an opponent.
    """
    return _mean_of_opponents(view, (3, 1), Fraction(1, 3))


def _not_met(view: View) -> LeftOut:
    """Return the rounds without a match against an opponent."""
    return not_counted([row[: view.base.rounds] for row in view.base.outcomes], _MATCHES)


def _matches(view: View, points: tuple[int, int], floor: Fraction) -> Terms:
    """Return the points of everybody's matches, for a win and for a draw, and a win's for each."""
    win, draw = points
    worth: Mapping[int, int] = {**dict.fromkeys(_WON, win), **dict.fromkeys(_DRAWN, draw)}
    rows = [row[: view.base.rounds] for row in view.base.outcomes]
    return Terms(
        values=[[worth.get(outcome, 0) for outcome in row] for row in rows],
        factors=[[win] * len(row) for row in rows],
        left_out=view.once(_not_met),
        threshold=floor,
    )


def _mean_of_opponents(view: View, points: tuple[int, int], floor: Fraction) -> Terms:
    """Return the opponents' shares of the points of their matches, each at least the floor."""
    terms, table = _matches(view, points, floor), view.base
    shares = [share_of(terms, i) for i in range(len(terms.values))]
    plain = [floor if share is None else share for share in shares]
    scale = common_scale([*plain, floor])
    units, least = [in_units(value, scale) for value in plain], in_units(floor, scale)
    notes = {
        (i, r): Note(Reason.RAISED, own)
        for o, own in enumerate(units)
        if own < least
        for r, i in enumerate(table.opponents[o][: table.rounds])
        if i >= 0 and table.outcomes[o][r] in _MATCHES
    }
    raised = view.of_opponents([max(own, least) for own in units])
    return Terms(raised, scale, notes=notes, left_out=view.once(_not_met))


FAMILY = (
    match_wins,
    opponents_match_wins,
    game_wins,
    opponents_game_wins,
    opponents_wins,
    opponents_opponents_wins,
    opponents_match_wins_of_a_third,
)
