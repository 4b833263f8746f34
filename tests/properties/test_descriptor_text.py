"""Text and descriptor are two forms of one thing."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import all_texts, law

from tiebreaks import BUILTIN, Descriptor, parse
from tiebreaks.testing import laws

NAME = st.from_regex(r"[A-Z][A-Z0-9_]{0,7}", fullmatch=True).filter(lambda n: n not in ("MP", "GP"))
SMALL = st.integers(1, 999)
FIRST = st.one_of(
    st.none(),
    st.tuples(st.just("C"), SMALL),
    st.tuples(st.just("M"), SMALL),
    st.tuples(st.just("L"), st.integers(-999, 999)),
    st.tuples(st.just("K"), SMALL),
)


@st.composite
def descriptors(draw: st.DrawFn) -> Descriptor:
    """Draw descriptors of any code, known or not, with modifiers in their order."""
    code = ":".join(draw(st.lists(NAME, min_size=1, max_size=2)))
    first = draw(FIRST)
    letters = [letter for letter in "FPR" if draw(st.booleans())]
    modifiers = ([first] if first else []) + [(letter, None) for letter in letters]
    return Descriptor(code, draw(st.sampled_from((None, "MP", "GP"))), tuple(modifiers))


@law
@given(descriptors())
def test_parse_reads_what_str_writes(descriptor: Descriptor) -> None:
    """The text of a descriptor is read as the same descriptor."""
    assert parse(str(descriptor)) == descriptor


@law
@given(descriptors(), st.data())
def test_case_blanks_and_the_order_of_modifiers_are_forgiven(
    descriptor: Descriptor, data: st.DataObject
) -> None:
    """Lower case, blanks around every part and any order of modifiers read the same."""
    head, *parts = str(descriptor).split("/")
    blank = st.sampled_from(("", " ", "  ", "\t"))
    parts = data.draw(st.permutations(parts))
    text = "/".join(data.draw(blank) + part + data.draw(blank) for part in [head, *parts])
    assert parse(text.lower()) == descriptor


@pytest.mark.parametrize("text", all_texts())
def test_every_builtin_descriptor_is_canonical_text(text: str) -> None:
    """Every built-in code with modifiers reads back, in any case, and is known."""
    descriptor = parse(text)
    laws.text_is_the_descriptor(descriptor, BUILTIN)
    assert descriptor.code in BUILTIN.entries
    BUILTIN.resolve(descriptor)


@pytest.mark.parametrize("code", list(BUILTIN))
@pytest.mark.parametrize("letter", "CM")
def test_the_handbooks_hyphen_is_a_slash(code: str, letter: str) -> None:
    """A code with -C1 or -M2 is read as with /C1 or /M2."""
    assert str(parse(f"{code}-{letter}1")) == f"{code}/{letter}1"
    assert str(parse(f"{code.lower()}-{letter.lower()}2")) == f"{code}/{letter}2"
