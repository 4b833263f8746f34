"""Read crosstables from JSON: participants with their cells, then points and boards."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import lcm
from typing import Any

import attrs

from tiebreaks import outcomes
from tiebreaks._exact import FrozenMap, in_units
from tiebreaks.errors import Problem
from tiebreaks.formats.field_problems import malformed_score
from tiebreaks.formats.jsonfile.records import hints_of, read_fields, read_record
from tiebreaks.formats.jsonfile.round_cells import read_cell
from tiebreaks.formats.jsonfile.value_problems import at_path, not_one_of, not_outcomes
from tiebreaks.formats.jsonfile.values import Values
from tiebreaks.model.cells import Cell
from tiebreaks.model.crosstable import Crosstable
from tiebreaks.model.matches import Boards
from tiebreaks.model.pairing import Pairing
from tiebreaks.model.participants import Participant
from tiebreaks.model.points import STANDARD, Penalty, Points, points_of
from tiebreaks.model.scores import Score, score_of
from tiebreaks.model.scoring import PointsSystem

_EVENT = ("pairing", "planned_rounds", "rounds", "rounds_in_order")
_KEYS = (*_EVENT, "participants", "points", "boards")
_SCORES = (["PTS"], ["MP", "GP"], ["GP", "MP"])

_Match = tuple[bytes, tuple[Fraction, ...]]  # outcomes and points of its boards


def read_table(
    value: object, path: str, values: Values, pairing: str | None, planned: int | None
) -> Crosstable:
    """Return a table; `pairing` and `planned` rounds, if given, replace its own.

    Raises:
        FormatError: every value of a wrong type so far.
        InputError: contradictory results; lists all of them.
    """
    fields = values.fields(value, path, _KEYS, ["participants"])
    reader = _TableReader(path, values)
    reader.people_and_cells(fields.get("participants", []))
    stated = reader.pairing(fields.get("pairing", "swiss"))
    rounds = values.parse_int(fields.get("planned_rounds", 0), f"{path}.planned_rounds", 0)
    in_order = values.flag(fields.get("rounds_in_order", True), f"{path}.rounds_in_order")
    held = values.int_or_none(fields.get("rounds"), f"{path}.rounds")
    values.check()
    table = Crosstable.from_cells(
        reader.people,
        reader.cells,
        pairing=pairing or stated,
        planned_rounds=planned or rounds or None,
        rounds_in_order=in_order,
        scores=reader.scores,
    )
    reader.numbers = {person.number: i for i, person in enumerate(reader.people)}
    full = reader.with_scores(
        table.written or table, fields.get("points", {"PTS": {}}), fields.get("boards")
    )
    values.check()
    length = len(table.outcomes[0]) if table.outcomes else 0
    table = attrs.evolve(
        table,
        points=FrozenMap({name: p.sliced(length) for name, p in full.points.items()}),
        boards=full.boards and full.boards.sliced(length),
        written=full if table.written else None,
    )
    return reader.through(table, held)


def _too_many_boards(boards: int, cells: int, path: str) -> Problem:
    template = "{path}: there are boards for {boards} rounds, but cells for {cells}"
    return Problem("boards_without_cells", template, path=path, boards=boards, cells=cells)


def _without_worth(letter: str, listed: str, path: str) -> Problem:
    template = "{path}: {points} does not say what {written!r} is worth"
    return Problem("outcome_without_worth", template, path=path, points=listed, written=letter)


def _other_number_of_points(letters: int, points: int, path: str) -> Problem:
    template = "{path}: {outcomes} outcomes, but {points} points"
    return Problem("outcomes_and_points", template, path=path, outcomes=letters, points=points)


class _TableReader:
    """Reads one table: first participants and cells, then points and boards."""

    def __init__(self, path: str, values: Values) -> None:
        self.path = path
        self.values = values
        self.people: list[Participant] = []
        self.cells: list[list[Cell | None]] = []
        self.scores: dict[tuple[int, int], Score] = {}  # by number and round
        self.boards: list[tuple[str, object]] = []  # path and value
        self.numbers: Mapping[int, int] = {}

    def people_and_cells(self, value: object) -> None:
        """Read the participants, their cells and scores; keep their boards for later."""
        values = self.values
        others = ("cells", "scores", "boards")
        for place, item in values.items(value, f"{self.path}.participants"):
            first_problem = len(values.places)
            person = read_record(Participant, item, place, values, others)
            self.people.append(person)
            rows = item if isinstance(item, dict) else {}
            self.cells.append(self._read_cells(rows.get("cells", []), f"{place}.cells"))
            self._read_scores(person, rows.get("scores", []), f"{place}.scores")
            if person is not None:
                values.belong(first_problem, number=person.number or None)
            self.boards.append((f"{place}.boards", rows.get("boards")))

    def _read_cells(self, value: object, path: str) -> list[Cell | None]:
        cells = []
        for round_, (where, item) in enumerate(self.values.items(value, path), 1):
            first_problem = len(self.values.places)
            cells.append(read_cell(item, where, self.values))
            self.values.belong(first_problem, round_)
        return cells

    def _read_scores(self, person: Participant | None, value: object, path: str) -> None:
        for round_, (where, item) in enumerate(self.values.items(value, path), 1):
            if item is None:
                continue
            first_problem = len(self.values.places)
            text = self.values.text(item, where)
            score = score_of(text)
            if score is None:
                self.values.unreadable(at_path(malformed_score(text), where))
                self.values.belong(first_problem, round_)
            elif person is not None:
                self.scores[person.number, round_] = score

    def pairing(self, value: object) -> str:
        """Return how the opponents were paired."""
        path = f"{self.path}.pairing"
        text = self.values.text(value, path)
        if text not in list(Pairing):
            self.values.unreadable(not_one_of(text, Pairing, path))
        return text

    def with_scores(self, table: Crosstable, value: object, seats: object) -> Crosstable:
        """Return the table with its scores and boards."""
        path = f"{self.path}.points"
        scores = self.values.mapping(value, path)
        if list(scores) not in _SCORES:
            template = "{path}: the scores must be PTS alone, or MP and GP"
            self.values.unreadable(Problem("other_scores", template, path=path))
        boards, settings = None, {}
        if seats is not None:
            settings = self._settings(seats)
            boards = self._boards(table, settings.pop("points"))
        elif any(row is not None for _, row in self.boards):
            template = "{path}: there are boards, but the key 'boards' is missing"
            self.values.unreadable(Problem("settings_of_boards_missing", template, path=self.path))
        units = {value.denominator for row in boards or () for _, points in row for value in points}
        points = {
            name: self._points(table, item, f"{path}.{name}", units if name != "MP" else set())
            for name, item in scores.items()
        }
        if boards is None or self.values.places:
            return attrs.evolve(table, points=FrozenMap(points))
        scale = (points.get("GP") or points["PTS"]).scale
        boards_of = Boards(
            tuple(tuple(letters for letters, _ in row) for row in boards),
            tuple(
                tuple(tuple([in_units(value, scale) for value in points]) for _, points in row)
                for row in boards
            ),
            **settings,
        )
        return attrs.evolve(table, points=FrozenMap(points), boards=boards_of)

    def _points(
        self, table: Crosstable, value: object, path: str, denominators: set[int]
    ) -> Points:
        """Return the points of a score, by its system and with its exceptions."""
        values = self.values
        fields = values.fields(value, path, ("system", "scale", "awards", "penalties"))
        system = STANDARD
        if "system" in fields:
            system = read_record(PointsSystem, fields["system"], f"{path}.system", values)
        awards = self._awards(table, fields.get("awards", {}), f"{path}.awards")
        penalties = []
        keys = ("number", "round", "points")
        for place, item in values.items(fields.get("penalties", []), f"{path}.penalties"):
            first_problem = len(values.places)
            entry = values.fields(item, place, keys, keys)
            person = values.parse_int(entry.get("number", 1), f"{place}.number")
            round_ = values.parse_int(entry.get("round", 0), f"{place}.round", 0)
            points = values.exact(entry.get("points", 0), f"{place}.points")
            penalties.append((self._index(person, f"{place}.number"), round_, points))
            values.belong(first_problem, round_ or None, person or None)
        found = points_of(table.outcomes, table.colors, system, awards, penalties)
        given = values.parse_int(fields.get("scale", 1), f"{path}.scale", 1)
        factor = lcm(found.scale, given, *denominators) // found.scale
        return attrs.evolve(
            found,
            rows=tuple(tuple(units * factor for units in row) for row in found.rows),
            scale=found.scale * factor,
            penalties=tuple(
                Penalty(i, round_, units * factor) for i, round_, units in found.penalties
            ),
        )

    def _awards(
        self, table: Crosstable, value: object, path: str
    ) -> dict[tuple[int, int], Fraction]:
        """Return the points by (index, round from 0) that replace those of the system."""
        length = len(table.outcomes[0]) if table.outcomes else 0
        awards: dict[tuple[int, int], Fraction] = {}
        for person, place, rounds in self.values.by_number(value, path):
            first_of_person = len(self.values.places)
            index = self._index(person, place)
            for round_, where, points in self.values.by_number(rounds, place):
                first_problem = len(self.values.places)
                if not 1 <= round_ <= length:
                    template = "{path}: the cells have no round {round}"
                    problem = Problem("no_such_round_in_cells", template, path=where, round=round_)
                    self.values.unreadable(problem)
                awards[index, round_ - 1] = self.values.exact(points, where)
                self.values.belong(first_problem, round_)
            self.values.belong(first_of_person, number=person)
        return awards

    def _index(self, person: int, path: str) -> int:
        if person not in self.numbers:
            template = "{path}: unknown participant {number}"
            self.values.unreadable(
                Problem("unknown_participant", template, path=path, number=person)
            )
        return self.numbers.get(person, 0)

    def _settings(self, value: object) -> dict[str, Any]:
        """Return the settings for all boards, and under `points` the points for each outcome."""
        path, values = f"{self.path}.boards", self.values
        hints = {k: hint for k, hint in hints_of(Boards).items() if k not in ("outcomes", "points")}
        needed = [field.name for field in attrs.fields(Boards) if field.default is attrs.NOTHING]
        needed = [name for name in needed if name != "outcomes"]
        fields = values.fields(value, path, [*hints, "points"], needed)
        listed = values.mapping(fields.get("points", {}), f"{path}.points")
        for letter in listed:
            if len(letter) != 1 or ord(letter) not in outcomes.NAMES:
                template = "{path}: {written!r} is not the letter of an outcome"
                where = f"{path}.points"
                values.unreadable(
                    Problem("not_an_outcome_letter", template, path=where, written=letter)
                )
        worth = {k: values.exact(item, f"{path}.points.{k}") for k, item in listed.items()}
        return {**read_fields(hints, fields, path, values), "points": worth}

    def _boards(self, table: Crosstable, worth: Mapping[str, Fraction]) -> list[list[_Match]]:
        """Return the boards of every team in every round."""
        length = len(table.outcomes[0]) if table.outcomes else 0
        rows = []
        for person, (path, value) in zip(self.people, self.boards, strict=True):
            first_problem = len(self.values.places)
            items = list(self.values.items([] if value is None else value, path))
            if len(items) > length:
                self.values.unreadable(_too_many_boards(len(items), length, path))
            row = []
            for round_, (place, item) in enumerate(items, 1):
                first_of_round = len(self.values.places)
                row.append(self._match(item, place, worth))
                self.values.belong(first_of_round, round_)
            self.values.belong(first_problem, number=person.number)
            rows.append([*row, *[(b"", ())] * (length - len(row))])
        return rows

    def _match(self, value: object, path: str, worth: Mapping[str, Fraction]) -> _Match:
        points: list[Fraction] | None = None
        text = value
        if isinstance(value, dict):
            keys = ("outcomes", "points")
            fields = self.values.fields(value, path, keys, keys)
            text = fields.get("outcomes", "")
            listed = self.values.items(fields.get("points", []), f"{path}.points")
            points = [self.values.exact(item, place) for place, item in listed]
        letters = self.values.text(text, path)
        if any(ord(letter) not in outcomes.NAMES for letter in letters):
            self.values.unreadable(not_outcomes(letters, path))
            return b"", ()
        if points is None:
            unknown = sorted(set(letters) - worth.keys())
            if unknown:
                where = f"{self.path}.boards.points"
                self.values.unreadable(_without_worth(unknown[0], where, path))
            points = [worth.get(letter, Fraction(0)) for letter in letters]
        elif len(points) != len(letters):
            self.values.unreadable(_other_number_of_points(len(letters), len(points), path))
        return letters.encode("latin-1"), tuple(points)

    def through(self, table: Crosstable, held: int | None) -> Crosstable:
        """Return the table with the rounds held: as given, else as the cells show."""
        if held is None or held == table.rounds:
            return table
        path, longest = f"{self.path}.rounds", max(map(len, self.cells), default=held)
        if held < table.rounds:
            template = "{path}: {held} rounds were held, but round {round} has results"
            self.values.unreadable(
                Problem(
                    "results_of_round_not_held", template, path=path, round=table.rounds, held=held
                )
            )
        elif held > longest:
            template = "{path}: {held} rounds were held, but there are cells for {cells}"
            self.values.unreadable(
                Problem("rounds_held_without_cells", template, path=path, held=held, cells=longest)
            )
        self.values.check()
        planned = max(held, table.planned_rounds)
        return attrs.evolve(table, planned_rounds=planned).through(held)
