"""Tables from what programs have: participants, games, results, rounds, and what is wrong."""

from __future__ import annotations

import sqlite3
from collections import namedtuple
from collections.abc import Callable
from decimal import Decimal
from fractions import Fraction
from string import Formatter
from typing import Any

import pytest

from tiebreaks import Crosstable, Participant, PointsSystem, Score, TeamRules, evaluate
from tiebreaks.errors import InputError, NotApplicableError, Problem
from tiebreaks.messages import LANGUAGES, problem_text
from tiebreaks.messages.de.problems_of_results import PROBLEMS as GERMAN
from tiebreaks.messages.es.problems_of_results import PROBLEMS as SPANISH
from tiebreaks.messages.fr.problems_of_results import PROBLEMS as FRENCH

NAMES = ["Ann", "Bob", "Cid", "Dan"]
FOOTBALL = PointsSystem(3, 1, 0)
NAN = float("nan")
FROM_GAMES: Callable[..., Crosstable] = Crosstable.from_games
FROM_MATCHES: Callable[..., Crosstable] = Crosstable.from_matches


class Whole:
    """A whole number that is no int, as numpy has them."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


class Missing:
    """A value that compares as itself and is neither true nor false, as pandas' NA."""

    def __ne__(self, other: object) -> Any:
        return self

    __hash__ = None  # type: ignore[assignment]

    def __bool__(self) -> bool:
        raise TypeError

    def __repr__(self) -> str:
        return "<NA>"


def problems(call: Callable[..., object], *arguments: Any, **options: Any) -> tuple[Problem, ...]:
    """Return what is wrong with the arguments of a call."""
    with pytest.raises(InputError) as caught:
        call(*arguments, **options)
    return caught.value.problems


class TestParticipants:
    """Who takes part."""

    def test_every_form(self) -> None:
        """Participants are objects, names, or numbers with names and ratings."""
        row = {"id": 5, "name": "Eve", "number": 2, "rating": 1900}
        entries = ["Ann", Participant(7, "Bob"), (3, "Cid"), [9, "Dan", 2000], row]
        people = FROM_GAMES(entries, []).participants
        assert [(p.number, p.name, p.rating) for p in people] == [
            (1, "Ann", None),
            (7, "Bob", None),
            (3, "Cid", None),
            (9, "Dan", 2000),
            (2, "Eve", 1900),
        ]

    @pytest.mark.parametrize("missing", [None, 0, NAN, Decimal("NaN"), Missing()])
    def test_a_rating_that_is_missing(self, missing: Any) -> None:
        """None, and what data frames have in its place, is no rating."""
        assert FROM_GAMES([(1, "Ann", missing)], []).participants[0].rating is None

    @pytest.mark.parametrize("rating", [2000, 2000.0, Whole(2000), Decimal(2000)])
    def test_whole_ratings_of_every_kind(self, rating: Any) -> None:
        """A column with gaps has its whole numbers in binary, which are exact."""
        person = FROM_GAMES([(Whole(4), "Ann", rating)], []).participants[0]
        assert (person.number, person.rating, type(person.rating)) == (4, 2000, int)

    def test_rows_of_csv(self) -> None:
        """Numbers and ratings may be text, and an empty text is no rating."""
        rows = [
            {"number": "4", "name": "Ann", "rating": "2000"},
            {"number": "7", "name": "Bob", "rating": ""},
        ]
        people = FROM_GAMES(rows, [{"round": "1", "white": "7", "black": "4", "result": "1-0"}])
        assert [(p.number, p.rating) for p in people.participants] == [(4, 2000), (7, None)]

    @pytest.mark.parametrize("given", [{"Ann", "Bob"}, {"Ann": 2000, "Bob": 1900}, "Ann"])
    def test_no_list(self, given: Any) -> None:
        """A set has no order, a mapping has values that would be lost, text has letters."""
        with pytest.raises(TypeError, match="participants are"):
            FROM_GAMES(given, [])

    def test_every_wrong_entry_at_once(self) -> None:
        """One error names each wrong entry by its position."""
        found = problems(
            FROM_GAMES,
            ["Ann", (2,), 5, (3, "Cid", 1999.5), (4, 4), ("x", "Eve"), (6, "Fay", "-1")],
            [],
        )
        assert [(problem.entry, problem.code) for problem in found] == [
            (1, "not_a_participant"),
            (2, "not_a_participant"),
            (3, "rating_of_entry_not_whole"),
            (4, "name_not_text"),
            (5, "number_of_entry_not_whole"),
            (6, "rating_of_entry_not_whole"),
        ]
        assert found[2] == (
            "participant 3 (from 0): a rating is a whole number, 0 or None for unrated; not 1999.5"
        )

    def test_a_number_twice(self) -> None:
        """The second participant with a number is named by position and number."""
        (found,) = problems(FROM_GAMES, [(1, "Ann"), (2, "Bob"), (1, "Cid")], [])
        assert (found.entry, found.number, found.code) == (2, 1, "duplicate_number")
        assert found == "duplicate number 1: 'Ann' and 'Cid'"


