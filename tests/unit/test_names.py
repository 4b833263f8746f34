"""`name_of`, the names of editions, and tags of languages that fall back."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from tiebreaks import (
    BUILTIN,
    Crosstable,
    Terms,
    cli,
    editions,
    errors,
    explain,
    name_of,
    page,
    parse,
    rank,
    tiebreak,
    to_dict,
    total,
)
from tiebreaks.editions import Edition
from tiebreaks.engine.game import Game
from tiebreaks.engine.view import View
from tiebreaks.errors import Problem
from tiebreaks.messages import LANGUAGES, problem_text
from tiebreaks.report.explanations import explain_changes

TABLE = Crosstable.parse("1 Ann +W2 =B3 H\n2 Bob -B1 U =W3\n3 Cid H =W1 =B2")
NAMES = {"de": "Siege mit Schwarz", "de-AT": "Schwarzsiege", "en": "Wins with Black"}


@tiebreak("BLK2", fold=total, names=NAMES)
def black_wins(view: View) -> Terms:
    """Count the wins with Black."""

    def term(game: Game) -> int:
        return int(game.won and game.color == "b")

    return view.per_round(term)


OWN = BUILTIN.with_tiebreak(black_wins)


@pytest.mark.parametrize(
    ("what", "language", "name"),
    [
        ("BH/C1", "en", "Buchholz Cut 1"),
        ("bh-c1", "de", "Buchholzwertung Cut 1"),
        (parse("BH:GP/P"), "es", "Buchholz, puntos de tablero, incomparecencias como jugadas"),
        ("FB", "fr", "Buchholz Fore"),
        (BUILTIN["DE"], "de", "Direkter Vergleich"),
        (BUILTIN.entries["SHM"], "de", "Schmuljan-Wertung"),
        ("fide-2026-03", "en", "FIDE C.07, March 2026"),
        ("FIDE-2026-03 ", "de", "FIDE C.07, März 2026"),
        (editions.FIDE_2026_03, "fr", "FIDE C.07, mars 2026"),
        (editions.FIDE_2026_03, "es", "FIDE C.07, marzo de 2026"),
        ("fide-2024-04", "es", "FIDE C.07, septiembre de 2023"),
        ("fide-2009", "de", "FIDE-Feinwertungen von 2009 bis 2023 (virtueller Gegner)"),
        ("fide-2009", "fr", "Départages FIDE de 2009 à 2023 (adversaire virtuel)"),
        (
            "fide-2026-03+cap_rounds=counted+dummy_caps=no",
            "fr",
            "FIDE C.07, mars 2026, avec dummy_caps=no, cap_rounds=counted",
        ),
    ],
)
def test_names(what: str, language: str, name: str) -> None:
    """A name is the one that headings have, with all modifiers and rules."""
    assert name_of(what, language) == name


def test_names_of_own_tiebreaks() -> None:
    """An own tie-break has its own names, by descriptor with the registry, or as it is."""
    assert name_of("BLK2", "de", registry=OWN) == "Siege mit Schwarz"
    assert name_of(black_wins, "fr") == name_of("BLK2", "fr", OWN) == "Wins with Black"


def test_own_editions_keep_their_name() -> None:
    """The name that a caller gave is the same in every language."""
    club = attrs.evolve(editions.DEFAULT, id="club", name="Rules of our club")
    renamed = attrs.evolve(editions.DEFAULT, name="Rules of our club")
    for language in LANGUAGES:
        assert name_of(club, language) == name_of(renamed, language) == "Rules of our club"
    assert "Rules of our club, Schweizer System" in explain(rank(TABLE, "BH", edition=club), "de")


@pytest.mark.parametrize(
    ("what", "error"),
    [
        ("BHC", errors.UnknownTiebreakError),
        ("BH/Q", errors.DescriptorError),
        ("fide-1866", errors.UnknownEditionError),
        ("", errors.DescriptorError),
        (7, TypeError),
        (None, TypeError),
    ],
)
def test_what_has_no_name(what: object, error: type[Exception]) -> None:
    """What is unknown raises the error that it raises everywhere."""
    with pytest.raises(error):
        name_of(what)  # type: ignore[arg-type]


@pytest.mark.parametrize("edition", editions.ALL, ids=lambda edition: edition.id)
def test_the_english_name_is_that_of_the_edition(edition: Edition) -> None:
    """The texts in English repeat the names of the editions themselves."""
    assert LANGUAGES["en"][f"edition_{edition.id}"] == edition.name == name_of(edition)
    own = editions.with_options(edition, {"short_games_in_rating": "no"})
    assert name_of(own) == own.name == f"{edition.name}, with short_games_in_rating=no"


TAGS = ["de", "DE", "de-AT", "de_DE", "de_DE.UTF-8", "de-Latn-DE", "de_AT@euro", " de "]


@pytest.mark.parametrize("tag", TAGS)
def test_tags_of_a_language(tag: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A tag with a country or a script, or the name of a locale, means its language everywhere."""
    standings = rank(TABLE, "BH,SB")
    older = rank(TABLE, "BH,SB", edition="fide-2009")
    problem = Problem("x", "{n}", n=1, line=3)
    for write in (
        lambda language: explain(standings, language),
        lambda language: explain(standings.working("BH", participant=1), language),
        lambda language: explain_changes(standings, older, (), language),
        lambda language: page(standings, language=language),
        lambda language: name_of("BH", language),
        lambda language: problem_text(problem, language),
        lambda language: to_dict(standings, language=language),
    ):
        assert write(tag) == write("de")
    assert '<html lang="de">' in page(standings, language=tag)

    def printed(language: str) -> str:
        cli.main(["standings", "examples/club-open.trf", "--language", language])
        return capsys.readouterr().out

    assert printed(tag) == printed("de") != printed("en")


