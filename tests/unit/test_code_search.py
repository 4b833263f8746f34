"""What `tiebreaks codes WORDS` prints."""

from __future__ import annotations

import pytest

from tiebreaks.cli import main
from tiebreaks.errors import DescriptorError, UnknownTiebreakError
from tiebreaks.report.code_search import found


def test_a_code() -> None:
    """A code is described, with or without modifiers, whatever else has its name."""
    assert found("bh").startswith("BH: Buchholz\n")
    assert found("BH/C1").startswith("BH: Buchholz\n")
    with pytest.raises(DescriptorError, match="SB does not take /M"):
        found("SB/M1")


@pytest.mark.parametrize(
    ("words", "code", "name"),
    [
        ("Buchholz Cut 1", "BH/C1", "Buchholz Cut 1"),
        ("Brasiler", "BH/C1", "Buchholz Cut 1"),
        ("BHC1", "BH/C1", "Buchholz Cut 1"),
        ("SoBerg", "SB", "Sonneborn-Berger"),
        ("Berliner Wertung", "BERLIN", "Berlin Weighting"),
        ("Шмульян", "SIMPB", "Simplified Berger"),
    ],
)
def test_a_name_with_one_meaning(words: str, code: str, name: str) -> None:
    """A name leads to our descriptor, who uses the name, and the description of the code."""
    head, line, empty, described, *_ = found(words).splitlines()
    assert head == f"{words!r} is:"
    assert line.startswith(f"{code}  {name}")
    assert (empty, described.partition(":")[0]) == ("", code.partition("/")[0])


def test_a_name_with_several_meanings() -> None:
    """Each meaning has its line with who means it."""
    lines = found("Solkoff").splitlines()
    assert lines[0] == "'Solkoff' may be:"
    assert [line.split()[0] for line in lines[1:]] == ["USCF:SOLK", "BH", "BH@PAPI", "DR:SOLK"]
    assert lines[2].split()[1:] == ["Buchholz", "France"]


def test_a_part_of_names() -> None:
    """A word finds the codes that have it in their name, in whatever language it is."""
    lines = found("buchholz").splitlines()
    assert lines[1].split()[0] == "BH"
    assert {"AOB", "FB"} <= {line.partition(" ")[0] for line in lines}
    assert found("direct enc").splitlines()[:2] == ["in the name of:", "DE     Direct Encounter"]
    assert "DE     Direkter Vergleich" in found("direct enc", "de").splitlines()
    assert "USCF:MMED  Modified Median" in found("modified")


def test_a_swiss_manager_number() -> None:
    """A number is described with its head, meaning, kind, events and parameters."""
    for words in ("SM:37", "TB37"):
        lines = found(words).splitlines()
        assert lines[:3] == [
            "Swiss-Manager 37 (BH.): Buchholz with parameters; now 84",
            "old or rare, hidden at first; Swiss, team Swiss; as the public list describes it",
            "parameters: not documented, and refused",
        ]
        assert lines[4] == f"{words!r} is:"
        assert lines[5].startswith("BH@FIDE-2009  ")
    assert "parameters: type: 0 to 3; forfeits as played: - or P" in found("SM:68")
    assert found("BH1").startswith("Swiss-Manager 3 (BH1.): Buchholz without one result\n")


def test_something_that_is_not_computed() -> None:
    """A known name without a formula says so."""
    assert found("LOT").splitlines()[1].startswith("-  not computed here  general use: a seed")
    assert "-  not computed here  no formula was found" in found("SM:24")


def test_nothing_found() -> None:
    """The nearest codes and names are in the error."""
    with pytest.raises(UnknownTiebreakError, match="the nearest are") as error:
        found("Sonnebron-Berger")
    assert "Sonneborn-Berger" in error.value.known
    with pytest.raises(UnknownTiebreakError, match="unknown tie-break 'qwertz'"):
        found("qwertz")
    with pytest.raises(UnknownTiebreakError, match="its numbers are 1 to 92"):
        found("SM:93")


def test_several_words_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    """Words need no quotes."""
    assert main(["codes", "Buchholz", "Cut", "1"]) == 0
    out = capsys.readouterr().out
    assert main(["codes", "Buchholz Cut 1"]) == 0
    assert capsys.readouterr().out == out
    assert main(["codes", "TB99"]) == 2


def test_a_space_and_an_origin_list_their_codes() -> None:
    """`USCF` lists the codes of its space, `US Chess` all that come from there, Kashdan too."""
    spaced = [line.split()[0] for line in found("uscf").splitlines()[1:]]
    assert len(spaced) == 12
    assert all(code.startswith("USCF:") for code in spaced)
    from_there = [line.split()[0] for line in found("US Chess").splitlines()[1:]]
    assert set(from_there) == {*spaced, "KASH"}
