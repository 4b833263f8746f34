"""Compute, rank by and explain tournament tie-breaks, exactly and fast."""

import importlib
import typing

from tiebreaks import editions, errors, outcomes
from tiebreaks.editions import Edition
from tiebreaks.editions.reasons import Reason
from tiebreaks.engine.definitions import (
    Encounter,
    GroupTiebreak,
    Need,
    Split,
    Tiebreak,
    group_tiebreak,
    tiebreak,
)
from tiebreaks.engine.descriptors import Descriptor, parse
from tiebreaks.engine.evaluation import evaluate
from tiebreaks.engine.families import BUILTIN
from tiebreaks.engine.fold import Fold
from tiebreaks.engine.folds import mean, total
from tiebreaks.engine.game import Game
from tiebreaks.engine.registry import Registry
from tiebreaks.engine.stages import Modifier
from tiebreaks.engine.terms import Better, Column, Kind, Note, Step, Terms, Working
from tiebreaks.engine.view import View
from tiebreaks.model.crosstable import Crosstable
from tiebreaks.model.matches import TeamRules
from tiebreaks.model.pairing import Pairing
from tiebreaks.model.participants import Participant, Team
from tiebreaks.model.scores import Score
from tiebreaks.model.scoring import PointsSystem
from tiebreaks.model.tournament import Notice, Published, Tournament

if typing.TYPE_CHECKING:
    __version__: str
    from tiebreaks import formats, prizes
    from tiebreaks.checking import Difference, check
    from tiebreaks.engine.families.external import external
    from tiebreaks.formats import read, write
    from tiebreaks.report.data import to_dict
    from tiebreaks.report.explanations import explain
    from tiebreaks.report.names import name_of
    from tiebreaks.report.pages import page
    from tiebreaks.standings.changes import versus
    from tiebreaks.standings.group_columns import GroupStep, GroupWorking
    from tiebreaks.standings.ranking import rank
    from tiebreaks.standings.rows import Comparison, Standings

__all__ = [
    "BUILTIN",
    "Better",
    "Column",
    "Comparison",
    "Crosstable",
    "Descriptor",
    "Difference",
    "Edition",
    "Encounter",
    "Fold",
    "Game",
    "GroupStep",
    "GroupTiebreak",
    "GroupWorking",
    "Kind",
    "Modifier",
    "Need",
    "Note",
    "Notice",
    "Pairing",
    "Participant",
    "PointsSystem",
    "Published",
    "Reason",
    "Registry",
    "Score",
    "Split",
    "Standings",
    "Step",
    "Team",
    "TeamRules",
    "Terms",
    "Tiebreak",
    "Tournament",
    "View",
    "Working",
    "check",
    "editions",
    "errors",
    "evaluate",
    "explain",
    "external",
    "formats",
    "group_tiebreak",
    "mean",
    "name_of",
    "outcomes",
    "page",
    "parse",
    "prizes",
    "rank",
    "read",
    "tiebreak",
    "to_dict",
    "total",
    "versus",
    "write",
]

# Names that most programs do not need at once are loaded on first use.
_MODULE_OF = {
    "Comparison": "tiebreaks.standings.rows",
    "Difference": "tiebreaks.checking",
    "GroupStep": "tiebreaks.standings.group_columns",
    "GroupWorking": "tiebreaks.standings.group_columns",
    "Standings": "tiebreaks.standings.rows",
    "check": "tiebreaks.checking",
    "explain": "tiebreaks.report.explanations",
    "external": "tiebreaks.engine.families.external",
    "formats": "tiebreaks.formats",
    "name_of": "tiebreaks.report.names",
    "page": "tiebreaks.report.pages",
    "prizes": "tiebreaks.prizes",
    "rank": "tiebreaks.standings.ranking",
    "read": "tiebreaks.formats",
    "to_dict": "tiebreaks.report.data",
    "versus": "tiebreaks.standings.changes",
    "write": "tiebreaks.formats",
}

if not typing.TYPE_CHECKING:  # a type checker would take any name then

    def __getattr__(name: str) -> object:
        """Load the module of a public name on first use."""
        if name == "__version__":
            return importlib.import_module("importlib.metadata").version(__name__)
        if name not in _MODULE_OF:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        module = importlib.import_module(_MODULE_OF[name])
        value = module if module.__name__ == f"{__name__}.{name}" else getattr(module, name)
        globals()[name] = value
        return value


def __dir__() -> list[str]:
    return list(__all__)
