"""Where the command line writes: never over an input, in the format of the suffix."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from trf_lines import player, report

from tiebreaks.cli import main

OPEN = report(
    "012 Club Open",
    "042 2026/04/01",
    "092 Swiss",
    "142 1",
    "212 PTS,BH",
    player(1, "2 w 1", name="=Ann", rating="2000", points="1.0"),
    player(2, "1 b 0", name="Bob", points="0.0"),
)
Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Return the program in a folder of its own: exit status, standard output and error."""
    monkeypatch.chdir(tmp_path)
    Path("open.trf").write_text(OPEN, encoding="utf-8", newline="")
    Path("values.csv").write_text("1,1\n2,0\n")
    Path("published.csv").write_text("number,place\n1,1\n2,2\n")

    def program(*arguments: str) -> tuple[int, str, str]:
        try:
            status = main(list(arguments))
        except SystemExit as stop:  # argparse
            status = stop.code if isinstance(stop.code, int) else 1
        printed = capsys.readouterr()
        return status, printed.out, printed.err

    return program


EXT = ("-t", "EXT:X", "--ext", "x=values.csv")


@pytest.mark.parametrize(
    ("arguments", "output"),
    [
        (("standings", "open.trf", "-o"), "open.trf"),
        (("standings", "open.trf", "-o"), "./open.trf"),
        (("standings", "open.trf", *EXT, "-o"), "values.csv"),
        (("explain", "open.trf", "1", "-o"), "open.trf"),
        (("compare", "open.trf", "1", "2", "-o"), "open.trf"),
        (("check", "open.trf", "--published", "published.csv", "-o"), "published.csv"),
        (("check", "open.trf", "other.trf", "-o"), "other.trf"),
        (("convert", "open.trf"), "open.trf"),
        (("convert", "--force", "open.trf"), "open.trf"),
        (("convert", "open.trf"), "link.trf"),
        (("convert", "--force", "open.trf"), "hard.json"),
    ],
)
def test_an_output_is_never_an_input(run: Run, arguments: tuple[str, ...], output: str) -> None:
    """No command writes over a file that it reads, by whatever name, and nothing changes."""
    Path("other.trf").write_text(OPEN, encoding="utf-8", newline="")
    Path("link.trf").symlink_to("open.trf")
    os.link("open.trf", "hard.json")
    before = Path(output).read_bytes()
    status, out, err = run(*arguments, output)
    assert (status, out) == (2, "")
    assert output in err
    assert len(err.splitlines()) == 1
    assert Path(output).read_bytes() == before


def test_convert_replaces_a_file_only_when_forced(run: Run) -> None:
    """An existing file stays unless --force is given; a new one needs no option."""
    Path("old.json").write_text("precious")
    status, _, err = run("convert", "open.trf", "old.json")
    assert (status, Path("old.json").read_text()) == (2, "precious")
    assert err == "old.json: exists; --force replaces it\n"
    assert run("convert", "open.trf", "old.json", "--force")[0] == 0
    assert json.loads(Path("old.json").read_text())["name"] == "Club Open"
    assert run("convert", "open.trf", "new.csv")[0] == 0


@pytest.mark.parametrize(
    ("name", "start"),
    [
        ("out.txt", "Club Open\n"),
        ("out.tsv", "place\tnumber"),
        ("out.csv", "place,number"),
        ("out.CSV", "place,number"),
        ("out.json", "{"),
        ("out.md", "# Club Open\n"),
        ("out.html", "<!DOCTYPE html>"),
        ("out.htm", "<!DOCTYPE html>"),
        ("out", "Club Open\n"),
    ],
)
def test_the_suffix_chooses_the_format(run: Run, name: str, start: str) -> None:
    """Without --format the name of the output says what it is; without a suffix it is text."""
    assert run("standings", "open.trf", "-o", name)[:2] == (0, "")
    assert Path(name).read_text(encoding="utf-8").startswith(start)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("standings", "open.trf", "-o", "out.xlsx"), "the suffix .xlsx is not one of .txt, .tsv"),
        (("standings", "open.trf", "-o", "out.trf"), "the suffix .trf is not one of"),
        (
            ("standings", "open.trf", "--format", "csv", "-o", "out.html"),
            "the suffix means html, but --format is csv",
        ),
        (("explain", "open.trf", "1", "-o", "out.html"), "is not one of .txt, .json"),
        (("standings", "open.trf", "--bom"), "--decimal and --bom are for csv and tsv"),
        (("standings", "open.trf", "--decimal", ","), "--decimal and --bom are for csv and tsv"),
        (("standings", "open.trf", "--no-workings"), "--no-workings is for html"),
    ],
)
def test_a_format_that_does_not_fit_is_refused(
    run: Run, arguments: tuple[str, ...], message: str
) -> None:
    """An unknown suffix, and one that contradicts --format, write nothing."""
    status, out, err = run(*arguments)
    assert (status, out) == (2, "")
    assert message in err
    assert not list(Path().glob("out.*"))


