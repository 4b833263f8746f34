"""An ordered list of tie-breaks to standings; what decides between two rows."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence, Set
from itertools import groupby
from typing import TypedDict

from tiebreaks._exact import FrozenMap, as_int, short
from tiebreaks.editions import Edition
from tiebreaks.engine.definitions import RATED, Encounter, GroupTiebreak
from tiebreaks.engine.descriptors import Descriptor, column_in_list
from tiebreaks.engine.evaluation import ByRound, Evaluation, Unrated, ratings_needed
from tiebreaks.engine.families import BUILTIN
from tiebreaks.engine.registry import Registry
from tiebreaks.engine.terms import Column
from tiebreaks.errors import DescriptorError, TiebreakError, raise_together
from tiebreaks.model.crosstable import Crosstable
from tiebreaks.model.participants import Participant
from tiebreaks.model.tournament import Tournament, edition_of, table_of
from tiebreaks.model.withdrawals import without
from tiebreaks.standings.group_columns import AnyColumn, Dropped, GroupColumn
from tiebreaks.standings.lots import in_drawn_order
from tiebreaks.standings.rows import LOTS, Standings

PTS = Descriptor("PTS")

Listed = str | Sequence[str | Descriptor]


class Ranking(TypedDict, total=False):
    """The arguments of `rank` that follow the table."""

    tiebreaks: Listed | None
    edition: str | Edition | None
    pairing: str | None
    unrated: Unrated
    ratings: ByRound
    seed: int | str | None
    registry: Registry
    exclude: Collection[int]


def rank(
    table: Crosstable | Tournament,
    tiebreaks: Listed | None = None,
    *,
    edition: str | Edition | None = None,
    pairing: str | None = None,
    unrated: Unrated = "drop",
    ratings: ByRound = "first",
    seed: int | str | None = None,
    registry: Registry = BUILTIN,
    exclude: Collection[int] = (),
) -> Standings:
    """Rank by an ordered list, each tie-break applied to every group still tied (C.07 4.2).

    Args:
        table: the results, or a tournament, which brings its list and edition.
        tiebreaks: descriptors, as text or a sequence; the tournament's own list unless given.
            `PTS` comes first unless the list has it or another score, such as `GO:MMS`.
        edition: an id or an edition; the tournament's, else `editions.DEFAULT`, unless given.
        pairing: `swiss` or `predetermined`; the table's own unless given.
        unrated: "drop" (rating tie-breaks leave the list while somebody is unrated), "skip" (they
            leave out games against unrated opponents), a rating for every unrated participant, or
            a mapping number -> rating.
        ratings: of participants who have several, the "first", the "per-round", or a mapping
            number -> rating.
        seed: with one, ties that remain are broken by lots drawn reproducibly from it.
        registry: where the codes are looked up.
        exclude: the numbers of participants whose results do not count, because they left a round
            robin before half of their games (General Regulations); they are not ranked.

    Raises:
        TypeError: no list of tie-breaks, neither given nor the tournament's; a wrong argument.
        InputError: somebody is excluded whom the table does not have, or from a Swiss.
        UnknownTiebreakError, DescriptorError, UnknownEditionError: an unknown name.
        NotApplicableError: a tie-break that cannot be computed here.

    >>> table = Crosstable.parse("1 Ann * 1 ½\\n2 Bob 0 * 1\\n3 Cid ½ 0 *")
    >>> [(row.place, row.participant.name) for row in rank(table, "SB")]
    [(1, 'Ann'), (2, 'Bob'), (3, 'Cid')]
    """
    seed = seed_of(seed)
    full, rules = table_of(table, pairing), edition_of(table, edition)
    asked = _own_list(table) if tiebreaks is None else tiebreaks
    evaluation = Evaluation(without(full, exclude), rules, unrated, registry, ratings)
    return ranked(
        evaluation,
        asked,
        seed,
        excluded=tuple(person for person in full.participants if person.number in exclude),
        tournament=table if isinstance(table, Tournament) else None,
    )


def ranked(
    evaluation: Evaluation,
    tiebreaks: Listed,
    seed: int | str | None,
    excluded: tuple[Participant, ...] = (),
    tournament: Tournament | None = None,
) -> Standings:
    """Rank as `rank` does; columns that the evaluation has are not computed again."""
    table = evaluation.table
    listed = checked_list(evaluation, tiebreaks)
    decided: dict[int, str] = {}
    columns, groups, misused = _applied_in_order(evaluation, listed, decided)
    groups = groups if seed is None else _by_lots(table, groups, seed, decided)
    return Standings(
        table=table,
        edition=evaluation.edition,
        codes=tuple(written for written, _ in listed),
        aliases=evaluation.registry.aliases,
        columns=FrozenMap(columns),
        places=_places(table, groups),
        order=tuple(i for group in groups for i in group),
        decided=FrozenMap({g[0]: decided[g[0]] for g in groups if g[0] in decided}),
        misused=misused,
        seed=seed,
        assigned=_assigned(evaluation, columns.values()),
        excluded=excluded,
        tournament=tournament,
    )


def as_standings(subject: Standings | Crosstable | Tournament, ranking: Ranking) -> Standings:
    """Return standings as they are; rank results with these arguments.

    Raises:
        TypeError: something else, or arguments beside standings, which are ranked already.
    """
    if isinstance(subject, Crosstable | Tournament):
        return rank(subject, **ranking)
    if not isinstance(subject, Standings):
        given = short(subject, most=80)
        raise TypeError(f"standings, a Tournament or a Crosstable are needed, not {given}")
    refuse_settings(ranking)
    return subject


def refuse_settings(ranking: Ranking) -> None:
    """Refuse arguments of `rank` beside a result, which is ranked already.

    Raises:
        TypeError: all of them.
    """
    if ranking:
        given = ", ".join(f"{name}=" for name in ranking)
        raise TypeError(f"{given} can be given with a Tournament or a Crosstable alone")


def _own_list(event: object) -> Listed:
    """Return the list that a tournament brings.

    Raises:
        TypeError: there is none.
    """
    if isinstance(event, Tournament) and event.tiebreaks:
        return event.tiebreaks
    what = "the tournament has no list" if isinstance(event, Tournament) else "a table has no list"
    raise TypeError(f'{what} of tie-breaks: give one, as in tiebreaks="BH/C1, SB"')


def _applied_in_order(
    evaluation: Evaluation, listed: list[tuple[str, Descriptor]], decided: dict[int, str]
) -> tuple[dict[str, AnyColumn], list[list[int]], tuple[str, ...]]:
    """Apply the list; return the columns, the groups still tied, and misused codes."""
    dropped = _dropped(evaluation, listed)
    columns: dict[str, AnyColumn] = {}
    misused: list[str] = []
    groups = _everybody(evaluation.table)
    for written, descriptor in listed:
        column: AnyColumn
        if descriptor in dropped:
            column = dropped[descriptor]
        else:
            misused += [] if _level(evaluation, descriptor, groups) else [written]
            column, groups = _applied(evaluation, written, descriptor, groups, decided)
        columns[_key(written, columns)] = column
    return columns, groups, tuple(misused)


def seed_of(seed: object) -> int | str | None:
    """Return a seed as it is kept.

    Raises:
        TypeError: neither a whole number nor text.
    """
    if seed is None or isinstance(seed, int | str):
        return seed
    number = as_int(seed)
    if number is None:
        raise TypeError(f"a seed is a whole number or text, not {short(seed)}")
    return number


def _everybody(table: Crosstable) -> list[list[int]]:
    """Return one tied group of all, in the order of their numbers."""
    people = table.participants
    return [sorted(range(len(people)), key=lambda i: people[i].number)] if people else []


def checked_list(evaluation: Evaluation, tiebreaks: Listed) -> list[tuple[str, Descriptor]]:
    """Return the list, each entry as written beside its descriptor, with the points in it.

    Raises:
        UnknownTiebreakError, DescriptorError, NotApplicableError: the first mistake, with the
            others.
    """
    listed: list[tuple[str, Descriptor]] = []
    errors: list[TiebreakError] = []
    asked = _in_order(tiebreaks)
    entries = evaluation.registry.entries_of(asked)
    for position, entry in enumerate(entries):
        try:
            descriptor = evaluation.descriptor(entry)
            if not evaluation.unrated(descriptor):
                evaluation.applicable(descriptor)
            listed.append((str(entry), descriptor))
        except TiebreakError as error:
            _place(error, position, asked, entries)
            errors.append(error)
    raise_together(errors)
    points = [(str(PTS), PTS)] if points_first(evaluation, (entry for _, entry in listed)) else []
    return [*points, *listed]


def points_first(evaluation: Evaluation, entries: Iterable[Descriptor]) -> bool:
    """Whether the points come before a list: it has no score of its own."""
    return not any(evaluation.resolution(entry).is_score for entry in entries)


def _place(
    error: TiebreakError, position: int, asked: Listed, entries: Sequence[str | Descriptor]
) -> None:
    """Say at which entry of the list the mistake is, and at which column of a list in one text."""
    if not isinstance(asked, str):
        error.place(position)
        return
    written = [str(entry) for entry in entries]
    start = 0
    if isinstance(error, DescriptorError) and error.text == written[position]:
        start = error.span[0]  # a canonical text has other columns
    error.place(position, column_in_list(asked, written, position, start))


def _in_order(tiebreaks: object) -> Listed:
    """Return the list, or say what it is where something else is given."""
    if isinstance(tiebreaks, str):
        return tiebreaks
    if isinstance(tiebreaks, Iterable) and not isinstance(tiebreaks, Set | Mapping | bytes):
        return list(tiebreaks)
    kinds = 'text such as "BH/C1, SB" or a sequence of descriptors in order'
    raise TypeError(f"tiebreaks= is {kinds}, not {short(tiebreaks)}")


def _key(written: str, columns: Mapping[str, AnyColumn]) -> str:
    """Return the name of a column; a code that the list repeats is numbered from 2."""
    key, times = written, 1
    while key in columns:
        times += 1
        key = f"{written} ({times})"
    return key


def _dropped(
    evaluation: Evaluation, listed: list[tuple[str, Descriptor]]
) -> dict[Descriptor, Dropped]:
    """Return the rating tie-breaks while somebody has no rating (Article 10)."""
    return {
        descriptor: Dropped(descriptor, written, ratings_needed(unrated), unrated)
        for written, descriptor in listed
        if (unrated := evaluation.unrated(descriptor))
    }


def _assigned(evaluation: Evaluation, columns: Iterable[AnyColumn]) -> FrozenMap[int, int]:
    """Return the ratings assigned to unrated participants, by number, where any tie-break asks."""
    used = [column.descriptor for column in columns if not isinstance(column, Dropped)]
    needs = [evaluation.resolution(one).tiebreak.needs for one in used]
    if all(need.isdisjoint(RATED) for need in needs):
        return FrozenMap()
    people, own = evaluation.table.participants, evaluation.ratings.own
    return FrozenMap({people[i].number: own[i] or 0 for i in sorted(evaluation.ratings.assigned)})


def _level(evaluation: Evaluation, descriptor: Descriptor, groups: list[list[int]]) -> bool:
    """Whether all tied teams are equal on the score this tie-break presupposes."""
    tiebreak = evaluation.resolution(descriptor).tiebreak
    if isinstance(tiebreak, GroupTiebreak) or tiebreak.level_on is None:
        return True
    values = evaluation.column(Descriptor("PTS", tiebreak.level_on)).values
    return all(len({values[i] for i in group}) == 1 for group in groups)


def _applied(
    evaluation: Evaluation,
    written: str,
    descriptor: Descriptor,
    groups: list[list[int]],
    decided: dict[int, str],
) -> tuple[AnyColumn, list[list[int]]]:
    """Return a tie-break's column, and every group still tied as it splits it."""
    tiebreak = evaluation.applicable(descriptor).tiebreak
    if isinstance(tiebreak, GroupTiebreak):
        return _split_by_encounter(evaluation, tiebreak, descriptor, groups, written, decided)
    column = evaluation.column(descriptor)
    return column, _split_by_value(column, groups, written, decided)


