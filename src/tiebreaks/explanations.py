"""A working, a comparison or standings, as text in a language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from tiebreaks import outcomes
from tiebreaks._exact import to_text
from tiebreaks.columns import GroupStep, GroupWorking
from tiebreaks.messages import messages
from tiebreaks.ranking import Comparison, Standings
from tiebreaks.tables import text_table
from tiebreaks.terms import Step, Working
from tiebreaks.versus import PLACE, Change

Texts = Mapping[str, str]

_OUTCOME_KEYS = {
    outcomes.WIN: "win",
    outcomes.DRAW: "draw",
    outcomes.LOSS: "loss",
    outcomes.SHORT_WIN: "short_win",
    outcomes.SHORT_DRAW: "short_draw",
    outcomes.SHORT_LOSS: "short_loss",
    outcomes.ADJOURNED: "adjourned",
    outcomes.FORFEIT_WIN: "forfeit_win",
    outcomes.FORFEIT_LOSS: "forfeit_loss",
    outcomes.PAIRING_BYE: "pairing_bye",
    outcomes.FULL_BYE: "full_bye",
    outcomes.HALF_BYE: "half_bye",
    outcomes.ZERO_BYE: "zero_bye",
    outcomes.OPEN: "open",
    outcomes.UNPAIRED: "unpaired",
}


def explain(subject: Working | GroupWorking | Comparison | Standings, language: str = "en") -> str:
    """Say in words how a value or a place came about.

    Raises:
        LookupError: a language that is not there.

    >>> from tiebreaks import Crosstable, evaluate
    >>> table = Crosstable.parse("1 Ann * 1 ½\\n2 Bob 0 * 1\\n3 Cid ½ 0 *")
    >>> print(explain(evaluate(table, "SB").working(1)))
    1 Ann: Sonneborn-Berger (SB) 1.25
    FIDE C.07, March 2026, 9.1
    Ann: 1 (beat Bob) + 0.5 x 1/2 (drew Cid) = 1.25
      round 1: zero-point bye (not counted: no opponent)
      round 2: beat Bob: 1
      round 3: drew Cid: 0.5 x 1/2 = 0.25
    """
    texts = messages(language)
    if isinstance(subject, Working):
        lines = [*_heading(subject, texts, _total(subject, texts))]
        lines += [
            _sum_line(subject, texts),
            *(_step_line(s, subject, texts) for s in subject.steps),
        ]
        return "\n".join(lines)
    if isinstance(subject, GroupWorking):
        return "\n".join(_group_lines(subject, texts))
    if isinstance(subject, Comparison):
        return "\n".join(_comparison_lines(subject, texts))
    return text_table(subject, language)


def _heading(working: Working | GroupWorking, texts: Texts, total: str) -> list[str]:
    names = working.names
    heading = texts["heading"].format(
        number=working.number,
        name=working.name,
        title=names.get("en", working.descriptor.code),
        code=working.descriptor,
        total=total,
    )
    if not working.rule:
        return [heading]
    return [heading, texts["rule"].format(edition=working.edition.name, article=working.rule)]


def _total(working: Working, texts: Texts) -> str:
    return texts["none"] if working.total is None else to_text(working.total)


def _sum_line(working: Working, texts: Texts) -> str:
    """Write the value as one line of arithmetic: what counts, and how it folds."""
    name = working.name or str(working.number)
    if working.total is None:
        reason = working.undefined
        why = texts[f"reason_{reason.value}"] if reason else texts["no_games"]
        return texts["no_value"].format(name=name, why=why)
    terms = _joined([_term(step, working.fold, texts) for step in working.steps if step.counted])
    figures = working.figures
    key = working.fold
    if key == "perfect_performance" and figures["score"] == 0:
        key = "perfect_performance_zero"
    fields = {field: to_text(value) for field, value in figures.items()}
    if "sum" in figures:
        fields["mean"] = to_text(figures["sum"] / figures["count"])
    return texts[key].format(
        name=name,
        terms=terms or texts["nothing"],
        total=to_text(working.total),
        limit="" if working.limit is None else to_text(working.limit),
        **fields,
    )


def _term(step: Step, fold: str, texts: Texts) -> str:
    what = _what(step, texts)
    if fold == "factor_total" and step.factor is not None:
        score = to_text(step.value)
        return texts["term_against"].format(value=to_text(step.factor), what=what, score=score)
    return texts["term"].format(value=_product(step.value, step.factor), what=what)


def _joined(terms: list[str]) -> str:
    return " + ".join(terms).replace(" + -", " - ")


def _product(value: Fraction, factor: Fraction | None) -> str:
    """Write value x factor; a factor of one is not written."""
    if factor is None or factor == 1:
        return to_text(value)
    return to_text(-value) if factor == -1 else f"{to_text(value)} x {factor}"


def _what(step: Step, texts: Texts) -> str:
    if step.outcome is None:
        return texts["own"] if step.note is None else texts[f"reason_{step.note.value}"]
    opponent = step.opponent_name or str(step.opponent)
    return texts[_OUTCOME_KEYS[step.outcome]].format(opponent=opponent)


def _step_line(step: Step, working: Working, texts: Texts) -> str:
    """Write one term: what happened, the value, why it is not plain, why it does not count."""
    remarks = [
        _reason(step, reason.value, texts)
        for reason in (step.note, step.left_out)
        if reason is not None and step.round is not None
    ]
    if step.article and remarks:
        remarks[-1] += f", {step.article}"
    what = _what(step, texts)
    value = _product(step.value, step.factor)
    if step.factor is not None and step.factor not in (1, -1) and working.fold == "total":
        value += f" = {to_text(step.value * step.factor)}"
    if step.round is None:
        line = texts["step_without_round"].format(what=what, value=value)
    elif step.left_out is not None and not _shows_value(step):
        line = texts["step_without_value"].format(round=step.round, what=what)
    elif working.fold == "factor_total" and step.factor is not None:
        line = texts["step_against"].format(
            round=step.round, what=what, score=to_text(step.value), value=to_text(step.factor)
        )
    else:
        line = texts["step"].format(round=step.round, what=what, value=value)
    return texts["remark"].format(step=line, remark="; ".join(remarks)) if remarks else line


def _shows_value(step: Step) -> bool:
    """Whether a term that is left out has a value: one that was cut has, an unplayed one not."""
    return step.left_out is not None and step.left_out.value.startswith(("cut", "below"))


def _reason(step: Step, key: str, texts: Texts) -> str:
    return texts[f"reason_{key}"].format(
        before="" if step.before is None else to_text(step.before),
        limit="" if step.limit is None else to_text(step.limit),
    )


def _group_lines(working: GroupWorking, texts: Texts) -> list[str]:
    order = working.order
    total = str(order[working.number]) if order else texts["none"]
    lines = _heading(working, texts, total)
    names = working.members
    if len(names) == 1:
        return [*lines, texts["group_alone"]]
    for step in working.steps:
        lines += _group_step_lines(step, names, texts)
    return lines


def _group_step_lines(step: GroupStep, names: Mapping[int, str], texts: Texts) -> list[str]:
    def who(number: int) -> str:
        return f"{number} {names[number]}"

    members = ", ".join(who(row.number) for row in step.rows)
    lines = [texts["group_step"].format(members=members, article=step.article)]
    for row in step.rows:
        key = "group_row_missing" if row.missing else "group_row"
        lines.append(
            texts[key].format(
                number=row.number,
                name=names[row.number],
                score=to_text(row.score),
                missing=row.missing,
                low=to_text(row.low),
                high=to_text(row.high),
            )
        )
    if len(step.groups) == 1:
        return [*lines, texts["group_undivided"]]
    order = "; ".join(", ".join(who(number) for number in group) for group in step.groups)
    return [*lines, texts["group_result"].format(order=order)]


def _comparison_lines(comparison: Comparison, texts: Texts) -> list[str]:
    first = f"{comparison.first.number} {comparison.first.name}"
    second = f"{comparison.second.number} {comparison.second.name}"
    place, other = comparison.places
    key = "shared" if place == other else "above"
    lines = [texts[key].format(first=first, second=second, place=place, other_place=other)]
    lines += [
        texts["equal"].format(code=code, value=_value(value, texts))
        for code, value in comparison.equal
    ]
    if comparison.workings is None or comparison.values is None:
        return lines if comparison.decided_by is None else [*lines, texts["lots"]]
    one, two = (_value(value, texts) for value in comparison.values)
    lines.append(texts["decides"].format(code=comparison.decided_by, value=one, other_value=two))
    left, right = comparison.workings
    if isinstance(left, Working) and isinstance(right, Working):
        return [*lines, f"  {_sum_line(left, texts)}", f"  {_sum_line(right, texts)}"]
    return [*lines, *_group_lines(left, texts)[1:]] if isinstance(left, GroupWorking) else lines


def _value(value: Fraction | None, texts: Texts) -> str:
    return texts["none"] if value is None else to_text(value)


def explain_changes(
    first: Standings, second: Standings, changes: Sequence[Change], language: str = "en"
) -> str:
    """Say in words what differs between two rankings of a table, and which terms make it.

    Raises:
        LookupError: a language that is not there.
    """
    texts = messages(language)
    key = "versus" if changes else "versus_none"
    lines = [
        texts[key].format(first=first.edition.id, second=second.edition.id, count=len(changes))
    ]
    for change in changes:
        values = [_value(value, texts) for value in (change.first, change.second)]
        key = "change_place" if change.what == PLACE else "change"
        lines.append(
            texts[key].format(
                number=change.participant.number,
                name=change.participant.name,
                code=change.what,
                first=values[0],
                second=values[1],
            )
        )
        lines += [_changed_step(one, two, texts) for one, two in change.steps]
    return "\n".join(lines)


def _changed_step(one: Step, two: Step, texts: Texts) -> str:
    return texts["change_step"].format(
        round=one.round,
        what=_what(one, texts),
        first=_side(one, texts),
        second=_side(two, texts),
    )


def _side(step: Step, texts: Texts) -> str:
    """Write one side of a changed term: its value, and why it is that or does not count."""
    reason = step.reason
    value = texts["not_counted"] if not step.counted else _product(step.value, step.factor)
    if reason is None:
        return value
    remark = _reason(step, reason.value, texts) + (f", {step.article}" if step.article else "")
    return texts["remark"].format(step=value, remark=remark)
