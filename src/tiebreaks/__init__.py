"""Compute, rank by and explain tournament tie-breaks, exactly and fast."""

from tiebreaks import editions, errors, formats
from tiebreaks.changes import versus
from tiebreaks.checking import Difference, check
from tiebreaks.crosstable import Crosstable
from tiebreaks.descriptors import Descriptor, parse
from tiebreaks.editions import Edition
from tiebreaks.evaluation import evaluate
from tiebreaks.explanations import explain
from tiebreaks.families import BUILTIN
from tiebreaks.families.external import external
from tiebreaks.folds import mean, total
from tiebreaks.formats import read, write
from tiebreaks.matches import TeamRules
from tiebreaks.pages import page
from tiebreaks.pairing import Pairing
from tiebreaks.participants import Participant, Team
from tiebreaks.ranking import rank
from tiebreaks.registry import Registry, tiebreak
from tiebreaks.scoring import PointsSystem
from tiebreaks.standings import Comparison, Standings
from tiebreaks.terms import Column, Step, Terms, Working
from tiebreaks.tournament import Notice, Published, Tournament

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
