"""What is wrong with CSV, JSON and charts, in French: a template by the code of a problem."""

PROBLEMS: dict[str, str] = {
    # Fields of any file.
    "not_a_participant_number": "{written!r} n'est pas un numéro de participant",
    "number_repeated": "le numéro {number} figure deux fois",
    "number_too_long": "un fichier {name} ne peut pas contenir le numéro {number}",
    "malformed_score": (
        "{written!r} n'est pas un score détaillé comme 2-1, ou 2-1-1 avec les nulles à la fin"
    ),
    # Rows of fields.
    "row_unreadable": "cette ligne est illisible : {reason}",
    "quotes_not_closed": "un guillemet n'est pas fermé",
    "text_after_quotes": "après le '\"' fermant, il faut '{delimiter}'",
    "field_too_long": "un champ a plus de {most} caractères",
    "row_refused": "{message}",
    "not_a_header": "ce n'est pas un en-tête de parties ou de participants",
    "header_missing": "il manque un en-tête comme number,place,PTS",
    "nothing_below_header": "il n'y a rien sous l'en-tête",
    "second_header_of_games": "les parties ont un second en-tête",
    "games_and_cells": "il y a des parties, mais les participants ont aussi des cases de rondes",
    "column_repeated": "la colonne {written!r} figure deux fois",
    "value_column_repeated": "la colonne {name} figure deux fois",
    "column_of_numbers_missing": "il manque la colonne number, avec les numéros des participants",
    "wrong_heading": "{written!r} : {problem}",
    "unknown_column_with_cells": (
        "la colonne {name!r} est inconnue : une colonne est une ronde (1, R1, Round 1) ou l'une de"
        " {known}"
    ),
    "unnamed_column_with_cells": (
        "une colonne sans nom est inconnue : une colonne est une ronde (1, R1, Round 1) ou l'une"
        " de {known}"
    ),
    "beyond_header": "{written!r} est au-delà des colonnes de l'en-tête",
    "field_of_unnamed_column": "{written!r} est dans une colonne sans nom",
    "wrong_number_of_fields": "champs : {count}, mais colonnes : {columns}",
    "two_fields_expected": "une ligne a deux champs, le numéro et la valeur, et non {count}",
    "number_missing": "il manque le numéro",
    "round_missing": "il manque la ronde",
    "white_missing": "il manque les Blancs ; pour un exempt, laissez les Noirs vides",
    "points_without_number": "les points doivent être un nombre",
    "not_valid": "{written!r} n'est pas une valeur valable de la colonne {name}",
    "not_a_starting_score": "{written!r} n'est pas un score de départ",
    "not_the_result_of_a_game": "{written!r} n'est pas le résultat d'une partie",
    "result_contradicts_score": "le résultat {written!r} contredit le score détaillé {score}",
    "not_a_bye_letter": "{written!r} n'est pas un bye (U, F, H ou Z)",
    "not_a_cell_of_csv": "{written!r} n'est pas une case comme 9w1, 9b=, +F9 ou H",
    "round_too_high": "{written!r} dépasse {most} rondes",
    "numbers_and_names": (
        "{written!r} est un numéro, mais {name!r} est un nom : utilisez soit des numéros, soit des"
        " noms"
    ),
    "nobody_has_name": "personne n'a le nom {name!r}",
    "several_have_name": "plusieurs participants ont le nom {name!r}",
    "table_without_result": (
        "il ne contient aucun résultat : ni colonne de ronde, comme 1, R1 ou Round 1, avec des"
        " cases, ni lignes de parties sous {columns}"
    ),
    "no_result_to_write": (
        "il n'y a aucun résultat à écrire : un fichier CSV sans résultat ne se relit pas"
    ),
    "too_many_rounds_for_csv": "un fichier CSV ne peut pas contenir {rounds} rondes",
    # JSON as a text.
    "not_json": "ce n'est pas du JSON : {reason}",
    "json_value_expected": "il manque ici une valeur",
    "json_key_expected": "il manque ici une clé entre guillemets doubles",
    "json_colon_expected": "il manque ici ':'",
    "json_comma_expected": "il manque ici ','",
    "json_comma_before_object_end": "une virgule avant la fin d'un objet",
    "json_comma_before_list_end": "une virgule avant la fin d'une liste",
    "json_text_not_closed": "le texte qui commence ici n'est pas fermé",
    "json_control_character": "un caractère de contrôle dans un texte",
    "json_escape": "un caractère non valable après \\",
    "json_unicode_escape": "un \\uXXXX non valable",
    "json_extra_data": "il y a quelque chose après la fin",
    "json_refused": "{message}",
    "too_many_digits": "un nombre a trop de chiffres",
    "nested_too_deep": "l'imbrication est trop profonde",
    # Values of JSON.
    "value_refused": "{path} : {problem}",
    "a_list": "une liste",
    "an_object": "un objet",
    "not_an_object": "{path} : {given} n'est pas un objet",
    "not_a_list": "{path} : {given} n'est pas une liste",
    "not_a_text": "{path} : {given} n'est pas un texte",
    "not_whole": "{path} : {given} n'est pas un nombre entier d'au plus neuf chiffres",
    "too_small": "{path} : {given} est inférieur à {least}",
    "not_true_or_false": "{path} : {given} n'est ni true ni false",
    "not_exact": (
        '{path} : {given} n\'est pas un nombre exact : ni entier, ni un texte comme "1/2"'
    ),
    "not_a_day": '{path} : {given} n\'est pas un jour comme "2026-03-01"',
    "key_repeated": "{path} : la clé {key!r} figure deux fois",
    "key_missing": "{path} : il manque la clé {key!r}",
    "key_not_a_number": "{path} : la clé {key!r} n'est pas un nombre",
    "unknown_key": "{path} : clé inconnue {key!r} ; les clés sont {known}",
    "not_one_of": "{path} : {written!r} n'est aucun de {known}",
    "half_surrogate": "{path} : une moitié de paire de substitution Unicode n'est pas du texte",
    "other_layout": "{path} : le format n'est pas {layout!r}",
    "unknown_layout_version": "{path} : version inconnue {version} ; la version connue est {known}",
    "function_in_json": (
        "{path} : une fonction ne peut pas se lire en JSON : la valeur doit être null"
    ),
    "not_a_cell_of_json": "{path} : {written!r} n'est pas une case comme 9w1, 9b=, 9-+ ou H",
    "not_outcomes": "{path} : {written!r} a des lettres qui ne sont pas des résultats",
    "not_an_outcome_letter": "{path} : {written!r} n'est pas la lettre d'un résultat",
    "unknown_participant": "{path} : participant inconnu {number}",
    "no_such_round_in_cells": "{path} : les cases n'ont pas de ronde {round}",
    "other_scores": "{path} : les scores doivent être PTS seul, ou MP et GP",
    "settings_of_boards_missing": "{path} : il y a des échiquiers, mais il manque la clé 'boards'",
    "boards_without_cells": (
        "{path} : rondes avec échiquiers : {boards}, rondes avec cases : {cells}"
    ),
    "outcome_without_worth": "{path} : {points} ne dit pas ce que vaut {written!r}",
    "outcomes_and_points": "{path} : résultats : {outcomes}, mais points : {points}",
    "results_of_round_not_held": (
        "{path} : rondes jouées : {held}, mais la ronde {round} a des résultats"
    ),
    "rounds_held_without_cells": "{path} : rondes jouées : {held}, rondes avec cases : {cells}",
    # Charts and matrices.
    "chart_without_participants": "le texte n'a aucune ligne d'un participant",
    "line_without_number": "{written!r} ne commence pas par un numéro de participant",
    "forfeit_meant": " (un forfait s'écrit {sign}{opponent} ou {sign}F{opponent})",
    "neither_rating_nor_points": "{written!r} n'est ni un Elo ni un nombre de points",
    "neither_cell_nor_name": "{written!r} n'est ni une case ni une partie d'un nom{hint}",
    "not_a_cell_of_wall_chart": "{written!r} n'est pas une case d'une grille américaine{hint}",
    "not_a_cell_of_teams": "{written!r} n'est pas une case comme 8w2.5, +F9 ou PAB",
    "not_a_cell_of_matrix": "{written!r} n'est pas une case d'une grille toutes rondes",
    "other_cell_marked": (
        "{written!r} marque la case {cell} de la ligne, mais la diagonale est la case {diagonal}"
    ),
    "mark_off_diagonal": "{written!r} marque la diagonale, mais n'est pas dessus",
    "wrong_number_of_cells": (
        "cases dans {written!r} : {count} ; une ligne de {size} a {size} cases, ou {fewer} si la"
        " diagonale est vide"
    ),
    "other_sum_of_row": "{written!r} est imprimé, mais la ligne de {number} fait {total}",
    "one_game_in_cell": "{written!r} a 1 partie, mais la plupart des cases en ont 2",
    "two_games_in_cell": "{written!r} a 2 parties, mais la plupart des cases en ont 1",
}
