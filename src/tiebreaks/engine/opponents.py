"""Values of opponents that are tie-breaks themselves: second-order sums and means."""

from __future__ import annotations

from tiebreaks.engine.descriptors import Descriptor
from tiebreaks.engine.terms import LeftOut, Terms
from tiebreaks.engine.view import View


def values_of_opponents(view: View, source: Descriptor, left_out: LeftOut) -> Terms:
    """Return the opponent's value of another tie-break in every round that counts.

    Who met an opponent without a value for want of a score has none either.
    """
    column = view.column(source)
    undefined = {
        i: reason
        for o, reason in column.terms.undefined.items()
        for r, i in enumerate(view.base.opponents[o][: view.base.rounds])
        if i >= 0 and all(r != out for out, _ in left_out.get(i, ()))
    }
    return Terms(
        view.of_opponents(column.values),
        column.scale,
        left_out=left_out,
        undefined=undefined,
        source=source,
    )
