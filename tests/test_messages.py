"""The texts of every language: the same keys, the same fields, and one for everything there is."""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from string import Formatter

import pytest

from tiebreaks import BUILTIN, editions, messages
from tiebreaks.editions.policies import POLICIES
from tiebreaks.editions.reasons import Reason
from tiebreaks.engine.origins import ORIGINS
from tiebreaks.messages import LANGUAGES
from tiebreaks.report.explanations import explain

ENGLISH = LANGUAGES["en"]
LAST_LINES = re.compile(
    r"(?s)^(?:.*[.:])?\s*Rule: [^\n]+(?:\n[^\n]+)? ?Units: [^.]+\.\s+None: [^.]+\.$"
)


def fields(template: str) -> set[str]:
    """Return the names of the fields of a template."""
    return {name for _, name, _, _ in Formatter().parse(template) if name is not None}


def test_every_language_folder_is_offered() -> None:
    """Every folder is a language that can be asked for, and English is one."""
    folders = {path.parent.name for path in Path(messages.__file__).parent.glob("*/__init__.py")}
    assert folders == set(LANGUAGES)
    assert "en" in LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_have_the_same_keys(language: str) -> None:
    """A language has a text for each English one, and no other."""
    assert set(LANGUAGES[language]) == set(ENGLISH)


@pytest.mark.parametrize("language", LANGUAGES)
def test_templates_have_the_same_fields(language: str) -> None:
    """A template names the fields of the English one, none by its position."""
    texts = LANGUAGES[language]
    for key, template in ENGLISH.items():
        assert fields(texts[key]) == fields(template), key
        assert "" not in fields(template), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_empty(language: str) -> None:
    """Every text says something."""
    assert [key for key, text in LANGUAGES[language].items() if not text.strip()] == []


def test_a_language_is_not_english_again() -> None:
    """Most texts of another language differ from the English ones."""
    for language, texts in LANGUAGES.items():
        same = [key for key, text in texts.items() if text == ENGLISH[key]]
        assert language == "en" or 2 * len(same) < len(texts)


@pytest.mark.parametrize("reason", Reason, ids=lambda reason: reason.value)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_text(language: str, reason: Reason) -> None:
    """Why a term is not the plain value, or is left out, can be said in every language."""
    assert LANGUAGES[language][f"reason_{reason.value}"]


@pytest.mark.parametrize("code", BUILTIN.entries)
def test_every_builtin_states_rule_units_and_none(code: str) -> None:
    """A built-in's description ends with its rule, its units, and when it has no value."""
    description = inspect.cleandoc(BUILTIN.entries[code].doc)
    assert LAST_LINES.match(description), description
    assert description.splitlines()[0].endswith(".")


def test_an_unknown_language_is_refused_with_those_known() -> None:
    """A language that is not there is an error that names those that are."""
    with pytest.raises(LookupError, match="'xx'") as caught:
        explain(None, language="xx")  # type: ignore[arg-type]
    for language in LANGUAGES:
        assert language in str(caught.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_policy_is_said(language: str) -> None:
    """A policy that is not an edition of FIDE has a text in every language."""
    own = {name for name, edition in POLICIES.items() if edition not in editions.EDITIONS}
    assert {f"policy_{name}" for name in own} <= set(LANGUAGES[language])
    assert all(POLICIES[name].name for name in own)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_origin_is_said(language: str) -> None:
    """The heading of every group of `codes` has a text in every language."""
    assert {f"origin_{origin.key}" for origin in ORIGINS} <= set(LANGUAGES[language])
