"""What the lists tried under the same settings share, and which of them cannot fit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import attrs

from tiebreaks.checking.claims import Claim
from tiebreaks.engine.definitions import GroupTiebreak
from tiebreaks.engine.descriptors import Descriptor
from tiebreaks.engine.evaluation import Evaluation
from tiebreaks.engine.families import BUILTIN
from tiebreaks.errors import NotApplicableError
from tiebreaks.standings.ranking import checked_list

# A list as tried: each descriptor of the given list with the one used in its place.
Pairs = tuple[tuple[Descriptor, Descriptor], ...]
Groups = tuple[int, ...]  # the tied group of everybody, in published order


@attrs.frozen(eq=False)
class Shared:
    """One evaluation, whose columns serve every list, and the published order of everybody.

    `order` are indexes by published place, `places` these places; both are empty unless everybody
    has one.
    """

    evaluation: Evaluation
    order: Sequence[int]
    places: Sequence[int]
    _groups: dict[tuple[Descriptor, ...], Groups | None] = attrs.field(factory=dict, init=False)
    _held: dict[tuple[str, Descriptor], bool] = attrs.field(factory=dict, init=False)

    def cannot_fit(self, pairs: Pairs, claims: Iterable[Claim]) -> bool:
        """Whether a list cannot give the published table, as its first columns tell.

        If it can, or if only ranking tells, the answer is False; so it is with tie-breaks that are
        not built in: what may be wrong with them is to be said by whoever ranks.
        """
        if self.evaluation.registry is not BUILTIN:
            return False
        try:
            listed = checked_list(self.evaluation, [used for _, used in pairs])
            contradicted = self._contradicts([entry for _, entry in listed])
        except NotApplicableError:
            return True
        used = dict(reversed(pairs))
        return contradicted or not all(
            self._may_hold(claim, used.get(claim.descriptor, claim.descriptor)) for claim in claims
        )

    def _is_valued(self, entry: Descriptor) -> bool:
        """Whether a tie-break gives values, and is not dropped for want of ratings."""
        tiebreak = self.evaluation.resolution(entry).tiebreak
        return not (isinstance(tiebreak, GroupTiebreak) or self.evaluation.unrated(entry))

    def _may_hold(self, claim: Claim, entry: Descriptor) -> bool:
        """Whether published values are those of a tie-break, or only ranking tells."""
        key = claim.code, entry
        if key not in self._held:
            try:
                valued = self._is_valued(entry)
                self._held[key] = not valued or claim.hold(self.evaluation.column(entry))
            except NotApplicableError:
                self._held[key] = True
        return self._held[key]

    def _contradicts(self, entries: Sequence[Descriptor]) -> bool:
        """Whether the values that a list begins with contradict the published order.

        Then nothing that follows in it can make it fit. What a group tie-break does is only known
        when everything is ranked: from the first one on nothing is asked.
        """
        valued: list[Descriptor] = []
        for entry in entries:
            if isinstance(self.evaluation.resolution(entry).tiebreak, GroupTiebreak):
                break
            valued += [entry] if self._is_valued(entry) else []
        return bool(self.order) and self._after(tuple(valued)) is None

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
        by_index = self.evaluation.column(entry).sort_keys()
        keys = [by_index[i] for i in self.order]
        found = [0]
        for p in range(1, len(keys)):
            apart = groups[p] != groups[p - 1]
            if not apart and keys[p] != keys[p - 1]:
                if keys[p] < keys[p - 1] or self.places[p] == self.places[p - 1]:
                    return None
                apart = True
            found.append(found[-1] + apart)
        return tuple(found)
