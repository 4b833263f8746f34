"""Records in JSON: values are read and written by field type; defaults are omitted."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from datetime import date
from fractions import Fraction
from functools import cache
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import attrs

from tiebreaks._exact import FrozenMap
from tiebreaks.errors import InputError
from tiebreaks.formats.jsonfile.values import Values, number

_PLAIN: Mapping[object, Callable[[Values, object, str], object]] = {
    str: Values.text,
    int: Values.parse_int,
    bool: Values.flag,
    Fraction: Values.exact,
    date: Values.day,
}


def value_of(item: Any) -> object:
    """Convert a value of any type that a record may hold to JSON."""
    if _is_record(item.__class__):
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


@cache
def _is_record(kind: type) -> bool:
    """Return whether a type is one of records; cached, as attrs looks for generic bases, too."""
    return attrs.has(kind)


def record_value(record: Any, without: Collection[str] = ()) -> dict[str, object]:
    """Return the fields of a record that differ from their defaults."""
    return {
        field.name: value_of(getattr(record, field.name))
        for field in attrs.fields(type(record))
        if field.name not in without and not _is_default(record, field)
    }


def _is_default(record: Any, field: attrs.Attribute[Any]) -> bool:
    default: Any = field.default
    if isinstance(default, attrs.Factory):  # type: ignore[arg-type]
        default = default.factory(record) if default.takes_self else default.factory()
    value = getattr(record, field.name)
    if value is default:
        return True
    if _is_record(default.__class__):  # including fields that are not compared by ==
        return all(_is_default(value, inner) for inner in attrs.fields(type(default)))
    return bool(value == default)


def read_record(
    kind: type, value: object, path: str, values: Values, others: Collection[str] = ()
) -> Any:
    """Return a record; `others` are the keys of its object that are not fields.

    A record that lacks a required field, or refuses its values, is reported, and None.
    """
    hints = hints_of(kind)
    needed = [field.name for field in attrs.fields(kind) if field.default is attrs.NOTHING]
    fields = values.fields(value, path, [*hints, *others], needed)
    found = read_fields(hints, fields, path, values)
    if not found.keys() >= set(needed):
        return None
    try:
        return kind(**found)
    except InputError as error:
        values.refused(error, path)
        return None


@cache
def hints_of(kind: type) -> Mapping[str, Any]:
    """Return the types of all fields, in order."""
    hints = get_type_hints(kind)
    return {field.name: hints[field.name] for field in attrs.fields(kind) if field.init}


def read_fields(
    hints: Mapping[str, Any], fields: Mapping[str, object], path: str, values: Values
) -> dict[str, Any]:
    """Return the values of the fields that have a type in `hints`."""
    return {
        name: read_value(hints[name], item, f"{path}.{name}", values)
        for name, item in fields.items()
        if name in hints
    }


def read_value(hint: Any, value: object, path: str, values: Values) -> Any:
    """Return a value of a type; if it does not fit, report it and return a stand-in."""
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
