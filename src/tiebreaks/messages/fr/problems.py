"""What is wrong with results and arguments, in French: a template by the code of a problem."""

PROBLEMS: dict[str, str] = {
    "at_line": "ligne {line}",
    "at_line_and_column": "ligne {line}, colonne {column}",
    "no_row": "{number} ne fait pas partie du groupe {group}",
    "unknown_modifier": "modificateur {modifier} inconnu ; les modificateurs sont {known}",
    "modifier_takes_number": "{modifier} est suivi d'un entier à partir de 1, comme /{example}",
    "modifier_takes_nothing": "{modifier} n'est suivi d'aucun nombre",
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
