"""Random team tournaments, written as TRF26 by hand so that the reader is put to the test too."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import attrs
from generate import Case, berger, start_of

from tiebreaks import Pairing

FORFEITS = ("+-", "-+", "--")
SYSTEMS = (*[(2, 1, 0)] * 4, (3, 1, 0))
BOARD_SYSTEMS = (
    *[(Fraction(1), Fraction(1, 2), Fraction(0))] * 4,
    (Fraction(3), Fraction(1), Fraction(0)),
)


def team(seed: int, largest: int = 24) -> Case:
    """Return the team tournament of a seed: one in four is a round robin."""
    rng = Random(f"team {seed}")
    predetermined = rng.random() < 0.25
    size = rng.randint(3, 10) if predetermined else rng.randint(4, largest)
    event = _Event(rng, size, rng.randint(2, 8))
    if predetermined:
        event.primary = "MP_GP"  # the type of a round robin does not name another
        cycles = 2 if size < 7 and rng.random() < 0.4 else 1
        schedule = [*berger(size)] * cycles
        event.planned = len(schedule)
        held = event.planned if rng.random() < 0.85 else rng.randint(2, event.planned - 1)
        for r, pairs in enumerate(schedule[:held], 1):
            event.play(r, [pair for pair in pairs if pair[1]])
    else:
        event.planned = rng.randint(3, 11)
        held = event.planned if rng.random() < 0.85 else rng.randint(2, event.planned - 1)
        for r in range(1, held + 1):
            event.play(r, event.pairs(r, held))
    name = "team round robin" if predetermined else "team Swiss"
    return Case(
        seed=seed,
        kind=f"{name}, {event.boards} boards, {held} of {event.planned} rounds",
        text=event.text(seed, predetermined, held),
        pairing=Pairing.PREDETERMINED if predetermined else Pairing.SWISS,
        rounds=held if held < event.planned else None,
        participants=size,
        no_factor=event.factor(held) == 0,
        back_at_the_end=held == event.planned and event.someone_is_back(held),
    )


@attrs.define
class _Event:
    """A team tournament while it is played; `cells` are those of players, by (number, round)."""

    rng: Random
    size: int
    boards: int
    planned: int = 0
    noise: float = attrs.field(init=False)
    squads: dict[int, list[int]] = attrs.field(init=False)
    cells: dict[tuple[int, int], str] = attrs.field(factory=dict)
    lines: list[str] = attrs.field(factory=list)
    pairing_byes: dict[int, int] = attrs.field(factory=dict)
    met: set[frozenset[int]] = attrs.field(factory=set)
    scores: dict[int, float] = attrs.field(init=False)
    gone: set[int] = attrs.field(factory=set)
    absences: set[tuple[int, int]] = attrs.field(factory=set)
    voluntary: set[tuple[int, int]] = attrs.field(factory=set)
    paired: set[int] = attrs.field(factory=set)
    colors: str = attrs.field(init=False)
    match: tuple[int, int, int] = attrs.field(init=False)
    game: tuple[Fraction, Fraction, Fraction] = attrs.field(init=False)
    primary: str = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        rng = self.rng
        self.noise = rng.choice([0, 0.05, 0.15, 0.4])
        reserves = rng.randint(0, 2)
        members = self.boards + reserves
        self.squads = {
            t: [k * self.size + t for k in range(members)] for t in range(1, self.size + 1)
        }
        self.scores = dict.fromkeys(self.squads, 0.0)
        self.colors = ("WB" * self.boards)[: self.boards]
        self.match = rng.choice(SYSTEMS)
        self.game = rng.choice(BOARD_SYSTEMS)
        self.primary = rng.choice(["MP_GP", "MP_GP", "GP_MP"])

    def factor(self, rounds: int) -> int:
        """Return the factor of 13.4.2 before it is made at least 1."""
        match, boards = Fraction(self.match[0]), self.game[0] * self.boards
        first, second = (match, boards) if self.primary == "MP_GP" else (boards, match)
        return int(first * rounds // second)

    def pairs(self, r: int, held: int) -> list[tuple[int, int]]:
        """Pair a round by scores; some teams have byes instead."""
        rng = self.rng
        absent: dict[str, list[int]] = {}
        present: list[int] = []
        for t in self.squads:
            if t in self.gone or rng.random() < self.noise / 3:
                kind = "Z" if t in self.gone else rng.choice("HZZF")
                absent.setdefault(kind, []).append(t)
                if kind == "Z":
                    self.absences.add((t, r))
                elif kind == "H":
                    self.voluntary.add((t, r))
                if rng.random() < 0.1:
                    self.gone.add(t)
            else:
                present.append(t)
        rng.shuffle(present)
        present.sort(key=lambda t: -self.scores[t])
        pairs: list[tuple[int, int]] = []
        while len(present) > 1:
            one = present.pop(0)
            fresh = (k for k, two in enumerate(present) if frozenset((one, two)) not in self.met)
            two = present.pop(next(fresh, 0))
            self.met.add(frozenset((one, two)))
            pairs.append((one, two) if rng.random() < 0.5 else (two, one))
        if present:
            self.pairing_byes[r] = present[0]
            self.scores[present[0]] += 1
        for kind, teams in sorted(absent.items()):
            if kind != "Z" or rng.random() < 0.5:  # else nothing is written: absent as well
                numbers = " ".join(f"{t:>4}" for t in teams)
                self.lines.append(f"240 {kind} {r:>3} {numbers}")
        return pairs

    def someone_is_back(self, last: int) -> bool:
        """Tell whether a team has an opponent in the last round after a run with absences."""
        for t in self.squads:
            if t not in self.paired:
                continue
            r = last - 1
            while (t, r) in self.voluntary:
                r -= 1
            if (t, r) in self.absences:
                return True
        return False

    def play(self, r: int, pairs: list[tuple[int, int]]) -> None:
        """Play a round."""
        self.paired = {t for pair in pairs for t in pair}
        for first, second in pairs:
            if self.rng.random() < self.noise / 3:
                self._forfeit(r, first, second)
            else:
                self._match(r, first, second)

    def _forfeit(self, r: int, first: int, second: int) -> None:
        result = self.rng.choice(FORFEITS)
        self.lines.append(f"330 {result} {r:>3} {first:>3} {second:>3}")
        for t, letter in ((first, result[0]), (second, result[1])):
            self.scores[t] += 2 * (letter == "+")
            if letter == "-":
                self.voluntary.add((t, r))
            for player in self.squads[t][: self.boards]:
                self.cells[player, r] = f"0000 - {letter}"

    def _match(self, r: int, first: int, second: int) -> None:
        rng = self.rng
        ours, theirs = self._line_up(), self._line_up()
        played = rng.randrange(self.boards)  # one board at least
        points = 0.0
        for b in range(self.boards):
            one, two = self.squads[first][ours[b]], self.squads[second][theirs[b]]
            color = self.colors[b].lower()
            other = "b" if color == "w" else "w"
            if b != played and rng.random() < self.noise / 4:
                if rng.random() < 0.4:  # a board without a player
                    empty = rng.random() < 0.5
                    (ours if empty else theirs)[b] = -1
                    self.cells[two if empty else one, r] = "0000 - +"
                    points += -1 if empty else 1
                    continue
                letters = rng.choice(FORFEITS)
            else:
                letters = rng.choice(["10", "10", "01", "01", "==", "=="])
            self.cells[one, r] = f"{two:>4} {color} {letters[0]}"
            self.cells[two, r] = f"{one:>4} {other} {letters[1]}"
            points += (letters[0] in "1+") - (letters[1] in "1+")
        for t, u, line_up in ((first, second, ours), (second, first, theirs)):
            if line_up != [*range(self.boards)]:
                sat = " ".join(f"{self.squads[t][k] if k >= 0 else 0:>4}" for k in line_up)
                self.lines.append(f"300 {r:>3} {t:>3} {u:>3} {sat}")
        self.scores[first] += 1 + (points > 0) - (points < 0)
        self.scores[second] += 1 + (points < 0) - (points > 0)

    def _line_up(self) -> list[int]:
        """Return who sits on boards 1, 2, ... as places in the squad."""
        members = len(self.squads[1])
        if self.rng.random() < 0.6:
            return [*range(self.boards)]
        sat = self.rng.sample(range(members), self.boards)
        return sat if self.rng.random() < 0.2 else sorted(sat)

    def text(self, seed: int, predetermined: bool, held: int) -> str:
        """Return the report."""
        rng = self.rng
        start = start_of(rng)
        players = sorted(player for squad in self.squads.values() for player in squad)
        win, draw, loss = self.game
        lines = [
            f"012 Seed {seed}",
            *([f"042 {start:%Y/%m/%d}"] if start else []),
            f"062 {len(players)}",
            f"072 {len(players)}",
            f"082 {self.size}",
            f"092 Team {'Round-Robin' if predetermined else 'Swiss-System'}",
            f"142 {self.planned}",
            f"192 {'FIDE_TEAM_ROUNDROBIN' if predetermined else f'FIDE_TEAM_TYPEA_{self.primary}'}",
            f"352 {self.colors}",
            f"162  W{_points(win)}    D{_points(draw)}    L{_points(loss)}",
            "362 "
            + "   ".join(f"T{code}{_points(v)}" for code, v in zip("WDL", self.match, strict=True)),
        ]
        for player in players:
            cells = [self.cells.get((player, r), "0000 - Z") for r in range(1, held + 1)]
            total = sum(self._of_cell(cell) for cell in cells)
            name = f"Player {player:04}"
            head = f"001 {player:>4} m    {name:<33} {2400 - player:>4} XXX"
            lines.append(f"{head:<80}{_points(total):>4}       " + "  ".join(cells))
        for t, squad in self.squads.items():
            members = " ".join(f"{player:>4}" for player in squad)
            lines.append(f"{f'310 {t:>3} Team {t:02}':<40} T{t:02}{'':>29}{members}")
        if self.pairing_byes:
            award = rng.choice([(self.match[1], draw), (self.match[1], draw), (self.match[0], win)])
            rounds = range(1, max(self.pairing_byes) + 1)
            teams = " ".join(f"{self.pairing_byes.get(r, 0):>3}" for r in rounds)
            lines.append(f"320 {_points(award[0])} {_points(award[1] * self.boards)} {teams}")
        return "\r\n".join([*lines, *sorted(self.lines), ""])

    def _of_cell(self, cell: str) -> Fraction:
        win, draw, loss = self.game
        return {"1": win, "+": win, "=": draw, "0": Fraction(loss)}.get(cell[-1], Fraction(0))


def _points(value: Fraction | int) -> str:
    return f"{float(value):>4.1f}"
