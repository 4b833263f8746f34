"""Record 299 of a tournament report: penalties, and special points for single results."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from fractions import Fraction

import attrs

from tiebreaks import outcomes
from tiebreaks.errors import Problem
from tiebreaks.formats.reader_report import Report
from tiebreaks.formats.trf.field_problems import not_a_player, not_a_round, not_points
from tiebreaks.formats.trf.records import Consumed, Records, numbers_of
from tiebreaks.formats.trf.round_cells import Slot
from tiebreaks.formats.trf.text import Line, misread, parse_int, parse_points
from tiebreaks.model.crosstable import Crosstable
from tiebreaks.model.matches import TeamAward

_TO_COME = (outcomes.OPEN, outcomes.UNPAIRED)

# The outcomes for each type of record 299.
TYPES = {"W": b"1W", "D": b"=D", "L": b"0L", "+": b"+", "-": b"-", "F": b"F", "H": b"H", "Z": b"Z"}


@attrs.frozen
class Special:
    """One record 299; round 0 is every round, or the event as a whole for a penalty.

    `value` are points or game points, `match_points` are those of teams; None changes nothing.
    """

    line: Line
    kind: str
    value: Fraction | None
    round: int
    numbers: tuple[int, ...]
    match_points: Fraction | None = None
    is_old: bool = False  # in the columns of 2024


@attrs.frozen
class SpecialPoints:
    """The effect of records 299: points by (number, round), and penalties and bonuses.

    `penalties` are (number, round, points).
    """

    awards: dict[Slot, Fraction]
    penalties: list[tuple[int, int, Fraction]]

    def bonus(self, rounds: int) -> dict[int, Fraction]:
        """Return the sum of penalties and bonuses up to a round, by number."""
        total: dict[int, Fraction] = {}
        for number, round_, value in self.penalties:
            if round_ <= rounds:
                total[number] = total.get(number, Fraction(0)) + value
        return total


@attrs.frozen
class _Layout:
    """The columns of a record 299: first and last of each field, and those between them."""

    match_points: tuple[int, int]
    points: tuple[int, int]
    round: tuple[int, int]
    numbers: int  # the first column of the first one; each has four, and one blank between
    between: tuple[int, ...]
    signs: tuple[int, ...] = ()  # columns between fields that may hold a sign

    def stray(self, line: Line) -> list[int]:
        """Return the columns between two fields in which something is written."""
        gaps = [*self.between, *range(self.numbers + 4, len(line.columns) + 1, 5)]
        found = [(column, line.field(column, column)) for column in gaps]
        signed = [column for column in self.signs if line.field(column, column) not in ("", *"+-")]
        return sorted([*(column for column, text in found if text), *signed])


_NEW = _Layout((8, 11), (14, 17), (20, 22), 24, (6, 12, 18, 19, 23), signs=(7, 13))
_OLD = _Layout((7, 10), (12, 15), (17, 19), 21, (6, 11, 16, 20))  # of 2024 and 2025
_NO_ROUND = 999


def read_specials(
    records: Records, numbers: Sequence[int], is_team_event: bool, report: Report
) -> list[Special]:
    """Read the records 299; `numbers` are the numbers of the players or teams."""
    known = frozenset(numbers)
    found = (_special(line, numbers, known, is_team_event, report) for line in records.all("299"))
    return [special for special in found if special]


def _layout_of(line: Line, is_team_event: bool) -> _Layout:
    """Return the layout that a line has: the new one, unless only the old one fits it."""
    if not _NEW.stray(line) or _OLD.stray(line):
        return _NEW
    fields = (_OLD.points, _OLD.match_points) if is_team_event else (_OLD.points,)
    return _OLD if any(parse_points(line.field(*field)) is not None for field in fields) else _NEW


def _special(
    line: Line,
    numbers: Sequence[int],
    known: Collection[int],
    is_team_event: bool,
    report: Report,
) -> Special | None:
    layout = _layout_of(line, is_team_event)
    kind, round_ = line.field(5, 5).upper(), parse_int(line.field(*layout.round))
    value = _value(line, layout.points, layout, report)
    match_points = _value(line, layout.match_points, layout, report) if is_team_event else None
    if layout is _OLD:
        report.notice("record 299 has the columns of 2024", line.number)
    for column in layout.stray(line):
        report.unreadable(_between_fields(line.field(column, column)), line.number, column)
    if kind and kind not in TYPES:
        report.unreadable(_not_a_result_type(kind), line.number, 5)
    if round_ is None:
        misread(line, *layout.round, not_a_round, report)
    listed = _listed(line, layout.numbers, known, report)
    everybody = not line.field(layout.numbers, len(line.columns))
    if round_ is None:
        return None
    if value is None and match_points is None:
        if not line.field(12, 17):
            report.notice("record 299 without points changes nothing", line.number, 14)
        return None
    return Special(
        line,
        kind,
        value,
        0 if round_ == _NO_ROUND else round_,
        tuple(numbers if everybody else listed),
        match_points,
        is_old=layout is _OLD,
    )


def _between_fields(written: str) -> Problem:
    return Problem("between_fields", "{written!r} is between two fields", written=written)


def _not_a_result_type(written: str) -> Problem:
    return Problem("not_a_result_type", "{written!r} is not a type of result", written=written)


def _listed(line: Line, first: int, known: Collection[int], report: Report) -> list[int]:
    """Read the numbers of participants from a column on."""
    listed = []
    for column, field in line.fields(first, 4):
        number = parse_int(field)
        if number is None:
            report.unreadable(not_a_player(field), line.number, column)
        elif number and number not in known:
            report.notice(f"record 299: unknown number {number}", line.number, column)
        elif number:
            listed.append(number)
    return listed


def _value(
    line: Line, columns: tuple[int, int], layout: _Layout, report: Report
) -> Fraction | None:
    """Read points; a sign may use the column before."""
    first, last = columns
    first -= first - 1 in layout.signs
    text = line.field(first, last)
    value = parse_points(text)
    if text and value is None:
        report.unreadable(not_points(text), line.number, columns[0])
    return value


def counting(
    specials: Sequence[Special],
    printed: Mapping[int, Fraction],
    totals_with: Callable[[Sequence[Special]], Mapping[int, Fraction]],
    report: Report,
) -> Sequence[Special]:
    """Return the records that count: those of the old layout only if the printed points allow it.

    Programs wrote such records for information after their points were in the totals already.

    Args:
        specials: all records.
        printed: the printed points by number.
        totals_with: the totals with some of the records.
        report: takes the notice.
    """
    newer = [special for special in specials if not special.is_old]
    if len(newer) == len(specials) or not printed:
        return specials

    def fits(chosen: Sequence[Special]) -> bool:
        totals = totals_with(chosen)
        return all(totals[number] == total for number, total in printed.items())

    if fits(specials) or not fits(newer):
        return specials
    first = next(special.line for special in specials if special.is_old)
    report.notice(
        "records 299 with the columns of 2024 are not used: the printed points are those without",
        first.number,
    )
    return newer


def applied_lines(specials: Sequence[Special], table: Crosstable) -> Consumed:
    """Return the records that a table contains; those for results still to come are kept."""
    outcome_of = _outcomes(table) if specials else {}

    def is_applied(special: Special) -> bool:
        if not special.kind:
            return True
        last = special.round or table.planned_rounds
        return all(
            outcome_of.get((number, round_), outcomes.UNPAIRED) not in _TO_COME
            for round_ in range(max(special.round, table.rounds + 1), last + 1)
            for number in special.numbers
        )

    return numbers_of(special.line for special in specials if is_applied(special))


def apply_specials(specials: Sequence[Special], table: Crosstable) -> SpecialPoints:
    """Return what the records change in a table of players."""
    return SpecialPoints(
        {
            slot: special.value
            for special, slot in _changed(specials, table)
            if special.value is not None
        },
        [
            (number, special.round, special.value)
            for special in specials
            if not special.kind and special.value is not None
            for number in special.numbers
        ],
    )


def apply_team_specials(
    specials: Sequence[Special], table: Crosstable
) -> tuple[dict[Slot, TeamAward], list[tuple[int, int, Fraction, Fraction]]]:
    """Return what the records change in a table of teams: awards, and penalties and bonuses.

    A penalty is (number, round, match points, game points).
    """
    awards: dict[Slot, TeamAward] = {}
    for special, slot in _changed(specials, table):
        match, game = awards.get(slot, (None, None))
        awards[slot] = (
            match if special.match_points is None else special.match_points,
            game if special.value is None else special.value,
        )
    penalties = [
        (number, special.round, special.match_points or Fraction(0), special.value or Fraction(0))
        for special in specials
        if not special.kind
        for number in special.numbers
    ]
    return awards, penalties


def _changed(specials: Sequence[Special], table: Crosstable) -> Iterator[tuple[Special, Slot]]:
    """Yield each record with the number and round of each result that it changes."""
    outcome_of = _outcomes(table) if specials else {}
    for special in specials:
        if not special.kind:
            continue
        numbers = set(special.numbers)
        for (number, round_), outcome in outcome_of.items():
            named = number in numbers and special.round in (0, round_)
            if named and outcome in TYPES[special.kind]:
                yield special, (number, round_)


def _outcomes(table: Crosstable) -> dict[Slot, int]:
    """Return every outcome of a table by number and round, including later rounds."""
    return {
        (person.number, round_): outcome
        for person, row in zip(table.participants, (table.written or table).outcomes, strict=True)
        for round_, outcome in enumerate(row, start=1)
    }