class TestWho:
    """The players of a game."""

    @pytest.mark.parametrize(
        ("white", "black"),
        [
            (1, 2),
            ("Ann", "Bob"),
            (1, "Bob"),
            ("1", " 2 "),
            (1.0, 2.0),
            (Whole(1), Fraction(2)),
            (Participant(1, "Ann"), Participant(2)),
        ],
    )
    def test_numbers_names_and_objects(self, white: Any, black: Any) -> None:
        """A player is a number of any kind, a name, or a participant."""
        assert FROM_GAMES(NAMES[:2], [(1, white, black, "1-0")]).outcomes == (b"1", b"0")

    def test_a_name_of_digits_comes_before_a_number(self) -> None:
        """Text is the number of nobody who has that text as a name."""
        table = FROM_GAMES(["2", "1"], [(1, "2", 2, "1-0")])
        assert table.outcomes == (b"1", b"0")

    def test_duplicate_names(self) -> None:
        """Two of one name are told apart by number; the name alone is refused."""
        people = [(4, "Ann"), (7, "Ann"), (9, "Bob")]
        assert FROM_GAMES(people, [(1, 4, 7, "1-0")]).outcomes == (b"1", b"0", b"Z")
        (found,) = problems(FROM_GAMES, people, [(1, 4, 7, "1-0"), (2, "Ann", 9, "1-0")])
        assert found == (
            "game 1 (from 0): round 2: 'Ann' is the name of 4, 7: give the number (Ann against 9)"
        )
        assert (found.entry, found.round, found.code) == (1, 2, "ambiguous_name")

    def test_unknown_players(self) -> None:
        """Names that are similar are offered; numbers and other values are refused as they are."""
        games = [(1, "Anne", 9, "1-0"), (2, "Xyz", True, "1-0"), (3, None, [1], "1-0")]
        found = problems(FROM_GAMES, NAMES, games)
        assert [(p.entry, p.round, p.number, p.code) for p in found] == [
            (0, 1, None, "similar_names"),
            (0, 1, 9, "no_such_number_in"),
            (1, 2, None, "no_such_name"),
            (1, 2, None, "not_a_number_or_name"),
            (2, 3, None, "not_a_number_or_name"),
            (2, 3, None, "not_a_number_or_name"),
        ]
        assert found[0] == (
            "game 0 (from 0): round 1: no participant has the name 'Anne', but 'Ann'"
            " (Anne against 9)"
        )

    def test_byes_by_name(self) -> None:
        """A bye is by number or by name, and its problems have its position."""
        games = [(1, 1, 2, "1-0")]
        assert FROM_GAMES(NAMES[:3], games, [(1, "Cid", "u")]).outcomes[2] == b"U"
        found = problems(FROM_GAMES, NAMES, games, [("1", 3, "X"), (1, "Zoe", "H"), (1, 1, "H")])
        assert [(p.entry, p.round, p.number, p.code) for p in found] == [
            (0, 1, 3, "not_a_bye"),
            (1, 1, None, "no_such_name"),
            (2, 1, 1, "two_entries"),
        ]

    def test_the_list_of_a_problem(self) -> None:
        """A problem says to which of the lists its position belongs."""
        game = (1, 1, 2, "1-0")
        for kind, lists in {
            "participant": ([5], []),
            "game": (NAMES[:2], [game, (1, 1, 2, "x")]),
            "bye": (NAMES[:2], [game], [(2, 1, "U"), (1, 1, "U")]),
        }.items():
            assert {p.fields["kind"] for p in problems(FROM_GAMES, *lists)} == {kind}
        for name, kind in (("awards", "award"), ("penalties", "penalty")):
            (found,) = problems(FROM_GAMES, NAMES, [game], **{name: [(1, 1, "x")]})
            assert found.fields["kind"] == kind
        (twice,) = problems(FROM_GAMES, [(1, "Ann"), (1, "Bob")], [])
        assert twice.fields["kind"] == "participant"


GAME = namedtuple("GAME", ["index", "round", "white", "black", "result"])


