"""How the opponents of a tournament were paired."""

from __future__ import annotations

from enum import StrEnum

from tiebreaks._exact import short
from tiebreaks.errors import InputError, Problem


class Pairing(StrEnum):
    """How the opponents were paired; decides whether Article 15.2 or 16 of C.07 applies.

    >>> Pairing("swiss"), Pairing.PREDETERMINED.value
    (<Pairing.SWISS: 'swiss'>, 'predetermined')
    """

    SWISS = "swiss"
    PREDETERMINED = "predetermined"

    @classmethod
    def _missing_(cls, value: object) -> Pairing:
        swiss, predetermined = cls
        raise InputError(
            Problem(
                "unknown_pairing",
                "unknown pairing {given}; it is {swiss!r} or {predetermined!r}",
                given=short(value),
                swiss=str(swiss),
                predetermined=str(predetermined),
            )
        )
