"""The games and byes of a table, and the table with one more round or with results."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

from tiebreaks import Crosstable, Participant, PointsSystem, Score, evaluate, rank
from tiebreaks.errors import InputError, Problem

NAMES = ["Ann", "Bob", "Cid", "Dan"]
FIRST = [(1, 1, 2, "1-0"), (1, 3, 4, "1/2-1/2")]
TABLE = Crosstable.from_games(NAMES, FIRST, planned_rounds=3)
TEAMS = Crosstable.from_matches(
    ["Ants", "Bees", "Cats"], [(1, 1, 2, "1=")], [(1, 3, "U")], planned_rounds=3
)


def problems(call: Callable[..., object], *arguments: Any) -> tuple[Problem, ...]:
    """Return what is wrong with the arguments of a call."""
    with pytest.raises(InputError) as caught:
        call(*arguments)
    return caught.value.problems


class TestInverses:
    """The lists that a table was made of."""

    def test_games(self) -> None:
        """Games come in order of rounds, with forfeits, open games, scores and colours."""
        games = (
            (1, 2, 1, "1-0"),
            (1, 3, 4, "+-"),
            (2, 1, 3, "1-0", Score(2, 1)),
            (2, 2, 4, "1/2-0", None, False),
            (3, 2, 3, "--"),
            (3, 4, 1, "W-L"),
            (4, 1, 2, "*"),
        )
        table = Crosstable.from_games(NAMES, games)
        assert table.games() == games
        assert table.byes() == ()

    def test_byes(self) -> None:
        """Byes and absences come in order of rounds, those entered in advance too."""
        byes = [(1, 3, "U", Score(2, 0)), (3, 1, "H")]
        table = Crosstable.from_games(NAMES, FIRST[:1], byes)
        assert table.byes() == ((1, 3, "U", Score(2, 0)), (1, 4, "Z"), (3, 1, "H"))
        assert Crosstable.from_games(NAMES, table.games(), table.byes()) == table

    def test_matches(self) -> None:
        """Matches have their boards, or the game points where the boards are not known."""
        matches = (
            (1, 1, 2, "1=*"),
            (1, 3, 4, "+++"),
            (2, 2, 1, "1--/0-+"),
            (2, 3, 4, "10=", False),
            (3, 1, 3, None),
        )
        assert Crosstable.from_matches(NAMES, matches).games() == matches
        points = ((1, 1, 2, (Fraction(5, 2), Fraction(3, 2))), (1, 3, 4, "++++"), (2, 1, 3, None))
        assert Crosstable.from_matches(NAMES, points).games() == points

    def test_a_matrix(self) -> None:
        """A matrix comes back if it is said that its rounds have no order."""
        matrix = Crosstable.parse("1 A * 1 ½\n2 B 0 * +\n3 C ½ - *")
        again = Crosstable.from_games(
            matrix.participants,
            matrix.games(),
            matrix.byes(),
            pairing=matrix.pairing,
            rounds_in_order=matrix.rounds_in_order,
        )
        assert again == matrix
        assert {game[5] for game in matrix.games()} == {False}

    def test_nothing(self) -> None:
        """An empty table has no games."""
        empty = Crosstable.from_games([], [])
        assert (empty.games(), empty.byes(), empty.awards(), empty.penalties()) == ((), (), (), ())
        assert empty.with_round([]) == empty

    def test_awards_of_teams(self) -> None:
        """They cannot be told from the boards, and are refused."""
        (found,) = problems(TEAMS.awards)
        assert found.code == "awards_of_teams"


class TestWithRound:
    """One more round."""

    def test_a_round_with_results(self) -> None:
        """The round is held, and who has no entry in it is absent."""
        after = TABLE.with_round([("Cid", "Ann", "0-1")], [(2, "H")])
        assert after == Crosstable.from_games(
            NAMES, [*FIRST, (2, 3, 1, "0-1")], [(2, 2, "H")], planned_rounds=3
        )
        assert after.outcomes == (b"11", b"0H", b"=0", b"=Z")
        assert (TABLE.rounds, after.rounds, after.planned_rounds) == (1, 2, 3)

    def test_a_round_without_results(self) -> None:
        """The round is not held: its games are open, and who has no entry is not paired yet."""
        paired = TABLE.with_round([(3, 1, None)], [(2, "U")])
        assert (paired.rounds, paired.planned_rounds) == (1, 3)
        assert paired.outcomes == (b"1 ", b"0U", b"= ", b"=*")
        assert evaluate(paired, "PTS").value(2) == 0
        assert rank(paired, "BH").places == rank(TABLE, "BH").places

    def test_pairings_alone(self) -> None:
        """White and Black are enough for a game that is open, and both teams for a match."""
        open_games = TABLE.with_round([(1, 3, None), (2, 4, None)])
        assert TABLE.with_round([("Ann", 3), {"white": 2, "black": 4}]) == open_games
        assert TEAMS.with_round([("Cats", "Ants")]) == TEAMS.with_round([("Cats", "Ants", None)])

    def test_rounds_grow_if_needed(self) -> None:
        """The scheduled rounds are never less than those paired."""
        table = Crosstable.from_games(NAMES, FIRST)
        assert table.with_round([(1, 3, None)]).planned_rounds == 2
        assert table.planned_rounds == 1

    def test_rounds_follow_each_other(self) -> None:
        """A round is added after the last one that is paired, held or not."""
        twice = TABLE.with_round([(1, 3, "*")]).with_round([(1, 4, "1-0")])
        assert twice.games()[2:] == ((2, 1, 3, "*"), (3, 1, 4, "1-0"))
        # Round 2 lies before one that is held: who has nothing in it was absent.
        assert twice.outcomes == (b"1 1", b"0ZZ", b"= Z", b"=Z0")

    def test_byes_entered_in_advance(self) -> None:
        """They stay, may be given once more, and contradict a game."""
        table = Crosstable.from_games(NAMES, FIRST, [(2, 4, "H"), (3, 1, "H")], planned_rounds=4)
        after = table.with_round([(1, 3, "1-0")])
        assert after.outcomes == (b"11", b"0Z", b"=0", b"=H")
        assert after.byes() == ((2, 2, "Z"), (2, 4, "H"), (3, 1, "H"))
        assert table.with_round([(1, 3, "1-0")], [("Dan", "H")]) == after
        (found,) = problems(table.with_round, [(1, 4, "1-0")])
        assert (found.entry, found.round, found.number, found.code) == (0, 2, 4, "two_entries")
        (found,) = problems(table.with_round, [(1, 3, "1-0")], [(4, "U")])
        assert (found.entry, found.round, found.number, found.code) == (0, 2, 4, "two_entries")

    def test_everything_else_is_kept(self) -> None:
        """Points system, awards, penalties, starting scores and scores stay."""
        people = [Participant(n, name, start=n) for n, name in enumerate(NAMES, 1)]
        system = PointsSystem(3, 1, 0, zero_bye="1/2")
        options: dict[str, Any] = {
            "scoring": system,
            "awards": [(1, 1, "5/2")],
            "penalties": [(2, 1, -1), (3, 0, -2)],
        }
        games = [(1, 1, 2, Score(2, 1)), (1, 3, 4, "1-0")]
        table = Crosstable.from_games(people, games, **options)
        after = table.with_round([(4, 1, Score(1, 1))])
        games.append((2, 4, 1, Score(1, 1)))
        assert after == Crosstable.from_games(people, games, **options)
        assert after.points["PTS"].scale == 2
        assert after.points["PTS"].rows == ((5, 2), (0, 1), (6, 1), (0, 2))

    def test_a_round_of_two_games(self) -> None:
        """Two who meet twice play two rounds."""
        after = TABLE.with_round([(1, 3, "1-0"), (3, 1, "1-0"), (2, 4, "1-0"), (4, 2, "½-½")])
        assert after.outcomes == (b"110", b"01=", b"=01", b"=0=")
        assert after.rounds == 3

    def test_problems_name_the_entry(self) -> None:
        """Every problem has the position of its game and the round that is added."""
        games = [(1,), (1, "Zoe", "1-0"), {"white": 1, "black": 3, "result": 7}, (2, 4, "")]
        found = problems(TABLE.with_round, games, [(2, "H"), (3, "?")])
        assert [(p.entry, p.round, p.code) for p in found] == [
            (0, None, "wrong_fields"),
            (1, 2, "no_such_name"),
            (2, 2, "not_a_result"),
            (0, 2, "two_entries"),
            (1, 2, "not_a_bye"),
        ]
        assert found[0].endswith("does not have the fields white, black[, result, score, colors]")

    def test_teams(self) -> None:
        """Matches are given by their boards; an absent team loses every board by absence."""
        after = TEAMS.with_round([("Cats", "Ants", "=0")])
        assert after == Crosstable.from_matches(
            ["Ants", "Bees", "Cats"],
            [(1, 1, 2, "1="), (2, 3, 1, "=0")],
            [(1, 3, "U")],
            planned_rounds=3,
        )
        assert after.boards is not None
        assert after.boards.outcomes[1] == (b"0=", b"ZZ")
        unknown = TEAMS.with_round([("Cats", "Ants", ("1/2", "3/2"))])
        assert unknown.boards is None
        assert unknown.points["GP"].rows == after.points["GP"].rows
        found = problems(TEAMS.with_round, [(1, 3, "111"), (2, 9, "11")])
        assert [(p.entry, p.code) for p in found] == [(1, "no_such_number_in")]

    def test_after_a_round_that_was_asked_for(self) -> None:
        """A round that counts because it was asked for stays held."""
        early = TABLE.with_round([(1, 3, None)]).through(2)
        assert (early.rounds, early.with_round([(1, 4, None)]).rounds) == (2, 2)


class TestWithResults:
    """Results of open games."""

    PAIRED = TABLE.with_round([(3, 1, None), (2, 4, None)])

    @pytest.mark.parametrize(
        "results",
        [
            {("Cid", "Ann"): "0-1", (2, 4): (1, 0)},
            {(3, 1, 2): "0-1", (2, 4, 2): "1-0"},
            [(3, 1, "0-1"), ("Bob", "Dan", 1.0, "2")],
            ((white, black, result) for white, black, result in ((2, 4, "1-0"), (3, 1, "0-1"))),
        ],
    )
    def test_open_games(self, results: Any) -> None:
        """They are found by their players, in a mapping or a list."""
        after = self.PAIRED.with_results(results)
        games = [*FIRST, (2, 3, 1, "0-1"), (2, 2, 4, "1-0")]
        assert after == Crosstable.from_games(NAMES, games, planned_rounds=3)
        assert self.PAIRED.rounds == 1

    def test_the_first_result_makes_the_round_held(self) -> None:
        """With it who is not paired is absent; other games stay open."""
        after = TABLE.with_round([(3, 1, None)]).with_results({(3, 1): "*"})
        assert (after.rounds, after.outcomes[1]) == (1, b"0*")
        held = after.with_results({(3, 1): "1-0"})
        assert (held.rounds, held.outcomes) == (2, (b"10", b"0Z", b"=1", b"=Z"))

    def test_scores_and_adjourned_games(self) -> None:
        """A result may be a score, or have one; an adjourned game gets its result."""
        after = self.PAIRED.with_results(
            [(3, 1, Score(1, 2)), {"white": 2, "black": 4, "result": "+-", "score": Score(2, 0)}]
        )
        assert after.scores == (
            (None, Score(2, 1)),
            (None, Score(2, 0)),
            (None, Score(1, 2)),
            (None, Score(0, 2)),
        )
        adjourned = Crosstable.from_games(NAMES, [(1, 1, 2, "X-X"), (1, 3, 4, "1-0")])
        assert adjourned.with_results({(1, 2): "0-1"}).outcomes == (b"0", b"1", b"1", b"0")

    def test_games_that_cannot_be_filled(self) -> None:
        """Each is named by its position, with the round where it was given."""
        results = [
            (1, 2, "1-0"),
            (1, 3, "1-0"),
            (4, 1, "1-0"),
            (3, 1, "1-0", 1),
            (3, 1, "x", 2),
            (2, 4, "1-0"),
            (2, 4, "1-0"),
            ("Zed", 4, "1-0"),
            (2, 4),
            (1, 3, "1-0", "x"),
        ]
        found = problems(self.PAIRED.with_results, results)
        assert [(p.entry, p.round, p.number, p.code) for p in found] == [
            (0, None, 1, "result_already"),
            (1, None, 1, "colors_reversed"),
            (2, None, 4, "no_such_game"),
            (3, 1, 3, "no_such_game"),
            (4, 2, None, "not_a_result"),
            (6, None, 2, "result_already"),
            (7, None, None, "no_such_name"),
            (8, None, None, "wrong_fields"),
            (9, None, None, "round_not_whole"),
        ]
        assert found[0] == "result 0 (from 0): 1 against 2: this game has a result already"

    def test_games_of_any_round(self) -> None:
        """A schedule that is there from the beginning is filled round by round."""
        games = [(1, 1, 2, None), (2, 2, 3, None), (3, 3, 1, None), (4, 2, 1, None)]
        table = Crosstable.from_games(NAMES[:3], games, pairing="predetermined")
        assert (table.rounds, table.planned_rounds) == (0, 4)
        table = table.with_results([(1, 2, "1-0"), (2, 3, "½-½")])
        assert (table.rounds, table.outcomes) == (2, (b"1Z ", b"0=*", b"Z= "))
        last = table.with_results({(2, 1): "0-1"})
        assert (last.rounds, last.outcomes) == (4, (b"1Z 1", b"0=Z0", b"Z= Z"))

    def test_several_open_games_of_two(self) -> None:
        """With the same colours the round is needed."""
        table = TABLE.with_round([(1, 3, None)]).with_round([(1, 3, None)])
        (found,) = problems(table.with_results, {(1, 3): "1-0"})
        assert found == (
            "result 0 (from 0): 1 against 3: there are games without a result in rounds 2, 3"
        )
        assert table.with_results({(1, 3, 3): "1-0"}).games()[2:] == (
            (2, 1, 3, "*"),
            (3, 1, 3, "1-0"),
        )

    def test_unknown_colours(self) -> None:
        """Either may be named first, and the result is that of the first."""
        table = Crosstable.from_games(NAMES[:2], [(1, 1, 2, None)], colors=False)
        assert table.with_results({(2, 1): "1-0"}).outcomes == (b"0", b"1")

    def test_teams(self) -> None:
        """Boards of an open match, some of which may have been finished."""
        paired = TEAMS.with_round([(3, 1, "1*")], [(2, "U")])
        after = paired.with_results({("Cats", "Ants"): "1="})
        assert (paired.rounds, after.rounds) == (1, 2)
        assert after == Crosstable.from_matches(
            ["Ants", "Bees", "Cats"],
            [(1, 1, 2, "1="), (2, 3, 1, "1=")],
            [(1, 3, "U"), (2, 2, "U")],
            planned_rounds=3,
        )
        found = problems(TEAMS.with_results, [(1, 2, "11"), (1, 3, "1")])
        assert [(p.entry, p.code) for p in found] == [(0, "result_already"), (1, "no_such_game")]
