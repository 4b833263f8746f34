"""What is wrong with CSV, JSON and charts, in Spanish: a template by the code of a problem."""

PROBLEMS: dict[str, str] = {
    # Fields of any file.
    "not_a_participant_number": "{written!r} no es un número de participante",
    "number_repeated": "número {number} repetido",
    "number_too_long": "un archivo {name} no admite el número {number}",
    "malformed_score": ("{written!r} no es un tanteo como 2-1, o 2-1-1 con las tablas al final"),
    # Rows of fields.
    "row_unreadable": "esta fila no se puede leer: {reason}",
    "quotes_not_closed": "unas comillas no se cierran",
    "text_after_quotes": "tras el '\"' de cierre debe seguir '{delimiter}'",
    "field_too_long": "un campo tiene más de {most} caracteres",
    "row_refused": "{message}",
    "not_a_header": "esto no es una cabecera de partidas ni de participantes",
    "header_missing": "falta una cabecera como number,place,PTS",
    "nothing_below_header": "no hay nada debajo de la cabecera",
    "second_header_of_games": "las partidas tienen una segunda cabecera",
    "games_and_cells": "hay partidas, pero los participantes tienen también casillas de rondas",
    "column_repeated": "columna {written!r} repetida",
    "value_column_repeated": "columna {name} repetida",
    "column_of_numbers_missing": "falta la columna number, con los números de los participantes",
    "wrong_heading": "{written!r}: {problem}",
    "unknown_column_with_cells": (
        "la columna {name!r} es desconocida: una columna es una ronda (1, R1, Round 1) o una de"
        " {known}"
    ),
    "unnamed_column_with_cells": (
        "una columna sin nombre es desconocida: una columna es una ronda (1, R1, Round 1) o una de"
        " {known}"
    ),
    "beyond_header": "{written!r} está más allá de las columnas de la cabecera",
    "field_of_unnamed_column": "{written!r} está en una columna sin nombre",
    "wrong_number_of_fields": "campos: {count}, pero columnas: {columns}",
    "two_fields_expected": "una línea tiene dos campos, número y valor, no {count}",
    "number_missing": "falta el número",
    "round_missing": "falta la ronda",
    "white_missing": "faltan las blancas; en un bye se dejan vacías las negras",
    "points_without_number": "los puntos han de ser un número",
    "not_valid": "{written!r} no es un valor válido de la columna {name}",
    "not_a_starting_score": "{written!r} no es una puntuación inicial",
    "not_the_result_of_a_game": "{written!r} no es el resultado de una partida",
    "result_contradicts_score": "el resultado {written!r} contradice el tanteo {score}",
    "not_a_bye_letter": "{written!r} no es un bye (U, F, H o Z)",
    "not_a_cell_of_csv": "{written!r} no es una casilla como 9w1, 9b=, +F9 o H",
    "round_too_high": "{written!r} es más de {most} rondas",
    "numbers_and_names": (
        "{written!r} es un número, pero {name!r} es un nombre: use solo números o solo nombres"
    ),
    "nobody_has_name": "nadie tiene el nombre {name!r}",
    "several_have_name": "varios participantes tienen el nombre {name!r}",
    "table_without_result": (
        "no contiene ningún resultado: ni una columna de ronda, como 1, R1 o Round 1, con"
        " casillas, ni líneas de partidas debajo de {columns}"
    ),
    "no_result_to_write": (
        "no hay ningún resultado que escribir: un archivo CSV sin resultados no se vuelve a leer"
    ),
    "too_many_rounds_for_csv": "un archivo CSV no admite {rounds} rondas",
    # JSON as a text.
    "not_json": "esto no es JSON: {reason}",
    "json_value_expected": "aquí falta un valor",
    "json_key_expected": "aquí falta una clave entre comillas dobles",
    "json_colon_expected": "aquí falta ':'",
    "json_comma_expected": "aquí falta ','",
    "json_comma_before_object_end": "una coma antes del final de un objeto",
    "json_comma_before_list_end": "una coma antes del final de una lista",
    "json_text_not_closed": "el texto que empieza aquí no se cierra",
    "json_control_character": "un carácter de control en un texto",
    "json_escape": "un carácter no válido tras \\",
    "json_unicode_escape": "un \\uXXXX no válido",
    "json_extra_data": "hay algo después del final",
    "json_refused": "{message}",
    "too_many_digits": "un número tiene demasiadas cifras",
    "nested_too_deep": "el anidamiento es demasiado profundo",
    # Values of JSON.
    "value_refused": "{path}: {problem}",
    "a_list": "una lista",
    "an_object": "un objeto",
    "not_an_object": "{path}: {given} no es un objeto",
    "not_a_list": "{path}: {given} no es una lista",
    "not_a_text": "{path}: {given} no es un texto",
    "not_whole": "{path}: {given} no es un número entero de nueve cifras como máximo",
    "too_small": "{path}: {given} es menor que {least}",
    "not_true_or_false": "{path}: {given} no es true ni false",
    "not_exact": '{path}: {given} no es un número exacto: ni entero, ni un texto como "1/2"',
    "not_a_day": '{path}: {given} no es un día como "2026-03-01"',
    "key_repeated": "{path}: clave {key!r} repetida",
    "key_missing": "{path}: falta la clave {key!r}",
    "key_not_a_number": "{path}: la clave {key!r} no es un número",
    "unknown_key": "{path}: clave desconocida {key!r}; las claves son {known}",
    "not_one_of": "{path}: {written!r} no es ninguno de {known}",
    "half_surrogate": "{path}: medio par sustituto de Unicode no es texto",
    "other_layout": "{path}: el formato no es {layout!r}",
    "unknown_layout_version": "{path}: versión desconocida {version}; la conocida es {known}",
    "function_in_json": ("{path}: una función no se puede leer de JSON: el valor ha de ser null"),
    "not_a_cell_of_json": "{path}: {written!r} no es una casilla como 9w1, 9b=, 9-+ o H",
    "not_outcomes": "{path}: {written!r} tiene letras que no son resultados",
    "not_an_outcome_letter": "{path}: {written!r} no es la letra de un resultado",
    "unknown_participant": "{path}: participante desconocido {number}",
    "no_such_round_in_cells": "{path}: las casillas no tienen la ronda {round}",
    "other_scores": "{path}: las puntuaciones han de ser PTS sola, o MP y GP",
    "settings_of_boards_missing": "{path}: hay tableros, pero falta la clave 'boards'",
    "boards_without_cells": "{path}: rondas con tableros: {boards}, rondas con casillas: {cells}",
    "outcome_without_worth": "{path}: {points} no dice cuánto vale {written!r}",
    "outcomes_and_points": "{path}: resultados: {outcomes}, pero puntos: {points}",
    "results_of_round_not_held": (
        "{path}: rondas jugadas: {held}, pero la ronda {round} tiene resultados"
    ),
    "rounds_held_without_cells": "{path}: rondas jugadas: {held}, rondas con casillas: {cells}",
    # Charts and matrices.
    "chart_without_participants": "el texto no tiene ninguna línea de un participante",
    "line_without_number": "{written!r} no empieza por un número de participante",
    "forfeit_meant": (" (una incomparecencia se escribe {sign}{opponent} o {sign}F{opponent})"),
    "neither_rating_nor_points": "{written!r} no es ni un Elo ni una puntuación",
    "neither_cell_nor_name": "{written!r} no es ni una casilla ni parte de un nombre{hint}",
    "not_a_cell_of_wall_chart": "{written!r} no es una casilla de un cuadro por rondas{hint}",
    "not_a_cell_of_teams": "{written!r} no es una casilla como 8w2.5, +F9 o PAB",
    "not_a_cell_of_matrix": "{written!r} no es una casilla de un cuadro de todos contra todos",
    "other_cell_marked": (
        "{written!r} marca la casilla {cell} de la fila, pero la diagonal es la casilla {diagonal}"
    ),
    "mark_off_diagonal": "{written!r} marca la diagonal, pero no está en ella",
    "wrong_number_of_cells": (
        "casillas en {written!r}: {count}; una fila de {size} tiene {size} casillas, o {fewer} si"
        " la diagonal está en blanco"
    ),
    "other_sum_of_row": "consta {written!r}, pero la fila de {number} suma {total}",
    "one_game_in_cell": "{written!r} tiene 1 partida, pero la mayoría de las casillas tienen 2",
    "two_games_in_cell": "{written!r} tiene 2 partidas, pero la mayoría de las casillas tienen 1",
}