def test_devices_are_written(run: Run) -> None:
    """A device is no file that could be lost."""
    assert run("standings", "open.trf", "-o", "/dev/null") == (0, "", "")
    assert run("standings", "open.trf", "--format", "csv", "-o", "/dev/null") == (0, "", "")


def test_csv_for_a_spreadsheet(run: Run) -> None:
    """A decimal comma, semicolons, a byte order mark, and names that are no formulas."""
    run("standings", "open.trf", "--decimal", ",", "--bom", "-o", "out.csv")
    data = Path("out.csv").read_bytes()
    assert data.startswith(b"\xef\xbb\xbfplace;number;name;PTS;BH\n1;1;'=Ann;1;0\n")


def test_values_from_outside_have_to_be_listed(run: Run) -> None:
    """--ext without its code in the list is an error, and so is a number that nobody has."""
    status, out, err = run(
        "standings", "open.trf", "--ext", "x=values.csv", "--ext", "y=values.csv"
    )
    assert (status, out) == (2, "")
    assert err.splitlines() == [
        "--ext x=values.csv: EXT:X is not in the list of tie-breaks",
        "--ext y=values.csv: EXT:Y is not in the list of tie-breaks",
    ]
    Path("values.csv").write_text("1,1\n9,0\n")
    status, out, err = run("standings", "open.trf", *EXT)
    assert (status, out, err) == (2, "", "EXT:X: no participant has the number 9\n")


@pytest.mark.parametrize("format_", ["tsv", "csv"])
def test_assigned_ratings_are_a_notice_beside_plain_tables(run: Run, format_: str) -> None:
    """What the head of other formats says goes to standard error."""
    asked = ("standings", "open.trf", "-t", "ARO", "--unrated", "1400", "--format", format_)
    status, _, err = run(*asked)
    assert status == 0
    assert "open.trf: rating assigned to unrated participants: 1400 (2)" in err.splitlines()


def test_unrated_opponents_may_be_skipped(run: Run) -> None:
    """--unrated skip keeps the rating tie-breaks: Bob met Ann, Ann met nobody rated."""
    asked = ("standings", "open.trf", "-t", "ARO", "--unrated", "skip", "--format", "tsv")
    status, out, _ = run(*asked)
    assert status == 0
    assert [line.split("\t")[-1] for line in out.splitlines()] == ["ARO", "-", "2000"]


@pytest.mark.parametrize(
    ("group", "message"),
    [
        ("sex=w", "no participant has an entry for sex"),
        ("title=GM,born>1990", "no participant has a title\nno participant has a birth date"),
        ("rating<1000", "nobody belongs to the group rating<1000"),
    ],
)
def test_a_group_that_nobody_can_belong_to(run: Run, group: str, message: str) -> None:
    """A filter on what the file does not have says so."""
    status, out, err = run("standings", "open.trf", "--only", group)
    assert (status, out) == (2, "")
    assert message in err


def test_the_notice_of_a_withdrawal_goes_with_the_excluded(run: Run) -> None:
    """Who seems to have left is named, until that number is excluded."""
    rows = {1: "2 w 1", 2: "1 b 0", 3: "4 w +", 4: "3 b -"}
    left = {1: "3 w 1", 2: "4 w +", 3: "1 b 0", 4: "2 b -"}
    lines = [player(n, rows[n], left[n], name=f"P{n}") for n in rows]
    head = ("012 Four", "042 2026/04/01", "092 Individual: Round-Robin", "142 2", "212 PTS,SB")
    Path("left.trf").write_text(report(*head, *lines), encoding="utf-8", newline="")
    status, _, err = run("standings", "left.trf")
    assert (status, "--exclude 4 leaves them out" in err) == (0, True)
    status, out, err = run("standings", "left.trf", "--exclude", "4")
    assert (status, "General Regulations" in err) == (0, False)
    status, out, err = run("explain", "left.trf", "4", "--exclude", "4")
    assert (status, out) == (2, "")
    assert "4 P4 is excluded: the results do not count" in err


@pytest.mark.parametrize("rating", ["0", "10000", "9" * 5000, "-5", "some"])
def test_a_rating_of_the_unrated(run: Run, rating: str) -> None:
    """What cannot be a rating is refused, however long it is."""
    status, out, err = run("standings", "open.trf", f"--unrated={rating}")
    assert (status, out) == (2, "")
    assert "is neither 'drop', 'skip', 'floor' nor a rating" in err


def test_somebody_excluded_from_a_swiss(run: Run) -> None:
    """Results are left out of predetermined pairings only."""
    status, out, err = run("standings", "open.trf", "--exclude", "2")
    assert (status, out) == (2, "")
    assert "in a Swiss every result counts" in err
