"""The command `check`: what it prints, where, and its exit status."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from trf_lines import player

from tiebreaks import cli

# As CAPPED in test_checking: the places are those of August 2024, the values in brackets.
HEADER = ("012 Club", "042 2026/04/01", "092 Swiss", "142 3", "212 PTS,BH")
CELLS = {
    1: ("5 b 0", "4 w 1", "2 b 1", "2.0", "3"),
    2: ("3 b 0", "0000 - U", "1 w 0", "1.0", "5"),
    3: ("2 w 1", "6 b 0", "0000 - U", "2.0", "1"),
    4: ("6 w 1", "1 b 0", "0000 - Z", "1.0", "5"),
    5: ("1 w 1", "0000 - H", "6 b 0", "1.5", "4"),
    6: ("4 b 0", "3 w 1", "5 w 1", "2.0", "1"),
}


def written(path: Path, *header: str, **places: str) -> str:
    """Write the tournament into a file, with other places where they are given."""
    lines = [*(header or HEADER)]
    for number, (*cells, points, place) in CELLS.items():
        shown = places.get(f"p{number}", place)
        lines.append(player(number, *(f"   {c}"[-8:] for c in cells), points=points, place=shown))
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return str(path)


def test_a_file_that_differs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each difference is a line with its reason; the settings that give the table follow."""
    assert cli.main(["check", written(tmp_path / "a.trf")]) == 1
    out, err = capsys.readouterr()
    assert out.splitlines() == [
        "3 Player 3: place 1 published, 2 computed: BH of 3 Player 3 is 5 under fide-2024-08"
        " and 4.5 here: round 3 adds 2 there, 1.5 here",
        "The published table comes out under fide-2024-08 and fide-2023-09.",
    ]
    assert err == ""


