"""The parameters behind a Swiss-Manager number, `SM:84[0,0,1,-,-,0,0]`, as our descriptors."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

import attrs

from tiebreaks.engine.other_names.readings import Candidate, read_meanings, with_modifiers
from tiebreaks.engine.other_names.swiss_manager import Number, number_of
from tiebreaks.errors import DescriptorError


@attrs.frozen
class Parameter:
    """One parameter: what it is, how it may be written, and what leaving it out means."""

    name: str
    pattern: str
    expected: str
    default: str | None = None


_TYPE = Parameter("type", "[0-3]", "0 to 3")
_SCORE = Parameter("type", "[01]", "0 (game points) or 1 (match points)")
_STRONGEST = Parameter("strongest removed", "[0-9]{1,2}", "a number")
_WEAKEST = Parameter("weakest removed", "[0-9]{1,2}", "a number")
_REMOVED = Parameter("removed", "[0-9]{1,2}", "a number")
_MINIMUM = Parameter("minimum rating", "[0-9]{1,4}", "0 or a rating", "0")
_FORFEITS = Parameter("forfeits as played", "[-P]", "- or P", "-")
_FORE = Parameter("last round drawn", "[-F]", "- or F", "-")
_SCALE = Parameter("match points", "[01]", "0 (2-1-0) or 1 (3-1-0)", "0")

DOCUMENTED: Mapping[int, tuple[Parameter, ...]] = {
    68: (_TYPE, _FORFEITS),
    76: tuple(
        Parameter(name, "[0-9]{1,2}", "a number")
        for name in (
            "win with White",
            "win with Black",
            "draw with White",
            "draw with Black",
            "loss",
        )
    ),
    77: (_FORE,),
    80: (
        attrs.evolve(_MINIMUM, default=None),
        _STRONGEST,
        _WEAKEST,
        Parameter("unplayed games count", "[01]", "0 or 1", "0"),
    ),
    81: (_FORFEITS,),
    82: (_TYPE, _STRONGEST, _WEAKEST, _FORFEITS, _SCALE),
    83: (Parameter("first score", "MP|GP", "MP or GP"), _FORFEITS),
    84: (
        _SCORE,
        _STRONGEST,
        _WEAKEST,
        _FORFEITS,
        _FORE,
        _SCALE,
        Parameter("rules from 1 February 2026", "[01]", "0 or 1", "0"),
    ),
    85: (Parameter("type", "0", "0"), _STRONGEST, _WEAKEST, _FORFEITS),
    86: (_SCORE, _REMOVED),
    87: (_SCORE, Parameter("limit in percent", "[0-9]{1,3}", "a number")),
    88: (_TYPE, _MINIMUM),
}


def described(number: int) -> str:
    """Return what the parameters of a number are, in order; empty where none are documented.

    >>> described(81)
    'forfeits as played: - or P'
    """
    return "; ".join(
        f"{parameter.name}: {parameter.expected}" for parameter in DOCUMENTED.get(number, ())
    )


class _InexpressibleError(Exception):
    """Parameters that no descriptor says; the arguments are the reason."""


@attrs.frozen
class _Values:
    """The parameters of one number by name, as they were written."""

    by_name: Mapping[str, str]

    def __getitem__(self, parameter: Parameter) -> str:
        return self.by_name[parameter.name]

    def count(self, parameter: Parameter) -> int:
        return int(self[parameter])

    def cut(self, letters: str) -> list[str]:
        """Return the modifier of the entries removed, if one of these letters says it."""
        strongest, weakest = self.count(_STRONGEST), self.count(_WEAKEST)
        if not strongest and not weakest:
            return []
        letter = "M" if strongest == weakest else "C" if not strongest else "H"
        if letter not in letters or (strongest and weakest and strongest != weakest):
            raise _InexpressibleError(
                f"no modifier removes the strongest {strongest} and the weakest {weakest} here"
            )
        return [f"{letter}{weakest or strongest}"]

    def flag(self, parameter: Parameter, letter: str) -> list[str]:
        return [letter] if self[parameter] == letter else []

    def refuse_scale(self) -> None:
        if self[_SCALE] == "1":
            raise _InexpressibleError("the event itself sets its match points, here to 3-1-0")

    def refuse_minimum(self) -> None:
        if self.count(_MINIMUM):
            raise _InexpressibleError(
                "a minimum rating is not part of a descriptor; unrated opponents are a setting of"
                " the ranking"
            )


def _wins(values: _Values) -> list[str]:
    code = ("WIN", "WON", "BWG", "BPG")[values.count(_TYPE)]
    if values[_FORFEITS] == "P" and code != "WIN":  # wins by forfeit are among WIN anyway
        raise _InexpressibleError(f"{code} does not count forfeits")
    return [code]


def _by_event(text: Callable[[str], str], score: str) -> list[str]:
    """Return the descriptors of a score: game points are the only points of an individual."""
    return [text(":MP")] if score == "1" else [text(""), text(":GP")]  # in this order


def _buchholz(values: _Values) -> list[str]:
    if values[_SCORE] == "1":
        values.refuse_scale()
    added = [
        *values.cut("CMH"),
        *values.flag(_FORFEITS, "P"),
        *values.flag(_FORE, "F"),
    ]
    policy = ("FIDE-2023", "FIDE-2026")[int(values.by_name["rules from 1 February 2026"])]
    return _by_event(lambda score: with_modifiers(f"BH{score}@{policy}", *added), values[_SCORE])


def _average_rating(values: _Values) -> list[str]:
    values.refuse_minimum()
    if values.by_name["unplayed games count"] == "1":
        raise _InexpressibleError("ARO does not count games that were not played")
    return [with_modifiers("ARO", *values.cut("CM"))]


def _extended_sonneborn_berger(values: _Values) -> list[str]:
    code = ("EMMSB", "EMGSB", "EGMSB", "EGGSB")[values.count(_TYPE)]
    if code != "EGGSB":
        values.refuse_scale()
    return [with_modifiers(code, *values.cut("C"), *values.flag(_FORFEITS, "P"))]


def _extended_encounter(values: _Values) -> list[str]:
    score = {"MP": "match", "GP": "game"}[values.by_name["first score"]]
    raise _InexpressibleError(
        f"EDE begins with the score that decides the event; write EDE if {score} points do"
    )


def _koya(values: _Values) -> list[str]:
    if int(values.by_name["limit in percent"]) != 50:
        raise _InexpressibleError(
            "KS has its limit at half of the points and moves it by half points, as KS/L+1"
        )
    return _by_event(lambda score: f"KS{score}", values[_SCORE])


def _progressive(values: _Values) -> list[str]:
    removed = values.count(_REMOVED)
    added = [f"C{removed}"] if removed else []
    return _by_event(lambda score: with_modifiers(f"PS{score}", *added), values[_SCORE])


def _performance(values: _Values) -> list[str]:
    values.refuse_minimum()
    return [("TPR", "APRO", "PTP", "APPO")[values.count(_TYPE)]]


def _with_cut_and_forfeits(values: _Values) -> list[str]:
    added = [*values.cut("C"), *values.flag(_FORFEITS, "P")]
    return [with_modifiers("SB@FIDE-2023", *added)]


_TRANSLATED: Mapping[int, Callable[[_Values], list[str]]] = {
    68: _wins,
    76: lambda values: [],
    77: lambda values: [with_modifiers("AOB", *values.flag(_FORE, "F"))],
    80: _average_rating,
    81: lambda values: [with_modifiers("DE", *values.flag(_FORFEITS, "P"))],
    82: _extended_sonneborn_berger,
    83: _extended_encounter,
    84: _buchholz,
    85: _with_cut_and_forfeits,
    86: _progressive,
    87: _koya,
    88: _performance,
}


def swiss_manager(number: int, parameters: tuple[str, ...] = ()) -> tuple[Candidate, ...]:
    """Return what a Swiss-Manager number with its parameters may mean.

    Raises:
        UnknownTiebreakError: the list has no such number.
        DescriptorError: parameters that are not documented, wrong, or that no descriptor says.

    >>> [candidate.text for candidate in swiss_manager(68, ("1", "-"))]
    ['WON']
    >>> [candidate.text for candidate in swiss_manager(84, ("1", "0", "2", "P", "F", "0", "1"))]
    ['BH:MP/C2/P/F@FIDE-2026']
    """
    text = f"SM:{number}" + (f"[{','.join(parameters)}]" if parameters else "")
    entry = number_of(number, text)
    if not parameters:
        return entry.candidates()
    expected = DOCUMENTED.get(number)
    if expected is None:
        reason = f"the parameters of Swiss-Manager {number} are not documented; write SM:{number}"
        raise _refused(reason, text)
    written = tuple(parameter.strip().upper() for parameter in parameters)
    values = _checked(entry, written, expected, text)
    try:
        texts = _TRANSLATED[number](values)
    except _InexpressibleError as error:
        raise _refused(f"no descriptor says {text}: {error}", text) from None
    if not texts:
        return tuple(attrs.evolve(one, text="") for one in entry.candidates()[:1])
    if len(texts) == 1:
        return (Candidate(texts[0], entry.source, teams=entry.teams, meaning=entry.meaning),)
    individual, teams = texts
    meanings = f"{individual} in individual events; {teams} in team events"
    return tuple(
        attrs.evolve(one, meaning=entry.meaning) for one in read_meanings(meanings, entry.source)
    )


def _checked(
    entry: Number, written: tuple[str, ...], expected: tuple[Parameter, ...], text: str
) -> _Values:
    """Return the parameters by name; raise all that is wrong with them at once."""
    least = sum(parameter.default is None for parameter in expected)
    problems = [
        f"{value!r} is not {parameter.expected} for {parameter.name!r}"
        for parameter, value in zip(expected, written, strict=False)
        if not re.fullmatch(parameter.pattern, value, re.ASCII)
    ]
    if not least <= len(written) <= len(expected):
        problems.append(f"there are {len(written)}")
    if problems:
        count = len(expected) if least == len(expected) else f"{least} to {len(expected)}"
        reason = (
            f"Swiss-Manager {entry.number} takes {count} parameters"
            f" ({described(entry.number)}): {'; '.join(problems)}"
        )
        raise _refused(reason, text)
    defaults = {parameter.name: parameter.default or "" for parameter in expected}
    names = [parameter.name for parameter in expected]
    return _Values({**defaults, **dict(zip(names, written, strict=False))})


def _refused(reason: str, text: str) -> DescriptorError:
    start = text.index("[")
    return DescriptorError(reason, text, (start, len(text)))
