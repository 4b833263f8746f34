"""What is wrong with CSV, JSON and charts, in German: a template by the code of a problem."""

PROBLEMS: dict[str, str] = {
    # Fields of any file.
    "not_a_participant_number": "{written!r} ist keine Teilnehmernummer",
    "number_repeated": "die Nummer {number} kommt doppelt vor",
    "number_too_long": "eine {name}-Datei kann die Nummer {number} nicht enthalten",
    "malformed_score": (
        "{written!r} ist kein Spielstand wie 2-1 oder 2-1-1, mit den Remisen am Ende"
    ),
    # Rows of fields.
    "row_unreadable": "diese Zeile ist nicht lesbar: {reason}",
    "quotes_not_closed": "ein Anführungszeichen wird nicht geschlossen",
    "text_after_quotes": "nach dem schließenden '\"' muss '{delimiter}' folgen",
    "field_too_long": "ein Feld hat mehr als {most} Zeichen",
    "row_refused": "{message}",
    "not_a_header": "das ist keine Kopfzeile von Partien oder von Teilnehmern",
    "header_missing": "es fehlt eine Kopfzeile wie number,place,PTS",
    "nothing_below_header": "unter der Kopfzeile steht nichts",
    "second_header_of_games": "die Partien haben eine zweite Kopfzeile",
    "games_and_cells": "es gibt Partien, aber die Teilnehmer haben auch Einträge von Runden",
    "column_repeated": "die Spalte {written!r} kommt doppelt vor",
    "value_column_repeated": "die Spalte {name} kommt doppelt vor",
    "column_of_numbers_missing": "es fehlt die Spalte number mit den Teilnehmernummern",
    "wrong_heading": "{written!r}: {problem}",
    "unknown_column_with_cells": (
        "die Spalte {name!r} ist unbekannt: eine Spalte ist eine Runde (1, R1, Round 1) oder eine"
        " von {known}"
    ),
    "unnamed_column_with_cells": (
        "eine Spalte ohne Namen ist unbekannt: eine Spalte ist eine Runde (1, R1, Round 1) oder"
        " eine von {known}"
    ),
    "beyond_header": "{written!r} steht rechts von den Spalten der Kopfzeile",
    "field_of_unnamed_column": "{written!r} steht in einer Spalte ohne Namen",
    "wrong_number_of_fields": "Felder: {count}, Spalten aber: {columns}",
    "two_fields_expected": "eine Zeile hat zwei Felder, Nummer und Wert, nicht {count}",
    "number_missing": "es fehlt die Nummer",
    "round_missing": "es fehlt die Runde",
    "white_missing": "es fehlt Weiß; bei einem Freilos bleibt Schwarz leer",
    "points_without_number": "die Punkte müssen eine Zahl sein",
    "not_valid": "{written!r} ist kein gültiger Wert der Spalte {name}",
    "not_a_starting_score": "{written!r} ist keine Startpunktzahl",
    "not_the_result_of_a_game": "{written!r} ist kein Ergebnis einer Partie",
    "result_contradicts_score": "das Ergebnis {written!r} widerspricht dem Spielstand {score}",
    "not_a_bye_letter": "{written!r} ist kein Freilos (U, F, H oder Z)",
    "not_a_cell_of_csv": "{written!r} ist kein Eintrag einer Runde wie 9w1, 9b=, +F9 oder H",
    "round_too_high": "{written!r} ist mehr als {most} Runden",
    "numbers_and_names": (
        "{written!r} ist eine Nummer, aber {name!r} ist ein Name: entweder Nummern oder Namen"
        " verwenden"
    ),
    "nobody_has_name": "niemand hat den Namen {name!r}",
    "several_have_name": "mehrere Teilnehmer haben den Namen {name!r}",
    "table_without_result": (
        "darin ist kein Ergebnis: weder eine Spalte einer Runde wie 1, R1 oder Round 1 mit"
        " Einträgen noch Zeilen von Partien unter {columns}"
    ),
    "no_result_to_write": (
        "es gibt kein Ergebnis zu schreiben: eine CSV-Datei ohne Ergebnis wird nicht wieder gelesen"
    ),
    "too_many_rounds_for_csv": "eine CSV-Datei kann {rounds} Runden nicht enthalten",
    # JSON as a text.
    "not_json": "das ist kein JSON: {reason}",
    "json_value_expected": "hier fehlt ein Wert",
    "json_key_expected": "hier fehlt ein Schlüssel in doppelten Anführungszeichen",
    "json_colon_expected": "hier fehlt ein ':'",
    "json_comma_expected": "hier fehlt ein ','",
    "json_comma_before_object_end": "ein Komma vor dem Ende eines Objekts",
    "json_comma_before_list_end": "ein Komma vor dem Ende einer Liste",
    "json_text_not_closed": "der Text, der hier beginnt, wird nicht geschlossen",
    "json_control_character": "ein Steuerzeichen in einem Text",
    "json_escape": "ein ungültiges Zeichen nach \\",
    "json_unicode_escape": "ein ungültiges \\uXXXX",
    "json_extra_data": "nach dem Ende steht noch etwas",
    "json_refused": "{message}",
    "too_many_digits": "eine Zahl hat zu viele Ziffern",
    "nested_too_deep": "die Verschachtelung ist zu tief",
    # Values of JSON.
    "value_refused": "{path}: {problem}",
    "a_list": "eine Liste",
    "an_object": "ein Objekt",
    "not_an_object": "{path}: {given} ist kein Objekt",
    "not_a_list": "{path}: {given} ist keine Liste",
    "not_a_text": "{path}: {given} ist kein Text",
    "not_whole": "{path}: {given} ist keine ganze Zahl mit höchstens neun Ziffern",
    "too_small": "{path}: {given} ist kleiner als {least}",
    "not_true_or_false": "{path}: {given} ist weder true noch false",
    "not_exact": (
        '{path}: {given} ist keine genaue Zahl, also weder eine ganze noch ein Text wie "1/2"'
    ),
    "not_a_day": '{path}: {given} ist kein Tag wie "2026-03-01"',
    "key_repeated": "{path}: der Schlüssel {key!r} kommt doppelt vor",
    "key_missing": "{path}: es fehlt der Schlüssel {key!r}",
    "key_not_a_number": "{path}: der Schlüssel {key!r} ist keine Zahl",
    "unknown_key": "{path}: unbekannter Schlüssel {key!r}; die Schlüssel sind {known}",
    "not_one_of": "{path}: {written!r} ist keines von {known}",
    "half_surrogate": "{path}: ein halbes Surrogatpaar ist kein Text",
    "other_layout": "{path}: das Format ist nicht {layout!r}",
    "unknown_layout_version": "{path}: unbekannte Version {version}; bekannt ist {known}",
    "function_in_json": (
        "{path}: eine Funktion lässt sich nicht aus JSON lesen: der Wert muss null sein"
    ),
    "not_a_cell_of_json": (
        "{path}: {written!r} ist kein Eintrag einer Runde wie 9w1, 9b=, 9-+ oder H"
    ),
    "not_outcomes": "{path}: {written!r} enthält Buchstaben, die keine Ergebnisse sind",
    "not_an_outcome_letter": "{path}: {written!r} ist nicht der Buchstabe eines Ergebnisses",
    "unknown_participant": "{path}: unbekannter Teilnehmer {number}",
    "no_such_round_in_cells": "{path}: die Einträge haben keine Runde {round}",
    "other_scores": "{path}: die Punktzahlen sind PTS allein oder MP und GP",
    "settings_of_boards_missing": "{path}: es gibt Bretter, aber der Schlüssel 'boards' fehlt",
    "boards_without_cells": "{path}: Runden mit Brettern: {boards}, Runden mit Einträgen: {cells}",
    "outcome_without_worth": "{path}: {points} sagt nicht, was {written!r} zählt",
    "outcomes_and_points": "{path}: Ergebnisse: {outcomes}, Punkte aber: {points}",
    "results_of_round_not_held": (
        "{path}: gespielte Runden: {held}, aber die Runde {round} hat Ergebnisse"
    ),
    "rounds_held_without_cells": "{path}: gespielte Runden: {held}, Runden mit Einträgen: {cells}",
    # Charts and matrices.
    "chart_without_participants": "der Text hat keine Zeile eines Teilnehmers",
    "line_without_number": "{written!r} beginnt nicht mit einer Teilnehmernummer",
    "forfeit_meant": " (kampflos schreibt man {sign}{opponent} oder {sign}F{opponent})",
    "neither_rating_nor_points": "{written!r} ist weder eine Wertungszahl noch eine Punktzahl",
    "neither_cell_nor_name": (
        "{written!r} ist weder ein Eintrag einer Runde noch Teil eines Namens{hint}"
    ),
    "not_a_cell_of_wall_chart": "{written!r} ist kein Eintrag einer Fortschrittstabelle{hint}",
    "not_a_cell_of_teams": "{written!r} ist kein Eintrag wie 8w2.5, +F9 oder PAB",
    "not_a_cell_of_matrix": "{written!r} ist kein Feld einer Kreuztabelle",
    "other_cell_marked": (
        "{written!r} markiert das Feld {cell} der Zeile, die Diagonale ist aber das Feld {diagonal}"
    ),
    "mark_off_diagonal": "{written!r} markiert die Diagonale, steht aber nicht darauf",
    "wrong_number_of_cells": (
        "Felder in {written!r}: {count}; eine Zeile von {size} hat {size} Felder oder {fewer},"
        " wenn die Diagonale leer ist"
    ),
    "other_sum_of_row": "{written!r} ist gedruckt, die Zeile von {number} ergibt aber {total}",
    "one_game_in_cell": "{written!r} hat 1 Partie, die meisten Felder haben aber 2",
    "two_games_in_cell": "{written!r} hat 2 Partien, die meisten Felder haben aber 1",
}
