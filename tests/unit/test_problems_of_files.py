"""What is wrong with tournament reports, in German, Spanish and French."""

from __future__ import annotations

import pickle
from collections.abc import Callable

import pytest
from test_trf_teams import BLUES, HEAD, PLAYED, REDS, REFUSED
from trf_lines import player, report, team

import tiebreaks.formats
from tiebreaks import Crosstable, Participant, outcomes
from tiebreaks.errors import FormatError, InputError, Problem
from tiebreaks.formats import FORMATS, Format, loads, write
from tiebreaks.formats.encoded_text import decoded
from tiebreaks.formats.format import check_version
from tiebreaks.formats.trf import dumps
from tiebreaks.messages import problem_text
from tiebreaks.model.outcome_words import outcome_words
from tiebreaks.model.tournament import as_tournament

LANGUAGES = ("de", "es", "fr")
Sentences = tuple[str, str, str]
HALF, PAIRING = (outcome_words(one) for one in (outcomes.HALF_BYE, outcomes.PAIRING_BYE))

# A line of a report that cannot be read; what is said of it in each language; its column.
ONE = player(1)
UNREADABLE: dict[str, tuple[Sentences, int]] = {
    "001   x": (
        (
            "die Zeile endet vor Spalte 8",
            "la línea termina antes de la columna 8",
            "la ligne se termine avant la colonne 8",
        ),
        8,
    ),
    player("x"): (
        (
            "'x' ist keine Spielernummer",
            "'x' no es un número de jugador",
            "'x' n'est pas un numéro de joueur",
        ),
        5,
    ),
    player(2, rating="19x0"): (
        (
            "'19x0' ist keine Wertungszahl",
            "'19x0' no es un Elo",
            "'19x0' n'est pas un Elo",
        ),
        49,
    ),
    player(2, points="x"): (
        (
            "'x' ist keine Punktzahl",
            "'x' no es un número de puntos",
            "'x' n'est pas un nombre de points",
        ),
        81,
    ),
    player(2, place="x"): (
        ("'x' ist kein Platz", "'x' no es un puesto", "'x' n'est pas une place"),
        86,
    ),
    player(2) + "  1": (
        (
            "der Eintrag der Runde hat weniger als acht Spalten",
            "la casilla de la ronda tiene menos de ocho columnas",
            "la case de la ronde a moins de huit colonnes",
        ),
        93,
    ),
    player(2, "   x w 1"): (
        (
            "'   x' ist keine Nummer eines Gegners",
            "'   x' no es el número de un oponente",
            "'   x' n'est pas le numéro d'un adversaire",
        ),
        92,
    ),
    player(2, "   1 x 1"): (
        ("'x' ist keine Farbe", "'x' no es un color", "'x' n'est pas une couleur"),
        97,
    ),
    player(2, "   1 w 7"): (
        ("'7' ist kein Ergebnis", "'7' no es un resultado", "'7' n'est pas un résultat"),
        99,
    ),
    player(2, "   1.w 1"): (
        (
            "'   1.w 1' ist kein Eintrag einer Runde",
            "'   1.w 1' no es la casilla de una ronda",
            "'   1.w 1' n'est pas la case d'une ronde",
        ),
        96,
    ),
    "240 Q   1    1": (
        (
            "'Q' ist keine Art von Freilos (F, H oder Z)",
            "'Q' no es una clase de bye (F, H o Z)",
            "'Q' n'est pas une sorte de bye (F, H ou Z)",
        ),
        5,
    ),
    "240 H   x    1": (
        ("'x' ist keine Runde", "'x' no es una ronda", "'x' n'est pas une ronde"),
        7,
    ),
    "162 W ?": (
        (
            "'W' ist kein Kürzel mit seinen Punkten",
            "'W' no es un código con sus puntos",
            "'W' n'est pas un code avec ses points",
        ),
        5,
    ),
    "299 Q        1.0     1    1": (
        (
            "'Q' ist keine Art von Ergebnis",
            "'Q' no es una clase de resultado",
            "'Q' n'est pas une sorte de résultat",
        ),
        5,
    ),
    "299 W        1.0 x   1    1": (
        (
            "'x' steht zwischen zwei Feldern",
            "'x' está entre dos campos",
            "'x' se trouve entre deux champs",
        ),
        18,
    ),
}
# The same for a line of a team event.
UNREADABLE_OF_TEAMS: dict[str, tuple[Sentences, int]] = {
    "310 x   Reds": (
        (
            "'x' ist keine Mannschaftsnummer",
            "'x' no es un número de equipo",
            "'x' n'est pas un numéro d'équipe",
        ),
        5,
    ),
    team(3, mp="x"): (
        (
            "'x' ist keine Zahl von Mannschaftspunkten",
            "'x' no es un número de puntos de encuentro",
            "'x' n'est pas un nombre de points de match",
        ),
        55,
    ),
    team(3, gp="x"): (
        (
            "'x' ist keine Zahl von Brettpunkten",
            "'x' no es un número de puntos de tablero",
            "'x' n'est pas un nombre de points de partie",
        ),
        62,
    ),
    "330 +=   1   1   2": (
        (
            "'+=' ist kein kampfloses Ergebnis (+-, -+, --)",
            "'+=' no es un resultado por incomparecencia (+-, -+, --)",
            "'+=' n'est pas un résultat par forfait (+-, -+, --)",
        ),
        5,
    ),
    "330 +-   x   1   2": (
        ("'x' ist keine Zahl", "'x' no es un número", "'x' n'est pas un nombre"),
        8,
    ),
}
# A contradiction of `REFUSED`, by its English sentence; what is said of it; round and number.
CONTRADICTIONS: dict[str, tuple[Sentences, tuple[int | None, int | None]]] = {
    "team 2 has the unknown player 9": (
        (
            "Mannschaft 2 hat den unbekannten Spieler 9",
            "el equipo 2 tiene el jugador desconocido 9",
            "l'équipe 2 a le joueur inconnu 9",
        ),
        (None, 2),
    ),
    "the player 3 is in team 1 and in team 2": (
        (
            "der Spieler 3 ist in Mannschaft 1 und in Mannschaft 2",
            "el jugador 3 está en el equipo 1 y en el equipo 2",
            "le joueur 3 est dans l'équipe 1 et dans l'équipe 2",
        ),
        (None, 2),
    ),
    "team 2 has the player 4 twice": (
        (
            "Mannschaft 2 hat den Spieler 4 doppelt",
            "el equipo 2 tiene dos veces al jugador 4",
            "l'équipe 2 a deux fois le joueur 4",
        ),
        (None, 2),
    ),
    "duplicate team number 1": (
        (
            "Mannschaftsnummer 1 kommt doppelt vor",
            "número de equipo 1 repetido",
            "numéro d'équipe 1 en double",
        ),
        (None, 1),
    ),
    "round 1: team 1: the player 2 has the opponent 5, who is not in a team": (
        (
            "Runde 1: Mannschaft 1: der Spieler 2 hat den Gegner 5, der in keiner Mannschaft ist",
            "ronda 1: equipo 1: el jugador 2 tiene el oponente 5, que no está en ningún equipo",
            "ronde 1 : équipe 1 : le joueur 2 a l'adversaire 5, qui n'est dans aucune équipe",
        ),
        (1, 1),
    ),
    "round 1: team 1 meets the teams 2, 3": (
        (
            "Runde 1: Mannschaft 1 spielt gegen die Mannschaften 2, 3",
            "ronda 1: el equipo 1 se enfrenta a los equipos 2, 3",
            "ronde 1 : l'équipe 1 rencontre les équipes 2, 3",
        ),
        (1, 1),
    ),
    "round 1: team 1 has a forfeited match against 3 (record 330), but its players meet team 2": (
        (
            "Runde 1: Mannschaft 1 hat einen kampflosen Wettkampf gegen 3 (Datensatz 330), aber"
            " ihre Spieler spielen gegen Mannschaft 2",
            "ronda 1: el equipo 1 tiene un encuentro por incomparecencia contra 3 (registro 330),"
            " pero sus jugadores se enfrentan al equipo 2",
            "ronde 1 : l'équipe 1 a un match par forfait contre 3 (enregistrement 330), mais ses"
            " joueurs rencontrent l'équipe 2",
        ),
        (1, 1),
    ),
    "round 1: team 3 has a forfeited match (record 330) and a bye": (
        (
            "Runde 1: Mannschaft 3 hat einen kampflosen Wettkampf (Datensatz 330) und ein Freilos",
            "ronda 1: el equipo 3 tiene un encuentro por incomparecencia (registro 330) y un bye",
            "ronde 1 : l'équipe 3 a un match par forfait (enregistrement 330) et un bye",
        ),
        (1, 3),
    ),
    "round 1: record 330 names the unknown team 7": (
        (
            "Runde 1: Datensatz 330 nennt die unbekannte Mannschaft 7",
            "ronda 1: el registro 330 nombra el equipo desconocido 7",
            "ronde 1 : l'enregistrement 330 nomme l'équipe inconnue 7",
        ),
        (1, 7),
    ),
    "round 1: record 330 names the team 1 twice": (
        (
            "Runde 1: die Mannschaft 1 steht doppelt in Datensatz 330",
            "ronda 1: el registro 330 nombra dos veces el equipo 1",
            "ronde 1 : l'enregistrement 330 nomme deux fois l'équipe 1",
        ),
        (1, 1),
    ),
    "round 1: team 1: record 300 seats the player 2 twice": (
        (
            "Runde 1: Mannschaft 1: Datensatz 300 setzt den Spieler 2 doppelt ein",
            "ronda 1: equipo 1: el registro 300 alinea dos veces al jugador 2",
            "ronde 1 : équipe 1 : l'enregistrement 300 aligne deux fois le joueur 2",
        ),
        (1, 1),
    ),
    "round 1: team 1: record 300 seats 4, who is not in the team": (
        (
            "Runde 1: Mannschaft 1: Datensatz 300 setzt 4 ein, der nicht in der Mannschaft ist",
            "ronda 1: equipo 1: el registro 300 alinea a 4, que no está en el equipo",
            "ronde 1 : équipe 1 : l'enregistrement 300 aligne 4, qui n'est pas dans l'équipe",
        ),
        (1, 1),
    ),
    "round 1: team 1: record 300 leaves out the player 3, who has the opponent 6": (
        (
            "Runde 1: Mannschaft 1: in Datensatz 300 fehlt der Spieler 3, der den Gegner 6 hat",
            "ronda 1: equipo 1: en el registro 300 falta el jugador 3, que tiene el oponente 6",
            "ronde 1 : équipe 1 : l'enregistrement 300 omet le joueur 3, qui a l'adversaire 6",
        ),
        (1, 1),
    ),
    "round 1: teams 1 and 2: records 300 put opponents on different boards": (
        (
            "Runde 1: Mannschaften 1 und 2: die Datensätze 300 setzen Gegner an verschiedene"
            " Bretter",
            "ronda 1: equipos 1 y 2: los registros 300 ponen a los oponentes en tableros distintos",
            "ronde 1 : équipes 1 et 2 : les enregistrements 300 placent des adversaires à des"
            " échiquiers différents",
        ),
        (1, 1),
    ),
    "round 1: team 1 meets team 2, but team 3 in its record 300": (
        (
            "Runde 1: Mannschaft 1 spielt gegen Mannschaft 2, in ihrem Datensatz 300 aber gegen"
            " Mannschaft 3",
            "ronda 1: el equipo 1 se enfrenta al equipo 2, pero al equipo 3 en su registro 300",
            "ronde 1 : l'équipe 1 rencontre l'équipe 2, mais l'équipe 3 dans son enregistrement"
            " 300",
        ),
        (1, 1),
    ),
}
# Contradictions whose sentence names an outcome.
WITH_OUTCOMES: dict[str, tuple[Sentences, Problem]] = {
    "round 1: team 1 has a half-point bye (record 240), but its players meet team 2": (
        (
            "Runde 1: Mannschaft 1 hat {} (Datensatz 240), aber ihre Spieler spielen gegen"
            " Mannschaft 2",
            "ronda 1: el equipo 1 tiene {} (registro 240), pero sus jugadores se enfrentan al"
            " equipo 2",
            "ronde 1 : l'équipe 1 a {} (enregistrement 240), mais ses joueurs rencontrent"
            " l'équipe 2",
        ),
        HALF,
    ),
    "round 1: team 2 has a pairing-allocated bye (record 320), but its players meet team 1": (
        (
            "Runde 1: Mannschaft 2 hat {} (Datensatz 320), aber ihre Spieler spielen gegen"
            " Mannschaft 1",
            "ronda 1: el equipo 2 tiene {} (registro 320), pero sus jugadores se enfrentan al"
            " equipo 1",
            "ronde 1 : l'équipe 2 a {} (enregistrement 320), mais ses joueurs rencontrent"
            " l'équipe 1",
        ),
        PAIRING,
    ),
    "round 1: team 1: record 300 seats the player 3, who has a half-point bye": (
        (
            "Runde 1: Mannschaft 1: Datensatz 300 setzt den Spieler 3 ein, der aber {} hat",
            "ronda 1: equipo 1: el registro 300 alinea al jugador 3, que tiene {}",
            "ronde 1 : équipe 1 : l'enregistrement 300 aligne le joueur 3, qui a {}",
        ),
        HALF,
    ),
}


