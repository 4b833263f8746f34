"""What is wrong with a value in JSON, as problems that name its path from the root `$`."""

from __future__ import annotations

import json
from collections.abc import Iterable

from tiebreaks.errors import Problem

# What the json module says of a text that is not JSON.
_SYNTAX = (
    Problem("json_value_expected", "Expecting value"),
    Problem("json_key_expected", "Expecting property name enclosed in double quotes"),
    Problem("json_colon_expected", "Expecting ':' delimiter"),
    Problem("json_comma_expected", "Expecting ',' delimiter"),
    Problem("json_comma_before_object_end", "Illegal trailing comma before end of object"),
    Problem("json_comma_before_list_end", "Illegal trailing comma before end of array"),
    Problem("json_text_not_closed", "Unterminated string starting at"),
    Problem("json_control_character", "Invalid control character at"),
    Problem("json_escape", "Invalid \\escape"),
    Problem("json_unicode_escape", "Invalid \\uXXXX escape"),
    Problem("json_extra_data", "Extra data"),
)


def syntax_problem(message: str) -> Problem:
    """Return what the json module says, which is in English, as a problem.

    >>> syntax_problem("Extra data").code
    'json_extra_data'
    """
    found = (problem for problem in _SYNTAX if message.removesuffix(": ") == problem)
    return next(found, Problem("json_refused", "{message}", message=message))


def shortened(text: str) -> str:
    """Cut a text for a message."""
    return text if len(text) <= 60 else f"{text[:57]}..."


def _shown(value: object) -> Problem | str:
    if isinstance(value, list):
        return Problem("a_list", "a list")
    if isinstance(value, dict):
        return Problem("an_object", "an object")
    return shortened(json.dumps(value, ensure_ascii=False))


def at_path(problem: Problem, path: str) -> Problem:
    """Return the problem with the value at a path."""
    return problem.inside("value_refused", "{path}: {problem}", path=path)


def not_an_object(value: object, path: str) -> Problem:
    """Return the problem with a value that must be an object."""
    template = "{path}: {given} is not an object"
    return Problem("not_an_object", template, path=path, given=_shown(value))


def not_a_list(value: object, path: str) -> Problem:
    """Return the problem with a value that must be a list."""
    template = "{path}: {given} is not a list"
    return Problem("not_a_list", template, path=path, given=_shown(value))


def not_a_text(value: object, path: str) -> Problem:
    """Return the problem with a value that must be a text."""
    template = "{path}: {given} is not a text"
    return Problem("not_a_text", template, path=path, given=_shown(value))


def not_whole(value: object, path: str) -> Problem:
    """Return the problem with a value that must be a whole number."""
    template = "{path}: {given} is not a whole number of at most nine digits"
    return Problem("not_whole", template, path=path, given=_shown(value))


def too_small(value: int, least: int, path: str) -> Problem:
    """Return the problem with a number that is too small."""
    template = "{path}: {given} is not at least {least}"
    return Problem("too_small", template, path=path, given=value, least=least)


def not_true_or_false(value: object, path: str) -> Problem:
    """Return the problem with a value that must be true or false."""
    template = "{path}: {given} is not true or false"
    return Problem("not_true_or_false", template, path=path, given=_shown(value))


def not_exact(value: object, path: str) -> Problem:
    """Return the problem with a value that must be an exact number."""
    template = '{path}: {given} is not an exact number: a whole one, or a text such as "1/2"'
    return Problem("not_exact", template, path=path, given=_shown(value))


def not_a_day(value: object, path: str) -> Problem:
    """Return the problem with a value that must be a day."""
    template = '{path}: {given} is not a day such as "2026-03-01"'
    return Problem("not_a_day", template, path=path, given=_shown(value))


def unknown_key(key: str, known: Iterable[str], path: str) -> Problem:
    """Return the problem with a key of an object."""
    template = "{path}: unknown key {key!r}; the keys are {known}"
    return Problem("unknown_key", template, path=path, key=shortened(key), known=", ".join(known))


def not_one_of(written: str, known: Iterable[str], path: str) -> Problem:
    """Return the problem with a text that must be one of those known."""
    template = "{path}: {written!r} is not one of {known}"
    return Problem("not_one_of", template, path=path, written=written, known=", ".join(known))


def not_outcomes(written: str, path: str) -> Problem:
    """Return the problem with a text that must consist of outcomes."""
    template = "{path}: {written!r} has letters that are not outcomes"
    return Problem("not_outcomes", template, path=path, written=written)
