"""Results as plain dicts, lists and text, ready for JSON."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from datetime import date
from enum import Enum
from fractions import Fraction
from typing import Any

import attrs

from tiebreaks._exact import short
from tiebreaks.checking import Cause, Difference, PassedOver, Remark, Settings
from tiebreaks.checking.settings import comes_out_under
from tiebreaks.editions import Edition
from tiebreaks.editions.rules import UnplayedRules, rule_text
from tiebreaks.engine.definitions import Alias, GroupTiebreak, Tiebreak
from tiebreaks.engine.descriptors import Descriptor
from tiebreaks.engine.fold import Fold
from tiebreaks.engine.registry import Registry
from tiebreaks.engine.stages import Modifier
from tiebreaks.engine.terms import Column, Step, Terms
from tiebreaks.errors import Problem, TiebreakError
from tiebreaks.formats import jsonfile
from tiebreaks.formats.jsonfile.tournament import crosstable_value, tournament_value
from tiebreaks.messages import language_of, messages, problem_message, problem_text
from tiebreaks.model.crosstable import Crosstable
from tiebreaks.model.participants import Participant
from tiebreaks.model.tournament import Tournament
from tiebreaks.prizes.division import Division
from tiebreaks.report.standings_data import (
    column_value,
    division_value,
    notice_value,
    participant_value,
    row_value,
    standings_value,
)
from tiebreaks.standings.group_columns import Dropped, GroupColumn
from tiebreaks.standings.rows import Row, Standings


def to_dict(result: object, *, language: str = "en") -> Any:
    """Return a result as plain data for JSON: dictionaries, lists, text and whole numbers.

    Exact numbers become text such as 331/12, so that no digit is lost; an edition inside a result
    becomes its id. Takes standings with their rows and columns, workings, comparisons, divided
    prizes, the answers of `check` and `versus`, crosstables and tournaments (which
    `formats.loads` reads again), participants, editions, errors and their problems.

    Args:
        result: any of these, or a list, tuple or dictionary of them.
        language: of sentences: what is wrong, and why a published value differs.

    Raises:
        TypeError: a value that has no such form.
        InputError: a crosstable with a number that is too long for a file.

    >>> to_dict({"value": Fraction(5, 2), "terms": (1, None)})
    {'value': '5/2', 'terms': [1, None]}
    """
    plain = _Plain(language_of(language))
    return plain.edition(result) if isinstance(result, Edition) else plain(result)


# How values of a kind become plain data that holds no further values.
_SIMPLE: Mapping[type, Callable[[Any], Any]] = {
    Fraction: str,
    Descriptor: str,
    Enum: lambda member: str(member.value),
    date: date.isoformat,
    bytes: lambda letters: letters.decode("latin-1"),
    Edition: lambda edition: edition.id,
    Fold: lambda fold: fold.name,
    Participant: participant_value,
    Row: row_value,
    Column: column_value,
    GroupColumn: column_value,
    Crosstable: crosstable_value,
}
# What has fields as results have them, but is none.
_NO_RESULTS = (Registry, Tiebreak, GroupTiebreak, Alias, Modifier, Terms, type)


@attrs.frozen
class _Plain:
    """Makes plain data of values: in which language."""

    language: str

    def __call__(self, value: object) -> Any:
        """Return any value that a result may hold as plain data."""
        if isinstance(value, Problem):
            return self.problem(value)
        if value is None or (isinstance(value, bool | int | str) and not isinstance(value, Enum)):
            return value
        for kind, convert in _SIMPLE.items():
            if isinstance(value, kind):
                return convert(value)
        if isinstance(value, Standings):
            return standings_value(value)
        if isinstance(value, Division):
            return division_value(value)
        if isinstance(value, Tournament):
            return self.file(value)
        if isinstance(value, TiebreakError):
            return self.error(value)
        if isinstance(value, Mapping) and not isinstance(value, _NO_RESULTS):
            return {str(key): self(item) for key, item in value.items()}
        if attrs.has(type(value)) and not isinstance(value, _NO_RESULTS):
            fields: attrs.AttrsInstance = value  # type: ignore[assignment]
            return {**self.fields(fields), **self.said(value)}
        if isinstance(value, Iterable) and not isinstance(value, _NO_RESULTS):
            return [self(item) for item in value]
        raise TypeError(f"{short(value, most=80)} has no plain form")

    def fields(self, value: attrs.AttrsInstance) -> dict[str, Any]:
        """Return every field of a value."""
        return {
            field.name: self(getattr(value, field.name))
            for field in attrs.fields(type(value))
            if not field.name.startswith("_")
        }

    def said(self, value: object) -> dict[str, Any]:
        """Return what a value says beside its fields."""
        if isinstance(value, Step):
            letter = None if value.outcome is None else chr(value.outcome)
            return {"counted": value.counted, "outcome": letter}
        texts = messages(self.language)
        if isinstance(value, Difference):
            follows = [comes_out_under(value.follows, texts)] if value.follows else []
            return {"reason": ". ".join([value.cause.text(texts), *follows])}
        if isinstance(value, Dropped):
            return {"reason": problem_text(value.reason, self.language)}
        if isinstance(value, Cause):
            return {"fields": self.words(value.fields), "text": value.text(texts)}
        if isinstance(value, Settings | Remark | PassedOver):
            return {"text": value.text(texts)}
        return {}

    def words(self, fields: Mapping[str, object]) -> dict[str, Any]:
        """Return what a sentence names; what is wrong as text."""
        return {
            name: problem_text(item, self.language) if isinstance(item, Problem) else self(item)
            for name, item in fields.items()
        }

    def edition(self, edition: Edition) -> dict[str, Any]:
        """Return an edition with all its rules, by their words."""
        rules = edition.unplayed
        names = [field.name for field in attrs.fields(UnplayedRules)]
        return {
            **self.fields(edition),
            "missing_codes": sorted(edition.missing_codes),
            "unplayed": {name: rule_text(getattr(rules, name)) for name in names},
            "articles": {reason.value: text for reason, text in edition.articles.items()},
        }

    def file(self, tournament: Tournament) -> dict[str, Any]:
        """Return the JSON file of a tournament, with what belongs to the file it came from."""
        found = tournament_value(tournament)
        notices = (*tournament.notices, *jsonfile.omissions(tournament))
        if notices:
            found["notices"] = [notice_value(notice) for notice in notices]
        if tournament.source is not None:
            found["source"] = tournament.source
        return found

    def error(self, error: TiebreakError) -> dict[str, Any]:
        """Return an error: its class, its message, and every problem in one shape."""
        problems = error.problems
        found: dict[str, Any] = {
            "error": type(error).__name__,
            "message": "\n".join(problem_text(problem, self.language) for problem in problems),
            "problems": [self.problem(problem) for problem in problems],
        }
        for name in ("text", "span", "known"):
            if hasattr(error, name):
                found[name] = self(getattr(error, name))
        return found

    def problem(self, problem: Problem) -> dict[str, Any]:
        """Return a problem: what is wrong, where, and what its message names."""
        return {
            "code": problem.code,
            "message": problem_message(problem, self.language),
            "round": problem.round,
            "number": problem.number,
            "entry": problem.entry,
            "line": problem.line,
            "column": problem.column,
            "source": problem.source,
            "fields": {name: self.named(item) for name, item in problem.fields.items()},
        }

    def named(self, value: object) -> Any:
        """Return what a message names; of what a caller gave and has no plain form, the text."""
        try:
            return self(value)
        except TypeError:
            return short(value, most=80)