def plain(problem: Problem, language: str) -> str:
    """Return the text of a problem in a language; the spaces of French are plain ones."""
    return problem_text(problem, language).replace("\N{NO-BREAK SPACE}", " ")


def in_all(problem: Problem) -> Sentences:
    """Return the text of a problem in the three languages."""
    german, spanish, french = (plain(problem, language) for language in LANGUAGES)
    return german, spanish, french


def problems_of(*lines: str) -> tuple[Problem, ...]:
    """Return what is wrong with a report; the problems survive pickling."""
    with pytest.raises(InputError) as caught:
        loads(report(*lines))
    copied = pickle.loads(pickle.dumps(caught.value))
    assert copied.problems == caught.value.problems
    kept = [(one.code, one.fields, one.round, one.number, one.line) for one in copied.problems]
    assert kept == [
        (one.code, one.fields, one.round, one.number, one.line) for one in caught.value.problems
    ]
    return caught.value.problems


def at_place(sentences: Sentences, line: int, column: int) -> Sentences:
    """Return sentences with the place of a line."""
    german, spanish, french = sentences
    return (
        f"Zeile {line}, Spalte {column}: {german}",
        f"línea {line}, columna {column}: {spanish}",
        f"ligne {line}, colonne {column} : {french}",
    )


@pytest.mark.parametrize("line", UNREADABLE)
def test_unreadable_line(line: str) -> None:
    """What cannot be read has its line and column, and a sentence in every language."""
    sentences, column = UNREADABLE[line]
    (problem,) = problems_of(ONE, line)
    assert (problem.line, problem.column) == (2, column)
    assert in_all(problem) == at_place(sentences, 2, column)


