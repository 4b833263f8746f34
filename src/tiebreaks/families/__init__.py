"""BUILTIN: the one list of built-in tie-breaks."""

from tiebreaks.families import (
    boards,
    buchholz,
    direct_encounter,
    own_results,
    ratings,
    sonneborn_berger,
    teams,
)
from tiebreaks.modifiers import MODIFIERS
from tiebreaks.registry import Registry

BUILTIN = Registry(
    [
        *own_results.FAMILY,
        *direct_encounter.FAMILY,
        *buchholz.FAMILY,
        *sonneborn_berger.FAMILY,
        *ratings.FAMILY,
        *boards.FAMILY,
        *teams.FAMILY,
    ],
    MODIFIERS,
)
