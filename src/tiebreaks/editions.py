"""The dated texts of the regulations, as data: `UnplayedRules`, `Edition`, and those shipped."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date
from enum import Enum
from typing import Any

import attrs

from tiebreaks._exact import FrozenMap
from tiebreaks.errors import InputError, UnknownEditionError
from tiebreaks.reasons import Reason

# The hooks of 16.6. What they are handed (a view, elements) belongs to higher layers.
AdjustedScores = Callable[[Any], list[int]]
Dummies = Callable[[Any], Callable[[int, int, int], tuple[int, Any]]]
ChooseCut = Callable[[list[Any]], Any]


class Adjustment(Enum):
    """What a participant's score is worth to the opponents' tie-breaks (16.3)."""

    NONE = "none"
    TRAILING_BYES_DRAWN = "trailing_byes_drawn"  # requested byes that only voluntary rounds follow
    UNPLAYED_DRAWN = "unplayed_drawn"


class Dummy(Enum):
    """What stands in for the opponent of an unplayed round (16.4)."""

    NONE = "none"  # no entry at all
    OWN_SCORE = "own_score"
    VIRTUAL_OPPONENT = "virtual_opponent"


class CapRounds(Enum):
    """Which number of rounds the ceiling of 16.4.2 multiplies by a draw."""

    SCHEDULED = "scheduled"
    COUNTED = "counted"


class StandardPoints(Enum):
    """What a game is compared with for standard points (7.7)."""

    OPPONENT = "opponent"
    DRAW = "draw"


@attrs.frozen
class UnplayedRules:
    """How unplayed rounds are treated (Articles 15 and 16), and the options of the event (16.6).

    `type_b_forfeits` and `rating_forfeits` are the forfeits (letters + and -) that count as games
    in own-result (Article 7) and rating (Article 10) tie-breaks of predetermined pairings.

    An event's own functions may stand for `adjustment` (view -> everybody's score, in units, as
    opponents see it), for `dummy` (view -> (i, r, outcome) -> value and `Note`) and for
    `choose_cut` (elements -> the one to cut first; an element has sel, value, place, voluntary).
    """

    adjustment: Adjustment | AdjustedScores = Adjustment.TRAILING_BYES_DRAWN
    dummy: Dummy | Dummies = Dummy.OWN_SCORE
    choose_cut: ChooseCut | None = None
    dummy_caps: bool = True
    cap_rounds: CapRounds = CapRounds.SCHEDULED
    cut_prefers_voluntary: bool = True
    type_b_forfeits: bytes = b"+"
    rating_forfeits: bytes = b""
    standard_points: StandardPoints = StandardPoints.OPPONENT
    short_games_rated: bool = True
    buchholz_when_predetermined: bool = False


@attrs.frozen
class Edition:
    """One dated text of a regulation; an event's own rules (16.6) are made by `attrs.evolve`."""

    id: str
    name: str
    in_force: date
    source: str
    missing_codes: frozenset[str]
    unplayed: UnplayedRules
    articles: Mapping[Reason, str]
    cites_articles: bool = True  # whether the articles of C.07 are those of this text


FIDE_2009 = Edition(
    id="fide-2009",
    name="FIDE tie-breaks of 2009 to 2023 (virtual opponent)",
    in_force=date(2009, 10, 1),
    source="decision of the FIDE Swiss pairings commission, Kallithea, October 2009",
    missing_codes=frozenset({"STD", "TPN"}),
    unplayed=UnplayedRules(
        adjustment=Adjustment.UNPLAYED_DRAWN,
        dummy=Dummy.VIRTUAL_OPPONENT,
        dummy_caps=False,
        cut_prefers_voluntary=False,
        type_b_forfeits=b"+-",
        rating_forfeits=b"+-",
        buchholz_when_predetermined=True,
    ),
    articles=FrozenMap(),
    cites_articles=False,
)

FIDE_2023_09 = Edition(
    id="fide-2023-09",
    name="FIDE C.07, September 2023",
    in_force=date(2023, 9, 1),
    source="FIDE Handbook C.07, approved 2023-08-01",
    missing_codes=frozenset({"STD", "TPN"}),
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
        type_b_forfeits=b"+",
        rating_forfeits=b"",
        buchholz_when_predetermined=False,
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
    name="no adjustment: scores as they stand, unplayed rounds left out",
    in_force=date.min,
    source="common hand calculation",
    missing_codes=frozenset(),
    unplayed=attrs.evolve(
        FIDE_2009.unplayed, adjustment=Adjustment.NONE, dummy=Dummy.NONE, type_b_forfeits=b"+"
    ),
    articles=FrozenMap(),
    cites_articles=False,
)

