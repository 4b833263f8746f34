"""The registry: which tie-breaks there are and what a descriptor of them may say."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from enum import Enum
from typing import TYPE_CHECKING

import attrs

from tiebreaks._exact import FrozenMap
from tiebreaks.descriptors import Descriptor, modifier_text
from tiebreaks.errors import DescriptorError, RegistrationError, UnknownTiebreakError
from tiebreaks.terms import Better, Fold, Terms

if TYPE_CHECKING:
    from tiebreaks.view import Frame, View

_CODE = re.compile(r"[A-Z][A-Z0-9_]*(:[A-Z][A-Z0-9_]*)*")


def _frozen(names: Mapping[str, str]) -> Mapping[str, str]:
    return FrozenMap(names)


class Need(Enum):
    """What a tie-break cannot do without."""

    RATINGS = "the rating of every participant"
    SWISS = "pairings that are not predetermined"  # note to Article 8, March 2026
    ROUND_ORDER = "the order of the rounds"
    INDIVIDUALS = "an individual event"
    TEAMS = "a team event"
    BOARDS = "the results on every board"
    NAMED_SCORE = "the score that it is to use, :MP or :GP"  # of team events


class CutOrder(Enum):
    """Which term is the least significant (14.1)."""

    VALUE = "value"
    VALUE_THEN_PRODUCT = "value_then_product"
    EARLIEST = "earliest"


class Stage(Enum):
    """When a modifier acts."""

    VIEW = "view"
    PARAMETER = "parameter"
    SELECTION = "selection"
    ORDER = "order"


@attrs.frozen
class Tiebreak:
    """A tie-break that gives everybody a value: its terms, and how they fold.

    `scored` tells whether a score of a team event may be named, as in `BH:GP`; `level_on` is the
    score on which teams should be level before it is used. `names` are by language; those of the
    built-in tie-breaks stand in `messages`.
    """

    code: str
    terms: Callable[[View], Terms]
    fold: Fold
    accepts: str = ""
    better: Better = Better.HIGHER
    needs: frozenset[Need] = frozenset()
    cut_order: CutOrder = CutOrder.VALUE
    decimals: int = 0
    article: str = ""
    scored: bool = True
    level_on: str | None = None
    names: Mapping[str, str] = attrs.field(factory=dict, converter=_frozen)

    @property
    def doc(self) -> str:
        """The rule in our words."""
        return self.terms.__doc__ or ""


@attrs.frozen
class Encounter:
    """The separate standings of one group: what a group tie-break decided by, and the result.

    `by` says which score or boards were compared, where it is not the one score of the event.
    `members` are indexes; `scores`, `low` and `high` (worst and best case over the missing games)
    count in `scale` units; `groups` is the order that follows.
    """

    members: tuple[int, ...]
    scores: tuple[int, ...]
    missing: tuple[int, ...]
    low: tuple[int, ...]
    high: tuple[int, ...]
    scale: int
    article: str
    groups: tuple[tuple[int, ...], ...]
    by: str = ""


@attrs.frozen
class GroupTiebreak:
    """A tie-break that orders a tied group by what its members did among themselves."""

    code: str
    split: Callable[[View, Sequence[int]], tuple[list[list[int]], tuple[Encounter, ...]]]
    accepts: str = ""
    needs: frozenset[Need] = frozenset()
    article: str = ""
    scored: bool = True
    names: Mapping[str, str] = attrs.field(factory=dict, converter=_frozen)

    @property
    def doc(self) -> str:
        """The rule in our words."""
        return self.split.__doc__ or ""


AnyTiebreak = Tiebreak | GroupTiebreak


@attrs.frozen
class Modifier:
    """A modifier letter: when it acts, and on what.

    VIEW modifiers change the frame, SELECTION modifiers leave terms out; PARAMETER modifiers are
    read by the tie-break and ORDER modifiers by the ranking.
    """

    letter: str
    stage: Stage
    article: str
    frame: Callable[[Frame], Frame] | None = None
    select: Callable[[Terms, View, CutOrder, int], Terms] | None = None


@attrs.frozen
class Alias:
    """Another name for a descriptor, with what may still be added to it."""

    code: str
    target: Descriptor
    accepts: str
    article: str = ""
    doc: str = ""
    scored: bool = True
    names: Mapping[str, str] = attrs.field(factory=dict, converter=_frozen)


def tiebreak(
    code: str,
    *,
    fold: Fold,
    accepts: str = "",
    better: Better = Better.HIGHER,
    needs: Iterable[Need] = (),
    cut_order: CutOrder = CutOrder.VALUE,
    decimals: int = 0,
    article: str = "",
    scored: bool = True,
    level_on: str | None = None,
    names: Mapping[str, str] | None = None,
) -> Callable[[Callable[[View], Terms]], Tiebreak]:
    """Make a tie-break of a function from a view to its terms; no registry is changed."""

    def decorate(terms: Callable[[View], Terms]) -> Tiebreak:
        return Tiebreak(
            code=code,
            terms=terms,
            fold=fold,
            accepts=accepts,
            better=better,
            needs=frozenset(needs),
            cut_order=cut_order,
            decimals=decimals,
            article=article,
            scored=scored,
            level_on=level_on,
            names=names or {},
        )

    return decorate


def group_tiebreak(
    code: str,
    *,
    accepts: str = "",
    needs: Iterable[Need] = (),
    article: str = "",
    scored: bool = True,
    names: Mapping[str, str] | None = None,
) -> Callable[
    [Callable[[View, Sequence[int]], tuple[list[list[int]], tuple[Encounter, ...]]]],
    GroupTiebreak,
]:
    """Make a group tie-break of a function that splits a tied group; no registry is changed."""

    def decorate(
        split: Callable[[View, Sequence[int]], tuple[list[list[int]], tuple[Encounter, ...]]],
    ) -> GroupTiebreak:
        return GroupTiebreak(
            code=code,
            split=split,
            accepts=accepts,
            needs=frozenset(needs),
            article=article,
            scored=scored,
            names=names or {},
        )

    return decorate


def _by_code(items: Iterable[AnyTiebreak | Alias]) -> FrozenMap[str, AnyTiebreak | Alias]:
    return FrozenMap({item.code: item for item in items})


def _by_letter(items: Iterable[Modifier]) -> FrozenMap[str, Modifier]:
    return FrozenMap({item.letter: item for item in items})


def without_aliases(descriptor: Descriptor, aliases: Mapping[str, Descriptor]) -> Descriptor:
    """Return the descriptor with an alias replaced: FB/C1 is BH/C1/F."""
    target = aliases.get(descriptor.code)
    if target is None:
        return descriptor
    modifiers = dict([*target.modifiers, *descriptor.modifiers])
    return attrs.evolve(target, points=descriptor.points, modifiers=tuple(modifiers.items()))


@attrs.frozen
class Registry:
    """An immutable set of tie-breaks; one is passed where tie-breaks are named, never a global.

    >>> from tiebreaks import BUILTIN, parse
    >>> BUILTIN.resolve(parse("BH/C1")).code
    'BH'
    """

    entries: FrozenMap[str, AnyTiebreak | Alias] = attrs.field(converter=_by_code)
    modifiers: FrozenMap[str, Modifier] = attrs.field(converter=_by_letter)

    def __attrs_post_init__(self) -> None:
        for entry in self.entries.values():
            unknown = set(entry.accepts) - set(self.modifiers)
            if unknown:
                letters = ", ".join(sorted(unknown))
                raise RegistrationError(f"{entry.code} accepts unknown modifiers: {letters}")

    def __iter__(self) -> Iterator[AnyTiebreak | Alias]:
        return iter(self.entries.values())

    def with_tiebreak(self, tiebreak: AnyTiebreak) -> Registry:
        """Return a registry that also holds this tie-break.

        Raises:
            RegistrationError: the code is taken or malformed, or a letter unknown.
        """
        code = tiebreak.code
        if not _CODE.fullmatch(code):
            raise RegistrationError(f"{code!r} is no code: capitals, digits and _ are")
        if code in self.entries:
            raise RegistrationError(f"the code {code!r} is taken")
        return Registry([*self, tiebreak], self.modifiers.values())

    def entry(self, descriptor: Descriptor) -> AnyTiebreak | Alias:
        """Return what a descriptor names, an alias as itself.

        Raises:
            UnknownTiebreakError: with the nearest codes.
            DescriptorError: a modifier that the tie-break does not take.
        """
        text = str(descriptor)
        code = descriptor.code.removeprefix("OTHER_")
        if code not in self.entries:
            near = get_close_matches(code, self.entries, n=3, cutoff=0.5)
            hint = f"; the nearest are {', '.join(near)}" if near else ""
            raise UnknownTiebreakError(
                f"unknown tie-break {descriptor.code!r}{hint}",
                text,
                (0, len(descriptor.code)),
                tuple(near),
            )
        entry = self.entries[code]
        if descriptor.points and not entry.scored:
            start = text.index(f":{descriptor.points}")
            reason = f"{code} takes no :{descriptor.points}"
            raise DescriptorError(reason, text, (start, start + 3))
        for letter, argument in descriptor.modifiers:
            if letter not in entry.accepts:
                start = text.index(f"/{modifier_text(letter, argument)}") + 1
                taken = ", ".join(f"/{x}" for x in entry.accepts) or "no modifier"
                raise DescriptorError(
                    f"{code} does not take /{letter}; it takes {taken}",
                    text,
                    (start, start + len(modifier_text(letter, argument))),
                )
        return entry

    def expand(self, descriptor: Descriptor) -> Descriptor:
        """Return the descriptor with an alias replaced: FB/C1 is BH/C1/F."""
        entry = self.entry(descriptor)
        return without_aliases(attrs.evolve(descriptor, code=entry.code), self.aliases)

    @property
    def aliases(self) -> Mapping[str, Descriptor]:
        """What other names of tie-breaks stand for, by code."""
        return FrozenMap({entry.code: entry.target for entry in self if isinstance(entry, Alias)})

    def named(self, descriptor: Descriptor) -> AnyTiebreak | Alias:
        """Return what gives a descriptor its name: FB for BH/F/C1, else the tie-break itself."""
        entry = self.entry(descriptor)
        for other in self:
            if isinstance(other, Alias) and other.target.modifiers:
                target = other.target
                if target.code == entry.code and set(target.modifiers) <= set(descriptor.modifiers):
                    return other
        return entry

    def resolve(self, descriptor: Descriptor) -> AnyTiebreak:
        """Return the tie-break that a descriptor names, aliases followed.

        Raises:
            UnknownTiebreakError: with the nearest codes.
            DescriptorError: a modifier that the tie-break does not take.
        """
        target = self.entry(self.expand(descriptor))
        assert not isinstance(target, Alias), "an alias names a tie-break"
        return target
