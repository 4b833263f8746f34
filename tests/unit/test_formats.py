"""Reading and writing files."""

from __future__ import annotations

from pathlib import Path

import pytest
from trf_lines import GAME, HEADER, load, player, report

from tiebreaks import formats
from tiebreaks.errors import FormatError, InputError

LINES = ("012 Cup", *HEADER, *GAME)


def test_read(tmp_path: Path) -> None:
    """A file is read whatever its suffix, and the tournament knows its name."""
    path = tmp_path / "cup.txt"
    path.write_bytes(report(*LINES).encode())
    found = formats.read(path)
    assert found == load(*LINES)
    assert found.source == str(path)
    assert formats.read(str(path)) == found


def test_read_settings(tmp_path: Path) -> None:
    """The caller says what the file does not, or says wrongly."""
    path = tmp_path / "cup.trf"
    path.write_bytes(report("012 Č", *GAME).encode("cp1250"))
    found = formats.read(path, pairing="predetermined", planned_rounds=9, encoding="cp1250")
    assert found.name == "Č"
    assert found.crosstable.pairing == "predetermined"
    assert found.crosstable.planned_rounds == 9


def test_no_file(tmp_path: Path) -> None:
    """What cannot be opened is the system's error."""
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
    """Every contradiction in a file is told with the file."""
    path = tmp_path / "bad.trf"
    path.write_text(report(*HEADER, player(1, "2 w 1"), player(2, "1 b 1")), encoding="utf-8")
    with pytest.raises(InputError) as caught:
        formats.read(path)
    assert caught.value.problems == (f"{path}: round 1: 1 and 2 both have a win",)
