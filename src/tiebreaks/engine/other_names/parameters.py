"""The parameters behind a Swiss-Manager number, `SM:84[0,0,1,-,-,0,0]`, as our descriptors."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

import attrs

from tiebreaks.engine.other_names.readings import Candidate, read_meanings, with_modifiers
from tiebreaks.engine.other_names.swiss_manager import Number, number_of
from tiebreaks.errors import DescriptorError, Problem, joined


@attrs.frozen
class Parameter:
    """One parameter: what it is, how it may be written, and what leaving it out means."""

    name: Problem
    pattern: str
    expected: str
    default: str | None = None


_NUMBER = Problem("sm_a_number", "a number")
_NO_OR_YES = Problem("sm_no_or_yes", "0 or 1")
_KIND = Problem("sm_type", "type")


def _number(name: Problem) -> Parameter:
    return Parameter(name, "[0-9]{1,2}", _NUMBER)


_TYPE = Parameter(_KIND, "[0-3]", Problem("sm_0_to_3", "0 to 3"))
_SCORE = Parameter(
    _KIND, "[01]", Problem("sm_game_or_match_points", "0 (game points) or 1 (match points)")
)
_STRONGEST = _number(Problem("sm_strongest_removed", "strongest removed"))
_WEAKEST = _number(Problem("sm_weakest_removed", "weakest removed"))
_REMOVED = _number(Problem("sm_removed", "removed"))
_MINIMUM = Parameter(
    Problem("sm_minimum_rating", "minimum rating"),
    "[0-9]{1,4}",
    Problem("sm_0_or_a_rating", "0 or a rating"),
    "0",
)
_FORFEITS = Parameter(
    Problem("sm_forfeits_as_played", "forfeits as played"),
    "[-P]",
    Problem("sm_minus_or_p", "- or P"),
    "-",
)
_FORE = Parameter(
    Problem("sm_last_round_drawn", "last round drawn"),
    "[-F]",
    Problem("sm_minus_or_f", "- or F"),
    "-",
)
_SCALE = Parameter(
    Problem("sm_match_points", "match points"),
    "[01]",
    Problem("sm_scale", "0 (2-1-0) or 1 (3-1-0)"),
    "0",
)
_UNPLAYED = Parameter(
    Problem("sm_unplayed_games_count", "unplayed games count"), "[01]", _NO_OR_YES, "0"
)
_FIRST = Parameter(
    Problem("sm_first_score", "first score"), "MP|GP", Problem("sm_mp_or_gp", "MP or GP")
)
_RULES_OF_2026 = Parameter(
    Problem("sm_rules_of_2026", "rules from 1 February 2026"), "[01]", _NO_OR_YES, "0"
)
_LIMIT = Parameter(Problem("sm_limit_in_percent", "limit in percent"), "[0-9]{1,3}", _NUMBER)

DOCUMENTED: Mapping[int, tuple[Parameter, ...]] = {
    68: (_TYPE, _FORFEITS),
    76: (
        _number(Problem("sm_win_with_white", "win with White")),
        _number(Problem("sm_win_with_black", "win with Black")),
        _number(Problem("sm_draw_with_white", "draw with White")),
        _number(Problem("sm_draw_with_black", "draw with Black")),
        _number(Problem("sm_loss", "loss")),
    ),
    77: (_FORE,),
    80: (attrs.evolve(_MINIMUM, default=None), _STRONGEST, _WEAKEST, _UNPLAYED),
    81: (_FORFEITS,),
    82: (_TYPE, _STRONGEST, _WEAKEST, _FORFEITS, _SCALE),
    83: (_FIRST, _FORFEITS),
    84: (_SCORE, _STRONGEST, _WEAKEST, _FORFEITS, _FORE, _SCALE, _RULES_OF_2026),
    85: (Parameter(_KIND, "0", "0"), _STRONGEST, _WEAKEST, _FORFEITS),
    86: (_SCORE, _REMOVED),
    87: (_SCORE, _LIMIT),
    88: (_TYPE, _MINIMUM),
}


def described(number: int) -> Problem | None:
    """Return what the parameters of a number are, in order; None where none are documented.

    >>> described(81)
    'forfeits as played: - or P'
    """
    parts = [
        Problem("sm_parameter", "{name}: {expected}", name=one.name, expected=one.expected)
        for one in DOCUMENTED.get(number, ())
    ]
    return joined(parts) if parts else None


class _InexpressibleError(Exception):
    """Parameters that no descriptor says, and why."""

    def __init__(self, reason: Problem) -> None:
        super().__init__(reason)
        self.reason = reason


@attrs.frozen
class _Values:
    """The parameters of one number by name, as they were written."""

    by_name: Mapping[str, str]

    def __getitem__(self, parameter: Parameter) -> str:
        return self.by_name[str(parameter.name)]

    def count(self, parameter: Parameter) -> int:
        return int(self[parameter])

    def cut(self, letters: str) -> list[str]:
        """Return the modifier of the entries removed, if one of these letters says it."""
        strongest, weakest = self.count(_STRONGEST), self.count(_WEAKEST)
        if not strongest and not weakest:
            return []
        letter = "M" if strongest == weakest else "C" if not strongest else "H"
        if letter not in letters or (strongest and weakest and strongest != weakest):
            reason = Problem(
                "no_modifier_removes_both",
                "no modifier removes the strongest {strongest} and the weakest {weakest} here",
                strongest=strongest,
                weakest=weakest,
            )
            raise _InexpressibleError(reason)
        return [f"{letter}{weakest or strongest}"]

    def flag(self, parameter: Parameter, letter: str) -> list[str]:
        return [letter] if self[parameter] == letter else []

    def refuse_scale(self) -> None:
        if self[_SCALE] == "1":
            reason = "the event itself sets its match points, here to 3-1-0"
            raise _InexpressibleError(Problem("event_sets_match_points", reason))

    def refuse_minimum(self) -> None:
        if self.count(_MINIMUM):
            reason = (
                "a minimum rating is not part of a descriptor; unrated opponents are a setting of"
                " the ranking"
            )
            raise _InexpressibleError(Problem("minimum_is_a_setting", reason))


def _wins(values: _Values) -> list[str]:
    code = ("WIN", "WON", "BWG", "BPG")[values.count(_TYPE)]
    if values[_FORFEITS] == "P" and code != "WIN":  # wins by forfeit are among WIN anyway
        template = "{tiebreak} does not count forfeits"
        raise _InexpressibleError(Problem("does_not_count_forfeits", template, tiebreak=code))
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
    policy = ("FIDE-2023", "FIDE-2026")[int(values[_RULES_OF_2026])]
    return _by_event(lambda score: with_modifiers(f"BH{score}@{policy}", *added), values[_SCORE])


def _average_rating(values: _Values) -> list[str]:
    values.refuse_minimum()
    if values[_UNPLAYED] == "1":
        reason = "ARO does not count games that were not played"
        raise _InexpressibleError(Problem("aro_counts_games_played", reason))
    return [with_modifiers("ARO", *values.cut("CM"))]


def _extended_sonneborn_berger(values: _Values) -> list[str]:
    code = ("EMMSB", "EMGSB", "EGMSB", "EGGSB")[values.count(_TYPE)]
    if code != "EGGSB":
        values.refuse_scale()
    return [with_modifiers(code, *values.cut("C"), *values.flag(_FORFEITS, "P"))]


def _extended_encounter(values: _Values) -> list[str]:
    reason = {
        "MP": Problem(
            "ede_of_match_points",
            "EDE begins with the score that decides the event; write EDE if match points do",
        ),
        "GP": Problem(
            "ede_of_game_points",
            "EDE begins with the score that decides the event; write EDE if game points do",
        ),
    }
    raise _InexpressibleError(reason[values[_FIRST]])


def _koya(values: _Values) -> list[str]:
    if values.count(_LIMIT) != 50:
        reason = "KS has its limit at half of the points and moves it by half points, as KS/L+1"
        raise _InexpressibleError(Problem("koya_limit", reason))
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
        template = "the parameters of Swiss-Manager {listed} are not documented; write SM:{listed}"
        raise _refused(Problem("parameters_not_documented", template, listed=number), text)
    written = tuple(parameter.strip().upper() for parameter in parameters)
    values = _checked(entry, written, expected, text)
    try:
        texts = _TRANSLATED[number](values)
    except _InexpressibleError as error:
        template = "no descriptor says {written}: {why}"
        reason = Problem("not_expressible", template, written=text, why=error.reason)
        raise _refused(reason, text) from None
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
        Problem(
            "wrong_parameter_of_number",
            "{given!r} is not {expected} for '{name}'",
            given=value,
            expected=parameter.expected,
            name=parameter.name,
        )
        for parameter, value in zip(expected, written, strict=False)
        if not re.fullmatch(parameter.pattern, value, re.ASCII)
    ]
    if not least <= len(written) <= len(expected):
        count = Problem("count_of_parameters", "there are {count}", count=len(written))
        problems.append(count)
    if problems:
        raise _refused(_wrong(entry.number, least, len(expected), joined(problems)), text)
    defaults = {str(parameter.name): parameter.default or "" for parameter in expected}
    names = [str(parameter.name) for parameter in expected]
    return _Values({**defaults, **dict(zip(names, written, strict=False))})


def _wrong(number: int, least: int, most: int, problems: Problem) -> Problem:
    return Problem(
        "wrong_parameters_of_number",
        "Swiss-Manager {listed} takes {count} parameters ({described}): {problems}",
        listed=number,
        count=most
        if least == most
        else Problem("from_to", "{least} to {most}", least=least, most=most),
        described=described(number),
        problems=problems,
    )


def _refused(reason: Problem, text: str) -> DescriptorError:
    start = text.index("[")
    return DescriptorError(reason, text, (start, len(text)))
