"""One descriptor to one column, and the cache of one evaluation."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property

from tiebreaks import editions, outcomes
from tiebreaks._exact import FrozenMap, as_int, first_of, short
from tiebreaks.editions import Edition
from tiebreaks.editions.policies import OLYMPIADS, POLICIES
from tiebreaks.engine import own_terms
from tiebreaks.engine.definitions import (
    AnyTiebreak,
    GroupTiebreak,
    Need,
    Split,
    Tiebreak,
)
from tiebreaks.engine.descriptors import Descriptor
from tiebreaks.engine.families import BUILTIN
from tiebreaks.engine.needs import needed
from tiebreaks.engine.registry import Registry
from tiebreaks.engine.resolution import Resolution
from tiebreaks.engine.stages import Stage
from tiebreaks.engine.terms import Column, Terms
from tiebreaks.engine.view import Frame, Ratings, View
from tiebreaks.errors import InputError, NotApplicableError, Problem, no_such_number
from tiebreaks.model.crosstable import Crosstable
from tiebreaks.model.pairing import Pairing
from tiebreaks.model.tournament import Tournament, edition_of, table_of

Unrated = str | int | Mapping[int, int]
SKIP = "skip"  # games against unrated opponents are left out of the rating tie-breaks
ByRound = str | Mapping[int, int]


class Evaluation:
    """Everything computed for one table under one edition; each thing once."""

    def __init__(
        self,
        table: Crosstable,
        edition: str | Edition | None = None,
        unrated: Unrated = "drop",
        registry: Registry = BUILTIN,
        ratings: ByRound = "first",
    ) -> None:
        self.table = table
        self.edition: Edition = editions.get(edition)
        self.registry = registry
        self._rating_rules = _checked_rules(table, unrated, ratings)
        self._applicable: dict[Descriptor, Resolution] = {}
        self._columns: dict[Descriptor, Column] = {}
        self._asked: set[Descriptor] = set()  # columns that are being computed
        self._terms: dict[Descriptor, Terms] = {}
        self._views: dict[tuple[object, ...], View] = {}

    @property
    def ratings(self) -> Ratings:
        """The ratings that count; most tie-breaks never ask."""
        return self._ratings

    @cached_property
    def _ratings(self) -> Ratings:
        return _ratings_of(self.table, *self._rating_rules)

    def descriptor(self, written: str | Descriptor) -> Descriptor:
        """Return the descriptor of an entry of a list, as `Registry.descriptor` does."""
        return self.registry.descriptor(written, self.has_teams)

    def resolution(self, descriptor: Descriptor) -> Resolution:
        """Return what a descriptor means.

        Raises:
            UnknownTiebreakError, DescriptorError: an unknown code or modifier.
        """
        return self.registry.resolution(descriptor)

    def column(self, descriptor: Descriptor | str) -> Column:
        """Return the column of a descriptor.

        Raises:
            UnknownTiebreakError, DescriptorError: an unknown code or modifier.
            NotApplicableError: it cannot be computed for this table under this edition.
        """
        descriptor = self.descriptor(descriptor)
        if descriptor not in self._columns:
            if descriptor in self._asked:
                raise NotApplicableError(
                    str(descriptor), Problem("asks_for_itself", "it asks for its own values")
                )
            self._asked.add(descriptor)
            try:
                self._columns[descriptor] = self._compute(descriptor)
            finally:
                self._asked.remove(descriptor)
        return self._columns[descriptor]

    def applicable(self, descriptor: Descriptor) -> Resolution:
        """Return what a descriptor means, or raise why it cannot be used here."""
        found = self._applicable.get(descriptor)
        if found is None:
            found = self.resolution(descriptor)
            if (reason := self._refusal(found)) is not None:
                raise NotApplicableError(str(descriptor), reason)
            self._check_needs(found)
            self._applicable[descriptor] = found
        return found

    def _refusal(self, found: Resolution) -> Problem | None:
        """Return why the edition or the kind of event excludes a descriptor, if it does."""
        points, policy = found.expanded.points, found.descriptor.policy
        if found.tiebreak.code in self.edition.missing_codes:
            return Problem(
                "unknown_to_edition", "{edition} does not know it", edition=self.edition.id
            )
        if points is not None and points not in self.table.points:
            return Problem("score_of_teams", ":{points} is a score of team events", points=points)
        if policy in OLYMPIADS and not self.has_teams:
            return Problem("policy_of_teams", "@{policy} is for team events", policy=policy)
        return None

    def view(self, descriptor: Descriptor) -> View:
        """Return the table as the descriptor's tie-break sees it."""
        expanded = self.resolution(descriptor).expanded
        return self.scored_view(expanded, expanded.points or next(iter(self.table.points)))

    def scored_view(self, expanded: Descriptor, score: str) -> View:
        """Return the table as a descriptor without aliases sees it, by one of its scores."""
        found = self.resolution(expanded)
        # Built-in tie-breaks share a view; an own one has its own, which errors name, and so has
        # one that hands its cuts on: a shared view bears the cuts of whoever asked first.
        tiebreak = found.tiebreak
        cuts_source = isinstance(tiebreak, Tiebreak) and tiebreak.cuts_source
        own = "" if _is_builtin(tiebreak) and not cuts_source else expanded.code
        plain, policy = found.plain, found.policy
        named = plain.policy  # tie-breaks pass it on to the columns that they ask for
        key = (own, expanded.points, score, plain.modifiers, policy, named, plain.parameters)
        if key not in self._views:
            edition = self._edition_of(found)
            table = self.table
            for modifier, argument in found.modifiers:
                table = own_terms.seen(table, modifier, argument)
            frame = Frame.of(table, table.points[score], edition.unplayed)
            for modifier, _ in found.modifiers:
                frame = modifier.frame(frame) if modifier.frame else frame
            self._views[key] = View(frame, edition, expanded, self)
        return self._views[key]

    def _edition_of(self, found: Resolution) -> Edition:
        """Return the rules on unplayed rounds: those of the policy, if there is one."""
        return self.edition if found.policy is None else POLICIES[found.policy]

    def unrated(self, descriptor: Descriptor) -> tuple[int, ...]:
        """Return who lacks the rating that the tie-break needs, by number."""
        needs = self.resolution(descriptor).tiebreak.needs
        if Need.RATINGS not in needs or self._rating_rules[0] == SKIP or self.has_teams:
            return ()
        people = zip(self.table.participants, self.ratings.own, strict=True)
        return tuple(person.number for person, rating in people if rating is None)

    @property
    def has_teams(self) -> bool:
        """Whether the participants are teams."""
        return "MP" in self.table.points

    @property
    def _has_scores(self) -> bool:
        """Whether games have scores, or none has been played yet."""
        games = (row[: self.table.rounds] for row in self.table.outcomes)
        return self.table.scores is not None or not any(
            row.translate(None, outcomes.PLAYED) != row for row in games
        )

    def _check_needs(self, found: Resolution) -> None:
        needs = found.tiebreak.needs
        for need, is_met in _MET.items() if needs else ():
            if need in needs and not is_met(self, found):
                swiss = need is Need.SWISS
                reason = swiss_needed(self._edition_of(found)) if swiss else needed(need)
                raise NotApplicableError(str(found.descriptor), reason)
        if unrated := self.unrated(found.descriptor):
            raise NotApplicableError(str(found.descriptor), ratings_needed(unrated))

    def _is_swiss(self, found: Resolution) -> bool:
        """Whether it is a Swiss, or the rules allow its tie-breaks in other events."""
        swiss = self.table.pairing is not Pairing.PREDETERMINED
        return swiss or self._edition_of(found).unplayed.allow_bh_in_rr

    def _compute(self, descriptor: Descriptor) -> Column:
        found = self.applicable(descriptor)
        tiebreak = found.tiebreak
        if isinstance(tiebreak, GroupTiebreak):
            reason = "it orders tied groups and has no values; use it in `rank`"
            raise NotApplicableError(str(descriptor), Problem("orders_groups", reason))
        view = self.view(descriptor)
        terms = self._plain_terms(tiebreak, found, view)
        better = tiebreak.better
        for modifier, argument in found.modifiers:
            if modifier.select is not None:
                terms = modifier.select(terms, view, tiebreak.cut_order, argument or 0)
            terms = own_terms.without_steps(terms, modifier, argument, view, descriptor)
            if modifier.stage is Stage.ORDER:
                better = better.reversed
        values, scale = self._folded(tiebreak, terms, descriptor)
        vector = tiebreak.vector_with(modifier for modifier, _ in found.modifiers)
        return Column(
            descriptor=descriptor,
            values=tuple(values),
            scale=scale,
            better=better,
            terms=terms,
            fold=tiebreak.fold,
            decimals=_decimals(tiebreak, self.table.rounds),
            tiebreak=found.name,
            article=found.titled.article,
            table=view.base,
            edition=view.edition,
            source=self.column(terms.source) if terms.source else None,
            vectors=vector and vector(terms, tiebreak.cut_order),
            origin=found.titled.origin,
        )

    def _folded(
        self, tiebreak: Tiebreak, terms: Terms, descriptor: Descriptor
    ) -> tuple[Sequence[int | None], int]:
        if _is_builtin(tiebreak):
            return tiebreak.fold.combine(terms)
        return own_terms.folded(tiebreak.fold, terms, descriptor, self.table)

    def _plain_terms(self, tiebreak: Tiebreak, found: Resolution, view: View) -> Terms:
        """Return the terms before any selection; BH/C1 and BH/C2 share those of BH."""
        if found.plain not in self._terms:
            terms = tiebreak.terms(view)
            if not _is_builtin(tiebreak):
                own_terms.checked_terms(terms, found.descriptor, view.base)
            self._terms[found.plain] = terms
        return self._terms[found.plain]

    def divided(
        self, tiebreak: GroupTiebreak, descriptor: Descriptor, tied: Sequence[int]
    ) -> Split:
        """Return what a group tie-break makes of a tied group."""
        view = self.view(descriptor)
        if _is_builtin(tiebreak):
            return tiebreak.split(view, tied)
        return own_terms.divided(tiebreak, view, tied, descriptor)


