"""What CSV omits: the differences between a tournament and its file, read again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any

import attrs

from tiebreaks.model.crosstable import Crosstable
from tiebreaks.model.participants import Participant
from tiebreaks.model.points import Points
from tiebreaks.model.scores import entries_with_scores
from tiebreaks.model.tournament import Published, Tournament

# What follows "CSV does not hold", for the fields whose name is not clear enough.
_EVENT: dict[str, Callable[[Any], str]] = {
    "edition": lambda edition: f"the edition {edition.id}",
    "name": lambda name: f"the name of the event: {name!r}",
    "start": lambda start: f"the first day {start}",
    "end": lambda end: f"the last day {end}",
    "tiebreaks": lambda codes: f"the list of tie-breaks: {','.join(codes)}",
    "teams": lambda _: "the players and line-ups of the teams",
    "players": lambda _: "the players' own results",
    "players_published": lambda _: "the players' printed places and points",
    "records": lambda lines: f"the other lines of a tournament report: {len(lines)}",
}
_TABLE: dict[str, Callable[[Any], str]] = {
    "rounds": lambda rounds: f"that {rounds} rounds count as held",
    "planned_rounds": lambda rounds: f"the {rounds} planned rounds",
    "pairing": lambda pairing: f"that the pairing is {pairing}",
    "boards": lambda _: "the boards of the matches",
    "rounds_in_order": lambda _: "that the order of the rounds is not known",
}
# Their differences are reported with the points, or follow from the rounds held.
_IMPLIED = {"participants", "points", "colors", "opponents", "outcomes", "written", "scores"}


def differences(before: Tournament, after: Tournament) -> Iterator[str]:
    """Yield one text for each field that differs."""
    for field in attrs.fields(Tournament):
        ours, theirs = getattr(before, field.name), getattr(after, field.name)
        if field.name in ("notices", "source") or ours == theirs:
            continue
        if isinstance(ours, Crosstable) and isinstance(theirs, Crosstable):
            yield from _of_tables(ours, theirs)
        elif field.name != "published":
            yield _sentence(field.name, ours, _EVENT)
    for field in attrs.fields(Published):
        if getattr(before.published, field.name) != getattr(after.published, field.name):
            yield _sentence(f"printed {field.name}", None, {})


def _sentence(name: str, value: object, texts: dict[str, Callable[[Any], str]]) -> str:
    what = texts[name](value) if name in texts else f"the {name.replace('_', ' ')}"
    return f"CSV does not hold {what}"


def _of_tables(ours: Crosstable, theirs: Crosstable) -> Iterator[str]:
    for field in attrs.fields(Participant):
        pairs = zip(ours.participants, theirs.participants, strict=True)
        count = sum(getattr(one, field.name) != getattr(two, field.name) for one, two in pairs)
        if count:
            yield f"{_sentence(field.name, None, {})} of participants: {count}"
    for field in attrs.fields(Crosstable):
        one, two = getattr(ours, field.name), getattr(theirs, field.name)
        if field.eq and one != two and field.name not in _IMPLIED:
            yield _sentence(field.name, one, _TABLE)
    before, after = ours.written or ours, theirs.written or theirs
    count = sum(one != two for one, two in zip(before.colors, after.colors, strict=True))
    if count:
        yield f"CSV in this form does not hold unknown colours; participants: {count}"
    if before.scores != after.scores:
        count = entries_with_scores(ours)
        yield f"CSV in this form does not hold the scores of games and byes: {count}"
    if list(ours.points) != ["PTS"]:
        yield "CSV does not hold match points and game points"
    else:
        yield from _of_points(before.points["PTS"], after.points["PTS"])


def _of_points(ours: Points, theirs: Points) -> Iterator[str]:
    if ours.penalties:
        yield f"CSV does not hold penalties and bonuses: {len(ours.penalties)}"
    if ours.system != theirs.system:
        yield "CSV does not hold points for results other than 1-½-0"
    elif _in_points(ours) != _in_points(theirs):
        yield "CSV does not hold special points for single results"


def _in_points(points: Points) -> list[list[Fraction]]:
    return [[Fraction(units, points.scale) for units in row] for row in points.rows]