class TestForms:
    """The forms that a game may have."""

    @pytest.mark.parametrize(
        "game",
        [
            (1, 1, 2, "1-0"),
            [1, 1, 2, "1-0"],
            {"result": "1-0", "white": 1, "black": 2, "round": 1, "eco": "B12"},
            {"Event": "Club", "Round": "1.4", "White": "Ann", "Black": "Bob", "Result": "1-0"},
            GAME(5, 1, 1, 2, "1-0"),
            {"round": 1, "white": 1, "black": 2, "result": None, "score": None} | {"result": "1-0"},
        ],
    )
    def test_sequences_and_mappings(self, game: Any) -> None:
        """A game is a sequence in order, or has its fields by name, also among others."""
        assert FROM_GAMES(NAMES[:2], [game]).outcomes == (b"1", b"0")

    @pytest.mark.parametrize("factory", [None, sqlite3.Row])
    def test_rows_of_a_database(self, factory: Any) -> None:
        """The rows of a query are games as they are, NULL is an open game."""
        with sqlite3.connect(":memory:") as base:
            base.row_factory = factory
            base.execute("create table games (round, white, black, result)")
            rows = [(1, 1, 2, "1-0"), (2, 2, 1, None)]
            base.executemany("insert into games values (?, ?, ?, ?)", rows)
            table = FROM_GAMES(NAMES[:2], base.execute("select * from games"))
        base.close()
        assert (table.rounds, table.outcomes) == (1, (b"1 ", b"0 "))

    @pytest.mark.parametrize(
        "game", [(1, 2, "1-0"), "1 2 1-0", {1, 2, 3, 4}, 7, {"white": 1, "black": 2}, None]
    )
    def test_other_forms(self, game: Any) -> None:
        """What has not the fields of a game is refused with its position."""
        (found,) = problems(FROM_GAMES, NAMES, [(1, 1, 2, "1-0"), game])
        assert (found.entry, found.code) == (1, "wrong_fields")
        assert found.endswith(
            "does not have the fields round, white, black, result[, score, colors]"
        )


class TestResults:
    """The ways to write a result."""

    @pytest.mark.parametrize(
        ("results", "letters"),
        [
            (["1-0", "1:0", "1 – 0", "1—0", (1, 0), (1.0, 0.0), ["1", "0"], 1, 1.0], "10"),
            (["0-1", "0:1", (0, 1), (Decimal(0), Decimal(1)), 0, 0.0], "01"),
            (["½-½", "1/2-1/2", "0.5-0.5", "0,5-0,5", "=-=", "=", "½ : ½"], "=="),
            ([(Fraction(1, 2), Fraction(1, 2)), ("1/2", "1/2"), ("½", "0.5"), (0.5, 0.5)], "=="),
            ([(Decimal("0.5"), Decimal("0.5")), 0.5, Decimal("0.5")], "=="),
            (["*", "", None], "  "),
            (["+-", "+/-", "+:-", "+ -", "+--", "1F-0F", "1-0F", "1f-0f", "1-0K"], "+-"),
            ([("+", "-"), ("1F", "0F")], "+-"),
            (["-+", "-/+", "-:+", "--+", "0F-1F", "0-1F", "0F-1"], "-+"),
            (["--", "-/-", "-:-", "---", "0F-0F"], "--"),
            (["0-0", (0, 0), "0:0"], "00"),
            (["½-0", "1/2-0", (0.5, 0), "=-0"], "=0"),
            (["0-½", (0, Fraction(1, 2))], "0="),
            (["W-L", "w-l"], "WL"),
            (["X-X"], "XX"),
        ],
    )
    def test_results(self, results: list[Any], letters: str) -> None:
        """Text, points of both sides, points of White alone, and nothing."""
        for result in results:
            table = FROM_GAMES(NAMES[:2], [(1, 1, 2, "1-0"), (2, 1, 2, result)])
            assert [row[1:].decode() for row in table.outcomes] == list(letters), result

    @pytest.mark.parametrize(
        ("result", "letters"),
        [((3, 0), "10"), ((0, 3), "01"), ((1, 1), "=="), ((3.0, 0.0), "10"), (3, "10"), (0, "01")],
    )
    def test_points_of_the_scoring(self, result: Any, letters: str) -> None:
        """Points that are no result under 1-½-0 are those that the scoring awards."""
        table = FROM_GAMES(NAMES[:2], [(1, 1, 2, result)], scoring=FOOTBALL)
        assert [row.decode() for row in table.outcomes] == list(letters)

    def test_points_of_each_colour(self) -> None:
        """Where the colours have other points, those of White come first."""
        scoring = PointsSystem(2, 1, 0, black_win=3, black_draw="3/2")
        games = [(1, 1, 2, (2, 0)), (2, 2, 1, (0, 3)), (3, 1, 2, (1, "1.5"))]
        assert FROM_GAMES(NAMES[:2], games, scoring=scoring).outcomes == (b"11=", b"00=")

    @pytest.mark.parametrize(
        "result",
        [
            "1-1",
            "2-1",
            "x",
            "1",
            True,
            (1, 1),
            (3, 0),
            (1, 0, 0),
            (True, False),
            2,
            0.7,
            (0.7, 0.3),
        ],
    )
    def test_other_results(self, result: Any) -> None:
        """Anything else is refused, as are numbers that were rounded."""
        (found,) = problems(FROM_GAMES, NAMES, [(3, 1, 2, result)])
        assert (found.entry, found.round, found.code) == (0, 3, "not_a_result")

    def test_one_number_of_two_meanings(self) -> None:
        """White's 1 point is a win under 1-½-0 and a draw where a win has 3: it is refused."""
        (found,) = problems(FROM_GAMES, NAMES, [(1, 1, 2, 1)], scoring=FOOTBALL)
        assert found.code == "not_a_result"

    @pytest.mark.parametrize("result", [NAN, Missing(), Decimal("NaN")])
    def test_a_result_that_is_missing(self, result: Any) -> None:
        """Not a number is not an open game: it is refused with its row."""
        (found,) = problems(FROM_GAMES, NAMES, [(1, 1, 2, None), (2, 1, 2, result)])
        assert (found.entry, found.round, found.code) == (1, 2, "missing_result")
        assert found.endswith("is not a result; None stands for an open game")


