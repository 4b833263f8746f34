"""Published v. computed: the differences, their causes, and settings that give the table."""

from tiebreaks.checking.causes import Cause
from tiebreaks.checking.many import Checked, check_all, checked, report
from tiebreaks.checking.settings import Settings
from tiebreaks.checking.verdicts import (
    PLACE,
    POINTS,
    Difference,
    Verdict,
    check,
    reproducing,
    verdict,
)

__all__ = [
    "PLACE",
    "POINTS",
    "Cause",
    "Checked",
    "Difference",
    "Settings",
    "Verdict",
    "check",
    "check_all",
    "checked",
    "report",
    "reproducing",
    "verdict",
]
