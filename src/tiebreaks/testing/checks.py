"""One tie-break against all laws, over tables that are drawn."""

from __future__ import annotations

import copy
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from itertools import product

import attrs
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tiebreaks import editions
from tiebreaks._exact import short
from tiebreaks.editions import Edition
from tiebreaks.engine.definitions import AnyTiebreak, GroupTiebreak, Split
from tiebreaks.engine.descriptors import Descriptor
from tiebreaks.engine.evaluation import Evaluation
from tiebreaks.engine.families import BUILTIN
from tiebreaks.engine.registry import Registry
from tiebreaks.engine.terms import Column
from tiebreaks.errors import NotApplicableError
from tiebreaks.model.crosstable import Crosstable
from tiebreaks.standings.ranking import rank
from tiebreaks.standings.rows import Standings
from tiebreaks.testing import laws
from tiebreaks.testing.tables import renumbered, shown
from tiebreaks.testing.tables import tables as every_table

UNRATED = 1500  # the rating of those who have none
# What stands behind a modifier letter; another one that takes a number gets 1 and 2.
ARGUMENTS = {"C": ("1", "2", "3"), "L": ("+1", "-1"), "K": ("1", "4")}
_OTHERS = ("PTS", "BH/C1", "SB", "DE", "WIN")  # computed before, where they can be


def check_laws(
    tiebreak: AnyTiebreak | Descriptor | str,
    registry: Registry = BUILTIN,
    *,
    tables: st.SearchStrategy[Crosstable] | Crosstable | None = None,
    edition: Edition | str | None = None,
    examples: int = 100,
    without: Collection[str] = (),
) -> None:
    """Check a tie-break against the laws that all keep, over tables that are drawn.

    The counted steps fold to the value; other numbers of the participants and another order of
    evaluation change nothing; the table stays as it is; the text of the descriptor reads back;
    every working can be explained in every language; results pickle. A group tie-break has every
    member once, in the order of its steps. The same tables are drawn every time.

    Args:
        tiebreak: a tie-break, which is added to the registry if need be, and is then checked with
            each of its modifiers; or a descriptor, which is checked as it is.
        registry: what the tie-break needs, such as own modifiers.
        tables: where tables are drawn from, or the only table; every kind unless given.
        edition: the only edition; every one unless given.
        examples: how many tables are drawn.
        without: names of laws that are not checked: "renumbering" for a tie-break that depends on
            the participants' numbers, "pickling" if its functions are no module's own.

    Raises:
        AssertionError: a law is broken; the message names it and shows the smallest table found.

    >>> from tiebreaks import tiebreak, total
    >>> @tiebreak("BLACKW", fold=total, accepts="C", names={"en": "Wins with Black"})
    ... def black_wins(view):
    ...     return view.per_round(lambda game: int(game.won and game.color == "b"))
    >>> check_laws(black_wins, examples=10)
    """
    _check_names(without)
    registry, texts = _subject(tiebreak, registry)
    drawn = _tables(tables)
    rules = st.sampled_from(editions.ALL) if edition is None else st.just(editions.get(edition))
    refused: list[str] = []
    computed: list[str] = []

    @settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        report_multiple_bugs=False,
        suppress_health_check=list(HealthCheck),  # pyright: ignore[reportArgumentType]
    )
    @given(drawn, st.sampled_from(texts), rules)
    def keeps_the_laws(table: Crosstable, text: str, edition: Edition) -> None:
        try:
            check_on(table, text, registry, edition, without)
            computed.append(text)
        except NotApplicableError as error:
            refused.append(str(error))

    try:
        keeps_the_laws()
    except AssertionError as error:
        vars(error).pop("__notes__", None)  # the whole event, which the message shows small
        raise
    if not computed:
        raise AssertionError(f"{texts[0]} was checked with no table: {refused[0]}")


def _check_names(without: Collection[str]) -> None:
    names = dict.fromkeys([*VALUE_LAWS, *GROUP_LAWS])
    if unknown := [name for name in without if name not in names]:
        raise ValueError(f"the laws are {', '.join(names)}; not {unknown[0]!r}")


def _tables(
    given: st.SearchStrategy[Crosstable] | Crosstable | None,
) -> st.SearchStrategy[Crosstable]:
    if given is None:
        return every_table()
    return st.just(given) if isinstance(given, Crosstable) else given


