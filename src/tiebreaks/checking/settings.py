"""The settings under which a table may have been computed, and the search for those that fit."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Enum
from fractions import Fraction
from itertools import groupby, product
from typing import NamedTuple

import attrs

from tiebreaks import editions
from tiebreaks._exact import cut, short
from tiebreaks.checking.claims import Claim, Listed
from tiebreaks.checking.partial import places_by, within_ties
from tiebreaks.checking.question import Question
from tiebreaks.checking.remarks import CONSISTENT, FORFEITS_AS_PLAYED, Remark
from tiebreaks.editions import Edition
from tiebreaks.engine.definitions import RATED
from tiebreaks.engine.descriptors import Descriptor
from tiebreaks.engine.evaluation import Evaluation, Unrated
from tiebreaks.engine.registry import Registry
from tiebreaks.engine.terms import Column
from tiebreaks.errors import NotApplicableError
from tiebreaks.messages import enumerated, messages
from tiebreaks.model.pairing import Pairing
from tiebreaks.standings.group_columns import AnyColumn, Dropped, GroupColumn
from tiebreaks.standings.ranking import ranked, seed_of
from tiebreaks.standings.rows import Standings

# A list as tried: each descriptor of the given list with the one used in its place.
Pairs = tuple[tuple[Descriptor, Descriptor], ...]


class Fit(Enum):
    """How a computed table fits the published one."""

    NONE = 0
    CONSISTENT = 1  # the published order breaks ties that remain after the list
    EXACT = 2


@attrs.frozen
class Settings:
    """Settings under which a published table was, or may have been, computed.

    `remarks` name what differs from the settings given, apart from the edition; `exact` is False
    where the published order breaks ties that remain after the list; `after` is the round of the
    table, if it is an earlier one than asked for.
    """

    edition: Edition
    pairing: Pairing
    tiebreaks: tuple[str, ...]
    unrated: Unrated = "drop"
    forfeits_as_played: bool = False
    remarks: tuple[Remark, ...] = ()
    exact: bool = True
    after: int | None = None

    def __repr__(self) -> str:
        return cut(f"<Settings {short(str(self), most=150)}>")

    def __str__(self) -> str:
        return self.text(messages("en"))

    def text(self, texts: Mapping[str, str]) -> str:
        """Return the edition and the remarks in the words of a language."""
        remarks = self.remarks if self.exact else (*self.remarks, CONSISTENT)
        if not remarks:
            return self.edition.id
        return f"{self.edition.id} ({', '.join(one.text(texts) for one in remarks)})"


def comes_out_under(settings: Sequence[Settings], texts: Mapping[str, str]) -> str:
    """Return the sentence that names the settings which give the published table."""
    named = enumerated([one.text(texts) for one in settings], texts)
    return texts["check_follows"].format(settings=named)


@attrs.frozen(eq=False)
class Computed:
    """The table under some settings; `columns` are the published ones, by code."""

    settings: Settings
    pairs: Pairs
    standings: Standings
    columns: Mapping[str, AnyColumn]

    def looks(self) -> list[object]:
        """Return all visible places and values, for comparison with another table."""
        shown: list[object] = [self.standings.places]
        for column in (*self.standings.columns.values(), *self.columns.values()):
            if isinstance(column, Column):
                shown.append((column.values, column.scale))
            else:
                shown.append(column.orders if isinstance(column, GroupColumn) else None)
        return shown


class Option(NamedTuple):
    """A treatment of unrated participants and of forfeits, and the list as it is used then."""

    unrated: Unrated
    as_played: bool
    used: Pairs


def as_given(question: Question) -> Computed:
    """Compute the table under the settings given.

    Raises:
        NotApplicableError: it cannot be computed under them.
    """
    table = question.table
    settings = Settings(
        edition=question.edition,
        pairing=table.pairing,
        tiebreaks=tuple(map(str, question.listed)),
        unrated=question.unrated,
    )
    return _compute(question, settings, _pairs(question), question.listed)


def search(
    question: Question, explaining: bool
) -> tuple[tuple[Computed, ...], tuple[Computed, ...]]:
    """Return the tables that fit the published one, and those tried with the given list.

    If published values are to be explained by them, these are all that can be computed; else only
    those that may fit.
    """
    pairs = _pairs(question)
    if not (question.places or question.claims) or _contradicts_points(question, pairs):
        return (), ()
    tried = tuple(_trials(question, pairs, explaining))
    exact = _fitting(question, tried, Fit.EXACT)
    if exact:
        return exact, tried
    for changed in _changed_lists(pairs, question.registry):
        exact += _fitting(question, _trials(question, changed), Fit.EXACT)
    return exact + _fitting(question, tried, Fit.CONSISTENT), tried


def _pairs(question: Question) -> Pairs:
    teams = "MP" in question.table.points
    entries = (question.registry.descriptor(entry, teams) for entry in question.listed)
    return tuple((entry, entry) for entry in entries)


def _compute(question: Question, settings: Settings, pairs: Pairs, listed: Listed) -> Computed:
    """Rank under some settings, and take or evaluate the published columns."""
    shared = question.shared(settings.edition, settings.pairing, settings.unrated)
    evaluation = shared.evaluation
    standings = ranked(evaluation, listed, seed_of(question.seed))
    listed_as = dict(pairs)
    columns: dict[str, AnyColumn] = {}
    for claim, entry in _asked(question, pairs, settings.forfeits_as_played):
        if claim.descriptor in listed_as:
            columns[claim.code] = standings.column(entry)
            continue
        try:
            columns[claim.code] = evaluation.column(entry)
        except NotApplicableError as error:
            lacking = evaluation.unrated(entry)
            columns[claim.code] = Dropped(entry, claim.code, error.need, lacking)
    return Computed(settings, pairs, standings, columns)


def _asked(question: Question, pairs: Pairs, as_played: bool) -> Iterator[tuple[Claim, Descriptor]]:
    """Yield the published columns, each with the tie-break that it is compared with."""
    used = dict(reversed(pairs))
    for claim in question.claims:
        if claim.descriptor in used:
            yield claim, used[claim.descriptor]
        elif as_played:
            yield claim, _as_played(claim.descriptor, question.registry)
        else:
            yield claim, claim.descriptor


def _contradicts_points(question: Question, pairs: Pairs) -> bool:
    """Whether the published order contradicts points that come first, whatever the settings."""
    registry = question.registry
    ranked_by = [_is_score(entry, registry) for entry, _ in pairs]
    if not question.places or any(ranked_by[1:]):
        return False
    first = pairs[0][0] if any(ranked_by) else "PTS"
    column = Evaluation(question.table, question.edition, registry=registry).column(first)
    if not question.complete:
        numbers = [person.number for person in question.table.participants]
        by_points = places_by({number: column.value(number) or Fraction(0) for number in numbers})
        return not within_ties(question.places, by_points)
    order = sorted(question.places, key=lambda n: (question.places[n], -(column.value(n) or 0)))
    scores = [column.value(number) or 0 for number in order]
    return scores != sorted(scores, reverse=True)


def _trials(question: Question, pairs: Pairs, explaining: bool = False) -> Iterator[Computed]:
    """Compute the table under every edition and option, those as given first.

    Options without a visible effect are left out, and so is the other pairing mode if every round
    was played; editions with the same result are not. A list of points alone is only tried as
    given. What cannot fit is left out, unless values are to be explained by it.
    """
    own_list = pairs == _pairs(question)
    listed = tuple(str(entry) for _, entry in pairs)
    given = question.table.pairing
    pairings, tried = (given, *(p for p in Pairing if p is not given)), _editions(question.edition)
    if not question.claims and all(_is_score(entry, question.registry) for _, entry in pairs):
        pairings, tried = pairings[:1], tried[:1]
    options = _options(question, pairs) if own_list else [Option(question.unrated, False, pairs)]
    seen: list[tuple[Edition, list[object]]] = []
    for pairing, edition in product(pairings, tried):
        remarks: tuple[Remark, ...] = ()
        remarks += () if pairing is given else (Remark(str(pairing)),)
        remarks += () if own_list else (Remark("list", ",".join(listed) or "PTS"),)
        settings = Settings(edition, pairing, listed, question.unrated, remarks=remarks)
        if not explaining and _none_can_fit(question, settings, options):
            continue
        for computed in _with_options(question, settings, options):
            if question.everything_played:
                if pairing is not given and (edition, computed.looks()) in seen:
                    continue
                seen.append((edition, computed.looks()))
            yield computed


def _none_can_fit(question: Question, settings: Settings, options: Iterable[Option]) -> bool:
    """Whether no option can give the published table under an edition and a pairing."""
    return all(
        question.shared(settings.edition, settings.pairing, option.unrated).cannot_fit(
            [entry for _, entry in option.used],
            _asked(question, option.used, option.as_played),
        )
        for option in options
    )


def _with_options(
    question: Question, settings: Settings, options: Iterable[Option]
) -> Iterator[Computed]:
    """Yield the table for each treatment of forfeits and unrated; skip those without an effect."""
    plain: list[object] | None = None
    for option in options:
        remarks = settings.remarks
        if option.unrated != question.unrated:
            remarks += (Remark("unrated", str(option.unrated)),)
        if option.as_played:
            remarks += (FORFEITS_AS_PLAYED,)
        listed = [entry for _, entry in option.used]
        trial = attrs.evolve(
            settings,
            tiebreaks=tuple(map(str, listed)),
            unrated=option.unrated,
            forfeits_as_played=option.as_played,
            remarks=remarks,
        )
        try:
            computed = _compute(question, trial, option.used, listed)
        except NotApplicableError:
            continue
        if plain is None:
            plain = computed.looks()
        elif computed.looks() == plain:
            continue
        yield computed


def _editions(given: Edition) -> tuple[Edition, ...]:
    """Return the given edition, then those up to the default from the newest to the oldest."""
    known = [e for e in editions.EDITIONS if e.in_force <= editions.DEFAULT.in_force]
    others = (*reversed(known), editions.FACE_VALUE)
    return (given, *(edition for edition in others if edition != given))


def _options(question: Question, pairs: Pairs) -> list[Option]:
    """Return every treatment of unrated participants and forfeits, the given one first."""
    as_played = tuple((one, _as_played(other, question.registry)) for one, other in pairs)
    ways = [(False, pairs), (True, as_played)] if question.has_forfeits else [(False, pairs)]
    return [Option(unrated, *way) for unrated in _unrated(question, pairs) for way in ways]


def _unrated(question: Question, pairs: Pairs) -> tuple[Unrated, ...]:
    """Return the options for unrated participants, the given one first; only it if none matters."""
    registry = question.registry
    codes = [entry for _, entry in pairs] + [claim.descriptor for claim in question.claims]
    rated = all(person.rating is not None for person in question.table.participants)
    if rated or all(registry.resolve(entry).needs.isdisjoint(RATED) for entry in codes):
        return (question.unrated,)
    # The rating floors of FIDE, before March 2024 and since.
    others: tuple[Unrated, ...] = ("drop", 1000, 1400)
    return (question.unrated, *(other for other in others if other != question.unrated))


def _is_score(entry: Descriptor, registry: Registry) -> bool:
    return registry.resolution(entry).is_score


def _as_played(entry: Descriptor, registry: Registry) -> Descriptor:
    """Return the descriptor with forfeits as played, if it takes /P."""
    if "P" not in registry.resolution(entry).entry.accepts or entry.having("P"):
        return entry
    before = tuple(modifier for modifier in entry.modifiers if modifier[0] != "R")
    return attrs.evolve(entry, modifiers=(*before, ("P", None), *entry.having("R")))


def _changed_lists(pairs: Pairs, registry: Registry) -> Iterator[Pairs]:
    """Yield lists with one change: a cut added or removed, neighbours exchanged, points only.

    The points keep their position; lists that name a tie-break twice are left out.
    """
    entries = [entry for entry, _ in pairs]
    for k, entry in enumerate(entries):
        other = _cut_changed(entry, registry)
        if other not in entries:
            yield (*pairs[:k], (entry, other), *pairs[k + 1 :])
    for k in range(len(pairs) - 1):
        if not any(_is_score(entry, registry) for entry in entries[k : k + 2]):
            yield (*pairs[:k], pairs[k + 1], pairs[k], *pairs[k + 2 :])
    points = tuple(pair for pair in pairs if _is_score(pair[0], registry))
    if len(points) < len(pairs):
        yield points


def _cut_changed(entry: Descriptor, registry: Registry) -> Descriptor:
    """Return the descriptor without its cut or median, or with a cut if it takes one."""
    if entry.having("CM"):
        rest = tuple(modifier for modifier in entry.modifiers if modifier[0] not in "CM")
        return attrs.evolve(entry, modifiers=rest)
    if "C" in registry.resolution(entry).entry.accepts and not entry.having("LK"):
        return attrs.evolve(entry, modifiers=(("C", 1), *entry.modifiers))
    return entry


def _fitting(question: Question, tried: Iterable[Computed], wanted: Fit) -> tuple[Computed, ...]:
    """Return the tables with the wanted fit, the fewest changes first."""
    exact = wanted is Fit.EXACT
    return tuple(
        sorted(
            (
                attrs.evolve(one, settings=attrs.evolve(one.settings, exact=exact))
                for one in tried
                if _fit(question, one) is wanted
            ),
            key=lambda one: len(one.settings.remarks),
        )
    )


def _fit(question: Question, computed: Computed) -> Fit:
    """Return how a computed table fits the published places and values."""
    for claim in question.claims:
        if not claim.hold(computed.columns[claim.code]):
            return Fit.NONE
    places = computed.standings.places
    if not question.complete:
        if all(places[number] == place for number, place in question.places.items()):
            return Fit.EXACT
        return Fit.CONSISTENT if within_ties(question.places, places) else Fit.NONE
    published = question.renumbered
    if places == published:
        return Fit.EXACT
    last = 0
    for _, group in groupby(sorted(published, key=places.__getitem__), key=places.__getitem__):
        shown = [published[number] for number in group]
        if min(shown) <= last:
            return Fit.NONE
        last = max(shown)
    return Fit.CONSISTENT
