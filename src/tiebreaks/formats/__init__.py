"""Files of tournaments: `read`, `loads` and `write`, the format told from the content."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

import attrs

from tiebreaks.formats import trf
from tiebreaks.tournament import Notice, Tournament


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
    dumps: Callable[[Tournament, str], bytes]
    losses: Callable[[Tournament, str], tuple[Notice, ...]]


# The first that takes the content reads it, the first with the suffix writes; the last does both
# for whatever the others leave.
_FORMATS = (_Format(".trf", lambda _: True, trf.loads, trf.dumps, trf.losses),)


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
    return found.loads(
        data,
        source=source,
        pairing=pairing,
        planned_rounds=planned_rounds,
        encoding=encoding,
    )


def write(
    tournament: Tournament, path: str | os.PathLike[str], version: str = "TRF26"
) -> tuple[Notice, ...]:
    """Write a tournament into a file and return what the file could not hold.

    Args:
        tournament: what to write.
        path: the file; its suffix picks the format, a tournament report where it names none.
        version: `TRF26` or `TRF16`, for a tournament report.

    Raises:
        OSError: a file that cannot be written.
        InputError: a tournament that the format has no room for.
    """
    suffix = Path(path).suffix.lower()
    found = next((entry for entry in _FORMATS if entry.suffix == suffix), _FORMATS[-1])
    Path(path).write_bytes(found.dumps(tournament, version))
    return found.losses(tournament, version)
