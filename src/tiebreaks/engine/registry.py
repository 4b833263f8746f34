"""The registry: the known tie-breaks, and what a descriptor of them may say."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import cached_property
from pkgutil import resolve_name
from typing import Any, SupportsIndex

import attrs

from tiebreaks._exact import FrozenMap, brief, cut
from tiebreaks.engine import other_names
from tiebreaks.engine.definitions import (
    BUILTIN,
    Alias,
    AnyTiebreak,
    Modifier,
    Stage,
    Tiebreak,
    found_at,
)
from tiebreaks.engine.descriptors import (
    Descriptor,
    TiebreakName,
    code_of,
    is_code,
    modifier_text,
    parse,
    split,
)
from tiebreaks.errors import DescriptorError, RegistrationError, UnknownTiebreakError

EXTERNAL = "EXT:"  # what the codes of values from outside begin with
SWISS_MANAGER = "SM:"


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
    return attrs.evolve(
        target,
        points=descriptor.points,
        modifiers=tuple(modifiers.items()),
        policy=descriptor.policy or target.policy,
        parameters=descriptor.parameters or target.parameters,
    )


@attrs.frozen
class Resolution:
    """What a descriptor means in a registry: everything that is asked about it, found once.

    `expanded` is the descriptor with aliases replaced (FB/C1 is BH/C1/F), `tiebreak` what
    computes it. `entry` is what its code names, an alias as itself; `titled` is the entry whose
    name and article the descriptor bears: FB for BH/F. `modifiers` are those of `expanded`, each
    with its argument.
    """

    descriptor: Descriptor
    entry: AnyTiebreak | Alias
    tiebreak: AnyTiebreak
    expanded: Descriptor
    titled: AnyTiebreak | Alias
    modifiers: tuple[tuple[Modifier, int | None], ...]

    __repr__ = brief

    @property
    def name(self) -> TiebreakName:
        """What the descriptor is called."""
        said = self.titled.target.modifiers if isinstance(self.titled, Alias) else ()
        return TiebreakName(
            self.titled.code,
            self.titled.names,
            self.descriptor.points,
            tuple(modifier for modifier in self.descriptor.modifiers if modifier not in said),
            self.descriptor.policy,
            self.descriptor.parameters,
        )

    @property
    def policy(self) -> str | None:
        """The policy named, or the tie-break's own; None where the edition decides."""
        return self.expanded.policy or self.tiebreak.policy

    @property
    def is_score(self) -> bool:
        """Whether it is a score to rank by, such as the points, and no tie-break behind it."""
        return isinstance(self.tiebreak, Tiebreak) and self.tiebreak.is_score

    @cached_property
    def plain(self) -> Descriptor:
        """The expanded descriptor with those modifiers alone that change what the terms are.

        BH/C1 and BH/C2 share the terms of BH; those of SOB/C1 are values of BH/C1.
        """
        stages = {Stage.VIEW, Stage.PARAMETER, Stage.VECTOR}
        if isinstance(self.tiebreak, Tiebreak) and self.tiebreak.cuts_source:
            stages.add(Stage.SELECTION)
        changing = tuple(
            (modifier.letter, argument)
            for modifier, argument in self.modifiers
            if modifier.stage in stages
        )
        return attrs.evolve(self.expanded, modifiers=changing)


