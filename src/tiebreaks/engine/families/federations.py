"""Tie-breaks of other federations and of chess programs."""

from __future__ import annotations

from tiebreaks import outcomes
from tiebreaks.editions.policies import OF_SUMS
from tiebreaks.editions.reasons import Reason
from tiebreaks.engine.definitions import Alias, Need, tiebreak
from tiebreaks.engine.descriptors import Descriptor, parse
from tiebreaks.engine.families.own_results import half_points, worth_a_win
from tiebreaks.engine.families.ratings import linear_performances, not_rated
from tiebreaks.engine.folds import mean, total
from tiebreaks.engine.origins import FEDERATIONS
from tiebreaks.engine.terms import Kind, Note, Terms
from tiebreaks.engine.unplayed import not_counted, open_rounds
from tiebreaks.engine.view import View

_RATED_PLAYERS = frozenset({Need.RATINGS, Need.INDIVIDUALS})
_TEAMS = frozenset({Need.TEAMS})


@tiebreak(
    "SOB",
    fold=total,
    accepts="CMH",
    decimals=1,
    policies=OF_SUMS,
    origin=FEDERATIONS,
    confidence="B",
    cuts_source=True,
)
def sum_of_opponents_buchholz(view: View) -> Terms:
    """Sum the Buchholz of the opponents played; a cut is also one of their Buchholz.

    An unplayed round is an opponent with 0. With @PAPI a pairing won or lost by forfeit counts
    the opponent's Buchholz, and a bye has no entry.
    Rule: Germany (Feinbuchholz), France (sum of Buchholz). Units: points. None: never.
    """
    asked = view.descriptor
    # With predetermined pairings nothing is adjusted, but some editions refuse Buchholz.
    policy = asked.policy or ("FACE" if view.predetermined else None)
    source = Descriptor("BH", asked.points, asked.having("CMH"), policy)
    column = view.column(source)
    only_pairings = asked.policy == "PAPI"
    unadjusted = view.predetermined and not view.rules.adjusts_predetermined
    values = view.of_opponents(column.values)
    notes: dict[tuple[int, int], Note] = {}
    left_out: dict[int, tuple[tuple[int, Reason], ...]] = {}
    for i, row in enumerate(view.frame.outcomes):
        out = []
        for r, outcome in enumerate(row):
            alone = outcome in outcomes.BYES
            if outcome in outcomes.PLAYED or (only_pairings and outcome in outcomes.FORFEITS):
                continue
            if outcome == outcomes.OPEN:
                out.append((r, Reason.OPEN))
            elif alone and (only_pairings or unadjusted):
                out.append((r, Reason.NO_OPPONENT))
            else:
                values[i][r], notes[i, r] = 0, Note(Reason.NOTHING)
        if out:
            left_out[i] = tuple(out)
    return Terms(values, column.scale, notes=notes, left_out=left_out, source=source)


@tiebreak("ARZ", fold=total, needs={Need.INDIVIDUALS}, decimals=1, scored=False, origin=FEDERATIONS)
def arranz(view: View) -> Terms:
    """Count 1 for a win, 0.6 for a draw with Black, 0.4 for a draw with White.

    Rounds that were not played count 0, whatever they were worth.
    Rule: the Arranz system of Vesus, Tornelo and lichess. Units: points. None: where the colour of
    a draw is not known.
    """
    rows = [row[: view.base.rounds] for row in view.base.outcomes]
    halves = [
        [
            half_points(view, i, r, outcome) if outcome in outcomes.PLAYED else 0
            for r, outcome in enumerate(row)
        ]
        for i, row in enumerate(rows)
    ]
    colors = view.base.colors
    return Terms(
        [
            [_fifths(half, color) for half, color in zip(row, played, strict=False)]
            for row, played in zip(halves, colors, strict=True)
        ],
        scale=5,
        left_out=open_rounds(rows),
        undefined={
            i: Reason.COLOR_UNKNOWN
            for i, row in enumerate(halves)
            if any(half == 1 and color == "-" for half, color in zip(row, colors[i], strict=False))
        },
    )


_DRAWS = {"w": 2, "b": 3, "-": 0}


