"""The check of a published table: its differences, and the settings that give it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from fractions import Fraction

import attrs

from tiebreaks._exact import cut, first_of, short
from tiebreaks.checking.causes import Cause, cause, of_place, of_value, published_order
from tiebreaks.checking.claims import (
    Listed,
    check_numbers,
    claims_of,
    list_of,
    without_published,
)
from tiebreaks.checking.earlier import fitting_earlier
from tiebreaks.checking.names import Names, compare_names
from tiebreaks.checking.passed_over import PassedOver, passed_over
from tiebreaks.checking.question import Question
from tiebreaks.checking.rivals import nearest_rivals
from tiebreaks.checking.settings import Computed, Settings, as_given, comes_out_under, search
from tiebreaks.editions import Edition
from tiebreaks.engine.descriptors import Descriptor
from tiebreaks.engine.evaluation import ByRound, Evaluation, Unrated
from tiebreaks.engine.families import BUILTIN
from tiebreaks.engine.registry import Registry
from tiebreaks.errors import DescriptorError, NotApplicableError, TiebreakError
from tiebreaks.messages import messages
from tiebreaks.model.crosstable import Crosstable
from tiebreaks.model.participants import Participant
from tiebreaks.model.tournament import Published, Tournament, as_tournament, edition_of, table_of
from tiebreaks.model.withdrawals import without
from tiebreaks.standings.group_columns import Dropped
from tiebreaks.standings.ranking import checked_list

PLACE = "place"
POINTS = "points"
NAME = "name"

Amount = int | Fraction | str | None


@attrs.frozen
class Difference:
    """A published place, score or value that differs from the computed one, or a misplaced name.

    `what` is `place`, `points`, `name` or a code; of a name, which belongs to another number,
    `published` and `computed` are texts, the latter the name of this number. `cause` explains the
    difference; `follows` are the settings that give every published place and value.

    >>> from tiebreaks import Crosstable, Published, Tournament, check
    >>> table = Crosstable.parse("1 Ann * 1\\n2 Bob 0 *")
    >>> event = Tournament(table, published=Published(places={1: 2, 2: 1}))
    >>> [(one.what, one.published, one.computed) for one in check(event, "SB")]
    [('place', 1, 2), ('place', 2, 1)]
    """

    participant: Participant
    what: str
    published: Amount
    computed: Amount
    cause: Cause
    follows: tuple[Settings, ...] = ()

    def __repr__(self) -> str:
        who = f"{self.participant.number} {short(self.participant.name)}"
        both = f"{self.published} published, {self.computed} computed"
        return cut(f"<Difference: {self.what} of {who}, {both}>")

    @property
    def reason(self) -> str:
        """The cause in words, and the settings that give every published place and value."""
        if not self.follows:
            return str(self.cause)
        return f"{self.cause}. {comes_out_under(self.follows, messages('en'))}"


@attrs.frozen
class Verdict:
    """The result of a check: the differences, and the settings that give the published table.

    `compared` lists what was published and compared: `name`, `points`, `place` and codes;
    `passed_over` is what was published and not compared. `placed` of the `participants` have a
    published place.
    """

    differences: tuple[Difference, ...]
    settings: tuple[Settings, ...]
    compared: tuple[str, ...]
    dropped: tuple[Dropped, ...] = ()
    passed_over: tuple[PassedOver, ...] = ()
    placed: int = 0
    participants: int = 0

    @property
    def partial(self) -> bool:
        """Whether places are published for only some participants."""
        return 0 < self.placed < self.participants

    def __repr__(self) -> str:
        return cut(
            f"<Verdict: {len(self.differences)} differences, {len(self.settings)} settings fit>"
        )


def check(
    tournament: Tournament,
    tiebreaks: Listed | None = None,
    edition: str | Edition | None = None,
    pairing: str | None = None,
    unrated: Unrated | None = None,
    published: Published | None = None,
    *,
    ratings: ByRound = "first",
    seed: int | str | None = None,
    registry: Registry = BUILTIN,
    exclude: Collection[int] = (),
) -> tuple[Difference, ...]:
    """Compare published places, points and values with the computed ones; () if all agree.

    Everything that is given is compared, also places of only the first three, and names, which
    differ if they belong to another number. Only places need a list of tie-breaks; without one,
    the codes of the published values are used.

    Args:
        tournament: the results and the published table.
        tiebreaks: the list; the tournament's own unless given.
        edition: an id or an edition; the tournament's own unless given.
        pairing: `swiss` or `predetermined`; the table's own unless given.
        unrated: as in `rank`.
        published: what to compare instead of the tournament's own.
        ratings: as in `rank`.
        seed: as in `rank`.
        registry: as in `rank`.
        exclude: as in `rank`; of these participants only published names are compared.

    Raises:
        InputError: places without a list, or an unknown published number.
        UnknownTiebreakError, DescriptorError, UnknownEditionError: a wrong argument.
        NotApplicableError: a list that cannot be computed as given, and that does not give the
            published table under any of the settings tried.

    >>> from tiebreaks import Crosstable
    >>> table = Crosstable.parse("1 Ann * 1\\n2 Bob 0 *")
    >>> tournament = Tournament(table, published=Published({1: 2, 2: 1}))
    >>> for difference in check(tournament, "SB"):
    ...     print(difference.participant.name, difference.published, difference.reason)
    Bob 1 published above 1 Ann, but PTS is 0 v. 1
    Ann 2 published below 2 Bob, but PTS is 1 v. 0
    """
    return verdict(
        tournament,
        tiebreaks,
        edition,
        pairing,
        unrated,
        published,
        ratings=ratings,
        seed=seed,
        registry=registry,
        exclude=exclude,
        always_search=False,
    ).differences


def reproducing(
    tournament: Tournament,
    tiebreaks: Listed | None = None,
    edition: str | Edition | None = None,
    pairing: str | None = None,
    unrated: Unrated | None = None,
    published: Published | None = None,
) -> tuple[Settings, ...]:
    """Return the settings that give the published places and values, the fewest changes first.

    With the given list, five editions, both pairing modes, forfeits as played or not, and up to
    four options for unrated participants are tried: at most 80 rankings, fewer without forfeits or
    unrated participants. If none gives the table, lists with one change follow (a cut added or
    removed, two neighbours exchanged, points only): at most 2k of them for k tie-breaks, with 10
    rankings each; and settings with the given list are named if the published order only breaks
    ties that remain. Nothing is tried if the published order contradicts the points that come
    first; but if all published points are those after an earlier round, the table after that round
    is. Options without a visible effect are not listed: forfeits as played, a rating for the
    unrated, and, if every round was played, the other pairing mode. Lots cannot be reconstructed.

    Arguments and errors are those of `check`.
    """
    return verdict(tournament, tiebreaks, edition, pairing, unrated, published).settings


def verdict(
    tournament: Tournament,
    tiebreaks: Listed | None = None,
    edition: str | Edition | None = None,
    pairing: str | None = None,
    unrated: Unrated | None = None,
    published: Published | None = None,
    *,
    ratings: ByRound = "first",
    seed: int | str | None = None,
    registry: Registry = BUILTIN,
    exclude: Collection[int] = (),
    always_search: bool = True,
) -> Verdict:
    """Return the results of `check` and `reproducing`; the other arguments are those of `rank`.

    Without `always_search`, settings are searched only if there are differences.
    """
    tournament = _with_published(tournament, published)
    published, whole = published or tournament.published, tournament.crosstable
    check_numbers(published, whole)
    table, kept = without(table_of(whole, pairing), exclude), without_published(published, exclude)
    rules, rating = edition_of(tournament, edition), "drop" if unrated is None else unrated
    asked = list_of(tiebreaks, tournament.tiebreaks, kept)
    listed = _entries(Evaluation(table, rules, rating, registry, ratings), asked)
    claims, unlisted = claims_of(kept, registry, listed, table)
    question = Question(
        table=table,
        listed=listed,
        edition=rules,
        unrated=rating,
        ratings=ratings,
        seed=seed,
        registry=registry,
        places=kept.places,
        points=kept.points,
        claims=claims,
    )
    players = tournament.players_published if published is tournament.published else Published()
    names = compare_names(published.names, whole.participants)
    over = passed_over(published, exclude, names, players, unlisted)
    found = attrs.evolve(_verdict(question, always_search), passed_over=over)
    return _with_names(found, whole, published, names)


def _with_published(event: object, published: Published | None) -> Tournament:
    """Return the tournament; a table alone will do where the published values are given.

    Raises:
        TypeError: a table without published values, or neither a table nor a tournament.
    """
    if isinstance(event, Crosstable) and published is None:
        raise TypeError(
            "a Crosstable has nothing published to compare with: pass a Tournament, or published="
        )
    return as_tournament(event)


def _entries(evaluation: Evaluation, asked: Listed) -> tuple[str | Descriptor, ...]:
    """Return the entries of the list.

    A list that can be read and not computed is searched for settings under which it can.

    Raises:
        UnknownTiebreakError, DescriptorError: an entry cannot be read; with all other mistakes.
    """
    try:
        checked_list(evaluation, asked)
    except TiebreakError as error:
        if any(isinstance(one, DescriptorError) for one in (error, *error.others)):
            raise
    return tuple(evaluation.registry.entries_of(asked))


def _with_names(found: Verdict, table: Crosstable, published: Published, names: Names) -> Verdict:
    """Return the verdict with what the published names say, first."""
    if not (names.misplaced or names.own):
        return found
    return attrs.evolve(
        found,
        differences=(*_of_names(table, published, names), *found.differences),
        compared=(NAME, *found.compared),
    )


def _of_names(table: Crosstable, published: Published, names: Names) -> Iterator[Difference]:
    """Yield a difference for every published name that belongs to another number."""
    for number, others in names.misplaced.items():
        person = table.participant(number)
        reason = cause("name", numbers=first_of(others))
        yield Difference(person, NAME, published.names[number], person.name, reason)


def _here(question: Question) -> tuple[Computed | None, NotApplicableError | None]:
    """Return the table under the settings given, or why it cannot be computed."""
    try:
        return as_given(question), None
    except NotApplicableError as error:
        return None, error


def _verdict(question: Question, always_search: bool) -> Verdict:
    here, refused = _here(question)
    found = _different(question, here)
    explaining = any(what not in (POINTS, PLACE) for _, what, _, _ in found)
    fitting, tried = search(question, explaining) if found or always_search else ((), ())
    if any(what == POINTS for _, what, _, _ in found):
        fitting = _with_earlier(question, fitting)
    if refused is not None and not fitting:
        raise refused
    why = _reasons(question, here or refused, fitting, tried)
    settings = tuple(one.settings for one in fitting)
    differences = tuple(
        Difference(
            question.table.participant(number),
            what,
            printed,
            computed,
            why(number, what, computed),
            () if what == POINTS else settings,
        )
        for number, what, printed, computed in found
    )
    dropped = here.standings.dropped if here else ()
    sizes = len(question.places), len(question.table.participants)
    return Verdict(differences, settings, _compared(question), dropped, (), *sizes)


def _reasons(
    question: Question,
    here: Computed | NotApplicableError | None,
    fitting: tuple[Computed, ...],
    tried: tuple[Computed, ...],
) -> Callable[[int, str, Amount], Cause]:
    """Return what explains a difference; `here` is the computed table, or why there is none."""
    claims = {claim.code: claim for claim in question.claims}
    order: Mapping[int, int] = {}
    rivals: Mapping[int, int] = {}
    if isinstance(here, Computed):
        order = published_order(question, here, fitting)
        rivals = nearest_rivals(order, here.standings.places)

    def why(number: int, what: str, computed: Amount) -> Cause:
        if what == POINTS:
            return cause("results", value=computed or 0)
        if not isinstance(here, Computed):
            assert here is not None, "what is not computed was refused"
            return cause("refused", need=here.problems[0])
        if what == PLACE:
            return of_place(order, number, rivals.get(number), here, fitting)
        return of_value(claims[what], number, here, fitting, tried)

    return why


def _with_earlier(question: Question, fitting: tuple[Computed, ...]) -> tuple[Computed, ...]:
    """Insert the fitting tables of an earlier round before those that are only consistent."""
    exact = sum(one.settings.exact for one in fitting)
    return (*fitting[:exact], *fitting_earlier(question), *fitting[exact:])


def _compared(question: Question) -> tuple[str, ...]:
    points = (POINTS,) if question.points else ()
    places = (PLACE,) if question.places else ()
    return (*points, *places, *(claim.code for claim in question.claims))


def _different(question: Question, here: Computed | None) -> list[tuple[int, str, Amount, Amount]]:
    """Return (number, what, published, computed) for every difference, in published order."""
    points, places = question.totals(), question.places
    numbers = [person.number for person in question.table.participants]
    found: list[tuple[int, str, Amount, Amount]] = []
    for number in sorted(numbers, key=lambda n: (n not in places, places.get(n, 0), n)):
        if number in question.points and question.points[number] != points.value(number):
            found.append((number, POINTS, question.points[number], points.value(number)))
        if number in question.places:
            place = here.standings.places[number] if here else None
            if question.places[number] != place:
                found.append((number, PLACE, question.places[number], place))
        for claim in question.claims:
            if number not in claim.values:
                continue
            value = here.columns[claim.code].value(number) if here else None
            if not claim.holds(number, value):
                found.append((number, claim.code, claim.values[number], value))
    return found
