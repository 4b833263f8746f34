"""Own folds, modifiers, group tie-breaks, names and editions, from text to explanations."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Sequence
from fractions import Fraction
from statistics import median
from typing import Any

import attrs
import pytest

from tiebreaks import (
    BUILTIN,
    Crosstable,
    Descriptor,
    Fold,
    Game,
    Modifier,
    Participant,
    Published,
    Registry,
    Split,
    Step,
    Terms,
    Tournament,
    View,
    check,
    editions,
    evaluate,
    explain,
    group_tiebreak,
    page,
    parse,
    rank,
    tiebreak,
    to_dict,
    total,
)
from tiebreaks.engine.definitions import Encounter
from tiebreaks.errors import DescriptorError, NotApplicableError, RegistrationError
from tiebreaks.formats import jsonfile, loads, published
from tiebreaks.formats.trf import dumps
from tiebreaks.messages import LANGUAGES

# Scores 2½, 1, 2½ and 0.
TABLE = Crosstable.parse(
    "1 Ann +W2 =B3 +W4\n2 Bob -B1 +W4 -B3\n3 Cid +W4 =W1 +W2\n4 Dan -B3 -B2 -B1"
)


def middle(terms: Sequence[Fraction]) -> Fraction | None:
    """Return the middle of the terms, if there are some."""
    return median(terms) if terms else None


def but_best(steps: Sequence[Step], number: int | None) -> Sequence[Step]:
    """Return all steps but so many of the highest."""
    return sorted(steps, key=lambda step: step.value, reverse=True)[number:]


def after(table: Crosstable, number: int | None) -> Crosstable:
    """Return the table after a round."""
    return table.through(number or 1)


def with_black(member: Participant, games: Sequence[Game]) -> Fraction:
    """Return the points with the black pieces."""
    return sum((game.points for game in games if game.color == "b"), Fraction(0))


@tiebreak("CLUB:MED", fold=Fold.of("median", middle, names={"de": "Median"}), accepts=("C", "BEST"))
def opponents_median(view: View) -> Terms:
    """Take the median of the opponents' scores."""
    return view.per_round(lambda game: game.opponent_score)


@group_tiebreak("CLUB:BLACK", names={"en": "Black's points", "fr": "Points avec les Noirs"})
def black_encounter(view: View, tied: Sequence[int]) -> Split:
    """Compare the points with Black among the tied."""
    return view.per_member(tied, with_black)


WRONG: Any = "Q"  # text where something else is needed
BEST = Modifier(
    "BEST",
    number=True,
    leave_out=but_best,
    accepted_by=("BH", "SB"),
    names={"en": "{name}, best {number}", "de": "{name}, beste {number}"},
)
AFTER = Modifier("AFTER", number=True, table=after, accepted_by=("PTS", "BH", "DE"))
WORST = Modifier("WORST", stage="order", accepted_by="BH")
REGISTRY = (
    BUILTIN.with_modifier(BEST)
    .with_modifier(AFTER)
    .with_modifier(WORST)
    .with_tiebreak(opponents_median)
    .with_tiebreak(black_encounter)
    .with_alias("CLUB", "BH/C1", {"en": "Club Buchholz"})
)


def values(text: str, registry: Registry = REGISTRY) -> list[str]:
    """Return everybody's value."""
    column = evaluate(TABLE, text, registry=registry)
    return [str(column.value(number)) for number in (1, 2, 3, 4)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("CLUB:MED", ["1", "5/2", "1", "5/2"]),  # the middle of 1 2½ 0; 2½ 0 2½; 0 2½ 1; 2½ 1 2½
        ("club:med / c1", ["7/4", "5/2", "7/4", "5/2"]),  # without the lowest: 1 2½; 2½ 2½
        ("CLUB:MED/BEST1", ["5/2", "5/2", "5/2", "5/2"]),
        ("BH", ["7/2", "5", "7/2", "6"]),
        ("BH/BEST1", ["5/2", "5/2", "5/2", "5/2"]),
        ("bh/best2", ["7/2", "5", "7/2", "5"]),
        ("PTS/AFTER2", ["3/2", "1", "3/2", "0"]),
        ("BH/AFTER2", ["5/2", "3/2", "3/2", "5/2"]),  # 1+1½; 1½+0; 0+1½; 1½+1
        ("BH/AFTER2/BEST1", ["3/2", "3/2", "3/2", "3/2"]),
        ("CLUB", ["7/2", "5", "7/2", "5"]),
    ],
)
def test_values(text: str, expected: list[str]) -> None:
    """Own folds and modifiers give the values worked out by hand."""
    assert values(text) == expected


