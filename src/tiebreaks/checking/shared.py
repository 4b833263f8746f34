"""What the lists tried under the same settings share, and which of them cannot fit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum
from itertools import pairwise

import attrs

from tiebreaks.checking.claims import Claim
from tiebreaks.engine.definitions import GroupTiebreak
from tiebreaks.engine.descriptors import Descriptor
from tiebreaks.engine.evaluation import Evaluation
from tiebreaks.engine.families import BUILTIN
from tiebreaks.errors import DescriptorError, NotApplicableError
from tiebreaks.standings.ranking import PTS, points_first

Groups = tuple[int, ...]  # the tied group of everybody, in published order


class Use(Enum):
    """What an entry of a list gives."""

    NONE = 0  # it is dropped, as somebody has no rating
    VALUES = 1
    GROUPS = 2  # an order of tied groups, known when everything is ranked


@attrs.frozen(eq=False)
class Shared:
    """One evaluation, whose columns serve every list, and the published order of everybody.

    `order` are the indexes by published place, each with its place; none unless everybody has one.
    """

    evaluation: Evaluation
    order: Sequence[tuple[int, int]]
    _uses: dict[Descriptor, Use] = attrs.field(factory=dict, init=False)
    _groups: dict[tuple[Descriptor, ...], Groups | None] = attrs.field(factory=dict, init=False)
    _held: dict[tuple[str, Descriptor], bool] = attrs.field(factory=dict, init=False)

    def cannot_fit(
        self, entries: Sequence[Descriptor], asked: Iterable[tuple[Claim, Descriptor]]
    ) -> bool:
        """Whether a list cannot give the published table, as its columns tell.

        `asked` are the published columns, each with the tie-break that it is compared with.
        If it can, or if only ranking tells, the answer is False; so it is with tie-breaks that are
        not built in: what may be wrong with them is to be said by whoever ranks.
        """
        if self.evaluation.registry is not BUILTIN:
            return False
        try:
            contradicted = self._contradicts(entries)
        except NotApplicableError:
            return True
        except DescriptorError:
            return False
        return contradicted or not all(self._may_hold(claim, entry) for claim, entry in asked)

    def _use(self, entry: Descriptor) -> Use:
        """Return what can be made of an entry of a list.

        Raises:
            DescriptorError, NotApplicableError: it cannot be used here.
        """
        if entry not in self._uses:
            use = Use.NONE
            if not self.evaluation.unrated(entry):
                grouping = isinstance(self.evaluation.applicable(entry).tiebreak, GroupTiebreak)
                use = Use.GROUPS if grouping else Use.VALUES
            self._uses[entry] = use
        return self._uses[entry]

    def _may_hold(self, claim: Claim, entry: Descriptor) -> bool:
        """Whether published values are those of a tie-break, or only ranking tells."""
        key = claim.code, entry
        if key not in self._held:
            try:
                valued = self._use(entry) is Use.VALUES
                self._held[key] = not valued or claim.hold(self.evaluation.column(entry))
            except NotApplicableError:
                self._held[key] = True
        return self._held[key]

    def _contradicts(self, entries: Sequence[Descriptor]) -> bool:
        """Whether the values that a list begins with contradict the published order.

        Then nothing that follows in it can make it fit. What a group tie-break does is only known
        when everything is ranked: from the first one on nothing is asked.

        Raises:
            DescriptorError, NotApplicableError: the list cannot be used here.
        """
        uses = [self._use(entry) for entry in entries]
        known = uses.index(Use.GROUPS) if Use.GROUPS in uses else len(uses)
        points = [PTS] if points_first(self.evaluation, entries) else []
        valued = [entry for entry in entries[:known] if self._use(entry) is Use.VALUES]
        return bool(self.order) and self._after((*points, *valued)) is None

    def _after(self, entries: tuple[Descriptor, ...]) -> Groups | None:
        """Return the groups still tied after some entries; None if the order contradicts them."""
        if not entries:
            return (0,) * len(self.order)
        if entries not in self._groups:
            before = self._after(entries[:-1])
            self._groups[entries] = before and self._split(before, entries[-1])
        return self._groups[entries]

    def _split(self, groups: Groups, entry: Descriptor) -> Groups | None:
        """Split groups by value; None where the better of a group is not published before."""
        keys = self.evaluation.column(entry).sort_keys()
        found = [0]
        steps = zip(pairwise(self.order), pairwise(groups), strict=True)
        for ((before, above), (i, place)), (group, own) in steps:
            apart = group != own
            if not apart and keys[i] != keys[before]:
                if keys[i] < keys[before] or place == above:
                    return None
                apart = True
            found.append(found[-1] + apart)
        return tuple(found)
