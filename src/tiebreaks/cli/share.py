"""`tiebreaks share`: divide a fund or prizes among the participants."""

from __future__ import annotations

import argparse

from tiebreaks.cli.arguments import add_format, add_group, add_shared
from tiebreaks.cli.inputs import among, ranked, registry_of, unrated_rule
from tiebreaks.engine.evaluation import evaluate
from tiebreaks.engine.terms import Column
from tiebreaks.errors import InputError, Problem
from tiebreaks.model.tournament import Tournament
from tiebreaks.prizes.sharing import RULES, share, unknown_prize_rule
from tiebreaks.report.divisions import FORMATS
from tiebreaks.standings.rows import Standings

HELP = "divide a fund or prizes among the participants"


def add_options(command: argparse.ArgumentParser) -> None:
    """Add the options."""
    add_shared(command, sharing="|".join(RULES))
    add = command.add_argument
    add("--fund", metavar="AMOUNT", help="divide this in proportion to the values of --by")
    add("--by", metavar="CODE", help="the tie-break whose values divide the fund")
    prizes = "the prizes of the places, the first place first; divided as --rule says"
    add("--prizes", metavar="A,B,...", help=prizes)
    add("--coin", metavar="AMOUNT", default="0.01", help="the smallest coin; default: 0.01")
    add_group(command)
    add_format(command, list(FORMATS))


def run(options: argparse.Namespace) -> str:
    """Return who gets what in the format asked for."""
    rules = [rule for rule in options.rule if "=" not in rule]
    options.rule = [rule for rule in options.rule if "=" in rule]
    _refuse_combinations(options, rules)
    also = [options.by] if options.by else []
    tournament, standings = ranked(options, also)
    division = share(
        among(standings, options.only),
        fund=options.fund,
        by=_values(options, tournament, standings),
        prizes=None if options.prizes is None else _prizes(options.prizes),
        rule=rules[0] if rules else None,
        coin=options.coin,
    )
    return FORMATS[options.format](division, options.language)


def _refuse_combinations(options: argparse.Namespace, rules: list[str]) -> None:
    """Refuse arguments that contradict each other, before a file is read."""
    fund, prizes = options.fund is not None, options.prizes is not None
    problems = [unknown_prize_rule(rule) for rule in rules if rule not in RULES]
    if fund and prizes:
        reason = "--fund and --prizes cannot be combined"
        problems.append(Problem("options_fund_and_prizes", reason))
    elif not fund and not prizes:
        reason = "give --fund AMOUNT --by CODE, or --prizes A,B,... --rule RULE"
        problems.append(Problem("options_nothing_to_divide", reason))
    if fund and not options.by:
        reason = "--fund needs --by CODE, the tie-break whose values divide it"
        problems.append(Problem("option_fund_without_by", reason))
    if options.by and not fund:
        problems.append(Problem("option_by_without_fund", "--by needs --fund"))
    if rules and not prizes:
        template = "--rule {rule} needs --prizes"
        problems.append(Problem("option_rule_without_prizes", template, rule=rules[0]))
    if prizes and not rules:
        template = "--prizes needs --rule, one of {known}"
        known = ", ".join(RULES)
        problems.append(Problem("option_prizes_without_rule", template, known=known))
    if len(rules) > 1:
        template = "--rule can be given once: {rules}"
        problems.append(Problem("option_rule_repeated", template, rules=", ".join(rules)))
    if problems:
        raise InputError(problems)


def _values(
    options: argparse.Namespace, tournament: Tournament, standings: Standings
) -> Column | None:
    """Return the values that divide a fund, computed by the same rules as the standings."""
    if not options.by:
        return None
    return evaluate(
        standings.table,
        options.by,
        edition=standings.edition,
        unrated=unrated_rule(options, tournament),
        ratings=options.ratings,
        registry=registry_of(options, [options.by]),
    )


def _prizes(text: str) -> list[str]:
    """Return the prizes: separated by commas, or by semicolons if they have decimal commas."""
    return [prize.strip() for prize in text.split(";" if ";" in text else ",")]