def test_an_order_modifier_reverses() -> None:
    """A modifier of the stage "order" puts the lowest value first."""
    lowest_first = rank(TABLE, "BH/WORST, PTS", registry=REGISTRY)
    assert [row.participant.name for row in lowest_first] == ["Ann", "Cid", "Bob", "Dan"]


def test_a_parameter_is_read_by_the_tiebreak() -> None:
    """A modifier without a function is asked for by the tie-break that takes it."""

    @tiebreak("WINS", fold=total, accepts=("PLUS", "TIMES"))
    def wins(view: View) -> Terms:
        times = view.argument("TIMES") or 1
        return view.per_round(lambda game: times * (game.won + view.has("PLUS")))

    registry = BUILTIN.with_modifier(Modifier("PLUS"))
    registry = registry.with_modifier(Modifier("TIMES", number=True)).with_tiebreak(wins)
    assert values("WINS", registry) == ["2", "1", "2", "0"]
    assert values("WINS/TIMES3/PLUS", registry) == ["15", "12", "15", "9"]


def test_a_group_tiebreak() -> None:
    """Ann drew with Black against Cid, who had White: she is first of the two."""
    standings = rank(TABLE, "PTS, CLUB:BLACK", registry=REGISTRY)
    assert [(row.place, row["CLUB:BLACK"]) for row in standings] == [
        (1, 1),
        (2, 2),
        (3, None),
        (4, None),
    ]
    words = explain(standings.working("CLUB:BLACK", 3), "fr").replace("\N{NO-BREAK SPACE}", " ")
    assert words.splitlines() == [
        "3 Cid : Points avec les Noirs (CLUB:BLACK) 2",
        "  entre 1 Ann ; 3 Cid, parties entre eux :",
        "    1 Ann : 0,5",
        "    3 Cid : 0",
        "    ordre : 1 Ann ; 3 Cid",
    ]


@pytest.mark.parametrize(("again", "orders"), [(False, [1, 1, 3]), (True, [1, 2, 3])])
def test_members_still_level_are_compared_again(again: bool, orders: list[int]) -> None:
    """Ann and Bob have one point each among three; Ann beat Bob, and Cid no longer counts."""
    table = Crosstable.from_games(["Ann", "Bob", "Cid"], [(1, 1, 2, "1-0"), (2, 2, 3, "1-0")])

    @tiebreak("LEVEL", fold=total, is_score=True)
    def level(view: View) -> Terms:
        return view.per_round(lambda game: 0)

    def won(member: Participant, games: Sequence[Game]) -> int:
        return sum(game.won for game in games)

    @group_tiebreak("MINI")
    def mini(view: View, tied: Sequence[int]) -> Split:
        return view.per_member(tied, won, again=again)

    registry = BUILTIN.with_tiebreak(level).with_tiebreak(mini)
    standings = rank(table, "LEVEL, MINI", registry=registry)
    assert [standings.row(number)["MINI"] for number in (1, 2, 3)] == orders
    steps = standings.group_working("MINI", participant=1).steps
    assert [len(step.rows) for step in steps] == ([3, 2] if again else [3])


def test_lower_first() -> None:
    """The lowest score may be the best."""

    @group_tiebreak("LEAST")
    def least(view: View, tied: Sequence[int]) -> Split:
        return view.per_member(tied, with_black, lower_first=True)

    standings = rank(TABLE, "PTS, LEAST", registry=BUILTIN.with_tiebreak(least))
    assert standings[0].participant.name == "Cid"


