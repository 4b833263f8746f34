"""Random individual tournaments: whatever a seed says, the same again every time."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta
from fractions import Fraction
from random import Random

import attrs

from tiebreaks import Crosstable, Pairing, Participant, PointsSystem, Tournament, editions
from tiebreaks.formats import trf
from tiebreaks.model.cells import Cell

Game = tuple[int, int, int, str]
Bye = tuple[int, int, str]

WINS_3_2_1 = PointsSystem(3, 2, 1)
SYSTEMS = (
    *[PointsSystem()] * 6,
    PointsSystem(pairing_bye=Fraction(1, 2)),
    PointsSystem(pairing_bye=0),
    PointsSystem(3, 1, 0),
    PointsSystem(3, 1, 0, pairing_bye=1),
    PointsSystem(2, 1, 0, pairing_bye=1),
    WINS_3_2_1,
    PointsSystem(3, 2, 1, pairing_bye=2),
)
OLD_RULES = (date(2023, 9, 1), date(2026, 2, 28))
NEW_RULES = (date(2026, 3, 1), date(2027, 12, 31))


@attrs.frozen
class Case:
    """One tournament and how both programs are asked about it.

    `rounds` is the round after which the standings are asked, None for the last; `last_open`
    says that the last round is paired after it; `unrated` is the rating given to the unrated;
    `no_factor` says that the factor of 13.4.2 is a whole 0, `back_at_the_end` that a team plays
    the last round after an absence.
    """

    seed: int
    kind: str
    text: str
    pairing: str = Pairing.SWISS
    rounds: int | None = None
    unrated: int | None = None
    participants: int = 0
    loss_points: bool = False
    last_open: bool = False
    no_factor: bool = False
    back_at_the_end: bool = False

    @property
    def name(self) -> str:
        """What the tournament is, in a few words."""
        after = f" after round {self.rounds}" if self.rounds else ""
        return f"{self.kind}, {self.participants} participants{after}"


def individual(seed: int, largest: int = 200) -> Case:
    """Return the individual tournament of a seed: three in four are Swiss."""
    rng = Random(f"individual {seed}")
    if rng.random() < 0.25:
        return _round_robin(seed, rng, min(largest, 24))
    return _swiss(seed, rng, largest)


def start_of(rng: Random) -> date | None:
    """Return a first day: of the rules before March 2026, of those since, or none."""
    if rng.random() < 0.1:
        return None
    first, last = OLD_RULES if rng.random() < 0.4 else NEW_RULES
    return rng.choice([first, last, first + timedelta(rng.randrange((last - first).days))])


def _swiss(seed: int, rng: Random, largest: int) -> Case:
    size = round(5 * (largest / 5) ** rng.random())
    planned = rng.randint(3, 11)
    held = planned if rng.random() < 0.8 else rng.randint(2, planned - 1)
    event = _Swiss(rng, size, held)
    games, byes = event.played()
    if held == planned - 1 and rng.random() < 0.6:
        more = event.open_round(planned)
        games, byes = games + more[0], byes + more[1]
    system = rng.choice(SYSTEMS)
    people, unrated = _people(rng, size)
    table = Crosstable.from_games(people, games, byes, planned, Pairing.SWISS, system)
    if system == PointsSystem() and rng.random() < 0.15:
        table = _with_penalties(rng, table)
    kind = f"Swiss, {held} of {planned} rounds"
    return _case(rng, seed, kind, table, held, unrated)


def _round_robin(seed: int, rng: Random, largest: int) -> Case:
    size = rng.randint(3, largest)
    cycles = 1 if size > 12 or rng.random() < 0.6 else 2
    schedule = [*berger(size)] * cycles
    planned = len(schedule)
    held = planned if rng.random() < 0.85 else rng.randint(2, planned - 1)
    forfeits = rng.choice([0, 0.05, 0.2, 0.5])
    gone = {number: rng.randint(1, planned) for number in range(1, size + 1) if rng.random() < 0.05}
    games: list[Game] = []
    byes: list[Bye] = []
    for r, pairs in enumerate(schedule[:held], 1):
        for one, two in pairs:
            if not two:
                byes.append((r, one, "Z"))
                continue
            white, black = (two, one) if r > planned // cycles else (one, two)
            absent = [r >= gone.get(player, planned + 1) for player in (white, black)]
            result = {(True, True): "--", (True, False): "-+", (False, True): "+-"}.get(
                (absent[0], absent[1])
            )
            games.append((r, white, black, result or _result(rng, forfeits)))
    system = rng.choice(SYSTEMS)
    people, unrated = _people(rng, size)
    table = Crosstable.from_games(people, games, byes, planned, Pairing.PREDETERMINED, system)
    kind = f"{'double' if cycles == 2 else 'single'} round robin, {held} of {planned} rounds"
    return _case(rng, seed, kind, table, held, unrated)


def berger(size: int) -> Iterator[list[tuple[int, int]]]:
    """Yield the rounds of a single round robin; the opponent 0 is the free round."""
    seats = [*range(1, size + 1), *[0] * (size % 2)]
    for r in range(len(seats) - 1):
        pairs = [(seats[k], seats[-1 - k]) for k in range(len(seats) // 2)]
        yield [(a or b, b if a else 0) if r % 2 or not b else (b, a) for a, b in pairs]
        seats = [seats[0], seats[-1], *seats[1:-1]]


def _case(
    rng: Random, seed: int, kind: str, table: Crosstable, held: int, unrated: int | None
) -> Case:
    start = start_of(rng)
    tournament = Tournament(table, editions.for_date(start), f"Seed {seed}", start)
    system = table.points["PTS"].system
    return Case(
        seed=seed,
        kind=kind,
        text=trf.dumps(tournament).decode(),
        pairing=table.pairing,
        rounds=held if held < table.planned_rounds else None,
        unrated=unrated,
        participants=len(table.participants),
        loss_points=system.loss > 0,
        last_open=any(len(row) > table.rounds for row in table.outcomes),
    )


def _people(rng: Random, size: int) -> tuple[list[Participant], int | None]:
    """Return the players, and the rating for those who have none."""
    spread = rng.choice([0, 50, 400, 900])
    ratings: list[int | None] = [1900 + rng.randint(-spread, spread) for _ in range(size)]
    unrated = None
    if rng.random() < 0.3:
        for i in rng.sample(range(size), rng.randint(1, max(1, size // 3))):
            ratings[i] = None
        unrated = rng.choice([None, 1400, 1000])
    people = [Participant(k, f"Player {k:04}", rating) for k, rating in enumerate(ratings, 1)]
    return people, unrated


def _result(rng: Random, forfeits: float) -> str:
    if rng.random() < forfeits:
        return rng.choice(["+-", "-+", "+-", "-+", "--"])
    if rng.random() < 0.04:
        return rng.choice(["W-L", "L-W", "D-D", "0-0"])
    return rng.choice(["1-0", "1-0", "1-0", "½-½", "½-½", "0-1", "0-1"])


def _with_penalties(rng: Random, table: Crosstable) -> Crosstable:
    numbers = [person.number for person in table.participants]
    penalties = [  # each with its round: one without is a documented difference (A35)
        (number, rng.randint(1, table.rounds), Fraction(rng.choice([-2, -1, 1]), 2))
        for number in rng.sample(numbers, 2)
    ]
    rows = zip(table.opponents, table.colors, table.outcomes, strict=True)
    cells = [
        [Cell(numbers[o] if o >= 0 else 0, c, k) for o, c, k in zip(*row, strict=True)]
        for row in rows
    ]
    return Crosstable.from_cells(
        table.participants, cells, planned_rounds=table.planned_rounds, penalties=penalties
    )


@attrs.define
class _Swiss:
    """A Swiss tournament while it is played."""

    rng: Random
    size: int
    rounds: int
    noise: float = attrs.field(init=False)
    by_score: bool = attrs.field(init=False)
    twice: bool = attrs.field(init=False)
    enters: dict[int, int] = attrs.field(init=False)
    leaves: dict[int, int] = attrs.field(init=False)
    met: set[frozenset[int]] = attrs.field(init=False, factory=set)
    scores: dict[int, float] = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        rng = self.rng
        self.noise = rng.choice([0, 0.03, 0.1, 0.25, 0.5])
        self.by_score = rng.random() < 0.7
        self.twice = rng.random() < 0.1  # everybody meets an opponent in two rounds running
        numbers = range(1, self.size + 1)
        self.enters = {k: rng.randint(2, self.rounds) for k in numbers if self._happens()}
        self.leaves = {k: rng.randint(1, self.rounds) for k in numbers if self._happens()}
        self.scores = dict.fromkeys(numbers, 0.0)

    def _happens(self) -> bool:
        return self.rng.random() < self.noise / 2

    def played(self) -> tuple[list[Game], list[Bye]]:
        """Play all rounds."""
        games: list[Game] = []
        byes: list[Bye] = []
        pairs: list[tuple[int, int]] = []
        for r in range(1, self.rounds + 1):
            present: list[int] = []
            for number in self.scores:
                kind = self._absence(number, r)
                if kind:
                    byes.append((r, number, kind))
                else:
                    present.append(number)
            again = self.twice and r % 2 == 0
            pairs, alone = self._again(pairs, present) if again else self._pairs(present)
            byes += [(r, number, self._bye(len(alone))) for number in alone]
            for white, black in pairs:
                result = _result(self.rng, self.noise / 2)
                games.append((r, white, black, result))
                for number, letter in ((white, result[0]), (black, result[-1])):
                    self.scores[number] += {"1": 1, "+": 1, "W": 1, "½": 0.5}.get(letter, 0)
            for round_, number, kind in byes:
                if round_ == r:
                    self.scores[number] += {"U": 1, "F": 1, "H": 0.5}.get(kind, 0)
        return games, byes

    def open_round(self, round_: int) -> tuple[list[Game], list[Bye]]:
        """Pair the next round without playing it; some are absent, which brings no points yet."""
        byes: list[Bye] = []
        present: list[int] = []
        for number in self.scores:
            if number in self.leaves or self._happens():
                byes.append((round_, number, "Z"))
            else:
                present.append(number)
        pairs, alone = self._pairs(present)
        byes += [(round_, number, "Z") for number in alone]
        return [(round_, white, black, "*") for white, black in pairs], byes

    def _absence(self, number: int, r: int) -> str:
        if r < self.enters.get(number, 0) or r >= self.leaves.get(number, r + 1):
            return "Z" if self.rng.random() < 0.9 else "H"
        if self.rng.random() < self.noise / 2:
            return self.rng.choice("HHZF")
        return ""

    def _bye(self, alone: int) -> str:
        if alone == 1:
            return "U" if self.rng.random() < 0.9 else self.rng.choice("FHZ")
        return self.rng.choice("FHZ")

    def _again(
        self, pairs: list[tuple[int, int]], present: list[int]
    ) -> tuple[list[tuple[int, int]], list[int]]:
        here = set(present)
        kept = [(black, white) for white, black in pairs if {white, black} <= here]
        return kept, sorted(here - {number for pair in kept for number in pair})

    def _pairs(self, present: list[int]) -> tuple[list[tuple[int, int]], list[int]]:
        rest = present[:]
        self.rng.shuffle(rest)
        if self.by_score:
            rest.sort(key=lambda number: -self.scores[number])
        pairs: list[tuple[int, int]] = []
        while len(rest) > 1:
            one = rest.pop(0)
            fresh = (k for k, two in enumerate(rest) if frozenset((one, two)) not in self.met)
            two = rest.pop(next(fresh, 0))
            self.met.add(frozenset((one, two)))
            pairs.append((one, two) if self.rng.random() < 0.5 else (two, one))
        return pairs, rest
