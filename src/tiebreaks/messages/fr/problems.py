"""What is wrong with results and arguments, in French: a template by the code of a problem."""

PROBLEMS: dict[str, str] = {
    "at_line": "ligne {line}",
    "at_line_and_column": "ligne {line}, colonne {column}",
    "no_row": "{number} ne fait pas partie du groupe {group}",
}
