"""Tie-breaks by the participant's own results or data (C.07 Article 7), and the score itself."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from operator import mul

import attrs

from tiebreaks import outcomes
from tiebreaks.editions import StandardPoints
from tiebreaks.editions.reasons import Reason
from tiebreaks.engine.definitions import (
    Alias,
    CutOrder,
    Need,
    tiebreak,
)
from tiebreaks.engine.descriptors import Descriptor
from tiebreaks.engine.folds import total
from tiebreaks.engine.needs import needed
from tiebreaks.engine.origins import FEDERATIONS, FIDE, Confidence
from tiebreaks.engine.terms import Better, Kind, Note, Terms
from tiebreaks.engine.unplayed import open_rounds
from tiebreaks.engine.view import View
from tiebreaks.errors import NotApplicableError


@tiebreak("PTS", fold=total, decimals=1, is_score=True, origin=FIDE)
def points(view: View) -> Terms:
    """Sum the points of all rounds, penalties and bonuses included.

    Rule: the score that the event is decided by. Units: points. None: never.
    """
    rows: list[Sequence[int]] = [*view.frame.rows]
    notes = {
        (i, r): Note(Reason.PROVISIONAL)
        for i, row in enumerate(view.frame.outcomes)
        if outcomes.ADJOURNED in row
        for r, outcome in enumerate(row)
        if outcome == outcomes.ADJOURNED
    }
    kinds: dict[tuple[int, int], Kind] = {}
    for penalty in view.points.penalties:
        if penalty.round <= view.rounds:
            row = rows[penalty.participant]
            place = (penalty.participant, len(row))
            kinds[place], notes[place] = Kind.PENALTY, Note(Reason.PENALTY)
            rows[penalty.participant] = (*row, penalty.units)
    left_out = open_rounds(view.frame.outcomes)
    return Terms(rows, view.scale, kinds=kinds, notes=notes, left_out=left_out)


@tiebreak("WIN", fold=total, article="7.1", origin=FIDE)
def wins(view: View) -> Terms:
    """Count the rounds that brought as many points as a win, played or not.

    Rule: FIDE C.07 (2026-03) 7.1. Units: rounds. None: never.
    """
    if view.counts_boards:
        return Terms(_boards_won(view, outcomes.PLAYED + outcomes.FORFEITS + outcomes.BYES))
    return Terms([[int(won) for won in row] for row in view.once(worth_a_win)])


@tiebreak("WON", fold=total, article="7.2", origin=FIDE)
def games_won(view: View) -> Terms:
    """Count the games won over the board.

    Rule: FIDE C.07 (2026-03) 7.2; forfeits of predetermined pairings by 15.2. Units: games.
    None: never.
    """
    if view.counts_boards:
        return Terms(_boards_won(view, outcomes.PLAYED))
    return _count(view, view.once(worth_a_win), outcomes.PLAYED)


@tiebreak("BPG", fold=total, needs={Need.INDIVIDUALS}, scored=False, article="7.3", origin=FIDE)
def games_with_black(view: View) -> Terms:
    """Count the games played over the board with Black.

    Rule: FIDE C.07 (2026-03) 7.3; forfeits of predetermined pairings by 15.2. Units: games.
    None: where the colour of a game is not known.
    """
    black = [[color == "b" for color in colors] for colors in view.base.colors]
    return _with_colors_known(view, _count(view, black, outcomes.PLAYED))


@tiebreak("BWG", fold=total, needs={Need.INDIVIDUALS}, scored=False, article="7.4", origin=FIDE)
def games_won_with_black(view: View) -> Terms:
    """Count the games won over the board with Black.

    Rule: FIDE C.07 (2026-03) 7.4; forfeits of predetermined pairings by 15.2. Units: games.
    None: where the colour of a game is not known.
    """
    won = [
        [win and color == "b" for win, color in zip(wins, colors, strict=False)]
        for wins, colors in zip(view.once(worth_a_win), view.base.colors, strict=True)
    ]
    return _with_colors_known(view, _count(view, won, outcomes.PLAYED))


@tiebreak(
    "PS",
    fold=total,
    accepts=("C", "LEX"),
    needs={Need.ROUND_ORDER},
    cut_order=CutOrder.EARLIEST,
    decimals=1,
    article="7.5",
    origin=FIDE,
)
def progressive_scores(view: View) -> Terms:
    """Sum the scores after each round; a cut leaves the earliest out.

    With /LEX those who are level are compared without round 1, then without rounds 1 and 2, ...
    Rule: FIDE C.07 (2026-03) 7.5, 14.1.1. Units: points. None: never.
    """
    rows = [list(accumulate(row)) for row in view.frame.rows]
    return Terms(rows, view.scale, left_out=open_rounds(view.frame.outcomes))


@tiebreak("REP", fold=total, article="7.6", origin=FIDE)
def rounds_elected(view: View) -> Terms:
    """Count the rounds except half- and zero-point byes and forfeit losses.

    Rule: FIDE C.07 (2026-03) 7.6. Units: rounds. None: never.
    """
    return Terms([[int(o not in outcomes.VOLUNTARY) for o in row] for row in view.own_outcomes])


@tiebreak("STD", fold=total, decimals=1, article="7.7", origin=FIDE)
def standard_points(view: View) -> Terms:
    """Count 1 for scoring more than the opponent in a round, a half for the same.

    In a round without play: 1 for more points than a draw, a half for as many.
    Rule: FIDE C.07 (2026-03) 7.7. Units: points. None: never.
    """
    draw, points = view.points.draw, view.points.rows
    by_opponent = view.edition.unplayed.std_basis is StandardPoints.OPPONENT
    compared = outcomes.PLAYED if by_opponent else b""
    halves = []
    for own, opponents, letters in zip(
        points, view.frame.opponents, view.own_outcomes, strict=True
    ):
        others = [
            points[o][r] if outcome in compared else draw
            for r, (o, outcome) in enumerate(zip(opponents, letters, strict=False))
        ]
        # 2 for more than the other, 1 for as much
        halves.append([(a > b) + (a >= b) for a, b in zip(own, others, strict=False)])
    return _count(view, halves, outcomes.PLAYED + outcomes.FORFEITS + outcomes.BYES, scale=2)


@tiebreak(
    "TPN", fold=total, accepts="R", better=Better.LOWER, article="7.8", scored=False, origin=FIDE
)
def pairing_number(view: View) -> Terms:
    """Take the pairing number, the lower first.

    Rule: FIDE C.07 (2026-03) 7.8. Units: a number. None: never.
    """
    return Terms([[person.number] for person in view.base.participants], kind=Kind.PART)


def _count(view: View, rows: Sequence[Sequence[int]], counted: bytes, scale: int = 1) -> Terms:
    """Return the values of the rounds with a counted outcome, 0 for the others."""
    marks = outcomes.marked(view.own_outcomes, counted)
    return Terms(
        [list(map(mul, row, mark)) for row, mark in zip(rows, marks, strict=True)],
        scale,
        left_out=open_rounds(view.own_outcomes),
    )


def _with_colors_known(view: View, terms: Terms) -> Terms:
    """Leave those undefined of whom a game has no known colour."""
    undefined = {
        i: Reason.COLOR_UNKNOWN
        for i, (row, colors) in enumerate(zip(view.own_outcomes, view.base.colors, strict=True))
        if "-" in colors
        and any(
            outcome in outcomes.PLAYED and color == "-"
            for outcome, color in zip(row, colors, strict=False)
        )
    }
    return attrs.evolve(terms, undefined=undefined)


def worth_a_win(view: View) -> list[list[bool]]:
    """Return for every round whether it brought the points of a win."""
    system, scale = view.points.system, view.scale
    if not system.colored:
        win = view.points.win
        return [[units == win for units in row] for row in view.frame.rows]
    wins_by_color = {
        color: int(system.award(outcomes.WIN, color) * scale) for color in ("w", "b", "-")
    }
    return [
        [units == wins_by_color[color] for units, color in zip(row, colors, strict=False)]
        for row, colors in zip(view.frame.rows, view.base.colors, strict=True)
    ]


def _boards_won(view: View, counted: bytes) -> list[list[int]]:
    """Return for every round the boards with a counted outcome that brought a win's points."""
    boards = view.base.boards
    if boards is None:
        raise NotApplicableError(str(view.descriptor), needed(Need.BOARDS))
    n = view.base.rounds
    win = view.points.win // boards.size
    return [
        [
            sum(
                outcome in counted and units == win
                for outcome, units in zip(letters, points, strict=True)
            )
            for letters, points in zip(row[:n], point_row[:n], strict=True)
        ]
        for row, point_row in zip(boards.outcomes, boards.points, strict=True)
    ]


