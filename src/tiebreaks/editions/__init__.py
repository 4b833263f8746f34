"""The dated texts of the regulations as data: `Edition`, and all editions."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any

import attrs

from tiebreaks._exact import FrozenMap, cut, frozen_names, short
from tiebreaks.editions.reasons import Reason
from tiebreaks.editions.rules import (
    Adjustment,
    CapRounds,
    Dummy,
    DummyFactor,
    StandardPoints,
    UnplayedRules,
    changed_rules,
    rule_text,
)
from tiebreaks.errors import InputError, Problem, UnknownEditionError

__all__ = [
    "ALL",
    "DEFAULT",
    "EDITIONS",
    "FACE_VALUE",
    "FIDE_2009",
    "FIDE_2023_09",
    "FIDE_2024_08",
    "FIDE_2026_03",
    "Adjustment",
    "CapRounds",
    "Dummy",
    "DummyFactor",
    "Edition",
    "StandardPoints",
    "UnplayedRules",
    "differences",
    "for_date",
    "get",
    "rating_floor",
    "with_options",
]


@attrs.frozen
class Edition:
    """One dated text of the regulations; with `attrs.evolve`, also an event's own rules (16.6).

    `names` are those of an own edition by language; `name` is its English one.

    >>> rules = attrs.evolve(DEFAULT.unplayed, cap_rounds="counted")
    >>> get(attrs.evolve(DEFAULT, unplayed=rules)).id
    'fide-2026-03+cap_rounds=counted'
    """

    id: str
    name: str
    in_force: date
    source: str
    missing_codes: frozenset[str]
    unplayed: UnplayedRules
    articles: Mapping[Reason, str]
    cites_articles: bool = True  # whether the articles of C.07 are those of this text
    names: Mapping[str, str] = attrs.field(default=FrozenMap(), converter=frozen_names)

    def __repr__(self) -> str:
        return cut(f"<Edition {short(self.id, most=150)}>")


FIDE_2009 = Edition(
    id="fide-2009",
    name="FIDE tie-breaks of 2009 to 2023 (virtual opponent)",
    in_force=date(2009, 10, 1),
    source="decision of the FIDE Swiss pairings commission, Kallithea, October 2009",
    missing_codes=frozenset({"STD"}),
    unplayed=UnplayedRules(
        adjustment=Adjustment.UNPLAYED_DRAWN,
        dummy=Dummy.VIRTUAL_OPPONENT,
        dummy_caps=False,
        cut_prefers_voluntary=False,
        rr_forfeits_type_b=b"+-",
        rr_forfeits_in_rating=b"+-",
        allow_bh_in_rr=True,
    ),
    articles=FrozenMap(),
    cites_articles=False,
)

FIDE_2023_09 = Edition(
    id="fide-2023-09",
    name="FIDE C.07, September 2023",
    in_force=date(2023, 9, 1),
    source="FIDE Handbook C.07, approved 2023-08-01",
    missing_codes=frozenset({"STD"}),
    unplayed=attrs.evolve(
        FIDE_2009.unplayed,
        adjustment=Adjustment.TRAILING_BYES_DRAWN,
        dummy=Dummy.OWN_SCORE,
        cut_prefers_voluntary=True,
    ),
    articles=FrozenMap(
        {
            Reason.ADJUSTED: "16.3",
            Reason.DUMMY: "16.4",
            Reason.DUMMY_FORE: "8.3",
            Reason.CUT_LOW: "14.1",
            Reason.CUT_VOLUNTARY: "16.5",
            Reason.CUT_HIGH: "14.3",
            Reason.FORE: "8.3",
            Reason.FORFEIT_AS_PLAYED: "15.2",
            Reason.CUT_EARLIEST: "14.1.1",
            Reason.BELOW_LIMIT: "9.2",
            Reason.BELOW_MOVED_LIMIT: "14.5",
        }
    ),
)

FIDE_2024_08 = attrs.evolve(
    FIDE_2023_09,
    id="fide-2024-08",
    name="FIDE C.07, August 2024",
    in_force=date(2024, 8, 1),
    source="FIDE Handbook C.07, effective 2024-08-01",
)

FIDE_2026_03 = attrs.evolve(
    FIDE_2024_08,
    id="fide-2026-03",
    name="FIDE C.07, March 2026",
    in_force=date(2026, 3, 1),
    source="FIDE Handbook C.07, approved 2026-02-02, effective 2026-03-01",
    missing_codes=frozenset(),
    unplayed=attrs.evolve(
        FIDE_2024_08.unplayed,
        dummy_caps=True,
        rr_forfeits_type_b=b"+",
        rr_forfeits_in_rating=b"",
        allow_bh_in_rr=False,
    ),
    articles=FrozenMap(
        {
            **FIDE_2024_08.articles,
            Reason.DUMMY_CAPPED_BY_OPPONENT: "16.4.1",
            Reason.DUMMY_CAPPED_BY_DRAWS: "16.4.2",
        }
    ),
)


FACE_VALUE = Edition(
    id="face-value",
    name="no adjustment: plain scores, unplayed rounds left out",
    in_force=date.min,
    source="common hand calculation",
    missing_codes=frozenset(),
    unplayed=attrs.evolve(
        FIDE_2009.unplayed, adjustment=Adjustment.NONE, dummy=Dummy.NONE, rr_forfeits_type_b=b"+"
    ),
    articles=FrozenMap(),
    cites_articles=False,
)

EDITIONS = (FIDE_2009, FIDE_2023_09, FIDE_2024_08, FIDE_2026_03)  # oldest first
# The edition used if neither the caller nor a first day decides. It is not simply the newest one,
# so that adding an edition above changes no value of an undated event.
DEFAULT = FIDE_2026_03
ALL = (*EDITIONS, FACE_VALUE)
_BY_ID = {edition.id: edition for edition in ALL}
_BY_ID["fide-2024-04"] = FIDE_2023_09


def get(edition: str | Edition | None) -> Edition:
    """Return the edition with this id; the default if None.

    Rules of the event may follow the id, as in the ids that results show.

    Raises:
        UnknownEditionError: no edition has the id.

    >>> get("fide-2024-08").in_force
    datetime.date(2024, 8, 1)
    >>> get("fide-2026-03+cap_rounds=counted").unplayed.cap_rounds
    <CapRounds.COUNTED: 'counted'>
    """
    if isinstance(edition, Edition):
        return _named(edition)
    if edition is None:
        return DEFAULT
    if not isinstance(edition, str):
        raise TypeError(
            f"an edition is an id such as 'fide-2026-03' or an Edition, not {edition!r}"
        )
    base, *rules = re.split(r"\+(?=[a-z_]+=)", edition.strip().lower())
    if base not in _BY_ID:
        raise UnknownEditionError(edition, tuple(_BY_ID))
    named = dict(rule.split("=", 1) for rule in rules)
    return with_options(_BY_ID[base], named) if named else _BY_ID[base]


def _named(edition: Edition) -> Edition:
    """Return the edition; if it changes rules of a shipped edition, name the changes in its id."""
    base = edition.id.partition("+")[0]
    shipped = _BY_ID.get(base)
    if shipped is None or shipped is edition:
        return edition
    words = [
        f"{name}={word}" for name, _, word in changed_rules(shipped.unplayed, edition.unplayed)
    ]
    if not words:
        return edition
    return attrs.evolve(
        edition, id="+".join([base, *words]), name=f"{shipped.name}, with {', '.join(words)}"
    )


def for_date(start: date | None) -> Edition:
    """Return the edition in force on a day; the default for None, the oldest before all of them.

    >>> for_date(date(2026, 2, 28)).id, for_date(date(2026, 3, 1)).id, for_date(None).id
    ('fide-2024-08', 'fide-2026-03', 'fide-2026-03')
    """
    if start is None:
        return DEFAULT
    return max(
        (edition for edition in EDITIONS if edition.in_force <= start),
        key=lambda edition: edition.in_force,
        default=EDITIONS[0],
    )


def rating_floor(start: date | None) -> int:
    """Return the FIDE rating floor on a day: 1400 from March 2024, 1000 before; 1400 for None.

    >>> rating_floor(date(2024, 2, 29)), rating_floor(date(2024, 3, 1))
    (1000, 1400)
    """
    return 1400 if start is None or start >= date(2024, 3, 1) else 1000


def differences(first: Edition, second: Edition) -> tuple[tuple[str, str, str], ...]:
    """Return (rule, first's word, second's word) for all rules that differ between two editions.

    >>> differences(get("fide-2024-08"), get("fide-2026-03"))[0]
    ('missing_codes', 'STD', 'none')
    """
    codes = ("missing_codes", rule_text(first.missing_codes), rule_text(second.missing_codes))
    rules = changed_rules(first.unplayed, second.unplayed)
    return rules if codes[1] == codes[2] else (codes, *rules)


def with_options(edition: Edition, options: Mapping[str, str]) -> Edition:
    """Return the edition with rules of the event, given as text.

    Raises:
        InputError: unknown rules or words, all of them.

    >>> with_options(DEFAULT, {"cap_rounds": "counted"}).unplayed.cap_rounds
    <CapRounds.COUNTED: 'counted'>
    """
    problems: list[Problem] = []
    rules = edition.unplayed
    names = [field.name for field in attrs.fields(UnplayedRules)]
    for name, text in options.items():
        if name not in names:
            problems.append(_unknown_rule(name, names))
            continue
        try:
            change: dict[str, Any] = {name: text}
            rules = attrs.evolve(rules, **change)
        except InputError as error:
            problems += error.problems
    if problems:
        raise InputError(problems)
    return _named(attrs.evolve(edition, unplayed=rules))


def _unknown_rule(rule: str, rules: Sequence[str]) -> Problem:
    return Problem(
        "unknown_rule",
        "unknown rule {rule!r}; the rules are {known}",
        rule=rule,
        known=", ".join(rules),
    )
