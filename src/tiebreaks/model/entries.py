"""Entries of the lists that programs give: fields, rounds, participants, and what is wrong."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Any

from tiebreaks._exact import as_int, first_of, is_missing, parse_int, short, whole_number
from tiebreaks.errors import InputError, Problem
from tiebreaks.model.participants import Participant

AnyParticipant = Participant | Iterable[Any]  # text is its letters, and a name
Who = int | str | Participant  # a participant in a game: number, name, or the object itself

MOST_ROUNDS = 9999
_NO_ROUND = ("", "?", "-")  # as PGN has it
_MOST_LOOKED_UP = 3  # names for which similar ones are looked for, which takes a while


class Faults:
    """What is wrong with a list of games, matches, byes or others, each with its position."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.found: list[Problem] = []

    def add(
        self,
        entry: int,
        code: str,
        template: str,
        round_: int | None = None,
        number: int | None = None,
        **fields: object,
    ) -> None:
        """Add a problem; `{where}`, with which its template begins, names the entry and round.

        Its field `kind` says to which of the lists given the position belongs.
        """
        where = Problem(f"{self.kind}_entry", f"{self.kind} {{entry}} (from 0): ", entry=entry)
        if round_ is not None:
            where = where.inside("entry_in_round", "{problem}round {round}: ", round=round_)
        named: dict[str, Any] = {"round": round_, "number": number, "where": where, **fields}
        self.found.append(Problem(code, template, entry=entry, kind=self.kind, **named))


def without_position(problem: Problem) -> Problem:
    """Return a problem without the position of its entry, which a file has its own words for."""
    if "where" not in problem.fields:
        return problem
    where: Problem | str = ""
    if problem.round is not None:
        where = Problem("in_round", "round {round}: ", round=problem.round)
    named = {**problem.named, "where": where, "entry": None}
    del named["kind"]
    return Problem(problem.code, problem.template, **named)


def participants_of(entries: Iterable[AnyParticipant]) -> list[Participant]:
    """Return participants given in any of the supported forms; names alone are numbered in order.

    Raises:
        InputError: every entry that is not one, with its position.
        TypeError: text, a mapping, or a set, which has no order.
    """
    if isinstance(entries, set | frozenset):
        raise TypeError("participants are in order, which a set is not: give a list of them")
    if isinstance(entries, str | bytes | Mapping):
        raise TypeError(f"participants are a list of them, not {short(entries, most=80)}")
    faults = Faults("participant")
    found = []
    for index, entry in enumerate(_rows(entries)):
        if isinstance(entry, Participant):
            found.append(entry)
        elif isinstance(entry, str):
            found.append(Participant(index + 1, entry))
        elif (person := _of_fields(entry, index, faults)) is not None:
            found.append(person)
    if faults.found:
        raise InputError(faults.found)
    return found


def _of_fields(entry: object, index: int, faults: Faults) -> Participant | None:
    plain = type(entry) is tuple or type(entry) is list
    fields: Sequence[Any] | None = None if plain else _named(entry, ("number", "name", "rating"), 2)
    if fields is None:
        fields = _sequence(entry)
    if fields is None or len(fields) not in (2, 3):
        faults.add(
            index,
            "not_a_participant",
            "{where}{written} is not a name, (number, name), (number, name, rating)"
            " or a Participant",
            written=short(entry),
        )
        return None
    number, name = _whole(fields[0]), fields[1]
    given = _given(fields[2]) if len(fields) == 3 else None
    rating = None if given is None else _whole(given)
    if number is None:
        faults.add(
            index,
            "number_of_entry_not_whole",
            "{where}a participant's number is a whole number, not {written}",
            written=short(fields[0]),
        )
    if not isinstance(name, str):
        faults.add(
            index, "name_not_text", "{where}a name is text, not {written}", written=short(name)
        )
    if given is not None and (rating is None or rating < 0):
        faults.add(
            index,
            "rating_of_entry_not_whole",
            "{where}a rating is a whole number, 0 or None for unrated; not {written}",
            written=short(given),
        )
        return None
    if number is None or not isinstance(name, str):
        return None
    return Participant(number, name, rating)


def _whole(value: object) -> int | None:
    """Return a whole number, which may be text, as in rows of CSV; None for others."""
    return parse_int(value.strip()) if isinstance(value, str) else whole_number(value)


def _given(value: object) -> object:
    """Return a value, None if it stands for nothing or is an empty text."""
    is_blank = isinstance(value, str) and not value.strip()
    return None if is_blank or is_missing(value) else value


