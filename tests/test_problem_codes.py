"""Every problem has a code and a template of its own, and a translation in every language."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from string import Formatter
from typing import NamedTuple

import pytest

import tiebreaks
from tiebreaks import editions, errors, outcomes
from tiebreaks.errors import Problem
from tiebreaks.messages import LANGUAGES
from tiebreaks.model.entries import ROUND_PROBLEMS
from tiebreaks.model.outcome_words import outcome_words

ROOT = Path(tiebreaks.__file__).parent
MODULES = {path.relative_to(ROOT).as_posix(): path for path in sorted(ROOT.rglob("*.py"))}
OTHERS = [language for language in LANGUAGES if language != "en"]
# The errors that take a problem first; the two others take an edition or a code.
ERRORS = {name for name in errors.__all__ if name.endswith("Error")}
ERRORS -= {"NotApplicableError", "UnknownEditionError"}

# Modules that make codes of names or choose one of several, and these codes.
MADE = {
    "errors.py": set[str](),
    "engine/evaluation.py": {f"edition_{edition.id}" for edition in editions.ALL},
    "model/additions.py": {"a_award", "a_penalty"},
    "model/cells.py": {
        "both_have",
        "both_have_black",
        "both_have_white",
        "one_sided",
        "one_sided_bye",
        "one_sided_game",
        "results_contradict",
    },
    "model/entries.py": {
        f"{kind}_entry"
        for kind in ("award", "bye", "game", "match", "participant", "penalty", "result")
    },
    "model/next_round.py": {
        "colors_reversed",
        "no_such_game",
        "result_already",
        "several_open_games",
    },
    "model/outcome_words.py": {outcome_words(outcome).code for outcome in outcomes.NAMES},
    "model/placing.py": {"with_round", "without_round", *ROUND_PROBLEMS},
    "model/scores.py": {"one_sided_score", "score_of_pair", "scores_differ"},
}
# What makes a problem, and how many arguments stand before its code.
MAKERS = {"Problem": 0, "inside": 0, "add": 1}
# What `problem_text` writes before a problem.
PLACES = {"at_line", "at_line_and_column", "with_place"}


class Made(NamedTuple):
    """A call that makes a problem; None where code or template is not a literal text."""

    place: str
    code: str | None
    template: str | None


def scopes(tree: ast.Module) -> Iterator[list[ast.AST]]:
    """Yield the nodes of every function and of the module, each without those of inner ones."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    for scope in (tree, *functions):
        nodes: list[ast.AST] = []
        found: list[ast.AST] = [*ast.iter_child_nodes(scope)]
        while found:
            node = found.pop()
            nodes.append(node)
            if not isinstance(node, ast.FunctionDef):
                found += ast.iter_child_nodes(node)
        yield nodes


def literal(node: ast.expr, scope: list[ast.AST]) -> str | None:
    """Return a literal text, or the one last given to a name in the same function."""
    value = last_given(node, scope) if isinstance(node, ast.Name) else node
    return value.value if isinstance(value, ast.Constant) and isinstance(value.value, str) else None


def last_given(node: ast.Name, scope: list[ast.AST]) -> ast.expr | None:
    """Return what was last given to a name in the same function, in the order of the lines."""
    given = [
        other
        for other in scope
        if isinstance(other, ast.Assign)
        and other.lineno < node.lineno
        and [target.id for target in other.targets if isinstance(target, ast.Name)] == [node.id]
    ]
    last = max(given, key=lambda other: other.lineno, default=None)
    return None if last is None else last.value


def called(call: ast.Call) -> str:
    """Return the name of what is called, without that of its module or object."""
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def calls(module: str) -> Iterator[tuple[ast.Call, list[ast.AST]]]:
    """Yield every call of a module with the nodes of its function."""
    for scope in scopes(ast.parse(MODULES[module].read_text(encoding="utf-8"))):
        for node in scope:
            if isinstance(node, ast.Call):
                yield node, scope


def made_in(module: str) -> Iterator[Made]:
    """Yield what a module makes, by `Problem`, by `inside`, or by adding to faults."""
    for call, scope in calls(module):
        skipped = MAKERS.get(called(call))
        if skipped is None or (called(call) == "add" and len(call.args) < 3):
            continue
        given = call.args[skipped : skipped + 2]
        if [ast.unparse(one).rpartition(".")[2] for one in given] == ["code", "template"]:
            continue  # passed on, or copied from another problem
        texts = [literal(one, scope) for one in given]
        yield Made(f"{module}:{call.lineno}", *texts, *[None] * (2 - len(texts)))


