"""JSON files: the layout, everything that a tournament holds, and what is refused."""

from __future__ import annotations

import json
from contextlib import suppress
from datetime import date
from fractions import Fraction
from typing import Any

import attrs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tiebreaks import editions, formats
from tiebreaks._exact import FrozenMap
from tiebreaks.editions import Edition, UnplayedRules
from tiebreaks.errors import FormatError, InputError
from tiebreaks.formats import jsonfile
from tiebreaks.model.cells import Cell
from tiebreaks.model.crosstable import Crosstable
from tiebreaks.model.matches import TeamRules
from tiebreaks.model.participants import NationalRating, Participant, Team
from tiebreaks.model.scores import Score
from tiebreaks.model.scoring import PointsSystem
from tiebreaks.model.tournament import Notice, Published, Tournament

CLUB = """{
 "format": "tiebreaks",
 "version": 1,
 "name": "Club",
 "start": "2024-09-01",
 "edition": "fide-2024-08",
 "tiebreaks": ["PTS", "BH/C1"],
 "crosstable": {
  "pairing": "swiss",
  "planned_rounds": 5,
  "rounds": 1,
  "participants": [
   {"number": 1, "name": "Ann", "rating": 2100, "cells": ["2w1", "3b"]},
   {"number": 2, "name": "Bob", "federation": "GER", "cells": ["1b0", "H"]},
   {"number": 7, "name": "Zoë", "cells": ["U", null, "H"]},
   {"number": 3, "name": "Cid", "fide_rating": 1800, "cells": ["Z", "1w"]}
  ],
  "points": {
   "PTS": {
    "system": {"win": 3, "draw": 1, "pairing_bye": 1},
    "penalties": [{"number": 2, "round": 0, "points": "-1/2"}]
   }
  }
 },
 "published": {"places": {"1": 1, "2": 4}, "points": {"1": 3}},
 "records": ["022 Town"]
}
"""


def event(**changes: Any) -> str:
    """Return the smallest event as text, with changes of its crosstable."""
    people = [{"number": 1, "cells": ["2w1"]}, {"number": 2, "cells": ["1b0"]}]
    table = {"participants": people, **changes}
    return json.dumps({"format": "tiebreaks", "version": 1, "crosstable": table})


def whole(**changes: Any) -> str:
    """Return the smallest event as text, with other keys or values."""
    return json.dumps({**json.loads(event()), **changes})


def test_read() -> None:
    """A file is read into the model, field by field."""
    found = jsonfile.loads(CLUB, "club.json")
    table = found.crosstable
    assert (found.name, found.start) == ("Club", date(2024, 9, 1))
    assert found.edition is editions.get("fide-2024-08")
    assert found.tiebreaks == ("PTS", "BH/C1")
    assert found.published == Published(FrozenMap({1: 1, 2: 4}))
    assert found.published.points == {1: Fraction(3)}
    assert found.records == ("022 Town",)
    assert (found.source, found.notices) == ("club.json", ())
    assert [person.number for person in table.participants] == [1, 2, 7, 3]
    assert table.participants[0] == Participant(1, "Ann", 2100)
    assert table.participants[1] == Participant(2, "Bob", federation="GER")
    assert table.participants[3] == Participant(3, "Cid", None, fide_rating=1800)
    assert (table.rounds, table.planned_rounds, table.pairing) == (1, 5, "swiss")
    assert table.outcomes == (b"1 ", b"0H", b"U*", b"Z ")
    assert table.opponents == ((1, 3), (0, -1), (-1, -1), (-1, 0))
    assert table.colors == ("wb", "b-", "--", "-w")
    points = table.points["PTS"]
    assert (points.scale, points.rows) == (2, ((6, 0), (0, 2), (2, 0), (0, 0)))
    assert points.system == PointsSystem(3, 1, pairing_bye=1)
    assert points.penalties == ((1, 0, -1),)
    assert table.written is not None
    assert [row[2:] for row in table.written.outcomes] == [b"*", b"*", b"H", b"*"][
        : len(table.outcomes)
    ]