EDITIONS = (FIDE_2009, FIDE_2023_09, FIDE_2024_08, FIDE_2026_03)  # oldest first
NEWEST = EDITIONS[-1]
ALL = (*EDITIONS, FACE_VALUE)
_BY_ID = {edition.id: edition for edition in ALL}
_BY_ID["fide-2024-04"] = FIDE_2023_09


def get(edition: str | Edition | None) -> Edition:
    """Return the edition with this id; the newest when none is named.

    Raises:
        UnknownEditionError: no edition has the id.

    >>> get("fide-2024-08").in_force
    datetime.date(2024, 8, 1)
    """
    if isinstance(edition, Edition):
        return edition
    if edition is None:
        return NEWEST
    try:
        return _BY_ID[edition.strip().lower()]
    except KeyError:
        raise UnknownEditionError(edition, tuple(_BY_ID)) from None


def for_date(start: date | None) -> Edition:
    """Return the edition in force on a day; the newest for None, the oldest before them all.

    >>> for_date(date(2026, 2, 28)).id, for_date(date(2026, 3, 1)).id, for_date(None).id
    ('fide-2024-08', 'fide-2026-03', 'fide-2026-03')
    """
    if start is None:
        return NEWEST
    return max(
        (edition for edition in EDITIONS if edition.in_force <= start),
        key=lambda edition: edition.in_force,
        default=EDITIONS[0],
    )


def rating_floor(start: date | None) -> int:
    """Return the FIDE rating floor on a day: 1400 from March 2024, 1000 before; None is today's.

    >>> rating_floor(date(2024, 2, 29)), rating_floor(date(2024, 3, 1))
    (1000, 1400)
    """
    return 1400 if start is None or start >= date(2024, 3, 1) else 1000


def differences(first: Edition, second: Edition) -> tuple[tuple[str, str, str], ...]:
    """Return (what, first's, second's) for everything that two editions treat differently.

    >>> differences(get("fide-2024-08"), get("fide-2026-03"))[0]
    ('missing_codes', 'STD, TPN', 'none')
    """
    rows = [
        ("missing_codes", _text(first.missing_codes), _text(second.missing_codes)),
        *(
            (
                field.name,
                _text(getattr(first.unplayed, field.name)),
                _text(getattr(second.unplayed, field.name)),
            )
            for field in attrs.fields(UnplayedRules)
        ),
    ]
    return tuple(row for row in rows if row[1] != row[2])


def _text(value: object) -> str:
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, bool) or value is None:
        return {True: "yes", False: "no", None: "none"}[value]
    if isinstance(value, bytes):
        return ", ".join(chr(letter) for letter in value) or "none"
    if isinstance(value, frozenset):
        return ", ".join(sorted(value)) or "none"
    return getattr(value, "__name__", str(value))


def with_options(edition: Edition, options: Mapping[str, str]) -> Edition:
    """Return the edition with fields of its unplayed rules set from text, as an event's own.

    A switch is `yes` or `no`, forfeits are letters (`+-`) or `none`, the others are named as
    `differences` names them.

    Raises:
        InputError: a field or a value that there is not, all of them.

    >>> with_options(NEWEST, {"cap_rounds": "counted"}).unplayed.cap_rounds
    <CapRounds.COUNTED: 'counted'>
    """
    fields = [field.name for field in attrs.fields(UnplayedRules)]
    known = {name: _values_of(getattr(NEWEST.unplayed, name)) for name in fields}
    settable = [name for name in fields if known[name]]
    changes: dict[str, Any] = {}
    problems = []
    for name, text in options.items():
        if name not in settable:
            problems.append(f"no rule is named {name!r}; there are {', '.join(settable)}")
        elif text not in known[name]:
            values = ", ".join(known[name])
            problems.append(f"the rule {name} is one of {values}; not {text!r}")
        else:
            changes[name] = known[name][text]
    if problems:
        raise InputError(problems)
    if not changes:
        return edition
    own = ", ".join(f"{name}={text}" for name, text in options.items())
    return attrs.evolve(
        edition,
        id=f"{edition.id}+{own.replace(', ', '+')}",
        name=f"{edition.name}, with {own}",
        unplayed=attrs.evolve(edition.unplayed, **changes),
    )


def _values_of(value: object) -> dict[str, object]:
    """Return the values that a field of this kind may have, by their texts."""
    if isinstance(value, bool):
        return {"yes": True, "no": False}
    if isinstance(value, Enum):
        return {str(item.value): item for item in type(value)}
    if isinstance(value, bytes):
        return {"none": b"", "+": b"+", "-": b"-", "+-": b"+-"}
    return {}
