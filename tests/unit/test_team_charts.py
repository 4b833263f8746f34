"""Wall charts of teams: what they share with those of players, and cells with game points."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tiebreaks import Crosstable
from tiebreaks.errors import FormatError
from tiebreaks.model.matches import TeamCell
from tiebreaks.model.team_charts import is_team_chart, read


def test_cells() -> None:
    """Matches, forfeits, byes and empty cells, in upper and lower case."""
    (row,) = read("1 Ants 2w2.5 3B1½ 4w½ 5b1/2 +F6 -f7 pab HPB FPB ZPB * .")
    assert row.cells == [
        TeamCell(2, "w", None, points=Fraction(5, 2)),
        TeamCell(3, "b", None, points=Fraction(3, 2)),
        TeamCell(4, "w", None, points=Fraction(1, 2)),
        TeamCell(5, "b", None, points=Fraction(1, 2)),
        TeamCell(6, "-", ord("+")),
        TeamCell(7, "-", ord("-")),
        *(TeamCell(0, "-", letter) for letter in b"UHFZ"),
        None,
        None,
    ]


@pytest.mark.parametrize("dash", "-–−")
def test_dashes(dash: str) -> None:
    """An en dash and a minus sign are as good as a hyphen."""
    assert read(f"1 Ants {dash}F2")[0].cells == [TeamCell(2, "-", ord("-"))]


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_lines(end: str, mark: str) -> None:
    """A byte order mark, comments and blank lines are skipped."""
    rows = read(mark + end.join(["1. Ants 2w3", "", "# 2w3", "2) Bees 1b1", ""]))
    assert [(row.number, row.name) for row in rows] == [(1, "Ants"), (2, "Bees")]


@pytest.mark.parametrize(
    ("line", "name", "rating"),
    [
        ("1 Ants 2100 2w2.5", "Ants", 2100),
        ("1 Ants 2100 3½ 2w2.5", "Ants", 2100),
        ("1 Black Ants 2 2w2.5", "Black Ants 2", None),
        ("1 Team H 2w2.5", "Team H", None),
        ("1; Ants 2; 2100; 2w2.5", "Ants 2", 2100),
        ("1 | Ants | 0 | 2w2.5", "Ants", None),
        ("1 2w2.5", "", None),
    ],
)
def test_names_and_ratings(line: str, name: str, rating: int | None) -> None:
    """A rating after the name is not part of it, as in a chart of players."""
    (row,) = read(line)
    assert (row.name, row.rating, len(row.cells)) == (name, rating, 1)


def test_problems() -> None:
    """Every word that cannot be read is reported with its position."""
    with pytest.raises(FormatError) as caught:
        read("1 Ants 2w2.5 2100\nBees 1b1\n 3 Cats 9+ +F1")
    assert str(caught.value).splitlines() == [
        "line 1, column 14: '2100' is not a cell such as 8w2.5, +F9 or PAB",
        "line 2, column 1: 'Bees 1b1' does not begin with a participant's number",
        "line 3, column 9: '9+' is neither a cell nor part of a name (write +9 or +F9, a forfeit)",
    ]


def test_what_is_a_chart_of_teams() -> None:
    """More than one point in a cell makes a team chart; comments do not count."""
    assert is_team_chart("1 Ants +F2 3w1½")
    assert not is_team_chart("1 Ann 2w1\n# 2w3\n")
    assert list(Crosstable.parse("\ufeff1 Ants 2w2\n2 Bees 1b0\n").points) == ["MP", "GP"]
