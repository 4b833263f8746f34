"""How long the core takes, beside a bare loop over the same table in the same run.

`python bench_core.py` prints a line per measure for 1,000 participants and 11 rounds, 7 % of the
rounds unplayed, and how much longer 4,000 participants take. A ratio says more than the
milliseconds do: the bare loop only adds up the opponents' scores.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter

import attrs

from tiebreaks import (
    Crosstable,
    Participant,
    Tournament,
    editions,
    evaluate,
    explain,
    formats,
    rank,
)
from tiebreaks.formats import trf

ROUNDS = 11
LIST = ("PTS", "BH/C1", "BH", "SB", "DE")
EXPLAINED = ("PTS", "BH/C1", "BH", "SB", "WIN", "KS")
TEAM_LIST = (
    "PTS,MPvGP,BH:MP/C1,BH:GP,FB:MP,AOB:MP,SB:GP,EMMSB,EMGSB/C1,EGMSB,EGGSB,SSSC,KS:MP,WIN:MP,"
    "WON:GP,PS:MP,REP,STD,BC,EDEBT,EDEBB,TBR,BBE"
)
BYES = ("U", "H", "Z", "F")
NO_REQUEST = ("U", "F")
RESULTS = ("1-0", "½-½", "0-1")
Work = Callable[[], object]


@attrs.frozen
class Shares:
    """Which part of all rounds is unplayed, and which part of the players is away at the end."""

    unplayed: float
    away: float


# In most events 5 to 10 % of the rounds are unplayed, and 0 to 11 % of the players leave early.
USUAL = Shares(0.07, 0.06)
HARD = Shares(0.20, 0.24)


@attrs.frozen
class Measure:
    """One measure: the best time in seconds, beside the bare loop's, and the larger table's."""

    name: str
    seconds: float
    bare: float
    larger: float
    times: int

    def line(self) -> str:
        """Write the measure as one line."""
        return (
            f"{self.name:<52} {1000 * self.seconds:9.2f} ms"
            f"  {self.seconds / self.bare:8.1f} x bare"
            f"  {self.larger / self.seconds:6.2f} x for {self.times} times as many"
        )


def make_table(
    size: int, rounds: int = ROUNDS, seed: int = 11, shares: Shares = USUAL
) -> Crosstable:
    """Return a Swiss of this size with these shares of unplayed rounds and of players away."""
    chance = Random(seed)
    people = [Participant(n, f"Player {n}", chance.randint(1200, 2600)) for n in range(1, size + 1)]
    last = dict.fromkeys(range(1, size + 1), rounds)
    for number in chance.sample(range(1, size + 1), round(shares.away * size)):
        last[number] = chance.randrange(rounds // 2, rounds)
    bye, forfeit = chances(shares, sum(last.values()) / (size * rounds))
    games: list[tuple[int, int, int, str]] = []
    byes: list[tuple[int, int, str]] = []
    for round_ in range(1, rounds + 1):
        gone = [number for number, held in last.items() if held < round_]
        order = [number for number, held in last.items() if held >= round_]
        chance.shuffle(order)
        alone = {number for number in order if chance.random() < bye}
        paired = [number for number in order if number not in alone]
        if len(paired) % 2:
            alone.add(paired.pop())
        # A bye that somebody asked for in the last round would leave one more away at the end.
        kinds = BYES if round_ < rounds else NO_REQUEST
        byes += [(round_, number, "Z") for number in gone]
        byes += [(round_, number, chance.choice(kinds)) for number in order if number in alone]
        for white, black in zip(paired[::2], paired[1::2], strict=True):
            result = "+-" if chance.random() < forfeit else chance.choice(RESULTS)
            games.append((round_, white, black, result))
    return Crosstable.from_games(people, games, byes)


def chances(shares: Shares, present: float) -> tuple[float, float]:
    """Return how likely somebody present has a bye, and how likely a game is forfeited."""
    unplayed = 1 - (1 - shares.unplayed) / present
    bye = 0.75 * unplayed
    return bye, (unplayed - bye) / (1 - bye)


def unplayed_share(table: Crosstable) -> float:
    """Return which part of all rounds was not played over the board."""
    letters = b"".join(table.outcomes)
    return len(letters.translate(None, b"1=0")) / len(letters)


def away_share(table: Crosstable) -> float:
    """Return which part of the participants had no game in the last round, by their own will."""
    return sum(row[-1] in b"HZ-" for row in table.outcomes) / len(table.outcomes)


def bare_loop(table: Crosstable) -> Work:
    """Return a loop that only adds up the opponents' scores, as the yardstick."""
    rows, opponents = table.points["PTS"].rows, table.opponents

    def loop() -> list[int]:
        scores = [sum(row) for row in rows]
        return [sum([scores[o] for o in row if o >= 0]) for row in opponents]

    return loop