class People:
    """The participants, found by number, by name, or by the participant itself."""

    def __init__(self, people: Sequence[Participant], indexes: Mapping[int, int]) -> None:
        self.people = people
        self._by_number = indexes
        self._by_name: dict[str, list[int]] | None = None
        self._looked_up = 0

    @property
    def names(self) -> dict[str, list[int]]:
        """The indexes of those who have a name."""
        if self._by_name is None:
            self._by_name = {}
            for i, person in enumerate(self.people):
                self._by_name.setdefault(person.name, []).append(i)
        return self._by_name

    def find(self, given: object) -> int:
        """Return the index of a participant, -1 if it is not one, or not a single one."""
        if type(given) is int:
            return self._by_number.get(given, -1)
        number = self._number(given)
        if number is not None:
            return self._by_number.get(number, -1)
        found = self.names.get(given, ()) if isinstance(given, str) else ()
        return found[0] if len(found) == 1 else -1

    def _number(self, given: object) -> int | None:
        """Return the number that is given; text is one only if nobody has that name."""
        if isinstance(given, Participant):
            return given.number
        if isinstance(given, str):
            return None if given in self.names else parse_int(given.strip())
        return whole_number(given)

    def refuse(
        self, given: object, faults: Faults, entry: int, round_: int | None, what: Problem
    ) -> None:
        """Add the problem with a participant who was not found; `what` is the game or so."""
        number = self._number(given)
        if number is not None:
            template = "{where}no participant has the number {number} ({what})"
            faults.add(entry, "no_such_number_in", template, round_, number, what=what)
        elif not isinstance(given, str):
            template = "{where}{written} is not the number or the name of a participant ({what})"
            faults.add(
                entry, "not_a_number_or_name", template, round_, written=short(given), what=what
            )
        elif alike := self.names.get(given):
            numbers = first_of([self.people[i].number for i in alike])
            template = "{where}{name!r} is the name of {numbers}: give the number ({what})"
            faults.add(
                entry, "ambiguous_name", template, round_, name=given, numbers=numbers, what=what
            )
        elif nearest := self._nearest(given):
            template = "{where}no participant has the name {name!r}, but {nearest} ({what})"
            faults.add(
                entry, "similar_names", template, round_, name=given, nearest=nearest, what=what
            )
        else:
            template = "{where}no participant has the name {name!r} ({what})"
            faults.add(entry, "no_such_name", template, round_, name=given, what=what)

    def _nearest(self, name: str) -> str:
        """Return similar names as text; none after the first unknown ones, as it takes long."""
        self._looked_up += 1
        if self._looked_up > _MOST_LOOKED_UP:
            return ""
        from difflib import get_close_matches  # for errors alone

        return ", ".join(map(repr, get_close_matches(name, list(filter(None, self.names)))))


def _rows(entries: Any) -> Iterable[Any]:
    """Return entries as they are; of a data frame, which gives its columns, the named rows."""
    rows: Iterable[Any] = entries
    if hasattr(entries, "itertuples"):  # pandas
        rows = entries.to_dict("records")
    elif hasattr(entries, "iter_rows"):  # polars
        rows = entries.iter_rows(named=True)
    return rows


def _sequence(entry: object) -> Sequence[Any] | None:
    """Return the values of an entry in order: a tuple, a list, the row of a database."""
    if isinstance(entry, tuple | list):
        return entry
    if isinstance(entry, str | bytes | AbstractSet | Mapping) or not hasattr(entry, "__len__"):
        return None
    try:
        return tuple(entry)  # type: ignore[arg-type]
    except TypeError:
        return None


def _named(entry: Any, names: Sequence[str], needed: int) -> list[Any] | None:
    """Return the fields of a mapping, or of a row that names them; None if it does not name them.

    Names may be capitalized, as the tags of PGN.
    """
    if isinstance(entry, Mapping):
        written = {key.lower(): key for key in entry if isinstance(key, str)}
        found = {name: entry[written[name]] for name in names if name in written}
    else:
        listed = getattr(entry, "_fields", None)
        if listed is None and callable(getattr(entry, "keys", None)):
            listed = list(entry.keys())
        keys = {str(name).lower(): k for k, name in enumerate(listed or ())}
        values = tuple(entry) if any(name in keys for name in names) else ()
        found = {name: values[keys[name]] for name in names if name in keys}
    if any(name not in found for name in names[:needed]):
        return None
    return [found.get(name) for name in names]


def fields_of(
    entries: Iterable[object],
    names: Sequence[str],
    needed: int,
    faults: Faults,
    first: object = None,
) -> Iterator[tuple[int, Sequence[Any]]]:
    """Give the position and the fields of each entry; report those of another form.

    The fields stand in the order of `names`, the first `needed` of which every entry has; those
    left out are None. `first` is the first field of all, which the entries then do not have.
    """
    before = () if first is None else (first,)
    names, needed = names[len(before) :], needed - len(before)
    most = len(names)
    missing = [(None,) * (most - count) for count in range(most + 1)]
    for index, entry in enumerate(_rows(entries)):
        plain = type(entry) is tuple or type(entry) is list
        fields: Sequence[Any] | None = None if plain else _named(entry, names, needed)
        if fields is None:
            fields = _sequence(entry)
        if fields is None or not needed <= len(fields) <= most:
            _refuse_form(entry, index, names, needed, faults)
        elif len(fields) == most and not before:
            yield index, fields
        else:
            yield index, (*before, *fields, *missing[len(fields)])


def _refuse_form(
    entry: object, index: int, names: Sequence[str], needed: int, faults: Faults
) -> None:
    optional = f"[, {', '.join(names[needed:])}]" if names[needed:] else ""
    faults.add(
        index,
        "wrong_fields",
        "{where}{written} does not have the fields {names}",
        written=short(entry),
        names=", ".join(names[:needed]) + optional,
    )


def round_of(value: object) -> int | str | None:
    """Return the round of an entry, None if it has none, or what is wrong as a code.

    >>> round_of("3.2"), round_of("?"), round_of(0), round_of("x")
    (3, None, 'round_below_one', 'round_not_whole')
    """
    if type(value) is not int:
        if is_missing(value) or (isinstance(value, str) and value.strip() in _NO_ROUND):
            return None
        parts = value.strip().split(".") if isinstance(value, str) else ()
        numbers = [parse_int(part) for part in parts] if parts else [whole_number(value)]
        if None in numbers:
            return "round_not_whole"
        value = numbers[0]
    number = as_int(value) or 0
    if number < 1:
        return "round_below_one"
    return "round_beyond_the_limit" if number > MOST_ROUNDS else number


ROUND_PROBLEMS = {
    "round_not_whole": "{where}{written} is not a round, a whole number such as 3 ({what})",
    "round_below_one": "{where}round {written}: rounds count from 1 ({what})",
    "round_beyond_the_limit": (
        f"{{where}}round {{written}}: the last round is {MOST_ROUNDS} ({{what}})"
    ),
}
