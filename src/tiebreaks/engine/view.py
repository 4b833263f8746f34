"""View: a crosstable as one tie-break sees it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import cached_property
from typing import Protocol, TypeVar

import attrs

from tiebreaks import outcomes
from tiebreaks._exact import common_scale, cut, short
from tiebreaks.editions import Edition, UnplayedRules
from tiebreaks.editions.reasons import Reason
from tiebreaks.engine.definitions import Split
from tiebreaks.engine.descriptors import Descriptor
from tiebreaks.engine.game import Game
from tiebreaks.engine.rows import picked
from tiebreaks.engine.scored_groups import split_by_score
from tiebreaks.engine.terms import Column, Note, Terms
from tiebreaks.model.crosstable import Crosstable
from tiebreaks.model.pairing import Pairing
from tiebreaks.model.participants import NO_START, Participant
from tiebreaks.model.points import Points

T = TypeVar("T")


class Columns(Protocol):
    """Where a tie-break finds other tie-breaks' columns, and the ratings."""

    @property
    @abstractmethod
    def ratings(self) -> Ratings:
        """The ratings that count."""

    @abstractmethod
    def column(self, descriptor: Descriptor | str) -> Column:
        """Return the column of a descriptor."""

    @abstractmethod
    def scored_view(self, expanded: Descriptor, score: str) -> View:
        """Return the table as a descriptor without aliases sees it, by one of its scores."""


@attrs.frozen
class Ratings:
    """Everybody's rating, and by round (`by_round[i][r]`) where these are to be used."""

    own: tuple[int | None, ...] = attrs.field(repr=False)
    # Whose rating the unrated rule gave, by index.
    assigned: frozenset[int] = attrs.field(default=frozenset(), repr=False)
    by_round: tuple[tuple[int | None, ...], ...] = attrs.field(default=(), repr=False)


@attrs.frozen(eq=False)
class Frame:
    """The rows that a tie-break computes with, after the modifiers that change the table.

    `outcomes` are the participant's own rounds; `seen` the rounds as the opponents' scores see
    them (forfeits as played changes the former only).
    """

    opponents: Sequence[Sequence[int]] = attrs.field(repr=False)
    outcomes: Sequence[bytes] = attrs.field(repr=False)
    seen: Sequence[bytes] = attrs.field(repr=False)
    rows: Sequence[Sequence[int]] = attrs.field(repr=False)
    rounds: int
    table: Crosstable
    points: Points

    @property
    def draw(self) -> int:
        """Units for a draw."""
        return self.points.draw

    @classmethod
    def of(cls, table: Crosstable, points: Points, rules: UnplayedRules) -> Frame:
        """Return the rounds held, predetermined forfeits as games (15.2), starts in whole units."""
        n = table.rounds
        if table.boards is None:
            people = table.participants
            starts = [one.start for one in people if one.start is not NO_START]
            points = points.in_parts_of(common_scale(starts))
        opponents: Sequence[Sequence[int]] = table.opponents
        own: Sequence[bytes] = table.outcomes
        rows: Sequence[Sequence[int]] = points.rows
        if own and len(own[0]) != n:
            opponents = [row[:n] for row in opponents]
            own = [row[:n] for row in own]
            rows = [row[:n] for row in rows]
        if table.pairing is Pairing.PREDETERMINED and not rules.adjusts_predetermined:
            own = [row.translate(outcomes.FORFEITS_AS_PLAYED) for row in own]
        return cls(opponents, own, own, rows, n, table, points)


