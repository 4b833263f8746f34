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

    def notice(self, message: str, line: int | None = None, column: int | None = None) -> None:
        """Report something that was corrected or ignored."""
        self.notices.append(Notice(message, line, column))

    def unreadable(
        self, problem: Problem | str, line: int | None = None, column: int | None = None
    ) -> None:
        """Report a place that cannot be read."""
        if not isinstance(problem, Problem):
            problem = Problem("text", "{text}", text=problem)
        self.places.append(problem.at(line, column))

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
