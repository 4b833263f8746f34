"""What is wrong with files and charts, in German: a template by the code of a problem."""

PROBLEMS: dict[str, str] = {}
