"""Points, wins, games with Black, progressive scores, rounds elected, standard points (Art. 7)."""

from __future__ import annotations

from fractions import Fraction

import attrs
import pytest
from small_tables import (
    ADJOURNED_GAME,
    OPEN_GAME,
    column,
    numbers,
    one_round_unplayed,
    value,
)

from numbered_tables import numbered, with_penalties
from tiebreaks import Crosstable, PointsSystem, editions, evaluate, rank
from tiebreaks.editions import StandardPoints
from tiebreaks.editions.reasons import Reason
from tiebreaks.errors import NotApplicableError

CODES = ("PTS", "WIN", "WON", "BPG", "BWG", "PS", "REP", "STD")
# Player 1 wins with White and draws with Black; between them the round of the first column.
UNPLAYED = {
    "U": "2.5 2 1 1 0 5.5 3 2.5",
    "F": "2.5 2 1 1 0 5.5 3 2.5",
    "H": "2 1 1 1 0 4.5 2 2",
    "Z": "1.5 1 1 1 0 3.5 2 1.5",
    "4w+": "2.5 2 1 1 0 5.5 3 2.5",
    "4b+": "2.5 2 1 1 0 5.5 3 2.5",
    "4w-": "1.5 1 1 1 0 3.5 2 1.5",
    "4b-": "1.5 1 1 1 0 3.5 2 1.5",
    "4w--": "1.5 1 1 1 0 3.5 2 1.5",
}


@pytest.mark.parametrize("kind", UNPLAYED)
def test_unplayed_rounds(kind: str) -> None:
    """Byes and forfeits count by their points in PTS, WIN, PS and STD, never in WON and BPG."""
    table = one_round_unplayed(kind)
    assert [value(table, code) for code in CODES] == numbers(UNPLAYED[kind])


def test_games_elected_is_the_older_name_of_rounds_elected() -> None:
    """GE counts what REP counts: an allocated or full-point bye, but no requested bye."""
    assert [value(one_round_unplayed(kind), "GE") for kind in "UFHZ"] == [3, 3, 2, 2]


def test_points_of_an_open_game() -> None:
    """An open game brings no points, no total and no half of a standard point."""
    for code in ("PTS", "WIN", "WON", "PS", "STD"):
        assert column(OPEN_GAME, code) == numbers("1 1 1 0")


def test_black_and_rounds_elected_of_an_open_game() -> None:
    """An open game is none with Black, but the round was one that the player elected to play."""
    assert column(OPEN_GAME, "BPG") == numbers("0 1 0 2")
    assert column(OPEN_GAME, "BWG") == numbers("0 0 0 0")
    assert column(OPEN_GAME, "REP") == numbers("2 2 2 2")


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("PTS", "1.5 1 1.5 0"),
        ("WIN", "1 1 1 0"),
        ("WON", "1 1 1 0"),
        ("BPG", "1 1 0 2"),
        ("BWG", "0 0 0 0"),
        ("PS", "2.5 1 2.5 0"),
        ("REP", "2 2 2 2"),
        ("STD", "1.5 1 1.5 0"),
    ],
)
def test_adjourned_game(code: str, expected: str) -> None:
    """An adjourned game counts as drawn until it is decided."""
    assert column(ADJOURNED_GAME, code) == numbers(expected)


SHORT = numbered("1: 2wW 3b=\n2: 1bL 4b=\n3: 4wD 1w=\n4: 3bD 2w=")


@pytest.mark.parametrize(
    ("code", "expected"),
    [("PTS", "1.5 .5 1 1"), ("WIN", "1 0 0 0"), ("WON", "1 0 0 0"), ("BPG", "1 2 0 1")],
)
def test_short_games(code: str, expected: str) -> None:
    """A game decided before a move is a game."""
    assert column(SHORT, code) == numbers(expected)


def test_short_win_with_black() -> None:
    """A short game that was won with Black counts in BWG."""
    assert column(numbered("1: 2wL\n2: 1bW"), "BWG") == [0, 1]


@pytest.mark.parametrize("code", ["BPG", "BWG"])
def test_unknown_color(code: str) -> None:
    """Who has a game without a known colour has no value; the others have theirs."""
    table = Crosstable.parse("1 Ann +2 =W3\n2 Bob -1 Z\n3 Cid Z =B1")
    assert column(table, code) == [None, None, 1 if code == "BPG" else 0]
    assert evaluate(table, code).working(1).undefined is Reason.COLOR_UNKNOWN


def test_color_of_a_forfeit() -> None:
    """A forfeit needs no colour for the games with Black."""
    assert column(Crosstable.parse("1 Ann +F2 =W2\n2 Bob -F1 =B1"), "BPG") == [0, 1]


def test_one_color_gives_the_other() -> None:
    """A colour that one side states holds for the other side."""
    assert column(Crosstable.parse("1 Ann +W2\n2 Bob -1"), "BPG") == [0, 1]


def test_unknown_colors_rank_last() -> None:
    """No value stands behind every value."""
    table = Crosstable.parse("1 Ann =2 =W3\n2 Bob =1 =W4\n3 Cid =W4 =B1\n4 Dan =B3 =B2")
    standings = rank(table, "BPG")
    assert [(row.place, row.participant.number) for row in standings] == [
        (1, 4), (2, 3), (3, 1), (3, 2),
    ]  # fmt: skip


