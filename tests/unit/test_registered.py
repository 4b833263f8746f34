"""Own tie-breaks on the command line: of modules named by `--register`, and of packages."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from test_cli import OPEN, Run, file, rows, run

from tiebreaks.cli import registered
from tiebreaks.cli.registered import installed
from tiebreaks.engine.families import BUILTIN

__all__ = ["file", "run"]  # fixtures

MODULE = '''
from tiebreaks import BUILTIN, Modifier, tiebreak, total

@tiebreak("CLUB:BLACK", fold=total, names={"en": "Wins with Black", "de": "Schwarzsiege"})
def black(view):
    """Count the wins with the black pieces."""
    return view.per_round(lambda game: int(game.won and game.color == "b"))

def highest(steps, number):
    return sorted(steps, key=lambda step: -step.value)[number:]

best = Modifier("BEST", number=True, leave_out=highest, accepted_by="BH")
everything = [best, black]
registry = BUILTIN.with_modifier(best).with_tiebreak(black)
registry = registry.with_alias("CLUB:BB", "BH/BEST1", names={"en": "Club Buchholz"})
number = 3
'''
# Ann beat Bob with Black, Cid beat Dan; the opponents' points are 1+1, 0+2, 2+0 and 1+1.
ROWS = [
    ["place", "number", "name", "PTS", "CLUB:BLACK", "BH/BEST1"],
    ["1", "1", "Ann", "2", "1", "1"],
    ["2", "3", "Cid", "1", "1", "2"],
    ["3", "2", "Bob", "1", "0", "2"],
    ["4", "4", "Dan", "0", "0", "1"],
]
LIST = "PTS,CLUB:BLACK,BH/BEST1"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Go to a folder with the module `ownclub`; forget it afterwards."""
    (tmp_path / "ownclub.py").write_text(MODULE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    yield tmp_path
    registered.registered.cache_clear()
    for name in ("ownclub", "clubpackage", "other"):
        sys.modules.pop(name, None)


def package(folder: Path, name: str, points: str, module: str = MODULE) -> None:
    """Install a package with a module and entry points into a folder."""
    (folder / f"{name}.py").write_text(module, encoding="utf-8")
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[tiebreaks.tiebreaks]\n{points}\n")


@pytest.fixture
def site(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder in which packages are found."""
    site = folder / "site"
    site.mkdir()
    monkeypatch.syspath_prepend(site)
    return site


def standings(run: Run, file: Path, *more: str) -> list[list[str]]:
    """Return the standings by the own list, which come without a word on standard error."""
    status, out, err = run("standings", file, "-t", LIST, "--format", "tsv", *more)
    assert (status, err) == (0, "")
    return rows(out)


def test_a_module_in_the_current_folder(run: Run, file: Path, folder: Path) -> None:
    """`--register` finds a list of a module there; its codes rank, explain and are described."""
    more = ("--register", "ownclub:everything")
    assert standings(run, file, *more) == ROWS
    _, out, _ = run("explain", file, "3", "-t", LIST, "--language", "de", *more)
    assert "3 Cid: Schwarzsiege (CLUB:BLACK) 1" in out.splitlines()
    status, out, _ = run("codes", "club:black", *more)
    assert (status, out.splitlines()[0]) == (0, "CLUB:BLACK: Wins with Black")
    assert "confidence" not in out
    assert "  CLUB:BLACK   -" in run("codes", *more)[1]
    assert "modifiers: /C /M /H /P /F /BEST" in run("codes", "BH", *more)[1].splitlines()


def test_a_registry_of_a_module(run: Run, file: Path, folder: Path) -> None:
    """What a registry has beside the built-in tie-breaks is registered, other names as well."""
    more = ("--register", "ownclub:registry")
    assert standings(run, file, *more) == ROWS
    _, out, _ = run("explain", file, "3", "-t", "CLUB:BB", *more)
    assert "3 Cid: Club Buchholz (CLUB:BB) 2" in out.splitlines()


def test_the_list_of_the_file(run: Run, tmp_path: Path, folder: Path) -> None:
    """What the file lists and the registry knows is no notice; `check` and `compare` know it."""
    lines = OPEN.replace("212 PTS,BH", f"212 {LIST}")
    path = tmp_path / "own.trf"
    path.write_text(lines, encoding="utf-8", newline="")
    more = ("--register", "ownclub:black", "--register", "ownclub:best")
    status, out, err = run("compare", path, "2", "3", *more)
    assert (status, err) == (0, "")
    assert "CLUB:BLACK decides: 1 v. 0" in out
    page = tmp_path / "page.csv"
    page.write_text("number,place,BH/BEST1\n1,1,1\n2,3,1\n", encoding="utf-8")
    status, out, err = run("check", path, "--published", page, *more)
    assert (status, err) == (1, "")
    assert "2 Bob" in out
    status, _, err = run("standings", path)
    assert status == 2
    assert "unknown tie-break 'CLUB:BLACK'" in err


def test_many_files_are_checked_with_it(run: Run, tmp_path: Path, folder: Path) -> None:
    """The processes that check many files know what is registered."""
    names = []
    for k in range(3):
        path = tmp_path / f"{k}.trf"
        path.write_text(OPEN.replace("212 PTS,BH", f"212 {LIST}"), encoding="utf-8", newline="")
        names.append(path)
    status, out, err = run("check", *names, "--register", "ownclub:everything")
    assert (status, err) == (0, "")
    assert out.splitlines()[-1] == "3 files: 3 without differences, 0 with differences, 0 unusable"


def test_a_package_is_found_by_its_codes(run: Run, file: Path, site: Path) -> None:
    """Its entry points are loaded for a code or modifier of theirs, by `codes`, and else never."""
    package(site, "clubpackage", "all = clubpackage:everything")
    assert run("standings", file, "-t", "BH,DE")[0] == 0
    assert run("codes", "BH")[0] == 0
    assert "clubpackage" not in sys.modules
    assert standings(run, file) == ROWS
    assert "clubpackage" in sys.modules
    assert "CLUB:BLACK" in run("codes")[1]
    assert run("codes", "Schwarzsiege")[1].splitlines()[-1].startswith("CLUB:BLACK")


def test_a_broken_package_does_no_harm(run: Run, file: Path, site: Path) -> None:
    """It is named only where a code is missing, and by `codes`."""
    package(site, "clubpackage", "all = clubpackage:everything")
    package(site, "other", "one = other:gone", module="raise ValueError('no luck')\n")
    assert run("standings", file, "-t", "PTS,BH")[2] == ""
    assert standings(run, file) == ROWS
    broken = "other (one): it cannot be loaded: ValueError: no luck"
    status, out, err = run("standings", file, "-t", "CLUB:NONE")
    assert (status, out) == (2, "")
    assert err.splitlines()[:2] == [
        broken,
        "unknown tie-break 'CLUB:NONE'; the nearest are CLUB:BLACK",
    ]
    status, _, err = run("codes")
    assert (status, err) == (0, f"{broken}\n")
    in_german = "other (one): lässt sich nicht laden: ValueError: no luck\n"
    assert run("codes", "--language", "de")[2] == in_german
    assert run("standings", file, "-t", "NONE", "--language", "de")[2].startswith(in_german)


def test_a_malformed_list_of_entry_points(run: Run, file: Path, site: Path) -> None:
    """It is named, whatever package it belongs to, and does no other harm."""
    package(site, "other", "one", module="raise ValueError('no luck')\n")
    assert run("standings", file, "-t", "PTS,BH")[2] == ""
    status, _, err = run("codes")
    assert status == 0
    assert err.startswith("entry_points.txt: it cannot be loaded: ")
    assert run("standings", file, "-t", "NONE")[0] == 2


def test_two_packages_with_one_code(run: Run, file: Path, site: Path) -> None:
    """A list with a code of two packages is an error that names both; one registered decides."""
    package(site, "clubpackage", "all = clubpackage:everything")
    package(site, "other", "all = other:black")
    taken = "other (all): CLUB:BLACK is taken by clubpackage (all)"
    assert run("standings", file, "-t", "CLUB:BLACK") == (2, "", f"{taken}\n")
    assert run("standings", file, "-t", "BH/BEST1")[0] == 0
    assert standings(run, file, "--register", "ownclub:everything") == ROWS


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        ("ownclub", "give the module and a name, as in club:upsets"),
        ("own club:black", "give the module and a name, as in club:upsets"),
        ("nowhere:x", "it cannot be loaded: ModuleNotFoundError: No module named 'nowhere'"),
        ("ownclub:white", "ownclub ({folder}/ownclub.py) has no white"),
        ("ownclub:number", "not a tie-break or modifier, nor several of them: 3"),
        ("ownclub:highest", "not a tie-break or modifier, nor several of them: <function"),
        ("tiebreaks.engine.families.buchholz:buchholz", ""),
    ],
)
def test_what_cannot_be_registered(
    run: Run, file: Path, folder: Path, entry: str, message: str
) -> None:
    """A mistake is one line that names the argument; what is built in may be named again."""
    status, out, err = run("standings", file, "--register", entry)
    if not message:
        assert (status, err) == (0, "")
        return
    assert (status, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert err.startswith(f"--register {entry}: {message.format(folder=folder)}")


def test_codes_that_are_taken(run: Run, file: Path, folder: Path) -> None:
    """A code of the library or of another argument is taken; all such mistakes come at once."""
    own = "from tiebreaks import tiebreak, total\nmine = tiebreak('BH', fold=total)(len)\n"
    (folder / "other.py").write_text(own + MODULE, encoding="utf-8")
    status, _, err = run(
        "codes", "BH", "--register", "other:mine", "--register", "ownclub:black",
        "--register", "other:black", "--register", "ownclub:nothing",
    )  # fmt: skip
    assert status == 2
    assert err.splitlines() == [
        f"--register ownclub:nothing: ownclub ({folder}/ownclub.py) has no nothing",
        "--register other:mine: BH is taken by tiebreaks",
        "--register other:black: CLUB:BLACK is taken by --register ownclub:black",
    ]


def test_an_own_tiebreak_that_needs_an_own_modifier(run: Run, file: Path, folder: Path) -> None:
    """Modifiers are registered before tie-breaks; one that is missing is an error."""
    own = MODULE.replace("fold=total,", "fold=total, accepts=['BEST'],")
    (folder / "other.py").write_text(own, encoding="utf-8")
    more = ("--register", "other:black")
    assert standings(run, file, *more, "--register", "other:best") == ROWS
    message = "--register other:black: CLUB:BLACK accepts unknown modifiers: BEST\n"
    assert run("standings", file, *more) == (2, "", message)


def test_nothing_is_installed_here() -> None:
    """The packages of the tests' own environment bring no tie-breaks, and no fault."""
    assert installed(BUILTIN) == (BUILTIN, [], {})
