"""What is wrong with CSV, JSON, values, published tables and charts, in four languages."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from importlib import import_module

import pytest

from tiebreaks.errors import InputError, Problem
from tiebreaks.formats import csvfile, jsonfile, published, values
from tiebreaks.messages import problem_text
from tiebreaks.model import team_charts, wall_charts

READERS: dict[str, Callable[[str], object]] = {
    "csv": csvfile.loads,
    "json": jsonfile.loads,
    "values": values.loads,
    "published": published.loads,
    "chart": wall_charts.read,
    "teams": team_charts.read,
}
GAMES = "round,white,black,result\n"
HEAD = '{"format": "tiebreaks", "version": 1, '
LONG = "x" * 140_000


def table(rest: str, people: str = '{"number": 1, "cells": ["H"]}') -> str:
    """Return JSON of a tournament with further keys of its crosstable."""
    return f'{HEAD}"crosstable": {{"participants": [{people}]{rest}}}}}'


def event(rest: str) -> str:
    """Return JSON of a tournament with further keys."""
    people = '"crosstable": {"participants": [{"number": 1, "cells": ["H"]}]}'
    return f"{HEAD}{people}, {rest}}}"


# Reader, text, code, and the German sentence; the first problem of the text.
BROKEN = [
    # CSV
    ("csv", "a,b\n1,2\n", "not_a_header",
     "Zeile 1, Spalte 1: das ist keine Kopfzeile von Partien oder von Teilnehmern"),
    ("csv", 'number,name,1\n1,"Ann,H\n', "row_unreadable",
     "Zeile 2: diese Zeile ist nicht lesbar: ein Anführungszeichen wird nicht geschlossen"),
    ("csv", 'number,name,1\n1,"Ann"a,H\n', "row_unreadable",
     "Zeile 2: diese Zeile ist nicht lesbar: nach dem schließenden '\"' muss ',' folgen"),
    ("csv", f"number,name,1\n1,{LONG},H\n", "row_unreadable",
     "Zeile 2: diese Zeile ist nicht lesbar: ein Feld hat mehr als 131072 Zeichen"),
    ("csv", f"{GAMES}1,1,2,1-0\n{GAMES}", "second_header_of_games",
     "Zeile 3, Spalte 1: die Partien haben eine zweite Kopfzeile"),
    ("csv", f"number,name,1\n1,Ann,H\n{GAMES}", "games_and_cells",
     "Zeile 3, Spalte 1: es gibt Partien, aber die Teilnehmer haben auch Einträge von Runden"),
    ("csv", "number,name,name,1\n1,Ann,A,H\n", "column_repeated",
     "Zeile 1, Spalte 3: die Spalte 'name' kommt doppelt vor"),
    ("csv", "number,name,1\n1,Ann,H,F\n", "beyond_header",
     "Zeile 2, Spalte 4: 'F' steht rechts von den Spalten der Kopfzeile"),
    ("csv", "number,name,rating,1\n1,Ann,2OOO,H\n", "not_valid",
     "Zeile 2, Spalte 3: '2OOO' ist kein gültiger Wert der Spalte rating"),
    ("csv", "number,name,1\n,Ann,H\n", "number_missing", "Zeile 2, Spalte 1: es fehlt die Nummer"),
    ("csv", "number,name,points,1\n1,Ann,viel,H\n", "not_points",
     "Zeile 2, Spalte 3: 'viel' ist keine Punktzahl"),
    ("csv", "number,name,start,1\n1,Ann,viel,H\n", "not_a_starting_score",
     "Zeile 2, Spalte 3: 'viel' ist keine Startpunktzahl"),
    ("csv", "number,name,1\n1,Ann,9w9\n", "not_a_cell_of_csv",
     "Zeile 2, Spalte 3: '9w9' ist kein Eintrag einer Runde wie 9w1, 9b=, +F9 oder H"),
    ("csv", "number,name,1,Wert\n1,Ann,H,12\n", "unknown_column_with_cells",
     "Zeile 1, Spalte 4: die Spalte 'Wert' ist unbekannt: eine Spalte ist eine Runde (1, R1, Round"
     " 1) oder eine von number, name, rating, federation, title, sex, birth, fide_id,"
     " fide_rating, start, place, points"),
    ("csv", "number,name,1,\n1,Ann,H,12\n", "unnamed_column_with_cells",
     "Zeile 1, Spalte 4: eine Spalte ohne Namen ist unbekannt: eine Spalte ist eine Runde (1, R1,"
     " Round 1) oder eine von number, name, rating, federation, title, sex, birth, fide_id,"
     " fide_rating, start, place, points"),
    ("csv", f"{GAMES}1,,2,1-0\n", "white_missing",
     "Zeile 2, Spalte 2: es fehlt Weiß; bei einem Freilos bleibt Schwarz leer"),
    ("csv", f"{GAMES},1,2,1-0\n", "round_missing", "Zeile 2, Spalte 1: es fehlt die Runde"),
    ("csv", f"{GAMES}1000,1,2,1-0\n", "round_too_high",
     "Zeile 2, Spalte 1: '1000' ist mehr als 999 Runden"),
    ("csv", f"{GAMES}1,1,2,2-0\n", "not_the_result_of_a_game",
     "Zeile 2, Spalte 4: '2-0' ist kein Ergebnis einer Partie"),
    ("csv", f"{GAMES}1,1,,1-0\n", "not_a_bye_letter",
     "Zeile 2, Spalte 4: '1-0' ist kein Freilos (U, F, H oder Z)"),
    ("csv", f"{GAMES}1,1,1234567890,1-0\n", "not_a_participant_number",
     "Zeile 2, Spalte 3: '1234567890' ist keine Teilnehmernummer"),
    ("csv", f"{GAMES}1,Ann,2,1-0\n", "numbers_and_names",
     "Zeile 2, Spalte 3: '2' ist eine Nummer, aber 'Ann' ist ein Name: entweder Nummern"
     " oder Namen verwenden"),
    ("csv", f"number,name\n1,Ann\n2,Bob\n{GAMES}1,Ann,Cid,1-0\n", "nobody_has_name",
     "Zeile 5, Spalte 3: niemand hat den Namen 'Cid'"),
    ("csv", f"number,name\n1,Ann\n2,Ann\n{GAMES}1,Ann,2,1-0\n", "several_have_name",
     "Zeile 5, Spalte 2: mehrere Teilnehmer haben den Namen 'Ann'"),
    ("csv", "round,white,black,score\n1,1,2,2-1-1-1\n", "malformed_score",
     "Zeile 2, Spalte 4: '2-1-1-1' ist kein Spielstand wie 2-1 oder 2-1-1, mit den Remisen am"
     " Ende"),
    ("csv", "round,white,black,result,score\n1,1,2,1-0,1-2\n", "result_contradicts_score",
     "Zeile 2, Spalte 4: das Ergebnis '1-0' widerspricht dem Spielstand 1-2"),
    ("csv", "number,name,1\n1,Ann,\n", "table_without_result",
     "darin ist kein Ergebnis: weder eine Spalte einer Runde wie 1, R1 oder Round 1 mit Einträgen"
     " noch Zeilen von Partien unter round,white,black,result"),
    # Values
    ("values", "number,value\nx1,2\n", "not_a_participant_number",
     "Zeile 2, Spalte 1: 'x1' ist keine Teilnehmernummer"),
    ("values", "1,2,3\n", "two_fields_expected",
     "Zeile 1: eine Zeile hat zwei Felder, Nummer und Wert, nicht 3"),
    ("values", "1,2\n1,3\n", "number_repeated",
     "Zeile 2, Spalte 1: die Nummer 1 kommt doppelt vor"),
    ("values", "1,viel\n", "not_a_number", "Zeile 1, Spalte 2: 'viel' ist keine Zahl"),
    ("values", f"1,{LONG}\n", "row_unreadable",
     "Zeile 1: diese Zeile ist nicht lesbar: ein Feld hat mehr als 131072 Zeichen"),
    # Published tables
    ("published", "", "header_missing",
     "Zeile 1: es fehlt eine Kopfzeile wie number,place,PTS"),
    ("published", "number,place\n", "nothing_below_header",
     "Zeile 1: unter der Kopfzeile steht nichts"),
    ("published", "number,place,BH/Q\n1,1,2\n", "wrong_heading",
     "Zeile 1, Spalte 3: 'BH/Q': unbekannter Zusatz Q; die Zusätze sind "),
    ("published", "number,BH,BH\n1,1,2\n", "value_column_repeated",
     "Zeile 1, Spalte 3: die Spalte BH kommt doppelt vor"),
    ("published", "place,BH\n1,1\n", "column_of_numbers_missing",
     "Zeile 1: es fehlt die Spalte number mit den Teilnehmernummern"),
    ("published", "number,place\n1,1,2\n", "wrong_number_of_fields",
     "Zeile 2: Felder: 3, Spalten aber: 2"),
    ("published", "number,place\nx1,1\n", "not_a_participant_number",
     "Zeile 2, Spalte 1: 'x1' ist keine Teilnehmernummer"),
    ("published", "number,place\n1,1\n1,2\n", "number_repeated",
     "Zeile 3, Spalte 1: die Nummer 1 kommt doppelt vor"),
    ("published", "number,place,\n1,1,x\n", "field_of_unnamed_column",
     "Zeile 2, Spalte 3: 'x' steht in einer Spalte ohne Namen"),
    ("published", "number,place\n1,erster\n", "not_a_place",
     "Zeile 2, Spalte 2: 'erster' ist kein Platz"),
    ("published", "number,place,BH\n1,1,viel\n", "not_a_number",
     "Zeile 2, Spalte 3: 'viel' ist keine Zahl"),
    ("published", "number,place,PTS\n1,1,-\n", "points_without_number",
     "Zeile 2, Spalte 3: die Punkte müssen eine Zahl sein"),
    ("published", f"number,name\n1,{LONG}\n", "row_unreadable",
     "Zeile 2: diese Zeile ist nicht lesbar: ein Feld hat mehr als 131072 Zeichen"),
    # JSON as a text
    ("json", '{"format": }', "not_json",
     "Zeile 1, Spalte 12: das ist kein JSON: hier fehlt ein Wert"),
    ("json", "{format", "not_json",
     "Zeile 1, Spalte 2: das ist kein JSON: hier fehlt ein Schlüssel in doppelten"
     " Anführungszeichen"),
    ("json", '{"format" 1}', "not_json",
     "Zeile 1, Spalte 11: das ist kein JSON: hier fehlt ein ':'"),
    ("json", '{"format": 1 2}', "not_json",
     "Zeile 1, Spalte 14: das ist kein JSON: hier fehlt ein ','"),
    ("json", '{"format": "tie', "not_json",
     "Zeile 1, Spalte 12: das ist kein JSON: der Text, der hier beginnt, wird nicht geschlossen"),
    ("json", '{"format": "\t"}', "not_json",
     "Zeile 1, Spalte 13: das ist kein JSON: ein Steuerzeichen in einem Text"),
    ("json", '{"format": "\\q"}', "not_json",
     "Zeile 1, Spalte 13: das ist kein JSON: ein ungültiges Zeichen nach \\"),
    ("json", "{} {}", "not_json",
     "Zeile 1, Spalte 4: das ist kein JSON: nach dem Ende steht noch etwas"),
    ("json", f'{{"version": {"9" * 5000}}}', "too_many_digits",
     "eine Zahl hat zu viele Ziffern"),
    ("json", '{"a":' * 200_000, "nested_too_deep", "die Verschachtelung ist zu tief"),
    # Values of JSON
    ("json", "[]", "not_an_object", "$: eine Liste ist kein Objekt"),
    ("json", '{"format": "x"}', "other_layout", "$.format: das Format ist nicht 'tiebreaks'"),
    ("json", '{"format": "tiebreaks", "version": 9}', "unknown_layout_version",
     "$.version: unbekannte Version 9; bekannt ist 1"),
    ("json", '{"format": "tiebreaks", "version": "1"}', "not_whole",
     '$.version: "1" ist keine ganze Zahl mit höchstens neun Ziffern'),
    ("json", f"{HEAD}\"name\": \"x\"}}", "key_missing", "$: es fehlt der Schlüssel 'crosstable'"),
    ("json", table(', "rounds": 1, "rounds": 1'), "key_repeated",
     "$.crosstable: der Schlüssel 'rounds' kommt doppelt vor"),
    ("json", table(', "round": 1'), "unknown_key",
     "$.crosstable: unbekannter Schlüssel 'round'; die Schlüssel sind pairing, planned_rounds,"
     " rounds, rounds_in_order, participants, points, boards"),
    ("json", table(', "points": {"PTS": {"awards": {"x": 1}}}'), "key_not_a_number",
     "$.crosstable.points.PTS.awards: der Schlüssel 'x' ist keine Zahl"),
    ("json", table(', "points": {"PTS": {"awards": {"7": {"1": 1}}}}'), "unknown_participant",
     "$.crosstable.points.PTS.awards.7: unbekannter Teilnehmer 7"),
    ("json", table(', "points": {"PTS": {"awards": {"1": {"9": 1}}}}'), "no_such_round_in_cells",
     "$.crosstable.points.PTS.awards.1.9: die Einträge haben keine Runde 9"),
    ("json", table(', "points": {"PTS": {"awards": {"1": {"1": 0.5}}}}'), "not_exact",
     "$.crosstable.points.PTS.awards.1.1: 0.5 ist keine genaue Zahl, also weder eine ganze noch"
     ' ein Text wie "1/2"'),
    ("json", table(', "points": {"XX": {}}'), "other_scores",
     "$.crosstable.points: die Punktzahlen sind PTS allein oder MP und GP"),
    ("json", table(', "pairing": "dutch"'), "not_one_of",
     "$.crosstable.pairing: 'dutch' ist keines von swiss, predetermined"),
    ("json", table(', "planned_rounds": -1'), "too_small",
     "$.crosstable.planned_rounds: -1 ist kleiner als 0"),
    ("json", table(', "rounds_in_order": 1'), "not_true_or_false",
     "$.crosstable.rounds_in_order: 1 ist weder true noch false"),
    ("json", table(', "rounds": 0'), "results_of_round_not_held",
     "$.crosstable.rounds: gespielte Runden: 0, aber die Runde 1 hat Ergebnisse"),
    ("json", table(', "rounds": 3'), "rounds_held_without_cells",
     "$.crosstable.rounds: gespielte Runden: 3, Runden mit Einträgen: 1"),
    ("json", table("", '{"number": 1, "cells": {}}'), "not_a_list",
     "$.crosstable.participants[0].cells: ein Objekt ist keine Liste"),
    ("json", table("", '{"number": 1, "name": 7, "cells": ["H"]}'), "not_a_text",
     "$.crosstable.participants[0].name: 7 ist kein Text"),
    ("json", table("", '{"number": 1, "name": "\\ud800", "cells": ["H"]}'), "half_surrogate",
     "$.crosstable.participants[0].name: ein halbes Surrogatpaar ist kein Text"),
    ("json", table("", '{"number": 1, "cells": ["9w9"]}'), "not_a_cell_of_json",
     "$.crosstable.participants[0].cells[0]: '9w9' ist kein Eintrag einer Runde wie 9w1, 9b=, 9-+"
     " oder H"),
    ("json", table("", '{"number": 1, "cells": ["H"], "scores": ["2-1-1-1"]}'), "value_refused",
     "$.crosstable.participants[0].scores[0]: '2-1-1-1' ist kein Spielstand wie 2-1 oder 2-1-1,"
     " mit den Remisen am Ende"),
    ("json", table("", '{"number": 1, "cells": ["H"], "boards": ["1"]}'),
     "settings_of_boards_missing",
     "$.crosstable: es gibt Bretter, aber der Schlüssel 'boards' fehlt"),
    ("json", table(', "boards": {"size": 1, "points": {"?!": 1}}'), "not_an_outcome_letter",
     "$.crosstable.boards.points: '?!' ist nicht der Buchstabe eines Ergebnisses"),
    ("json", table(', "boards": {"size": 1, "points": {}}',
                   '{"number": 1, "cells": ["H"], "boards": ["1"]}'), "outcome_without_worth",
     "$.crosstable.participants[0].boards[0]: $.crosstable.boards.points sagt nicht, was '1'"
     " zählt"),
    ("json", table(', "boards": {"size": 1, "points": {}}',
                   '{"number": 1, "cells": ["H"], "boards": ["", ""]}'), "boards_without_cells",
     "$.crosstable.participants[0].boards: Runden mit Brettern: 2, Runden mit Einträgen: 1"),
    ("json", table(', "boards": {"size": 1, "points": {}}',
                   '{"number": 1, "cells": ["H"], "boards": ["q"]}'), "not_outcomes",
     "$.crosstable.participants[0].boards[0]: 'q' enthält Buchstaben, die keine Ergebnisse sind"),
    ("json", table(', "boards": {"size": 1, "points": {}}',
                   '{"number": 1, "cells": ["H"], "boards": [{"outcomes": "1", "points": []}]}'),
     "outcomes_and_points",
     "$.crosstable.participants[0].boards[0]: Ergebnisse: 1, Punkte aber: 0"),
    ("json", event('"start": "1. Mai"'), "not_a_day",
     '$.start: "1. Mai" ist kein Tag wie "2026-03-01"'),
    ("json", event('"edition": "fide"'), "value_refused",
     "$.edition: unbekannte Fassung 'fide'; die Fassungen sind"),
    ("json", event('"edition": {"base": "fide-2026-03", "unplayed": {"adjustment": "x"}}'),
     "not_one_of", "$.edition.unplayed.adjustment: 'x' ist keines von"),
    # Charts
    ("chart", "", "chart_without_participants",
     "Zeile 1, Spalte 1: der Text hat keine Zeile eines Teilnehmers"),
    ("chart", "Ann +W2", "line_without_number",
     "Zeile 1, Spalte 1: 'Ann +W2' beginnt nicht mit einer Teilnehmernummer"),
    ("chart", "1 Ann +W2 9+", "not_a_cell_of_wall_chart",
     "Zeile 1, Spalte 11: '9+' ist kein Eintrag einer Fortschrittstabelle (kampflos schreibt man"
     " +9 oder +F9)"),
    ("chart", "1 Ann +W2 xy", "not_a_cell_of_wall_chart",
     "Zeile 1, Spalte 11: 'xy' ist kein Eintrag einer Fortschrittstabelle"),
    ("chart", "1 Ann 9- 9w1", "neither_cell_nor_name",
     "Zeile 1, Spalte 7: '9-' ist weder ein Eintrag einer Runde noch Teil eines Namens (kampflos"
     " schreibt man -9 oder -F9)"),
    ("chart", "1;Ann;12345 77;9w1", "neither_rating_nor_points",
     "Zeile 1, Spalte 7: '12345' ist weder eine Wertungszahl noch eine Punktzahl"),
    ("chart", "1 Ann * 1 1\n2 Bob 0 * x!\n3 Cid 0 1 *", "not_a_cell_of_matrix",
     "Zeile 2, Spalte 11: 'x!' ist kein Feld einer Kreuztabelle"),
    ("chart", "1 Ann * 1 1\n2 Bob 0 1 *\n3 Cid 0 1 *", "other_cell_marked",
     "Zeile 2, Spalte 11: '*' markiert das Feld 3 der Zeile, die Diagonale ist aber das Feld 2"),
    ("chart", "1 Ann * * 1\n2 Bob 0 * 1\n3 Cid 0 1 *", "mark_off_diagonal",
     "Zeile 1, Spalte 9: '*' markiert die Diagonale, steht aber nicht darauf"),
    ("chart", "1 Ann * 1 1\n2 Bob 0\n3 Cid 0 1 *", "wrong_number_of_cells",
     "Zeile 2, Spalte 7: Felder in '0': 1; eine Zeile von 3 hat 3 Felder oder 2, wenn die"
     " Diagonale leer ist"),
    ("chart", "1 Ann * 1 1 2\n2 Bob 0 * ½ 2\n3 Cid 0 ½ * ½", "other_sum_of_row",
     "Zeile 2, Spalte 13: '2' ist gedruckt, die Zeile von 2 ergibt aber 0.5"),
    ("chart", "1 Ann * 11 1\n2 Bob 00 * 11\n3 Cid 00 00 *", "one_game_in_cell",
     "Zeile 1, Spalte 12: '1' hat 1 Partie, die meisten Felder haben aber 2"),
    ("chart", "1 Ann * 1 11\n2 Bob 0 * 1\n3 Cid 0 0 *", "two_games_in_cell",
     "Zeile 1, Spalte 11: '11' hat 2 Partien, die meisten Felder haben aber 1"),
    ("teams", "1 Ants 2w2.5 xy", "not_a_cell_of_teams",
     "Zeile 1, Spalte 14: 'xy' ist kein Eintrag wie 8w2.5, +F9 oder PAB"),
]  # fmt: skip


def problems_of(reader: str, text: str) -> tuple[Problem, ...]:
    """Return what a reader refuses a text for."""
    with pytest.raises(InputError) as caught:
        READERS[reader](text)
    return caught.value.problems


@pytest.mark.parametrize(
    ("reader", "text", "code", "german"), BROKEN, ids=[c for _, _, c, _ in BROKEN]
)
def test_in_german(reader: str, text: str, code: str, german: str) -> None:
    """A broken text is refused with a code and a German sentence."""
    first = problems_of(reader, text)[0]
    assert (first.code, problem_text(first, "de")[: len(german)]) == (code, german)


SAMPLES = [
    ("csv", "number,name,rating,1\n1,Ann,2OOO,H\n",
     "línea 2, columna 3: '2OOO' no es un valor válido de la columna rating",
     "ligne 2, colonne 3 : '2OOO' n'est pas une valeur valable de la colonne rating"),
    ("csv", 'number,name,1\n1,"Ann,H\n',
     "línea 2: esta fila no se puede leer: unas comillas no se cierran",
     "ligne 2 : cette ligne est illisible : un guillemet n'est pas fermé"),
    ("csv", f"{GAMES}1,,2,1-0\n",
     "línea 2, columna 2: faltan las blancas; en un bye se dejan vacías las negras",
     "ligne 2, colonne 2 : il manque les Blancs ; pour un exempt, laissez les Noirs vides"),
    ("csv", "round,white,black,result,score\n1,1,2,1-0,1-2\n",
     "línea 2, columna 4: el resultado '1-0' contradice el tanteo 1-2",
     "ligne 2, colonne 4 : le résultat '1-0' contredit le score détaillé 1-2"),
    ("values", "1,2\n1,3\n",
     "línea 2, columna 1: número 1 repetido",
     "ligne 2, colonne 1 : le numéro 1 figure deux fois"),
    ("published", "number,place\n1,1,2\n",
     "línea 2: campos: 3, pero columnas: 2",
     "ligne 2 : champs : 3, mais colonnes : 2"),
    ("json", '{"format": "tie',
     "línea 1, columna 12: esto no es JSON: el texto que empieza aquí no se cierra",
     "ligne 1, colonne 12 : ce n'est pas du JSON : le texte qui commence ici n'est pas fermé"),
    ("json", "[]", "$: una lista no es un objeto", "$ : une liste n'est pas un objet"),
    ("json", table(', "rounds": 3'),
     "$.crosstable.rounds: rondas jugadas: 3, rondas con casillas: 1",
     "$.crosstable.rounds : rondes jouées : 3, rondes avec cases : 1"),
    ("chart", "1 Ann 9- 9w1",
     "línea 1, columna 7: '9-' no es ni una casilla ni parte de un nombre (una incomparecencia se"
     " escribe -9 o -F9)",
     "ligne 1, colonne 7 : '9-' n'est ni une case ni une partie d'un nom (un forfait s'écrit -9 ou"
     " -F9)"),
    ("chart", "1 Ann * 1 11\n2 Bob 0 * 1\n3 Cid 0 0 *",
     "línea 1, columna 11: '11' tiene 2 partidas, pero la mayoría de las casillas tienen 1",
     "ligne 1, colonne 11 : '11' a 2 parties, mais la plupart des cases en ont 1"),
    ("teams", "1 Ants 2w2.5 xy",
     "línea 1, columna 14: 'xy' no es una casilla como 8w2.5, +F9 o PAB",
     "ligne 1, colonne 14 : 'xy' n'est pas une case comme 8w2.5, +F9 ou PAB"),
]  # fmt: skip


@pytest.mark.parametrize(("reader", "text", "spanish", "french"), SAMPLES)
def test_in_spanish_and_french(reader: str, text: str, spanish: str, french: str) -> None:
    """The same problem has a sentence in Spanish, and one in French with unbroken signs."""
    first = problems_of(reader, text)[0]
    assert problem_text(first, "es") == spanish
    assert problem_text(first, "fr").replace("\N{NO-BREAK SPACE}", " ") == french


@pytest.mark.parametrize(("reader", "text"), [(reader, text) for reader, text, *_ in BROKEN])
def test_problems_keep_all_after_pickling(reader: str, text: str) -> None:
    """A problem and its error survive pickling, with code, place and all fields."""
    with pytest.raises(InputError) as caught:
        READERS[reader](text)
    again = pickle.loads(pickle.dumps(caught.value))
    assert (type(again), str(again)) == (type(caught.value), str(caught.value))
    for one, two in zip(caught.value.problems, again.problems, strict=True):
        assert (one, one.code, one.named) == (two, two.code, two.named)
        assert (one.line, one.column, one.round, one.number) == (
            two.line, two.column, two.round, two.number,
        )  # fmt: skip


@pytest.mark.parametrize(("reader", "text"), [(reader, text) for reader, text, *_ in BROKEN])
def test_every_problem_has_a_place(reader: str, text: str) -> None:
    """A problem with a part of a text has its line, one with a value of JSON its path."""
    of_the_whole = {"table_without_result", "too_many_digits", "nested_too_deep"}
    for problem in problems_of(reader, text):
        assert problem.line or "path" in problem.fields or problem.code in of_the_whole


def test_every_code_has_a_sample() -> None:
    """All problems of these readers are raised by a text above, or by a test below."""
    raised = set()
    for reader, text, *_ in BROKEN:
        for problem in problems_of(reader, text):
            raised.add(problem.code)
            raised |= {part.code for part in problem.fields.values() if isinstance(part, Problem)}
    listed = import_module("tiebreaks.messages.de.problems_of_tables").PROBLEMS
    elsewhere = {
        "function_in_json", "json_comma_before_list_end", "json_comma_before_object_end",
        "json_refused", "json_unicode_escape", "no_result_to_write", "number_too_long",
        "row_refused", "too_many_rounds_for_csv",
    }  # fmt: skip
    assert listed.keys() - raised == elsewhere