@pytest.mark.parametrize("line", UNREADABLE_OF_TEAMS)
def test_unreadable_line_of_teams(line: str) -> None:
    """What cannot be read about teams has its line and column, and sentences, too."""
    sentences, column = UNREADABLE_OF_TEAMS[line]
    (problem,) = problems_of(*HEAD, *PLAYED, REDS, BLUES, line)
    assert (problem.line, problem.column) == (12, column)
    assert in_all(problem) == at_place(sentences, 12, column)


@pytest.mark.parametrize("english", CONTRADICTIONS)
def test_contradiction_of_teams(english: str) -> None:
    """A contradiction has its round and team, and a sentence in every language."""
    sentences, place = CONTRADICTIONS[english]
    problem = next(one for one in problems_of(*HEAD, *REFUSED[english]) if one == english)
    assert (problem.round, problem.number) == place
    assert in_all(problem) == sentences


@pytest.mark.parametrize("english", WITH_OUTCOMES)
def test_contradiction_with_an_outcome(english: str) -> None:
    """A bye within a sentence is a problem with words of its own."""
    sentences, bye = WITH_OUTCOMES[english]
    problem = next(one for one in problems_of(*HEAD, *REFUSED[english]) if one == english)
    assert problem.fields["bye"] == bye
    assert problem.round == 1
    named = zip(sentences, in_all(bye), strict=True)
    assert in_all(problem) == tuple(sentence.format(name) for sentence, name in named)


