"""Participants: players or teams, with the data from files."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import SupportsIndex

import attrs

from tiebreaks._exact import as_int, brief, cut, decimal, short
from tiebreaks.errors import InputError, Problem, no_such_number


@attrs.frozen
class NationalRating:
    """The national rating record of one participant."""

    federation: str
    rating: int | None = None
    title: str = ""
    name: str = ""
    origin: str = ""
    id: str = ""

    __repr__ = brief


def _none_for_zero(rating: SupportsIndex | None) -> int | None:
    value = None if rating is None else as_int(rating)
    if rating is not None and (value is None or value < 0):
        template = "a rating is a whole number, 0 or None for unrated; not {written}"
        raise InputError(Problem("participant_rating_not_whole", template, written=short(rating)))
    return value or None


def _a_number(number: SupportsIndex) -> int:
    value = as_int(number)
    if value is None:
        template = "a participant's number is a whole number, not {written}"
        raise InputError(Problem("participant_number_not_whole", template, written=short(number)))
    return value


_QUOTIENT = re.compile(r"[+-]?[0-9]{1,9}/[0-9]{1,9}")
_LONGEST = 20  # letters of a number


def starting_score(value: SupportsIndex | Fraction | str) -> Fraction:
    """Return a starting score, given as a number or as text.

    Raises:
        InputError: another value, or a number that is too long.

    >>> starting_score("1.5"), starting_score("-1/3"), starting_score(4)
    (Fraction(3, 2), Fraction(-1, 3), Fraction(4, 1))
    """
    if value is NO_START:
        return NO_START
    found = None
    if isinstance(value, str):
        text = value.strip()
        if _QUOTIENT.fullmatch(text) and int(text.rpartition("/")[2]):
            found = Fraction(text)
        elif len(text) <= _LONGEST:
            found = decimal(text)
    elif isinstance(value, Fraction):
        found = value
    elif (number := as_int(value)) is not None:
        found = Fraction(number)
    if found is None or max(abs(found.numerator), found.denominator) >= 10**9:
        template = (
            "a starting score is an exact number such as 3, '1.5' or Fraction(3, 2), not {written}"
        )
        raise InputError(Problem("start_not_exact", template, written=short(value)))
    return found


def _rating_of(participant: Participant) -> int | None:
    return participant.rating


NO_START = Fraction(0)  # the same object for all who are given none


@attrs.frozen
class Participant:
    """A player or a team; `rating` is the one that tie-breaks use, None (or 0) for unrated.

    `fide_rating` is the same unless given; `ratings` has one per round, for events that are long
    enough for ratings to change. `start` is the starting score of a McMahon tournament, in points.

    >>> Participant(7, "Ann", 2100, federation="GER").rating
    2100
    """

    number: int = attrs.field(converter=_a_number)
    name: str = ""
    rating: int | None = attrs.field(default=None, converter=_none_for_zero)
    federation: str = ""
    title: str = attrs.field(default="", kw_only=True)
    sex: str = attrs.field(default="", kw_only=True)
    birth: str = attrs.field(default="", kw_only=True)
    fide_id: str = attrs.field(default="", kw_only=True)
    fide_rating: int | None = attrs.field(
        default=attrs.Factory(_rating_of, takes_self=True), kw_only=True
    )
    ratings: tuple[int | None, ...] = attrs.field(default=(), kw_only=True)
    national_ratings: tuple[NationalRating, ...] = attrs.field(default=(), kw_only=True)
    start: Fraction = attrs.field(default=NO_START, converter=starting_score, kw_only=True)

    def __repr__(self) -> str:
        return cut(f"<Participant {self.number} {short(self.name)}, {self.rating or 'unrated'}>")


@attrs.frozen
class Team:
    """The members and line-ups of a team.

    `members` are the players' numbers in board order, `line_ups` for each round the players on
    boards 1, 2, ... (0: empty board), without gaps if the exact boards are unknown; empty for a
    round without a match.

    >>> Team(1, members=(1, 2, 3), line_ups=((1, 3), ())).line_ups[0]
    (1, 3)
    """

    number: int
    members: tuple[int, ...] = ()
    name: str = attrs.field(default="", kw_only=True)
    short_name: str = attrs.field(default="", kw_only=True)
    strength: str = attrs.field(default="", kw_only=True)
    line_ups: tuple[tuple[int, ...], ...] = attrs.field(default=(), kw_only=True)

    def __repr__(self) -> str:
        return cut(f"<Team {self.number} {short(self.name)}, {len(self.members)} players>")


def indexes_by_number(participants: Sequence[Participant]) -> dict[int, int]:
    """Return the index of every number; raise one `InputError` for all duplicates."""
    from_number: dict[int, int] = {}
    problems = []
    for i, participant in enumerate(participants):
        number = participant.number
        if number < 1:
            template = "number {number}: participants are numbered from 1"
            problems.append(
                Problem("number_below_one", template, number=number, entry=i, kind="participant")
            )
        elif number in from_number:
            template = "duplicate number {number}: {first!r} and {second!r}"
            first, second = participants[from_number[number]].name, participant.name
            problems.append(
                Problem(
                    "duplicate_number",
                    template,
                    number=number,
                    entry=i,
                    kind="participant",
                    first=first,
                    second=second,
                )
            )
        from_number[number] = i
    if problems:
        raise InputError(problems)
    return from_number


def number_lookup(indexes: Mapping[int, int]) -> Callable[[int], int]:
    """Return a function from a number to its index; an unknown number is an `InputError`."""

    def at(number: int) -> int:
        if number not in indexes:
            raise InputError(no_such_number(number))
        return indexes[number]

    return at
