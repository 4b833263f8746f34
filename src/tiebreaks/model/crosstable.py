"""The crosstable: all results of a tournament as one immutable value."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction

import attrs

from tiebreaks._exact import FrozenMap, cut, exact
from tiebreaks.errors import FormatError, InputError
from tiebreaks.model import team_charts, wall_charts
from tiebreaks.model.cells import (
    Cell,
    check_rounds,
    check_shape,
    completed_colors,
    contradictions,
    last_round_held,
    of_one_length,
    opponent_indexes,
    rounds_paired,
    without_gaps,
)
from tiebreaks.model.games import (
    AnyBye,
    AnyGame,
    AnyParticipant,
    Side,
    participant,
    rows_of_games,
    rows_of_matches,
)
from tiebreaks.model.matches import (
    Boards,
    TeamAward,
    TeamCell,
    TeamRules,
    board_rows,
    most_boards,
    plain_cells,
    team_points,
)
from tiebreaks.model.pairing import Pairing
from tiebreaks.model.participants import Participant, indexes_by_number, number_lookup
from tiebreaks.model.points import STANDARD, Points, points_of
from tiebreaks.model.previews import crosstable_preview
from tiebreaks.model.rounds import keeping_held, table_after
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
        if team_charts.is_team_chart(text):
            rows = team_charts.read(text, pairing)
            teams = [Participant(row.number, row.name) for row in rows]
            cells = [row.cells for row in rows]
            rules = TeamRules(most_boards(teams, cells), game=scoring or STANDARD)
            pairing = pairing or Pairing.SWISS
            return cls.from_team_cells(teams, cells, rules, pairing, planned_rounds)
        chart = wall_charts.read(text, pairing)
        if not any(row.cells for row in chart.rows):
            raise FormatError([(None, None, "the chart has no result")])
        if pairing is None:
            pairing = Pairing.PREDETERMINED if chart.matrix else Pairing.SWISS
        return cls.from_cells(
            [Participant(row.number, row.name, row.rating) for row in chart.rows],
            [[cell and Cell(*cell) for cell in row.cells] for row in chart.rows],
            pairing=pairing,
            planned_rounds=planned_rounds,
            scoring=scoring,
            rounds_in_order=not chart.matrix,
        )

    @classmethod
    def from_games(
        cls,
        participants: Iterable[AnyParticipant],
        games: Iterable[AnyGame],
        byes: Iterable[AnyBye] = (),
        planned_rounds: int | None = None,
        pairing: str = Pairing.SWISS,
        scoring: PointsSystem | None = None,
    ) -> Crosstable:
        """Build a table from games and byes.

        Args:
            participants: `Participant`, (number, name), (number, name, rating), or names, which
                are numbered in order.
            games: (round, White's number, Black's number, result); results are
                `1-0`, `½-½`, `0-1`, `0-0`, `½-0` (of a draw one side keeps nothing), `+-`, `-+`,
                `--` (forfeits), `*`, empty or None (open), or a `Score` instead. A fifth field
                may hold the `Score` of a result.
            byes: (round, number, kind) with kind `U`/`PAB`, `F`/`FPB`, `H`/`HPB`, `Z`/`ZPB`; a
                fourth field may hold a `Score`.
            planned_rounds: the scheduled number of rounds; the rounds held unless given.
            pairing: `swiss` or `predetermined`.
            scoring: what each outcome awards; 1-½-0 unless given.

        Raises:
            InputError: every contradiction, with round and numbers.

        >>> Crosstable.from_games(["Ann", "Bob"], [(1, 1, 2, "1-0")]).outcomes
        (b'1', b'0')
        """
        people = [participant(entry, number) for number, entry in enumerate(participants, 1)]
        cells, scores = rows_of_games(people, games, byes)
        return cls.from_cells(
            people,
            cells,
            pairing=pairing,
            planned_rounds=planned_rounds,
            scoring=scoring,
            scores=scores,
        )

    @classmethod
    def from_matches(
        cls,
        teams: Iterable[AnyParticipant],
        matches: Iterable[tuple[int, int, int, Side]],
        byes: Iterable[tuple[int, int, str]] = (),
        planned_rounds: int | None = None,
        pairing: str = Pairing.SWISS,
        rules: TeamRules | None = None,
    ) -> Crosstable:
        """Build a table of team matches.

        Args:
            teams: as the participants of `from_games`.
            matches: (round, first team, second team, boards): the first team's results on boards
                1, 2, ... as in `1=0+`, or the game points of both sides as a pair.
            byes: (round, number, kind) as in `from_games`.
            planned_rounds: the scheduled number of rounds; the rounds held unless given.
            pairing: `swiss` or `predetermined`.
            rules: what matches and games award, the number of boards (the most seen unless
                given), and the primary score.

        Raises:
            InputError: every contradiction, with round and numbers.

        >>> table = Crosstable.from_matches(["Ants", "Bees"], [(1, 1, 2, "1=01")])
        >>> table.points["MP"].rows, table.points["GP"].rows  # in half points
        (((4,), (0,)), ((5,), (3,)))
        """
        people = [participant(entry, number) for number, entry in enumerate(teams, 1)]
        rows = rows_of_matches(people, matches, byes)
        return cls.from_team_cells(
            people, rows, rules or TeamRules(most_boards(people, rows)), pairing, planned_rounds
        )

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
        from_number = indexes_by_number(participants)
        full = of_one_length(cells)
        if problems := contradictions(participants, full, from_number):
            raise InputError(problems)
        at = number_lookup(from_number)
        given = {(at(number), r - 1): exact(v) for (number, r), v in (awards or {}).items()}
        added = [(at(number), round_, exact(value)) for number, round_, value in penalties]

        def points(letters: Sequence[bytes], colors: Sequence[str]) -> Mapping[str, Points]:
            return {"PTS": points_of(letters, colors, scoring or STANDARD, given, added)}

        table = cls._of_cells(participants, full, from_number, points, pairing, planned_rounds)
        rows = rows_of_scores(scores or {}, at, table.outcomes)
        return keeping_held(attrs.evolve(table, rounds_in_order=rounds_in_order, scores=rows))

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
        from_number = indexes_by_number(teams)
        plain, board_problems = plain_cells(teams, cells, from_number, rules)
        full = of_one_length(plain)
        if problems := [*contradictions(teams, full, from_number), *board_problems]:
            raise InputError(problems)
        written = [[*row[: len(full[0])], *[None] * (len(full[0]) - len(row))] for row in cells]
        at = number_lookup(from_number)
        by_index = {(at(n), r - 1): pair for (n, r), pair in (awards or {}).items()}
        added = [(at(n), r, exact(mp), exact(gp)) for n, r, mp, gp in penalties]

        def points(letters: Sequence[bytes], colors: Sequence[str]) -> Mapping[str, Points]:
            return team_points(letters, colors, written, rules, by_index, added)

        table = cls._of_cells(teams, full, from_number, points, pairing, planned_rounds)
        boards = board_rows(table.outcomes, written, rules, table.points["GP"].scale)
        return keeping_held(attrs.evolve(table, boards=boards))

    @classmethod
    def _of_cells(
        cls,
        participants: Sequence[Participant],
        full: Sequence[Sequence[Cell | None]],
        from_number: Mapping[int, int],
        points: Callable[[Sequence[bytes], Sequence[str]], Mapping[str, Points]],
        pairing: str,
        planned_rounds: int | None,
    ) -> Crosstable:
        """Return the table with all rounds that have entries."""
        if planned_rounds is not None and planned_rounds < 0:
            raise InputError(f"the number of scheduled rounds cannot be negative: {planned_rounds}")
        held = last_round_held(full)
        rows = [without_gaps(row, held) for row in full]
        opponents = opponent_indexes(rows, from_number)
        letters = tuple(bytes([cell.outcome for cell in row]) for row in rows)
        colors = completed_colors(rows, opponents, letters)
        return cls(
            participants=tuple(participants),
            opponents=opponents,
            outcomes=letters,
            colors=colors,
            points=FrozenMap(points(letters, colors)),
            rounds=held,
            planned_rounds=max(planned_rounds or 0, held, *rounds_paired(full)),
            pairing=Pairing(pairing),
        )

    def index(self, number: int) -> int:
        """Return the index of the participant with this number.

        Raises:
            InputError: no participant has the number.
        """
        return number_lookup(self._indexes)(number)

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
