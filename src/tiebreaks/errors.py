"""Every exception of the library; all derive from `TiebreakError`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from typing import Any

__all__ = [
    "DescriptorError",
    "FormatError",
    "InputError",
    "NotApplicableError",
    "Problem",
    "RegistrationError",
    "TiebreakError",
    "UnknownColumnError",
    "UnknownEditionError",
    "UnknownLanguageError",
    "UnknownTiebreakError",
]

Place = tuple[int | None, int | None, str]  # line and column, from 1, and the problem


class Problem(str):
    """One thing that is wrong: its message in English, and what a program or a form needs of it.

    Attributes:
        code: what kind of problem it is; it stays the same when the wording changes.
        template: the message with named fields, which `text` of a language has translated.
        fields: what is filled into the template; a field may be a problem with words of its own.
        round: the round that is wrong, from 1; None where it belongs to none or is not known.
        number: the number of the participant whose entry is wrong, or None.
        entry: its position in the list given, from 0, or None.
        line, column: where it stands in a text, from 1, or None.
        source: the file, or None.

    >>> problem = Problem("no_such_number", "no participant has the number {number}", number=9)
    >>> problem, problem.code, problem.number
    ('no participant has the number 9', 'no_such_number', 9)
    """

    __slots__ = (
        "code", "column", "entry", "fields", "line", "number", "round", "source", "template",
    )  # fmt: skip
    code: str
    template: str
    fields: Mapping[str, object]
    round: int | None
    number: int | None
    entry: int | None
    line: int | None
    column: int | None
    source: str | None

    def __new__(
        cls,
        code: str,
        template: str,
        *,
        round: int | None = None,  # noqa: A002 - what it is
        number: int | None = None,
        entry: int | None = None,
        line: int | None = None,
        column: int | None = None,
        source: str | None = None,
        **fields: object,
    ) -> Problem:
        """Make the text of the problem from its template."""
        named = {"round": round, "number": number, "entry": entry, **fields}
        message = template.format_map(named)
        place = place_text(line, column) if line else ""
        problem = super().__new__(cls, ": ".join(filter(None, (source, place, message))))
        problem.code = code
        problem.template = template
        problem.fields = fields
        problem.round = round
        problem.number = number
        problem.entry = entry
        problem.line = line
        problem.column = column
        problem.source = source
        return problem

    @property
    def message(self) -> str:
        """The message without the source, line and column."""
        return self.template.format_map(self.named)

    @property
    def named(self) -> dict[str, Any]:
        """Everything that the template may name."""
        return {"round": self.round, "number": self.number, "entry": self.entry, **self.fields}

    def at(
        self,
        line: int | None = None,
        column: int | None = None,
        source: str | None = None,
        *,
        entry: int | None = None,
        round: int | None = None,  # noqa: A002 - what it is
        number: int | None = None,
    ) -> Problem:
        """Return the problem at a place in a text, a list or a table; what is not given stays."""
        places = (round, number, entry, line, column, source)
        given = zip(_PLACES, places, strict=True)
        return self._replaced({name: value for name, value in given if value is not None})

    def inside(self, code: str, template: str, **fields: object) -> Problem:
        """Return the problem as part of a wider sentence, whose template names it `{problem}`."""
        plain = self._replaced({"line": None, "column": None, "source": None})
        return _problem(code, template, self._places() | fields | {"problem": plain})

    def _places(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in _PLACES}

    def _replaced(self, changes: Mapping[str, Any]) -> Problem:
        return _problem(
            self.code, self.template, self._places() | dict(self.fields) | dict(changes)
        )

    def __repr__(self) -> str:
        return _short(self, most=200)

    def __reduce__(self) -> tuple[object, ...]:
        return _problem, (self.code, self.template, self._places() | dict(self.fields))


def _short(text: str, most: int) -> str:
    """Return the repr of a text, cut for one line."""
    written = str.__repr__(text[:most])
    if len(written) <= most and len(text) <= most:
        return written
    return f"{written[: most - 4]}...{written[-1]}"


_PLACES = ("round", "number", "entry", "line", "column", "source")


def _problem(code: str, template: str, named: Mapping[str, Any]) -> Problem:
    return Problem(code, template, **named)


def joined(problems: Sequence[Problem]) -> Problem:
    """Return one problem with the words of several.

    >>> joined([Problem("no_win", "no win"), Problem("no_draw", "no draw")])
    'no win; no draw'
    """
    return reduce(
        lambda first, second: Problem(
            "first_and_second", "{first}; {second}", first=first, second=second
        ),
        problems,
    )


def no_such_number(number: int) -> Problem:
    """Return the problem with a number that no participant has."""
    return Problem("no_such_number", "no participant has the number {number!r}", number=number)


class TiebreakError(Exception):
    """The base class of all errors that the library raises on purpose.

    `others` are further errors found by the same call.

    >>> from tiebreaks import parse
    >>> try:
    ...     parse("BH/")
    ... except TiebreakError as error:
    ...     [problem.column for problem in error.problems]
    [4]
    """

    others: tuple[TiebreakError, ...] = ()
    own_problems: tuple[Problem, ...] = ()

    def __repr__(self) -> str:
        count = len(self.problems)
        more = f", {count} problems" if count > 1 else ""
        return f"{type(self).__name__}({_short(str(self), most=140)}{more})"

    @property
    def problems(self) -> tuple[Problem, ...]:
        """Everything that is wrong, those of `others` included."""
        return tuple(p for error in (self, *self.others) for p in error.own_problems)

    def place(self, entry: int, column: int | None = None) -> None:
        """Say at which entry of a list the problems are, and at which column if it is a text."""
        self.own_problems = tuple(one.at(entry=entry, column=column) for one in self.own_problems)


def raise_together(errors: Sequence[TiebreakError]) -> None:
    """Raise the first error, if there is one, with the others in its `others`."""
    if errors:
        first, *others = errors
        first.others = tuple(others)
        raise first


class InputError(TiebreakError, ValueError):
    """Unusable results or arguments; `problems` lists all that were found.

    >>> from tiebreaks import Crosstable
    >>> try:
    ...     Crosstable.parse("1 Ann +W2\\n2 Bob =B1")
    ... except InputError as error:
    ...     error.problems
    ('round 1: 1 has a win against 2, who has a draw',)
    """

    def __init__(self, problems: Problem | Iterable[Problem]) -> None:
        listed = [problems] if isinstance(problems, Problem) else problems
        self.own_problems: tuple[Problem, ...] = tuple(listed)
        super().__init__(self.own_problems)

    def __str__(self) -> str:
        return "\n".join(self.own_problems)


class FormatError(InputError):
    """Text that cannot be read; `line` and `column` (from 1) locate the first problem.

    >>> from tiebreaks.formats import loads
    >>> try:
    ...     loads("number,name,1\\n1,Ann,+W2\\n2,Bob,what\\n")
    ... except FormatError as error:
    ...     error.line, error.column
    (3, 3)
    """

    def __init__(self, problems: Iterable[Problem], source: str | None = None) -> None:
        self.source = source
        super().__init__([one.at(source=source) for one in problems])
        self.line: int | None = self.own_problems[0].line
        self.column: int | None = self.own_problems[0].column

    @property
    def places(self) -> tuple[Place, ...]:
        """Line, column and message of every problem."""
        return tuple((one.line, one.column, one.message) for one in self.own_problems)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.own_problems, self.source), self.__dict__


def place_text(line: int | None, column: int | None) -> str:
    """Write a position in a text.

    >>> place_text(3, 49)
    'line 3, column 49'
    """
    parts = (line and f"line {line}", column and f"column {column}")
    return ", ".join(part for part in parts if part)


class DescriptorError(TiebreakError, ValueError):
    """A descriptor that cannot be used; `span` is the wrong part of `text`.

    >>> from tiebreaks import parse
    >>> try:
    ...     parse("BH/C1/?")
    ... except DescriptorError as error:
    ...     error.text[slice(*error.span)]
    '?'
    """

    def __init__(self, reason: Problem, text: str, span: tuple[int, int]) -> None:
        super().__init__(reason, text, span)
        self.reason = reason
        self.text = text
        self.span = span
        self.own_problems: tuple[Problem, ...] = (reason.at(column=span[0] + 1),)

    def __str__(self) -> str:
        return "\n".join((self.reason, *caret_under(self)))


def caret_under(error: DescriptorError) -> tuple[str, str]:
    """Return the lines that show the text of a descriptor with its wrong part marked."""
    start, end = error.span
    return f"    {error.text}", f"    {' ' * start}{'^' * max(1, end - start)}"


class UnknownTiebreakError(DescriptorError, LookupError):
    """A code that is not in the registry; `known` are the most similar codes that are.

    >>> from tiebreaks import BUILTIN, parse
    >>> try:
    ...     BUILTIN.resolve(parse("BHC"))
    ... except UnknownTiebreakError as error:
    ...     error.known
    ('BH', 'BC', 'RBH')
    """

    def __init__(
        self, reason: Problem, text: str, span: tuple[int, int], known: tuple[str, ...]
    ) -> None:
        super().__init__(reason, text, span)
        self.known = known
        self.args: tuple[Any, ...] = (reason, text, span, known)


class _OneProblemError(TiebreakError):
    """An error whose text is its one problem."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.own_problems: tuple[Problem, ...] = (problem,)

    def __str__(self) -> str:
        return self.own_problems[0]