def _fifths(half: int, color: str) -> int:
    return _DRAWS[color] if half == 1 else 5 * (half // 2)


@tiebreak(
    "RSUM",
    fold=total,
    accepts="CMH",
    needs=_RATED_PLAYERS,
    scored=False,
    origin=FEDERATIONS,
    confidence="B",
)
def sum_of_ratings(view: View) -> Terms:
    """Sum the ratings of the opponents played over the board.

    Rule: Swiss-Manager, Irish Chess Union. Units: rating. None: never.
    """
    return Terms(view.opponent_ratings, notes=view.rating_notes, left_out=view.once(not_rated))


@tiebreak(
    "LICH:PERF", fold=mean, needs=_RATED_PLAYERS, decimals=1, scored=False, origin=FEDERATIONS
)
def lichess_performance(view: View) -> Terms:
    """Average the opponents' ratings, each 500 higher for a win, 500 lower for a loss.

    Rule: Swiss tournaments on lichess. Units: rating. None: without a game.
    """
    return linear_performances(view, 500)


@tiebreak(
    "GPSB",
    fold=total,
    needs=_TEAMS,
    decimals=2,
    scored=False,
    origin=FEDERATIONS,
    confidence="B",
    policy="FACE",
)
def game_points_sonneborn_berger(view: View) -> Terms:
    """Sum the game points of the teams beaten and half of those of the teams drawn.

    Scores are not adjusted; an unplayed match has no entry.
    Rule: Swiss-Manager 7. Units: points. None: never.
    """
    theirs, rows = view.scored_by("GP"), view.frame.outcomes
    return Terms(
        view.of_opponents(theirs.totals),
        theirs.scale,
        factors=[
            [
                half_points(view, i, r, outcome) if outcome in outcomes.PLAYED else 0
                for r, outcome in enumerate(row)
            ]
            for i, row in enumerate(rows)
        ],
        factor_scale=2,
        left_out=not_counted(rows, outcomes.PLAYED),
    )


@tiebreak(
    "PTS+MW",
    fold=total,
    needs=_TEAMS,
    decimals=1,
    scored=False,
    origin=FEDERATIONS,
    confidence="B",
)
def points_and_matches_won(view: View) -> Terms:
    """Add 1 to the game points for each match won.

    A match won by forfeit and a bye that is worth a win count as won.
    Rule: Swiss-Manager 38. Units: points. None: never.
    """
    won = [sum(row) for row in view.scored_by("MP").once(worth_a_win)]
    return _game_points_and(view, won, "matches_won")


@tiebreak(
    "GP+MP3",
    fold=total,
    needs=_TEAMS,
    decimals=1,
    scored=False,
    origin=FEDERATIONS,
    confidence="B",
)
def game_points_and_match_points(view: View) -> Terms:
    """Add to the game points 3 for each match won, 1 for each match drawn.

    Matches that were not played count by their match points.
    Rule: Swiss-Manager 46. Units: points. None: never.
    """
    matches = view.scored_by("MP")
    points = [
        sum(
            _MATCH_POINTS[half_points(matches, i, r, outcome)]
            for r, outcome in enumerate(row)
            if outcome != outcomes.OPEN
        )
        for i, row in enumerate(matches.frame.outcomes)
    ]
    return _game_points_and(view, points, "mp3")


_MATCH_POINTS = (0, 1, 3)  # by half points


def _game_points_and(view: View, others: list[int], label: str) -> Terms:
    """Return everybody's game points, and whole points of another kind."""
    games = view.scored_by("GP")
    return Terms(
        [[own, other * games.scale] for own, other in zip(games.scores, others, strict=True)],
        games.scale,
        kind=Kind.PART,
        labels=("gp", label),
    )


WEERSTANDSPUNTEN = Alias(
    "WP",
    parse("BH@KNSB"),
    accepts="CMHP",
    doc="""Sum the opponents' scores; a round without play is a draw against oneself.

    Opponents' unplayed rounds count as draws as well; with @KNSB-FACE scores are those of the
    table.
    Rule: Dutch chess federation. Units: points. None: never.
    """,
    origin=FEDERATIONS,
    confidence="B",
    policies={"KNSB-FACE"},
)
LICHESS_SONNEBORN_BERGER = Alias(
    "LICH:SB",
    parse("SB@FACE"),
    accepts="",
    doc="""Sum the scores of the opponents beaten and half of those of the opponents drawn.

    Scores are not adjusted, byes have no entry.
    Rule: Swiss tournaments on lichess. Units: points. None: never.
    """,
    origin=FEDERATIONS,
)

FAMILY = (
    sum_of_opponents_buchholz,
    WEERSTANDSPUNTEN,
    arranz,
    sum_of_ratings,
    LICHESS_SONNEBORN_BERGER,
    lichess_performance,
    game_points_sonneborn_berger,
    points_and_matches_won,
    game_points_and_match_points,
)
