"""What a tie-break consists of: `Terms`, the `Column` they fold into, and its `Working`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from fractions import Fraction
from typing import Any, NamedTuple

import attrs

from tiebreaks import outcomes
from tiebreaks._exact import FrozenMap, brief, cut, points, short, to_text
from tiebreaks.editions import Edition
from tiebreaks.editions.reasons import Reason
from tiebreaks.engine.descriptors import Descriptor, TiebreakName
from tiebreaks.engine.fold import Fold
from tiebreaks.engine.origins import OWN, Origin
from tiebreaks.engine.previews import working_preview
from tiebreaks.model.crosstable import Crosstable
from tiebreaks.model.pairing import Pairing


class Kind(Enum):
    """What a term belongs to.

    >>> Kind("board")
    <Kind.BOARD: 'board'>
    """

    ROUND = "round"
    BOARD = "board"
    PENALTY = "penalty"  # or a bonus: points outside the rounds
    PART = "part"  # one of the numbers that a value consists of, such as the own rating


class Better(Enum):
    """Which of two values goes first.

    >>> Better("lower").reversed
    <Better.HIGHER: 'higher'>
    """

    HIGHER = "higher"
    LOWER = "lower"

    @property
    def reversed(self) -> Better:
        """The other direction."""
        return Better.LOWER if self is Better.HIGHER else Better.HIGHER


class Note(NamedTuple):
    """Why a term is not the plain value, in units: what it was before, and what changed it.

    `ceiling` is the highest value a dummy may have (16.4); `draws` what a virtual opponent scores
    in the rounds to come; `games` what `before` is divided by.

    >>> Note(Reason.DUMMY_CAPPED_BY_DRAWS, before=8, ceiling=7).ceiling
    7
    """

    reason: Reason
    before: int | None = None
    ceiling: int | None = None
    draws: int | None = None
    games: int | None = None

    def __repr__(self) -> str:
        return brief(self)


LeftOut = Mapping[int, tuple[tuple[int, Reason], ...]]
Vectors = Sequence[tuple[int, ...]]  # a row per participant, in the units of the value


def _rows(rows: Sequence[Sequence[int]] | None) -> tuple[tuple[int, ...], ...] | None:
    """Return rows as they are compared: lists and tuples alike."""
    return None if rows is None else tuple(map(tuple, rows))


@attrs.frozen
class Terms:
    """The terms of one tie-break for everybody: a term is value x factor.

    `values[i][k]` count in `scale` units, `factors[i][k]` in `factor_scale` units; rows may differ
    in length. Every term is of the `kind`, except those that `kinds` lists by (i, k). `notes` and
    `left_out` are sparse: most terms are plain and count. `undefined` names those for whom there
    is no value, `below` those who rank below all others whatever their value, each with the reason.
    `threshold` (in points) is what an opponent must have for a term to count (Koya), or the lowest
    value that there is (card games), `divisor` what one part is divided by (SSSC), or a sum before
    any cut (AROR); `labels` name the parts of a value that consists of several. `centre` is the
    average of all own results, which each is compared with (recursive tie-breaks).

    >>> terms = Terms([[2, 1], [0, 2], [1, 0]], scale=2)
    >>> terms.counted(0)
    [0, 1]
    """

    values: Sequence[Sequence[int]] = attrs.field(eq=_rows)
    scale: int = 1
    factors: Sequence[Sequence[int]] | None = attrs.field(default=None, eq=_rows)
    factor_scale: int = 1
    kind: Kind = Kind.ROUND
    kinds: Mapping[tuple[int, int], Kind] = FrozenMap()
    notes: Mapping[tuple[int, int], Note] = FrozenMap()
    left_out: LeftOut = FrozenMap()
    undefined: Mapping[int, Reason] = FrozenMap()
    below: Mapping[int, Reason] = FrozenMap()
    source: Descriptor | None = None
    threshold: Fraction | None = None
    divisor: int | None = None
    labels: tuple[str, ...] = ()
    centre: Fraction = Fraction(0)

    def __repr__(self) -> str:
        return cut(
            f"<Terms: {len(self.values)} rows, {self.kind.value}, {self.scale} units a point>"
        )

    def __hash__(self) -> int:
        return hash((self.scale, self.factor_scale, self.kind, len(self.values)))

    def counted(self, i: int) -> list[int]:
        """Return the places of a participant's terms that count."""
        out = {k for k, _ in self.left_out.get(i, ())}
        return [k for k in range(len(self.values[i])) if k not in out]

    def kind_of(self, i: int, k: int) -> Kind:
        """Return what a term belongs to."""
        return self.kinds.get((i, k), self.kind)


