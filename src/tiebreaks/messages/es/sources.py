"""Where tie-breaks come from, in Spanish: authorities, editions, policies."""

SOURCES = {
    # The editions that are shipped.
    "edition_fide-2009": "Desempates de la FIDE de 2009 a 2023 (oponente virtual)",
    "edition_fide-2023-09": "FIDE C.07, septiembre de 2023",
    "edition_fide-2024-08": "FIDE C.07, agosto de 2024",
    "edition_fide-2026-03": "FIDE C.07, marzo de 2026",
    "edition_face-value": "sin ajustes: puntuaciones tal cual, rondas no jugadas sin contar",
    "edition_with_rules": "{edition}, con {rules}",
    # Where tie-breaks come from.
    "origin_fide": "FIDE C.07",
    "origin_fide_earlier": "FIDE, reglas antiguas y olimpiadas",
    "origin_history": "Historia: la familia Berger",
    "origin_us_chess": "US Chess",
    "origin_federations": "Otras federaciones y programas de ajedrez",
    "origin_recursive": "Sistemas recursivos",
    "origin_go": "Go y shogi",
    "origin_draughts": "Damas",
    "origin_mind_sports": "Othello, Scrabble y otros juegos con tanteo",
    "origin_cards": "Juegos de cartas",
    "origin_schedules": "Fuerza del calendario",
    "codes_added": "@ indica que puede seguir una política, [] un parámetro entre corchetes",
    "confidence_A": "A: el texto de la regla, confirmado por una segunda fuente",
    "confidence_B": "B: una buena fuente",
    "confidence_C": "C: una fuente secundaria o un detalle deducido por nosotros",
    "origin_own": "Desempates propios",
    # What `codes` says of a tie-break, and of a name.
    "codes_alias": "otro nombre de {target}",
    "codes_from": "origen: {origin}",
    "codes_confidence": "fiabilidad {confidence}",
    "codes_modifiers": "modificadores: {modifiers}",
    "codes_no_modifiers": "ninguno",
    "codes_policies": "políticas: {policies}",
    "codes_parameter": "entre corchetes: {meaning}",
    "codes_editions": "ediciones: {editions}",
    "codes_rule": "con nuestras palabras (en inglés):",
    "codes_is": "{name} es:",
    "codes_may_be": "{name} puede ser:",
    "codes_named": "en el nombre de:",
    "codes_named_too": "también en el nombre de:",
    "codes_parameters": "parámetros: {meaning}",
    "codes_not_documented": "sin documentar; se rechazan",
    "codes_not_computed": "no se calcula aquí",
    "codes_external": "valores de --ext",
    # What policies say of unplayed rounds.
    "policy_FACE": "puntuaciones sin ajustar, rondas no jugadas sin contar",
    "policy_FIDE-OLD": (
        "FIDE antes de octubre de 2009: rondas no jugadas de los oponentes como tablas, las"
        " propias sin valor"
    ),
    "policy_USCF": (
        "US Chess, regla 34E: rondas no jugadas de los oponentes como tablas, las propias sin valor"
    ),
    "policy_PAPI": "Papi (Francia): oponente virtual",
    "policy_KNSB": "Países Bajos: una ronda no jugada son tablas contra uno mismo",
    "policy_KNSB-FACE": "Países Bajos, otra lectura: todas las puntuaciones sin ajustar",
    "policy_ICU": (
        "Irlanda: rondas no jugadas de los oponentes como tablas, las propias sin contar, 0"
        " en las medianas"
    ),
    "policy_VEGA-NOHPB": "Vega: oponente virtual, los byes de medio punto sin contar",
    "policy_TORNELO-VF": "Tornelo: oponente virtual, oponentes sin ajustar",
    "policy_XQ": (
        "xiangqi: un bye cuenta la puntuación más baja de todas, las demás rondas no jugadas nada"
    ),
    "policy_GO": (
        "go: las puntuaciones iniciales cuentan, las rondas propias no jugadas valen la"
        " propia puntuación inicial"
    ),
    "policy_OLY": "olimpiadas: sin valor para un equipo con un encuentro no jugado",
    "policy_OLY2010": "olimpiadas: sin valor para un equipo con un encuentro no jugado",
    "policy_OLY2022": "olimpiadas: sin valor para un equipo con un encuentro no jugado",
    "policy_OLY2026": "olimpiadas: sin valor para un equipo con un encuentro no jugado",
}