def test_layout() -> None:
    """A file in the fixed layout is written back unchanged."""
    assert jsonfile.dumps(jsonfile.loads(CLUB)).decode() == CLUB


def test_what_is_left_out_is_as_usual() -> None:
    """Participants are all that a crosstable needs."""
    found = jsonfile.loads(event())
    table = Crosstable.from_games([Participant(1), Participant(2)], [(1, 1, 2, "1-0")])
    assert found == Tournament(table, editions.DEFAULT)


def test_edition_follows_the_first_day() -> None:
    """A file without an edition has the one of its first day."""
    assert jsonfile.loads(whole(start="2024-09-01")).edition.id == "fide-2024-08"
    assert jsonfile.loads(whole(start="2024-09-01", edition="fide-2024-04")).edition.id == (
        "fide-2023-09"
    )


def test_content() -> None:
    """JSON is recognised by its first character, even after a mark or spaces."""
    assert jsonfile.is_content(b"\xef\xbb\xbf\r\n {")
    assert jsonfile.is_content("{")
    assert not jsonfile.is_content("001    1")
    assert not jsonfile.is_content(b"")
    assert formats.loads(b"\xef\xbb\xbf" + CLUB.encode()) == jsonfile.loads(CLUB)


def test_encoding() -> None:
    """Another encoding is used if it is given."""
    data = whole(name="Č").encode("utf-8").decode("unicode_escape").encode("cp1250")
    assert jsonfile.loads(data, encoding="cp1250").name == "Č"
    with pytest.raises(FormatError, match="line 1: this is not UTF-8 text"):
        jsonfile.loads(data)
    with pytest.raises(InputError, match="unknown encoding 'none'"):
        jsonfile.loads(data, encoding="none")


def test_settings() -> None:
    """What the caller gives replaces what the file says."""
    found = jsonfile.loads(CLUB, pairing="predetermined", planned_rounds=9)
    assert (found.crosstable.pairing, found.crosstable.planned_rounds) == ("predetermined", 9)
    few = jsonfile.loads(CLUB, planned_rounds=1)
    assert few.crosstable.planned_rounds == 2
    assert [str(n) for n in few.notices] == [
        "the number of scheduled rounds is 1, but round 2 is paired"
    ]


PEOPLE = (
    Participant(
        5,
        'Ann, "the" Ω',
        2100,
        "GER",
        title="WGM",
        sex="w",
        birth="2001/02/03",
        fide_id="4600001",
        fide_rating=2090,
        ratings=(2100, None, 2110),
        national_ratings=(NationalRating("GER", 2011, "T", "Anna", "BAY", "7"), NationalRating("")),
        start=Fraction(-7, 3),
    ),
    Participant(2, "Bob", 1500, fide_rating=None),
    Participant(9),
)
CELLS = [
    [Cell(2, "w", ord("1")), Cell(9, "-", ord("=")), None, Cell(0, "-", ord("F"))],
    [Cell(5, "b", ord("0")), Cell(0, "-", ord("U")), None, Cell(0, "-", ord("H"))],
    [Cell(0, "-", ord("Z")), Cell(5, "-", ord("=")), Cell(0, "-", ord("H")), None],
]
FULL = Tournament(
    Crosstable.from_cells(
        PEOPLE,
        CELLS,
        pairing="predetermined",
        planned_rounds=8,
        scoring=PointsSystem(3, "1/3", "-1/7", half_bye=2, black_win=4, adjourned=0),
        awards={(5, 1): Fraction(5, 6), (9, 3): Fraction(1, 5)},
        penalties=[(2, 0, Fraction(-1, 4)), (9, 4, Fraction(1))],
        rounds_in_order=False,
        scores={
            (5, 1): Score(2, 0),
            (2, 1): Score(0, 2),
            (2, 2): Score(50, 0),
            (5, 2): Score(1, 1, 1),
            (9, 2): Score(1, 1, 1),
            (5, 4): Score(7, 3),
        },
    ),
    editions.get("fide-2009"),
    name="Größe",
    start=date(1999, 12, 31),
    end=date(2026, 7, 1),
    tiebreaks=("PTS", "EXT:x"),
    published=Published(FrozenMap({5: 1}), FrozenMap({5: Fraction(7, 3)})),
    teams=(Team(1, (5, 2), name="A", short_name="a", strength="1", line_ups=((5, 0), ())),),
    players=Crosstable.from_games(["X", "Y"], [(1, 1, 2, "+-")]),
    players_published=Published(FrozenMap({1: 1})),
    records=("022 Town", "### c"),
    notices=(Notice("odd", 3),),
    source="full.trf",
)