class TestRounds:
    """The round of a game."""

    @pytest.mark.parametrize("given", [3, "3", " 3 ", "3.2", "3.2.1", 3.0, Whole(3), Decimal(3)])
    def test_rounds(self, given: Any) -> None:
        """A whole number of any kind, or text as in PGN."""
        table = FROM_GAMES(NAMES[:2], [(given, 1, 2, "1-0")])
        assert (table.rounds, table.outcomes) == (3, (b"ZZ1", b"ZZ0"))
        assert table.rounds_in_order

    @pytest.mark.parametrize(
        ("given", "code"),
        [
            (0, "round_below_one"),
            (-1, "round_below_one"),
            ("0", "round_below_one"),
            (10_000, "round_beyond_the_limit"),
            ("x", "round_not_whole"),
            ("3.x", "round_not_whole"),
            (1.5, "round_not_whole"),
            (True, "round_not_whole"),
            ([1], "round_not_whole"),
        ],
    )
    def test_other_rounds(self, given: Any, code: str) -> None:
        """Rounds count from 1 and are whole."""
        (found,) = problems(FROM_GAMES, NAMES, [(1, 3, 4, "1-0"), (given, 1, 2, "1-0")])
        assert (found.entry, found.code) == (1, code)

    @pytest.mark.parametrize("given", [None, "", "?", "-", NAN])
    def test_rounds_are_found(self, given: Any) -> None:
        """Without rounds a game is in the first round after all earlier games of both."""
        games = [(given, *game) for game in ((1, 2, "1-0"), (3, 4, "1-0"), (1, 3, "1-0"))]
        table = FROM_GAMES(NAMES, [*games, (given, 4, 2, "½-½"), (given, 1, 4, "0-1")])
        assert table.opponents == ((1, 2, 3), (0, 3, -1), (3, 0, -1), (2, 1, 0))
        assert table.outcomes == (b"110", b"0=Z", b"10Z", b"0=1")
        assert not table.rounds_in_order

    def test_found_rounds_have_no_order(self) -> None:
        """What depends on the order of the rounds is refused, unless it is said to be right."""
        games = [(None, 1, 2, "1-0"), (None, 2, 1, "½-½")]
        table = FROM_GAMES(NAMES[:2], games)
        with pytest.raises(NotApplicableError):
            evaluate(table, "PS")
        with pytest.raises(InputError, match="the order of the rounds is not known"):
            table.through(1)
        ordered = FROM_GAMES(NAMES[:2], games, rounds_in_order=True)
        assert evaluate(ordered, "PS").value(1) == Fraction(5, 2)

    def test_byes_without_a_round_fill_gaps(self) -> None:
        """Each is in the first round in which the participant has nothing."""
        games = [(None, 1, 2, "1-0"), (None, 3, 1, "1-0"), (None, 2, 3, "1-0")]
        byes = [(None, n, "H") for n in (3, 2, 1)]
        table = FROM_GAMES(NAMES[:3], games, byes)
        assert table.outcomes == (b"10H", b"0H1", b"H10")

    def test_some_rounds_are_missing(self) -> None:
        """Either all games and byes have a round or none has: the others are named."""
        games = [(1, 1, 2, "1-0"), (None, 3, 4, "1-0"), ("?", 1, 3, "1-0")]
        found = problems(FROM_GAMES, NAMES, games, [(None, 4, "H")])
        assert [(p.entry, p.code) for p in found] == [
            (1, "without_round"),
            (2, "without_round"),
            (0, "without_round"),
        ]
        (other,) = problems(FROM_GAMES, NAMES, [(None, 1, 2, "1-0"), (1, 3, 4, "1-0")])
        assert (other.entry, other.code) == (1, "with_round")


