"""The texts of each language: templates with named fields, the same keys in every language."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache, lru_cache
from importlib import import_module

from tiebreaks._exact import short, to_text
from tiebreaks.errors import Problem, UnknownLanguageError


class _Languages(Mapping[str, Mapping[str, str]]):
    """The texts by language; most programs need one language, which is loaded on use."""

    _known = ("en", "de", "es", "fr")

    def __getitem__(self, language: str) -> Mapping[str, str]:
        if language not in self._known:
            raise KeyError(language)
        return _texts(language)

    def __contains__(self, language: object) -> bool:
        return language in self._known

    def __iter__(self) -> Iterator[str]:
        return iter(self._known)

    def __len__(self) -> int:
        return len(self._known)


LANGUAGES: Mapping[str, Mapping[str, str]] = _Languages()


@cache
def _texts(language: str) -> Mapping[str, str]:
    """Return the texts of a language but those of problems."""
    found: Mapping[str, str] = import_module(f"{__name__}.{language}").MESSAGES
    return found


def language_of(language: str) -> str:
    """Return the language whose texts are used: that of a tag or of a locale's name.

    Raises:
        UnknownLanguageError: there are no texts in the language; the message lists the languages.
        TypeError: something other than text.

    >>> language_of("de-AT"), language_of("DE"), language_of("de_DE.UTF-8")
    ('de', 'de', 'de')
    """
    found = _tags(language)[-1]
    if found not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise UnknownLanguageError(
            Problem(
                "unknown_language",
                "unknown language {language!r}; the languages are {known}",
                language=language,
                known=known,
            )
        )
    return found


def _tags(language: str) -> tuple[str, ...]:
    """Return a tag in small letters, and what it falls back to: de-latn-at, de-latn, de."""
    if not isinstance(language, str):
        raise TypeError(f"a language is text such as 'en' or 'de-AT', not {short(language)}")
    return _fallbacks(language)


@lru_cache(maxsize=128)
def _fallbacks(language: str) -> tuple[str, ...]:
    name = language.strip().partition(".")[0].partition("@")[0]  # de_DE.UTF-8, de_DE@euro
    parts = name.replace("_", "-").lower().split("-")
    return tuple("-".join(parts[:count]) for count in range(len(parts), 0, -1))


def messages(language: str) -> Mapping[str, str]:
    """Return the templates of a language, which may be a tag such as de-AT.

    Raises:
        UnknownLanguageError: there are no texts in the language; the message lists the languages.
        TypeError: something other than text.
    """
    return LANGUAGES[language_of(language)]


@cache
def _problem_templates(language: str) -> Mapping[str, str]:
    """Return the templates of problems, which few programs need; English has its own in place."""
    found = import_module(f"{__name__}.{language}.problems")
    of_files = import_module(f"{__name__}.{language}.problems_of_files")
    of_tables = import_module(f"{__name__}.{language}.problems_of_tables")
    # A part of a problem may be words that results have too, such as the name of an edition.
    of_results = import_module(f"{__name__}.{language}.problems_of_results")
    problems = {
        **found.PROBLEMS, **of_files.PROBLEMS, **of_tables.PROBLEMS, **of_results.PROBLEMS,
    }  # fmt: skip
    own = import_module(f"{__name__}.{language}")
    return {**LANGUAGES[language], **(own.typeset(problems) if language == "fr" else problems)}


def problem_message(problem: Problem, language: str = "en") -> str:
    """Return the message of a problem in a language, without its place in a text.

    >>> problem = Problem("unknown_code", "unknown code {written!r}", written="BHC", line=3)
    >>> problem_message(problem), problem_text(problem)
    ("unknown code 'BHC'", "line 3: unknown code 'BHC'")
    """
    known = language_of(language)
    if known == "en":
        return problem.message
    named = {
        name: problem_text(field, known) if isinstance(field, Problem) else field
        for name, field in problem.named.items()
    }
    template = _problem_templates(known).get(problem.code, problem.template)
    return template.format_map(named)


def problem_text(problem: Problem, language: str = "en") -> str:
    """Return the message of a problem in a language, with its place in a text if it has one."""
    known = language_of(language)
    if known == "en":
        return str(problem)
    message, templates = problem_message(problem, known), _problem_templates(known)
    if problem.line:
        key = "at_line_and_column" if problem.column else "at_line"
        place = templates[key].format(line=problem.line, column=problem.column)
        message = templates["with_place"].format(place=place, problem=message)
    return ": ".join(filter(None, (problem.source, message)))


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
    """Return a tie-break's name: its own, the built-in one, its English one, or the code.

    An own name is found by the tag asked for, else by what that falls back to: de-AT, then de.

    >>> tiebreak_name("WIN2", {"de": "Siege", "de-AT": "Gewinne"}, "de_AT", messages("de_AT"))
    'Gewinne'
    """
    own = {_tags(tag)[0]: name for tag, name in names.items()}
    asked = (own.get(tag, "") for tag in (_tags(language) if own else ()))
    return next(filter(None, asked), "") or texts.get(f"name_{code}") or own.get("en") or code
