"""`to_dict`: every result as plain data, with nothing lost."""

from __future__ import annotations

import json
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import attrs
import pytest

from tiebreaks import (
    BUILTIN,
    Column,
    Comparison,
    Crosstable,
    Difference,
    Edition,
    GroupStep,
    GroupWorking,
    Notice,
    Pairing,
    Participant,
    PointsSystem,
    Published,
    Score,
    Standings,
    Step,
    Team,
    Tournament,
    Working,
    check,
    editions,
    errors,
    evaluate,
    formats,
    parse,
    rank,
    read,
    to_dict,
    total,
    versus,
)
from tiebreaks.checking import Settings, Verdict, verdict
from tiebreaks.errors import Problem
from tiebreaks.messages import messages
from tiebreaks.model.participants import NationalRating
from tiebreaks.prizes import Division, Share, share
from tiebreaks.standings.changes import Change
from tiebreaks.standings.group_columns import Dropped, GroupColumn, GroupRow
from tiebreaks.standings.rows import Row

CLUB = read("examples/club-open.trf")
ROBIN = read("examples/round-robin.trf")
TEAMS = read("examples/team-cup.trf")
PUBLISHED = attrs.evolve(CLUB, published=Published(places={2: 2, 4: 1}))
SAMPLE = read("tests/samples/sample.json")  # Çelik, number 3, is unrated
RANKED = rank(ROBIN.crosstable, "PTS,DE,SB")

# Fields with another key in the dictionary.
KEYS: Mapping[type, Mapping[str, str]] = {
    Standings: {
        "codes": "tiebreaks",
        "places": "standings",
        "order": "standings",
        "decided": "standings",
        "assigned": "assigned_ratings",
    },
    Row: {"participant": "number"},
    Column: {"tiebreak": "name"},
    GroupColumn: {"tiebreak": "name", "orders": "values"},
    Division: {"standings": "tiebreaks"},
}
# Fields that are left out, since other data has them: as the page of the JSON results says.
LEFT_OUT: Mapping[type, Mapping[str, str]] = {
    Standings: {
        "table": "a result of its own, to_dict(standings.table)",
        "aliases": "columns say what they mean",
        "tournament": "its name, first day and notices; all of it is to_dict(standings.tournament)",
    },
    Row: {"standings": "what it is a row of"},
    Column: {
        "scale": "values are exact",
        "terms": "the workings",
        "vectors": "with the values",
        "table": "a result of its own, to_dict(column.table)",
    },
    GroupColumn: {
        "groups": "the workings",
        "table": "a result of its own, to_dict(column.table)",
    },
}

RESULTS: list[Any] = [
    RANKED,
    RANKED[0],
    RANKED.working("SB", participant=3),
    RANKED.working("SB", participant=3).steps[0],
    RANKED.working("DE", participant=3),
    RANKED.group_working("DE", participant=3).steps[0],
    RANKED.group_working("DE", participant=3).steps[0].rows[0],
    RANKED.compare(3, 7),
    rank(SAMPLE.crosstable, "PTS,ARO").dropped[0],
    RANKED.column("SB"),
    RANKED.column("DE"),
    share(RANKED, fund=100, by="SB"),
    share(RANKED, fund=100, by="SB")[0],
    check(PUBLISHED)[0],
    verdict(PUBLISHED),
    verdict(CLUB).settings[0] if verdict(CLUB).settings else verdict(ROBIN).settings[0],
    versus(rank(CLUB.crosstable, "BH"), rank(CLUB.crosstable, "BH", edition="fide-2009"))[0],
    CLUB.crosstable.participants[0],
    editions.DEFAULT,
    TEAMS.teams[0],
    Published(places={1: 2}, values={"BH": {1: Fraction(1, 2), 2: None}}),
    Notice("text", 3, 49),
    PointsSystem(3, 1, 0),
    Score(2, 1),
]