class TestExtraRounds:
    """Two who meet more than once in a round."""

    def test_a_round_of_two_games(self) -> None:
        """The round becomes two rounds, and later rounds follow them."""
        table = FROM_GAMES(
            NAMES,
            [
                (1, 1, 2, "1-0"),
                (1, 3, 4, "½-½"),
                (1, 2, 1, "½-½"),
                (1, 4, 3, "0-1"),
                (2, 1, 3, "1-0"),
                (2, 2, 4, "1-0"),
            ],
        )
        assert table.outcomes == (b"1=1", b"0=1", b"=10", b"=00")
        assert table.opponents == ((1, 1, 2), (0, 0, 3), (3, 3, 0), (2, 2, 1))
        assert table.colors == ("wbw", "bww", "wbb", "bwb")
        assert (table.rounds, table.planned_rounds) == (3, 3)

    def test_scores_go_with_their_games(self) -> None:
        """The score of a second game is that of the inserted round."""
        games = [(1, 1, 2, Score(2, 1)), (1, 2, 1, Score(3, 0)), (2, 1, 2, "1-0")]
        assert FROM_GAMES(NAMES[:2], games).scores == (
            (Score(2, 1), Score(0, 3), None),
            (Score(1, 2), Score(3, 0), None),
        )

    def test_in_predetermined_pairings_others_are_free(self) -> None:
        """A game more of two is a free round of the others."""
        games = [(1, 1, 2, "1-0"), (1, 3, 4, "1-0"), (1, 2, 1, "1-0")]
        table = FROM_GAMES(NAMES, games, pairing="predetermined")
        assert table.outcomes == (b"10", b"01", b"1Z", b"0Z")

    def test_in_a_swiss_everybody_has_as_many(self) -> None:
        """Who is paired once while others play twice would be absent without being so."""
        games = [(1, 1, 2, "1-0"), (1, 3, 4, "1-0"), (1, 2, 1, "1-0")]
        (found,) = problems(FROM_GAMES, NAMES, games)
        assert (found.entry, found.round, found.number, found.code) == (2, 1, 3, "uneven_games")
        assert found == (
            "game 2 (from 0): round 1: games of 3 against 4: 1, of others: 2;"
            " give each game a round of its own"
        )

    def test_byes_of_a_round_of_two_games(self) -> None:
        """A bye is given once for each game; who has none is absent from both."""
        games = [(1, 1, 2, "1-0"), (1, 2, 1, "1-0")]
        byes = [(1, 3, "U"), (1, 3, "H")]
        assert FROM_GAMES(NAMES, games, byes).outcomes == (b"10", b"01", b"UH", b"ZZ")
        (found,) = problems(FROM_GAMES, NAMES, games, byes[:1])
        assert (found.entry, found.round, found.number, found.code) == (0, 1, 3, "byes_of_games")

    def test_two_byes_in_a_round_of_one_game(self) -> None:
        """The second bye is a second entry."""
        (found,) = problems(FROM_GAMES, NAMES, [(1, 1, 2, "1-0")], [(1, 3, "U"), (1, 3, "U")])
        assert (found.entry, found.round, found.number, found.code) == (1, 1, 3, "two_entries")

    def test_the_same_game_twice(self) -> None:
        """A game with the same colours and result is a repetition, not a second game."""
        games = [(1, 1, 2, "1-0"), (2, 2, 1, "1-0"), (1, 1, 2, "1-0")]
        (found,) = problems(FROM_GAMES, NAMES[:2], games)
        assert (found.entry, found.round, found.code) == (2, 1, "game_repeated")
        without = [(1, 1, 2, "1-0", None, False), (1, 1, 2, "1-0", None, False)]
        assert FROM_GAMES(NAMES[:2], without).outcomes == (b"11", b"00")

    def test_every_game_from_both_sides(self) -> None:
        """A list with every game of several pairs from each side is refused as such."""
        games = [(1, 1, 2, "1-0"), (1, 2, 1, "0-1"), (1, 3, 4, "½-½"), (1, 4, 3, "½-½")]
        (found,) = problems(FROM_GAMES, NAMES, games)
        assert (found.entry, found.code) == (1, "games_from_both_sides")
        assert FROM_GAMES(NAMES[:2], games[:2]).outcomes == (b"11", b"00")

    def test_another_opponent_in_the_round(self) -> None:
        """Who meets two others in a round has two entries."""
        games = [(1, 1, 2, "1-0"), (1, 2, 1, "1-0"), (1, 1, 3, "1-0")]
        (found,) = problems(FROM_GAMES, NAMES, games)
        assert (found.entry, found.round, found.number, found.code) == (2, 1, 1, "two_entries")

    def test_no_extra_rounds(self) -> None:
        """They can be refused altogether."""
        games = [(1, 1, 2, "1-0"), (1, 2, 1, "1-0")]
        found = problems(FROM_GAMES, NAMES, games, extra_rounds=False)
        assert [(p.entry, p.number, p.code) for p in found] == [
            (1, 2, "two_entries"),
            (1, 1, "two_entries"),
        ]