def test_bye_of_a_player_with_an_opponent() -> None:
    """A record 240 that contradicts a cell names round, player and bye."""
    lines = (player(1, "2 w 1"), player(2, "1 b 0"), "240 H   1    2")
    (problem,) = problems_of(*lines)
    assert str(problem) == "round 1: 2 has a half-point bye (record 240) and the opponent 1"
    assert (problem.code, problem.round, problem.number) == ("recorded_bye_with_opponent", 1, 2)
    german, spanish, french = in_all(HALF)
    assert in_all(problem) == (
        f"Runde 1: 2 hat {german} (Datensatz 240) und den Gegner 1",
        f"ronda 1: 2 tiene {spanish} (registro 240) y el oponente 1",
        f"ronde 1 : 2 a {french} (enregistrement 240) et l'adversaire 1",
    )


def test_problem_among_teams() -> None:
    """A contradiction between matches is said to be one of teams."""
    problems = problems_of(*HEAD, *REFUSED["teams: round 1: 1 is paired with itself"])
    problem = problems[0]
    assert problem.code == "among_teams"
    assert plain(problem, "de").startswith("Mannschaften: ")
    assert plain(problem, "es").startswith("equipos: ")
    assert plain(problem, "fr").startswith("équipes : ")


def error_of(call: Callable[[], object]) -> Problem:
    """Return the only problem of a call."""
    with pytest.raises(InputError) as caught:
        call()
    (problem,) = caught.value.problems
    return problem


