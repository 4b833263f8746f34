"""Published names: those that belong to another number, and those that are nobody's."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping

import attrs

from tiebreaks._exact import brief
from tiebreaks.model.participants import Participant

_APOSTROPHES = dict.fromkeys(map(ord, "'\u2019\u2018\u02bc\u00b4`"))
_ACCENTS = dict.fromkeys(range(0x300, 0x370))


@attrs.frozen
class Names:
    """The result for published names, by number.

    `misplaced` has for a name the other numbers that have it; `of_nobody` those that match no
    participant; `own` counts the names that belong to their own number.
    """

    misplaced: Mapping[int, tuple[int, ...]]
    of_nobody: Mapping[int, str]
    own: int

    __repr__ = brief


def compare_names(published: Mapping[int, str], people: Iterable[Participant]) -> Names:
    """Compare published names with those of the participants.

    Letter case, accents, punctuation and spaces do not matter, nor does the order of the words,
    unless a name is in the order of its words another's.

    >>> from tiebreaks import Participant
    >>> people = [Participant(1, "Novák, Jiří"), Participant(2, "O'Hara, Ann")]
    >>> compare_names({1: "ann ohara", 2: "Nobody"}, people)
    Names(misplaced={1: (2,)}, of_nobody={2: 'Nobody'}, own=0)
    """
    if not published:
        return Names({}, {}, 0)
    owners: dict[object, list[int]] = {}
    for person in people:
        for form in _forms(person.name):
            owners.setdefault(form, []).append(person.number)
    misplaced: dict[int, tuple[int, ...]] = {}
    of_nobody: dict[int, str] = {}
    own = 0
    for number, name in published.items():
        found = next((owners[form] for form in _forms(name) if form in owners), None)
        if found is None:
            of_nobody[number] = name
        elif number in found:
            own += 1
        else:
            misplaced[number] = tuple(found)
    return Names(misplaced, of_nobody, own)


def _forms(name: str) -> tuple[object, ...]:
    """Return what is compared of a name: its letters in order, then its words in any order."""
    text = unicodedata.normalize("NFKD", name.casefold()).translate(_ACCENTS)
    text = unicodedata.normalize("NFC", text.translate(_APOSTROPHES))
    words = "".join(c if unicodedata.category(c)[0] in "LMN" else " " for c in text).split()
    return ("".join(words), tuple(sorted(words))) if words else ()
