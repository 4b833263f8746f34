"""Divide a fund by the values of a tie-break, or the prizes of the places."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Set
from fractions import Fraction

from tiebreaks._exact import short
from tiebreaks.engine.descriptors import Descriptor
from tiebreaks.engine.evaluation import evaluate
from tiebreaks.engine.families import BUILTIN
from tiebreaks.engine.registry import Registry
from tiebreaks.engine.resolution import without_aliases
from tiebreaks.engine.terms import Better, Column
from tiebreaks.errors import DescriptorError, InputError, Problem, UnknownColumnError
from tiebreaks.prizes.amounts import Amount, amount_of, coin_of, in_coins
from tiebreaks.prizes.division import Division, Rule, Share
from tiebreaks.standings.rows import Row, Standings

COIN = Fraction(1, 100)
RULES = (Rule.HORT, Rule.EQUAL, Rule.NONE)  # of the prizes of the places

Runs = list[tuple[int, int]]  # of each row, the first and the last place of those it is level with


def share(
    standings: Standings,
    *,
    fund: Amount | None = None,
    by: str | Descriptor | Column | None = None,
    prizes: Iterable[Amount] | None = None,
    rule: str | None = None,
    coin: Amount = COIN,
    registry: Registry = BUILTIN,
) -> Division:
    """Divide a fund in proportion to the values of a tie-break, or the prizes of the places.

    Every share is rounded down to whole coins; the remaining coins are given one each in final
    order, so that the sum is exact.

    Args:
        standings: who takes part, in final order; excluded participants get nothing.
        fund: the amount to be divided, as text, an int, a Fraction or a Decimal.
        by: the tie-break whose values divide the fund, or its column from `evaluate`. Values below
            0 and absent ones count as 0; if no value is above 0, all shares are equal.
        prizes: those of the places, the first place first; a later place has none.
        rule: how prizes are divided: "equal", "hort" or "none".
        coin: the smallest coin.
        registry: where the code of `by` is looked up if it is not a column of the standings.

    Raises:
        InputError: arguments that contradict each other, or an unusable amount.
        NotApplicableError: the tie-break has no values here.
        UnknownTiebreakError, DescriptorError: an unknown tie-break.

    >>> from tiebreaks import Crosstable, rank
    >>> table = Crosstable.parse("1 Ann * 1 ½\\n2 Bob 0 * 1\\n3 Cid ½ 0 *")
    >>> division = share(rank(table, "SB"), prizes=[100, 60, 40], rule="none")
    >>> [division.text(number) for number in (1, 2, 3)]
    ['100.00', '60.00', '40.00']
    """
    if not isinstance(standings, Standings):
        raise TypeError(f"prizes are divided among Standings, not {short(standings, most=80)}")
    chosen = _chosen(fund, by, prizes, rule)
    if not standings.order:
        raise InputError(Problem("nobody_to_pay", "there is nobody to divide prizes among"))
    smallest = coin_of(coin)
    if fund is not None:
        assert by is not None, "checked before"
        amount = amount_of(fund, Problem("the_fund", "the fund"), smallest)
        return _of_a_fund(standings, amount, _column(standings, by, registry), smallest)
    assert prizes is not None, "checked before"
    return _of_prizes(standings, _amounts(prizes, smallest), chosen, smallest)


def _chosen(fund: object, by: object, prizes: object, rule: str | None) -> Rule:
    """Return the rule that the arguments ask for, or raise what is wrong with them together."""
    problems = []
    if fund is None and prizes is None:
        problems.append(Problem("nothing_to_divide", "give either a fund or prizes"))
    if fund is not None and prizes is not None:
        problems.append(Problem("fund_and_prizes", "give either a fund or prizes, not both"))
    if fund is not None and by is None:
        reason = "a fund is divided by the values of a tie-break: name it with by"
        problems.append(Problem("fund_without_by", reason))
    if by is not None and fund is None:
        problems.append(Problem("by_without_fund", "by belongs to a fund, and none is given"))
    if rule is not None and rule not in RULES:
        problems.append(unknown_prize_rule(rule))
    if rule is not None and prizes is None:
        reason = "a rule belongs to prizes, and none are given"
        problems.append(Problem("rule_without_prizes", reason))
    if prizes is not None and rule is None:
        template = "name the rule by which prizes are divided: {known}"
        problems.append(Problem("prizes_without_rule", template, known=", ".join(RULES)))
    if problems:
        raise InputError(problems)
    return Rule.PROPORTIONAL if rule is None else Rule(rule)


def unknown_prize_rule(rule: str) -> Problem:
    """Return the problem with a rule by which prizes cannot be divided."""
    return Problem(
        "unknown_prize_rule",
        "unknown rule {rule!r}; the rules are {known}",
        rule=rule,
        known=", ".join(RULES),
    )


def _column(standings: Standings, by: str | Descriptor | Column, registry: Registry) -> Column:
    """Return the values that divide a fund: a column of the standings, else computed like it."""
    if not isinstance(by, str | Descriptor | Column):
        raise TypeError(f"by= is a code, a Descriptor or a Column, not {short(by)}")
    if not isinstance(by, Column):
        by = _listed(standings, by) or evaluate(
            standings.table, by, edition=standings.edition, registry=registry
        )
    elif by.table is not standings.table and by.table != standings.table:
        template = "{tiebreak} was computed for another table than the standings"
        raise InputError(Problem("other_table", template, tiebreak=str(by.descriptor)))
    if by.better is Better.LOWER:
        template = "{tiebreak}: lower is better, so a fund cannot be divided by it"
        raise InputError(Problem("lower_is_better", template, tiebreak=str(by.descriptor)))
    return by


def _listed(standings: Standings, code: str | Descriptor) -> Column | None:
    """Return a column of the standings, if it is there and has values."""
    try:
        column = standings.column(code)
    except (DescriptorError, UnknownColumnError):
        return None
    return column if isinstance(column, Column) else None


def _amounts(prizes: Iterable[Amount], coin: Fraction) -> tuple[Fraction, ...]:
    """Return the prizes, or raise everything that is wrong with them together."""
    if isinstance(prizes, str | bytes | Set | Mapping) or not isinstance(prizes, Iterable):
        raise TypeError(f"prizes are amounts in the order of the places, not {short(prizes)}")
    amounts: list[Fraction] = []
    problems: list[Problem] = []
    for place, prize in enumerate(prizes, start=1):
        try:
            what = Problem("prize", "prize {place}", place=place, entry=place - 1)
            amount = amount_of(prize, what, coin)
        except InputError as error:
            problems += error.problems
            continue
        if amounts and amount > amounts[-1]:
            template = "{what} is {given}, more than the one before it"
            more = Problem(
                "prize_above_the_last", template, what=what, given=str(prize), entry=place - 1
            )
            problems.append(more)
        amounts.append(amount)
    if not (amounts or problems):
        problems.append(Problem("no_prizes", "there are no prizes to divide"))
    if problems:
        raise InputError(problems)
    return tuple(amounts)


def _of_a_fund(standings: Standings, fund: Fraction, by: Column, coin: Fraction) -> Division:
    values = [by.value(row.participant.number) for row in standings]
    counted = [max(Fraction(), value or Fraction()) for value in values]
    total = sum(counted, Fraction())
    if not total:
        counted, total = [Fraction(1)] * len(values), Fraction(len(values))
    exact = [fund * value / total for value in counted]
    amounts = in_coins(exact, coin)
    shares = tuple(
        Share(row.participant, row.place, amounts[k], exact[k], values[k])
        for k, row in enumerate(standings)
    )
    return Division(Rule.PROPORTIONAL, fund, coin, shares, by, standings)


def _of_prizes(
    standings: Standings, prizes: tuple[Fraction, ...], rule: Rule, coin: Fraction
) -> Division:
    points, codes = _points(standings)
    own = _runs(standings, lambda row: row.decided_by is not None)
    level = _runs(standings, lambda row: row.decided_by in codes)
    own_prizes, means = _means(prizes, own), _means(prizes, level)
    exact = {
        Rule.EQUAL: means,
        Rule.HORT: [(one + mean) / 2 for one, mean in zip(own_prizes, means, strict=True)],
        Rule.NONE: own_prizes,
    }[rule]
    amounts = in_coins(exact, coin)
    shares = tuple(
        Share(
            row.participant,
            row.place,
            amounts[k],
            exact[k],
            points.value(row.participant.number),
            level[k],
            own_prizes[k],
            means[k],
        )
        for k, row in enumerate(standings)
    )
    fund = sum(prizes[: len(shares)], Fraction())
    unclaimed = sum(prizes[len(shares) :], Fraction())
    return Division(rule, fund, coin, shares, points, standings, prizes, unclaimed)


def _points(standings: Standings) -> tuple[Column, set[str]]:
    """Return the points, and the codes of the list up to them: who is level on these shares."""
    codes: set[str] = set()
    for code, column in standings.columns.items():
        codes.add(code)
        plain = without_aliases(column.descriptor, standings.aliases)
        if isinstance(column, Column) and plain.code == "PTS":
            return column, codes
    raise AssertionError("the list contains points")


def _runs(standings: Standings, begins: Callable[[Row], bool]) -> Runs:
    """Return the first and the last place of the run of rows that each row belongs to."""
    starts = [k for k, row in enumerate(standings) if k == 0 or begins(row)]
    ends = [*starts[1:], len(standings)]
    return [
        (start + 1, end) for start, end in zip(starts, ends, strict=True) for _ in range(start, end)
    ]


def _means(prizes: tuple[Fraction, ...], runs: Runs) -> list[Fraction]:
    """Return the mean of the prizes of the places of each run, 0 for places without one."""
    mean: dict[tuple[int, int], Fraction] = {}
    for first, last in runs:
        if (first, last) not in mean:
            total = sum(prizes[first - 1 : last], Fraction())
            mean[first, last] = total / (last - first + 1)
    return [mean[run] for run in runs]
