"""The laws for own tie-breaks: which mistake breaks which, and what the error shows."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

import pytest

from tiebreaks import BUILTIN, Crosstable, Fold, Modifier, Need, Split, Terms, View, tiebreak, total
from tiebreaks import group_tiebreak as group
from tiebreaks.engine.definitions import AnyTiebreak
from tiebreaks.testing import check_laws, tables
from tiebreaks.testing.tables import shown

# Ann 2½, Bob 1, Cid 2½, Dan 0; and two players who drew.
TABLE = Crosstable.parse(
    "1 Ann +W2 =B3 +W4\n2 Bob -B1 +W4 -B3\n3 Cid +W4 =W1 +W2\n4 Dan -B3 -B2 -B1"
)
TIED = Crosstable.parse("1 Ann =W2\n2 Bob =B1")


def keeping_all(terms: Terms) -> tuple[list[int | None], int]:
    """Add up even what is cut."""
    return [sum(row) for row in terms.values], terms.scale


def highest(terms: Sequence[Fraction]) -> Fraction | None:
    """Return the highest term, if there is one."""
    return max(terms, default=None)


def each_score(view: View) -> Terms:
    """Take the score of each opponent."""
    return view.per_round(lambda game: game.opponent_score)


def numbered(view: View) -> Terms:
    """Take the participant's number."""
    return view.per_round(lambda game: game.participant.number)


def spoiling(view: View) -> Terms:
    """Change the points that others count, unless they have counted them before."""
    others = view.columns.scored_view(BUILTIN.descriptor("BH"), "PTS")
    others.totals[0] += 1
    return view.per_round(lambda game: others.totals[0])


@group("ALONE")
def separated(view: View, tied: Sequence[int]) -> Split:
    """Separate everybody without a step that says why."""
    return [[i] for i in tied], ()


@group("FAIR")
def fair(view: View, tied: Sequence[int]) -> Split:
    """Compare the points among the tied."""
    return view.per_member(tied, lambda member, games: sum(game.points for game in games))


@group("EARLY")
def by_number(view: View, tied: Sequence[int]) -> Split:
    """Put the lowest number first."""
    return view.per_member(tied, lambda member, games: -member.number)


def local() -> AnyTiebreak:
    """Make a tie-break whose fold calls a function inside a function."""
    return tiebreak("X", fold=Fold.of("any", lambda terms: len(terms)))(each_score)


@pytest.mark.parametrize(
    ("wrong", "law"),
    [
        (
            tiebreak("X", fold=Fold("all", keeping_all), accepts="C")(each_score),
            "steps fold to the",
        ),
        (tiebreak("X", fold=total)(numbered), "other numbers and another order"),
        (tiebreak("X", fold=total)(spoiling), "other numbers and another order|computed before"),
        (local(), r"results can be pickled: .*without=\(\"pickling\",\)"),
        (separated, "the order of a group is that of its steps"),
        (by_number, "other numbers and another order"),
    ],
)
def test_a_broken_law_is_named(wrong: AnyTiebreak, law: str) -> None:
    """The error names the tie-break, the edition and the law, and shows the table."""
    table = TIED if wrong in (separated, by_number) else TABLE
    with pytest.raises(AssertionError, match=law) as caught:
        check_laws(wrong, tables=table, edition="fide-2026-03", examples=20)
    first, *rest = str(caught.value).splitlines()
    assert first.startswith(wrong.code)
    assert "under fide-2026-03: the law is broken that" in first
    assert "\n".join(rest) == shown(table)


@pytest.mark.parametrize(
    "right", [tiebreak("X", fold=Fold.of("best", highest), accepts="CM")(each_score), fair]
)
def test_a_tiebreak_that_keeps_the_laws_passes(right: AnyTiebreak) -> None:
    """Own tie-breaks and group tie-breaks pass, over events of every kind."""
    check_laws(right, examples=8)


@pytest.mark.parametrize("text", ["BH/C1", "KS/L+1", "DE", "EDET", "BH/FIRST2"])
def test_descriptors_are_checked_as_they_are(text: str) -> None:
    """A descriptor may be given, with modifiers that the registry has."""
    first = Modifier("FIRST", number=True, table=after, accepted_by="BH")
    check_laws(text, BUILTIN.with_modifier(first), examples=6)


def after(table: Crosstable, number: int | None) -> Crosstable:
    """Return the table after a round, or after the last one held before it."""
    return table.through(min(number or 1, table.rounds))


def test_a_law_may_be_left_out() -> None:
    """What depends on the numbers may be checked without that law; other names are refused."""
    check_laws("TPN", without=["renumbering"], examples=5)
    check_laws(local(), without=["pickling"], examples=5)
    with pytest.raises(ValueError, match=r"the laws are folding, renumbering, .*; not 'numbers'"):
        check_laws("TPN", without=["numbers"])


def test_a_modifier_is_no_tiebreak() -> None:
    """It is checked with a tie-break that takes it, and the error says so."""
    with pytest.raises(TypeError, match="with a tie-break that takes it"):
        check_laws(Modifier("HALF"))  # type: ignore[arg-type]


def test_a_tiebreak_that_no_table_suits_is_not_passed() -> None:
    """What is applicable nowhere has not been checked."""
    needy = tiebreak("X", fold=total, needs=[Need.TEAMS])(each_score)
    with pytest.raises(AssertionError, match=r"X was checked with no table: .* a team event"):
        check_laws(needy, tables=tables(teams=False), examples=5)


@pytest.mark.parametrize(
    ("arguments", "holds"),
    [
        ({"teams": True}, lambda table: "MP" in table.points),
        ({"teams": False, "pairing": "swiss"}, lambda table: str(table.pairing) == "swiss"),
        ({"pairing": "predetermined"}, lambda table: str(table.pairing) == "predetermined"),
        ({"rated": True}, lambda table: all(one.rating for one in table.participants)),
    ],
)
def test_tables_are_of_the_kind_asked_for(
    arguments: dict[str, Any], holds: Callable[[Crosstable], bool]
) -> None:
    """The arguments of `tables` restrict what is drawn."""
    check_laws("PTS", tables=tables(**arguments).filter(holds), examples=5)


def test_teams_have_no_ratings() -> None:
    """Rated team events do not exist."""
    with pytest.raises(ValueError, match="teams have no ratings"):
        tables(teams=True, rated=True)


def run(program: str) -> str:
    """Run a program in a fresh interpreter."""
    answer = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    return answer.stdout.strip()


def test_hypothesis_is_needed_and_loaded_only_here() -> None:
    """Without hypothesis the error says how to install it; the package alone does not load it."""
    assert (
        run("import sys, tiebreaks, tiebreaks.cli; print('hypothesis' in sys.modules)") == "False"
    )
    program = (
        "import sys\nsys.modules['hypothesis'] = None\n"
        "try:\n    import tiebreaks.testing\nexcept ImportError as error:\n    print(error)"
    )
    assert "pip install tiebreaks[testing]" in run(program)
