"""Four times the players take less than eight times as long, whatever is done with the event.

In proportion it is four times as long; with a step that looks at everybody for everybody it is
sixteen. Codes for small events are measured at the most participants that they are for. The small
event is worked as many times in a row as the large one is larger, and what that gave is kept: both
take about as long and fill as much memory, so that what else the machine does disturbs them alike.
What is measured is the time of the processor, the shortest of several runs.
"""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from fractions import Fraction
from functools import cache
from time import process_time

import pytest
from worst_cases import EVENTS, pairs

from known import known
from tiebreaks import (
    BUILTIN,
    Crosstable,
    Participant,
    Published,
    Score,
    Standings,
    Tournament,
    check,
    evaluate,
    explain,
    page,
    prizes,
    rank,
    to_dict,
    versus,
)
from tiebreaks.errors import DescriptorError, InputError, NotApplicableError
from tiebreaks.formats import FORMATS, Format, loads
from tiebreaks.formats.round_cells import cell_rows
from tiebreaks.report import divisions, tables

TIMES = 4
LIMIT = 8
MEMORY_LIMIT = 6
ATTEMPTS = 12
SIZES = {"individuals": 300, "teams": 100}
RANKED_SIZES = {"individuals": 1000, "teams": 240}  # of the ranking, which most is asked of
LISTS = {
    "individuals": "PTS,BH/C1,SB,DE",
    "teams": "PTS,BH:MP/C1,EMGSB,TBR",
}
# Their equations take a time that grows with the third power: they are refused for larger events.
LIMITED = {"RPO", "ARPO", "RBH"}
MOST_PARTICIPANTS = 120
ARGUMENTS = {"C": "C1", "M": "M1", "L": "L+1", "K": "K1", "H": "H1"}
Work = Callable[[], object]


@cache
def event(kind: str, times: int) -> Tournament:
    """Return the event of a kind, so many times as large."""
    return EVENTS[kind](SIZES[kind] * times)


@cache
def large_table(kind: str, times: int) -> Crosstable:
    """Return the table of a larger event of a kind, so many times as large."""
    return EVENTS[kind](RANKED_SIZES[kind] * times).crosstable


@cache
def standings(kind: str, times: int) -> Standings:
    """Return its standings by the whole list."""
    return rank(event(kind, times).crosstable, LISTS[kind])


