"""One descriptor to one column, and what cannot be computed."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tiebreaks import Crosstable, Reason, evaluate, parse
from tiebreaks.engine.evaluation import Evaluation
from tiebreaks.errors import (
    DescriptorError,
    InputError,
    NotApplicableError,
    TiebreakError,
    UnknownEditionError,
    UnknownTiebreakError,
)

TABLE = Crosstable.parse("1 Ann 2000 +W2 =B3\n2 Bob -B1 U\n3 Cid 1800 H =W1")
MATRIX = Crosstable.parse("1 Ann * 1 ½\n2 Bob 0 * 1\n3 Cid ½ 0 *")


def test_values_are_exact() -> None:
    """A value is a fraction; a participant that is not there is an error."""
    column = evaluate(TABLE, "SB")
    assert column.value(1) == Fraction(3, 2)  # beat Bob (1), drew Cid (1)
    assert isinstance(column.value(1), Fraction)
    with pytest.raises(InputError, match="number 9"):
        column.value(9)


def test_the_column_knows_its_descriptor() -> None:
    """However it is written, the column has the canonical descriptor."""
    assert evaluate(TABLE, "bh-c1").descriptor == parse("BH/C1")
    assert evaluate(TABLE, parse("BH/C1")).descriptor == parse("BH/C1")
    assert str(evaluate(TABLE, "fb").descriptor) == "FB"


def test_direct_encounter_has_no_column() -> None:
    """A group tie-break has no values outside a ranking."""
    with pytest.raises(
        NotApplicableError, match=r"DE cannot be computed.*use it in `rank`"
    ) as caught:
        evaluate(TABLE, "DE")
    assert caught.value.code == "DE"


@pytest.mark.parametrize("code", ["BH", "BH/C1", "FB", "AOB"])
def test_buchholz_of_predetermined_pairings(code: str) -> None:
    """Since March 2026 it is refused, before it is not; Sonneborn-Berger never is."""
    with pytest.raises(NotApplicableError, match="note to Article 8"):
        evaluate(MATRIX, code, edition="fide-2026-03")
    for edition in ("fide-2009", "fide-2023-09", "fide-2024-08", "face-value"):
        assert evaluate(MATRIX, code, edition=edition).value(1) is not None
    assert evaluate(MATRIX, "SB").value(1) == Fraction(5, 4)


OLDER = ["fide-2009", "fide-2023-09", "fide-2024-04", "fide-2024-08"]


@pytest.mark.parametrize("edition", OLDER)
def test_codes_that_an_edition_does_not_know(edition: str) -> None:
    """A rule of March 2026 is refused under older editions."""
    with pytest.raises(NotApplicableError, match="does not know"):
        evaluate(TABLE, "STD", edition=edition)
    assert evaluate(TABLE, "STD", edition="fide-2026-03").value(1) is not None


@pytest.mark.parametrize("edition", OLDER)
def test_data_of_participants_is_known_to_every_edition(edition: str) -> None:
    """The pairing number and the rating are data, no rules: every edition has them."""
    assert evaluate(TABLE, "TPN", edition=edition).value(2) == 2
    assert evaluate(TABLE, "RTNG", edition=edition, unrated=1500).value(1) is not None


@pytest.mark.parametrize("code", ["SIMPB", "SHM"])
def test_codes_outside_the_regulation(code: str) -> None:
    """They work under every edition and every pairing mode."""
    for edition in ("fide-2009", "fide-2024-08", "fide-2026-03", "face-value"):
        for table in (TABLE, MATRIX):
            assert evaluate(table, code, edition=edition).value(1) is not None


@pytest.mark.parametrize("code", ["ARO", "TPR", "PTP", "APRO", "APPO", "RTNG"])
def test_rating_codes_with_somebody_unrated(code: str) -> None:
    """They are refused, naming who is unrated, unless `unrated` says what to do."""
    with pytest.raises(NotApplicableError, match="unrated: 2") as caught:
        evaluate(TABLE, code)
    assert "rating of every participant" in caught.value.need
    assert evaluate(TABLE, code, unrated=1500).value(1) is not None
    assert evaluate(TABLE, code, unrated={2: 1500}).value(1) is not None


def test_a_refusal_is_the_same_when_asked_again() -> None:
    """One evaluation says the same reason every time, also if another code asked before."""
    evaluation = Evaluation(TABLE)
    for code in ("APRO", "TPR", "APRO", "TPR"):
        with pytest.raises(NotApplicableError, match="unrated: 2"):
            evaluation.column(code)


def test_rules_for_ratings_are_taken_as_they_stand() -> None:
    """Who changes his mapping afterwards changes no value."""
    table = Crosstable.parse("1 Ann 2000 +W2\n2 Bob -B1")
    rule = {2: 1500}
    by_unrated = Evaluation(table, unrated=rule)
    by_ratings = Evaluation(table, ratings=rule)
    rule[2] = 2500
    assert by_unrated.column("ARO").value(1) == 1500
    assert by_ratings.column("ARO").value(1) == 1500


def test_a_rating_of_zero_is_none() -> None:
    """Lists of games often say 0 for unrated, as files do."""
    table = Crosstable.from_games([(1, "Ann", 2000), (2, "Bob", 0)], [(1, 1, 2, "1-0")])
    assert table.participant(2).rating is None
    with pytest.raises(NotApplicableError, match="unrated: 2"):
        evaluate(table, "ARO")


def test_many_unrated() -> None:
    """Of many the first are named and all are counted."""
    table = Crosstable.parse("\n".join(f"{n} P{n} H" for n in range(1, 9)))
    with pytest.raises(NotApplicableError, match=r"1, 2, 3, 4, 5, \.\.\. \(8\)"):
        evaluate(table, "ARO")


@pytest.mark.parametrize("unrated", ["average", ""])
def test_unknown_ways_to_treat_the_unrated(unrated: str) -> None:
    """Text other than 'drop' is an error."""
    with pytest.raises(InputError, match="unrated is 'drop'"):
        evaluate(TABLE, "PTS", unrated=unrated)


@pytest.mark.parametrize("code", ["BH:MP", "PTS:GP"])
def test_scores_of_teams(code: str) -> None:
    """An individual event has no match points and no game points."""
    with pytest.raises(NotApplicableError, match="team"):
        evaluate(TABLE, code)


def test_round_order() -> None:
    """What needs the order of the rounds is refused for a matrix."""
    with pytest.raises(NotApplicableError, match="order of the rounds"):
        evaluate(MATRIX, "PS")


def test_wrong_arguments() -> None:
    """Unknown codes, modifiers and editions are errors of their own kinds, all of one base."""
    for code, edition, kind in (
        ("BHH", None, UnknownTiebreakError),
        ("BH/Q", None, DescriptorError),
        ("WIN/C1", None, DescriptorError),
        ("BH", "fide-1999", UnknownEditionError),
    ):
        with pytest.raises(kind) as caught:
            evaluate(TABLE, code, edition=edition)
        assert isinstance(caught.value, TiebreakError)


def test_each_column_is_computed_once() -> None:
    """Within one evaluation a descriptor has one column."""
    evaluation = Evaluation(TABLE)
    assert evaluation.column("BH/C1") is evaluation.column(parse("bh-c1"))
    assert evaluation.column("BH") is not evaluation.column("BH/C1")


def test_how_values_are_shown() -> None:
    """Sums show their own decimals in full, means are rounded, none is a dash."""
    assert evaluate(TABLE, "PTS").text(1) == "1.5"
    assert evaluate(TABLE, "WIN").text(1) == "1"
    assert evaluate(TABLE, "SB").text(1) == "1.50"
    assert evaluate(TABLE, "ARO", unrated=1501).text(1) == "1651"
    assert evaluate(Crosstable.parse("1 Ann U\n2 Bob 3w1\n3 Cid 2b0"), "AOB").text(1) == "-"


def test_a_mean_of_values_opens_into_them() -> None:
    """AOB is opened into the Buchholz of each opponent met, once; a sum of scores into nothing."""
    table = Crosstable.parse("1 Ann +W2 =B2 U\n2 Bob -B1 =W1 +W3\n3 Cid U U -B2")
    opened = evaluate(table, "AOB").opened(1)
    assert [(str(working.descriptor), working.number) for working in opened] == [("BH", 2)]
    assert opened[0].total == evaluate(table, "BH").value(2)
    assert evaluate(table, "BH").opened(1) == ()


def test_the_reason_of_a_step() -> None:
    """A step says why it is left out, else why it is not the plain value, with the article."""
    absent = Crosstable.parse("1 Ann +W2 +B3 Z\n2 Bob -B1 U -W3\n3 Cid U -W1 +B2")
    dummy = evaluate(absent, "BH").working(1).steps[2]
    assert (dummy.reason, dummy.article) == (Reason.DUMMY_CAPPED_BY_DRAWS, "16.4.2")
    cut = evaluate(absent, "BH/C1").working(1).steps[2]
    assert (cut.reason, cut.article) == (Reason.CUT_VOLUNTARY, "16.5")
    plain = evaluate(absent, "PTS").working(1).steps[0]
    assert (plain.reason, plain.article) == (None, None)


def test_the_default_edition() -> None:
    """Without an edition the default counts."""
    assert evaluate(TABLE, "BH").edition.id == "fide-2026-03"


def test_a_policy_named_and_one_of_the_tiebreak_are_told_apart() -> None:
    """AOB@KNSB averages BH@KNSB, whatever was computed by that policy before."""
    table = Crosstable.parse("1 Ann +W2 =B3 H\n2 Bob -B1 U +W3\n3 Cid H =W1 -B2")
    evaluation = Evaluation(table)
    evaluation.column("DR:SOLK")
    # BH@KNSB, byes as draws: Ann 1.5 + 1 + 2, Bob 2 + 1.5 + 1, Cid 1 + 2 + 1.5.
    column = evaluation.column("AOB@KNSB")
    assert [column.value(n) for n in (1, 2, 3)] == [Fraction(9, 2)] * 3
    assert column.source is evaluation.column("BH@KNSB")
