"""The lines of a tournament report by record, and the records about the event as a whole."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import date

import attrs

from tiebreaks.engine.descriptors import parse_any
from tiebreaks.engine.families import BUILTIN
from tiebreaks.errors import DescriptorError, UnknownTiebreakError
from tiebreaks.formats.reader_report import Report
from tiebreaks.formats.trf.dates import parse_date
from tiebreaks.formats.trf.text import Line, parse_int
from tiebreaks.model.pairing import Pairing

HEADER = [
    "012",
    "022",
    "032",
    "042",
    "052",
    "062",
    "072",
    "082",
    "092",
    "102",
    "112",
    "122",
    "132",
    "142",
    "152",
    "162",
    "172",
    "182",
    "192",
    "202",
    "212",
    "222",
]
TEAM_RECORDS = frozenset(["013", "300", "310", "320", "330", "352", "362", "801", "802"])
MAY_REPEAT = TEAM_RECORDS - {"352"} | frozenset(
    ["001", "112", "132", "162", "240", "250", "260", "299", "XXA", "XXC", "XXP", "XXS", "XXZ"]
)
BBP_POINTS = ["BBW", "BBD", "BBL", "BBZ", "BBF", "BBU"]
KNOWN = MAY_REPEAT | {*HEADER, *BBP_POINTS, "352", "XXR"}

# Read into the model and written from it; these lines are never kept.
FROM_MODEL = frozenset(["001", "012", "062", "072", "142", "162", "XXR", "XXS"]) | frozenset(
    BBP_POINTS
)


# The numbers of the lines that a reader has used up: a writer makes them anew. Lines that no
# reader consumes are kept and written back unchanged.
Consumed = frozenset[int]


@attrs.frozen
class Records:
    """The lines of a report by tag; `may_be_kept` are all that readers may leave, in order."""

    lines: Mapping[str, Sequence[Line]]
    may_be_kept: tuple[Line, ...]

    def all(self, tag: str) -> Sequence[Line]:
        """Return the lines with a tag, in order."""
        return self.lines.get(tag, ())

    def last(self, tag: str) -> Line | None:
        """Return the last line of a non-repeating record, which is the one that counts."""
        return self.lines[tag][-1] if tag in self.lines else None

    def value(self, tag: str) -> str:
        """Return the value of a non-repeating record; empty without one."""
        line = self.last(tag)
        return line.value if line else ""

    def kept(self, consumed: Collection[int]) -> list[Line]:
        """Return the lines that no reader has consumed, in the order of the file."""
        return [line for line in self.may_be_kept if line.number not in consumed]


def numbers_of(lines: Iterable[Line]) -> Consumed:
    """Return the numbers of lines, for a reader that consumes them all."""
    return frozenset(line.number for line in lines)


def sort_records(lines: list[Line], report: Report) -> Records:
    """Group the lines by tag, and report repeated records that may not be repeated."""
    by_tag: dict[str, list[Line]] = {}
    for line in lines:
        by_tag.setdefault(line.tag, []).append(line)
    superseded: set[int] = set()
    for tag, found in by_tag.items():
        if tag in KNOWN and tag not in MAY_REPEAT and len(found) > 1:
            superseded |= numbers_of(found[:-1])
            for line in found[:-1]:
                report.notice(f"record {tag} is repeated; the last one counts", line.number)
    may_be_kept = [
        line for line in lines if line.tag not in FROM_MODEL and line.number not in superseded
    ]
    return Records(by_tag, tuple(may_be_kept))


def kept_texts(kept: Sequence[Line]) -> tuple[str, ...]:
    """Return the texts of lines: first the header in the order of tags, then the others."""
    header = sorted((line for line in kept if line.tag in HEADER), key=lambda line: line.tag)
    return tuple(line.text for line in [*header, *(x for x in kept if x.tag not in HEADER)])


def report_unknown(kept: Iterable[Line], report: Report) -> None:
    """Report every kept line that is neither a known record nor a comment."""
    for line in kept:
        if line.tag not in KNOWN and line.tag != "###":
            report.notice(f"unknown record {line.tag!r}: kept but not used", line.number)


def report_team_records(records: Records, report: Report) -> None:
    """Report records of team events in an individual one: they are kept, not used."""
    for tag in sorted(TEAM_RECORDS - {"013", "310"}):
        for line in records.all(tag)[:1]:
            report.notice(f"record {tag} is of team events: kept, not used", line.number)


def day_of(tag: str, records: Records, report: Report) -> tuple[date | None, Consumed]:
    """Return the first day (042) or the last (052); a line without a valid date is kept."""
    line = records.last(tag)
    if line is None or not line.value:
        return None, Consumed()
    found, doubt = parse_date(line.value)
    if doubt:
        report.notice(f"record {tag}: {doubt}", line.number, 5)
    return found, numbers_of([line] if found else [])


def pairing_text(pairing: Pairing, is_team_event: bool) -> str:
    """Return the words that a writer puts into record 092; a reader need not keep them."""
    system = "Swiss-System" if pairing is Pairing.SWISS else "Round-Robin"
    return f"{'Team' if is_team_event else 'Individual'}: {system}"


def game_points_decide(pairing: Pairing) -> str:
    """Return the coded type that a writer puts into record 192 if game points decide."""
    system = "SWISS" if pairing is Pairing.SWISS else "ROUNDROBIN"
    return f"FIDE_TEAM_{system}_GP_MP"


def pairing_of_code(code: str) -> Pairing | None:
    """Return the pairing of a coded type (record 192)."""
    if "ROUNDROBIN" in code.upper() or "BERGER" in code.upper():
        return Pairing.PREDETERMINED
    return Pairing.SWISS if code else None


def pairing_of_text(text: str) -> Pairing | None:
    """Return the pairing of a type in words (record 092)."""
    words = text.lower()
    if any(name in words for name in ("round robin", "round-robin", "berger")):
        return Pairing.PREDETERMINED
    return Pairing.SWISS if "swiss" in words else None


def pairing_of(
    records: Records, given: str | None, is_team_event: bool, report: Report
) -> tuple[Pairing, Consumed]:
    """Return the pairing: as given, else by the coded type, the type in words, or a Swiss."""
    code, text = records.last("192"), records.last("092")
    by_code = pairing_of_code(code.value if code else "")
    by_text = pairing_of_text(text.value if text else "")
    pairing = Pairing(given) if given else by_code or by_text
    if pairing is None:
        report.notice(
            "the file does not say how the players were paired: taken as a Swiss;"
            " the pairing can be given when reading"
        )
        pairing = Pairing.SWISS
    consumed: list[Line] = []
    for line, says in ((code, by_code), (text, by_text)):
        if line and says and says is not pairing:
            report.notice(f"record {line.tag} says {says}, taken as {pairing}", line.number, 5)
            # Kept, the line would contradict the pairing when the tournament is written.
            consumed.append(line)
    if text and _is_redundant(text.value, pairing, by_code, is_team_event):
        consumed.append(text)
    return pairing, numbers_of(consumed)


def _is_redundant(
    text: str, pairing: Pairing, by_code: Pairing | None, is_team_event: bool
) -> bool:
    """Return whether a writer makes the same words for record 092, or better ones."""
    if not text or text == pairing_text(pairing, is_team_event):
        return True
    silent = by_code is not pairing and pairing_of_text(text) is None
    return silent and pairing is Pairing.PREDETERMINED


def planned_rounds_of(records: Records, given: int | None, report: Report) -> int | None:
    """Return the number of scheduled rounds: as given, else record 142, else the extension XXR."""
    found: list[tuple[Line, int]] = []
    for tag in ("142", "XXR"):
        line = records.last(tag)
        if line is None:
            continue
        rounds = parse_int(line.value)
        if rounds is None:
            report.notice(f"record {tag}: {line.value!r} is not a number of rounds", line.number, 5)
        elif rounds:
            found.append((line, rounds))
    if len(found) == 2 and found[0][1] != found[1][1]:
        line, rounds = found[1]
        report.notice(
            f"XXR says {rounds} rounds, but record 142 {found[0][1]}: 142 counts", line.number
        )
    return given or (found[0][1] if found else None)


def tiebreaks_of(records: Records, report: Report) -> tuple[tuple[str, ...], Consumed]:
    """Return the tie-breaks as in the file; a record 202 leaves out the points at the head."""
    line = records.last("212") or records.last("202")
    if line is None:
        return (), Consumed()
    pieces = [str(piece) for piece in BUILTIN.entries_of(line.value)]
    for piece in pieces:
        try:
            descriptor = BUILTIN.descriptor(piece)
        except UnknownTiebreakError as error:
            report.notice(f"record {line.tag}: {error.reason}", line.number, 5, piece)
            continue
        except DescriptorError as error:
            message = f"record {line.tag}: {piece!r}: {error.reason}"
            if _has_form(piece):  # the modifier may be one of the reader's own
                report.notice(message, line.number, 5, piece)
                continue
            report.notice(f"{message}; the list is ignored", line.number, 5)
            return (), Consumed()
        try:
            BUILTIN.resolve(descriptor)
        except UnknownTiebreakError:
            report.notice(f"record {line.tag}: unknown tie-break {piece!r}", line.number, 5, piece)
        except DescriptorError as error:
            report.notice(f"record {line.tag}: {piece!r}: {error.reason}", line.number, 5, piece)
    both = [found for tag in ("202", "212") if (found := records.last(tag))]
    listed = ["PTS", *pieces] if line.tag == "202" and pieces else pieces
    return tuple(listed), numbers_of(both)


def _has_form(piece: str) -> bool:
    """Whether a text has the form of a descriptor, with known modifiers or others."""
    try:
        return bool(parse_any(piece))
    except DescriptorError:
        return False


def compare_counters(
    records: Records, players: int, rated: set[int], teams: int, report: Report
) -> None:
    """Report records 062, 072 and 082 whose counts are wrong.

    Args:
        records: the lines of the file.
        players: the number of players.
        rated: the number of rated players, by each way of counting them.
        teams: the number of teams, 0 in an individual event.
        report: takes the notices.
    """
    counted = (
        ("062", {players}, "players"),
        ("072", rated, "rated players"),
        ("082", {teams}, "teams"),
    )
    for tag, right, what in counted:
        line = records.last(tag)
        if line is None or not line.value:
            continue
        printed = re.match(r"\d+", line.value, re.ASCII)
        if printed is None:
            report.notice(f"record {tag}: {line.value!r} is not a number of {what}", line.number, 5)
        elif int(printed[0][:9]) not in right:
            there = max(right)
            report.notice(
                f"record {tag} says {printed[0]} {what}, but there are {there}", line.number, 5
            )
