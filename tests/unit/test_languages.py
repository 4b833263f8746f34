"""The texts in German, Spanish and French, and the same numbers in every language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from trf_lines import player, report

from tiebreaks import BUILTIN, Crosstable, Participant, Score, evaluate, explain, rank, versus
from tiebreaks.cli import main
from tiebreaks.errors import DescriptorError, NotApplicableError
from tiebreaks.messages import LANGUAGES, counted
from tiebreaks.model.matches import TeamCell, TeamRules
from tiebreaks.report.explanations import explain_changes
from tiebreaks.report.tables import FORMATS
from tiebreaks.standings.rows import Standings

ENGLISH = LANGUAGES["en"]
OTHERS = [language for language in LANGUAGES if language != "en"]

# Points: Ann 3.5, Bob 2, Cid 2.5, Dan 1; Bob's absence in the last round makes him worth 2.5.
TABLE = Crosstable.parse("""
1 Ann 2000 +W2 =B3 U +F4 Z
2 Bob 1900 -B1 H +W4 =B3 Z
3 Cid 1800 U =W1 H =W2 -F4
4 Dan 1700 Z Z -B2 -F1 +F3
""")
# All have 1.5; Bob and Cid did not meet.
TIED = Crosstable.parse("1 Ann +W2 =B3 Z\n2 Bob -B1 H U\n3 Cid F =W1 Z")
# All have 2; Ann beat both, Bob and Cid did not meet.
DIVIDED = Crosstable.parse("1 Ann +W2 +B3 Z\n2 Bob -B1 U F\n3 Cid F -W1 U")
# Ann and Bob have 1.5; Ann met 1 and 1.5 points, Bob 0.5 and 1.5.
TWO_ABOVE = Crosstable.parse("1 Ann +W3 =B2\n2 Bob +B4 =W1\n3 Cid -B1 U\n4 Dan -W2 Z")

# Every kind of round, the last one unfinished.
EVERY_KIND = Crosstable.parse(
    """
1 Ann 2000 2w1 3b= 4wW 5w+ U
2 Bob 1900 1b0 5w= 3bD 6w? F
3 Cid 1800 4b1 1w= 2wD H 6b
4 Dan 1700 3w0 6b- 1bL Z 5w
5 Eve 1600 6w= 2b= Z 1b- 4b
6 Fay 1500 5b= 4w+ H 2b? 3w
""",
    planned_rounds=7,
)
ROUND_ROBIN = Crosstable.parse(
    """
