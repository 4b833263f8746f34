"""Standings as text, tab- and comma-separated values, JSON and Markdown."""

from __future__ import annotations

import csv
import io
import json
from typing import Any

import pytest

from tiebreaks import Crosstable, Participant, Tournament, page, rank
from tiebreaks.report.tables import FORMATS, csv_table, markdown_table, text_table, tsv

# Points 1.5, 1 and 1; Buchholz 2, 2.5 and 2.5: byes are the own 1, and Bob and Cid did not meet.
TABLE = Crosstable.from_games(
    [(1, "Ann", 2000), (2, "Bob", 1900), (3, "Cid", 1800)],
    [(1, 1, 2, "1-0"), (2, 3, 1, "½-½")],
    [(1, 3, "H"), (2, 2, "U")],
)
ODD = ['Ann | <b>\\"', '"Bob", O\'Neil', "Jo\tsé,\nQ"]


def written(table: Crosstable, listed: str, form: str, **options: Any) -> str:
    """Return the standings in a format."""
    return FORMATS[form](rank(table, listed, **options), "en")


def named(names: list[str]) -> Crosstable:
    """Return the table with other names."""
    return Crosstable.from_games(
        [Participant(number, name) for number, name in enumerate(names, 1)],
        [(1, 1, 2, "1-0"), (2, 3, 1, "½-½")],
        [(1, 3, "H"), (2, 2, "U")],
    )


def test_tsv() -> None:
    """A header, then place, number, name and a value per descriptor as written; - for none."""
    assert written(TABLE, "BH, bh-c1, DE, AOB", "tsv").splitlines() == [
        "place\tnumber\tname\tPTS\tBH\tbh-c1\tDE\tAOB",
        "1\t1\tAnn\t1.5\t2\t1\t-\t2.5",
        "2\t2\tBob\t1\t2.5\t1.5\t-\t2",
        "2\t3\tCid\t1\t2.5\t1.5\t-\t2",
    ]


def test_tsv_points_where_the_list_places_them() -> None:
    """Points are first unless the list contains them elsewhere."""
    header = written(TABLE, "WIN, pts", "tsv").splitlines()[0]
    assert header == "place\tnumber\tname\tWIN\tpts"


def test_tsv_numbers() -> None:
    """Whole numbers are plain; decimals have up to four places, else they are rounded half up."""
    table = Crosstable.parse("1 A +W2 +B3 +W4\n2 B -B1 +W4 U\n3 C +B4 -W1 U\n4 D -W3 -B2 -B1")
    # Buchholz of A's opponents: 4.5, 4.5 and 7, in the mean 16/3.
    assert written(table, "AOB", "tsv").splitlines()[1] == "1\t1\tA\t3\t5.3333"


def test_tsv_order_numbers() -> None:
    """A group tie-break prints its order number."""
    table = Crosstable.parse("1 Ann -W2 U\n2 Bob +B1 Z")
    assert written(table, "DE", "tsv").splitlines()[1:] == ["1\t2\tBob\t1\t1", "2\t1\tAnn\t1\t2"]


def test_tsv_dropped() -> None:
    """A dropped code keeps its column, without values."""
    table = Crosstable.parse("1 Ann 1500 +W2\n2 Bob -B1")
    assert written(table, "ARO", "tsv").splitlines() == [
        "place\tnumber\tname\tPTS\tARO",
        "1\t1\tAnn\t1\t-",
        "2\t2\tBob\t0\t-",
    ]


def test_tsv_names() -> None:
    """A tab or a line break in a name becomes a space; everything else stays."""
    lines = written(named(ODD), "BH", "tsv").split("\n")
    assert len(lines) == 4
    assert [line.split("\t")[2] for line in lines[1:]] == [ODD[0], ODD[1], "Jo sé, Q"]


def test_csv() -> None:
    """The same as tab-separated, with commas."""
    assert written(TABLE, "BH", "csv").splitlines() == [
        "place,number,name,PTS,BH",
        "1,1,Ann,1.5,2",
        "2,2,Bob,1,2.5",
        "2,3,Cid,1,2.5",
    ]


def test_csv_names() -> None:
    """Commas and quotes in names are quoted; line breaks and tabs are blanks."""
    text = written(named(ODD), "BH", "csv")
    assert '"""Bob"", O\'Neil"' in text
    clean = [name.replace("\t", " ").replace("\n", " ") for name in ODD]
    assert [row[2] for row in csv.reader(io.StringIO(text))] == ["name", *clean]


@pytest.mark.parametrize("name", ["=1+1", "+49", "-Ann", "@Ann", "\t=1+1"])
def test_csv_names_are_no_formulas(name: str) -> None:
    """A spreadsheet takes no name for a formula; values and absent ones stay as they are."""
    rows = list(csv.reader(io.StringIO(written(named([name, "Bob", "-"]), "BH, DE", "csv"))))
    assert rows[1][2] == f"'{name.replace(chr(9), ' ')}"
    assert rows[2][2] == "Bob"
    assert rows[1][5] == "-"


