"""A PGN file becomes standings, with python-chess."""

from __future__ import annotations

import io

import pytest

from recipes.programs import program

PAIRS = [
    ("1.1", "Ant", "Bee", "1-0"), ("1.2", "Bee", "Ant", "1/2-1/2"),
    ("2.1", "Ant", "Cat", "0-1"), ("2.2", "Cat", "Ant", "1/2-1/2"),
    ("3.1", "Bee", "Cat", "1/2-1/2"), ("3.2", "Cat", "Bee", "*"),
]  # fmt: skip
PGN = "\n".join(
    f'[Event "Match"]\n[Round "{round_}"]\n[White "{white}"]\n[Black "{black}"]\n'
    f'[Result "{result}"]\n\n1. e4 e5 2. Nf3 {{a comment}} {result}\n'
    for round_, white, black, result in PAIRS
)


def test_a_match_of_engines() -> None:
    """The points and Sonneborn-Berger are those worked out by hand; the last game is going on."""
    standings = program("A match of engines: PGN").standings(io.StringIO(PGN))
    rows = {row.participant.name: row for row in standings}
    # Ant 1 + 1/2 + 0 + 1/2, Bee 0 + 1/2 + 1/2, Cat 1 + 1/2 + 1/2.
    assert {name: row["PTS"] for name, row in rows.items()} == {"Ant": 2, "Bee": 1, "Cat": 2}
    # Cat has 3/2 of the two games with Ant, who has 1/2.
    assert [row.participant.name for row in standings] == ["Cat", "Ant", "Bee"]
    assert rows["Ant"].decided_by == "DE"
    # Ant: 1 + 1/2 of Bee, 2 x 1/2 of Cat; Bee: 2 x 1/2, 2 x 1/2; Cat: 2 + 1, 1/2.
    assert {name: row["SB"] for name, row in rows.items()} == {"Ant": 2.5, "Bee": 2, "Cat": 3.5}


def test_the_file_comes_from_standard_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without an argument the program reads standard input and prints the table."""
    module = program("A match of engines: PGN")
    monkeypatch.setattr("sys.argv", ["engines.py"])
    monkeypatch.setattr("sys.stdin", io.StringIO(PGN))
    module.main()
    assert "Cat" in capsys.readouterr().out
