"""BUILTIN: the one list of built-in tie-breaks."""

from tiebreaks.engine.families import (
    boards,
    buchholz,
    cards,
    direct_encounter,
    draughts,
    federations,
    go,
    history,
    own_results,
    ratings,
    recursive,
    schedules,
    scored_games,
    sonneborn_berger,
    teams,
    us_chess,
)
from tiebreaks.engine.modifiers import MODIFIERS
from tiebreaks.engine.registry import Registry

BUILTIN = Registry(
    [
        *own_results.FAMILY,
        *direct_encounter.FAMILY,
        *buchholz.FAMILY,
        *sonneborn_berger.FAMILY,
        *history.FAMILY,
        *ratings.FAMILY,
        *recursive.FAMILY,
        *boards.FAMILY,
        *teams.FAMILY,
        *us_chess.FAMILY,
        *federations.FAMILY,
        *go.FAMILY,
        *draughts.FAMILY,
        *scored_games.FAMILY,
        *cards.FAMILY,
        *schedules.FAMILY,
    ],
    MODIFIERS,
)
