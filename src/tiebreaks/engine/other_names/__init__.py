"""The names that others have for tie-breaks, and what our descriptors of them are.

Nothing here knows a registry: a name leads to texts of descriptors, and who uses them so.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, reduce

import attrs

from tiebreaks.engine.other_names.federations import FEDERATIONS
from tiebreaks.engine.other_names.games import GAMES
from tiebreaks.engine.other_names.own import (
    codes,
    names_of_codes,
    with_addition,
    without_an_addition,
)
from tiebreaks.engine.other_names.parameters import described, swiss_manager
from tiebreaks.engine.other_names.programs import PROGRAMS
from tiebreaks.engine.other_names.readings import Candidate, Source, folded, spelled
from tiebreaks.engine.other_names.swiss_manager import LEGENDS, NUMBERS
from tiebreaks.errors import Problem, UnknownTiebreakError

__all__ = ["SOURCES", "Candidate", "Source", "candidates", "names", "resolved"]

SOURCES = (*PROGRAMS, *FEDERATIONS, *GAMES)

_NUMBER = re.compile(
    r"(?i)(?:(?:SM|Swiss-Manager) ?:? ?|TB ?(?=[0-9]+ *\[))([0-9]{1,6})(?: *\[(.*)\])?"
)
_TIE_BREAK = re.compile(r"(?i)TB ?([0-9]{1,3})")
_MOST_COLUMNS = 10  # of one table, each headed TB and its place
_DEEPEST = 4  # additions to one name

_Found = tuple[Candidate, ...]


@attrs.frozen
class _Index:
    """Meanings by names as they are spelled, and by what is left of these when folded."""

    exact: Mapping[str, _Found]
    loose: Mapping[str, _Found]


@cache
def _others() -> _Index:
    """Return what other people's names mean."""
    return _index(pair for source in SOURCES for pair in source.candidates())


@cache
def _heads() -> _Index:
    """Return what the heads and legends of chess-results mean."""
    heads = [(number.short, number) for number in NUMBERS.values()]
    legends = [(legend, NUMBERS[number]) for legend, number in LEGENDS.items()]
    return _index(
        (name, candidate)
        for name, number in (*heads, *legends)
        for candidate in number.candidates()
    )


def _index(pairs: Iterable[tuple[str, Candidate]]) -> _Index:
    exact: dict[str, dict[Candidate, None]] = {}
    loose: dict[str, dict[Candidate, None]] = {}
    for name, candidate in pairs:
        exact.setdefault(spelled(name), {})[candidate] = None
        loose.setdefault(folded(name), {})[candidate] = None
    return _Index(
        {name: tuple(found) for name, found in exact.items()},
        {name: tuple(found) for name, found in loose.items()},
    )


def names() -> Mapping[str, str]:
    """Return every name of the tables as people write it, by the folded name."""
    written = {folded(name): name for source in SOURCES for name in source.names}
    return {**{folded(number.short): number.short for number in NUMBERS.values()}, **written}


def candidates(name: str) -> tuple[Candidate, ...]:
    """Return everything that a name may mean, the likeliest first.

    Case, accents, blanks and punctuation do not matter.

    Raises:
        UnknownTiebreakError: a number that Swiss-Manager does not have.
        DescriptorError: wrong parameters of a Swiss-Manager number.

    >>> [(one.text, one.source) for one in candidates("Brasiler")]
    [('BH/C1', 'Catalonia')]
    """
    return tuple(dict.fromkeys(candidate for layer in _layers(name) for candidate in layer))


def resolved(
    name: str, canonical: Callable[[str], str | None], teams: bool | None = None
) -> str | None:
    """Return the descriptor that a name means; None for a name that is not known.

    `canonical` tells what a registry makes of a text, None if it is not computed there; `teams`
    whether the event is of teams, None if that is not known.

    Raises:
        UnknownTiebreakError: a name with several meanings, or that is not computed, with them all.
        DescriptorError: wrong parameters of a Swiss-Manager number.

    >>> resolved("Brasiler", lambda text: text)
    'BH/C1'
    """
    layers = [layer for layer in _layers(name) if layer]
    if not layers:
        return None
    fitting = [
        [one for one in layer if teams is None or one.teams in (None, teams)] for layer in layers
    ]
    decisive = next((layer for layer in fitting if layer), layers[0])
    meant = [one if _computed(one, canonical) else attrs.evolve(one, text="") for one in decisive]
    texts = {one.text and canonical(one.text): one.text for one in reversed(meant)}
    if len(texts) == 1 and meant[0].text:
        return meant[0].text
    known = tuple(dict.fromkeys(one.text for one in meant if one.text))
    raise UnknownTiebreakError(_refusal(name, meant), name, (0, len(name)), known)


