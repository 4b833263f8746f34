"""Plain records in JSON: each field by its type, those that are as usual left out."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from datetime import date
from fractions import Fraction
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import attrs

from tiebreaks._exact import FrozenMap
from tiebreaks.formats.jsonfile.values import Values, number

_PLAIN: Mapping[object, Callable[[Values, object, str], object]] = {
    str: Values.text,
    int: Values.parse_int,
    bool: Values.flag,
    Fraction: Values.exact,
    date: Values.day,
}


def value_of(item: Any) -> object:
    """Return a value of any type that a record may hold, as JSON has it."""
    if attrs.has(type(item)):
        return record_value(item)
    if isinstance(item, tuple | frozenset):
        entries = sorted(item) if isinstance(item, frozenset) else item
        return [value_of(entry) for entry in entries]
    if isinstance(item, Mapping):
        keys = sorted(item) if all(isinstance(key, int) for key in item) else item
        return {str(key): value_of(item[key]) for key in keys}
    if isinstance(item, Fraction):
        return number(item)
    return item.isoformat() if isinstance(item, date) else item


def record_value(record: Any, without: Collection[str] = ()) -> dict[str, object]:
    """Return the fields of a record that are not as usual."""
    return {
        field.name: value_of(getattr(record, field.name))
        for field in attrs.fields(type(record))
        if field.name not in without and not _is_usual(record, field)
    }


def _is_usual(record: Any, field: attrs.Attribute[Any]) -> bool:
    usual: Any = field.default
    if isinstance(usual, attrs.Factory):  # type: ignore[arg-type]
        usual = usual.factory(record) if usual.takes_self else usual.factory()
    value = getattr(record, field.name)
    if attrs.has(type(usual)):  # fields that do not count for equality included
        return all(_is_usual(value, inner) for inner in attrs.fields(type(usual)))
    return bool(value == usual)


def read_record(
    kind: type, value: object, path: str, values: Values, others: Collection[str] = ()
) -> Any:
    """Return a record; `others` are the keys of its object that say something else.

    A record that lacks a field it needs is None, and noted.
    """
    hints = hints_of(kind)
    needed = [field.name for field in attrs.fields(kind) if field.default is attrs.NOTHING]
    fields = values.fields(value, path, [*hints, *others], needed)
    found = read_fields(hints, fields, path, values)
    return kind(**found) if found.keys() >= set(needed) else None


def hints_of(kind: type) -> dict[str, Any]:
    """Return the type of every field, in their order."""
    hints = get_type_hints(kind)
    return {field.name: hints[field.name] for field in attrs.fields(kind) if field.init}


def read_fields(
    hints: Mapping[str, Any], fields: Mapping[str, object], path: str, values: Values
) -> dict[str, Any]:
    """Return the values of those fields that the types are given of."""
    return {
        name: read_value(hints[name], item, f"{path}.{name}", values)
        for name, item in fields.items()
        if name in hints
    }


def read_value(hint: Any, value: object, path: str, values: Values) -> Any:
    """Return a value of a type; a stand-in where it does not fit, and noted."""
    if hint in _PLAIN:
        return _PLAIN[hint](values, value, path)
    kind, parts = get_origin(hint), get_args(hint)
    if kind in (Union, UnionType):
        (inner,) = (part for part in parts if part is not NoneType)
        return None if value is None else read_value(inner, value, path, values)
    if kind in (tuple, frozenset):
        items = values.items(value, path)
        return kind(read_value(parts[0], item, place, values) for place, item in items)
    if kind in (FrozenMap, Mapping):
        pairs: Iterable[tuple[object, str, object]] = values.by_key(value, path)
        if parts[0] is int:
            pairs = values.by_number(value, path)
        return FrozenMap({key: read_value(parts[1], item, at, values) for key, at, item in pairs})
    assert attrs.has(hint), f"no way to read {hint}"
    return read_record(hint, value, path, values)
