"""Outcomes: what happened to one participant in one round.

An outcome is one byte, the letter used in tournament reports. So the row of a participant is a
`bytes` value that can be counted, translated and stripped at C speed.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import compress, count

__all__ = [
    "ADJOURNED",
    "BYES",
    "DRAW",
    "FORFEITS",
    "FORFEIT_LOSS",
    "FORFEIT_WIN",
    "FULL_BYE",
    "GAMES",
    "HALF_BYE",
    "LOSS",
    "NAMES",
    "OPEN",
    "PAIRED",
    "PAIRING_BYE",
    "PLAYED",
    "REQUESTED",
    "SHORT_DRAW",
    "SHORT_LOSS",
    "SHORT_WIN",
    "UNDECIDED",
    "UNPAIRED",
    "VOLUNTARY",
    "WIN",
    "ZERO_BYE",
    "with_article",
]

WIN = ord("1")  # a game won
DRAW = ord("=")  # a game drawn
LOSS = ord("0")  # a game lost
SHORT_WIN = ord("W")  # won, shorter than one move: played, but not rated
SHORT_DRAW = ord("D")  # drawn, shorter than one move
SHORT_LOSS = ord("L")  # lost, shorter than one move
ADJOURNED = ord("X")  # a game with provisional points
FORFEIT_WIN = ord("+")  # the opponent did not appear
FORFEIT_LOSS = ord("-")  # did not appear; a double forfeit is one on both sides
PAIRING_BYE = ord("U")  # allocated by the pairing: nobody was left to play
FULL_BYE = ord("F")  # a bye with the points of a win
HALF_BYE = ord("H")  # a bye with the points of a draw, requested
ZERO_BYE = ord("Z")  # absent, without points
OPEN = ord(" ")  # paired, no result
UNPAIRED = ord("*")  # not paired yet; only in a round after the last one held

GAMES = b"1=0WDL"  # games with a final result
PLAYED = GAMES + b"X"  # these and adjourned games
FORFEITS = b"+-"  # wins and losses by forfeit
BYES = b"UFHZ"  # every bye
REQUESTED = b"HZ"  # byes that a participant asks for (16.1.1)
VOLUNTARY = b"HZ-"  # unplayed rounds that a participant chose (16.1.2)
UNDECIDED = b" X"  # open and adjourned games
NOT_PLAYED = BYES + FORFEITS + b" *"  # everything but PLAYED
PAIRED = PLAYED + FORFEITS + b" "  # everything with an opponent

FORFEITS_AS_PLAYED = bytes.maketrans(b"+-", b"10")
AS_DRAWN = bytes.maketrans(PAIRED, b"=" * len(PAIRED))
SHORT_AS_PLAYED = bytes.maketrans(b"WDL", b"1=0")

# Outcomes the opponent may have, given this one. Of a draw one side may keep nothing (Laws 12.9).
COMPLEMENTS: dict[int, bytes] = {
    WIN: b"0",
    DRAW: b"=0",
    LOSS: b"10=",
    SHORT_WIN: b"L",
    SHORT_DRAW: b"DL",
    SHORT_LOSS: b"WLD",
    FORFEIT_WIN: b"-",
    FORFEIT_LOSS: b"+-",
    ADJOURNED: b"X",
    OPEN: b" ",
}

# The name of each outcome.
NAMES: dict[int, str] = {
    WIN: "win",
    DRAW: "draw",
    LOSS: "loss",
    SHORT_WIN: "win in a game shorter than one move",
    SHORT_DRAW: "draw in a game shorter than one move",
    SHORT_LOSS: "loss in a game shorter than one move",
    ADJOURNED: "adjourned game",
    FORFEIT_WIN: "win by forfeit",
    FORFEIT_LOSS: "loss by forfeit",
    PAIRING_BYE: "pairing-allocated bye",
    FULL_BYE: "full-point bye",
    HALF_BYE: "half-point bye",
    ZERO_BYE: "zero-point bye",
    OPEN: "no result",
    UNPAIRED: "not paired",
}


@lru_cache
def _marking(letters: bytes) -> bytes:
    """Return the table that makes 1 of the letters and 0 of all others."""
    return bytes([letter in letters for letter in range(256)])


def marked(rows: Sequence[bytes], letters: bytes) -> list[bytes]:
    """Return 1 for every round whose outcome is among the letters, 0 for the others.

    >>> list(marked([b"1=U"], BYES)[0])
    [0, 0, 1]
    """
    marking = _marking(letters)
    return [row.translate(marking) for row in rows]


def positions(rows: Sequence[bytes], letters: bytes) -> dict[int, list[int]]:
    """Return the rounds, from 0, whose outcome is among the letters, by the rows that have any.

    >>> positions([b"1=U", b"0=1", b"UUU"], BYES)
    {0: [2], 2: [0, 1, 2]}
    """
    marks = enumerate(marked(rows, letters))
    return {i: [*compress(count(), row)] for i, row in marks if 1 in row}


def with_article(outcome: int) -> str:
    """Return the name of an outcome with its article, as used in sentences.

    >>> with_article(WIN), with_article(ADJOURNED), with_article(OPEN)
    ('a win', 'an adjourned game', 'no result')
    """
    name = NAMES[outcome]
    return name if name == NAMES[OPEN] else f"{'an' if name[0] in 'aeiou' else 'a'} {name}"


def _forfeits(ours: str, theirs: str) -> list[str]:
    """Return how a forfeited game is written with a letter behind a side, F or K (kampflos)."""
    return [
        f"{ours}{first}-{theirs}{second}"
        for letter in "FK"
        for first, second in ((letter, letter), ("", letter), (letter, ""))
    ]


_HALVES = ("1/2", "½", "0.5", "0,5", "=")
# The outcomes of White and Black for each way to write a result; the first one is the usual one.
GAME_RESULTS: dict[str, tuple[int, int]] = {
    "1-0": (WIN, LOSS),
    "0-1": (LOSS, WIN),
    **{f"{half}-{half}": (DRAW, DRAW) for half in _HALVES},
    "=": (DRAW, DRAW),
    **{f"{half}-0": (DRAW, LOSS) for half in _HALVES},
    **{f"0-{half}": (LOSS, DRAW) for half in _HALVES},
    "0-0": (LOSS, LOSS),
    "+-": (FORFEIT_WIN, FORFEIT_LOSS),
    "-+": (FORFEIT_LOSS, FORFEIT_WIN),
    "--": (FORFEIT_LOSS, FORFEIT_LOSS),
    # with a sign between the two sides, and with a letter for forfeit, as F or K (kampflos)
    **dict.fromkeys(("+--", "+/-", *_forfeits("1", "0")), (FORFEIT_WIN, FORFEIT_LOSS)),
    **dict.fromkeys(("--+", "-/+", *_forfeits("0", "1")), (FORFEIT_LOSS, FORFEIT_WIN)),
    **dict.fromkeys(("---", "-/-", *_forfeits("0", "0")), (FORFEIT_LOSS, FORFEIT_LOSS)),
    "W-L": (SHORT_WIN, SHORT_LOSS),
    "L-W": (SHORT_LOSS, SHORT_WIN),
    "D-D": (SHORT_DRAW, SHORT_DRAW),
    "D-L": (SHORT_DRAW, SHORT_LOSS),
    "L-D": (SHORT_LOSS, SHORT_DRAW),
    "L-L": (SHORT_LOSS, SHORT_LOSS),
    "X-X": (ADJOURNED, ADJOURNED),
    "*": (OPEN, OPEN),
    "": (OPEN, OPEN),
}
BYE_KINDS: dict[str, int] = {
    "U": PAIRING_BYE,
    "PAB": PAIRING_BYE,
    "F": FULL_BYE,
    "FPB": FULL_BYE,
    "H": HALF_BYE,
    "HPB": HALF_BYE,
    "Z": ZERO_BYE,
    "ZPB": ZERO_BYE,
}
