"""A verdict in words, with the templates of a language."""

from __future__ import annotations

from collections.abc import Mapping

from tiebreaks._exact import first_of, inert
from tiebreaks.checking.causes import field_text
from tiebreaks.checking.settings import comes_out_under
from tiebreaks.checking.verdicts import NAME, PLACE, POINTS, Difference, Verdict
from tiebreaks.messages import counted


def summary(verdict: Verdict, texts: Mapping[str, str]) -> str:
    """Return the number of differences in words; without one, whether that is of everything."""
    count = len(verdict.differences)
    if count:
        return counted("check_differences", count, texts)
    return texts["check_agrees" if verdict.passed_over else "check_none"]


def not_compared(verdict: Verdict, texts: Mapping[str, str]) -> list[str]:
    """Return a line for each kind of thing that was published and not compared."""
    return [one.text(texts) for one in verdict.passed_over]


def details(verdict: Verdict, texts: Mapping[str, str]) -> list[str]:
    """Return a line for each difference, what was not compared, then the settings that fit."""
    lines = [_line(difference, texts) for difference in verdict.differences]
    lines += not_compared(verdict, texts)
    if verdict.partial:
        people = verdict.participants
        lines.append(counted("check_partial", verdict.placed, texts, participants=people))
    lines += [
        texts["dropped"].format(code=dropped.code, unrated=first_of(dropped.unrated))
        for dropped in verdict.dropped
    ]
    if verdict.settings:
        lines.append(comes_out_under(verdict.settings, texts))
    elif set(verdict.compared) - {POINTS, NAME}:
        lines.append(texts["check_follows_none"])
    return lines


def _line(difference: Difference, texts: Mapping[str, str]) -> str:
    if difference.what == NAME:
        return texts["check_difference_of_name"].format(
            number=difference.participant.number,
            name=inert(difference.participant.name),
            published=inert(str(difference.published)),
            reason=difference.cause.text(texts),
        )
    kinds = {PLACE: texts["check_place"], POINTS: texts["check_points"]}
    return texts["check_difference"].format(
        number=difference.participant.number,
        name=inert(difference.participant.name),
        what=kinds.get(difference.what, difference.what),
        published=field_text(difference.published, texts),
        computed=field_text(difference.computed, texts),
        reason=difference.cause.text(texts),
    )
