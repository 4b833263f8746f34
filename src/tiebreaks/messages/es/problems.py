"""What is wrong with results and arguments, in Spanish: a template by the code of a problem."""

PROBLEMS: dict[str, str] = {
    "at_line": "línea {line}",
    "at_line_and_column": "línea {line}, columna {column}",
    "with_place": "{place}: {problem}",
    # Results and participants.
    "no_such_number": "ningún participante tiene el número {number!r}",
    "no_published_number": "ningún participante tiene el número publicado {number}",
    "value_without_participant": "{tiebreak}: ningún participante tiene el número {number}",
    "assigned_rating_not_whole": "el Elo de {number} es un número entero a partir de 1, no {given}",
    "unknown_choice_of_ratings": (
        "ratings admite 'first', 'per-round' o una correspondencia número -> Elo, no {given}"
    ),
    "unknown_choice_for_unrated": (
        "unrated admite 'drop', 'skip', un Elo o una correspondencia número -> Elo, no {given}"
    ),
    "too_many_boards": (
        "ronda {round}: {number} contra {opponent}: {most} tableros, un encuentro tiene {boards}"
    ),
    "boards_contradict": (
        "ronda {round}: {number} contra {opponent}: el tablero {board} da a un lado {ours} y"
        " al otro {theirs}"
    ),
    "too_many_game_points": (
        "ronda {round}: {number} contra {opponent}: {ours} y {theirs} puntos de tablero no"
        " caben en los tableros"
    ),
    "unknown_pairing": (
        "emparejamiento desconocido {given}; puede ser {swiss!r} o {predetermined!r}"
    ),
    "excluded_from_swiss": (
        "solo se excluyen resultados con emparejamientos predeterminados: en un suizo cuentan todos"
    ),
    "everybody_excluded": "todos están excluidos: no queda nadie que clasificar",
    "participant_excluded": "{number} {name} está excluido: sus resultados no cuentan",
    "no_row": "{number} no pertenece al grupo {group}",
    "empty_group": "nadie pertenece al grupo {group}",
    "nobody_in_group": "nadie pertenece al grupo",
    "compared_with_itself": "{number} se compara consigo mismo: hacen falta dos participantes",
    "other_participants": (
        "se comparan dos clasificaciones de los mismos participantes; estas tienen otros"
    ),
    # Groups for prizes.
    "nobody_has_birth_date": "ningún participante tiene fecha de nacimiento",
    "nobody_has_number": "ningún participante tiene número",
    "nobody_has_rating": "ningún participante tiene Elo",
    "nobody_has_federation": "ningún participante tiene federación",
    "nobody_has_sex": "ningún participante tiene indicado el sexo",
    "nobody_has_title": "ningún participante tiene título",
    "not_a_condition": "{written!r} no es una condición como {examples}",
    # Editions and their rules.
    "unknown_edition": "edición desconocida {edition!r}; las ediciones son {known}",
    "unknown_language": "idioma desconocido {language!r}; los idiomas son {known}",
    "unknown_rule": "regla desconocida {rule!r}; las reglas son {known}",
    "rule_without_such_choice": "la regla {rule} admite uno de {choices}; no {given}",
    "rule_without_such_choice_or_function": (
        "la regla {rule} admite uno de {choices} o una función; no {given}"
    ),
    # How a tie-break is written.
    "form_of_descriptor": "un desempate se escribe como {form}",
    "code_missing": "un desempate empieza por un código",
    "malformed_code": "{written!r} no es un código",
    "malformed_own_code": "{written!r} no es un código: solo mayúsculas, cifras y _",
    "malformed_policy": "{written!r} no es una política",
    "modifier_missing": "falta un modificador; los modificadores son {known}",
    "unknown_modifier": "modificador desconocido {modifier}; los modificadores son {known}",
    "modifier_takes_number": "{modifier} lleva un número entero a partir de 1, como en /{example}",
    "modifier_takes_half_points": "L lleva un signo y medios puntos, como en /L+1",
    "modifier_takes_nothing": "{modifier} no lleva número",
    "modifiers_exclude_each_other": "/{modifier} no se puede combinar con /{other}",
    "takes_no_score": "{tiebreak} no admite :{points}",
    "modifier_not_taken": "{tiebreak} no admite /{modifier}; admite: {taken}",
    "no_modifier": "ningún modificador",
    "policy_not_taken": "{tiebreak} no admite @{policy}; admite: {taken}",
    "no_policy": "ninguna política",
    "policy_and_number": "{tiebreak} admite @{policy} o un número entre corchetes, no ambos",
    "takes_no_parameters": "{tiebreak} no admite parámetros",
    "wrong_parameter": "entre los corchetes de {tiebreak} va: {meaning}; no {given!r}",
    "points_of_unplayed_round": "los puntos de una ronda no jugada, de 0 a 4",
    "factor_of_points": "el factor de los puntos de los oponentes",
    "most_of_a_game": "lo máximo que cuenta una partida",
    "by_rounds": "ROUNDS, para dividir por las rondas en vez de por las partidas",
    "limit_beyond_scores": (
        "el límite {limit} está fuera de las puntuaciones posibles: van de 0 a {most}"
    ),
    # Names of tie-breaks.
    "unknown_tiebreak": "desempate desconocido {written!r}{hint}",
    "nearest_codes": "; los más parecidos son {codes}",
    "number_alone": "un número no es un desempate; SM:{written} es el de Swiss-Manager",
    "values_missing": (
        "{tiebreak} necesita valores ajenos a la tabla: indíquelos con --ext {name}=ARCHIVO o"
        " external({name!r}, ...)"
    ),
    "only_parameters_may_follow": (
        "{tiebreak}: tras un número de Swiss-Manager solo pueden seguir parámetros entre corchetes"
    ),
    "unknown_swiss_manager_number": (
        "Swiss-Manager no tiene el desempate {listed}; sus números van del 1 al {last}"
    ),
    "not_computed": "{name} no se calcula aquí{who}",
    "several_meanings": "{name} puede ser {choice}; escriba el que corresponda{advice}",
    "or_parameters": ", o los parámetros del número: {described}",
    "something_not_computed": "algo que aquí no se calcula",
    "reading": "{meant}{who}",
    "one_and_two": "{one}, {two}",
    "first_or_last": "{first} o {last}",
    "first_and_second": "{first}; {second}",
    "accepts_unknown_modifiers": "{tiebreak} admite modificadores desconocidos: {modifiers}",
    "code_taken": "el código {written!r} ya está en uso",
    # The parameters of Swiss-Manager.
    "wrong_parameters_of_number": (
        "Swiss-Manager {listed} lleva {count} parámetros ({described}): {problems}"
    ),
    "from_to": "de {least} a {most}",
    "wrong_parameter_of_number": "«{name}»: {expected}, no {given!r}",
    "count_of_parameters": "se han dado {count}",
    "parameters_not_documented": (
        "los parámetros de Swiss-Manager {listed} no están documentados; escriba SM:{listed}"
    ),
    "not_expressible": "{written} no se puede expresar: {why}",
    "no_modifier_removes_both": (
        "ningún modificador elimina aquí los {strongest} mejores y los {weakest} peores"
    ),
    "event_sets_match_points": "los puntos de encuentro los fija el propio torneo, aquí 3-1-0",
    "minimum_is_a_setting": (
        "un Elo mínimo no forma parte del desempate; los oponentes sin Elo son un ajuste de la"
        " clasificación"
    ),
    "does_not_count_forfeits": "{tiebreak} no cuenta las incomparecencias",
    "aro_counts_games_played": "ARO no cuenta partidas no jugadas",
    "ede_of_match_points": (
        "EDE empieza por la puntuación que decide el torneo; escriba EDE si son los puntos de"
        " encuentro"
    ),
    "ede_of_game_points": (
        "EDE empieza por la puntuación que decide el torneo; escriba EDE si son los puntos de"
        " tablero"
    ),
    "koya_limit": (
        "KS tiene el límite en la mitad de los puntos y lo mueve en medios puntos, como KS/L+1"
    ),
    "sm_parameter": "{name}: {expected}",
    "sm_a_number": "un número",
    "sm_no_or_yes": "0 o 1",
    "sm_type": "tipo",
    "sm_0_to_3": "0 a 3",
    "sm_game_or_match_points": "0 (puntos de tablero) o 1 (puntos de encuentro)",
    "sm_strongest_removed": "mejores eliminados",
    "sm_weakest_removed": "peores eliminados",
    "sm_removed": "eliminados",
    "sm_minimum_rating": "Elo mínimo",
    "sm_0_or_a_rating": "0 o un Elo",
    "sm_forfeits_as_played": "incomparecencias como partidas jugadas",
    "sm_minus_or_p": "- o P",
    "sm_last_round_drawn": "última ronda como tablas",
    "sm_minus_or_f": "- o F",
    "sm_match_points": "puntos de encuentro",
    "sm_scale": "0 (2-1-0) o 1 (3-1-0)",
    "sm_unplayed_games_count": "cuentan las partidas no jugadas",
    "sm_first_score": "primera puntuación",
    "sm_mp_or_gp": "MP o GP",
    "sm_rules_of_2026": "reglas desde el 1 de febrero de 2026",
    "sm_limit_in_percent": "límite en porcentaje",
    "sm_win_with_white": "victoria con blancas",
    "sm_win_with_black": "victoria con negras",
    "sm_draw_with_white": "tablas con blancas",
    "sm_draw_with_black": "tablas con negras",
    "sm_loss": "derrota",
    # Why a tie-break cannot be computed.
    "not_applicable": "no se puede calcular {tiebreak}: {need}",
    "needs_ratings": "necesita el Elo de todos los participantes",
    "needs_some_ratings": "necesita el Elo de al menos un participante",
    "needs_swiss": "no vale para emparejamientos predeterminados",
    "needs_round_order": "necesita el orden de las rondas, que un cuadro no indica",
    "needs_individuals": "necesita un torneo individual",
    "needs_teams": "necesita un torneo por equipos",
    "needs_boards": "necesita los resultados de cada tablero",
    "needs_named_score": "hay que indicar la puntuación que usa, :MP o :GP",
    "needs_scores": "necesita los tanteos de las partidas",
    "lacks_ratings": "{need}; sin Elo: {unrated}",
    "lacks_swiss": "{need} ({edition}, nota al artículo 8)",
    "asks_for_itself": "pide sus propios valores",
    "unknown_to_edition": "{edition} no lo contempla",
    "score_of_teams": ":{points} es una puntuación de torneos por equipos",
    "policy_of_teams": "@{policy} es para torneos por equipos",
    "orders_groups": "ordena grupos empatados y no tiene valores; úselo en `rank`",
    "too_many_participants": "es para un máximo de {most} participantes, y hay {count}",
    "not_connected": (
        "sus valores solo comparan a participantes unidos por partidas, directamente o a"
        " través de otros; nada une a {one} y {other}"
    ),
    "starting_score_between_units": "una puntuación inicial no es múltiplo de 1/{units}",
    "unknown_column": "{tiebreak} no está entre las columnas: {known}",
    "column_of_values": "{tiebreak} da valores y no divide grupos; use `working`",
    # Published tables.
    "places_without_list": (
        "los puestos publicados no se pueden comprobar sin una lista de desempates"
    ),
    "nothing_published": "no hay puestos, puntos ni valores publicados que comparar",
    # Divided prizes.
    "the_fund": "el fondo",
    "the_coin": "la moneda",
    "prize": "el premio {place}",
    "coin_not_above_0": "la moneda es {given}; ha de ser mayor que 0",
    "coin_not_decimal": (
        "la moneda {given} no es un decimal de {most} cifras como máximo; cuente en monedas,"
        " con coin=1"
    ),
    "three_decimals": (
        "{what} es {given!r}, con tres decimales: escriba los millares sin signo y los"
        " decimales como los de la moneda {coin}"
    ),
    "negative_amount": "{what} es {given}; no puede ser negativo",
    "not_whole_coins": "{what} es {given}, que no es un número entero de monedas de {coin}",
    "not_an_amount": "{what} es {given}, que no es un importe como 70 o 70.50",
    "infinite_amount": "{what} es {given}, que no es un importe",
    "nobody_to_pay": "no hay nadie entre quien repartir premios",
    "nothing_to_divide": "indique un fondo o premios",
    "fund_and_prizes": "indique un fondo o premios, no ambas cosas",
    "fund_without_by": "un fondo se reparte según los valores de un desempate: indíquelo con by",
    "by_without_fund": "by corresponde a un fondo, y no se ha indicado ninguno",
    "rule_without_prizes": "una regla corresponde a premios, y no se ha indicado ninguno",
    "prizes_without_rule": "indique la regla con que se reparten los premios: {known}",
    "unknown_prize_rule": "regla desconocida {rule!r}; las reglas son {known}",
    "other_table": "{tiebreak} se calculó para otra tabla que la de la clasificación",
    "lower_is_better": "{tiebreak}: menos es mejor, así que no sirve para repartir un fondo",
    "prize_above_the_last": "{what} es {given}, más que el anterior",
    "no_prizes": "no hay premios que repartir",
    # The command line.
    "no_such_file": "no existe el archivo o la carpeta",
    "is_a_folder": "es una carpeta",
    "not_a_folder": "no es una carpeta",
    "not_permitted": "permiso denegado",
    "unknown_suffix": "la extensión {suffix} no es ninguna de {known}",
    "other_format": "la extensión significa {named}, pero --format es {given}",
    "output_is_input": "se lee como entrada; elija otro archivo de salida",
    "output_exists": "ya existe; --force lo sustituye",
    "output_without_name": "OUT ha de ser un nombre de archivo, cuya extensión elige el formato",
    "one_file_only": "--published y la entrada estándar solo se pueden usar con un archivo",
    "list_of_the_file": "la lista es {listed}; elija otra con -t",
    "empty_list": "la lista de -t está vacía: {given!r}",
    "values_not_asked": "--ext {name}={path}: {tiebreak} no está en la lista de desempates",
    "values_not_text": "los valores no son texto UTF-8",
    "not_name_and_value": "{written!r} no tiene la forma NOMBRE=VALOR",
    "versus_alone": "--versus no se puede combinar con --only ni --format",
    "for_csv_and_tsv": "--decimal y --bom son para csv y tsv",
    "for_html": "--no-workings es para html",
    "options_fund_and_prizes": "--fund y --prizes no se pueden combinar",
    "options_nothing_to_divide": "indique --fund AMOUNT --by CODE, o --prizes A,B,... --rule RULE",
    "option_fund_without_by": "--fund necesita --by CODE, el desempate cuyos valores lo reparten",
    "option_by_without_fund": "--by necesita --fund",
    "option_rule_without_prizes": "--rule {rule} necesita --prizes",
    "option_prizes_without_rule": "--prizes necesita --rule, una de {known}",
    "option_rule_repeated": "--rule solo se puede indicar una vez: {rules}",
    "bad_letter": "{letter!r} no puede ser un modificador: como máximo 12 mayúsculas",
    "letter_taken": "el modificador /{letter} ya existe",
    "accepted_by_unknown": "/{letter} nombra desempates desconocidos: {codes}",
    "of_owner": "{owner}: {problem}",
    "register_form": "indique el módulo y un nombre, como en club:upsets",
    "register_name": "{module} ({where}) no tiene ningún {name}",
    "register_broken": "no se puede cargar: {reason}",
    "register_kind": "no es un desempate ni un modificador, ni varios de ellos: {value}",
    "taken_by": "{tiebreak} ya pertenece a {other}",
}