def test_csv_with_a_decimal_comma() -> None:
    """With a decimal comma the fields are separated by semicolons."""
    text = csv_table(rank(TABLE, "BH"), decimal_mark=",")
    assert text.splitlines()[:2] == ["place;number;name;PTS;BH", "1;1;Ann;1,5;2"]
    assert tsv(rank(TABLE, "BH"), decimal_mark=",").splitlines()[1] == "1\t1\tAnn\t1,5\t2"


def test_json() -> None:
    """Edition, pairing, list, dropped codes, and a row each with exact values and their text."""
    found = json.loads(written(TABLE, "bh-c1, AOB, DE", "json", edition="fide-2024-08"))
    assert {"edition", "pairing", "tiebreaks", "dropped", "standings"} <= found.keys()
    assert found["edition"] == "fide-2024-08"
    assert found["pairing"] == "swiss"
    assert found["tiebreaks"] == ["PTS", "bh-c1", "AOB", "DE"]
    assert found["dropped"] == []
    first, second, third = found["standings"]
    assert {key: first[key] for key in ("place", "number", "name", "decided_by")} == {
        "place": 1,
        "number": 1,
        "name": "Ann",
        "decided_by": None,
    }
    assert first["values"] == {
        "PTS": {"exact": "3/2", "text": "1.5"},
        "bh-c1": {"exact": "1", "text": "1.0"},
        "AOB": {"exact": "5/2", "text": "2.50"},
        "DE": None,
    }
    assert (second["place"], second["decided_by"]) == (2, "PTS")
    assert (third["place"], third["decided_by"]) == (2, None)


def test_json_of_a_mean() -> None:
    """The exact value is a fraction, the text is rounded."""
    table = Crosstable.parse("1 A +W2 +B3 +W4\n2 B -B1 +W4 U\n3 C +B4 -W1 U\n4 D -W3 -B2 -B1")
    found = json.loads(written(table, "AOB", "json"))
    assert found["standings"][0]["values"]["AOB"] == {"exact": "16/3", "text": "5.33"}


def test_json_dropped() -> None:
    """Dropped codes are listed, and their values are null."""
    table = Crosstable.parse("1 Ann * 1\n2 Bob 0 *")
    found = json.loads(written(table, "ARO", "json"))
    assert found["pairing"] == "predetermined"
    assert found["dropped"] == ["ARO"]
    assert found["tiebreaks"] == ["PTS", "ARO"]
    assert [row["values"]["ARO"] for row in found["standings"]] == [None, None]


def test_json_names() -> None:
    """Names are unchanged, and letters beyond ASCII are not escaped."""
    text = written(named(ODD), "BH", "json")
    assert [row["name"] for row in json.loads(text)["standings"]] == ODD
    assert "sé" in text


def test_markdown() -> None:
    """The state, then a table with a rule under its heading, numbers to the right."""
    state, ties, blank, *lines = written(TABLE, "BH", "markdown").splitlines()
    assert (state, blank) == ("FIDE C.07, March 2026, Swiss, after round 2 of 2  ", "")
    assert ties == "ties remain after the whole list: place 2 (2 participants)  "
    assert lines[0] == "| Place | No. | Name | PTS | BH | Decided by |"
    assert lines[1] == "| ---: | ---: | --- | ---: | ---: | --- |"
    assert lines[2] == "| 1 | 1 | Ann | 1.5 | 2.0 |  |"
    assert lines[3] == "| 2 | 2 | Bob | 1.0 | 2.5 | PTS |"
    assert lines[4] == "| 2 | 3 | Cid | 1.0 | 2.5 |  |"


def test_markdown_names() -> None:
    """Nothing in a name makes a cell, a tag or an escape."""
    lines = written(named(["A|B", "<b>", "C\\"]), "BH", "markdown").splitlines()[3:]
    assert "| A\\|B |" in lines[2]
    assert "| &lt;b> |" in lines[3]
    assert "| C\\\\ |" in lines[4]


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("*Ann*", "\\*Ann\\*"),
        ("_Ann_", "\\_Ann\\_"),
        ("[Ann](x)", "\\[Ann\\](x)"),
        ("`Ann`", "\\`Ann\\`"),
        ("~~Ann~~", "\\~\\~Ann\\~\\~"),
        ("A&amp;B", "A\\&amp;B"),
        ("http://a.b", "http\\://a.b"),
        ("www.a.b", "www\\.a.b"),
        ("a@b.c", "a\\@b.c"),
        ("$x$", "\\$x\\$"),
        ("!\x1b[31mAnn", "\\!\N{REPLACEMENT CHARACTER}\\[31mAnn"),
    ],
)
def test_markdown_shows_names_and_titles_as_they_are(name: str, shown: str) -> None:
    """Neither a name nor the title of an event is taken for markup."""
    text = markdown_table(rank(Tournament(named([name, "Bob", "Cid"]), name=name), "BH"))
    assert text.splitlines()[0] == f"# {shown}"
    assert f"| {shown} |" in text