def is_plain(node: ast.expr | None, scope: list[ast.AST]) -> bool:
    """Return whether an argument is a text, or a list of texts or of places with a text."""
    if isinstance(node, ast.Name):
        node = last_given(node, scope)
    if isinstance(node, ast.List | ast.Tuple):
        return any(is_plain(part, scope) for part in node.elts)
    if isinstance(node, ast.ListComp | ast.GeneratorExp):
        return is_plain(node.elt, scope)
    return isinstance(node, ast.JoinedStr) or (
        isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def takes_problems(call: ast.Call) -> bool:
    """Return whether a call makes an error, or adds to the problems or unreadable places."""
    if called(call) in ("append", "extend") and isinstance(call.func, ast.Attribute):
        return ast.unparse(call.func.value).rpartition(".")[2] == "problems"
    return called(call) in ERRORS | {"unreadable"}


def plain_errors(module: str) -> list[str]:
    """Return the places of errors and unreadable places that a module gives a plain text."""
    return [
        f"{module}:{call.lineno}"
        for call, scope in calls(module)
        if takes_problems(call) and call.args and is_plain(call.args[0], scope)
    ]


FOUND = [made for module in MODULES for made in made_in(module)]
TEMPLATES = {made.code: made.template for made in FOUND if made.code and made.template}
CODES = {*TEMPLATES, *(code for codes in MADE.values() for code in codes)}
NEEDED = {made.code for made in FOUND if made.code}
NEEDED |= {code for module in MADE for code in MADE[module]}


def translations(language: str) -> list[tuple[str, str]]:
    """Return the codes and templates of a language, from all modules that hold problems."""
    modules = sorted((ROOT / "messages" / language).glob("problems*.py"))
    return [
        entry
        for path in modules
        for entry in import_module(f"tiebreaks.messages.{language}.{path.stem}").PROBLEMS.items()
    ]


def fields(template: str) -> set[str]:
    """Return the names of the fields of a template."""
    return {name for _, name, _, _ in Formatter().parse(template) if name is not None}


def test_every_problem_has_a_literal_code_and_template() -> None:
    """A code is never put together, so that a search finds where a problem comes from."""
    known = MADE
    assert [
        made.place
        for made in FOUND
        if None in (made.code, made.template) and made.place.partition(":")[0] not in known
    ] == []


def test_codes_are_in_snake_case() -> None:
    """A code is an identifier in small letters."""
    assert [code for code in TEMPLATES if not code.isidentifier() or code != code.lower()] == []


def test_one_code_has_one_template() -> None:
    """The same code is the same sentence, wherever it is used."""
    pairs = {(made.code, made.template) for made in FOUND if made.code and made.template}
    counted = Counter(code for code, _ in pairs)
    assert [code for code, count in counted.items() if count > 1] == []


@pytest.mark.parametrize("module", MODULES)
def test_errors_hold_problems(module: str) -> None:
    """No error of the library is raised with a plain text."""
    assert plain_errors(module) == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_problem_is_translated(language: str) -> None:
    """Every code has one translation in every language, and there is no other."""
    codes = Counter(code for code, _ in translations(language))
    assert [code for code, count in codes.items() if count > 1] == []
    assert sorted(NEEDED - codes.keys() - LANGUAGES[language].keys()) == []
    assert sorted(codes.keys() - CODES - PLACES) == []


@pytest.mark.parametrize("language", OTHERS)
def test_translations_have_the_fields_of_the_template(language: str) -> None:
    """A translation names exactly the fields that the English sentence names."""
    assert {
        code: fields(template) ^ fields(TEMPLATES[code])
        for code, template in translations(language)
        if code in TEMPLATES and fields(template) != fields(TEMPLATES[code])
    } == {}


def test_a_template_is_not_its_own_text() -> None:
    """What is filled in is named, so that a translation can put it elsewhere."""
    problem = Problem("no_such_number", "no participant has the number {number!r}", number=9)
    assert fields(problem.template) == {"number"}
    assert str(problem) == "no participant has the number 9"
