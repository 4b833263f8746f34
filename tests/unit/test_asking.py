"""A tournament as the argument of what takes a crosstable: what it brings, and what replaces it."""

from __future__ import annotations

import datetime
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any

import attrs
import pytest

import tiebreaks
from tiebreaks import (
    BUILTIN,
    Crosstable,
    Pairing,
    Participant,
    Published,
    Tournament,
    check,
    editions,
    evaluate,
    explain,
    external,
    page,
    rank,
    read,
    write,
)
from tiebreaks.errors import InputError, UnknownEditionError

OPEN = read("examples/club-open.trf")
# Of the open, BH/C1 puts 6 Bélanger, 10 O'Hagan and 13 Ólafsson on the places 9 to 11: in this
# order by the edition of 2026, with 13 first by that of 2024 (its round 4 is 4 there, 3 here).
NEW, OLD = [6, 10, 13], [13, 6, 10]
TABLE = Crosstable.parse("1 Ann +W2 =B3 U\n2 Bob -B1 H +W3\n3 Cid U =W1 -B2")
ANYTHING: Any = None
UNTYPED: Callable[..., Any] = rank
TOURNAMENT: Callable[..., Tournament] = Tournament


def order(standings: tiebreaks.Standings) -> list[int]:
    """Return the numbers on the places 9 to 11."""
    return [row.participant.number for row in standings[8:11]]


def test_a_tournament_brings_its_list() -> None:
    """Without an argument the tournament's own list and edition are used."""
    standings = rank(OPEN)
    assert standings.codes == OPEN.tiebreaks == ("PTS", "DE", "BH/C1", "BH", "SB")
    assert order(standings) == NEW
    assert dict(standings.places) == dict(OPEN.published.places)


def test_the_edition_of_a_tournament_counts() -> None:
    """The edition that the tournament brings is used, unless another one is given."""
    old = attrs.evolve(OPEN, edition="fide-2024-08")
    assert order(rank(old)) == OLD
    assert order(rank(old, "PTS, DE, BH/C1, BH, SB")) == OLD
    assert order(rank(old, edition="fide-2026-03")) == NEW
    # 20.5 by the caps of 2026, 21.5 without them.
    values = [evaluate(event, "BH/C1").value(13) for event in (OPEN, old)]
    assert [str(value) for value in values] == ["41/2", "43/2"]
    assert str(evaluate(old, "BH/C1", edition="fide-2026-03").value(13)) == "41/2"


def test_what_is_given_replaces_the_list() -> None:
    """A list that is given is used instead; an empty one leaves the points."""
    assert rank(OPEN, "SB").codes == ("PTS", "SB")
    assert rank(OPEN, tiebreaks=["WIN"]).codes == ("PTS", "WIN")
    assert rank(OPEN, []).codes == ("PTS",)


@pytest.mark.parametrize("event", [TABLE, Tournament(TABLE)])
def test_no_list_at_all_is_a_type_error(event: Crosstable | Tournament) -> None:
    """Without a list the error names the argument."""
    for call in (rank, page, explain):
        with pytest.raises(TypeError, match=r'no list of tie-breaks: .* tiebreaks="BH/C1, SB"'):
            call(event)


def test_the_pairing_is_replaced() -> None:
    """`pairing` says which article applies to unplayed rounds, also to those still to come."""
    event = Tournament(TABLE, tiebreaks=("SB",))
    assert rank(event, pairing="predetermined").table.pairing is Pairing.PREDETERMINED
    assert rank(event).table.pairing is Pairing.SWISS
    # Swiss: 0.5 for the draw with Cid (1.5 points, 0.75), Bob's 1.5 and for the bye a dummy with
    # Ann's own 2.5 but no more than three draws, 1.5. Predetermined: the bye is a free round.
    values = [
        evaluate(event, "SB", pairing=pairing).value(1) for pairing in (None, "predetermined")
    ]
    assert [str(value) for value in values] == ["15/4", "9/4"]
    ahead = Crosstable.from_games(["Ann", "Bob"], [(1, 1, 2, "1-0"), (3, 1, 2, "*")])
    assert rank(ahead, "SB", pairing="predetermined").table.through(2).pairing == "predetermined"
    with pytest.raises(InputError, match="unknown pairing 'foo'"):
        rank(event, pairing="foo")


def test_the_other_arguments_hold_for_a_tournament() -> None:
    """Ratings, lots, registries and exclusions are those of `rank`."""
    people = [Participant(1, "Ann", 2000), Participant(2, "Bob"), Participant(3, "Cid", 1800)]
    games = [(1, 1, 2, "1/2-1/2"), (2, 2, 3, "1/2-1/2"), (3, 3, 1, "1/2-1/2")]
    table = Crosstable.from_games(people, games, pairing="predetermined")
    registry = BUILTIN.with_tiebreak(external("playoff", {1: 0, 2: 1, 3: 2}))
    event = Tournament(table, tiebreaks=["ARO"])
    assert [dropped.code for dropped in rank(event).dropped] == ["ARO"]
    assert rank(event, unrated=1400).row(1)["ARO"] == 1600
    assert rank(event, unrated=1400, ratings={3: 2200}).row(1)["ARO"] == 1800
    assert rank(event, seed=1).places == rank(table, "ARO", seed=1).places
    assert rank(event, "EXT:PLAYOFF", registry=registry).first.participant.name == "Cid"
    assert [person.number for person in rank(event, exclude=[2]).excluded] == [2]