def test_an_own_fold_and_modifier_are_explained() -> None:
    """Workings name the fold and the modifier in the language, else in English, else as written."""
    column = evaluate(TABLE, "CLUB:MED/BEST2", registry=REGISTRY)
    assert explain(column.working(1), "de").splitlines() == [
        "1 Ann: CLUB:MED, beste 2 (CLUB:MED/BEST2) 1,75",
        "Ann: Median von 1 (Sieg gegen Bob) und 2,5 (Remis gegen Cid) = 1,75,"
        " ohne 0 (Sieg gegen Dan)",
        "  Runde 1: Sieg gegen Bob: 1",
        "  Runde 2: Remis gegen Cid: 2,5",
        "  Runde 3: Sieg gegen Dan: 0 (gestrichen nach den Regeln des Turniers)",
    ]
    assert explain(column.working(1), "es").splitlines()[0] == (
        "1 Ann: CLUB:MED, best 2 (CLUB:MED/BEST2) 1,75"
    )
    late = evaluate(TABLE, "BH/AFTER2", registry=REGISTRY).working(2)
    assert explain(late).splitlines()[0] == "2 Bob: Buchholz, /AFTER2 (BH/AFTER2) 1.5"
    assert [step.round for step in late.steps] == [1, 2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_takes_them(language: str) -> None:
    """Standings with own codes become text, a page, data and the same standings after pickling."""
    codes = "PTS, CLUB:MED/C1, bh/best2, CLUB, CLUB:BLACK, BH/WORST, DE/AFTER2"
    standings = rank(TABLE, codes, registry=REGISTRY)
    text = explain(standings, language)
    assert all(code in text for code in standings.codes)
    assert standings.codes[1] in page(standings, language=language)
    assert to_dict(standings)["tiebreaks"] == list(standings.codes)
    assert standings.column("BH/BEST2") is standings.column("bh / best2")
    copy = pickle.loads(pickle.dumps(standings))
    assert copy == standings
    assert explain(standings.compare(1, 3), language).count("CLUB:BLACK") == 1


def test_files_and_published_tables_name_them() -> None:
    """A report keeps own codes in its list, a published table has them as columns."""
    tournament = Tournament(TABLE, "fide-2026-03", tiebreaks=("PTS", "CLUB:MED/BEST2", "BH/BEST2"))
    again = loads(dumps(tournament))
    assert again.tiebreaks == tournament.tiebreaks
    assert [row.place for row in rank(again, registry=REGISTRY)] == [1, 1, 3, 4]
    read = published.loads("number,place,BH/BEST2\n1,1,3.5\n2,3,4\n", registry=REGISTRY)
    differences = check(again, published=read, registry=REGISTRY)
    assert [(d.participant.name, d.what, d.computed) for d in differences] == [
        ("Bob", "BH/BEST2", 5)
    ]
    assert isinstance(read, Published)


def test_text_with_own_modifiers() -> None:
    """Text is read by the registry; without it an unknown modifier is an error, as ever."""
    descriptor = Descriptor("BH", None, (("BEST", 2), ("C", 1)))
    assert str(descriptor) == "BH/C1/BEST2"  # those of the library first
    assert parse("bh/best2/c1", REGISTRY) == REGISTRY.descriptor("BH-C1/best2") == descriptor
    with pytest.raises(DescriptorError, match="unknown modifier BEST; the modifiers are C, M"):
        parse("BH/BEST2")
    for text, message in {
        "BH/BEST": "BEST takes a whole number from 1, as in /BEST1",
        "BH/WORST2": "WORST takes no number",
        "BH/FEW2": "unknown modifier FEW; the modifiers are C, .*, BEST, AFTER, WORST",
        "AOB/BEST2": "AOB does not take /BEST; it takes /F",
        "CLUB/C2": "CLUB does not take /C; it takes /H, /P, /F, /BEST, /AFTER, /WORST",
    }.items():
        with pytest.raises(DescriptorError, match=message):
            rank(TABLE, text, registry=REGISTRY)


def test_an_alias_is_another_name() -> None:
    """What is added to it is added to what it means; the name of that stays its own."""
    assert REGISTRY.resolution("CLUB/P").expanded == parse("BH/C1/P")
    standings = rank(TABLE, "CLUB, BH/C1", registry=REGISTRY)
    headings = [explain(standings.working(c, 1)).splitlines()[0] for c in ("CLUB", "BH/C1")]
    assert headings == ["1 Ann: Club Buchholz (CLUB) 3.5", "1 Ann: Buchholz Cut 1 (BH/C1) 3.5"]
    teams = Crosstable.from_matches(["Ants", "Bees"], [(1, 1, 2, "1=")])
    points = BUILTIN.with_alias("GAMES", "PTS:GP")
    assert evaluate(teams, "GAMES", registry=points).value(1) == Fraction(3, 2)


@pytest.mark.parametrize(
    ("add", "error", "message"),
    [
        (lambda: REGISTRY.with_modifier(BEST), RegistrationError, "the modifier /BEST is taken"),
        (lambda: BUILTIN.with_modifier(Modifier("C")), RegistrationError, "/C is taken"),
        (
            lambda: BUILTIN.with_modifier(Modifier("b2")),
            RegistrationError,
            "'b2' is not the letter",
        ),
        (
            lambda: BUILTIN.with_modifier(Modifier("Q", accepted_by=("BH", "NO"))),
            RegistrationError,
            "/Q is accepted by unknown tie-breaks: NO",
        ),
        (lambda: BUILTIN.with_modifier(WRONG), TypeError, "takes a Modifier, not 'Q'"),
        (lambda: BUILTIN.with_tiebreak(WRONG), TypeError, "make one with @tiebreak"),
        (lambda: REGISTRY.with_alias("CLUB", "SB"), RegistrationError, "'CLUB' is taken"),
        (lambda: BUILTIN.with_alias("X", "NOPE"), DescriptorError, "unknown tie-break 'NOPE'"),
        (lambda: Modifier("Q", stage="late"), TypeError, "Stage is one of 'view', 'parameter'"),
        (lambda: Modifier("Q", names={"en": "best"}), ValueError, "such as 'best' holds {name}"),
        (lambda: Modifier("Q", names={"en": "{name} {x}"}), ValueError, "holds {name}"),
        (lambda: Fold.of("x", middle, names=WRONG), TypeError, "names are by language"),
    ],
)
def test_what_cannot_be_registered(
    add: Callable[[], object], error: type[Exception], message: str
) -> None:
    """A modifier or name that is taken, malformed or of another type is refused."""
    with pytest.raises(error, match=message):
        add()


def own(fold: Fold = total, modifier: Modifier | None = None, text: str = "OWN") -> Any:
    """Evaluate a tie-break with a fold or modifier."""
    letters = [modifier.letter] if modifier else []
    registry = BUILTIN.with_modifier(modifier) if modifier else BUILTIN

    @tiebreak("OWN", fold=fold, accepts=letters)
    def tiebreak_of_one(view: View) -> Terms:
        return view.per_round(lambda game: 1)

    return evaluate(TABLE, text, registry=registry.with_tiebreak(tiebreak_of_one))


@pytest.mark.parametrize(
    ("combine", "error", "message"),
    [
        (lambda terms: [1, 2, 3, 4], TypeError, r"OWN: the fold 'x' gives \(values, scale\)"),
        (lambda terms: ([1, 2], 1), ValueError, "the fold 'x' gives 2 values for 4 participants"),
        (lambda terms: ([1, 2, 3, "4"], 1), TypeError, "participant 4 is whole units or None"),
        (lambda terms: ([1, 2, 3, 4], 0), TypeError, "the scale is a whole number from 1, not 0"),
    ],
)
def test_what_a_fold_may_give(combine: Any, error: type[Exception], message: str) -> None:
    """A fold that returns something else is named with its tie-break."""
    with pytest.raises(error, match=message):
        own(Fold("x", combine))


def test_what_the_function_of_a_fold_may_give() -> None:
    """A value is a whole number, a Fraction or None; nothing else becomes one."""
    assert own(Fold.of("count", len)).value(1) == 3
    assert own(Fold.of("none", lambda terms: None)).value(1) is None
    with pytest.raises(TypeError, match="the fold 'x' gives a whole number, a Fraction or None"):
        own(Fold.of("x", lambda terms: "1"))  # type: ignore[arg-type,return-value]


@pytest.mark.parametrize(
    ("modifier", "error", "message"),
    [
        (Modifier("Q", leave_out=lambda steps, n: [1]), TypeError, "OWN/Q: /Q leaves out some of"),  # type: ignore[list-item]
        (Modifier("Q", leave_out=lambda steps, n: None), TypeError, "given to it, not None"),  # type: ignore[arg-type,return-value]
        (Modifier("Q", table=lambda table, n: None), TypeError, "/Q makes a Crosstable"),  # type: ignore[arg-type,return-value]
        (
            Modifier("Q", table=lambda table, n: Crosstable.from_games(["Eve"], [])),
            ValueError,
            "/Q makes a Crosstable of the same participants",
        ),
    ],
)
def test_what_a_modifier_may_give(modifier: Modifier, error: type[Exception], message: str) -> None:
    """A modifier that returns something else is named."""
    with pytest.raises(error, match=message):
        own(modifier=modifier, text="OWN/Q")


@pytest.mark.parametrize(
    ("result", "error", "message"),
    [
        (None, TypeError, r"BAD: a group tie-break returns \(parts, steps\), not None; return"),
        (([1, 2], ()), TypeError, "the parts are lists of members"),
        (([[0]], ()), ValueError, "hold every member of the group once, not without 3"),
        (([[0, 2], [2]], ()), ValueError, "once, not with 3 twice"),
        (([[0, 2, 3]], ()), ValueError, "hold 3, who is not tied; members are indexes"),
        (([[0], [2]], ["x"]), TypeError, "the steps are `Encounter`s, not 'x'"),
        (
            (
                [[0], [2]],
                [Encounter((0, 2), (1,), (0, 0), (1, 0), (1, 0), 1, "", ((0,), (2,)))],
            ),
            ValueError,
            "a step has one score for each of its 2 members",
        ),
    ],
)
def test_what_a_group_tiebreak_may_give(result: Any, error: type[Exception], message: str) -> None:
    """A group tie-break that loses, doubles or adds members is named, with their numbers."""

    @group_tiebreak("BAD")
    def bad(view: View, tied: Sequence[int]) -> Split:
        found: Split = result
        return found

    with pytest.raises(error, match=message):
        rank(TABLE, "PTS, BAD", registry=BUILTIN.with_tiebreak(bad))


def test_the_score_of_a_member_is_exact() -> None:
    """A score that is no exact number is named with the member's number."""

    @group_tiebreak("BAD")
    def bad(view: View, tied: Sequence[int]) -> Split:
        return view.per_member(tied, lambda member, games: "1")  # type: ignore[arg-type,return-value]

    with pytest.raises(TypeError, match="BAD: the score of participant 1 is a whole number"):
        rank(TABLE, "PTS, BAD", registry=BUILTIN.with_tiebreak(bad))


def test_tiebreaks_that_ask_for_each_other() -> None:
    """Two own tie-breaks that need each other cannot be computed, and say so."""

    @tiebreak("ONE", fold=total)
    def one(view: View) -> Terms:
        return view.column("TWO").terms

    @tiebreak("TWO", fold=total)
    def two(view: View) -> Terms:
        return view.column("ONE").terms

    registry = BUILTIN.with_tiebreak(one).with_tiebreak(two)
    with pytest.raises(NotApplicableError, match="ONE cannot be computed: it asks for its own"):
        rank(TABLE, "ONE", registry=registry)


def test_words_for_the_arguments_of_a_tiebreak() -> None:
    """The direction and what a cut leaves out may be given by their words."""

    @tiebreak("LATE", fold=total, accepts="C", better="lower", cut_order="earliest")
    def late(view: View) -> Terms:
        return view.per_round(lambda game: game.round)

    column = evaluate(TABLE, "LATE/C1", registry=BUILTIN.with_tiebreak(late))
    assert column.value(1) == 5  # 2 + 3: the first round goes
    assert column.better.value == "lower"


def test_an_own_edition_has_names() -> None:
    """An edition with an id and names of its own is used as an object, and is held by JSON."""
    club = attrs.evolve(
        editions.DEFAULT, id="club", name="Club rules", names={"de": "Vereinsregeln"}
    )
    standings = rank(TABLE, "BH", edition=club)
    heads = {language: explain(standings, language).splitlines()[0] for language in LANGUAGES}
    assert heads["en"].startswith("Club rules, Swiss")
    assert heads["de"].startswith("Vereinsregeln, Schweizer System")
    assert heads["fr"].startswith("Club rules, ")
    assert pickle.loads(pickle.dumps(standings)).edition == club
    tournament = Tournament(TABLE, club)
    assert jsonfile.loads(jsonfile.dumps(tournament)).edition == club
    assert check(tournament, "BH", published=Published({1: 1})) == ()
