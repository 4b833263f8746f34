"""What a tie-break consists of: `Terms`, the `Column` they fold into, and its `Working`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from fractions import Fraction
from typing import NamedTuple

import attrs

from tiebreaks import outcomes
from tiebreaks._exact import FrozenMap, points, to_text
from tiebreaks.editions import Edition
from tiebreaks.editions.reasons import Reason
from tiebreaks.engine.descriptors import Descriptor
from tiebreaks.model.crosstable import Crosstable
from tiebreaks.model.pairing import Pairing


class Axis(Enum):
    """What the places of a row of terms stand for."""

    ROUND = "round"
    BOARD = "board"
    PART = "part"  # a single value of the participant, such as the own rating


class Better(Enum):
    """Which of two values goes first."""

    HIGHER = "higher"
    LOWER = "lower"

    @property
    def reversed(self) -> Better:
        """The other direction."""
        return Better.LOWER if self is Better.HIGHER else Better.HIGHER


class Note(NamedTuple):
    """Why a term is not the plain value: what it was before, and the limit that applied."""

    reason: Reason
    before: int | None = None
    limit: int | None = None


LeftOut = Mapping[int, tuple[tuple[int, Reason], ...]]


@attrs.frozen(eq=False)
class Terms:
    """The terms of one tie-break for everybody: a term is value x factor.

    `values[i][k]` count in `scale` units, `factors[i][k]` in `factor_scale` units. `notes` and
    `left_out` are sparse: most terms are plain and count. `undefined` names those for whom there
    is no value, with the reason. `limit` is the one that terms are measured against, if any;
    `labels` name the parts of a value that is put together of several.
    """

    values: Sequence[Sequence[int]]
    scale: int = 1
    factors: Sequence[Sequence[int]] | None = None
    factor_scale: int = 1
    axis: Axis = Axis.ROUND
    notes: Mapping[tuple[int, int], Note] = FrozenMap()
    left_out: LeftOut = FrozenMap()
    undefined: Mapping[int, Reason] = FrozenMap()
    source: Descriptor | None = None
    limit: Fraction | None = None
    labels: tuple[str, ...] = ()

    def counted(self, i: int) -> list[int]:
        """Return the places of a participant's terms that count."""
        out = {k for k, _ in self.left_out.get(i, ())}
        return [k for k in range(len(self.values[i])) if k not in out]


class Fold(NamedTuple):
    """How terms become one number each.

    `combine` gives everybody's value (None for no value) and their scale; `figures` the
    intermediate results of one participant that a working shows, by name.
    """

    name: str
    combine: Callable[[Terms], tuple[list[int | None], int]]
    figures: Callable[[Terms, int], Mapping[str, Fraction]]
    rounded: bool = False  # whether the value is shown rounded to the tie-break's decimals


@attrs.frozen
class Step:
    """One term of a working; numbers and rounds count from 1, values are in points."""

    round: int | None
    board: int | None
    label: str | None
    opponent: int | None
    opponent_name: str
    outcome: int | None
    value: Fraction
    factor: Fraction | None
    note: Reason | None
    before: Fraction | None
    limit: Fraction | None
    left_out: Reason | None
    note_article: str | None
    left_out_article: str | None
    source: Descriptor | None

    @property
    def counted(self) -> bool:
        """Whether the term counts."""
        return self.left_out is None

    @property
    def reason(self) -> Reason | None:
        """Why the term is left out, else why it is not the plain value."""
        return self.left_out or self.note

    @property
    def article(self) -> str | None:
        """The article of the reason, as the edition numbers it."""
        return self.left_out_article if self.left_out else self.note_article


@attrs.frozen
class Working:
    """Every term of one value, and how they fold into it."""

    descriptor: Descriptor
    number: int
    name: str
    steps: tuple[Step, ...]
    total: Fraction | None
    fold: str
    figures: Mapping[str, Fraction]
    limit: Fraction | None
    undefined: Reason | None
    named: str
    names: Mapping[str, str]
    rule: str
    edition: Edition


