"""The rules for unplayed rounds: set by editions, and changed by events (16.6)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from functools import cached_property
from typing import Any

import attrs

from tiebreaks._exact import brief, short
from tiebreaks.errors import InputError, Problem

# The hooks of 16.6. Their arguments (a view, elements) belong to higher floors.
AdjustedScores = Callable[[Any], list[int]]
Dummies = Callable[[Any], Callable[[int, int, int], tuple[int, Any]]]
ChooseCut = Callable[[list[Any]], Any]


class Adjustment(Enum):
    """The adjusted score of a participant, for opponents' tie-breaks (16.3).

    >>> from tiebreaks import editions
    >>> editions.DEFAULT.unplayed.adjustment
    <Adjustment.TRAILING_BYES_DRAWN: 'trailing_byes_drawn'>
    """

    NONE = "none"
    TRAILING_BYES_DRAWN = "trailing_byes_drawn"  # requested byes followed only by voluntary rounds
    UNPLAYED_DRAWN = "unplayed_drawn"
    WITH_START = "with_start"  # the plain score and the starting score (McMahon)


class Dummy(Enum):
    """The opponent in an unplayed round (16.4).

    >>> from tiebreaks import editions
    >>> editions.FIDE_2009.unplayed.dummy
    <Dummy.VIRTUAL_OPPONENT: 'virtual_opponent'>
    """

    NONE = "none"  # the round does not count
    NOTHING_IN_MEDIANS = "nothing_in_medians"  # as none; with /M an opponent with 0 points
    OWN_SCORE = "own_score"
    VIRTUAL_OPPONENT = "virtual_opponent"
    NOTHING = "nothing"  # an opponent with 0 points, who may be cut
    OWN_ADJUSTED = "own_adjusted"  # the own score as opponents see it
    LOWEST_SCORE = "lowest_score"  # of all, for a bye worth a win; else nothing
    STARTING_SCORE = "starting_score"  # the own one (McMahon)
    UNDEFINED = "undefined"  # nobody with an unplayed round has a value


class DummyFactor(Enum):
    """What a dummy's score is multiplied by where results are weighed (Sonneborn-Berger).

    >>> from tiebreaks import editions
    >>> editions.DEFAULT.unplayed.dummy_factor
    <DummyFactor.AWARDED: 'awarded'>
    """

    AWARDED = "awarded"  # the points awarded in the round
    DRAW = "draw"
    NONE = "none"  # the round does not count


class CapRounds(Enum):
    """The number of drawn rounds at which 16.4.2 caps a dummy.

    >>> from tiebreaks import editions
    >>> editions.DEFAULT.unplayed.cap_rounds
    <CapRounds.SCHEDULED: 'scheduled'>
    """

    SCHEDULED = "scheduled"
    COUNTED = "counted"


class StandardPoints(Enum):
    """What the points of a game are compared with for standard points (7.7).

    >>> from tiebreaks import editions
    >>> editions.DEFAULT.unplayed.std_basis
    <StandardPoints.OPPONENT: 'opponent'>
    """

    OPPONENT = "opponent"
    DRAW = "draw_points"


@attrs.frozen
class UnplayedRules:
    """The rules for unplayed rounds (Articles 15 and 16), and the options of the event (16.6).

    A rule may be given by its word: `yes` or `no` for a switch, `counted`, `draw_points` and so
    on. `rr_forfeits_type_b` and `rr_forfeits_in_rating` are the forfeits with predetermined
    pairings (`+`, `-`, both or `none`) that count as games in Article 7 and in Article 10.
    `half_byes_count`: whether half-point byes count for the player and for the opponents.
    `adjusts_predetermined`: whether the rules hold for predetermined pairings too, where otherwise
    scores are not adjusted, forfeits are games and free rounds do not count (15.2).

    `adjustment`, `dummy` and `choose_cut` may also be functions of the event: view -> adjusted
    scores in units; view -> (i, r, outcome) -> value and `Note`; elements -> the one to cut first
    (an element has sel, value, place and voluntary). A dummy is asked again for the notes of a
    working, so that its function must give the same answer for the same round.

    >>> UnplayedRules(cap_rounds="counted").cap_rounds
    <CapRounds.COUNTED: 'counted'>
    """

    adjustment: Adjustment | AdjustedScores = Adjustment.TRAILING_BYES_DRAWN
    dummy: Dummy | Dummies = Dummy.OWN_SCORE
    choose_cut: ChooseCut | None = None
    dummy_factor: DummyFactor = DummyFactor.AWARDED
    half_byes_count: bool = True
    adjusts_predetermined: bool = False
    dummy_caps: bool = True
    cap_rounds: CapRounds = CapRounds.SCHEDULED
    cut_prefers_voluntary: bool = True
    rr_forfeits_type_b: bytes = b"+"
    rr_forfeits_in_rating: bytes = b""
    std_basis: StandardPoints = StandardPoints.OPPONENT
    short_games_in_rating: bool = True
    allow_bh_in_rr: bool = False

    __repr__ = brief

    @cached_property
    def of_predetermined(self) -> UnplayedRules:
        """These rules as they are for predetermined pairings, where they adjust nothing (15.2)."""
        if self.adjusts_predetermined:
            return self
        rules = attrs.evolve(
            self,
            adjustment=Adjustment.NONE,
            dummy=Dummy.NONE,
            dummy_factor=DummyFactor.AWARDED,
        )
        return self if rules == self else rules

    def __attrs_post_init__(self) -> None:
        for name, words in _CHOICES.items():
            object.__setattr__(self, name, _chosen(name, getattr(self, name), words))


_SWITCH: Mapping[str, object] = {"yes": True, "no": False}
_FORFEITS: Mapping[str, object] = {
    "unplayed": b"",
    "ignored": b"",
    "none": b"",
    "+": b"+",
    "-": b"-",
    "+-": b"+-",
    "-+": b"+-",
}


def _words(choices: type[Enum]) -> Mapping[str, object]:
    return {str(choice.value): choice for choice in choices}


_CHOICES: Mapping[str, Mapping[str, object]] = {
    "adjustment": _words(Adjustment),
    "dummy": _words(Dummy),
    "choose_cut": {"none": None},
    "dummy_factor": _words(DummyFactor),
    "half_byes_count": _SWITCH,
    "adjusts_predetermined": _SWITCH,
    "dummy_caps": _SWITCH,
    "cap_rounds": _words(CapRounds),
    "cut_prefers_voluntary": _SWITCH,
    "rr_forfeits_type_b": _FORFEITS,
    "rr_forfeits_in_rating": _FORFEITS,
    "std_basis": _words(StandardPoints),
    "short_games_in_rating": _SWITCH,
    "allow_bh_in_rr": _SWITCH,
}
_HOOKS = ("adjustment", "dummy", "choose_cut")


def _chosen(name: str, value: object, words: Mapping[str, object]) -> object:
    """Return the value of a rule, given as a value, a word, or a function of the event."""
    word = (value.decode("latin-1") or "none") if isinstance(value, bytes) else value
    if isinstance(word, str) and word in words:
        return words[word]
    if any(type(value) is type(choice) and value == choice for choice in words.values()):
        return value
    if name in _HOOKS and callable(value):
        return value
    raise InputError(_not_a_choice(name, ", ".join(words), short(value)))


def _not_a_choice(rule: str, choices: str, given: str) -> Problem:
    if rule in _HOOKS:
        return Problem(
            "rule_without_such_choice_or_function",
            "the rule {rule} must be one of {choices} or a function; not {given}",
            rule=rule,
            choices=choices,
            given=given,
        )
    return Problem(
        "rule_without_such_choice",
        "the rule {rule} must be one of {choices}; not {given}",
        rule=rule,
        choices=choices,
        given=given,
    )


def rule_text(value: object) -> str:
    """Return the word of a rule's value.

    >>> rule_text(CapRounds.COUNTED), rule_text(b"+-"), rule_text(True)
    ('counted', '+-', 'yes')
    """
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, bool) or value is None:
        return {True: "yes", False: "no", None: "none"}[value]
    if isinstance(value, bytes):
        return value.decode() or "none"
    if isinstance(value, frozenset):
        return ", ".join(sorted(value)) or "none"
    return getattr(value, "__name__", str(value))


def changed_rules(first: UnplayedRules, second: UnplayedRules) -> tuple[tuple[str, str, str], ...]:
    """Return (rule, first's word, second's word) for the rules that differ."""
    names = [field.name for field in attrs.fields(UnplayedRules)]
    return tuple(
        (name, rule_text(getattr(first, name)), rule_text(getattr(second, name)))
        for name in names
        if getattr(first, name) != getattr(second, name)
    )
