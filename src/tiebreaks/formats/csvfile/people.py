"""The participants of a CSV file, with their printed places and points."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from tiebreaks._exact import FrozenMap, decimal, to_text
from tiebreaks.errors import InputError, Problem
from tiebreaks.formats.csvfile.text import Field, Sheet
from tiebreaks.formats.field_problems import not_points
from tiebreaks.model.participants import Participant, starting_score
from tiebreaks.model.tournament import Published, Tournament

_ALWAYS = ("number", "name", "rating", "federation")
_TEXTS = ("title", "sex", "birth", "fide_id")
COLUMNS = (*_ALWAYS, *_TEXTS, "fide_rating", "start", "place", "points")


def read_people(sheet: Sheet) -> tuple[list[Participant], Published]:
    """Return the participants; without a column of numbers, they are numbered in order."""
    people: list[Participant] = []
    places: dict[int, int] = {}
    points: dict[int, Fraction] = {}
    for k, row in enumerate(sheet.people, 1):
        number, first_problem = k, len(sheet.places)
        if "number" in row:
            number = sheet.parse_int(row, "number", 1) or 0
            if not row["number"].text:
                sheet.refuse(row["number"], Problem("number_missing", "the number is missing"))
        fields: dict[str, Any] = {
            name: row[name].text for name in ("name", "federation", *_TEXTS) if name in row
        }
        rating = sheet.parse_int(row, "rating") or None
        if "fide_rating" in row:
            fields["fide_rating"] = sheet.parse_int(row, "fide_rating") or None
        if "start" in row:
            fields["start"] = _start(sheet, row["start"])
        people.append(Participant(number, rating=rating, **fields))
        place = sheet.parse_int(row, "place", 1)
        if place is not None:
            places[number] = place
        value = _points(sheet, row)
        if value is not None:
            points[number] = value
        sheet.belong(first_problem, number=number or None)
    return people, Published(FrozenMap(places), FrozenMap(points))


def _with_decimals(text: str) -> str:
    return text.replace("½", ".5")


def _points(sheet: Sheet, row: Mapping[str, Field]) -> Fraction | None:
    field = row.get("points")
    if field is None or not field.text:
        return None
    text = _with_decimals(field.text)
    value = decimal(text) if len(text) <= 12 else None
    if value is None:
        sheet.refuse(field, not_points(field.text))
    return value


def _start(sheet: Sheet, field: Field) -> Fraction:
    try:
        return starting_score(_with_decimals(field.text) or 0)
    except InputError:
        template = "{written!r} is not a starting score"
        sheet.refuse(field, Problem("not_a_starting_score", template, written=field.text))
        return Fraction(0)


def _start_text(start: Fraction) -> str:
    """Write a starting score as a decimal, or as a fraction where that is not exact."""
    text = to_text(start)
    return text if Fraction(text) == start else str(start)


def people_rows(tournament: Tournament) -> list[list[object]]:
    """Return the header and a row for each participant, without empty optional columns."""
    people = tournament.crosstable.participants
    published = tournament.published
    points = {number: to_text(value) for number, value in published.points.items()}
    columns: list[list[object]] = [
        [name, *(getattr(person, name) for person in people)] for name in (*_ALWAYS, *_TEXTS)
    ]
    if any(person.fide_rating != person.rating for person in people):
        columns.append(["fide_rating", *(person.fide_rating for person in people)])
    if any(person.start for person in people):
        columns.append(["start", *(_start_text(person.start) for person in people)])
    columns.append(["place", *(published.places.get(person.number) for person in people)])
    columns.append(["points", *(points.get(person.number) for person in people)])
    kept = [
        column for column in columns if column[0] in (*_ALWAYS, "fide_rating") or any(column[1:])
    ]
    return [list(row) for row in zip(*kept, strict=True)]
