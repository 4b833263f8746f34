"""How the opponents of a tournament were paired."""

from __future__ import annotations

from enum import StrEnum

from tiebreaks.errors import InputError


class Pairing(StrEnum):
    """How the opponents were paired; decides whether Article 15.2 or 16 of C.07 applies.

    >>> Pairing("swiss"), Pairing.PREDETERMINED.value
    (<Pairing.SWISS: 'swiss'>, 'predetermined')
    """

    SWISS = "swiss"
    PREDETERMINED = "predetermined"

    @classmethod
    def _missing_(cls, value: object) -> Pairing:
        raise InputError(
            f"unknown pairing {value!r}; it is {' or '.join(map(repr, map(str, cls)))}"
        )
