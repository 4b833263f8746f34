"""Compute, rank by and explain tournament tie-breaks, exactly and fast."""

from tiebreaks import editions, errors, formats
from tiebreaks.checking import Difference, check
from tiebreaks.editions import Edition
from tiebreaks.engine.definitions import tiebreak
from tiebreaks.engine.descriptors import Descriptor, parse
from tiebreaks.engine.evaluation import evaluate
from tiebreaks.engine.families import BUILTIN
from tiebreaks.engine.families.external import external
from tiebreaks.engine.folds import mean, total
from tiebreaks.engine.registry import Registry
from tiebreaks.engine.terms import Column, Step, Terms, Working
from tiebreaks.formats import read, write
from tiebreaks.model.crosstable import Crosstable
from tiebreaks.model.matches import TeamRules
from tiebreaks.model.pairing import Pairing
from tiebreaks.model.participants import Participant, Team
from tiebreaks.model.scoring import PointsSystem
from tiebreaks.model.tournament import Notice, Published, Tournament
from tiebreaks.report.explanations import explain
from tiebreaks.report.pages import page
from tiebreaks.standings.changes import versus
from tiebreaks.standings.ranking import rank
from tiebreaks.standings.rows import Comparison, Standings

__all__ = [
    "BUILTIN",
    "Column",
    "Comparison",
    "Crosstable",
    "Descriptor",
    "Difference",
    "Edition",
    "Notice",
    "Pairing",
    "Participant",
    "PointsSystem",
    "Published",
    "Registry",
    "Standings",
    "Step",
    "Team",
    "TeamRules",
    "Terms",
    "Tournament",
    "Working",
    "check",
    "editions",
    "errors",
    "evaluate",
    "explain",
    "external",
    "formats",
    "mean",
    "page",
    "parse",
    "rank",
    "read",
    "tiebreak",
    "total",
    "versus",
    "write",
]
