"""The player records of a tournament report: 001, national ratings, and which rating counts."""

from __future__ import annotations

import re
from fractions import Fraction

import attrs

from tiebreaks.formats.reader_report import Report
from tiebreaks.formats.trf.records import KNOWN, Records
from tiebreaks.formats.trf.round_cells import read_cells
from tiebreaks.formats.trf.text import Line, misread, parse_int, points
from tiebreaks.model.cells import Cell
from tiebreaks.model.participants import NationalRating, Participant

RATING_METHODS = frozenset(["FIDE", "NRO", "FIDON", "NIDOF", "HBFN", "LBFN", "OTHER"])

_TITLES = frozenset(
    ["GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM", "G", "M", "F", "C", "WG", "WM", "WF", "WC"]
)
_FEDERATION = re.compile(r"[A-Za-z]{3}")
_NATIONAL_TAG = re.compile(r"[A-Z]{3}")
_NEVER_NATIONAL = frozenset({"DAT", "DDD"})


@attrs.frozen
class Player:
    """A player record: the participant, the cells and what the file prints as result."""

    line: Line
    participant: Participant
    cells: list[Cell | None]
    points: Fraction | None
    place: int | None


def read_players(records: Records, report: Report) -> list[Player]:
    """Read every player record; what cannot be read goes into the report."""
    players = []
    for line in records.all("001"):
        player = _player(line, records.is_team_event, report)
        if player:
            players.append(player)
    return _with_ratings(players, records, report)


def rating_rule(line: str) -> tuple[str, str]:
    """Return federation and method that a record 172 names, each empty where it does not.

    >>> rating_rule("172 FRA NIDOF")
    ('FRA', 'NIDOF')
    """
    words = line[4:].upper().split()
    method = next((word for word in words if word in RATING_METHODS), "")
    rest = [word for word in words[:1] if word != method and _NATIONAL_TAG.fullmatch(word)]
    return (rest[0] if rest else ""), method


def is_national_tag(tag: str) -> bool:
    """Tell whether a record may be one of national ratings."""
    return bool(_NATIONAL_TAG.fullmatch(tag)) and tag not in KNOWN | _NEVER_NATIONAL


def rating_by(fide: int | None, national: int | None, method: str) -> int | None:
    """Return the rating that a method of record 172 picks."""
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


def _player(line: Line, is_team_event: bool, report: Report) -> Player | None:
    number = parse_int(line.field(5, 8))
    if len(line.columns) < 8:
        report.unreadable("the line ends before column 8", line.number, len(line.columns) + 1)
        return None
    if not number:
        misread(line, 5, 8, "player's number", report)
    rating, place = parse_int(line.field(49, 52)), parse_int(line.field(86, 89))
    total = points(line.field(81, 84) or "0")
    for value, first, last, what in (
        (rating, 49, 52, "rating"),
        (total, 81, 84, "number of points"),
        (place, 86, 89, "place"),
    ):
        if value is None:
            misread(line, first, last, what, report)
    cells = read_cells(line, is_team_event, report)
    title, federation = line.field(11, 13), line.field(54, 56)
    if title and title.upper() not in _TITLES:
        report.notice(f"{title!r} is no title", line.number, 11)
    if federation and not _FEDERATION.fullmatch(federation):
        report.notice(f"{federation!r} is no federation", line.number, 54)
    participant = Participant(
        number or 0,
        line.field(15, 47),
        rating or None,
        federation,
        title=title,
        sex=line.field(10, 10),
        birth=line.field(70, 79),
        fide_id=_number_text(line.field(58, 68)),
        fide_rating=rating or None,
    )
    printed = total if line.field(81, 84) else None
    return Player(line, participant, cells, printed, place or None)


def _number_text(text: str) -> str:
    return text if text.strip("0") else ""


def _with_ratings(players: list[Player], records: Records, report: Report) -> list[Player]:
    """Add the national ratings and pick the rating that tie-breaks use."""
    rule = records.last("172")
    federation, method = rating_rule(rule.text) if rule else ("", "")
    if rule and not method:
        report.notice("record 172 names no method: the FIDE rating is used", rule.number, 5)
    elif rule and method == "OTHER":
        report.notice("record 172 says OTHER: the FIDE rating is used", rule.number, 5)
    national = _national_ratings(players, records, federation, report)
    return [
        attrs.evolve(player, participant=_rated(player, national, federation, method, report))
        if player.participant.number in national or method
        else player
        for player in players
    ]


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
    players: list[Player], records: Records, federation: str, report: Report
) -> dict[int, dict[str, NationalRating]]:
    """Read the national rating records: number -> federation -> what it says."""
    numbers = {player.participant.number for player in players}
    found: dict[int, dict[str, NationalRating]] = {}
    for tag, lines in records.lines.items():
        if not is_national_tag(tag) or (federation and tag != federation):
            continue
        for line in lines:
            number, rating = parse_int(line.field(5, 8)), parse_int(line.field(49, 52))
            if not number or number not in numbers or rating is None:
                continue
            records.kept.pop(line.number, None)
            if tag in found.setdefault(number, {}):
                message = f"the {tag} rating of {number} stands again; the last one counts"
                report.notice(message, line.number)
            found[number][tag] = NationalRating(
                tag,
                rating or None,
                line.field(11, 13),
                line.field(15, 47),
                line.field(54, 56),
                _number_text(line.field(58, 68)),
            )
    return found
