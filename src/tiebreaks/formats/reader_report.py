"""What the reader of a format reports: notices, and places that cannot be read."""

from __future__ import annotations

from tiebreaks.errors import FormatError, Problem
from tiebreaks.model.tournament import Notice


class Report:
    """The notices of a reader, and the places that it cannot read."""

    def __init__(self, source: str | None = None) -> None:
        self.source = source
        self.notices: list[Notice] = []
        self.places: list[Problem] = []

    def notice(
        self,
        message: str,
        line: int | None = None,
        column: int | None = None,
        tiebreak: str | None = None,
    ) -> None:
        """Report something that was corrected or ignored; `tiebreak` is the entry of the list."""
        self.notices.append(Notice(message, line, column, tiebreak))

    def unreadable(
        self, problem: Problem, line: int | None = None, column: int | None = None
    ) -> None:
        """Report a place that cannot be read."""
        self.places.append(problem.at(line, column))

    def belong(self, first: int, round_: int | None = None, number: int | None = None) -> None:
        """Say of which round and participant the problems from an index on are.

        What a problem says itself stays.
        """
        if first < len(self.places):
            self.places[first:] = [
                one.at(
                    round=round_ if one.round is None else None,
                    number=number if one.number is None else None,
                )
                for one in self.places[first:]
            ]

    def add(self, other: Report) -> None:
        """Add everything that another report holds."""
        self.notices += other.notices
        self.places += other.places

    def compare_rounds(self, planned: int | None, last: int) -> None:
        """Report if fewer rounds are scheduled than are paired."""
        if planned and planned < last:
            self.notice(f"the number of scheduled rounds is {planned}, but round {last} is paired")

    def check(self) -> None:
        """Refuse the text if some place in it cannot be read.

        Raises:
            FormatError: lists all places, in the order of the text.
        """
        if self.places:
            self.places.sort(key=lambda problem: (problem.line or 0, problem.column or 0))
            raise FormatError(self.places, self.source)
