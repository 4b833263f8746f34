"""Where tie-breaks come from, in English: authorities, confidence, policies."""

SOURCES = {
    # Where tie-breaks come from.
    "origin_fide": "FIDE C.07",
    "origin_fide_earlier": "FIDE, older rules and olympiads",
    "origin_history": "History: the family of Berger",
    "origin_us_chess": "US Chess",
    "origin_federations": "Other federations and chess programs",
    "origin_recursive": "Recursive systems",
    "origin_go": "Go and shogi",
    "origin_draughts": "Draughts",
    "origin_mind_sports": "Othello, Scrabble and other games with scores",
    "origin_cards": "Card games",
    "origin_schedules": "Strength of schedule",
    "codes_added": "@ stands for a policy that may follow, [] for a parameter in brackets",
    "confidence_A": "A: the rule, confirmed by a second source",
    "confidence_B": "B: one good source",
    "confidence_C": "C: a secondary source, or a detail that we inferred",
    "origin_own": "Own tie-breaks",
    # What policies say of unplayed rounds.
    "policy_FACE": "plain scores, unplayed rounds left out",
    "policy_FIDE-OLD": (
        "FIDE before October 2009: opponents' unplayed rounds drawn, own ones worth nothing"
    ),
    "policy_USCF": "US Chess rule 34E: opponents' unplayed rounds drawn, own ones worth nothing",
    "policy_PAPI": "Papi (France): virtual opponent",
    "policy_KNSB": "Netherlands: a round without play is a draw against oneself",
    "policy_KNSB-FACE": "Netherlands, other reading: all scores at face value",
    "policy_ICU": "Ireland: opponents' unplayed rounds drawn, own ones left out, 0 in medians",
    "policy_VEGA-NOHPB": "Vega: virtual opponent, half-point byes left out",
    "policy_TORNELO-VF": "Tornelo: virtual opponent, opponents at face value",
    "policy_XQ": "xiangqi: a bye counts the lowest score of all, other unplayed rounds nothing",
    "policy_GO": "go: starting scores count, own unplayed rounds are worth the own starting score",
    "policy_OLY": "olympiads: no value for a team with an unplayed match",
    "policy_OLY2010": "olympiads: no value for a team with an unplayed match",
    "policy_OLY2022": "olympiads: no value for a team with an unplayed match",
    "policy_OLY2026": "olympiads: no value for a team with an unplayed match",
}
