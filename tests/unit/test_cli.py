"""The command line: what it prints where, and its exit status."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from trf_lines import player, report

import tiebreaks
from tiebreaks.cli import main

# Points 2, 1, 1 and 0; after round 1: 1, 1, 0 and 0. Bob and Cid drew with nobody.
PLAYERS = (
    player(1, "3 w 1", "2 b 1", name="Ann", rating="2000", points="2.0"),
    player(2, "4 w 1", "1 w 0", name="Bob", rating="1900", points="1.0"),
    player(3, "1 b 0", "4 b 1", name="Cid", rating="1800", points="1.0"),
    player(4, "2 b 0", "3 w 0", name="Dan", rating="1700", points="0.0"),
)
HEADER = ("012 Club Open", "042 2026/04/01", "092 Swiss", "142 2")
OPEN = report(*HEADER, "212 PTS,BH", *PLAYERS)

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Return the program as a function: exit status, standard output, standard error."""

    def program(*arguments: str | Path) -> tuple[int, str, str]:
        try:
            status = main([str(argument) for argument in arguments])
        except SystemExit as stop:  # argparse
            status = stop.code if isinstance(stop.code, int) else 1
        printed = capsys.readouterr()
        return status, printed.out, printed.err

    return program


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return a file with the small open tournament."""
    path = tmp_path / "open.trf"
    path.write_text(OPEN, encoding="utf-8", newline="")
    return path


def written(path: Path, *lines: str, header: tuple[str, ...] = HEADER) -> Path:
    """Write a report of these lines and return its path."""
    path.write_text(report(*header, *lines), encoding="utf-8", newline="")
    return path


def rows(out: str) -> list[list[str]]:
    """Return tab-separated values."""
    return [line.split("\t") for line in out.splitlines()]


def test_standings(run: Run, file: Path) -> None:
    """The file's own list ranks, and its name is the title."""
    status, out, err = run("standings", file)
    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == "Club Open"
    assert lines[1] == "FIDE C.07, March 2026, Swiss, after round 2 of 2"
    assert lines[2] == "ties remain after the whole list: place 2 (2 participants)"
    assert lines[4].split() == ["Place", "No.", "Name", "PTS", "BH", "Decided", "by"]
    assert lines[5].split() == ["1", "1", "Ann", "2.0", "2.0"]


def test_tsv(run: Run, file: Path) -> None:
    """Buchholz: Ann met 1 and 1, Bob 0 and 2, Cid 2 and 0, Dan 1 and 1."""
    status, out, err = run("standings", file, "--format", "tsv")
    assert (status, err) == (0, "")
    assert rows(out) == [
        ["place", "number", "name", "PTS", "BH"],
        ["1", "1", "Ann", "2", "2"],
        ["2", "2", "Bob", "1", "2"],
        ["2", "3", "Cid", "1", "2"],
        ["4", "4", "Dan", "0", "2"],
    ]


def test_list_of_tiebreaks(run: Run, file: Path) -> None:
    """-t takes precedence over the file's list, with commas or spaces, as it is written."""
    for listed in ("bh-c1,tpn", "bh-c1 tpn"):
        status, out, _ = run("standings", file, "-t", listed, "--format", "tsv")
        assert status == 0
        assert rows(out)[0] == ["place", "number", "name", "PTS", "bh-c1", "tpn"]
        assert [row[1] for row in rows(out)[1:]] == ["1", "2", "3", "4"]


def test_json(run: Run, file: Path) -> None:
    """The output is JSON, with the edition asked for."""
    status, out, _ = run("standings", file, "--format", "json", "--edition", "fide-2024-08")
    assert status == 0
    assert json.loads(out)["edition"] == "fide-2024-08"


@pytest.mark.parametrize("form", ["text", "tsv", "csv", "json", "markdown"])
def test_the_same_bytes_every_time(run: Run, file: Path, form: str) -> None:
    """The same input gives the same output."""
    first = run("standings", file, "--format", form, "--seed", "1")
    assert first[0] == 0
    assert first[1].endswith("\n")
    assert run("standings", file, "--format", form, "--seed", "1") == first