# Whether a need is met, in the order in which those that are not are named.
_MET: dict[Need, Callable[[Evaluation, Resolution], bool]] = {
    Need.INDIVIDUALS: lambda here, found: not here.has_teams,
    Need.TEAMS: lambda here, found: here.has_teams,
    Need.BOARDS: lambda here, found: here.table.boards is not None,
    Need.SCORES: lambda here, found: here._has_scores,
    Need.NAMED_SCORE: lambda here, found: not here.has_teams or bool(found.expanded.points),
    Need.SWISS: Evaluation._is_swiss,
    Need.ROUND_ORDER: lambda here, found: here.table.rounds_in_order,
    Need.SOME_RATINGS: lambda here, found: any(own is not None for own in here.ratings.own),
}


def _is_builtin(tiebreak: AnyTiebreak) -> bool:
    return BUILTIN.entries.get(tiebreak.code) is tiebreak


def _rating_problems(table: Crosstable, ratings: Mapping[int, int]) -> list[Problem]:
    """Return the problems with invalid ratings and unknown numbers."""
    numbers = {person.number for person in table.participants}
    problems = [no_such_number(n) for n in ratings if n not in numbers]
    problems += [
        Problem(
            "assigned_rating_not_whole",
            "the rating of {number} is a whole number from 1, not {given}",
            number=number,
            given=short(rating),
        )
        for number, rating in ratings.items()
        if isinstance(rating, bool) or not isinstance(rating, int) or rating < 1
    ]
    return problems