class UnknownEditionError(_OneProblemError, LookupError):
    """An unknown edition; `known` are the ids of all editions.

    >>> UnknownEditionError("fide-2025", ("fide-2024-08", "fide-2026-03")).known[-1]
    'fide-2026-03'
    """

    def __init__(self, edition: str, known: tuple[str, ...]) -> None:
        super().__init__(
            Problem(
                "unknown_edition",
                "unknown edition {edition!r}; the editions are {known}",
                edition=edition,
                known=", ".join(known),
            )
        )
        self.args: tuple[Any, ...] = (edition, known)
        self.edition = edition
        self.known = known


class UnknownColumnError(_OneProblemError, KeyError):
    """A code that is not among the columns of standings.

    >>> from tiebreaks import Crosstable, rank
    >>> rank(Crosstable.parse("1 Ann * 1\\n2 Bob 0 *"), "SB").column("BH")
    Traceback (most recent call last):
    tiebreaks.errors.UnknownColumnError: BH is not among the columns: PTS, SB
    """


class UnknownLanguageError(_OneProblemError, LookupError):
    """A language without messages.

    >>> from tiebreaks import name_of
    >>> name_of("BH", "la")
    Traceback (most recent call last):
    tiebreaks.errors.UnknownLanguageError: unknown language 'la'; the languages are en, de, es, fr
    """


class NotApplicableError(_OneProblemError):
    """A tie-break that cannot be computed for this table; `need` says why.

    >>> from tiebreaks import Crosstable, evaluate
    >>> try:
    ...     evaluate(Crosstable.parse("1 Ann * 1\\n2 Bob 0 *"), "EMMSB")
    ... except NotApplicableError as error:
    ...     error.code
    'EMMSB'
    """

    def __init__(self, code: str, need: Problem) -> None:
        super().__init__(
            Problem(
                "not_applicable", "{tiebreak} cannot be computed: {need}", tiebreak=code, need=need
            )
        )
        self.args: tuple[Any, ...] = (code, need)
        self.code = code
        self.need = need


class RegistrationError(_OneProblemError, ValueError):
    """A tie-break with a code that is taken or malformed, or with an unknown modifier.

    >>> from tiebreaks import BUILTIN
    >>> BUILTIN.with_tiebreak(BUILTIN["BH"])
    Traceback (most recent call last):
    tiebreaks.errors.RegistrationError: the code 'BH' is taken
    """
