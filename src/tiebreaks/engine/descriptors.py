"""Descriptors such as `BH:GP/C1/P`: their syntax only; what a code means is the registry's."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

import attrs

from tiebreaks._exact import FrozenMap, brief, cut, short
from tiebreaks.errors import DescriptorError, Problem

if TYPE_CHECKING:
    from tiebreaks.engine.registry import Registry

SCORES = ("MP", "GP")

_NUMBER = re.compile(r"[1-9][0-9]{0,2}")
_NOTHING = re.compile(r"")


def takes_number(modifier: str, example: str) -> Problem:
    """Return the problem with a modifier without its number."""
    return Problem(
        "modifier_takes_number",
        "{modifier} takes a whole number from 1, as in /{example}",
        modifier=modifier,
        example=example,
    )


def takes_nothing(modifier: str) -> Problem:
    """Return the problem with a modifier that has a number."""
    return Problem("modifier_takes_nothing", "{modifier} takes no number", modifier=modifier)


# The modifiers in the order in which they are written: what follows each, and how to say it.
_MODIFIERS = {
    "C": (_NUMBER, takes_number("C", "C1")),
    "M": (_NUMBER, takes_number("M", "M1")),
    "L": (
        re.compile(r"[+-][0-9]{1,3}"),
        Problem("modifier_takes_half_points", "L takes a sign and half points, as in /L+1"),
    ),
    "K": (_NUMBER, takes_number("K", "K4")),
    "H": (_NUMBER, takes_number("H", "H1")),
    "LEX": (_NOTHING, takes_nothing("LEX")),
    "MET": (_NOTHING, takes_nothing("MET")),
    "F": (_NOTHING, takes_nothing("F")),
    "P": (_NOTHING, takes_nothing("P")),
    "R": (_NOTHING, takes_nothing("R")),
}
_ORDER = tuple(_MODIFIERS)
EXCLUSIVE = (frozenset("CMLK"), frozenset("MH"))  # at most one of each set
_WRITTEN = re.compile(r"(?P<letter>[A-Z]+)(?P<argument>[+-]?[0-9]{0,3})")
_LETTER = re.compile(r"[A-Z]{1,12}")
_SPELLINGS = {"MPVGP": "MPvGP"}  # the one code that is not written in capitals
_FIRST_NAME = re.compile(r"[A-Z][A-Z0-9_]*(\+[A-Z0-9]+)?")
_LATER_NAME = re.compile(r"[A-Z0-9][A-Z0-9_]*([-+][A-Z0-9]+)?")
_POLICY = re.compile(r"[A-Z][A-Z0-9]*(-[A-Z0-9]+)*")
_PARTS = re.compile(r"(?P<head>[^@\[\]]*)(@(?P<policy>[^@\[\]]*))?(\[(?P<parameters>[^\[\]]*)\])?")
_HANDBOOK = re.compile(r"-([CM])(?=\d+(/|$))")


def _in_order(
    modifiers: Iterable[tuple[str, int | None]],
) -> tuple[tuple[str, int | None], ...]:
    return tuple(sorted(modifiers, key=_position))


def _position(modifier: tuple[str, int | None]) -> tuple[int, str]:
    """Return what sorts a modifier: the built-in ones in their order, then those of an event."""
    letter = modifier[0]
    return (_ORDER.index(letter), "") if letter in _MODIFIERS else (len(_ORDER), letter)


@attrs.frozen(cache_hash=True)
class Descriptor:
    """A tie-break as a list names it; hashable, so that it can key a cache.

    Modifiers are kept in canonical order. `policy` is the treatment of unplayed rounds behind
    `@`, `parameters` are what stands in brackets at the end.

    >>> Descriptor("BH", "GP", (("C", 1), ("P", None)), policy="FIDE-2009")
    Descriptor('BH:GP/C1/P@FIDE-2009')
    """

    code: str
    points: str | None = None
    modifiers: tuple[tuple[str, int | None], ...] = attrs.field(default=(), converter=_in_order)
    policy: str | None = None
    parameters: tuple[str, ...] = ()

    def __str__(self) -> str:
        score = f":{self.points}" if self.points else ""
        modifiers = "".join(f"/{modifier_text(*modifier)}" for modifier in self.modifiers)
        policy = f"@{self.policy}" if self.policy else ""
        parameters = f"[{','.join(self.parameters)}]" if self.parameters else ""
        return f"{self.code}{score}{modifiers}{policy}{parameters}"

    def __repr__(self) -> str:
        return cut(f"Descriptor({str(self)!r})")

    def argument(self, letter: str) -> int | None:
        """Return the number behind a modifier letter; None without the modifier."""
        return dict(self.modifiers).get(letter)

    def having(self, names: Collection[str]) -> tuple[tuple[str, int | None], ...]:
        """Return the modifiers with one of these letters or words: "CM", or ("LEX",)."""
        wanted = set(names)
        return tuple(modifier for modifier in self.modifiers if modifier[0] in wanted)


@attrs.frozen
class TiebreakName:
    """What a descriptor is called: the code whose name it bears, and what is added to that name.

    `names` are those of an own tie-break, by language; the other fields are what the name does not
    include: nothing of `BH/F`, which is FB, the cut of `BH/C1`. `modifier_names` are those of own
    modifiers, by letter and language.
    """

    code: str
    names: Mapping[str, str] = FrozenMap()
    points: str | None = None
    modifiers: tuple[tuple[str, int | None], ...] = ()
    policy: str | None = None
    parameters: tuple[str, ...] = ()
    modifier_names: Mapping[str, Mapping[str, str]] = FrozenMap()

    __repr__ = brief


def modifier_text(letter: str, argument: int | None) -> str:
    """Write a modifier.

    >>> modifier_text("C", 1), modifier_text("L", -2), modifier_text("P", None)
    ('C1', 'L-2', 'P')
    """
    if argument is None:
        return letter
    return f"{letter}{argument:+d}" if letter == "L" else f"{letter}{argument}"


def is_code(text: str) -> bool:
    """Whether a text has the form of a code, such as BH, EXT:PLAYOFF or GO:SOS-1."""
    return not _wrong_names(text)


def code_of(text: str) -> str:
    """Return what stands where a descriptor has its code, in capitals.

    >>> code_of("bh:GP/C1"), code_of("bh-c1"), code_of("Buchholz Cut 1")
    ('BH', 'BH', 'BUCHHOLZCUT1')
    """
    if not isinstance(text, str):
        raise TypeError(f"a descriptor is a str, not {short(text)}")
    compact = "".join(text.split()).upper()
    head = _HANDBOOK.sub(r"/\1", re.split(r"[@\[]", compact, maxsplit=1)[0]).split("/")[0]
    code = _split_score(head)[0]
    return _SPELLINGS.get(code, code)


def is_letter(text: str) -> bool:
    """Whether a text may be the letter or word of an own modifier."""
    return isinstance(text, str) and _LETTER.fullmatch(text) is not None


def parse(text: str, registry: Registry | None = None) -> Descriptor:
    """Read one descriptor; case, blanks, the order of modifiers and `BH-C1` are forgiven.

    Args:
        text: the descriptor; its code may be unknown.
        registry: whose modifiers are known; those of the library unless given.

    Raises:
        DescriptorError: with the span of the text at fault.

    >>> parse("bh-c1")
    Descriptor('BH/C1')
    >>> parse(" sb / p / c2 "), parse("BH/C1@FIDE-2009"), parse("SM:68[0,P]")
    (Descriptor('SB/C2/P'), Descriptor('BH/C1@FIDE-2009'), Descriptor('SM:68[0,P]'))
    """
    descriptor = parse_any(text)
    known = tuple(_MODIFIERS if registry is None else registry.modifiers)
    for letter, argument in descriptor.modifiers:
        if letter not in known:
            raise unknown_modifier(text, letter, argument, known)
    return descriptor


def unknown_modifier(
    text: str, letter: str, argument: int | None, known: Iterable[str]
) -> DescriptorError:
    """Make the error for a modifier that is not there."""
    reason = _not_a_modifier(letter, known)
    return _error(text, modifier_text(letter, argument), reason, last=True)


def parse_any(text: str) -> Descriptor:
    """Read one descriptor as `parse` does, with modifiers that only a registry may know.

    Raises:
        DescriptorError: with the span of the text at fault.
    """
    if not isinstance(text, str):
        raise TypeError(f"a descriptor is a str, not {short(text)}")
    found = _PARTS.fullmatch("".join(text.split()).upper())
    if found is None:
        reason = Problem(
            "form_of_descriptor",
            "a descriptor has the form {form}",
            form="CODE/MODIFIERS@POLICY[PARAMETERS]",
        )
        raise DescriptorError(reason, text, (0, len(text)))
    head, *parts = _HANDBOOK.sub(r"/\1", found["head"]).split("/")
    code, points = _code_and_points(text, head)
    modifiers: dict[str, int | None] = {}
    for part in parts:
        letter, argument = _modifier(text, part)
        for other, number in modifiers.items():
            if letter == other or any({letter, other} <= group for group in EXCLUSIVE):
                reason = _not_combined(part, modifier_text(other, number))
                raise _error(text, part, reason, last=True)
        modifiers[letter] = argument
    policy, parameters = found["policy"], found["parameters"]
    if policy is not None and not _POLICY.fullmatch(policy):
        raise _error(
            text,
            policy,
            Problem("malformed_policy", "{written!r} is not a policy", written=policy),
            last=True,
        )
    listed = () if parameters is None else tuple(parameters.split(","))
    return Descriptor(code, points, modifiers.items(), policy, listed)


def _not_combined(modifier: str, other: str) -> Problem:
    return Problem(
        "modifiers_exclude_each_other",
        "/{modifier} cannot be combined with /{other}",
        modifier=modifier,
        other=other,
    )


def parse_list(descriptors: str | Sequence[str | Descriptor]) -> tuple[Descriptor, ...]:
    """Read an ordered list: text separated by commas or blanks, or a sequence.

    Raises:
        DescriptorError: for the first descriptor that cannot be read.

    >>> parse_list("PTS, BH/C1 bh")
    (Descriptor('PTS'), Descriptor('BH/C1'), Descriptor('BH'))
    """
    entries = split(descriptors) if isinstance(descriptors, str) else descriptors
    return tuple(entry if isinstance(entry, Descriptor) else parse(entry) for entry in entries)


def split(descriptors: str, at_blanks: bool = True) -> list[str]:
    """Cut the text of a list into its entries, at commas and, unless told otherwise, at blanks.

    >>> split("PTS, BH / C1 SM:68[0, P]")
    ['PTS', 'BH/C1', 'SM:68[0,P]']
    """
    tight = _TIGHT.sub(r"\1", " ".join(descriptors.split()))
    tight = _BRACKETS.sub(lambda found: found[0].replace(" ", ""), tight)
    entry = _ENTRY if at_blanks else _PART
    return [part.strip() for part in entry.findall(tight) if part.strip()]


def column_in_list(text: str, entries: Sequence[str], position: int, start: int) -> int:
    """Return the column, from 1, where a sign of an entry stands in the text of the whole list.

    >>> column_in_list("PTS,  BH / Q", ["PTS", "BH/Q"], position=1, start=3)
    12
    """
    place = 0
    for entry in entries[:position]:
        for sign in "".join(entry.split()):
            place = text.index(sign, place) + 1
    for sign in "".join(entries[position][: start + 1].split()):
        place = text.index(sign, place) + 1
    return place


_TIGHT = re.compile(r" ?([/:@\[]) ?")
_BRACKETS = re.compile(r"\[[^\]]*\]")
_ENTRY = re.compile(r"(?:\[[^\]]*\]?|[^,\s\[])+")  # commas in brackets separate nothing
_PART = re.compile(r"(?:\[[^\]]*\]?|[^,\[])+")


def _code_and_points(text: str, head: str) -> tuple[str, str | None]:
    if not head:
        reason = Problem("code_missing", "a descriptor starts with a code")
        raise DescriptorError(reason, text, (0, len(text)))
    code, points = _split_score(head)
    for name in _wrong_names(code):
        reason = Problem("malformed_code", "{written!r} is not a code", written=name)
        raise _error(text, name, reason)
    return _SPELLINGS.get(code, code), points


def _split_score(head: str) -> tuple[str, str | None]:
    space, colon, last = head.rpartition(":")
    return (space, last) if colon and last in SCORES else (head, None)


def _wrong_names(code: str) -> list[str]:
    """Return the names between the colons of a code that cannot stand there."""
    first, *later = code.split(":")
    wrong = [] if _FIRST_NAME.fullmatch(first) else [first]
    return wrong + [name for name in later if not _LATER_NAME.fullmatch(name)]


def _modifier(text: str, part: str) -> tuple[str, int | None]:
    written = _WRITTEN.fullmatch(part)
    letter = written["letter"] if written else part[:1]
    if letter in _MODIFIERS:
        pattern, hint = _MODIFIERS[letter]
        argument = part.removeprefix(letter)
        if not pattern.fullmatch(argument):
            raise _error(text, part, hint, last=True)
        return letter, int(argument) if argument else None
    if written and _NUMBER.fullmatch(written["argument"] or "1"):
        return letter, int(written["argument"]) if written["argument"] else None
    raise _error(text, part, _not_a_modifier(part[:1], _MODIFIERS), last=True)


def _not_a_modifier(letter: str, modifiers: Iterable[str]) -> Problem:
    known = ", ".join(modifiers)
    if not letter:
        template = "a modifier is missing; the modifiers are {known}"
        return Problem("modifier_missing", template, known=known)
    return Problem(
        "unknown_modifier",
        "unknown modifier {modifier}; the modifiers are {known}",
        modifier=letter,
        known=known,
    )


def _error(text: str, part: str, reason: Problem, last: bool = False) -> DescriptorError:
    """Make an error whose span is the place of the part in the original text."""
    upper = "".join(c.upper() if len(c.upper()) == 1 else c for c in text)  # as long as the text
    start = (upper.rfind if last else upper.find)(part) if part else len(text)
    span = (start, start + len(part)) if start >= 0 else (0, len(text))
    return DescriptorError(reason, text, span)
