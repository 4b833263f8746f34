"""Definitions of tie-breaks: what a registry holds, and the decorators that make it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum
from operator import getitem
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any, SupportsIndex, TypeVar

import attrs

from tiebreaks._exact import brief, cut, frozen_names, short
from tiebreaks.engine.descriptors import Descriptor
from tiebreaks.engine.fold import Fold
from tiebreaks.engine.origins import OWN, Confidence, Origin
from tiebreaks.engine.terms import Better, Terms, Vectors

if TYPE_CHECKING:
    from tiebreaks.engine.stages import Modifier
    from tiebreaks.engine.view import View


def _names(names: Iterable[str]) -> frozenset[str]:
    return frozenset(names)


def _modifiers(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(names)


BUILTIN = "tiebreaks.engine.families:BUILTIN"  # of a higher module, by its name


def found_at(path: str, value: object) -> bool:
    """Whether a name of a module, as in `module:name`, stands for this very value."""
    try:
        return resolve_name(path) is value
    except (AttributeError, ImportError, ValueError):  # such as that of a local function
        return False


class _Pickled:
    """What is pickled by where it is found, so that a copy is the same and takes little room.

    A decorated function of a module is no longer found by its name, the tie-break made of it is.
    Whatever is not found is pickled field by field.
    """

    __slots__ = ()

    code: str

    def __reduce_ex__(self, protocol: SupportsIndex) -> str | tuple[Any, ...]:
        builtin = resolve_name(BUILTIN)
        if builtin.get(self.code) is self:
            return getitem, (builtin, self.code)
        function = getattr(self, "terms", None) or getattr(self, "split", None)
        path = ":".join(str(getattr(function, name, "")) for name in ("__module__", "__qualname__"))
        if found_at(path, self):
            return resolve_name, (path,)
        return object.__reduce_ex__(self, protocol)


class Need(Enum):
    """What a tie-break cannot do without.

    >>> from tiebreaks import BUILTIN
    >>> Need.RATINGS in BUILTIN["ARO"].needs
    True
    """

    RATINGS = "the rating of every participant"
    SOME_RATINGS = "the rating of at least one participant"
    SWISS = "pairings that are not predetermined"  # note to Article 8, March 2026
    ROUND_ORDER = "the order of the rounds"
    INDIVIDUALS = "an individual event"
    TEAMS = "a team event"
    BOARDS = "the results on every board"
    NAMED_SCORE = "the score that it is to use, :MP or :GP"  # of team events
    SCORES = "the scores of the games"  # such as Score(2, 1); not once nobody has played


RATED = frozenset({Need.RATINGS, Need.SOME_RATINGS})  # what a tie-break by ratings needs


class CutOrder(Enum):
    """Which term is the least significant (14.1)."""

    VALUE = "value"
    VALUE_THEN_PRODUCT = "value_then_product"
    EARLIEST = "earliest"


Vector = Callable[[Terms, CutOrder], Vectors]


@attrs.frozen
class Parameter:
    """What may stand in brackets behind a code: a pattern for it, and what it says."""

    pattern: str
    meaning: str

    __repr__ = brief


Choice = TypeVar("Choice", bound=Enum)


def one_of(kind: type[Choice], value: object) -> Choice:
    """Return a member of an enumeration, given as itself or by its word.

    Raises:
        TypeError: anything else; the message lists the words.
    """
    try:
        return kind(value)
    except ValueError:
        words = ", ".join(repr(member.value) for member in kind)
        raise TypeError(f"{kind.__name__} is one of {words}, not {short(value, most=80)}") from None


def _better(value: object) -> Better:
    return one_of(Better, value)


def _cut_order(value: object) -> CutOrder:
    return one_of(CutOrder, value)


def _needs(needs: Iterable[object]) -> frozenset[Need]:
    """Return the needs as a set.

    Raises:
        TypeError: something that is not a member of `Need`.
    """
    given = frozenset([needs] if isinstance(needs, str | Need) else needs)
    wrong = [need for need in given if not isinstance(need, Need)]
    if wrong:
        names = ", ".join(f"Need.{need.name}" for need in Need)
        raise TypeError(f"needs are {names}; not {short(wrong[0], most=80)}")
    return frozenset(need for need in given if isinstance(need, Need))


def _a_fold(instance: object, attribute: object, fold: Fold) -> None:
    if not isinstance(fold, Fold):
        raise TypeError(f"a fold is `total`, `mean` or another Fold, not {short(fold, most=80)}")


@attrs.frozen
class Tiebreak(_Pickled):
    """A tie-break that gives everybody a value: its terms, and how they fold.

    `accepts` are the letters of the modifiers it takes, or a sequence of letters and words.
    `scored`: whether a score of a team event may be named, as in `BH:GP`; `level_on` is the
    score on which teams should be level before it is used; `is_score`: whether it may come first
    in a list, in place of the points. `cuts_source`: whether a cut is also one of the tie-break
    that the terms come from. `policy` is the treatment of unplayed rounds that belongs to it,
    `policies` are those that may be named by `@`. `vector` gives the numbers by which those are
    ordered who have the same value: with /LEX if that is accepted, else always. `names` are by
    language; those of the built-in tie-breaks are in `messages`.

    >>> from tiebreaks import BUILTIN
    >>> BUILTIN["BH"].accepts
    ('C', 'M', 'H', 'P', 'F')
    """

    code: str
    terms: Callable[[View], Terms]
    fold: Fold = attrs.field(validator=_a_fold)
    accepts: tuple[str, ...] = attrs.field(default=(), converter=_modifiers)
    better: Better = attrs.field(default=Better.HIGHER, converter=_better)
    needs: frozenset[Need] = attrs.field(default=frozenset(), converter=_needs)
    cut_order: CutOrder = attrs.field(default=CutOrder.VALUE, converter=_cut_order)
    decimals: int = 0
    article: str = ""
    scored: bool = True
    level_on: str | None = None
    names: Mapping[str, str] = attrs.field(factory=dict, converter=frozen_names)
    origin: Origin = OWN
    confidence: Confidence = attrs.field(default=Confidence.CONFIRMED, converter=Confidence)
    policy: str | None = None
    policies: frozenset[str] = attrs.field(default=frozenset(), converter=_names)
    parameter: Parameter | None = None
    cuts_source: bool = False
    is_score: bool = False
    vector: Vector | None = None

    def __repr__(self) -> str:
        return cut(f"<Tiebreak {self.code}>")

    def vector_with(self, modifiers: Iterable[Modifier]) -> Vector | None:
        """Return what gives the numbers that order equal values; None if nothing does."""
        asked = {modifier.letter: modifier.vector for modifier in modifiers if modifier.vector}
        if "LEX" in asked:  # a tie-break may have a meaning of its own for it
            return self.vector or asked["LEX"]
        return next(iter(asked.values()), None if "LEX" in self.accepts else self.vector)

    @property
    def doc(self) -> str:
        """The rule in our words."""
        return self.terms.__doc__ or ""


class Basis(Enum):
    """What the members of a tied group are compared by."""

    SCORE = "score"  # the one score of the event
    MP = "mp"
    GP = "gp"
    BOARD_COUNT = "bc"
    BOARDS = "boards"
    NET = "net"  # wins less losses
    WINS = "wins"
    WHO_BEAT_WHOM = "who_beat_whom"


@attrs.frozen
class Encounter:
    """The separate standings of one group: what a group tie-break decided by, and the result.

    `basis` is what was compared, `boards` the numbers of the boards where it is these, `beaten_by`
    the members who beat each member where it is who beat whom. `members` are indexes; `scores`,
    `low` and `high` (worst and best case over the missing games) count in `scale` units; `groups`
    is the order that follows.

    >>> won = Encounter((0, 1), (2, 0), (0, 0), (2, 0), (2, 0), 2, "6.2", ((0,), (1,)))
    >>> won.basis, won.groups
    (<Basis.SCORE: 'score'>, ((0,), (1,)))
    """

    members: tuple[int, ...]
    scores: tuple[int, ...]
    missing: tuple[int, ...]
    low: tuple[int, ...]
    high: tuple[int, ...]
    scale: int
    article: str
    groups: tuple[tuple[int, ...], ...]
    basis: Basis = Basis.SCORE
    boards: tuple[int, ...] = ()
    beaten_by: tuple[tuple[int, ...], ...] = ()

    __repr__ = brief


# What a group tie-break makes of a tied group: the parts, the best first, and how they came about.
Split = tuple[list[list[int]], tuple[Encounter, ...]]
Splits = Callable[["View", Sequence[int]], Split]


@attrs.frozen
class GroupTiebreak(_Pickled):
    """A tie-break that orders a tied group by what its members did among themselves.

    >>> from tiebreaks import BUILTIN
    >>> BUILTIN["DE"]
    <GroupTiebreak DE>
    """

    code: str
    split: Splits
    accepts: tuple[str, ...] = attrs.field(default=(), converter=_modifiers)
    needs: frozenset[Need] = attrs.field(default=frozenset(), converter=_needs)
    article: str = ""
    scored: bool = True
    names: Mapping[str, str] = attrs.field(factory=dict, converter=frozen_names)
    origin: Origin = OWN
    confidence: Confidence = attrs.field(default=Confidence.CONFIRMED, converter=Confidence)
    policy: str | None = None
    policies: frozenset[str] = frozenset()
    parameter: Parameter | None = None

    def __repr__(self) -> str:
        return cut(f"<GroupTiebreak {self.code}>")

    @property
    def doc(self) -> str:
        """The rule in our words."""
        return self.split.__doc__ or ""


AnyTiebreak = Tiebreak | GroupTiebreak


@attrs.frozen
class Alias(_Pickled):
    """Another name for a descriptor, with what may still be added to it."""

    code: str
    target: Descriptor
    accepts: tuple[str, ...] = attrs.field(converter=_modifiers)
    article: str = ""
    doc: str = ""
    scored: bool = True
    names: Mapping[str, str] = attrs.field(factory=dict, converter=frozen_names)
    origin: Origin = OWN
    confidence: Confidence = attrs.field(default=Confidence.CONFIRMED, converter=Confidence)
    policies: frozenset[str] = attrs.field(default=frozenset(), converter=_names)
    parameter: Parameter | None = None

    def __repr__(self) -> str:
        return cut(f"<Alias {self.code} of {self.target}>")


def tiebreak(
    code: str,
    *,
    fold: Fold,
    accepts: Iterable[str] = (),
    better: Better | str = Better.HIGHER,
    needs: Iterable[Need] = (),
    cut_order: CutOrder | str = CutOrder.VALUE,
    decimals: int = 0,
    article: str = "",
    scored: bool = True,
    level_on: str | None = None,
    names: Mapping[str, str] | None = None,
    origin: Origin = OWN,
    confidence: Confidence | str = Confidence.CONFIRMED,
    policy: str | None = None,
    policies: Iterable[str] = (),
    parameter: Parameter | None = None,
    cuts_source: bool = False,
    is_score: bool = False,
    vector: Vector | None = None,
) -> Callable[[Callable[[View], Terms]], Tiebreak]:
    """Make a tie-break of a function from a view to its terms; no registry is changed.

    `better` and `cut_order` may be given by their words: "lower", "earliest".

    Raises:
        TypeError: an argument of another type, with what is possible.

    >>> from tiebreaks import BUILTIN, Crosstable, rank, total
    >>> @tiebreak("BWIN", fold=total, names={"en": "Wins with Black"})
    ... def wins_with_black(view):
    ...     return view.per_round(lambda game: game.won and game.color == "b")
    >>> table = Crosstable.parse("1 Ann +W2\\n2 Bob -B1")
    >>> rank(table, "BWIN", registry=BUILTIN.with_tiebreak(wins_with_black)).first["BWIN"]
    Fraction(0, 1)
    """

    def decorate(terms: Callable[[View], Terms]) -> Tiebreak:
        return Tiebreak(
            code, terms, fold, accepts, better, needs, cut_order, decimals, article, scored,
            level_on, names or {}, origin, confidence, policy, policies, parameter, cuts_source,
            is_score, vector,
        )  # fmt: skip

    return decorate


def group_tiebreak(
    code: str,
    *,
    accepts: Iterable[str] = (),
    needs: Iterable[Need] = (),
    article: str = "",
    scored: bool = True,
    names: Mapping[str, str] | None = None,
    origin: Origin = OWN,
    confidence: Confidence | str = Confidence.CONFIRMED,
    policy: str | None = None,
) -> Callable[[Splits], GroupTiebreak]:
    """Make a group tie-break of a function that splits a tied group; no registry is changed.

    The function takes the view and the tied members; it returns what `View.per_member` does, or
    the parts of the group, the best first, with the separate standings that led to them.

    >>> @group_tiebreak("BLACKDE", names={"en": "Points with Black against each other"})
    ... def black_encounter(view, tied):
    ...     def points(member, games):
    ...         return sum(game.points for game in games if game.color == "b")
    ...     return view.per_member(tied, points)
    """

    def decorate(split: Splits) -> GroupTiebreak:
        return GroupTiebreak(
            code, split, accepts, needs, article, scored, names or {}, origin, confidence, policy
        )

    return decorate