def test_everything_is_held() -> None:
    """Everything that a tournament holds is read again, and written the same."""
    data = jsonfile.dumps(FULL)
    found = jsonfile.loads(data)
    assert found == FULL
    assert found.published.points == FULL.published.points
    assert jsonfile.dumps(found) == data
    assert jsonfile.omissions(FULL) == ()
    assert "Größe".encode() in data


def test_no_field_is_forgotten() -> None:
    """Each field of the model is given above other than its default, or left out on purpose."""
    left_out = {"notices", "source"}
    for record in (FULL, FULL.teams[0], PEOPLE[0], PEOPLE[0].national_ratings[0]):
        for field in attrs.fields(type(record)):
            value = getattr(record, field.name)
            assert field.name in left_out or value != field.default, field.name
    known = {*attrs.fields_dict(Crosstable)} - {"boards", "_indexes"}
    assert known == {
        *("participants", "opponents", "outcomes", "colors", "points", "rounds"),
        *("planned_rounds", "pairing", "rounds_in_order", "written", "scores"),
    }
    assert {*attrs.fields_dict(type(FULL.crosstable.points["PTS"]))} == {
        *("rows", "scale", "system", "penalties"),
    }
    assert {*attrs.fields_dict(Published)} == {"places", "points", "values", "decimals", "names"}


def test_printed_values() -> None:
    """Printed tie-breaks are held in the order of their columns."""
    values = FrozenMap({"SB": FrozenMap({1: Fraction(1, 2), 2: None}), "BH/C1": FrozenMap({})})
    printed = Published(values=values, decimals=FrozenMap({"SB": 2}))
    found = jsonfile.loads(jsonfile.dumps(attrs.evolve(FULL, published=printed)))
    assert found.published == printed
    assert list(found.published.values) == ["SB", "BH/C1"]


@pytest.mark.parametrize("rounds", [0, 1, 2, 3, 5])
def test_as_it_stood_after_a_round(rounds: int) -> None:
    """A table after any round is held, even after a round that is held only by request."""
    table = attrs.evolve(FULL.crosstable, rounds_in_order=True).through(rounds)
    for people in (table, Crosstable.from_cells([], [], planned_rounds=5).through(rounds)):
        before = Tournament(people, editions.DEFAULT)
        assert jsonfile.loads(jsonfile.dumps(before)) == before


EVERY_CELL = ["2w1", "2b=", "2-0", "2w+", "2--", "2-X", "2w", "2-", "2wW", "2bD", "2-L"]


def test_cells() -> None:
    """A cell is the opponent, a colour or a dash, and the result, nothing for an open game."""
    other = ["1b0", "1w=", "1-1", "1b-", "1--", "1-X", "1b", "1-", "1bL", "1wD", "1-W"]
    people = [{"number": 1, "cells": EVERY_CELL}, {"number": 2, "cells": other}]
    table = jsonfile.loads(event(participants=people)).crosstable
    assert table.outcomes == (b"1=0+-X  WDL", b"0=1--X  LDW")
    assert table.colors == ("wb-w--w-wb-", "bw-b--b-bw-")
    data = jsonfile.dumps(Tournament(table, editions.DEFAULT))
    assert json.loads(data)["crosstable"]["participants"] == people


