"""Awards and penalties as programs give them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any

from tiebreaks._exact import exact_number, is_missing, short, whole_number
from tiebreaks.errors import InputError, Problem
from tiebreaks.model.entries import ROUND_PROBLEMS, Faults, People, fields_of, round_of
from tiebreaks.model.placing import Placing

AnyAward = Iterable[Any]

PENALTY = ("participant", "round", "points")
TEAM_PENALTY = ("participant", "round", "match points", "game points")


def awards_of(
    placing: Placing[Any], awards: Iterable[AnyAward] | Mapping[Any, Any]
) -> dict[tuple[int, int], Fraction]:
    """Return the points that replace those of the scoring, by (index, round from 0).

    Raises:
        InputError: everything that is wrong with them, each with its position.
    """
    listed = awards
    if isinstance(awards, Mapping):
        listed = [
            (*key, value) if isinstance(key, tuple) else (key, value)
            for key, value in awards.items()
        ]
    faults = Faults("award")
    length = max(map(len, placing.rows), default=0)
    found: dict[tuple[int, int], Fraction] = {}
    for entry, i, round_, points in _additions(placing.people, listed, PENALTY, faults):
        what, number = Problem("a_award", "award"), placing.people.people[i].number
        if not round_:
            template = "{where}an award belongs to a round ({number})"
            faults.add(entry, "award_without_round", template, None, number)
        elif placing.moved(round_) > length:
            template = "{where}the award of {number} is after the last round of the table"
            faults.add(entry, "award_after_last_round", template, round_, number)
        elif placing.times(round_) > 1:
            template = "{where}{number} has several games in this round: give each game its own"
            faults.add(entry, "award_of_several", template, round_, number)
        elif (i, placing.moved(round_) - 1) in found:
            template = "{where}{number} has two entries ({what})"
            faults.add(entry, "two_entries", template, round_, number, what=what)
        else:
            found[i, placing.moved(round_) - 1] = points[0]
    if faults.found:
        raise InputError(faults.found)
    return found


def penalties_of(
    placing: Placing[Any], penalties: Iterable[AnyAward], names: Sequence[str] = PENALTY
) -> list[tuple[int, int, list[Fraction]]]:
    """Return index, round (0: none) and points of each penalty.

    Raises:
        InputError: everything that is wrong with them, each with its position.
    """
    faults = Faults("penalty")
    found = [
        (i, round_ and placing.moved(round_), points)
        for _, i, round_, points in _additions(placing.people, penalties, names, faults)
    ]
    if faults.found:
        raise InputError(faults.found)
    return found


def _additions(
    people: People, listed: Iterable[AnyAward], names: Sequence[str], faults: Faults
) -> Iterable[tuple[int, int, int, list[Fraction]]]:
    """Give entry, index, round and points of each award or penalty; report the others."""
    what = Problem(f"a_{faults.kind}", faults.kind)
    for entry, (who, given, *values) in fields_of(listed, names, len(names), faults):
        i = people.find(who)
        round_ = 0 if whole_number(given) == 0 or is_missing(given) else round_of(given)
        points = [exact_number(value) for value in values]
        if i < 0:
            people.refuse(who, faults, entry, None, what)
        if isinstance(round_, str):
            faults.add(entry, round_, ROUND_PROBLEMS[round_], written=short(given), what=what)
        for value, written in zip(points, values, strict=True):
            if value is None:
                template = "{where}{written} is not an exact number of points"
                faults.add(entry, "points_not_exact", template, written=short(written))
        exact = [value for value in points if value is not None]
        if i >= 0 and isinstance(round_, int) and len(exact) == len(points):
            yield entry, i, round_, exact
