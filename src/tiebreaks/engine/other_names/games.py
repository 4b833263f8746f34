"""Names of tie-breaks in go, draughts, card games and other games."""

from __future__ import annotations

from tiebreaks.engine.other_names.readings import Source

GAMES = (
    Source(
        "go",
        {
            "MMS": "GO:MMS",
            "McMahon score": "GO:MMS",
            "SOS": "GO:SOS",
            "SOSM": "GO:SOS",
            "SOSW": "GO:SOS on wins alone: without starting scores",
            "Sum of opponents' scores": "GO:SOS",
            "SOS-1": "GO:SOS-1",
            "SOS-2": "GO:SOS-2",
            "SODOS": "GO:SODOS",
            "Sum of defeated opponents' scores": "GO:SODOS",
            "SOSOS": "GO:SOSOS",
            "Sum of opponents' SOS": "GO:SOSOS",
            "CUSS": "GO:CUSS",
            "ROS": "GO:CUSS",
            "Cumulative sum of scores": "GO:CUSS",
            "DC": "GO:DC",
            "Direct confrontation": "GO:DC",
            "SDC": "GO:SDC",
            "Simplified direct confrontation": "GO:SDC",
            "EXR": "- exploits that succeeded: needs handicaps",
            "STS": "- needs groups of the final",
            "SOSTS": "- needs groups of the final",
            "CPS": "- rarely used",
        },
    ),
    Source("shogi", {"SOS": "GO:SOS", "SODOS": "GO:SODOS"}),
    Source("xiangqi", {"Opponents' total score": "BH@XQ", "Xiangqi Buchholz": "BH@XQ"}),
    Source(
        "draughts",
        {
            "Solkoff": "DR:SOLK",
            "Truncated Solkoff": "DR:SOLK/C1",
            "Wl": "DR:SOLK/C1",
            "Median Solkoff": "DR:SOLK/M1",
            "Whl": "DR:SOLK/M1",
            "Full truncated Solkoff": "DR:SOLK/LEX",
            "Shmulyan": "SIMPB",
        },
    ),
    Source("othello", {"Brightwell": "OTH:BQ", "Brightwell quotient": "OTH:BQ", "BQ": "OTH:BQ"}),
    Source(
        "Scrabble",
        {"Spread": "SPREAD", "Cumulative spread": "SPREAD", "Margin": "SPREAD"},
    ),
    Source("wargames", {"Margin of victory": "SPREAD", "MOV": "SPREAD"}),
    Source("pétanque", {"Point difference": "SPREAD", "Points difference": "SPREAD"}),
    Source(
        "wargames and board games",
        {
            "Strength of schedule": "SOS:SUM the sum; SOS:AVG the mean",
            "SoS": "SOS:SUM the sum; SOS:AVG the mean",
            "Extended strength of schedule": "SOS:EXT",
        },
    ),
    Source(
        "Magic",
        {
            "MW%": "TCG:MW",
            "MWP": "TCG:MW",
            "Match-win percentage": "TCG:MW",
            "OMW%": "TCG:OMW",
            "OMWP": "TCG:OMW",
            "Opponents' match-win percentage": "TCG:OMW",
            "GW%": "TCG:GW",
            "GWP": "TCG:GW",
            "Game-win percentage": "TCG:GW",
            "OGW%": "TCG:OGW",
            "OGWP": "TCG:OGW",
            "Opponents' game-win percentage": "TCG:OGW",
        },
    ),
    Source(
        "Pokémon",
        {
            "OWP": "TCG:PKM",
            "OW%": "TCG:PKM",
            "Opponents' win percentage": "TCG:PKM",
            "OOWP": "TCG:PKM2",
            "OOW%": "TCG:PKM2",
            "Opponents' opponents' win percentage": "TCG:PKM2",
        },
    ),
    Source("Bandai", {"Bandai OMW%": "TCG:UA", "OMW% (Bandai)": "TCG:UA"}),
    Source("Yu-Gi-Oh!", {"KTS": "- the rounding of its digits is not certain"}),
    Source(
        "esports",
        {
            "Difficulty score": "ESP:BH",
            "Valve Buchholz": "ESP:BH",
            "Buchholz (Valve)": "ESP:BH",
            "Esports Buchholz": "ESP:BH",
        },
    ),
    Source("debating", {"Draw strength": "- speaker scores are not part of a crosstable"}),
)
