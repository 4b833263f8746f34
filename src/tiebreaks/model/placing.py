"""The rows of cells that games and byes make, and the rounds in which they stand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from operator import attrgetter
from typing import Any, Generic, NamedTuple, TypeVar

from tiebreaks._exact import cut, short, whole_number
from tiebreaks.errors import InputError, Problem
from tiebreaks.model.cells import Cell
from tiebreaks.model.entries import ROUND_PROBLEMS, Faults, People, round_of
from tiebreaks.model.matches import TeamCell
from tiebreaks.model.scores import Score

AnyCell = TypeVar("AnyCell", Cell, TeamCell)


class _Extra(NamedTuple, Generic[AnyCell]):
    """A second or later game of a pair in one round, or bye of a participant (`j` is -1)."""

    entry: int
    i: int
    j: int
    ours: AnyCell
    theirs: AnyCell | None
    score: Score | None


class Placing(Generic[AnyCell]):
    """Rows of cells, one per participant, and what is wrong with the entries.

    Games without a round are played in the order given: each in the first round after those of
    all earlier games of both. If two meet more than once in a round, that round becomes several.
    """

    def __init__(self, people: People, kind: str, extra_rounds: bool = True) -> None:
        self.people = people
        self._extra_rounds = extra_rounds
        self._first_games = 0
        self.games: Faults = Faults(kind)
        self.byes: Faults = Faults("bye")
        self.rows: list[list[AnyCell | None]] = [[] for _ in people.people]
        self.scores: list[list[Score | None]] | None = None
        self.has_rounds: bool | None = None
        self._extra_games: dict[int, list[_Extra[AnyCell]]] = {}
        self._extra_byes: dict[int, list[_Extra[AnyCell]]] = {}
        self._byes: list[tuple[int, int, int]] = []  # entry, index, round
        # What those who meet more than once in a round have in it, by index and round.
        self._seen: dict[tuple[int, int], list[tuple[AnyCell | None, Score | None]]] = {}
        self._times: dict[int, int] = {}  # rounds that are played as several
        self._in_advance: dict[int, AnyCell] = {}  # byes of the one round that is entered

    def known_round(self, given: object) -> int | None:
        """Return the round of an entry if it is plainly right; None if it needs `round`."""
        return given if type(given) is int and 0 < given < 1000 and self.has_rounds else None

    def round(self, given: object, entry: int, faults: Faults, what: Problem) -> int | None:
        """Return the round of an entry, 0 if it is to be found; None with a problem."""
        found = given if type(given) is int and 0 < given < 1000 else round_of(given)
        if isinstance(found, str):
            faults.add(entry, found, ROUND_PROBLEMS[found], written=short(given), what=what)
            return None
        if self.has_rounds is None:
            self.has_rounds = found is not None
        elif self.has_rounds is (found is None):
            template = (
                "{where}it has no round, but others have ({what})"
                if self.has_rounds
                else "{where}it has a round, but others have none ({what})"
            )
            code = "without_round" if self.has_rounds else "with_round"
            faults.add(entry, code, template, what=what)
            return None
        return found or 0

    def place_game(
        self,
        entry: int,
        round_: int,
        i: int,
        j: int,
        ours: AnyCell,
        theirs: AnyCell,
        score: Score | None,
    ) -> int:
        """Enter a game of two participants, given by their indexes; return its round, from 1."""
        row, row_of_other = self.rows[i], self.rows[j]
        r = (round_ or 1 + max(len(row), len(row_of_other))) - 1
        if len(row) == r == len(row_of_other) and score is None:  # nearly all, in order of rounds
            row.append(ours)
            row_of_other.append(theirs)
            self._first_games += 1
            return r + 1
        mine = row[r] if r < len(row) else None
        other = row_of_other[r] if r < len(row_of_other) else None
        if mine is None and other is None:
            _set(row, r, ours)
            _set(row_of_other, r, theirs)
            self._first_games += 1
            if score is not None:
                self._set_scores(i, j, r, score)
        elif self._extra_rounds and _is_pair(ours, mine) and _is_pair(theirs, other):
            self._place_extra(_Extra(entry, i, j, ours, theirs, score), r)
        else:
            for k, cell in ((i, mine), (j, other)):
                if cell is not None:
                    self._two_entries(self.games, entry, k, r, self._pair(i, j))
        return r + 1

    def _place_extra(self, game: _Extra[AnyCell], r: int) -> None:
        """Enter a second or later game of two in a round, unless it is there already as it is."""
        earlier = self._seen.setdefault((game.i, r), [self._first(game.i, r)])
        if game.ours.color != "-" and (game.ours, game.score) in earlier:
            template = (
                "{where}{what} is there already, with the same colours and result: give a second"
                " game a round of its own"
            )
            what = self._pair(game.i, game.j)
            self.games.add(game.entry, "game_repeated", template, r + 1, what=what)
        else:
            self._extra_games.setdefault(r, []).append(game)
            theirs = self._seen.setdefault((game.j, r), [self._first(game.j, r)])
            earlier.append((game.ours, game.score))
            theirs.append((game.theirs, game.score and game.score.reversed))

    def _first(self, i: int, r: int) -> tuple[AnyCell | None, Score | None]:
        """Return the first cell of a participant in a round, with its score."""
        scores = self.scores[i] if self.scores else []
        return self._at(i, r), scores[r] if r < len(scores) else None

    def _check_sides(self) -> None:
        """Refuse an event of which every game is listed twice, once from each side."""
        extra = [(r, game) for r, games in self._extra_games.items() for game in games]
        if not 1 < len(extra) == self._first_games:
            return
        for r, game in extra:
            cell, score = self._first(game.i, r)
            if cell is None or cell._replace(color=game.ours.color) != game.ours:
                return
            if score != game.score:
                return
        template = (
            "{where}every game is there twice, once from each side: leave out one of the two, or"
            " give second games a round of their own"
        )
        r, game = extra[0]
        self.games.add(game.entry, "games_from_both_sides", template, r + 1)

    def enter_in_advance(self, round_: int, i: int, cell: AnyCell, score: Score | None) -> None:
        """Enter a bye that is known before the round is paired, and may be given once more."""
        self.place_bye(0, round_, i, cell, score)
        self._in_advance[i] = cell

    def place_bye(
        self, entry: int, round_: int, i: int, cell: AnyCell, score: Score | None
    ) -> None:
        """Enter a bye of a participant, given by the index."""
        row = self.rows[i]
        r = round_ - 1 if round_ else row.index(None) if None in row else len(row)
        there = self._at(i, r)
        if there is None:
            _set(row, r, cell)
            self._byes.append((entry, i, r))
            if score is not None:
                self._set_scores(i, -1, r, score)
        elif self._in_advance.get(i) == cell:
            if score is not None:
                self._set_scores(i, -1, r, score)
        elif there.opponent or i in self._in_advance:
            self._two_entries(self.byes, entry, i, r, Problem("a_bye", "bye"))
        else:
            self._extra_byes.setdefault(r, []).append(_Extra(entry, i, -1, cell, None, score))

    def finish(self, uneven: bool) -> None:
        """Make several rounds of those in which somebody met the same opponent more than once.

        `uneven`: others may have fewer games in such a round.

        Raises:
            InputError: everything that is wrong with the games and byes.
        """
        self._check_sides()
        for r, extra in self._extra_games.items():
            pairs = Counter(min(game.i, game.j) for game in extra)
            self._times[r] = 1 + max(pairs.values())
            if not uneven:
                self._check_even(r, extra)
        for r, byes in self._extra_byes.items():
            if r not in self._extra_games:
                for bye in byes:
                    self._two_entries(self.byes, bye.entry, bye.i, r, Problem("a_bye", "bye"))
        self.check()
        if self._times:
            self._stretch()

    def check(self) -> None:
        """Raise one error for all that is wrong so far."""
        if self.games.found or self.byes.found:
            raise InputError([*sorted(self.games.found, key=attrgetter("entry")), *self.byes.found])

    def times(self, round_: int) -> int:
        """Return how many rounds of the table are played in a round."""
        return self._times.get(round_ - 1, 1)

    def moved(self, round_: int) -> int:
        """Return the number in the table of the last one that is played in a round."""
        return round_ + sum(times - 1 for r, times in self._times.items() if r < round_)

    def _at(self, i: int, r: int) -> AnyCell | None:
        row = self.rows[i]
        return row[r] if r < len(row) else None

    def _pair(self, i: int, j: int) -> Problem:
        first, second = (self.people.people[k].number for k in (i, j))
        return pair_words(first, second)

    def _set_scores(self, i: int, j: int, r: int, score: Score) -> None:
        if self.scores is None:
            self.scores = [[] for _ in self.rows]
        _set(self.scores[i], r, score)
        if j >= 0:
            _set(self.scores[j], r, score.reversed)

    def _two_entries(self, faults: Faults, entry: int, i: int, r: int, what: Problem) -> None:
        faults.add(
            entry,
            "two_entries",
            "{where}{number} has two entries ({what})",
            r + 1,
            self.people.people[i].number,
            what=what,
        )

    def _check_even(self, r: int, extra: list[_Extra[AnyCell]]) -> None:
        """Refuse a round in which not everybody who plays or has a bye has as many entries."""
        times, most = self._times[r], max(extra, key=lambda game: game.entry)
        counts = Counter(k for game in extra for k in (game.i, game.j))
        counts.update(bye.i for bye in self._extra_byes.get(r, ()))
        entries = {i: entry for entry, i, s in self._byes if s == r}
        for i in range(len(self.rows)):
            cell = self._at(i, r)
            if cell is None or counts[i] == times - 1:
                continue
            number, count = self.people.people[i].number, 1 + counts[i]
            if i in entries:
                template = (
                    "{where}byes of {number}: {count}, games of others: {times}; give a bye for"
                    " each game, or each game a round of its own"
                )
                self.byes.add(
                    entries[i], "byes_of_games", template, r + 1, number, count=count, times=times
                )
            elif cell.opponent > number:
                template = (
                    "{where}games of {number} against {opponent}: {count}, of others: {times};"
                    " give each game a round of its own"
                )
                fields: dict[str, Any] = {"opponent": cell.opponent, "count": count, "times": times}
                self.games.add(most.entry, "uneven_games", template, r + 1, number, **fields)

    def _extras(self) -> Iterator[tuple[int, _Extra[AnyCell]]]:
        """Give the later games and byes of all rounds, with the index of the round."""
        for kinds in (self._extra_games, self._extra_byes):
            for r, listed in kinds.items():
                for one in listed:
                    yield r, one

    def _stretch(self) -> None:
        """Insert the later games of each round as rounds that follow it."""
        extras: list[dict[int, list[tuple[AnyCell, Score | None]]]] = [{} for _ in self.rows]
        for r, one in self._extras():
            extras[one.i].setdefault(r, []).append((one.ours, one.score))
            if one.theirs is not None:
                score = one.score and one.score.reversed
                extras[one.j].setdefault(r, []).append((one.theirs, score))
        old_scores = self.scores or [[] for _ in self.rows]
        for i, row in enumerate(self.rows):
            cells: list[AnyCell | None] = []
            scores: list[Score | None] = []
            kept = old_scores[i] + [None] * (len(row) - len(old_scores[i]))
            for r, cell in enumerate(row):
                length = len(cells) + self.times(r + 1)
                cells.append(cell)
                scores.append(kept[r])
                for later, score in extras[i].get(r, ()):
                    cells.append(later)
                    scores.append(score)
                cells += [None] * (length - len(cells))
                scores += [None] * (length - len(scores))
            self.rows[i], old_scores[i] = cells, scores
        self.scores = old_scores if any(map(any, old_scores)) else None


def _is_pair(cell: Cell | TeamCell, there: Cell | TeamCell | None) -> bool:
    return there is not None and there.opponent == cell.opponent


def pair_words(first: object, second: object) -> Problem:
    """Return the two of a game, to stand in a problem.

    >>> pair_words(1, "Bob")
    '1 against Bob'
    """
    names = [
        cut(one, 40) if isinstance(one, str) else short(one if number is None else number)
        for one, number in ((one, whole_number(one)) for one in (first, second))
    ]
    return Problem("a_pair", "{first} against {second}", first=names[0], second=names[1])


def _set(row: list[Any], r: int, value: object) -> None:
    length = len(row)
    if r == length:
        row.append(value)
    elif r < length:
        row[r] = value
    else:
        row += [*[None] * (r - length), value]
