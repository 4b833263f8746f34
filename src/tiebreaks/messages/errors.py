"""Errors in words: everything that is wrong, in a language."""

from __future__ import annotations

from collections.abc import Mapping

from tiebreaks.errors import DescriptorError, Problem, TiebreakError, caret_under
from tiebreaks.messages import LANGUAGES, problem_text


def error_text(error: TiebreakError | Problem, language: str = "en") -> str:
    """Return everything that is wrong, a line for each problem, found by the same call included.

    Below what is wrong with a descriptor stands its text, with the wrong part marked.

    >>> from tiebreaks import BUILTIN, errors
    >>> try:
    ...     BUILTIN.resolve("BH/Q")
    ... except errors.DescriptorError as error:
    ...     print(error_text(error, "de"))
    unbekannter Zusatz Q; die Zusätze sind C, M, L, K, H, LEX, MET, F, P, R
        BH/Q
           ^
    """
    if isinstance(error, Problem):
        return problem_text(error, language)
    return "\n".join(line for one in (error, *error.others) for line in _lines(one, language))


def problem_in(problem: Problem, texts: Mapping[str, str]) -> str:
    """Return a problem in the language that has these texts."""
    found = (language for language, known in LANGUAGES.items() if known is texts)
    return problem_text(problem, next(found, "en"))


def _lines(error: TiebreakError, language: str) -> list[str]:
    lines = [problem_text(problem, language) for problem in error.own_problems]
    return [*lines, *caret_under(error)] if isinstance(error, DescriptorError) else lines
