"""The same tables for tiebreak-core and gacrux, where they are installed."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from results import Work

from tiebreaks import Crosstable

RULES = "fide-2026"
# Our codes, and what tiebreak-core calls them.
CRITERIA = {
    "BH": "buchholz",
    "BH/C1": "buchholz_cut1",
    "SB": "sonneborn_berger",
    "PS": "progressive",
    "ARO": "aro",
    "TPR": "tpr",
    "PTP": "ptp",
    "APRO": "apro",
    "APPO": "appo",
}
KINDS = {
    "+": "forfeit_win",
    "-": "forfeit_loss",
    "U": "pairing_bye",
    "F": "pairing_bye",
    "H": "requested_bye",
    "Z": "requested_bye",
}
POINTS = {"1": 1.0, "=": 0.5, "0": 0.0, "+": 1.0, "-": 0.0, "U": 1.0, "F": 1.0, "H": 0.5, "Z": 0.0}


def has(package: str) -> bool:
    """Return whether a package can be imported."""
    return find_spec(package) is not None


def core_players(table: Crosstable) -> dict[int, Any]:
    """Return the players of an individual Swiss as tiebreak-core takes them."""
    core = import_module("tiebreak_core")
    people = table.participants
    ratings = [person.rating or 0 for person in people]
    players = {}
    for i, person in enumerate(people):
        games = []
        for r, letter in enumerate(table.outcomes[i].decode("ascii")):
            rival = table.opponents[i][r]
            met = rival >= 0
            games.append(
                core.GameRecord(
                    opponent_id=people[rival].number if met else -1,
                    opponent_rating=ratings[rival] if met else 0,
                    score=POINTS[letter],
                    color="black" if table.colors[i][r] == "b" else "white",
                    round_number=r + 1,
                    kind=KINDS.get(letter, "played"),
                    opponent_score=POINTS[chr(table.outcomes[rival][r])] if met else None,
                )
            )
        points = sum(game.score for game in games)
        players[person.number] = core.PlayerTiebreakData(person.number, ratings[i], points, games)
    return players


def core_ranking(table: Crosstable, codes: Sequence[str]) -> Work:
    """Return the ranking of a table by tiebreak-core, behind the points; it has the players."""
    core = import_module("tiebreak_core")
    players = core_players(table)
    criteria = [CRITERIA[code] for code in codes]
    return lambda: core.rank_standings_strict(
        players, criteria, total_rounds=table.rounds, ruleset=RULES
    )


def gacrux_command(file: str, codes: Sequence[str]) -> list[str]:
    """Return the command of gacrux that lists the players of a Swiss with these tie-breaks."""
    asked = ["-i", file, "-b", "utf-8", "-s", "-t", *codes, "-d", "T"]
    return [sys.executable, "-m", "gacrux.tiebreakchecker", *asked]
