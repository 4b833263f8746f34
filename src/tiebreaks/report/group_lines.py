"""The separate standings of a tied group, as lines of text."""

from __future__ import annotations

from collections.abc import Mapping

from tiebreaks._exact import inert
from tiebreaks.engine.definitions import Basis
from tiebreaks.messages import number
from tiebreaks.standings.group_columns import GroupRow, GroupStep, GroupWorking

Texts = Mapping[str, str]


def group_lines(working: GroupWorking, texts: Texts) -> list[str]:
    """Return the lines of all separate standings, in order."""
    if len(working.members) == 1:
        return [texts["group_alone"]]
    return [
        line for step in working.steps for line in _group_step_lines(step, working.members, texts)
    ]


def _group_step_lines(step: GroupStep, names: Mapping[int, str], texts: Texts) -> list[str]:
    def who(member: int) -> str:
        return f"{member} {inert(names[member])}"

    members = texts["separator"].join(who(row.number) for row in step.rows)
    if step.basis is Basis.SCORE:
        key = "group_step" if step.article else "group_step_without_article"
        lines = [texts[key].format(members=members, article=step.article)]
    else:
        by = _basis(step, texts)
        key = "group_by" if step.article else "group_by_without_article"
        lines = [texts[key].format(members=members, by=by, article=step.article)]
    for row in step.rows:
        lines.append(
            texts[_row_key(step, row)].format(
                number=row.number,
                name=inert(names[row.number]),
                score=number(row.score, texts),
                missing=row.missing,
                low=number(row.low, texts),
                high=number(row.high, texts),
                beaten_by=texts["separator"].join(map(who, row.beaten_by)),
            )
        )
    if len(step.groups) == 1:
        return [*lines, texts["group_undivided"]]
    lines += _certain_lines(step, names, texts)
    order = texts["separator"].join(
        ", ".join(who(member) for member in group) for group in step.groups
    )
    return [*lines, texts["group_result"].format(order=order)]


def _row_key(step: GroupStep, row: GroupRow) -> str:
    if step.basis is Basis.WHO_BEAT_WHOM:
        return "group_row_beaten" if row.beaten_by else "group_row_unbeaten"
    return "group_row_missing" if row.missing else "group_row"


def _certain_lines(step: GroupStep, names: Mapping[int, str], texts: Texts) -> list[str]:
    """Say for each who is placed alone why, whatever the missing games bring (6.3)."""
    if not any(row.missing for row in step.rows):
        return []
    rows = {row.number: row for row in step.rows}
    order = [member for group in step.groups for member in group]
    return [
        texts["group_certain"].format(
            name=f"{member} {inert(names[member])}",
            low=number(rows[member].low, texts),
            high=number(max(rows[other].high for other in order[place + 1 :]), texts),
        )
        for place, member in enumerate(order[: len(step.groups) - 1])
    ]


def _basis(step: GroupStep, texts: Texts) -> str:
    """Name the score or the boards that a stage compares."""
    if step.basis is not Basis.BOARDS:
        return texts[f"by_{step.basis.value}"]
    first, last = step.boards[0], step.boards[-1]
    key, boards = ("by_board", str(first)) if first == last else ("by_boards", f"{first}-{last}")
    return texts[key].format(boards=boards)