def ratings_needed(unrated: Sequence[int]) -> Problem:
    """Say who lacks the rating that a tie-break needs."""
    template = "{need}; unrated: {unrated}"
    return Problem("lacks_ratings", template, need=needed(Need.RATINGS), unrated=first_of(unrated))


def swiss_needed(edition: Edition) -> Problem:
    """Say by which rules a tie-break is not for predetermined pairings."""
    named = Problem(f"edition_{edition.id}", "{name}", name=edition.name)
    template = "{need} ({edition}, note to Article 8)"
    return Problem("lacks_swiss", template, need=needed(Need.SWISS), edition=named)


def evaluate(
    table: Crosstable | Tournament,
    descriptor: Descriptor | str,
    *,
    edition: str | Edition | None = None,
    pairing: str | None = None,
    unrated: Unrated = "drop",
    ratings: ByRound = "first",
    registry: Registry = BUILTIN,
) -> Column:
    """Compute one tie-break for everybody.

    Args:
        table: the results, or a tournament, which brings its edition.
        descriptor: `BH/C1` and the like.
        edition: an id or an edition; the tournament's, else `editions.DEFAULT`, unless given.
        pairing: `swiss` or `predetermined`; the table's own unless given.
        unrated: "drop", "skip", a rating for every unrated participant, or number -> rating.
        ratings: of participants who have several, the "first", the "per-round", or a mapping
            number -> rating.
        registry: where the code is looked up.

    Raises:
        UnknownTiebreakError, DescriptorError, UnknownEditionError: an unknown name.
        NotApplicableError: the tie-break cannot be computed here.

    >>> table = Crosstable.parse("1 Ann * 1 ½\\n2 Bob 0 * 1\\n3 Cid ½ 0 *")
    >>> evaluate(table, "SB").value(1)
    Fraction(5, 4)
    """
    results, rules = table_of(table, pairing), edition_of(table, edition)
    return Evaluation(results, rules, unrated, registry, ratings).column(descriptor)


