"""JSON: values by type, reported with their paths, and a layout that people can read."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterable, Iterator
from datetime import date
from fractions import Fraction
from typing import cast

from tiebreaks.errors import FormatError, Problem, TiebreakError
from tiebreaks.formats.jsonfile.value_problems import (
    at_path,
    not_a_day,
    not_a_list,
    not_a_text,
    not_an_object,
    not_exact,
    not_true_or_false,
    not_whole,
    shortened,
    syntax_problem,
    too_small,
    unknown_key,
)
from tiebreaks.formats.reader_report import Report

_EXACT = re.compile(r"[+-]?[0-9]+(/[0-9]+|\.[0-9]+)?")
_DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_NUMBER = re.compile(r"0|[1-9][0-9]{0,8}")
_LONGEST = 100
HIGHEST = 10**9


class _Object(dict[str, object]):
    """An object; `twice` are its duplicate keys."""

    twice: tuple[str, ...] = ()


def _object(pairs: list[tuple[str, object]]) -> _Object:
    found = _Object(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        found.twice = tuple(key for key in found if keys.count(key) > 1)
    return found


def parsed(text: str, source: str | None) -> object:
    """Return the value of a JSON text.

    Raises:
        FormatError: text that is not JSON, with the place.
    """
    try:
        found: object = json.loads(text, object_pairs_hook=_object)
    except json.JSONDecodeError as error:
        template = "this is not JSON: {reason}"
        problem = Problem("not_json", template, reason=syntax_problem(error.msg))
        raise FormatError([problem.at(error.lineno, error.colno)], source) from None
    except ValueError:
        problem = Problem("too_many_digits", "a number has too many digits")
        raise FormatError([problem], source) from None
    except RecursionError:
        problem = Problem("nested_too_deep", "the nesting is too deep")
        raise FormatError([problem], source) from None
    return found


class Values(Report):
    """Getters for values by type; a value of a wrong type is reported with its path.

    A getter then returns a stand-in, and `check` refuses the text.
    """

    def refused(self, error: TiebreakError, path: str) -> None:
        """Report what is wrong with the value at a path."""
        for problem in error.problems:
            self.unreadable(at_path(problem, path))

    def mapping(self, value: object, path: str) -> dict[str, object]:
        """Return an object."""
        if not isinstance(value, dict):
            self.unreadable(not_an_object(value, path))
            return {}
        for key in value.twice if isinstance(value, _Object) else ():
            template = "{path}: duplicate key {key!r}"
            self.unreadable(Problem("key_repeated", template, path=path, key=shortened(key)))
        return cast("dict[str, object]", value)

    def fields(
        self, value: object, path: str, known: Collection[str], needed: Iterable[str] = ()
    ) -> dict[str, object]:
        """Return an object; report keys that are not known, and needed ones that are missing."""
        found = self.mapping(value, path)
        if isinstance(value, dict):
            for key in needed:
                if key not in found:
                    template = "{path}: the key {key!r} is missing"
                    self.unreadable(Problem("key_missing", template, path=path, key=key))
        for key in found:
            if key not in known:
                self.unreadable(unknown_key(key, known, path))
        return {key: item for key, item in found.items() if key in known}

    def items(self, value: object, path: str) -> Iterator[tuple[str, object]]:
        """Yield path and value of each item of a list."""
        if not isinstance(value, list):
            self.unreadable(not_a_list(value, path))
            return
        for k, item in enumerate(cast("list[object]", value)):
            yield f"{path}[{k}]", item

    def by_key(self, value: object, path: str) -> Iterator[tuple[str, str, object]]:
        """Yield key, path and value of each item of an object."""
        for key, item in self.mapping(value, path).items():
            yield self.text(key, path), f"{path}.{shortened(key)}", item

    def by_number(self, value: object, path: str) -> Iterator[tuple[int, str, object]]:
        """Yield key, path and value of each item of an object whose keys are numbers."""
        for key, item in self.mapping(value, path).items():
            if _NUMBER.fullmatch(key):
                yield int(key), f"{path}.{key}", item
            else:
                template = "{path}: the key {key!r} is not a number"
                self.unreadable(
                    Problem("key_not_a_number", template, path=path, key=shortened(key))
                )

    def text(self, value: object, path: str) -> str:
        """Return a text."""
        if isinstance(value, str):
            if value.isascii() or value == value.encode("utf-8", "replace").decode():
                return value
            template = "{path}: half of a surrogate pair is not text"
            self.unreadable(Problem("half_surrogate", template, path=path))
        else:
            self.unreadable(not_a_text(value, path))
        return ""

    def parse_int(self, value: object, path: str, least: int | None = None) -> int:
        """Return a whole number."""
        if isinstance(value, int) and not isinstance(value, bool) and abs(value) < HIGHEST:
            if least is None or value >= least:
                return value
            self.unreadable(too_small(value, least, path))
        else:
            self.unreadable(not_whole(value, path))
        return least or 0

    def int_or_none(self, value: object, path: str) -> int | None:
        """Return a whole number, or None for null."""
        return None if value is None else self.parse_int(value, path)

    def flag(self, value: object, path: str) -> bool:
        """Return true or false."""
        if not isinstance(value, bool):
            self.unreadable(not_true_or_false(value, path))
        return value is True

    def exact(self, value: object, path: str) -> Fraction:
        """Return a whole number, or an exact one in text: JSON decimals are not exact."""
        try:
            if isinstance(value, int) and not isinstance(value, bool):
                return Fraction(value)
            if isinstance(value, str) and _EXACT.fullmatch(value):
                return Fraction(value)
        except (ValueError, ZeroDivisionError):
            pass
        self.unreadable(not_exact(value, path))
        return Fraction(0)

    def day(self, value: object, path: str) -> date:
        """Return a day."""
        if isinstance(value, str) and _DAY.fullmatch(value):
            try:
                return date.fromisoformat(value)
            except ValueError:
                pass
        self.unreadable(not_a_day(value, path))
        return date.min


def number(value: Fraction) -> int | str:
    """Convert an exact number to JSON.

    >>> number(Fraction(3)), number(Fraction(1, 2))
    (3, '1/2')
    """
    return value.numerator if value.denominator == 1 else str(value)


_CONTAINERS = (dict, list)
_json = json.JSONEncoder(ensure_ascii=False).encode


def laid_out(value: object, indent: str = "") -> str:
    """Write JSON, with simple or short values on one line.

    >>> print(laid_out({"a": [1, 2], "b": {"c": {"d": "e"}}}))
    {
     "a": [1, 2],
     "b": {"c": {"d": "e"}}
    }
    """
    if not isinstance(value, _CONTAINERS):
        return _json(value)
    children = value if isinstance(value, list) else list(value.values())
    if not children or (indent and all(map(_is_simple, children))):
        return _json(value)
    if indent and len(children) < _LONGEST and len(flat := _json(value)) <= _LONGEST - len(indent):
        return flat
    inner = f"{indent} "
    texts = [laid_out(item, inner) for item in children]
    if isinstance(value, list):
        return f"[\n{inner}" + f",\n{inner}".join(texts) + f"\n{indent}]"
    pairs = [f"{_json(key)}: {text}" for key, text in zip(value, texts, strict=True)]
    return f"{{\n{inner}" + f",\n{inner}".join(pairs) + f"\n{indent}}}"


def _is_simple(value: object) -> bool:
    """Return whether a value is a plain one or a list of plain ones."""
    if isinstance(value, list):
        return not any(isinstance(item, _CONTAINERS) for item in value)
    return not isinstance(value, dict)
