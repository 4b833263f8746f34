"""What holds for every tournament report."""

from __future__ import annotations

from contextlib import suppress
from datetime import date
from fractions import Fraction

from hypothesis import example, given
from hypothesis import strategies as st
from trf_lines import GAME, report

from tiebreaks import editions, outcomes
from tiebreaks._exact import FrozenMap
from tiebreaks.errors import InputError
from tiebreaks.formats import loads, trf
from tiebreaks.model.cells import Cell
from tiebreaks.model.crosstable import Crosstable
from tiebreaks.model.participants import Participant
from tiebreaks.model.scoring import PointsSystem
from tiebreaks.model.tournament import Published, Tournament

PIECES = [
    *GAME,
    *("012 Cup", "042 2026/04/01", "042 3/4/05", "092 Berger", "142 3", "142", "XXR 2", "172 NRO"),
    *("162  W 3.0", "XXS W=3 BD=.5", "BBU 2", "240 H   2    1", "299 W       0.5   0    1"),
    *("299          -0.5   1", "013 Team", "310   1 Team", "FRA    1", "212 PTS,BH/C1", "### x"),
    *("001    3", "001    3 x", "001", "\ufeff", "\x00", "é" * 20, "\r", "\r\n", "\t", "     "),
    *("  0000 - U", "     1 b =", "     3 w 1", "     2 w  ", "     9 w 1"),
]


@given(st.lists(st.sampled_from(PIECES) | st.text(max_size=12), max_size=25).map("".join))
@example(report(*GAME))
@example(f"{GAME[0]}     2 w ?\r{GAME[1]}  0000 - ?\r")
def test_any_text_is_read_or_refused(text: str) -> None:
    """Any text gives a tournament or an InputError, and what is read can be written."""
    try:
        found = loads(text)
    except InputError:
        return
    data = trf.dumps(found)
    assert loads(data) == found
    assert trf.dumps(loads(data)) == data


@given(st.binary(max_size=200), st.integers(0, 250), st.booleans())
def test_any_bytes_are_read_or_refused(noise: bytes, position: int, overwrite: bool) -> None:
    """Any bytes give a tournament or an InputError, whatever is around them."""
    data = report("012 Cup", *GAME).encode()
    rest = data[position + len(noise) * overwrite :]
    for content in (noise, data[:position] + noise + rest):
        with suppress(InputError):
            loads(content)


NAMES = st.text(
    st.characters(exclude_categories=["Cs"], exclude_characters="\r\n\0\t"), max_size=33
).map(lambda name: name.strip(" "))
RESULTS = [(b"1", b"0"), (b"=", b"="), (b"0", b"1"), (b"0", b"0"), (b"W", b"L"), (b"D", b"D"),
           (b"+", b"-"), (b"-", b"-"), (b"X", b"X"), (b" ", b" ")]  # fmt: skip
HALVES = st.integers(0, 12).map(lambda units: Fraction(units, 4))


@st.composite
def points_systems(draw: st.DrawFn) -> PointsSystem:
    """Draw points systems that a record 162 can hold."""
    win, draw_, absent, bye, adjourned = (draw(HALVES) for _ in range(5))
    return PointsSystem(
        win,
        draw_,
        forfeit_loss=absent,
        zero_bye=absent,
        pairing_bye=None if bye == win else bye,
        adjourned=None if adjourned == draw_ else adjourned,
    )


@st.composite
def tournaments(draw: st.DrawFn) -> Tournament:
    """Draw a tournament with everything that the model holds and a report can say."""
    numbers = draw(st.lists(st.integers(1, 9999), min_size=1, max_size=7, unique=True))
    cells: dict[tuple[int, int], Cell] = {}
    rounds = draw(st.integers(0, 5))
    for round_ in range(1, rounds + 1):
        order = draw(st.permutations(numbers))
        while order:
            first, *rest = order
            paired: bool = bool(rest) and draw(st.booleans())
            if paired:
                white, black = draw(st.sampled_from(RESULTS))
                cells[first, round_] = Cell(rest[0], "w", white[0])
                cells[rest[0], round_] = Cell(first, "b", black[0])
                rest = rest[1:]
            elif draw(st.booleans()):
                cells[first, round_] = Cell(0, "-", draw(st.sampled_from(outcomes.BYES)))
            order = rest
    rating = st.none() | st.integers(1, 3000)
    table = Crosstable.from_cells(
        [
            Participant(n, draw(NAMES), draw(rating), draw(st.sampled_from(["", "FRA"])))
            for n in numbers
        ],
        [[cells.get((n, r)) for r in range(1, rounds + 1)] for n in numbers],
        pairing=draw(st.sampled_from(["swiss", "predetermined"])),
        planned_rounds=rounds + draw(st.integers(0, 3)) or None,
        scoring=draw(points_systems()),
        penalties=[
            (number, draw(st.integers(0, rounds)), draw(HALVES))
            for number in draw(st.lists(st.sampled_from(numbers), max_size=3))
        ],
    )
    start = draw(st.none() | st.dates(date(1950, 1, 1), date(2099, 12, 31)))
    places = draw(st.dictionaries(st.sampled_from(numbers), st.integers(1, 99)))
    return Tournament(
        table,
        editions.for_date(start),
        name=draw(NAMES.map(lambda name: name.strip(" "))),
        start=start,
        tiebreaks=draw(st.sampled_from([(), ("PTS",), ("PTS", "BH/C1", "SB"), ("WIN", "PTS")])),
        published=Published(FrozenMap(places)),
        records=draw(st.sampled_from([(), ("022 Town", "112 B", "112 A", "### c", "zz", "XXZ 1")])),
    )


@given(tournaments())
def test_written_and_read(tournament: Tournament) -> None:
    """Reading what was written gives the tournament, and writing that the same bytes."""
    data = trf.dumps(tournament)
    found = trf.loads(data)
    assert found == tournament
    assert trf.dumps(found) == data


@given(tournaments())
def test_written_in_the_older_version(tournament: Tournament) -> None:
    """TRF16 keeps everything except what is reported."""
    found = trf.loads(trf.dumps(tournament, "TRF16"))
    assert found.crosstable.outcomes == tournament.crosstable.outcomes
    assert found.crosstable.opponents == tournament.crosstable.opponents
    if not trf.omissions(tournament, "TRF16"):
        assert found == tournament