def works(table: Crosstable) -> dict[str, Work]:
    """Return what is measured, by name."""
    tournament = Tournament(table, editions.DEFAULT, name="Benchmark")
    return {
        "BH": lambda: evaluate(table, "BH"),
        "BH/C1": lambda: evaluate(table, "BH/C1"),
        "SB": lambda: evaluate(table, "SB"),
        ",".join(LIST): lambda: rank(table, LIST),
        "write and read the TRF": lambda: formats.loads(trf.dumps(tournament)),
    }


def make_teams(size: int, rounds: int = ROUNDS, boards: int = 4, seed: int = 4) -> Crosstable:
    """Return a team Swiss of this size."""
    chance = Random(seed)
    matches: list[tuple[int, int, int, str]] = []
    byes: list[tuple[int, int, str]] = []
    for round_ in range(1, rounds + 1):
        order = chance.sample(range(1, size + 1), size)
        byes += [(round_, order.pop(), "U")] if size % 2 else []
        byes += [(round_, order.pop(), "H"), (round_, order.pop(), "Z")]
        for first, second in zip(order[::2], order[1::2], strict=True):
            letters = "".join(chance.choice("1=0+") for _ in range(boards))
            matches.append((round_, first, second, letters))
    return Crosstable.from_matches([f"Team {n}" for n in range(1, size + 1)], matches, byes)


def explaining(table: Crosstable) -> Work:
    """Return the writing of every working of six tie-breaks; the values are there already."""
    standings = rank(table, EXPLAINED)

    def work() -> int:
        return sum(
            len(explain(standings.working(code, person.number)))
            for code in EXPLAINED
            for person in table.participants
        )

    return work


def other_works(share: int) -> dict[str, Work]:
    """Return what is measured on tables of its own, a share of the usual size."""
    players, teams = make_table(share, rounds=9), make_teams(share)
    return {
        "compute six codes, a fifth of the players, 9 rounds": lambda: rank(players, EXPLAINED),
        "explain them all": explaining(players),
        "all team codes, a fifth as teams": lambda: rank(teams, TEAM_LIST),
    }


def best(work: Work, repeat: int) -> float:
    """Return the shortest of several times, in seconds."""
    times = []
    for _ in range(repeat):
        start = perf_counter()
        work()
        times.append(perf_counter() - start)
    return min(times)


def measure(size: int = 1000, times: int = 4, repeat: int = 7) -> list[Measure]:
    """Measure a table of this size, and one that is so many times as large."""
    small, large = make_table(size), make_table(size * times)
    bare = best(bare_loop(small), repeat)
    found = [Measure("bare loop", bare, bare, best(bare_loop(large), repeat), times)]
    larger = works(large) | other_works(size * times // 5)
    for name, work in (works(small) | other_works(size // 5)).items():
        seconds = best(work, repeat)
        more = best(larger[name], max(1, repeat // 2))
        found.append(Measure(name, seconds, bare, more, times))
    return found


def main(arguments: Sequence[str] | None = None) -> None:
    """Print every measure."""
    parser = argparse.ArgumentParser(description="Measure the core of tiebreaks.")
    parser.add_argument("--size", type=int, default=1000, help="participants (default 1000)")
    parser.add_argument("--repeat", type=int, default=7, help="runs, of which the best counts")
    options = parser.parse_args(arguments)
    for found in measure(options.size, repeat=options.repeat):
        print(found.line())


if __name__ == "__main__":
    main()
