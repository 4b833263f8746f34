"""Tie-breaks beside the built-in ones: those of `--register`, and of installed packages."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from functools import cache, partial, reduce
from importlib import import_module
from pathlib import Path

import attrs

from tiebreaks._exact import inert, short
from tiebreaks.engine.definitions import Alias, AnyTiebreak
from tiebreaks.engine.descriptors import Descriptor, code_of
from tiebreaks.engine.families import BUILTIN
from tiebreaks.engine.registry import Registry
from tiebreaks.engine.stages import Modifier
from tiebreaks.errors import DescriptorError, InputError, Problem, RegistrationError
from tiebreaks.messages import problem_text

GROUP = "tiebreaks.tiebreaks"  # of entry points

Listed = Iterable[str | Descriptor]


@attrs.frozen
class _Offer:
    """A tie-break, another name or a modifier, and who brings it."""

    owner: str
    thing: AnyTiebreak | Alias | Modifier

    @property
    def rank(self) -> int:
        """When it is registered: after what it may need."""
        return 0 if isinstance(self.thing, Modifier) else 2 if isinstance(self.thing, Alias) else 1

    @property
    def key(self) -> str:
        """What it is called in a list."""
        return f"/{self.thing.letter}" if isinstance(self.thing, Modifier) else self.thing.code


@cache
def registered(entries: tuple[str, ...]) -> Registry:
    """Return the built-in tie-breaks and those of every `--register`.

    Raises:
        InputError: entries that cannot be used, all of them.
    """
    if not entries:
        return BUILTIN
    offers, problems = list[_Offer](), list[Problem]()
    for entry in entries:
        found, wrong = _offers(f"--register {entry}", partial(_named, entry))
        offers += found
        problems += wrong
    registry, refused = _extended(BUILTIN, offers)
    if problems or refused:
        raise InputError([*problems, *refused.values()])
    return registry


def with_installed(registry: Registry, listed: Listed, language: str) -> Registry:
    """Return a registry that also has the tie-breaks of packages, if the list has unknown ones.

    Packages that cannot be used are named on standard error if something is still unknown.

    Raises:
        InputError: a tie-break of the list is that of several packages.
    """
    unknown = _unknown(registry, listed)
    if not unknown:
        return registry
    extended, broken, refused = installed(registry)
    missing = _unknown(extended, unknown)
    for entry in missing:
        code = entry.code if isinstance(entry, Descriptor) else code_of(entry)
        if code in refused:
            raise InputError(refused[code])
    for problem in broken if missing else ():
        print(problem_text(problem, language), file=sys.stderr)
    return extended


def installed(registry: Registry) -> tuple[Registry, list[Problem], dict[str, Problem]]:
    """Return a registry with the tie-breaks of packages, which cannot be used, and refused codes.

    Packages name them as entry points of the group `tiebreaks.tiebreaks`.
    """
    offers, broken = list[_Offer](), list[Problem]()
    metadata = import_module("importlib.metadata")  # slow, and seldom needed
    try:
        points = {
            (point.dist.name if point.dist else "a package", point.name): point.load
            for point in metadata.entry_points(group=GROUP)
        }
    except Exception as error:  # the list of any package may be malformed
        return registry, [_broken("entry_points.txt", error)], {}
    for (package, name), load in sorted(points.items()):
        found, wrong = _offers(f"{package} ({name})", load)
        offers += found
        broken += wrong
    extended, refused = _extended(registry, offers)
    return extended, broken, refused


def _unknown(registry: Registry, listed: Listed) -> list[str | Descriptor]:
    """Return the entries of a list that a registry does not know."""
    unknown = []
    for entry in listed:
        try:
            registry.resolution(registry.descriptor(entry))
        except DescriptorError:
            unknown.append(entry)
    return unknown


def _named(entry: str) -> object:
    """Return what MODULE:NAME names.

    Raises:
        InputError: text of another form, or no such name.
    """
    module, _, name = entry.partition(":")
    if not all(part.isidentifier() for part in (*module.split("."), *name.split("."))):
        raise InputError(Problem("register_form", "give the module and a name, as in club:upsets"))
    here = str(Path.cwd())
    if here not in sys.path:  # at the end: a file here replaces no module that is installed
        sys.path.append(here)
    loaded = import_module(module)
    try:
        return reduce(getattr, name.split("."), loaded)
    except AttributeError:
        where = getattr(loaded, "__file__", None) or module
        template = "{module} ({where}) has no {name}"
        raise InputError(
            Problem("register_name", template, module=module, where=where, name=name)
        ) from None


def _offers(owner: str, load: Callable[[], object]) -> tuple[list[_Offer], list[Problem]]:
    """Return the tie-breaks and modifiers that are loaded, or why there are none."""
    try:
        value = load()
        if isinstance(value, Registry):
            return [_Offer(owner, one) for one in _beyond_builtin(value)], []
        single = isinstance(value, AnyTiebreak | Modifier | str) or not isinstance(value, Iterable)
        things: list[object] = [value] if single else list(value)  # type: ignore[call-overload]
    except InputError as error:
        return [], [_about(owner, problem) for problem in error.problems]
    except (Exception, SystemExit) as error:  # whatever the module of a stranger raises
        return [], [_broken(owner, error)]
    wrong = [thing for thing in things if not isinstance(thing, AnyTiebreak | Modifier)]
    if wrong:
        template = "not a tie-break or modifier, nor several of them: {value}"
        problem = Problem("register_kind", template, value=short(wrong[0], most=80))
        return [], [_about(owner, problem)]
    return [_Offer(owner, one) for one in things if isinstance(one, AnyTiebreak | Modifier)], []


def _beyond_builtin(registry: Registry) -> list[AnyTiebreak | Alias | Modifier]:
    """Return what a registry has beside the built-in tie-breaks."""
    modifiers = [
        one for letter, one in registry.modifiers.items() if letter not in BUILTIN.modifiers
    ]
    return [*modifiers, *[entry for code, entry in registry.items() if code not in BUILTIN]]


def _broken(owner: str, error: BaseException) -> Problem:
    reason = inert(f"{type(error).__name__}: {error}".strip().splitlines()[0])
    template = "it cannot be loaded: {reason}"
    return _about(owner, Problem("register_broken", template, reason=reason))


def _about(owner: str, problem: Problem) -> Problem:
    return problem.inside("of_owner", "{owner}: {problem}", owner=owner)


def _extended(registry: Registry, offers: Sequence[_Offer]) -> tuple[Registry, dict[str, Problem]]:
    """Return a registry with what is offered, modifiers first, and what is refused by its code."""
    by_key: dict[str, list[_Offer]] = {}
    for offer in offers:
        by_key.setdefault(offer.key, []).append(offer)
    refused: dict[str, Problem] = {}
    for key, (first, *others) in sorted(by_key.items(), key=lambda pair: pair[1][0].rank):
        there = registry.modifiers.get(key[1:]) if key[:1] == "/" else registry.get(key)
        if there is not None and there is not first.thing:
            owner = "tiebreaks" if key in BUILTIN or key[1:] in BUILTIN.modifiers else "--register"
            refused[key] = _taken(key, first.owner, owner)
        elif rivals := [one for one in others if one.thing is not first.thing]:
            refused[key] = _taken(key, rivals[0].owner, first.owner)
        elif there is None:
            try:
                registry = _with(registry, first.thing)
            except RegistrationError as error:
                refused[key] = _about(first.owner, error.problems[0])
    return registry, refused


def _with(registry: Registry, thing: AnyTiebreak | Alias | Modifier) -> Registry:
    if isinstance(thing, Modifier):
        return registry.with_modifier(thing)
    if isinstance(thing, Alias):
        return registry.with_alias(thing.code, thing.target, thing.names)
    return registry.with_tiebreak(thing)


def _taken(key: str, owner: str, other: str) -> Problem:
    template = "{tiebreak} is taken by {other}"
    return _about(owner, Problem("taken_by", template, tiebreak=key, other=other))
