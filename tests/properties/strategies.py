"""What the laws of the built-in tie-breaks share; the events are those of `tiebreaks.testing`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from hypothesis import settings
from hypothesis import strategies as st

from tiebreaks import BUILTIN, Column, Descriptor, parse
from tiebreaks.engine.definitions import GroupTiebreak
from tiebreaks.engine.evaluation import Evaluation
from tiebreaks.errors import NotApplicableError
from tiebreaks.testing.checks import descriptor_texts
from tiebreaks.testing.events import STANDARD, Event
from tiebreaks.testing.strategies import (
    BYES,
    COLORED,
    DECIDED,
    DRAWS,
    EVERY_RESULT,
    FORFEITS,
    OPEN,
    OVER_THE_BOARD,
    SEEDS,
    SYSTEMS,
    any_events,
    played_events,
    round_robins,
    scored,
    swiss_events,
    team_events,
)

__all__ = [
    "BYES",
    "COLORED",
    "DECIDED",
    "DRAWS",
    "EVERY_RESULT",
    "FORFEITS",
    "GROUPS",
    "OPEN",
    "OVER_THE_BOARD",
    "PARTS",
    "SEEDS",
    "STANDARD",
    "SYSTEMS",
    "TEAM_GROUPS",
    "TEAM_VALUES",
    "VALUES",
    "Event",
    "all_texts",
    "any_events",
    "codes",
    "computable",
    "every_event",
    "groups_for",
    "law",
    "parts",
    "played_events",
    "round_robins",
    "scored",
    "split",
    "swiss_events",
    "team_events",
    "values_for",
]

law = settings(max_examples=60)  # the rest is as tests/conftest.py has it
# Laws on every text take one part of them for each example, which is drawn with it.
PARTS = 4
parts = st.sampled_from(range(PARTS))


def every_event(rated: bool = False) -> st.SearchStrategy[Event]:
    """Draw events of individuals and of teams."""
    return any_events(rated) | team_events()


def codes(kind: str = "all") -> list[str]:
    """Name the built-in codes, aliases included: all, those with values, or those of groups."""
    groups = {code for code, entry in BUILTIN.items() if isinstance(entry, GroupTiebreak)}
    if kind == "all":
        return list(BUILTIN.entries)
    return [code for code in BUILTIN.entries if (code in groups) == (kind == "groups")]


def all_texts(kind: str = "all") -> list[str]:
    """Name every built-in code with every combination of modifiers."""
    return [text for code in codes(kind) for text in descriptor_texts(code, BUILTIN)]


def _for_individuals(texts: Sequence[str]) -> list[str]:
    """Leave out what only a team event has."""
    return [text for text in texts if FOR_TEAMS.isdisjoint(_needs(text.split("/")[0]))]


def _for_teams(texts: Sequence[str]) -> list[str]:
    """Name the score, match or game points, where a tie-break takes one."""
    found = []
    for code, *modifiers in (text.split("/") for text in texts):
        if "INDIVIDUALS" in _needs(code) or {"C3", "M2"} & set(modifiers):
            continue
        scores = [":MP", ":GP"] if BUILTIN.entries[code].scored else [""]
        scores += [""] if not modifiers and "" not in scores else []
        found += ["/".join([code + score, *modifiers]) for score in scores]
    return found


def _needs(code: str) -> set[str]:
    return {need.name for need in BUILTIN.resolve(Descriptor(code)).needs}


FOR_TEAMS = {"TEAMS", "BOARDS"}
VALUES = _for_individuals(all_texts("values"))
GROUPS = _for_individuals(all_texts("groups"))
TEAM_VALUES = _for_teams(all_texts("values"))
TEAM_GROUPS = _for_teams(all_texts("groups"))


def values_for(event: Event, part: int | None = None) -> list[str]:
    """Return all texts with values for such an event, or one part of them, mixed."""
    texts = TEAM_VALUES if event.team_rules else VALUES
    return texts if part is None else Random(PARTS).sample(texts, len(texts))[part::PARTS]


def computable(evaluation: Evaluation, texts: Sequence[str]) -> Iterator[tuple[str, Column]]:
    """Give every tie-break that applies to the table, with its column."""
    for text in texts:
        try:
            yield text, evaluation.column(text)
        except NotApplicableError:
            continue


def groups_for(evaluation: Evaluation) -> Iterator[str]:
    """Give every group tie-break that applies to the table."""
    for text in TEAM_GROUPS if "MP" in evaluation.table.points else GROUPS:
        try:
            evaluation.applicable(parse(text))
        except NotApplicableError:
            continue
        yield text


def split(
    evaluation: Evaluation, descriptor: Descriptor, numbers: Sequence[int]
) -> list[list[int]]:
    """Apply a group tie-break to the participants with these numbers; return numbers."""
    tiebreak = BUILTIN.resolve(descriptor)
    assert isinstance(tiebreak, GroupTiebreak)
    table = evaluation.table
    indexes = [table.index(number) for number in numbers]
    groups, _ = tiebreak.split(evaluation.view(descriptor), indexes)
    return [[table.participants[i].number for i in group] for group in groups]