class TestOptions:
    """Awards, penalties and colours."""

    def test_awards_and_penalties(self) -> None:
        """They name participants, and have exact points."""
        table = FROM_GAMES(
            NAMES[:2],
            [(1, 1, 2, "1-0"), (2, 2, 1, "½-½")],
            awards=[("Bob", "1", 0.5)],
            penalties=[(1, 0, "-1/2"), ("Bob", 2, -1)],
        )
        # Ann 1 + 1/2 - 1/2, Bob 1/2 + 1/2 - 1
        assert [evaluate(table, "PTS").value(n) for n in (1, 2)] == [1, 0]
        assert table.awards() == ((2, 1, Fraction(1, 2)),)
        assert table.penalties() == ((1, 0, Fraction(-1, 2)), (2, 2, Fraction(-1)))

    def test_a_hostile_name(self) -> None:
        """The two of a game are named inert and short."""
        game = (1, "\x1b[31m" + "x" * 10**6, "Zoe", "1-0")
        (found, _) = problems(FROM_GAMES, NAMES, [game])
        assert found.fields["what"] == "\ufffd[31m" + "x" * 31 + "...x against Zoe"

    def test_awards_as_a_mapping(self) -> None:
        """As in `from_cells`, awards may be a mapping by number and round."""
        table = FROM_GAMES(NAMES[:2], [(1, 1, 2, "0-0")], awards={(1, 1): "1/4"})
        assert evaluate(table, "PTS").value(1) == Fraction(1, 4)

    def test_wrong_awards_and_penalties(self) -> None:
        """Every one that is wrong is named by its position."""
        games = [(1, 1, 2, "1-0")]
        awards = [(9, 1, 1), (1, 0, 1), (1, 1, 0.1), (1, "x", 1), (2, 1, 1), (2, 1, 1), (1, 1)]
        assert [(p.entry, p.code) for p in problems(FROM_GAMES, NAMES, games, awards=awards)] == [
            (0, "no_such_number_in"),
            (1, "award_without_round"),
            (2, "points_not_exact"),
            (3, "round_not_whole"),
            (5, "two_entries"),
            (6, "wrong_fields"),
        ]
        later = [(1, 2, 1), (1, 10**5, 1), (1, -1, 1)]
        assert [p.code for p in problems(FROM_GAMES, NAMES, games, awards=later)] == [
            "award_after_last_round",
            "round_beyond_the_limit",
            "round_below_one",
        ]
        penalties = [("Zoe", 0, 1), (1, 0, None)]
        found = problems(FROM_GAMES, NAMES, games, penalties=penalties)
        assert [(p.entry, p.code) for p in found] == [
            (0, "no_such_name"),
            (1, "points_not_exact"),
        ]

    def test_awards_in_a_round_of_two_games(self) -> None:
        """Which game an award is for is not known; a penalty belongs to the end of the round."""
        games = [(1, 1, 2, "1-0"), (1, 2, 1, "1-0"), (2, 1, 2, "½-½")]
        table = FROM_GAMES(NAMES[:2], games, awards=[(1, 2, 1)], penalties=[(1, 1, -1), (2, 2, -1)])
        assert table.awards() == ((1, 3, Fraction(1)),)
        assert [one[:2] for one in table.penalties()] == [(1, 2), (2, 3)]
        (found,) = problems(FROM_GAMES, NAMES[:2], games, awards=[(1, 1, 1)])
        assert found.code == "award_of_several"

    def test_colours_that_are_not_known(self) -> None:
        """For all games, or for one by its sixth field."""
        games = [(1, 1, 2, "1-0"), (2, 2, 1, "1-0", None, True), (3, 1, 2, "1-0", None, False)]
        assert FROM_GAMES(NAMES[:2], games).colors == ("wb-", "bw-")
        assert FROM_GAMES(NAMES[:2], games, colors=False).colors == ("-b-", "-w-")
        (found,) = problems(FROM_GAMES, NAMES, [(1, 1, 2, "1-0", None, "w")])
        assert (found.entry, found.code) == (0, "colors_not_true")

    @pytest.mark.parametrize("planned", ["5", 5.5])
    def test_planned_rounds(self, planned: Any) -> None:
        """The scheduled rounds are a whole number of any kind."""
        assert FROM_GAMES(NAMES, [], planned_rounds=Whole(5)).planned_rounds == 5
        (found,) = problems(FROM_GAMES, NAMES, [], planned_rounds=planned)
        assert found.code == "planned_rounds_not_whole"


