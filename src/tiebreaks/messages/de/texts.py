"""The texts in German."""

TEXTS = {
    # Numbers.
    "decimal_point": ",",
    "separator": "; ",
    "and": "{first} und {last}",
    "half": "½",
    # What modifiers and scores add to a name.
    "with_MP": "{name}, Mannschaftspunkte",
    "with_GP": "{name}, Brettpunkte",
    "with_C": "{name} Cut {number}",
    "with_M": "{name} Median {number}",
    "with_F": "{name}, letzte Runde remis",
    "with_P": "{name}, kampflose Partien wie gespielt",
    "with_L": "{name}, Grenze um {number} verschoben",
    "with_K": "{name}, Faktor {number}",
    "with_H": "{name} ohne die {number} höchsten",
    "with_H1": "{name} ohne die höchste",
    "with_LEX": "{name}, lexikographisch",
    "with_MET": "{name}, nur wenn alle gegeneinander gespielt haben",
    "with_R": "{name}, umgekehrt",
    "with_own": "{name}, /{modifier}",
    "with_policy": "{name} ({policy})",
    "with_parameters": "{name} [{parameters}]",
    # What happened in a round.
    "win": "Sieg gegen {opponent}",
    "draw": "Remis gegen {opponent}",
    "loss": "Niederlage gegen {opponent}",
    "short_win": "Sieg vor dem ersten Zug gegen {opponent}",
    "short_draw": "Remis vor dem ersten Zug gegen {opponent}",
    "short_loss": "Niederlage vor dem ersten Zug gegen {opponent}",
    "adjourned": "Hängepartie gegen {opponent}",
    "forfeit_win": "kampfloser Sieg gegen {opponent}",
    "forfeit_loss": "kampflose Niederlage gegen {opponent}",
    "pairing_bye": "zugeteiltes Freilos",
    "full_bye": "Freilos mit ganzem Punkt",
    "half_bye": "Freilos mit halbem Punkt",
    "zero_bye": "nicht angetreten (ohne Punkt)",
    "open": "noch kein Ergebnis gegen {opponent}",
    "unpaired": "ohne Paarung",
    "own": "eigener Wert",
    # Why a value is not the plain one.
    "reason_adjusted": "zuvor {before}, angepasst wegen nicht gespielter Runden",
    "reason_fore": "statt {before}: die letzte Runde als Remis gewertet",
    "reason_dummy": "fiktiver Gegner: eigene Punktzahl",
    "reason_dummy_capped_by_opponent": (
        "fiktiver Gegner: eigene Punktzahl {before}, begrenzt auf die {ceiling} des Gegners"
    ),
    "reason_dummy_capped_by_draws": (
        "fiktiver Gegner: eigene Punktzahl {before}, begrenzt auf {ceiling},"
        " ein Remis in jeder Runde"
    ),
    "reason_dummy_fore": "fiktiver Gegner: eigene Punktzahl, die letzte Runde als Remis gewertet",
    "reason_virtual_opponent": (
        "virtueller Gegner: {before} vor der Runde, darin das umgekehrte Ergebnis, dann {draws}"
        " durch Remis"
    ),
    "reason_nothing": "nicht gespielt: zählt 0",
    "reason_own_adjusted": "nicht gespielt: Remis gegen sich selbst",
    "reason_lowest_score": "Freilos: die niedrigste Punktzahl aller",
    "reason_starting_score": "nicht gespielt: eigene Startpunktzahl",
    "reason_with_start": "{before} und die Startpunktzahl",
    "reason_deducted": "{before} abzüglich der Punkte einer nicht gespielten Runde",
    "reason_points_per_game": "Punkte je Partie: {before} / {games}",
    "reason_starting_score_each_round": "nicht gespielt: eigene Startpunktzahl in jeder Runde",
    "reason_start": "Startpunktzahl",
    "reason_discs": "Steine",
    "reason_with_discs": "und {before} Steine",
    "reason_dummy_with_discs": "keine Partie: eigene Punktzahl und {before} Steine",
    "reason_withdrawn_with_discs": (
        "der Gegner ist ausgeschieden: eigene Punktzahl und {before} Steine"
    ),
    "reason_capped": "begrenzt, vorher {before}",
    "reason_raised": "von {before} auf den niedrigsten Wert angehoben, der zählt",
    "reason_two_games": "zählt als zwei Spiele",
    "reason_per_round": "{before} insgesamt, geteilt durch die Runden des Gegners",
    "reason_forfeit_by_modifier": "die kampflose Partie zählt wegen /P als gespielt",
    "reason_forfeit_as_played": "die kampflose Partie zählt als gespielt",
    "reason_provisional": "vorläufig",
    "reason_penalty": "Punktabzug oder Gutschrift",
    "reason_assigned_rating": "zugewiesene Wertungszahl",
    "reason_rated": "Wertungszahl des Gegners: {before}",
    # Why a term is left out, or why there is no value.
    "reason_cut_low": "gestrichen: niedrigster Wert",
    "reason_cut_voluntary": "gestrichen: freiwillig nicht gespielte Runden zuerst",
    "reason_cut_by_event": "gestrichen nach den Regeln des Turniers",
    "reason_truncated": "gestrichen: der schwächste Gegner",
    "reason_cut_high": "gestrichen: höchster Wert",
    "reason_cut_earliest": "gestrichen: früheste Runde",
    "reason_below_moved_limit": "zählt nicht: unter der mit /L verschobenen Grenze",
    "reason_below_limit": "zählt nicht: unter der Grenze",
    "reason_lowest_opponent": "zählt nicht: niedrigste Punktzahl des Turniers",
    "reason_not_played": "zählt nicht: keine gespielte Partie",
    "reason_unrated": "nicht gezählt: Gegner ohne Wertungszahl",
    "reason_own_unrated": "ohne Wertungszahl",
    "reason_no_value": "nicht gezählt: Gegner ohne Wert",
    "reason_no_opponent": "zählt nicht: kein Gegner",
    "reason_open": "zählt nicht: noch kein Ergebnis",
    "reason_not_counted": "zählt nicht",
    "reason_not_given": "keiner angegeben",
    "reason_no_rule": "für eine nicht gespielte Runde ist kein Wert vereinbart",
    "reason_score_missing": "der Spielstand einer Partie fehlt",
    "reason_rounds_skipped": (
        "steht hinter allen, die das Turnier zu Ende gespielt haben:"
        " mehr als zwei Runden ausgelassen"
    ),
    "reason_board_unknown": "das Brett eines Ergebnisses ist nicht bekannt",
    "reason_color_unknown": "die Farbe einer Partie ist nicht bekannt",
    # A working.
    "heading": "{number} {name}: {title} ({code}) {total}",
    "rule": "{edition}, {article}",
    "rule_without_article": "{edition}",
    "rule_of_origin": "{origin}, {article}",
    "rule_of_policy": "nicht gespielte Runden: {policy}",
    "rule_with_policy": "{rule}; nicht gespielte Runden: {policy}",
    "step": "  Runde {round}: {what}: {value}",
    "step_against": "  Runde {round}: {what}, Punktzahl des Gegners {score}: {value}",
    "step_without_round": "  {what}: {value}",
    "step_without_value": "  Runde {round}: {what}",
    "term": "{value} ({what})",
    "term_against": "{value} ({what}, {score})",
    "remark": "{step} ({remark})",
    "scored": "{value}, Ergebnis {factor}",
    "out_of": "{value} von {most}",
    "from_source": "{source} {value}",
    "without": "{line}, ohne {terms}",
    "board": "Brett {board}",
    "free_round": "spielfrei",
    "label_gp": "Brettpunkte",
    "label_mp": "Mannschaftspunkte",
    "label_matches_won": "gewonnene Wettkämpfe",
    "label_mp3": "Mannschaftspunkte, 3-1-0",
    "label_secondary": "sekundäre Punktzahl",
    "label_fore_strength": "Fore-Buchholz nach der Hauptwertung",
    "label_schedule_strength": "Buchholzwertung der primären Punktzahl",
    "label_sonneborn_berger": "Sonneborn-Berger",
    "label_gelbfuhs": "Zahl nach Gelbfuhs",
    "label_own_score": "eigene Punktzahl",
    "total": "{name}: {terms} = {total}",
    "own_fold": "{name}: {fold} von {listed} = {total}",
    "total_with_divisor": "{name}: {terms} = {total}; der Teiler ist {divisor}",
    "factor_total": "{name}: {terms} = {total}; es zählen Gegner mit mindestens {threshold}",
    "mean": "{name}: ({terms}) / {count} = {total}",
    "share": "{name}: {scored} von {most} Punkten = {total}",
    "share_raised": (
        "{name}: {scored} von {most} Punkten, angehoben auf den niedrigsten Wert, der"
        " zählt = {total}"
    ),
    "share_of_nothing": "{name}: kein Match zählt; der niedrigste Wert ist {total}",
    "rounded_mean": "{name}: ({terms}) / {count} = {mean}, gerundet {total}",
    "performance": (
        "{name}: Durchschnitt {average} {dp} für {score} aus {count}, {percent} % = {total}"
    ),
    "perfect_performance": (
        "{name}: {total} ist die niedrigste Wertungszahl mit einer Erwartung von mindestens"
        " {score} aus {count}: {expected}; einen Punkt tiefer sind es {expected_below}"
    ),
    "perfect_performance_zero": (
        "{name}: kein Punkt (Partien: {count}); niedrigste Wertungszahl der Gegner"
        " {lowest} - 800 = {total}"
    ),
    "recursive_performance": (
        "{name}: Durchschnitt {mean} {dp} für {score} aus {count}, {percent} %, abzüglich {centre},"
        " dem Durchschnitt aller Partien = {total}"
    ),
    "recursive_buchholz": (
        "{name}: Durchschnitt {mean} + {score} / {count}, abzüglich {centre}, dem Durchschnitt"
        " aller Partien = {total}"
    ),
    "nothing": "nichts zählt",
    "then": "{line}; bei Gleichstand: {numbers}",
    "below": "{line}; {why}",
    "no_value": "{name}: kein Wert, {why}",
    "no_games": "keine Partie zählt",
    "none": "kein Wert",
    # A group.
    "group_alone": "  mit niemandem gleich: nichts zu ordnen",
    "group_step": "  unter {members}, nach {article}:",
    "group_step_without_article": "  unter {members}, Partien gegeneinander:",
    "group_row": "    {number} {name}: {score}",
    "group_row_beaten": "    {number} {name}: verlor gegen {beaten_by}",
    "group_row_unbeaten": "    {number} {name}: verlor gegen niemanden der Gruppe",
    "group_row_missing": (
        "    {number} {name}: {score}, fehlende Begegnungen {missing}: von {low} bis {high}"
    ),
    "group_certain": "    sicher: {name} hat mindestens {low}, alle dahinter höchstens {high}",
    "group_result": "    Reihenfolge: {order}",
    "group_by": "  unter {members}, {by}, nach {article}:",
    "group_by_without_article": "  unter {members}, {by}:",
    "by_mp": "Mannschaftspunkte",
    "by_gp": "Brettpunkte",
    "by_wins": "Siege gegeneinander",
    "by_who_beat_whom": "wer wen besiegt hat",
    "by_bc": "Brettzahl",
    "by_net": "Siege minus Niederlagen",
    "by_board": "Brett {boards}",
    "by_boards": "Bretter {boards}",
    "group_undivided": "    der Gleichstand bleibt",
    "separates_nobody": "löst den Gleichstand nicht auf",
    # A comparison.
    "above": "{first} liegt vor {second}: Platz {place} vor Platz {other_place}",
    "shared": "{first} und {second} teilen sich Platz {place}",
    "equal": "  {code}: beide {value}",
    "equal_none": "  {code}: trennt die beiden nicht",
    "decides": "  {code} entscheidet: {value} gegenüber {other_value}",
    "lots": "  das Los entscheidet",
    # Two rankings.
    "versus": "{count} Unterschiede zwischen {first} und {second}",
    "versus_one": "{count} Unterschied zwischen {first} und {second}",
    "versus_none": "keine Unterschiede zwischen {first} und {second}",
    "change_place": "{number} {name}: Platz {first} statt {second}",
    "change": "{number} {name}: {code} {first} statt {second}",
    "change_step": "  Runde {round}: {what}: {first} statt {second}",
    # Standings.
    "place": "Platz",
    "number": "Nr.",
    "name": "Name",
    "decided_by": "Entschieden durch",
    "by_lots": "Los",
    "state": "{edition}, {pairing}, nach Runde {round} von {rounds}",
    "swiss": "Schweizer System",
    "predetermined": "feste Paarungen",
    "interim": "vorläufig: noch {count} Runden",
    "interim_one": "vorläufig: noch {count} Runde",
    "provisional": "vorläufig: {count} Partien ohne Ergebnis",
    "provisional_one": "vorläufig: {count} Partie ohne Ergebnis",
    "lots_state": "Gleichstände durch Los entschieden (Startwert {seed})",
    "meant_for_level": (
        "{code} ist für Mannschaften mit gleichen Brettpunkten gedacht; hier vergleicht es auch"
        " andere"
    ),
    "assigned": "Wertungszahl für Teilnehmer ohne Wertungszahl: {given}",
    "ties_remain": "nach der ganzen Liste noch gleich: {ties}",
    "tie": "Platz {place} ({size} Teilnehmer)",
    "excluded": "nicht gewertet, Ergebnisse zählen nicht: {names}",
    "group_state": "{group}: {size} von {all}, Plätze innerhalb der Gruppe",
    "dropped": (
        "{code} entfällt, weil nicht alle Teilnehmer eine Wertungszahl haben; ohne: {unrated}"
    ),
    # Divided prizes.
    "share_fund": "{fund} anteilig nach {name} ({code})",
    "share_below_zero": "Werte unter 0 zählen als 0",
    "share_all_zero": "kein Wert ist größer als 0: gleiche Teile",
    "share_prizes": "Preise: {prizes}",
    "share_equal": "Punktgleiche teilen die Preise ihrer Plätze zu gleichen Teilen",
    "share_hort": "Hort: halber Preis des Platzes und halber Durchschnitt der Punktgleichen",
    "share_none": "jeder erhält den Preis seines Platzes; auf geteilten Plätzen wird geteilt",
    "share_places": "Plätze",
    "share_mean": "Schnitt",
    "share_prize": "Preis",
    "share_amount": "Betrag",
    "share_total": "Summe",
    "share_nothing": "{count} Teilnehmer erhalten nichts",
    "share_nothing_one": "{count} Teilnehmer erhält nichts",
    "share_unclaimed": "nicht ausgezahlt, da niemand den Platz belegt: {amount}",
    # A page.
    "page_title": "Rangliste",
    "page_standings": "Rangliste nach Runde {round} von {rounds}",
    "page_crosstable": "Kreuztabelle",
    "page_round": "Runde {round}",
    "page_hint": (
        "Ein Klick auf einen Wert zeigt seine Berechnung, ein Klick auf einen Namen die Partien."
    ),
    "page_hint_names": "Ein Klick auf einen Namen zeigt die Partien.",
    "page_workings": "Berechnungen",
    "page_close": "Schließen",
    "page_shared": "geteilt",
    "page_white": "w",
    "page_black": "s",
    "page_bye": "{points} spielfrei",
    "page_cells": (
        "Kreuztabelle: die Nummer des Gegners, w für Weiß oder s für Schwarz, und das Ergebnis;"
        " + und − sind kampflos, … ist eine Partie ohne Ergebnis."
    ),
    "page_list": "Feinwertungen in ihrer Reihenfolge",
    "page_code": "{name} ({code})",
    "page_rule": "{title}, Artikel {article}",
    "page_notices": "Hinweise",
    # A check.
    "check_differences": "{count} Unterschiede",
    "check_differences_one": "{count} Unterschied",
    "check_none": "keine Unterschiede",
    "check_difference": (
        "{number} {name}: {what} {published} veröffentlicht, {computed} berechnet: {reason}"
    ),
    "check_place": "Platz",
    "check_points": "Punkte",
    "check_follows": "Die veröffentlichte Tabelle ergibt sich nach {settings}.",
    "check_follows_none": (
        "Die veröffentlichte Tabelle ergibt sich nach keiner der geprüften Einstellungen."
    ),
    "check_file": "{file}: {summary}",
    "check_summary": (
        "{count} Dateien: {agree} ohne Unterschiede, {differ} mit Unterschieden, {unusable}"
        " unbrauchbar"
    ),
    "check_progress": "Dateien: {done} von {count}",
    "check_partial": "{count} von {participants} Plätzen sind veröffentlicht",
    "check_partial_one": "{count} von {participants} Plätzen ist veröffentlicht",
    "check_agrees": "alles, was verglichen wurde, stimmt überein",
    "check_difference_of_name": (
        "{number} {name}: mit dem Namen {published} veröffentlicht: {reason}"
    ),
    "check_passed_over_names": "nicht verglichen: Namen, die kein Teilnehmer hat: {what}",
    "check_passed_over_excluded": (
        "nicht verglichen: Veröffentlichtes zu ausgeschlossenen Teilnehmern: {what}"
    ),
    "check_passed_over_groups": (
        "nicht verglichen: Ordnungszahlen von Wertungen, die nicht in der Liste stehen: {what}"
    ),
    "check_passed_over_players": "nicht verglichen: veröffentlichte Plätze der Spieler ({what})",
    "check_setting_swiss": "Schweizer System",
    "check_setting_predetermined": "feste Paarungen",
    "check_setting_list": "Liste {value}",
    "check_setting_unrated": "ohne Wertungszahl: {value}",
    "check_setting_forfeits_as_played": "kampflose Partien wie gespielte",
    "check_setting_after": "nach Runde {value}",
    "check_setting_consistent": "vereinbar, verbleibende Gleichstände anders entschieden",
    "cause_above": "vor {rival} veröffentlicht, aber {code} ist {value} gegenüber {other}",
    "cause_below": "hinter {rival} veröffentlicht, aber {code} ist {value} gegenüber {other}",
    "cause_level": (
        "gleichauf mit {rival} veröffentlicht, aber {code} ist {value} gegenüber {other}"
    ),
    "cause_holder": "diesen Platz hat hier {rival}: {code} ist {value} gegenüber {other}",
    "cause_no_place": "es gibt nur {count} Plätze",
    "cause_name": "dieser Name gehört zu Nummer {numbers}",
    "cause_lots": "in anderer Reihenfolge als {rival} veröffentlicht; hier entscheidet das Los",
    "cause_tied": "gleichauf mit {rival} in allen Feinwertungen der Liste",
    "cause_numbering": (
        "gleiche Reihenfolge, aber die Plätze nach einem geteilten sind anders gezählt"
    ),
    "cause_results": "die Ergebnisse ergeben {value}",
    "cause_term": (
        "{code} von {who} ist {there} nach {settings} und hier {here}:"
        " Runde {round} bringt dort {term_there}, hier {term_here}"
    ),
    "cause_value": "{code} von {who} ist {there} nach {settings} und hier {here}",
    "cause_decides": (
        "nach {settings} entscheidet {code} im Vergleich mit {rival}: {value} gegenüber {other}"
    ),
    "cause_no_decision": "nach {settings} gleichauf mit {rival}",
    "cause_dropped": "{code} hat keine Werte; ohne Wertungszahl: {unrated}",
    "cause_refused": "{need}",
    "cause_unexplained": "keine der geprüften Einstellungen ergibt diesen Wert",
}
