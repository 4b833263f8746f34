"""What is wrong with the results that programs and files give, in Spanish."""

PROBLEMS: dict[str, str] = {
    "participant_entry": "participante {entry} (desde 0): ",
    "game_entry": "partida {entry} (desde 0): ",
    "match_entry": "encuentro {entry} (desde 0): ",
    "bye_entry": "bye {entry} (desde 0): ",
    "award_entry": "adjudicación {entry} (desde 0): ",
    "penalty_entry": "penalización {entry} (desde 0): ",
    "result_entry": "resultado {entry} (desde 0): ",
    "entry_in_round": "{problem}ronda {round}: ",
    "in_round": "ronda {round}: ",
    "a_pair": "{first} contra {second}",
    "a_bye": "bye",
    "a_award": "adjudicación",
    "a_penalty": "penalización",
    "wrong_fields": "{where}{written} no tiene los campos {names}",
    "not_a_participant": (
        "{where}{written} no es un nombre, (número, nombre), (número, nombre, Elo) ni un"
        " Participant"
    ),
    "number_of_entry_not_whole": "{where}el número de un participante es un entero, no {written}",
    "rating_of_entry_not_whole": "{where}un Elo es un entero, 0 o None si no lo hay; no {written}",
    "name_not_text": "{where}un nombre es un texto, no {written}",
    "no_such_number_in": "{where}ningún participante tiene el número {number} ({what})",
    "not_a_number_or_name": (
        "{where}{written} no es ni el número ni el nombre de un participante ({what})"
    ),
    "ambiguous_name": (
        "{where}{name!r} es el nombre de los números {numbers}: indique el número ({what})"
    ),
    "similar_names": "{where}ningún participante se llama {name!r}, pero sí {nearest} ({what})",
    "no_such_name": "{where}ningún participante se llama {name!r} ({what})",
    "round_not_whole": "{where}{written} no es una ronda, un entero como 3 ({what})",
    "round_below_one": "{where}ronda {written}: las rondas cuentan desde 1 ({what})",
    "round_beyond_the_limit": "{where}ronda {written}: la última ronda es 9999 ({what})",
    "without_round": "{where}sin ronda, mientras que otras la tienen ({what})",
    "with_round": "{where}con ronda, mientras que otras no la tienen ({what})",
    "two_entries": "{where}{number} tiene dos entradas ({what})",
    "game_repeated": (
        "{where}{what} ya está, con los mismos colores y el mismo resultado: dé a la segunda"
        " partida una ronda propia"
    ),
    "games_from_both_sides": (
        "{where}cada partida figura dos veces, una por cada lado: quite una de las dos, o dé"
        " a las segundas partidas una ronda propia"
    ),
    "byes_of_games": (
        "{where}byes de {number}: {count}, partidas de los demás: {times}; indique un bye por"
        " partida, o dé a cada partida una ronda propia"
    ),
    "uneven_games": (
        "{where}partidas de {number} contra {opponent}: {count}, de los demás: {times}; dé a"
        " cada partida una ronda propia"
    ),
    "paired_with_itself": "{where}{number} está emparejado consigo mismo",
    "colors_not_true": "{where}{what}: colors es True o False, no {written}",
    "missing_result": (
        "{where}{what}: {written} no es un resultado; None indica una partida sin terminar"
    ),
    "not_a_result": "{where}{what}: {written} no es un resultado",
    "not_a_match": "{where}{what}: {written} no es el resultado de un encuentro",
    "two_scores": "{where}{what}: a {score} le sigue {other}",
    "score_of_game": "{where}{what}: {fault}",
    "not_a_score": "{written} no es un Score",
    "score_disagrees": "{outcome}, pero el tanteo es {score}",
    "not_a_score_of_bye": "{where}{number}: {written} no es un Score",
    "not_a_bye": "{where}{who}: {written} no es una clase de bye: U, F, H o Z",
    "award_after_last_round": (
        "{where}la adjudicación de {number} es posterior a la última ronda de la tabla"
    ),
    "award_without_round": "{where}una adjudicación pertenece a una ronda ({number})",
    "award_of_several": (
        "{where}{number} tiene varias partidas en esta ronda: dé a cada una una ronda propia"
    ),
    "points_not_exact": "{where}{written} no es un número exacto de puntos",
    "awards_of_teams": (
        "las adjudicaciones de los encuentros no se distinguen de los puntos de sus tableros"
    ),
    "several_open_games": "{where}{what}: hay partidas sin resultado en las rondas {rounds}",
    "colors_reversed": "{where}{what}: el primero de los dos lleva negras",
    "result_already": "{where}{what}: esta partida ya tiene resultado",
    "no_such_game": "{where}{what}: esta partida no existe",
    "planned_rounds_negative": "el número de rondas previstas no puede ser negativo: {planned}",
    "planned_rounds_not_whole": "el número de rondas previstas es un entero, no {written}",
    "chart_without_result": "el cuadro no contiene ningún resultado",
    "unknown_opponent": "ronda {round}: {number} tiene el oponente desconocido {opponent}",
    "no_opponent": "ronda {round}: {number} tiene {outcome}, pero no oponente",
    "cell_paired_with_itself": "ronda {round}: {number} está emparejado consigo mismo",
    "bye_with_opponent": "ronda {round}: {number} tiene {outcome} y el oponente {opponent}",
    "both_have": "ronda {round}: {number} y {opponent} tienen ambos {ours}",
    "results_contradict": (
        "ronda {round}: {number} tiene {ours} contra {opponent}, que tiene {theirs}"
    ),
    "both_have_white": "ronda {round}: {number} y {opponent} llevan ambos blancas",
    "both_have_black": "ronda {round}: {number} y {opponent} llevan ambos negras",
    "one_sided": (
        "ronda {round}: {number} juega contra {opponent}, pero {opponent} no tiene entrada"
    ),
    "one_sided_game": (
        "ronda {round}: {number} juega contra {opponent}, pero {opponent} tiene el oponente {other}"
    ),
    "one_sided_bye": (
        "ronda {round}: {number} juega contra {opponent}, pero {opponent} tiene {other}"
    ),
    "rows_of_crosstable": "un cuadro tiene una fila de cada clase por participante",
    "rows_of_different_length": "las filas de un cuadro tienen la misma longitud",
    "rounds_not_whole": "los números de rondas son enteros, no {held} y {planned}",
    "not_an_outcome": "un desenlace es uno de los bytes de `outcomes`",
    "rows_too_short": "{held} rondas jugadas, pero las filas tienen {longest}",
    "fewer_rounds_scheduled": "{planned} rondas previstas, pero se jugaron {held}",
    "results_after_last_round": "hay resultados después de la ronda {round}, la última jugada",
    "participant_number_not_whole": "el número de un participante es un entero, no {written}",
    "participant_rating_not_whole": "un Elo es un entero, 0 o None si no lo hay; no {written}",
    "start_not_exact": (
        "una puntuación inicial es un número exacto como 3, '1.5' o Fraction(3, 2), no {written}"
    ),
    "number_below_one": "número {number}: los participantes se numeran desde 1",
    "duplicate_number": "número {number} repetido: {first!r} y {second!r}",
    "no_such_round": "no hay ronda {round}: el torneo tiene {planned} rondas",
    "rounds_without_order": (
        "no se conoce el orden de las rondas: ni una matriz ni las partidas sin ronda lo muestran"
    ),
    "number_of_score": "un tanteo tiene enteros de 0 a {highest}: {field} es {written}",
    "score_without_entry": "ronda {round}: {number} tiene el tanteo {score}, pero ninguna entrada",
    "not_a_score_in_table": "ronda {round}: {number} tiene {written} en lugar de un Score",
    "score_of_nothing": "ronda {round}: {number} tiene el tanteo {score}, pero ni partida ni bye",
    "one_sided_score": (
        "ronda {round}: {number} tiene el tanteo {score} contra {opponent}, que no tiene ninguno"
    ),
    "scores_differ": (
        "ronda {round}: {number} tiene el tanteo {score} contra {opponent}, que tiene {other}"
    ),
    "score_of_pair": (
        "ronda {round}: {number} tiene {outcome} contra {opponent}, pero el tanteo es {score}"
    ),
    "outcome_win": "una victoria",
    "outcome_draw": "tablas",
    "outcome_loss": "una derrota",
    "outcome_win_in_a_game_shorter_than_one_move": (
        "una victoria en una partida de menos de una jugada"
    ),
    "outcome_draw_in_a_game_shorter_than_one_move": (
        "tablas en una partida de menos de una jugada"
    ),
    "outcome_loss_in_a_game_shorter_than_one_move": (
        "una derrota en una partida de menos de una jugada"
    ),
    "outcome_adjourned_game": "una partida aplazada",
    "outcome_win_by_forfeit": "una victoria por incomparecencia",
    "outcome_loss_by_forfeit": "una derrota por incomparecencia",
    "outcome_pairing_allocated_bye": "un bye asignado por el emparejamiento",
    "outcome_full_point_bye": "un bye de un punto",
    "outcome_half_point_bye": "un bye de medio punto",
    "outcome_zero_point_bye": "un bye de cero puntos",
    "outcome_no_result": "ningún resultado",
    "outcome_not_paired": "ningún emparejamiento",
}
