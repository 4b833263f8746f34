"""Participants that only the games name: notices where a name may be a typing mistake."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from tiebreaks import outcomes
from tiebreaks.formats.csvfile.text import Field, Sheet
from tiebreaks.model.participants import Participant

_SHORTEST = 3  # letters of a name that may be another's but for a letter more or less
_LONG = 6  # letters of a name that may be another's but for a different letter
_OPEN = (outcomes.OPEN, outcomes.OPEN)
_NO_DIGITS = str.maketrans("", "", "0123456789")


def report_unlisted(
    sheet: Sheet,
    people: Sequence[Participant],
    mentions: Mapping[int, Field],
    games: Iterable[tuple[int, int, int, str, object]],
    byes: Iterable[tuple[int, int, str, object]],
) -> None:
    """Report participants who miss a round that has results, or whose name is nearly another's.

    `mentions` has the first field of every number.
    """
    present: dict[int, set[int]] = {person.number: set() for person in people}
    held = set()
    for round_, white, black, result, _ in games:
        present[white].add(round_)
        present[black].add(round_)
        if outcomes.GAME_RESULTS[result] != _OPEN:
            held.add(round_)
    for round_, number, *_ in byes:
        present[number].add(round_)
    similar = similar_names([person.name for person in people if person.name])
    for person in people:
        parts = []
        if person.name in similar:
            parts.append(f"the name is nearly {similar[person.name]!r}")
        if missed := sorted(held - present[person.number]):
            rounds = ", ".join(map(str, missed))
            parts.append(f"no entry in round{'s' if len(missed) > 1 else ''} {rounds}: absent")
        if parts:
            field = mentions[person.number]
            text = f"{field.text!r} is in no list of participants; {'; '.join(parts)}"
            sheet.notice(text, field.line, field.column)


def similar_names(names: Sequence[str]) -> dict[str, str]:
    """Return for each name one before it that differs in a single letter, or in capitals.

    Numbers distinguish names: `Player 1` and `Player 2` are not similar.

    >>> similar_names(["Bob", "Rob", "Bobb", "Team 1", "Team 2"])
    {'Bobb': 'Bob'}
    """
    with_form: dict[str, list[str]] = {}
    found: dict[str, str] = {}
    for name in names:
        key = name.casefold()
        forms = {key: None}  # and what remains of it without one of its letters
        if len(key) >= _SHORTEST:
            forms |= dict.fromkeys(key[:k] + key[k + 1 :] for k in range(len(key)))
        others = (other for form in forms for other in with_form.get(form, ()))
        similar = next((other for other in others if _are_similar(name, other)), None)
        if similar is not None:
            found[name] = similar
        for form in forms:
            with_form.setdefault(form, []).append(name)
    return found


def _are_similar(one: str, other: str) -> bool:
    """Judge two names that have a form in common."""
    ours, theirs = one.casefold(), other.casefold()
    if ours == theirs:
        return True
    if ours.translate(_NO_DIGITS) == theirs.translate(_NO_DIGITS):
        return False
    return min(len(ours), len(theirs)) >= (_LONG if len(ours) == len(theirs) else _SHORTEST)
