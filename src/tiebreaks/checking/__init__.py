"""Published v. computed: the differences, their causes, and settings that give the table."""

from tiebreaks.checking.causes import Cause
from tiebreaks.checking.passed_over import PassedOver
from tiebreaks.checking.remarks import Remark
from tiebreaks.checking.settings import Settings
from tiebreaks.checking.verdicts import (
    NAME,
    PLACE,
    POINTS,
    Difference,
    Verdict,
    check,
    reproducing,
    verdict,
)

__all__ = [
    "NAME",
    "PLACE",
    "POINTS",
    "Cause",
    "Difference",
    "PassedOver",
    "Remark",
    "Settings",
    "Verdict",
    "check",
    "reproducing",
    "verdict",
]
