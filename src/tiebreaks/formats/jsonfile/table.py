"""Write crosstables to JSON: participants with their cells, points and boards."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import lcm

from tiebreaks.errors import InputError
from tiebreaks.formats.field_problems import number_too_long
from tiebreaks.formats.jsonfile.records import record_value
from tiebreaks.formats.jsonfile.round_cells import cell_value
from tiebreaks.formats.jsonfile.values import HIGHEST, number
from tiebreaks.formats.round_cells import cell_rows
from tiebreaks.model.crosstable import Crosstable
from tiebreaks.model.matches import Boards
from tiebreaks.model.points import Points, points_of


def table_value(table: Crosstable) -> dict[str, object]:
    """Convert a table to JSON, including entries for later rounds.

    Raises:
        InputError: a number that is too long to be read again.
    """
    for person in table.participants:
        if person.number >= HIGHEST:
            raise InputError(number_too_long("JSON", person.number))
    full = table.written or table
    found: dict[str, object] = {
        "pairing": str(table.pairing),
        "planned_rounds": table.planned_rounds,
        "rounds": table.rounds,
    }
    if not table.rounds_in_order:
        found["rounds_in_order"] = False
    people = [
        {**record_value(person), "cells": _trimmed([cell_value(cell) for cell in row])}
        for person, row in zip(table.participants, cell_rows(table), strict=True)
    ]
    for entry, scores in zip(people, full.scores or (), strict=False):
        texts = [None if score is None else str(score) for score in scores]
        if any(texts):
            entry["scores"] = _trimmed(texts)
    found["participants"] = people
    found["points"] = {
        name: _points_value(table, points, full) for name, points in full.points.items()
    }
    if full.boards:
        scale = _board_scale(full)
        units = _default_units(full.boards)
        found["boards"] = {
            **record_value(full.boards, without=("outcomes", "points")),
            "points": {chr(k): number(Fraction(units[k], scale)) for k in sorted(units)},
        }
        for i, entry in enumerate(people):
            boards = zip(full.boards.outcomes[i], full.boards.points[i], strict=True)
            entry["boards"] = [_board_value(*match, units, scale) for match in boards]
    return found


def _trimmed(cells: list[str | None]) -> list[str | None]:
    while cells and cells[-1] is None:
        cells.pop()
    return cells


def _points_value(table: Crosstable, points: Points, full: Crosstable) -> dict[str, object]:
    """Return the system of a score, and the awards and penalties that differ from it."""
    numbers = [person.number for person in table.participants]
    base = points_of(full.outcomes, full.colors, points.system, {}, ())
    awards: dict[str, dict[str, object]] = {}
    scales = [base.scale]
    for i, (row, defaults) in enumerate(zip(points.rows, base.rows, strict=True)):
        for r, (units, plain) in enumerate(zip(row, defaults, strict=True), 1):
            if units * base.scale != plain * points.scale:
                value = Fraction(units, points.scale)
                scales.append(value.denominator)
                awards.setdefault(str(numbers[i]), {})[str(r)] = number(value)
    penalties = []
    for index, round_, units in points.penalties:
        value = Fraction(units, points.scale)
        scales.append(value.denominator)
        entry = {"number": numbers[index], "round": round_, "points": number(value)}
        penalties.append(entry)
    found: dict[str, object] = {"system": record_value(points.system)}
    if points.scale != lcm(*scales):
        found["scale"] = points.scale
    if awards:
        found["awards"] = awards
    if penalties:
        found["penalties"] = penalties
    return found


def _board_scale(table: Crosstable) -> int:
    return (table.points.get("GP") or next(iter(table.points.values()))).scale


def _default_units(boards: Boards) -> dict[int, int]:
    """Return the points for each outcome on a board, as on the first board with it."""
    units: dict[int, int] = {}
    for letters, points in zip(boards.outcomes, boards.points, strict=True):
        for match, values in zip(letters, points, strict=True):
            for letter, value in zip(match, values, strict=True):
                units.setdefault(letter, value)
    return units


def _board_value(
    letters: bytes, points: Sequence[int], units: dict[int, int], scale: int
) -> object:
    text = letters.decode("latin-1")
    if all(units[letter] == value for letter, value in zip(letters, points, strict=True)):
        return text
    return {"outcomes": text, "points": [number(Fraction(value, scale)) for value in points]}
