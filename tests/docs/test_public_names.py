"""The page of the public names lists what the package offers; the documentation uses no more."""

from __future__ import annotations

import ast
import doctest
import importlib
import inspect
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tiebreaks

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "reference" / "public-names.md"
PROGRAMS = sorted((ROOT / "examples").glob("*.py"))
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
SOURCES = {path.relative_to(ROOT).as_posix(): path for path in (*PAGES, *PROGRAMS)}

NAMED = re.compile(r"`(\w+)`")
DOTTED = re.compile(r"(?<![\w/])tiebreaks(?:\.[A-Za-z_]\w*)+")


def listed() -> dict[str, list[str]]:
    """Return the names in the tables of the page, by module."""
    module = "tiebreaks"
    names: dict[str, list[str]] = {module: []}
    for line in PAGE.read_text("utf-8").splitlines():
        if line.startswith("### "):
            module = line.removeprefix("### ")
            names[module] = []
        elif line.startswith("| `"):
            names[module] += NAMED.findall(line.split("|")[1])
    return names


LISTED = listed()


def offered(module: str) -> list[str]:
    """Return the names in `__all__` of a module, or those of the functions that it defines."""
    found = importlib.import_module(module)
    functions = inspect.getmembers(found, inspect.isfunction)
    defined = [n for n, f in functions if f.__module__ == module and not n.startswith("_")]
    names: list[str] = getattr(found, "__all__", defined)
    return names


def imports(source: str) -> Iterator[tuple[str, str]]:
    """Give module and name of everything that a program imports from the package."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from ((node.module or "", alias.name) for alias in node.names)


def programs_of(path: Path) -> list[str]:
    """Return a program, or the examples of a page."""
    text = path.read_text("utf-8")
    if path.suffix == ".py":
        return [text]
    return [example.source for example in doctest.DocTestParser().get_examples(text)]


@pytest.mark.parametrize("module", LISTED)
def test_the_page_lists_the_names_of_a_module(module: str) -> None:
    """The page has each public name of a module once, and no other."""
    assert sorted(LISTED[module]) == sorted(offered(module))


def test_the_page_lists_the_public_modules() -> None:
    """Every module among the public names has a section, and so has each of its formats."""
    modules = {name for name in tiebreaks.__all__ if inspect.ismodule(getattr(tiebreaks, name))}
    formats = {"published", "values"}
    for name, module in inspect.getmembers(tiebreaks.formats, inspect.ismodule):
        if getattr(module, "FORMAT", None) in tiebreaks.formats.FORMATS:
            formats.add(name)
    assert set(LISTED) == {
        "tiebreaks",
        "tiebreaks.testing",  # not loaded with the package: it needs hypothesis
        *(f"tiebreaks.{name}" for name in modules),
        *(f"tiebreaks.formats.{name}" for name in formats),
    }


@pytest.mark.parametrize("module", LISTED)
def test_every_listed_name_can_be_imported(module: str) -> None:
    """A listed name is an attribute of its module."""
    found = importlib.import_module(module)
    assert [name for name in LISTED[module] if not hasattr(found, name)] == []


def is_listed(module: str, name: str) -> bool:
    """Whether the page lists a name of a module, or a module itself (without a name)."""
    return f"{module}.{name}".rstrip(".") in LISTED or name in LISTED.get(module, [])


@pytest.mark.parametrize("source", SOURCES)
def test_the_documentation_imports_public_names_only(source: str) -> None:
    """Whatever a page or an example imports from the package is on the page of public names."""
    hidden = [
        f"{module} {name}"
        for program in programs_of(SOURCES[source])
        for module, name in imports(program)
        if module.split(".")[0] == "tiebreaks" and not is_listed(module, name)
    ]
    assert hidden == []


@pytest.mark.parametrize("source", sorted(SOURCES.keys() - {"docs/changelog.md"}))
def test_the_documentation_mentions_public_names_only(source: str) -> None:
    """A dotted name of the package that a page or an example mentions is on the page."""
    hidden = set()
    for dotted in DOTTED.findall(SOURCES[source].read_text("utf-8")):
        module, *names = dotted.split(".")
        while names and f"{module}.{names[0]}" in LISTED:
            module += f".{names.pop(0)}"
        if names and not is_listed(module, names[0]):
            hidden.add(dotted)
    assert hidden == set()
