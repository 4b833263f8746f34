"""What is compared: the results under the given settings, and the published table."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cached_property

import attrs

from tiebreaks import outcomes
from tiebreaks.checking.claims import Claim
from tiebreaks.checking.partial import in_order
from tiebreaks.checking.shared import Shared
from tiebreaks.editions import Edition
from tiebreaks.engine.descriptors import Descriptor
from tiebreaks.engine.evaluation import ByRound, Evaluation, Unrated
from tiebreaks.engine.registry import Registry
from tiebreaks.engine.terms import Column
from tiebreaks.model.crosstable import Crosstable
from tiebreaks.model.pairing import Pairing


@attrs.frozen(eq=False)
class Question:
    """A table to check under the settings given; `places` are those published, of all or some."""

    table: Crosstable
    listed: tuple[str | Descriptor, ...]
    edition: Edition
    unrated: Unrated
    ratings: ByRound
    seed: int | str | None
    registry: Registry
    places: Mapping[int, int]
    points: Mapping[int, Fraction]
    claims: tuple[Claim, ...]
    _shared: list[tuple[object, Shared]] = attrs.field(factory=list, init=False)

    @property
    def complete(self) -> bool:
        """Whether every participant has a published place."""
        return len(self.places) == len(self.table.participants)

    @cached_property
    def order(self) -> tuple[tuple[int, int], ...]:
        """The indexes by published place, each with its place; () unless everybody has one."""
        numbers = sorted(self.places, key=self.places.__getitem__) if self.complete else ()
        return tuple((self.table.index(number), self.places[number]) for number in numbers)

    @cached_property
    def tables(self) -> Mapping[Pairing, Crosstable]:
        """The table as if its pairings were of either kind."""
        others = (kind for kind in Pairing if kind is not self.table.pairing)
        return {
            self.table.pairing: self.table,
            **{kind: attrs.evolve(self.table, pairing=kind) for kind in others},
        }

    @cached_property
    def renumbered(self) -> Mapping[int, int]:
        """The published places, each one more than the number of places before."""
        return in_order(self.places)

    @cached_property
    def everything_played(self) -> bool:
        """Whether there is no unplayed round."""
        held = b"".join(row[: self.table.rounds] for row in self.table.outcomes)
        return not held.translate(None, outcomes.PLAYED)

    @cached_property
    def has_forfeits(self) -> bool:
        """Whether a game was won or lost by forfeit."""
        rows = b"".join(self.table.outcomes)
        return rows.translate(None, outcomes.FORFEITS) != rows

    def totals(self) -> Column:
        """Return the points computed from the results."""
        return Evaluation(self.table, self.edition, registry=self.registry).column("PTS")

    def shared(self, edition: Edition, pairing: Pairing, unrated: Unrated) -> Shared:
        """Return what all lists share under some settings; it is kept."""
        wanted = edition, pairing, unrated
        for known, shared in self._shared:
            if known == wanted:
                return shared
        table = self.tables[pairing]
        evaluation = Evaluation(table, edition, unrated, self.registry, self.ratings)
        shared = Shared(evaluation, self.order)
        self._shared.append((wanted, shared))
        return shared
