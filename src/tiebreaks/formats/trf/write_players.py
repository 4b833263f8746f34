"""Write the records of a tournament report that name players: 001, national ratings, 240, 299."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from itertools import groupby

from tiebreaks import outcomes
from tiebreaks.cells import Cell, LaterCell
from tiebreaks.crosstable import Crosstable
from tiebreaks.formats.trf.layout import (
    Losses,
    cell_text,
    fixed_part,
    points_text,
    put,
    put_numbers,
    total_text,
)
from tiebreaks.formats.trf.players import national_of, rating_by, rating_rule
from tiebreaks.formats.trf.points import totals
from tiebreaks.formats.trf.special import TYPES
from tiebreaks.participants import Participant


def written_ratings(
    table: Crosstable, rule: str | None, modern: bool, losses: Losses
) -> dict[int, int | None]:
    """Return the rating of each player record: FIDE's, unless another one is used for no reason.

    Args:
        table: the crosstable.
        rule: the record 172 that is written with them.
        modern: whether national ratings are written.
        losses: takes the ratings that reading will not give back.
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
            losses.note(f"{person.number}: {person.rating} is written instead of a FIDE rating")
            rating = person.rating
        ratings[person.number] = rating
    return ratings


def player_lines(
    table: Crosstable,
    places: Mapping[int, int],
    ratings: dict[int, int | None],
    in_cells: Iterable[LaterCell],
    boards: Mapping[tuple[int, int], Cell],
    losses: Losses,
) -> Iterator[str]:
    """Write a record 001 a participant.

    Args:
        table: the players.
        places: the places to print, by number.
        ratings: the ratings to print, by number.
        in_cells: the cells beyond the crosstable.
        boards: by number and round, cells of players of a team that go before the crosstable's.
        losses: takes what does not fit.
    """
    total = totals(table)
    later: dict[int, list[LaterCell]] = {}
    for entry in in_cells:
        later.setdefault(entry.participant, []).append(entry)
    for i, person in enumerate(table.participants):
        rating, place = ratings[person.number], places.get(person.number)
        columns = {
            "sex": person.sex,
            "title": person.title,
            "name": person.name,
            "rating": "" if rating is None else str(rating),
            "federation": person.federation,
            "FIDE number": person.fide_id,
            "date of birth": person.birth,
            "points": total_text(total[person.number], losses),
            "place": "" if place is None else str(place),
        }
        line = fixed_part("001", person.number, columns, losses)
        cells = dict(enumerate(_row(table, i), start=1))
        cells.update((entry.round, cell_text(entry.cell)) for entry in later.get(i, ()))
        cells.update(
            (round_, cell_text(boards[person.number, round_]))
            for round_ in cells
            if (person.number, round_) in boards
        )
        for round_ in range(1, max(cells, default=0) + 1):
            line += f"  {cells.get(round_, ''):8}"
        yield line


def _row(table: Crosstable, i: int) -> Iterator[str]:
    rounds = zip(table.opponents[i], table.colors[i], table.outcomes[i], strict=True)
    for o, color, outcome in rounds:
        if outcome == outcomes.UNPAIRED:
            yield ""
        else:
            yield cell_text(Cell(table.participants[o].number if o >= 0 else 0, color, outcome))


def national_lines(
    people: Iterable[Participant], rule: str | None, losses: Losses
) -> Iterator[str]:
    """Write the national ratings; those of another federation than record 172's have no line."""
    federation = rating_rule(rule)[0] if rule else ""
    for person in people:
        for entry in person.national_ratings:
            if federation and entry.federation != federation:
                losses.note(f"{person.number}: the {entry.federation} rating is left out")
                continue
            columns = {
                "title": entry.title,
                "name": entry.name,
                "rating": "" if entry.rating is None else str(entry.rating),
                "federation": entry.origin,
                "FIDE number": entry.id,
            }
            yield fixed_part(entry.federation, person.number, columns, losses)


def bye_lines(table: Crosstable, byes: Iterable[LaterCell]) -> Iterator[str]:
    """Write records 240, one a round and type."""
    groups: dict[tuple[int, int], list[int]] = {}
    for entry in byes:
        groups.setdefault((entry.round, entry.cell.outcome), []).append(
            table.participants[entry.participant].number
        )
    for (round_, outcome), numbers in sorted(groups.items()):
        yield put_numbers(f"240 {outcome:c} {round_:>3}", 11, numbers)


def special_lines(table: Crosstable, losses: Losses) -> Iterator[str]:
    """Write records 299: what single results award otherwise, penalties and bonuses."""
    points = table.points["PTS"]
    for (round_, kind, value), numbers in sorted(_special_awards(table, losses).items()):
        yield _special_line(kind, value, round_, numbers, losses)
    for (round_, units), group in groupby(points.penalties, lambda penalty: penalty[1:]):
        numbers = [table.participants[i].number for i, _, _ in group]
        yield _special_line(" ", Fraction(units, points.scale), round_, numbers, losses)


def _special_line(
    kind: str, value: Fraction, round_: int, numbers: list[int], losses: Losses
) -> str:
    line = put(f"299 {kind}", 12, 17, points_text(value, losses, 6), right=True)
    return put_numbers(put(line, 20, 22, str(round_), right=True), 24, numbers)


def _special_awards(
    table: Crosstable, losses: Losses
) -> dict[tuple[int, str, Fraction], list[int]]:
    """Return who has points that the system does not award, by round, type and points."""
    points = table.points["PTS"]
    units = {key: int(value * points.scale) for key, value in points.system.awards().items()}
    found: dict[tuple[int, str, Fraction], list[int]] = {}
    for i, r, outcome, color, got in _scored_cells(table):
        if got == units[outcome, color]:
            continue
        number = table.participants[i].number
        kind = next((kind for kind, group in TYPES.items() if outcome in group), None)
        if kind is None:
            name = outcomes.NAMES[outcome]
            losses.note(f"round {r + 1}: {number} has other points for its {name}")
            continue
        found.setdefault((r + 1, kind, Fraction(got, points.scale)), []).append(number)
    return found


def _scored_cells(table: Crosstable) -> Iterator[tuple[int, int, int, str, int]]:
    """Yield index, round from 0, outcome, colour and units of every cell, the later ones too."""
    for i, row in enumerate(table.points["PTS"].rows):
        for r, got in enumerate(row):
            yield i, r, table.outcomes[i][r], table.colors[i][r], got
    for entry in table.later:
        cell = entry.cell
        yield entry.participant, entry.round - 1, cell.outcome, cell.color, entry.units
