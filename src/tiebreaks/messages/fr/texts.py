"""The texts in French."""

TEXTS = {
    # Numbers.
    "decimal_point": ",",
    "separator": " ; ",
    "and": "{first} et {last}",
    "half": "½",
    # What modifiers and scores add to a name.
    "with_MP": "{name}, points de match",
    "with_GP": "{name}, points de partie",
    "with_C": "{name} tronqué ({number})",
    "with_M": "{name} médian ({number})",
    "with_F": "{name}, dernière ronde nulle",
    "with_P": "{name}, forfaits comme joués",
    "with_L": "{name}, seuil déplacé de {number}",
    "with_K": "{name}, facteur {number}",
    "with_H": "{name} sans les {number} plus élevés",
    "with_H1": "{name} sans le plus élevé",
    "with_LEX": "{name}, ordre lexicographique",
    "with_MET": "{name}, seulement si tous se sont rencontrés",
    "with_R": "{name}, ordre inversé",
    "with_own": "{name}, /{modifier}",
    "with_policy": "{name} ({policy})",
    "with_parameters": "{name} [{parameters}]",
    # What happened in a round.
    "win": "gain contre {opponent}",
    "draw": "nulle contre {opponent}",
    "loss": "défaite contre {opponent}",
    "short_win": "gain avant le premier coup contre {opponent}",
    "short_draw": "nulle avant le premier coup contre {opponent}",
    "short_loss": "défaite avant le premier coup contre {opponent}",
    "adjourned": "partie ajournée contre {opponent}",
    "forfeit_win": "gain par forfait contre {opponent}",
    "forfeit_loss": "défaite par forfait contre {opponent}",
    "pairing_bye": "exempt",
    "full_bye": "bye à un point",
    "half_bye": "bye à un demi-point",
    "zero_bye": "absent (sans point)",
    "open": "pas encore de résultat contre {opponent}",
    "unpaired": "sans appariement",
    "own": "valeur propre",
    # Why a value is not the plain one.
    "reason_adjusted": "{before} avant l'ajustement pour rondes non jouées",
    "reason_fore": "au lieu de {before} : la dernière ronde comptée comme nulle",
    "reason_dummy": "adversaire fictif : son propre score",
    "reason_dummy_capped_by_opponent": (
        "adversaire fictif : son propre score, {before}, plafonné à {ceiling},"
        " celui de l'adversaire"
    ),
    "reason_dummy_capped_by_draws": (
        "adversaire fictif : son propre score, {before}, plafonné à {ceiling}, une nulle à chaque"
        " ronde"
    ),
    "reason_dummy_fore": (
        "adversaire fictif : son propre score, la dernière ronde comptée comme nulle"
    ),
    "reason_virtual_opponent": (
        "adversaire virtuel : {before} avant la ronde, le résultat inverse, puis {draws} par"
        " des nulles"
    ),
    "reason_nothing": "non jouée : compte 0",
    "reason_own_adjusted": "non jouée : nulle contre soi-même",
    "reason_lowest_score": "exempt : le score le plus bas de tous",
    "reason_starting_score": "non jouée : son propre score de départ",
    "reason_with_start": "{before} et le score de départ",
    "reason_deducted": "{before} moins les points d'une ronde non jouée",
    "reason_points_per_game": "points par partie : {before} / {games}",
    "reason_starting_score_each_round": "non jouée : son propre score de départ à chaque ronde",
    "reason_start": "score de départ",
    "reason_discs": "pions",
    "reason_with_discs": "et {before} pions",
    "reason_dummy_with_discs": "pas de partie : son propre score et {before} pions",
    "reason_withdrawn_with_discs": "l'adversaire s'est retiré : son propre score et {before} pions",
    "reason_capped": "plafonné, auparavant {before}",
    "reason_raised": "relevé de {before} à la plus petite valeur qui compte",
    "reason_two_games": "compte comme deux parties",
    "reason_per_round": "{before} au total, divisé par les rondes de l'adversaire",
    "reason_forfeit_by_modifier": "le forfait compte comme une partie avec /P",
    "reason_forfeit_as_played": "le forfait compte comme une partie",
    "reason_provisional": "provisoire",
    "reason_penalty": "pénalité ou bonus",
    "reason_assigned_rating": "Elo attribué",
    "reason_rated": "Elo de l'adversaire : {before}",
    # Why a term is left out, or why there is no value.
    "reason_cut_low": "retrait : la valeur la moins significative",
    "reason_cut_voluntary": "retrait : les rondes volontairement non jouées d'abord",
    "reason_cut_by_event": "retrait selon le règlement du tournoi",
    "reason_truncated": "retrait : l'adversaire le plus faible",
    "reason_cut_high": "retrait : la valeur la plus significative",
    "reason_cut_earliest": "retrait : la ronde la plus ancienne",
    "reason_below_moved_limit": "ne compte pas : sous la limite déplacée par /L",
    "reason_below_limit": "ne compte pas : sous la limite",
    "reason_lowest_opponent": "ne compte pas : score le plus bas du tournoi",
    "reason_not_played": "ne compte pas : aucune partie jouée",
    "reason_unrated": "non compté : adversaire non classé",
    "reason_own_unrated": "sans Elo",
    "reason_no_value": "non compté : adversaire sans valeur",
    "reason_no_opponent": "ne compte pas : pas d'adversaire",
    "reason_open": "ne compte pas : pas encore de résultat",
    "reason_not_counted": "ne compte pas",
    "reason_not_given": "aucune n'est donnée",
    "reason_no_rule": "aucune valeur n'est convenue pour une ronde non jouée",
    "reason_score_missing": "le score détaillé d'une partie manque",
    "reason_rounds_skipped": (
        "classé derrière tous ceux qui ont terminé le tournoi : plus de deux rondes manquées"
    ),
    "reason_board_unknown": "l'échiquier d'un résultat n'est pas connu",
    "reason_color_unknown": "la couleur d'une partie n'est pas connue",
    # A working.
    "heading": "{number} {name} : {title} ({code}) {total}",
    "rule": "{edition}, {article}",
    "rule_without_article": "{edition}",
    "rule_of_origin": "{origin}, {article}",
    "rule_of_policy": "rondes non jouées : {policy}",
    "rule_with_policy": "{rule} ; rondes non jouées : {policy}",
    "step": "  ronde {round} : {what} : {value}",
    "step_against": "  ronde {round} : {what}, qui a {score} : {value}",
    "step_without_round": "  {what} : {value}",
    "step_without_value": "  ronde {round} : {what}",
    "term": "{value} ({what})",
    "term_against": "{value} ({what}, {score})",
    "remark": "{step} ({remark})",
    "scored": "{value}, résultat {factor}",
    "out_of": "{value} sur {most}",
    "from_source": "{source} {value}",
    "without": "{line}, sans {terms}",
    "board": "échiquier {board}",
    "free_round": "exempt",
    "label_gp": "points de partie",
    "label_mp": "points de match",
    "label_matches_won": "matchs gagnés",
    "label_mp3": "points de match, 3-1-0",
    "label_secondary": "score secondaire",
    "label_fore_strength": "Fore Buchholz sur le score principal",
    "label_schedule_strength": "Buchholz du score primaire",
    "label_sonneborn_berger": "Sonneborn-Berger",
    "label_gelbfuhs": "nombre de Gelbfuhs",
    "label_own_score": "son propre score",
    "total": "{name} : {terms} = {total}",
    "own_fold": "{name} : {fold} de {listed} = {total}",
    "total_with_divisor": "{name} : {terms} = {total} ; le diviseur est {divisor}",
    "factor_total": (
        "{name} : {terms} = {total} ; comptent les adversaires ayant au moins {threshold}"
    ),
    "mean": "{name} : ({terms}) / {count} = {total}",
    "share": "{name} : {scored} sur {most} points = {total}",
    "share_raised": (
        "{name} : {scored} sur {most} points, relevé à la plus petite valeur qui compte = {total}"
    ),
    "share_of_nothing": "{name} : aucun match ne compte ; la plus petite valeur est {total}",
    "rounded_mean": "{name} : ({terms}) / {count} = {mean}, arrondi {total}",
    "performance": (
        "{name} : moyenne {average} {dp} pour {score} sur {count}, {percent} % = {total}"
    ),
    "perfect_performance": (
        "{name} : {total} est le plus petit Elo dont l'espérance est d'au moins {score} sur"
        " {count} : {expected} ; avec un point Elo de moins {expected_below}"
    ),
    "perfect_performance_zero": (
        "{name} : aucun point (parties : {count}) ; le plus petit Elo des adversaires"
        " {lowest} - 800 = {total}"
    ),
    "recursive_performance": (
        "{name} : moyenne {mean} {dp} pour {score} sur {count}, {percent} %, moins {centre}, la"
        " moyenne de toutes les parties = {total}"
    ),
    "recursive_buchholz": (
        "{name} : moyenne {mean} + {score} / {count} moins {centre}, la moyenne de toutes les"
        " parties = {total}"
    ),
    "nothing": "rien ne compte",
    "then": "{line} ; en cas d'égalité : {numbers}",
    "below": "{line} ; {why}",
    "no_value": "{name} : pas de valeur, {why}",
    "no_games": "aucune partie ne compte",
    "none": "pas de valeur",
    # A group.
    "group_alone": "  à égalité avec personne : rien à ordonner",
    "group_step": "  entre {members}, selon {article} :",
    "group_step_without_article": "  entre {members}, parties entre eux :",
    "group_row": "    {number} {name} : {score}",
    "group_row_beaten": "    {number} {name} : défaite contre {beaten_by}",
    "group_row_unbeaten": "    {number} {name} : aucune défaite dans le groupe",
    "group_row_missing": (
        "    {number} {name} : {score}, rencontres manquantes {missing} : de {low} à {high}"
    ),
    "group_certain": "    certain : {name} a au moins {low}, les suivants au plus {high}",
    "group_result": "    ordre : {order}",
    "group_by": "  entre {members}, {by}, selon {article} :",
    "group_by_without_article": "  entre {members}, {by} :",
    "by_mp": "points de match",
    "by_gp": "points de partie",
    "by_wins": "victoires entre eux",
    "by_who_beat_whom": "qui a battu qui",
    "by_bc": "décompte des échiquiers",
    "by_net": "gains moins défaites",
    "by_board": "échiquier {boards}",
    "by_boards": "échiquiers {boards}",
    "group_undivided": "    l'égalité demeure",
    "separates_nobody": "ne départage pas",
    # A comparison.
    "above": "{first} est devant {second} : place {place} contre {other_place}",
    "shared": "{first} et {second} partagent la place {place}",
    "equal": "  {code} : égalité à {value}",
    "equal_none": "  {code} : ne les départage pas",
    "decides": "  {code} départage : {value} contre {other_value}",
    "lots": "  le tirage au sort décide",
    # Two rankings.
    "versus": "{count} différences entre {first} et {second}",
    "versus_one": "{count} différence entre {first} et {second}",
    "versus_none": "aucune différence entre {first} et {second}",
    "change_place": "{number} {name} : place {first} au lieu de {second}",
    "change": "{number} {name} : {code} {first} au lieu de {second}",
    "change_step": "  ronde {round} : {what} : {first} au lieu de {second}",
    # Standings.
    "place": "Place",
    "number": "N°",
    "name": "Nom",
    "decided_by": "Départagé par",
    "by_lots": "tirage au sort",
    "state": "{edition}, {pairing}, après la ronde {round} sur {rounds}",
    "swiss": "système suisse",
    "predetermined": "appariements prédéterminés",
    "interim": "provisoire : {count} rondes à jouer",
    "interim_one": "provisoire : {count} ronde à jouer",
    "provisional": "provisoire : {count} parties sans résultat",
    "provisional_one": "provisoire : {count} partie sans résultat",
    "lots_state": "égalités départagées par tirage au sort (graine {seed})",
    "meant_for_level": (
        "{code} est prévu pour des équipes à égalité de points de partie ; ici il en compare"
        " aussi d'autres"
    ),
    "assigned": "classement attribué aux non-classés : {given}",
    "ties_remain": "égalités après toute la liste : {ties}",
    "tie": "place {place} ({size} participants)",
    "excluded": "non classé, résultats non comptés : {names}",
    "group_state": "{group} : {size} sur {all}, places au sein du groupe",
    "dropped": (
        "{code} est supprimé : il faut un Elo pour chaque participant ; sans Elo : {unrated}"
    ),
    # Divided prizes.
    "share_fund": "{fund} au prorata : {name} ({code})",
    "share_below_zero": "les valeurs inférieures à 0 comptent pour 0",
    "share_all_zero": "aucune valeur n'est supérieure à 0 : parts égales",
    "share_prizes": "prix : {prizes}",
    "share_equal": "les ex æquo aux points partagent à égalité les prix de leurs places",
    "share_hort": "Hort : moitié du prix de la place, moitié de la moyenne des ex æquo aux points",
    "share_none": "chacun reçoit le prix de sa place ; une place partagée partage ses prix",
    "share_places": "Places",
    "share_mean": "Moyenne",
    "share_prize": "Prix",
    "share_amount": "Montant",
    "share_total": "Total",
    "share_nothing": "{count} participants ne reçoivent rien",
    "share_nothing_one": "{count} participant ne reçoit rien",
    "share_unclaimed": "non versé, la place n'étant pas occupée : {amount}",
    # A page.
    "page_title": "Classement",
    "page_standings": "Classement après la ronde {round} sur {rounds}",
    "page_crosstable": "Grille américaine",
    "page_round": "Ronde {round}",
    "page_hint": (
        "Cliquez sur une valeur pour voir son calcul, ou sur un nom pour voir les parties."
    ),
    "page_hint_names": "Cliquez sur un nom pour voir les parties.",
    "page_workings": "Calculs",
    "page_close": "Fermer",
    "page_shared": "ex æquo",
    "page_white": "b",
    "page_black": "n",
    "page_bye": "{points} bye",
    "page_cells": (
        "Grille américaine : le numéro de l'adversaire, b pour les Blancs ou n pour les Noirs,"
        " et le résultat ; + et − sont des forfaits, … est une partie sans résultat."
    ),
    "page_list": "Départages dans l'ordre",
    "page_code": "{name} ({code})",
    "page_rule": "{title}, article {article}",
    "page_notices": "Remarques",
    # A check.
    "check_differences": "{count} différences",
    "check_differences_one": "{count} différence",
    "check_none": "aucune différence",
    "check_difference": (
        "{number} {name} : {what} {published} selon la publication, {computed} selon le calcul :"
        " {reason}"
    ),
    "check_place": "place",
    "check_points": "points",
    "check_follows": "Le classement publié s'obtient selon {settings}.",
    "check_follows_none": "Le classement publié ne s'obtient avec aucun des réglages essayés.",
    "check_file": "{file} : {summary}",
    "check_summary": (
        "{count} fichiers : {agree} sans différence, {differ} avec des différences, {unusable}"
        " inutilisables"
    ),
    "check_progress": "fichiers : {done} sur {count}",
    "check_partial": "{count} places sur {participants} sont publiées",
    "check_partial_one": "{count} place sur {participants} est publiée",
    "check_agrees": "tout ce qui a été comparé concorde",
    "check_difference_of_name": "{number} {name} : publié sous le nom {published} : {reason}",
    "check_passed_over_names": "non comparés : noms qui ne sont ceux d'aucun participant : {what}",
    "check_passed_over_excluded": (
        "non comparé : ce qui est publié des participants exclus : {what}"
    ),
    "check_passed_over_groups": (
        "non comparés : rangs par des départages qui ne sont pas dans la liste : {what}"
    ),
    "check_passed_over_players": "non comparées : places publiées des joueurs ({what})",
    "check_setting_swiss": "système suisse",
    "check_setting_predetermined": "appariements prédéterminés",
    "check_setting_list": "liste {value}",
    "check_setting_unrated": "sans Elo : {value}",
    "check_setting_forfeits_as_played": "forfaits comme parties jouées",
    "check_setting_after": "après la ronde {value}",
    "check_setting_consistent": "compatible, égalités restantes départagées autrement",
    "cause_above": "publié devant {rival}, mais {code} est {value} contre {other}",
    "cause_below": "publié derrière {rival}, mais {code} est {value} contre {other}",
    "cause_level": "publié à égalité avec {rival}, mais {code} est {value} contre {other}",
    "cause_holder": "ici {rival} occupe cette place : {code} est {value} contre {other}",
    "cause_no_place": "il n'y a que {count} places",
    "cause_name": "ce nom est celui du numéro {numbers}",
    "cause_lots": "publié dans un autre ordre que {rival} ; ici le tirage au sort décide",
    "cause_tied": "à égalité avec {rival} par tous les départages de la liste",
    "cause_numbering": "même ordre, mais les places après une égalité sont numérotées autrement",
    "cause_results": "les résultats donnent {value}",
    "cause_term": (
        "{code} de {who} est {there} selon {settings} et {here} ici :"
        " la ronde {round} apporte {term_there} là, {term_here} ici"
    ),
    "cause_value": "{code} de {who} est {there} selon {settings} et {here} ici",
    "cause_decides": "selon {settings}, {code} décide face à {rival} : {value} contre {other}",
    "cause_no_decision": "selon {settings}, à égalité avec {rival}",
    "cause_dropped": "{code} n'a pas de valeurs ; sans Elo : {unrated}",
    "cause_refused": "{need}",
    "cause_unexplained": "aucun réglage essayé ne donne cette valeur",
}
