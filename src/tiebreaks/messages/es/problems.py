"""What is wrong with results and arguments, in Spanish: a template by the code of a problem."""

PROBLEMS: dict[str, str] = {
    "at_line": "línea {line}",
    "at_line_and_column": "línea {line}, columna {column}",
    "no_row": "{number} no pertenece al grupo {group}",
}