@attrs.frozen(eq=False)
class Column:
    """One tie-break's value for everybody: `values[i]` in `scale` units, None for no value.

    `decimals` is how many are shown; `article` the rule's own, `names` the tie-break's.
    """

    descriptor: Descriptor
    values: tuple[int | None, ...]
    scale: int
    better: Better
    terms: Terms
    fold: Fold
    decimals: int
    named: str  # the code whose name it bears: FB for BH/F
    names: Mapping[str, str]
    article: str
    table: Crosstable
    edition: Edition
    source: Column | None = None  # the column that the terms came from, such as BH for AOB

    def value(self, number: int) -> Fraction | None:
        """Return the value of the participant with this number, exactly; None for no value."""
        value = self.values[self.table.index(number)]
        return None if value is None else points(value, self.scale)

    def text(self, number: int) -> str:
        """Return the value as it is shown: a mean rounded half up, all else exact; - for none."""
        value = self.value(number)
        if value is None:
            return "-"
        return to_text(value, self.decimals if self.fold.rounded else 4, least=self.decimals)

    def working(self, number: int) -> Working:
        """Return every term of the value of the participant with this number."""
        i = self.table.index(number)
        terms = self.terms
        out = dict(terms.left_out.get(i, ()))
        return Working(
            descriptor=self.descriptor,
            number=number,
            name=self.table.participants[i].name,
            steps=tuple(
                self._step(i, k, out.get(k))
                for k in range(len(terms.values[i]))
                if out.get(k) is not Reason.PENALTY  # somebody else's
            ),
            total=self.value(number),
            fold=self.fold.name,
            figures=FrozenMap(self.fold.figures(terms, i)),
            limit=terms.limit,
            undefined=terms.undefined.get(i),
            named=self.named,
            names=self.names,
            rule=self.article,
            edition=self.edition,
        )

    def _label(self, i: int, k: int) -> str | None:
        """Name the part of a value, or the free round of a predetermined schedule."""
        if self.terms.labels:
            return self.terms.labels[k]
        free = (
            self.table.pairing is Pairing.PREDETERMINED
            and self.terms.axis is Axis.ROUND
            and self.table.outcomes[i][k : k + 1] == bytes([outcomes.ZERO_BYE])
        )
        return "free_round" if free else None

    def opened(self, number: int) -> tuple[Working, ...]:
        """Return the workings that the counted terms came from, where they are values themselves.

        AOB has the Buchholz of each opponent, APRO and APPO their performances; others have none.
        """
        if self.source is None:
            return ()
        steps = self.working(number).steps
        opponents = [step.opponent for step in steps if step.counted and step.opponent is not None]
        return tuple(self.source.working(opponent) for opponent in dict.fromkeys(opponents))

    def _step(self, i: int, k: int, left_out: Reason | None) -> Step:
        terms, table = self.terms, self.table
        is_round = terms.axis is Axis.ROUND and k < len(table.opponents[i])
        opponent = table.opponents[i][k] if is_round else -1
        rival = table.participants[opponent] if opponent >= 0 else None
        note = terms.notes.get((i, k))

        def in_points(units: int | None) -> Fraction | None:
            return None if units is None else points(units, terms.scale)

        return Step(
            round=k + 1 if is_round else None,
            board=k + 1 if terms.axis is Axis.BOARD else None,
            label=self._label(i, k),
            opponent=rival.number if rival else None,
            opponent_name=rival.name if rival else "",
            outcome=table.outcomes[i][k] if is_round else None,
            value=points(terms.values[i][k], terms.scale),
            factor=points(terms.factors[i][k], terms.factor_scale) if terms.factors else None,
            note=note and note.reason,
            before=note and in_points(note.before),
            limit=note and in_points(note.limit),
            left_out=left_out,
            note_article=self.edition.articles.get(note.reason) if note else None,
            left_out_article=self.edition.articles.get(left_out) if left_out else None,
            source=terms.source,
        )
