"""Large events at their worst: everybody level, published in reverse, and with a penalty."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from random import Random

import attrs

from tiebreaks import Crosstable, Participant, Published, Score, Tournament, editions
from tiebreaks.formats import trf
from tiebreaks.model.cells import Cell

ROUNDS = 7
BOARDS = 4
# Drawn matches, so that teams are level; their boards differ, so that a group is divided late.
MATCHES = ("10==", "=01=", "1=0=", "==10", "0110", "1100", "====")
OTHER_SIDE = str.maketrans("10", "01")


def pairs(size: int) -> Iterator[list[tuple[int, int]]]:
    """Give the pairs of each round; one in ten numbers is in none."""
    chance = Random(size)
    for _ in range(ROUNDS):
        order = chance.sample(range(1, size + 1), size - size // 10)
        yield list(zip(order[::2], order[1::2], strict=False))


def individuals(size: int) -> Tournament:
    """Return a Swiss in which everybody has half a point a round, by a draw or a bye.

    Games have level scores, and four in five participants a starting score.
    """
    scores = {}
    cells = [[Cell(0, "-", ord("H"))] * ROUNDS for _ in range(size)]
    for r, paired in enumerate(pairs(size)):
        for white, black in paired:
            cells[white - 1][r] = Cell(black, "w", ord("="))
            cells[black - 1][r] = Cell(white, "b", ord("="))
            scores[white, r + 1] = scores[black, r + 1] = Score(white, white, drawn=1)
    people = [
        Participant(n, f"Player {n}", 1400 + n % 900, start=Fraction(n % 5, 2))
        for n in range(1, size + 1)
    ]
    table = Crosstable.from_cells(
        people,
        cells,
        penalties=[(n, n % (ROUNDS + 1), Fraction(-1, 2)) for n in range(1, size + 1)],
        scores=scores,
    )
    return reversed_places(Tournament(table, editions.FIDE_2026_03, name="Level"))


def teams(size: int) -> Tournament:
    """Return a Swiss of teams in which every match was drawn, with the games of the players."""
    cells = {n: ["  0000 - H"] * ROUNDS for n in range(1, size * BOARDS + 1)}
    lines = ["012 Level", "042 2026/04/01", "092 Team Swiss", f"142 {ROUNDS}", "352 WBWB"]
    for r, paired in enumerate(pairs(size)):
        for one, other in paired:
            letters = MATCHES[(one + other) % len(MATCHES)]
            for board, (ours, theirs) in enumerate(
                zip(letters, letters.translate(OTHER_SIDE), strict=True), start=1
            ):
                a, b = BOARDS * (one - 1) + board, BOARDS * (other - 1) + board
                colors = "wb" if board % 2 else "bw"
                cells[a][r] = f"  {b:>4} {colors[0]} {ours}"
                cells[b][r] = f"  {a:>4} {colors[1]} {theirs}"
    for n, row in cells.items():
        lines.append(f"001 {n:>4}      {f'Player {n}':33} {1400 + n % 900:>4}{'':37}{''.join(row)}")
    for n in range(1, size + 1):
        members = " ".join(f"{BOARDS * (n - 1) + board:>4}" for board in range(1, BOARDS + 1))
        lines.append(f"310 {n:>3} {f'Team {n}':32}{'':33}{members}")
        lines.append(f"299    -1.0  -1.0  {n % (ROUNDS + 1):>3} {n:>4}")
    return reversed_places(trf.loads("".join(f"{line}\r\n" for line in lines)))


def reversed_places(tournament: Tournament) -> Tournament:
    """Return the tournament with everybody's place published, the lowest number last."""
    size = len(tournament.crosstable.participants)
    places = {n: size + 1 - n for n in range(1, size + 1)}
    return attrs.evolve(tournament, published=Published(places))


EVENTS = {"individuals": individuals, "teams": teams}
