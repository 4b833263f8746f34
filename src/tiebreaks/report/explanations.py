"""A working, a comparison or standings, as text in a language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple, Unpack

from tiebreaks import outcomes
from tiebreaks._exact import inert, short
from tiebreaks.engine.descriptors import Descriptor
from tiebreaks.engine.fold import OWN_FOLD, Contribution, Fold
from tiebreaks.engine.folds import total
from tiebreaks.engine.origins import OWN
from tiebreaks.engine.terms import Kind, Step, Working
from tiebreaks.errors import Problem, TiebreakError
from tiebreaks.messages import counted, enumerated, messages, number, tiebreak_name
from tiebreaks.messages.errors import error_text
from tiebreaks.model.crosstable import Crosstable
from tiebreaks.model.tournament import Tournament
from tiebreaks.prizes.division import Division
from tiebreaks.report.divisions import text_division
from tiebreaks.report.group_lines import group_lines
from tiebreaks.report.names import edition_name, full_name
from tiebreaks.report.tables import text_table
from tiebreaks.standings.changes import PLACE, Change
from tiebreaks.standings.group_columns import GroupWorking
from tiebreaks.standings.ranking import Ranking, rank, refuse_settings
from tiebreaks.standings.rows import Comparison, Standings

Texts = Mapping[str, str]
Valued = tuple[Descriptor, int]  # whose working: of which tie-break, and for which number
_HALF = Fraction(1, 2)
Result = Working | GroupWorking | Comparison | Standings | Division
Subject = Result | Tournament | Crosstable | TiebreakError | Problem

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


class _Term(NamedTuple):
    """A step in words, which its line and the sum share: whose it is, and what it contributes."""

    step: Step
    what: str
    value: str


def explain(subject: Subject, language: str = "en", **ranking: Unpack[Ranking]) -> str:
    """Say in words how a value, a place or the share of a prize came about, or what is wrong.

    A tournament is ranked by its own settings, or by those of `rank` that are given. An error is
    everything that its call found, a line for each problem.

    Raises:
        UnknownLanguageError: a language that is not there.
        TypeError: something that cannot be explained, or settings of something ranked already.

    >>> from tiebreaks import Crosstable, evaluate
    >>> table = Crosstable.parse("1 Ann * 1 ½\\n2 Bob 0 * 1\\n3 Cid ½ 0 *")
    >>> print(explain(evaluate(table, "SB").working(1)))
    1 Ann: Sonneborn-Berger (SB) 1.25
    FIDE C.07, March 2026, 9.1
    Ann: 1 (beat Bob) + 0.5 x 1/2 (drew Cid) = 1.25
      round 1: free round (not counted: no opponent)
      round 2: beat Bob: 1
      round 3: drew Cid: 0.5 x 1/2 = 0.25
    """
    messages(language)  # an unknown language is refused whatever there is to explain
    if isinstance(subject, Tournament | Crosstable):
        return text_table(rank(subject, **ranking), language)
    refuse_settings(ranking)
    if isinstance(subject, TiebreakError | Problem):
        return error_text(subject, language)
    if isinstance(subject, Working | GroupWorking | Comparison):
        return explained(subject, language, {})
    if isinstance(subject, Division):
        return text_division(subject, language)
    if not isinstance(subject, Standings):
        kinds = "a working, a comparison, standings, a tournament, a division or an error"
        raise TypeError(f"{kinds} can be explained, not {short(subject, most=80)}")
    return text_table(subject, language)


def explained(
    subject: Working | GroupWorking | Comparison, language: str, sums: dict[Valued, str]
) -> str:
    """Explain one of many values and comparisons of standings.

    `sums` keeps the sum of each value: that of a row is shown again where the next one is compared.
    """
    texts = messages(language)
    if isinstance(subject, GroupWorking):
        return "\n".join([*_group_heading(subject, language), *group_lines(subject, texts)])
    if isinstance(subject, Comparison):
        return "\n".join(_comparison_lines(subject, language, sums))
    terms = _terms(subject, texts)
    line = _sum_line(subject, terms, language)
    sums[subject.descriptor, subject.number] = line
    value = texts["none"] if subject.total is None else number(subject.total, texts)
    shown = [term for term in terms if subject.total is not None or term.step.kind is Kind.ROUND]
    steps = [_step_line(term, subject.fold, texts) for term in shown]
    return "\n".join([*_heading(subject, language, value), line, *steps])


def _heading(working: Working | GroupWorking, language: str, total: str) -> list[str]:
    texts = messages(language)
    heading = texts["heading"].format(
        number=working.number,
        name=inert(working.name),
        title=full_name(working.tiebreak, language),
        code=working.descriptor,
        total=total,
    )
    rule = _rule(working, language)
    return [heading, rule] if rule else [heading]


def _rule(working: Working | GroupWorking, language: str) -> str:
    """Name the text that has the tie-break, and its article."""
    texts, edition, origin = messages(language), working.edition, working.origin
    policy = texts.get(f"policy_{working.descriptor.policy}")
    name = policy or edition_name(edition, language)
    if origin.cited or origin is OWN:
        key = "rule" if edition.cites_articles else "rule_without_article"
        return texts[key].format(edition=name, article=working.rule) if working.rule else ""
    rule = texts["rule_of_origin"].format(
        origin=texts[f"origin_{origin.key}"], article=working.rule
    )
    if working.descriptor.policy is None:
        return rule if working.rule else ""
    if not working.rule:
        return texts["rule_of_policy"].format(policy=name)
    return texts["rule_with_policy"].format(rule=rule, policy=name)


def _terms(working: Working, texts: Texts) -> list[_Term]:
    fold = working.fold
    return [
        _Term(step, _what(step, texts), _arithmetic(step, fold, texts)) for step in working.steps
    ]


def _sum_line(working: Working, terms: Sequence[_Term], language: str) -> str:
    """Write the value as one line of arithmetic: what counts, and how it folds."""
    texts = messages(language)
    name = inert(working.name) or str(working.number)
    if working.total is None:
        reason = working.undefined
        why = texts[f"reason_{reason.value}"] if reason else texts["no_games"]
        return texts["no_value"].format(name=name, why=why)
    kept = [_in_sum(term, working.fold, texts) for term in terms if term.step.counted]
    fields = {field: number(value, texts) for field, value in working.figures.items()}
    if "sum" in working.figures:
        fields["mean"] = number(working.figures["sum"] / working.figures["count"], texts)
    if "dp" in fields:
        fields["dp"] = f"{'-' if working.figures['dp'] < 0 else '+'} {fields['dp'].lstrip('-')}"
    template = texts.get(working.message, texts[OWN_FOLD] if kept else texts[total.message])
    line = template.format(
        name=name,
        fold=tiebreak_name(working.fold.name, working.fold.names, language, {}),
        listed=enumerated(kept, texts) if kept else "",
        terms=" + ".join(kept).replace(" + -", " - ") or texts["nothing"],
        total=number(working.total, texts),
        threshold="" if working.threshold is None else number(working.threshold, texts),
        divisor=working.divisor,
        **fields,
    )
    cut = [
        _in_sum(term, working.fold, texts)
        for term in terms
        if term.step.left_out is not None and term.step.left_out.is_cut
    ]
    line = texts["without"].format(line=line, terms=", ".join(cut)) if cut else line
    if working.vector:
        numbers = texts["separator"].join(number(value, texts) for value in working.vector)
        line = texts["then"].format(line=line, numbers=numbers)
    if working.below is None:
        return line
    return texts["below"].format(line=line, why=texts[f"reason_{working.below.value}"])


def _counts_factor(step: Step, fold: Fold) -> bool:
    """Whether the factor alone counts, so that the value is written beside the opponent."""
    return fold.contribution is Contribution.FACTOR and step.factor is not None


def _in_sum(term: _Term, fold: Fold, texts: Texts) -> str:
    step, what, value = term
    if _counts_factor(step, fold):
        return texts["term_against"].format(
            value=number(step.factor or 0, texts), what=what, score=number(step.value, texts)
        )
    return texts["term"].format(value=value, what=what)


def _arithmetic(step: Step, fold: Fold, texts: Texts) -> str:
    """Write what a term contributes: value x factor, a rating and its result, or a value."""
    value, factor = number(step.value, texts), step.factor
    if step.source is not None:
        return texts["from_source"].format(source=step.source, value=value)
    if factor is None:
        return value
    if fold.contribution is Contribution.SHARE:
        return texts["out_of"].format(value=value, most=number(factor, texts))
    if fold.contribution is not Contribution.PRODUCT:
        return texts["scored"].format(value=value, factor=_factor(step, texts))
    if factor == 1:
        return value
    return number(-step.value, texts) if factor == -1 else f"{value} x {_factor(step, texts)}"


def _is_product(step: Step, fold: Fold) -> bool:
    """Whether a term is written as value x factor, so that the product is worth adding."""
    if fold.contribution is not Contribution.PRODUCT or step.source is not None:
        return False
    return step.factor is not None and step.factor not in (1, -1)


def _factor(step: Step, texts: Texts) -> str:
    """Write a factor: a part of a point as a fraction, a score that is a factor as a score."""
    factor = Fraction(1) if step.factor is None else step.factor
    if step.kind is Kind.PART and factor > 1:
        return number(factor, texts)
    return texts["half"] if factor == _HALF else str(factor)


def _what(step: Step, texts: Texts) -> str:
    """Name what a term belongs to: a game or bye, a board, a penalty, a part of the value."""
    if step.kind is Kind.BOARD:
        return texts["board"].format(board=step.board)
    if step.kind is Kind.ROUND and step.outcome is not None:
        if step.is_free_round:
            return texts["free_round"]
        opponent = inert(step.opponent_name) or str(step.opponent)
        return texts[_OUTCOME_KEYS[step.outcome]].format(opponent=opponent)
    if step.label is not None:
        return texts.get(f"label_{step.label}", step.label)
    return texts["own"] if step.note is None else texts[f"reason_{step.note.value}"]


def _step_line(term: _Term, fold: Fold, texts: Texts) -> str:
    """Write one term: what happened, the value, why it is not plain, why it does not count."""
    step, what, value = term
    if _is_product(step, fold):
        value += f" = {number(step.value * (step.factor or 0), texts)}"
    if step.kind is not Kind.ROUND:
        return texts["step_without_round"].format(what=what, value=value)
    if step.left_out is not None and not step.left_out.shows_value:
        line = texts["step_without_value"].format(round=step.round, what=what)
    elif _counts_factor(step, fold):
        score, points = number(step.value, texts), number(step.factor or 0, texts)
        line = texts["step_against"].format(round=step.round, what=what, score=score, value=points)
    else:
        line = texts["step"].format(round=step.round, what=what, value=value)
    remark = _remark(step, texts)
    return texts["remark"].format(step=line, remark=remark) if remark else line


def _remark(step: Step, texts: Texts) -> str:
    """Say why a value is not the plain one and why it is left out, each with its article."""
    if step.note is step.left_out is None:
        return ""
    reasons = ((step.note, step.note_article), (step.left_out, step.left_out_article))
    return texts["separator"].join(
        texts[f"reason_{reason.value}"].format(
            before="" if step.before is None else number(step.before, texts),
            ceiling="" if step.ceiling is None else number(step.ceiling, texts),
            draws="" if step.draws is None else number(step.draws, texts),
            games=step.games,
        )
        + (f" ({article})" if article else "")
        for reason, article in reasons
        if reason is not None
    )


def _group_heading(working: GroupWorking, language: str) -> list[str]:
    order = working.order
    nobody = messages(language)["separates_nobody"]
    return _heading(working, language, str(order[working.number]) if order else nobody)


def _comparison_lines(comparison: Comparison, language: str, sums: dict[Valued, str]) -> list[str]:
    texts = messages(language)
    first = f"{comparison.first.number} {inert(comparison.first.name)}"
    second = f"{comparison.second.number} {inert(comparison.second.name)}"
    place, other = comparison.places
    key = "shared" if place == other else "above"
    lines = [texts[key].format(first=first, second=second, place=place, other_place=other)]
    for code, value in comparison.equal:
        key = "equal_none" if value is None else "equal"
        lines.append(texts[key].format(code=code, value=_value(value, texts)))
    if comparison.workings is None or comparison.values is None:
        return lines if comparison.decided_by is None else [*lines, texts["lots"]]
    one, two = (_value(value, texts) for value in comparison.values)
    lines.append(texts["decides"].format(code=comparison.decided_by, value=one, other_value=two))
    for working in comparison.workings:
        if isinstance(working, GroupWorking):
            return [*lines, *group_lines(working, texts)]  # the group of both is the same
        whose = working.descriptor, working.number
        if whose not in sums:
            sums[whose] = _sum_line(working, _terms(working, texts), language)
        lines.append(f"  {sums[whose]}")
    return lines


def _value(value: Fraction | None, texts: Texts) -> str:
    return texts["none"] if value is None else number(value, texts)


def explain_changes(
    first: Standings, second: Standings, changes: Sequence[Change], language: str = "en"
) -> str:
    """Say in words what differs between two rankings of a table, and which terms make it.

    Raises:
        UnknownLanguageError: a language that is not there.
    """
    texts = messages(language)
    names = {"first": first.edition.id, "second": second.edition.id}
    lines = [
        counted("versus", len(changes), texts, **names)
        if changes
        else texts["versus_none"].format(**names)
    ]
    for change in changes:
        lines.append(
            texts["change_place" if change.what == PLACE else "change"].format(
                number=change.participant.number,
                name=inert(change.participant.name),
                code=change.what,
                first=_value(change.first, texts),
                second=_value(change.second, texts),
            )
        )
        for one, two in change.steps:
            sides = [_side(step, change.fold or total, texts) for step in (one, two)]
            lines.append(
                texts["change_step"].format(
                    round=one.round, what=_what(one, texts), first=sides[0], second=sides[1]
                )
            )
    return "\n".join(lines)


def _side(step: Step, fold: Fold, texts: Texts) -> str:
    """Write one side of a changed term: its value, and why it is that or does not count."""
    remark = _remark(step, texts)
    if not step.counted:
        return remark
    value = _arithmetic(step, fold, texts)
    return texts["remark"].format(step=value, remark=remark) if remark else value
