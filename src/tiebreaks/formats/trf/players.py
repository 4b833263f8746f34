"""The player records (001) of a tournament report, each read once."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from fractions import Fraction

import attrs

from tiebreaks.errors import Problem
from tiebreaks.formats.field_problems import (
    not_a_place,
    not_a_player,
    not_a_rating,
    not_points,
)
from tiebreaks.formats.reader_report import Report
from tiebreaks.formats.trf.records import Records
from tiebreaks.formats.trf.round_cells import enter_byes, read_cells, settled_cells
from tiebreaks.formats.trf.text import Line, misread, number_text, parse_int, parse_points
from tiebreaks.model.cells import Cell
from tiebreaks.model.participants import Participant

_TITLES = frozenset(
    ["GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM", "G", "M", "F", "C", "WG", "WM", "WF", "WC"]
)
_FEDERATION = re.compile(r"[A-Za-z]{3}")


_RATING, _POINTS, _PLACE = (49, 52), (81, 84), (86, 89)
_COLUMNS = (
    *((5, 8), (10, 10), (11, 13), (15, 47)),  # number, sex, title, name
    *(_RATING, (54, 56), (58, 68), (70, 79)),  # federation, FIDE number, date of birth
    *(_POINTS, _PLACE),
)


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
    first_problem = len(report.places)
    if len(line.columns) < 8:
        problem = Problem("line_too_short", "the line ends before column {end}", end=8)
        report.unreadable(problem, line.number, len(line.columns) + 1)
        return None
    written, sex, title, name, elo, federation, fide_id, birth, points, rank = line.several(
        _COLUMNS
    )
    number, rating, place = parse_int(written), parse_int(elo), parse_int(rank)
    total = parse_points(points or "0")
    if not number:
        misread(line, 5, 8, not_a_player, report)
    for value, columns, wrong in (
        (rating, _RATING, not_a_rating),
        (total, _POINTS, not_points),
        (place, _PLACE, not_a_place),
    ):
        if value is None:
            misread(line, *columns, wrong, report)
    cells = read_cells(line, report)
    report.belong(first_problem, number=number or None)
    participant = Participant(
        number or 0,
        name,
        rating or None,
        federation,
        title=title,
        sex=sex,
        birth=birth,
        fide_id=number_text(fide_id),
        fide_rating=rating or None,
    )
    return Player(line, participant, cells, total if points else None, place or None)
