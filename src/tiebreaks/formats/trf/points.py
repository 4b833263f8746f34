"""The points systems of a tournament report: records 162, XXS, BB., 362, or the printed points."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction

import attrs

from tiebreaks import outcomes
from tiebreaks._exact import points as in_points
from tiebreaks._exact import to_text
from tiebreaks.errors import Problem
from tiebreaks.formats.field_problems import not_points
from tiebreaks.formats.reader_report import Report
from tiebreaks.formats.trf.records import Consumed, Records, numbers_of
from tiebreaks.formats.trf.text import Line, parse_points
from tiebreaks.model.crosstable import Crosstable
from tiebreaks.model.points import STANDARD
from tiebreaks.model.scoring import FOLLOWS, PointsSystem

_PAIR = re.compile(r"([A-Za-z]+)\s*([-+]?[\d.,]+)(?=\s|$)", re.ASCII)
_ASSIGNMENT = re.compile(r"([A-Za-z]+)\s*=\s*([-+]?[\d.,]+)(?=\s|$)", re.ASCII)

_FIELDS_162 = {
    "W": ("win",),
    "D": ("draw",),
    "L": ("loss",),
    "A": ("forfeit_loss", "zero_bye"),
    "P": ("pairing_bye",),
    "X": ("adjourned",),
}
FIELDS_XXS = {
    "WW": ("win",),
    "BW": ("black_win",),
    "WD": ("draw",),
    "BD": ("black_draw",),
    "WL": ("loss",),
    "BL": ("black_loss",),
    "ZPB": ("zero_bye",),
    "HPB": ("half_bye",),
    "FPB": ("full_bye",),
    "PAB": ("pairing_bye",),
    "FW": ("forfeit_win",),
    "FL": ("forfeit_loss",),
}
_GROUPS_XXS = {
    "W": ("win", "black_win", "forfeit_win", "full_bye"),
    "D": ("draw", "black_draw", "half_bye"),
}
_FIELDS_BBP = {
    "BBW": ("win", "black_win", "forfeit_win", "full_bye"),
    "BBD": ("draw", "black_draw", "half_bye"),
    "BBL": ("loss", "black_loss"),
    "BBZ": ("zero_bye",),
    "BBF": ("forfeit_loss",),
    "BBU": ("pairing_bye",),
}
# Points that extension lines do not name keep these values, and do not follow those of a win.
_EXTENSION_DEFAULTS = {name: STANDARD.worth(name) for (name,) in FIELDS_XXS.values()}


@attrs.frozen
class Scoring:
    """The points system of a file.

    `stated`: a record sets the system. `bye_open`: extension lines set it, but not the points of a
    pairing-allocated bye.
    """

    system: PointsSystem
    stated: bool = False
    bye_open: bool = False


def read_scoring(records: Records, report: Report) -> Scoring:
    """Read the scoring records: 162, else XXS, else BB."""
    kinds: list[tuple[str, Sequence[Line]]] = [
        ("162", records.all("162")),
        ("XXS", records.all("XXS")),
        ("BB.", [line for tag in _FIELDS_BBP for line in records.all(tag)[-1:]]),
    ]
    stated = [(kind, lines) for kind, lines in kinds if any(line.value for line in lines)]
    if not stated:
        return Scoring(STANDARD)
    for kind, lines in stated[1:]:
        message = f"the points are in records {stated[0][0]} and {kind}; {stated[0][0]} counts"
        report.notice(message, lines[0].number)
    kind, lines = stated[0]
    found: dict[str, Fraction] = {}
    for line, code, value, column in _values(kind, lines, report):
        names = _fields_of(kind, code)
        if names:
            found.update(dict.fromkeys(names, value))
        else:
            report.notice(f"record {line.tag}: unknown code {code!r}", line.number, column)
    bye_open = kind != "162" and "pairing_bye" not in found
    system = _system(found if kind == "162" else {**_EXTENSION_DEFAULTS, **found})
    return Scoring(system, True, bye_open)


def read_match_points(records: Records, report: Report) -> tuple[PointsSystem, Consumed]:
    """Read the points for matches (record 362): by default 2-1-0, and a bye as a draw."""
    found = {"TW": Fraction(2), "TD": Fraction(1), "TL": Fraction(0)}
    lines = records.all("362")
    for line, code, value, column in _values("362", lines, report):
        code = code if code in found else f"T{code}"  # some programs write W, D and L
        if code in found:
            found[code] = value
        else:
            code = code.removeprefix("T")
            report.notice(f"record 362: unknown code {code!r}", line.number, column)
    system = PointsSystem(found["TW"], found["TD"], found["TL"], pairing_bye=found["TD"])
    return system, numbers_of(lines)


def _fields_of(kind: str, code: str) -> tuple[str, ...]:
    if kind == "162":
        return _FIELDS_162.get(code, ())
    if kind == "XXS":
        return {**FIELDS_XXS, **_GROUPS_XXS}.get(code, ())
    return _FIELDS_BBP[code]


def _values(
    kind: str, lines: Iterable[Line], report: Report
) -> Iterator[tuple[Line, str, Fraction, int]]:
    """Yield line, code, value and column; report anything else as unreadable."""
    pattern = _PAIR if kind in ("162", "362") else _ASSIGNMENT
    for line in lines:
        text, position = line.text, 4
        if kind == "BB.":
            value = parse_points(line.value)
            if value is None:
                report.unreadable(not_points(line.value), line.number, 5)
            else:
                yield line, line.tag, value, 5
            continue
        while position < len(text):
            if text[position].isspace():
                position += 1
                continue
            match = pattern.match(text, position)
            value = parse_points(match[2]) if match else None
            if match is None or value is None:
                problem = _not_a_code_with_points(text[position:].split()[0])
                report.unreadable(problem, line.number, position + 1)
                break
            yield line, match[1].upper(), value, position + 1
            position = match.end()


def _not_a_code_with_points(written: str) -> Problem:
    template = "{written!r} is not a code with its points"
    return Problem("not_a_code_with_points", template, written=written)


def _system(values: Mapping[str, Fraction]) -> PointsSystem:
    """Make a points system; a field equal to the one that it follows by default is left out."""
    system = PointsSystem(**values)
    needed = {
        name: value
        for name, value in values.items()
        if name not in FOLLOWS or value != getattr(system, FOLLOWS[name])
    }
    return PointsSystem(**needed)


def _candidates() -> list[list[PointsSystem]]:
    """Return the systems to try on the printed points, each with its byes: win, draw, 0."""
    systems = [(3, 1, 0), (2, 1, 0), (3, 2, 1)]
    others = (PointsSystem(*map(Fraction, values)) for values in systems)
    return [_with_byes(system) for system in (STANDARD, *others)]


def _with_byes(system: PointsSystem) -> list[PointsSystem]:
    values = dict.fromkeys([system.win, system.draw, Fraction(0)])
    return [
        attrs.evolve(system, pairing_bye=None if value == system.win else value) for value in values
    ]


def settle_scoring(
    scoring: Scoring,
    table: Crosstable,
    printed: Mapping[int, Fraction],
    special: Mapping[tuple[int, int], Fraction],
    bonus: Mapping[int, Fraction],
    report: Report,
) -> PointsSystem:
    """Return the points system of the records, else the one that the printed points imply.

    Args:
        scoring: the system of the records.
        table: the results up to the last round held.
        printed: the printed points by participant number, if there are any.
        special: points of single results by (number, round).
        bonus: penalties and bonuses, added up, by number.
        report: takes the notices.
    """
    if scoring.stated and not scoring.bye_open:
        return scoring.system
    if not scoring.stated and not special and _are_computed(printed, table, bonus):
        return scoring.system
    tallies = [(total, *_tally(table, number, special, bonus)) for number, total in printed.items()]

    def explains(system: PointsSystem) -> bool:
        awards = system.awards()
        return all(
            total == fixed + sum(count * awards[key] for key, count in counts.items())
            for total, fixed, counts in tallies
        )

    if not any(printed.values()) or (not scoring.stated and explains(scoring.system)):
        return scoring.system
    groups = [_with_byes(scoring.system)] if scoring.stated else _candidates()
    fitting = [[system for system in group if explains(system)] for group in groups]
    fitting = [group for group in fitting if group]
    if len(fitting) != 1 or (scoring.stated and len(fitting[0]) != 1):
        return scoring.system
    system = fitting[0][0]
    if system != scoring.system:
        report.notice(f"the points system follows from the printed points: {_in_words(system)}")
    return system


def _are_computed(
    printed: Mapping[int, Fraction], table: Crosstable, bonus: Mapping[int, Fraction]
) -> bool:
    """Return whether the printed points are those of the table, with penalties and bonuses."""
    computed = totals(table)
    for number, value in bonus.items():
        computed[number] += value
    return all(total == computed[number] for number, total in printed.items())


def _tally(
    table: Crosstable,
    number: int,
    special: Mapping[tuple[int, int], Fraction],
    bonus: Mapping[int, Fraction],
) -> tuple[Fraction, dict[tuple[int, str], int]]:
    """Return the points that do not depend on the system, and the counts of other outcomes."""
    i = table.index(number)
    fixed = bonus.get(number, Fraction(0))
    counts: dict[tuple[int, str], int] = {}
    for r, key in enumerate(zip(table.outcomes[i], table.colors[i], strict=True)):
        if r >= table.rounds:
            break
        if (number, r + 1) in special:
            fixed += special[number, r + 1]
        else:
            counts[key] = counts.get(key, 0) + 1
    return fixed, counts


def _in_words(system: PointsSystem) -> str:
    awards = system.awards()
    return ", ".join(
        f"{outcomes.NAMES[outcome]} {to_text(awards[outcome, '-'])}"
        for outcome in (outcomes.WIN, outcomes.DRAW, outcomes.LOSS, outcomes.PAIRING_BYE)
    )


def totals(table: Crosstable, name: str = "PTS", last: int | None = None) -> dict[int, Fraction]:
    """Return the points of everybody after a round, the last one held; penalties included."""
    found = table.points[name]
    last = table.rounds if last is None else last
    units = [sum(row[:last]) for row in found.rows]
    for i, round_, extra in found.penalties:
        if round_ <= last:
            units[i] += extra
    return {
        person.number: in_points(total, found.scale)
        for person, total in zip(table.participants, units, strict=True)
    }


def earlier_round(table: Crosstable, printed: Mapping[str, Mapping[int, Fraction]]) -> int | None:
    """Return the latest earlier round after which all printed scores were true, if any.

    `printed` are those of each score, by number.
    """
    for round_ in range(table.rounds - 1, 0, -1):
        earlier = {name: totals(table, name, round_) for name in printed}
        if all(
            total == earlier[name][number]
            for name, column in printed.items()
            for number, total in column.items()
        ):
            return round_
    return None


def compare_points(
    table: Crosstable, printed: Mapping[int, Fraction], lines: Mapping[int, int], report: Report
) -> None:
    """Report printed points that differ from those of the results."""
    computed = totals(table)
    blank = len(computed) - len(printed)
    if blank:
        report.notice(f"points are not printed for {blank} of {len(computed)} players")
    if printed and not any(printed.values()) and any(computed.values()):
        report.notice("the printed points are 0 for everybody: the results count")
        return
    differing = [number for number, total in printed.items() if total != computed[number]]
    earlier = earlier_round(table, {"PTS": printed}) if differing else None
    if earlier is not None:
        report.notice(f"the printed points are those after round {earlier}")
        return
    for number in differing:
        message = f"{number}: printed points {to_text(printed[number], least=1)},"
        message += f" computed {to_text(computed[number], least=1)}"
        report.notice(message, lines[number], 81)