@attrs.frozen
class Registry(Mapping[str, AnyTiebreak | Alias]):
    """An immutable mapping of codes to tie-breaks; passed where tie-breaks are named, never global.

    >>> from tiebreaks import BUILTIN
    >>> "BH" in BUILTIN, BUILTIN.resolve("BH/C1").code
    (True, 'BH')
    """

    entries: FrozenMap[str, AnyTiebreak | Alias] = attrs.field(converter=_by_code)
    modifiers: FrozenMap[str, Modifier] = attrs.field(converter=_by_letter)

    def __repr__(self) -> str:
        return cut(f"<Registry: {len(self.entries)} codes, {len(self.modifiers)} modifiers>")

    def __reduce_ex__(self, protocol: SupportsIndex) -> str | tuple[Any, ...]:
        if found_at(BUILTIN, self):  # a reference: the copy is the same registry
            return resolve_name, (BUILTIN,)
        return Registry, (tuple(self.values()), tuple(self.modifiers.values()))

    def __attrs_post_init__(self) -> None:
        for entry in self.entries.values():
            unknown = set(entry.accepts) - set(self.modifiers)
            if unknown:
                letters = ", ".join(sorted(unknown))
                raise RegistrationError(f"{entry.code} accepts unknown modifiers: {letters}")

    def __getitem__(self, code: str) -> AnyTiebreak | Alias:
        return self.entries[code]

    def __iter__(self) -> Iterator[str]:
        return iter(self.entries)

    def __len__(self) -> int:
        return len(self.entries)

    def with_tiebreak(self, tiebreak: AnyTiebreak) -> Registry:
        """Return a registry that also holds this tie-break.

        Raises:
            RegistrationError: the code is taken or malformed, or a letter unknown.
        """
        code = tiebreak.code
        if not is_code(code):
            raise RegistrationError(f"{code!r} is not a code: use capitals, digits and _")
        if code in self.entries:
            raise RegistrationError(f"the code {code!r} is taken")
        return Registry([*self.values(), tiebreak], self.modifiers.values())

    def descriptor(self, written: str | Descriptor, teams: bool | None = None) -> Descriptor:
        """Return the descriptor of an entry of a list; the names that others have are understood.

        `teams` says whether the event is of teams, None if that is not known: some names mean
        another tie-break there.

        Raises:
            UnknownTiebreakError: a name with several meanings, or that is not computed.
            DescriptorError: text that is neither a descriptor nor a known name.

        >>> from tiebreaks import BUILTIN
        >>> BUILTIN.descriptor("bh-c1"), BUILTIN.descriptor("SM:37"), BUILTIN.descriptor("SoBerg")
        (Descriptor('BH/C1'), Descriptor('BH@FIDE-2009'), Descriptor('SB'))
        """
        if isinstance(written, Descriptor):
            return written
        if self._has(code_of(written)) or _UNFINISHED.search(written):
            return parse(written)
        if written.strip().isdecimal():
            reason = f"a number is no tie-break; SM:{written.strip()} is that of Swiss-Manager"
            raise DescriptorError(reason, written, (0, len(written)))
        meant = other_names.resolved(written, self._canonical, teams)
        return parse(written if meant is None else meant)

    def entries_of(self, descriptors: str | Sequence[str | Descriptor]) -> list[str | Descriptor]:
        """Return the entries of a list: of text, cut at commas and at blanks between descriptors.

        >>> from tiebreaks import BUILTIN
        >>> BUILTIN.entries_of("PTS BH/C1, Buchholz Cut 1, SM:68[0, -]")
        ['PTS', 'BH/C1', 'Buchholz Cut 1', 'SM:68[0,-]']
        """
        if not isinstance(descriptors, str):
            return list(descriptors)
        entries: list[str | Descriptor] = []
        for part in split(descriptors, at_blanks=False):
            words = split(part)
            codes = [code_of(word) for word in words]
            named = not all(self._has(code) for code in codes)
            spaced = any(code.startswith((EXTERNAL, SWISS_MANAGER)) for code in codes)
            if len(words) > 1 and named and not spaced and other_names.candidates(part):
                words = [part]
            entries += words
        return entries

    def _has(self, code: str) -> bool:
        return code.removeprefix("OTHER_") in self.entries

    def _canonical(self, text: str) -> str | None:
        """Return a descriptor without aliases; None for one that is not computed here."""
        try:
            return str(self.resolution(text).expanded)
        except DescriptorError:
            return text if text.startswith(EXTERNAL) else None

    def resolution(self, descriptor: Descriptor | str) -> Resolution:
        """Return what a descriptor means.

        Raises:
            UnknownTiebreakError: with the nearest codes.
            DescriptorError: a modifier that the tie-break does not take.
        """
        descriptor = parse(descriptor) if isinstance(descriptor, str) else descriptor
        entry = self._entry(descriptor)
        expanded = without_aliases(attrs.evolve(descriptor, code=entry.code), self.aliases)
        tiebreak = self._entry(expanded)
        assert not isinstance(tiebreak, Alias), "an alias names a tie-break"
        return Resolution(
            descriptor=descriptor,
            entry=entry,
            tiebreak=tiebreak,
            expanded=expanded,
            titled=self._titled(entry, descriptor),
            modifiers=tuple((self.modifiers[letter], n) for letter, n in expanded.modifiers),
        )

    def resolve(self, descriptor: Descriptor | str) -> AnyTiebreak:
        """Return the tie-break that a descriptor names, aliases followed.

        Raises:
            UnknownTiebreakError: with the nearest codes.
            DescriptorError: a modifier that the tie-break does not take.
        """
        return self.resolution(descriptor).tiebreak

    @cached_property
    def aliases(self) -> Mapping[str, Descriptor]:
        """What other names of tie-breaks mean, by code."""
        return FrozenMap(
            {entry.code: entry.target for entry in self.values() if isinstance(entry, Alias)}
        )

    def _titled(self, entry: AnyTiebreak | Alias, descriptor: Descriptor) -> AnyTiebreak | Alias:
        """Return the entry whose name a descriptor bears: FB for BH/F/C1, else its own."""
        named = entry.code, descriptor.policy
        for code, target in self.aliases.items() if descriptor.modifiers else ():
            said = set(target.modifiers)
            fits = said and said <= set(descriptor.modifiers)
            if fits and (target.code, target.policy) == named:
                return self.entries[code]
        return entry

    def _unknown(self, descriptor: Descriptor, code: str) -> UnknownTiebreakError:
        """Make the error for a code that is not there."""
        reason, near = _unknown_reason(code), list[str]()
        if not reason:
            near = get_close_matches(code, self.entries, n=3, cutoff=0.5)
            hint = f"; the nearest are {', '.join(near)}" if near else ""
            reason = f"unknown tie-break {descriptor.code!r}{hint}"
        span = (0, len(descriptor.code))
        return UnknownTiebreakError(reason, str(descriptor), span, tuple(near))

    def _entry(self, descriptor: Descriptor) -> AnyTiebreak | Alias:
        """Return what the code names, an alias as itself, if it takes what is added to it."""
        text = str(descriptor)
        code = descriptor.code.removeprefix("OTHER_")
        if code not in self.entries:
            raise self._unknown(descriptor, code)
        entry = self.entries[code]
        if descriptor.points and not entry.scored:
            raise _refused(text, f":{descriptor.points}", f"{code} takes no :{descriptor.points}")
        for letter, argument in descriptor.modifiers:
            if letter not in entry.accepts:
                taken = ", ".join(f"/{x}" for x in entry.accepts) or "no modifier"
                reason = f"{code} does not take /{letter}; it takes {taken}"
                raise _refused(text, f"/{modifier_text(letter, argument)}", reason, skip=1)
        if descriptor.policy and descriptor.policy not in entry.policies:
            taken = ", ".join(f"@{x}" for x in sorted(entry.policies)) or "no policy"
            reason = f"{code} does not take @{descriptor.policy}; it takes {taken}"
            raise _refused(text, f"@{descriptor.policy}", reason)
        if descriptor.parameters:
            _check_parameters(entry, descriptor)
        return entry