def _subject(
    tiebreak: AnyTiebreak | Descriptor | str, registry: Registry
) -> tuple[Registry, list[str]]:
    """Return the registry with the tie-break, and the descriptors to check."""
    if isinstance(tiebreak, AnyTiebreak):
        if registry.get(tiebreak.code) is not tiebreak:
            registry = registry.with_tiebreak(tiebreak)
        return registry, list(descriptor_texts(tiebreak.code, registry))
    if isinstance(tiebreak, str | Descriptor):
        registry.resolution(tiebreak)
        return registry, [str(tiebreak)]
    hint = "a modifier is checked with a tie-break that takes it, as in 'BH/BEST2'"
    raise TypeError(f"the laws are those of a tie-break, not of {short(tiebreak, most=80)}; {hint}")


def descriptor_texts(code: str, registry: Registry) -> Iterator[str]:
    """Give the combinations of modifiers that a code takes, /H alone and with /C1."""
    accepts = registry.accepted(registry[code])
    numbered = [letter for letter in accepts if registry.modifiers[letter].number]
    exclusive = [x for x in "CMLKH" if x in accepts]
    first = ["", *(f"/{x}{n}" for x in exclusive for n in ARGUMENTS.get(x, ("1", "2")))]
    first += ["/C1/H2"] if {"C", "H"} <= set(accepts) else []
    others = [
        ("", f"/{letter}1", f"/{letter}2") if letter in numbered else ("", f"/{letter}")
        for letter in accepts
        if letter not in exclusive
    ]
    for parts in product(first, *others):
        yield code + "".join(parts)


def check_on(
    table: Crosstable,
    text: str | Descriptor,
    registry: Registry,
    edition: Edition | str | None = None,
    without: Collection[str] = (),
) -> None:
    """Check a descriptor against the laws for one table.

    Raises:
        AssertionError: a law is broken; the message names it and shows the table.
        NotApplicableError: the tie-break cannot be computed for this table.
    """
    descriptor = registry.descriptor(text)
    found = registry.resolution(descriptor)
    if "MP" in table.points and found.entry.scored and descriptor.points is None:
        descriptor = attrs.evolve(descriptor, points="MP")
    before = copy.deepcopy(table)
    subject = _Subject(table, descriptor, registry, editions.get(edition))
    is_group = isinstance(found.tiebreak, GroupTiebreak)
    try:
        laws.text_is_the_descriptor(descriptor, registry)
        for name, law in (GROUP_LAWS if is_group else VALUE_LAWS).items():
            if name not in without:
                law(subject)
        laws.require(table == before, "the table stays as it is")
    except AssertionError as error:
        rules = subject.edition.id
        raise AssertionError(f"{descriptor} under {rules}: {error}\n{shown(before)}") from error


@attrs.frozen
class _Subject:
    """What is checked: a descriptor for a table under an edition."""

    table: Crosstable
    descriptor: Descriptor
    registry: Registry
    edition: Edition

    def evaluation(self, table: Crosstable | None = None) -> Evaluation:
        """Return an evaluation in which nothing is computed."""
        return Evaluation(table or self.table, self.edition, UNRATED, self.registry)

    def after_others(self) -> Evaluation:
        """Return an evaluation in which other tie-breaks are computed."""
        evaluation = self.evaluation()
        for text in _OTHERS:
            with suppress(NotApplicableError):
                evaluation.column(text)
        return evaluation

    @cached_property
    def column(self) -> Column:
        """The column of a tie-break with values."""
        return self.evaluation().column(self.descriptor)

    @property
    def numbers(self) -> list[int]:
        """The numbers of the participants, in the order of the table."""
        return [person.number for person in self.table.participants]

    @property
    def new_numbers(self) -> dict[int, int]:
        """Another number for each participant: higher for whoever comes first in the table."""
        above = 100 * len(self.numbers)
        return {number: above - 100 * k + number % 97 for k, number in enumerate(self.numbers)}

    @property
    def moved(self) -> Crosstable:
        """The same results with other numbers, in another order."""
        order = sorted(range(len(self.numbers)), key=lambda i: (-self.numbers[i] % 5, i))
        return renumbered(self.table, self.new_numbers, order)

    def groups(self) -> list[list[int]]:
        """Return tied groups, by number: everybody, and those with the same points."""
        points = self.evaluation().column(Descriptor("PTS", self.descriptor.points))
        scores: dict[object, list[int]] = {}
        for number in sorted(self.numbers):
            scores.setdefault(points.value(number), []).append(number)
        return [sorted(self.numbers), *scores.values()]

    def split(self, evaluation: Evaluation, numbers: Sequence[int]) -> Split:
        """Apply a group tie-break to a tied group."""
        tiebreak = evaluation.applicable(self.descriptor).tiebreak
        assert isinstance(tiebreak, GroupTiebreak)
        tied = [evaluation.table.index(number) for number in numbers]
        return evaluation.divided(tiebreak, self.descriptor, tied)

    def parts(self, evaluation: Evaluation, numbers: Sequence[int]) -> list[list[int]]:
        """Return the parts of a tied group by number, those of one part sorted."""
        people = evaluation.table.participants
        parts, _ = self.split(evaluation, numbers)
        return [sorted(people[i].number for i in part) for part in parts]


