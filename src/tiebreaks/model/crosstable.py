"""The crosstable: all results of a tournament as one immutable value."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any

import attrs

from tiebreaks._exact import FrozenMap, cut, exact
from tiebreaks.errors import InputError, no_such_number
from tiebreaks.model import building, inverses, next_round
from tiebreaks.model.additions import AnyAward
from tiebreaks.model.cells import Cell, check_rounds, check_shape
from tiebreaks.model.entries import AnyParticipant
from tiebreaks.model.games import AnyBye, AnyGame
from tiebreaks.model.matches import Boards, TeamAward, TeamCell, TeamRules
from tiebreaks.model.pairing import Pairing
from tiebreaks.model.participants import Participant, indexes_by_number, number_lookup
from tiebreaks.model.points import Points, system_of
from tiebreaks.model.previews import crosstable_preview
from tiebreaks.model.rounds import table_after
from tiebreaks.model.scores import Score, ScoreRows, check_scores, kept_rows, rows_of_scores
from tiebreaks.model.scoring import PointsSystem


def _index_of_numbers(table: Crosstable) -> FrozenMap[int, int]:
    return FrozenMap({person.number: i for i, person in enumerate(table.participants)})


@attrs.frozen
class Crosstable:
    """All results of a tournament.

    `opponents[i][r]` (an index, -1 for none), `outcomes[i]` (one byte a round) and `colors[i]`
    (one letter a round) belong to `participants[i]`. `rounds` is the last round held; the rows
    are one longer if the next round is paired. `planned_rounds` is the scheduled number.
    `written` is the table with the entries for even later rounds, if there are any.
    `scores[i][r]` is the score of a game or bye from the own side, None if it has none; `scores`
    is None if nothing has one.

    >>> table = Crosstable.parse('''
    ... 1 Ann  +W2 =B3
    ... 2 Bob  -B1 U
    ... 3 Cid  H   =W1
    ... ''')
    >>> table.rounds, table.opponents
    (2, ((1, 2), (0, -1), (-1, 0)))
    """

    participants: tuple[Participant, ...]
    opponents: tuple[tuple[int, ...], ...]
    outcomes: tuple[bytes, ...]
    colors: tuple[str, ...]
    points: FrozenMap[str, Points]
    rounds: int
    planned_rounds: int
    pairing: Pairing = attrs.field(default=Pairing.SWISS, converter=Pairing)
    boards: Boards | None = None
    rounds_in_order: bool = True
    written: Crosstable | None = None
    scores: ScoreRows | None = attrs.field(default=None, converter=kept_rows)
    _indexes: FrozenMap[int, int] = attrs.field(
        init=False, eq=False, repr=False, default=attrs.Factory(_index_of_numbers, takes_self=True)
    )

    def __repr__(self) -> str:
        return cut(
            f"<Crosstable: {len(self.participants)} participants, round {self.rounds} of"
            f" {self.planned_rounds}, {self.pairing}>"
        )

    def _repr_html_(self) -> str:
        return crosstable_preview(self)

    def __attrs_post_init__(self) -> None:
        rows = (self.opponents, self.outcomes, self.colors, *(p.rows for p in self.points.values()))
        check_shape(len(self.participants), (*rows, self.scores) if self.scores else rows)
        check_rounds(self.outcomes, self.rounds, self.planned_rounds)
        check_scores(self)

    @classmethod
    def parse(
        cls,
        text: str,
        pairing: str | None = None,
        planned_rounds: int | None = None,
        scoring: PointsSystem | None = None,
    ) -> Crosstable:
        """Read a wall chart or a round-robin matrix as people type them.

        Unless `pairing` is given, a matrix has predetermined pairings and a wall chart is a Swiss.
        A chart with game points in its cells, as in `8w2.5`, is a team chart. A free round
        (`bye`, `spielfrei`, ...) is a pairing-allocated bye in a Swiss, and gives 0 points with
        predetermined pairings.

        Raises:
            FormatError: cells that cannot be read, with line and column; no result at all.
            InputError: results that contradict each other, all of them.

        >>> Crosstable.parse("1 Ann * 1\\n2 Bob 0 *").pairing
        <Pairing.PREDETERMINED: 'predetermined'>
        """
        return building.table_of_chart(cls, text, pairing, planned_rounds, system_of(scoring))

    @classmethod
    def from_games(
        cls,
        participants: Iterable[AnyParticipant],
        games: Iterable[AnyGame],
        byes: Iterable[AnyBye] = (),
        planned_rounds: int | None = None,
        pairing: str = Pairing.SWISS,
        scoring: PointsSystem | None = None,
        *,
        awards: Iterable[AnyAward] = (),
        penalties: Iterable[AnyAward] = (),
        colors: bool = True,
        rounds_in_order: bool | None = None,
        extra_rounds: bool = True,
    ) -> Crosstable:
        """Build a table from games and byes.

        Args:
            participants: `Participant`, (number, name), (number, name, rating), or names, which
                are numbered in order; or a data frame with these columns.
            games: (round, White, Black, result), or a data frame of them; players by number or by
                name. Results are text (`1-0`, `½-½`, `+-`), points such as (1, 0), None for an open
                game, or a `Score`. A fifth field may hold the `Score` of a result, a sixth False if
                the colours are not known. Without rounds (None, `?`) each game is in the first one
                after all earlier games of both. Two who meet twice in a round play two rounds.
            byes: (round, participant, kind) with kind `U`/`PAB`, `F`/`FPB`, `H`/`HPB`, `Z`/`ZPB`;
                a fourth field may hold a `Score`.
            planned_rounds: the scheduled number of rounds; the rounds held unless given.
            pairing: `swiss` or `predetermined`.
            scoring: what each outcome awards; 1-½-0 unless given.
            awards: (participant, round, points), instead of what the scoring awards.
            penalties: (participant, round or 0, points), added to the score only.
            colors: False if the first player of a game need not be White.
            rounds_in_order: False if the order of the rounds is not known, as without rounds.
            extra_rounds: False to refuse two who meet twice in a round.

        Raises:
            InputError: everything that is wrong, with the position of its entry.

        >>> Crosstable.from_games(["Ann", "Bob"], [(1, "Ann", "Bob", "1-0")]).outcomes
        (b'1', b'0')
        """
        return building.table_of_games(
            cls,
            participants,
            games,
            byes,
            building.Settings(pairing, planned_rounds, rounds_in_order, colors, extra_rounds),
            system_of(scoring),
            awards,
            penalties,
        )

    @classmethod
    def from_matches(
        cls,
        teams: Iterable[AnyParticipant],
        matches: Iterable[AnyGame],
        byes: Iterable[AnyBye] = (),
        planned_rounds: int | None = None,
        pairing: str = Pairing.SWISS,
        rules: TeamRules | None = None,
        *,
        penalties: Iterable[AnyAward] = (),
        colors: bool = True,
        rounds_in_order: bool | None = None,
    ) -> Crosstable:
        """Build a table of team matches.

        Args:
            teams: as the participants of `from_games`.
            matches: (round, first team, second team, boards), teams by number or by name; the
                first team's results on boards 1, 2, ... as in `1=0+`, with those of the second
                behind a slash where they do not follow (`1-/0-`), or the game points of both
                sides as a pair, or None for an open match. A fifth field may be False if the
                colours are not known.
            byes: (round, team, kind) as in `from_games`.
            planned_rounds: the scheduled number of rounds; the rounds held unless given.
            pairing: `swiss` or `predetermined`.
            rules: what matches and games award, the number of boards (the most seen unless
                given), and the primary score.
            penalties: (team, round or 0, match points, game points), added to the scores only.
            colors: False if the first team need not have White on board 1.
            rounds_in_order: as in `from_games`.

        Raises:
            InputError: everything that is wrong, with the position of its entry.

        >>> table = Crosstable.from_matches(["Ants", "Bees"], [(1, "Ants", "Bees", "1=01")])
        >>> table.points["MP"].rows, table.points["GP"].rows  # in half points
        (((4,), (0,)), ((5,), (3,)))
        """
        settings = building.Settings(pairing, planned_rounds, rounds_in_order, colors)
        return building.table_of_matches(cls, teams, matches, byes, settings, rules, penalties)

    @classmethod
    def from_cells(
        cls,
        participants: Sequence[Participant],
        cells: Sequence[Sequence[Cell | None]],
        *,
        pairing: str = Pairing.SWISS,
        planned_rounds: int | None = None,
        scoring: PointsSystem | None = None,
        awards: Mapping[tuple[int, int], Fraction] | None = None,
        penalties: Iterable[tuple[int, int, Fraction]] = (),
        rounds_in_order: bool = True,
        scores: Mapping[tuple[int, int], Score] | None = None,
    ) -> Crosstable:
        """Build a table from one cell per participant and round, as a file has them.

        Args:
            participants: all participants, in the order of the table.
            cells: a row per participant; None for an empty cell. Rows may differ in length. A
                missing cell of a round held is a zero-point bye.
            pairing: `swiss` or `predetermined`.
            planned_rounds: the scheduled number of rounds; never less than the last one paired.
            scoring: what each outcome awards; 1-½-0 unless given.
            awards: (number, round) -> points, instead of what the scoring awards.
            penalties: (number, round or 0, points), added to the score only.
            rounds_in_order: False if the order of the rounds is not known.
            scores: (number, round) -> score from that side; both sides of a game have one.

        Raises:
            InputError: every contradiction, with round and numbers.
        """
        indexes = indexes_by_number(participants)
        at = number_lookup(indexes)
        return building.table_of_cells(
            cls,
            participants,
            indexes,
            cells,
            building.Settings(pairing, planned_rounds, rounds_in_order),
            system_of(scoring),
            {(at(number), r - 1): exact(v) for (number, r), v in (awards or {}).items()},
            [(at(number), round_, exact(value)) for number, round_, value in penalties],
            lambda rows: rows_of_scores(scores or {}, at, rows),
        )

    @classmethod
    def from_team_cells(
        cls,
        teams: Sequence[Participant],
        cells: Sequence[Sequence[TeamCell | None]],
        rules: TeamRules,
        pairing: str = Pairing.SWISS,
        planned_rounds: int | None = None,
        awards: Mapping[tuple[int, int], TeamAward] | None = None,
        penalties: Iterable[tuple[int, int, Fraction, Fraction]] = (),
    ) -> Crosstable:
        """Build a table from one cell per team and round, as a file has them.

        Args:
            teams: all teams, in the order of the table.
            cells: a row per team; None for an empty cell.
            rules: what matches and games award.
            pairing: `swiss` or `predetermined`.
            planned_rounds: the scheduled number of rounds; never less than the last one paired.
            awards: (number, round) -> (MP or None, GP or None), instead of what the rules award.
            penalties: (number, round or 0, MP, GP), added to the scores only.

        Raises:
            InputError: every contradiction, with round and numbers.
        """
        indexes = indexes_by_number(teams)
        at = number_lookup(indexes)
        return building.table_of_team_cells(
            cls,
            teams,
            indexes,
            cells,
            building.Settings(pairing, planned_rounds),
            rules,
            {(at(n), r - 1): pair for (n, r), pair in (awards or {}).items()},
            [(at(n), r, exact(mp), exact(gp)) for n, r, mp, gp in penalties],
        )

    def index(self, number: int) -> int:
        """Return the index of the participant with this number.

        Raises:
            InputError: no participant has the number.
        """
        try:
            return self._indexes[number]
        except KeyError:
            raise InputError(no_such_number(number)) from None

    def participant(self, number: int) -> Participant:
        """Return the participant with this number."""
        return self.participants[self.index(number)]

    def through(self, round: int) -> Crosstable:  # noqa: A002 - the interface's own word
        """Return the table after a round; entries for later rounds are dropped.

        A round after the last one held counts as held: byes entered in advance count,
        participants without an entry are absent, and pairings stay open games.

        Raises:
            InputError: a round that is not scheduled, or rounds whose order is not known.

        >>> Crosstable.parse("1 Ann +W2 =B2\\n2 Bob -B1 =W1").through(1).rounds
        1
        """
        return table_after(self, round)

    def games(self) -> tuple[tuple[Any, ...], ...]:
        """Return games or matches in order of rounds, as `from_games` or `from_matches` has them.

        (round, White, Black, result), with a `Score` in a fifth field where there is one, and
        False in a sixth where the colours are not known; (round, first team, second team, boards),
        with False in a fifth. Open games and those of later rounds are among them.

        >>> Crosstable.parse("1 Ann +W2 =B2\\n2 Bob -B1 =W1").games()
        ((1, 1, 2, '1-0'), (2, 2, 1, '1/2-1/2'))
        """
        return inverses.games_of(self)

    def byes(self) -> tuple[tuple[Any, ...], ...]:
        """Return the byes and absences as (round, number, kind), with a `Score` if there is one.

        >>> Crosstable.parse("1 Ann +W2 H\\n2 Bob -B1 U").byes()
        ((2, 1, 'H'), (2, 2, 'U'))
        """
        return inverses.byes_of(self)

    def awards(self) -> tuple[tuple[Any, ...], ...]:
        """Return (number, round, points) where a round awarded other points than the scoring.

        Raises:
            InputError: a table of teams, whose boards decide the game points.
        """
        return inverses.awards_of_table(self)

    def penalties(self) -> tuple[tuple[Any, ...], ...]:
        """Return (number, round or 0, points) of the penalties; of teams (..., MP, GP)."""
        return inverses.penalties_of_table(self)

    def with_round(self, games: Iterable[AnyGame], byes: Iterable[AnyBye] = ()) -> Crosstable:
        """Return the table with one more round, after the last one that is held or paired.

        Games, matches and byes are those of `from_games` and `from_matches` without the round;
        two participants alone are an open game. While no game has a result the round is not held:
        who has no entry is not paired yet, and absent as soon as it is held. Byes entered in
        advance stay.

        Raises:
            InputError: everything that is wrong, with the position of its entry.

        >>> table = Crosstable.from_games(["Ann", "Bob"], [(1, 1, 2, "1-0")])
        >>> table.with_round([("Bob", "Ann")]).games()
        ((1, 1, 2, '1-0'), (2, 2, 1, '*'))
        """
        return next_round.table_with_round(self, games, byes)

    def with_results(self, results: Mapping[Any, Any] | Iterable[AnyGame]) -> Crosstable:
        """Return the table with results of open or adjourned games.

        `results` are {(White, Black): result}, or (White, Black, result[, round]); the round is
        needed where the two have several such games. Of teams they are {(first, second): boards}.

        Raises:
            InputError: a game that is not there or has a result; everything else that is wrong.

        >>> table = Crosstable.from_games(["Ann", "Bob"], [(1, 1, 2, None)])
        >>> table.with_results({("Ann", "Bob"): "1-0"}).rounds
        1
        """
        return next_round.table_with_results(self, results)
