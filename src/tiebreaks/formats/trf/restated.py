"""Compare what a tournament report repeats about teams: totals in 310, records 801 and 802."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction

from tiebreaks import outcomes
from tiebreaks._exact import to_text
from tiebreaks.formats.reader_report import Report
from tiebreaks.formats.trf.points import earlier_round, totals
from tiebreaks.formats.trf.records import Records
from tiebreaks.formats.trf.teams import TeamRecord
from tiebreaks.formats.trf.text import Line, parse_int, parse_points
from tiebreaks.model.crosstable import Crosstable

_NAMES = {"MP": "match points", "GP": "game points"}
_COLUMN = {"MP": 55, "GP": 62}
_TOTALS_801 = re.compile(r"801 +(\d+) *\S+ +([\d.,]+) +([\d.,]+)(?= |$)", re.ASCII)


def compare_teams(table: Crosstable, teams: Sequence[TeamRecord], report: Report) -> None:
    """Report printed match points and game points that differ from those of the matches."""
    columns = {name: _printed(teams, name) for name in _NAMES}
    differing = any(columns[name] != totals(table, name) for name in _NAMES)
    earlier = earlier_round(table, columns) if differing else None
    if earlier is not None:
        report.notice(f"the printed points are those after round {earlier}")
        return
    for name, what in _NAMES.items():
        computed, printed = totals(table, name), columns[name]
        if printed and not any(printed.values()) and any(computed.values()):
            report.notice(f"the printed {what} are 0 for every team: the results count")
            continue
        for record in teams:
            number = record.team.number
            if number in printed and printed[number] != computed[number]:
                report.notice(
                    f"team {number}: printed {what} {to_text(printed[number], least=1)},"
                    f" computed {to_text(computed[number], least=1)}",
                    record.line.number,
                    _COLUMN[name],
                )


def _printed(teams: Sequence[TeamRecord], name: str) -> dict[int, Fraction]:
    """Return the printed points of one of the scores by team number."""
    values = {
        record.team.number: record.match_points if name == "MP" else record.game_points
        for record in teams
    }
    return {number: value for number, value in values.items() if value is not None}


def compare_restated(table: Crosstable, records: Records, report: Report) -> None:
    """Report records 801 and 802 that differ from the matches."""
    sums = {name: totals(table, name) for name in _NAMES}
    for line in records.all("801"):
        match = _TOTALS_801.match(line.text)
        if match:
            printed = [parse_points(match[2]), parse_points(match[3])]
            _compare_totals(line, int(match[1][:9]), printed, sums, report)
    for line in records.all("802"):
        number = parse_int(line.field(5, 7)) or 0
        printed = [parse_points(line.field(15, 20)), parse_points(line.field(22, 27))]
        if _compare_totals(line, number, printed, sums, report):
            _compare_rounds(line, number, table, report)


def _compare_totals(
    line: Line,
    number: int,
    printed: Iterable[Fraction | None],
    sums: dict[str, dict[int, Fraction]],
    report: Report,
) -> bool:
    """Compare both totals of a team; return False if the team is unknown."""
    if number not in sums["MP"]:
        report.notice(f"record {line.tag}: unknown team {number}", line.number)
        return False
    for (name, what), value in zip(_NAMES.items(), printed, strict=True):
        there = sums[name][number]
        if value is not None and value != there:
            report.notice(
                f"record {line.tag}: team {number} has {to_text(value, least=1)} {what},"
                f" computed {to_text(there, least=1)}",
                line.number,
            )
    return True


def _compare_rounds(line: Line, number: int, table: Crosstable, report: Report) -> None:
    i = table.index(number)
    game = table.points["GP"]
    for r, (who, got) in enumerate(_rounds_802(line)):
        if not who or r >= table.rounds:
            continue
        o, outcome = table.opponents[i][r], table.outcomes[i][r]
        there = f"{outcome:c}" if o < 0 else str(table.participants[o].number)
        units = Fraction(game.rows[i][r], game.scale)
        if who != there or (got is not None and got != units):
            name = outcomes.NAMES[outcome] if o < 0 else f"opponent {there}"
            report.notice(
                f"record 802: round {r + 1} of team {number} differs: computed {name},"
                f" {to_text(units, least=1)} game points",
                line.number,
                29 + 13 * r,
            )


def _rounds_802(line: Line) -> Iterator[tuple[str, Fraction | None]]:
    """Yield the opponent, or the letter of a bye, and the game points of every round."""
    for start in range(29, len(line.columns) + 1, 13):
        who = line.field(start, start + 2).upper()
        bye = outcomes.BYE_KINDS.get(who)
        yield chr(bye) if bye else who.lstrip("0"), parse_points(line.field(start + 6, start + 9))
