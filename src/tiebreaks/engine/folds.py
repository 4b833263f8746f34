"""Folds: how terms become one number each."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from math import lcm
from operator import mul

from tiebreaks._exact import common_scale, in_units, round_half_up
from tiebreaks.editions.rating_tables import (
    DP,
    REACH,
    expected_percent,
    expected_percents,
    lowest_difference,
)
from tiebreaks.editions.reasons import Reason
from tiebreaks.engine.fold import Contribution, Fold
from tiebreaks.engine.terms import Terms


def _counted_sum(row: Sequence[int], out: Sequence[tuple[int, Reason]]) -> int:
    """Return the sum of a row without what is left out."""
    return sum(row) - sum([row[k] for k, _ in out]) if out else sum(row)


def _total(terms: Terms) -> tuple[list[int | None], int]:
    rows, factors = terms.values, terms.factors
    sums: list[int | None]
    if factors is None:
        sums = list(map(sum, rows))
        for i, out in terms.left_out.items():
            sums[i] = _counted_sum(rows[i], out)
    else:
        sums = [sum(map(mul, *pair)) for pair in zip(rows, factors, strict=True)]
        for i, out in terms.left_out.items():
            sums[i] -= sum([rows[i][k] * factors[i][k] for k, _ in out])  # type: ignore[operator]
    for i in terms.undefined:
        sums[i] = None
    return sums, terms.scale * terms.factor_scale


def _factor_total(terms: Terms) -> tuple[list[int | None], int]:
    return [_score(terms, i) for i in range(len(terms.values))], terms.factor_scale


def _sum_and_count(terms: Terms, i: int) -> tuple[int, int]:
    """Return the sum of a mean and what it is divided by: the terms, or the divisor less cuts."""
    row, out = terms.values[i], terms.left_out.get(i, ())
    total, count = _counted_sum(row, out), len(row) - len(out)
    if terms.divisor is None or not count:
        return total, count
    return total, terms.divisor - sum([reason.is_cut for _, reason in out])


def _mean(terms: Terms) -> tuple[list[int | None], int]:
    sums = [_sum_and_count(terms, i) for i in range(len(terms.values))]
    scale = lcm(1, *{count for _, count in sums if count})
    values = [total * (scale // count) if count else None for total, count in sums]
    for i in terms.undefined:
        values[i] = None
    return values, terms.scale * scale


def _rounded_mean(terms: Terms) -> tuple[list[int | None], int]:
    return [_average(terms, i) for i in range(len(terms.values))], 1


def _average(terms: Terms, i: int) -> int | None:
    total, count = _sum_and_count(terms, i)
    return round_half_up(total, count * terms.scale) if count else None


def share_of(terms: Terms, i: int) -> Fraction | None:
    """Return the share of the points of the rounds that count; None if they can bring none."""
    scored, most = _counted_sum(terms.values[i], terms.left_out.get(i, ())), _score(terms, i)
    return Fraction(scored * terms.factor_scale, most * terms.scale) if most else None


def _share(terms: Terms) -> tuple[list[int | None], int]:
    floor = terms.threshold or Fraction(0)
    shares = [share_of(terms, i) for i in range(len(terms.values))]
    found = [floor if share is None else max(floor, share) for share in shares]
    counted = [value for i, value in enumerate(found) if i not in terms.undefined]
    scale = common_scale(counted)
    values: list[int | None] = [in_units(value, scale) for value in found]
    for i in terms.undefined:
        values[i] = None
    return values, scale


def _score(terms: Terms, i: int) -> int:
    """Return the points in the games that count, in the units of the factors."""
    assert terms.factors is not None
    return _counted_sum(terms.factors[i], terms.left_out.get(i, ()))


def _games(terms: Terms, i: int) -> int:
    return len(terms.values[i]) - len(terms.left_out.get(i, ()))


def _percent(terms: Terms, i: int) -> int:
    return round_half_up(100 * _score(terms, i), _games(terms, i) * terms.factor_scale)


def _performance(terms: Terms) -> tuple[list[int | None], int]:
    values: list[int | None] = []
    for i in range(len(terms.values)):
        average = _average(terms, i)
        values.append(None if average is None else average + DP[_percent(terms, i)])
    return values, 1


def dp_scored(terms: Terms, i: int) -> Fraction:
    """Return the difference dp for the score in the games that count, of which there are some."""
    return Fraction(DP[_percent(terms, i)])


def share_scored(terms: Terms, i: int) -> Fraction:
    """Return the score per game in the games that count, of which there are some."""
    return Fraction(_score(terms, i), terms.factor_scale * _games(terms, i))


def _centred(own: Callable[[Terms, int], Fraction], terms: Terms) -> tuple[list[int | None], int]:
    """Combine a mean with the own result, less the average of all results."""
    values: list[Fraction | None] = []
    for i in range(len(terms.values)):
        total, count = _sum_and_count(terms, i)
        average = Fraction(total, count * terms.scale) if count else None
        values.append(None if average is None else average + own(terms, i) - terms.centre)
    scale = common_scale(value for value in values if value is not None)
    return [None if value is None else in_units(value, scale) for value in values], scale


def _recursive_performance(terms: Terms) -> tuple[list[int | None], int]:
    return _centred(dp_scored, terms)


def _recursive_buchholz(terms: Terms) -> tuple[list[int | None], int]:
    return _centred(share_scored, terms)


def _perfect(terms: Terms) -> tuple[list[int | None], int]:
    return [_perfect_of(terms, i) for i in range(len(terms.values))], 1


def _perfect_of(terms: Terms, i: int) -> int | None:
    """Return the lowest rating whose expected score is at least the one scored (10.3)."""
    ratings = [terms.values[i][k] for k in terms.counted(i)]
    if not ratings:
        return None
    score = _score(terms, i)
    lowest, highest = min(ratings), max(ratings)
    if score == 0:
        return lowest + DP[0]
    percent = -(-100 * score // terms.factor_scale)  # rounded up: expected scores are whole
    # The rating lies between what the score is worth against opponents who are all as weak as
    # the lowest rated, and all as strong as the highest.
    difference = lowest_difference(-(-percent // len(ratings)))
    tried = range(lowest + difference, highest + difference)
    return tried.start + bisect_left(tried, percent, key=_expecting(ratings))


def _expecting(ratings: Sequence[int]) -> Callable[[int], int]:
    """Return the function from a rating to the score in percent that it expects against these."""
    if max(ratings) - min(ratings) > REACH // 2:
        return lambda rating: sum([expected_percent(rating - other) for other in ratings])
    percents, zero = expected_percents()
    places = [zero - other for other in ratings]
    return lambda rating: sum([percents[rating + place] for place in places])


def _mean_figures(terms: Terms, i: int) -> Mapping[str, Fraction]:
    total, count = _sum_and_count(terms, i)
    return {"sum": Fraction(total, terms.scale), "count": Fraction(count)}


def _share_figures(terms: Terms, i: int) -> Mapping[str, Fraction]:
    scored = _counted_sum(terms.values[i], terms.left_out.get(i, ()))
    return {
        "scored": Fraction(scored, terms.scale),
        "most": Fraction(_score(terms, i), terms.factor_scale),
        "floor": terms.threshold or Fraction(0),
    }


def _share_message(figures: Mapping[str, Fraction]) -> str:
    if not figures["most"]:
        return "share_of_nothing"
    raised = figures["scored"] / figures["most"] < figures["floor"]
    return "share_raised" if raised else "share"


def _performance_figures(terms: Terms, i: int) -> Mapping[str, Fraction]:
    figures = dict(_mean_figures(terms, i))
    average = _average(terms, i)
    if average is not None:
        percent = _percent(terms, i)
        figures |= {
            "average": Fraction(average),
            "score": Fraction(_score(terms, i), terms.factor_scale),
            "percent": Fraction(percent),
            "dp": Fraction(DP[percent]),
        }
    return figures


def _centred_figures(terms: Terms, i: int) -> Mapping[str, Fraction]:
    return {
        **_mean_figures(terms, i),
        "score": Fraction(_score(terms, i), terms.factor_scale),
        "centre": terms.centre,
    }


def _recursive_performance_figures(terms: Terms, i: int) -> Mapping[str, Fraction]:
    figures = dict(_centred_figures(terms, i))
    if _games(terms, i):
        figures["percent"] = Fraction(_percent(terms, i))
        figures["dp"] = dp_scored(terms, i)
    return figures


def _perfect_figures(terms: Terms, i: int) -> Mapping[str, Fraction]:
    rating = _perfect_of(terms, i)
    ratings = [terms.values[i][k] for k in terms.counted(i)]
    if rating is None:
        return {"count": Fraction(0)}
    expected = _expecting(ratings)
    return {
        "count": Fraction(len(ratings)),
        "score": Fraction(_score(terms, i), terms.factor_scale),
        "expected": Fraction(expected(rating), 100),
        "expected_below": Fraction(expected(rating - 1), 100),
        "lowest": Fraction(min(ratings)),
    }


total: Fold = Fold("total", _total, message="total")
total_with_divisor: Fold = Fold("total_with_divisor", _total, message="total_with_divisor")
factor_total: Fold = Fold(
    "factor_total", _factor_total, contribution=Contribution.FACTOR, message="factor_total"
)
mean: Fold = Fold(
    "mean",
    _mean,
    _mean_figures,
    rounded=True,
    contribution=Contribution.PAIR,
    message="mean",
)
mean_of_shares: Fold = Fold(
    "mean_of_shares", _mean, _mean_figures, contribution=Contribution.PAIR, message="mean"
)
share: Fold = Fold(
    "share",
    _share,
    _share_figures,
    contribution=Contribution.SHARE,
    message="share",
    message_by=_share_message,
)
rounded_mean: Fold = Fold(
    "rounded_mean",
    _rounded_mean,
    _mean_figures,
    contribution=Contribution.PAIR,
    message="rounded_mean",
)
performance: Fold = Fold(
    "performance",
    _performance,
    _performance_figures,
    contribution=Contribution.PAIR,
    message="performance",
)
perfect_performance: Fold = Fold(
    "perfect_performance",
    _perfect,
    _perfect_figures,
    contribution=Contribution.PAIR,
    message="perfect_performance",
    message_at_zero="perfect_performance_zero",
)
recursive_performance: Fold = Fold(
    "recursive_performance",
    _recursive_performance,
    _recursive_performance_figures,
    rounded=True,
    contribution=Contribution.PAIR,
    message="recursive_performance",
)
recursive_buchholz: Fold = Fold(
    "recursive_buchholz",
    _recursive_buchholz,
    _centred_figures,
    rounded=True,
    contribution=Contribution.PAIR,
    message="recursive_buchholz",
)