def test_no_report() -> None:
    """A text without players, and one with NUL bytes, are not reports."""
    assert in_all(error_of(lambda: loads("012 Club\n"))) == (
        "kein Turnierbericht (TRF): es gibt keinen Datensatz eines Spielers (001)",
        "no es un informe de torneo (TRF): no tiene ningún registro de jugador (001)",
        "ce n'est pas un rapport de tournoi (TRF) : il n'a aucun enregistrement de joueur (001)",
    )
    assert in_all(error_of(lambda: loads("001 \0"))) == (
        "kein Turnierbericht (TRF): die Datei enthält NUL-Bytes",
        "no es un informe de torneo (TRF): contiene bytes NUL",
        "ce n'est pas un rapport de tournoi (TRF) : il contient des octets NUL",
    )


def test_encodings() -> None:
    """Bytes that are no text have a line; an encoding nobody knows has none."""
    problem = error_of(lambda: decoded(b"a\n\xff", None, "club.csv"))
    assert (problem.line, problem.source) == (2, "club.csv")
    assert in_all(problem) == (
        "club.csv: Zeile 2: das ist kein Text in UTF-8",
        "club.csv: línea 2: esto no es texto en UTF-8",
        "club.csv: ligne 2 : ce n'est pas un texte en UTF-8",
    )
    assert in_all(error_of(lambda: loads(b"001", encoding="morse"))) == (
        "unbekannte Zeichenkodierung 'morse'",
        "codificación desconocida 'morse'",
        "codage inconnu 'morse'",
    )


def test_source_of_a_contradiction() -> None:
    """The name of the file stands before a contradiction, and is a part of the problem."""
    lines = (player(1, "2 w 1"), player(2, "1 b 0"), "240 H   1    2")
    with pytest.raises(InputError) as caught:
        loads(report(*lines), source="club.trf")
    (problem,) = caught.value.problems
    assert (problem.source, problem.round, problem.number) == ("club.trf", 1, 2)
    assert str(caught.value).startswith("club.trf: round 1: 2 has ")
    assert plain(problem, "de").startswith("club.trf: Runde 1: 2 hat ")


