"""The records of a tournament report that are not a player's: what each says of the event."""

from __future__ import annotations

import re
from datetime import date

import attrs

from tiebreaks.engine.descriptors import parse, split
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

# Written from the crosstable and read into it: these lines are not kept as they stand.
FROM_MODEL = frozenset(["001", "012", "062", "072", "142", "162", "XXR", "XXS"]) | frozenset(
    BBP_POINTS
)


@attrs.frozen
class Records:
    """The lines of a report by tag; of a record that stands once, the last.

    Whatever is not taken out of `kept` goes back into the file as it stands.
    """

    lines: dict[str, list[Line]]
    kept: dict[int, Line]
    is_team_event: bool = False

    def all(self, tag: str) -> list[Line]:
        """Return the lines with a tag, in order."""
        return self.lines.get(tag, [])

    def last(self, tag: str) -> Line | None:
        """Return the line that counts of a record that stands once."""
        return self.lines[tag][-1] if tag in self.lines else None

    def value(self, tag: str) -> str:
        """Return the value of a record that stands once; empty without one."""
        line = self.last(tag)
        return line.value if line else ""

    def kept_lines(self) -> tuple[str, ...]:
        """Return the lines to keep, those of the header first and in the order of their tags."""
        lines = list(self.kept.values())
        header = [line for line in lines if line.tag in HEADER]
        header.sort(key=lambda line: line.tag)
        return tuple(line.text for line in [*header, *(x for x in lines if x.tag not in HEADER)])


def sort_records(lines: list[Line], report: Report) -> Records:
    """Sort the lines by their tags; a record that stands twice and may not is a notice."""
    by_tag: dict[str, list[Line]] = {}
    for line in lines:
        by_tag.setdefault(line.tag, []).append(line)
    superseded: set[int] = set()
    for tag, found in by_tag.items():
        if tag in KNOWN and tag not in MAY_REPEAT and len(found) > 1:
            superseded.update(line.number for line in found[:-1])
            for line in found[:-1]:
                report.notice(f"record {tag} stands again; the last one counts", line.number)
    kept = {
        line.number: line
        for line in lines
        if line.tag not in FROM_MODEL and line.number not in superseded
    }
    return Records(by_tag, kept)


def report_unknown(records: Records, report: Report) -> None:
    """Note every kept line that is no known record and no comment."""
    for line in records.kept.values():
        if line.tag not in KNOWN and line.tag != "###":
            report.notice(f"unknown record {line.tag!r}: kept, not used", line.number)


def day_of(tag: str, records: Records, report: Report) -> date | None:
    """Return the first day (042) or the last (052); without a day that exists the line is kept."""
    line = records.last(tag)
    if line is None or not line.value:
        return None
    found, doubt = parse_date(line.value)
    if doubt:
        report.notice(f"record {tag}: {doubt}", line.number, 5)
    if found:
        records.kept.pop(line.number, None)
    return found


def pairing_text(pairing: Pairing, is_team_event: bool) -> str:
    """Return the words of record 092 that a writer chooses; a reader need not keep them."""
    system = "Swiss-System" if pairing is Pairing.SWISS else "Round-Robin"
    return f"{'Team' if is_team_event else 'Individual'}: {system}"


def game_points_decide(pairing: Pairing) -> str:
    """Return the coded type that a writer chooses where game points decide."""
    system = "SWISS" if pairing is Pairing.SWISS else "ROUNDROBIN"
    return f"FIDE_TEAM_{system}_GP_MP"


def pairing_of_code(code: str) -> Pairing | None:
    """Return the pairing that a coded type (record 192) says."""
    if "ROUNDROBIN" in code.upper() or "BERGER" in code.upper():
        return Pairing.PREDETERMINED
    return Pairing.SWISS if code else None


def pairing_of_text(text: str) -> Pairing | None:
    """Return the pairing that a type in words (record 092) says."""
    words = text.lower()
    if any(name in words for name in ("round robin", "round-robin", "berger")):
        return Pairing.PREDETERMINED
    return Pairing.SWISS if "swiss" in words else None


def pairing_of(records: Records, given: str | None, report: Report) -> Pairing:
    """Return the pairing: what the caller gives, the coded type, the type in words, a Swiss."""
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
    for line, says in ((code, by_code), (text, by_text)):
        if line and says and says is not pairing:
            report.notice(f"record {line.tag} says {says}, taken as {pairing}", line.number, 5)
            # What is known better must not come back when the tournament is written and read.
            records.kept.pop(line.number, None)
    if text and _needless(text.value, pairing, by_code, records.is_team_event):
        records.kept.pop(text.number, None)
    return pairing


def _needless(text: str, pairing: Pairing, by_code: Pairing | None, is_team_event: bool) -> bool:
    """Tell whether a writer finds the words of record 092 again, or better ones."""
    if not text or text == pairing_text(pairing, is_team_event):
        return True
    silent = by_code is not pairing and pairing_of_text(text) is None
    return silent and pairing is Pairing.PREDETERMINED


def planned_rounds_of(records: Records, given: int | None, report: Report) -> int | None:
    """Return the scheduled rounds: what the caller gives, record 142, the extension XXR."""
    found: list[tuple[Line, int]] = []
    for tag in ("142", "XXR"):
        line = records.last(tag)
        if line is None:
            continue
        rounds = parse_int(line.value)
        if rounds is None:
            report.notice(f"record {tag}: {line.value!r} is no number of rounds", line.number, 5)
        elif rounds:
            found.append((line, rounds))
    if len(found) == 2 and found[0][1] != found[1][1]:
        line, rounds = found[1]
        report.notice(
            f"XXR says {rounds} rounds, record 142 {found[0][1]}: 142 counts", line.number
        )
    return given or (found[0][1] if found else None)


def tiebreaks_of(records: Records, report: Report) -> tuple[str, ...]:
    """Return the tie-breaks as the file writes them, points first where it leaves them out."""
    line = records.last("212") or records.last("202")
    if line is None:
        return ()
    pieces = [str(piece).strip() for piece in split(line.value)]
    for piece in pieces:
        try:
            descriptor = parse(piece)
        except DescriptorError as error:
            message = f"record {line.tag}: {piece!r}: {error.reason}; its list is not used"
            report.notice(message, line.number, 5)
            return ()
        try:
            BUILTIN.resolve(descriptor)
        except UnknownTiebreakError:
            report.notice(f"record {line.tag}: no tie-break is called {piece!r}", line.number, 5)
        except DescriptorError as error:
            report.notice(f"record {line.tag}: {piece!r}: {error.reason}", line.number, 5)
    for tag in ("202", "212"):
        other = records.last(tag)
        if other:
            records.kept.pop(other.number, None)
    return tuple(["PTS", *pieces] if line.tag == "202" and pieces else pieces)


def compare_counters(records: Records, players: int, rated: set[int], report: Report) -> None:
    """Note where records 062, 072 and 082 count otherwise than the file does."""
    teams = len(records.all("310")) or len(records.all("013"))
    teams = teams if records.is_team_event else 0
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
            report.notice(f"record {tag}: {line.value!r} is no number of {what}", line.number, 5)
        elif int(printed[0][:9]) not in right:
            there = max(right)
            report.notice(
                f"record {tag} says {printed[0]} {what}, there are {there}", line.number, 5
            )
