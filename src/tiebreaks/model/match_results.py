"""The result of a team match as programs have it: letters for its boards, or game points."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from tiebreaks import outcomes
from tiebreaks._exact import exact_number

_Side = tuple[int | None, bytes, Fraction | None]  # outcome, boards and game points of a cell
_LETTERS = b"10=+-WLDX "
_OTHER_SIDE = bytes.maketrans(b"10+-WL", b"01-+LW")


def boards_of(boards: object) -> tuple[_Side, _Side] | None:
    """Return outcome, boards and game points of both sides; None if it is not a result.

    Boards are letters for the first side, of which the other side follows, or those of both sides
    with a slash between them, where they do not; or the game points of both sides as a pair; or
    None or nothing for a match without a result. A `*` is a board without one.

    >>> boards_of("1=0")
    ((None, b'1=0', None), (None, b'0=1', None))
    >>> boards_of("1--/0--")[1], boards_of(("2.5", "1.5"))[0]
    ((None, b'0--', None), (None, b'', Fraction(5, 2)))
    """
    if boards is None or boards == "":
        return (outcomes.OPEN, b"", None), (outcomes.OPEN, b"", None)
    if not isinstance(boards, str):
        pair = boards if isinstance(boards, Sequence) and len(boards) == 2 else ()
        points = [exact_number(side) for side in pair]
        known = [value for value in points if value is not None and value >= 0]
        return ((None, b"", known[0]), (None, b"", known[1])) if len(known) == 2 else None
    text = boards.replace(" ", "").replace("½", "=").replace("*", " ").upper()
    ours, _, theirs = (part.encode("ascii", "replace") for part in text.partition("/"))
    other = theirs if "/" in text else ours.translate(_OTHER_SIDE)
    if not ours or (ours + other).strip(_LETTERS) or len(ours) != len(other):
        return None
    return (None, ours, None), (None, other, None)


def boards_words(ours: bytes, theirs: bytes) -> str | None:
    """Return boards as `boards_of` takes them; None for a match without any.

    >>> boards_words(b"1=0", b"0=1"), boards_words(b"1-", b"0-"), boards_words(b"", b"")
    ('1=0', '1-/0-', None)
    """
    text = ours.decode().replace(" ", "*")
    if theirs == ours.translate(_OTHER_SIDE):
        return text or None
    return f"{text}/{theirs.decode().replace(' ', '*')}"
