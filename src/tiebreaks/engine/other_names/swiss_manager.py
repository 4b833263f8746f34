"""The numbers that Swiss-Manager and chess-results give to tie-breaks, and what each means."""

from __future__ import annotations

from collections.abc import Iterable

import attrs

from tiebreaks.engine.other_names.readings import Candidate, read_meanings
from tiebreaks.errors import Problem, UnknownTiebreakError

# How sure we are of what a number means.
CONFIDENCE = {
    "B": "as the public list describes it",
    "C": "our reading of the public list",
    "D": "no formula was found",
}
KINDS = {
    "": "offered",
    "H": "historical, no longer offered",
    "A": "old or rare, hidden at first",
    "N": "new or changed for April 2024",
    "S": "only from other programs",
    "B": "for lists of boards",
}
EVENTS = {
    "sw": "Swiss",
    "rr": "round robin",
    "ts": "team Swiss",
    "tr": "team round robin",
}


@attrs.frozen
class Number:
    """A number of the list.

    `short` heads its column, `kind` is a key of `KINDS`, `where` has keys of `EVENTS`, `meanings`
    are in the notation of `read_meanings`, `confidence` is a key of `CONFIDENCE`.
    """

    number: int
    short: str
    kind: str
    where: str
    meaning: str
    meanings: str
    confidence: str = "B"

    @property
    def teams(self) -> bool | None:
        """True of a number for team events alone, False of one for individual events alone."""
        kinds = {event.startswith("t") for event in self.where.split()}
        return kinds.pop() if len(kinds) == 1 else None

    @property
    def source(self) -> str:
        """Who uses the name, as messages say it."""
        return f"Swiss-Manager {self.number}"

    def candidates(self) -> tuple[Candidate, ...]:
        """Return what the number may mean when it is written without parameters."""
        unknown = CONFIDENCE["D"] if self.confidence == "D" else ""
        return tuple(
            attrs.evolve(
                candidate,
                note=candidate.note or unknown,
                meaning=self.meaning,
                teams=self.teams if candidate.teams is None else candidate.teams,
            )
            for candidate in read_meanings(self.meanings, self.source)
        )


_OWN_SCALE = "- write PTS:{} where the event awards these points"


def _numbers(rows: Iterable[tuple[int, str, str, str, str, str]]) -> dict[int, Number]:
    found = {}
    for number, short, kind, where, meaning, meanings in rows:
        confidence = "D" if number in _NO_FORMULA else "C" if number in _OUR_READING else "B"
        found[number] = Number(number, short, kind, where, meaning, meanings, confidence)
    return found


_NO_FORMULA = {18, 24, 28, 29, 33, 51, 72}
_OUR_READING = {9, 15, 16, 22, 35, 41, 69}

