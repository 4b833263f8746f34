"""What the package offers by name: the names, their descriptions, and how they are called."""

from __future__ import annotations

import inspect
import tomllib
from collections.abc import Callable, Iterator
from contextlib import suppress
from enum import Enum
from pathlib import Path

import attrs
import pytest

import tiebreaks
from known import known
from tiebreaks import Column, Comparison, Crosstable, Registry, Standings, Tournament, errors

ROOT = Path(__file__).parent.parent
PACKAGE = Path(tiebreaks.__file__).parent

# What callers outside rely on, with the names of the parameters; more may follow.
CALLS: dict[str, tuple[Callable[..., object] | str, list[str]]] = {
    "read": ("read", ["path", "pairing", "planned_rounds"]),
    "write": ("write", ["tournament", "path"]),
    "rank": ("rank", ["table", "tiebreaks", "edition", "unrated", "seed", "registry"]),
    "evaluate": ("evaluate", ["table", "descriptor", "edition", "unrated", "registry"]),
    "explain": ("explain", ["subject", "language"]),
    "check": ("check", ["tournament", "tiebreaks", "edition", "pairing", "unrated"]),
    "parse": ("parse", ["text"]),
    "Crosstable.parse": (Crosstable.parse, ["text", "pairing", "planned_rounds", "scoring"]),
    "Crosstable.from_games": (
        Crosstable.from_games,
        ["participants", "games", "byes", "planned_rounds", "pairing", "scoring"],
    ),
    "Crosstable.through": (Crosstable.through, ["self", "round"]),
    "Standings.working": (Standings.working, ["self", "code", "participant"]),
    "Standings.compare": (Standings.compare, ["self", "first", "second"]),
    "Column.value": (Column.value, ["self", "number"]),
    "Column.working": (Column.working, ["self", "number"]),
    "Registry.resolve": (Registry.resolve, ["self", "descriptor"]),
    "Registry.with_tiebreak": (Registry.with_tiebreak, ["self", "tiebreak"]),
}
# Parameters that have to be given; all others have a default.
REQUIRED = {
    "self", "path", "tournament", "table", "tiebreaks", "descriptor", "subject", "text",
    "participants", "games", "round", "code", "participant", "first", "second", "number",
    "tiebreak",
}  # fmt: skip
FIELDS = {
    Tournament: "crosstable name start tiebreaks published edition source notices",
    Crosstable: "participants opponents outcomes points boards rounds planned_rounds pairing",
    Standings: "table columns places dropped",
    Comparison: "equal decided_by workings",
    Column: "descriptor values scale better terms",
}
ERRORS = {
    "InputError": ("TiebreakError", "ValueError"),
    "FormatError": ("InputError",),
    "DescriptorError": ("TiebreakError", "ValueError"),
    "UnknownTiebreakError": ("DescriptorError", "LookupError"),
    "UnknownEditionError": ("TiebreakError", "LookupError"),
    "NotApplicableError": ("TiebreakError",),
    "RegistrationError": ("TiebreakError",),
}


def parameters(call: Callable[..., object] | str) -> dict[str, inspect.Parameter]:
    """Return the parameters of a call; the class of a class method is none."""
    function = getattr(tiebreaks, call) if isinstance(call, str) else call
    return dict(inspect.signature(function).parameters)


def test_all_is_sorted_and_complete() -> None:
    """The public names are sorted, each once, and nothing public is missing from them."""
    names = tiebreaks.__all__
    assert names == sorted(set(names))
    public = {
        name
        for name, value in vars(tiebreaks).items()
        if not name.startswith("_") and not inspect.ismodule(value)
    }
    assert public <= set(names)


@pytest.mark.parametrize("name", tiebreaks.__all__)
def test_every_public_name_is_there_and_described(name: str) -> None:
    """Every public name can be imported and has a description of its own."""
    value = getattr(tiebreaks, name)
    described = value if value.__doc__ else type(value)
    assert inspect.getdoc(described)
    if inspect.isclass(value) or inspect.isfunction(value):
        assert known(inspect.getdoc(value)).splitlines()[0].endswith((".", ":"))


@pytest.mark.parametrize("name", tiebreaks.__all__)
def test_public_methods_are_described(name: str) -> None:
    """Every public method and property of a public class has a description."""
    value = getattr(tiebreaks, name)
    if not inspect.isclass(value) or issubclass(value, str):
        return
    undescribed = [
        attribute
        for attribute, member in vars(value).items()
        if not attribute.startswith("_")
        and (inspect.isroutine(member) or isinstance(member, property | classmethod | staticmethod))
        and not inspect.getdoc(member)
    ]
    assert undescribed == []