class View:
    """One crosstable as one tie-break sees it; what is derived is computed once.

    `scores[i]` is the score in units of `scale`, penalties included; `totals[i]` the plain sum of
    points; `own_scores[i]`, used for the participant's own dummy opponents (16.4).

    >>> from tiebreaks import BUILTIN, Crosstable, evaluate, tiebreak, total
    >>> @tiebreak("OWN", fold=total)
    ... def own(view):
    ...     return view.per_round(lambda game: Fraction(view.scores[0], view.scale))
    >>> table = Crosstable.parse("1 Ann * 1\\n2 Bob 0 *")
    >>> evaluate(table, "OWN", registry=BUILTIN.with_tiebreak(own)).value(2)
    Fraction(1, 1)
    """

    def __repr__(self) -> str:
        return cut(f"<View of {self.base!r} for {self.descriptor}>")

    def __init__(
        self,
        frame: Frame,
        edition: Edition,
        descriptor: Descriptor,
        columns: Columns,
    ) -> None:
        self.frame = frame
        self.edition = edition
        self.descriptor = descriptor
        self.columns = columns
        self._memo: dict[object, object] = {}

    @property
    def base(self) -> Crosstable:
        """The table as it is, before any modifier."""
        return self.frame.table

    @property
    def points(self) -> Points:
        """The points that are counted."""
        return self.frame.points

    @property
    def scale(self) -> int:
        """Units per point."""
        return self.frame.points.scale

    @property
    def rounds(self) -> int:
        """The number of rounds counted."""
        return self.frame.rounds

    @property
    def predetermined(self) -> bool:
        """Whether the pairings were predetermined."""
        return self.base.pairing is Pairing.PREDETERMINED

    @property
    def rules(self) -> UnplayedRules:
        """The treatment of unplayed rounds; predetermined pairings adjust nothing (15.2)."""
        rules = self.edition.unplayed
        return rules.of_predetermined if self.predetermined else rules

    @cached_property
    def totals(self) -> list[int]:
        """The sum of everybody's points."""
        return list(map(sum, self.frame.rows))

    @cached_property
    def scores(self) -> list[int]:
        """Everybody's score, penalties and bonuses included."""
        return self._with_penalties(first_round=0)

    @cached_property
    def own_scores(self) -> list[int]:
        """Everybody's score with the penalties that belong to a round."""
        return self._with_penalties(first_round=1)

    def _with_penalties(self, first_round: int) -> list[int]:
        penalties = [p for p in self.points.penalties if first_round <= p.round <= self.rounds]
        if not penalties:
            return self.totals
        scores = self.totals[:]
        for penalty in penalties:
            scores[penalty.participant] += penalty.units
        return scores

    @property
    def ratings(self) -> Sequence[int | None]:
        """Everybody's own rating, those of the unrated as the rule says."""
        return self.columns.ratings.own

    @cached_property
    def opponent_ratings(self) -> list[list[int]]:
        """The opponent's rating in every round held, 0 where there is none."""
        n = self.base.rounds
        rounds = self.columns.ratings.by_round
        if not rounds:
            return self.of_opponents(self.ratings)
        return [
            [rounds[o][r] or 0 if o >= 0 else 0 for r, o in enumerate(row[:n])]
            for row in self.base.opponents
        ]

    def rating_of_opponent(self, i: int, r: int) -> int | None:
        """Return the opponent's rating in a round; None if unrated, or without an opponent."""
        o = self.frame.opponents[i][r]
        if o < 0:
            return None
        rounds = self.columns.ratings.by_round
        return rounds[o][r] if rounds else self.ratings[o]

    @cached_property
    def rating_notes(self) -> dict[tuple[int, int], Note]:
        """Every round in which the opponent's rating was assigned."""
        note = Note(Reason.ASSIGNED_RATING)
        n = self.base.rounds
        return {
            (i, r): note
            for o in self.columns.ratings.assigned
            for r, i in enumerate(self.base.opponents[o][:n])
            if i >= 0
        }

    @cached_property
    def own_rating_notes(self) -> dict[tuple[int, int], Note]:
        """The own ratings that were assigned."""
        return {(i, 0): Note(Reason.ASSIGNED_RATING) for i in self.columns.ratings.assigned}

    def of_opponents(self, values: Sequence[int | None]) -> list[list[int]]:
        """Return the opponent's value in every round held, 0 where there is none."""
        by_opponent = [*(value or 0 for value in values), 0]  # the last one answers to -1
        n, rows = self.base.rounds, self.base.opponents
        held = rows if not rows or len(rows[0]) == n else [row[:n] for row in rows]
        return picked(by_opponent, held)

    @cached_property
    def own_outcomes(self) -> Sequence[bytes]:
        """The rounds as tie-breaks by own results see them (15.2)."""
        return self._games(self.edition.unplayed.rr_forfeits_type_b)

    @cached_property
    def rated_outcomes(self) -> Sequence[bytes]:
        """The rounds as the rating tie-breaks see them: W, D, L as 1, =, 0 where they count."""
        rows = self._games(self.edition.unplayed.rr_forfeits_in_rating)
        if self.edition.unplayed.short_games_in_rating:
            return [row.translate(outcomes.SHORT_AS_PLAYED) for row in rows]
        return rows

    def _games(self, forfeits: bytes) -> Sequence[bytes]:
        n = self.base.rounds
        rows = [row[:n] for row in self.base.outcomes]
        if not self.predetermined:
            return rows
        games = bytes.maketrans(forfeits, forfeits.translate(outcomes.FORFEITS_AS_PLAYED))
        return [row.translate(games) for row in rows]

    def once(self, function: Callable[[View], T]) -> T:
        """Return function(view), computed once for all tie-breaks that share this view."""
        if function not in self._memo:
            self._memo[function] = function(self)
        return self._memo[function]  # type: ignore[return-value]

    def argument(self, letter: str) -> int | None:
        """Return the number behind a modifier letter of the descriptor; None without it."""
        return self.descriptor.argument(letter)

    def has(self, letter: str) -> bool:
        """Whether the descriptor has a modifier with this letter."""
        return letter in dict(self.descriptor.modifiers)

    @property
    def parameter(self) -> str | None:
        """What stands in brackets behind the descriptor; None without brackets."""
        return self.descriptor.parameters[0] if self.descriptor.parameters else None

    def column(self, descriptor: Descriptor | str) -> Column:
        """Return another tie-break's column, over the same table."""
        return self.columns.column(descriptor)

    def scored_by(self, score: str) -> View:
        """Return the same view of another score of a team event, MP or GP."""
        return self.columns.scored_view(self.descriptor, score)

    @property
    def score_names(self) -> tuple[str, ...]:
        """The scores of the event, the one that decides it first: PTS, or MP and GP."""
        return tuple(self.base.points)

    @property
    def counts_boards(self) -> bool:
        """Whether the points are those of the boards of a match."""
        return self.points is self.base.points.get("GP")

    def per_round(self, value: Callable[[Game], int | Fraction | None]) -> Terms:
        """Return terms with one value per game or bye; None leaves the round out.

        This is the easy way to write a tie-break; a value is a whole number or a Fraction.

        Raises:
            TypeError: a value that is neither, with the name of the tie-break.
        """
        rows: list[list[Fraction]] = []
        left_out: dict[int, tuple[tuple[int, Reason], ...]] = {}
        for i in range(len(self.frame.rows)):
            values = [value(Game(self, i, r)) for r in range(self.rounds)]
            out = tuple((r, Reason.NOT_COUNTED) for r, v in enumerate(values) if v is None)
            if out:
                left_out[i] = out
            rows.append([self._exact(v) for v in values])
        scale = common_scale(v for row in rows for v in row)
        return Terms([[int(v * scale) for v in row] for row in rows], scale, left_out=left_out)

    def _exact(self, value: object) -> Fraction:
        if value is None:
            return Fraction(0)
        if not isinstance(value, int | Fraction):
            kinds = "a whole number, a Fraction or None"
            raise TypeError(
                f"{self.descriptor}: a value per round is {kinds}, not {short(value, most=80)}"
            )
        return Fraction(value)

    def per_member(
        self,
        tied: Sequence[int],
        score: Callable[[Participant, Sequence[Game]], int | Fraction],
        *,
        lower_first: bool = False,
        again: bool = False,
    ) -> Split:
        """Return a tied group split by a score that each member gets for the games in the group.

        This is the easy way to write a group tie-break.

        Args:
            tied: the members, as the tie-break got them.
            score: a function of a member and of the rounds in which it was paired with another
                member; it returns a whole number or a Fraction.
            lower_first: whether the lowest score is the best.
            again: whether those still level are compared once more among themselves.

        Raises:
            TypeError: a score that is neither, with the name of the tie-break.
        """
        return split_by_score(self, tied, score, lower_first, again)
