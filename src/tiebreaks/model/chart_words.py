"""The words and lines of charts, and the cells that words may be."""

from __future__ import annotations

import re
from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple, TypedDict

from tiebreaks import outcomes
from tiebreaks._exact import decimal
from tiebreaks.errors import FormatError, Problem
from tiebreaks.model.pairing import Pairing

SIGNS: dict[str, int] = {
    "1": outcomes.WIN,
    "0": outcomes.LOSS,
    **dict.fromkeys(("=", "½", "1/2", "0.5", "0,5"), outcomes.DRAW),
    "+": outcomes.FORFEIT_WIN,
    "-": outcomes.FORFEIT_LOSS,
}
MATRIX_SIGNS = {**SIGNS, ".": outcomes.OPEN}
WALL_SIGNS = {
    **SIGNS,
    **{chr(letter): letter for letter in b"WDLX"},
    "?": outcomes.ADJOURNED,
    "": outcomes.OPEN,
}
FIRST_SIGNS = dict(zip("+=-WDL", 2 * (outcomes.WIN, outcomes.DRAW, outcomes.LOSS), strict=True))
# Words for a round without an opponent, whose points depend on how the opponents were paired.
FREE_ROUNDS = frozenset(("BYE", "SPIELFREI", "FREILOS", "EXEMPT", "DESCANSO"))
BYES = {
    **outcomes.BYE_KINDS,
    "=BYE": outcomes.HALF_BYE,
    "+BYE": outcomes.FULL_BYE,
    **dict.fromkeys(FREE_ROUNDS, outcomes.PAIRING_BYE),
    **dict.fromkeys(("-BYE", "--"), outcomes.ZERO_BYE),
}
NOTHING = frozenset("*.")
DIAGONAL = frozenset(("*", "**", "X", "XX"))
WEAK = BYES.keys() - {"=BYE", "+BYE", "-BYE"} | NOTHING  # cells that may also be part of a name

DASHES = str.maketrans("\N{MINUS SIGN}\N{EN DASH}", "--")
HEAD = re.compile(r"[\s;|]*([0-9]{1,9})(?:[:)]|\.(?![0-9])|(?=[\s;|])|$)")
WORD = re.compile(r"[^\s;|]+|[;|]")
NUMBER = re.compile(r"[0-9]{1,9}(?:[.,][0-9]{1,9}|½)?|½|1/2")
RATING = re.compile(r"[0-9]{3,4}")
SIGN_FIRST = re.compile(r"([+=-])([WBF]?)([0-9]{1,9})|([WLD])([0-9]{1,9})")
# Without a colour, `9½` may be points, `9+` may or may not be a forfeit, `91` may be anything.
OPPONENT_FIRST = re.compile(r"([0-9]{1,9})(?:([WB])(1/2|0[.,]5|[01=½WDLX?+-]|)|(=))")
# Malformed cells rather than words of a name.
NO_NAME = re.compile(
    r"[+=½].*|-\w?[0-9].*|[0-9]+(?:[.,][0-9]+|½|/[0-9]+|[WB].|[+-]|[^\W\d_][01=½+-])"
)


class Word(NamedTuple):
    """A word of a line; `key` is its text in capitals, with any dash as `-`."""

    text: str
    column: int
    field: int
    key: str

    @property
    def is_number(self) -> bool:
        """Whether the word is a number, such as points."""
        return NUMBER.fullmatch(self.key) is not None

    @property
    def is_rating(self) -> bool:
        """Whether the word has the digits of a rating."""
        return RATING.fullmatch(self.key) is not None

    @property
    def is_wall(self) -> bool:
        """Whether the word is a cell of a wall chart."""
        return self.key in NOTHING or wall_cell(self.key) is not None

    @property
    def is_matrix(self) -> bool:
        """Whether the word is a cell of a matrix, including the diagonal."""
        return self.key in DIAGONAL or matrix_outcomes(self.key) != b""

    @property
    def is_data(self) -> bool:
        """Whether the word can be anything but a name."""
        return self.is_number or self.is_wall or self.is_matrix


class Written(TypedDict):
    """Which word of which line a problem is about."""

    number: int
    line: int
    column: int
    written: str


class Line(NamedTuple):
    """A line of a participant; `has_fields`: whether the line uses `;` or `|`.

    `name` is the part that is certainly the name; more of it may precede the cells.
    """

    place: int
    column: int
    number: int
    name: list[Word]
    words: list[Word]
    has_fields: bool

    def of(self, word: Word) -> Written:
        """Return what every problem with a word names."""
        return {
            "number": self.number,
            "line": self.place,
            "column": word.column,
            "written": word.text,
        }


