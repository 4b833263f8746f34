"""What is wrong with files and charts, in Spanish: a template by the code of a problem."""

PROBLEMS: dict[str, str] = {
    # Files as a whole.
    "not_in_encoding": "esto no es texto en {encoding}",
    "unknown_encoding": "codificación desconocida {encoding!r}",
    "unknown_version": "versión desconocida {version!r} de {name}: las conocidas son {known}",
    "format_without_versions": "versión desconocida {version!r} de {name}: no tiene versiones",
    "format_only_read": (
        "los archivos {name} ({suffix}) se leen, pero no se escriben; se escriben {known}"
    ),
    "no_format_with_suffix": (
        "ningún formato tiene la extensión {suffix!r}; las conocidas son {known}"
    ),
    # Tournament reports: what is in a field.
    "report_with_nul_bytes": "no es un informe de torneo (TRF): contiene bytes NUL",
    "report_without_players": (
        "no es un informe de torneo (TRF): no tiene ningún registro de jugador (001)"
    ),
    "line_too_short": "la línea termina antes de la columna {end}",
    "not_a_number": "{written!r} no es un número",
    "not_a_player": "{written!r} no es un número de jugador",
    "not_a_team": "{written!r} no es un número de equipo",
    "not_an_opponent": "{written!r} no es el número de un oponente",
    "not_a_round": "{written!r} no es una ronda",
    "not_a_rating": "{written!r} no es un Elo",
    "not_a_place": "{written!r} no es un puesto",
    "not_points": "{written!r} no es un número de puntos",
    "not_match_points": "{written!r} no es un número de puntos de encuentro",
    "not_game_points": "{written!r} no es un número de puntos de tablero",
    "not_a_forfeit": "{written!r} no es un resultado por incomparecencia (+-, -+, --)",
    "not_a_bye_type": "{written!r} no es una clase de bye (F, H o Z)",
    "not_a_result_type": "{written!r} no es una clase de resultado",
    "not_a_code_with_points": "{written!r} no es un código con sus puntos",
    "between_fields": "{written!r} está entre dos campos",
    "cell_too_short": "la casilla de la ronda tiene menos de ocho columnas",
    "not_a_color": "{written!r} no es un color",
    "not_the_result_of_a_cell": "{written!r} no es un resultado",
    "not_a_cell": "{written!r} no es la casilla de una ronda",
    # Tournament reports: what contradicts something else.
    "recorded_bye_with_opponent": (
        "ronda {round}: {number} tiene {bye} (registro 240) y el oponente {opponent}"
    ),
    "among_teams": "equipos: {problem}",
    "duplicate_team": "número de equipo {number} repetido",
    "team_with_unknown_player": "el equipo {number} tiene el jugador desconocido {player}",
    "team_with_player_twice": "el equipo {number} tiene dos veces al jugador {player}",
    "player_in_two_teams": "el jugador {player} está en el equipo {other} y en el equipo {number}",
    "record_of_unknown_team": (
        "ronda {round}: el registro {record} nombra el equipo desconocido {number}"
    ),
    "team_forfeits_twice": "ronda {round}: el registro 330 nombra dos veces el equipo {number}",
    "player_seated_twice": (
        "ronda {round}: equipo {number}: el registro 300 alinea dos veces al jugador {player}"
    ),
    "opponent_without_team": (
        "ronda {round}: equipo {number}: el jugador {player} tiene el oponente {opponent}, que"
        " no está en ningún equipo"
    ),
    "forfeit_and_bye": (
        "ronda {round}: el equipo {number} tiene un encuentro por incomparecencia (registro"
        " 330) y un bye"
    ),
    "forfeit_but_players_meet": (
        "ronda {round}: el equipo {number} tiene un encuentro por incomparecencia contra"
        " {opponent} (registro 330), pero sus jugadores se enfrentan al equipo {met}"
    ),
    "bye_but_players_meet": (
        "ronda {round}: el equipo {number} tiene {bye} (registro {record}), pero sus"
        " jugadores se enfrentan al equipo {met}"
    ),
    "team_meets_several": "ronda {round}: el equipo {number} se enfrenta a los equipos {met}",
    "other_opponent_in_line_up": (
        "ronda {round}: el equipo {number} se enfrenta al equipo {met}, pero al equipo"
        " {named} en su registro 300"
    ),
    "boards_of_line_ups_differ": (
        "ronda {round}: equipos {number} y {opponent}: los registros 300 ponen a los oponentes"
        " en tableros distintos"
    ),
    "line_up_with_stranger": (
        "ronda {round}: equipo {number}: el registro 300 alinea a {player}, que no está en el"
        " equipo"
    ),
    "line_up_with_bye": (
        "ronda {round}: equipo {number}: el registro 300 alinea al jugador {player}, que"
        " tiene {bye}"
    ),
    "left_out_of_line_up": (
        "ronda {round}: equipo {number}: en el registro 300 falta el jugador {player}, que"
        " tiene el oponente {opponent}"
    ),
    # Tournament reports: what they cannot hold.
    "player_number_too_large": (
        "número {number}: un informe de torneo numera a los jugadores hasta {most}"
    ),
    "team_number_too_large": (
        "número {number}: un informe de torneo numera los equipos hasta {most}"
    ),
    "games_of_players_missing": (
        "el informe de un torneo por equipos necesita las partidas de los jugadores, y faltan"
    ),
}
