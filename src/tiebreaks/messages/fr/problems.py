"""What is wrong with results and arguments, in French: a template by the code of a problem."""

PROBLEMS: dict[str, str] = {
    "at_line": "ligne {line}",
    "at_line_and_column": "ligne {line}, colonne {column}",
    "with_place": "{place} : {problem}",
    # Results and participants.
    "no_such_number": "aucun participant n'a le numéro {number!r}",
    "no_published_number": "aucun participant n'a le numéro publié {number}",
    "value_without_participant": "{tiebreak} : aucun participant n'a le numéro {number}",
    "assigned_rating_not_whole": (
        "l'Elo de {number} est un nombre entier à partir de 1, pas {given}"
    ),
    "unknown_choice_of_ratings": (
        "ratings vaut 'first', 'per-round' ou une correspondance numéro -> Elo, pas {given}"
    ),
    "unknown_choice_for_unrated": (
        "unrated vaut 'drop', 'skip', un Elo ou une correspondance numéro -> Elo, pas {given}"
    ),
    "too_many_boards": (
        "ronde {round} : {number} contre {opponent} : {most} échiquiers, un match en a {boards}"
    ),
    "boards_contradict": (
        "ronde {round} : {number} contre {opponent} : l'échiquier {board} donne d'un côté"
        " {ours}, de l'autre {theirs}"
    ),
    "too_many_game_points": (
        "ronde {round} : {number} contre {opponent} : {ours} et {theirs} points de partie"
        " dépassent le nombre d'échiquiers"
    ),
    "unknown_pairing": "appariement inconnu {given} ; ce peut être {swiss!r} ou {predetermined!r}",
    "excluded_from_swiss": (
        "des résultats ne sont écartés qu'avec des appariements prédéterminés : en système"
        " suisse, tout résultat compte"
    ),
    "everybody_excluded": "tous sont exclus : il ne reste personne à classer",
    "participant_excluded": "{number} {name} est exclu : ses résultats ne comptent pas",
    "no_row": "{number} n'appartient pas au groupe {group}",
    "empty_group": "personne n'appartient au groupe {group}",
    "nobody_in_group": "personne n'appartient au groupe",
    "compared_with_itself": "{number} est comparé à lui-même : il faut deux participants",
    "other_participants": "on compare deux classements des mêmes participants ; ceux-ci diffèrent",
    # Groups for prizes.
    "nobody_has_birth_date": "aucun participant n'a de date de naissance",
    "nobody_has_number": "aucun participant n'a de numéro",
    "nobody_has_rating": "aucun participant n'a d'Elo",
    "nobody_has_federation": "aucun participant n'a de fédération",
    "nobody_has_sex": "le sexe n'est indiqué pour aucun participant",
    "nobody_has_title": "aucun participant n'a de titre",
    "not_a_condition": "{written!r} n'est pas une condition comme {examples}",
    # Editions and their rules.
    "unknown_edition": "édition inconnue {edition!r} ; les éditions sont {known}",
    "unknown_language": "langue inconnue {language!r} ; les langues sont {known}",
    "unknown_rule": "règle inconnue {rule!r} ; les règles sont {known}",
    "rule_without_such_choice": "la règle {rule} vaut l'un de {choices} ; pas {given}",
    "rule_without_such_choice_or_function": (
        "la règle {rule} vaut l'un de {choices} ou une fonction ; pas {given}"
    ),
    # How a tie-break is written.
    "form_of_descriptor": "un départage s'écrit {form}",
    "code_missing": "un départage commence par un code",
    "malformed_code": "{written!r} n'est pas un code",
    "malformed_own_code": (
        "{written!r} n'est pas un code : seulement des majuscules, des chiffres et _"
    ),
    "malformed_policy": "{written!r} n'est pas une politique",
    "modifier_missing": "il manque un modificateur ; les modificateurs sont {known}",
    "unknown_modifier": "modificateur inconnu {modifier} ; les modificateurs sont {known}",
    "modifier_takes_number": (
        "{modifier} est suivi d'un nombre entier à partir de 1, comme dans /{example}"
    ),
    "modifier_takes_half_points": "L est suivi d'un signe et de demi-points, comme dans /L+1",
    "modifier_takes_nothing": "{modifier} n'est suivi d'aucun nombre",
    "modifiers_exclude_each_other": "/{modifier} ne se combine pas avec /{other}",
    "takes_no_score": "{tiebreak} n'accepte pas :{points}",
    "modifier_not_taken": "{tiebreak} n'accepte pas /{modifier} ; sont acceptés : {taken}",
    "no_modifier": "aucun modificateur",
    "policy_not_taken": "{tiebreak} n'accepte pas @{policy} ; sont acceptés : {taken}",
    "no_policy": "aucune politique",
    "policy_and_number": "{tiebreak} accepte soit @{policy}, soit un nombre entre crochets",
    "takes_no_parameters": "{tiebreak} n'accepte pas de paramètres",
    "wrong_parameter": "entre les crochets de {tiebreak} se place : {meaning} ; pas {given!r}",
    "points_of_unplayed_round": "les points d'une ronde non jouée, de 0 à 4",
    "factor_of_points": "le facteur des points des adversaires",
    "most_of_a_game": "ce qu'une partie compte au plus",
    "by_rounds": "ROUNDS, pour diviser par les rondes et non par les parties",
    "limit_beyond_scores": (
        "la limite {limit} est hors de tout score possible : ils vont de 0 à {most}"
    ),
    # Names of tie-breaks.
    "unknown_tiebreak": "départage inconnu {written!r}{hint}",
    "nearest_codes": " ; les plus proches sont {codes}",
    "number_alone": "un nombre n'est pas un départage ; SM:{written} est celui de Swiss-Manager",
    "values_missing": (
        "{tiebreak} demande des valeurs extérieures au tableau : donnez-les avec --ext"
        " {name}=FICHIER ou external({name!r}, ...)"
    ),
    "only_parameters_may_follow": (
        "{tiebreak} : après un numéro de Swiss-Manager ne suivent que des paramètres entre crochets"
    ),
    "unknown_swiss_manager_number": (
        "Swiss-Manager n'a pas de départage {listed} ; ses numéros vont de 1 à {last}"
    ),
    "not_computed": "{name} n'est pas calculé ici{who}",
    "several_meanings": "{name} peut être {choice} ; écrivez celui qui convient{advice}",
    "or_parameters": ", ou les paramètres du numéro : {described}",
    "something_not_computed": "quelque chose qui n'est pas calculé ici",
    "reading": "{meant}{who}",
    "one_and_two": "{one}, {two}",
    "first_or_last": "{first} ou {last}",
    "first_and_second": "{first} ; {second}",
    "accepts_unknown_modifiers": "{tiebreak} accepte des modificateurs inconnus : {modifiers}",
    "code_taken": "le code {written!r} est déjà pris",
    # The parameters of Swiss-Manager.
    "wrong_parameters_of_number": (
        "Swiss-Manager {listed} prend {count} paramètres ({described}) : {problems}"
    ),
    "from_to": "{least} à {most}",
    "wrong_parameter_of_number": "« {name} » : {expected}, pas {given!r}",
    "count_of_parameters": "il y en a {count}",
    "parameters_not_documented": (
        "les paramètres de Swiss-Manager {listed} ne sont pas documentés ; écrivez SM:{listed}"
    ),
    "not_expressible": "{written} ne peut pas s'exprimer : {why}",
    "no_modifier_removes_both": (
        "aucun modificateur n'écarte ici les {strongest} meilleurs et les {weakest} plus faibles"
    ),
    "event_sets_match_points": "c'est le tournoi qui fixe ses points de match, ici 3-1-0",
    "minimum_is_a_setting": (
        "un Elo minimal ne fait pas partie du départage ; les adversaires sans Elo sont un"
        " réglage du classement"
    ),
    "does_not_count_forfeits": "{tiebreak} ne compte pas les forfaits",
    "aro_counts_games_played": "ARO ne compte pas les parties non jouées",
    "ede_of_match_points": (
        "EDE commence par le score qui décide du tournoi ; écrivez EDE si ce sont les points"
        " de match"
    ),
    "ede_of_game_points": (
        "EDE commence par le score qui décide du tournoi ; écrivez EDE si ce sont les points"
        " de partie"
    ),
    "koya_limit": (
        "KS a sa limite à la moitié des points et la déplace par demi-points, comme KS/L+1"
    ),
    "sm_parameter": "{name} : {expected}",
    "sm_a_number": "un nombre",
    "sm_no_or_yes": "0 ou 1",
    "sm_type": "type",
    "sm_0_to_3": "0 à 3",
    "sm_game_or_match_points": "0 (points de partie) ou 1 (points de match)",
    "sm_strongest_removed": "meilleurs écartés",
    "sm_weakest_removed": "plus faibles écartés",
    "sm_removed": "écartés",
    "sm_minimum_rating": "Elo minimal",
    "sm_0_or_a_rating": "0 ou un Elo",
    "sm_forfeits_as_played": "forfaits comme parties jouées",
    "sm_minus_or_p": "- ou P",
    "sm_last_round_drawn": "dernière ronde nulle",
    "sm_minus_or_f": "- ou F",
    "sm_match_points": "points de match",
    "sm_scale": "0 (2-1-0) ou 1 (3-1-0)",
    "sm_unplayed_games_count": "les parties non jouées comptent",
    "sm_first_score": "premier score",
    "sm_mp_or_gp": "MP ou GP",
    "sm_rules_of_2026": "règles à partir du 1er février 2026",
    "sm_limit_in_percent": "limite en pour cent",
    "sm_win_with_white": "gain avec les Blancs",
    "sm_win_with_black": "gain avec les Noirs",
    "sm_draw_with_white": "nulle avec les Blancs",
    "sm_draw_with_black": "nulle avec les Noirs",
    "sm_loss": "défaite",
    # Why a tie-break cannot be computed.
    "not_applicable": "{tiebreak} ne peut pas être calculé : {need}",
    "needs_ratings": "il faut l'Elo de chaque participant",
    "needs_some_ratings": "il faut l'Elo d'au moins un participant",
    "needs_swiss": "il ne vaut pas pour des appariements prédéterminés",
    "needs_round_order": "il faut l'ordre des rondes, qu'une grille ne donne pas",
    "needs_individuals": "il faut un tournoi individuel",
    "needs_teams": "il faut un tournoi par équipes",
    "needs_boards": "il faut les résultats de chaque échiquier",
    "needs_named_score": "il faut indiquer le score à utiliser, :MP ou :GP",
    "needs_scores": "il faut les scores détaillés des parties",
    "lacks_ratings": "{need} ; sans Elo : {unrated}",
    "lacks_swiss": "{need} ({edition}, note à l'article 8)",
    "asks_for_itself": "il demande ses propres valeurs",
    "unknown_to_edition": "{edition} ne le connaît pas",
    "score_of_teams": ":{points} est un score de tournois par équipes",
    "policy_of_teams": "@{policy} est pour les tournois par équipes",
    "orders_groups": (
        "il ordonne des groupes à égalité et n'a pas de valeurs ; utilisez-le dans `rank`"
    ),
    "too_many_participants": "il est prévu pour {most} participants au plus, et il y en a {count}",
    "not_connected": (
        "ses valeurs ne comparent que des participants reliés par des parties, directement ou"
        " par d'autres ; rien ne relie {one} et {other}"
    ),
    "starting_score_between_units": "un score de départ n'est pas un multiple de 1/{units}",
    "unknown_column": "{tiebreak} ne figure pas parmi les colonnes : {known}",
    "column_of_values": (
        "{tiebreak} donne des valeurs et ne divise aucun groupe ; utilisez `working`"
    ),
    # Published tables.
    "places_without_list": "des places publiées ne se vérifient pas sans liste de départages",
    "nothing_published": "aucune place, aucun point et aucune valeur publiés à comparer",
    # Divided prizes.
    "the_fund": "le fonds",
    "the_coin": "la pièce",
    "prize": "le prix {place}",
    "coin_not_above_0": "la pièce est {given} ; elle doit être supérieure à 0",
    "coin_not_decimal": (
        "la pièce {given} n'est pas un nombre décimal d'au plus {most} chiffres ; comptez en"
        " pièces, avec coin=1"
    ),
    "three_decimals": (
        "{what} est {given!r}, avec trois décimales : écrivez les milliers sans signe et les"
        " décimales comme celles de la pièce {coin}"
    ),
    "negative_amount": "{what} est {given} ; le montant ne peut pas être négatif",
    "not_whole_coins": "{what} est {given}, ce qui n'est pas un nombre entier de pièces de {coin}",
    "not_an_amount": "{what} est {given}, ce qui n'est pas un montant comme 70 ou 70.50",
    "infinite_amount": "{what} est {given}, ce qui n'est pas un montant",
    "nobody_to_pay": "il n'y a personne entre qui partager des prix",
    "nothing_to_divide": "donnez soit un fonds, soit des prix",
    "fund_and_prizes": "donnez soit un fonds, soit des prix, pas les deux",
    "fund_without_by": "un fonds se partage selon les valeurs d'un départage : indiquez-le avec by",
    "by_without_fund": "by va avec un fonds, et aucun n'est donné",
    "rule_without_prizes": "une règle va avec des prix, et aucun n'est donné",
    "prizes_without_rule": "indiquez la règle selon laquelle les prix sont partagés : {known}",
    "unknown_prize_rule": "règle inconnue {rule!r} ; les règles sont {known}",
    "other_table": "{tiebreak} a été calculé pour un autre tableau que celui du classement",
    "lower_is_better": (
        "{tiebreak} : le plus petit est le meilleur, un fonds ne peut donc pas être partagé ainsi"
    ),
    "prize_above_the_last": "{what} est {given}, plus que le précédent",
    "no_prizes": "il n'y a pas de prix à partager",
    # The command line.
    "no_such_file": "fichier ou dossier introuvable",
    "is_a_folder": "est un dossier",
    "not_a_folder": "n'est pas un dossier",
    "not_permitted": "accès refusé",
    "unknown_suffix": "l'extension {suffix} n'est aucune de {known}",
    "other_format": "l'extension signifie {named}, mais --format est {given}",
    "output_is_input": "est lu en entrée ; choisissez un autre fichier de sortie",
    "output_exists": "existe déjà ; --force le remplace",
    "output_without_name": "OUT doit être un nom de fichier, dont l'extension choisit le format",
    "one_file_only": "--published et l'entrée standard ne s'emploient qu'avec un seul fichier",
    "list_of_the_file": "la liste est {listed} ; choisissez-en une autre avec -t",
    "empty_list": "la liste de -t est vide : {given!r}",
    "values_not_asked": "--ext {name}={path} : {tiebreak} n'est pas dans la liste des départages",
    "values_not_text": "les valeurs ne sont pas du texte UTF-8",
    "not_name_and_value": "{written!r} n'est pas de la forme NOM=VALEUR",
    "versus_alone": "--versus ne se combine ni avec --only ni avec --format",
    "for_csv_and_tsv": "--decimal et --bom sont pour csv et tsv",
    "for_html": "--no-workings est pour html",
    "options_fund_and_prizes": "--fund et --prizes ne se combinent pas",
    "options_nothing_to_divide": "donnez --fund AMOUNT --by CODE, ou --prizes A,B,... --rule RULE",
    "option_fund_without_by": (
        "--fund demande --by CODE, le départage dont les valeurs le partagent"
    ),
    "option_by_without_fund": "--by demande --fund",
    "option_rule_without_prizes": "--rule {rule} demande --prizes",
    "option_prizes_without_rule": "--prizes demande --rule, l'une de {known}",
    "option_rule_repeated": "--rule ne se donne qu'une fois : {rules}",
    "bad_letter": "{letter!r} ne peut pas être un modificateur : 12 majuscules au plus",
    "letter_taken": "le modificateur /{letter} existe déjà",
    "accepted_by_unknown": "/{letter} nomme des départages inconnus : {codes}",
    "of_owner": "{owner} : {problem}",
    "register_form": "indiquez le module et un nom, comme club:upsets",
    "register_name": "{module} ({where}) n'a pas de {name}",
    "register_broken": "impossible à charger : {reason}",
    "register_kind": "ni départage ni modificateur, ni plusieurs d'entre eux : {value}",
    "taken_by": "{tiebreak} appartient déjà à {other}",
}
