"""Law: a file holds the tournament that was written into it, or says what it does not."""

from __future__ import annotations

from datetime import date

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import BYES, EVERY_RESULT, Event, any_events, law, round_robins, swiss_events

from tiebreaks import Crosstable, Participant, editions
from tiebreaks.formats import csvfile, jsonfile
from tiebreaks.model.matches import TeamRules
from tiebreaks.model.tournament import Tournament

TEXTS = st.text(max_size=6) | st.sampled_from(["Ann, Mary", 'a "b"', "x\r\ny", "x\ny", ";\t", "7"])


@st.composite
def tournaments(draw: st.DrawFn) -> Tournament:
    """Draw an event of any kind, as it stood at some time."""
    table = draw(any_events()).table
    if draw(st.booleans()):
        table = table.through(draw(st.integers(0, table.planned_rounds)))
    names = draw(st.lists(TEXTS, min_size=len(table.participants)))
    people = [
        attrs.evolve(person, name=name, fide_rating=draw(st.none() | st.integers(1, 3000)))
        for person, name in zip(table.participants, names, strict=False)
    ]
    table = _with_people(table, people)
    start = draw(st.none() | st.dates())
    return Tournament(table, editions.for_date(start), name=draw(TEXTS), start=start)


def _with_people(table: Crosstable, people: list[Participant]) -> Crosstable:
    whole = table.written and attrs.evolve(table.written, participants=tuple(people))
    return attrs.evolve(table, participants=tuple(people), written=whole)


@law
@given(tournaments())
def test_json_holds_everything(tournament: Tournament) -> None:
    """What was written is read again, and written the same."""
    data = jsonfile.dumps(tournament)
    found = jsonfile.loads(data)
    assert found == tournament
    assert jsonfile.dumps(found) == data


MATCHES = st.lists(
    st.tuples(
        st.integers(1, 3),
        st.sampled_from([(1, 2), (3, 4), (2, 1)]),
        st.text("10=+-", min_size=1, max_size=4),
    ),
    max_size=6,
    unique_by=(lambda match: (match[0], match[1][0] > 2)),
)


@law
@given(MATCHES, st.sampled_from(["MP", "GP"]), st.integers(0, 3))
def test_json_holds_teams(
    matches: list[tuple[int, tuple[int, int], str]], primary: str, rounds: int
) -> None:
    """Tables of teams come back with both scores and the boards."""
    table = Crosstable.from_matches(
        ["A", "B", "C", "D"],
        [(round_, *pair, boards) for round_, pair, boards in matches],
        planned_rounds=3,
        rules=TeamRules(4, primary=primary),
    )
    for one in (table, table.through(rounds)):
        before = Tournament(one, editions.DEFAULT, start=date(2026, 4, 1))
        assert jsonfile.loads(jsonfile.dumps(before)) == before


@law
@given(tournaments(), st.sampled_from(csvfile.VERSIONS))
def test_csv_says_what_it_does_not_hold(tournament: Tournament, form: str) -> None:
    """A CSV file holds the results, and an equal tournament where nothing is said to be lost."""
    data = csvfile.dumps(tournament, form)
    found = csvfile.loads(data)
    assert csvfile.is_content(data)
    again = csvfile.dumps(found, form)
    assert csvfile.dumps(csvfile.loads(again), form) == again
    table = tournament.crosstable
    if found.crosstable.rounds == table.rounds:
        assert found.crosstable.outcomes == table.outcomes
        assert found.crosstable.opponents == table.opponents
    if not csvfile.omissions(tournament, form):
        assert (found, again) == (tournament, data)


PLAIN = [Event((), ()).scoring]


@pytest.mark.parametrize("form", csvfile.VERSIONS)
@law
@given(
    swiss_events(systems=PLAIN, results=EVERY_RESULT, byes=BYES, extras=False)
    | round_robins(systems=PLAIN, results=EVERY_RESULT)
)
def test_csv_holds_plain_tables(form: str, event: Event) -> None:
    """A table without points and penalties of its own is held as it is."""
    table = event.table
    data = csvfile.dumps(Tournament(table, editions.DEFAULT), form)
    found = csvfile.loads(data, pairing=table.pairing, planned_rounds=table.planned_rounds)
    assert found.crosstable == table
