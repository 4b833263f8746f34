"""The published JSON Schemas: valid, strict, and true of everything that is written."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import attrs
import jsonschema  # type: ignore[import-untyped]
import pytest

from known import known
from tiebreaks import (
    BUILTIN,
    Crosstable,
    Edition,
    Participant,
    PointsSystem,
    Published,
    Standings,
    Team,
    Tournament,
    cli,
    editions,
    errors,
    evaluate,
    formats,
    rank,
    read,
    to_dict,
    versus,
)
from tiebreaks.editions import UnplayedRules
from tiebreaks.formats.jsonfile import dumps
from tiebreaks.model.participants import NationalRating
from tiebreaks.prizes import share

ROOT = Path(__file__).parents[2]
FILES = [
    *sorted((ROOT / "examples").glob("*.trf")),
    *(path for path in sorted((ROOT / "tests" / "samples").iterdir()) if path.is_file()),
]
SCHEMAS = {
    name: json.loads(files("tiebreaks").joinpath(f"schemas/{name}.json").read_text("utf-8"))
    for name in ("tournament", "results")
}
CLUB, ROUND_ROBIN, TEAMS = (
    str(ROOT / "examples" / name) for name in ("club-open.trf", "round-robin.trf", "team-cup.trf")
)
SAMPLE = str(ROOT / "tests" / "samples" / "sample.json")  # with an unrated player


def problems(value: Any, schema: str, kind: str | None = None) -> list[str]:
    """Return what a schema, or one of its definitions, finds wrong with a value."""
    wanted = SCHEMAS[schema]
    if kind is not None:
        wanted = {**{key: wanted[key] for key in ("$schema", "$defs")}, "$ref": f"#/$defs/{kind}"}
    validator = jsonschema.Draft202012Validator(wanted)
    return [f"{error.json_path}: {error.message[:300]}" for error in validator.iter_errors(value)]


def objects(schema: object) -> Iterator[dict[str, Any]]:
    """Give every part of a schema that lists the keys of an object."""
    if isinstance(schema, dict):
        if "properties" in schema and isinstance(schema["properties"], dict):
            yield schema
        for part in schema.values():
            yield from objects(part)
    if isinstance(schema, list):
        for part in schema:
            yield from objects(part)


@pytest.mark.parametrize("name", SCHEMAS)
def test_a_schema_is_valid(name: str) -> None:
    """A schema is one of the draft it names, with an id of its own."""
    jsonschema.Draft202012Validator.check_schema(SCHEMAS[name])
    assert SCHEMAS[name]["$id"] == f"urn:tiebreaks:schema:{name}:1"


@pytest.mark.parametrize("name", SCHEMAS)
def test_a_schema_is_strict(name: str) -> None:
    """No object may have a key that is not listed; `head` is a part of others that say so."""
    head = SCHEMAS[name]["$defs"].get("head")
    for part in objects(SCHEMAS[name]):
        strict = part.get("additionalProperties", part.get("unevaluatedProperties"))
        assert strict is False or part is head, part


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_a_file_that_is_written(path: Path) -> None:
    """Every example and sample, written as JSON, keeps to the schema and reads the same."""
    event = read(path)
    written = dumps(event)
    assert problems(json.loads(written), "tournament") == []
    assert formats.loads(written) == event
    whole = to_dict(event)
    assert problems(whole, "tournament") == []
    assert problems(to_dict(event.crosstable), "tournament") == []
    found = formats.loads(json.dumps(whole))
    assert (found, found.notices, found.source) == (event, event.notices, event.source)


def test_an_event_with_rules_of_its_own() -> None:
    """An edition that was changed, and one with another name, keep to the schema."""
    event = read(CLUB)
    for edition in (
        editions.get("fide-2024-08+cap_rounds=counted+rr_forfeits_type_b=+-"),
        attrs.evolve(editions.FIDE_2009, id="club", name="Our club", missing_codes=frozenset("A")),
        *editions.ALL,
    ):
        changed = attrs.evolve(event, edition=edition)
        assert problems(to_dict(changed), "tournament") == []
        assert formats.loads(dumps(changed)).edition == edition


def keys(*path: str) -> set[str]:
    """Return the keys that the schema of tournaments lists for a definition."""
    found = SCHEMAS["tournament"]
    for name in path:
        found = found[name]
    return set(found["properties"])


@pytest.mark.parametrize(
    ("record", "listed", "others"),
    [
        (Tournament, keys(), {"format", "version"}),
        (Participant, keys("$defs", "participant"), {"cells", "scores", "boards"}),
        (NationalRating, keys("$defs", "national_rating"), set()),
        (PointsSystem, keys("$defs", "system"), set()),
        (Team, keys("$defs", "team"), set()),
        (Published, keys("$defs", "published"), set()),
        (UnplayedRules, keys("$defs", "rules"), set()),
        (
            Edition,
            set(SCHEMAS["tournament"]["$defs"]["edition"]["anyOf"][1]["properties"]),
            {"base"},
        ),
    ],
    ids=lambda part: getattr(part, "__name__", ""),
)
def test_a_schema_has_every_field(record: type, listed: set[str], others: set[str]) -> None:
    """What a file may hold of a record is what the schema lists."""
    assert {field.name for field in attrs.fields(record)} | others == listed


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    """Return what a command prints as JSON."""
    assert cli.main([*arguments, "--format", "json"]) in (0, 1)
    return json.loads(capsys.readouterr().out)


CASES = {
    "individual": (CLUB,),
    "after a round": (CLUB, "--after", "4"),
    "round robin": (ROUND_ROBIN,),
    "teams": (TEAMS,),
    "teams, list": (TEAMS, "-t", "MPvGP,EDE,BH:GP/C1,SSSC,BBE"),
    "ratings dropped": (SAMPLE, "-t", "ARO,TPR,DE"),
    "ratings given": (CLUB, "-t", "ARO,TPR,AOB,APRO", "--unrated", "1400"),
    "excluded": (ROUND_ROBIN, "--exclude", "3"),
    "lots": (CLUB, "-t", "WIN", "--seed", "7"),
    "own rules": (CLUB, "--rule", "cap_rounds=counted"),
    "vectors": (CLUB, "-t", "PS/LEX,KS/LEX,BH@FIDE-2009,FB"),
}


@pytest.mark.parametrize("case", CASES)
def test_what_commands_print(case: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Every command that prints JSON keeps to the definition of its result."""
    path, *options = CASES[case]
    assert problems(printed(capsys, "standings", path, *options), "results", "standings") == []
    working = printed(capsys, "explain", path, "2", *options)
    assert problems(working, "results", "explanation") == []
    comparison = printed(capsys, "compare", path, "2", "5", *options)
    assert problems(comparison, "results", "comparison_of_event") == []
    if path != SAMPLE:  # which publishes nothing
        assert problems(printed(capsys, "check", path, *options), "results", "checks") == []
    fund = ("--fund", "100", "--by", "BH" if path != ROUND_ROBIN else "SB")
    assert problems(printed(capsys, "share", path, *fund, *options), "results", "shares") == []


