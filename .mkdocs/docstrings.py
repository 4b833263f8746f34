"""How the API reference reads the source: examples in docstrings, and the fields of attrs classes.

A docstring's `>>>` lines become a code block, the fields of a frozen class its signature, and the
comment behind a field its description.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from griffe import (
    Attribute,
    Class,
    Docstring,
    Extension,
    Function,
    Object,
    Parameter,
    ParameterKind,
    Parameters,
)

EXAMPLE = re.compile(r"(?m)^( *)>>> (?:.*\S.*\n?)+")
FIELD = re.compile(r"attrs\.field\((.*)\)$", re.DOTALL)
COMMENT = re.compile(r"  # (?!noqa|type:|fmt:|pyright:)(.+)$")
DEFAULT = re.compile(r"\bdefault=((?:[^,()]|\([^()]*\))+)")


def fenced(match: re.Match[str]) -> str:
    """Return an example as a code block of the language `pycon`, which ends at a blank line."""
    indent, text = match[1], match[0].rstrip("\n")
    return f"{indent}```pycon\n{text}\n{indent}```\n"


class Docstrings(Extension):
    """What griffe does not know of this source."""

    def on_instance(self, *, obj: Object, **kwargs: Any) -> None:
        """Fence the examples of a docstring."""
        if obj.docstring:
            obj.docstring.value = EXAMPLE.sub(fenced, obj.docstring.value)

    def on_attribute_instance(self, *, attr: Attribute, **kwargs: Any) -> None:
        """Describe a field or a constant by the comment behind it, or above it."""
        if attr.docstring is None and attr.lineno and isinstance(attr.filepath, Path):
            lines = attr.filepath.read_text("utf-8").splitlines()
            if text := comment_of(lines, attr.lineno, attr.endlineno or attr.lineno):
                attr.docstring = Docstring(text, parent=attr)

    def on_class_members(self, *, cls: Class, **kwargs: Any) -> None:
        """Give a frozen class its signature, and name the members of an enumeration."""
        if any(str(base).endswith("Enum") for base in cls.bases) and cls.docstring:
            members = [one.name for one in cls.members.values() if isinstance(one, Attribute)]
            named = ", ".join(f"`{name}`" for name in members if name.isupper())
            cls.docstring.value = f"{cls.docstring.value.rstrip()}\n\nMembers: {named}."
        decorators = [str(decorator.value) for decorator in cls.decorators]
        if not any(text.startswith("attrs.frozen") for text in decorators):
            return
        fields = [
            one for one in cls.members.values() if isinstance(one, Attribute) and is_field(one)
        ]
        if "__init__" not in cls.members:
            cls.set_member("__init__", constructor(cls, fields))


def comment_of(lines: list[str], first: int, last: int) -> str:
    """Return the comment behind the last of some lines, or else the one above the first."""
    found = COMMENT.search(lines[last - 1])
    above = first - 1
    while not found and above and lines[above - 1].startswith("# "):
        above -= 1
    text = found[1] if found else " ".join(line[2:] for line in lines[above : first - 1])
    return text and f"{text[0].upper()}{text[1:].rstrip('.')}."


def is_field(attribute: Attribute) -> bool:
    """Whether an annotated name of a class is a field of it."""
    return attribute.annotation is not None and "property" not in attribute.labels


def constructor(cls: Class, fields: list[Attribute]) -> Function:
    """Return the `__init__` that attrs makes of the fields."""
    taken = [one for one in fields if "init=False" not in str(one.value)]
    this = Parameter("self", kind=ParameterKind.positional_or_keyword)
    parameters = Parameters(this, *map(parameter, taken))
    return Function("__init__", parameters=parameters, returns="None", parent=cls)


def parameter(field: Attribute) -> Parameter:
    """Return the parameter of a field."""
    text = None if field.value is None else str(field.value)
    default: str | None = text
    if text and (arguments := FIELD.match(text)):
        found = DEFAULT.search(arguments[1])
        default = found[1] if found else "..." if "factory=" in arguments[1] else None
    keyword = text is not None and "kw_only=True" in text
    kind = ParameterKind.keyword_only if keyword else ParameterKind.positional_or_keyword
    return Parameter(
        field.name.lstrip("_"), annotation=field.annotation, kind=kind, default=default
    )