@contextmanager
def without_collector() -> Iterator[None]:
    """Keep the garbage collector out of a measure: when it runs is chance."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def seconds(*works: Work) -> float:
    """Return the time that the processor takes for the works, what they return being kept."""
    start = process_time()
    returned = [work() for work in works]
    end = process_time()
    del returned
    return end - start


def assert_in_proportion(work: Callable[[int], Work]) -> None:
    """Compare the time of an event with that of as many participants in smaller ones."""
    smaller, large = [work(1) for _ in range(TIMES)], work(TIMES)
    one, many = [], []
    with without_collector():
        for _ in range(ATTEMPTS):
            one.append(seconds(*smaller) / TIMES)
            many.append(seconds(large))
            if min(many) < LIMIT * min(one):
                return
    ratio = min(many) / min(one)
    pytest.fail(f"{TIMES} times the players take {ratio:.1f} times as long: {min(many):.3f} s")


def forms(code: str) -> list[str]:
    """Return a code alone, with each kind of cut, and with all the other modifiers it accepts."""
    letters = BUILTIN.entries[code].accepts
    cuts = [ARGUMENTS[letter] for letter in letters if letter in "CMH"]
    others = "/".join(ARGUMENTS.get(letter, letter) for letter in letters if letter not in "CMH")
    return [f"{code}/{form}".rstrip("/") for form in ("", *cuts, *filter(None, [others]))]


def as_ranked(table: Crosstable, form: str) -> str | None:
    """Return a form as the event takes it, by game points where a score is needed; None if not."""
    head, slash, rest = form.partition("/")
    for text in (form, f"{head}:GP{slash}{rest}"):
        try:
            rank(table, ["PTS", text])
        except (NotApplicableError, DescriptorError):
            continue
        return text
    return None


RANKED = [
    (kind, text)
    for code in BUILTIN.entries
    if code not in LIMITED
    for form in forms(code)
    for kind in EVENTS
    if (text := as_ranked(EVENTS[kind](10).crosstable, form)) is not None
]


VALUES = [
    *(("individuals", code) for code in ("PTS", "BH/C1", "SB", "PS", "KS", "ARO", "PTP")),
    *(("teams", code) for code in ("BH:MP/C1", "EMGSB", "BC")),
]
GROUPS = [("individuals", "DE"), *(("teams", code) for code in ("EDE", "EDEBB", "TBR", "BBE"))]


def test_every_code_is_measured() -> None:
    """No code is left out but those for small events, nor are cuts and the other modifiers."""
    measured = {text.partition("/")[0].removesuffix(":GP") for _, text in RANKED}
    assert measured == set(BUILTIN.entries) - LIMITED
    ranked = {text for kind, text in RANKED if kind == "individuals"}
    assert {"BH/C1", "BH/M1", "BH/H1", "BH/P/F"} <= ranked


@pytest.mark.parametrize(("kind", "text"), RANKED)
def test_ranking(kind: str, text: str) -> None:
    """Every tie-break behind the points."""
    assert_in_proportion(lambda times: lambda: rank(large_table(kind, times), ["PTS", text]))


def all_play_all(size: int) -> Crosstable:
    """Return a round robin of an even number."""
    wheel = list(range(1, size + 1))
    games = []
    for round_ in range(1, size):
        for k in range(size // 2):
            one, other = wheel[k], wheel[-1 - k]
            games.append((round_, one, other, ("1-0", "1/2-1/2", "0-1")[one * other % 3]))
        wheel[1:] = [wheel[-1], *wheel[1:-1]]
    people = [Participant(n, f"Player {n}", 1400 + 7 * n) for n in range(1, size + 1)]
    return Crosstable.from_games(people, games, pairing="predetermined")


@pytest.mark.parametrize("text", [form for code in sorted(LIMITED) for form in forms(code)])
def test_codes_for_small_events(text: str) -> None:
    """With as many participants as they are for they take less than 2 seconds."""
    swiss = EVENTS["individuals"](MOST_PARTICIPANTS).crosstable
    robin = all_play_all(MOST_PARTICIPANTS)
    assert seconds(lambda: evaluate(swiss, text)) < 2
    assert seconds(lambda: evaluate(robin, text)) < 2


@pytest.mark.parametrize("text", [form for code in sorted(LIMITED) for form in forms(code)])
def test_codes_for_small_events_are_refused_at_once(text: str) -> None:
    """With one participant more they are refused before anything is computed."""
    table = EVENTS["individuals"](MOST_PARTICIPANTS + 1).crosstable

    def refused() -> None:
        with pytest.raises(NotApplicableError, match="at most 120 participants"):
            evaluate(table, text)

    assert seconds(refused) < 0.1


CHECKED = [
    *(("individuals", listed) for listed in ("PTS", "PTS,WIN", "PTS,ARO", "PTS,DE")),
    *(("teams", listed) for listed in ("PTS", "PTS,WIN:MP", "PTS,TBR", "PTS,DE:MP")),
]


@pytest.mark.parametrize(("kind", "listed"), CHECKED)
def test_check(kind: str, listed: str) -> None:
    """Everybody's place differs from the one published."""
    assert len(check(event(kind, 1), listed)) >= SIZES[kind] - 1
    assert_in_proportion(lambda times: lambda: check(event(kind, times), listed))


