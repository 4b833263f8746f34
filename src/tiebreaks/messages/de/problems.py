"""What is wrong with results and arguments, in German: a template by the code of a problem."""

PROBLEMS: dict[str, str] = {
    "at_line": "Zeile {line}",
    "at_line_and_column": "Zeile {line}, Spalte {column}",
    "no_row": "{number} gehört nicht zur Gruppe {group}",
}