def test_text() -> None:
    """Columns are aligned: names to the left, numbers to the right; the state is above."""
    assert written(TABLE, "BH, bh-c1", "text").splitlines() == [
        "FIDE C.07, March 2026, Swiss, after round 2 of 2",
        "ties remain after the whole list: place 2 (2 participants)",
        "",
        "Place  No.  Name  PTS   BH  bh-c1  Decided by",
        "    1    1  Ann   1.5  2.0    1.0",
        "    2    2  Bob   1.0  2.5    1.5  PTS",
        "    2    3  Cid   1.0  2.5    1.5",
    ]


def test_text_of_wide_and_combining_letters() -> None:
    """Columns stay aligned with letters of two columns and of none."""
    lines = written(named(["王五", "Zoe\u0301", "Cid"]), "BH", "text").splitlines()
    assert lines[4].startswith("    1    1  王五  1.5")
    assert lines[5].startswith("    2    2  Zoe\u0301   1.0")


@pytest.mark.parametrize(
    ("name", "columns"),
    [
        ("สมชาย", 5),  # no mark
        ("กิตติ", 3),  # two vowels above
        ("हिन्दी", 5),  # the virama takes no column, vowel signs beside a letter do
        ("a\u200db", 2),  # a joiner takes none
        ("\N{WHITE CHESS PAWN}", 1),
        ("\N{SMILING FACE WITH OPEN MOUTH}", 2),
    ],
)
def test_marks_take_no_column(name: str, columns: int) -> None:
    """Marks of the categories Mn, Me and Cf do not widen a column; Mc and wide letters do."""
    lines = written(named([name, "x" * 8, "Cid"]), "BH", "text").splitlines()
    start = lines[4].index(name)
    assert lines[4][start + len(name) :].startswith(" " * (8 - columns) + "  1.5")


def test_ties_that_remain_are_said() -> None:
    """A line names the places that the whole list leaves shared; none where lots decided."""
    level = Crosstable.parse("1 A =W2\n2 B =B1\n3 C H")
    assert "place 1 (3 participants)" in written(level, "BH", "text").splitlines()[1]
    assert "ties remain" not in written(level, "BH", "text", seed=1)


def test_assigned_ratings_are_said() -> None:
    """Ratings given to unrated participants stand in the head, where a tie-break uses them."""
    table = Crosstable.parse("1 Ann 1500 +W2\n2 Bob -B1")
    said = "rating assigned to unrated participants: 1400 (2)"
    for format_ in ("text", "markdown"):
        assert said in written(table, "ARO", format_, unrated=1400).replace("\\", "")
        assert "assigned" not in written(table, "WIN", format_, unrated=1400)
    found = json.loads(written(table, "ARO", "json", unrated=1400))
    assert found["assigned_ratings"] == {"2": 1400}
    assert said in page(rank(table, "ARO", unrated=1400))


def test_excluded_participants_are_below_the_line() -> None:
    """Who is excluded has no place and no values, in every format."""
    table = Crosstable.parse("1 Ann * 1 ½\n2 Bob 0 * 1\n3 Cid ½ 0 *")
    standings = rank(table, "SB", exclude=[2])
    assert text_table(standings).splitlines()[-1] == "    -    2  Bob"
    assert tsv(standings).splitlines()[-1] == "-\t2\tBob\t-\t-"
    last = json.loads(FORMATS["json"](standings, "en"))["standings"][-1]
    assert (last["place"], last["number"], last["values"]) == (None, 2, {"PTS": None, "SB": None})
    assert '<tr class="excluded">' in page(standings)


def test_text_says_what_is_missing() -> None:
    """Games without a result and dropped codes are listed above the table."""
    table = Crosstable.parse("1 Ann 1500 +W2 3w\n2 Bob -B1 +W4\n3 Cid H 1b\n4 Dan U -B2")
    lines = written(table, "ARO", "text").splitlines()
    assert any("1 game without a result" in line for line in lines)
    assert any(line.startswith("ARO is dropped") for line in lines)


def test_text_says_who_drew_lots() -> None:
    """If lots decided, the last column says so."""
    table = Crosstable.parse("1 Ann =W2\n2 Bob =B1")
    lines = written(table, "PTS", "text", seed=1).splitlines()
    assert lines[1].startswith("ties broken by lots (seed 1)")
    assert lines[5].endswith("lots")


@pytest.mark.parametrize("form", ["text", "tsv", "csv", "json", "markdown"])
def test_the_same_bytes_every_time(form: str) -> None:
    """The same standings are written in the same way."""
    assert written(TABLE, "BH, DE, AOB", form) == written(TABLE, "BH, DE, AOB", form)


@pytest.mark.parametrize("form", ["text", "tsv", "csv", "json", "markdown"])
def test_nobody(form: str) -> None:
    """Standings without participants have a heading and no rows."""
    text = written(Crosstable.from_games([], []), "BH", form)
    assert "BH" in text
    assert "None" not in text
