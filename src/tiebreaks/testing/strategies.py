"""Strategies for events of every kind.

The shape of an event (its size, rounds, scoring) is drawn, so that it shrinks; what fills it
comes from a drawn seed, so that a few examples hold many different rounds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from random import Random

import attrs
from hypothesis import strategies as st

from tiebreaks.model.cells import Cell
from tiebreaks.model.matches import TeamCell, TeamRules
from tiebreaks.model.participants import Participant
from tiebreaks.model.scores import Score
from tiebreaks.model.scoring import PointsSystem
from tiebreaks.testing.events import STANDARD, Event

# Without negative points; a win is worth more than a draw, a draw more than a loss.
SYSTEMS = (
    STANDARD,
    PointsSystem(3, 1, 0),
    PointsSystem(1, "1/2", 0, pairing_bye="1/2"),
    PointsSystem(3, 1, 0, pairing_bye=1, adjourned=0),
    PointsSystem(3, 2, 1),
    PointsSystem(2, 1, "1/2", forfeit_loss=0, zero_bye=0, full_bye="3/2"),
    PointsSystem(1, "1/3", 0, half_bye="1/4"),
)
COLORED = PointsSystem(1, "1/2", 0, black_draw="3/4", black_win="5/4")

DECIDED = ((b"1", b"0"), (b"0", b"1"))
OVER_THE_BOARD = (
    *DECIDED,
    (b"=", b"="),
    *DECIDED,
    (b"=", b"="),
    (b"W", b"L"),
    (b"L", b"W"),
    (b"D", b"D"),
    (b"0", b"0"),
    (b"L", b"L"),
    (b"=", b"0"),
    (b"L", b"D"),
)
DRAWS = ((b"=", b"="), (b"D", b"D"))
FORFEITS = ((b"+", b"-"), (b"-", b"+"), (b"-", b"-"))
ADJOURNED = ((b"X", b"X"),)
OPEN = ((b" ", b" "),)
EVERY_BOARD = (*DECIDED, *DECIDED, *DRAWS, *FORFEITS[:2], (b"W", b"L"))
MATCH_SYSTEMS = (PointsSystem(2, 1, 0, pairing_bye=1), PointsSystem(3, 1, 0))
# Forfeited and open matches are so on every board; all others are played on some.
BOARDS_OF: dict[bytes, tuple[tuple[bytes, bytes], ...]] = {
    b"".join(way): (way,) for way in (*FORFEITS, *OPEN)
}
PENALTIES = (Fraction(-1), Fraction(-1, 2), Fraction(1, 2), Fraction(1))
EVERY_RESULT = (*OVER_THE_BOARD, *FORFEITS, *ADJOURNED, *OPEN)
BYES = (b"U", b"F", b"H", b"Z", b"Z", None)
# The results that a score may have; who has more wins in the first ones.
SCORED_WINS = (b"10", b"WL", b"+-")
SCORED_DRAWS = (b"==", b"DD")
STARTS = (Fraction(0), Fraction(0), Fraction(3), Fraction(-1, 2), Fraction(4, 3))

SEEDS = st.integers(0, 2**32 - 1)


def participants(chance: Random, size: int, rated: bool = False) -> tuple[Participant, ...]:
    """Return participants with gaps in their numbers, in any order, some of them unrated."""
    all_rated = rated or chance.random() < 1 / 2

    def rating() -> int | None:
        return chance.randint(1300, 2500) if all_rated or chance.random() < 2 / 3 else None

    numbers = chance.sample(range(1, 41), size)
    return tuple(Participant(number, f"Player {number}", rating()) for number in numbers)


def cells_of_a_round(
    chance: Random,
    numbers: Sequence[int],
    results: Sequence[tuple[bytes, bytes]],
    byes: Sequence[bytes | None] = BYES,
    everybody: bool = False,
) -> dict[int, Cell | None]:
    """Return one round: who is paired with whom, what came of it, and what the others have."""
    order = chance.sample(numbers, len(numbers))
    most = len(order) // 2
    pairs = most if everybody else max(0, most - chance.choice((0, 0, 0, 1, 1, 2)))
    cells: dict[int, Cell | None] = {}
    for one, other in zip(order[: 2 * pairs : 2], order[1 : 2 * pairs : 2], strict=True):
        ours, theirs = chance.choice(results)
        cells[one] = Cell(other, "w", ours[0])
        cells[other] = Cell(one, "b", theirs[0])
    for number in order[2 * pairs :]:
        bye = chance.choice(byes)
        cells[number] = Cell(0, "-", bye[0]) if bye else None
    return cells


def rows_of(
    people: Sequence[Participant], rounds: Sequence[Mapping[int, Cell | None]]
) -> tuple[tuple[Cell | None, ...], ...]:
    """Return the rows of the participants over these rounds."""
    return tuple(tuple(cells.get(person.number) for cells in rounds) for person in people)


def outcome_of(cell: Cell | None) -> int:
    """Return the outcome of a cell that is there."""
    assert cell is not None
    return cell.outcome


def upcoming_round(chance: Random, numbers: Sequence[int]) -> list[dict[int, Cell | None]]:
    """Return the next round if it is paired, or if byes are entered in it; else nothing."""
    upcoming = chance.choice(("nothing", "paired", "byes"))
    if upcoming == "paired":
        return [cells_of_a_round(chance, numbers, OPEN, (b"H", b"Z", None))]
    if upcoming == "byes":
        return [{chance.choice(numbers): Cell(0, "-", chance.choice(b"HZ"))}]
    return []


@st.composite
def swiss_events(
    draw: st.DrawFn,
    *,
    results: Sequence[tuple[bytes, bytes]] = EVERY_RESULT,
    last_results: Sequence[tuple[bytes, bytes]] | None = None,
    byes: Sequence[bytes | None] = BYES,
    systems: Sequence[PointsSystem] = SYSTEMS,
    sizes: Sequence[int] = (2, 3, 4, 5, 6, 7, 8),
    most_rounds: int = 5,
    rated: bool = False,
    extras: bool = True,
) -> Event:
    """Draw a Swiss with every kind of round, rematches, and perhaps the next round unfinished.

    `extras` are penalties, awards that differ from the scoring, planned rounds beyond those held,
    and a next round that is paired, or in which byes alone are entered.
    """
    size = draw(st.sampled_from(sizes))
    held = draw(st.sampled_from(range(1, most_rounds + 1)))
    scoring = draw(st.sampled_from(systems))
    chance = Random(draw(SEEDS))
    people = participants(chance, size, rated)
    numbers = [person.number for person in people]
    rounds = [cells_of_a_round(chance, numbers, results, byes) for _ in range(held)]
    if last_results is not None:
        rounds[-1] = cells_of_a_round(chance, numbers, last_results, byes)
    if not extras:
        return Event(people, rows_of(people, rounds), scoring=scoring, planned_rounds=held)
    rounds += upcoming_round(chance, numbers)
    return Event(
        people,
        rows_of(people, rounds),
        scoring=scoring,
        planned_rounds=held + chance.randint(0, 3),
        penalties=tuple(
            (chance.choice(numbers), chance.randint(0, held), chance.choice(PENALTIES))
            for _ in range(chance.choice((0, 0, 1, 2)))
        ),
        awards={
            (chance.choice(numbers), chance.randint(1, held)): Fraction(1, 2)
            for _ in range(chance.choice((0, 0, 1)))
        },
    )


@st.composite
def played_events(
    draw: st.DrawFn,
    *,
    systems: Sequence[PointsSystem] = SYSTEMS,
    rated: bool = False,
    sizes: Sequence[int] = (2, 4, 6, 8, 10),
) -> Event:
    """Draw a Swiss in which everybody has a game over the board in every round."""
    size = draw(st.sampled_from(sizes))
    held = draw(st.sampled_from(range(1, 6)))
    scoring = draw(st.sampled_from(systems))
    chance = Random(draw(SEEDS))
    people = participants(chance, size, rated)
    numbers = [person.number for person in people]
    rounds = [
        cells_of_a_round(chance, numbers, OVER_THE_BOARD, everybody=True) for _ in range(held)
    ]
    planned = held + chance.randint(0, 1)
    return Event(people, rows_of(people, rounds), scoring=scoring, planned_rounds=planned)


@st.composite
def round_robins(
    draw: st.DrawFn,
    *,
    results: Sequence[tuple[bytes, bytes]] = (*OVER_THE_BOARD, *FORFEITS),
    cycles: Sequence[int] = (1, 2),
    systems: Sequence[PointsSystem] = SYSTEMS,
    rated: bool = False,
    sizes: Sequence[int] = (2, 3, 4, 5, 6),
) -> Event:
    """Draw a round robin, single or double, of an even or odd number."""
    size, turns = draw(st.sampled_from(sizes)), draw(st.sampled_from(cycles))
    scoring = draw(st.sampled_from(systems))
    chance = Random(draw(SEEDS))
    people = participants(chance, size, rated)
    wheel: list[int | None] = [person.number for person in people]
    if size % 2:
        wheel.append(None)
    rounds: list[dict[int, Cell | None]] = []
    for turn in range(turns):
        for _ in range(len(wheel) - 1):
            cells: dict[int, Cell | None] = {}
            for k in range(len(wheel) // 2):
                one, other = wheel[k], wheel[-1 - k]
                if one is None or other is None:
                    continue
                if turn:
                    one, other = other, one
                ours, theirs = chance.choice(results)
                cells[one] = Cell(other, "w", ours[0])
                cells[other] = Cell(one, "b", theirs[0])
            rounds.append(cells)
            wheel[1:] = [wheel[-1], *wheel[1:-1]]
    return Event(
        people,
        rows_of(people, rounds),
        pairing="predetermined",
        planned_rounds=len(rounds),
        scoring=scoring,
    )


@st.composite
def team_events(draw: st.DrawFn, *, pairing: str | None = None) -> Event:
    """Draw a Swiss or round robin of teams, with every kind of match, board and bye."""
    kinds = (*OVER_THE_BOARD, *FORFEITS)
    shapes = {
        "swiss": swiss_events(results=(*kinds, *OPEN), sizes=(2, 3, 4, 5, 6), systems=(STANDARD,)),
        "predetermined": round_robins(results=kinds, systems=(STANDARD,), cycles=(1,)),
    }
    shape = draw(st.one_of([shapes[pairing]] if pairing else list(shapes.values())))
    boards = draw(st.sampled_from((1, 2, 4)))
    chance = Random(draw(SEEDS))
    rows: list[list[TeamCell | None]] = [
        [cell and TeamCell(0, "-", cell.outcome) for cell in row] for row in shape.games
    ]
    for k, row in enumerate(shape.games):
        for r, cell in enumerate(row):
            if cell is None or not cell.opponent or cell.color == "b":
                continue
            other = shape.numbers.index(cell.opponent)
            theirs = outcome_of(shape.games[other][r])
            ways = BOARDS_OF.get(bytes([cell.outcome, theirs]), EVERY_BOARD)
            games = [chance.choice(ways) for _ in range(boards)]
            ours_by_board, theirs_by_board = (b"".join(side) for side in zip(*games, strict=True))
            rows[k][r] = TeamCell(cell.opponent, "w", None, ours_by_board)
            rows[other][r] = TeamCell(shape.numbers[k], "b", None, theirs_by_board)
    return Event(
        tuple(attrs.evolve(team, rating=None) for team in shape.people),
        tuple(map(tuple, rows)),
        pairing=shape.pairing,
        planned_rounds=shape.planned_rounds,
        team_rules=TeamRules(
            boards, match=chance.choice(MATCH_SYSTEMS), primary=chance.choice(("MP", "GP"))
        ),
    )


@st.composite
def scored(draw: st.DrawFn, events: st.SearchStrategy[Event]) -> Event:
    """Draw an event, in half of the cases with scores of other games and with starting scores."""
    event = draw(events)
    chance = Random(draw(SEEDS))
    if chance.random() < 1 / 2:
        return event
    people = [attrs.evolve(person, start=chance.choice(STARTS)) for person in event.people]
    scores = {}
    for number, row in zip(event.numbers, event.games, strict=True):
        for r, cell in enumerate(row):
            if cell is None or chance.random() < 1 / 3:
                continue
            least, more, drawn = (chance.choice((0, 1, 2, 64)) for _ in range(3))
            if not cell.opponent:
                scores[number, r + 1] = Score(least, more, drawn)
                continue
            other = outcome_of(event.games[event.numbers.index(cell.opponent)][r])
            letters = bytes([cell.outcome, other])
            if letters in (*SCORED_WINS, *SCORED_DRAWS):
                more = more + 1 if letters in SCORED_WINS else 0
                scores[number, r + 1] = Score(least + more, least, drawn)
                scores[cell.opponent, r + 1] = scores[number, r + 1].reversed
    return attrs.evolve(event, people=tuple(people), scores=scores)


def any_events(rated: bool = False) -> st.SearchStrategy[Event]:
    """Draw events of individuals of every kind, with and without scores of other games."""
    return scored(
        st.one_of(
            swiss_events(rated=rated, systems=(*SYSTEMS, COLORED)),
            swiss_events(rated=rated),
            round_robins(rated=rated, results=EVERY_RESULT),
            played_events(rated=rated),
        )
    )