def test_edition_by_date(run: Run, tmp_path: Path) -> None:
    """The start date decides the edition."""
    old = written(
        tmp_path / "old.trf",
        *PLAYERS,
        header=("042 2024/09/01", "092 Swiss", "142 2", "212 PTS,BH"),
    )
    _, out, _ = run("standings", old, "--format", "json")
    assert json.loads(out)["edition"] == "fide-2024-08"


def test_no_list(run: Run, tmp_path: Path) -> None:
    """Without a list a default one is used, with a notice on standard error."""
    status, out, err = run("standings", written(tmp_path / "a.trf", *PLAYERS), "--format", "tsv")
    assert status == 0
    assert rows(out)[0] == ["place", "number", "name", "PTS", "BH/C1", "BH", "SB", "DE"]
    assert "PTS,BH/C1,BH,SB,DE" in err
    assert len(err.splitlines()) == 1


def test_pairing(run: Run, file: Path) -> None:
    """--pairing takes precedence over the file, with a notice."""
    status, out, err = run("standings", file, "--pairing", "predetermined", "-t", "SB")
    assert status == 0
    assert "record 092" in err
    assert len(err.splitlines()) == 1
    assert "predetermined pairings" in out
    status, out, err = run("standings", file, "--pairing", "predetermined", "-t", "BH")
    assert (status, out) == (2, "")
    assert "BH" in err


def test_notices_are_on_standard_error(run: Run, tmp_path: Path) -> None:
    """Notices are not part of the standings."""
    path = written(
        tmp_path / "a.trf", *PLAYERS, header=("042 2026/04/01", "142 2", "212 PTS,BH", "999 what")
    )
    status, out, err = run("standings", path, "--format", "tsv")
    assert status == 0
    assert len(rows(out)) == 5
    assert "999" in err
    assert all(line.startswith(f"{path}: ") for line in err.splitlines())


def test_after(run: Run, file: Path) -> None:
    """After round 1 Ann and Bob have a point, and later rounds do not exist."""
    status, out, err = run("standings", file, "--after", "1", "-t", "PTS", "--format", "tsv")
    assert (status, err) == (0, "")
    assert [row[0::3] for row in rows(out)[1:]] == [["1", "1"], ["1", "1"], ["3", "0"], ["3", "0"]]


@pytest.mark.parametrize("round_", ["3", "99"])
def test_after_a_round_that_is_not_planned(run: Run, file: Path, round_: str) -> None:
    """A round beyond the schedule is an error."""
    status, out, err = run("standings", file, f"--after={round_}")
    assert (status, out) == (2, "")
    assert "2 rounds" in err


def test_seed(run: Run, file: Path) -> None:
    """With a seed no place is shared; without one ties remain."""
    _, out, _ = run("standings", file, "-t", "PTS", "--format", "tsv")
    assert [row[0] for row in rows(out)[1:]] == ["1", "2", "2", "4"]
    _, out, _ = run("standings", file, "-t", "PTS", "--seed", "5", "--format", "tsv")
    assert [row[0] for row in rows(out)[1:]] == ["1", "2", "3", "4"]


def unrated(tmp_path: Path) -> Path:
    """Write the open with Bob unrated."""
    lines = [line.replace("1900", "    ") for line in PLAYERS]
    return written(tmp_path / "unrated.trf", "212 PTS,ARO", *lines)


def test_unrated_dropped(run: Run, tmp_path: Path) -> None:
    """Rating tie-breaks are dropped if somebody is unrated."""
    status, out, _ = run("standings", unrated(tmp_path), "--format", "tsv")
    assert status == 0
    assert [row[4] for row in rows(out)[1:]] == ["-"] * 4


