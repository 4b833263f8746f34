"""Reason: why a term is not the plain value, or why it is left out."""

from __future__ import annotations

from enum import Enum


class Reason(Enum):
    """Why a term is not the plain value, or is left out; an edition maps it to its article.

    >>> from tiebreaks import Crosstable, evaluate
    >>> table = Crosstable.parse("1 Ann +W2 H\\n2 Bob -B1 U")
    >>> evaluate(table, "BH").working(1).steps[1].reason.name
    'DUMMY_CAPPED_BY_DRAWS'
    """

    # The value is not the opponent's plain score.
    ADJUSTED = "adjusted"
    FORE = "fore"
    DUMMY = "dummy"
    DUMMY_FORE = "dummy_fore"
    DUMMY_CAPPED_BY_OPPONENT = "dummy_capped_by_opponent"
    DUMMY_CAPPED_BY_DRAWS = "dummy_capped_by_draws"
    VIRTUAL_OPPONENT = "virtual_opponent"
    NOTHING = "nothing"
    OWN_ADJUSTED = "own_adjusted"
    LOWEST_SCORE = "lowest_score"
    STARTING_SCORE = "starting_score"
    WITH_START = "with_start"
    DEDUCTED = "deducted"
    STARTING_SCORE_EACH_ROUND = "starting_score_each_round"
    START = "start"
    DISCS = "discs"
    WITH_DISCS = "with_discs"
    DUMMY_WITH_DISCS = "dummy_with_discs"
    WITHDRAWN_WITH_DISCS = "withdrawn_with_discs"
    CAPPED = "capped"
    RAISED = "raised"
    TWO_GAMES = "two_games"
    PER_ROUND = "per_round"
    POINTS_PER_GAME = "points_per_game"
    FORFEIT_AS_PLAYED = "forfeit_as_played"
    FORFEIT_BY_MODIFIER = "forfeit_by_modifier"
    PROVISIONAL = "provisional"
    PENALTY = "penalty"
    ASSIGNED_RATING = "assigned_rating"
    RATED = "rated"
    COLOR_UNKNOWN = "color_unknown"
    BOARD_UNKNOWN = "board_unknown"
    # The term is left out.
    CUT_LOW = "cut_low"
    CUT_VOLUNTARY = "cut_voluntary"
    CUT_HIGH = "cut_high"
    CUT_EARLIEST = "cut_earliest"
    CUT_BY_EVENT = "cut_by_event"
    TRUNCATED = "truncated"
    BELOW_LIMIT = "below_limit"
    BELOW_MOVED_LIMIT = "below_moved_limit"
    LOWEST_OPPONENT = "lowest_opponent"
    NOT_PLAYED = "not_played"
    UNRATED = "unrated"
    OWN_UNRATED = "own_unrated"
    NO_VALUE = "no_value"
    NO_OPPONENT = "no_opponent"
    OPEN = "open"
    NOT_COUNTED = "not_counted"
    NOT_GIVEN = "not_given"
    # There is no value, or it ranks below all others.
    NO_RULE = "no_rule"
    SCORE_MISSING = "score_missing"
    ROUNDS_SKIPPED = "rounds_skipped"

    @property
    def is_cut(self) -> bool:
        """Whether the term was left out by a cut of the list or of the event."""
        return self in _CUTS

    @property
    def shows_value(self) -> bool:
        """Whether the value of a term left out for this reason is worth showing."""
        return self in _CUTS or self in _BELOW


_BELOW = (Reason.BELOW_LIMIT, Reason.BELOW_MOVED_LIMIT, Reason.LOWEST_OPPONENT)
_CUTS = frozenset(
    {
        Reason.CUT_LOW,
        Reason.CUT_VOLUNTARY,
        Reason.CUT_HIGH,
        Reason.CUT_EARLIEST,
        Reason.CUT_BY_EVENT,
        Reason.TRUNCATED,
    }
)
