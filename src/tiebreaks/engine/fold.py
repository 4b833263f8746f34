"""Fold: how the terms of a tie-break become one number."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from fractions import Fraction
from typing import TYPE_CHECKING

import attrs

from tiebreaks._exact import common_scale, cut, frozen_names, in_units, short

if TYPE_CHECKING:
    from tiebreaks.engine.terms import Step, Terms

OWN_FOLD = "own_fold"  # the message of a fold that has none of its own
ValueOf = Callable[[Sequence[Fraction]], Fraction | int | None]


class Contribution(Enum):
    """What a term contributes to a fold."""

    PRODUCT = "product"  # value x factor
    FACTOR = "factor"  # the factor; the value says only whether the term counts
    PAIR = "pair"  # both: an opponent's rating, and what was scored against it
    SHARE = "share"  # both: the points of a match, and the most that it could bring


def _no_figures(terms: Terms, i: int) -> Mapping[str, Fraction]:
    return {}


@attrs.frozen
class _EachAlone:
    """Everybody's value as a function of the own counted terms, each value x factor."""

    name: str
    value: ValueOf

    def __call__(self, terms: Terms) -> tuple[list[int | None], int]:
        found = [
            None if i in terms.undefined else self._exact(self.value(self._amounts(terms, i)))
            for i in range(len(terms.values))
        ]
        scale = common_scale(value for value in found if value is not None)
        return [None if value is None else in_units(value, scale) for value in found], scale

    def _amounts(self, terms: Terms, i: int) -> tuple[Fraction, ...]:
        values, scale = terms.values[i], terms.scale * terms.factor_scale
        factors = terms.factors[i] if terms.factors else [terms.factor_scale] * len(values)
        return tuple(Fraction(values[k] * factors[k], scale) for k in terms.counted(i))

    def _exact(self, value: object) -> Fraction | None:
        if value is None or isinstance(value, Fraction):
            return value
        if isinstance(value, int):
            return Fraction(value)
        kinds = "a whole number, a Fraction or None"
        raise TypeError(f"the fold {self.name!r} gives {kinds}, not {short(value, most=80)}")


@attrs.frozen
class Fold:
    """How terms become one number each; `Fold.of` makes one of a function.

    `combine` gives everybody's value (None for no value) and their scale; `figures` the
    intermediate results of one participant that a working shows, by name. `message` is the key of
    the sentence that shows the sum, `message_at_zero` of the one for a score of 0 where that is
    worked out in another way, `message_by` finds it by the figures. A fold without a message of
    its own is shown by its name: `names` by language, else `name`.

    >>> from tiebreaks import total
    >>> total
    <Fold total>
    """

    name: str
    combine: Callable[[Terms], tuple[list[int | None], int]]
    figures: Callable[[Terms, int], Mapping[str, Fraction]] = _no_figures
    rounded: bool = False  # whether the value is shown rounded to the tie-break's decimals
    contribution: Contribution = Contribution.PRODUCT
    message: str = OWN_FOLD
    message_at_zero: str | None = None
    message_by: Callable[[Mapping[str, Fraction]], str] | None = None
    names: Mapping[str, str] = attrs.field(factory=dict, converter=frozen_names)

    def __repr__(self) -> str:
        return cut(f"<Fold {self.name}>")

    @classmethod
    def of(
        cls,
        name: str,
        value: ValueOf,
        *,
        rounded: bool = False,
        names: Mapping[str, str] | None = None,
    ) -> Fold:
        """Make a fold of a function from a participant's terms that count to the value.

        Args:
            name: what a working calls it, as in `median of 3 (beat Ann) and 1 (lost to Bob)`.
            value: a function of the terms, each value x factor as a Fraction. It returns a whole
                number, a Fraction, or None for no value; it is called without terms, too.
            rounded: whether the value is shown rounded to the decimals of the tie-break.
            names: its name in each language.

        >>> from tiebreaks import BUILTIN, Crosstable, evaluate, tiebreak
        >>> lowest = Fold.of("lowest", lambda terms: min(terms, default=None))
        >>> @tiebreak("LOW", fold=lowest)
        ... def lowest_opponent(view):
        ...     return view.per_round(lambda game: game.opponent_score)
        >>> rows = ("1 Ann +W2 =B3", "2 Bob -B1 +W4", "3 Cid +W4 =W1", "4 Dan -B3 -B2")
        >>> table = Crosstable.parse("\\n".join(rows))
        >>> column = evaluate(table, "LOW", registry=BUILTIN.with_tiebreak(lowest_opponent))
        >>> [str(column.value(number)) for number in (1, 2, 3, 4)]
        ['1', '0', '0', '1']
        """
        return cls(name, _EachAlone(name, value), rounded=rounded, names=names or {})

    def contributed(self, step: Step) -> tuple[Fraction, ...] | None:
        """Return what a term contributes, its amount first; None if it is left out."""
        if not step.counted:
            return None
        factor = Fraction(1) if step.factor is None else step.factor
        if self.contribution is Contribution.PRODUCT:
            return (step.value * factor,)
        return (factor,) if self.contribution is Contribution.FACTOR else (step.value, factor)
