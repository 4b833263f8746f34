"""Exact numbers: common scales, rounding half up, integer <-> Fraction <-> text."""

from __future__ import annotations

import re
from collections.abc import (
    Hashable,
    ItemsView,
    Iterable,
    Iterator,
    KeysView,
    Mapping,
    Sequence,
    ValuesView,
)
from decimal import Decimal
from fractions import Fraction
from functools import lru_cache
from itertools import islice
from math import lcm
from operator import index
from typing import TypeVar, overload

import attrs

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")
T = TypeVar("T")

Number = int | str | Fraction

_DECIMAL = re.compile(r"[+-]?(\d+([.,]\d*)?|[.,]\d+)")
_MOST_DIGITS = 50  # of a number that is read


def exact(value: Number) -> Fraction:
    """Return `value` as a fraction; binary floating point is refused because it is not exact.

    >>> exact("0.5"), exact(3)
    (Fraction(1, 2), Fraction(3, 1))
    """
    if isinstance(value, int | Fraction):
        return Fraction(value)
    if isinstance(value, str):
        try:
            return Fraction(value)
        except (ValueError, ZeroDivisionError):
            hint = "an exact number is such as '3', '1/2' or '0.5'"
            raise ValueError(f"{hint}, not {short(value)}") from None
    number = as_int(value)  # those of numpy and pandas
    if number is None:
        raise TypeError(f"an exact number is an int, a Fraction or a str, not {short(value)}")
    return Fraction(number)


@lru_cache(maxsize=1 << 12)
def decimal(text: str) -> Fraction | None:
    """Parse a decimal with a point or comma, spaces around it allowed; None if it is not one.

    Cached, as the same few values recur in the points of a file.

    >>> decimal(" 2,5"), decimal("3"), decimal("x")
    (Fraction(5, 2), Fraction(3, 1), None)
    """
    text = text.strip()
    if len(text) > _MOST_DIGITS or not _DECIMAL.fullmatch(text) or not text.isascii():
        return None
    return Fraction(text.replace(",", "."))


def parse_int(text: str) -> int | None:
    """Parse a whole number of one to nine digits; None if it is not one.

    >>> parse_int("012"), parse_int("-1"), parse_int("1" * 10)
    (12, None, None)
    """
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= 9 else None


def as_int(value: object) -> int | None:
    """Return a whole number of any kind (numpy's and pandas' too) as an int; None for others.

    >>> as_int(3), as_int(True), as_int("3")
    (3, None, None)
    """
    if isinstance(value, bool):
        return None
    try:
        return index(value)  # type: ignore[arg-type]
    except TypeError:
        return None


_HALVES = {"½": Fraction(1, 2), "=": Fraction(1, 2)}
_QUOTIENT = re.compile(r"[+-]?[0-9]{1,9}/[0-9]{1,9}")


def exact_number(value: object) -> Fraction | None:
    """Return the number that a value of any kind is exactly; None for others.

    Binary numbers, as data frames have them, are taken if they are quarters: what has more binary
    places has been rounded.

    >>> exact_number("1/2"), exact_number("½"), exact_number(1.5)
    (Fraction(1, 2), Fraction(1, 2), Fraction(3, 2))
    >>> exact_number(0.1), exact_number(True), exact_number("x")
    (None, None, None)
    """
    if isinstance(value, str):
        text = value.strip()
        if _QUOTIENT.fullmatch(text) and int(text.rpartition("/")[2]):
            return Fraction(text)
        return _HALVES.get(text, decimal(text))
    if (number := as_int(value)) is not None:
        return Fraction(number)
    ratio = getattr(value, "as_integer_ratio", None)
    if isinstance(value, bool | type) or ratio is None:
        return None
    try:
        found = Fraction(*ratio())
    except (ValueError, OverflowError):  # not a number, or infinite
        return None
    return found if isinstance(value, Fraction | Decimal) or 4 % found.denominator == 0 else None


def whole_number(value: object) -> int | None:
    """Return a whole number of any kind as an int, also one of a column with gaps; None for others.

    >>> whole_number(2000.0), whole_number(2000.5), whole_number("2000"), whole_number(True)
    (2000, None, None, None)
    """
    number = None if isinstance(value, str) else exact_number(value)
    return None if number is None or number.denominator != 1 else number.numerator


def is_missing(value: object) -> bool:
    """Return whether a value stands for nothing: None, and what data frames have instead of it.

    >>> from decimal import Decimal
    >>> is_missing(None), is_missing(Decimal("NaN")), is_missing(0), is_missing("")
    (True, True, False, False)
    """
    if value is None or isinstance(value, int | str | Fraction):
        return value is None
    try:
        differs: object = value != value
        return differs is value or bool(differs)
    except (TypeError, ValueError, ArithmeticError):
        return False


def common_scale(values: Iterable[Fraction]) -> int:
    """Return the smallest scale in which all values are whole numbers.

    >>> common_scale([Fraction(1, 2), Fraction(3, 4)])
    4
    """
    return lcm(1, *(value.denominator for value in values))


