"""What the source may import, open, ask and weigh; read from the source itself."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "tiebreaks"
FILES = sorted(SOURCE.rglob("*.py"))

CONTRIBUTING = Path(__file__).parent.parent / "docs" / "contributing.md"


def documented_floors() -> list[set[str]]:
    """Read the floors from the documentation, the lowest first."""
    text = CONTRIBUTING.read_text("utf-8")
    (block,) = re.findall(r"(?s)the lowest floor first.*?```\n(.*?)```", text)
    return [set(line.split()) for line in block.splitlines()]


# A module imports only from floors below its own; within one room (a folder) modules may import
# each other, but never in a circle.
FLOORS = documented_floors()
FLOOR_OF = {name: height for height, names in enumerate(FLOORS) for name in names}

# The functions that load a module when it is first needed.
LOAD_ON_USE = {
    ("__init__", "__getattr__"),
    ("cli.registered", "_named"),  # the module that --register names
    ("cli.registered", "installed"),  # the list of packages is slow, and seldom needed
    ("cli.arguments", "_version"),
    ("cli.arguments", "command"),
    ("cli.codes", "run"),  # the names that others have
    ("cli.output", "json_text"),
    ("cli.standings", "_written"),  # pages
    ("cli.standings", "run"),  # what differs between editions
    ("engine.registry", "Registry"),  # the names that others have, the nearest codes
    ("engine.registry", "_is_name"),
    ("engine.registry", "_unknown"),
    ("engine.registry", "descriptor"),
    ("messages", "_problem_templates"),  # few programs translate what is wrong
    ("messages", "_texts"),  # most need one language
    ("model.building", "table_of_chart"),  # typed tables
    ("model.entries", "People"),  # the nearest names
    ("model.entries", "_nearest"),
    ("model.previews", "_text"),  # notebooks
    ("standings.lots", "in_drawn_order"),
}
MOST_FILES_AT_THE_ROOT = 6

THIRD_PARTY = {"attrs"}
THIRD_PARTY_OF = {"testing": {"hypothesis"}}  # the extra `testing`; nothing else imports that room
IMPURE_MODULES = {"time", "random", "locale", "secrets", "uuid"}
IMPURE_NAMES = {"environ", "getenv", "now", "today", "utcnow", "expandvars", "urandom"}
FILE_CALLS = {"open", "read_text", "read_bytes", "write_text", "write_bytes", "unlink", "mkdir"}
MAY_OPEN_FILES = {"formats", "cli.inputs", "cli.output"}
LONGEST_MODULE = 400
LONGEST_FUNCTION = 40


def module_name(path: Path) -> str:
    """Name a module within the package: `families.buchholz`, `formats`, `__init__`."""
    parts = list(path.relative_to(SOURCE).with_suffix("").parts)
    if parts[-1] == "__init__" and len(parts) > 1:
        parts.pop()
    return ".".join(parts)


MODULES = {module_name(path): ast.parse(path.read_text("utf-8")) for path in FILES}


def imports(tree: ast.AST, checked_only: bool = False) -> Iterator[tuple[str, str]]:
    """Give the (module, name) of every import, or of those for the type checker alone."""
    blocks = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.If)
        and ast.unparse(node.test).endswith("TYPE_CHECKING")
        and not ast.unparse(node.test).startswith("not ")
    ]
    hidden = {id(node) for block in blocks for node in ast.walk(block)}
    for node in ast.walk(tree):
        if (id(node) in hidden) is not checked_only:
            continue
        if isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, "relative imports are not used"
            yield from ((node.module or "", alias.name) for alias in node.names)


def own_imports(name: str, checked_only: bool = False) -> set[str]:
    """Return the modules of the package that a module imports."""
    found = set()
    for module, imported in imports(MODULES[name], checked_only):
        package, _, rest = module.partition(".")
        if package == "tiebreaks":
            inner = ".".join(filter(None, (rest, imported)))
            found.add(inner if inner in MODULES else rest or "__init__")
    return found


def floor(name: str) -> int:
    """Return the height of a module's floor."""
    return FLOOR_OF[name.partition(".")[0]]


def upward(name: str, imported: set[str]) -> list[str]:
    """Return the imports that are neither from a lower floor nor from the same folder."""
    folder = name.partition(".")[0]
    is_package = folder in MODULES and any(other.startswith(f"{folder}.") for other in MODULES)
    return sorted(
        other
        for other in imported
        if floor(other) >= floor(name)
        and not (is_package and other.partition(".")[0] == folder and other != name)
    )


def test_the_source_is_found() -> None:
    """The tests below look at the package, subfolders included."""
    assert {"model.crosstable", "engine.families.buchholz", "formats.trf", "cli"} <= set(MODULES)


def test_every_room_has_one_floor() -> None:
    """The documented floors name every room and root module once, and nothing else."""
    named = [name for names in FLOORS for name in names]
    assert sorted(named) == sorted({name.partition(".")[0] for name in MODULES})


def test_few_modules_stand_at_the_root() -> None:
    """Beside its folders the package holds at most six modules."""
    assert len(list(SOURCE.glob("*.py"))) <= MOST_FILES_AT_THE_ROOT