def test_unrated_with_a_rating(run: Run, tmp_path: Path) -> None:
    """A number is assigned to the unrated: Ann met 1800 and 1500."""
    path = unrated(tmp_path)
    status, out, _ = run("standings", path, "--unrated", "1500", "--format", "tsv")
    assert status == 0
    assert rows(out)[1][4] == "1650"


@pytest.mark.parametrize("value", ["many", "-5", "15.5", "²"])
def test_unrated_that_is_not_a_rating(run: Run, file: Path, value: str) -> None:
    """Anything but the known words and a rating is an error."""
    status, out, err = run("standings", file, f"--unrated={value}")
    assert (status, out) == (2, "")
    assert value in err


def test_output(run: Run, file: Path, tmp_path: Path) -> None:
    """-o writes a file in UTF-8 and prints nothing."""
    target = tmp_path / "out.tsv"
    status, out, err = run("standings", file, "--format", "tsv", "-o", target)
    assert (status, out, err) == (0, "", "")
    assert target.read_bytes() == run("standings", file, "--format", "tsv")[1].encode()


def test_output_that_cannot_be_written(run: Run, file: Path, tmp_path: Path) -> None:
    """A file that cannot be written is an error."""
    status, out, err = run("standings", file, "-o", tmp_path / "no" / "out.tsv")
    assert (status, out) == (2, "")
    assert "out.tsv" in err
    assert "Traceback" not in err


