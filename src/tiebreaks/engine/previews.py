"""The working of a value as a small HTML table for notebooks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tiebreaks._exact import to_text
from tiebreaks.model.previews import preview

if TYPE_CHECKING:
    from fractions import Fraction

    from tiebreaks.engine.terms import Step, Working


def number_text(value: Fraction | None) -> str | None:
    """Return a number as a decimal; None stays None."""
    return None if value is None else to_text(value)


def working_preview(working: Working) -> str:
    """Return the terms, what they add, and why one differs or is left out."""
    caption = f"{working.number} {working.name}: {working.descriptor}"
    total = number_text(working.total)
    heads = ["Round", "Opponent", "Value", "Factor", "Counted", "Reason"]
    rows = map(_row, working.steps)
    return preview(f"{caption} {total or '–'}", heads, rows, len(working.steps))


def _row(step: Step) -> list[object]:
    rival = None if step.opponent is None else f"{step.opponent} {step.opponent_name}".rstrip()
    place = step.round or step.board or step.label or step.kind.value
    reason = step.reason and step.reason.value.replace("_", " ")
    value, factor = number_text(step.value), number_text(step.factor)
    return [place, rival, value, factor, "yes" if step.counted else "no", reason]
