"""Standings as text, tab- and comma-separated values, JSON and Markdown."""

from __future__ import annotations

import csv
import io
import json
from typing import Any

import pytest

from tiebreaks import Crosstable, Participant, rank
from tiebreaks.report.tables import FORMATS

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
    """Commas, quotes and line breaks in names are quoted, so that every name comes back."""
    text = written(named(ODD), "BH", "csv")
    assert '"""Bob"", O\'Neil"' in text
    assert [row[2] for row in csv.reader(io.StringIO(text))] == ["name", *ODD]


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
    state, blank, *lines = written(TABLE, "BH", "markdown").splitlines()
    assert (state, blank) == ("FIDE C.07, March 2026, Swiss, after round 2 of 2  ", "")
    assert lines[0] == "| Place | No. | Name | PTS | BH | Decided by |"
    assert lines[1] == "| ---: | ---: | --- | ---: | ---: | --- |"
    assert lines[2] == "| 1 | 1 | Ann | 1.5 | 2.0 |  |"
    assert lines[3] == "| 2 | 2 | Bob | 1.0 | 2.5 | PTS |"
    assert lines[4] == "| 2 | 3 | Cid | 1.0 | 2.5 |  |"


def test_markdown_names() -> None:
    """Nothing in a name makes a cell, a tag or an escape."""
    lines = written(named(["A|B", "<b>", "C\\"]), "BH", "markdown").splitlines()[2:]
    assert "| A\\|B |" in lines[2]
    assert "| &lt;b> |" in lines[3]
    assert "| C\\\\ |" in lines[4]


def test_text() -> None:
    """Columns are aligned: names to the left, numbers to the right; the state is above."""
    assert written(TABLE, "BH, bh-c1", "text").splitlines() == [
        "FIDE C.07, March 2026, Swiss, after round 2 of 2",
        "",
        "Place  No.  Name  PTS   BH  bh-c1  Decided by",
        "    1    1  Ann   1.5  2.0    1.0",
        "    2    2  Bob   1.0  2.5    1.5  PTS",
        "    2    3  Cid   1.0  2.5    1.5",
    ]


def test_text_of_wide_and_combining_letters() -> None:
    """Columns stay aligned with letters of two columns and of none."""
    lines = written(named(["王五", "Zoe\u0301", "Cid"]), "BH", "text").splitlines()
    assert lines[3].startswith("    1    1  王五  1.5")
    assert lines[4].startswith("    2    2  Zoe\u0301   1.0")


def test_text_says_what_is_missing() -> None:
    """Games without a result and dropped codes are listed above the table."""
    table = Crosstable.parse("1 Ann 1500 +W2 3w\n2 Bob -B1 U\n3 Cid H 1b")
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
