"""The check of a published table: its differences, and the settings that give it."""

from __future__ import annotations

from collections.abc import Collection
from fractions import Fraction

import attrs

from tiebreaks import editions
from tiebreaks._exact import short
from tiebreaks.checking.causes import Cause, cause, of_place, of_value
from tiebreaks.checking.claims import (
    Listed,
    Question,
    check_numbers,
    claims_of,
    list_of,
    places_of,
    without_published,
)
from tiebreaks.checking.rivals import nearest_rivals
from tiebreaks.checking.settings import Computed, Settings, as_given, comes_out_under, search
from tiebreaks.editions import Edition
from tiebreaks.engine.descriptors import split
from tiebreaks.engine.evaluation import ByRound, Evaluation, Unrated
from tiebreaks.engine.families import BUILTIN
from tiebreaks.engine.registry import Registry
from tiebreaks.errors import NotApplicableError
from tiebreaks.messages import messages
from tiebreaks.model.pairing import Pairing
from tiebreaks.model.participants import Participant
from tiebreaks.model.tournament import Published, Tournament
from tiebreaks.model.withdrawals import without
from tiebreaks.standings.group_columns import Dropped

PLACE = "place"
POINTS = "points"

Amount = int | Fraction | None


@attrs.frozen
class Difference:
    """A published place, score or value that differs from the computed one.

    `what` is `place`, `points` or a code; `cause` explains the difference; `follows` are the
    settings that give every published place and value.
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
        return f"<Difference: {self.what} of {who}, {both}>"

    @property
    def reason(self) -> str:
        """The cause in words, and the settings that give every published place and value."""
        if not self.follows:
            return str(self.cause)
        return f"{self.cause}. {comes_out_under(self.follows, messages('en'))}"


@attrs.frozen
class Verdict:
    """The result of a check: the differences, and the settings that give the published table.

    `compared` lists what was published and compared: `place`, `points` and codes. `partial`:
    places were not compared because some participants have none.
    """

    differences: tuple[Difference, ...]
    settings: tuple[Settings, ...]
    compared: tuple[str, ...]
    dropped: tuple[Dropped, ...] = ()
    partial: bool = False

    def __repr__(self) -> str:
        return f"<Verdict: {len(self.differences)} differences, {len(self.settings)} settings fit>"


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

    Places are compared if every participant has one. Only they need a list of tie-breaks; without
    one, the codes of the published values are used.

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
        exclude: as in `rank`; what is published of these participants is not compared.

    Raises:
        InputError: places without a list, or an unknown published number.
        UnknownTiebreakError, DescriptorError, UnknownEditionError: a wrong argument.
        NotApplicableError: a list that cannot be computed as given, and that does not give the
            published table under any of the settings tried.

    >>> from tiebreaks import Crosstable
    >>> table = Crosstable.parse("1 Ann * 1\\n2 Bob 0 *")
    >>> tournament = Tournament(table, editions.DEFAULT, published=Published({1: 2, 2: 1}))
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
    first. Options without a visible effect are not listed: forfeits as played, a rating for the
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
    published = published or tournament.published
    check_numbers(published, tournament.crosstable)
    table = tournament.crosstable
    table = attrs.evolve(table, pairing=Pairing(pairing)) if pairing else table
    table, published = without(table, exclude), without_published(published, exclude)
    question = Question(
        table=table,
        listed=tuple(split(list_of(tiebreaks, tournament.tiebreaks, published))),
        edition=editions.get(edition or tournament.edition),
        unrated="drop" if unrated is None else unrated,
        ratings=ratings,
        seed=seed,
        registry=registry,
        places=places_of(published, table),
        points=published.points,
        claims=claims_of(published),
    )
    partial = bool(published.places) and not question.places
    return attrs.evolve(_verdict(question, always_search), partial=partial)


def _verdict(question: Question, always_search: bool) -> Verdict:
    here: Computed | None = None
    refused: NotApplicableError | None = None
    try:
        here = as_given(question)
    except NotApplicableError as error:
        refused = error
    found = _different(question, here)
    fitting: tuple[Computed, ...] = ()
    tried: tuple[Computed, ...] = ()
    if found or always_search:
        fitting, tried = search(question)
    if refused is not None and not fitting:
        raise refused
    claims = {claim.code: claim for claim in question.claims}
    rivals = nearest_rivals(question.places, here.standings.places) if here and found else {}

    def why(number: int, what: str, computed: Amount) -> Cause:
        if what == POINTS:
            return cause("results", value=computed or 0)
        if here is None:
            return cause("refused", need=str(refused))
        if what == PLACE:
            return of_place(question, number, rivals.get(number), here, fitting)
        return of_value(claims[what], number, here, fitting, tried)

    settings = tuple(one.settings for one in fitting)
    differences = tuple(
        Difference(
            participant=question.table.participant(number),
            what=what,
            published=printed,
            computed=computed,
            cause=why(number, what, computed),
            follows=() if what == POINTS else settings,
        )
        for number, what, printed, computed in found
    )
    dropped = here.standings.dropped if here else ()
    return Verdict(differences, settings, _compared(question), dropped)


def _compared(question: Question) -> tuple[str, ...]:
    points = (POINTS,) if question.points else ()
    places = (PLACE,) if question.places else ()
    return (*points, *places, *(claim.code for claim in question.claims))


def _different(question: Question, here: Computed | None) -> list[tuple[int, str, Amount, Amount]]:
    """Return (number, what, published, computed) for every difference, in published order."""
    table = question.table
    points = Evaluation(table, question.edition, registry=question.registry).column("PTS")
    numbers = [person.number for person in table.participants]
    found: list[tuple[int, str, Amount, Amount]] = []
    for number in sorted(numbers, key=lambda number: (question.places.get(number, 0), number)):
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