1 Ann 2000 4w1 3b= 2w1
2 Bob 1900 3w+ 4b= 1b0
3 Cid 1800 2b- 1w= 4w1
4 Dan 1700 1b0 2w= 3b0
""",
    pairing="predetermined",
)
BYE = TeamCell(0, "-", ord("U"))
TEAMS = Crosstable.from_team_cells(
    [Participant(number, f"Team {letter}") for number, letter in enumerate("ABCD", start=1)],
    [
        [TeamCell(2, "w", None, b"1=0="), TeamCell(3, "b", None, b"10+="), BYE],
        [TeamCell(1, "b", None, b"0=1="), TeamCell(4, "b", None, b"1==1"), TeamCell(0, "-", 72)],
        [TeamCell(4, "w", None, b"01=="), TeamCell(1, "w", None, b"01-="), TeamCell(0, "-", 90)],
        [TeamCell(3, "b", None, b"10=="), TeamCell(2, "w", None, b"0==0"), None],
    ],
    TeamRules(4),
    planned_rounds=4,
)
SCORED = Crosstable.from_games(
    [Participant(n, name, start=n % 3) for n, name in enumerate(["Ann", "Bob", "Cid", "Dan"], 1)],
    [
        (1, 1, 2, Score(2, 1)),
        (1, 3, 4, Score(1, 1, drawn=1)),
        (2, 1, 3, "+-"),
        (3, 1, 4, Score(0, 2)),
        (3, 2, 3, "1-0"),
    ],
    byes=[(2, 2, "U", Score(2, 0)), (2, 4, "H")],
)
TABLES = {
    "scored": SCORED,
    "every kind": EVERY_KIND,
    "round robin": ROUND_ROBIN,
    "teams": TEAMS,
    "a tie": TIED,
    "a tie divided": DIVIDED,
    "swiss": TABLE,
}
ARGUMENTS = {"C": ("C1", "C2"), "M": ("M1",), "L": ("L+1", "L-1"), "K": ("K1",)}

# What is peculiar to each language: headings, sums, terms, reasons.
PHRASES = {
    "de": {
        ("SB", 1): [
            "1 Ann: Sonneborn-Berger-Wertung (SB) 7,25",
            "Ann: 2,5 (Sieg gegen Bob) + 2,5 x ½ (Remis gegen Cid) + 2,5 (zugeteiltes Freilos)",
            "2,5 (zuvor 2, angepasst wegen nicht gespielter Runden (16.3))",
            "Runde 2: Remis gegen Cid: 2,5 x ½ = 1,25",
            "(fiktiver Gegner: eigene Punktzahl 3,5, begrenzt auf 2,5, ein Remis in jeder Runde",
            "kampfloser Sieg gegen Dan: 1 (fiktiver Gegner: eigene Punktzahl 3,5,"
            " begrenzt auf die 1 des Gegners (16.4.1))",
        ],
        ("BH/C1", 1): [
            "1 Ann: Buchholzwertung Cut 1 (BH/C1) 8,5",
            "= 8,5, ohne 2,5 (nicht angetreten (ohne Punkt))",
            "gestrichen: freiwillig nicht gespielte Runden zuerst (16.5))",
        ],
        ("KS", 1): [
            "Ann: 0,5 (Remis gegen Cid, 2,5) = 0,5; es zählen Gegner mit mindestens 2,5",
            "Punktzahl des Gegners 2: 1 (zählt nicht: unter der Grenze (9.2))",
            "zugeteiltes Freilos (zählt nicht: kein Gegner)",
        ],
        ("TPR", 1): [
            "Ann: Durchschnitt 1850 + 193 für 1,5 aus 2, 75 % = 2043",
            "Runde 1: Sieg gegen Bob: 1900, Ergebnis 1",
            "(zählt nicht: keine gespielte Partie)",
        ],
        ("PTP", 1): [
            "Ann: 2046 ist die niedrigste Wertungszahl mit einer Erwartung von mindestens"
            " 1,5 aus 2: 1,51; einen Punkt tiefer sind es 1,49",
        ],
        ("PTP", 4): [
            "Dan: kein Punkt (Partien: 1); niedrigste Wertungszahl der Gegner 1900 - 800 = 1100",
            "kampflose Niederlage gegen Ann",
        ],
    },
    "es": {
        ("SB", 1): [
            "1 Ann: Sonneborn-Berger (SB) 7,25",
            "Ann: 2,5 (victoria ante Bob) + 2,5 x ½ (tablas con Cid)"
            " + 2,5 (bye asignado por el emparejamiento)",
            "2,5 (antes 2, ajustado por rondas no jugadas (16.3))",
            "ronda 2: tablas con Cid: 2,5 x ½ = 1,25",
            "(oponente ficticio: la propia puntuación, 3,5, limitada a 2,5, tablas en todas las",
            "victoria por incomparecencia ante Dan: 1 (oponente ficticio: la propia puntuación,"
            " 3,5, limitada a 1, la del oponente (16.4.1))",
        ],
        ("BH/C1", 1): [
            "1 Ann: Buchholz, corte 1 (BH/C1) 8,5",
            "= 8,5, sin 2,5 (ausente (sin puntos))",
            "descarte: primero las rondas voluntariamente no jugadas (16.5))",
        ],
        ("KS", 1): [
            "Ann: 0,5 (tablas con Cid, 2,5) = 0,5; cuentan los oponentes con 2,5 como mínimo",
            "victoria ante Bob, que tiene 2: 1 (no cuenta: por debajo del límite (9.2))",
            "bye asignado por el emparejamiento (no cuenta: sin oponente)",
        ],
        ("TPR", 1): [
            "Ann: promedio 1850 + 193 por 1,5 de 2, 75 % = 2043",
            "ronda 1: victoria ante Bob: 1900, resultado 1",
            "(no cuenta: no se jugó ninguna partida)",
        ],
        ("PTP", 1): [
            "Ann: 2046 es el Elo más bajo con una expectativa de al menos 1,5 de 2: 1,51;"
            " con un punto de Elo menos 1,49",
        ],
        ("PTP", 4): [
            "Dan: ningún punto (partidas: 1); Elo más bajo de los oponentes 1900 - 800 = 1100",
            "derrota por incomparecencia ante Ann",
        ],
    },
    "fr": {
        ("SB", 1): [
            "1 Ann : Sonneborn-Berger (SB) 7,25",
            "Ann : 2,5 (gain contre Bob) + 2,5 x ½ (nulle contre Cid) + 2,5 (exempt)",
            "2,5 (2 avant l'ajustement pour rondes non jouées (16.3))",
            "ronde 2 : nulle contre Cid : 2,5 x ½ = 1,25",
            "(adversaire fictif : son propre score, 3,5, plafonné à 2,5, une nulle à chaque ronde",
            "gain par forfait contre Dan : 1 (adversaire fictif : son propre score, 3,5,"
            " plafonné à 1, celui de l'adversaire (16.4.1))",
        ],
        ("BH/C1", 1): [
            "1 Ann : Buchholz tronqué (1) (BH/C1) 8,5",
            "= 8,5, sans 2,5 (absent (sans point))",
            "retrait : les rondes volontairement non jouées d'abord (16.5))",
        ],
        ("KS", 1): [
            "Ann : 0,5 (nulle contre Cid, 2,5) = 0,5 ; comptent les adversaires ayant au moins 2,5",
            "gain contre Bob, qui a 2 : 1 (ne compte pas : sous la limite (9.2))",
            "exempt (ne compte pas : pas d'adversaire)",
        ],
        ("TPR", 1): [
            "Ann : moyenne 1850 + 193 pour 1,5 sur 2, 75 % = 2043",
            "ronde 1 : gain contre Bob : 1900, résultat 1",
            "(ne compte pas : aucune partie jouée)",
        ],
        ("PTP", 1): [
            "Ann : 2046 est le plus petit Elo dont l'espérance est d'au moins 1,5 sur 2 : 1,51 ;"
            " avec un point Elo de moins 1,49",
        ],
        ("PTP", 4): [
            "Dan : aucun point (parties : 1) ; le plus petit Elo des adversaires 1900 - 800 = 1100",
            "défaite par forfait contre Ann",
        ],
    },
}

GROUP = {
    "de": [
        "3 Cid: Direkter Vergleich (DE) löst den Gleichstand nicht auf",
        "  unter 1 Ann; 3 Cid; 2 Bob, nach 6.3:",
        "    3 Cid: 0,5, fehlende Begegnungen 1: von 0,5 bis 1,5",
        "    der Gleichstand bleibt",
    ],
    "es": [
        "3 Cid: Encuentro directo (DE) no deshace el empate",
        "  entre 1 Ann; 3 Cid; 2 Bob, según 6.3:",
        "    3 Cid: 0,5, enfrentamientos que faltan 1: de 0,5 a 1,5",
        "    el empate se mantiene",
    ],
    "fr": [
        "3 Cid : Confrontation directe (DE) ne départage pas",
        "  entre 1 Ann ; 3 Cid ; 2 Bob, selon 6.3 :",
        "    3 Cid : 0,5, rencontres manquantes 1 : de 0,5 à 1,5",
        "    l'égalité demeure",
    ],
}

COMPARISON = {
    "de": [
        "1 Ann liegt vor 2 Bob: Platz 1 vor Platz 2",
        "  PTS: beide 1,5",
        "  BH entscheidet: 2,5 gegenüber 2",
    ],
    "es": [
        "1 Ann está por delante de 2 Bob: puesto 1 frente a 2",
        "  PTS: empate a 1,5",
        "  BH decide: 2,5 frente a 2",
    ],
    "fr": [
        "1 Ann est devant 2 Bob : place 1 contre 2",
        "  PTS : égalité à 1,5",
        "  BH départage : 2,5 contre 2",
    ],
}

STANDINGS = {
    "de": [
        "FIDE C.07, März 2026, Schweizer System, nach Runde 2 von 2",
        "Platz  Nr.  Name  PTS   BH  Entschieden durch",
        "    2    2  Bob   1,5  2,0  BH",
    ],
    "es": [
        "FIDE C.07, marzo de 2026, sistema suizo, tras la ronda 2 de 2",
        "Puesto  N.º  Nombre  PTS   BH  Decidido por",
        "     2    2  Bob     1,5  2,0  BH",
    ],
    "fr": [
        "FIDE C.07, mars 2026, système suisse, après la ronde 2 sur 2",
        "Place  N°  Nom  PTS   BH  Départagé par",
        "    2   2  Bob  1,5  2,0  BH",
    ],
}


def typed(text: str) -> str:
    """Return a text with blanks as a keyboard has them."""
    return text.replace("\N{NO-BREAK SPACE}", " ")


def numbers(text: str, language: str) -> Counter[str]:
    """Count the numbers of a text, written as in English; articles are numbers, too."""
    half = LANGUAGES[language]["half"]
    text = re.sub(rf"(?<![\d/]){half}(?![\d/])", " 0.5 ", text)
    return Counter(number.replace(",", ".") for number in re.findall(r"\d+(?:[.,]\d+)*", text))


def descriptors(code: str) -> Iterator[str]:
    """Give a code alone, and with each of its modifiers."""
    yield code
    for letter in BUILTIN.entries[code].accepts:
        yield from (f"{code}/{argument}" for argument in ARGUMENTS.get(letter, (letter,)))


def ranked(table: Crosstable, code: str, edition: str = "fide-2026-03") -> list[Standings]:
    """Rank by points and each form of a code, by match points where it needs a score."""
    found = []
    for descriptor in descriptors(code):
        head, slash, rest = descriptor.partition("/")
        for text in (descriptor, f"{head}:MP{slash}{rest}", f"{head}:GP{slash}{rest}"):
            try:
                found.append(rank(table, ["PTS", text], edition=edition, unrated=1400))
            except (NotApplicableError, DescriptorError):
                continue
    return found


@pytest.mark.parametrize(
    ("language", "code", "number", "expected"),
    [
        (language, code, number, phrases)
        for language, workings in PHRASES.items()
        for (code, number), phrases in workings.items()
    ],
)
def test_workings(language: str, code: str, number: int, expected: list[str]) -> None:
    """Sums, terms and reasons read as a person would write them."""
    text = typed(explain(evaluate(TABLE, code).working(number), language))
    assert [phrase for phrase in expected if phrase not in text] == []


@pytest.mark.parametrize("language", OTHERS)
def test_group(language: str) -> None:
    """Direct encounter with a game missing: what is compared, the worst and the best case."""
    found = typed(explain(rank(TIED, "DE").working("DE", participant=3), language)).splitlines()
    assert [line for line in found if line in GROUP[language]] == GROUP[language]


@pytest.mark.parametrize(
    ("language", "certain", "order"),
    [
        (
            "de",
            "sicher: 1 Ann hat mindestens 2, alle dahinter höchstens 1",
            "Reihenfolge: 1 Ann; 2 Bob, 3 Cid",
        ),
        (
            "es",
            "seguro: 1 Ann tiene al menos 2, los siguientes como máximo 1",
            "orden: 1 Ann; 2 Bob, 3 Cid",
        ),
        (
            "fr",
            "certain : 1 Ann a au moins 2, les suivants au plus 1",
            "ordre : 1 Ann ; 2 Bob, 3 Cid",
        ),
    ],
)
def test_group_that_is_divided(language: str, certain: str, order: str) -> None:
    """Who is above whatever the missing game brings is named, and the order that follows."""
    text = typed(explain(rank(DIVIDED, "DE").working("DE", participant=2), language))
    assert f"    {certain}\n    {order}" in text


@pytest.mark.parametrize("language", OTHERS)
def test_comparison(language: str) -> None:
    """A comparison says who is above, what is equal and what decides."""
    found = typed(explain(rank(TWO_ABOVE, "BH").compare(1, 2), language)).splitlines()
    assert found[:3] == COMPARISON[language]


@pytest.mark.parametrize("language", OTHERS)
def test_standings(language: str) -> None:
    """Standings have a state and headings in the language, and numbers with its decimal mark."""
    found = typed(explain(rank(TWO_ABOVE, "BH"), language)).splitlines()
    assert [found[0], found[2], found[4]] == STANDINGS[language]


@pytest.mark.parametrize(
    ("language", "first"),
    [
        ("de", "Unterschiede zwischen fide-2026-03 und fide-2024-08"),
        ("es", "diferencias entre fide-2026-03 y fide-2024-08"),
        ("fr", "différences entre fide-2026-03 et fide-2024-08"),
    ],
)
def test_two_editions(language: str, first: str) -> None:
    """The difference of two rankings is written in the language, with the numbers of English."""
    one, other = rank(TABLE, "BH,SB"), rank(TABLE, "BH,SB", edition="fide-2024-08")
    changes = versus(one, other)
    text = explain_changes(one, other, changes, language)
    assert typed(text).startswith(f"{len(changes)} {first}\n")
    assert numbers(text, language) == numbers(explain_changes(one, other, changes), "en")


@pytest.mark.parametrize("edition", ["fide-2026-03", "fide-2009"])
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("code", BUILTIN.entries)
def test_every_language_has_the_same_numbers(code: str, table: str, edition: str) -> None:
    """Workings, comparisons and standings have the numbers of the English text, and no other."""
    for standings in ranked(TABLES[table], code, edition):
        *_, descriptor = standings.codes
        rows = [row.participant.number for row in standings]
        subjects = [
            standings,
            *(standings.working(descriptor, participant=number) for number in rows),
            *(standings.compare(rows[0], number) for number in rows[1:]),
        ]
        for subject in subjects:
            english = numbers(explain(subject), "en")
            for language in OTHERS:
                text = explain(subject, language)
                assert numbers(text, language) == english, (descriptor, text)


@pytest.mark.parametrize("code", BUILTIN.entries)
def test_every_code_is_in_one_of_the_tables(code: str) -> None:
    """The test above leaves no code out."""
    assert any(ranked(table, code) for table in TABLES.values())


@pytest.mark.parametrize("key", [key for key in ENGLISH if key.endswith("_one")])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_count_has_a_singular_and_a_plural(language: str, key: str) -> None:
    """One thing is counted in the singular, several in the plural."""
    texts, stem = LANGUAGES[language], key.removesuffix("_one")
    one, two = (
        counted(stem, count, texts, first="a", second="b", participants=7) for count in (1, 2)
    )
    assert one.replace("1", "2") != two
    assert ("1" in one, "2" in two) == (True, True)


FILE = report(
    "012 Club Open",
    "042 2026/04/01",
    "092 Swiss",
    "142 3",
    "212 PTS,BH",
    player(1, "   2 w =", "0000 - U", name="Ann", points="1.5", place="2"),
    player(2, "   1 b =", "   3 w 0", name="Bob", points="0.5", place="3"),
    player(3, "0000 - H", "   2 b 1", name="Cid", points="1.5", place="1"),
)
PRINTED = {
    "de": (
        "FIDE C.07, März 2026, Schweizer System, nach Runde 2 von 3",
        "vorläufig: noch 1 Runde",
        "2 Bob: Punkte (PTS) 0,5",
        "1 Ann liegt vor 2 Bob: Platz 1 vor Platz 3",
        "1 Ann: Platz 2 veröffentlicht, 1 berechnet: ",
        "SIMPB: Vereinfachter Berger",
    ),
    "es": (
        "FIDE C.07, marzo de 2026, sistema suizo, tras la ronda 2 de 3",
        "provisional: 1 ronda por jugar",
        "2 Bob: Puntos (PTS) 0,5",
        "1 Ann está por delante de 2 Bob: puesto 1 frente a 3",
        "1 Ann: puesto 2 según lo publicado, 1 según el cálculo: ",
        "SIMPB: Berger simplificado",
    ),
    "fr": (
        "FIDE C.07, mars 2026, système suisse, après la ronde 2 sur 3",
        "provisoire : 1 ronde à jouer",
        "2 Bob : Points (PTS) 0,5",
        "1 Ann est devant 2 Bob : place 1 contre 3",
        "1 Ann : place 2 selon la publication, 1 selon le calcul : ",
        "SIMPB: Berger simplifié",
    ),
}


@pytest.mark.parametrize("language", OTHERS)
def test_the_command_line_speaks_it(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every command that prints words takes a language."""
    path = tmp_path / "open.trf"
    path.write_text(FILE, encoding="utf-8", newline="")
    state, interim, working, comparison, difference, name = PRINTED[language]

    def lines(*arguments: str) -> list[str]:
        main([*arguments, "--language", language])
        return typed(capsys.readouterr().out).splitlines()

    assert lines("standings", str(path))[1:3] == [state, interim]
    assert lines("standings", str(path), "--format", "markdown")[2] == f"{state}  "
    assert lines("explain", str(path), "2")[0] == working
    assert lines("compare", str(path), "1", "2")[0] == comparison
    assert lines("check", str(path))[0].startswith(difference)
    assert lines("codes", "SIMPB")[0] == name
    assert f'<html lang="{language}">' in lines("standings", str(path), "--format", "html")


def test_tables_for_programs_are_the_same_in_every_language() -> None:
    """Values separated by tabs or commas, and JSON, have the decimal point and English names."""
    standings = rank(TWO_ABOVE, "BH")
    for write in (FORMATS["tsv"], FORMATS["csv"], FORMATS["json"]):
        assert len({write(standings, language) for language in LANGUAGES}) == 1
