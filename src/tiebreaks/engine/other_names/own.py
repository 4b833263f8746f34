"""The names of our own tie-breaks in every language, with their modifiers: Buchholz Cut 1."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache

from tiebreaks.engine.other_names.readings import folded, with_modifiers, words
from tiebreaks.messages import LANGUAGES

_LANGUAGE_NAMES = {"en": "English", "de": "German", "es": "Spanish", "fr": "French"}
_SCORES = ("MP", "GP")
_WITHOUT_NUMBER = ("F", "P", "R")
_MARK = "0"
_CUT = r"(?:cut|c) ?(?P<number>[1-9])"
_MEDIAN = r"(?:median|mediana|m)"
# What people add to a name beside what we print; without a number it is 1.
_ADDITIONS = (
    ("C", re.compile(rf"(?P<name>.+) {_CUT}")),
    ("M", re.compile(rf"(?P<name>.+) {_MEDIAN} ?(?P<number>[1-9])?")),
    ("M", re.compile(rf"{_MEDIAN} (?P<name>.+?)(?: (?P<number>[1-9]))?")),
)
_CODE_AND_CUT = re.compile(r"(?P<name>[A-Z]+)(?P<letter>[CM])(?P<number>[1-9])")


@cache
def names_of_codes() -> Mapping[str, tuple[tuple[str, str], ...]]:
    """Return the codes of every folded name: `(code, language)`."""
    found: dict[str, dict[tuple[str, str], None]] = {}
    for language, texts in LANGUAGES.items():
        for key, name in texts.items():
            if key.startswith("name_"):
                code = key.removeprefix("name_")
                found.setdefault(folded(name), {})[code, _LANGUAGE_NAMES[language]] = None
    return {name: tuple(codes) for name, codes in found.items()}


@cache
def codes() -> Mapping[str, str]:
    """Return every built-in code by its capitals."""
    keys = [key.removeprefix("name_") for key in LANGUAGES["en"] if key.startswith("name_")]
    return {code.upper(): code for code in keys}


@cache
def _templates() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Return what the modifiers add to a name in each language, as patterns of plain words."""
    found: dict[tuple[str, str], None] = {}
    for texts in LANGUAGES.values():
        for letter in (*_SCORES, *_WITHOUT_NUMBER, "C", "M", "K"):
            added = words(texts[f"with_{letter}"].format(name="", number=_MARK))
            found[letter, added.replace(_MARK, r"(?P<number>[1-9][0-9]*)")] = None
    return tuple((letter, re.compile(rf"(?P<name>.+?) {added}")) for letter, added in found)


def without_an_addition(name: str) -> Iterator[tuple[str, str]]:
    """Give what is left of a name without the modifier or the score said last, and that.

    >>> list(without_an_addition("Buchholz Cut 1"))
    [('buchholz', 'C1')]
    >>> list(without_an_addition("Median-Buchholz")), list(without_an_addition("BHC1"))
    ([('buchholz', 'M1')], [('BH', 'C1')])
    """
    plain = words(name)
    found: dict[tuple[str, str], None] = {}
    for letter, pattern in (*_templates(), *_ADDITIONS):
        match = pattern.fullmatch(plain)
        if match:
            least = "" if letter in (*_SCORES, *_WITHOUT_NUMBER) else "1"
            number = match.groupdict().get("number") or least
            found[match["name"], letter + number] = None
    match = _CODE_AND_CUT.fullmatch(name.strip().upper())
    if match and match["name"] in codes():
        found[match["name"], match["letter"] + match["number"]] = None
    yield from found


def with_addition(text: str, addition: str) -> str:
    """Return a descriptor with a score or a modifier.

    >>> with_addition("BH/C1", "GP"), with_addition("BH@PAPI", "C1")
    ('BH:GP/C1', 'BH/C1@PAPI')
    """
    if addition in _SCORES:
        return re.sub(r"^[^/@\[]+", rf"\g<0>:{addition}", text)
    return with_modifiers(text, addition)
