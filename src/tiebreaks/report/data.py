"""Workings, comparisons and other results as plain dicts, lists and text, ready for JSON."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum
from fractions import Fraction

import attrs

from tiebreaks.editions import Edition
from tiebreaks.engine.descriptors import Descriptor
from tiebreaks.engine.terms import Step
from tiebreaks.model.participants import Participant

Plain = None | bool | int | str | list["Plain"] | dict[str, "Plain"]


def as_plain(value: object) -> Plain:
    """Return a result as plain data: exact numbers as text such as 331/12, editions by their id.

    >>> as_plain({"value": Fraction(5, 2), "terms": (1, None)})
    {'value': '5/2', 'terms': [1, None]}
    """
    if value is None or (isinstance(value, bool | int | str) and not isinstance(value, Enum)):
        return value
    if isinstance(value, Fraction | Descriptor):
        return str(value)
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, Edition):
        return value.id
    if isinstance(value, Participant):
        return {"number": value.number, "name": value.name}
    if isinstance(value, Mapping):
        return {str(key): as_plain(item) for key, item in value.items()}
    if isinstance(value, Step):
        letter = None if value.outcome is None else chr(value.outcome)
        return {**_fields(value), "counted": value.counted, "outcome": letter}
    if attrs.has(type(value)):
        fields: attrs.AttrsInstance = value  # type: ignore[assignment]
        return _fields(fields)
    if isinstance(value, Iterable):
        return [as_plain(item) for item in value]
    raise TypeError(f"{value!r} has no plain form")


def _fields(value: attrs.AttrsInstance) -> dict[str, Plain]:
    return {
        field.name: as_plain(getattr(value, field.name))
        for field in attrs.fields(type(value))
        if not field.name.startswith("_")
    }
