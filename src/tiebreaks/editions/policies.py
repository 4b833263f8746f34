"""Policies: what unplayed rounds are worth, by the names that follow `@` in a descriptor.

A policy is an edition that is used for its rules on unplayed rounds alone: the editions of FIDE
under their years, and the rules of other federations, games and programs.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date

import attrs

from tiebreaks._exact import FrozenMap
from tiebreaks.editions import (
    FACE_VALUE,
    FIDE_2009,
    FIDE_2023_09,
    FIDE_2024_08,
    FIDE_2026_03,
    Adjustment,
    Dummy,
    DummyFactor,
    Edition,
    UnplayedRules,
)

_DRAWN = FIDE_2009.unplayed  # opponents' unplayed rounds are draws; cuts take the lowest
_PLAIN = FACE_VALUE.unplayed


def _policy(id: str, name: str, source: str, rules: UnplayedRules) -> Edition:  # noqa: A002
    return attrs.evolve(
        FACE_VALUE, id=id, name=name, source=source, in_force=date.min, unplayed=rules
    )


def _fide_old() -> Edition:
    return _policy(
        "fide-old",
        "FIDE before October 2009: opponents' unplayed rounds drawn, own ones worth nothing",
        "FIDE handbook to 2009, and many hand calculations later",
        attrs.evolve(_DRAWN, dummy=Dummy.NOTHING),
    )


_US_CHESS = attrs.evolve(
    _DRAWN,
    dummy=Dummy.NOTHING,
    dummy_factor=DummyFactor.NONE,
    adjusts_predetermined=True,
    rr_forfeits_type_b=b"",
    rr_forfeits_in_rating=b"",
)


def _olympiad(year: int, adjustment: Adjustment) -> Edition:
    return _policy(
        f"oly{year}",
        f"olympiad of {year}: no value for a team with an unplayed match",
        f"FIDE olympiad, pairing rules of {year}",
        attrs.evolve(_PLAIN, adjustment=adjustment, dummy=Dummy.UNDEFINED),
    )


POLICIES: Mapping[str, Edition] = FrozenMap(
    {
        "FACE": FACE_VALUE,
        "FIDE-OLD": _fide_old(),
        "FIDE-2009": FIDE_2009,
        "FIDE-2023": FIDE_2023_09,
        "FIDE-2024": FIDE_2024_08,
        "FIDE-2026": FIDE_2026_03,
        "USCF": _policy(
            "uscf",
            "US Chess rule 34E: opponents' unplayed rounds drawn, own ones worth nothing",
            "US Chess rulebook, 7th edition, rule 34E",
            _US_CHESS,
        ),
        "PAPI": _policy(
            "papi",
            "Papi (France): virtual opponent",
            "Papi, as other programs of the French federation repeat it",
            _DRAWN,
        ),
        "KNSB": _policy(
            "knsb",
            "Netherlands: a round without play is a draw against oneself",
            "rules of the Dutch chess federation",
            attrs.evolve(_DRAWN, dummy=Dummy.OWN_ADJUSTED, dummy_factor=DummyFactor.DRAW),
        ),
        "KNSB-FACE": _policy(
            "knsb-face",
            "Netherlands, other reading: all scores at face value",
            "rules of the Dutch chess federation",
            attrs.evolve(_PLAIN, dummy=Dummy.OWN_ADJUSTED, dummy_factor=DummyFactor.DRAW),
        ),
        "ICU": _policy(
            "icu",
            "Ireland: opponents' unplayed rounds drawn, own ones left out, 0 in medians",
            "rating and tournament software of the Irish Chess Union",
            attrs.evolve(
                _DRAWN,
                dummy=Dummy.NOTHING_IN_MEDIANS,
                adjusts_predetermined=True,
                rr_forfeits_type_b=b"",
                rr_forfeits_in_rating=b"",
            ),
        ),
        "VEGA-NOHPB": _policy(
            "vega-nohpb",
            "Vega: virtual opponent, half-point byes left out",
            "manual of the program Vega",
            attrs.evolve(_DRAWN, half_byes_count=False),
        ),
        "TORNELO-VF": _policy(
            "tornelo-vf",
            "Tornelo: virtual opponent, opponents at face value",
            "settings of the program Tornelo",
            attrs.evolve(_DRAWN, adjustment=Adjustment.NONE),
        ),
        "XQ": _policy(
            "xq",
            "xiangqi: a bye counts the lowest score of all, other unplayed rounds nothing",
            "rules of the World Xiangqi Federation",
            attrs.evolve(_PLAIN, dummy=Dummy.LOWEST_SCORE),
        ),
        "GO": _policy(
            "go",
            "go: starting scores count; own unplayed rounds are worth the own starting score",
            "OpenGotha",
            attrs.evolve(
                _PLAIN,
                adjustment=Adjustment.WITH_START,
                dummy=Dummy.STARTING_SCORE,
                dummy_factor=DummyFactor.NONE,
                adjusts_predetermined=True,
            ),
        ),
        "OLY": _olympiad(2008, Adjustment.NONE),
        "OLY2010": _olympiad(2010, Adjustment.NONE),
        "OLY2022": _olympiad(2022, Adjustment.UNPLAYED_DRAWN),
        "OLY2026": _olympiad(2026, Adjustment.NONE),
    }
)
OLYMPIADS = frozenset(name for name in POLICIES if name.startswith("OLY"))
OF_SUMS = frozenset(POLICIES) - OLYMPIADS  # for any sum of opponents' scores