def _unknown_reason(code: str) -> str:
    """Say what a code of a space that holds no tie-breaks needs."""
    if code.startswith(EXTERNAL):
        name = code.removeprefix(EXTERNAL).lower()
        how = f"with --ext {name}=FILE, or external({name!r}, ...)"
        return f"{code} needs values from outside the table: give them {how}"
    if code.startswith(SWISS_MANAGER):
        return f"{code}: behind a number of Swiss-Manager only parameters in brackets may follow"
    return ""


# What no name begins or ends with: a descriptor that breaks off, as in `:BH` and `BH]`.
_UNFINISHED = re.compile(r"^\s*[:/@\[\]]|[:/@\[]\s*$|^[^\[]*\]")


def _check_parameters(entry: AnyTiebreak | Alias, descriptor: Descriptor) -> None:
    """Refuse what stands in brackets unless it is the one parameter that the entry takes."""
    given = ",".join(descriptor.parameters)
    taken = entry.parameter
    if taken is None:
        raise _refused(str(descriptor), f"[{given}]", f"{entry.code} takes no parameters")
    if not re.fullmatch(taken.pattern, given):
        reason = f"{entry.code} takes {taken.meaning} in brackets, not {given!r}"
        raise _refused(str(descriptor), f"[{given}]", reason)


def _refused(text: str, part: str, reason: str, skip: int = 0) -> DescriptorError:
    """Make an error whose span is the place of the part, less the signs skipped."""
    start = text.index(part)
    return DescriptorError(reason, text, (start + skip, start + len(part)))
