"""Descriptors: the grammar, and the place of everything that is wrong with one."""

from __future__ import annotations

import pytest

from tiebreaks import Descriptor, parse
from tiebreaks.engine.descriptors import parse_list
from tiebreaks.errors import DescriptorError, TiebreakError


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("BH", "BH"),
        ("bh", "BH"),
        ("  Bh  ", "BH"),
        ("BH/C1", "BH/C1"),
        ("bh/c12", "BH/C12"),
        ("BH-C1", "BH/C1"),
        ("bh-m2", "BH/M2"),
        ("SB-C2/P", "SB/C2/P"),
        ("BH / C1", "BH/C1"),
        ("BH/P/C1", "BH/C1/P"),
        ("BH/R/P/F/M2", "BH/M2/F/P/R"),
        ("KS/L+1", "KS/L+1"),
        ("ks/l-2", "KS/L-2"),
        ("SSSC/K4/F", "SSSC/K4/F"),
        ("SSSC/P/F/K4", "SSSC/K4/F/P"),
        ("TPN/R", "TPN/R"),
        ("BH:GP", "BH:GP"),
        ("bh:mp/c1", "BH:MP/C1"),
        ("mpvgp", "MPvGP"),
        ("OTHER_X1", "OTHER_X1"),
        ("USCF:MED", "USCF:MED"),
        ("GO:SOS:GP/C1", "GO:SOS:GP/C1"),
    ],
)
def test_canonical_form(text: str, canonical: str) -> None:
    """Case, blanks, the order of modifiers and the handbook's hyphen are forgiven."""
    assert str(parse(text)) == canonical
    assert parse(canonical) == parse(text)


def test_parts() -> None:
    """A descriptor has a code, a score or none, and modifiers with their numbers or none."""
    descriptor = parse("bh:gp/p/c1")
    assert descriptor == Descriptor("BH", "GP", (("C", 1), ("P", None)))
    assert (descriptor.argument("C"), descriptor.argument("P")) == (1, None)
    assert descriptor.argument("M") is None
    assert descriptor.having("PF") == (("P", None),)
    assert repr(descriptor) == "Descriptor('BH:GP/C1/P')"


def test_what_stands_behind_a_space() -> None:
    """A score behind a code is the score; anything else belongs to the code."""
    assert (parse("BH:MP").code, parse("BH:MP").points) == ("BH", "MP")
    assert (parse("GO:SOS").code, parse("GO:SOS").points) == ("GO:SOS", None)


def test_equal_descriptors_are_one_key() -> None:
    """Two ways to write a tie-break are equal and have the same hash."""
    assert len({parse("BH-C1"), parse("bh/c1"), parse(" BH/C1 ")}) == 1


@pytest.mark.parametrize(
    ("text", "span", "reason"),
    [
        ("", (0, 0), "starts with a code"),
        ("/C1", (0, 3), "starts with a code"),
        ("1BH", (0, 3), "'1BH' is not a code"),
        ("B%", (0, 2), "'B%' is not a code"),
        ("BH:", (3, 3), "'' is not a code"),
        ("BH/C0", (3, 5), "whole number from 1"),
        ("BH/C", (3, 4), "whole number from 1"),
        ("BH/C0x", (3, 6), "whole number from 1"),
        ("BH/C-1", (3, 6), "whole number from 1"),
        ("BH/C1.5", (3, 7), "whole number from 1"),
        ("BH/M0", (3, 5), "whole number from 1"),
        ("BH/M", (3, 4), "whole number from 1"),
        ("BH-C0", (3, 5), "whole number from 1"),
        ("SSSC/K0", (5, 7), "whole number from 1"),
        ("SSSC/K", (5, 6), "whole number from 1"),
        ("KS/L1", (3, 5), "a sign and half points"),
        ("KS/L+", (3, 5), "a sign and half points"),
        ("KS/L+0.5", (3, 8), "a sign and half points"),
        ("DE/P1", (3, 5), "P takes no number"),
        ("AOB/F2", (4, 6), "F takes no number"),
        ("TPN/R1", (4, 6), "R takes no number"),
        ("BH/X1", (3, 5), "unknown modifier X; the modifiers are C, M, L, K, H, LEX"),
        ("BH/", (3, 3), "a modifier is missing; the modifiers are C,"),
        ("BH//P", (5, 5), "a modifier is missing"),
        ("BH/C1/M1", (6, 8), "/M1 cannot be combined with /C1"),
        ("BH/M2/C1", (6, 8), "/C1 cannot be combined with /M2"),
        ("BH/C1/C2", (6, 8), "/C2 cannot be combined with /C1"),
        ("BH/P/P", (5, 6), "/P cannot be combined with /P"),
        ("bh / c0 ", (5, 7), "whole number from 1"),
        ("BH/C1\u0663", (3, 6), "whole number from 1"),
        ("KS/L+\u0663", (3, 6), "a sign and half points"),
        ("\u00df/C0", (2, 4), "whole number from 1"),
    ],
)
def test_errors(text: str, span: tuple[int, int], reason: str) -> None:
    """An error has the part at fault, and its message shows it under a caret."""
    with pytest.raises(DescriptorError, match=reason) as caught:
        parse(text)
    error = caught.value
    assert (error.text, error.span) == (text, span)
    if "//" in text or text == "BH/" or not text:
        span = (span[0], span[0] + 1)
    caret = " " * span[0] + "^" * max(1, span[1] - span[0])
    assert str(error).splitlines()[-2:] == [f"    {text}", f"    {caret}"]


def test_an_error_is_of_both_families() -> None:
    """A wrong descriptor is an error of the library and a ValueError."""
    with pytest.raises(ValueError, match="unknown modifier Q") as caught:
        parse("BH/Q")
    assert isinstance(caught.value, TiebreakError)


@pytest.mark.parametrize("value", [None, 1, b"BH", ["BH"]])
def test_only_text_is_parsed(value: object) -> None:
    """Anything but text is a mistake of the program."""
    with pytest.raises(TypeError, match="a descriptor is a str"):
        parse(value)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "text",
    [
        "PTS,BH/C1,SB",
        "PTS BH/C1 SB",
        " pts , bh-c1,  sb ",
        "PTS;BH/C1;SB".replace(";", ",\n"),
        "PTS, BH / C1, SB",
        ",PTS,,BH/C1,SB,",
    ],
)
def test_lists(text: str) -> None:
    """A list is separated by commas or blanks."""
    assert [str(descriptor) for descriptor in parse_list(text)] == ["PTS", "BH/C1", "SB"]


def test_lists_that_are_no_text() -> None:
    """A sequence may hold text and descriptors; an empty list is one."""
    assert parse_list(["bh", Descriptor("SB")]) == (Descriptor("BH"), Descriptor("SB"))
    assert parse_list("") == parse_list([]) == ()


def test_error_in_a_list() -> None:
    """An error of a list shows the entry at fault alone."""
    with pytest.raises(DescriptorError) as caught:
        parse_list("PTS, BH/C0, SB")
    assert (caught.value.text, caught.value.span) == ("BH/C0", (3, 5))