class TestMatches:
    """Team matches."""

    TEAMS = ("Ants", "Bees", "Cats", "Dogs")

    def test_names_and_numbers_of_every_kind(self) -> None:
        """Teams are found as participants are, and rounds too."""
        matches = [("1.1", "Ants", Whole(2), "1=01"), (1.0, "Cats", 4, (Decimal("2.5"), 1.5))]
        table = FROM_MATCHES(self.TEAMS, matches, penalties=[("Ants", 1, -1, 0)])
        assert evaluate(table, "MPvGP").text(1) == "2.5"
        assert table.points["MP"].rows == ((4,), (0,), (4,), (0,))
        assert table.penalties() == ((1, 1, -1, 0),)

    def test_boards_that_do_not_mirror(self) -> None:
        """Both halves of the boards are given with a slash between them."""
        table = FROM_MATCHES(["Ants", "Bees"], [(1, 1, 2, "1--/0-+")])
        boards = table.boards
        assert boards is not None
        assert (boards.outcomes[0][0], boards.outcomes[1][0]) == (b"1--", b"0-+")

    @pytest.mark.parametrize("boards", [None, "", "****"])
    def test_open_matches(self, boards: Any) -> None:
        """A match without a result is open, and makes no round."""
        table = FROM_MATCHES(["Ants", "Bees"], [(1, 1, 2, "1=01"), (2, 2, 1, boards)])
        assert (table.rounds, table.outcomes) == (1, (b"1 ", b"0 "))

    def test_problems_name_the_match(self) -> None:
        """Every problem has the position of its match or bye."""
        matches = [(1, 1, "Bee", "1"), (1, 3, 4, "7"), (2, 1, 1, "1"), (2, 3, 4), (3, 1, 2, "1", 0)]
        found = problems(FROM_MATCHES, self.TEAMS, matches, [(1, 2, "?")])
        assert [(p.entry, p.round, p.code) for p in found] == [
            (0, 1, "similar_names"),
            (1, 1, "not_a_match"),
            (2, 2, "paired_with_itself"),
            (3, None, "wrong_fields"),
            (4, 3, "colors_not_true"),
            (0, 1, "not_a_bye"),
        ]

    def test_colours_that_are_not_known(self) -> None:
        """The first team need not have White on board 1."""
        matches = [(1, 1, 2, "1="), (2, 2, 1, "1=", False)]
        assert FROM_MATCHES(["Ants", "Bees"], matches).colors == ("w-", "b-")
        assert FROM_MATCHES(["Ants", "Bees"], matches, colors=False).colors == ("--", "--")

    def test_two_matches_in_a_round(self) -> None:
        """They are two rounds, as with games."""
        matches = [(1, 1, 2, "1="), (1, 2, 1, "11")]
        assert FROM_MATCHES(["Ants", "Bees"], matches).outcomes == (b"10", b"01")

    def test_matches_without_rounds(self) -> None:
        """Rounds are found, and have no order."""
        table = FROM_MATCHES(["Ants", "Bees"], [(None, 1, 2, "1="), (None, 2, 1, "11")])
        assert (table.rounds, table.rounds_in_order) == (2, False)