def half_points(view: View, i: int, r: int, outcome: int) -> int:
    """Return what a round scored in half points: by the result of a game, else by its points."""
    if outcome in _HALVES:
        return _HALVES[outcome]
    if view.once(worth_a_win)[i][r]:
        return 2
    return int(view.frame.rows[i][r] == view.points.draw)


_HALVES = dict(zip(outcomes.GAMES, (2, 1, 0) * 2, strict=True))


GAMES_ELECTED = Alias(
    "GE",
    Descriptor("REP"),
    accepts="",
    article="7.6",
    doc="""Count the rounds one elected to play: the name of REP before August 2024.

    Rule: FIDE C.07 (2023-09) 7.6. Units: rounds. None: never.
    """,
    origin=FIDE,
)

BAUMBACH = Alias(
    "BAUM",
    Descriptor("WIN"),
    accepts="",
    doc="""Count the wins, forfeits included, as correspondence chess does.

    Rule: ICCF, named after F. Baumbach. Units: rounds. None: never.
    """,
    origin=FEDERATIONS,
    confidence=Confidence.ONE_SOURCE,
)

FAMILY = (
    points,
    wins,
    BAUMBACH,
    games_won,
    games_with_black,
    games_won_with_black,
    progressive_scores,
    rounds_elected,
    GAMES_ELECTED,
    standard_points,
    pairing_number,
)
