"""What is wrong with files and charts, in German: a template by the code of a problem."""

PROBLEMS: dict[str, str] = {
    # Files as a whole.
    "not_in_encoding": "das ist kein Text in {encoding}",
    "unknown_encoding": "unbekannte Zeichenkodierung {encoding!r}",
    "unknown_version": "unbekannte Version {version!r} von {name}: bekannt sind {known}",
    "format_without_versions": "unbekannte Version {version!r} von {name}: es gibt keine Versionen",
    "format_only_read": (
        "Dateien in {name} ({suffix}) lassen sich lesen, aber nicht schreiben; geschrieben"
        " werden {known}"
    ),
    "no_format_with_suffix": "kein Format hat die Endung {suffix!r}; bekannt sind {known}",
    # Tournament reports: what is in a field.
    "report_with_nul_bytes": "kein Turnierbericht (TRF): die Datei enthält NUL-Bytes",
    "report_without_players": (
        "kein Turnierbericht (TRF): es gibt keinen Datensatz eines Spielers (001)"
    ),
    "line_too_short": "die Zeile endet vor Spalte {end}",
    "not_a_number": "{written!r} ist keine Zahl",
    "not_a_player": "{written!r} ist keine Spielernummer",
    "not_a_team": "{written!r} ist keine Mannschaftsnummer",
    "not_an_opponent": "{written!r} ist keine Nummer eines Gegners",
    "not_a_round": "{written!r} ist keine Runde",
    "not_a_rating": "{written!r} ist keine Wertungszahl",
    "not_a_place": "{written!r} ist kein Platz",
    "not_points": "{written!r} ist keine Punktzahl",
    "not_match_points": "{written!r} ist keine Zahl von Mannschaftspunkten",
    "not_game_points": "{written!r} ist keine Zahl von Brettpunkten",
    "not_a_forfeit": "{written!r} ist kein kampfloses Ergebnis (+-, -+, --)",
    "not_a_bye_type": "{written!r} ist keine Art von Freilos (F, H oder Z)",
    "not_a_result_type": "{written!r} ist keine Art von Ergebnis",
    "not_a_code_with_points": "{written!r} ist kein Kürzel mit seinen Punkten",
    "between_fields": "{written!r} steht zwischen zwei Feldern",
    "cell_too_short": "der Eintrag der Runde hat weniger als acht Spalten",
    "not_a_color": "{written!r} ist keine Farbe",
    "not_the_result_of_a_cell": "{written!r} ist kein Ergebnis",
    "not_a_cell": "{written!r} ist kein Eintrag einer Runde",
    # Tournament reports: what contradicts something else.
    "recorded_bye_with_opponent": (
        "Runde {round}: {number} hat {bye} (Datensatz 240) und den Gegner {opponent}"
    ),
    "among_teams": "Mannschaften: {problem}",
    "duplicate_team": "Mannschaftsnummer {number} kommt doppelt vor",
    "team_with_unknown_player": "Mannschaft {number} hat den unbekannten Spieler {player}",
    "team_with_player_twice": "Mannschaft {number} hat den Spieler {player} doppelt",
    "player_in_two_teams": (
        "der Spieler {player} ist in Mannschaft {other} und in Mannschaft {number}"
    ),
    "record_of_unknown_team": (
        "Runde {round}: Datensatz {record} nennt die unbekannte Mannschaft {number}"
    ),
    "team_forfeits_twice": "Runde {round}: die Mannschaft {number} steht doppelt in Datensatz 330",
    "player_seated_twice": (
        "Runde {round}: Mannschaft {number}: Datensatz 300 setzt den Spieler {player} doppelt ein"
    ),
    "opponent_without_team": (
        "Runde {round}: Mannschaft {number}: der Spieler {player} hat den Gegner {opponent},"
        " der in keiner Mannschaft ist"
    ),
    "forfeit_and_bye": (
        "Runde {round}: Mannschaft {number} hat einen kampflosen Wettkampf (Datensatz 330) und ein"
        " Freilos"
    ),
    "forfeit_but_players_meet": (
        "Runde {round}: Mannschaft {number} hat einen kampflosen Wettkampf gegen {opponent}"
        " (Datensatz 330), aber ihre Spieler spielen gegen Mannschaft {met}"
    ),
    "bye_but_players_meet": (
        "Runde {round}: Mannschaft {number} hat {bye} (Datensatz {record}), aber ihre Spieler"
        " spielen gegen Mannschaft {met}"
    ),
    "team_meets_several": "Runde {round}: Mannschaft {number} spielt gegen die Mannschaften {met}",
    "other_opponent_in_line_up": (
        "Runde {round}: Mannschaft {number} spielt gegen Mannschaft {met}, in ihrem Datensatz 300"
        " aber gegen Mannschaft {named}"
    ),
    "boards_of_line_ups_differ": (
        "Runde {round}: Mannschaften {number} und {opponent}: die Datensätze 300 setzen Gegner an"
        " verschiedene Bretter"
    ),
    "line_up_with_stranger": (
        "Runde {round}: Mannschaft {number}: Datensatz 300 setzt {player} ein, der nicht in der"
        " Mannschaft ist"
    ),
    "line_up_with_bye": (
        "Runde {round}: Mannschaft {number}: Datensatz 300 setzt den Spieler {player} ein, der"
        " aber {bye} hat"
    ),
    "left_out_of_line_up": (
        "Runde {round}: Mannschaft {number}: in Datensatz 300 fehlt der Spieler {player}, der den"
        " Gegner {opponent} hat"
    ),
    # Tournament reports: what they cannot hold.
    "player_number_too_large": "Nummer {number}: ein Turnierbericht hat Spielernummern bis {most}",
    "team_number_too_large": (
        "Nummer {number}: ein Turnierbericht hat Mannschaftsnummern bis {most}"
    ),
    "games_of_players_missing": (
        "zum Turnierbericht eines Mannschaftsturniers gehören die Partien der Spieler, und"
        " sie fehlen"
    ),
}