def test_standard_input(run: Run, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`-` reads standard input."""
    expected = run("standings", file, "--format", "tsv")
    data = io.TextIOWrapper(io.BytesIO(file.read_bytes()), encoding="utf-8")
    monkeypatch.setattr(sys, "stdin", data)
    assert run("standings", "-", "--format", "tsv") == expected


def test_explain(run: Run, file: Path) -> None:
    """Every tie-break of one participant is explained."""
    status, out, err = run("explain", file, "1")
    assert (status, err) == (0, "")
    assert "Ann: 1 (beat Cid) + 1 (beat Bob) = 2" in out
    assert "1 Ann: Points (PTS) 2" in out
    assert "1 Ann: Buchholz (BH) 2" in out


def test_explain_somebody_unknown(run: Run, file: Path) -> None:
    """An unknown number is an error."""
    status, out, err = run("explain", file, "9")
    assert (status, out) == (2, "")
    assert "no participant has the number 9" in err


def test_compare(run: Run, file: Path) -> None:
    """What decides between two."""
    status, out, err = run("compare", file, "2", "1")
    assert (status, err) == (0, "")
    assert out.splitlines()[0] == "1 Ann is above 2 Bob: place 1 v. 2"
    assert "PTS decides: 2 v. 1" in out


def test_compare_somebody_unknown(run: Run, file: Path) -> None:
    """Both numbers must be known."""
    status, out, err = run("compare", file, "1", "9")
    assert (status, out) == (2, "")
    assert "9" in err


def test_codes(run: Run) -> None:
    """All tie-breaks are listed with article, modifiers and name; an edition leaves some out."""
    status, out, err = run("codes")
    assert (status, err) == (0, "")
    lines = {line.split()[0]: line.split() for line in out.splitlines() if line.startswith("  ")}
    assert lines["SB"] == ["SB", "9.1", "/C/P@", "A", "Sonneborn-Berger"]
    assert "STD" in lines
    _, out, _ = run("codes", "--edition", "fide-2024-08")
    assert "  STD " not in out


def test_one_code(run: Run) -> None:
    """One tie-break is described, an alias with its target."""
    status, out, _ = run("codes", "bh")
    assert status == 0
    assert out.startswith("BH: Buchholz")
    assert "fide-2026-03" in out
    assert "BH/F" in run("codes", "FB")[1]


# What cannot be used: one clear message, nothing on standard output, exit status 2.


@pytest.mark.parametrize(
    ("listed", "said"),
    [
        ("BH/C0x", "C takes a whole number from 1"),
        ("PTS,BHH", "unknown tie-break 'BHH'; the nearest are BH"),
        ("WINS", "WIN"),
        ("SB/M1", "SB does not take /M"),
        ("KS/L+99", "the limit"),
        ("BH:MP", "team"),
    ],
)
def test_wrong_lists(run: Run, file: Path, listed: str, said: str) -> None:
    """An unusable list is an error that shows the position."""
    for command in (("standings", file), ("explain", file, "1"), ("compare", file, "1", "2")):
        status, out, err = run(*command, "-t", listed)
        assert (status, out) == (2, "")
        assert said in err
        assert "Traceback" not in err


def test_caret(run: Run, file: Path) -> None:
    """The message has the descriptor and a caret below the wrong part."""
    _, _, err = run("standings", file, "-t", "PTS,BH/C0x")
    assert err.splitlines()[-2:] == ["    BH/C0x", "       ^^^"]


def test_unknown_edition(run: Run, file: Path) -> None:
    """The message lists the editions."""
    status, out, err = run("standings", file, "--edition", "fide-1999")
    assert (status, out) == (2, "")
    assert "'fide-1999'" in err
    assert "fide-2026-03" in err
    assert len(err.splitlines()) == 1


def test_unknown_code(run: Run) -> None:
    """`codes` with an unknown code lists the most similar ones."""
    status, out, err = run("codes", "BHH")
    assert (status, out) == (2, "")
    assert "BH" in err


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "not a tournament report"),
        (b"\n\n  \n", "not a tournament report"),
        (bytes(range(256)) * 8, "not a tournament report"),
        (b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR", "not a tournament report"),
    ],
    ids=["empty", "blank", "bytes", "image"],
)
def test_files_of_something_else(run: Run, tmp_path: Path, data: bytes, said: str) -> None:
    """A file that is not a report is refused in one line that names it."""
    path = tmp_path / "thing.trf"
    path.write_bytes(data)
    status, out, err = run("standings", path)
    assert (status, out) == (2, "")
    assert said in err
    assert str(path) in err
    assert "Traceback" not in err
    assert len(err.splitlines()) == 1


def test_missing_file(run: Run, tmp_path: Path) -> None:
    """A missing file is an error with its name."""
    status, out, err = run("standings", tmp_path / "none.trf")
    assert (status, out) == (2, "")
    assert "none.trf" in err
    assert len(err.splitlines()) == 1


def test_folder(run: Run, tmp_path: Path) -> None:
    """A folder is an error."""
    status, out, err = run("standings", tmp_path)
    assert (status, out) == (2, "")
    assert str(tmp_path) in err
    assert "Traceback" not in err


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (["001   1", *PLAYERS[1:]], ["line 5"]),
        (["001 abcd      X", *PLAYERS[1:]], ["line 5", "abcd"]),
        ([PLAYERS[0].replace("2000", "20x0"), *PLAYERS[1:]], ["line 5, column 49", "20x0"]),
        ([player(1, "99 w 1", name="Ann"), player(2, "0000 - U")], ["round 1", "1 ", "99"]),
        ([player(1, "1 w 1", name="Ann"), player(2, "0000 - U")], ["round 1", "1 is paired with"]),
        (
            [player(1, "2 w 1", name="Ann"), player(2, "", name="Bob")],
            ["round 1", "1 plays 2, but 2 has"],
        ),
        (
            [player(1, "2 w 1", name="Ann"), player(2, "1 b 1", name="Bob")],
            ["round 1", "1 and 2 both have a win"],
        ),
        (
            [player(1, "2 w 1", name="Ann"), player(2, "1 b 0"), player(2, "1 b 0", name="Cid")],
            ["duplicate number 2"],
        ),
    ],
    ids=[
        "truncated",
        "letters in the number",
        "letters in the rating",
        "opponent 99",
        "self-pairing",
        "one-sided",
        "two winners",
        "number twice",
    ],
)
def test_reports_that_cannot_be_used(
    run: Run, tmp_path: Path, lines: list[str], said: list[str]
) -> None:
    """The message has the position and the numbers concerned."""
    status, out, err = run("standings", written(tmp_path / "bad.trf", *lines))
    assert (status, out) == (2, "")
    for part in said:
        assert part in err
    assert "Traceback" not in err


def test_every_problem_is_reported(run: Run, tmp_path: Path) -> None:
    """Several contradictions are reported together, one per line."""
    path = written(
        tmp_path / "bad.trf",
        player(1, "2 w 1", "9 w 1", name="Ann"),
        player(2, "1 b 1", "2 w 1", name="Bob"),
    )
    status, out, err = run("standings", path)
    assert (status, out) == (2, "")
    assert len(err.splitlines()) == 3


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["rank"],
        ["standings"],
        ["standings", "a.trf", "--format", "xml"],
        ["standings", "a.trf", "--pairing", "knockout"],
        ["standings", "a.trf", "--after", "two"],
        ["explain", "a.trf"],
        ["explain", "a.trf", "Ann"],
        ["compare", "a.trf", "1"],
        ["standings", "a.trf", "--language", "xx"],
    ],
)
def test_wrong_arguments(run: Run, arguments: list[str]) -> None:
    """Missing or unknown arguments end with one line and status 2."""
    status, out, err = run(*arguments)
    assert (status, out) == (2, "")
    assert err.startswith("tiebreaks")
    assert err.count("\n") == 1


def test_help(run: Run) -> None:
    """Help is not an error."""
    status, out, err = run("--help")
    assert (status, err) == (0, "")
    assert "standings" in out


def test_every_wrong_descriptor_is_reported(run: Run, file: Path) -> None:
    """All mistakes in a list are reported at once."""
    status, out, err = run("standings", file, "-t", "FOO,BH/C0x,SB/M1")
    assert (status, out) == (2, "")
    assert all(part in err for part in ("unknown tie-break 'FOO'", "BH/C0x", "SB does not take /M"))


def test_explain_and_compare_as_json(run: Run, file: Path) -> None:
    """Workings and comparisons are available as data, with exact numbers as text."""
    status, out, _ = run("explain", file, "1", "-t", "BH", "--format", "json")
    first, second = json.loads(out)["workings"]
    assert (status, first["descriptor"], second["descriptor"]) == (0, "PTS", "BH")
    assert (first["total"], second["total"]) == ("2", "2")
    status, out, _ = run("compare", file, "1", "2", "--format", "json")
    assert (status, json.loads(out)["first"]["number"]) == (0, 1)


def test_output_of_any_command_goes_to_a_file(run: Run, file: Path, tmp_path: Path) -> None:
    """-o writes what would have been printed."""
    target = tmp_path / "out.txt"
    _, printed, _ = run("compare", file, "1", "2")
    status, out, _ = run("compare", file, "1", "2", "-o", target)
    assert (status, out, target.read_text("utf-8")) == (0, "", printed)


def test_starting_scores_are_not_in_the_points(run: Run, tmp_path: Path) -> None:
    """A list without the McMahon score leaves starting scores out of the points, and says so."""
    path = tmp_path / "go.csv"
    path.write_text("number,name,start\n1,Ann,3\n2,Bob,2\n\nround,white,black,result\n1,1,2,0-1\n")
    status, out, err = run("standings", path, "--pairing", "swiss", "-t", "GO:SOS")
    assert status == 0
    assert [line.split()[2] for line in out.splitlines()[-2:]] == ["Bob", "Ann"]
    assert "the starting scores do not count in the points; begin the list with GO:MMS" in err
    for listed in ("GO:MMS,GO:SOS", "MMS, SOSOS"):
        status, out, err = run("standings", path, "--pairing", "swiss", "-t", listed)
        assert [line.split()[2] for line in out.splitlines()[-2:]] == ["Ann", "Bob"]
        assert "starting scores" not in err


def test_the_version(run: Run) -> None:
    """`--version` prints the name and the version; that of `convert` names a form of a file."""
    assert run("--version") == (0, f"tiebreaks {tiebreaks.__version__}\n", "")
