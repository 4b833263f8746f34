"""What every error says: all problems in one shape, with their place, in four languages."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable, Sequence
from fractions import Fraction
from importlib import import_module
from pathlib import Path
from string import Formatter

import pytest

from tiebreaks import (
    BUILTIN,
    Crosstable,
    Participant,
    Published,
    TeamRules,
    Tournament,
    check,
    editions,
    evaluate,
    explain,
    prizes,
    rank,
)
from tiebreaks.cli import main
from tiebreaks.errors import (
    DescriptorError,
    FormatError,
    InputError,
    NotApplicableError,
    Problem,
    TiebreakError,
    UnknownEditionError,
    UnknownTiebreakError,
    joined,
)
from tiebreaks.messages import LANGUAGES
from tiebreaks.model.matches import TeamCell
from tiebreaks.model.prize_groups import parse_group

SWISS = Crosstable.parse("1 Ann 2000 +W2 =B3 U\n2 Bob -B1 H +W3\n3 Cid 1800 U =W1 -B2")
ROBIN = Crosstable.parse("1 Ann * 1 ½\n2 Bob 0 * 1\n3 Cid ½ 0 *")
ONES: dict[int, Fraction | None] = dict.fromkeys((1, 2, 3), Fraction(1))
EXAMPLE = "examples/club-open.trf"
CONDITIONS = "sex=w, born>=2008, rating<2000, federation=GER, title=GM, number<=10"
SUFFIXES = ".txt, .tsv, .csv, .json, .md, .html, .htm"
EDITIONS = "fide-2009, fide-2023-09, fide-2024-08, fide-2026-03, face-value, fide-2024-04"

Place = tuple[str, int | None, int | None]  # code, entry and column


def error_of(call: Callable[[], object]) -> TiebreakError:
    """Return the error that a call raises."""
    with pytest.raises(TiebreakError) as caught:
        call()
    return caught.value


def places(error: TiebreakError) -> list[Place]:
    """Return the code, entry and column of every problem."""
    return [(one.code, one.entry, one.column) for one in error.problems]


# In "PTS, BH / Q,BHC SSSC" the Q is the 11th sign, BHC begins at the 13th and SSSC at the 17th.
LISTS: list[tuple[str | Sequence[str], list[Place]]] = [
    (
        "PTS, BH / Q,BHC SSSC",
        [("unknown_modifier", 1, 11), ("unknown_tiebreak", 2, 13), ("not_applicable", 3, 17)],
    ),
    (
        ["PTS", "BH/Q", "BHC", "SSSC"],
        [("unknown_modifier", 1, 4), ("unknown_tiebreak", 2, 1), ("not_applicable", 3, None)],
    ),
]


@pytest.mark.parametrize(("listed", "expected"), LISTS)
def test_a_list_names_every_wrong_entry(listed: str | Sequence[str], expected: list[Place]) -> None:
    """`rank` and `check` raise the first mistake, with the entry and column of all of them."""
    event = Tournament(SWISS, published=Published({1: 1, 2: 2, 3: 3}))
    for call in (lambda: rank(SWISS, listed), lambda: check(event, listed)):
        error = error_of(call)
        assert isinstance(error, DescriptorError)
        assert error.problems[0].startswith("unknown modifier Q")
        assert places(error) == expected


def test_check_names_every_entry_that_cannot_be_computed() -> None:
    """A list that no setting makes computable is refused with all its entries."""
    event = Tournament(SWISS, published=Published({1: 1, 2: 2, 3: 3}))
    error = error_of(lambda: check(event, "SSSC, MPvGP"))
    assert isinstance(error, NotApplicableError)
    assert [(one.entry, one.named["tiebreak"]) for one in error.problems] == [
        (0, "SSSC"),
        (1, "MPvGP"),
    ]


def test_check_names_every_unknown_column() -> None:
    """Published values of unknown tie-breaks are refused together."""
    published = Published(values={"XX": {1: None}, "BH": {1: None}, "YY": {1: None}})
    error = error_of(lambda: check(Tournament(SWISS, published=published), "BH"))
    assert [one.named["written"] for one in error.problems] == ["XX", "YY"]


def test_evaluate_names_every_wrong_rating() -> None:
    """Both mappings of `evaluate` are checked before one is refused."""
    error = error_of(lambda: evaluate(SWISS, "BH", unrated={7: 3, 1: 0}, ratings={9: 2000}))
    assert [(one.code, one.number) for one in error.problems] == [
        ("no_such_number", 7),
        ("assigned_rating_not_whole", 1),
        ("no_such_number", 9),
    ]


def test_a_match_names_its_round_and_team() -> None:
    """Boards that contradict each other, or are too many, have the round and the first team."""
    teams = [Participant(1, "North"), Participant(2, "South")]
    cells = [
        [TeamCell(2, "w", None, b"11"), TeamCell(2, "b", None, b"111")],
        [TeamCell(1, "b", None, b"10"), TeamCell(1, "w", None, b"000")],
    ]
    error = error_of(lambda: Crosstable.from_team_cells(teams, cells, TeamRules(2)))
    assert [(one.code, one.round, one.number) for one in error.problems] == [
        ("boards_contradict", 1, 1),
        ("too_many_boards", 2, 1),
    ]
    assert explain(error, "de").splitlines() == [
        "Runde 1: 1 gegen 2: Brett 1 gibt der einen Seite einen Sieg, der anderen einen Sieg",
        "Runde 2: 1 gegen 2: 3 Bretter, ein Wettkampf hat 2",
    ]


def test_conditions_and_prizes_name_their_position() -> None:
    """Of conditions and of prizes the position of each wrong one is known."""
    error = error_of(lambda: parse_group("sex=w, foo, bar"))
    assert [(one.code, one.entry) for one in error.problems] == [
        ("not_a_condition", 1),
        ("not_a_condition", 2),
    ]
    standings = rank(SWISS, "SB")
    error = error_of(lambda: prizes.share(standings, prizes=["10", "x", "20"], rule="hort"))
    assert [(one.code, one.entry) for one in error.problems] == [
        ("not_an_amount", 1),
        ("prize_above_the_last", 2),
    ]


# What is wrong, and what an arbiter reads in German, Spanish and French.
SAID: list[tuple[Callable[[], object], tuple[str, str, str]]] = [
    (
        lambda: rank(SWISS, "BHC"),
        (
            "unbekannte Feinwertung 'BHC'; am ähnlichsten sind BH, BC, RBH\n    BHC\n    ^^^",
            "desempate desconocido 'BHC'; los más parecidos son BH, BC, RBH\n    BHC\n    ^^^",
            "départage inconnu 'BHC' ; les plus proches sont BH, BC, RBH\n    BHC\n    ^^^",
        ),
    ),
    (
        lambda: evaluate(ROBIN, "BH"),
        (
            "BH lässt sich nicht berechnen: gilt nicht für feste Paarungen"
            " (FIDE C.07, März 2026, Anmerkung zu Artikel 8)",
            "no se puede calcular BH: no vale para emparejamientos predeterminados"
            " (FIDE C.07, marzo de 2026, nota al artículo 8)",
            "BH ne peut pas être calculé : il ne vaut pas pour des appariements prédéterminés"
            " (FIDE C.07, mars 2026, note à l'article 8)",
        ),
    ),
    (
        lambda: evaluate(SWISS, "TPR"),
        (
            "TPR lässt sich nicht berechnen: nötig ist die Wertungszahl jedes Teilnehmers;"
            " ohne Wertungszahl: 2",
            "no se puede calcular TPR: necesita el Elo de todos los participantes; sin Elo: 2",
            "TPR ne peut pas être calculé : il faut l'Elo de chaque participant ; sans Elo : 2",
        ),
    ),
    (
        lambda: rank(SWISS, "SM:82[9,x]"),
        (
            "Swiss-Manager 82 hat 3 bis 5 Parameter (Art: 0 bis 3; stärkste gestrichen: eine Zahl;"
            " schwächste gestrichen: eine Zahl; kampflose Partien wie gespielte: - oder P;"
            " Mannschaftspunkte: 0 (2-1-0) oder 1 (3-1-0)): „Art“: 0 bis 3, nicht '9';"
            " „stärkste gestrichen“: eine Zahl, nicht 'X'; angegeben sind 2\n"
            "    SM:82[9,x]\n         ^^^^^",
            "Swiss-Manager 82 lleva de 3 a 5 parámetros (tipo: 0 a 3; mejores eliminados: un"
            " número; peores eliminados: un número; incomparecencias como partidas jugadas: - o P;"
            " puntos de encuentro: 0 (2-1-0) o 1 (3-1-0)): «tipo»: 0 a 3, no '9'; «mejores"
            " eliminados»: un número, no 'X'; se han dado 2\n    SM:82[9,x]\n         ^^^^^",
            "Swiss-Manager 82 prend 3 à 5 paramètres (type : 0 à 3 ; meilleurs écartés : un nombre"
            " ; plus faibles écartés : un nombre ; forfaits comme parties jouées : - ou P ; points"
            " de match : 0 (2-1-0) ou 1 (3-1-0)) : « type » : 0 à 3, pas '9' ; « meilleurs"
            " écartés » : un nombre, pas 'X' ; il y en a 2\n    SM:82[9,x]\n         ^^^^^",
        ),
    ),
    (
        lambda: rank(SWISS, "BH", edition="2020"),
        (
            f"unbekannte Fassung '2020'; die Fassungen sind {EDITIONS}",
            f"edición desconocida '2020'; las ediciones son {EDITIONS}",
            f"édition inconnue '2020' ; les éditions sont {EDITIONS}",
        ),
    ),
    (
        lambda: editions.with_options(editions.DEFAULT, {"dummy_caps": "perhaps"}),
        (
            "für die Regel dummy_caps gilt eines von yes, no; nicht 'perhaps'",
            "la regla dummy_caps admite uno de yes, no; no 'perhaps'",
            "la règle dummy_caps vaut l'un de yes, no ; pas 'perhaps'",
        ),
    ),
    (
        lambda: rank(SWISS, "BH", exclude=[1]),
        (
            "Ergebnisse werden nur bei festen Paarungen gestrichen: im Schweizer System zählt"
            " jedes Ergebnis",
            "solo se excluyen resultados con emparejamientos predeterminados: en un suizo cuentan"
            " todos",
            "des résultats ne sont écartés qu'avec des appariements prédéterminés : en système"
            " suisse, tout résultat compte",
        ),
    ),
    (
        lambda: rank(SWISS, "BH").working("SB", 1),
        (
            "SB ist nicht unter den Spalten: PTS, BH",
            "SB no está entre las columnas: PTS, BH",
            "SB ne figure pas parmi les colonnes : PTS, BH",
        ),
    ),
    (
        lambda: BUILTIN.with_tiebreak(BUILTIN.resolve("BH")),
        (
            "das Kürzel 'BH' ist vergeben",
            "el código 'BH' ya está en uso",
            "le code 'BH' est déjà pris",
        ),
    ),
    (
        lambda: prizes.share(rank(SWISS, "SB"), fund="-1", by="PTS"),
        (
            "der Fonds ist -1; der Betrag darf nicht negativ sein",
            "el fondo es -1; no puede ser negativo",
            "le fonds est -1 ; le montant ne peut pas être négatif",
        ),
    ),
]


@pytest.mark.parametrize(("call", "said"), SAID)
def test_errors_in_the_languages_of_arbiters(
    call: Callable[[], object], said: tuple[str, str, str]
) -> None:
    """`explain` says an error in each language, and in English what `str` gives."""
    error = error_of(call)
    assert explain(error) == str(error)
    for language, text in zip(("de", "es", "fr"), said, strict=True):
        assert explain(error, language=language).replace("\N{NO-BREAK SPACE}", " ") == text


def test_explain_says_every_problem_of_the_call() -> None:
    """Errors found by the same call are said too, each descriptor with its mark."""
    error = error_of(lambda: rank(SWISS, "BH/Q, SSSC"))
    assert explain(error, language="de").splitlines() == [
        "unbekannter Zusatz Q; die Zusätze sind C, M, L, K, H, LEX, MET, F, P, R",
        "    BH/Q",
        "       ^",
        "SSSC lässt sich nicht berechnen: nötig ist ein Mannschaftsturnier",
    ]
    assert explain(error.problems[1], language="fr").startswith("SSSC ne peut pas être calculé")


def test_french_signs_are_not_parted_from_their_word() -> None:
    """No line breaks before a colon, as in the other French texts."""
    assert "calculé\N{NO-BREAK SPACE}: il" in explain(error_of(lambda: evaluate(ROBIN, "BH")), "fr")


def test_a_refused_claim_is_said_in_the_language() -> None:
    """Why a published column cannot be compared is translated within the cause."""
    published = Published({1: 1, 2: 2, 3: 3}, values={"TPR": ONES})
    event = Tournament(SWISS, published=published)
    (cause, *_) = [one.cause for one in check(event, "SB") if one.what == "TPR"]
    assert cause.text(LANGUAGES["de"]) == "TPR hat keine Werte; ohne Wertungszahl: 2"
    published = Published(values={"SSSC": ONES})
    (cause, *_) = [one.cause for one in check(Tournament(SWISS, published=published), "SB")]
    assert cause.text(LANGUAGES["de"]) == "nötig ist ein Mannschaftsturnier"


def test_many_problems_make_a_short_repr_and_a_complete_text() -> None:
    """An error with a thousand problems is one short line; `str` has them all."""
    error = InputError(Problem("x", "number {number} is wrong", number=n) for n in range(1000))
    assert len(repr(error)) < 200
    assert len(str(error).splitlines()) == len(error.problems) == 1000


def copies(error: TiebreakError) -> list[TiebreakError]:
    """Return an error pickled, copied and copied deeply."""
    return [pickle.loads(pickle.dumps(error)), copy.copy(error), copy.deepcopy(error)]


@pytest.mark.parametrize("call", [call for call, _ in SAID])
def test_errors_pickle_and_copy(call: Callable[[], object]) -> None:
    """A copy has the same text, problems, codes and places, in every language."""
    error = error_of(call)
    for other in copies(error):
        assert (type(other), str(other), other.problems) == (
            type(error),
            str(error),
            error.problems,
        )
        assert explain(other, "fr") == explain(error, "fr")
        assert places(other) == places(error)


def test_copies_keep_the_others_and_the_attributes() -> None:
    """Errors of the same call, and what an error names, survive being sent to another process."""
    for other in copies(error_of(lambda: rank(SWISS, ["BHC", "BH/Q"]))):
        assert isinstance(other, UnknownTiebreakError)
        assert (other.known, other.span) == (("BH", "BC", "RBH"), (0, 3))
        assert places(other) == [("unknown_tiebreak", 0, 1), ("unknown_modifier", 1, 4)]
    for other in copies(error_of(lambda: editions.get("2020"))):
        assert isinstance(other, UnknownEditionError)
        assert other.edition == "2020"
    for other in copies(FormatError([Problem("x", "wrong", line=2, column=3)], source="a.csv")):
        assert isinstance(other, FormatError)
        assert (other.line, other.column, other.source) == (2, 3, "a.csv")


def test_equal_problems_are_equal_text() -> None:
    """A problem compares as its English message."""
    one = Problem("no_win", "{number} has no win", number=3)
    assert one == Problem("no_win", "{number} has no win", number=3) == "3 has no win"
    assert joined([one, one]) == "3 has no win; 3 has no win"


@pytest.mark.parametrize("language", ["de", "es", "fr"])
def test_translations_name_fields_and_not_positions(language: str) -> None:
    """Every translated template can be filled in by names, and none is empty."""
    found = import_module(f"tiebreaks.messages.{language}.problems").PROBLEMS
    for code, template in found.items():
        names = [name for _, name, _, _ in Formatter().parse(template) if name is not None]
        assert all(name.isidentifier() for name in names), code
        assert template.strip(), code


GERMAN: list[tuple[list[str], str]] = [
    (["standings", "nobody.trf"], "nobody.trf: Datei oder Ordner nicht gefunden"),
    (["standings", "FILE", "-t", ","], "die Liste von -t ist leer: ','"),
    (["standings", "FILE", "--only", "x"], f"'x' ist keine Bedingung wie {CONDITIONS}"),
    (["explain", "FILE", "99"], "kein Teilnehmer hat die Nummer 99"),
    (["standings", "FILE", "-o", "x.pdf"], f"x.pdf: die Endung .pdf ist keine von {SUFFIXES}"),
    (["convert", "FILE", "-"], "OUT muss ein Dateiname sein, dessen Endung das Format bestimmt"),
    (["convert", "FILE", "FILE"], "FILE: wird als Eingabe gelesen; zum Schreiben"),
    (["share", "FILE", "--by", "PTS"], "--fund AMOUNT --by CODE oder --prizes A,B,... --rule"),
    (["codes", "xyzzy"], "unbekannte Feinwertung 'xyzzy'"),
    (["check", "FILE", "nobody.trf"], "nobody.trf: Datei oder Ordner nicht gefunden"),
]


@pytest.mark.parametrize(("arguments", "said"), GERMAN)
def test_the_command_line_in_german(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Errors are printed in the language of --language."""
    filled = [argument.replace("FILE", EXAMPLE) for argument in arguments]
    assert main([*filled, "--language", "de"]) == 2
    assert capsys.readouterr().err.splitlines()[0].startswith(said.replace("FILE", EXAMPLE))


def test_the_list_of_a_file_in_german(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Where the file's own list fails, the hint to choose another one is in the language too."""
    file = tmp_path / "robin.txt"
    text = Path(EXAMPLE).read_text("utf-8")
    lists = [line for line in text.splitlines() if line.startswith(("202", "212"))]
    for line in lists:
        text = text.replace(line, f"{line[:4]}SSSC")
    file.write_text(text, "utf-8")
    assert main(["standings", str(file), "--language", "de"]) == 2
    assert capsys.readouterr().err.splitlines()[-2:] == [
        f"{file}: die Liste ist SSSC; eine andere lässt sich mit -t wählen",
        "SSSC lässt sich nicht berechnen: nötig ist ein Mannschaftsturnier",
    ]
