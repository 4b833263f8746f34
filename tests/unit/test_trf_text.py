"""How the text of a tournament report is taken apart."""

from __future__ import annotations

import pytest
from trf_lines import GAME, HEADER, load, messages, outcomes_of, player, report

from tiebreaks.errors import FormatError, InputError
from tiebreaks.formats import trf
from tiebreaks.model.tournament import Tournament

LINES = ("012 Cup", *HEADER, *GAME)


def read_lines(separators: list[str], encoding: str = "utf-8") -> Tournament:
    """Read the lines, each ended by the next of the separators."""
    text = "".join(line + separators[k % len(separators)] for k, line in enumerate(LINES))
    return trf.loads(text.encode(encoding))


@pytest.mark.parametrize(
    "separators",
    [["\r"], ["\n"], ["\r\n"], ["\r\r\n"], ["\r", "\n", "\r\n"]],
    ids=["CR", "LF", "CRLF", "CRCRLF", "mixed"],
)
def test_line_ends(separators: list[str]) -> None:
    """Every line end gives the same tournament, without a notice."""
    found = read_lines(separators)
    assert found.name == "Cup"
    assert outcomes_of(found) == ["1", "0"]
    assert found.notices == ()


def test_lines_are_counted_by_their_ends() -> None:
    """CR CR LF is one line end, so a notice names the line that an editor shows."""
    found = trf.loads(("\r\r\n".join([*LINES, "999 what"])).encode())
    assert [(notice.line, notice.message) for notice in found.notices] == [
        (7, "unknown record '999': kept but not used")
    ]


def test_last_line_without_end() -> None:
    """The last line may lack its end."""
    assert outcomes_of(trf.loads(report(*LINES)[:-1])) == ["1", "0"]


def test_byte_order_mark() -> None:
    """A byte order mark is dropped, before a player record too."""
    assert read_lines(["\n"], "utf-8-sig").name == "Cup"
    found = trf.loads(report(*GAME).encode("utf-8-sig"))
    assert len(found.crosstable.participants) == 2
    assert trf.loads("\ufeff" + report(*LINES)).name == "Cup"


def test_byte_order_mark_settles_the_encoding() -> None:
    """The text after a byte order mark must be UTF-8; the line that is not is reported."""
    with pytest.raises(FormatError) as caught:
        trf.loads(b"\xef\xbb\xbf012 Cup\r\n022 \xe9\r\n" + report(*GAME).encode())
    assert caught.value.line == 2


def test_latin_1() -> None:
    """A file that is not UTF-8 is Latin-1."""
    text = report("012 Été", *HEADER, player(1, name="Müller, Jörg", points="0.0"))
    found = trf.loads(text.encode("latin-1"))
    assert found.name == "Été"
    assert found.crosstable.participants[0].name == "Müller, Jörg"


def test_encoding_given() -> None:
    """The caller's encoding takes precedence."""
    text = report(player(1, name="Παππάς"))
    assert trf.loads(text.encode("cp1253"), encoding="cp1253").crosstable.participants[0].name == (
        "Παππάς"
    )


def test_encoding_that_fails() -> None:
    """Bytes that are not valid in the given encoding are refused with their line."""
    with pytest.raises(FormatError) as caught:
        trf.loads("001    1\r\n022 é\r\n".encode(), encoding="ascii")
    assert caught.value.line == 2


def test_encoding_that_nobody_knows() -> None:
    """An unknown encoding is an error with its name."""
    with pytest.raises(InputError, match="'klingon'"):
        trf.loads(b"001    1\r\n", encoding="klingon")


NAMES = [player(1, "2 w 1", name="Müller, Jörg", rating="2100", points="1.0"),
         player(2, "1 b 0", name="Nguyễn", rating="1950", points="0.0")]  # fmt: skip


def test_columns_in_characters() -> None:
    """Letters of several bytes fill one column each, unless the fields fit only by bytes."""
    found = trf.loads(report(*HEADER, *NAMES).encode())
    assert [p.rating for p in found.crosstable.participants] == [2100, 1950]
    assert outcomes_of(found) == ["1", "0"]
    assert found.notices == ()


def test_columns_in_bytes() -> None:
    """A file whose fields fit only when bytes are counted is read that way, with a notice."""
    shorter = [NAMES[0].replace("Jörg  ", "Jörg"), NAMES[1].replace("Nguyễn  ", "Nguyễn")]
    found = trf.loads(report(*HEADER, *shorter).encode())
    assert [p.name for p in found.crosstable.participants] == ["Müller, Jörg", "Nguyễn"]
    assert [p.rating for p in found.crosstable.participants] == [2100, 1950]
    assert outcomes_of(found) == ["1", "0"]
    assert messages(found) == "columns are counted in bytes, not in characters"


@pytest.mark.parametrize("mark", ["\x85", "\u2028", "\u2029", "\x0b", "\x0c", "\x1c"])
def test_separators_in_names(mark: str) -> None:
    """Other line ends of Unicode are part of a name."""
    found = load(*HEADER, player(1, "2 w 1", name=f"A{mark}B"), player(2, "1 b 0"))
    assert found.crosstable.participants[0].name == f"A{mark}B"


def test_tab() -> None:
    """A tab is one column, with a notice at its place."""
    line = GAME[0].replace(" 1.0", "\t1.0")
    found = load(*HEADER, line, GAME[1])
    assert outcomes_of(found) == ["1", "0"]
    assert messages(found) == "line 4, column 81: a tab counts as one column"


def test_blank_lines_and_trailing_blanks() -> None:
    """Blank lines and blanks at the end of a line mean nothing."""
    found = load("012 Cup   ", "", "   ", "\t", *HEADER, f"{GAME[0]}      ", GAME[1])
    assert found.name == "Cup"
    assert outcomes_of(found) == ["1", "0"]
    assert found.notices == ()


def test_short_lines() -> None:
    """Fields missing at the end of a line are blank."""
    found = load("001    1", "001    2      Bob")
    assert [(p.number, p.name) for p in found.crosstable.participants] == [(1, ""), (2, "Bob")]
    assert found.crosstable.rounds == 0


@pytest.mark.parametrize(
    "data",
    [b"", b"\n\n", b"012 Cup\n062 2\n", b"\x00\x01PK\x03\x04", b"\xff\xfe0\x000\x001\x00"],
    ids=["empty", "blank", "no players", "binary", "UTF-16"],
)
def test_no_report(data: bytes) -> None:
    """A file without a player record, or with NUL bytes, is not a tournament report."""
    with pytest.raises(FormatError, match=r"nothing\.trf: not a tournament report"):
        trf.loads(data, source="nothing.trf")


def test_all_places_at_once() -> None:
    """Every place that cannot be read is in the one error, with line and column."""
    with pytest.raises(FormatError) as caught:
        load(
            "012 Cup",
            player("1x"),
            player(2, rating="abcd", points="1.0"),
            player(3, points="1,x", place="two"),
            "001  4",
        )
    assert [place[:2] for place in caught.value.places] == [
        (2, 5),
        (3, 49),
        (4, 81),
        (4, 86),
        (5, 7),
    ]
    assert "'abcd' is not a rating" in str(caught.value)
    assert (caught.value.line, caught.value.column) == (2, 5)


def test_truncated_line() -> None:
    """A line cut within an opponent's number is refused at its end."""
    with pytest.raises(FormatError) as caught:
        load(player(1, "2 w 1", "  12 w 1")[:104], player(2, "1 b 0"))
    assert caught.value.places == ((1, 105, "the cell is shorter than eight columns"),)
