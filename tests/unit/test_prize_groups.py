"""Conditions of prize groups."""

from __future__ import annotations

import pytest

from tiebreaks import Participant
from tiebreaks.errors import InputError
from tiebreaks.model.prize_groups import parse_group

WOMAN, OTHER, MAN, UNKNOWN = (
    Participant(number, sex=sex) for number, sex in enumerate(["w", "F", "m", ""], 1)
)


@pytest.mark.parametrize("text", ["sex=w", "sex=f", "sex=W", "SEX=F"])
def test_women_are_one_group(text: str) -> None:
    """Files write w or f; both are the same group, and who has no entry is in neither."""
    group = parse_group(text)
    assert [group(person) for person in (WOMAN, OTHER, MAN, UNKNOWN)] == [True, True, False, False]


def test_not_a_woman() -> None:
    """A condition with != takes those with another entry, not those without any."""
    group = parse_group("sex!=f")
    assert [group(person) for person in (WOMAN, OTHER, MAN, UNKNOWN)] == [False, False, True, False]


def test_what_no_participant_has() -> None:
    """A condition on a value that the file never has is refused, each of them."""
    with pytest.raises(InputError) as caught:
        parse_group("sex=w,title=GM,born>2000,number>1").check([WOMAN, MAN])
    assert caught.value.problems == (
        "no participant has a title",
        "no participant has a birth date",
    )
    parse_group("sex=w").check([WOMAN])
