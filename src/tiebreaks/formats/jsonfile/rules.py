"""Editions in JSON: an id, or a base with the changes of an event."""

from __future__ import annotations

from enum import Enum
from typing import Any

import attrs

from tiebreaks import editions
from tiebreaks._exact import FrozenMap
from tiebreaks.editions import Edition, UnplayedRules
from tiebreaks.editions.reasons import Reason
from tiebreaks.errors import InputError, Problem, UnknownEditionError
from tiebreaks.formats.jsonfile.records import hints_of, read_fields, value_of
from tiebreaks.formats.jsonfile.value_problems import not_one_of, not_outcomes
from tiebreaks.formats.jsonfile.values import Values
from tiebreaks.outcomes import NAMES

_RULES = attrs.fields(UnplayedRules)
_HINTS = {
    name: hint for name, hint in hints_of(Edition).items() if name not in ("unplayed", "articles")
}


def functions(edition: Edition) -> list[str]:
    """Return the names of the rules that are functions, which cannot be written as text."""
    return [field.name for field in _RULES if callable(getattr(edition.unplayed, field.name))]


def _base(edition: Edition) -> Edition:
    return next((entry for entry in editions.ALL if entry.id == edition.id), editions.DEFAULT)


def edition_value(edition: Edition) -> object:
    """Return the id of a shipped edition; for a changed one, its base and the changes."""
    base = _base(edition)
    if edition == base:
        return edition.id
    found: dict[str, object] = {"base": base.id}
    for name in _HINTS:
        if getattr(edition, name) != getattr(base, name):
            found[name] = value_of(getattr(edition, name))
    if edition.articles != base.articles:
        found["articles"] = {reason.value: text for reason, text in edition.articles.items()}
    rules: dict[str, object] = {}
    for field in _RULES:
        value = getattr(edition.unplayed, field.name)
        if value != getattr(base.unplayed, field.name) and not callable(value):
            rules[field.name] = _rule_value(value)
    if rules:
        found["unplayed"] = rules
    return found


def read_edition(value: object, path: str, values: Values) -> Edition:
    """Return an edition: a shipped one by its id, or `base` with changes."""
    if isinstance(value, str):
        return _by_id(value, path, values)
    fields = values.fields(value, path, ["base", *_HINTS, "articles", "unplayed"], ["base"])
    base = _by_id(fields.pop("base", editions.DEFAULT.id), f"{path}.base", values)
    rules = fields.pop("unplayed", {})
    changes = read_fields(_HINTS, fields, path, values)
    if "articles" in fields:
        changes["articles"] = _read_articles(fields["articles"], f"{path}.articles", values)
    return attrs.evolve(
        base, **changes, unplayed=_read_rules(base.unplayed, rules, f"{path}.unplayed", values)
    )


def _by_id(value: object, path: str, values: Values) -> Edition:
    text = values.text(value, path)
    try:
        return editions.get(text)
    except UnknownEditionError as error:
        values.refused(error, path)
        return editions.DEFAULT


def _read_articles(value: object, path: str, values: Values) -> FrozenMap[Reason, str]:
    known = {reason.value: reason for reason in Reason}
    fields = values.fields(value, path, known)
    return FrozenMap({known[k]: values.text(item, f"{path}.{k}") for k, item in fields.items()})


def _rule_value(value: object) -> object:
    if isinstance(value, Enum):
        return value.value
    return value.decode("latin-1") if isinstance(value, bytes) else value


def _read_rules(rules: UnplayedRules, value: object, path: str, values: Values) -> UnplayedRules:
    fields = values.fields(value, path, [field.name for field in _RULES])
    for name, item in fields.items():
        default, where = getattr(editions.DEFAULT.unplayed, name), f"{path}.{name}"
        change: dict[str, Any] = {name: _read_rule(default, item, where, values)}
        try:
            rules = attrs.evolve(rules, **change)
        except InputError as error:
            values.refused(error, where)
    return rules


def _read_rule(default: object, value: object, path: str, values: Values) -> object:
    """Convert a JSON value to the type of the rule's default."""
    if isinstance(default, bool):
        return values.flag(value, path)
    if isinstance(default, bytes):
        text = values.text(value, path)
        if any(ord(letter) not in NAMES for letter in text):
            values.unreadable(not_outcomes(text, path))
            return default
        return text.encode("latin-1")
    if isinstance(default, Enum):
        known = {item.value: item for item in type(default)}
        text = values.text(value, path)
        if text not in known:
            values.unreadable(not_one_of(text, known, path))
        return known.get(text, default)
    if value is not None:
        template = "{path}: a function cannot be read from JSON: the value must be null"
        values.unreadable(Problem("function_in_json", template, path=path))
    return None