def test_scores() -> None:
    """A score is a text in the row of each side, with the drawn games last; null for none."""
    people = [
        {"number": 1, "start": "3/2", "cells": ["2w1", "U"], "scores": ["2-1", "50-0"]},
        {"number": 2, "start": 4, "cells": ["1b0", "3w="], "scores": ["1-2", "1-1-1"]},
        {"number": 3, "cells": ["H", "2b="], "scores": [None, "1-1-1"]},
    ]
    found = jsonfile.loads(event(participants=people))
    assert found.crosstable == Crosstable.from_games(
        [Participant(1, start="3/2"), Participant(2, start=4), Participant(3)],
        [(1, 1, 2, Score(2, 1)), (2, 2, 3, Score(1, 1, drawn=1))],
        [(1, 3, "H"), (2, 1, "U", Score(50, 0))],
    )
    assert json.loads(jsonfile.dumps(found))["crosstable"]["participants"] == people
    assert formats.loads(jsonfile.dumps(found), after=1).crosstable == found.crosstable.through(1)


@pytest.mark.parametrize(
    ("scores", "problem"),
    [
        ((["2-1"], []), "round 1: 1 has the score 2-1 against 2, who has none"),
        ((["2-1"], ["2-1"]), "round 1: 1 has the score 2-1 against 2, who has 2-1"),
        ((["1-2"], ["2-1"]), "round 1: 1 has a win against 2, but the score is 1-2"),
        ((["2-1", "1-1"], ["1-2"]), "round 2: 1 has the score 1-1, but no entry"),
    ],
)
def test_scores_that_contradict(scores: tuple[list[str], list[str]], problem: str) -> None:
    """Scores of both sides have to agree with each other and with the result."""
    people = [
        {"number": 1, "cells": ["2w1"], "scores": scores[0]},
        {"number": 2, "cells": ["1b0"], "scores": scores[1]},
    ]
    with pytest.raises(InputError) as caught:
        jsonfile.loads(event(participants=people))
    assert caught.value.problems == (problem,)


MATCHES = [(1, 1, 2, "1=0+"), (1, 3, 4, "1100"), (2, 1, 3, "----"), (2, 4, 2, "=1=0")]


@pytest.mark.parametrize("primary", ["MP", "GP"])
def test_teams(primary: str) -> None:
    """A team table has both scores in their order, and the boards."""
    table = Crosstable.from_matches(
        ["A", "B", "C", "D"],
        MATCHES,
        [(3, 1, "U"), (3, 2, "Z"), (3, 3, "Z"), (3, 4, "Z")],
        planned_rounds=4,
        rules=TeamRules(4, match=PointsSystem(3, 1), game=PointsSystem(2, 1), primary=primary),
    )
    before = Tournament(table, editions.DEFAULT)
    data = jsonfile.dumps(before)
    after = jsonfile.loads(data)
    assert after == before
    assert list(after.crosstable.points) == list(table.points)
    assert jsonfile.dumps(after) == data
    found = json.loads(data)["crosstable"]
    assert found["participants"][0]["boards"] == ["1=0+", "----", "UUUU"]
    assert found["boards"]["points"] == {"+": 2, "-": 0, "0": 0, "1": 2, "=": 1, "U": 2, "Z": 0}
    assert found["points"]["MP"]["system"] == {"win": 3, "draw": 1}


def test_boards_worth_something_else() -> None:
    """If a board has special points, the points of all boards of the match are written."""
    table = Crosstable.from_matches(["A", "B"], [(1, 1, 2, "1=")])
    assert table.boards is not None
    odd = attrs.evolve(table.boards, points=(((3, 1),), ((0, 2),)))
    before = Tournament(attrs.evolve(table, boards=odd), editions.DEFAULT)
    data = jsonfile.dumps(before)
    assert jsonfile.loads(data) == before
    people = json.loads(data)["crosstable"]["participants"]
    assert people[1]["boards"] == [{"outcomes": "0=", "points": [0, 1]}]


