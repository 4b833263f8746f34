"""Groups of participants for prizes: women, juniors, rating groups, federations."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Iterable

import attrs

from tiebreaks._exact import brief
from tiebreaks.errors import InputError, Problem
from tiebreaks.model.participants import Participant

_CONDITION = re.compile(r"\s*(\w+)\s*(<=|>=|!=|=|<|>)\s*(.*?)\s*")
_COMPARE: dict[str, Callable[[object, object], bool]] = {
    "=": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,  # type: ignore[dict-item]
    "<=": operator.le,  # type: ignore[dict-item]
    ">": operator.gt,  # type: ignore[dict-item]
    ">=": operator.ge,  # type: ignore[dict-item]
}


def birth_year(person: Participant) -> int | None:
    """Return the year in a birth date in any format; None if there is none.

    >>> birth_year(Participant(1, birth="1990/00/00")), birth_year(Participant(2))
    (1990, None)
    """
    years = re.findall(r"(?<!\d)(?:19|20)\d\d", person.birth)
    return int(years[0]) if years else None


_NUMBERS: dict[str, Callable[[Participant], int | None]] = {
    "born": birth_year,
    "number": lambda person: person.number,
    "rating": lambda person: person.rating,
}
_WORDS: dict[str, Callable[[Participant], str]] = {
    "federation": lambda person: person.federation,
    "sex": lambda person: person.sex,
    "title": lambda person: person.title,
}
_MISSING = {
    "born": Problem("nobody_has_birth_date", "no participant has a birth date"),
    "number": Problem("nobody_has_number", "no participant has a number"),
    "rating": Problem("nobody_has_rating", "no participant has a rating"),
    "federation": Problem("nobody_has_federation", "no participant has a federation"),
    "sex": Problem("nobody_has_sex", "no participant has an entry for sex"),
    "title": Problem("nobody_has_title", "no participant has a title"),
}


_EXAMPLES = "sex=w, born>=2008, rating<2000, federation=GER, title=GM, number<=10"


@attrs.frozen
class PrizeGroup:
    """Conditions that all have to be met: a function from a participant to whether they are."""

    conditions: tuple[Callable[[Participant], bool], ...] = attrs.field(repr=False)
    fields: tuple[str, ...]

    __repr__ = brief

    def __call__(self, person: Participant) -> bool:
        """Whether a participant meets all conditions."""
        return all(holds(person) for holds in self.conditions)

    def check(self, people: Iterable[Participant]) -> None:
        """Refuse conditions on what no participant has, so that nobody could match.

        Raises:
            InputError: every such field.
        """
        everybody = list(people)
        values = {**_NUMBERS, **_WORDS}
        missing = [
            field for field in self.fields if not any(values[field](one) for one in everybody)
        ]
        if missing:
            raise InputError(_MISSING[field] for field in missing)


def parse_group(text: str) -> PrizeGroup:
    """Parse conditions, separated by commas, that all have to be met; case does not matter.

    Fields: `born` (a year), `number`, `rating`; `federation`, `sex`, `title` with `=` and `!=`;
    women are `w` or `f`. Participants without the value (unrated, no birth date) never match.

    Raises:
        InputError: every condition that cannot be read.

    >>> women = parse_group("sex=w, born>=2008")
    >>> women(Participant(1, sex="f", birth="2010/05/01")), women(Participant(2, sex="m"))
    (True, False)
    """
    conditions: list[Callable[[Participant], bool]] = []
    fields: dict[str, None] = {}
    problems = []
    for entry, part in enumerate(text.split(",")):
        condition = _condition(part)
        if condition is None:
            problems.append(
                Problem(
                    "not_a_condition",
                    "{written!r} is not a condition such as {examples}",
                    entry=entry,
                    written=part.strip(),
                    examples=_EXAMPLES,
                )
            )
        else:
            field, holds = condition
            fields[field] = None
            conditions.append(holds)
    if problems:
        raise InputError(problems)
    return PrizeGroup(tuple(conditions), tuple(fields))


def _sex(letter: str) -> str:
    """Return w for a woman, however the file says it."""
    return {"f": "w", "female": "w", "male": "m"}.get(letter.casefold(), letter.casefold())


def _condition(text: str) -> tuple[str, Callable[[Participant], bool]] | None:
    match = _CONDITION.fullmatch(text)
    if match is None:
        return None
    field, sign, wanted = match[1].lower(), match[2], match[3]
    compare = _COMPARE[sign]
    if field in _NUMBERS and wanted.isascii() and wanted.isdecimal():
        number = _NUMBERS[field]
        return (
            field,
            lambda person: (value := number(person)) is not None and compare(value, int(wanted)),
        )
    if field in _WORDS and sign in ("=", "!="):
        word = _WORDS[field]
        clean = _sex if field == "sex" else str.casefold
        return (
            field,
            lambda person: bool(word(person)) and compare(clean(word(person)), clean(wanted)),
        )
    return None
