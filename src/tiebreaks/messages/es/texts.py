"""The texts in Spanish."""

TEXTS = {
    # Numbers.
    "decimal_point": ",",
    "separator": "; ",
    "and": "{first} y {last}",
    "half": "½",
    # What modifiers and scores add to a name.
    "with_MP": "{name}, puntos de encuentro",
    "with_GP": "{name}, puntos de tablero",
    "with_C": "{name}, corte {number}",
    "with_M": "{name}, mediana {number}",
    "with_F": "{name}, última ronda en tablas",
    "with_P": "{name}, incomparecencias como jugadas",
    "with_L": "{name}, límite movido en {number}",
    "with_K": "{name}, factor {number}",
    "with_H": "{name} sin los {number} más altos",
    "with_H1": "{name} sin el más alto",
    "with_LEX": "{name}, en orden lexicográfico",
    "with_MET": "{name}, solo si todos se han enfrentado",
    "with_R": "{name}, orden inverso",
    "with_own": "{name}, /{modifier}",
    "with_policy": "{name} ({policy})",
    "with_parameters": "{name} [{parameters}]",
    # What happened in a round.
    "win": "victoria ante {opponent}",
    "draw": "tablas con {opponent}",
    "loss": "derrota ante {opponent}",
    "short_win": "victoria antes de la primera jugada ante {opponent}",
    "short_draw": "tablas antes de la primera jugada con {opponent}",
    "short_loss": "derrota antes de la primera jugada ante {opponent}",
    "adjourned": "partida aplazada con {opponent}",
    "forfeit_win": "victoria por incomparecencia ante {opponent}",
    "forfeit_loss": "derrota por incomparecencia ante {opponent}",
    "pairing_bye": "bye asignado por el emparejamiento",
    "full_bye": "bye de un punto",
    "half_bye": "bye de medio punto",
    "zero_bye": "ausente (sin puntos)",
    "open": "aún sin resultado ante {opponent}",
    "unpaired": "sin emparejar",
    "own": "valor propio",
    # Why a value is not the plain one.
    "reason_adjusted": "antes {before}, ajustado por rondas no jugadas",
    "reason_fore": "en lugar de {before}: la última ronda contada como tablas",
    "reason_dummy": "oponente ficticio: la propia puntuación",
    "reason_dummy_capped_by_opponent": (
        "oponente ficticio: la propia puntuación, {before}, limitada a {ceiling}, la del oponente"
    ),
    "reason_dummy_capped_by_draws": (
        "oponente ficticio: la propia puntuación, {before}, limitada a {ceiling}, tablas en todas"
        " las rondas"
    ),
    "reason_dummy_fore": (
        "oponente ficticio: la propia puntuación con la última ronda contada como tablas"
    ),
    "reason_virtual_opponent": (
        "oponente virtual: {before} antes de la ronda, en ella el resultado contrario y luego"
        " {draws} por tablas"
    ),
    "reason_nothing": "no jugada: cuenta 0",
    "reason_own_adjusted": "no jugada: tablas contra sí mismo",
    "reason_lowest_score": "descanso: la puntuación más baja de todas",
    "reason_starting_score": "no jugada: la propia puntuación inicial",
    "reason_with_start": "{before} y la puntuación inicial",
    "reason_deducted": "{before} menos los puntos de una ronda no jugada",
    "reason_points_per_game": "puntos por partida: {before} / {games}",
    "reason_starting_score_each_round": "no jugada: la propia puntuación inicial en cada ronda",
    "reason_start": "puntuación inicial",
    "reason_discs": "fichas",
    "reason_with_discs": "y {before} fichas",
    "reason_dummy_with_discs": "sin partida: la propia puntuación y {before} fichas",
    "reason_withdrawn_with_discs": "el oponente se retiró: la propia puntuación y {before} fichas",
    "reason_capped": "limitado, era {before}",
    "reason_raised": "subido de {before} al valor mínimo que cuenta",
    "reason_two_games": "cuenta como dos juegos",
    "reason_per_round": "{before} en total, entre las rondas del oponente",
    "reason_forfeit_by_modifier": "la incomparecencia cuenta como partida por /P",
    "reason_forfeit_as_played": "la incomparecencia cuenta como partida",
    "reason_provisional": "provisional",
    "reason_penalty": "penalización o bonificación",
    "reason_assigned_rating": "Elo asignado",
    "reason_rated": "Elo del oponente: {before}",
    # Why a term is left out, or why there is no value.
    "reason_cut_low": "descarte: el valor menos significativo",
    "reason_cut_voluntary": "descarte: primero las rondas voluntariamente no jugadas",
    "reason_cut_by_event": "descarte según las reglas del torneo",
    "reason_truncated": "descarte: el oponente más bajo",
    "reason_cut_high": "descarte: el valor más significativo",
    "reason_cut_earliest": "descarte: la primera ronda",
    "reason_below_moved_limit": "no cuenta: por debajo del límite desplazado con /L",
    "reason_below_limit": "no cuenta: por debajo del límite",
    "reason_lowest_opponent": "no cuenta: la puntuación más baja del torneo",
    "reason_not_played": "no cuenta: no se jugó ninguna partida",
    "reason_unrated": "no cuenta: oponente sin Elo",
    "reason_own_unrated": "sin Elo",
    "reason_no_value": "no cuenta: oponente sin valor",
    "reason_no_opponent": "no cuenta: sin oponente",
    "reason_open": "no cuenta: aún sin resultado",
    "reason_not_counted": "no cuenta",
    "reason_not_given": "no se ha indicado ninguno",
    "reason_no_rule": "no hay un valor acordado para una ronda no jugada",
    "reason_score_missing": "falta el tanteo de una partida",
    "reason_rounds_skipped": (
        "queda detrás de todos los que completaron el torneo: más de dos rondas omitidas"
    ),
    "reason_board_unknown": "no se conoce el tablero de un resultado",
    "reason_color_unknown": "no se conoce el color de una partida",
    # A working.
    "heading": "{number} {name}: {title} ({code}) {total}",
    "rule": "{edition}, {article}",
    "rule_without_article": "{edition}",
    "rule_of_origin": "{origin}, {article}",
    "rule_of_policy": "rondas no jugadas: {policy}",
    "rule_with_policy": "{rule}; rondas no jugadas: {policy}",
    "step": "  ronda {round}: {what}: {value}",
    "step_against": "  ronda {round}: {what}, que tiene {score}: {value}",
    "step_without_round": "  {what}: {value}",
    "step_without_value": "  ronda {round}: {what}",
    "term": "{value} ({what})",
    "term_against": "{value} ({what}, {score})",
    "remark": "{step} ({remark})",
    "scored": "{value}, resultado {factor}",
    "out_of": "{value} de {most}",
    "from_source": "{source} {value}",
    "without": "{line}, sin {terms}",
    "board": "tablero {board}",
    "free_round": "descansa",
    "label_gp": "puntos de tablero",
    "label_mp": "puntos de encuentro",
    "label_matches_won": "encuentros ganados",
    "label_mp3": "puntos de encuentro, 3-1-0",
    "label_secondary": "puntuación secundaria",
    "label_fore_strength": "Fore Buchholz según la puntuación principal",
    "label_schedule_strength": "Buchholz de la puntuación primaria",
    "label_sonneborn_berger": "Sonneborn-Berger",
    "label_gelbfuhs": "número de Gelbfuhs",
    "label_own_score": "puntuación propia",
    "total": "{name}: {terms} = {total}",
    "own_fold": "{name}: {fold} de {listed} = {total}",
    "total_with_divisor": "{name}: {terms} = {total}; el divisor es {divisor}",
    "factor_total": "{name}: {terms} = {total}; cuentan los oponentes con {threshold} como mínimo",
    "mean": "{name}: ({terms}) / {count} = {total}",
    "share": "{name}: {scored} de {most} puntos = {total}",
    "share_raised": (
        "{name}: {scored} de {most} puntos, subido al valor mínimo que cuenta = {total}"
    ),
    "share_of_nothing": "{name}: ningún encuentro cuenta; el valor mínimo es {total}",
    "rounded_mean": "{name}: ({terms}) / {count} = {mean}, redondeado {total}",
    "performance": (
        "{name}: promedio {average} {dp} por {score} de {count}, {percent} % = {total}"
    ),
    "perfect_performance": (
        "{name}: {total} es el Elo más bajo con una expectativa de al menos {score} de {count}:"
        " {expected}; con un punto de Elo menos {expected_below}"
    ),
    "perfect_performance_zero": (
        "{name}: ningún punto (partidas: {count}); Elo más bajo de los oponentes"
        " {lowest} - 800 = {total}"
    ),
    "recursive_performance": (
        "{name}: promedio {mean} {dp} por {score} de {count}, {percent} %, menos {centre}, el"
        " promedio de todas las partidas = {total}"
    ),
    "recursive_buchholz": (
        "{name}: promedio {mean} + {score} / {count} menos {centre}, el promedio de todas las"
        " partidas = {total}"
    ),
    "nothing": "nada cuenta",
    "then": "{line}; en caso de igualdad: {numbers}",
    "below": "{line}; {why}",
    "no_value": "{name}: sin valor, {why}",
    "no_games": "ninguna partida cuenta",
    "none": "sin valor",
    # A group.
    "group_alone": "  sin empate con nadie: nada que ordenar",
    "group_step": "  entre {members}, según {article}:",
    "group_step_without_article": "  entre {members}, partidas entre ellos:",
    "group_row": "    {number} {name}: {score}",
    "group_row_beaten": "    {number} {name}: perdió contra {beaten_by}",
    "group_row_unbeaten": "    {number} {name}: no perdió contra nadie del grupo",
    "group_row_missing": (
        "    {number} {name}: {score}, enfrentamientos que faltan {missing}: de {low} a {high}"
    ),
    "group_certain": "    seguro: {name} tiene al menos {low}, los siguientes como máximo {high}",
    "group_result": "    orden: {order}",
    "group_by": "  entre {members}, {by}, según {article}:",
    "group_by_without_article": "  entre {members}, {by}:",
    "by_mp": "puntos de encuentro",
    "by_gp": "puntos de tablero",
    "by_wins": "victorias entre ellos",
    "by_who_beat_whom": "quién ganó a quién",
    "by_bc": "cómputo de tableros",
    "by_net": "victorias menos derrotas",
    "by_board": "tablero {boards}",
    "by_boards": "tableros {boards}",
    "group_undivided": "    el empate se mantiene",
    "separates_nobody": "no deshace el empate",
    # A comparison.
    "above": "{first} está por delante de {second}: puesto {place} frente a {other_place}",
    "shared": "{first} y {second} comparten el puesto {place}",
    "equal": "  {code}: empate a {value}",
    "equal_none": "  {code}: no deshace el empate",
    "decides": "  {code} decide: {value} frente a {other_value}",
    "lots": "  decide el sorteo",
    # Two rankings.
    "versus": "{count} diferencias entre {first} y {second}",
    "versus_one": "{count} diferencia entre {first} y {second}",
    "versus_none": "ninguna diferencia entre {first} y {second}",
    "change_place": "{number} {name}: puesto {first} frente a {second}",
    "change": "{number} {name}: {code} {first} frente a {second}",
    "change_step": "  ronda {round}: {what}: {first} frente a {second}",
    # Standings.
    "place": "Puesto",
    "number": "N.º",
    "name": "Nombre",
    "decided_by": "Decidido por",
    "by_lots": "sorteo",
    "state": "{edition}, {pairing}, tras la ronda {round} de {rounds}",
    "swiss": "sistema suizo",
    "predetermined": "emparejamientos predeterminados",
    "interim": "provisional: {count} rondas por jugar",
    "interim_one": "provisional: {count} ronda por jugar",
    "provisional": "provisional: {count} partidas sin resultado",
    "provisional_one": "provisional: {count} partida sin resultado",
    "lots_state": "empates resueltos por sorteo (semilla {seed})",
    "meant_for_level": (
        "{code} está pensado para equipos igualados a puntos de tablero; aquí compara también a"
        " otros"
    ),
    "assigned": "valoración asignada a participantes sin Elo: {given}",
    "ties_remain": "empates tras toda la lista: {ties}",
    "tie": "puesto {place} ({size} participantes)",
    "excluded": "sin clasificar, sus resultados no cuentan: {names}",
    "group_state": "{group}: {size} de {all}, puestos dentro del grupo",
    "dropped": "{code} se suprime: necesita un Elo para cada participante; sin Elo: {unrated}",
    # Divided prizes.
    "share_fund": "{fund} a prorrata según {name} ({code})",
    "share_below_zero": "los valores por debajo de 0 cuentan como 0",
    "share_all_zero": "ningún valor es mayor que 0: partes iguales",
    "share_prizes": "premios: {prizes}",
    "share_equal": "los empatados a puntos se reparten por igual los premios de sus puestos",
    "share_hort": "Hort: mitad del premio del puesto y mitad de la media de los empatados a puntos",
    "share_none": "cada uno recibe el premio de su puesto; los puestos compartidos se reparten",
    "share_places": "Puestos",
    "share_mean": "Media",
    "share_prize": "Premio",
    "share_amount": "Importe",
    "share_total": "Total",
    "share_nothing": "{count} participantes no reciben nada",
    "share_nothing_one": "{count} participante no recibe nada",
    "share_unclaimed": "sin pagar, porque nadie ocupa el puesto: {amount}",
    # A page.
    "page_title": "Clasificación",
    "page_standings": "Clasificación tras la ronda {round} de {rounds}",
    "page_crosstable": "Cuadro de resultados",
    "page_round": "Ronda {round}",
    "page_hint": "Pulse un valor para ver su cálculo, o un nombre para ver sus partidas.",
    "page_hint_names": "Pulse un nombre para ver sus partidas.",
    "page_workings": "Cálculos",
    "page_close": "Cerrar",
    "page_shared": "compartido",
    "page_white": "b",
    "page_black": "n",
    "page_bye": "{points} bye",
    "page_cells": (
        "Cuadro de resultados: el número del oponente, b de blancas o n de negras, y el resultado;"
        " + y − son incomparecencias, … es una partida sin resultado."
    ),
    "page_list": "Desempates por orden",
    "page_code": "{name} ({code})",
    "page_rule": "{title}, artículo {article}",
    "page_notices": "Avisos",
    # A check.
    "check_differences": "{count} diferencias",
    "check_differences_one": "{count} diferencia",
    "check_none": "ninguna diferencia",
    "check_difference": (
        "{number} {name}: {what} {published} según lo publicado, {computed} según el cálculo:"
        " {reason}"
    ),
    "check_place": "puesto",
    "check_points": "puntos",
    "check_follows": "La clasificación publicada resulta según {settings}.",
    "check_follows_none": (
        "La clasificación publicada no resulta con ninguno de los ajustes probados."
    ),
    "check_file": "{file}: {summary}",
    "check_summary": (
        "{count} archivos: {agree} sin diferencias, {differ} con diferencias, {unusable}"
        " inservibles"
    ),
    "check_progress": "archivos: {done} de {count}",
    "check_partial": "{count} de {participants} puestos están publicados",
    "check_partial_one": "{count} de {participants} puestos está publicado",
    "check_agrees": "todo lo comparado coincide",
    "check_difference_of_name": "{number} {name}: publicado con el nombre {published}: {reason}",
    "check_passed_over_names": "sin comparar: nombres que no son de ningún participante: {what}",
    "check_passed_over_excluded": (
        "sin comparar: lo publicado de los participantes excluidos: {what}"
    ),
    "check_passed_over_groups": (
        "sin comparar: números de orden de desempates que no están en la lista: {what}"
    ),
    "check_passed_over_players": "sin comparar: puestos publicados de los jugadores ({what})",
    "check_setting_swiss": "sistema suizo",
    "check_setting_predetermined": "emparejamientos predeterminados",
    "check_setting_list": "lista {value}",
    "check_setting_unrated": "sin Elo: {value}",
    "check_setting_forfeits_as_played": "incomparecencias como partidas jugadas",
    "check_setting_after": "tras la ronda {value}",
    "check_setting_consistent": "compatible, empates restantes resueltos de otro modo",
    "cause_above": "publicado por delante de {rival}, pero {code} es {value} frente a {other}",
    "cause_below": "publicado por detrás de {rival}, pero {code} es {value} frente a {other}",
    "cause_level": "publicado a la par de {rival}, pero {code} es {value} frente a {other}",
    "cause_holder": "aquí {rival} ocupa este puesto: {code} es {value} frente a {other}",
    "cause_no_place": "solo hay {count} puestos",
    "cause_name": "este nombre es del número {numbers}",
    "cause_lots": "publicado en otro orden que {rival}; aquí decide el sorteo",
    "cause_tied": "igualdad con {rival} en todos los desempates de la lista",
    "cause_numbering": (
        "mismo orden, pero los puestos que siguen a un empate se numeran de otro modo"
    ),
    "cause_results": "los resultados dan {value}",
    "cause_term": (
        "{code} de {who} es {there} según {settings} y {here} aquí:"
        " la ronda {round} aporta {term_there} allí, {term_here} aquí"
    ),
    "cause_value": "{code} de {who} es {there} según {settings} y {here} aquí",
    "cause_decides": "según {settings}, {code} decide frente a {rival}: {value} frente a {other}",
    "cause_no_decision": "según {settings}, igualdad con {rival}",
    "cause_dropped": "{code} no tiene valores; sin Elo: {unrated}",
    "cause_refused": "{need}",
    "cause_unexplained": "ninguno de los ajustes probados da este valor",
}
