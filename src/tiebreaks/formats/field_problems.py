"""What a field of a file is not, as problems."""

from __future__ import annotations

from tiebreaks.errors import Problem


def not_a_number(written: str) -> Problem:
    """Return the problem with a field that must hold a whole number."""
    return Problem("not_a_number", "{written!r} is not a number", written=written)


def not_a_player(written: str) -> Problem:
    """Return the problem with a field that must hold the number of a player."""
    return Problem("not_a_player", "{written!r} is not a player's number", written=written)


def not_a_team(written: str) -> Problem:
    """Return the problem with a field that must hold the number of a team."""
    return Problem("not_a_team", "{written!r} is not a team's number", written=written)


def not_an_opponent(written: str) -> Problem:
    """Return the problem with a cell that must begin with the number of an opponent."""
    return Problem("not_an_opponent", "{written!r} is not an opponent's number", written=written)


def not_a_round(written: str) -> Problem:
    """Return the problem with a field that must hold a round."""
    return Problem("not_a_round", "{written!r} is not a round", written=written)


def not_a_rating(written: str) -> Problem:
    """Return the problem with a field that must hold a rating."""
    return Problem("not_a_rating", "{written!r} is not a rating", written=written)


def not_a_place(written: str) -> Problem:
    """Return the problem with a field that must hold a place."""
    return Problem("not_a_place", "{written!r} is not a place", written=written)


def not_points(written: str) -> Problem:
    """Return the problem with a field that must hold points."""
    return Problem("not_points", "{written!r} is not a number of points", written=written)


def not_match_points(written: str) -> Problem:
    """Return the problem with a field that must hold match points."""
    template = "{written!r} is not a number of match points"
    return Problem("not_match_points", template, written=written)


def not_game_points(written: str) -> Problem:
    """Return the problem with a field that must hold game points."""
    template = "{written!r} is not a number of game points"
    return Problem("not_game_points", template, written=written)


def not_a_forfeit(written: str) -> Problem:
    """Return the problem with the type of a forfeited match."""
    template = "{written!r} is not a forfeit (+-, -+, --)"
    return Problem("not_a_forfeit", template, written=written)


def not_a_participant(written: str) -> Problem:
    """Return the problem with a field that must hold the number of a participant."""
    template = "{written!r} is not a participant's number"
    return Problem("not_a_participant_number", template, written=written)


def number_repeated(number: int) -> Problem:
    """Return the problem with a line of a participant who has one already."""
    return Problem("number_repeated", "duplicate number {number}", number=number)


def number_too_long(name: str, number: int) -> Problem:
    """Return the problem with a participant whose number a format cannot hold."""
    template = "a {name} file cannot hold the number {number}"
    return Problem("number_too_long", template, number=number, name=name)


def malformed_score(written: str) -> Problem:
    """Return the problem with a field that must hold the score of several games."""
    template = "{written!r} is not a score, such as 2-1, or 2-1-1 with the drawn games last"
    return Problem("malformed_score", template, written=written)
