"""The pages of the API describe every public name, once, from its docstring."""

from __future__ import annotations

import importlib
import inspect
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from test_public_names import LISTED

from known import known

API = Path(__file__).parents[2] / "docs" / "api"
DIRECTIVE = re.compile(r"(?m)^::: (\S+)$")
DIRECTIVES = Counter(
    name for page in sorted(API.glob("*.md")) for name in DIRECTIVE.findall(page.read_text("utf-8"))
)


def value_of(dotted: str) -> Any:
    """Return what a listed name stands for."""
    module, _, name = dotted.rpartition(".")
    return getattr(importlib.import_module(module), name)


def is_described(value: object) -> bool:
    """Whether a name has a docstring of its own: a class or a function of the package."""
    return inspect.isclass(value) or inspect.isfunction(value)


def public() -> dict[str, Any]:
    """Return every public name that is no module; what two modules offer, by the shorter name."""
    names = [f"{module}.{name}" for module, listed in LISTED.items() for name in listed]
    values = {name: value_of(name) for name in sorted(names, key=lambda name: name.count("."))}
    found: dict[str, Any] = {}
    for name, value in values.items():
        again = is_described(value) and any(value is other for other in found.values())
        if not again and not inspect.ismodule(value):
            found[name] = value
    return found


PUBLIC = public()
DESCRIBED = [name for name, value in PUBLIC.items() if is_described(value)]


def docstrings(name: str) -> Iterator[str]:
    """Yield the docstring of a name, and those of the public members of a class."""
    value = PUBLIC[name]
    yield known(inspect.getdoc(value))
    if inspect.isclass(value):
        for attribute, member in vars(value).items():
            if not attribute.startswith("_"):
                yield inspect.getdoc(member) or ""


def test_every_public_name_has_its_place() -> None:
    """Each public name has one directive on the pages of the API, and nothing else has one."""
    assert dict.fromkeys(PUBLIC, 1) == dict(DIRECTIVES), "correct the pages in docs/api/"


@pytest.mark.parametrize("name", DESCRIBED)
def test_a_class_or_function_shows_an_example(name: str) -> None:
    """Every public class and function has an example, a class possibly at one of its methods."""
    shown = any(">>> " in text for text in docstrings(name))
    assert shown, f"add two lines of >>> to {name}"


@pytest.mark.parametrize("name", DESCRIBED)
def test_sections_name_what_is_there(name: str) -> None:
    """What `Args:` describes are parameters, all of them in order, a `**` mapping as one."""
    value = PUBLIC[name]
    text = known(inspect.getdoc(value))
    section = re.search(r"(?ms)^Args:\n(.*?)(?=^\S|\Z)", text)
    if section is None or not inspect.isfunction(value):
        return
    described = re.findall(r"(?m)^    (\w+):", section[1])
    assert described == list(inspect.signature(value).parameters)
