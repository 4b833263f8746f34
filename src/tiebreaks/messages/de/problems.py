"""What is wrong with results and arguments, in German: a template by the code of a problem."""

PROBLEMS: dict[str, str] = {
    "at_line": "Zeile {line}",
    "at_line_and_column": "Zeile {line}, Spalte {column}",
    "with_place": "{place}: {problem}",
    # Results and participants.
    "no_such_number": "kein Teilnehmer hat die Nummer {number!r}",
    "no_published_number": "kein Teilnehmer hat die veröffentlichte Nummer {number}",
    "value_without_participant": "{tiebreak}: kein Teilnehmer hat die Nummer {number}",
    "assigned_rating_not_whole": (
        "die Wertungszahl von {number} ist eine ganze Zahl ab 1, nicht {given}"
    ),
    "unknown_choice_of_ratings": (
        "für ratings gilt 'first', 'per-round' oder eine Zuordnung Nummer -> Wertungszahl,"
        " nicht {given}"
    ),
    "unknown_choice_for_unrated": (
        "für unrated gilt 'drop', 'skip', eine Wertungszahl oder eine Zuordnung Nummer ->"
        " Wertungszahl, nicht {given}"
    ),
    "too_many_boards": (
        "Runde {round}: {number} gegen {opponent}: {most} Bretter, ein Wettkampf hat {boards}"
    ),
    "boards_contradict": (
        "Runde {round}: {number} gegen {opponent}: Brett {board} gibt der einen Seite"
        " {ours}, der anderen {theirs}"
    ),
    "too_many_game_points": (
        "Runde {round}: {number} gegen {opponent}: {ours} und {theirs} Brettpunkte passen"
        " nicht zu den Brettern"
    ),
    "unknown_pairing": (
        "unbekannte Paarungsart {given}; möglich sind {swiss!r} und {predetermined!r}"
    ),
    "excluded_from_swiss": (
        "Ergebnisse werden nur bei festen Paarungen gestrichen: im Schweizer System zählt"
        " jedes Ergebnis"
    ),
    "everybody_excluded": "alle sind ausgeschlossen: es bleibt niemand für die Rangliste",
    "participant_excluded": "{number} {name} ist ausgeschlossen: die Ergebnisse zählen nicht",
    "no_row": "{number} gehört nicht zur Gruppe {group}",
    "empty_group": "niemand gehört zur Gruppe {group}",
    "nobody_in_group": "niemand gehört zur Gruppe",
    "compared_with_itself": "{number} wird mit sich selbst verglichen: nötig sind zwei Teilnehmer",
    "other_participants": (
        "verglichen werden zwei Ranglisten derselben Teilnehmer; diese haben verschiedene"
    ),
    # Groups for prizes.
    "nobody_has_birth_date": "kein Teilnehmer hat ein Geburtsdatum",
    "nobody_has_number": "kein Teilnehmer hat eine Nummer",
    "nobody_has_rating": "kein Teilnehmer hat eine Wertungszahl",
    "nobody_has_federation": "kein Teilnehmer hat eine Föderation",
    "nobody_has_sex": "bei keinem Teilnehmer ist das Geschlecht eingetragen",
    "nobody_has_title": "kein Teilnehmer hat einen Titel",
    "not_a_condition": "{written!r} ist keine Bedingung wie {examples}",
    # Editions and their rules.
    "unknown_edition": "unbekannte Fassung {edition!r}; die Fassungen sind {known}",
    "unknown_language": "unbekannte Sprache {language!r}; die Sprachen sind {known}",
    "unknown_rule": "unbekannte Regel {rule!r}; die Regeln sind {known}",
    "rule_without_such_choice": "für die Regel {rule} gilt eines von {choices}; nicht {given}",
    "rule_without_such_choice_or_function": (
        "für die Regel {rule} gilt eines von {choices} oder eine Funktion; nicht {given}"
    ),
    # How a tie-break is written.
    "form_of_descriptor": "eine Feinwertung wird als {form} geschrieben",
    "code_missing": "eine Feinwertung beginnt mit einem Kürzel",
    "malformed_code": "{written!r} ist kein Kürzel",
    "malformed_own_code": "{written!r} ist kein Kürzel: nur Großbuchstaben, Ziffern und _",
    "malformed_policy": "{written!r} ist keine Policy",
    "modifier_missing": "hier fehlt ein Zusatz; die Zusätze sind {known}",
    "unknown_modifier": "unbekannter Zusatz {modifier}; die Zusätze sind {known}",
    "modifier_takes_number": "zu {modifier} gehört eine ganze Zahl ab 1, wie in /{example}",
    "modifier_takes_half_points": "zu L gehören ein Vorzeichen und halbe Punkte, wie in /L+1",
    "modifier_takes_nothing": "zu {modifier} gehört keine Zahl",
    "modifiers_exclude_each_other": "/{modifier} lässt sich nicht mit /{other} verbinden",
    "takes_no_score": "{tiebreak} nimmt kein :{points}",
    "modifier_not_taken": "{tiebreak} nimmt /{modifier} nicht; möglich: {taken}",
    "no_modifier": "kein Zusatz",
    "policy_not_taken": "{tiebreak} nimmt @{policy} nicht; möglich: {taken}",
    "no_policy": "keine Policy",
    "policy_and_number": "{tiebreak} nimmt entweder @{policy} oder eine Zahl in Klammern",
    "takes_no_parameters": "{tiebreak} nimmt keine Parameter",
    "wrong_parameter": "in den Klammern von {tiebreak} steht: {meaning}; nicht {given!r}",
    "points_of_unplayed_round": "die Punkte einer nicht gespielten Runde, von 0 bis 4",
    "factor_of_points": "der Faktor für die Punkte der Gegner",
    "most_of_a_game": "was eine Partie höchstens zählt",
    "by_rounds": "ROUNDS, um durch die Runden statt durch die Partien zu teilen",
    "limit_beyond_scores": (
        "die Grenze {limit} liegt jenseits jeder Punktzahl: es gibt 0 bis {most}"
    ),
    # Names of tie-breaks.
    "unknown_tiebreak": "unbekannte Feinwertung {written!r}{hint}",
    "nearest_codes": "; am ähnlichsten sind {codes}",
    "number_alone": "eine Zahl ist keine Feinwertung; SM:{written} ist die von Swiss-Manager",
    "values_missing": (
        "{tiebreak} braucht Werte von außerhalb der Tabelle: mit --ext {name}=DATEI oder"
        " external({name!r}, ...) angeben"
    ),
    "only_parameters_may_follow": (
        "{tiebreak}: hinter einer Nummer von Swiss-Manager stehen nur Parameter in Klammern"
    ),
    "unknown_swiss_manager_number": (
        "Swiss-Manager hat keine Feinwertung {listed}; die Nummern gehen von 1 bis {last}"
    ),
    "not_computed": "{name} wird hier nicht berechnet{who}",
    "several_meanings": "{name} kann {choice} sein; bitte angeben, was gemeint ist{advice}",
    "or_parameters": ", oder die Parameter der Nummer: {described}",
    "something_not_computed": "etwas hier nicht Berechnetes",
    "reading": "{meant}{who}",
    "one_and_two": "{one}, {two}",
    "first_or_last": "{first} oder {last}",
    "first_and_second": "{first}; {second}",
    "accepts_unknown_modifiers": "{tiebreak} nimmt unbekannte Zusätze: {modifiers}",
    "code_taken": "das Kürzel {written!r} ist vergeben",
    # The parameters of Swiss-Manager.
    "wrong_parameters_of_number": (
        "Swiss-Manager {listed} hat {count} Parameter ({described}): {problems}"
    ),
    "from_to": "{least} bis {most}",
    "wrong_parameter_of_number": "„{name}“: {expected}, nicht {given!r}",
    "count_of_parameters": "angegeben sind {count}",
    "parameters_not_documented": (
        "die Parameter von Swiss-Manager {listed} sind nicht dokumentiert; SM:{listed}"
        " ohne sie schreiben"
    ),
    "not_expressible": "{written} lässt sich nicht ausdrücken: {why}",
    "no_modifier_removes_both": (
        "kein Zusatz streicht hier die {strongest} stärksten und die {weakest} schwächsten"
    ),
    "event_sets_match_points": "die Mannschaftspunkte legt das Turnier selbst fest, hier 3-1-0",
    "minimum_is_a_setting": (
        "eine Mindestzahl gehört nicht zur Feinwertung; Gegner ohne Wertungszahl sind eine"
        " Einstellung der Rangliste"
    ),
    "does_not_count_forfeits": "{tiebreak} zählt keine kampflosen Partien",
    "aro_counts_games_played": "ARO zählt keine Partien, die nicht gespielt wurden",
    "ede_of_match_points": (
        "EDE beginnt mit der Punktzahl, die das Turnier entscheidet; EDE genügt, wenn es die"
        " Mannschaftspunkte sind"
    ),
    "ede_of_game_points": (
        "EDE beginnt mit der Punktzahl, die das Turnier entscheidet; EDE genügt, wenn es die"
        " Brettpunkte sind"
    ),
    "koya_limit": (
        "KS hat seine Grenze bei der Hälfte der Punkte und verschiebt sie um halbe Punkte, wie"
        " KS/L+1"
    ),
    "sm_parameter": "{name}: {expected}",
    "sm_a_number": "eine Zahl",
    "sm_no_or_yes": "0 oder 1",
    "sm_type": "Art",
    "sm_0_to_3": "0 bis 3",
    "sm_game_or_match_points": "0 (Brettpunkte) oder 1 (Mannschaftspunkte)",
    "sm_strongest_removed": "stärkste gestrichen",
    "sm_weakest_removed": "schwächste gestrichen",
    "sm_removed": "gestrichen",
    "sm_minimum_rating": "kleinste Wertungszahl",
    "sm_0_or_a_rating": "0 oder eine Wertungszahl",
    "sm_forfeits_as_played": "kampflose Partien wie gespielte",
    "sm_minus_or_p": "- oder P",
    "sm_last_round_drawn": "letzte Runde remis",
    "sm_minus_or_f": "- oder F",
    "sm_match_points": "Mannschaftspunkte",
    "sm_scale": "0 (2-1-0) oder 1 (3-1-0)",
    "sm_unplayed_games_count": "nicht gespielte Partien zählen",
    "sm_first_score": "erste Punktzahl",
    "sm_mp_or_gp": "MP oder GP",
    "sm_rules_of_2026": "Regeln ab 1. Februar 2026",
    "sm_limit_in_percent": "Grenze in Prozent",
    "sm_win_with_white": "Sieg mit Weiß",
    "sm_win_with_black": "Sieg mit Schwarz",
    "sm_draw_with_white": "Remis mit Weiß",
    "sm_draw_with_black": "Remis mit Schwarz",
    "sm_loss": "Niederlage",
    # Why a tie-break cannot be computed.
    "not_applicable": "{tiebreak} lässt sich nicht berechnen: {need}",
    "needs_ratings": "nötig ist die Wertungszahl jedes Teilnehmers",
    "needs_some_ratings": "nötig ist die Wertungszahl mindestens eines Teilnehmers",
    "needs_swiss": "gilt nicht für feste Paarungen",
    "needs_round_order": (
        "nötig ist die Reihenfolge der Runden, die eine Kreuztabelle nicht angibt"
    ),
    "needs_individuals": "nötig ist ein Einzelturnier",
    "needs_teams": "nötig ist ein Mannschaftsturnier",
    "needs_boards": "nötig sind die Ergebnisse an jedem Brett",
    "needs_named_score": "nötig ist die Angabe der Punktzahl, :MP oder :GP",
    "needs_scores": "nötig sind die Spielstände der Partien",
    "lacks_ratings": "{need}; ohne Wertungszahl: {unrated}",
    "lacks_swiss": "{need} ({edition}, Anmerkung zu Artikel 8)",
    "asks_for_itself": "fragt nach den eigenen Werten",
    "unknown_to_edition": "{edition} kennt diese Feinwertung nicht",
    "score_of_teams": ":{points} ist eine Punktzahl von Mannschaftsturnieren",
    "policy_of_teams": "@{policy} ist für Mannschaftsturniere",
    "orders_groups": ("ordnet Gruppen von Punktgleichen und hat keine Werte; gehört in `rank`"),
    "too_many_participants": "nur für höchstens {most} Teilnehmer, und es sind {count}",
    "not_connected": (
        "die Werte vergleichen nur Teilnehmer, die durch Partien verbunden sind, unmittelbar"
        " oder über andere; nichts verbindet {one} und {other}"
    ),
    "starting_score_between_units": "eine Startpunktzahl ist kein Vielfaches von 1/{units}",
    "unknown_column": "{tiebreak} ist nicht unter den Spalten: {known}",
    "column_of_values": "{tiebreak} gibt Werte und teilt keine Gruppe; dafür gibt es `working`",
    # Published tables.
    "places_without_list": (
        "veröffentlichte Plätze lassen sich ohne Liste der Feinwertungen nicht prüfen"
    ),
    "nothing_published": "keine veröffentlichten Plätze, Punkte oder Werte zum Vergleichen",
    # Divided prizes.
    "the_fund": "der Fonds",
    "the_coin": "die Münze",
    "prize": "Preis {place}",
    "coin_not_above_0": "die Münze ist {given}; sie muss größer als 0 sein",
    "coin_not_decimal": (
        "die Münze {given} ist keine Dezimalzahl mit höchstens {most} Stellen; stattdessen"
        " in Münzen zählen, mit coin=1"
    ),
    "three_decimals": (
        "{what} ist {given!r} und hat drei Nachkommastellen: Tausender ohne"
        " Trennzeichen schreiben und so viele Nachkommastellen, wie die Münze {coin} hat"
    ),
    "negative_amount": "{what} ist {given}; der Betrag darf nicht negativ sein",
    "not_whole_coins": "{what} ist {given}; das ist keine ganze Zahl von Münzen zu {coin}",
    "not_an_amount": "{what} ist {given}; das ist kein Betrag wie 70 oder 70.50",
    "infinite_amount": "{what} ist {given}; das ist kein Betrag",
    "nobody_to_pay": "es gibt niemanden, unter dem Preise geteilt werden könnten",
    "nothing_to_divide": "entweder einen Fonds oder Preise angeben",
    "fund_and_prizes": "entweder einen Fonds oder Preise angeben, nicht beides",
    "fund_without_by": (
        "ein Fonds wird nach den Werten einer Feinwertung geteilt, anzugeben mit by"
    ),
    "by_without_fund": "by gehört zu einem Fonds, und es ist keiner angegeben",
    "rule_without_prizes": "eine Regel gehört zu Preisen, und es sind keine angegeben",
    "prizes_without_rule": "es fehlt die Regel, nach der die Preise geteilt werden: {known}",
    "unknown_prize_rule": "unbekannte Regel {rule!r}; die Regeln sind {known}",
    "other_table": "{tiebreak} wurde für eine andere Tabelle als die der Rangliste berechnet",
    "lower_is_better": "{tiebreak}: kleiner ist besser, daher lässt sich kein Fonds danach teilen",
    "prize_above_the_last": "{what} ist {given}, mehr als der davor",
    "no_prizes": "es sind keine Preise zu teilen",
    # The command line.
    "no_such_file": "Datei oder Ordner nicht gefunden",
    "is_a_folder": "ist ein Ordner",
    "not_a_folder": "kein Ordner",
    "not_permitted": "Zugriff verweigert",
    "unknown_suffix": "die Endung {suffix} ist keine von {known}",
    "other_format": "die Endung bedeutet {named}, aber --format ist {given}",
    "output_is_input": "wird als Eingabe gelesen; zum Schreiben eine andere Datei wählen",
    "output_exists": "existiert bereits; --force ersetzt die Datei",
    "output_without_name": "OUT muss ein Dateiname sein, dessen Endung das Format bestimmt",
    "one_file_only": (
        "--published und die Standardeingabe sind nur mit einer einzigen Datei möglich"
    ),
    "list_of_the_file": "die Liste ist {listed}; eine andere lässt sich mit -t wählen",
    "empty_list": "die Liste von -t ist leer: {given!r}",
    "values_not_asked": "--ext {name}={path}: {tiebreak} ist nicht in der Liste der Feinwertungen",
    "values_not_text": "die Werte sind kein UTF-8-Text",
    "not_name_and_value": "{written!r} hat nicht die Form NAME=WERT",
    "versus_alone": "--versus lässt sich nicht mit --only oder --format verbinden",
    "for_csv_and_tsv": "--decimal und --bom sind für csv und tsv",
    "for_html": "--no-workings ist für html",
    "options_fund_and_prizes": "--fund und --prizes lassen sich nicht verbinden",
    "options_nothing_to_divide": (
        "--fund AMOUNT --by CODE oder --prizes A,B,... --rule RULE angeben"
    ),
    "option_fund_without_by": (
        "zu --fund gehört --by CODE, die Feinwertung, nach deren Werten geteilt wird"
    ),
    "option_by_without_fund": "zu --by gehört --fund",
    "option_rule_without_prizes": "zu --rule {rule} gehört --prizes",
    "option_prizes_without_rule": "zu --prizes gehört --rule, eines von {known}",
    "option_rule_repeated": "--rule ist nur einmal möglich: {rules}",
    "bad_letter": "{letter!r} kann kein Zusatz sein: höchstens 12 Großbuchstaben",
    "letter_taken": "der Zusatz /{letter} ist vergeben",
    "accepted_by_unknown": "/{letter} nennt unbekannte Feinwertungen: {codes}",
    "of_owner": "{owner}: {problem}",
    "register_form": "das Modul und einen Namen angeben, wie in club:upsets",
    "register_name": "{module} ({where}) hat keinen Namen {name}",
    "register_broken": "lässt sich nicht laden: {reason}",
    "register_kind": "weder eine Feinwertung noch ein Zusatz noch mehrere davon: {value}",
    "taken_by": "{tiebreak} ist schon vergeben an {other}",
}
