"""For tests of own tie-breaks: tables that are drawn, and the laws that every tie-break keeps.

It needs hypothesis: `pip install "tiebreaks[testing]"`.
"""

try:
    import hypothesis as _hypothesis  # noqa: F401 - to say how it is installed
except ImportError:
    raise ImportError(
        "tiebreaks.testing needs hypothesis: pip install tiebreaks[testing]"
    ) from None

from tiebreaks.testing.checks import check_laws
from tiebreaks.testing.tables import tables

__all__ = ["check_laws", "tables"]
