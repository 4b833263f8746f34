"""What results award: records 162, XXS, BB. and 299, and the printed points."""

from __future__ import annotations

from fractions import Fraction

import pytest
from trf_lines import load, messages, player, scores

from tiebreaks.errors import FormatError
from tiebreaks.model.scoring import PointsSystem
from tiebreaks.model.tournament import Tournament

HEADER = ("042 2026/04/01", "092 Swiss", "142 3")
HALF = Fraction(1, 2)


def event(*lines: str, printed: tuple[str, str, str] = ("", "", "")) -> Tournament:
    """Read three rounds: 1 wins (White), draws, has the bye; 2 loses, H, wins by forfeit."""
    return load(
        *HEADER,
        player(1, "2 w 1", "3 b =", "0000 - U", points=printed[0]),
        player(2, "1 b 0", "0000 - H", "3 w +", points=printed[1]),
        player(3, "0000 - F", "1 w =", "2 b -", points=printed[2]),
        *lines,
    )


def system(found: Tournament) -> PointsSystem:
    """Return the points system of a tournament."""
    return found.crosstable.points["PTS"].system


def test_default() -> None:
    """Without records: 1, a half and 0, a bye is a win; blank points are one notice."""
    found = event()
    assert scores(found) == ["5/2", "3/2", "3/2"]
    assert messages(found) == "points are not printed for 3 of 3 players"


def test_162() -> None:
    """Record 162 gives the points; what follows a win or a draw follows it."""
    found = event("162  W 3.0    D 1.0    L 0.0    A 0.0    P 1.0    X 0.5")
    assert system(found) == PointsSystem(3, 1, 0, pairing_bye=1, adjourned="0.5")
    assert scores(found) == ["5", "4", "4"]


def test_162_in_parts() -> None:
    """Record 162 may be split, shifted by a column, use commas and leave codes out."""
    found = event("162 W 2,0", "162    D1.0")
    assert system(found) == PointsSystem(2, 1, 0)


def test_162_absence() -> None:
    """`A` is a forfeit loss and a zero-point bye."""
    found = event("162  A 0.5")
    assert system(found) == PointsSystem(forfeit_loss=HALF, zero_bye=HALF)


def test_162_unreadable() -> None:
    """A code without its points is refused at its column, an unknown code is a notice."""
    with pytest.raises(FormatError) as caught:
        event("162  W 3.0    D x")
    assert (caught.value.line, caught.value.column) == (7, 15)
    assert "line 7, column 6: record 162: unknown code 'Q'" in messages(event("162  Q 1.0"))


def test_xxs() -> None:
    """XXS names points by outcome; groups set several, later ones override."""
    found = event("XXS W=3 D=1", "XXS PAB=2 FW=2.5 ZPB=.5")
    assert system(found) == PointsSystem(3, 1, 0, pairing_bye=2, forfeit_win="2.5", zero_bye=HALF)


def test_xxs_keeps_the_rest() -> None:
    """Points that XXS does not name keep 1, a half and 0, and do not follow others."""
    found = event("XXS WW=3 BW=3 PAB=1")
    assert system(found) == PointsSystem(3, forfeit_win=1, full_bye=1, pairing_bye=1)


def test_xxs_by_colour() -> None:
    """White and Black may get different points."""
    found = event("XXS WW=1 BW=2 WD=0 BD=1 PAB=1")
    assert system(found) == PointsSystem(1, 0, 0, black_win=2, black_draw=1, half_bye=HALF)
    assert scores(found) == ["3", "3/2", "1"]  # 1 + 1 + 1; 0 + 1/2 + 1; 1 + 0 + 0


def test_xxs_unreadable() -> None:
    """Invalid points are refused, an unknown code is a notice."""
    with pytest.raises(FormatError) as caught:
        event("XXS W=1 D=half")
    assert (caught.value.line, caught.value.column) == (7, 9)
    assert "unknown code 'QQ'" in messages(event("XXS QQ=1"))


def test_bbp() -> None:
    """BBW to BBU are the points of another program."""
    found = event("BBW  3.0", "BBD  1.0", "BBL  0.0", "BBZ  0.0", "BBF  0.5", "BBU  1.0")
    assert system(found) == PointsSystem(3, 1, 0, pairing_bye=1, forfeit_loss=HALF)
    with pytest.raises(FormatError):
        event("BBW three")


def test_order_of_records() -> None:
    """Record 162 takes precedence over XXS, and XXS over BBW, with a notice."""
    found = event("BBW 5", "XXS W=4 PAB=4", "162  W 3.0")
    assert system(found) == PointsSystem(3)
    assert "the points are in records 162 and XXS; 162 counts" in messages(found)
    assert system(event("BBW 5", "XXS W=4 PAB=4")) == PointsSystem(4)