def _split_by_value(
    column: Column, groups: list[list[int]], code: str, decided: dict[int, str]
) -> list[list[int]]:
    """Split every group by value, the better first and None last."""
    keys = column.sort_keys()
    result: list[list[int]] = []
    for group in groups:
        if len(group) == 1:
            result.append(group)
            continue
        ordered = sorted(group, key=keys.__getitem__)
        parts = [list(part) for _, part in groupby(ordered, key=keys.__getitem__)]
        _mark(parts, code, decided)
        result += parts
    return result


def _split_by_encounter(
    evaluation: Evaluation,
    tiebreak: GroupTiebreak,
    descriptor: Descriptor,
    groups: list[list[int]],
    code: str,
    decided: dict[int, str],
) -> tuple[GroupColumn, list[list[int]]]:
    orders: dict[int, int] = {}
    treated: dict[int, tuple[tuple[int, ...], tuple[Encounter, ...]]] = {}
    result: list[list[int]] = []
    for group in groups:
        if len(group) == 1:
            result.append(group)
            continue
        parts, encounters = evaluation.divided(tiebreak, descriptor, group)
        treated.update(dict.fromkeys(group, (tuple(group), encounters)))
        if len(parts) > 1:
            ahead = 0
            for part in parts:
                orders.update(dict.fromkeys(part, ahead + 1))
                ahead += len(part)
            _mark(parts, code, decided)
        result += parts
    column = GroupColumn(
        descriptor,
        FrozenMap(orders),
        FrozenMap(treated),
        evaluation.resolution(descriptor).name,
        tiebreak.article,
        evaluation.table,
        evaluation.edition,
        tiebreak.origin,
    )
    return column, result


def _by_lots(
    table: Crosstable, groups: list[list[int]], seed: int | str, decided: dict[int, str]
) -> list[list[int]]:
    """Break the ties that remain by lots."""
    result: list[list[int]] = []
    for group in groups:
        numbers = [table.participants[i].number for i in group]
        parts = [[table.index(number)] for number in in_drawn_order(numbers, seed)]
        _mark(parts, LOTS, decided)
        result += parts
    return result


def _mark(parts: list[list[int]], code: str, decided: dict[int, str]) -> None:
    """Record `code` as the deciding tie-break of everyone below the first part."""
    for part in parts[1:]:
        for i in part:
            decided[i] = code


def _places(table: Crosstable, groups: list[list[int]]) -> FrozenMap[int, int]:
    people, places = table.participants, dict[int, int]()
    for group in groups:
        place = len(places) + 1
        for i in group:
            places[people[i].number] = place
    return FrozenMap(places)
