"""What is wrong with results and arguments, in Spanish: a template by the code of a problem."""

PROBLEMS: dict[str, str] = {
    "at_line": "línea {line}",
    "at_line_and_column": "línea {line}, columna {column}",
    "no_row": "{number} no pertenece al grupo {group}",
    "unknown_modifier": "modificador {modifier} desconocido; los modificadores son {known}",
    "modifier_takes_number": "{modifier} lleva un número entero desde 1, como en /{example}",
    "modifier_takes_nothing": "{modifier} no lleva número",
    "bad_letter": "{letter!r} no puede ser un modificador: como máximo 12 mayúsculas",
    "letter_taken": "el modificador /{letter} ya existe",
    "accepted_by_unknown": "/{letter} nombra desempates desconocidos: {codes}",
    "of_owner": "{owner}: {problem}",
    "register_form": "indique el módulo y un nombre, como en club:upsets",
    "register_name": "{module} ({where}) no tiene ningún {name}",
    "register_broken": "no se puede cargar: {reason}",
    "register_kind": "no es un desempate ni un modificador, ni varios de ellos: {value}",
    "taken_by": "{tiebreak} ya pertenece a {other}",
}