@pytest.mark.parametrize("result", RESULTS, ids=lambda result: type(result).__name__)
def test_no_field_is_lost(result: Any) -> None:
    """Every field of a result is a key, but for those that are listed with a reason."""
    plain = to_dict(result)
    kind = type(result)
    known_keys = set(plain)
    if kind is Participant:
        known_keys |= {f.name for f in attrs.fields(kind) if not getattr(result, f.name)}
        known_keys |= {"fide_rating"} if result.fide_rating == result.rating else set()
    names = {field.name for field in attrs.fields(kind) if not field.name.startswith("_")}
    names -= LEFT_OUT.get(kind, {}).keys()
    assert {KEYS.get(kind, {}).get(name, name) for name in names} <= known_keys
    assert json.loads(json.dumps(plain)) == plain


def test_every_kind_of_result_is_looked_at() -> None:
    """The test above has one of each."""
    assert {type(result) for result in RESULTS} == {
        Standings, Row, Working, Step, GroupWorking, GroupStep, GroupRow, Comparison, Dropped,
        Column, GroupColumn, Division, Share, Difference, Verdict, Settings, Change, Participant,
        Edition, Team, Published, Notice, PointsSystem, Score,
    }  # fmt: skip


@pytest.mark.parametrize("event", [CLUB, ROBIN, TEAMS], ids=lambda event: event.name)
def test_a_tournament_is_read_again(event: Tournament) -> None:
    """A tournament and a crosstable are files of our JSON format: reading them loses nothing."""
    event = attrs.evolve(event, notices=(Notice("mended", 3, 49), Notice("ignored")))
    found = formats.loads(json.dumps(to_dict(event)))
    for field in attrs.fields(Tournament):
        assert getattr(found, field.name) == getattr(event, field.name), field.name
    again = formats.loads(json.dumps(to_dict(event.crosstable)))
    assert again.crosstable == event.crosstable


def test_an_event_whose_rule_is_a_function() -> None:
    """A function cannot be written; the notices say so."""
    rules = attrs.evolve(editions.DEFAULT.unplayed, choose_cut=lambda elements: elements[0])
    edition = attrs.evolve(editions.DEFAULT, id="own", unplayed=rules)
    (notice,) = to_dict(attrs.evolve(CLUB, edition=edition, notices=()))["notices"]
    assert "choose_cut" in notice["message"]


STORED = """
1 Ann   +W2 =B3 =W4
2 Bob   -B1 +W4 +B3
3 Cid   +W4 =W1 -W2
4 Dan   -B3 -B2 =B1
"""


def test_standings_by_hand() -> None:
    """Places, exact values and what decided are those of the table above."""
    event = Tournament(
        Crosstable.parse(STORED, planned_rounds=5),
        editions.DEFAULT,
        name="Club",
        notices=(Notice("one line was mended", 4),),
    )
    plain = to_dict(rank(event, "PTS,BH", seed=3))
    assert {key: plain[key] for key in plain if key not in ("columns", "standings")} == {
        "event": "Club",
        "start": None,
        "edition": "fide-2026-03",
        "edition_name": "FIDE C.07, March 2026",
        "pairing": "swiss",
        "rounds": 3,
        "after": 3,
        "planned_rounds": 5,
        "open_games": 0,
        "provisional": True,
        "tiebreaks": ["PTS", "BH"],
        "dropped": [],
        "assigned_ratings": {},
        "excluded": [],
        "group": None,
        "seed": 3,
        "notices": [
            {"message": "one line was mended", "line": 4, "column": None, "tiebreak": None}
        ],
        "misused": [],
    }
    # Points: Ann 2, Bob 2, Cid 1.5, Dan 0.5. Buchholz: Ann 2 + 1.5 + 0.5, Bob 2 + 0.5 + 1.5.
    rows = [(row["number"], row["place"], row["values"]["BH"]) for row in plain["standings"]]
    assert rows[2:] == [
        (3, 3, {"exact": "9/2", "text": "4.5"}),  # 0.5 + 2 + 2
        (4, 4, {"exact": "11/2", "text": "5.5"}),  # 1.5 + 2 + 2
    ]
    assert [row[2]["exact"] for row in rows[:2]] == ["4", "4"]
    decided = [row["decided_by"] for row in plain["standings"]]
    assert decided == [None, "lots", "PTS", "PTS"]


