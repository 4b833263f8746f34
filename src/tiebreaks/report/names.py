"""What a tie-break is called in a language, with its modifiers: Buchholz Cut 1."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from tiebreaks.engine.descriptors import TiebreakName, modifier_text
from tiebreaks.messages import messages, tiebreak_name
from tiebreaks.messages import number as number_text


def full_name(tiebreak: TiebreakName, language: str) -> str:
    """Name a tie-break as a list has it, score and modifiers included.

    >>> full_name(TiebreakName("BH", modifiers=(("C", 1),)), "en")
    'Buchholz Cut 1'
    """
    texts = messages(language)
    name = tiebreak_name(tiebreak.code, tiebreak.names, language, texts)
    if tiebreak.points is not None:
        name = texts[f"with_{tiebreak.points}"].format(name=name)
    for letter, argument in tiebreak.modifiers:
        number = _limit(argument, texts) if letter == "L" else argument
        key = "with_H1" if (letter, argument) == ("H", 1) else f"with_{letter}"
        own = tiebreak.modifier_names.get(letter, {})
        template = tiebreak_name(texts.get(key, texts["with_own"]), own, language, {})
        written = modifier_text(letter, argument)
        name = template.format(name=name, number=number, modifier=written)
    if tiebreak.policy is not None:
        name = texts["with_policy"].format(name=name, policy=tiebreak.policy)
    if tiebreak.parameters:
        parameters = ", ".join(tiebreak.parameters)
        name = texts["with_parameters"].format(name=name, parameters=parameters)
    return name


def _limit(half_points: int | None, texts: Mapping[str, str]) -> str:
    """Write by how many points a limit is moved, with its sign."""
    points = Fraction(half_points or 0, 2)
    return f"{'+' if points > 0 else ''}{number_text(points, texts)}"