OWN = attrs.evolve(
    editions.FIDE_2024_08,
    name="House rules",
    in_force=date(2025, 1, 1),
    missing_codes=frozenset({"X", "A"}),
    unplayed=attrs.evolve(
        editions.FIDE_2024_08.unplayed,
        adjustment=editions.Adjustment.NONE,
        dummy_caps=True,
        rr_forfeits_type_b=b"-",
    ),
)


def test_edition_of_the_event() -> None:
    """A changed edition is held as its changes."""
    before = attrs.evolve(FULL, edition=OWN)
    data = jsonfile.dumps(before)
    assert jsonfile.loads(data) == before
    assert json.loads(data)["edition"] == {
        "base": "fide-2024-08",
        "name": "House rules",
        "in_force": "2025-01-01",
        "missing_codes": ["A", "X"],
        "unplayed": {"adjustment": "none", "dummy_caps": True, "rr_forfeits_type_b": "-"},
    }


def test_edition_with_articles_and_an_id_of_its_own() -> None:
    """Every field of an edition may be changed."""
    articles = FrozenMap(dict.fromkeys(editions.DEFAULT.articles, "7"))
    own = attrs.evolve(editions.DEFAULT, id="house", source="letter", articles=articles)
    other = {field.name: getattr(OWN, field.name) for field in attrs.fields(Edition)}
    for edition in (own, attrs.evolve(editions.FACE_VALUE, **other), attrs.evolve(OWN, id="o")):
        before = attrs.evolve(FULL, edition=edition)
        assert jsonfile.loads(jsonfile.dumps(before)) == before


def test_functions_of_the_event_are_omitted() -> None:
    """A rule that is a function is left out, and this is reported."""
    unplayed = attrs.evolve(editions.DEFAULT.unplayed, choose_cut=min, dummy=max)
    before = attrs.evolve(FULL, edition=attrs.evolve(editions.DEFAULT, unplayed=unplayed))
    assert [notice.message for notice in jsonfile.omissions(before)] == [
        "the rule dummy of the edition is a function: the file has the default rule",
        "the rule choose_cut of the edition is a function: the file has the default rule",
    ]
    assert jsonfile.loads(jsonfile.dumps(before)).edition is not None


def test_too_long_a_number() -> None:
    """A number that could not be read again is refused."""
    table = Crosstable.from_games([(10**9, "A")], [])
    with pytest.raises(InputError, match="cannot hold the number 1000000000"):
        jsonfile.dumps(Tournament(table, editions.DEFAULT))


