"""The registry: what there is, what it refuses, and a tie-break of one's own."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import pytest

from tiebreaks import (
    BUILTIN,
    Crosstable,
    Registry,
    Terms,
    View,
    evaluate,
    explain,
    mean,
    parse,
    rank,
    tiebreak,
    total,
)
from tiebreaks.engine.definitions import Encounter, GroupTiebreak, Tiebreak, group_tiebreak
from tiebreaks.engine.terms import Better
from tiebreaks.errors import DescriptorError, RegistrationError, UnknownTiebreakError

C07 = [
    *("PTS", "WIN", "WON", "BPG", "BWG", "PS", "REP", "STD", "TPN", "DE", "BH", "AOB", "FB"),
    *("SB", "KS", "ARO", "TPR", "PTP", "APRO", "APPO", "RTNG"),
]
TABLE = Crosstable.parse("""
1 Ann 2000 +W2 +B3 =W4
2 Bob 1900 -B1 +W4 +B3
3 Cid 1800 +W4 -W1 -W2
4 Dan 1700 -B3 -B2 =B1
""")


@pytest.mark.parametrize("code", C07)
def test_every_code_of_individual_events(code: str) -> None:
    """Each code of C.07 for individuals is there, with an article and a text of its rule."""
    entry = BUILTIN.resolution(parse(code)).entry
    assert entry.code == code
    assert entry.article or code == "PTS"
    assert entry.doc


def test_resolve() -> None:
    """A descriptor names a tie-break; FB is an alias of BH/F, GE the older name of REP."""
    assert isinstance(BUILTIN.resolve(parse("BH/C1/P")), Tiebreak)
    assert isinstance(BUILTIN.resolve(parse("DE")), GroupTiebreak)
    assert BUILTIN.resolve(parse("FB/C1")) is BUILTIN.resolve(parse("BH"))
    assert str(BUILTIN.resolution(parse("FB/C1/P")).expanded) == "BH/C1/F/P"
    assert BUILTIN.resolve(parse("GE")) is BUILTIN.resolve(parse("REP"))
    assert BUILTIN.resolve(parse("SHM")) is BUILTIN.resolve(parse("SIMPB"))


@pytest.mark.parametrize(
    ("code", "nearest"), [("BHH", "BH"), ("WINS", "WIN"), ("SBB", "SB"), ("APR", "APRO")]
)
def test_unknown_codes(code: str, nearest: str) -> None:
    """An unknown code is an error that names the nearest ones."""
    with pytest.raises(UnknownTiebreakError, match=f"unknown tie-break '{code}'") as caught:
        BUILTIN.resolve(parse(code))
    error = caught.value
    assert nearest in error.known
    assert nearest in str(error)
    assert (error.text, error.span) == (code, (0, len(code)))
    assert isinstance(error, LookupError)
    assert isinstance(error, DescriptorError)


def test_unknown_code_without_a_near_one() -> None:
    """Where nothing is near nothing is suggested."""
    with pytest.raises(UnknownTiebreakError) as caught:
        BUILTIN.resolve(parse("XYZZY"))
    assert caught.value.known == ()
    assert "nearest" not in str(caught.value)


def test_unknown_code_with_a_modifier() -> None:
    """The span is the code, not the modifier."""
    with pytest.raises(UnknownTiebreakError) as caught:
        BUILTIN.resolve(parse("bhh/c1"))
    assert (caught.value.text, caught.value.span) == ("BHH/C1", (0, 3))


@pytest.mark.parametrize(
    ("text", "span"),
    [
        ("BH/R", (3, 4)),
        ("BH/C1/R", (6, 7)),
        ("WIN/C1", (4, 6)),
        ("KS/C1", (3, 5)),
        ("SB/M1", (3, 5)),
        ("FB/F", (3, 4)),
        ("DE/C1", (3, 5)),
        ("BH/L+1", (3, 6)),
    ],
)
def test_modifiers_that_are_not_taken(text: str, span: tuple[int, int]) -> None:
    """The message says which tie-break, which letter and what it takes, and points at it."""
    with pytest.raises(DescriptorError, match=f"does not take /{text[span[0]]}") as caught:
        BUILTIN.resolve(parse(text))
    assert caught.value.span == span


@tiebreak("WTH", fold=total, accepts="R", names={"en": "Wins over the top half"})
def wins_over_top_half(view: View) -> Terms:
    """Count the wins over participants in the upper half by score."""
    middle = Fraction(sorted(view.scores)[len(view.scores) // 2], view.scale)
    return view.per_round(
        lambda game: game.won and game.opponent_score is not None and game.opponent_score >= middle
    )


WITH_WTH = BUILTIN.with_tiebreak(wins_over_top_half)


def test_a_new_registry() -> None:
    """A registration makes a new registry; the old one and the module stay as they are."""
    assert WITH_WTH.resolve(parse("WTH")) is wins_over_top_half
    with pytest.raises(UnknownTiebreakError):
        BUILTIN.resolve(parse("WTH"))
    assert len(list(WITH_WTH)) == len(list(BUILTIN)) + 1


def test_own_tiebreak_has_values() -> None:
    """Points 2.5, 2, 1 and 0.5: the upper half has at least 2, and Ann alone beat one of it."""
    column = evaluate(TABLE, "WTH", registry=WITH_WTH)
    assert [column.value(number) for number in (1, 2, 3, 4)] == [1, 0, 0, 0]


def test_own_tiebreak_ranks() -> None:
    """It stands in a list as any other and takes the modifier it was given."""
    listed = rank(TABLE, ["WTH", "PTS"], registry=WITH_WTH)
    assert [row.participant.number for row in listed] == [1, 2, 3, 4]
    assert listed[1].decided_by == "WTH"
    turned = rank(TABLE, ["WTH/R", "PTS"], registry=WITH_WTH)
    assert [row.participant.number for row in turned] == [2, 3, 4, 1]


def test_own_tiebreak_is_explained() -> None:
    """Its working is written like that of a built-in one."""
    text = explain(rank(TABLE, ["PTS", "WTH"], registry=WITH_WTH).working("WTH", participant=1))
    assert text.splitlines()[0] == "1 Ann: Wins over the top half (WTH) 1"
    assert "1 (beat Bob) + 0 (beat Cid) + 0 (drew Dan) = 1" in text


def test_other_names_a_tiebreak_of_the_event() -> None:
    """`OTHER_x` is the event's own tie-break x."""
    assert WITH_WTH.resolve(parse("OTHER_WTH")) is wins_over_top_half