def test_a_team_event() -> None:
    """Of a team event the teams are ranked; its players are a table of their own."""
    table = Crosstable.from_matches(["Ants", "Bees", "Cats"], [(1, 1, 2, "1=01")], [(1, 3, "U")])
    event = Tournament(table, tiebreaks=("MPvGP",))
    assert [row.participant.name for row in rank(event)] == ["Ants", "Cats", "Bees"]
    assert evaluate(event, "GP").value(1) == 2.5


def test_explain_ranks_a_tournament() -> None:
    """The text begins with the name, and follows the arguments that are given."""
    text = explain(OPEN)
    assert text.splitlines()[0] == "Harbour Club Open 2026"
    assert text == explain(rank(OPEN)) != explain(rank(OPEN.crosstable, OPEN.tiebreaks))
    assert "WIN" in explain(OPEN, "de", tiebreaks="WIN")
    assert "FIDE C.07, August 2024" in explain(TABLE, tiebreaks="SB", edition="fide-2024-08")
    with pytest.raises(TypeError, match="seed=, exclude= can be given with a Tournament or"):
        explain(rank(OPEN), seed=1, exclude=())


def test_page_ranks_a_tournament() -> None:
    """Name and notices of a tournament are on its page unless others are given."""
    noticed = attrs.evolve(OPEN, notices=(tiebreaks.Notice("a line was mended", 3),))
    html = page(noticed)
    assert "<h1>Harbour Club Open 2026</h1>" in html
    assert "line 3: a line was mended" in html
    assert html == page(rank(OPEN), title=OPEN.name, notices=noticed.notices)
    other = page(noticed, title="Final", notices=(), tiebreaks="WIN")
    assert "<h1>Final</h1>" in other
    assert "mended" not in other
    assert page(TABLE, tiebreaks="SB") == page(rank(TABLE, "SB"))
    with pytest.raises(TypeError, match="edition= can be given with a Tournament"):
        page(rank(OPEN), edition="fide-2024-08")
    with pytest.raises(TypeError, match=r"standings, a Tournament or a Crosstable .* not None"):
        page(ANYTHING)


def test_check_needs_what_was_published() -> None:
    """A table alone has nothing to compare; with published places it is checked."""
    untyped: Callable[..., Any] = check
    with pytest.raises(TypeError, match=r"a Crosstable has nothing published .* published="):
        untyped(TABLE, "SB")
    # Ann has 2.5 points and Bob 1.5.
    assert untyped(TABLE, published=Published(points={1: Fraction(5, 2), 2: Fraction(3, 2)})) == ()
    with pytest.raises(TypeError, match="a Crosstable or a Tournament, not None"):
        untyped(None)


def test_a_table_alone_is_written(tmp_path: Path) -> None:
    """`write` takes a crosstable and writes it as a tournament without a name."""
    for suffix in ("trf", "json", "csv"):
        path = tmp_path / f"table.{suffix}"
        write(TABLE, path)
        assert read(path).crosstable.outcomes == TABLE.outcomes
        assert read(path).name == ""
    untyped: Callable[..., Any] = write
    with pytest.raises(TypeError, match="a Crosstable or a Tournament, not 'table'"):
        untyped("table", tmp_path / "none.trf")
    assert not (tmp_path / "none.trf").exists()


def test_a_tournament_of_a_table() -> None:
    """The edition is the default, that of an id, or the one in force on the first day."""
    assert Tournament(TABLE).edition is editions.DEFAULT
    assert Tournament(TABLE, "fide-2024-08").edition is editions.FIDE_2024_08
    assert Tournament(TABLE, edition=editions.FIDE_2009).edition is editions.FIDE_2009
    ours = attrs.evolve(editions.FIDE_2024_08, name="House rules")
    assert Tournament(TABLE, ours).edition is ours
    started = Tournament(TABLE, start=datetime.date(2025, 5, 1))
    assert started.edition is editions.FIDE_2024_08
    assert attrs.evolve(started, name="Club").edition is editions.FIDE_2024_08
    with pytest.raises(UnknownEditionError, match="unknown edition 'fide-1999'"):
        Tournament(TABLE, "fide-1999")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"crosstable": None}, "crosstable= is a Crosstable, not None"),
        ({"crosstable": "1 Ann"}, "crosstable= is a Crosstable, not '1 Ann'"),
        ({"edition": 2024}, "an edition is an id .* not 2024"),
        (
            {"tiebreaks": "BH, SB"},
            r"tiebreaks= is a sequence such as \['BH/C1', 'SB'\], not 'BH, SB'",
        ),
        ({"start": "2026-05-14"}, "start= is a date or None, not '2026-05-14'"),
        ({"published": {1: 2}}, "published= is a Published, not"),
        ({"players": ()}, r"players= is a Crosstable or None, not \(\)"),
    ],
)
def test_a_tournament_of_something_else(arguments: dict[str, Any], message: str) -> None:
    """A field of another type is refused by its name."""
    with pytest.raises(TypeError, match=message):
        TOURNAMENT(**{"crosstable": TABLE, **arguments})
