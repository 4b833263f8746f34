"""Build small tournament reports column by column."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from tiebreaks.formats import trf
from tiebreaks.model.tournament import Tournament


def player(
    number: int | str,
    *cells: str,
    name: str = "",
    rating: str = "",
    points: str = "",
    place: str = "",
    title: str = "",
    sex: str = "",
    federation: str = "",
    fide_id: str = "",
    birth: str = "",
    tag: str = "001",
) -> str:
    """Write a player record; a cell such as "2 w 1" is put into its eight columns."""
    name = name or f"Player {number}"
    line = f"{tag} {number:>4} {sex:1}{title:>3} {name:33} {rating:>4} {federation:3}"
    line += f" {fide_id:>11} {birth:10} {points:>4} {place:>4}"
    return line + "".join(f"  {cell:>8}" for cell in cells)


def team(
    number: int | str,
    *members: int | str,
    name: str = "",
    short: str = "",
    strength: str = "",
    mp: str = "",
    gp: str = "",
    place: str = "",
) -> str:
    """Write a record 310."""
    line = f"310 {number:>3} {name or f'Team {number}':32} {short:5} {strength:>6}"
    return f"{line} {mp:>6} {gp:>6} {place:>3}  {' '.join(f'{n:>4}' for n in members)}"


def older_team(name: str, *members: int) -> str:
    """Write a record 013."""
    return f"013 {name:32}{' '.join(f'{n:>4}' for n in members)}"


def line_up(round_: int, number: int, opponent: int, *players: int | str) -> str:
    """Write a record 300."""
    seats = " ".join(f"{player:>4}" for player in players)
    return f"300 {round_:>3} {number:>3} {opponent:>3} {seats}"


def report(*lines: str) -> str:
    """Join lines as the format does."""
    return "".join(f"{line}\r" for line in lines)


def load(*lines: str, **settings: Any) -> Tournament:
    """Read a report made of these lines."""
    return trf.loads(report(*lines), **settings)


def messages(tournament: Tournament) -> str:
    """Return all notices, one a line."""
    return "\n".join(map(str, tournament.notices))


def outcomes_of(tournament: Tournament) -> list[str]:
    """Return the outcomes of all players, one letter per round."""
    return [row.decode() for row in tournament.crosstable.outcomes]


def scores(tournament: Tournament) -> list[str]:
    """Return the points of the last round held, penalties included, as text."""
    table = tournament.crosstable
    points = table.points["PTS"]
    units = [sum(row[: table.rounds]) for row in points.rows]
    for i, round_, extra in points.penalties:
        units[i] += extra if round_ <= table.rounds else 0
    return [str(Fraction(total, points.scale)) for total in units]


# A round of a Swiss: no notice comes of these lines.
HEADER = ("042 2026/04/01", "092 Swiss", "142 1")
GAME = (player(1, "2 w 1", points="1.0"), player(2, "1 b 0", points="0.0"))
