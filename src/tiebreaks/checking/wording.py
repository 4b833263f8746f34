"""A verdict in words, with the templates of a language."""

from __future__ import annotations

from collections.abc import Mapping

from tiebreaks._exact import first_of, inert
from tiebreaks.checking.causes import amount_text
from tiebreaks.checking.settings import comes_out_under
from tiebreaks.checking.verdicts import PLACE, POINTS, Difference, Verdict
from tiebreaks.messages import counted


def summary(verdict: Verdict, texts: Mapping[str, str]) -> str:
    """Return the number of differences in words."""
    count = len(verdict.differences)
    return counted("check_differences", count, texts) if count else texts["check_none"]


def details(verdict: Verdict, texts: Mapping[str, str]) -> list[str]:
    """Return a line for each difference, then the settings that give the published table."""
    lines = [_line(difference, texts) for difference in verdict.differences]
    lines += [
        texts["dropped"].format(code=dropped.code, unrated=first_of(dropped.unrated))
        for dropped in verdict.dropped
    ]
    if verdict.settings:
        lines.append(comes_out_under(verdict.settings, texts))
    elif set(verdict.compared) - {POINTS}:
        lines.append(texts["check_follows_none"])
    return lines


def _line(difference: Difference, texts: Mapping[str, str]) -> str:
    kinds = {PLACE: texts["check_place"], POINTS: texts["check_points"]}
    return texts["check_difference"].format(
        number=difference.participant.number,
        name=inert(difference.participant.name),
        what=kinds.get(difference.what, difference.what),
        published=amount_text(difference.published, texts),
        computed=amount_text(difference.computed, texts),
        reason=difference.cause.text(texts),
    )