def test_a_participant_says_what_is_known() -> None:
    """In a row there are title, federation and rating; on its own everything."""
    people = [
        Participant(1, "Ann", 2100, "GER", title="WFM", sex="w", birth="2008", fide_rating=2090),
        Participant(2, "Bob", start="3/2"),
    ]
    table = Crosstable.from_games(people, [(1, 1, 2, "1-0")])
    ann, bob = to_dict(rank(table, "PTS"))["standings"]
    kept = {"title": "WFM", "federation": "GER", "rating": 2100}
    assert {key: ann[key] for key in ann if key not in ("values", "place", "decided_by")} == {
        "number": 1,
        "name": "Ann",
        **kept,
    }
    assert not kept.keys() & bob.keys()
    born = {"sex": "w", "birth": "2008", "fide_rating": 2090}
    assert to_dict(people[0]) == {"number": 1, "name": "Ann", **kept, **born}
    assert to_dict(people[1]) == {"number": 2, "name": "Bob", "start": "3/2"}
    record = NationalRating("GER", 2050, id="17")
    plain = to_dict(Participant(1, national_ratings=(record,), ratings=(2000, None)))
    assert plain["national_ratings"] == [{"federation": "GER", "rating": 2050, "id": "17"}]
    assert plain["ratings"] == [2000, None]


def test_columns_say_what_they_are() -> None:
    """Each tie-break of a list has its kind, its name, and what an alias or a drop means."""
    values, order, dropped = to_dict(rank(SAMPLE.crosstable, "PTS,SIMPB,DE,ARO"))["columns"][1:]
    assert (values["code"], values["kind"], values["name"]) == (
        "SIMPB",
        "value",
        "Simplified Berger",
    )
    assert (order["kind"], order["better"], order["article"]) == ("order", "lower", "6")
    assert (dropped["kind"], dropped["code"]) == ("dropped", "ARO")
    assert dropped["unrated"] == [3]
    (column,) = to_dict(rank(CLUB.crosstable, "PTS,SHM"))["columns"][1:]
    assert (column["descriptor"], column["means"]) == ("SHM", "SIMPB")


def test_values_that_more_than_a_number_orders() -> None:
    """A vector stands beside the value it orders."""
    plain = to_dict(evaluate(Crosstable.parse(STORED), "PS/LEX"))
    # Ann scores 1, 0.5, 0.5, so progressively 1 + 1.5 + 2.
    assert plain["values"]["1"]["exact"] == "9/2"
    assert [Fraction(part) for part in plain["values"]["1"]["vector"]] != []
    assert "vector" not in to_dict(evaluate(Crosstable.parse(STORED), "PS"))["values"]["1"]


def test_excluded_participants_have_no_place() -> None:
    """Who is excluded is listed at the top, and at the end without a place."""
    plain = to_dict(rank(ROBIN.crosstable, "PTS,SB", exclude=(3,)))
    assert plain["excluded"] == [3]
    assert (plain["standings"][-1]["number"], plain["standings"][-1]["place"]) == (3, None)


def test_the_event_is_passed_on() -> None:
    """Standings inside lists and dictionaries, groups and divided prizes have the event too."""
    ranked = rank(ROBIN, "PTS,DE,SB")
    group = ranked.among(lambda person: person.number < 3)
    plain = to_dict({"all": [ranked, group], "prizes": share(group, fund=10, by="SB")})
    found = [*plain["all"], plain["prizes"]]
    assert [one["event"] for one in found] == [ROBIN.name] * 3 != [""] * 3