# Something wrong of every kind: what is called, and with what.
GOOD = [(1, 1, 2, "1-0")]
WRONG: list[tuple[Callable[..., object], tuple[Any, ...], dict[str, Any]]] = [
    (FROM_GAMES, (["Ann", 7, ("x", 5), (1, "A", -1)], []), {}),
    (FROM_GAMES, ([(1, "Ann"), (1, "Bob"), (0, "Cid")], []), {}),
    (FROM_GAMES, (["Ann", "Ann"], [(1, "Ann", 2, "1-0"), (1, "An", 9, NAN), (2, "Q", 5.5, 7)]), {}),
    (FROM_GAMES, (NAMES, [(0, 1, 2, ""), ("x", 1, 2, ""), (99999, 1, 2, "")]), {}),
    (FROM_GAMES, (NAMES, [(1, 1, 2, ""), (None, 1, 2, "")]), {}),
    (FROM_GAMES, (NAMES, [(None, 1, 2, ""), (1, 1, 1, ""), (1, 2)]), {}),
    (FROM_GAMES, (NAMES, [*GOOD, (1, 1, 3, "1-0"), (1, 1, 2, "1-0"), (1, 1, 2, 1, 1, 1)]), {}),
    (FROM_GAMES, (NAMES, [*GOOD, (1, 2, 1, "½-½"), (1, 3, 4, "")]), {}),
    (FROM_GAMES, (NAMES, [*GOOD, (1, 2, 1, "½-½")], [(1, 3, "U")]), {}),
    (FROM_GAMES, (NAMES, [*GOOD, (1, 2, 1, "0-1"), (1, 3, 4, 1), (1, 4, 3, 0)]), {}),
    (FROM_GAMES, (NAMES, [(1, 1, 2, "1-0", Score(0, 1)), (2, 1, 2, Score(0, 1), Score(0, 1))]), {}),
    (FROM_GAMES, (NAMES, GOOD, [(1, 3, "H", 5), (1, 4, "?"), (1, 1, "U")]), {}),
    (FROM_GAMES, (NAMES, GOOD), {"awards": [(1, 0, 1), (1, 1, 0.1), (2, 1, 1), (2, 1, 1)]}),
    (FROM_GAMES, (NAMES, [*GOOD, (1, 2, 1, "½-½")]), {"awards": [(1, 1, 1)]}),
    (FROM_GAMES, (NAMES, GOOD), {"penalties": [(9, 0, 1), (1, 0, "x")]}),
    (FROM_GAMES, (NAMES, GOOD), {"planned_rounds": -1}),
    (FROM_GAMES, (NAMES, GOOD), {"planned_rounds": "x"}),
    (FROM_MATCHES, (["Ants", "Bees"], [(1, 1, 2, "7")]), {}),
    (FROM_MATCHES(["Ants", "Bees"], [(1, 1, 2, "1")]).awards, (), {}),
    (FROM_GAMES(NAMES, [*GOOD, (2, 1, 2, None), (3, 1, 2, None)]).with_results, ([(1, 2, 1)],), {}),
    (FROM_GAMES(NAMES, [*GOOD, (2, 1, 3, None)]).with_results, ([(2, 1, 1), (3, 1, 1)],), {}),
    (FROM_GAMES(NAMES, GOOD).with_results, ([(1, 2, 1), (3, 4, 1, "x")],), {}),
    (FROM_GAMES(NAMES, [(None, *GOOD[0][1:]), (None, 2, 1, 1)]).through, (1,), {}),
    (FROM_GAMES(NAMES, GOOD).through, (7,), {}),
    (Crosstable.parse, ("1 Ann +W2 =B2\n2 Bob +B1 =B1",), {}),
    (Crosstable.parse, ("1 Ann +W2 =W2\n2 Bob =B1 .",), {}),
    (Crosstable.parse, ("1 Ann +2 +W9 H\n2 Bob U U -B1",), {}),
    (Crosstable.parse, ("1 Ann\n2 Bob",), {}),
    (Participant, ("x",), {}),
    (Participant, (1, "Ann", -1), {}),
    (Participant, (1, "Ann"), {"start": "x"}),
    (Score, (-1, 2), {}),
]


@pytest.mark.parametrize("case", range(len(WRONG)))
def test_problems_are_said_in_every_language(case: int) -> None:
    """What is wrong reads differently in German, Spanish and French, and has its names in it."""
    call, arguments, options = WRONG[case]
    for problem in problems(call, *arguments, **options):
        texts = {problem_text(problem, language) for language in LANGUAGES}
        if problem.code not in ("no_such_number", "unknown_pairing"):
            assert len(texts) == len(LANGUAGES), problem
        assert problem.code.replace("_", "").isalnum()


def test_translations_have_the_same_fields() -> None:
    """The templates of a problem name the same fields in each language."""

    def fields(template: str) -> set[str]:
        return {name for _, name, _, _ in Formatter().parse(template) if name}

    assert GERMAN.keys() == SPANISH.keys() == FRENCH.keys()
    for code, template in GERMAN.items():
        assert fields(template) == fields(SPANISH[code]) == fields(FRENCH[code]), code


def test_a_points_system_of_teams_is_kept() -> None:
    """Rules of a team event come back with another round, also those of its boards."""
    rules = TeamRules(2, match=FOOTBALL, game=PointsSystem(2, 1, 0), primary="GP")
    table = FROM_MATCHES(["Ants", "Bees"], [(1, 1, 2, "1=")], rules=rules)
    longer = table.with_round([("Bees", "Ants", "1=")])
    matches = [(1, 1, 2, "1="), (2, 2, 1, "1=")]
    assert longer == FROM_MATCHES(["Ants", "Bees"], matches, rules=rules)
    assert longer.points["GP"].rows == ((6, 2), (2, 6))  # in half points
