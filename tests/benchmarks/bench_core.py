"""How long the core takes, beside a bare loop over the same table in the same run.

`python bench_core.py` prints a table for 1,000 participants and 11 rounds, once with 7 % and once
with 20 % of the rounds unplayed, and how much longer 100,000 participants take. A ratio says more
than the milliseconds do: the bare loop, B, only adds up the opponents' scores.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from functools import partial
from random import Random

import attrs
import peers
from results import Result, Work, best, in_markdown, in_turns

from tiebreaks import BUILTIN, Crosstable, Participant, evaluate, rank
from tiebreaks.engine.origins import FIDE
from tiebreaks.errors import DescriptorError, NotApplicableError

ROUNDS = 11
LIST = ("BH/C1", "BH", "SB", "PS")
RATED = ("ARO", "TPR", "PTP", "APRO", "APPO")
SMALL_LIST = ("PTS", "DE", "SB", "WIN", "KS")
# Their equations take a time that grows with the third power: they are refused for large events.
LIMITED = {"RPO", "ARPO", "RBH"}
TEAM_LIST = (
    "PTS,MPvGP,BH:MP/C1,BH:GP,FB:MP,AOB:MP,SB:GP,EMMSB,EMGSB/C1,EGMSB,EGGSB,SSSC,KS:MP,WIN:MP,"
    "WON:GP,PS:MP,REP,STD,BC,EDEBT,EDEBB,TBR,BBE"
)
BYES = ("U", "H", "Z", "F")
NO_REQUEST = ("U", "F")
RESULTS = ("1-0", "½-½", "0-1")


@attrs.frozen
class Shares:
    """Which part of all rounds is unplayed, and which part of the players is away at the end."""

    unplayed: float
    away: float


# In most events 5 to 10 % of the rounds are unplayed, and 0 to 11 % of the players leave early.
USUAL = Shares(0.07, 0.06)
HARD = Shares(0.20, 0.24)


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


def individual_codes(table: Crosstable) -> list[str]:
    """Return every code that a table of an individual Swiss has a value of."""
    return [code for code in BUILTIN if code not in LIMITED and _is_computed(table, code)]


def _is_computed(table: Crosstable, code: str) -> bool:
    try:
        rank(table, ["PTS", code])
    except (NotApplicableError, DescriptorError):
        return False
    return True


# What each code may take, in bare loops: at the usual shares and at the hard ones.
AIMS = {"BH": ("2.5", "4"), "BH/C1": ("5", "8"), "SB": ("3.5", "5")}


def beside_bare_loop(size: int, repeat: int) -> Iterator[Result]:
    """Measure the sums, and the lists beside tiebreak-core, at both shares."""
    for k, shares in enumerate((USUAL, HARD)):
        table = make_table(size, shares=shares)
        said = f"{100 * shares.unplayed:.0f} % unplayed"
        works: dict[str, Work] = {
            "B": bare_loop(table),
            "BH": partial(evaluate, table, "BH"),
            "BH/C1": partial(evaluate, table, "BH/C1"),
            "SB": partial(evaluate, table, "SB"),
        }
        found = in_turns(works, repeat)
        yield Result(f"the bare loop, B, {said}", found["B"])
        for code, aims in AIMS.items():
            ratio = f"{found[code] / found['B']:.1f} B"
            yield Result(f"{code}, {said}", found[code], ratio, f"{aims[k]} B")
        for codes, times in ((LIST, 10), (RATED, 40)):
            work = partial(rank, table, ["PTS", *codes])
            name = f"ranking by {','.join(codes)} behind the points, {said}"
            yield beside_core(name, table, work, codes, repeat, times)


def beside_core(
    name: str, table: Crosstable, work: Work, codes: Sequence[str], repeat: int, aim: int
) -> Result:
    """Measure work beside tiebreak-core, if that is installed."""
    if not peers.has("tiebreak_core"):
        return Result(name, best(work, repeat), "", f"tiebreak-core / {aim}")
    theirs = peers.core_ranking(table, codes)
    found = in_turns({"ours": work, "theirs": theirs}, max(2, repeat // 2))
    ratio = f"tiebreak-core / {found['theirs'] / found['ours']:.0f}"
    return Result(name, found["ours"], ratio, f"tiebreak-core / {aim}")


def of_many_codes(size: int, repeat: int) -> Iterator[Result]:
    """Measure all individual codes of FIDE at once, those of teams, and a tiny table."""
    table = make_table(size)
    codes = [code for code in individual_codes(make_table(12)) if BUILTIN[code].origin is FIDE]
    found = best(lambda: rank(table, ["PTS", *codes]), repeat)
    yield Result(f"the {len(codes)} individual codes of FIDE at once", found, "", "0.15 s")
    teams = make_teams(size // 5)
    listed = TEAM_LIST.split(",")
    found = best(lambda: rank(teams, listed), repeat)
    yield Result(f"{len(listed)} team codes at once, {size // 5} teams", found)
    three = Crosstable.parse("1 Ann * 1 ½\n2 Bob 0 * 1\n3 Cid ½ 0 *")
    found = best(lambda: [rank(three, SMALL_LIST) for _ in range(20)], 2 * repeat) / 20
    yield Result("three players, five steps", found, "", "0.3 ms")


def growth(size: int, times: int, repeat: int) -> Iterator[Result]:
    """Measure how much longer each code takes for more players, beside the bare loop's growth."""
    small, large = make_table(size), make_table(size * times)
    bare = best(bare_loop(large), repeat) / best(bare_loop(small), repeat)
    found = []
    for code in individual_codes(make_table(12)):
        listed = ["PTS", code]
        one = best(partial(rank, small, listed), repeat)
        many = best(partial(rank, large, listed), 1)
        found.append((many / one / bare, many, code))
    found.sort(reverse=True)
    for ratio, many, code in found[:5]:
        name = f"PTS,{code} for {size * times:,} players"
        yield Result(name, many, f"grows {ratio:.2f} times as much as B", "1.3 times")


def results(size: int = 1000, repeat: int = 7, times: int = 100) -> Iterator[Result]:
    """Measure everything here."""
    yield from beside_bare_loop(size, repeat)
    yield from of_many_codes(size, repeat)
    yield from growth(size, times, max(2, repeat // 2))


def main(arguments: Sequence[str] | None = None) -> None:
    """Print every result."""
    parser = argparse.ArgumentParser(description="Measure the core of tiebreaks.")
    parser.add_argument("--size", type=int, default=1000, help="participants (default 1000)")
    parser.add_argument("--repeat", type=int, default=7, help="runs, of which the best counts")
    parser.add_argument("--times", type=int, default=100, help="how many times as many for growth")
    options = parser.parse_args(arguments)
    print(in_markdown(results(options.size, options.repeat, options.times)))


if __name__ == "__main__":
    main()
