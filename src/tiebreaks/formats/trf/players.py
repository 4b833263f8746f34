"""The player records (001) of a tournament report, each read once."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from fractions import Fraction

import attrs

from tiebreaks.errors import Problem
from tiebreaks.formats.reader_report import Report
from tiebreaks.formats.trf.field_problems import (
    not_a_place,
    not_a_player,
    not_a_rating,
    not_points,
)
from tiebreaks.formats.trf.records import Records
from tiebreaks.formats.trf.round_cells import enter_byes, read_cells, settled_cells
from tiebreaks.formats.trf.text import Line, misread, number_text, parse_int, parse_points
from tiebreaks.model.cells import Cell
from tiebreaks.model.participants import Participant

_TITLES = frozenset(
    ["GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM", "G", "M", "F", "C", "WG", "WM", "WF", "WC"]
)
_FEDERATION = re.compile(r"[A-Za-z]{3}")


@attrs.frozen
class Player:
    """A player record: the participant, the cells, and the printed points and place."""

    line: Line
    participant: Participant
    cells: Sequence[Cell | None]
    points: Fraction | None
    place: int | None


def read_players(records: Records, report: Report) -> list[Player]:
    """Read every player record; what cannot be read is reported.

    The cells still need `settled`, when the kind of the event is known.
    """
    players = (_player(line, report) for line in records.all("001"))
    return [player for player in players if player]


def settled(players: Iterable[Player], is_team_event: bool, report: Report) -> list[Player]:
    """Interpret cells without an opponent; report odd cells, titles and federations."""
    found = []
    for player in players:
        line, person = player.line.number, player.participant
        cells = settled_cells(player.cells, line, is_team_event, report)
        if person.title and person.title.upper() not in _TITLES:
            report.notice(f"{person.title!r} is not a title", line, 11)
        if person.federation and not _FEDERATION.fullmatch(person.federation):
            report.notice(f"{person.federation!r} is not a federation", line, 54)
        found.append(attrs.evolve(player, cells=cells) if cells is not player.cells else player)
    return found


def with_byes(
    players: Sequence[Player], lines: Iterable[Line], report: Report
) -> tuple[list[Player], list[Problem]]:
    """Return the players with the byes of records 240, and the contradictions."""
    rows, problems = enter_byes(lines, {p.participant.number: p.cells for p in players}, report)
    entered = [
        attrs.evolve(player, cells=rows[player.participant.number])
        if player.participant.number in rows
        else player
        for player in players
    ]
    return entered, problems


def _player(line: Line, report: Report) -> Player | None:
    number = parse_int(line.field(5, 8))
    if len(line.columns) < 8:
        problem = Problem("line_too_short", "the line ends before column {end}", end=8)
        report.unreadable(problem, line.number, len(line.columns) + 1)
        return None
    if not number:
        misread(line, 5, 8, not_a_player, report)
    rating, place = parse_int(line.field(49, 52)), parse_int(line.field(86, 89))
    total = parse_points(line.field(81, 84) or "0")
    for value, first, last, wrong in (
        (rating, 49, 52, not_a_rating),
        (total, 81, 84, not_points),
        (place, 86, 89, not_a_place),
    ):
        if value is None:
            misread(line, first, last, wrong, report)
    cells = read_cells(line, report)
    participant = Participant(
        number or 0,
        line.field(15, 47),
        rating or None,
        line.field(54, 56),
        title=line.field(11, 13),
        sex=line.field(10, 10),
        birth=line.field(70, 79),
        fide_id=number_text(line.field(58, 68)),
        fide_rating=rating or None,
    )
    printed = total if line.field(81, 84) else None
    return Player(line, participant, cells, printed, place or None)
