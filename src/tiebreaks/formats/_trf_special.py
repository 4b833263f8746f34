"""Record 299 of a tournament report: penalties, and results that award other points."""

from __future__ import annotations

from fractions import Fraction

import attrs

from tiebreaks.crosstable import Crosstable
from tiebreaks.formats._trf_records import Records
from tiebreaks.formats._trf_text import Line, Report, points, whole

# Which outcomes a type of record 299 means.
TYPES = {"W": b"1W", "D": b"=D", "L": b"0L", "+": b"+", "-": b"-", "F": b"F", "H": b"H", "Z": b"Z"}


@attrs.frozen
class Special:
    """One record 299; round 0 is every round, for a penalty the event as a whole."""

    line: Line
    kind: str
    value: Fraction
    round: int
    numbers: tuple[int, ...]


@attrs.frozen
class SpecialPoints:
    """What records 299 say: points by (number, round), and (number, round, points) added."""

    awards: dict[tuple[int, int], Fraction]
    penalties: list[tuple[int, int, Fraction]]

    def bonus(self, rounds: int) -> dict[int, Fraction]:
        """Add up the penalties and bonuses of everybody up to a round."""
        total: dict[int, Fraction] = {}
        for number, round_, value in self.penalties:
            if round_ <= rounds:
                total[number] = total.get(number, Fraction(0)) + value
        return total


def read_specials(records: Records, numbers: list[int], report: Report) -> list[Special]:
    """Read the records 299 of an individual event; those of teams carry teams' numbers."""
    if records.is_team_event:
        return []
    found = (_special(line, numbers, report) for line in records.all("299"))
    return [special for special in found if special]


def _special(line: Line, numbers: list[int], report: Report) -> Special | None:
    kind = line.field(5, 5).upper()
    text = line.field(12, 17)  # a sign, or more decimals, may stand before the field
    value, round_ = points(text), whole(line.field(20, 22))
    if kind and kind not in TYPES:
        report.unreadable(f"{kind!r} is no type of result", line.number, 5)
    if text and value is None:
        report.unreadable(f"{text!r} is no number of points", line.number, 14)
    if round_ is None:
        report.unreadable(f"{line.field(20, 22)!r} is no round", line.number, 20)
    listed = []
    known = set(numbers)
    for column, field in line.fields(24, 4):
        number = whole(field)
        if number is None:
            report.unreadable(f"{field!r} is no player's number", line.number, column)
        elif number and number not in known:
            report.notice(f"record 299: nobody has the number {number}", line.number, column)
        elif number:
            listed.append(number)
    everybody = not line.field(24, len(line.columns))
    if value is None or round_ is None:
        if not text:
            report.notice("record 299 without points changes nothing", line.number, 14)
        return None
    return Special(line, kind, value, round_, tuple(numbers if everybody else listed))


def apply_specials(specials: list[Special], table: Crosstable, records: Records) -> SpecialPoints:
    """Say what the records change in the rounds of a table; what rounds to come need is kept."""
    reach = max((len(row) for row in table.outcomes), default=0)
    cells = {
        (person.number, round_): outcome
        for person, row in zip(table.participants, table.outcomes, strict=True)
        for round_, outcome in enumerate(row, start=1)
    }
    for entry in table.later:
        cells[table.participants[entry.participant].number, entry.round] = entry.cell.outcome
    awards: dict[tuple[int, int], Fraction] = {}
    penalties: list[tuple[int, int, Fraction]] = []
    for special in specials:
        if not special.kind:
            penalties.extend((number, special.round, special.value) for number in special.numbers)
            records.kept.pop(special.line.number, None)
            continue
        numbers = set(special.numbers)
        for (number, round_), outcome in cells.items():
            named = number in numbers and special.round in (0, round_)
            if named and outcome in TYPES[special.kind]:
                awards[number, round_] = special.value
        if (special.round or table.planned_rounds) <= reach:
            records.kept.pop(special.line.number, None)
    return SpecialPoints(awards, penalties)