# Checked by the first, published by the second. Under some rules all games that are drawn give
# everybody the same Buchholz, so that any order fits: the ratings differ.
TWO_LISTS = {
    "individuals": ("PTS,ARO,BH/C1,SB", "PTS,SB/C1,TPR"),
    "teams": (LISTS["teams"], "PTS,EGGSB,SB:GP"),
}
WRONG = ["nothing fits", "another list", "places reversed"]


def wrongly_published(kind: str, times: int, form: str) -> Tournament:
    """Return the event with its list, and with places that come out under no settings."""
    listed, other = TWO_LISTS[kind]
    table = event(kind, times).crosstable
    ranked = rank(table, listed)
    places = dict(ranked.places)
    if form == "nothing fits":
        ends = ranked.rows[0], ranked.rows[-1]
        places.update(zip((row.participant.number for row in ends), (len(ranked), 1), strict=True))
    elif form == "another list":
        places = dict(rank(table, other).places)
    else:
        places = {number: len(ranked) + 1 - place for number, place in places.items()}
    return Tournament(table, tiebreaks=tuple(listed.split(",")), published=Published(places))


@pytest.mark.parametrize("form", WRONG)
@pytest.mark.parametrize("kind", EVENTS)
def test_check_where_nothing_fits(kind: str, form: str) -> None:
    """Every setting and every list with one change is tried in vain."""

    def work(times: int) -> Work:
        tournament = wrongly_published(kind, times, form)
        return lambda: check(tournament)

    differences = check(wrongly_published(kind, 1, form))
    assert len(differences) >= (2 if form == "nothing fits" else SIZES[kind] // 2)
    assert differences[0].follows == ()
    assert_in_proportion(work)


@pytest.mark.parametrize(("kind", "code"), [*VALUES, *GROUPS])
def test_explain(kind: str, code: str) -> None:
    """The workings of everybody; of a tied group, which names everybody, that of one."""

    def work(times: int) -> Work:
        found = rank(event(kind, times).crosstable, ["PTS", code])
        numbers = [1] if (kind, code) in GROUPS else list(found.places)
        return lambda: [explain(found.working(code, number)) for number in numbers]

    assert_in_proportion(work)


@pytest.mark.parametrize("kind", EVENTS)
def test_compare(kind: str) -> None:
    """Everybody compared with the next."""

    def work(times: int) -> Work:
        found = standings(kind, times)
        return lambda: [found.compare(number, number + 1) for number in range(1, len(found))]

    assert_in_proportion(work)


def test_one_comparison() -> None:
    """Two participants of a large event are compared as fast as two of a small one."""

    def comparisons(times: int) -> Work:
        found = standings("individuals", times)
        # 1 and 3 differ in their starting scores: no tied group, which may be large, is shown.
        return lambda: [found.compare(1, 3) for _ in range(200)]

    small, large = comparisons(1), comparisons(TIMES)
    pairs_of_times = [(seconds(small), seconds(large)) for _ in range(ATTEMPTS)]
    one, many = map(min, zip(*pairs_of_times, strict=True))
    assert many < 2 * one


@pytest.mark.parametrize("kind", EVENTS)
def test_versus(kind: str) -> None:
    """The differences of two editions."""

    def work(times: int) -> Work:
        table = event(kind, times).crosstable
        listed = LISTS[kind]
        other = rank(table, listed, edition="fide-2009")
        return lambda: versus(standings(kind, times), other)

    assert_in_proportion(work)


FORMS: dict[str, Callable[[Standings], object]] = {
    "explain": explain,
    "page": page,
    "page without workings": lambda found: page(found, workings=False),
    "records": Standings.records,
    "to_dict": to_dict,
    "among": lambda found: found.among(lambda person: person.number % 2 == 1),
}


@pytest.mark.parametrize("form", [*tables.FORMATS, *FORMS])
@pytest.mark.parametrize("kind", EVENTS)
def test_standings(kind: str, form: str) -> None:
    """The standings in every form, with all their workings on a page and without."""

    def work(times: int) -> Work:
        found = standings(kind, times)
        if form in FORMS:
            return lambda: FORMS[form](found)
        return lambda: tables.FORMATS[form](found, "en")

    assert_in_proportion(work)


@pytest.mark.parametrize("form", ["fund", "hort", *divisions.FORMATS])
@pytest.mark.parametrize("kind", EVENTS)
def test_prizes(kind: str, form: str) -> None:
    """A fund and a prize for every place divided, and the result in every form."""

    def fund(found: Standings) -> prizes.Division:
        return prizes.share(found, fund=5000, by="PTS")

    def hort(found: Standings) -> prizes.Division:
        return prizes.share(found, prizes=range(len(found), 0, -1), rule="hort")

    def work(times: int) -> Work:
        found = standings(kind, times)
        if form in ("fund", "hort"):
            return lambda: (fund if form == "fund" else hort)(found)
        division = hort(found)
        return lambda: divisions.FORMATS[form](division, "en")

    assert_in_proportion(work)


WRITTEN = [
    (kind, entry, version)
    for kind in EVENTS
    for entry in FORMATS
    if entry.dumps
    for version in (entry.versions or (None,))
]


@pytest.mark.parametrize(("kind", "entry", "version"), WRITTEN)
def test_writing_and_reading(kind: str, entry: Format, version: str | None) -> None:
    """Every format and version that can be written: written, read, and what it cannot hold."""
    versions = () if version is None else (version,)
    dumps = known(entry.dumps)
    contents = {times: dumps(event(kind, times), *versions) for times in (1, TIMES)}
    assert_in_proportion(lambda times: lambda: dumps(event(kind, times), *versions))
    assert_in_proportion(lambda times: lambda: entry.omissions(event(kind, times), *versions))
    assert_in_proportion(lambda times: lambda: loads(contents[times]))


def peak(work: Work) -> int:
    """Return the most memory that the work uses at a time, in bytes."""
    work()  # what is loaded, or kept for the next time, does not count
    tracemalloc.start()
    try:
        work()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize(("kind", "entry", "version"), WRITTEN)
def test_memory_of_reading(kind: str, entry: Format, version: str | None) -> None:
    """Reading four times the players takes less than six times the memory."""
    versions = () if version is None else (version,)
    one, many = (known(entry.dumps)(event(kind, times), *versions) for times in (1, TIMES))
    assert peak(lambda: loads(many)) < MEMORY_LIMIT * peak(lambda: loads(one))


def test_memory_of_games() -> None:
    """The table of four times the games takes less than six times the memory."""

    def work(times: int) -> Work:
        table = event("individuals", times).crosstable
        people, games = table.participants, table.games()
        return lambda: Crosstable.from_games(people, games)

    assert peak(work(TIMES)) < MEMORY_LIMIT * peak(work(1))


@pytest.mark.parametrize("kind", EVENTS)
def test_cells_that_agree(kind: str) -> None:
    """A table from its own cells, with the check that both sides of every game agree."""

    def work(times: int) -> Work:
        table = event(kind, times).players or event(kind, times).crosstable
        people, cells = table.participants, cell_rows(table)
        return lambda: Crosstable.from_cells(people, cells)

    assert_in_proportion(work)


def wall_chart(table: Crosstable) -> str:
    """Write everybody's half points as a wall chart: a drawn game, or a bye."""
    return "\n".join(
        f"{person.number} Name {' '.join(f'={o + 1}' if o >= 0 else 'H' for o in row)}"
        for person, row in zip(table.participants, table.opponents, strict=True)
    )


def test_wall_chart() -> None:
    """A wall chart typed by hand."""

    def work(times: int) -> Work:
        text = wall_chart(event("individuals", times).crosstable)
        return lambda: Crosstable.parse(text)

    assert_in_proportion(work)


@pytest.mark.parametrize("result", ["1/2-1/2", Score(2, 2, drawn=1)])
def test_games(result: str | Score) -> None:
    """A list of games and byes from a program, with results or with scores."""

    def work(times: int) -> Work:
        names = [f"Player {n}" for n in range(1, SIZES["individuals"] * times + 1)]
        games = [
            (round_, white, black, result)
            for round_, paired in enumerate(pairs(len(names)), start=1)
            for white, black in paired
        ]
        return lambda: Crosstable.from_games(names, games)

    assert_in_proportion(work)


def all_forms(names: list[str], games: list[tuple[int, int, int]]) -> list[tuple[object, ...]]:
    """Return games with players by name, and rounds and results in various forms."""
    return [
        (str(round_), names[white - 1], names[black - 1], (Fraction(1, 2), "1/2"))
        for round_, white, black in games
    ]


@pytest.mark.parametrize("form", ["names", "without rounds", "two a round"])
def test_forms_of_games(form: str) -> None:
    """Players by name, rounds that are found, and two games of all pairs in every round."""

    def work(times: int) -> Work:
        names = [f"Player {n}" for n in range(1, SIZES["individuals"] * times + 1)]
        games = [
            (round_, white, black)
            for round_, paired in enumerate(pairs(len(names)), start=1)
            for white, black in paired
        ]
        if form == "names":
            given = all_forms(names, games)
        elif form == "without rounds":
            given = [(None, white, black, "1-0") for _, white, black in games]
        else:
            back = [(round_, black, white, "1-0") for round_, white, black in games]
            given = [*((*game, "1-0") for game in games), *back]
        return lambda: Crosstable.from_games(names, given)

    assert_in_proportion(work)


@pytest.mark.parametrize("kind", EVENTS)
def test_the_way_back(kind: str) -> None:
    """The games and byes of an event."""
    assert_in_proportion(
        lambda times: (
            lambda: [
                (table.games(), table.byes(), table.penalties())
                for table in [event(kind, times).crosstable]
            ]
        )
    )


@pytest.mark.parametrize("kind", EVENTS)
def test_the_next_round(kind: str) -> None:
    """One more round, first open and then with results."""

    def work(times: int) -> Work:
        table = event(kind, times).crosstable
        paired = next(pairs(len(table.participants)))
        result = "====" if kind == "teams" else "1/2-1/2"
        return lambda: table.with_round(
            [(white, black, None) for white, black in paired]
        ).with_results(dict.fromkeys(paired, result))

    assert_in_proportion(work)


@pytest.mark.parametrize("wrong", ["result", "name", "twice"])
def test_everything_is_wrong(wrong: str) -> None:
    """Every game has a problem."""

    def work(times: int) -> Work:
        names = [f"Player {n}" for n in range(1, SIZES["individuals"] * times + 1)]
        games = [
            (
                1,
                *(f"Q{n}" if wrong == "name" else n for n in pair),
                "x" if wrong == "result" else "",
            )
            for pair in next(pairs(len(names)))
        ]
        given = games * 2 if wrong == "twice" else games

        def refused() -> None:
            with pytest.raises(InputError):
                Crosstable.from_games(names, given)

        return refused

    assert_in_proportion(work)


@pytest.mark.parametrize("code", ["GO:DC", "GO:SDC"])
def test_who_beat_whom(code: str) -> None:
    """Everybody in one group, with decided games: circles and chains of wins."""

    def work(times: int) -> Work:
        names = [f"Player {n}" for n in range(1, SIZES["individuals"] * times + 1)]
        games = [
            (round_, one, other, "1-0" if round_ == 1 else "0-1" if one < other else "1-0")
            for round_, paired in enumerate(pairs(len(names)), start=1)
            for one, other in paired
        ]
        table = Crosstable.from_games(names, games)
        return lambda: explain(rank(table, [code, "PTS"]).working(code, 1))

    assert_in_proportion(work)
