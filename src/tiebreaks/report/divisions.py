"""Divided prizes as text, tab- and comma-separated values, JSON and Markdown."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction

from tiebreaks._exact import inert, to_text
from tiebreaks.messages import counted, messages
from tiebreaks.prizes.division import Division, Rule, Share
from tiebreaks.report.layout import (
    aligned,
    csv_text,
    guarded,
    indented_json,
    markdown_lines,
    without_markup,
)
from tiebreaks.report.names import full_name
from tiebreaks.report.standings_data import division_value
from tiebreaks.report.tables import event_name, state_lines

Texts = Mapping[str, str]

_MOST_PRIZES = 5
_NAME = 2  # the position of the column with the names


def text_division(division: Division, language: str = "en") -> str:
    """Write a division for people: what is divided and how, who gets what and why, the sum."""
    lines = [_header(division, language), *_lines(division, language)]
    title = event_name(division.standings)
    head = [inert(title)] if title else []
    state = [*state_lines(division.standings, language), *_rule_lines(division, language)]
    below = _below(division, language)
    blank = [""] if below else []
    return "\n".join([*head, *state, "", *aligned(lines, {_NAME}), *blank, *below])


def markdown_division(division: Division, language: str = "en") -> str:
    """Write a division as a Markdown table; names and the title are text, never markup."""
    header = _header(division, language)
    rule = ["---" if k == _NAME else "---:" for k in range(len(header))]
    lines = _lines(division, language)
    for line in lines:
        line[_NAME] = without_markup(line[_NAME])
    title = event_name(division.standings)
    head = [f"# {without_markup(inert(title))}", ""] if title else []
    state = [*state_lines(division.standings, language), *_rule_lines(division, language)]
    above = [f"{without_markup(line)}  " for line in state]
    below = [part for line in _below(division, language) for part in ("", line)]
    return "\n".join([*head, *above, "", *markdown_lines([header, rule, *lines]), *below])


def tsv_division(division: Division, language: str = "en") -> str:
    """Write everyone's share with what explains it, separated by tabs; an absent value is `-`.

    `first` and `last` are the places of everyone level on points, `prize` that of the own place,
    `mean` that of these places.
    """
    return "\n".join("\t".join(line) for line in _plain_lines(division))


def csv_division(division: Division, language: str = "en") -> str:
    """Write the same as `tsv_division`, separated by commas."""
    lines = _plain_lines(division)
    for line in lines[1:]:
        line[_NAME] = guarded(line[_NAME])
    return csv_text(lines)


def json_division(division: Division, language: str = "en") -> str:
    """Write a division with exact amounts as JSON."""
    return indented_json(division_value(division))


def _rule_lines(division: Division, language: str) -> list[str]:
    """Say what is divided, and by which rule."""
    texts = messages(language)
    if division.rule is not Rule.PROPORTIONAL:
        return [
            texts["share_prizes"].format(prizes=_prizes(division, texts)),
            texts[f"share_{division.rule}"],
        ]
    lines = [
        texts["share_fund"].format(
            fund=_amount(division.fund, division, texts),
            name=full_name(division.by.tiebreak, language),
            code=division.by.descriptor,
        )
    ]
    if any(share.value is not None and share.value < 0 for share in division):
        lines.append(texts["share_below_zero"])
    return [*lines, *([] if _sum_of_values(division) else [texts["share_all_zero"]])]


def _prizes(division: Division, texts: Texts) -> str:
    """Write the prizes, the first of them where there are many."""
    prizes = [_amount(prize, division, texts) for prize in division.prizes]
    more = [f"... ({len(prizes)})"] if len(prizes) > _MOST_PRIZES else []
    return texts["separator"].join([*prizes[:_MOST_PRIZES], *more])


def _header(division: Division, language: str) -> list[str]:
    texts = messages(language)
    columns = {
        Rule.PROPORTIONAL: [],
        Rule.EQUAL: ["share_places", "share_mean"],
        Rule.HORT: ["share_prize", "share_places", "share_mean"],
        Rule.NONE: ["share_prize"],
    }[division.rule]
    start = [texts[key] for key in ("place", "number", "name")]
    return [
        *start,
        str(division.by.descriptor),
        *(texts[key] for key in [*columns, "share_amount"]),
    ]


def _lines(division: Division, language: str) -> list[list[str]]:
    """Return a line for everyone who gets something, and one for the sum."""
    texts = messages(language)
    lines = [_cells(share, division, texts) for share in division if share.amount]
    blanks = [""] * (len(_header(division, language)) - 5)
    total = ""
    if division.rule is Rule.PROPORTIONAL:
        summed = to_text(_sum_of_values(division), least=division.by.decimals)
        total = _decimal(summed, texts)
    amount = _amount(division.fund, division, texts)
    return [*lines, ["", "", texts["share_total"], total, *blanks, amount]]


def _cells(share: Share, division: Division, texts: Texts) -> list[str]:
    number = share.participant.number
    cells = [str(share.place), str(number), inert(share.participant.name)]
    cells.append(_decimal(division.by.text(number), texts))
    mean, prize = (
        "" if value is None else _amount(value, division, texts)
        for value in (share.group_prize, share.own_prize)
    )
    places = "" if share.group is None else _places(share.group)
    cells += {
        Rule.PROPORTIONAL: [],
        Rule.EQUAL: [places, mean],
        Rule.HORT: [prize, places, mean],
        Rule.NONE: [prize],
    }[division.rule]
    return [*cells, _amount(share.amount, division, texts)]


def _places(group: tuple[int, int]) -> str:
    first, last = group
    return str(first) if first == last else f"{first}-{last}"


def _below(division: Division, language: str) -> list[str]:
    """Say how many get nothing, and what is not paid out."""
    texts = messages(language)
    lines = []
    if without := sum(not share.amount for share in division):
        lines.append(counted("share_nothing", without, texts))
    if division.unclaimed:
        amount = _amount(division.unclaimed, division, texts)
        lines.append(texts["share_unclaimed"].format(amount=amount))
    return lines


def _sum_of_values(division: Division) -> Fraction:
    """Return the sum of the values that count: those above 0."""
    return sum((max(share.value or Fraction(), Fraction()) for share in division), Fraction())


def _amount(amount: Fraction, division: Division, texts: Texts) -> str:
    return _decimal(division.written(amount), texts)


def _decimal(text: str, texts: Texts) -> str:
    return text.replace(".", texts["decimal_point"])


def _plain_lines(division: Division) -> list[list[str]]:
    """Return a header and a line for everyone."""
    of_places = division.rule is not Rule.PROPORTIONAL
    reasons = ["first", "last", "prize", "mean"] if of_places else []
    lines = [["place", "number", "name", str(division.by.descriptor), *reasons, "amount"]]
    for share in division:
        person = share.participant
        cells = [str(share.place), str(person.number), inert(person.name)]
        cells.append("-" if share.value is None else to_text(share.value))
        cells += map(str, share.group or ())
        cells += [to_text(v) for v in (share.own_prize, share.group_prize) if v is not None]
        lines.append([*cells, division.written(share.amount)])
    return lines


FORMATS: Mapping[str, Callable[[Division, str], str]] = {
    "text": text_division,
    "tsv": tsv_division,
    "csv": csv_division,
    "json": json_division,
    "markdown": markdown_division,
}
