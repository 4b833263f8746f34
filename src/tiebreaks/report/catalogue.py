"""Text of the `codes` command: all tie-breaks in a table, or one in detail."""

from __future__ import annotations

from inspect import cleandoc

from tiebreaks import editions
from tiebreaks.editions import Edition
from tiebreaks.engine.definitions import Alias
from tiebreaks.engine.descriptors import parse
from tiebreaks.engine.families import BUILTIN
from tiebreaks.messages import messages, tiebreak_name


def listing(edition: Edition, language: str = "en") -> str:
    """List code, article, modifiers and name of every tie-break that an edition knows."""
    texts = messages(language)
    rows = [
        (
            entry.code,
            entry.article or "-",
            "".join(f"/{letter}" for letter in entry.accepts) or "-",
            tiebreak_name(entry.code, entry.names, language, texts),
        )
        for entry in BUILTIN.values()
        if entry.code not in edition.missing_codes
    ]
    widths = [max(len(row[k]) for row in rows) for k in range(3)]
    return "\n".join(
        "  ".join([*(row[k].ljust(widths[k]) for k in range(3)), row[3]]) for row in rows
    )


def in_full(code: str, language: str = "en") -> str:
    """Describe one tie-break: name, modifiers, editions, and the rule in our words.

    Raises:
        UnknownTiebreakError, DescriptorError: an unknown code or modifier.
    """
    entry = BUILTIN.resolution(parse(code)).entry
    known = [edition.id for edition in editions.ALL if entry.code not in edition.missing_codes]
    name = tiebreak_name(entry.code, entry.names, language, messages(language))
    lines = [f"{entry.code}: {name}"]
    if isinstance(entry, Alias):
        lines.append(f"another name of {entry.target}")
    lines += [
        f"modifiers: {' '.join(f'/{letter}' for letter in entry.accepts) or 'none'}",
        f"editions: {', '.join(known)}",
        "",
        cleandoc(entry.doc),
    ]
    return "\n".join(lines)
