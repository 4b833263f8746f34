"""`tiebreaks share`: divide a fund or prizes among the participants."""

from __future__ import annotations

import argparse

from tiebreaks.cli.inputs import among, ranked, registry_of, unrated_rule
from tiebreaks.engine.evaluation import evaluate
from tiebreaks.engine.terms import Column
from tiebreaks.errors import InputError
from tiebreaks.model.tournament import Tournament
from tiebreaks.prizes.sharing import RULES, share
from tiebreaks.report.divisions import FORMATS, json_division
from tiebreaks.standings.rows import Standings


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
    if options.format == "json":
        return json_division(division, tournament=tournament)
    return FORMATS[options.format](division, options.language, tournament.name)


def _refuse_combinations(options: argparse.Namespace, rules: list[str]) -> None:
    """Refuse arguments that contradict each other, before a file is read."""
    fund, prizes = options.fund is not None, options.prizes is not None
    known = ", ".join(RULES)
    problems = [
        f"unknown rule {rule!r}; the rules are {known}" for rule in rules if rule not in RULES
    ]
    if fund and prizes:
        problems.append("--fund and --prizes cannot be combined")
    elif not fund and not prizes:
        problems.append("give --fund AMOUNT --by CODE, or --prizes A,B,... --rule RULE")
    if fund and not options.by:
        problems.append("--fund needs --by CODE, the tie-break whose values divide it")
    if options.by and not fund:
        problems.append("--by needs --fund")
    if rules and not prizes:
        problems.append(f"--rule {rules[0]} needs --prizes")
    if prizes and not rules:
        problems.append(f"--prizes needs --rule, one of {known}")
    if len(rules) > 1:
        problems.append(f"--rule can be given once: {', '.join(rules)}")
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