def _decimals(tiebreak: Tiebreak, rounds: int) -> int:
    """Return how many decimals keep different means apart: one more from nine rounds (8.2)."""
    return tiebreak.decimals + (tiebreak.fold.rounded and rounds >= 9)


def _checked_rules(
    table: Crosstable, unrated: Unrated, ratings: ByRound
) -> tuple[Unrated, ByRound]:
    """Return the rules for ratings, or raise everything that is wrong with them."""
    problems: list[Problem] = []
    if isinstance(ratings, str) and ratings not in ("first", "per-round"):
        problems.append(
            Problem(
                "unknown_choice_of_ratings",
                "ratings are 'first', 'per-round', or a mapping number -> rating, not {given}",
                given=short(ratings),
            )
        )
    rating = as_int(unrated) or 0
    if not (isinstance(unrated, Mapping) or rating > 0 or unrated in ("drop", SKIP)):
        problems.append(
            Problem(
                "unknown_choice_for_unrated",
                "unrated is 'drop', 'skip', a rating, or a mapping number -> rating, not {given}",
                given=short(unrated),
            )
        )
    for given in (unrated, ratings):
        problems += _rating_problems(table, given) if isinstance(given, Mapping) else []
    if problems:
        raise InputError(problems)
    # The caller may change his own mappings before they are used.
    return (
        FrozenMap(unrated) if isinstance(unrated, Mapping) else rating or unrated,
        FrozenMap(ratings) if isinstance(ratings, Mapping) else ratings,
    )


def _ratings_of(table: Crosstable, unrated: Unrated, ratings: ByRound) -> Ratings:
    """Return the ratings that count, those of the unrated as the rule says."""

    def assigned(number: int) -> int | None:
        if isinstance(unrated, Mapping):
            return unrated.get(number)
        return unrated if isinstance(unrated, int) else None

    own: list[int | None] = []
    given: set[int] = set()
    for i, person in enumerate(table.participants):
        rating = person.ratings[0] if person.ratings else person.rating
        if not isinstance(ratings, str):
            rating = ratings.get(person.number, rating)
        if rating is None and (rating := assigned(person.number)) is not None:
            given.add(i)
        own.append(rating)
    by_round = _ratings_by_round(table, own) if ratings == "per-round" else ()
    return Ratings(tuple(own), frozenset(given), by_round)


def _ratings_by_round(
    table: Crosstable, own: Sequence[int | None]
) -> tuple[tuple[int | None, ...], ...]:
    """Return everybody's rating in every round: the last one stays, one that is missing is own."""
    rows = []
    for rating, person in zip(own, table.participants, strict=True):
        listed = [rating if value is None else value for value in person.ratings[: table.rounds]]
        last = listed[-1] if listed else rating
        rows.append((*listed, *[last] * (table.rounds - len(listed))))
    return tuple(rows)