@attrs.frozen
class Step:
    """One term of a working; numbers and rounds count from 1, values are in points.

    `round` is None unless the term is that of a round, `board` likewise; `label` names a part.

    >>> from tiebreaks import Crosstable, evaluate
    >>> step = evaluate(Crosstable.parse("1 Ann * ½\\n2 Bob ½ *"), "SB").working(1).steps[0]
    >>> step.opponent, step.value, step.factor
    (2, Fraction(1, 2), Fraction(1, 2))
    """

    kind: Kind
    round: int | None
    board: int | None
    label: str | None
    opponent: int | None
    opponent_name: str
    outcome: int | None
    is_free_round: bool  # of a predetermined schedule
    value: Fraction
    factor: Fraction | None
    note: Reason | None
    before: Fraction | None
    ceiling: Fraction | None
    draws: Fraction | None
    games: int | None
    left_out: Reason | None
    note_article: str | None
    left_out_article: str | None
    source: Descriptor | None

    def __repr__(self) -> str:
        place = f" {self.round or self.board}" if self.round or self.board else ""
        product = "" if self.factor is None else f" x {self.factor}"
        state = "" if self.left_out is None else f", {self.left_out.value}"
        return cut(f"<Step {self.kind.value}{place}: {self.value}{product}{state}>")

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
    """Every term of one value, and how they fold into it.

    >>> from tiebreaks import Crosstable, evaluate
    >>> working = evaluate(Crosstable.parse("1 Ann * ½\\n2 Bob ½ *"), "SB").working(1)
    >>> working.total, len(working.steps)
    (Fraction(1, 4), 1)
    """

    descriptor: Descriptor
    number: int
    name: str
    steps: tuple[Step, ...]
    total: Fraction | None
    fold: Fold
    figures: Mapping[str, Fraction]
    threshold: Fraction | None
    divisor: int | None
    undefined: Reason | None
    tiebreak: TiebreakName
    rule: str
    edition: Edition
    vector: tuple[Fraction, ...] = ()  # what is compared where values are equal
    below: Reason | None = None  # why the participant ranks below all others
    origin: Origin = OWN

    def __repr__(self) -> str:
        who = f"{self.number} {short(self.name)}"
        return cut(f"<Working {self.descriptor} of {who}: {self.total}, {len(self.steps)} steps>")

    def _repr_html_(self) -> str:
        return working_preview(self)

    @property
    def message(self) -> str:
        """The key of the sentence that shows how the value came about."""
        if self.fold.message_by is not None:
            return self.fold.message_by(self.figures)
        without_a_point = self.figures.get("score") == 0
        return (without_a_point and self.fold.message_at_zero) or self.fold.message


