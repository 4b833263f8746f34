"""The texts of each language: templates with named fields, the same keys in every language."""

from collections.abc import Mapping
from fractions import Fraction

from tiebreaks._exact import to_text
from tiebreaks.errors import UnknownLanguageError
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
        UnknownLanguageError: the language is not there; the message names those that are.
    """
    try:
        return LANGUAGES[language]
    except KeyError:
        known = ", ".join(LANGUAGES)
        message = f"no messages in the language {language!r}; there are {known}"
        raise UnknownLanguageError(message) from None


def number(value: Fraction | int, texts: Mapping[str, str], places: int = 4) -> str:
    """Write a number as the language does: exact where it ends within the places.

    >>> number(Fraction(5, 2), messages("en"))
    '2.5'
    """
    text = to_text(value, places)
    return text if value.denominator == 1 else text.replace(".", texts["decimal_point"])


def tiebreak_name(
    code: str, names: Mapping[str, str], language: str, texts: Mapping[str, str]
) -> str:
    """Return a tie-break's name: its own, the built-in one, its English one, or the code."""
    return names.get(language) or texts.get(f"name_{code}") or names.get("en") or code
