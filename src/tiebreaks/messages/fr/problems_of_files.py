"""What is wrong with files and charts, in French: a template by the code of a problem."""

PROBLEMS: dict[str, str] = {
    # Files as a whole.
    "not_in_encoding": "ce n'est pas un texte en {encoding}",
    "unknown_encoding": "codage inconnu {encoding!r}",
    "unknown_version": "version inconnue {version!r} de {name} : les versions sont {known}",
    "format_without_versions": "version inconnue {version!r} de {name} : il n'a pas de versions",
    "format_only_read": (
        "les fichiers {name} ({suffix}) se lisent mais ne s'écrivent pas ; s'écrivent {known}"
    ),
    "no_format_with_suffix": (
        "aucun format n'a l'extension {suffix!r} ; les extensions sont {known}"
    ),
    # Tournament reports: what is in a field.
    "report_with_nul_bytes": (
        "ce n'est pas un rapport de tournoi (TRF) : il contient des octets NUL"
    ),
    "report_without_players": (
        "ce n'est pas un rapport de tournoi (TRF) : il n'a aucun enregistrement de joueur (001)"
    ),
    "line_too_short": "la ligne se termine avant la colonne {end}",
    "not_a_number": "{written!r} n'est pas un nombre",
    "not_a_player": "{written!r} n'est pas un numéro de joueur",
    "not_a_team": "{written!r} n'est pas un numéro d'équipe",
    "not_an_opponent": "{written!r} n'est pas le numéro d'un adversaire",
    "not_a_round": "{written!r} n'est pas une ronde",
    "not_a_rating": "{written!r} n'est pas un Elo",
    "not_a_place": "{written!r} n'est pas une place",
    "not_points": "{written!r} n'est pas un nombre de points",
    "not_match_points": "{written!r} n'est pas un nombre de points de match",
    "not_game_points": "{written!r} n'est pas un nombre de points de partie",
    "not_a_forfeit": "{written!r} n'est pas un résultat par forfait (+-, -+, --)",
    "not_a_bye_type": "{written!r} n'est pas une sorte de bye (F, H ou Z)",
    "not_a_result_type": "{written!r} n'est pas une sorte de résultat",
    "not_a_code_with_points": "{written!r} n'est pas un code avec ses points",
    "between_fields": "{written!r} se trouve entre deux champs",
    "cell_too_short": "la case de la ronde a moins de huit colonnes",
    "not_a_color": "{written!r} n'est pas une couleur",
    "not_the_result_of_a_cell": "{written!r} n'est pas un résultat",
    "not_a_cell": "{written!r} n'est pas la case d'une ronde",
    # Tournament reports: what contradicts something else.
    "recorded_bye_with_opponent": (
        "ronde {round} : {number} a {bye} (enregistrement 240) et l'adversaire {opponent}"
    ),
    "among_teams": "équipes : {problem}",
    "duplicate_team": "numéro d'équipe {number} en double",
    "team_with_unknown_player": "l'équipe {number} a le joueur inconnu {player}",
    "team_with_player_twice": "l'équipe {number} a deux fois le joueur {player}",
    "player_in_two_teams": "le joueur {player} est dans l'équipe {other} et dans l'équipe {number}",
    "record_of_unknown_team": (
        "ronde {round} : l'enregistrement {record} nomme l'équipe inconnue {number}"
    ),
    "team_forfeits_twice": "ronde {round} : l'enregistrement 330 nomme deux fois l'équipe {number}",
    "player_seated_twice": (
        "ronde {round} : équipe {number} : l'enregistrement 300 aligne deux fois le joueur {player}"
    ),
    "opponent_without_team": (
        "ronde {round} : équipe {number} : le joueur {player} a l'adversaire {opponent}, qui"
        " n'est dans aucune équipe"
    ),
    "forfeit_and_bye": (
        "ronde {round} : l'équipe {number} a un match par forfait (enregistrement 330) et un bye"
    ),
    "forfeit_but_players_meet": (
        "ronde {round} : l'équipe {number} a un match par forfait contre {opponent}"
        " (enregistrement 330), mais ses joueurs rencontrent l'équipe {met}"
    ),
    "bye_but_players_meet": (
        "ronde {round} : l'équipe {number} a {bye} (enregistrement {record}), mais ses joueurs"
        " rencontrent l'équipe {met}"
    ),
    "team_meets_several": "ronde {round} : l'équipe {number} rencontre les équipes {met}",
    "other_opponent_in_line_up": (
        "ronde {round} : l'équipe {number} rencontre l'équipe {met}, mais l'équipe {named}"
        " dans son enregistrement 300"
    ),
    "boards_of_line_ups_differ": (
        "ronde {round} : équipes {number} et {opponent} : les enregistrements 300 placent des"
        " adversaires à des échiquiers différents"
    ),
    "line_up_with_stranger": (
        "ronde {round} : équipe {number} : l'enregistrement 300 aligne {player}, qui n'est pas dans"
        " l'équipe"
    ),
    "line_up_with_bye": (
        "ronde {round} : équipe {number} : l'enregistrement 300 aligne le joueur {player}, qui a"
        " {bye}"
    ),
    "left_out_of_line_up": (
        "ronde {round} : équipe {number} : l'enregistrement 300 omet le joueur {player}, qui a"
        " l'adversaire {opponent}"
    ),
    # Tournament reports: what they cannot hold.
    "player_number_too_large": (
        "numéro {number} : un rapport de tournoi numérote les joueurs jusqu'à {most}"
    ),
    "team_number_too_large": (
        "numéro {number} : un rapport de tournoi numérote les équipes jusqu'à {most}"
    ),
    "games_of_players_missing": (
        "le rapport d'un tournoi par équipes a besoin des parties des joueurs, et elles manquent"
    ),
}
