"""Where tie-breaks come from, in French: authorities, editions, policies."""

SOURCES = {
    # The editions that are shipped.
    "edition_fide-2009": "Départages FIDE de 2009 à 2023 (adversaire virtuel)",
    "edition_fide-2023-09": "FIDE C.07, septembre 2023",
    "edition_fide-2024-08": "FIDE C.07, août 2024",
    "edition_fide-2026-03": "FIDE C.07, mars 2026",
    "edition_face-value": "sans ajustement : scores bruts, rondes non jouées laissées de côté",
    "edition_with_rules": "{edition}, avec {rules}",
    # Where tie-breaks come from.
    "origin_fide": "FIDE C.07",
    "origin_fide_earlier": "FIDE, anciennes règles et Olympiades",
    "origin_history": "Histoire : la famille Berger",
    "origin_us_chess": "US Chess",
    "origin_federations": "Autres fédérations et programmes d'échecs",
    "origin_recursive": "Systèmes récursifs",
    "origin_go": "Go et shogi",
    "origin_draughts": "Dames",
    "origin_mind_sports": "Othello, Scrabble et autres jeux à score",
    "origin_cards": "Jeux de cartes",
    "origin_schedules": "Force du calendrier",
    "codes_added": "@ indique qu'une politique peut suivre, [] un paramètre entre crochets",
    "confidence_A": "A : le texte de la règle, confirmé par une seconde source",
    "confidence_B": "B : une bonne source",
    "confidence_C": "C : une source secondaire ou un détail que nous avons déduit",
    "origin_own": "Départages propres",
    # What `codes` says of a tie-break, and of a name.
    "codes_alias": "autre nom de {target}",
    "codes_from": "origine : {origin}",
    "codes_confidence": "fiabilité {confidence}",
    "codes_modifiers": "modificateurs : {modifiers}",
    "codes_no_modifiers": "aucun",
    "codes_policies": "politiques : {policies}",
    "codes_parameter": "entre crochets : {meaning}",
    "codes_editions": "éditions : {editions}",
    "codes_rule": "selon nos termes (en anglais) :",
    "codes_is": "{name} est :",
    "codes_may_be": "{name} peut être :",
    "codes_named": "dans le nom de :",
    "codes_named_too": "aussi dans le nom de :",
    "codes_parameters": "paramètres : {meaning}",
    "codes_not_documented": "non documentés, refusés",
    "codes_not_computed": "n'est pas calculé ici",
    "codes_external": "valeurs de --ext",
    # What policies say of unplayed rounds.
    "policy_FACE": "scores bruts, rondes non jouées laissées de côté",
    "policy_FIDE-OLD": (
        "FIDE avant octobre 2009 : rondes non jouées des adversaires comme nulles, les"
        " siennes sans valeur"
    ),
    "policy_USCF": (
        "US Chess, règle 34E : rondes non jouées des adversaires comme nulles, les siennes"
        " sans valeur"
    ),
    "policy_PAPI": "Papi (France) : adversaire virtuel",
    "policy_KNSB": "Pays-Bas : une ronde non jouée est une nulle contre soi-même",
    "policy_KNSB-FACE": "Pays-Bas, autre lecture : tous les scores bruts",
    "policy_ICU": (
        "Irlande : rondes non jouées des adversaires comme nulles, les siennes laissées de"
        " côté, 0 dans les médians"
    ),
    "policy_VEGA-NOHPB": "Vega : adversaire virtuel, byes à un demi-point laissés de côté",
    "policy_TORNELO-VF": "Tornelo : adversaire virtuel, scores bruts des adversaires",
    "policy_XQ": (
        "xiangqi : un bye compte le score le plus bas de tous, les autres rondes non jouées rien"
    ),
    "policy_GO": (
        "go : les scores de départ comptent, ses rondes non jouées valent son propre score de"
        " départ"
    ),
    "policy_OLY": "Olympiades : pas de valeur pour une équipe avec un match non joué",
    "policy_OLY2010": "Olympiades : pas de valeur pour une équipe avec un match non joué",
    "policy_OLY2022": "Olympiades : pas de valeur pour une équipe avec un match non joué",
    "policy_OLY2026": "Olympiades : pas de valeur pour une équipe avec un match non joué",
}
