"""The registry: the known tie-breaks, and what a descriptor of them may say."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from pkgutil import resolve_name
from typing import Any, SupportsIndex

import attrs

from tiebreaks._exact import FrozenMap, cut, short
from tiebreaks.engine.definitions import (
    BUILTIN,
    Alias,
    AnyTiebreak,
    found_at,
)
from tiebreaks.engine.descriptors import (
    EXCLUSIVE,
    Descriptor,
    code_of,
    is_code,
    is_letter,
    modifier_text,
    parse,
    parse_any,
    split,
    takes_nothing,
    takes_number,
    unknown_modifier,
)
from tiebreaks.engine.origins import OWN
from tiebreaks.engine.resolution import Resolution, without_aliases
from tiebreaks.engine.stages import Modifier
from tiebreaks.engine.unknown import EXTERNAL, SWISS_MANAGER, unknown_tiebreak, what_is_missing
from tiebreaks.errors import DescriptorError, Problem, RegistrationError, UnknownTiebreakError


def _by_code(items: Iterable[AnyTiebreak | Alias]) -> FrozenMap[str, AnyTiebreak | Alias]:
    return FrozenMap({item.code: item for item in items})


def _by_letter(items: Iterable[Modifier]) -> FrozenMap[str, Modifier]:
    return FrozenMap({item.letter: item for item in items})


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
                raise RegistrationError(
                    Problem(
                        "accepts_unknown_modifiers",
                        "{tiebreak} accepts unknown modifiers: {modifiers}",
                        tiebreak=entry.code,
                        modifiers=", ".join(sorted(unknown)),
                    )
                )

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
        return self._with(tiebreak)

    def with_alias(
        self, code: str, target: str | Descriptor, names: Mapping[str, str] | None = None
    ) -> Registry:
        """Return a registry that also has another name for a tie-break with modifiers.

        What the tie-break takes may be added to the name, but for what the target has.

        Raises:
            RegistrationError: the code is taken or malformed.
            UnknownTiebreakError, DescriptorError: the target is unknown.

        >>> from tiebreaks import BUILTIN
        >>> BUILTIN.with_alias("CLUB", "BH/C2").resolution("CLUB/P").expanded
        Descriptor('BH/C2/P')
        """
        meant = self.resolution(self.descriptor(target))
        said = {letter for letter, _ in meant.expanded.modifiers}
        taken = said | {other for group in EXCLUSIVE if group & said for other in group}
        alias = Alias(
            code=code,
            target=meant.expanded,
            accepts=[letter for letter in self.accepted(meant.entry) if letter not in taken],
            doc=meant.tiebreak.doc,
            scored=meant.tiebreak.scored and meant.expanded.points is None,
            names=names or {},
        )
        return self._with(alias)

    def _with(self, entry: AnyTiebreak | Alias) -> Registry:
        if not isinstance(entry, AnyTiebreak | Alias):
            hint = "make one with @tiebreak or @group_tiebreak"
            raise TypeError(f"a registry holds tie-breaks, not {short(entry, most=80)}; {hint}")
        code = entry.code
        if not (isinstance(code, str) and is_code(code)):
            template = "{written!r} is not a code: use capitals, digits and _"
            raise RegistrationError(Problem("malformed_own_code", template, written=str(code)))
        if code in self.entries:
            template = "the code {written!r} is taken"
            raise RegistrationError(Problem("code_taken", template, written=code))
        return Registry([*self.values(), entry], self.modifiers.values())

    def with_modifier(self, modifier: Modifier) -> Registry:
        """Return a registry that also holds this modifier, for tie-breaks registered after it.

        Raises:
            RegistrationError: the letter is taken or malformed, or a code in `accepted_by` unknown.

        >>> from tiebreaks import BUILTIN, Modifier
        >>> early = Modifier("EARLY", table=lambda table, _: table.through(2), accepted_by="BH")
        >>> BUILTIN.with_modifier(early).descriptor("bh/early")
        Descriptor('BH/EARLY')
        """
        if not isinstance(modifier, Modifier):
            raise TypeError(f"with_modifier takes a Modifier, not {short(modifier, most=80)}")
        letter = modifier.letter
        if not is_letter(letter):
            raise RegistrationError(
                Problem(
                    "bad_letter",
                    "{letter!r} is not the letter of a modifier: use up to 12 capitals",
                    letter=letter,
                )
            )
        if letter in self.modifiers:
            raise RegistrationError(
                Problem("letter_taken", "the modifier /{letter} is taken", letter=letter)
            )
        unknown = sorted(modifier.accepted_by - set(self.entries))
        if unknown:
            raise RegistrationError(
                Problem(
                    "accepted_by_unknown",
                    "/{letter} is accepted by unknown tie-breaks: {codes}",
                    letter=letter,
                    codes=", ".join(unknown),
                )
            )
        return Registry(self.values(), [*self.modifiers.values(), modifier])

    def accepted(self, entry: AnyTiebreak | Alias) -> tuple[str, ...]:
        """Return the letters of the modifiers that a tie-break takes, own ones at the end."""
        own = [one.letter for one in self.modifiers.values() if entry.code in one.accepted_by]
        return (*entry.accepts, *own)

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
        if isinstance(written, str) and written in self.entries:  # most are a code alone
            return Descriptor(written)
        if self._has(code_of(written)) or re.search(_UNFINISHED, written):
            return parse(written, self)
        if written.strip().isdecimal():
            template = "a number is not a tie-break; SM:{written} is the one of Swiss-Manager"
            reason = Problem("number_alone", template, written=written.strip())
            raise DescriptorError(reason, written, (0, len(written)))
        from tiebreaks.engine import other_names  # large, and most lists have codes

        meant = other_names.resolved(written, self._canonical, teams)
        return parse(written if meant is None else meant, self)

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
            entries += [part] if len(words) > 1 and self._reads_as_name(part, words) else words
        return entries

    def _reads_as_name(self, part: str, words: Sequence[str]) -> bool:
        """Whether several words are one name that others have, and no descriptors."""
        codes = [code_of(word) for word in words]
        spaced = any(code.startswith((EXTERNAL, SWISS_MANAGER)) for code in codes)
        if spaced or all(self._has(code) for code in codes):
            return False
        return _is_name(part)

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
        descriptor = parse_any(descriptor) if isinstance(descriptor, str) else descriptor
        return self._resolved_once(descriptor)

    @cached_property
    def _resolved_once(self) -> Callable[[Descriptor], Resolution]:
        return lru_cache(maxsize=1 << 10)(self._resolved)

    def _resolved(self, descriptor: Descriptor) -> Resolution:
        entry = self._entry(descriptor)
        named = descriptor
        if entry.code != descriptor.code:
            named = attrs.evolve(descriptor, code=entry.code)
        expanded = without_aliases(named, self.aliases)
        tiebreak = entry if expanded is descriptor else self._entry(expanded)
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
            fits = fits and self.entries[code].origin is not OWN  # BH/C2 keeps its name
            if fits and (target.code, target.policy) == named:
                return self.entries[code]
        return entry

    def _unknown(self, descriptor: Descriptor, code: str) -> UnknownTiebreakError:
        """Make the error for a code that is not there."""
        from difflib import get_close_matches  # for errors alone

        reason, near = what_is_missing(code), list[str]()
        if reason is None:
            near = get_close_matches(code, self.entries, n=3, cutoff=0.5)
            reason = unknown_tiebreak(descriptor.code, near)
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
            template = "{tiebreak} takes no :{points}"
            reason = Problem("takes_no_score", template, tiebreak=code, points=descriptor.points)
            raise _refused(text, f":{descriptor.points}", reason)
        accepted = self.accepted(entry)
        for letter, argument in descriptor.modifiers:
            self._check_modifier(text, letter, argument)
            if letter not in accepted:
                reason = Problem(
                    "modifier_not_taken",
                    "{tiebreak} does not take /{modifier}; it takes {taken}",
                    tiebreak=code,
                    modifier=letter,
                    taken=", ".join(f"/{x}" for x in accepted) or _NO_MODIFIER,
                )
                raise _refused(text, f"/{modifier_text(letter, argument)}", reason, skip=1)
        if descriptor.policy and descriptor.policy not in entry.policies:
            reason = Problem(
                "policy_not_taken",
                "{tiebreak} does not take @{policy}; it takes {taken}",
                tiebreak=code,
                policy=descriptor.policy,
                taken=", ".join(f"@{x}" for x in sorted(entry.policies)) or _NO_POLICY,
            )
            raise _refused(text, f"@{descriptor.policy}", reason)
        if descriptor.parameters:
            _check_parameters(entry, descriptor)
        return entry

    def _check_modifier(self, text: str, letter: str, argument: int | None) -> None:
        """Refuse an unknown modifier, and one with or without a number that it does not have."""
        if letter not in self.modifiers:
            raise unknown_modifier(text, letter, argument, self.modifiers)
        takes = self.modifiers[letter].number
        if takes is not (argument is not None):
            reason = takes_number(letter, f"{letter}1") if takes else takes_nothing(letter)
            raise _refused(text, f"/{modifier_text(letter, argument)}", reason, skip=1)


def _is_name(text: str) -> bool:
    """Whether others have this name for a tie-break, or it is one of ours."""
    from tiebreaks.engine import other_names  # as above

    return bool(other_names.candidates(text))


_NO_MODIFIER = Problem("no_modifier", "no modifier")
_NO_POLICY = Problem("no_policy", "no policy")

# What no name begins or ends with: a descriptor that breaks off, as in `:BH` and `BH]`.
_UNFINISHED = r"^\s*[:/@\[\]]|[:/@\[]\s*$|^[^\[]*\]"


def _check_parameters(entry: AnyTiebreak | Alias, descriptor: Descriptor) -> None:
    """Refuse what stands in brackets unless it is the one parameter that the entry takes."""
    given = ",".join(descriptor.parameters)
    taken = entry.parameter
    if taken is None:
        template = "{tiebreak} takes no parameters"
        reason = Problem("takes_no_parameters", template, tiebreak=entry.code)
        raise _refused(str(descriptor), f"[{given}]", reason)
    if not re.fullmatch(taken.pattern, given):
        reason = Problem(
            "wrong_parameter",
            "{tiebreak} takes {meaning} in brackets, not {given!r}",
            tiebreak=entry.code,
            meaning=taken.meaning,
            given=given,
        )
        raise _refused(str(descriptor), f"[{given}]", reason)


def _refused(text: str, part: str, reason: Problem, skip: int = 0) -> DescriptorError:
    """Make an error whose span is the place of the part, less the signs skipped."""
    start = text.index(part)
    return DescriptorError(reason, text, (start + skip, start + len(part)))
