"""Outcome: what happened to one participant in one round.

An outcome is one byte, the letter that the tournament report format gives it, so that a
participant's row is a `bytes` value which counts, translates and strips at C speed.
"""

from __future__ import annotations

WIN, DRAW, LOSS = b"1=0"
SHORT_WIN, SHORT_DRAW, SHORT_LOSS = b"WDL"  # decided before a move: played, but not rated
ADJOURNED = ord("X")  # a game with provisional points
FORFEIT_WIN, FORFEIT_LOSS = b"+-"  # a double forfeit is a forfeit loss on both sides
PAIRING_BYE, FULL_BYE, HALF_BYE, ZERO_BYE = b"UFHZ"
OPEN = ord(" ")  # paired, no result
UNPAIRED = ord("*")  # not paired yet; only in a round after the last one held

GAMES = b"1=0WDL"
PLAYED = GAMES + b"X"
FORFEITS = b"+-"
BYES = b"UFHZ"
REQUESTED = b"HZ"  # 16.1.1
VOLUNTARY = b"HZ-"  # 16.1.2
UNDECIDED = b" X"
PAIRED = PLAYED + FORFEITS + b" "

FORFEITS_AS_PLAYED = bytes.maketrans(b"+-", b"10")
AS_DRAWN = bytes.maketrans(PAIRED, b"=" * len(PAIRED))
UNPLAYED_MARK = b"u"
MARKED_UNPLAYED = bytes.maketrans(b"UFHZ+- *", UNPLAYED_MARK * 8)
SHORT_AS_PLAYED = bytes.maketrans(b"WDL", b"1=0")

# What the opponent's outcome can be: None of a pair means that both sides cannot be.
COMPLEMENTS: dict[int, bytes] = {
    WIN: b"0",
    DRAW: b"=",
    LOSS: b"10",
    SHORT_WIN: b"L",
    SHORT_DRAW: b"D",
    SHORT_LOSS: b"WL",
    FORFEIT_WIN: b"-",
    FORFEIT_LOSS: b"+-",
    ADJOURNED: b"X",
    OPEN: b" ",
}

NAMES: dict[int, str] = {
    WIN: "win",
    DRAW: "draw",
    LOSS: "loss",
    SHORT_WIN: "win of a game shorter than a move",
    SHORT_DRAW: "draw of a game shorter than a move",
    SHORT_LOSS: "loss of a game shorter than a move",
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


def with_article(outcome: int) -> str:
    """Name an outcome in a sentence.

    >>> with_article(WIN), with_article(ADJOURNED), with_article(OPEN)
    ('a win', 'an adjourned game', 'no result')
    """
    name = NAMES[outcome]
    return name if name == NAMES[OPEN] else f"{'an' if name[0] in 'aeiou' else 'a'} {name}"


# What the two sides of a game are called, the first for White: 1-0, a forfeit, or no result.
GAME_RESULTS: dict[str, tuple[int, int]] = {
    "1-0": (WIN, LOSS),
    "0-1": (LOSS, WIN),
    "½-½": (DRAW, DRAW),
    "1/2-1/2": (DRAW, DRAW),
    "0.5-0.5": (DRAW, DRAW),
    "=": (DRAW, DRAW),
    "0-0": (LOSS, LOSS),
    "+-": (FORFEIT_WIN, FORFEIT_LOSS),
    "+--": (FORFEIT_WIN, FORFEIT_LOSS),
    "-+": (FORFEIT_LOSS, FORFEIT_WIN),
    "--+": (FORFEIT_LOSS, FORFEIT_WIN),
    "--": (FORFEIT_LOSS, FORFEIT_LOSS),
    "---": (FORFEIT_LOSS, FORFEIT_LOSS),
    "W-L": (SHORT_WIN, SHORT_LOSS),
    "L-W": (SHORT_LOSS, SHORT_WIN),
    "D-D": (SHORT_DRAW, SHORT_DRAW),
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