def in_units(value: Fraction, scale: int) -> int:
    """Return a value in units of a scale in which it is a whole number.

    >>> in_units(Fraction(3, 4), 8)
    6
    """
    return value.numerator * (scale // value.denominator)


def round_half_up(numerator: int, denominator: int) -> int:
    """Round a quotient to the nearest integer, half up.

    >>> round_half_up(5, 2), round_half_up(-5, 2)
    (3, -2)
    """
    return (2 * numerator + denominator) // (2 * denominator)


def to_text(value: Fraction | int, places: int = 4, least: int = 0) -> str:
    """Write a number as a decimal: exact if `places` are enough, else rounded half up.

    At least `least` decimals are written.

    >>> to_text(Fraction(331, 12)), to_text(Fraction(5, 2)), to_text(3), to_text(3, least=1)
    ('27.5833', '2.5', '3', '3.0')
    """
    return _decimal_text(value.numerator, value.denominator, places, least)


@lru_cache(maxsize=1 << 14)
def _decimal_text(numerator: int, denominator: int, places: int, least: int) -> str:
    """Write a quotient; cached, as the same few values recur, by whole numbers: they hash fast."""
    if denominator == 1 and not least:
        return str(numerator)
    units = round_half_up(numerator * 10**places, denominator)
    whole, rest = divmod(abs(units), 10**places)
    decimals = f"{rest:0{places}d}".rstrip("0").ljust(least, "0") if places else ""
    sign = "-" if units < 0 else ""
    return f"{sign}{whole}" + (f".{decimals}" if decimals else "")


@lru_cache(maxsize=1 << 14)
def points(units: int, scale: int) -> Fraction:
    """Return units of a scale as a fraction; cached, as the same few values recur.

    >>> points(5, 2)
    Fraction(5, 2)
    """
    return Fraction(units, scale)


def first_of(numbers: Sequence[int], most: int = 5) -> str:
    """Join at most `most` numbers; if some are omitted, add "..." and the count.

    >>> first_of([3, 8]), first_of([1, 2, 3], most=2)
    ('3, 8', '1, 2, ... (3)')
    """
    shown = ", ".join(map(str, numbers[:most]))
    return shown if len(numbers) <= most else f"{shown}, ... ({len(numbers)})"


# Control characters, line and paragraph separators, and marks that turn the direction of writing.
_BLANKS = r"[\t\n\v\f\r\x85\u2028\u2029]"
_CONTROLS = (
    r"[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb]"
    r"|[\ud800-\udfff]"
)


def inert(text: str) -> str:
    """Return text of a file so that no terminal or page takes it for a command, on one line.

    >>> inert("Ann\\tLee"), inert("Ann\\x1b[31m").isprintable()
    ('Ann Lee', True)
    """
    if text.isprintable():  # as nearly every text is; all signs below are not
        return text
    return re.sub(_CONTROLS, "\N{REPLACEMENT CHARACTER}", re.sub(_BLANKS, " ", text))


def short(value: object, most: int = 40) -> str:
    """Return the repr of a value, cut for a line that shows several.

    >>> short("Ann"), short("x" * 50, most=9), short([7] * 10**6, most=10)
    ("'Ann'", "'xxxx...'", '[7, 7,...]')
    """
    if isinstance(value, str | bytes | list | tuple) and len(value) > most:
        value = value[: most + 1]  # what is cut away need not be written first
    return cut(repr(value), most)


def cut(text: str, most: int = 200) -> str:
    """Return text as one line without control characters, cut before its last letter.

    >>> cut("<Ann and Bob>", most=10)
    '<Ann a...>'
    """
    line = inert(text)
    return line if len(line) <= most else f"{line[: most - 4]}...{line[-1]}"


def brief(self: object) -> str:
    """Return the fields of a value of attrs or of a named tuple as one short line.

    It is meant as the `__repr__` of classes with many fields.
    """
    names = getattr(self, "_fields", ()) or [
        field.name
        for field in attrs.fields(type(self))  # type: ignore[arg-type]
        if field.repr
    ]
    shown = ", ".join(f"{name}={short(getattr(self, name), 150)}" for name in names)
    return cut(f"{type(self).__qualname__}({shown})")


class FrozenMap(Mapping[K, V]):
    """An immutable, hashable mapping."""

    __slots__ = ("_items",)

    def __init__(self, items: Mapping[K, V] | Iterable[tuple[K, V]] = ()) -> None:
        self._items = dict(items)

    def __getitem__(self, key: K) -> V:
        return self._items[key]

    def __iter__(self) -> Iterator[K]:
        return iter(self._items)

    def __len__(self) -> int:
        return len(self._items)

    # Those of `Mapping` go through __getitem__ one by one, which is slow; the dict has its own.
    def __contains__(self, key: object) -> bool:
        return key in self._items

    @overload
    def get(self, key: K, /) -> V | None: ...
    @overload
    def get(self, key: K, /, default: V | T) -> V | T: ...
    def get(self, key: K, /, default: object = None) -> object:
        """Return the value of a key, else the default."""
        return self._items.get(key, default)

    def keys(self) -> KeysView[K]:
        """Return the keys."""
        return self._items.keys()

    def values(self) -> ValuesView[V]:
        """Return the values."""
        return self._items.values()

    def items(self) -> ItemsView[K, V]:
        """Return the keys, each with its value."""
        return self._items.items()

    def __eq__(self, other: object) -> bool:
        if isinstance(other, FrozenMap):
            return self._items == other._items
        return self._items == dict(other) if isinstance(other, Mapping) else NotImplemented

    def __hash__(self) -> int:
        return hash(frozenset(self._items.items()))

    def __repr__(self) -> str:
        first = dict(islice(self._items.items(), 50))  # more than a short line shows
        return f"FrozenMap({short(first, most=150)})"


def frozen_names(names: object) -> FrozenMap[str, str]:
    """Return names by language.

    Raises:
        TypeError: something else than texts by language.
    """
    if isinstance(names, Mapping) and all(
        isinstance(text, str) for pair in names.items() for text in pair
    ):
        return FrozenMap(names)
    raise TypeError(f"names are by language, as in {{'en': 'Wins'}}, not {short(names, most=80)}")