PERSON = {"number": 1}
REFUSED = [
    ("{", "line 1, column 2: this is not JSON: "),
    ('{"format":\n "tiebreaks" x}', "line 2, column 14: this is not JSON: "),
    ('{"version": ' + "9" * 5000 + "}", "a number has too many digits"),
    ('{"a": ' + "[" * 100_000, "the nesting is too deep"),
    ("{}", "$.format: the format is not 'tiebreaks'"),
    ('{"format": "chess", "version": 1}', "$.format: the format is not 'tiebreaks'"),
    (whole(version=2), "$.version: unknown version 2; known is 1"),
    (whole(version="1"), '$.version: "1" is not a whole number of at most nine digits'),
    (whole(version=True), "$.version: true is not a whole number of at most nine digits"),
    ('{"format": "tiebreaks", "version": 1}', "$: the key 'crosstable' is missing"),
    (whole(nme="x"), "$: unknown key 'nme'; the keys are format, version, crosstable"),
    (whole()[:-1] + ', "name": "a", "name": "b"}', "$: duplicate key 'name'"),
    (whole(name=1), "$.name: 1 is not a text"),
    (whole(name="\ud800"), "$.name: half of a surrogate pair is not text"),
    (whole(start="2024-02-30"), '$.start: "2024-02-30" is not a day such as "2026-03-01"'),
    (whole(start=2024), '$.start: 2024 is not a day such as "2026-03-01"'),
    (whole(tiebreaks="PTS"), '$.tiebreaks: "PTS" is not a list'),
    (whole(tiebreaks=["PTS", None]), "$.tiebreaks[1]: null is not a text"),
    (whole(edition="fide-1900"), "$.edition: unknown edition 'fide-1900'; the editions are"),
    (whole(edition={}), "$.edition: the key 'base' is missing"),
    (whole(edition={"base": "face-value", "unplayed": {"dummy": "x"}}),
     "$.edition.unplayed.dummy: 'x' is not one of none, "),
    (whole(edition={"base": "face-value", "unplayed": {"dummy_caps": "yes"}}),
     '$.edition.unplayed.dummy_caps: "yes" is not true or false'),
    (whole(edition={"base": "face-value", "unplayed": {"rr_forfeits_type_b": "q"}}),
     "$.edition.unplayed.rr_forfeits_type_b: 'q' has letters that are not outcomes"),
    (whole(edition={"base": "face-value", "unplayed": {"rr_forfeits_type_b": "1"}}),
     "$.edition.unplayed.rr_forfeits_type_b: the rule rr_forfeits_type_b must be one of unplayed"),
    (whole(edition={"base": "face-value", "unplayed": {"choose_cut": "min"}}),
     "$.edition.unplayed.choose_cut: a function cannot be read from JSON"),
    (whole(edition={"base": "face-value", "articles": {"x": "1"}}),
     "$.edition.articles: unknown key 'x'; the keys are adjusted"),
    (whole(published={"places": {"01": 1}}), "$.published.places: the key '01' is not a number"),
    (whole(published={"places": {"1": 0.5}}),
     "$.published.places.1: 0.5 is not a whole number of at most nine digits"),
    (whole(crosstable=[]), "$.crosstable: a list is not an object"),
    (whole(crosstable={}), "$.crosstable: the key 'participants' is missing"),
    (whole(players={}), "$.players: the key 'participants' is missing"),
    (event(pairing="knockout"), "$.crosstable.pairing: 'knockout' is not one of swiss, predet"),
    (event(rounds=0), "$.crosstable.rounds: 0 rounds were held, but round 1 has results"),
    (event(rounds=2), "$.crosstable.rounds: 2 rounds were held, but there are cells for 1"),
    (event(planned_rounds=-1), "$.crosstable.planned_rounds: -1 is not at least 0"),
    (event(rounds_in_order=1), "$.crosstable.rounds_in_order: 1 is not true or false"),
    (event(participants=[{}]), "$.crosstable.participants[0]: the key 'number' is missing"),
    (event(participants=[7]), "$.crosstable.participants[0]: 7 is not an object"),
    (event(participants=[{"number": "1"}]),
     '$.crosstable.participants[0].number: "1" is not a whole number'),
    (event(participants=[{"number": 1, "rating": 2000.5}]),
     "$.crosstable.participants[0].rating: 2000.5 is not a whole number"),
    (event(participants=[{**PERSON, "cells": ["H", "9x1"]}]),
     "$.crosstable.participants[0].cells[1]: '9x1' is not a cell, such as 9w1, 9b=, 9-+ or H"),
    (event(participants=[{**PERSON, "cells": "H"}]),
     '$.crosstable.participants[0].cells: "H" is not a list'),
    (event(participants=[{**PERSON, "rating": -1}]),
     "$.crosstable.participants[0]: a rating is a whole number, 0 or None for unrated; not -1"),
    (event(participants=[{**PERSON, "start": 1.5}]),
     "$.crosstable.participants[0].start: 1.5 is not an exact number"),
    (event(participants=[{**PERSON, "start": 10**9}]),
     "$.crosstable.participants[0]: a starting score is an exact number such as 3"),
    (event(participants=[{**PERSON, "scores": "2-1"}]),
     '$.crosstable.participants[0].scores: "2-1" is not a list'),
    (event(participants=[{**PERSON, "scores": [None, "2:1"]}]),
     "$.crosstable.participants[0].scores[1]: '2:1' is not a score, such as 2-1, or 2-1-1 with"),
    (event(participants=[{**PERSON, "scores": [[2, 1]]}]),
     "$.crosstable.participants[0].scores[0]: a list is not a text"),
    (event(participants=[{**PERSON, "national_ratings": [{}]}]),
     "$.crosstable.participants[0].national_ratings[0]: the key 'federation' is missing"),
    (event(participants=[{**PERSON, "boards": ["1"]}]),
     "$.crosstable: there are boards, but the key 'boards' is missing"),
    (event(points={}), "$.crosstable.points: the scores must be PTS alone, or MP and GP"),
    (event(points={"XP": {}}), "$.crosstable.points: the scores must be PTS alone, or MP and GP"),
    (event(points={"PTS": {"system": {"draw": 0.5}}}),
     '$.crosstable.points.PTS.system.draw: 0.5 is not an exact number: a whole one, or a text such as "1/2"'),  # noqa: E501
    (event(points={"PTS": {"system": {"draw": "1/0"}}}),
     '$.crosstable.points.PTS.system.draw: "1/0" is not an exact number'),
    (event(points={"PTS": {"system": {"win": None}}}),
     "$.crosstable.points.PTS.system.win: null is not an exact number"),
    (event(points={"PTS": {"scale": 0}}), "$.crosstable.points.PTS.scale: 0 is not at least 1"),
    (event(points={"PTS": {"awards": {"3": {"1": 1}}}}),
     "$.crosstable.points.PTS.awards.3: unknown participant 3"),
    (event(points={"PTS": {"awards": {"1": {"2": 1}}}}),
     "$.crosstable.points.PTS.awards.1.2: the cells have no round 2"),
    (event(points={"PTS": {"penalties": [{"number": 1, "round": 1}]}}),
     "$.crosstable.points.PTS.penalties[0]: the key 'points' is missing"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "message"), REFUSED, ids=range(len(REFUSED)))