def test_progressive_scores_and_cuts() -> None:
    """Totals 1, 1, 1.5 and 2.5 sum to 6; a cut takes the first round, then the second."""
    table = numbered("1: 2w1 2b0 2w= 2b1\n2: 1b0 1w1 1b= 1w0")
    assert [value(table, code) for code in ("PS", "PS/C1", "PS/C2", "PS/C3", "PS/C4")] == numbers(
        "6 5 4 2.5 0"
    )


def test_progressive_scores_after_a_withdrawal() -> None:
    """The last total is added for every later round."""
    table = numbered("1: 2w1 Z Z\n2: 1b0 U U")
    assert column(table, "PS") == [3, 3]


def test_progressive_scores_of_a_matrix() -> None:
    """A matrix does not say in which round a game was played."""
    table = Crosstable.parse("1 Ann * 1\n2 Bob 0 *")
    with pytest.raises(NotApplicableError, match="order of the rounds"):
        evaluate(table, "PS")


def test_bye_worth_a_draw() -> None:
    """A pairing-allocated bye worth less than a win is no win, but the round was elected."""
    table = numbered("1: U 2w1\n2: Z 1b0", scoring=PointsSystem(3, 1, 0, pairing_bye=1))
    assert [value(table, code) for code in ("PTS", "WIN", "REP", "STD")] == numbers("4 1 2 1.5")


def test_standard_points_under_another_scoring() -> None:
    """A win is 1, a draw a half, a loss 0, whatever they are awarded."""
    table = numbered("1: 2w1 3b= 2b0\n2: 1b0 Z 1w1\n3: Z 1w= Z", scoring=PointsSystem(3, 1, 0))
    assert column(table, "STD") == numbers("1.5 1 .5")


def test_standard_points_of_a_game_lost_by_both() -> None:
    """As many points as the opponent are a half; an event may compare with a draw instead."""
    table = numbered("1: 2w0\n2: 1b0")
    newest = editions.get("fide-2026-03")
    rules = attrs.evolve(newest.unplayed, std_basis=StandardPoints.DRAW)
    assert column(table, "STD") == numbers(".5 .5")
    assert column(table, "STD", attrs.evolve(newest, unplayed=rules)) == [0, 0]


@pytest.mark.parametrize(("edition", "elected"), [("fide-2024-08", "2 2"), ("fide-2026-03", "2 1")])
def test_forfeits_of_predetermined_pairings(edition: str, elected: str) -> None:
    """A forfeit won is a game; one lost was a game, too, before March 2026."""
    table = numbered("1: 2b+ 2w=\n2: 1w- 1b=", pairing="predetermined")
    assert column(table, "WIN", edition) == [1, 0]
    assert column(table, "WON", edition) == [1, 0]
    assert column(table, "BPG", edition) == [1, 1]
    assert column(table, "BWG", edition) == [1, 0]
    assert column(table, "REP", edition) == numbers(elected)


def test_lost_forfeit_with_black() -> None:
    """A forfeit lost with Black is a game with Black before March 2026, and unplayed since."""
    table = numbered("1: 2w+\n2: 1b-", pairing="predetermined")
    assert column(table, "BPG", "fide-2024-08") == [0, 1]
    assert column(table, "BPG", "fide-2026-03") == [0, 0]


def test_pairing_number() -> None:
    """The lower number goes first, with /R the higher."""
    table = numbered("3: 5w=\n5: 3b=")
    assert column(table, "TPN") == [3, 5]
    assert [row.participant.number for row in rank(table, "TPN")] == [3, 5]
    assert [row.participant.number for row in rank(table, "TPN/R")] == [5, 3]


def test_penalties_change_the_points_alone() -> None:
    """A penalty of the event or of a round is part of PTS and of nothing else."""
    table = numbered("1: 2w1 2b1\n2: 1b0 1w0")
    for round_ in (0, 1, 2):
        fined = with_penalties(table, [(1, round_, -1), (2, round_, Fraction(1, 2))])
        assert column(fined, "PTS") == numbers("1 .5")
        for code in ("WIN", "WON", "BPG", "BWG", "PS", "REP", "STD", "BH", "SB"):
            assert column(fined, code) == column(table, code)


def test_penalty_of_a_later_round() -> None:
    """Standings after round 1 do not know a penalty of round 2."""
    fined = with_penalties(numbered("1: 2w1 2b1\n2: 1b0 1w0"), [(1, 2, -1)])
    assert column(fined, "PTS") == [1, 0]
    assert column(fined.through(1), "PTS") == [1, 0]
    assert column(with_penalties(fined, [(1, 1, -1)]).through(1), "PTS") == [0, 0]


@pytest.mark.parametrize(
    "code", ["WIN/C1", "WON/P", "BPG/C1", "REP/P", "STD/C1", "TPN/C1", "PS/M1"]
)
def test_modifiers_that_are_refused(code: str) -> None:
    """A modifier that a tie-break does not take is an error."""
    with pytest.raises(ValueError, match="does not take"):
        evaluate(OPEN_GAME, code)
