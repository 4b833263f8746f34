"""Laws of every registered format: what a file holds, and what is made of any bytes."""

from __future__ import annotations

from contextlib import suppress
from datetime import date

import attrs
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from strategies import (
    BYES,
    EVERY_RESULT,
    Event,
    every_event,
    law,
    round_robins,
    scored,
    swiss_events,
)

from file_samples import READ, WRITTEN, named, sample
from tiebreaks import Crosstable, Notice, Participant, Tournament, editions, formats
from tiebreaks.errors import InputError, TiebreakError
from tiebreaks.formats import Format, csvfile, jsonfile
from tiebreaks.model.matches import TeamRules

TEXTS = st.text(max_size=6) | st.sampled_from(["Ann, Mary", 'a "b"', "x\r\ny", "x\ny", ";\t", "7"])
NAMES = st.sampled_from(["Ann", "Bob, Jr.", "Čech", ""])


@st.composite
def tournaments(draw: st.DrawFn) -> Tournament:
    """Draw an event of any kind as it stood at some time, some with odd names or ratings."""
    table = draw(every_event()).table
    if draw(st.booleans()):
        table = table.through(draw(st.integers(0, table.planned_rounds)))
    texts, second_ratings = draw(st.sampled_from([TEXTS, NAMES])), draw(st.booleans())
    names = draw(st.lists(texts, min_size=len(table.participants)))
    people = []
    for person, name in zip(table.participants, names, strict=False):
        other = draw(st.none() | st.integers(1, 3000)) if second_ratings else person.rating
        people.append(attrs.evolve(person, name=name, fide_rating=other))
    table = _with_people(table, people)
    start = draw(st.none() | st.dates())
    return Tournament(table, editions.for_date(start), name=draw(texts), start=start)


def _with_people(table: Crosstable, people: list[Participant]) -> Crosstable:
    full = table.written and attrs.evolve(table.written, participants=tuple(people))
    return attrs.evolve(table, participants=tuple(people), written=full)


def dumped(
    entry: Format, version: str | None, tournament: Tournament
) -> tuple[bytes, tuple[Notice, ...]]:
    """Write a tournament; return the file and what it does not hold."""
    assert entry.dumps
    versions = () if version is None else (version,)
    return entry.dumps(tournament, *versions), entry.omissions(tournament, *versions)


@pytest.mark.parametrize(("entry", "version"), WRITTEN, ids=named)
@law
@given(tournaments())
def test_a_file_holds_the_tournament_or_the_format_says_what_is_missing(
    entry: Format, version: str | None, tournament: Tournament
) -> None:
    """What is written is read again as it was, unless something is said to be omitted."""
    try:
        data, omitted = dumped(entry, version, tournament)
    except InputError:  # the format cannot hold this tournament
        return
    if not entry.loads:
        return
    assert formats.format_of(data) is entry
    found = entry.loads(data)
    again, _ = dumped(entry, version, found)
    assert dumped(entry, version, entry.loads(again))[0] == again
    if found.crosstable.rounds == tournament.crosstable.rounds:
        assert found.crosstable.outcomes == tournament.crosstable.outcomes
        assert found.crosstable.opponents == tournament.crosstable.opponents
    if not omitted:
        assert (found, again) == (tournament, data)


PLAIN = Tournament(
    Crosstable.from_games(
        [(1, "Ann", 2000), (2, "Bob", 1900), (3, "Cid")],
        [(1, 1, 2, "1-0"), (2, 3, 1, "½-½")],
        [(1, 3, "U"), (2, 2, "U")],
    ),
    editions.get("fide-2026-03"),
    start=date(2026, 4, 1),
)


@pytest.mark.parametrize(("entry", "version"), WRITTEN, ids=named)
def test_plain_results_are_written(entry: Format, version: str | None) -> None:
    """Every format and version holds names, ratings and results of an individual event."""
    data, _ = dumped(entry, version, PLAIN)
    if entry.loads:
        assert entry.loads(data).crosstable == PLAIN.crosstable


@law
@given(tournaments())
def test_json_holds_everything(tournament: Tournament) -> None:
    """What was written as JSON is read again, and written the same."""
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


SYSTEMS = [PLAIN.crosstable.points["PTS"].system]


@pytest.mark.parametrize("form", csvfile.VERSIONS)
@law
@given(
    scored(
        swiss_events(systems=SYSTEMS, results=EVERY_RESULT, byes=BYES, extras=False)
        | round_robins(systems=SYSTEMS, results=EVERY_RESULT)
    )
)
def test_csv_holds_plain_tables(form: str, event: Event) -> None:
    """A table without points and penalties of its own is held as it is; cells have no scores."""
    assume(any(cell for row in event.cells for cell in row))
    table, unscored = event.table, attrs.evolve(event, scores={})
    data = csvfile.dumps(Tournament(table, editions.DEFAULT), form)
    found = csvfile.loads(data, pairing=table.pairing, planned_rounds=table.planned_rounds)
    assert found.crosstable == (table if form == "long" else unscored.table)


@pytest.mark.parametrize("entry", READ, ids=named)
@law
@given(st.binary(max_size=200), st.integers(0, 1200), st.booleans())
def test_any_bytes_are_read_or_refused(
    entry: Format, noise: bytes, position: int, overwrite: bool
) -> None:
    """Any bytes give a tournament or a TiebreakError, whatever is around them."""
    data = sample(entry)
    rest = data[position + len(noise) * overwrite :]
    assert entry.loads
    for content in (noise, data[:position] + noise + rest):
        for loads in (entry.loads, formats.loads):
            with suppress(TiebreakError):
                assert isinstance(loads(content), Tournament)
