"""The strategies reach what the laws speak of, so that no law holds for want of a case."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial

import pytest
from hypothesis import Phase, find, given, settings
from strategies import (
    GROUPS,
    TEAM_VALUES,
    VALUES,
    Event,
    codes,
    computable,
    every_event,
    law,
    parts,
    values_for,
)

from tiebreaks import Crosstable, Score, outcomes
from tiebreaks.engine.evaluation import Evaluation

SWISS = Crosstable.from_games(
    [(1, "Ann", 2000), (2, "Bob", 1900), (3, "Cid", 1800), (4, "Dee", 1700)],
    [(1, 1, 2, "1-0"), (1, 3, 4, "½-½"), (2, 4, 1, "0-1"), (2, 2, 3, "1-0")],
)
ROUND_ROBIN = Crosstable.from_games(
    [(1, "Ann", 2000), (2, "Bob", 1900), (3, "Cid", 1800)],
    [(1, 1, 2, "1-0"), (2, 2, 3, "½-½"), (3, 3, 1, "0-1")],
    pairing="predetermined",
)
SCORED = Crosstable.from_games(["Ann", "Bob"], [(1, 1, 2, Score(2, 1))])
TEAMS = Crosstable.from_matches(["Ants", "Bees"], [(1, 1, 2, "1=")])


def holds(outcome: int, event: Event) -> bool:
    """Whether some round of the event has this outcome."""
    return any(outcome in row for row in event.table.outcomes)


REACHED: dict[str, Callable[[Event], bool]] = {
    **{f"outcome {chr(outcome)!r}": partial(holds, outcome) for outcome in outcomes.NAMES},
    "a later bye": lambda event: event.table.written is not None,
    "the next round paired": lambda event: (
        outcomes.OPEN in b"".join(row[event.table.rounds :] for row in event.table.outcomes)
    ),
    "rounds beyond those held": lambda event: event.table.planned_rounds > event.table.rounds,
    "a penalty": lambda event: bool(event.penalties),
    "an award of its own": lambda event: bool(event.awards),
    "gaps in the numbers": lambda event: max(event.numbers) > len(event.numbers),
    "numbers out of order": lambda event: event.numbers != sorted(event.numbers),
    "somebody unrated": lambda event: any(person.rating is None for person in event.people),
    "loss points": lambda event: event.scoring.loss > 0,
    "colours that differ": lambda event: event.scoring.colored,
    "a bye worth a draw": lambda event: event.scoring.pairing_bye == event.scoring.draw,
    "a rematch": lambda event: any(
        len(played) > len(set(played))
        for played in ([o for o in row if o >= 0] for row in event.table.opponents)
    ),
    "a double round robin": lambda event: (
        event.pairing == "predetermined" and event.table.rounds >= 2 * (len(event.people) - 1) > 2
    ),
    "a team event": lambda event: event.table.boards is not None,
    "a match forfeited": lambda event: (
        event.table.boards is not None and b"+" in b"".join(event.table.outcomes)
    ),
    "game points that decide": lambda event: next(iter(event.table.points)) == "GP",
    "an odd round robin": lambda event: event.pairing == "predetermined" and len(event.people) == 3,
}


@pytest.mark.parametrize("what", REACHED)
def test_events_hold_every_kind_of_round(what: str) -> None:
    """Some event has each kind of result, bye, number, scoring and schedule."""
    quick = settings(law, max_examples=1000, phases=[Phase.generate])
    assert REACHED[what](find(every_event(), REACHED[what], settings=quick))


@pytest.mark.parametrize("code", codes("values"))
def test_every_code_has_values_somewhere(code: str) -> None:
    """Every tie-break gives values for a plain Swiss, round robin, scored game or team match."""
    tables = (SWISS, ROUND_ROBIN, SCORED, TEAMS)
    assert any(dict(computable(Evaluation(table), [code])) for table in tables)


def test_the_laws_loop_over_modifiers() -> None:
    """The laws know combinations of modifiers, and group tie-breaks apart from values."""
    assert {"BH", "BH/C1", "BH/M2/P", "FB/C3/P", "SB/C1/P", "KS/L-1", "PS/C2"} <= set(VALUES)
    assert {"DE", "DE/P"} <= set(GROUPS)
    assert not set(VALUES) & set(GROUPS)


def test_every_text_is_met_several_times() -> None:
    """A law that takes a part of the texts for each example meets each of them more than twice."""
    met: Counter[str] = Counter()

    @settings(law, derandomize=True)
    @given(every_event(), parts)
    def meet(event: Event, part: int) -> None:
        met.update(values_for(event, part))

    meet()
    assert set(met) == {*VALUES, *TEAM_VALUES}
    assert min(met.values()) > 2