@pytest.mark.parametrize("call", CALLS)
def test_calls_take_the_parameters_that_others_rely_on(call: str) -> None:
    """Every documented call exists and takes its parameters by these names."""
    function, names = CALLS[call]
    found = parameters(function)
    assert [name for name in names if name not in found] == []
    for name in names:
        optional = name not in REQUIRED or (name == "tiebreaks" and call in ("rank", "check"))
        assert (found[name].default is not inspect.Parameter.empty) == optional, name
    named = inspect.Parameter.VAR_KEYWORD  # the arguments of `rank`, passed on
    extra = [found[name] for name in found if name not in names and found[name].kind != named]
    assert all(parameter.default is not inspect.Parameter.empty for parameter in extra)


def test_defaults_are_those_documented() -> None:
    """Unrated participants drop rating tie-breaks, ties stay shared, texts are English."""
    rank = parameters("rank")
    assert (rank["unrated"].default, rank["seed"].default) == ("drop", None)
    assert rank["edition"].default is None
    assert rank["registry"].default is tiebreaks.BUILTIN
    assert parameters("explain")["language"].default == "en"


@pytest.mark.parametrize("owner", FIELDS, ids=lambda owner: owner.__name__)
def test_values_have_the_fields_that_others_rely_on(owner: type) -> None:
    """The documented fields of a type are there."""
    fields = {field.name for field in attrs.fields(owner)}
    missing = set(FIELDS[owner].split()) - fields
    assert all(isinstance(getattr(owner, name, None), property) for name in missing)


def test_rows_answer_as_documented() -> None:
    """A row of the standings has place, participant, values by code, and what decided it."""
    table = Crosstable.from_games(["Ann", "Bob"], [(1, 1, 2, "1-0")])
    first, second = tiebreaks.rank(table, "bh-c1")
    assert (first.place, first.participant.number, first.participant.name) == (1, 1, "Ann")
    assert [row["PTS"] for row in (first, second)] == [1, 0]
    assert first["bh-c1"] == first["BH/C1"] == 0
    assert (first.decided_by, second.decided_by) == (None, "PTS")
    assert table.boards is None
    assert table.opponents == ((1,), (0,))


@pytest.mark.parametrize("name", ERRORS)
def test_errors_have_one_base_and_builtin_parents(name: str) -> None:
    """Every exception derives from `TiebreakError`, and from the built-in it resembles."""
    error = getattr(errors, name)
    assert issubclass(error, errors.TiebreakError)
    parents = {parent.__name__ for parent in error.__mro__}
    assert set(ERRORS[name]) <= parents


def test_every_error_is_public() -> None:
    """The errors module names every exception that it defines, and no other class."""
    defined = {
        name
        for name, value in vars(errors).items()
        if inspect.isclass(value) and value.__module__ == errors.__name__
    }
    assert {name for name in defined if not name.startswith("_")} == set(errors.__all__)
    assert set(ERRORS) | {"TiebreakError"} <= defined


def callables() -> Iterator[tuple[str, Callable[..., object]]]:
    """Give every public function, class and method, of the public modules too."""
    values = [getattr(tiebreaks, name) for name in tiebreaks.__all__]
    modules = filter(inspect.ismodule, values)
    for module in (tiebreaks, *modules):
        for name in getattr(module, "__all__", ()):
            value = getattr(module, name)
            if inspect.isfunction(value) or inspect.isclass(value):
                yield name, value
            if inspect.isclass(value) and not issubclass(value, Enum | Exception | str):
                public = {one: getattr(value, one) for one in vars(value) if one[0] != "_"}
                yield from (
                    (f"{name}.{one}", member)
                    for one, member in public.items()
                    if inspect.isfunction(member) or inspect.ismethod(member)
                )


def test_signatures_fit_a_screen() -> None:
    """What `help` shows of a call takes a few lines, of a class or `tiebreak` half a screen."""
    lengths = {}
    for name, value in callables():
        with suppress(ValueError):  # an exception without a signature of its own
            lengths[name] = len(str(inspect.signature(value)))
            half_a_screen = inspect.isclass(value) or name == "tiebreak"
            assert lengths[name] <= (700 if half_a_screen else 430), name
    assert {"rank", "Standings.row", "Crosstable.from_games", "share", "for_date"} <= lengths.keys()


def test_values_cannot_be_changed() -> None:
    """Public values are frozen."""
    table = Crosstable.from_games(["Ann", "Bob"], [(1, 1, 2, "1-0")])
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        table.rounds = 2  # type: ignore[misc]
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        tiebreaks.BUILTIN.entries = tiebreaks.BUILTIN.entries  # type: ignore[misc]


def test_the_package_is_typed() -> None:
    """The marker that tells type checkers of the annotations stands beside the modules."""
    assert (PACKAGE / "py.typed").is_file()


def test_the_version_stands_in_one_place() -> None:
    """The version is that of pyproject.toml, and no module repeats it."""
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    assert version.count(".") == 2
    assert tiebreaks.__version__ == version
    repeating = [path.name for path in PACKAGE.rglob("*.py") if version in path.read_text("utf-8")]
    assert repeating == []