def _folding(subject: _Subject) -> None:
    laws.steps_fold_to_the_value(subject.column, subject.numbers)


def _renumbering(subject: _Subject) -> None:
    moved = subject.evaluation(subject.moved).column(subject.descriptor)
    laws.numbers_are_only_names(subject.column, moved, subject.new_numbers)


def _order(subject: _Subject) -> None:
    together = subject.after_others().column(subject.descriptor)
    laws.evaluation_order_is_free(subject.column, together, subject.numbers)


def _explaining(subject: _Subject) -> None:
    for person in subject.table.participants:
        laws.working_is_explained(subject.column.working(person.number), person.name)


def _pickling(subject: _Subject) -> None:
    laws.result_pickles(subject.column)
    for number in subject.numbers[:2]:
        laws.result_pickles(subject.column.working(number))


def _members(subject: _Subject) -> None:
    evaluation = subject.evaluation()
    for tied in subject.groups():
        indexes = [evaluation.table.index(number) for number in tied]
        parts, encounters = subject.split(evaluation, tied)
        laws.members_stay(indexes, parts)
        laws.order_is_that_of_the_steps(indexes, parts, encounters)


def _group_renumbering(subject: _Subject) -> None:
    law = "other numbers and another order of the participants change nothing"
    evaluation, moved = subject.evaluation(), subject.evaluation(subject.moved)
    new = subject.new_numbers
    for tied in subject.groups():
        parts = [sorted(new[n] for n in part) for part in subject.parts(evaluation, tied)]
        others = subject.parts(moved, sorted(new[number] for number in tied))
        laws.require(parts == others, law, f"{parts} and {others} of {tied}")


def _group_order(subject: _Subject) -> None:
    law = "what was computed before a tie-break changes nothing"
    evaluation, together = subject.evaluation(), subject.after_others()
    for tied in subject.groups():
        parts, others = subject.parts(evaluation, tied), subject.parts(together, tied)
        laws.require(parts == others, law, f"{parts} and {others} of {tied}")


def _standings(subject: _Subject) -> Standings:
    return rank(
        subject.table,
        [subject.descriptor],
        edition=subject.edition,
        unrated=UNRATED,
        registry=subject.registry,
    )


def _group_explaining(subject: _Subject) -> None:
    standings = _standings(subject)
    for number in subject.numbers:
        laws.group_is_explained(standings.group_working(subject.descriptor, number))


def _group_pickling(subject: _Subject) -> None:
    standings = _standings(subject)
    laws.result_pickles(standings)
    laws.result_pickles(standings.group_working(subject.descriptor, subject.numbers[0]))


VALUE_LAWS: Mapping[str, Callable[[_Subject], None]] = {
    "folding": _folding,
    "renumbering": _renumbering,
    "order": _order,
    "explaining": _explaining,
    "pickling": _pickling,
}
GROUP_LAWS: Mapping[str, Callable[[_Subject], None]] = {
    "members": _members,
    "renumbering": _group_renumbering,
    "order": _group_order,
    "explaining": _group_explaining,
    "pickling": _group_pickling,
}
