"""Which rating counts: record 172 and the national rating records of a tournament report."""

from __future__ import annotations

import re
from collections.abc import Sequence

import attrs

from tiebreaks.formats.reader_report import Report
from tiebreaks.formats.trf.players import Player
from tiebreaks.formats.trf.records import KNOWN, Consumed, Records, numbers_of
from tiebreaks.formats.trf.text import Line, number_text, parse_int
from tiebreaks.model.participants import NationalRating, Participant

RATING_METHODS = frozenset(["FIDE", "NRO", "FIDON", "NIDOF", "HBFN", "LBFN", "OTHER"])

_NATIONAL_TAG = re.compile(r"[A-Z]{3}")
_NEVER_NATIONAL = frozenset({"DAT", "DDD"})


def rating_rule(line: str) -> tuple[str, str]:
    """Return federation and method of a record 172, empty if it does not name them.

    >>> rating_rule("172 FRA NIDOF")
    ('FRA', 'NIDOF')
    """
    words = line[4:].upper().split()
    method = next((word for word in words if word in RATING_METHODS), "")
    rest = [word for word in words[:1] if word != method and _NATIONAL_TAG.fullmatch(word)]
    return (rest[0] if rest else ""), method


def is_national_tag(tag: str) -> bool:
    """Return whether a tag may be that of a national rating record."""
    return bool(_NATIONAL_TAG.fullmatch(tag)) and tag not in KNOWN | _NEVER_NATIONAL


def rating_by(fide: int | None, national: int | None, method: str) -> int | None:
    """Return the rating by a method of record 172."""
    both = [rating for rating in (fide, national) if rating is not None]
    picked = {
        "NRO": national,
        "FIDON": both[0] if both else None,
        "NIDOF": both[-1] if both else None,
        "HBFN": max(both, default=None),
        "LBFN": min(both, default=None),
    }
    return picked.get(method, fide)


def national_of(person: Participant, federation: str) -> tuple[int | None, bool]:
    """Return the national rating that counts, and whether it is clear which one does."""
    of = {entry.federation: entry.rating for entry in person.national_ratings}
    if federation:
        return of.get(federation), True
    if len(of) <= 1:
        return next(iter(of.values()), None), True
    own = person.federation.upper()
    return of.get(own), own in of


def with_ratings(
    players: Sequence[Player], records: Records, report: Report
) -> tuple[list[Player], Consumed]:
    """Add the national ratings, and choose the rating for tie-breaks."""
    rule = records.last("172")
    federation, method = rating_rule(rule.text) if rule else ("", "")
    if rule and not method:
        report.notice("record 172 names no method: the FIDE rating is used", rule.number, 5)
    elif rule and method == "OTHER":
        report.notice("record 172 says OTHER: the FIDE rating is used", rule.number, 5)
    national, consumed = _national_ratings(players, records, federation, report)
    rated = [
        attrs.evolve(player, participant=_rated(player, national, federation, method, report))
        if player.participant.number in national or method
        else player
        for player in players
    ]
    return rated, consumed


def _rated(
    player: Player,
    national: dict[int, dict[str, NationalRating]],
    federation: str,
    method: str,
    report: Report,
) -> Participant:
    person = player.participant
    entries = tuple(national.get(person.number, {}).values())
    person = attrs.evolve(person, national_ratings=entries)
    rating, clear = national_of(person, federation)
    if not clear and method not in ("", "FIDE", "OTHER"):
        message = f"{person.number} has several national ratings: the FIDE rating is used"
        report.notice(message, player.line.number)
        return person
    return attrs.evolve(person, rating=rating_by(person.fide_rating, rating, method))


def _national_ratings(
    players: Sequence[Player], records: Records, federation: str, report: Report
) -> tuple[dict[int, dict[str, NationalRating]], Consumed]:
    """Read the national rating records, by number and federation."""
    numbers = {player.participant.number for player in players}
    found: dict[int, dict[str, NationalRating]] = {}
    consumed: list[Line] = []
    for tag, lines in records.lines.items():
        if not is_national_tag(tag) or (federation and tag != federation):
            continue
        for line in lines:
            number, rating = parse_int(line.field(5, 8)), parse_int(line.field(49, 52))
            if not number or number not in numbers or rating is None:
                continue
            consumed.append(line)
            if tag in found.setdefault(number, {}):
                message = f"{number} has several {tag} ratings; the last one counts"
                report.notice(message, line.number)
            found[number][tag] = NationalRating(
                tag,
                rating or None,
                line.field(11, 13),
                line.field(15, 47),
                line.field(54, 56),
                number_text(line.field(58, 68)),
            )
    return found, numbers_of(consumed)
