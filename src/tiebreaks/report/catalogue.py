"""Text of the `codes` command: all tie-breaks in a table, or one in detail."""

from __future__ import annotations

from inspect import cleandoc

from tiebreaks import editions
from tiebreaks.editions import Edition
from tiebreaks.engine.definitions import Alias, AnyTiebreak
from tiebreaks.engine.descriptors import parse_any
from tiebreaks.engine.families import BUILTIN
from tiebreaks.engine.origins import ORIGINS, OWN, Confidence
from tiebreaks.engine.registry import Registry
from tiebreaks.errors import DescriptorError, Problem
from tiebreaks.messages import messages, problem_text, tiebreak_name
from tiebreaks.report.names import full_name


def listing(edition: Edition, language: str = "en", registry: Registry = BUILTIN) -> str:
    """List the tie-breaks that an edition knows, by the game and the authority they come from.

    A row has code, article, what may be added, our confidence, and the name.
    """
    texts = messages(language)
    entries = [entry for entry in registry.values() if entry.code not in edition.missing_codes]
    rows = {entry.code: _row(entry, language, registry) for entry in entries}
    widths = [max(len(row[k]) for row in rows.values()) for k in range(4)]
    blocks = []
    for origin in ORIGINS:
        listed = [rows[entry.code] for entry in entries if entry.origin == origin]
        lines = [
            "  ".join(["", *(row[k].ljust(widths[k]) for k in range(4)), row[4]]) for row in listed
        ]
        if lines:
            blocks.append("\n".join([texts[f"origin_{origin.key}"], *lines]))
    legend = [texts["codes_added"]]
    legend += [texts[f"confidence_{confidence.value}"] for confidence in Confidence]
    return "\n\n".join([*blocks, "\n".join(legend)])


def _row(entry: AnyTiebreak | Alias, language: str, registry: Registry) -> tuple[str, ...]:
    added = "".join(f"/{name}" for name in registry.accepted(entry))
    added += "@" if entry.policies else ""
    return (
        entry.code,
        entry.article or "-",
        added + ("[]" if entry.parameter else "") or "-",
        "-" if entry.origin is OWN else entry.confidence.value,
        tiebreak_name(entry.code, entry.names, language, messages(language)),
    )


def is_code(text: str, registry: Registry = BUILTIN) -> bool:
    """Whether a text begins with a code of a registry."""
    try:
        return parse_any(text).code.removeprefix("OTHER_") in registry
    except DescriptorError:
        return False


def in_full(code: str, language: str = "en", registry: Registry = BUILTIN) -> str:
    """Describe one tie-break: name, source, what may be added, editions, the rule in our words.

    The rule is in English in every language.

    Raises:
        UnknownTiebreakError, DescriptorError: an unknown code or modifier.
    """
    texts = messages(language)
    found = registry.resolution(code)
    entry = found.entry
    known = [edition.id for edition in editions.ALL if entry.code not in edition.missing_codes]
    lines = [f"{entry.code}: {tiebreak_name(entry.code, entry.names, language, texts)}"]
    if str(found.descriptor) != entry.code:
        lines.append(f"{found.descriptor}: {full_name(found.name, language)}")
    if isinstance(entry, Alias):
        lines.append(texts["codes_alias"].format(target=entry.target))
    origin = ", ".join(filter(None, (texts[f"origin_{entry.origin.key}"], entry.article)))
    lines.append(texts["codes_from"].format(origin=origin))
    if entry.origin is not OWN:
        confidence = texts[f"confidence_{entry.confidence.value}"]
        lines.append(texts["codes_confidence"].format(confidence=confidence))
    accepted = " ".join(f"/{name}" for name in registry.accepted(entry))
    lines.append(texts["codes_modifiers"].format(modifiers=accepted or texts["codes_no_modifiers"]))
    if entry.policies:
        policies = " ".join(f"@{name}" for name in sorted(entry.policies))
        lines.append(texts["codes_policies"].format(policies=policies))
    if entry.parameter:
        meaning = entry.parameter.meaning
        if isinstance(meaning, Problem):
            meaning = problem_text(meaning, language)
        lines.append(texts["codes_parameter"].format(meaning=meaning))
    lines += [texts["codes_editions"].format(editions=", ".join(known)), ""]
    doc = cleandoc(entry.doc)
    return "\n".join([*lines, texts["codes_rule"], doc] if doc else lines[:-1])