# Number, head of the column, kind, events, meaning in our words, what computes it here.
_ROWS = (
    (1, "Pts.", "", "sw rr tr ts", "own game points",
     "PTS in individual events; PTS:GP in team events"),
    (2, "BH.", "H", "sw", "Buchholz of all opponents", "BH@FIDE-2009"),
    (3, "BH1.", "H", "sw", "Buchholz without one result", "BH/C1@FIDE-2009"),
    (4, "BHm.", "H", "sw", "median Buchholz, best and worst result removed", "BH/M1@FIDE-2009"),
    (5, "Man", "", "sw rr", "typed in after tie-break games, individuals", "EXT:MANUAL"),
    (6, "Man", "", "tr ts", "typed in after tie-break games, teams", "EXT:MANUAL"),
    (7, "SB.", "A", "tr ts", "team Sonneborn-Berger on unadjusted points", "GPSB"),
    (8, "Fide", "A", "sw", "progressive score, the former 'FIDE tie-break'", "PS"),
    (9, "Fide", "A", "sw", "progressive score, the earliest rounds removed one by one", "PS/LEX"),
    (10, "rtgØ", "H", "sw", "mean rating of the opponents", "ARO"),
    (11, "Res.", "", "sw rr", "direct encounter within the points group", "DE"),
    (12, "vict", "", "sw rr", "number of wins", "WIN"),
    (13, "MP", "", "tr ts", "match points 2-1-0", _OWN_SCALE.format("MP")),
    (14, "Res.", "", "tr", "direct encounter of teams level on all earlier criteria", "DE:MP"),
    (15, "BT", "A", "tr ts", "board tie-break over the whole event", "TBR; BC"),
    (16, "BH.", "A", "ts", "team Buchholz: the opponents' team points and the own ones", "-"),
    (17, "BH.", "H", "sw", "Buchholz on points as awarded", "BH@FACE"),
    (18, "CARA", "H", "sw", "'Carasaxa' tie-break", "-"),
    (19, "SB.", "H", "sw", "Sonneborn-Berger on adjusted points", "SB@FIDE-2009"),
    (20, "ratØ", "H", "sw", "mean rating of the opponents without one", "ARO/C1"),
    (21, "ratP", "H", "sw", "performance rating", "TPR"),
    (22, "BH.", "A", "ts", "team Buchholz: the opponents' team points", "BH:MP; BH:GP"),
    (23, "RtgSum", "", "sw rr", "sum of the opponents' ratings without one", "RSUM/C1"),
    (24, "BP", "A", "tr ts", "'BSV' board tie-break", "-"),
    (25, "BHs", "", "sw", "sum of the opponents' Buchholz", "SOB"),
    (26, "TB1", "H", "sw", "imported column 1", "EXT:TB1"),
    (27, "TB2", "H", "sw", "imported column 2", "EXT:TB2"),
    (28, "BH", "H", "sw", "'special' Buchholz, all results", "-"),
    (29, "BHm", "H", "sw", "'special' median Buchholz", "-"),
    (30, "BH", "H", "sw", "Buchholz on points as awarded, all results", "BH@FACE"),
    (31, "BHm", "H", "sw", "median Buchholz on points as awarded", "BH/M1@FACE"),
    (32, "TB3", "H", "sw", "imported column 3", "EXT:TB3"),
    (33, "Fide", "H", "sw", "progressive score, nothing for those who dropped out", "-"),
    (34, "BHm", "A", "ts", "team median Buchholz", "BH:MP/M1"),
    (35, "SB", "A", "tr ts", "FIDE's team Sonneborn-Berger before the extended ones", "EGGSB"),
    (36, "RtgØ", "A", "sw", "mean rating of the opponents, with parameters; now 80", "ARO"),
    (37, "BH.", "A", "sw ts", "Buchholz with parameters; now 84", "BH@FIDE-2009"),
    (38, "Pts+", "A", "tr ts", "game points and 1 for each match won", "PTS+MW"),
    (39, "Pts+", "", "tr", "game points on the scale 3-2-1, 0 for a loss by forfeit",
     _OWN_SCALE.format("GP")),
    (40, "MP3", "", "tr ts", "match points 3-1-0", _OWN_SCALE.format("MP")),
    (41, "ratMax", "", "rr", "best result against the lowest seeded opponents", "-"),
    (42, "Pts+", "", "tr ts", "points brought from a qualifier and points scored", "-"),
    (43, "Pts.", "A", "sw rr", "play-off points", "EXT:MANUAL"),
    (44, "MP", "", "tr ts", "match points on a scale of one's choice", _OWN_SCALE.format("MP")),
    (45, "Koya", "A", "rr", "Koya system", "KS"),
    (46, "Pts+MP", "", "tr ts", "game points and match points 3-1-0", "GP+MP3"),
    (47, "PtsV", "", "tr ts", "game points on a scale of one's choice", _OWN_SCALE.format("GP")),
    (48, "MPSum", "", "ts", "sum of the opponents' match points, with parameters", "BH:MP"),
    (49, "MPSum", "", "ts", "sum of the opponents' match points without the lowest (Olympiad)",
     "BH:MP/C1@OLY"),
    (50, "SB", "", "ts", "Olympiad Sonneborn-Berger", "OLY:SB/C1"),
    (51, "ECU", "", "", "tie-break of the European Chess Union", "-"),
    (52, "SB", "A", "sw rr", "Sonneborn-Berger with parameters; now 85", "SB@FIDE-2009"),
    (53, "mBl", "A", "sw rr", "most games with Black", "BPG"),
    (54, "RecRp", "", "sw rr", "recursive performance rating", "RPO"),
    (55, "ARPO", "", "sw rr", "average recursive performance of the opponents", "ARPO"),
    (56, "MPSum", "", "ts", "as 49, by the rules of the Olympiad of 2010", "BH:MP/C1@OLY2010"),
    (57, "SB", "", "ts", "Olympiad Sonneborn-Berger without the lowest, rules of 2010",
     "OLY:SB/C1@OLY2010"),
    (58, "Rtg/Fi", "", "sw", "world youth championships: sum of ratings without the lowest,"
     " or progressive score", "RSUM/C1; PS"),
    (59, "Rp2EM", "", "sw rr", "performance without the highest and the lowest rated opponent,"
     " differences limited (European individual championship 2011)", "-"),
    (60, "Rp", "", "sw rr", "performance with parameters; now 88", "TPR"),
    (61, "APkt", "", "sw rr", "Arranz: a draw is .6 with Black, .4 with White", "ARZ"),
    (62, "Games", "B", "", "number of games, fewer are better", "-"),
    (63, "%", "B", "", "score in percent", "-"),
    (64, "Board", "B", "", "number of the board", "-"),
    (65, "Games", "B", "", "number of games, more are better", "-"),
    (66, "Rank", "B", "", "place of the player's team", "-"),
    (67, "SB", "", "ts", "as 57, nothing removed", "EMGSB@OLY2010"),
    (68, "vict", "", "sw rr", "wins of one of four types",
     "WIN type 0; WON type 1; BWG type 2; BPG type 3"),
    (69, "Koya", "", "rr", "Koya system, the limit moved by one score group after another",
     "KS/LEX"),
    (70, "BHs", "", "sw", "sum of the opponents' Buchholz, with parameters", "SOB"),
    (71, "Berlin", "", "tr ts", "Berlin weighting of boards", "BERLIN"),
    (72, "RtgDif", "S", "", "rating difference", "-"),
    (73, "Schmul", "S", "", "Shmulyan: scores of those beaten less those of those lost to",
     "SIMPB"),
    (74, "SBOly", "", "tr ts", "Olympiad Sonneborn-Berger without the lowest, rules of 2022",
     "OLY:SB/C1@OLY2022"),
    (75, "MPOly", "", "tr ts", "sum of adjusted match points without the lowest, rules of 2022",
     "BH:MP/C1@OLY2022"),
    (76, "GPts", "", "sw rr tr ts", "game points by result and colour", "-"),
    (77, "AOB", "N", "sw rr tr ts", "average of the opponents' Buchholz", "AOB"),
    (78, "BC", "N", "tr ts", "board count", "BC"),
    (79, "REP", "N", "sw rr", "rounds elected to play", "REP"),
    (80, "ARO", "N", "sw rr", "average rating of the opponents", "ARO"),
    (81, "DE", "N", "sw rr", "direct encounter", "DE"),
    (82, "ESB", "N", "tr ts", "extended Sonneborn-Berger of one of four types",
     "EMMSB type 0; EMGSB type 1; EGMSB type 2; EGGSB type 3"),
    (83, "EDE", "N", "tr ts", "extended direct encounter", "EDE"),
    (84, "BH", "N", "sw tr ts", "Buchholz since 2023",
     "BH@FIDE-2023 in individual events; BH@FIDE-2026 in individual events;"
     " BH:GP@FIDE-2023 in team events; BH:MP@FIDE-2023 in team events;"
     " BH:GP@FIDE-2026 in team events; BH:MP@FIDE-2026 in team events"),
    (85, "SB", "N", "sw rr", "Sonneborn-Berger since 2023", "SB@FIDE-2023"),
    (86, "PS", "N", "sw rr tr ts", "progressive score", "PS"),
    (87, "KS", "N", "sw rr tr ts", "Koya system with a limit in percent", "KS"),
    (88, "TPR", "N", "sw rr", "performance of one of four types",
     "TPR type 0; APRO type 1; PTP type 2; APPO type 3"),
    (89, "TBR", "N", "tr ts", "top board results", "TBR"),
    (90, "BBE", "N", "tr ts", "bottom board elimination", "BBE"),
    (91, "SSSC", "N", "tr ts", "scores and schedule strength combination", "SSSC"),
    (92, "Kas", "S", "", "Kashdan", "KASH"),
)  # fmt: skip

