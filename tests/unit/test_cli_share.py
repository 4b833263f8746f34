"""The command `share`: who gets what, in every format, and what it refuses."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from trf_lines import player, report

from tiebreaks.cli import main

# Points 2, 1, 1 and 0; Bob and Cid are level on points and Buchholz (2 + 0 and 0 + 2).
OPEN = report(
    "012 Club Open",
    "042 2026/04/01",
    "092 Swiss",
    "142 2",
    "212 PTS,BH",
    player(1, "3 w 1", "2 b 1", name="Ann", rating="2000", points="2.0"),
    player(2, "4 w 1", "1 w 0", name="=Bob", rating="1900", points="1.0"),
    player(3, "1 b 0", "4 b 1", name="Cid", rating="1800", points="1.0"),
    player(4, "2 b 0", "3 w 0", name="Dan", points="0.0"),
)
Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Return the command in a folder of its own: exit status, standard output and error."""
    monkeypatch.chdir(tmp_path)
    Path("open.trf").write_text(OPEN, encoding="utf-8", newline="")
    Path("values.csv").write_text("1,1\n2,3\n")

    def program(*arguments: str) -> tuple[int, str, str]:
        try:
            status = main(["share", "open.trf", *arguments])
        except SystemExit as stop:  # argparse
            status = stop.code if isinstance(stop.code, int) else 1
        printed = capsys.readouterr()
        return status, printed.out, printed.err

    return program


def test_prizes(run: Run) -> None:
    """Bob and Cid share 60.01 equally, and the coin that remains goes to the first."""
    status, out, err = run("--prizes", "100, 60,0.01", "--rule", "equal")
    assert (status, err) == (0, "")
    assert out.splitlines() == [
        "Club Open",
        "FIDE C.07, March 2026, Swiss, after round 2 of 2",
        "ties remain after the whole list: place 2 (2 participants)",
        "prizes: 100.00; 60.00; 0.01",
        "participants level on points share the prizes of their places equally",
        "",
        "Place  No.  Name   PTS  Places    Mean  Amount",
        "    1    1  Ann    2.0       1  100.00  100.01",
        "    2    2  =Bob   1.0     2-3   30.01   30.00",
        "    2    3  Cid    1.0     2-3   30.01   30.00",
        "            Total                       160.01",
        "",
        "1 participant gets nothing",
    ]


def test_a_fund(run: Run) -> None:
    """Sonneborn-Berger is 2, 0, 0 and 0 of a list that has only Buchholz: Ann gets all."""
    status, out, err = run("--fund", "70", "--by", "SB", "--format", "tsv")
    assert (status, err) == (0, "")
    assert out.splitlines() == [
        "place\tnumber\tname\tSB\tamount",
        "1\t1\tAnn\t2\t70.00",
        "2\t2\t=Bob\t0\t0.00",
        "2\t3\tCid\t0\t0.00",
        "4\t4\tDan\t0\t0.00",
    ]


def test_other_languages_have_decimal_commas(run: Run) -> None:
    """Text of German is German, with decimal commas."""
    out = run("--fund", "7", "--by", "SB", "--language", "de")[1]
    assert "\n7,00 anteilig nach Sonneborn-Berger-Wertung (SB)" in out
    assert "3 Teilnehmer erhalten nichts" in out


def test_prizes_with_decimal_commas_are_separated_by_semicolons(run: Run) -> None:
    """A comma is a decimal mark between semicolons."""
    out = run("--prizes", "100,50; 60,00", "--rule", "none", "--format", "csv")[1]
    assert out.splitlines()[1] == "1,1,Ann,2,1,1,100.5,100.5,100.50"
    assert out.splitlines()[2].startswith("2,2,'=Bob,")


def test_the_options_of_standings_apply(run: Run) -> None:
    """A round, an edition, a group, a coin, lots, and rules of the event are as elsewhere."""
    assert "after round 1 of 2" in run("--prizes", "1", "--rule", "none", "--after", "1")[1]
    arguments = ("--prizes", "5", "--rule", "none", "--rule", "dummy_caps=no", "--coin", "1")
    status, out, _ = run(*arguments, "--only", "rating<2000", "--seed", "1", "-t", "PTS")
    assert (status, "rating<2000: 2 of 4" in out, "ties broken by lots" in out) == (0, True, True)
    assert [line.split()[-1] for line in out.splitlines()[-4:-2]] == ["5", "5"]


