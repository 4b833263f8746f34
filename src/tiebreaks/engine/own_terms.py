"""The checks of what an own tie-break returns, so that a mistake is named where it was made."""

from __future__ import annotations

from collections.abc import Sequence

from tiebreaks.engine.descriptors import Descriptor
from tiebreaks.engine.terms import Kind, Terms
from tiebreaks.model.crosstable import Crosstable


def checked_terms(terms: object, descriptor: Descriptor, table: Crosstable) -> Terms:
    """Return the terms of an own tie-break, or raise what is wrong with them.

    Raises:
        TypeError: something else than `Terms`, or numbers that are not whole.
        ValueError: rows that do not fit the table, or each other.
    """
    if not isinstance(terms, Terms):
        hint = "return `view.per_round(...)` or `Terms(...)`"
        raise TypeError(f"{descriptor}: a tie-break returns Terms, not {terms!r}; {hint}")
    people = table.participants
    for name, rows in (("values", terms.values), ("factors", terms.factors)):
        if rows is None:
            continue
        if len(rows) != len(people):
            raise ValueError(
                f"{descriptor}: {len(rows)} rows of {name} for {len(people)} participants"
            )
        for i, person in enumerate(people):
            what = f"{descriptor}: the {name} of participant {person.number}"
            _check_row(what, rows[i], terms, i, table)
    return terms


def _check_row(what: str, row: Sequence[int], terms: Terms, i: int, table: Crosstable) -> None:
    wrong = [entry for entry in row if not isinstance(entry, int)]
    if wrong:
        raise TypeError(f"{what} are whole units of the scale, not {wrong[0]!r}")
    if len(row) != len(terms.values[i]):
        raise ValueError(f"{what} are {len(row)}, the values {len(terms.values[i])}")
    rounds = len(table.outcomes[i])
    if any(terms.kind_of(i, k) is Kind.ROUND for k in range(rounds, len(row))):
        raise ValueError(f"{what} are {len(row)}, but there are {rounds} rounds")