@pytest.mark.parametrize("name", MODULES)
def test_imports_point_downward(name: str) -> None:
    """A module imports only from the floors below its own, for the type checker too."""
    assert upward(name, own_imports(name)) == []
    if name != "__init__":  # what it loads on use stands below it all the same
        assert upward(name, own_imports(name, checked_only=True)) == []


def test_imports_form_no_circle() -> None:
    """No module imports itself by way of others, inside a folder neither."""
    graph = {name: own_imports(name) for name in MODULES}
    assert len(list(TopologicalSorter(graph).static_order())) == len(MODULES)


def loads_late(tree: ast.AST) -> set[str]:
    """Return the functions and classes of a module that import something when they run."""
    return {
        getattr(scope, "name", "lambda")
        for scope in ast.walk(tree)
        if isinstance(scope, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Lambda)
        for node in ast.walk(scope)
        if isinstance(node, ast.Import | ast.ImportFrom)
        or (isinstance(node, ast.Name) and node.id in ("__import__", "import_module"))
        or (isinstance(node, ast.Attribute) and node.attr == "import_module")
    }


def test_imports_stand_at_the_top_of_a_module() -> None:
    """No import hides inside a function or a class but in those listed here."""
    late = {(name, scope) for name in MODULES for scope in loads_late(MODULES[name])}
    assert late == LOAD_ON_USE


@pytest.mark.parametrize("name", MODULES)
def test_only_attrs_is_needed_beyond_the_standard_library(name: str) -> None:
    """A module imports the standard library, attrs and the package; `testing` hypothesis too."""
    packages = {module.partition(".")[0] for module, _ in imports(MODULES[name])}
    allowed = THIRD_PARTY | THIRD_PARTY_OF.get(name.partition(".")[0], set())
    assert packages <= {*sys.stdlib_module_names, *allowed, "tiebreaks"}


@pytest.mark.parametrize("name", [name for name in MODULES if name.split(".")[0] != "testing"])
def test_nothing_needs_the_tools_for_tests(name: str) -> None:
    """No module of another room imports `tiebreaks.testing`."""
    assert not [other for other in own_imports(name) if other.split(".")[0] == "testing"]


@pytest.mark.parametrize("path", FILES, ids=module_name)
def test_numbers_are_exact(path: Path) -> None:
    """The word for inexact numbers appears nowhere, nor do such literals but for a likeness."""
    assert re.findall(r"(?i)\bfloats?\b", path.read_text("utf-8")) == []
    tree = MODULES[module_name(path)]
    likeness = {  # how alike two words are, for the nearest codes
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.keyword) and node.arg == "cutoff"
    }
    assert not [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and type(node.value) in (float, complex)
        and id(node) not in likeness
    ]


@pytest.mark.parametrize("path", FILES, ids=module_name)
def test_modules_are_short(path: Path) -> None:
    """A module has at most 400 lines."""
    assert len(path.read_text("utf-8").splitlines()) <= LONGEST_MODULE


def length_without_docstring(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Return the lines of a function, the docstring's not counted."""
    assert function.end_lineno is not None
    length = function.end_lineno - function.lineno + 1
    first = function.body[0]
    if ast.get_docstring(function) is not None:
        assert first.end_lineno is not None
        length -= first.end_lineno - first.lineno + 1
    return length


@pytest.mark.parametrize("name", MODULES)
def test_functions_are_short(name: str) -> None:
    """A function has at most 40 lines, its docstring not counted."""
    long = [
        f"{node.name}: {length_without_docstring(node)}"
        for node in ast.walk(MODULES[name])
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and length_without_docstring(node) > LONGEST_FUNCTION
    ]
    assert long == []


@pytest.mark.parametrize("path", FILES, ids=module_name)
def test_nothing_is_left_to_do(path: Path) -> None:
    """The source holds no reminders."""
    assert re.findall(r"\b(?:TODO|FIXME|XXX|HACK)\b", path.read_text("utf-8")) == []


# `testing` fills tables by seeds that are drawn.
@pytest.mark.parametrize(
    "name", [name for name in MODULES if name.partition(".")[0] not in ("cli", "testing")]
)
def test_answers_depend_on_the_arguments_alone(name: str) -> None:
    """Outside the command line nobody asks the clock, the locale, the environment or chance."""
    tree = MODULES[name]
    modules = {module.partition(".")[0] for module, _ in imports(tree)}
    assert not modules & IMPURE_MODULES
    names = {imported for _, imported in imports(tree)}
    names |= {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    assert not names & IMPURE_NAMES


def called_names(tree: ast.AST) -> set[str]:
    """Return the last name of everything that is called."""
    calls = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return {
        func.attr if isinstance(func, ast.Attribute) else func.id
        for func in calls
        if isinstance(func, ast.Attribute | ast.Name)
    }


@pytest.mark.parametrize("name", [name for name in MODULES if name not in MAY_OPEN_FILES])
def test_files_are_opened_in_few_places(name: str) -> None:
    """Only the front of the formats and of the command line open files."""
    assert not called_names(MODULES[name]) & FILE_CALLS


def test_the_two_places_do_open_files() -> None:
    """The names that the test above looks for are those that opening a file takes."""
    for name in MAY_OPEN_FILES:
        assert called_names(MODULES[name]) & FILE_CALLS
