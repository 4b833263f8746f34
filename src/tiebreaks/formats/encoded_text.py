"""The text of a file in UTF-8, Latin-1 or an encoding that the caller names."""

from __future__ import annotations

import codecs
import re

from tiebreaks.errors import FormatError, InputError, Problem

# Not str.splitlines: names may contain other characters that it splits at.
LINE_END = re.compile(r"\r\r\n|\r\n|\r|\n")


def beginning(data: bytes | str, length: int = 4096) -> str:
    """Return the first characters without a byte order mark, to recognise the format.

    >>> beginning(b"\\xef\\xbb\\xbf{}")
    '{}'
    """
    start = data[:length]
    text = start if isinstance(start, str) else start.decode("utf-8", "replace")
    return text.removeprefix("\ufeff")


def decoded(
    data: bytes | str, encoding: str | None, source: str | None, fallback: str | None = None
) -> tuple[str, str]:
    """Return the text without a byte order mark, and the name of the codec used.

    If the caller names no encoding, UTF-8 is tried and then the fallback, if there is one.

    Raises:
        FormatError: bytes that are not valid in the encoding, with the line.
        InputError: an unknown encoding.
    """
    if isinstance(data, str):
        text = data.encode("utf-8", "replace").decode()  # a lone surrogate cannot be written
        return text.removeprefix("\ufeff"), "utf-8"
    codec = _codec(encoding or "utf-8")
    try:
        text = data.decode(codec)
    except UnicodeError as error:
        marked = data.startswith(codecs.BOM_UTF8)
        if encoding is None and fallback is not None and not marked:
            return data.decode(fallback), _codec(fallback)
        start = error.start if isinstance(error, UnicodeDecodeError) else 0
        line = len(LINE_END.findall(data[:start].decode("latin-1"))) + 1
        template = "this is not {encoding} text"
        problem = Problem("not_in_encoding", template, line=line, encoding=encoding or "UTF-8")
        raise FormatError([problem], source) from None
    return text.removeprefix("\ufeff"), codec


def _codec(encoding: str) -> str:
    """Return the codec name of a text encoding; other codecs, such as hex, are unknown."""
    try:
        name = codecs.lookup(encoding).name
        b"".decode(name)
    except (LookupError, ValueError):
        template = "unknown encoding {encoding!r}"
        raise InputError(Problem("unknown_encoding", template, encoding=encoding)) from None
    return name