def test_refused(text: str, message: str) -> None:
    """What does not fit is refused, with the name of the file and the path of the value."""
    with pytest.raises(FormatError) as caught:
        jsonfile.loads(text, "club.json")
    problems = caught.value.problems
    assert any(line.startswith(f"club.json: {message}") for line in problems), problems


BOARDS = [
    ({"points": {}}, ["1"], "$.crosstable.boards: the key 'size' is missing"),
    ({"size": 1, "points": {"?": 1}}, ["1"],
     "$.crosstable.boards.points: '?' is not the letter of an outcome"),
    ({"size": 1, "points": {}}, ["1"],
     "$.crosstable.participants[0].boards[0]: $.crosstable.boards.points does not say what '1'"),
    ({"size": 1, "points": {}}, ["q"],
     "$.crosstable.participants[0].boards[0]: 'q' has letters that are not outcomes"),
    ({"size": 1, "points": {}}, ["", ""],
     "$.crosstable.participants[0].boards: there are boards for 2 rounds, but cells for 1"),
    ({"size": 1, "points": {}}, [{"outcomes": "1", "points": []}],
     "$.crosstable.participants[0].boards[0]: 1 outcomes, but 0 points"),
]  # fmt: skip


@pytest.mark.parametrize(("seats", "row", "message"), BOARDS, ids=range(len(BOARDS)))
def test_refused_boards(seats: Any, row: Any, message: str) -> None:
    """Wrong boards are refused in the same way."""
    people = [{"number": 1, "cells": ["H"], "boards": row}]
    with pytest.raises(FormatError) as caught:
        jsonfile.loads(event(participants=people, boards=seats, points={"MP": {}, "GP": {}}))
    assert any(line.startswith(message) for line in caught.value.problems), caught.value.problems