def test_a_file_that_agrees(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """If nothing differs, the output says so and names the settings that give the table."""
    path = written(tmp_path / "a.trf")
    assert cli.main(["check", path, "--edition", "fide-2024-08"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "no differences",
        "The published table comes out under fide-2024-08 and fide-2023-09.",
    ]


def test_a_table_that_nothing_gives(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The output says so if none of the settings gives the published table."""
    assert cli.main(["check", written(tmp_path / "a.trf", p5="1", p6="4")]) == 1
    assert capsys.readouterr().out.endswith(
        "The published table comes out under none of the settings tried.\n"
    )


def test_many_files(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Files are reported in order and counted; an unusable one does not stop the others."""
    differs = written(tmp_path / "b.trf")
    agrees = written(tmp_path / "a.trf", p3="2")
    (tmp_path / "c.trf").write_text("nothing\n", encoding="utf-8")
    unusable, missing = str(tmp_path / "c.trf"), str(tmp_path / "d.trf")
    assert cli.main(["check", differs, agrees]) == 1
    out, err = capsys.readouterr()
    lines = out.splitlines()
    assert lines[0] == f"{differs}: 1 difference"
    assert lines[2] == "  The published table comes out under fide-2024-08 and fide-2023-09."
    assert lines[3] == f"{agrees}: no differences"
    assert lines[-1] == "2 files: 1 without differences, 1 with differences, 0 unusable"
    assert err == ""
    assert cli.main(["check", agrees, agrees]) == 0
    capsys.readouterr()
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert cli.main(["check", unusable, missing, differs, agrees]) == 2
    out, err = capsys.readouterr()
    assert out.splitlines()[-1] == "4 files: 1 without differences, 1 with differences, 2 unusable"
    assert f"{differs}: 1 difference" in out
    assert "\r4 of 4 files\n" in err
    assert f"{missing}: " in err
    assert f"{unusable}: " in err


def test_a_published_csv(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Published values are compared with the file; places stay those of the file unless given."""
    path = written(tmp_path / "a.trf", p3="2")
    table = tmp_path / "t.csv"
    table.write_text("number,BH\n3,4.5\n6,5.0\n", encoding="utf-8")
    assert cli.main(["check", path, "--published", str(table)]) == 0
    assert capsys.readouterr().out.splitlines()[0] == "no differences"
    table.write_text("number,place,BH\n3,1,5\n6,1,5\n1,3,\n5,4,\n2,5,\n4,5,\n", encoding="utf-8")
    assert cli.main(["check", path, "--published", str(table)]) == 1
    out = capsys.readouterr().out
    assert "3 Player 3: place 1 published, 2 computed: " in out
    assert "3 Player 3: BH 5 published, 4.5 computed: " in out
    assert out.endswith("The published table comes out under fide-2024-08 and fide-2023-09.\n")
    table.write_text("number,BH\n3,x\n", encoding="utf-8")
    assert cli.main(["check", path, "--published", str(table)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert "line 2, column 2: 'x' is not a number" in err
    assert cli.main(["check", path, path, "--published", str(table)]) == 2


def test_what_a_file_lacks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Without a list a default one is used, with a notice; without a published table, none."""
    path = written(tmp_path / "a.trf", *HEADER[:-1])
    assert cli.main(["check", path]) == 1
    assert "the file has no list of tie-breaks: using" in capsys.readouterr().err
    bare = [player(1, "   2 w 1", points="", place=""), player(2, "   1 b 0", points="", place="")]
    (tmp_path / "b.trf").write_text("\n".join([*HEADER, *bare, ""]), encoding="utf-8")
    assert cli.main(["check", str(tmp_path / "b.trf")]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert "no published places, points or values to compare" in err


def test_places_of_some(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Places printed for only some are compared, and how many there are is said."""
    assert cli.main(["check", written(tmp_path / "a.trf", p3="")]) == 0
    none, count, follows = capsys.readouterr().out.splitlines()
    assert (none, count) == ("no differences", "5 of 6 places are published")
    assert "fide-2026-03, fide-2024-08" in follows
    path = written(tmp_path / "b.trf", p1="", p2="", p4="", p5="", p6="")
    assert cli.main(["check", path]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("3 Player 3: place 1 published, 2 computed: ")
    assert lines[1] == "1 of 6 places is published"


def test_the_first_three(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A list of the first three with names: exactly the wrong places and names are differences."""
    path = written(tmp_path / "a.trf")
    table = tmp_path / "t.csv"
    table.write_text(
        "place;number;name;PTS\n1;1;Player 1;2,0\n2;3;PLAYER 3;2\n3;6;Player 6;2\n",
        encoding="utf-8",
    )
    assert cli.main(["check", path, "--published", str(table)]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "1 Player 1: place 1 published, 3 computed: published above 3 Player 3, but BH is 4 v. 4.5",
        "6 Player 6: place 3 published, 1 computed: published below 3 Player 3, but BH is 5 v. 4.5",
        "3 of 6 places are published",
        "The published table comes out under none of the settings tried.",
    ]
    table.write_text("number;place;name\n6;1;Player 5\n", encoding="utf-8")
    assert cli.main(["check", path, "--published", str(table)]) == 1
    out = capsys.readouterr().out
    assert out.startswith(
        "6 Player 6: published with the name Player 5: this name belongs to number 5\n"
    )


def test_no_differences_is_not_said_of_a_part(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """If something published was not compared, the output says so in place of no differences."""
    path = written(tmp_path / "a.trf")
    table = tmp_path / "t.csv"
    table.write_text("number,place,name\n6,1,Smith\n", encoding="utf-8")
    assert cli.main(["check", path, "--published", str(table)]) == 0
    lines = capsys.readouterr().out.splitlines()
    unknown = "not compared: names that match no participant: 6 Smith"
    assert lines[:2] == ["everything that was compared agrees", unknown]
    assert "no differences" not in "".join(lines)
    assert cli.main(["check", path, "--published", str(table), "--format", "json"]) == 0
    (found,) = json.loads(capsys.readouterr().out)
    assert found["not_compared"] == [unknown]
    assert found["summary"] == "everything that was compared agrees"
    team_cup = Path(__file__).parents[2] / "examples" / "team-cup.trf"
    assert cli.main(["check", str(team_cup)]) == 0
    assert "not compared: published places of players (34)" in capsys.readouterr().out


def test_points_after_an_earlier_round(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A report with the points after round 2 differs, and names the round to ask for."""
    path = written(tmp_path / "a.trf", p1="", p2="", p3="", p4="", p5="", p6="")
    table = tmp_path / "t.csv"
    table.write_text("number,PTS\n1,1\n2,1\n3,1\n4,1\n5,1.5\n6,1\n", encoding="utf-8")
    assert cli.main(["check", path, "--published", str(table)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 4
    assert lines[-1] == "The published table comes out under fide-2026-03 (after round 2)."
    assert cli.main(["check", path, "--published", str(table), "--after", "2"]) == 0
    assert capsys.readouterr().out == "no differences\n"
    assert cli.main(["check", path, "--published", str(table), "--language", "fr"]) == 1
    assert "fide-2026-03 (après la ronde 2)" in capsys.readouterr().out
