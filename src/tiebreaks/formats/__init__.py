"""Files of tournaments: `read`, `loads` and `write`, the format told from the content."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

import attrs

from tiebreaks.errors import FormatError, InputError
from tiebreaks.formats import csvfile, jsonfile, trf
from tiebreaks.model.tournament import Notice, Tournament


class _Loads(Protocol):
    def __call__(
        self,
        data: bytes | str,
        *,
        source: str | None,
        pairing: str | None,
        planned_rounds: int | None,
        encoding: str | None,
    ) -> Tournament: ...


@attrs.frozen
class _Format:
    """A format: how its content is told, and how it is read and written."""

    suffix: str
    is_content: Callable[[bytes | str], bool]
    loads: _Loads
    dumps: Callable[..., bytes]  # of a tournament, and a version where there are several
    omissions: Callable[..., tuple[Notice, ...]]
    versions: tuple[str, ...] = ()


# The first that takes the content reads it, the first with the suffix writes; the last does both
# for whatever the others leave.
_FORMATS = (
    _Format(".json", jsonfile.is_content, jsonfile.loads, jsonfile.dumps, jsonfile.omissions),
    _Format(
        ".csv",
        csvfile.is_content,
        csvfile.loads,
        csvfile.dumps,
        csvfile.omissions,
        csvfile.VERSIONS,
    ),
    _Format(".trf", lambda _: True, trf.loads, trf.dumps, trf.omissions, trf.VERSIONS),
)


def read(
    path: str | os.PathLike[str],
    *,
    pairing: str | None = None,
    planned_rounds: int | None = None,
    encoding: str | None = None,
) -> Tournament:
    """Read a tournament from a file.

    Args:
        path: the file.
        pairing: `swiss` or `predetermined`, instead of what the file says.
        planned_rounds: the scheduled rounds, instead of what the file says.
        encoding: the encoding of its text, where it is not UTF-8 or Latin-1.

    Raises:
        OSError: a file that cannot be opened.
        FormatError: text that cannot be read, every place of it.
        InputError: results that contradict each other, all of them.
    """
    return loads(
        Path(path).read_bytes(),
        source=os.fspath(path),
        pairing=pairing,
        planned_rounds=planned_rounds,
        encoding=encoding,
    )


def loads(
    data: bytes | str,
    *,
    source: str | None = None,
    pairing: str | None = None,
    planned_rounds: int | None = None,
    encoding: str | None = None,
) -> Tournament:
    """Read a tournament from the content of a file; `source` names it in messages."""
    found = next(entry for entry in _FORMATS if entry.is_content(data))
    try:
        return found.loads(
            data,
            source=source,
            pairing=pairing,
            planned_rounds=planned_rounds,
            encoding=encoding,
        )
    except FormatError:
        raise
    except InputError as error:
        named = f"{source}: " if source else ""
        raise InputError([f"{named}{problem}" for problem in error.problems]) from None


def write(
    tournament: Tournament,
    path: str | os.PathLike[str],
    version: str | None = None,
    *,
    suffix: str | None = None,
) -> tuple[Notice, ...]:
    """Write a tournament into a file and return what the file could not hold.

    Args:
        tournament: what to write.
        path: the file; its suffix picks the format, a tournament report where it names none.
        version: `TRF26` (the default) or `TRF16` of a tournament report, `long` (the default) or
            `crosstable` of a CSV file.
        suffix: `.trf`, `.json` or `.csv`, the format where the one of the path is not meant.

    Raises:
        OSError: a file that cannot be written.
        InputError: a tournament that the format has no room for, or no such format or version.
    """
    found = _by_suffix(Path(path).suffix.lower() if suffix is None else suffix, suffix is None)
    if version is not None and version not in found.versions:
        known = f"known are {', '.join(found.versions)}" if found.versions else "there is only one"
        raise InputError(f"unknown version {version!r} of {found.suffix}: {known}")
    versions = () if version is None else (version,)
    content, lost = found.dumps(tournament, *versions), found.omissions(tournament, *versions)
    Path(path).write_bytes(content)
    return lost


def _by_suffix(suffix: str, guess: bool) -> _Format:
    for entry in _FORMATS:
        if entry.suffix == suffix:
            return entry
    if not guess or suffix not in ("", ".trfx", ".txt"):
        known = ", ".join(entry.suffix for entry in _FORMATS)
        raise InputError(f"no format has the suffix {suffix!r}; there are {known}")
    return _FORMATS[-1]
