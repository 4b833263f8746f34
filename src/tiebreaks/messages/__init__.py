"""The texts of each language: templates with named fields, the same keys in every language."""

from collections.abc import Mapping

from tiebreaks.messages import en

LANGUAGES: Mapping[str, Mapping[str, str]] = {"en": en.MESSAGES}


def messages(language: str) -> Mapping[str, str]:
    """Return the templates of a language.

    Raises:
        LookupError: the language is not there; the message names those that are.
    """
    try:
        return LANGUAGES[language]
    except KeyError:
        known = ", ".join(LANGUAGES)
        raise LookupError(f"no messages in the language {language!r}; there are {known}") from None