def test_an_edition_is_an_id_inside_and_whole_by_itself() -> None:
    """The rules of an edition are words that `with_options` takes."""
    edition = editions.get("fide-2026-03+cap_rounds=counted")
    assert to_dict([edition]) == ["fide-2026-03+cap_rounds=counted"]
    plain = to_dict(edition)
    assert plain["in_force"] == "2026-03-01"
    assert plain["articles"]["dummy_capped_by_draws"] == "16.4.2"
    again = editions.with_options(editions.FIDE_2009, plain["unplayed"])
    assert again.unplayed == edition.unplayed


@pytest.mark.parametrize(
    ("value", "plain"),
    [
        (parse("bh-c1"), "BH/C1"),
        (Pairing.SWISS, "swiss"),
        (total, "total"),
        (Fraction(1, 3), "1/3"),
        (b"1=", "1="),
        ((1, "a", None, True), [1, "a", None, True]),
        ({3: Fraction(2)}, {"3": "2"}),
    ],
)
def test_simple_values(value: object, plain: object) -> None:
    """What results consist of becomes text, numbers and lists."""
    assert to_dict(value) == plain


@pytest.mark.parametrize(
    "value",
    [BUILTIN, BUILTIN["BH"], evaluate(CLUB.crosstable, "BH").terms, Standings, Pairing, rank, 1.5],
    ids=["registry", "tiebreak", "terms", "class", "enumeration", "function", "decimal"],
)
def test_what_is_no_result(value: object) -> None:
    """Registries, definitions, classes and functions are refused."""
    with pytest.raises(TypeError, match="has no plain form"):
        to_dict(value)


PROBLEM = Problem(
    "two_entries",
    "round {round}: {number} has two entries ({what})",
    round=3,
    number=7,
    entry=12,
    line=4,
    column=9,
    source="a.csv",
    what=Problem("a_bye", "a bye"),
    given=1.5,
)


def test_a_problem_by_hand() -> None:
    """A problem has its code, its message without the place, and the place in keys."""
    bye = {"code": "a_bye", "message": "a bye", "fields": {}}
    nowhere = dict.fromkeys(("round", "number", "entry", "line", "column", "source"))
    assert to_dict(PROBLEM) == {
        "code": "two_entries",
        "message": "round 3: 7 has two entries (a bye)",
        "round": 3,
        "number": 7,
        "entry": 12,
        "line": 4,
        "column": 9,
        "source": "a.csv",
        "fields": {"what": {**nowhere, **bye}, "given": "1.5"},
    }


def test_an_error_lists_every_problem() -> None:
    """An error has its class, its whole message, and each problem in the same shape."""
    plain = to_dict(errors.InputError([PROBLEM, Problem("b", "b")]))
    assert plain["error"] == "InputError"
    assert plain["message"] == "a.csv: line 4, column 9: round 3: 7 has two entries (a bye)\nb"
    assert [problem["code"] for problem in plain["problems"]] == ["two_entries", "b"]
    with pytest.raises(errors.DescriptorError) as refused:
        rank(CLUB.crosstable, "BH/Q, BHC")
    assert len(to_dict(refused.value)["problems"]) == 2
    with pytest.raises(errors.UnknownTiebreakError) as caught:
        rank(CLUB.crosstable, "BHC")
    plain = to_dict(caught.value)
    assert (plain["text"], plain["span"], "BH" in plain["known"]) == ("BHC", [0, 3], True)
    assert plain["problems"][0]["column"] == 1


def test_sentences_in_a_language() -> None:
    """Reasons are in the language that is asked for."""
    (difference, *_) = check(PUBLISHED)
    assert to_dict(difference)["reason"] == difference.reason
    german = to_dict(difference, language="de-AT")["reason"]
    assert german.startswith(difference.cause.text(messages("de")))
    with pytest.raises(errors.UnknownLanguageError):
        to_dict(difference, language="pt")
