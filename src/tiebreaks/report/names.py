"""What tie-breaks, with their modifiers, and editions are called in a language."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

import attrs

from tiebreaks import editions
from tiebreaks._exact import short
from tiebreaks.editions import Edition
from tiebreaks.editions.rules import changed_rules
from tiebreaks.engine.definitions import Alias, AnyTiebreak, GroupTiebreak, Tiebreak
from tiebreaks.engine.descriptors import Descriptor, TiebreakName, modifier_text
from tiebreaks.engine.families import BUILTIN
from tiebreaks.engine.registry import Registry
from tiebreaks.errors import DescriptorError, UnknownEditionError
from tiebreaks.messages import messages, tiebreak_name
from tiebreaks.messages import number as number_text


def name_of(
    what: str | Descriptor | AnyTiebreak | Alias | Edition,
    language: str = "en",
    registry: Registry = BUILTIN,
) -> str:
    """Return what a tie-break or an edition is called in a language.

    Args:
        what: a descriptor such as `BH/C1`, as text or parsed; a tie-break; an edition or its id.
        language: `en`, `de`, `es`, `fr`, or a tag that begins with one of them, such as `de-AT`.
        registry: what a descriptor refers to.

    Raises:
        UnknownTiebreakError, DescriptorError: an unknown code, or one with a wrong modifier.
        UnknownEditionError: an id that begins as those of FIDE, and that no edition has.
        UnknownLanguageError: there are no texts in the language.

    >>> name_of("BH/C1"), name_of("BH/C1", "es")
    ('Buchholz Cut 1', 'Buchholz, corte 1')
    >>> name_of("fide-2026-03", language="fr")
    'FIDE C.07, mars 2026'
    """
    if isinstance(what, Edition):
        return edition_name(what, language)
    if isinstance(what, Tiebreak | GroupTiebreak | Alias):
        return tiebreak_name(what.code, what.names, language, messages(language))
    if not isinstance(what, str | Descriptor):
        kinds = "a descriptor, a tie-break, or an edition"
        raise TypeError(f"{kinds} has a name, not {short(what, most=80)}")
    try:
        return full_name(registry.resolution(what).name, language)
    except DescriptorError:
        edition = _edition(what)
        if edition is None:
            raise
        return edition_name(edition, language)


def _edition(what: str | Descriptor) -> Edition | None:
    """Return the edition that text is the id of; None if it can be none.

    Raises:
        UnknownEditionError: it begins as the ids of FIDE, and no edition has it.
    """
    if isinstance(what, Descriptor):
        return None
    try:
        return editions.get(what)
    except UnknownEditionError:
        if what.strip().lower().startswith("fide-"):
            raise
        return None


def edition_name(edition: Edition, language: str) -> str:
    """Name an edition, with the event's own rules in it; one of a caller keeps its name.

    >>> edition_name(editions.get("fide-2026-03+cap_rounds=counted"), "de")
    'FIDE C.07, März 2026, mit cap_rounds=counted'
    """
    texts, named = messages(language), editions.get(edition)
    base = next((one for one in editions.ALL if one.id == named.id.partition("+")[0]), None)
    if named.names or base is None:
        return tiebreak_name(named.name, named.names, language, {})
    text = texts[f"edition_{base.id}"]
    if named.name == base.name:
        return text
    if named.name != editions.get(attrs.evolve(base, unplayed=named.unplayed)).name:
        return named.name
    rules = [f"{rule}={word}" for rule, _, word in changed_rules(base.unplayed, named.unplayed)]
    return texts["edition_with_rules"].format(edition=text, rules=", ".join(rules))


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
