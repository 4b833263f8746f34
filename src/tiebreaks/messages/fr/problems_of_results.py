"""What is wrong with the results that programs and files give, in French."""

PROBLEMS: dict[str, str] = {
    "participant_entry": "participant {entry} (à partir de 0) : ",
    "game_entry": "partie {entry} (à partir de 0) : ",
    "match_entry": "match {entry} (à partir de 0) : ",
    "bye_entry": "bye {entry} (à partir de 0) : ",
    "award_entry": "attribution {entry} (à partir de 0) : ",
    "penalty_entry": "pénalité {entry} (à partir de 0) : ",
    "result_entry": "résultat {entry} (à partir de 0) : ",
    "entry_in_round": "{problem}ronde {round} : ",
    "in_round": "ronde {round} : ",
    "a_pair": "{first} contre {second}",
    "a_bye": "bye",
    "a_award": "attribution",
    "a_penalty": "pénalité",
    "wrong_fields": "{where}{written} n'a pas les champs {names}",
    "not_a_participant": (
        "{where}{written} n'est ni un nom, ni (numéro, nom), (numéro, nom, Elo) ou un Participant"
    ),
    "number_of_entry_not_whole": "{where}le numéro d'un participant est un entier, pas {written}",
    "rating_of_entry_not_whole": (
        "{where}un Elo est un entier, 0 ou None pour un joueur sans Elo ; pas {written}"
    ),
    "name_not_text": "{where}un nom est un texte, pas {written}",
    "no_such_number_in": "{where}aucun participant n'a le numéro {number} ({what})",
    "not_a_number_or_name": (
        "{where}{written} n'est ni le numéro ni le nom d'un participant ({what})"
    ),
    "ambiguous_name": (
        "{where}{name!r} est le nom des numéros {numbers} : donnez le numéro ({what})"
    ),
    "similar_names": "{where}aucun participant ne s'appelle {name!r}, mais {nearest} ({what})",
    "no_such_name": "{where}aucun participant ne s'appelle {name!r} ({what})",
    "round_not_whole": "{where}{written} n'est pas une ronde, un entier comme 3 ({what})",
    "round_below_one": "{where}ronde {written} : les rondes comptent à partir de 1 ({what})",
    "round_beyond_the_limit": "{where}ronde {written} : la dernière ronde est 9999 ({what})",
    "without_round": "{where}sans ronde, alors que d'autres en ont une ({what})",
    "with_round": "{where}avec une ronde, alors que d'autres n'en ont pas ({what})",
    "two_entries": "{where}{number} a deux entrées ({what})",
    "game_repeated": (
        "{where}{what} existe déjà, avec les mêmes couleurs et le même résultat : donnez à"
        " une deuxième partie sa propre ronde"
    ),
    "games_from_both_sides": (
        "{where}chaque partie figure deux fois, une fois de chaque côté : supprimez l'une des"
        " deux, ou donnez aux deuxièmes parties leur propre ronde"
    ),
    "byes_of_games": (
        "{where}byes de {number} : {count}, parties des autres : {times} ; donnez un bye par"
        " partie, ou à chaque partie sa propre ronde"
    ),
    "uneven_games": (
        "{where}parties de {number} contre {opponent} : {count}, des autres : {times} ;"
        " donnez à chaque partie sa propre ronde"
    ),
    "paired_with_itself": "{where}{number} est apparié à lui-même",
    "colors_not_true": "{where}{what} : colors vaut True ou False, pas {written}",
    "missing_result": (
        "{where}{what} : {written} n'est pas un résultat ; None signifie une partie en cours"
    ),
    "not_a_result": "{where}{what} : {written} n'est pas un résultat",
    "not_a_match": "{where}{what} : {written} n'est pas le résultat d'un match",
    "two_scores": "{where}{what} : {score} est suivi de {other}",
    "score_of_game": "{where}{what} : {fault}",
    "not_a_score": "{written} n'est pas un Score",
    "score_disagrees": "{outcome}, mais le score détaillé est {score}",
    "not_a_score_of_bye": "{where}{number} : {written} n'est pas un Score",
    "not_a_bye": "{where}{who} : {written} n'est pas une sorte de bye : U, F, H ou Z",
    "award_after_last_round": (
        "{where}l'attribution de {number} est après la dernière ronde du tableau"
    ),
    "award_without_round": "{where}une attribution appartient à une ronde ({number})",
    "award_of_several": (
        "{where}{number} a plusieurs parties dans cette ronde : donnez à chacune sa propre ronde"
    ),
    "points_not_exact": "{where}{written} n'est pas un nombre exact de points",
    "awards_of_teams": (
        "les attributions des matchs ne se distinguent pas des points de leurs échiquiers"
    ),
    "several_open_games": "{where}{what} : parties sans résultat aux rondes {rounds}",
    "colors_reversed": "{where}{what} : le premier des deux a les Noirs",
    "result_already": "{where}{what} : cette partie a déjà un résultat",
    "no_such_game": "{where}{what} : cette partie n'existe pas",
    "planned_rounds_negative": "le nombre de rondes prévues ne peut pas être négatif : {planned}",
    "planned_rounds_not_whole": "le nombre de rondes prévues est un entier, pas {written}",
    "chart_without_result": "la grille ne contient aucun résultat",
    "unknown_opponent": "ronde {round} : {number} a l'adversaire inconnu {opponent}",
    "no_opponent": "ronde {round} : {number} a {outcome} mais pas d'adversaire",
    "cell_paired_with_itself": "ronde {round} : {number} est apparié à lui-même",
    "bye_with_opponent": "ronde {round} : {number} a {outcome} et l'adversaire {opponent}",
    "both_have": "ronde {round} : {number} et {opponent} ont tous deux {ours}",
    "results_contradict": "ronde {round} : {number} a {ours} contre {opponent}, qui a {theirs}",
    "both_have_white": "ronde {round} : {number} et {opponent} ont tous deux les Blancs",
    "both_have_black": "ronde {round} : {number} et {opponent} ont tous deux les Noirs",
    "one_sided": (
        "ronde {round} : {number} joue contre {opponent}, mais {opponent} n'a pas d'entrée"
    ),
    "one_sided_game": (
        "ronde {round} : {number} joue contre {opponent}, mais {opponent} a l'adversaire {other}"
    ),
    "one_sided_bye": "ronde {round} : {number} joue contre {opponent}, mais {opponent} a {other}",
    "rows_of_crosstable": "une grille a une ligne de chaque sorte par participant",
    "rows_of_different_length": "les lignes d'une grille ont la même longueur",
    "rounds_not_whole": "les nombres de rondes sont des entiers, pas {held} et {planned}",
    "not_an_outcome": "une issue est l'un des octets de `outcomes`",
    "rows_too_short": "{held} rondes jouées, mais les lignes en ont {longest}",
    "fewer_rounds_scheduled": "{planned} rondes prévues, mais {held} ont été jouées",
    "results_after_last_round": "il y a des résultats après la ronde {round}, la dernière jouée",
    "participant_number_not_whole": "le numéro d'un participant est un entier, pas {written}",
    "participant_rating_not_whole": (
        "un Elo est un entier, 0 ou None pour un joueur sans Elo ; pas {written}"
    ),
    "start_not_exact": (
        "un score de départ est un nombre exact comme 3, '1.5' ou Fraction(3, 2), pas {written}"
    ),
    "number_below_one": "numéro {number} : les participants sont numérotés à partir de 1",
    "duplicate_number": "numéro {number} en double : {first!r} et {second!r}",
    "no_such_round": "il n'y a pas de ronde {round} : le tournoi a {planned} rondes",
    "rounds_without_order": (
        "l'ordre des rondes n'est pas connu : une grille toutes rondes ou des parties sans rondes"
        " ne"
        " le montrent pas"
    ),
    "number_of_score": "un score détaillé a des entiers de 0 à {highest} : {field} vaut {written}",
    "score_without_entry": (
        "ronde {round} : {number} a le score détaillé {score}, mais aucune entrée"
    ),
    "not_a_score_in_table": "ronde {round} : {number} a {written} au lieu d'un Score",
    "score_of_nothing": (
        "ronde {round} : {number} a le score détaillé {score}, mais ni partie ni bye"
    ),
    "one_sided_score": (
        "ronde {round} : {number} a le score détaillé {score} contre {opponent}, qui n'en a pas"
    ),
    "scores_differ": (
        "ronde {round} : {number} a le score détaillé {score} contre {opponent}, qui a {other}"
    ),
    "score_of_pair": (
        "ronde {round} : {number} a {outcome} contre {opponent}, mais le score détaillé est {score}"
    ),
    "outcome_win": "un gain",
    "outcome_draw": "une nulle",
    "outcome_loss": "une défaite",
    "outcome_win_in_a_game_shorter_than_one_move": "un gain dans une partie de moins d'un coup",
    "outcome_draw_in_a_game_shorter_than_one_move": "une nulle dans une partie de moins d'un coup",
    "outcome_loss_in_a_game_shorter_than_one_move": (
        "une défaite dans une partie de moins d'un coup"
    ),
    "outcome_adjourned_game": "une partie ajournée",
    "outcome_win_by_forfeit": "un gain par forfait",
    "outcome_loss_by_forfeit": "une défaite par forfait",
    "outcome_pairing_allocated_bye": "une exemption",
    "outcome_full_point_bye": "un bye d'un point",
    "outcome_half_point_bye": "un bye d'un demi-point",
    "outcome_zero_point_bye": "un bye à zéro point",
    "outcome_no_result": "aucun résultat",
    "outcome_not_paired": "aucun appariement",
}
