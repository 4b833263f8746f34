"""How the opponents of a tournament were found."""

from __future__ import annotations

from enum import StrEnum

from tiebreaks.errors import InputError


class Pairing(StrEnum):
    """How the opponents were found: it decides whether Article 15.2 or 16 of C.07 applies."""

    SWISS = "swiss"
    PREDETERMINED = "predetermined"

    @classmethod
    def _missing_(cls, value: object) -> Pairing:
        raise InputError(f"pairings are {' or '.join(map(repr, map(str, cls)))}, not {value!r}")
