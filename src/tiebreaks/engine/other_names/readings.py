"""What a name may mean, and the short notation in which the tables of names say it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping

import attrs

_KINDS_OF_EVENTS = {"in individual events": False, "in team events": True}
_LETTERS = str.maketrans({"ø": "o", "ł": "l", "æ": "ae", "œ": "oe"})


@attrs.frozen
class Candidate:
    """One thing that a name may mean.

    `text` is our descriptor, empty if nothing here computes it. `source` says who uses the name,
    `meaning` what it is to them where they say so, `note` when it is this, or why it is not
    computed. `teams` limits it to team events (True) or to individual events (False).
    """

    text: str
    source: str
    note: str = ""
    teams: bool | None = None
    meaning: str = ""

    @property
    def details(self) -> str:
        """Who says so, and when.

        >>> Candidate("BH/M2", "Catalonia", "from ten rounds on").details
        'Catalonia: from ten rounds on'
        """
        said = ", ".join(filter(None, (self.meaning, self.note)))
        return f"{self.source}: {said}" if said else self.source


@attrs.frozen
class Source:
    """Those who use names, and what each of these may mean to them.

    A meaning is a descriptor, or `-` for what is not computed, and a note behind a blank; several
    are separated by semicolons.
    """

    who: str
    names: Mapping[str, str]

    def candidates(self) -> Iterator[tuple[str, Candidate]]:
        """Give every name with each of its meanings."""
        for name, meanings in self.names.items():
            for candidate in read_meanings(meanings, self.who):
                yield name, candidate


def read_meanings(meanings: str, source: str) -> tuple[Candidate, ...]:
    """Read the notation of the tables.

    >>> for candidate in read_meanings("BH/M1; BH/M2 from ten rounds on; - by hand", "some"):
    ...     print(candidate.text, "|", candidate.details)
    BH/M1 | some
    BH/M2 | some: from ten rounds on
     | some: by hand
    """
    found = []
    for part in meanings.split(";"):
        text, _, note = part.strip().partition(" ")
        teams = _KINDS_OF_EVENTS.get(note)
        found.append(Candidate("" if text == "-" else text, source, note, teams))
    return tuple(found)


def words(name: str) -> str:
    """Return a name in small letters without accents, its words separated by single blanks.

    >>> words("Buchholz-Cut  1"), words("rtgØ"), words("Brésilien"), words("OMW%")
    ('buchholz cut 1', 'rtgo', 'bresilien', 'omw')
    """
    kept = re.sub(r"['’`]", "", spelled(name))
    return " ".join(re.findall(r"[^\W_]+\+?|\+", kept)) or name.strip()


def spelled(name: str) -> str:
    """Return a name without case and accents; blanks and punctuation stay.

    >>> spelled("Médian") == spelled("median"), spelled("SB.") == spelled("S-B")
    (True, False)
    """
    letters = unicodedata.normalize("NFKD", name.casefold()).translate(_LETTERS)
    return " ".join("".join(c for c in letters if not unicodedata.combining(c)).split())


def folded(name: str) -> str:
    """Return what two spellings of a name have in common: no case, accents, blanks, punctuation.

    >>> folded("BH1.") == folded("bh 1"), folded("Pts+") == folded("Pts")
    (True, False)
    """
    return words(name).replace(" ", "")


def with_modifiers(text: str, *added: str) -> str:
    """Return a descriptor with further modifiers.

    >>> with_modifiers("BH@PAPI", "C1"), with_modifiers("SM:68[0]"), with_modifiers("SB:GP/P", "C1")
    ('BH/C1@PAPI', 'SM:68[0]', 'SB:GP/P/C1')
    """
    head, rest = re.fullmatch(r"([^@\[]*)(.*)", text).groups()  # type: ignore[union-attr]
    return "/".join((head, *added)) + rest
