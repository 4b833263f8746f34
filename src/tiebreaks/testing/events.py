"""Event: what a table is made of, so that the same one can be made again with changes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from typing import TypeVar

import attrs

from tiebreaks.model.cells import Cell
from tiebreaks.model.crosstable import Crosstable
from tiebreaks.model.matches import TeamCell, TeamRules
from tiebreaks.model.participants import Participant
from tiebreaks.model.scores import Score
from tiebreaks.model.scoring import PointsSystem

C = TypeVar("C", Cell, TeamCell)
STANDARD = PointsSystem()


def all_of(kind: type[C], rows: Sequence[Sequence[Cell | TeamCell | None]]) -> list[list[C | None]]:
    """Return rows of cells, all of which are of one kind where there are any."""
    found = [[cell if isinstance(cell, kind) else None for cell in row] for row in rows]
    assert found == [list(row) for row in rows]
    return found


@attrs.frozen
class Event:
    """What a table is made of: participants, a row of cells for each, and the options."""

    people: tuple[Participant, ...]
    cells: tuple[tuple[Cell | TeamCell | None, ...], ...]
    pairing: str = "swiss"
    planned_rounds: int | None = None
    scoring: PointsSystem = STANDARD
    awards: Mapping[tuple[int, int], Fraction] = attrs.field(factory=dict)
    penalties: tuple[tuple[int, int, Fraction], ...] = ()
    scores: Mapping[tuple[int, int], Score] = attrs.field(factory=dict)
    team_rules: TeamRules | None = None  # of a team event, whose cells are those of matches

    @cached_property
    def table(self) -> Crosstable:
        """The table of the event."""
        return self.build()

    def build(self) -> Crosstable:
        """Make the table afresh."""
        if self.team_rules is not None:
            return Crosstable.from_team_cells(
                self.people,
                all_of(TeamCell, self.cells),
                self.team_rules,
                pairing=self.pairing,
                planned_rounds=self.planned_rounds,
            )
        return Crosstable.from_cells(
            self.people,
            self.games,
            pairing=self.pairing,
            planned_rounds=self.planned_rounds,
            scoring=self.scoring,
            awards=self.awards,
            penalties=self.penalties,
            scores=self.scores,
        )

    @property
    def games(self) -> list[list[Cell | None]]:
        """The cells of an event of individuals."""
        return all_of(Cell, self.cells)

    @property
    def numbers(self) -> list[int]:
        """The participants' numbers in the order of the table."""
        return [person.number for person in self.people]

    def renumbered(self, new: Mapping[int, int], order: Sequence[int]) -> Event:
        """Return the event with new numbers, its participants in another order."""

        def moved(cell: Cell | TeamCell | None) -> Cell | TeamCell | None:
            return cell and cell._replace(opponent=new[cell.opponent] if cell.opponent else 0)

        people = [attrs.evolve(self.people[k], number=new[self.people[k].number]) for k in order]
        return attrs.evolve(
            self,
            people=tuple(people),
            cells=tuple(tuple(moved(cell) for cell in self.cells[k]) for k in order),
            awards={(new[n], r): value for (n, r), value in self.awards.items()},
            penalties=tuple((new[n], r, value) for n, r, value in self.penalties),
            scores={(new[n], r): score for (n, r), score in self.scores.items()},
        )
