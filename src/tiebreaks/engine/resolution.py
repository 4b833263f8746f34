"""Resolution: what a descriptor means in a registry."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

import attrs

from tiebreaks._exact import FrozenMap, brief
from tiebreaks.engine.definitions import Alias, AnyTiebreak, Tiebreak
from tiebreaks.engine.descriptors import Descriptor, TiebreakName
from tiebreaks.engine.stages import Modifier, Stage


def without_aliases(descriptor: Descriptor, aliases: Mapping[str, Descriptor]) -> Descriptor:
    """Return the descriptor with an alias replaced: FB/C1 is BH/C1/F."""
    target = aliases.get(descriptor.code)
    if target is None:
        return descriptor
    modifiers = dict([*target.modifiers, *descriptor.modifiers])
    return attrs.evolve(
        target,
        points=descriptor.points or target.points,
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

    @cached_property
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
            FrozenMap({one.letter: one.names for one, _ in self.modifiers if one.names}),
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
        if changing == self.expanded.modifiers:
            return self.expanded
        return attrs.evolve(self.expanded, modifiers=changing)