@pytest.mark.parametrize(
    ("printed", "expected"),
    [
        (("7.0", "4.0", "4.0"), PointsSystem(3, 1, 0)),
        (("5.0", "4.0", "4.0"), PointsSystem(3, 1, 0, pairing_bye=1)),
        (("4.0", "4.0", "4.0"), PointsSystem(3, 1, 0, pairing_bye=0)),
        (("5.0", "3.0", "3.0"), PointsSystem(2, 1, 0)),
        (("2.0", "1.5", "1.5"), PointsSystem(pairing_bye=HALF)),
        (("8.0", "6.0", "5.0"), PointsSystem(3, 2, 1)),
    ],
)
def test_inferred(printed: tuple[str, str, str], expected: PointsSystem) -> None:
    """If exactly one of the tried systems explains the printed points, it is used."""
    found = event(printed=printed)
    assert system(found) == expected
    assert messages(found).startswith("the points system follows from the printed points: win ")


def test_not_inferred() -> None:
    """Points that no tried system explains are a notice each, and the results count."""
    found = event(printed=("2.5", "1.5", "9.0"))
    assert system(found) == PointsSystem()
    assert messages(found) == "line 6, column 81: 3: printed points 9.0, computed 1.5"


def test_points_of_zero() -> None:
    """With results, 0.0 for every player is one notice and no evidence."""
    found = event(printed=("0.0", "0.0", "0.0"))
    assert system(found) == PointsSystem()
    assert messages(found) == "the printed points are 0 for everybody: the results count"


def test_bye_inferred_beside_xxs() -> None:
    """If XXS does not name the pairing-allocated bye, its points follow from the printed ones."""
    found = event("XXS W=3 D=1", printed=("7.0", "4.0", "4.0"))
    assert system(found) == PointsSystem(3, 1, 0)
    assert "pairing-allocated bye 3" in messages(found)
    assert system(event("XXS W=3 D=1")) == PointsSystem(3, 1, 0, pairing_bye=1)


@pytest.mark.parametrize("text", ["2.5 ", " 2.5", "2,5", "02.5"])
def test_spellings_of_points(text: str) -> None:
    """Points may be anywhere in their columns, with a point or a comma."""
    assert dict(event(printed=(text, "1.5", "1.5")).published.points)[1] == Fraction(5, 2)


def test_penalty_of_the_event() -> None:
    """A record 299 without a type is added once to the points of those it lists."""
    found = event("299          -0.5   0    1    3")
    assert scores(found) == ["2", "3/2", "1"]
    assert found.crosstable.points["PTS"].rows == ((2, 1, 2), (0, 1, 2), (2, 1, 0))


def test_sign_before_the_field() -> None:
    """A sign may use the column before the points."""
    assert scores(event("299         -10.5   0    1")) == ["-8", "3/2", "3/2"]


def test_penalty_of_a_round() -> None:
    """A penalty of a round counts from that round on."""
    found = event("299           1.0   2    2")
    assert scores(found) == ["5/2", "5/2", "3/2"]
    early = found.crosstable.through(1).points["PTS"]
    assert early.penalties == ()


def test_other_points_for_a_result() -> None:
    """With a type, record 299 replaces the points for such a result in the round."""
    found = event("299 +         0.0   3    2", "299 H         0.0")
    assert scores(found) == ["5/2", "0", "3/2"]


def test_special_points_for_all() -> None:
    """Without numbers a record 299 is for all, without a round for every round."""
    assert scores(event("299 D         2.0   0")) == ["4", "3/2", "3"]


def test_blank_special_points() -> None:
    """A record 299 without points changes nothing, with a notice."""
    found = event("299 D               2    1")
    assert scores(found) == ["5/2", "3/2", "3/2"]
    assert "record 299 without points changes nothing" in messages(found)


def test_unreadable_special_points() -> None:
    """Record 299 is refused if a field cannot be read; an unknown number is reported."""
    with pytest.raises(FormatError) as caught:
        event("299 Q         1.0   1    1", "299 W         abc   x    y")
    assert [place[:2] for place in caught.value.places] == [(7, 5), (8, 14), (8, 20), (8, 24)]
    found = event("299           1.0   1    9")
    assert "line 7, column 24: record 299: unknown number 9" in messages(found)
    assert scores(found) == ["5/2", "3/2", "3/2"]


def test_special_points_are_part_of_the_printed_ones() -> None:
    """Printed points include penalties, so they do not imply another points system."""
    found = event("299          -0.5   0    1", printed=("2.0", "1.5", "1.5"))
    assert found.notices == ()


def test_special_points_in_shifted_columns() -> None:
    """Text between the fields of record 299 is refused, because it would be lost."""
    with pytest.raises(FormatError, match="'0' is between two fields") as caught:
        event("299           -1.0   1    1")
    assert caught.value.column == 18


def test_special_points_of_a_round_that_there_is_not() -> None:
    """A record for a non-existent round is reported."""
    found = event("299           1.0   9    1")
    assert any("record 299 for round 9 of 3 changes nothing" in str(n) for n in found.notices)


def test_a_round_that_nobody_has() -> None:
    """A round without any cell before one with results is reported."""
    found = load(*HEADER, player(1, "2 w 1", "", "2 b ="), player(2, "1 b 0", "", "1 w ="))
    assert any(str(n).startswith("round 2: all cells are empty") for n in found.notices)
