"""What is wrong with the results that programs and files give, in German."""

PROBLEMS: dict[str, str] = {
    "participant_entry": "Teilnehmer {entry} (ab 0): ",
    "game_entry": "Partie {entry} (ab 0): ",
    "match_entry": "Wettkampf {entry} (ab 0): ",
    "bye_entry": "Freilos {entry} (ab 0): ",
    "award_entry": "Wertung {entry} (ab 0): ",
    "penalty_entry": "Abzug {entry} (ab 0): ",
    "result_entry": "Ergebnis {entry} (ab 0): ",
    "entry_in_round": "{problem}Runde {round}: ",
    "in_round": "Runde {round}: ",
    "a_pair": "{first} gegen {second}",
    "a_bye": "Freilos",
    "a_award": "Wertung",
    "a_penalty": "Abzug",
    "wrong_fields": "{where}{written} hat nicht die Felder {names}",
    "not_a_participant": (
        "{where}{written} ist weder ein Name noch (Nummer, Name), (Nummer, Name,"
        " Wertungszahl) oder ein Participant"
    ),
    "number_of_entry_not_whole": (
        "{where}die Nummer eines Teilnehmers ist eine ganze Zahl, nicht {written}"
    ),
    "rating_of_entry_not_whole": (
        "{where}eine Wertungszahl ist eine ganze Zahl, bei Spielern ohne Wertungszahl 0 oder"
        " None; nicht {written}"
    ),
    "name_not_text": "{where}ein Name ist Text, nicht {written}",
    "no_such_number_in": "{where}kein Teilnehmer hat die Nummer {number} ({what})",
    "not_a_number_or_name": (
        "{where}{written} ist weder Nummer noch Name eines Teilnehmers ({what})"
    ),
    "ambiguous_name": "{where}{name!r} heißen die Nummern {numbers}: die Nummer angeben ({what})",
    "similar_names": "{where}kein Teilnehmer heißt {name!r}, aber {nearest} ({what})",
    "no_such_name": "{where}kein Teilnehmer heißt {name!r} ({what})",
    "round_not_whole": "{where}{written} ist keine Runde, also keine ganze Zahl wie 3 ({what})",
    "round_below_one": "{where}Runde {written}: Runden zählen ab 1 ({what})",
    "round_beyond_the_limit": "{where}Runde {written}: die letzte Runde ist 9999 ({what})",
    "without_round": "{where}ohne Runde, während andere eine haben ({what})",
    "with_round": "{where}mit Runde, während andere keine haben ({what})",
    "two_entries": "{where}{number} hat zwei Einträge ({what})",
    "game_repeated": (
        "{where}{what} gibt es schon, mit denselben Farben und demselben Ergebnis: eine"
        " zweite Partie braucht eine eigene Runde"
    ),
    "games_from_both_sides": (
        "{where}jede Partie kommt zweimal vor, einmal von jeder Seite: eine von beiden"
        " weglassen oder zweiten Partien eine eigene Runde geben"
    ),
    "byes_of_games": (
        "{where}Freilose von {number}: {count}, Partien der anderen: {times}; entweder ein"
        " Freilos für jede Partie angeben oder jeder Partie eine eigene Runde geben"
    ),
    "uneven_games": (
        "{where}Partien von {number} gegen {opponent}: {count}, der anderen: {times}; jeder"
        " Partie eine eigene Runde geben"
    ),
    "paired_with_itself": "{where}{number} ist mit sich selbst gepaart",
    "colors_not_true": "{where}{what}: colors ist True oder False, nicht {written}",
    "missing_result": (
        "{where}{what}: {written} ist kein Ergebnis; None steht für eine offene Partie"
    ),
    "not_a_result": "{where}{what}: {written} ist kein Ergebnis",
    "not_a_match": "{where}{what}: {written} ist nicht das Ergebnis eines Wettkampfs",
    "two_scores": "{where}{what}: auf {score} folgt {other}",
    "score_of_game": "{where}{what}: {fault}",
    "not_a_score": "{written} ist kein Score",
    "score_disagrees": "{outcome}, aber der Spielstand ist {score}",
    "not_a_score_of_bye": "{where}{number}: {written} ist kein Score",
    "not_a_bye": "{where}{who}: {written} ist keine Art von Freilos: U, F, H oder Z",
    "award_after_last_round": (
        "{where}die Wertung von {number} ist nach der letzten Runde der Tabelle"
    ),
    "award_without_round": "{where}eine Wertung gehört zu einer Runde ({number})",
    "award_of_several": (
        "{where}{number} hat in dieser Runde mehrere Partien: jeder eine eigene Runde geben"
    ),
    "points_not_exact": "{where}{written} ist keine genaue Punktzahl",
    "awards_of_teams": (
        "die Wertungen von Wettkämpfen lassen sich nicht von den Punkten ihrer Bretter trennen"
    ),
    "several_open_games": "{where}{what}: Partien ohne Ergebnis in den Runden {rounds}",
    "colors_reversed": "{where}{what}: der erste von beiden hat Schwarz",
    "result_already": "{where}{what}: diese Partie hat schon ein Ergebnis",
    "no_such_game": "{where}{what}: diese Partie gibt es nicht",
    "planned_rounds_negative": (
        "die Zahl der angesetzten Runden kann nicht negativ sein: {planned}"
    ),
    "planned_rounds_not_whole": (
        "die Zahl der angesetzten Runden ist eine ganze Zahl, nicht {written}"
    ),
    "chart_without_result": "die Tabelle enthält kein Ergebnis",
    "unknown_opponent": "Runde {round}: {number} hat den unbekannten Gegner {opponent}",
    "no_opponent": "Runde {round}: {number} hat {outcome}, aber keinen Gegner",
    "cell_paired_with_itself": "Runde {round}: {number} ist mit sich selbst gepaart",
    "bye_with_opponent": "Runde {round}: {number} hat {outcome} und den Gegner {opponent}",
    "both_have": "Runde {round}: {number} und {opponent} haben beide {ours}",
    "results_contradict": (
        "Runde {round}: {number} hat {ours} gegen {opponent}, der andere {theirs}"
    ),
    "both_have_white": "Runde {round}: {number} und {opponent} haben beide Weiß",
    "both_have_black": "Runde {round}: {number} und {opponent} haben beide Schwarz",
    "one_sided": (
        "Runde {round}: einseitig: {number} spielt gegen {opponent}, aber {opponent} hat"
        " keinen Eintrag"
    ),
    "one_sided_game": (
        "Runde {round}: einseitig: {number} spielt gegen {opponent}, aber {opponent} hat den"
        " Gegner {other}"
    ),
    "one_sided_bye": (
        "Runde {round}: einseitig: {number} spielt gegen {opponent}, aber {opponent} hat {other}"
    ),
    "rows_of_crosstable": "eine Kreuztabelle hat für jeden Teilnehmer eine Zeile jeder Art",
    "rows_of_different_length": "die Zeilen einer Kreuztabelle sind gleich lang",
    "rounds_not_whole": "Rundenzahlen sind ganze Zahlen, nicht {held} und {planned}",
    "not_an_outcome": "jeder Ausgang ist eines der Bytes von `outcomes`",
    "rows_too_short": "{held} gespielte Runden, aber die Zeilen haben {longest}",
    "fewer_rounds_scheduled": "{planned} angesetzte Runden, aber gespielt wurden {held}",
    "results_after_last_round": (
        "nach Runde {round}, der letzten gespielten, stehen noch Ergebnisse"
    ),
    "participant_number_not_whole": (
        "die Nummer eines Teilnehmers ist eine ganze Zahl, nicht {written}"
    ),
    "participant_rating_not_whole": (
        "eine Wertungszahl ist eine ganze Zahl, bei Spielern ohne Wertungszahl 0 oder None;"
        " nicht {written}"
    ),
    "start_not_exact": (
        "eine Startpunktzahl ist eine genaue Zahl wie 3, '1.5' oder Fraction(3, 2), nicht {written}"
    ),
    "number_below_one": "Nummer {number}: Teilnehmer zählen ab 1",
    "duplicate_number": "Nummer {number} kommt doppelt vor: {first!r} und {second!r}",
    "no_such_round": "es gibt keine Runde {round}: das Turnier hat {planned} Runden",
    "rounds_without_order": (
        "die Reihenfolge der Runden ist nicht bekannt: einer Matrix oder Partien ohne Runden"
        " ist sie nicht zu entnehmen"
    ),
    "number_of_score": (
        "ein Spielstand hat ganze Zahlen von 0 bis {highest}: {field} ist {written}"
    ),
    "score_without_entry": (
        "Runde {round}: {number} hat den Spielstand {score}, aber keinen Eintrag"
    ),
    "not_a_score_in_table": "Runde {round}: {number} hat {written} statt eines Score",
    "score_of_nothing": (
        "Runde {round}: {number} hat den Spielstand {score}, aber weder Partie noch Freilos"
    ),
    "one_sided_score": (
        "Runde {round}: {number} hat gegen {opponent} den Spielstand {score}, der andere keinen"
    ),
    "scores_differ": (
        "Runde {round}: {number} hat gegen {opponent} den Spielstand {score}, der andere {other}"
    ),
    "score_of_pair": (
        "Runde {round}: {number} hat {outcome} gegen {opponent}, aber der Spielstand ist {score}"
    ),
    "outcome_win": "einen Sieg",
    "outcome_draw": "ein Remis",
    "outcome_loss": "eine Niederlage",
    "outcome_win_in_a_game_shorter_than_one_move": (
        "einen Sieg in einer Partie von weniger als einem Zug"
    ),
    "outcome_draw_in_a_game_shorter_than_one_move": (
        "ein Remis in einer Partie von weniger als einem Zug"
    ),
    "outcome_loss_in_a_game_shorter_than_one_move": (
        "eine Niederlage in einer Partie von weniger als einem Zug"
    ),
    "outcome_adjourned_game": "eine Hängepartie",
    "outcome_win_by_forfeit": "einen kampflosen Sieg",
    "outcome_loss_by_forfeit": "eine kampflose Niederlage",
    "outcome_pairing_allocated_bye": "ein Freilos",
    "outcome_full_point_bye": "ein Freilos mit ganzem Punkt",
    "outcome_half_point_bye": "ein Freilos mit halbem Punkt",
    "outcome_zero_point_bye": "ein Freilos ohne Punkt",
    "outcome_no_result": "kein Ergebnis",
    "outcome_not_paired": "keine Paarung",
}
