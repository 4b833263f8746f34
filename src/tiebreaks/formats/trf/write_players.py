"""Write the records of a tournament report about players: 001, national ratings, 240, 299."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from itertools import groupby

from tiebreaks import outcomes
from tiebreaks.formats.trf.layout import (
    NO_CELL,
    Omissions,
    cell_text,
    fixed_part,
    put_numbers,
    special_line,
    total_text,
)
from tiebreaks.formats.trf.points import totals
from tiebreaks.formats.trf.ratings import national_of, rating_by, rating_rule
from tiebreaks.formats.trf.round_cells import Slot
from tiebreaks.formats.trf.special import TYPES
from tiebreaks.model.cells import Cell
from tiebreaks.model.crosstable import Crosstable
from tiebreaks.model.participants import Participant


def printed_ratings(
    table: Crosstable, rule: str | None, modern: bool, omissions: Omissions
) -> dict[int, int | None]:
    """Return the rating for each player record.

    It is the FIDE rating, unless another is in use and no record explains it.

    Args:
        table: the crosstable.
        rule: the record 172 that is written, if any.
        modern: whether national ratings are written.
        omissions: takes reports of ratings that will be read differently.
    """
    federation, method = rating_rule(rule) if rule else ("", "")
    ratings = {}
    for person in table.participants:
        rating = person.fide_rating
        if modern:
            national, clear = national_of(person, federation)
            picked = rating_by(rating, national, method) if clear else rating
        else:
            picked = person.rating if person.national_ratings else rating
        if picked != person.rating:
            omissions.report(
                f"{person.number}: {person.rating} is written instead of the FIDE rating"
            )
            rating = person.rating
        ratings[person.number] = rating
    return ratings


def player_lines(
    table: Crosstable,
    places: Mapping[int, int],
    ratings: dict[int, int | None],
    rows: Mapping[int, Mapping[int, Cell]],
    omissions: Omissions,
) -> Iterator[str]:
    """Write a record 001 for each participant.

    Args:
        table: the players.
        places: the places to print, by number.
        ratings: the ratings to print, by number.
        rows: the cells by round, by number.
        omissions: takes reports of what does not fit.
    """
    total = totals(table)
    for person in table.participants:
        rating, place = ratings[person.number], places.get(person.number)
        columns = {
            "sex": person.sex,
            "title": person.title,
            "name": person.name,
            "rating": "" if rating is None else str(rating),
            "federation": person.federation,
            "FIDE number": person.fide_id,
            "date of birth": person.birth,
            "points": total_text(total[person.number], omissions),
            "place": "" if place is None else str(place),
        }
        line = fixed_part("001", person.number, columns, omissions)
        row = rows[person.number]
        rounds = range(1, max(row, default=0) + 1)
        texts = [cell_text(row[r]) if r in row else NO_CELL for r in rounds]
        yield "  ".join([line, *texts])


def national_lines(
    people: Iterable[Participant], rule: str | None, omissions: Omissions
) -> Iterator[str]:
    """Write the national ratings, only those of the federation in record 172 if it names one."""
    federation = rating_rule(rule)[0] if rule else ""
    for person in people:
        for entry in person.national_ratings:
            if federation and entry.federation != federation:
                omissions.report(f"{person.number}: the {entry.federation} rating is left out")
                continue
            columns = {
                "title": entry.title,
                "name": entry.name,
                "rating": "" if entry.rating is None else str(entry.rating),
                "federation": entry.origin,
                "FIDE number": entry.id,
            }
            yield fixed_part(entry.federation, person.number, columns, omissions)


def bye_lines(byes: Mapping[Slot, Cell]) -> Iterator[str]:
    """Write records 240, one per round and type."""
    groups: dict[tuple[int, int], list[int]] = {}
    for (number, round_), cell in byes.items():
        groups.setdefault((round_, cell.outcome), []).append(number)
    for (round_, outcome), numbers in sorted(groups.items()):
        yield put_numbers(f"240 {outcome:c} {round_:>3}", 11, numbers)


def special_lines(table: Crosstable, omissions: Omissions) -> Iterator[str]:
    """Write records 299: special points for single results, penalties and bonuses."""
    points = table.points["PTS"]
    for (round_, kind, value), numbers in sorted(_special_awards(table, omissions).items()):
        yield special_line(kind, round_, numbers, omissions, value)
    for (round_, units), group in groupby(points.penalties, lambda penalty: penalty[1:]):
        numbers = [table.participants[i].number for i, _, _ in group]
        yield special_line(" ", round_, numbers, omissions, Fraction(units, points.scale))


def special_kind(outcome: int, whose: str, round_: int, omissions: Omissions) -> str | None:
    """Return the type of record 299 for an outcome; report if there is none."""
    kind = next((kind for kind, group in TYPES.items() if outcome in group), None)
    if kind is None:
        omissions.report(
            f"round {round_}: no record 299 can hold the special points of {whose}"
            f" for a {outcomes.NAMES[outcome]}"
        )
    return kind


def _special_awards(
    table: Crosstable, omissions: Omissions
) -> dict[tuple[int, str, Fraction], list[int]]:
    """Return the numbers with points that differ from the system, by round, type and points."""
    points = table.points["PTS"]
    units = {key: int(value * points.scale) for key, value in points.system.awards().items()}
    found: dict[tuple[int, str, Fraction], list[int]] = {}
    full = table.written or table
    for i, row in enumerate(full.points["PTS"].rows):
        number = table.participants[i].number
        scored = zip(row, full.outcomes[i], full.colors[i], strict=True)
        for round_, (got, outcome, color) in enumerate(scored, start=1):
            if got == units[outcome, color]:
                continue
            kind = special_kind(outcome, str(number), round_, omissions)
            if kind is not None:
                key = round_, kind, Fraction(got, points.scale)
                found.setdefault(key, []).append(number)
    return found