@pytest.mark.parametrize("rule", ["hort", "equal", "none"])
def test_divided_prizes(rule: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Divided prizes of a group keep to their definition."""
    options = ("--prizes", "300,200,100", "--rule", rule, "--only", "rating<2000")
    assert problems(printed(capsys, "share", CLUB, *options), "results", "shares") == []


def test_a_group(capsys: pytest.CaptureFixture[str]) -> None:
    """Standings of a group say which, and keep to the schema as a whole as well."""
    found = printed(capsys, "standings", CLUB, "--only", "rating<2000")
    assert found["group"] == "rating<2000"
    assert problems(found, "results", "standings") == problems(found, "results") == []


def test_many_files(capsys: pytest.CaptureFixture[str]) -> None:
    """The check of several files, one of them unusable, keeps to the schema."""
    assert cli.main(["check", CLUB, "missing.trf", "--format", "json"]) == 2
    assert problems(json.loads(capsys.readouterr().out), "results", "checks") == []


def every_column() -> Iterator[tuple[str, Standings]]:
    """Give a ranking by each built-in tie-break that an example can have."""
    for path in (CLUB, ROUND_ROBIN, TEAMS):
        table = read(path).crosstable
        for code in BUILTIN.entries:
            try:
                yield code, rank(table, ["PTS", code], unrated=1400)
            except errors.TiebreakError:
                continue


def test_every_tiebreak() -> None:
    """Columns, workings and comparisons of every built-in tie-break keep to the schema."""
    seen = set()
    for code, standings in every_column():
        seen.add(code)
        first, second = (standings[k].participant.number for k in (0, 1))
        column = standings.column(standings.codes[-1])
        for value in (column, column.working(first), standings.compare(first, second)):
            assert problems(to_dict(value), "results") == [], code
        assert problems(to_dict(standings), "results", "standings") == [], code
    assert len(seen) > 80


def test_other_results() -> None:
    """Single values, changes, differences, editions, participants and errors keep to it too."""
    event = read(CLUB)
    table = event.crosstable
    one, other = (rank(table, "BH,SB", edition=edition) for edition in ("fide-2026-03", None))
    older = rank(table, "BH,SB", edition="fide-2009")
    assert versus(one, other) == ()
    for value, kind in (
        (evaluate(table, "AOB"), "column"),
        (versus(one, older), "changes"),
        (share(one, fund=10, by="SB"), "shares"),
        *((edition, "edition") for edition in editions.ALL),
        *((person, "participant") for person in table.participants),
        (one[0], "row"),
    ):
        assert problems(to_dict(value), "results", kind) == [], kind
    for bad in ("1 Ann +W2\n2 Bob +B1", "1 Ann ?"):
        with pytest.raises(errors.TiebreakError) as caught:
            Crosstable.parse(bad)
        assert problems(to_dict(caught.value), "results", "error") == []
        for problem in caught.value.problems:
            assert problems(to_dict(problem), "results", "problem") == []


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"version": 2}, "$.version"),
        ({"colour": "red"}, "$"),
        ({"start": "1.5.2026"}, "$.start"),
        ({"tiebreaks": "BH"}, "$.tiebreaks"),
        ({"edition": "fide-1866"}, "$.edition"),
        ({"crosstable": {}}, "$.crosstable"),
        (
            {"crosstable": {"participants": [{"number": 1.5}]}},
            "$.crosstable.participants[0].number",
        ),
        (
            {"crosstable": {"participants": [{"number": 1, "cells": ["9x1"]}]}},
            "$.crosstable.participants[0].cells[0]",
        ),
        ({"published": {"points": {"1": 1.5}}}, "$.published.points['1']"),
    ],
)
def test_a_broken_tournament_is_refused(change: dict[str, Any], place: str) -> None:
    """What the reader refuses the schema refuses as well, at its place."""
    broken = {"format": "tiebreaks", "version": 1, "crosstable": {"participants": []}, **change}
    found = problems(broken, "tournament")
    assert [line.startswith(f"{place}: ") for line in found] == [True], found
    with pytest.raises(errors.TiebreakError):
        formats.loads(json.dumps(broken))


@pytest.mark.parametrize(
    "change",
    [
        {"edition": None},
        {"provisional": "no"},
        {"notices": ["text"]},
        {"new": 1},
        {"standings": [{"place": 1}]},
    ],
)
def test_broken_standings_are_refused(change: dict[str, Any]) -> None:
    """A missing, a wrong or an unknown key of standings is refused."""
    whole = to_dict(rank(read(CLUB).crosstable, "BH"))
    assert problems({**whole, **change}, "results", "standings") != []
    del whole["seed"]
    assert problems(whole, "results", "standings") != []


def test_the_documented_way_to_a_schema() -> None:
    """The files are beside the modules, so that every installation has them."""
    folder = Path(known(cli.__file__)).parents[1] / "schemas"
    assert sorted(path.name for path in folder.iterdir()) == ["results.json", "tournament.json"]