def test_own_names_by_tag() -> None:
    """An own name is that of the tag asked for, else of the language, else English."""
    standings = rank(TABLE, "BLK2", registry=OWN)

    def heading(language: str) -> str:
        return explain(standings.working("BLK2", participant=1), language).splitlines()[0]

    assert "Schwarzsiege" in heading("de_AT")
    assert "Schwarzsiege" in heading("de-at")
    assert "Siege mit Schwarz" in heading("de-CH")
    assert "Wins with Black" in heading("fr")
    assert "Wins with Black" in heading("en-GB")
    assert "Schwarzsiege" in page(standings, language="de-AT")


@pytest.mark.parametrize("tag", ["pt", "pt-BR", "", "deu", "C", "-de"])
def test_languages_that_are_not_there(tag: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Another language is refused everywhere; the message lists those there are."""
    standings = rank(TABLE, "BH")
    for write in (
        lambda: explain(standings, tag),
        lambda: page(standings, language=tag),
        lambda: name_of("BH", tag),
        lambda: name_of(editions.DEFAULT, tag),
        lambda: problem_text(Problem("x", "x"), tag),
        lambda: to_dict(standings, language=tag),
    ):
        with pytest.raises(errors.UnknownLanguageError, match="the languages are en, de, es, fr"):
            write()
    with pytest.raises(SystemExit) as stopped:
        cli.main(["codes", "BH", f"--language={tag}"])
    assert stopped.value.code == 2
    assert "the languages are en, de, es, fr" in capsys.readouterr().err


@pytest.mark.parametrize("tag", [None, 7, b"de", ["de"]])
def test_a_language_is_text(tag: object) -> None:
    """Anything but text is a wrong argument."""
    wrong: Any = tag
    message = "a language is text such as 'en' or 'de-AT'"
    with pytest.raises(TypeError, match=message):
        explain(rank(TABLE, "BH"), wrong)
    with pytest.raises(TypeError, match=message):
        name_of("BH", wrong)


def test_codes_in_a_language(capsys: pytest.CaptureFixture[str]) -> None:
    """The labels of a tie-break are in the language; the rule says that it is in English."""
    cli.main(["codes", "SHM", "--language", "de"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == ["SHM: Schmuljan-Wertung", "anderer Name von SIMPB"]
    assert "Zusätze: keine" in lines
    assert "in unseren Worten (auf Englisch):" in lines
    cli.main(["codes", "direkter", "vergleich", "--language", "de"])
    assert capsys.readouterr().out.startswith("'direkter vergleich' ist:\nDE  Direkter Vergleich")
