"""Names of tie-breaks in programs, on playing sites and in FIDE's older handbook."""

from __future__ import annotations

from tiebreaks.engine.other_names.readings import Source

_HANDBOOK = Source(
    "FIDE handbook until 2023",
    {
        "Buchholz System": "BH",
        "Median Buchholz": "BH/M1",
        "Median Buchholz 1": "BH/M1",
        "Median Buchholz 2": "BH/M2",
        "Buchholz Cut 1": "BH/C1",
        "Buchholz Cut 2": "BH/C2",
        "Sonneborn-Berger System": "SB",
        "Sonneborn-Berger for teams": "EMGSB@FIDE-2009",
        "Direct encounter": "DE/MET all the tied must have met",
        "Number of Wins": "WIN",
        "Games with Black": "BPG",
        "Number of Games with Black": "BPG",
        "Greater number of games with Black": "BPG",
        "Greater number of victories": "WIN",
        "Wins with Black": "BWG",
        "Sum of Progressive Scores": "PS; PS/LEX still tied: without the first rounds",
        "Koya": "KS",
        "Koya System": "KS",
        "Extended Koya": "KS/LEX",
        "Average Rating of Opponents": "ARO",
        "Average Rating of Opponents Cut": "ARO/C1",
        "Rating Performance": "TPR@FIDE-2009",
        "Performance": "TPR@FIDE-2009",
        "Board count": "BC",
        "Top board results": "TBR",
        "Bottom board elimination": "BBE",
        "Play-off": "EXT:MANUAL",
    },
)

_OLYMPIAD = Source(
    "Olympiad",
    {
        "Olympiad Sonneborn-Berger": "OLY:SB",
        "Olympiad Sonneborn-Berger without lowest": "OLY:SB/C1",
        "OLY:MPS": "BH:MP/C1",
        "EICC 2011 performance": "-",
    },
)

_TEAM_TABLES = Source(
    "team tables",
    {
        "MP": "PTS:MP",
        "Match points": "PTS:MP",
        "GP": "PTS:GP",
        "Game points": "PTS:GP",
        "Board points": "PTS:GP",
    },
)

_VEGA = Source(
    "Vega",
    {
        "Buchholz Total": "BH",
        "Total Buchholz": "BH",
        "BucT": "BH",
        "Buc1": "BH/C1",
        "Buchholz Cut 1": "BH/C1",
        "Buchholz Cut 2": "BH/C2",
        "Buchholz Median": "BH/M1",
        "Median Buchholz": "BH/M1",
        "S-B": "SB",
        "Sonneborn-Berger": "SB",
        "Cumulative": "PS",
        "Cmlt": "PS",
        "ARO Cut 1": "ARO/C1",
        "Koya": "KS",
        "Most wins": "WIN",
        "Average performance of opponents": "APRO",
        "Direct encounter": "DE",
        "DirE": "DE",
        "Most Paired": "- rounds paired, without half-point byes",
        "Standard Score": "- no formula was found",
        "Most Blacks": "BPG",
        "User tie-break": "- bring its values along as EXT:NAME",
    },
)

_LICHESS = Source(
    "lichess",
    {
        "lichess Sonneborn-Berger": "LICH:SB",
        "lichess tie-break": "LICH:SB",
        "lichess performance": "LICH:PERF",
        "Games won": "WON",
        "Games won with Black": "BWG",
        "Games played with Black": "BPG",
        "Average of opponents' Buchholz": "AOB",
        "Average of Buchholz": "AOB",
        "Sum of progressive scores": "PS",
        "Koya system": "KS",
        "Average perfect performance of opponents": "APPO",
        "Perfect tournament performance": "PTP",
        "Arranz": "ARZ",
        "BHC1": "BH/C1",
        "BHC2": "BH/C2",
        "BHM1": "BH/M1",
        "BHM2": "BH/M2",
    },
)

_TORNELO = Source(
    "Tornelo",
    {
        "Buchholz Cut Bottom": "BH/C1",
        "Buchholz Cut Top": "BH/H1",
        "Buchholz Cut Both": "BH/M1",
        "Buchholz Cut Bottom and Top": "BH/M1",
        "Arranz": "ARZ",
    },
)

_SITES = (
    Source(
        "chess.com",
        {
            "Buchholz Cut 1": "BH/C1",
            "Average rating of opponents cut 1": "ARO/C1",
            "Number of wins": "WIN",
            "Wins with Black": "BWG",
        },
    ),
    Source("Challonge", {"Median-Buchholz": "BH/M1", "Median Buchholz system": "BH/M1"}),
    Source(
        "TieBreakServer",
        {
            "NUM": "- number of games",
            "VUR": "- rounds left unplayed by choice",
            "ABH": "- the adjusted score that opponents get",
        },
    ),
)

_SWAR = Source(
    "Swar and Pairtwo",
    {
        "Swar 1": "BH",
        "Swar 2": "BH/M1",
        "Swar 3": "BH/M2",
        "Swar 4": "BH/C1",
        "Swar 5": "BH/C2",
        "Swar 6": "SB",
        "Swar 7": "PS",
        "Swar 8": "DE",
        "Swar 9": "KS",
        "Swar 10": "WIN",
        "Swar 11": "- like APRO",
        "Swar 12": "ARO",
        "Swar 13": "ARO/C1",
        "Swar 14": "BPG",
        "Swar 15": "BWG",
        "Cumulative": "PS",
        "Koya": "KS",
        "Most wins": "WIN",
        "Most Blacks": "BPG",
        "Wins with Black": "BWG",
        "Kashdan": "KASH",
        "Soccer Kashdan": "- 3, 1 and 0 for games, -1 for an unplayed round",
    },
)

_SWISS_CHESS = Source(
    "Swiss-Chess",
    {
        "Buchh": "BH",
        "SoBerg": "SB",
        "SoBe": "SB",
        "SoBer": "SB",
        "BuSum": "SOB",
        "BuSumm": "SOB",
        "Schmuljan-Wertung": "SIMPB",
        "Schmuljan": "SIMPB",
        "Drei-Punkte-Wertung": "- the results counted 3-1-0",
        "Drei-Punkte-Farbwertung": "- no values were found",
    },
)

_LOTS = Source(
    "general use",
    {
        "Manual": "EXT:MANUAL",
        "Play-off": "EXT:MANUAL",
        "LOT": "- a seed draws lots: --seed N, or seed= of the ranking",
        "Lots": "- a seed draws lots: --seed N, or seed= of the ranking",
        "Drawing of lots": "- a seed draws lots: --seed N, or seed= of the ranking",
        "Keizer": "- a score that decides events, and no tie-break",
        "Coons": "- no formula was found",
        "Riga": "- no formula was found",
        "Gorin": "- no formula was found",
        "Adamovich": "- a rating",
        "Carasaxa": "- no formula was found",
        "Jahr": "- the rule is not certain",
    },
)

PROGRAMS = (
    _HANDBOOK,
    _OLYMPIAD,
    _TEAM_TABLES,
    _VEGA,
    _LICHESS,
    _TORNELO,
    *_SITES,
    _SWAR,
    _SWISS_CHESS,
    _LOTS,
)