def free_round(pairing: str | None) -> int:
    """Return the outcome of a free round: with predetermined pairings it awards nothing.

    >>> chr(free_round("swiss")), chr(free_round("predetermined"))
    ('U', 'Z')
    """
    return outcomes.ZERO_BYE if pairing == Pairing.PREDETERMINED else outcomes.PAIRING_BYE


def wall_cell(key: str, free: int = outcomes.PAIRING_BYE) -> tuple[int, str, int] | None:
    """Return opponent, colour and outcome of a cell in capitals; None if it is not a cell.

    `free` is the outcome of a free round.
    """
    if key in FREE_ROUNDS:
        return 0, "-", free
    if key in BYES:
        return 0, "-", BYES[key]
    if found := SIGN_FIRST.fullmatch(key):
        sign, color, opponent = found[1] or found[4], found[2] or "-", found[3] or found[5]
        if color != "F":
            return int(opponent), color.lower(), FIRST_SIGNS[sign]
        return None if sign == "=" else (int(opponent), "-", SIGNS[sign])
    if found := OPPONENT_FIRST.fullmatch(key):
        return int(found[1]), (found[2] or "-").lower(), WALL_SIGNS[found[4] or found[3]]
    return None


def matrix_outcomes(key: str) -> bytes:
    """Return the outcomes in a cell of a matrix, one per game; empty if it is not a cell."""
    signs = list(key) if len(key) == 2 else [key]
    if not all(sign in MATRIX_SIGNS for sign in signs):
        return b""
    return bytes([MATRIX_SIGNS[sign] for sign in signs])


def read_lines(text: str, problems: list[Problem]) -> list[Line]:
    """Split a text into the words of its lines; a line without a number is a problem."""
    lines = []
    for place, line in enumerate(re.split("\r\n|\r|\n", text.removeprefix("\ufeff")), 1):
        content = line.strip()
        if not content or content.startswith("#"):
            continue
        head = HEAD.match(line)
        if head is None:
            template = "{written!r} does not begin with a participant's number"
            problem = Problem("line_without_number", template, written=content)
            problems.append(problem.at(place, line.index(content) + 1))
            continue
        words, field = [], 0
        for found in WORD.finditer(line, head.end()):
            key = found[0].translate(DASHES).upper()
            if key in ";|":
                field += 1
            else:
                words.append(Word(found[0], found.start() + 1, field, key))
        lines.append(Line(place, head.start(1) + 1, int(head[1]), [], words, False))
    return lines


def heading(line: Line, head: Sequence[Word], problems: list[Problem]) -> tuple[str, int | None]:
    """Read the name and the rating, and ignore the points."""
    words = [*line.name, *head]
    fixed = len(line.name) if line.has_fields else len(words)
    rating, behind = None, len(words) > fixed or (len(words) > 1 and words[-2].is_rating)
    if behind and words[-1].is_number and not words[-1].is_rating:
        words.pop()
    if words and (words[-1].is_rating or (len(words) > fixed and words[-1].key == "0")):
        rating = int(words.pop().key) or None
    for word in words[fixed:]:
        template = "{written!r} is neither a rating nor points"
        problems.append(Problem("neither_rating_nor_points", template, **line.of(word)))
    for word in words[:fixed]:
        if NO_NAME.fullmatch(word.key):
            template = "{written!r} is neither a cell nor part of a name{hint}"
            problems.append(
                Problem("neither_cell_nor_name", template, hint=hint(word.key), **line.of(word))
            )
    return " ".join([word.text for word in words]), rating


def hint(key: str) -> Problem | str:
    """Explain how to write a forfeit if the word may be meant as one."""
    found = re.fullmatch(r"([0-9]+)([+-])", key)
    if found is None:
        return ""
    template = " (write {sign}{opponent} or {sign}F{opponent}, a forfeit)"
    return Problem("forfeit_meant", template, sign=found[2], opponent=found[1])


def refuse(problems: Sequence[Problem]) -> None:
    """Refuse a chart if there are problems.

    Raises:
        FormatError: lists all problems, in the order of the text.
    """
    if problems:
        ordered = sorted(problems, key=lambda one: (one.line or 0, one.column or 0))
        raise FormatError(ordered)


def points(key: str) -> Fraction | None:
    """Return a number as points; None if it is not one.

    >>> points("1½"), points("1/2"), points("2,5")
    (Fraction(3, 2), Fraction(1, 2), Fraction(5, 2))
    """
    return decimal(key.replace("1/2", "½").replace("½", ".5"))
