"""Game: one round of one participant, as an own tie-break sees it."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

import attrs

from tiebreaks import outcomes
from tiebreaks._exact import cut
from tiebreaks.model.participants import Participant

if TYPE_CHECKING:
    from tiebreaks.engine.view import View


@attrs.frozen
class Game:
    """One round of one participant, as `View.per_round` passes it to a tie-break.

    Numbers are exact: points and scores in points, ratings as whole numbers. `opponent` and all
    that belongs to one is None in a bye.

    >>> from tiebreaks import BUILTIN, Crosstable, evaluate, tiebreak, total
    >>> @tiebreak("OWN", fold=total)
    ... def own(view):
    ...     return view.per_round(lambda game: game.won and game.opponent.name == "Bob")
    >>> table = Crosstable.parse("1 Ann * 1\\n2 Bob 0 *")
    >>> evaluate(table, "OWN", registry=BUILTIN.with_tiebreak(own)).value(1)
    Fraction(1, 1)
    """

    _view: View = attrs.field(repr=False)
    _i: int
    _r: int

    def __repr__(self) -> str:
        rival = self.opponent
        who = f"{self.participant.number} v. {rival.number}" if rival else self.participant.number
        return cut(f"<Game: round {self.round}, {who}, {self.points}>")

    @property
    def _opponent_index(self) -> int:
        return self._view.frame.opponents[self._i][self._r]

    @property
    def round(self) -> int:
        """The round, from 1."""
        return self._r + 1

    @property
    def participant(self) -> Participant:
        """Whose round it is."""
        return self._view.base.participants[self._i]

    @property
    def opponent(self) -> Participant | None:
        """The scheduled opponent; None in a bye."""
        o = self._opponent_index
        return None if o < 0 else self._view.base.participants[o]

    @property
    def outcome(self) -> int:
        """What happened, a byte of `outcomes`."""
        return self._view.frame.outcomes[self._i][self._r]

    @property
    def color(self) -> str:
        """The colour: w, b or - where it is not known."""
        return self._view.base.colors[self._i][self._r]

    @property
    def points(self) -> Fraction:
        """The points awarded in the round."""
        return Fraction(self._view.frame.rows[self._i][self._r], self._view.scale)

    @property
    def score(self) -> Fraction:
        """The participant's score in all, penalties included."""
        return Fraction(self._view.scores[self._i], self._view.scale)

    @property
    def opponent_score(self) -> Fraction | None:
        """The opponent's score in all, not adjusted; None in a bye."""
        o = self._opponent_index
        return None if o < 0 else Fraction(self._view.scores[o], self._view.scale)

    @property
    def rating(self) -> int | None:
        """The participant's rating; None if unrated."""
        return self._view.ratings[self._i]

    @property
    def opponent_rating(self) -> int | None:
        """The opponent's rating in this round; None if unrated, and in a bye."""
        return self._view.rating_of_opponent(self._i, self._r)

    @property
    def played(self) -> bool:
        """Whether a game was played (or counts as played under the descriptor)."""
        return self.outcome in outcomes.PLAYED

    @property
    def won(self) -> bool:
        """Whether the game was played and won."""
        return self.outcome in b"1W"

    @property
    def drawn(self) -> bool:
        """Whether the game was played and drawn."""
        return self.outcome in b"=D"

    @property
    def lost(self) -> bool:
        """Whether the game was played and lost."""
        return self.outcome in b"0L"
