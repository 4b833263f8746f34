"""What a built-in tie-break needs beyond its function; a failing test names the file to go to."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tiebreaks import BUILTIN
from tiebreaks.messages import LANGUAGES

ROOT = Path(__file__).parent.parent
MESSAGES = "src/tiebreaks/messages"
# Outside C.07: the reference checker does not know them, their worked examples must do.
UNKNOWN_TO_THE_CHECKER = {
    *("BERLIN", "GE", "OLY:SB", "SHM", "SIMPB"),
    *("HIST:GELB", "HIST:NEUST", "HIST:PRIZE", "HIST:SONN86", "HIST:BERG87"),
    *("AROR", "BAUM", "WALL"),
}


def text(folder: str, pattern: str) -> str:
    """Return all files of a folder that match, as one text."""
    return "\n".join(path.read_text("utf-8") for path in sorted((ROOT / folder).rglob(pattern)))


REFERENCE = re.sub(r"(?m)^    .*\n", "", text("docs/reference", "*.md"))  # without the examples
WORKED = text("tests/worked", "*.py") + text("tests/families", "*.py")
GLOSSARY = (ROOT / "docs/glossary.md").read_text("utf-8")
CHANGELOG = (ROOT / "docs/changelog.md").read_text("utf-8")
GOLDEN = {
    code.partition("/")[0].removesuffix(":MP").removesuffix(":GP")
    for path in (ROOT / "tests/conformance/golden").glob("*.json")
    for part in ("values", "places")
    for codes in json.loads(path.read_text("utf-8"))[part]
    for code in codes.split(",")
}


def mentions(page: str, code: str) -> bool:
    """Whether a text has the code as a word of its own."""
    return re.search(rf"(?<![\w:]){re.escape(code)}(?!\w|:[A-Z])", page) is not None


@pytest.mark.parametrize("code", BUILTIN.entries)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_code_has_its_name_in_every_language(language: str, code: str) -> None:
    """The messages of each language name every built-in code; no entry brings a name itself."""
    missing = f'add "name_{code}" to {MESSAGES}/{language}/names.py'
    assert LANGUAGES[language].get(f"name_{code}", "").strip(), missing
    assert not BUILTIN.entries[code].names, f"the names of {code} belong in {MESSAGES}/"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_is_that_of_a_code(language: str) -> None:
    """No name is left from a removed tie-break, and no two names are the same."""
    names = {key: name for key, name in LANGUAGES[language].items() if key.startswith("name_")}
    left = {key for key in names if key.removeprefix("name_") not in BUILTIN.entries}
    assert not left, f"remove {', '.join(sorted(left))} from {MESSAGES}/{language}/names.py"
    assert len(set(names.values())) == len(names)


@pytest.mark.parametrize("code", BUILTIN.entries)
def test_a_code_is_in_the_reference(code: str) -> None:
    """A page of the reference says what every built-in code is."""
    page = "the page of its family in docs/reference/"
    assert mentions(REFERENCE, code), f"describe {code} in {page}: rule, formula, a working"


@pytest.mark.parametrize("code", BUILTIN.entries)
def test_a_code_has_a_worked_example(code: str) -> None:
    """Some test has values of every built-in code that were worked out by hand."""
    where = "tests/families/ (the file of its family) or tests/worked/"
    assert mentions(WORKED, code), f"add a table with values of {code} by hand to {where}"


@pytest.mark.parametrize("code", BUILTIN.entries)
def test_a_code_has_golden_values(code: str) -> None:
    """The reference checker's answers are kept for every code that it knows."""
    where = "the lists in tests/conformance/compare.py and run make_golden.py there"
    other = (
        f"or, if the checker does not know it, to UNKNOWN_TO_THE_CHECKER in {Path(__file__).name}"
    )
    known = code.upper() in GOLDEN or code in UNKNOWN_TO_THE_CHECKER
    assert known, f"add {code} to {where}; {other}"


@pytest.mark.parametrize("code", BUILTIN.entries)
def test_a_code_is_in_the_glossary(code: str) -> None:
    """The glossary has a row with the name of every built-in code in each language."""
    names = [LANGUAGES[language].get(f"name_{code}", "") for language in ("en", "de", "es", "fr")]
    row = f"| {' | '.join([code, *names])} |"
    assert row in GLOSSARY.splitlines(), f"add this row to docs/glossary.md: {row}"


@pytest.mark.parametrize("code", BUILTIN.entries)
def test_a_code_is_in_the_changelog(code: str) -> None:
    """The changelog says since when every built-in code is there."""
    assert mentions(CHANGELOG, code), f"add a line about {code} to docs/changelog.md"
