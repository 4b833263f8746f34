"""Descriptors such as `BH:GP/C1/P`: their syntax only; what a code means is the registry's."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

import attrs

from tiebreaks._exact import FrozenMap
from tiebreaks.errors import DescriptorError

SCORES = ("MP", "GP")

# The order in which modifiers are written; those in one group exclude each other.
_GROUPS = ("CMLK", "F", "P", "R")
_ORDER = "".join(_GROUPS)

_MODIFIERS = {
    "C": re.compile(r"[1-9][0-9]{0,2}"),
    "M": re.compile(r"[1-9][0-9]{0,2}"),
    "L": re.compile(r"[+-][0-9]{1,3}"),
    "K": re.compile(r"[1-9][0-9]{0,2}"),
    "F": re.compile(r""),
    "P": re.compile(r""),
    "R": re.compile(r""),
}
_EXPECTED = {
    "C": "C takes a whole number from 1, as in /C1",
    "M": "M takes a whole number from 1, as in /M1",
    "L": "L takes a sign and half points, as in /L+1",
    "K": "K takes a whole number from 1, as in /K4",
    "F": "F takes no number",
    "P": "P takes no number",
    "R": "R takes no number",
}
_SPELLINGS = {"MPVGP": "MPvGP"}  # the one code that is not written in capitals
_NAME = re.compile(r"[A-Z][A-Z0-9_]*")
_HANDBOOK = re.compile(r"-([CM])(?=\d+(/|$))")


def _in_order(
    modifiers: Iterable[tuple[str, int | None]],
) -> tuple[tuple[str, int | None], ...]:
    return tuple(sorted(modifiers, key=lambda modifier: _ORDER.index(modifier[0])))


@attrs.frozen
class Descriptor:
    """A tie-break as a list names it; hashable, so that it can key a cache.

    Modifiers are kept in canonical order.

    >>> Descriptor("BH", "GP", (("C", 1), ("P", None)))
    Descriptor('BH:GP/C1/P')
    """

    code: str
    points: str | None = None
    modifiers: tuple[tuple[str, int | None], ...] = attrs.field(default=(), converter=_in_order)

    def __str__(self) -> str:
        score = f":{self.points}" if self.points else ""
        return f"{self.code}{score}" + "".join(
            f"/{modifier_text(letter, argument)}" for letter, argument in self.modifiers
        )

    def __repr__(self) -> str:
        return f"Descriptor({str(self)!r})"

    def argument(self, letter: str) -> int | None:
        """Return the number behind a modifier letter; None without the modifier."""
        return dict(self.modifiers).get(letter)

    def having(self, letters: str) -> tuple[tuple[str, int | None], ...]:
        """Return the modifiers whose letter is one of these."""
        return tuple(modifier for modifier in self.modifiers if modifier[0] in letters)


@attrs.frozen
class TiebreakName:
    """What a descriptor is called: the code whose name it bears, and what is added to that name.

    `names` are those of an own tie-break, by language; `modifiers` and `points` are what the name
    does not include: nothing of `BH/F`, which is FB, the cut of `BH/C1`.
    """

    code: str
    names: Mapping[str, str] = FrozenMap()
    points: str | None = None
    modifiers: tuple[tuple[str, int | None], ...] = ()


def modifier_text(letter: str, argument: int | None) -> str:
    """Write a modifier.

    >>> modifier_text("C", 1), modifier_text("L", -2), modifier_text("P", None)
    ('C1', 'L-2', 'P')
    """
    if argument is None:
        return letter
    return f"{letter}{argument:+d}" if letter == "L" else f"{letter}{argument}"


def parse(text: str) -> Descriptor:
    """Read one descriptor; case, blanks, the order of modifiers and `BH-C1` are forgiven.

    Raises:
        DescriptorError: with the span of the text at fault.

    >>> parse("bh-c1")
    Descriptor('BH/C1')
    >>> parse(" sb / p / c2 ")
    Descriptor('SB/C2/P')
    """
    if not isinstance(text, str):
        raise TypeError(f"a descriptor is a str, not {text!r}")
    compact = _HANDBOOK.sub(r"/\1", re.sub(r"\s+", "", text).upper())
    head, *parts = compact.split("/")
    code, points = _code_and_points(text, head)
    modifiers: dict[str, int | None] = {}
    for part in parts:
        letter, argument = _modifier(text, part)
        for group in _GROUPS:
            taken = [other for other in modifiers if letter in group and other in group]
            if taken:
                other = modifier_text(taken[0], modifiers[taken[0]])
                raise _error(text, part, f"/{part} cannot be combined with /{other}", last=True)
        modifiers[letter] = argument
    return Descriptor(code, points, modifiers.items())


def parse_list(descriptors: str | Sequence[str | Descriptor]) -> tuple[Descriptor, ...]:
    """Read an ordered list: text separated by commas or blanks, or a sequence.

    Raises:
        DescriptorError: for the first descriptor that cannot be read.

    >>> parse_list("PTS, BH/C1 bh")
    (Descriptor('PTS'), Descriptor('BH/C1'), Descriptor('BH'))
    """
    return tuple(
        entry if isinstance(entry, Descriptor) else parse(entry) for entry in split(descriptors)
    )


def split(descriptors: str | Sequence[str | Descriptor]) -> list[str | Descriptor]:
    """Cut a list into its entries, each as it was written."""
    if isinstance(descriptors, str):
        tight = re.sub(r"\s*([/:])\s*", r"\1", descriptors)
        return [entry for entry in re.split(r"[,\s]+", tight) if entry]
    return list(descriptors)


def _code_and_points(text: str, head: str) -> tuple[str, str | None]:
    if not head:
        raise DescriptorError("a descriptor starts with a code", text, (0, len(text)))
    *spaces, last = head.split(":")
    points = last if spaces and last in SCORES else None
    names = spaces if points else [*spaces, last]
    for name in names:
        if not _NAME.fullmatch(name):
            raise _error(text, name, f"{name!r} is not a code")
    code = ":".join(names)
    return _SPELLINGS.get(code, code), points


def _modifier(text: str, part: str) -> tuple[str, int | None]:
    letter, argument = part[:1], part[1:]
    pattern = _MODIFIERS.get(letter)
    if pattern is None:
        known = ", ".join(_MODIFIERS)
        what = f"unknown modifier {letter}" if letter else "a modifier is missing"
        raise _error(text, part, f"{what}; the modifiers are {known}", last=True)
    if not pattern.fullmatch(argument):
        raise _error(text, part, _EXPECTED[letter], last=True)
    return letter, int(argument) if argument else None


def _error(text: str, part: str, reason: str, last: bool = False) -> DescriptorError:
    """Make an error whose span is the place of the part in the original text."""
    upper = "".join(c.upper() if len(c.upper()) == 1 else c for c in text)  # as long as the text
    start = (upper.rfind if last else upper.find)(part) if part else len(text)
    span = (start, start + len(part)) if start >= 0 else (0, len(text))
    return DescriptorError(reason, text, span)