def test_formats_and_versions() -> None:
    """Unknown suffixes and versions are named with those known."""
    table = Crosstable.parse("1 Ann +2\n2 Bob -1")
    known = ", ".join(suffix for one in FORMATS if one.dumps for suffix in one.suffixes)
    assert in_all(error_of(lambda: write(table, "club.doc"))) == (
        f"kein Format hat die Endung '.doc'; bekannt sind {known}",
        f"ningún formato tiene la extensión '.doc'; las conocidas son {known}",
        f"aucun format n'a l'extension '.doc' ; les extensions sont {known}",
    )
    assert in_all(error_of(lambda: write(table, "club.trf", "TRF99"))) == (
        "unbekannte Version 'TRF99' von TRF: bekannt sind TRF26, TRF16",
        "versión desconocida 'TRF99' de TRF: las conocidas son TRF26, TRF16",
        "version inconnue 'TRF99' de TRF : les versions sont TRF26, TRF16",
    )
    assert in_all(error_of(lambda: check_version("XYZ", "2", ()))) == (
        "unbekannte Version '2' von XYZ: es gibt keine Versionen",
        "versión desconocida '2' de XYZ: no tiene versiones",
        "version inconnue '2' de XYZ : il n'a pas de versions",
    )


def test_formats_that_are_only_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """A suffix of a format that is not written is told from an unknown one."""
    only_read = Format("XYZ", (".xyz",), loads=FORMATS[0].loads)
    monkeypatch.setattr(tiebreaks.formats, "FORMATS", (*FORMATS, only_read))
    table = Crosstable.parse("1 Ann +2\n2 Bob -1")
    known = ", ".join(suffix for one in FORMATS if one.dumps for suffix in one.suffixes)
    assert in_all(error_of(lambda: write(table, "club.xyz"))) == (
        "Dateien in XYZ (.xyz) lassen sich lesen, aber nicht schreiben; geschrieben werden"
        f" {known}",
        f"los archivos XYZ (.xyz) se leen, pero no se escriben; se escriben {known}",
        f"les fichiers XYZ (.xyz) se lisent mais ne s'écrivent pas ; s'écrivent {known}",
    )


def test_what_a_report_cannot_hold() -> None:
    """Numbers that are too large, and teams without games of players, are refused."""
    people = [Participant(10000, "Ann"), Participant(2, "Bob")]
    large = as_tournament(Crosstable.from_games(people, [(1, 10000, 2, "1-0")]))
    problem = error_of(lambda: dumps(large))
    assert problem.number == 10000
    assert in_all(problem) == (
        "Nummer 10000: ein Turnierbericht hat Spielernummern bis 9999",
        "número 10000: un informe de torneo numera a los jugadores hasta 9999",
        "numéro 10000 : un rapport de tournoi numérote les joueurs jusqu'à 9999",
    )
    teams = as_tournament(Crosstable.from_matches(["Ants", "Bees"], [(1, 1, 2, "1=")]))
    assert in_all(error_of(lambda: dumps(teams))) == (
        "zum Turnierbericht eines Mannschaftsturniers gehören die Partien der Spieler, und sie"
        " fehlen",
        "el informe de un torneo por equipos necesita las partidas de los jugadores, y faltan",
        "le rapport d'un tournoi par équipes a besoin des parties des joueurs, et elles manquent",
    )


def test_every_unreadable_place_has_a_line() -> None:
    """All problems of a broken report are found at once, in the order of its lines."""
    broken = [*UNREADABLE]
    with pytest.raises(FormatError) as caught:
        loads(report(ONE, *broken))
    assert [problem.line for problem in caught.value.problems] == [*range(2, 2 + len(broken))]
    assert (caught.value.line, caught.value.column) == (2, UNREADABLE[broken[0]][1])
