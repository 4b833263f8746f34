"""Where tie-breaks come from, in German: authorities, editions, policies."""

SOURCES = {
    # The editions that are shipped.
    "edition_fide-2009": "FIDE-Feinwertungen von 2009 bis 2023 (virtueller Gegner)",
    "edition_fide-2023-09": "FIDE C.07, September 2023",
    "edition_fide-2024-08": "FIDE C.07, August 2024",
    "edition_fide-2026-03": "FIDE C.07, März 2026",
    "edition_face-value": "ohne Anpassung: reine Punktzahlen, nicht gespielte Runden zählen nicht",
    "edition_with_rules": "{edition}, mit {rules}",
    # Where tie-breaks come from.
    "origin_fide": "FIDE C.07",
    "origin_fide_earlier": "FIDE, ältere Regeln und Olympiaden",
    "origin_history": "Geschichte: die Familie Berger",
    "origin_us_chess": "US Chess",
    "origin_federations": "Andere Verbände und Schachprogramme",
    "origin_recursive": "Rekursive Systeme",
    "origin_go": "Go und Shogi",
    "origin_draughts": "Dame",
    "origin_mind_sports": "Othello, Scrabble und andere Spiele mit Spielständen",
    "origin_cards": "Kartenspiele",
    "origin_schedules": "Stärke der Gegner (Strength of Schedule)",
    "codes_added": "@ steht für eine Policy, die folgen kann, [] für einen Parameter in Klammern",
    "confidence_A": "A: der Regeltext, durch eine zweite Quelle bestätigt",
    "confidence_B": "B: eine gute Quelle",
    "confidence_C": "C: eine Quelle aus zweiter Hand oder eine von uns erschlossene Einzelheit",
    "origin_own": "Eigene Wertungen",
    # What `codes` says of a tie-break, and of a name.
    "codes_alias": "anderer Name von {target}",
    "codes_from": "Herkunft: {origin}",
    "codes_confidence": "Beleg {confidence}",
    "codes_modifiers": "Zusätze: {modifiers}",
    "codes_no_modifiers": "keine",
    "codes_policies": "Policies: {policies}",
    "codes_parameter": "in Klammern: {meaning}",
    "codes_editions": "Fassungen: {editions}",
    "codes_rule": "in unseren Worten (auf Englisch):",
    "codes_is": "{name} ist:",
    "codes_may_be": "{name} kann sein:",
    "codes_named": "im Namen von:",
    "codes_named_too": "auch im Namen von:",
    "codes_parameters": "Parameter: {meaning}",
    "codes_not_documented": "nicht dokumentiert, werden abgelehnt",
    "codes_not_computed": "wird hier nicht berechnet",
    "codes_external": "Werte von --ext",
    # What policies say of unplayed rounds.
    "policy_FACE": "reine Punktzahlen, nicht gespielte Runden zählen nicht",
    "policy_FIDE-OLD": (
        "FIDE vor Oktober 2009: nicht gespielte Runden der Gegner als Remis, eigene wertlos"
    ),
    "policy_USCF": (
        "US Chess, Regel 34E: nicht gespielte Runden der Gegner als Remis, eigene wertlos"
    ),
    "policy_PAPI": "Papi (Frankreich): virtueller Gegner",
    "policy_KNSB": "Niederlande: eine nicht gespielte Runde ist ein Remis gegen sich selbst",
    "policy_KNSB-FACE": "Niederlande, andere Lesart: alle Punktzahlen unverändert",
    "policy_ICU": (
        "Irland: nicht gespielte Runden der Gegner als Remis, eigene zählen nicht, beim"
        " Median als 0"
    ),
    "policy_VEGA-NOHPB": "Vega: virtueller Gegner, Freilose mit halbem Punkt zählen nicht",
    "policy_TORNELO-VF": "Tornelo: virtueller Gegner, Gegner mit unveränderter Punktzahl",
    "policy_XQ": (
        "Xiangqi: ein Freilos zählt die niedrigste Punktzahl aller, andere nicht gespielte"
        " Runden nichts"
    ),
    "policy_GO": (
        "Go: Startpunktzahlen zählen, eigene nicht gespielte Runden so viel wie die eigene"
        " Startpunktzahl"
    ),
    "policy_OLY": "Olympiaden: kein Wert für eine Mannschaft mit einem nicht gespielten Wettkampf",
    "policy_OLY2010": (
        "Olympiaden: kein Wert für eine Mannschaft mit einem nicht gespielten Wettkampf"
    ),
    "policy_OLY2022": (
        "Olympiaden: kein Wert für eine Mannschaft mit einem nicht gespielten Wettkampf"
    ),
    "policy_OLY2026": (
        "Olympiaden: kein Wert für eine Mannschaft mit einem nicht gespielten Wettkampf"
    ),
}
