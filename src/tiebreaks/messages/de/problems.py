"""What is wrong with results and arguments, in German: a template by the code of a problem."""

PROBLEMS: dict[str, str] = {
    "at_line": "Zeile {line}",
    "at_line_and_column": "Zeile {line}, Spalte {column}",
    "no_row": "{number} gehört nicht zur Gruppe {group}",
    "unknown_modifier": "unbekannter Zusatz {modifier}; die Zusätze sind {known}",
    "modifier_takes_number": "{modifier} steht mit einer ganzen Zahl ab 1, wie in /{example}",
    "modifier_takes_nothing": "{modifier} steht ohne Zahl",
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
