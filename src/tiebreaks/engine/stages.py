"""Modifier: what may follow the code of a tie-break, and the stage at which it acts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum
from typing import TYPE_CHECKING

import attrs

from tiebreaks._exact import cut, frozen_names
from tiebreaks.engine.definitions import CutOrder, Vector, one_of
from tiebreaks.engine.terms import Step, Terms
from tiebreaks.model.crosstable import Crosstable

if TYPE_CHECKING:
    from tiebreaks.engine.view import Frame, View


class Stage(Enum):
    """When a modifier acts."""

    VIEW = "view"
    PARAMETER = "parameter"
    SELECTION = "selection"
    VECTOR = "vector"
    ORDER = "order"


def _stage(value: object) -> Stage:
    return one_of(Stage, value)


def _stage_of(modifier: Modifier) -> Stage:
    """Return the stage that follows from the function of a modifier."""
    if modifier.table is not None or modifier.frame is not None:
        return Stage.VIEW
    if modifier.leave_out is not None or modifier.select is not None:
        return Stage.SELECTION
    return Stage.PARAMETER if modifier.vector is None else Stage.VECTOR


def _codes(codes: str | Iterable[str]) -> frozenset[str]:
    return frozenset([codes] if isinstance(codes, str) else codes)


@attrs.frozen
class Modifier:
    """A modifier letter or word: when it acts, and on what.

    The stage follows from the function given. `table` makes another table of the table, which the
    tie-break then sees (stage VIEW). `leave_out` names those of a participant's steps that are
    not to count (SELECTION). Both get the number behind the letter, None without one. A modifier
    without a function is read by tie-breaks, with `View.has` and `View.argument` (PARAMETER); with
    the stage "order" it reverses the order, with "vector" it gives the numbers by which those are
    ordered who have the same value.

    `number` says whether a number follows the letter. `accepted_by` are the codes of tie-breaks of
    others that take it; own ones name it in `accepts`. `names` are templates by language, such as
    "{name}, best {number}". `frame`, `select` and `vector` are for whole rows.

    >>> from tiebreaks import BUILTIN
    >>> BUILTIN.modifiers["C"].number
    True
    """

    letter: str
    number: bool = attrs.field(default=False, kw_only=True)
    table: Callable[[Crosstable, int | None], Crosstable] | None = attrs.field(
        default=None, kw_only=True
    )
    leave_out: Callable[[Sequence[Step], int | None], Iterable[Step]] | None = attrs.field(
        default=None, kw_only=True
    )
    accepted_by: frozenset[str] = attrs.field(default=frozenset(), converter=_codes, kw_only=True)
    names: Mapping[str, str] = attrs.field(factory=dict, converter=frozen_names, kw_only=True)
    frame: Callable[[Frame], Frame] | None = attrs.field(default=None, kw_only=True)
    select: Callable[[Terms, View, CutOrder, int], Terms] | None = attrs.field(
        default=None, kw_only=True
    )
    vector: Vector | None = attrs.field(default=None, kw_only=True)
    stage: Stage = attrs.field(default=attrs.Factory(_stage_of, takes_self=True), converter=_stage)
    article: str = ""

    def __attrs_post_init__(self) -> None:
        for template in self.names.values():
            try:
                whole = "\0" in template.format(name="\0", number=1)
            except (LookupError, ValueError):
                whole = False
            if not whole:
                fields = "holds {name}, and perhaps {number}"
                raise ValueError(f"/{self.letter}: a name such as {template!r} {fields}")

    def __repr__(self) -> str:
        return cut(f"<Modifier {self.letter}>")