def _computed(candidate: Candidate, canonical: Callable[[str], str | None]) -> bool:
    return bool(candidate.text) and canonical(candidate.text) is not None


def _refusal(name: str, meant: Sequence[Candidate]) -> Problem:
    """Write what a name may mean: the descriptors, each with who says so."""
    same = len({(one.source, one.meaning) for one in meant}) == 1 and meant[0].meaning
    details: dict[str, dict[str, None]] = {}
    for one in meant:
        details.setdefault(one.text, {})[one.note if same else one.details] = None
    what = f"{name!r}, {meant[0].meaning}," if same else repr(name)
    said = {text: "; ".join(filter(None, notes)) for text, notes in details.items()}
    if list(said) == [""]:
        who = f" ({said['']})" if said[""] else ""
        return Problem("not_computed", "{name} is not computed here{who}", name=what, who=who)
    number = _NUMBER.fullmatch(name.strip())
    taken = described(int(number[1])) if number and not number[2] else None
    advice = Problem("or_parameters", ", or the number's parameters: {described}", described=taken)
    return Problem(
        "several_meanings",
        "{name} may be {choice}; write the one that is meant{advice}",
        name=what,
        choice=_choice([_reading(text, who) for text, who in said.items()]),
        advice=advice if taken else "",
    )


def _reading(text: str, who: str) -> Problem:
    """Write one thing that a name may mean, and who says so."""
    meant = text or Problem("something_not_computed", "something not computed here")
    return Problem("reading", "{meant}{who}", meant=meant, who=f" ({who})" if who else "")


def _choice(readings: Sequence[Problem]) -> Problem:
    *others, last = readings
    if not others:
        return last
    first = reduce(
        lambda one, two: Problem("one_and_two", "{one}, {two}", one=one, two=two), others
    )
    return Problem("first_or_last", "{first} or {last}", first=first, last=last)


def _layers(name: str) -> list[_Found]:
    """Return what a name may mean in layers: an upper one decides alone if it has anything."""
    number = _NUMBER.fullmatch(name.strip())
    if number:
        parameters = tuple(number[2].split(",")) if number[2] else ()
        return [swiss_manager(int(number[1]), parameters)]
    own = _own(name)
    first = tuple(one for one in own if ":" not in one.text)
    spaced = tuple(one for one in own if ":" in one.text)
    others, heads = _others(), _heads()
    layers = [
        (*spaced, *others.exact.get(spelled(name), ())),
        (*_tie_break(name), *heads.exact.get(spelled(name), ())),
    ]
    if not any(layers):
        layers = [others.loose.get(folded(name), ()), heads.loose.get(folded(name), ())]
    return [first, *layers] if first or any(layers) else [_composed(name, _DEEPEST)]


def _own(name: str) -> _Found:
    """Return our codes with this name in some language, and the code itself."""
    code = codes().get(name.strip().upper())
    called = [Candidate(code, "code")] if code else []
    named = dict(reversed(names_of_codes().get(folded(name), ())))
    return (*called, *(Candidate(text, f"{who} name") for text, who in named.items()))


def _tie_break(name: str) -> _Found:
    """Return what TB and a number may mean: of the whole list, or of the columns of a table."""
    match = _TIE_BREAK.fullmatch(name.strip())
    if not match or int(match[1]) not in NUMBERS:
        return ()
    number = NUMBERS[int(match[1])]
    column = Candidate("", "a published table", "its legend names this tie-break")
    return (*number.candidates(), *([column] if number.number <= _MOST_COLUMNS else []))


def _composed(name: str, depth: int) -> _Found:
    """Return what a name with something added to it may mean: Solkoff Cut 1."""
    found: dict[Candidate, None] = {}
    for rest, addition in without_an_addition(name) if depth else ():
        for one in _own(rest) or _others().loose.get(folded(rest)) or _composed(rest, depth - 1):
            text = with_addition(one.text, addition) if one.text else ""
            found[attrs.evolve(one, text=text)] = None
    return tuple(found)
