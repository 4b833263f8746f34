"""Write a tournament report: its header, the kept lines, and the players."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

import attrs

from tiebreaks import editions
from tiebreaks.engine.families import BUILTIN
from tiebreaks.errors import DescriptorError, InputError, Problem
from tiebreaks.formats.format import check_version
from tiebreaks.formats.round_cells import cell_rows
from tiebreaks.formats.trf.dates import date_text
from tiebreaks.formats.trf.layout import Omissions, fill_last_cell, one_line, points_text, unbroken
from tiebreaks.formats.trf.points import FIELDS_XXS
from tiebreaks.formats.trf.ratings import is_national_tag
from tiebreaks.formats.trf.records import (
    HEADER,
    TEAM_RECORDS,
    game_points_decide,
    pairing_of_code,
    pairing_of_text,
    pairing_text,
)
from tiebreaks.formats.trf.round_cells import Slot
from tiebreaks.formats.trf.write_players import (
    bye_lines,
    national_lines,
    player_lines,
    printed_ratings,
    special_lines,
)
from tiebreaks.formats.trf.write_teams import (
    FileCells,
    file_cells,
    match_lines,
    older_team_lines,
    team_lines,
)
from tiebreaks.model.cells import Cell, last_round_held
from tiebreaks.model.crosstable import Crosstable
from tiebreaks.model.pairing import Pairing
from tiebreaks.model.points import STANDARD
from tiebreaks.model.scores import entries_with_scores
from tiebreaks.model.scoring import PointsSystem
from tiebreaks.model.tournament import Tournament

VERSIONS = ("TRF26", "TRF16")  # the default first

_NOT_IN_TRF16 = TEAM_RECORDS - {"013"} | {
    *("142", "152", "162", "172", "182", "192", "202", "212", "222", "240", "250", "260", "299")
}
_AWARDS = ("win", "draw", "loss")
_PAIRING_RECORDS = {"192": pairing_of_code, "092": pairing_of_text}


def report_lines(tournament: Tournament, version: str, omissions: Omissions) -> list[str]:
    """Return the lines of a report; `omissions` takes what the version cannot hold.

    Raises:
        InputError: an unknown version, a number that is too large for a report, or a team event
            without games.
    """
    check_version("TRF", version, VERSIONS)
    modern = version == "TRF26"
    table, is_team_event = tournament.players or tournament.crosstable, bool(tournament.teams)
    if "PTS" not in table.points:
        reason = "a report of a team event needs the players' games, which are missing"
        raise InputError(Problem("games_of_players_missing", reason))
    kept = _with_type(_kept(tournament, modern, omissions), tournament.crosstable, is_team_event)
    rule = next((line for line in kept if line[:3] == "172"), None)
    ratings = printed_ratings(table, rule, modern, omissions)
    _report_foreign(tournament, table, modern, omissions)
    header = [
        *_event_lines(tournament, ratings, omissions),
        *(_modern_lines(tournament, table, omissions) if modern else ()),
        *(line for line in kept if line[:3] in HEADER),
    ]
    header.sort(key=lambda line: line[:3])
    # In a team event, the numbers in records 240 and 299 are those of teams.
    cells = file_cells(tournament, cell_rows(table))
    byes = _later_byes(table, cells.players) if modern and not is_team_event else {}
    in_cells = cells.players
    if byes:
        in_cells = {
            number: {round_: cell for round_, cell in row.items() if (number, round_) not in byes}
            for number, row in in_cells.items()
        }
    places = tournament.players_published if is_team_event else tournament.published
    lines = [
        *header,
        *_extension_lines(tournament, table, modern, omissions),
        *(line for line in kept if line[:3] not in HEADER),
        *player_lines(table, places.places, ratings, in_cells, omissions),
        *(national_lines(table.participants, rule, omissions) if modern else ()),
        *bye_lines(byes),
        *_special(table, modern, omissions),
        *(_team_event_lines(tournament, cells, modern, omissions) if is_team_event else ()),
    ]
    return [fill_last_cell(unbroken(line)) for line in lines]


def _team_event_lines(
    tournament: Tournament, cells: FileCells, modern: bool, omissions: Omissions
) -> list[str]:
    """Write the teams, their matches and the points for matches."""
    lines = []
    system = tournament.crosstable.points["MP"].system
    awards = [
        (f"T{code}", getattr(system, name)) for code, name in zip("WDL", _AWARDS, strict=True)
    ]
    if [value for _, value in awards] != [2, 1, 0]:
        texts = (f"{code}{points_text(value, omissions):>4}" for code, value in awards)
        lines.append("362 " + "   ".join(texts))
    lines += match_lines(tournament, cells, modern, omissions)
    if modern:
        return [*team_lines(tournament, omissions), *lines]
    for line in lines:
        omissions.report(f"TRF16 has no record {line[:3]}: {line!r} is left out")
    if next(iter(tournament.crosstable.points)) == "GP":
        omissions.report("TRF16 cannot say that the game points decide")
    return list(older_team_lines(tournament, omissions))


def _later_byes(table: Crosstable, rows: Mapping[int, dict[int, Cell]]) -> dict[Slot, Cell]:
    """Return the byes of rounds beyond the table, which are written in records 240."""
    reach = len(table.outcomes[0]) if table.outcomes else 0
    return {
        (number, round_): cell
        for number, row in rows.items()
        for round_, cell in row.items()
        if round_ > reach and cell.outcome in b"FHZ"
    }


def _special(table: Crosstable, has_record: bool, omissions: Omissions) -> list[str]:
    lines = list(special_lines(table, omissions))
    if lines and not has_record:
        omissions.report("special points, penalties and bonuses of players are left out")
        return []
    return lines


def _kept(tournament: Tournament, modern: bool, omissions: Omissions) -> list[str]:
    """Return the kept lines that this version allows and that agree with the crosstable."""
    pairing = tournament.crosstable.pairing
    kept = []
    for line in tournament.records:
        tag = line[:3]
        named = _PAIRING_RECORDS[tag](line[4:].strip()) if tag in _PAIRING_RECORDS else None
        if not modern and (tag in _NOT_IN_TRF16 or is_national_tag(tag)):
            omissions.report(f"TRF16 has no record {tag}: {line!r} is left out")
        elif named and named is not pairing:
            omissions.report(f"{line!r} is left out: the pairing is {pairing}")
        else:
            kept.append(line)
    return kept


def _report_foreign(
    tournament: Tournament,
    table: Crosstable,
    modern: bool,
    omissions: Omissions,
) -> None:
    """Report what cannot be written in any record of the version."""
    if tournament.edition != editions.for_date(tournament.start):
        edition = tournament.edition.id
        omissions.report(f"a report does not hold the edition {edition}: the first day decides")
    if not modern and any(person.national_ratings for person in table.participants):
        omissions.report("TRF16 has no national ratings: they are left out")
    tables = [one for one in (tournament.crosstable, tournament.players) if one]
    if count := sum(map(entries_with_scores, tables)):
        omissions.report(f"a report does not hold the scores of games and byes: {count}")
    if count := sum(person.start != 0 for one in tables for person in one.participants):
        omissions.report(f"a report does not hold the starting scores of participants: {count}")
    held = last_round_held((table.written or table).outcomes)
    if held != table.rounds:
        omissions.report(f"a report does not hold that {table.rounds} rounds count as held")
    if not tournament.crosstable.rounds_in_order:
        omissions.report("a report does not hold that the order of the rounds is not known")


def _event_lines(
    tournament: Tournament, ratings: dict[int, int | None], omissions: Omissions
) -> Iterator[str]:
    if tournament.name:
        yield f"012 {one_line(tournament.name, 'the name of the event', omissions)}"
    if tournament.start:
        yield f"042 {date_text(tournament.start)}"
    if tournament.end:
        yield f"052 {date_text(tournament.end)}"
    yield f"062 {len(ratings)}"
    yield f"072 {sum(rating is not None for rating in ratings.values())}"
    if tournament.teams:
        yield f"082 {len(tournament.teams)}"


def _with_type(kept: list[str], table: Crosstable, is_team_event: bool) -> list[str]:
    """Add records for the pairing and for the score that decides, unless kept lines have them."""
    pairing = table.pairing
    if next(iter(table.points)) == "GP" and not any(line[:3] == "192" for line in kept):
        kept = [*kept, f"192 {game_points_decide(pairing)}"]
    types = [(line[:3], line[4:].strip()) for line in kept if line[:3] in _PAIRING_RECORDS]
    if any(_PAIRING_RECORDS[tag](value) for tag, value in types):
        return kept
    if pairing is Pairing.SWISS and any(value for _, value in types):
        return kept
    others = [line for line in kept if line[:3] != "092"]
    return [*others, f"092 {pairing_text(pairing, is_team_event)}"]


def _modern_lines(tournament: Tournament, table: Crosstable, omissions: Omissions) -> Iterator[str]:
    """Write the records of the event that are new in TRF26; `table` is that of the players."""
    yield f"142 {tournament.crosstable.planned_rounds}"
    system = table.points["PTS"].system
    if system != STANDARD and _fits_162(system):
        pairs = [("W", system.win), ("D", system.draw), ("L", system.loss)]
        pairs += [("A", system.zero_bye), ("P", system.worth("pairing_bye"))]
        if system.adjourned is not None:
            pairs.append(("X", system.adjourned))
        texts = (f"{code}{points_text(value, omissions):>4}" for code, value in pairs)
        yield "162  " + "    ".join(texts)
    names = _listed(tournament, omissions)
    if len(names) > 1 and names[0].upper() == "PTS":
        yield f"202 {','.join(names[1:])}"
    if names:
        yield f"212 {','.join(names)}"


# A descriptor in a list of a report: names of others may have signs that separate there.
_HELD = re.compile(r"[A-Za-z][A-Za-z0-9_:+/@-]*(\[[^\]\s]*\])?")


def _listed(tournament: Tournament, omissions: Omissions) -> list[str]:
    """Return the list of tie-breaks as a report can hold it: without names that have blanks."""
    listed = []
    teams = "MP" in tournament.crosstable.points
    for written in tournament.tiebreaks:
        if _HELD.fullmatch(written):
            listed.append(written)
            continue
        try:
            listed.append(str(BUILTIN.descriptor(written, teams)))
            omissions.report(f"the tie-break {written!r} is written as {listed[-1]}")
        except DescriptorError as error:
            omissions.report(f"the tie-break {written!r} is left out: {error.reason}")
    return listed


def _extension_lines(
    tournament: Tournament, table: Crosstable, modern: bool, omissions: Omissions
) -> Iterator[str]:
    """Write rounds and points in extension lines if the version has no record for them."""
    if not modern:
        yield f"XXR {tournament.crosstable.planned_rounds}"
        if tournament.tiebreaks:
            omissions.report(f"TRF16 has no list of tie-breaks: {','.join(tournament.tiebreaks)}")
    system = table.points["PTS"].system
    if modern and _fits_162(system):
        return
    if system.adjourned is not None:
        omissions.report("the points of an adjourned game are left out")
    if attrs.evolve(system, adjourned=None) == STANDARD:
        return
    pairs = (
        f"{code}={points_text(system.worth(name), omissions)}"
        for code, (name,) in FIELDS_XXS.items()
    )
    yield f"XXS {' '.join(pairs)}"


def _fits_162(system: PointsSystem) -> bool:
    """Return whether a record 162, with one value for several outcomes, can hold the system."""
    same = (system.forfeit_win, system.full_bye, system.half_bye) == (None, None, None)
    return same and not system.colored and system.forfeit_loss == system.zero_bye
