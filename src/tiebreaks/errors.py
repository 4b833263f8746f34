"""Every exception of the library; all derive from `TiebreakError`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

__all__ = [
    "DescriptorError",
    "FormatError",
    "InputError",
    "NotApplicableError",
    "RegistrationError",
    "TiebreakError",
    "UnknownColumnError",
    "UnknownEditionError",
    "UnknownLanguageError",
    "UnknownTiebreakError",
]

Place = tuple[int | None, int | None, str]  # line and column, from 1, and the problem


class TiebreakError(Exception):
    """The base class of all errors that the library raises on purpose.

    `others` are further errors found by the same call.
    """

    others: tuple[TiebreakError, ...] = ()


def raise_together(errors: Sequence[TiebreakError]) -> None:
    """Raise the first error, if there is one, with the others in its `others`."""
    if errors:
        first, *others = errors
        first.others = tuple(others)
        raise first


class InputError(TiebreakError, ValueError):
    """Unusable results or arguments; `problems` lists all that were found."""

    def __init__(self, problems: str | Iterable[str]) -> None:
        self.problems = (problems,) if isinstance(problems, str) else tuple(problems)
        super().__init__(self.problems)

    def __str__(self) -> str:
        return "\n".join(self.problems)


class FormatError(InputError):
    """Text that cannot be read; `line` and `column` (from 1) locate the first problem."""

    def __init__(
        self,
        places: Iterable[Place],
        source: str | None = None,
    ) -> None:
        self.places = tuple(places)
        self.source = source
        self.line, self.column = self.places[0][:2]
        super().__init__(
            ": ".join(filter(None, (source, place_text(line, column), message)))
            for line, column, message in self.places
        )

    def __reduce__(self) -> tuple[type[FormatError], tuple[object, ...]]:
        return type(self), (self.places, self.source)


def place_text(line: int | None, column: int | None) -> str:
    """Write a position in a text.

    >>> place_text(3, 49)
    'line 3, column 49'
    """
    parts = (line and f"line {line}", column and f"column {column}")
    return ", ".join(part for part in parts if part)


class DescriptorError(TiebreakError, ValueError):
    """A descriptor that cannot be used; `span` is the wrong part of `text`."""

    def __init__(self, reason: str, text: str, span: tuple[int, int]) -> None:
        super().__init__(reason, text, span)
        self.reason = reason
        self.text = text
        self.span = span

    def __str__(self) -> str:
        start, end = self.span
        caret = " " * start + "^" * max(1, end - start)
        return f"{self.reason}\n    {self.text}\n    {caret}"


class UnknownTiebreakError(DescriptorError, LookupError):
    """A code that is not in the registry; `known` are the most similar codes that are."""

    def __init__(
        self, reason: str, text: str, span: tuple[int, int], known: tuple[str, ...]
    ) -> None:
        super().__init__(reason, text, span)
        self.known = known
        self.args = (reason, text, span, known)


class UnknownEditionError(TiebreakError, LookupError):
    """An unknown edition; `known` are the ids of all editions."""

    def __init__(self, edition: str, known: tuple[str, ...]) -> None:
        super().__init__(edition, known)
        self.edition = edition
        self.known = known

    def __str__(self) -> str:
        return f"unknown edition {self.edition!r}; the editions are {', '.join(self.known)}"


class UnknownColumnError(TiebreakError, LookupError):
    """A code that is not among the columns of standings."""


class UnknownLanguageError(TiebreakError, LookupError):
    """A language without messages."""


class NotApplicableError(TiebreakError):
    """A tie-break that cannot be computed for this table; `need` says why."""

    def __init__(self, code: str, need: str) -> None:
        super().__init__(code, need)
        self.code = code
        self.need = need

    def __str__(self) -> str:
        return f"{self.code} cannot be computed: {self.need}"


class RegistrationError(TiebreakError, ValueError):
    """A tie-break with a code that is taken or malformed, or with an unknown modifier."""
