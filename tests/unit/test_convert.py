"""Formats recognised, and converted into one another, in code and on the command line."""

from __future__ import annotations

import io
from pathlib import Path
from types import SimpleNamespace

import pytest
from trf_lines import GAME, HEADER, load, report

from tiebreaks import cli, formats
from tiebreaks.errors import FormatError, InputError
from tiebreaks.formats import csvfile, jsonfile, trf

REPORT = load("012 Cup", *HEADER, *GAME, "212 PTS,WIN")


@pytest.mark.parametrize("suffix", [".trf", ".json", ".csv", ".txt", ""])
def test_recognised_by_content(tmp_path: Path, suffix: str) -> None:
    """The content decides what a file is read as, whatever its suffix."""
    path = tmp_path / f"cup{suffix}"
    for content in (trf.dumps(REPORT), jsonfile.dumps(REPORT)):
        path.write_bytes(content)
        assert formats.read(path) == REPORT
        assert formats.read(path).source == str(path)
    path.write_bytes(csvfile.dumps(REPORT, "crosstable"))
    found = formats.read(path, pairing=REPORT.crosstable.pairing, planned_rounds=5)
    assert found.crosstable.outcomes == REPORT.crosstable.outcomes
    assert found.crosstable.planned_rounds == 5


@pytest.mark.parametrize("content", [b"", b"\0\1", b"hello\n", "number"])
def test_anything_else_is_no_report(content: bytes | str) -> None:
    """What is neither JSON nor CSV is refused as a tournament report."""
    with pytest.raises(FormatError, match="not a tournament report"):
        formats.loads(content)


def test_written_by_suffix(tmp_path: Path) -> None:
    """The suffix chooses the format; without one it is a report."""
    for name, dumps in (("a.JSON", jsonfile.dumps), ("a.csv", csvfile.dumps), ("a", trf.dumps)):
        formats.write(REPORT, tmp_path / name)
        assert (tmp_path / name).read_bytes() == dumps(REPORT)
    formats.write(REPORT, tmp_path / "a", suffix=".json")
    assert (tmp_path / "a").read_bytes() == jsonfile.dumps(REPORT)
    omitted = formats.write(REPORT, tmp_path / "a.csv", "crosstable")
    assert (tmp_path / "a.csv").read_bytes() == csvfile.dumps(REPORT, "crosstable")
    assert omitted == csvfile.omissions(REPORT, "crosstable")


def test_unknown_formats(tmp_path: Path) -> None:
    """An unknown format or version is refused, and nothing is written."""
    path = tmp_path / "a.json"
    with pytest.raises(InputError, match=r"no format has the suffix '\.html'"):
        formats.write(REPORT, tmp_path / "a.html")
    assert not (tmp_path / "a.html").exists()
    with pytest.raises(InputError, match=r"no format has the suffix 'xml'; known are \.json, "):
        formats.write(REPORT, path, suffix="xml")
    with pytest.raises(InputError, match=r"unknown version 'TRF16' of JSON: it has no versions"):
        formats.write(REPORT, path, "TRF16")
    with pytest.raises(InputError, match=r"of TRF: known are TRF26, TRF16"):
        formats.write(REPORT, tmp_path / "a.trf", "long")
    assert list(tmp_path.iterdir()) == []


def convert(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, str, str]:
    """Run the command; return its status and what it printed."""
    status = cli.main(["convert", *map(str, arguments)])
    printed = capsys.readouterr()
    return status, printed.out, printed.err


def test_convert(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A report is the same after conversion to JSON and back, without notices."""
    path, text, again = tmp_path / "cup.trf", tmp_path / "cup.json", tmp_path / "again.trf"
    path.write_bytes(trf.dumps(REPORT))
    assert convert(capsys, path, text) == (0, "", "")
    assert text.read_bytes() == jsonfile.dumps(REPORT)
    assert convert(capsys, text, again) == (0, "", "")
    assert again.read_bytes() == path.read_bytes()


def test_convert_says_what_is_omitted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What the other format does not hold is reported on standard error, and the status is 0."""
    path, table = tmp_path / "cup.trf", tmp_path / "cup.csv"
    path.write_bytes(trf.dumps(REPORT))
    status, out, err = convert(capsys, path, table)
    assert (status, out) == (0, "")
    assert f"{path}: CSV does not hold the name of the event: 'Cup'\n" in err
    assert csvfile.loads(table.read_bytes()).crosstable.outcomes == REPORT.crosstable.outcomes


def test_convert_with_options(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The options give what the file does not say, and the version to write."""
    table, report_ = tmp_path / "cup.csv", tmp_path / "cup.trf"
    table.write_text("number,name,1\n1,Ann,2w1\n2,Bob,1b0\n")
    options = ("--pairing", "predetermined", "--rounds", "3", "--version", "TRF16")
    status, out, err = convert(capsys, table, report_, *options)
    assert (status, out) == (0, "")
    assert "Swiss" not in err
    assert report_.read_bytes() == trf.dumps(
        csvfile.loads(table.read_bytes(), pairing="predetermined", planned_rounds=3), "TRF16"
    )
    assert convert(capsys, report_, table, "--version", "crosstable", "--force")[0] == 0
    assert table.read_text().startswith("number,name,rating,federation,points,1\n")


def test_convert_standard_input(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file may come from standard input; notices of the reader are printed, too."""
    data = report("012 Cup", *GAME).encode()
    monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=io.BytesIO(data)))
    status, out, err = convert(capsys, "-", tmp_path / "cup.json")
    assert (status, out) == (0, "")
    assert err.startswith("-: ")
    assert formats.read(tmp_path / "cup.json") == formats.loads(data)


def test_convert_refuses(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What cannot be read or written is status 2 with a message, and nothing is written."""
    path = tmp_path / "bad.json"
    path.write_text("{")
    assert convert(capsys, path, tmp_path / "a.trf")[:2] == (2, "")
    assert convert(capsys, tmp_path / "none.trf", tmp_path / "a.trf")[:2] == (2, "")
    path.write_bytes(jsonfile.dumps(REPORT))
    assert convert(capsys, path, tmp_path / "none" / "a.trf")[:2] == (2, "")
    assert [entry.name for entry in tmp_path.iterdir()] == ["bad.json"]