@attrs.frozen
class Column:
    """One tie-break's value for everybody: `values[i]` in `scale` units, None for no value.

    `decimals` is how many are shown; `article` the rule's own, `tiebreak` its name. `vectors` are
    the numbers that order those whose values are equal.

    >>> from tiebreaks import Crosstable, evaluate
    >>> table = Crosstable.parse("1 Ann * 1 ½\\n2 Bob 0 * 1\\n3 Cid ½ 0 *")
    >>> column = evaluate(table, "SB")
    >>> column.value(1), column.text(1)
    (Fraction(5, 4), '1.25')
    """

    descriptor: Descriptor
    values: tuple[int | None, ...]
    scale: int
    better: Better
    terms: Terms
    fold: Fold
    decimals: int
    tiebreak: TiebreakName
    article: str
    table: Crosstable
    edition: Edition
    source: Column | None = None  # the column that the terms came from, such as BH for AOB
    vectors: Vectors | None = attrs.field(default=None, eq=_rows)
    origin: Origin = OWN

    def __hash__(self) -> int:
        return hash((self.descriptor, self.values, self.scale))

    def __repr__(self) -> str:
        return cut(f"<Column {self.descriptor}: {len(self.values)} values, {self.edition!r}>")

    def value(self, number: int) -> Fraction | None:
        """Return the value of the participant with this number, exactly; None for no value."""
        value = self.values[self.table.index(number)]
        return None if value is None else points(value, self.scale)

    def vector(self, number: int) -> tuple[Fraction, ...]:
        """Return the numbers that order participants with the value of this one."""
        if self.vectors is None:
            return ()
        return tuple(points(n, self.scale) for n in self.vectors[self.table.index(number)])

    def separates(self, one: int, two: int) -> tuple[Fraction | None, Fraction | None] | None:
        """Return the two values that set participants apart; None where they are level."""
        below = [self.terms.below.get(self.table.index(number)) is None for number in (one, two)]
        values = self.value(one), self.value(two)
        if values[0] != values[1] or below[0] != below[1]:
            return values
        pairs = zip(self.vector(one), self.vector(two), strict=True)
        return next((pair for pair in pairs if pair[0] != pair[1]), None)

    def sort_keys(self) -> Sequence[Any]:
        """Return what participants are sorted by, by index: the better first, None last."""
        sign = -1 if self.better is Better.HIGHER else 1
        if None not in self.values and not self.terms.below and self.vectors is None:
            return [sign * value for value in self.values]  # type: ignore[operator]
        keys: list[tuple[int, ...]] = [
            (1, 0) if value is None else (0, sign * value) for value in self.values
        ]
        if self.terms.below:
            keys = [(key[0], i in self.terms.below, *key[1:]) for i, key in enumerate(keys)]
        if self.vectors is None:
            return keys
        return [
            (*key, *[sign * units for units in vector])
            for key, vector in zip(keys, self.vectors, strict=True)
        ]

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
                step_of(terms, self.table, self.edition, (i, k), out.get(k))
                for k in range(len(terms.values[i]))
            ),
            total=self.value(number),
            fold=self.fold,
            figures=FrozenMap(self.fold.figures(terms, i)),
            threshold=terms.threshold,
            divisor=terms.divisor,
            undefined=terms.undefined.get(i),
            tiebreak=self.tiebreak,
            rule=self.article,
            edition=self.edition,
            vector=self.vector(number),
            below=terms.below.get(i),
            origin=self.origin,
        )

    def opened(self, number: int) -> tuple[Working, ...]:
        """Return the workings that the counted terms came from, where they are values themselves.

        AOB has the Buchholz of each opponent, APRO, APPO and ARPO their performances; others none.
        """
        if self.source is None:
            return ()
        steps = self.working(number).steps
        opponents = [
            step.opponent
            for step in steps
            if step.counted and step.source is not None and step.opponent is not None
        ]
        return tuple(self.source.working(opponent) for opponent in dict.fromkeys(opponents))


def step_of(
    terms: Terms,
    table: Crosstable,
    edition: Edition,
    place: tuple[int, int],
    left_out: Reason | None,
) -> Step:
    """Return one term as a step: that of a participant's index at a place of the row."""
    i, k = place
    kind = terms.kind_of(i, k)
    is_round = kind is Kind.ROUND
    opponent = table.opponents[i][k] if is_round else -1
    outcome = table.outcomes[i][k] if is_round else None
    rival = table.participants[opponent] if opponent >= 0 else None
    note = terms.notes.get(place)

    def in_points(units: int | None) -> Fraction | None:
        return None if units is None else points(units, terms.scale)

    return Step(
        kind=kind,
        round=k + 1 if is_round else None,
        board=k + 1 if kind is Kind.BOARD else None,
        label=terms.labels[k] if terms.labels else None,
        opponent=rival.number if rival else None,
        opponent_name=rival.name if rival else "",
        outcome=outcome,
        is_free_round=outcome == outcomes.ZERO_BYE and table.pairing is Pairing.PREDETERMINED,
        value=points(terms.values[i][k], terms.scale),
        factor=points(terms.factors[i][k], terms.factor_scale) if terms.factors else None,
        note=note and note.reason,
        before=note and in_points(note.before),
        ceiling=note and in_points(note.ceiling),
        draws=note and in_points(note.draws),
        games=note and note.games,
        left_out=left_out,
        note_article=edition.articles.get(note.reason) if note else None,
        left_out_article=edition.articles.get(left_out) if left_out else None,
        source=terms.source if note is None else None,  # a dummy's value is from no column
    )
