"""What a reader of a format finds to report."""

from __future__ import annotations

from tiebreaks.errors import FormatError, Place
from tiebreaks.model.tournament import Notice


class Report:
    """What a reader found: notices, and places that cannot be read."""

    def __init__(self, source: str | None = None) -> None:
        self.source = source
        self.notices: list[Notice] = []
        self.places: list[Place] = []

    def notice(self, message: str, line: int | None = None, column: int | None = None) -> None:
        """Note something mended or not used."""
        self.notices.append(Notice(message, line, column))

    def unreadable(self, message: str, line: int | None = None, column: int | None = None) -> None:
        """Note a place that cannot be read."""
        self.places.append((line, column, message))

    def add(self, other: Report) -> None:
        """Take over what another report holds."""
        self.notices += other.notices
        self.places += other.places

    def compare_rounds(self, planned: int | None, last: int) -> None:
        """Note where fewer rounds are planned than are paired."""
        if planned and planned < last:
            self.notice(f"the last round planned is {planned}, but round {last} is paired")

    def check(self) -> None:
        """Refuse the text if some place of it cannot be read.

        Raises:
            FormatError: all places, in the order of the text.
        """
        if self.places:
            self.places.sort(key=lambda place: (place[0] or 0, place[1] or 0))
            raise FormatError(self.places, self.source)