NUMBERS = _numbers(_ROWS)

# Texts of the legends under the tables of chess-results.
LEGENDS = {
    "points (game-points)": 1,
    "Buchholz Tie-Breaks (all Results)": 2,
    "Buchholz Tie-Breaks (without one result)": 3,
    "Buchholz Tie-Breaks (without two results=middle Tie-Breaks)": 4,
    "Manually input (after Tie-Break matches)": 5,
    "Sonneborn-Berger-Tie-Break (with real points)": 7,
    "Fide Tie-Break": 8,
    "Fide Tie-Break (fine)": 9,
    "rating average of the opponents": 10,
    "rating average of the opponents (without one result)": 20,
    "Direct Encounter (The results of the players in the same point group)": 11,
    "The greater number of victories": 12,
    "The greater number of victories (variable)": 68,
    "Matchpoints (2 for wins, 1 for Draws, 0 for Losses)": 13,
    "Matchpoints (3 for wins, 1 for Draws, 0 for Losses)": 40,
    "The results of the teams in then same point group according to Matchpoints": 14,
    "Buchholz Tie-Breaks (variabel with parameter)": 37,
    "Koya Tie-Break": 45,
    "Sonneborn-Berger-Tie-Break variable": 52,
    "Most black": 53,
    "Average of Opponents' Buchholz (AOB)": 77,
    "Board Count (BC)": 78,
    "Rounds Elected to Play": 79,
    "Average Rating of Opponents (ARO)": 80,
    "Direct Encounter (DE)": 81,
    "Extended Sonneborn-Berger for teams (ESB)": 82,
    "Extended Direct Encounter": 83,
    "Buchholz Tie-Break Variable": 84,
    "Sonneborn Berger Tie-Break Variable": 85,
    "Progressive Score": 86,
    "Koya System (KS)": 87,
    "Top Board Results TBR": 89,
    "Bottom Board Elimination (BBE)": 90,
    "Scores and Schedule Strength Combination (SSSC)": 91,
}


def number_of(number: int, text: str | None = None) -> Number:
    """Return what the list says of a number; `text` is how it was written.

    Raises:
        UnknownTiebreakError: the list has no such number.

    >>> number_of(3).meaning
    'Buchholz without one result'
    """
    found = NUMBERS.get(number)
    if found is None:
        text = text or f"SM:{number}"
        reason = Problem(
            "unknown_swiss_manager_number",
            "Swiss-Manager has no tie-break {listed}; its numbers are 1 to {last}",
            listed=number,
            last=max(NUMBERS),
        )
        raise UnknownTiebreakError(reason, text, (0, len(text)), ())
    return found
