"""Reading and writing files."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from trf_lines import GAME, HEADER, load, player, report

import tiebreaks
from file_samples import READ, named, sample
from tiebreaks import formats
from tiebreaks.errors import FormatError, InputError
from tiebreaks.formats import FORMATS, Format, trf
from tiebreaks.model.tournament import Tournament

LINES = ("012 Cup", *HEADER, *GAME)
CUP = load(*LINES)


def test_read(tmp_path: Path) -> None:
    """A file is read whatever its suffix, and the tournament knows its name."""
    path = tmp_path / "cup.txt"
    path.write_bytes(report(*LINES).encode())
    found = formats.read(path)
    assert found == load(*LINES)
    assert found.source == str(path)
    assert formats.read(str(path)) == found


def test_read_settings(tmp_path: Path) -> None:
    """The caller can give what the file does not say or gets wrong."""
    path = tmp_path / "cup.trf"
    path.write_bytes(report("012 Č", *GAME).encode("cp1250"))
    found = formats.read(path, pairing="predetermined", planned_rounds=9, encoding="cp1250")
    assert found.name == "Č"
    assert found.crosstable.pairing == "predetermined"
    assert found.crosstable.planned_rounds == 9


def test_no_file(tmp_path: Path) -> None:
    """A file that cannot be opened raises an OSError."""
    with pytest.raises(FileNotFoundError):
        formats.read(tmp_path / "none.trf")


def test_unreadable_file(tmp_path: Path) -> None:
    """What cannot be read is a FormatError that names the file and the place."""
    path = tmp_path / "bad.trf"
    path.write_bytes(b"001   1x\r")
    with pytest.raises(FormatError, match="line 1, column 5") as caught:
        formats.read(path)
    assert str(path) in str(caught.value)
    assert caught.value.source == str(path)


def test_loads() -> None:
    """Bytes and text are read alike."""
    assert formats.loads(report(*LINES)) == formats.loads(report(*LINES).encode()) == load(*LINES)
    assert formats.loads(report(*LINES), source="cup").source == "cup"


def test_write(tmp_path: Path) -> None:
    """What is written is read again, and what a version cannot hold is returned."""
    found = load(*LINES, "212 PTS,WIN")
    assert formats.write(found, tmp_path / "new.trf") == ()
    assert formats.read(tmp_path / "new.trf") == found
    notices = formats.write(found, tmp_path / "old", version="TRF16")
    assert [notice.message for notice in notices] == ["TRF16 has no list of tie-breaks: PTS,WIN"]
    assert formats.read(tmp_path / "old").crosstable == found.crosstable


def test_contradictions_name_the_file(tmp_path: Path) -> None:
    """Every contradiction in a file is reported with the name of the file."""
    path = tmp_path / "bad.trf"
    path.write_text(report(*HEADER, player(1, "2 w 1"), player(2, "1 b 1")), encoding="utf-8")
    with pytest.raises(InputError) as caught:
        formats.read(path)
    assert caught.value.problems == (f"{path}: round 1: 1 and 2 both have a win",)


@pytest.mark.parametrize("entry", READ, ids=named)
def test_a_sample_is_recognised(entry: Format) -> None:
    """The sample of each format is read by that format and no other, without its suffix."""
    data = sample(entry)
    found = formats.format_of(data)
    assert found is entry, f"is_content of {entry.name} is too narrow, or that of {found.name} wide"
    assert entry.loads
    assert formats.loads(data) == entry.loads(data)
    assert entry.loads(data.decode()) == entry.loads(data)


@pytest.mark.parametrize("entry", FORMATS, ids=named)
def test_every_format_has_tests_of_its_own(entry: Format) -> None:
    """What a format means is tested in files of unit tests that are named after its module."""
    function = entry.loads or entry.dumps
    assert function, f"{entry.name} is neither read nor written"
    module = function.__module__.removeprefix("tiebreaks.formats.").partition(".")[0]
    tests = list(Path(__file__).parent.glob(f"test_{module}*.py"))
    assert tests, f"write tests/unit/test_{module}.py"


def test_formats_are_distinct() -> None:
    """Names differ, suffixes have a dot, and no two formats are written under one suffix."""
    suffixes = [suffix for entry in FORMATS if entry.dumps for suffix in entry.suffixes]
    assert len(set(suffixes)) == len(suffixes)
    assert all(re.fullmatch(r"\.[a-z]+", suffix) for entry in FORMATS for suffix in entry.suffixes)
    assert all(entry.suffixes for entry in FORMATS)
    assert len({entry.name for entry in FORMATS}) == len(FORMATS)


def test_a_format_may_only_read(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A format without dumps is read by its content, and writing it is refused."""

    def read_notes(data: bytes | str, source: str | None = None, **_: object) -> Tournament:
        return CUP

    notes = Format("NOTES", (".notes", ".txt"), lambda data: data == b"notes", read_notes)
    monkeypatch.setattr(formats, "FORMATS", (notes, *FORMATS))
    path = tmp_path / "cup.notes"
    path.write_bytes(b"notes")
    assert tiebreaks.read(path) == CUP
    with pytest.raises(InputError, match=r"NOTES files \(\.notes\) can be read but not written"):
        formats.write(CUP, path)
    formats.write(CUP, tmp_path / "cup.txt")
    assert formats.format_of((tmp_path / "cup.txt").read_bytes()) is trf.FORMAT


def test_a_format_may_only_write(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A format without loads is never recognised; it omits nothing unless it says so."""
    names = Format("NAMES", (".names",), dumps=lambda tournament: tournament.name.encode())
    monkeypatch.setattr(formats, "FORMATS", (names, *FORMATS))
    path = tmp_path / "cup.names"
    assert formats.write(CUP, path) == ()
    assert path.read_bytes() == b"Cup"
    with pytest.raises(FormatError, match="not a tournament report"):
        formats.read(path)