def test_values_from_a_file_divide_a_fund(run: Run) -> None:
    """`--ext` gives values that only `--by` asks for."""
    arguments = ("--ext", "v=values.csv", "--format", "tsv")
    out = run("--fund", "8", "--by", "EXT:V", *arguments)[1]
    assert [line.split("\t")[-1] for line in out.splitlines()[1:]] == [
        "2.00",
        "6.00",
        "0.00",
        "0.00",
    ]
    status, out, err = run("--fund", "8", "--by", "SB", *arguments)
    assert (status, out) == (2, "")
    assert err == "--ext v=values.csv: EXT:V is not in the list of tie-breaks\n"


def test_unrated_participants(run: Run) -> None:
    """A rating tie-break divides a fund only if everybody has a rating, or is given one."""
    status, out, err = run("--fund", "8", "--by", "ARO")
    assert (status, out) == (2, "")
    assert "ARO cannot be computed: it needs the rating of every participant; unrated: 4" in err
    assert run("--fund", "8", "--by", "ARO", "--unrated", "1400")[0] == 0


def test_json(run: Run) -> None:
    """JSON has the exact amounts, and is written to the file of -o by its suffix."""
    status, out, _ = run("--fund", "70", "--by", "PTS", "-o", "shares.json")
    assert (status, out) == (0, "")
    data = json.loads(Path("shares.json").read_text("utf-8"))
    assert [one["amount"] for one in data["shares"]] == [
        {"exact": "35", "text": "35.00"},
        {"exact": "35/2", "text": "17.50"},
        {"exact": "35/2", "text": "17.50"},
        {"exact": "0", "text": "0.00"},
    ]


@pytest.mark.parametrize("output", ["open.trf", "values.csv", "shares.html", "shares.xyz"])
def test_no_input_is_overwritten_nor_an_unknown_format_written(run: Run, output: str) -> None:
    """A file that is read, and a suffix without a format, are refused."""
    before = {path.name: path.read_bytes() for path in Path().iterdir()}
    status, out, err = run("--fund", "8", "--by", "EXT:V", "--ext", "v=values.csv", "-o", output)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert {path.name: path.read_bytes() for path in Path().iterdir()} == before


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("", "give --fund AMOUNT --by CODE, or --prizes A,B,... --rule RULE"),
        ("--fund 1 --by SB --prizes 1 --rule none", "--fund and --prizes cannot be combined"),
        ("--fund 1", "--fund needs --by CODE, the tie-break whose values divide it"),
        ("--fund 1 --by SB --rule hort", "--rule hort needs --prizes"),
        ("--prizes 1", "--prizes needs --rule, one of hort, equal, none"),
        ("--prizes 1 --rule half", "unknown rule 'half'; the rules are hort, equal, none"),
        ("--prizes 1 --rule none --rule hort", "--rule can be given once: none, hort"),
        ("--prizes 1 --rule none --by SB", "--by needs --fund"),
        ("--fund x --by SB", "the fund is 'x', which is not an amount such as 70 or 70.50"),
        ("--fund -1 --by SB", "the fund is -1; it cannot be negative"),
        (
            "--fund 1.5 --by SB --coin 1",
            "the fund is 1.5, which is not a whole number of coins of 1",
        ),
        (f"--fund {'9' * 5000} --by SB", "the fund is '9999999999"),
        (f"--prizes {'9' * 5000} --rule none", "prize 1 is '9999999999"),
        (f"--fund 1 --by SB --coin {'9' * 5000}", "the coin is '9999999999"),
        ("--fund 1 --by SB --coin 0", "the coin is 0; it has to be more than 0"),
        ("--prizes 1,2 --rule none", "prize 2 is 2, more than the one before it"),
        ("--prizes 1,,0 --rule none", "prize 2 is '', which is not an amount such as 70 or 70.50"),
        ("--prizes 1 --rule none --only sex=w", "no participant has an entry for sex"),
        ("--fund 1 --by DE", "DE cannot be computed: it orders tied groups and has no values"),
    ],
)
def test_wrong_arguments_are_one_line(run: Run, arguments: str, message: str) -> None:
    """Arguments that contradict each other, or cannot be used, are refused in one clear line."""
    status, out, err = run(*arguments.split())
    assert (status, out) == (2, "")
    assert err.count("\n") == 1
    assert err.startswith(message)


def test_an_unknown_tiebreak_shows_its_position(run: Run) -> None:
    """A mistake in --by is shown as one in a list is."""
    for code in ("FOO", "SB/Q", "SB//"):
        status, out, err = run("--fund", "1", "--by", code)
        assert (status, out, err.count("^") > 0) == (2, "", True)
        assert "choose another with -t" not in err
