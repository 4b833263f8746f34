"""What `codes WORDS` prints: a code, what a name may mean, or whose name has the words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches

from tiebreaks.engine.definitions import Alias, AnyTiebreak
from tiebreaks.engine.families import BUILTIN
from tiebreaks.engine.other_names import SOURCES, Candidate, candidates, names
from tiebreaks.engine.other_names.parameters import described
from tiebreaks.engine.other_names.readings import folded
from tiebreaks.engine.other_names.swiss_manager import CONFIDENCE, EVENTS, KINDS, NUMBERS, Number
from tiebreaks.engine.registry import Registry
from tiebreaks.engine.unknown import unknown_tiebreak
from tiebreaks.errors import DescriptorError, UnknownTiebreakError
from tiebreaks.messages import LANGUAGES, messages, problem_text, tiebreak_name
from tiebreaks.report.catalogue import in_full, is_code
from tiebreaks.report.names import full_name


def found(text: str, language: str = "en", registry: Registry = BUILTIN) -> str:
    """Describe what is looked for: a code, else a name, else the codes with these words.

    Raises:
        UnknownTiebreakError: nothing is called so; with the nearest.
        DescriptorError: a known code with wrong additions.
    """
    if is_code(text, registry):
        return in_full(text, language, registry)
    if text.strip().isdecimal():
        text = f"SM:{text.strip()}"  # as result pages print it beside a table
    texts = messages(language)
    meant = candidates(text)
    part = _codes_with(text, language, registry)
    if not meant and not part:
        part = _other_names_with(text)
    if not meant and not part:
        raise _unknown(text, registry)
    number = _number_of(meant)
    blocks = [
        _described(number, language) if number else [],
        _meanings(text, meant, number, language),
    ]
    listed = {one.text for one in meant}
    more = [row for row in part if row[0] not in listed]
    if more:
        heading = texts["codes_named_too" if meant else "codes_named"]
        blocks.append([heading, *_columns(more)])
    only = listed.pop() if len(listed) == 1 else ""
    if only and not more and is_code(only, registry):
        blocks.append([in_full(only, language, registry)])
    return "\n\n".join("\n".join(block) for block in blocks if block)


def _number_of(meant: Sequence[Candidate]) -> Number | None:
    """Return the Swiss-Manager number that all candidates come from, if it is one."""
    sources = {one.source for one in meant}
    return next((one for one in NUMBERS.values() if sources == {one.source}), None)


def _described(number: Number, language: str) -> list[str]:
    texts = messages(language)
    events = ", ".join(EVENTS[event] for event in number.where.split())
    parameters = described(number.number)
    taken = problem_text(parameters, language) if parameters else texts["codes_not_documented"]
    return [
        f"{number.source} ({number.short}): {number.meaning}",
        "; ".join(filter(None, (KINDS[number.kind], events, CONFIDENCE[number.confidence]))),
        texts["codes_parameters"].format(meaning=taken),
    ]


def _meanings(
    text: str, meant: Sequence[Candidate], number: Number | None, language: str
) -> list[str]:
    """List the descriptors that a name may mean, each with who means it."""
    said: dict[str, dict[str, None]] = {}
    for one in meant:
        said.setdefault(one.text, {})[one.note if number else one.details] = None
    rows = [
        (code or "-", _name(code, language), "; ".join(filter(None, details)))
        for code, details in said.items()
    ]
    key = "codes_may_be" if len(rows) > 1 else "codes_is"
    return [messages(language)[key].format(name=repr(text)), *_columns(rows)] if rows else []


def _name(text: str, language: str) -> str:
    """Return what we call a descriptor, or that it is not computed."""
    texts = messages(language)
    try:
        if text:
            return full_name(BUILTIN.resolution(text).name, language)
    except DescriptorError:
        if text.startswith("EXT:"):
            return texts["codes_external"]
    return texts["codes_not_computed"]


def _codes_with(text: str, language: str, registry: Registry) -> list[tuple[str, ...]]:
    """Return the codes of a space such as USCF, else those whose name or origin has the text."""
    key, space = folded(text), f"{text.strip().upper()}:"

    def is_called(entry: AnyTiebreak | Alias, texts: Mapping[str, str]) -> bool:
        names = (texts.get(f"name_{entry.code}", ""), texts[f"origin_{entry.origin.key}"])
        return any(key in folded(name) for name in (*names, *entry.names.values()))

    entries = registry.values()
    found = [entry for entry in entries if entry.code.startswith(space)] or [
        entry for entry in entries if any(is_called(entry, texts) for texts in LANGUAGES.values())
    ]
    texts = messages(language)
    return [
        (entry.code, tiebreak_name(entry.code, entry.names, language, texts)) for entry in found
    ]


def _other_names_with(text: str) -> list[tuple[str, ...]]:
    """Return the names of others that have the text, with what each is."""
    key = folded(text)
    return [
        (one.text or "-", name, one.details)
        for source in SOURCES
        for name, one in source.candidates()
        if key in folded(name)
    ]


def _columns(rows: Iterable[Sequence[str]]) -> list[str]:
    """Write rows with aligned columns, equal rows once."""
    listed = list(dict.fromkeys(tuple(row) for row in rows))
    widths = [max(len(row[k]) for row in listed) for k in range(len(listed[0]) - 1)]
    return ["  ".join([*map(str.ljust, row, widths), row[-1]]).rstrip() for row in listed]


def _unknown(text: str, registry: Registry) -> UnknownTiebreakError:
    """Make an error with the codes and names that are most like a text."""
    codes = get_close_matches(text.upper(), registry, n=3, cutoff=0.5)
    called = {
        **names(),
        **{
            folded(name): name
            for texts in LANGUAGES.values()
            for key, name in texts.items()
            if key.startswith("name_")
        },
    }
    near = [called[key] for key in get_close_matches(folded(text), called, n=3, cutoff=0.7)]
    nearest = tuple(dict.fromkeys([*codes, *near]))
    return UnknownTiebreakError(unknown_tiebreak(text, nearest), text, (0, len(text)), nearest)
