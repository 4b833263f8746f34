"""Tournament files: `read`, `loads` and `write`; the content decides which format is read."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import attrs

from tiebreaks.errors import FormatError, InputError, Problem
from tiebreaks.formats import csvfile, jsonfile, trf
from tiebreaks.formats.format import Format, check_version
from tiebreaks.model.crosstable import Crosstable
from tiebreaks.model.tournament import Notice, Tournament, as_tournament
from tiebreaks.model.withdrawals import left_before_half, withdrawal_notice

__all__ = ["FORMATS", "Format", "format_of", "loads", "read", "write"]

FORMATS = (
    jsonfile.FORMAT,
    csvfile.FORMAT,
    trf.FORMAT,
)


def read(
    path: str | os.PathLike[str],
    *,
    pairing: str | None = None,
    planned_rounds: int | None = None,
    encoding: str | None = None,
    after: int | None = None,
) -> Tournament:
    """Read a tournament from a file.

    Args:
        path: the file.
        pairing: `swiss` or `predetermined`, instead of what the file says.
        planned_rounds: the number of scheduled rounds, instead of what the file says.
        encoding: the encoding of the text, if it is not UTF-8 or Latin-1.
        after: the round asked for: the tables are those after it, and faults of later rounds
            become a notice.

    Raises:
        OSError: a file that cannot be opened.
        FormatError: text that cannot be read; lists every position.
        InputError: contradictory results; lists all of them.

    >>> tournament = read("examples/club-open.trf")
    >>> tournament.name, len(tournament.crosstable.participants)
    ('Harbour Club Open 2026', 24)
    """
    return loads(
        Path(path).read_bytes(),
        source=os.fspath(path),
        pairing=pairing,
        planned_rounds=planned_rounds,
        encoding=encoding,
        after=after,
    )


def loads(
    data: bytes | str,
    source: str | None = None,
    *,
    pairing: str | None = None,
    planned_rounds: int | None = None,
    encoding: str | None = None,
    after: int | None = None,
) -> Tournament:
    """Read a tournament from the content of a file; `source` names it in messages.

    The other arguments and the errors are those of `read`.

    >>> loads("number,name,1\\n1,Ann,+W2\\n2,Bob,-B1\\n").crosstable.participants[0].name
    'Ann'
    """
    found = format_of(data)
    reading = found.loads
    assert reading

    def whole(content: bytes | str) -> Tournament:
        return reading(
            content,
            source=source,
            pairing=pairing,
            planned_rounds=planned_rounds,
            encoding=encoding,
        )

    try:
        tournament = _read_through(whole, found, data, encoding, after)
    except FormatError:
        raise
    except InputError as error:
        raise InputError([problem.at(source=source) for problem in error.problems]) from None
    return _with_withdrawals(tournament if after is None else _after(tournament, after))


def _read_through(
    whole: Callable[[bytes | str], Tournament],
    found: Format,
    data: bytes | str,
    encoding: str | None,
    after: int | None,
) -> Tournament:
    """Read everything; if only what comes after the round asked for is wrong, leave it out."""
    try:
        return whole(data)
    except InputError as error:
        if after is None or found.through is None:
            raise
        try:
            tournament = whole(found.through(data, after, encoding))
        except InputError:
            raise error from None
        message = f"what comes after round {after} is not used: {error.problems[0]}"
        return attrs.evolve(tournament, notices=(*tournament.notices, Notice(message)))


def _after(tournament: Tournament, after: int) -> Tournament:
    """Return the tournament as it was after a round."""
    table, players = tournament.crosstable, tournament.players
    if after > table.rounds:
        message = f"round {after} counts as held; the last round held is {table.rounds}"
        notices = (*tournament.notices, Notice(message))
        tournament = attrs.evolve(tournament, notices=notices)
    return attrs.evolve(
        tournament, crosstable=table.through(after), players=players and players.through(after)
    )


def _with_withdrawals(tournament: Tournament) -> Tournament:
    """Add a notice for each participant who seems to have left before half of the games."""
    notices = map(withdrawal_notice, left_before_half(tournament.crosstable))
    return attrs.evolve(tournament, notices=(*tournament.notices, *notices))


def format_of(data: bytes | str) -> Format:
    """Return the first format that recognises the content of a file, else tournament reports.

    >>> format_of("number,name,1").name
    'CSV'
    """
    recognised = (entry for entry in FORMATS if entry.loads and entry.is_content(data))
    return next(recognised, trf.FORMAT)


def write(
    tournament: Tournament | Crosstable,
    path: str | os.PathLike[str],
    version: str | None = None,
    *,
    suffix: str | None = None,
) -> tuple[Notice, ...]:
    """Write a tournament into a file and return what the file cannot hold.

    Args:
        tournament: what to write; a crosstable becomes a tournament without a name.
        path: the file; its suffix picks the format, a tournament report if it has none.
        version: one of the `versions` of the format, if it has several; by default the first.
        suffix: picks the format instead of the suffix of the path.

    Raises:
        OSError: a file that cannot be written.
        InputError: a tournament that the format cannot hold, or an unknown format or version.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     write(read("examples/club-open.trf"), Path(folder, "club-open.json"))
    ()
    """
    tournament = as_tournament(tournament)
    if suffix is None:
        suffix = Path(path).suffix.lower() or trf.FORMAT.suffixes[0]
    for entry in FORMATS:
        if entry.dumps and suffix in entry.suffixes:
            if version is not None:
                check_version(entry.name, version, entry.versions)
            versions = () if version is None else (version,)
            content = entry.dumps(tournament, *versions)
            omitted = entry.omissions(tournament, *versions)
            Path(path).write_bytes(content)
            return omitted
    raise InputError(_not_written(suffix))


def _not_written(suffix: str) -> Problem:
    """Say why a file with a suffix cannot be written, and which can."""
    names = [entry.name for entry in FORMATS if suffix in entry.suffixes]
    known = ", ".join(known for entry in FORMATS if entry.dumps for known in entry.suffixes)
    if names:
        template = "{name} files ({suffix}) can be read but not written; written are {known}"
        return Problem("format_only_read", template, name=names[0], suffix=suffix, known=known)
    template = "no format has the suffix {suffix!r}; known are {known}"
    return Problem("no_format_with_suffix", template, suffix=suffix, known=known)
