"""The texts of each language: templates with named fields, the same keys in every language."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache
from importlib import import_module

from tiebreaks._exact import to_text
from tiebreaks.errors import Problem, UnknownLanguageError
from tiebreaks.messages import de, en, es, fr

LANGUAGES: Mapping[str, Mapping[str, str]] = {
    "en": en.MESSAGES,
    "de": de.MESSAGES,
    "es": es.MESSAGES,
    "fr": fr.MESSAGES,
}


def messages(language: str) -> Mapping[str, str]:
    """Return the templates of a language.

    Raises:
        UnknownLanguageError: there are no texts in the language; the message lists the languages.
    """
    try:
        return LANGUAGES[language]
    except KeyError:
        known = ", ".join(LANGUAGES)
        message = f"unknown language {language!r}; the languages are {known}"
        raise UnknownLanguageError(message) from None


@cache
def _problem_templates(language: str) -> Mapping[str, str]:
    """Return the templates of problems, which few programs need; English has its own in place."""
    messages(language)
    found = import_module(f"{__name__}.{language}.problems")
    of_files = import_module(f"{__name__}.{language}.problems_of_files")
    of_results = import_module(f"{__name__}.{language}.problems_of_results")
    return {**found.PROBLEMS, **of_files.PROBLEMS, **of_results.PROBLEMS}


def problem_text(problem: Problem, language: str = "en") -> str:
    """Return the message of a problem in a language, with its place in a text if it has one.

    >>> from tiebreaks.errors import Problem
    >>> problem_text(Problem("unknown_code", "unknown code {written!r}", written="BHC"))
    "unknown code 'BHC'"
    """
    if language == "en":
        return str(problem)
    templates = _problem_templates(language)
    named = {
        name: problem_text(field, language) if isinstance(field, Problem) else field
        for name, field in problem.named.items()
    }
    message = templates.get(problem.code, problem.template).format_map(named)
    place = ""
    if problem.line:
        key = "at_line_and_column" if problem.column else "at_line"
        place = templates[key].format(line=problem.line, column=problem.column)
    return ": ".join(filter(None, (problem.source, place, message)))


def number(value: Fraction | int, texts: Mapping[str, str], places: int = 4) -> str:
    """Write a number as the language does: exact where it ends within the places.

    >>> number(Fraction(5, 2), messages("en"))
    '2.5'
    """
    text = to_text(value, places)
    return text if value.denominator == 1 else text.replace(".", texts["decimal_point"])


def counted(key: str, count: int, texts: Mapping[str, str], **fields: object) -> str:
    """Fill in the template of a count, which has a second form for the count of 1.

    >>> [counted("check_differences", n, messages("en")) for n in (1, 2)]
    ['1 difference', '2 differences']
    """
    return texts[f"{key}_one" if count == 1 else key].format(count=count, **fields)


def enumerated(parts: Sequence[str], texts: Mapping[str, str]) -> str:
    """Join parts as in a sentence.

    >>> enumerated(["a", "b", "c"], messages("en")), enumerated(["a"], messages("en"))
    ('a, b and c', 'a')
    """
    *others, last = parts
    return texts["and"].format(first=", ".join(others), last=last) if others else last


def tiebreak_name(
    code: str, names: Mapping[str, str], language: str, texts: Mapping[str, str]
) -> str:
    """Return a tie-break's name: its own, the built-in one, its English one, or the code."""
    return names.get(language) or texts.get(f"name_{code}") or names.get("en") or code
