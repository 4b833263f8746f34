"""Values of opponents that are tie-breaks themselves: second-order sums and means."""

from __future__ import annotations

from tiebreaks import outcomes
from tiebreaks.editions.reasons import Reason
from tiebreaks.engine.descriptors import Descriptor
from tiebreaks.engine.terms import LeftOut, Terms
from tiebreaks.engine.unplayed import also, not_counted
from tiebreaks.engine.view import View


def values_of_opponents(view: View, source: Descriptor, left_out: LeftOut | None = None) -> Terms:
    """Return the opponent's value of another tie-break for every game.

    Games are those over the board, unless it is given what is left out. An opponent without a
    value does not count; but who met one without a value for want of a score has none either.
    """
    column = view.column(source)
    if left_out is None:
        rows = [row[: view.base.rounds] for row in view.base.outcomes]
        left_out = not_counted(rows, outcomes.PLAYED)
    undefined = {
        i: reason
        for o, reason in column.terms.undefined.items()
        if reason is Reason.SCORE_MISSING
        for r, i in enumerate(view.base.opponents[o][: view.base.rounds])
        if i >= 0 and all(r != out for out, _ in left_out.get(i, ()))
    }
    if None in column.values:
        opponents, values = view.base.opponents, column.values
        left_out = also(
            view, left_out, Reason.NO_VALUE, lambda i, r: values[opponents[i][r]] is None
        )
    return Terms(
        view.of_opponents(column.values),
        column.scale,
        left_out=left_out,
        undefined=undefined,
        source=source,
    )
