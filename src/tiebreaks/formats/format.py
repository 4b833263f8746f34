"""What a file format is: its name, its suffixes, and how it is read and written."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

import attrs

from tiebreaks._exact import brief
from tiebreaks.errors import InputError, Problem
from tiebreaks.model.tournament import Notice, Tournament


class Loads(Protocol):
    """A function that reads a tournament from the content of a file."""

    def __call__(
        self,
        data: bytes | str,
        source: str | None = None,
        *,
        pairing: str | None = None,
        planned_rounds: int | None = None,
        encoding: str | None = None,
    ) -> Tournament:
        """Read; `source` is the file's name in messages, the others replace what it says."""
        ...


class Through(Protocol):
    """A function that cuts the content of a file after a round."""

    def __call__(self, data: bytes | str, after: int, encoding: str | None = None) -> str:
        """Return the content without what it says of later rounds."""
        ...


def _never(data: bytes | str) -> bool:
    return False


def _nothing(*written: object) -> tuple[Notice, ...]:
    return ()


@attrs.frozen
class Format:
    """A file format; without `loads` it can only be written, without `dumps` only be read.

    Attributes:
        name: its usual name.
        suffixes: the suffixes of its files, with the dot, the usual one first. They choose the
            format for writing; for reading, the content does.
        is_content: tells whether the content of a file is in this format.
        loads: reads the content of a file.
        through: cuts the content after a round, so that faults of later rounds do not matter.
        dumps: writes a tournament, in one of the `versions` if there are several.
        omissions: takes the same arguments, and returns what the file does not hold.
        versions: the versions that can be written, the default first.

    >>> from tiebreaks.formats import format_of
    >>> format_of('{"format": "tiebreaks"}').suffixes
    ('.json',)
    """

    name: str
    suffixes: tuple[str, ...]
    is_content: Callable[[bytes | str], bool] = _never
    loads: Loads | None = None
    dumps: Callable[..., bytes] | None = None
    omissions: Callable[..., tuple[Notice, ...]] = _nothing
    versions: tuple[str, ...] = ()
    through: Through | None = None

    __repr__ = brief


def check_version(name: str, version: str, versions: Sequence[str]) -> None:
    """Refuse an unknown version of a format.

    Raises:
        InputError: a version that is not one of those given.
    """
    if version not in versions:
        raise InputError(_unknown_version(name, version, ", ".join(versions)))


def _unknown_version(name: str, version: str, known: str) -> Problem:
    if not known:
        template = "unknown version {version!r} of {name}: it has no versions"
        return Problem("format_without_versions", template, name=name, version=version)
    template = "unknown version {version!r} of {name}: known are {known}"
    return Problem("unknown_version", template, name=name, version=version, known=known)
