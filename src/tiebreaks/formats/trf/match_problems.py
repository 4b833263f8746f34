"""Contradictions between the cells of players and the records about their teams."""

from __future__ import annotations

from collections.abc import Sequence

from tiebreaks.errors import Problem
from tiebreaks.model.outcome_words import outcome_words


def opponent_without_team(round_: int, team: int, player: int, opponent: int) -> Problem:
    """Return the problem with an opponent of a player who is in no team."""
    return Problem(
        "opponent_without_team",
        "round {round}: team {number}: the player {player} has the opponent {opponent}, who is"
        " not in a team",
        round=round_,
        number=team,
        player=player,
        opponent=opponent,
    )


def forfeit_and_bye(round_: int, team: int) -> Problem:
    """Return the problem with a team that has a record 330 and a bye."""
    template = "round {round}: team {number} has a forfeited match (record 330) and a bye"
    return Problem("forfeit_and_bye", template, round=round_, number=team)


def forfeit_but_players_meet(round_: int, team: int, opponent: int, met: int) -> Problem:
    """Return the problem with a team that has a record 330, and games against another team."""
    return Problem(
        "forfeit_but_players_meet",
        "round {round}: team {number} has a forfeited match against {opponent} (record 330),"
        " but its players meet team {met}",
        round=round_,
        number=team,
        opponent=opponent,
        met=met,
    )


def bye_but_players_meet(round_: int, team: int, bye: tuple[int, str], met: int) -> Problem:
    """Return the problem with a team that has a bye, given by its outcome and record, and games."""
    return Problem(
        "bye_but_players_meet",
        "round {round}: team {number} has {bye} (record {record}), but its players meet team {met}",
        round=round_,
        number=team,
        bye=outcome_words(bye[0]),
        record=bye[1],
        met=met,
    )


def several_opponents(round_: int, team: int, met: Sequence[int]) -> Problem:
    """Return the problem with a team whose players meet several teams."""
    return Problem(
        "team_meets_several",
        "round {round}: team {number} meets the teams {met}",
        round=round_,
        number=team,
        met=", ".join(map(str, met)),
    )


def other_opponent_in_line_up(round_: int, team: int, met: int, named: int) -> Problem:
    """Return the problem with a record 300 that names another opponent than the cells."""
    return Problem(
        "other_opponent_in_line_up",
        "round {round}: team {number} meets team {met}, but team {named} in its record 300",
        round=round_,
        number=team,
        met=met,
        named=named,
    )


def boards_of_line_ups_differ(round_: int, team: int, opponent: int) -> Problem:
    """Return the problem with two records 300 in which opponents have different boards."""
    return Problem(
        "boards_of_line_ups_differ",
        "round {round}: teams {number} and {opponent}: records 300 put opponents on different"
        " boards",
        round=round_,
        number=team,
        opponent=opponent,
    )


def line_up_with_stranger(round_: int, team: int, player: int) -> Problem:
    """Return the problem with a record 300 that seats a player of another team."""
    return Problem(
        "line_up_with_stranger",
        "round {round}: team {number}: record 300 seats {player}, who is not in the team",
        round=round_,
        number=team,
        player=player,
    )


def line_up_with_bye(round_: int, team: int, player: int, bye: int) -> Problem:
    """Return the problem with a record 300 that seats a player who has a bye."""
    return Problem(
        "line_up_with_bye",
        "round {round}: team {number}: record 300 seats the player {player}, who has {bye}",
        round=round_,
        number=team,
        player=player,
        bye=outcome_words(bye),
    )


def left_out_of_line_up(round_: int, team: int, player: int, opponent: int) -> Problem:
    """Return the problem with a record 300 that leaves out a player who has a game."""
    return Problem(
        "left_out_of_line_up",
        "round {round}: team {number}: record 300 leaves out the player {player}, who has the"
        " opponent {opponent}",
        round=round_,
        number=team,
        player=player,
        opponent=opponent,
    )