def test_every_problem_is_named() -> None:
    """One error lists everything that does not fit."""
    people = [{"number": "x", "nick": 1, "cells": ["?", 7]}]
    with pytest.raises(FormatError) as caught:
        jsonfile.loads(whole(name=1, crosstable={"participants": people, "rounds": 0.5}))
    paths = [line.partition(": ")[0] for line in caught.value.problems]
    person = "$.crosstable.participants[0]"
    expected = ["$.name", person, f"{person}.number", f"{person}.cells[0]", f"{person}.cells[1]"]
    assert paths == [*expected, f"{person}.cells[1]", "$.crosstable.rounds"]


def test_contradictions() -> None:
    """Contradictory results are refused by the crosstable."""
    people = [{"number": 1, "cells": ["2w1", "2w1"]}, {"number": 2, "cells": ["1b1", None]}]
    with pytest.raises(InputError) as caught:
        jsonfile.loads(event(participants=people))
    assert not isinstance(caught.value, FormatError)
    assert [problem[:7] for problem in caught.value.problems] == ["round 1", "round 2"]


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=4)
    | st.sampled_from(["1/2", "2w1", "H", "swiss", "PTS", "2024-01-01"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(
        ["number", "cells", "boards", "size", "points", "PTS", "MP", "GP", "system", "win", "1",
         "base", "unplayed", "places", "penalties", "awards", "participants", "outcomes"]
    ), inner, max_size=4),
    max_leaves=12,
)  # fmt: skip
PATHS = [
    ("name",), ("start",), ("edition",), ("tiebreaks",), ("published",), ("records",), ("teams",),
    ("players",), ("crosstable",), ("crosstable", "participants"), ("crosstable", "rounds"),
    ("crosstable", "points"), ("crosstable", "points", "PTS"), ("crosstable", "boards"),
    ("crosstable", "pairing"), ("crosstable", "participants", 0), ("players_published",),
    ("crosstable", "participants", 0, "cells"), ("crosstable", "participants", 0, "boards"),
]  # fmt: skip


@settings(max_examples=300)
@given(st.lists(st.tuples(st.sampled_from(PATHS), VALUES), min_size=1, max_size=3))
def test_any_values_are_read_or_refused(changes: list[tuple[tuple[Any, ...], Any]]) -> None:
    """Any value anywhere gives a tournament or an InputError, and what is read is exact."""
    found = json.loads(CLUB)
    for path, value in changes:
        inner = found
        with suppress(LookupError, TypeError):
            for key in path[:-1]:
                inner = inner[key]
            inner[path[-1]] = value
    try:
        read = jsonfile.loads(json.dumps(found))
    except InputError:
        return
    data = jsonfile.dumps(read)
    assert jsonfile.loads(data) == read
    assert jsonfile.dumps(jsonfile.loads(data)) == data


@given(st.binary(max_size=60), st.integers(0, 600))
def test_any_bytes_are_read_or_refused(noise: bytes, position: int) -> None:
    """Any bytes give a tournament or an InputError, whatever is around them."""
    data = CLUB.encode()
    for content in (noise, b"{" + noise, data[:position] + noise + data[position:]):
        with suppress(InputError):
            formats.loads(content)


def test_rules_are_covered() -> None:
    """Each rule of the default edition can be written and read."""
    rules = json.loads(jsonfile.dumps(attrs.evolve(FULL, edition=OWN)))["edition"]["unplayed"]
    assert rules.keys() <= attrs.fields_dict(UnplayedRules).keys()
    for field in attrs.fields(UnplayedRules):
        value = getattr(editions.FACE_VALUE.unplayed, field.name)
        unplayed = attrs.evolve(editions.FIDE_2026_03.unplayed, **{field.name: value})
        before = attrs.evolve(FULL, edition=attrs.evolve(editions.DEFAULT, unplayed=unplayed))
        assert jsonfile.loads(jsonfile.dumps(before)) == before