def test_values_per_round() -> None:
    """`per_round` takes whole numbers, fractions, and None for a round left out."""

    @tiebreak("AVG", fold=mean, decimals=2)
    def average(view: View) -> Terms:
        """Average a third for a win and a whole for a draw."""
        return view.per_round(
            lambda game: Fraction(1, 3) if game.won else 1 if game.drawn else None
        )

    column = evaluate(TABLE, "AVG", registry=BUILTIN.with_tiebreak(average))
    assert [column.value(number) for number in (1, 2, 3, 4)] == [
        Fraction(5, 9),
        Fraction(1, 3),
        Fraction(1, 3),
        1,
    ]
    assert column.text(1) == "0.56"


def test_lower_may_be_better() -> None:
    """A tie-break may put the lower value first."""

    @tiebreak("LOSSES", fold=total, better=Better.LOWER)
    def losses(view: View) -> Terms:
        """Count the lost games."""
        return view.per_round(lambda game: game.lost)

    listed = rank(TABLE, "LOSSES, PTS", registry=BUILTIN.with_tiebreak(losses))
    assert [row.participant.number for row in listed] == [1, 2, 3, 4]
    assert [row["LOSSES"] for row in listed] == [0, 1, 2, 2]


def test_own_group_tiebreak() -> None:
    """A tied group may be ordered by a function of one's own."""

    @group_tiebreak("BACK", names={"en": "Backwards"})
    def backwards(view: View, tied: Sequence[int]) -> tuple[list[list[int]], tuple[Encounter, ...]]:
        """Order by descending index."""
        return [[i] for i in sorted(tied, reverse=True)], ()

    level = Crosstable.parse("1 Ann =2\n2 Bob =1")
    standings = rank(level, "BACK", registry=BUILTIN.with_tiebreak(backwards))
    assert [row.participant.number for row in standings] == [2, 1]


@pytest.mark.parametrize("code", ["BH", "FB", "DE", "SHM"])
def test_taken_codes(code: str) -> None:
    """A code or alias that is taken cannot be registered again."""
    again = tiebreak(code, fold=total)(lambda view: view.per_round(lambda game: 1))
    with pytest.raises(RegistrationError, match=f"'{code}' is taken"):
        BUILTIN.with_tiebreak(again)


@pytest.mark.parametrize("code", ["", "bh2", "B H", "2BH", "BH/C1", "BÜ"])
def test_malformed_codes(code: str) -> None:
    """A code is capitals, digits and underscores."""
    malformed = tiebreak(code, fold=total)(lambda view: view.per_round(lambda game: 1))
    with pytest.raises(RegistrationError, match="is not a code"):
        BUILTIN.with_tiebreak(malformed)


def test_unknown_letters() -> None:
    """A tie-break cannot accept a modifier that there is not."""
    odd = tiebreak("ODD", fold=total, accepts="CQ")(lambda view: view.per_round(lambda game: 1))
    with pytest.raises(RegistrationError, match="unknown modifiers: Q"):
        BUILTIN.with_tiebreak(odd)


def test_an_empty_registry() -> None:
    """A registry of one's own knows nothing but what it was given."""
    alone = Registry([wins_over_top_half], BUILTIN.modifiers.values())
    assert list(alone) == ["WTH"]
    with pytest.raises(UnknownTiebreakError):
        alone.resolve(parse("BH"))
