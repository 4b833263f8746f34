"""What was published and not compared."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import islice

import attrs

from tiebreaks._exact import brief, first_of, inert
from tiebreaks.checking.names import Names
from tiebreaks.messages import messages
from tiebreaks.model.tournament import Published

_MOST = 5


@attrs.frozen
class PassedOver:
    """Something published that was not compared: the key of its sentence, and what it is."""

    key: str
    what: str

    __repr__ = brief

    def __str__(self) -> str:
        return self.text(messages("en"))

    def text(self, texts: Mapping[str, str]) -> str:
        """Return the sentence in a language."""
        return texts[f"check_passed_over_{self.key}"].format(what=self.what)


def passed_over(
    published: Published,
    exclude: Collection[int],
    names: Names,
    players: Published,
    unlisted: Sequence[str] = (),
) -> tuple[PassedOver, ...]:
    """Return what was not compared.

    That is of excluded participants, names of nobody, places of players, and order numbers by
    tie-breaks that are not in the list.
    """
    found: list[PassedOver] = []
    excluded = [number for number in sorted(set(exclude)) if _is_ranked(published, number)]
    if excluded:
        found.append(PassedOver("excluded", first_of(excluded)))
    if names.of_nobody:
        found.append(PassedOver("names", _listed(names.of_nobody)))
    if players.places:
        found.append(PassedOver("players", str(len(players.places))))
    if unlisted:
        found.append(PassedOver("groups", ", ".join(unlisted)))
    return tuple(found)


def _is_ranked(published: Published, number: int) -> bool:
    """Whether a participant has a published place, points, or a value."""
    values = (column.get(number) for column in published.values.values())
    return (
        number in published.places
        or number in published.points
        or any(value is not None for value in values)
    )


def _listed(names: Mapping[int, str]) -> str:
    """Return the first names with their numbers, and how many there are if not all are shown."""
    shown = [f"{number} {inert(name)}" for number, name in islice(names.items(), _MOST)]
    more = [f"... ({len(names)})"] if len(names) > _MOST else []
    return "; ".join([*shown, *more])
