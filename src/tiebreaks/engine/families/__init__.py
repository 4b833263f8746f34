"""BUILTIN: the one list of built-in tie-breaks."""

from tiebreaks.engine.families import (
    boards,
    buchholz,
    direct_encounter,
    history,
    own_results,
    ratings,
    sonneborn_berger,
    teams,
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
        *boards.FAMILY,
        *teams.FAMILY,
    ],
    MODIFIERS,
)
