"""The values of an external tie-break, from lines of number and value."""

from __future__ import annotations

from fractions import Fraction

from tiebreaks._exact import decimal, parse_int
from tiebreaks.errors import Problem
from tiebreaks.formats.field_problems import not_a_number, not_a_participant, number_repeated
from tiebreaks.formats.reader_report import Report
from tiebreaks.formats.rows import rows_of


def loads(text: str, source: str | None = None) -> dict[int, Fraction]:
    """Read `number,value` lines, with or without a header; an empty value means no value.

    Raises:
        FormatError: every line that cannot be read, with its line and its field (as column).

    >>> loads("number,value\\n4,1.5\\n7,0")
    {4: Fraction(3, 2), 7: Fraction(0, 1)}
    """
    values: dict[int, Fraction] = {}
    report = Report(source)
    for line, row in rows_of(text.removeprefix("\ufeff").splitlines(), ",", source):
        fields = [field.strip() for field in row]
        if not any(fields) or (line == 1 and not any(field[:1].isdigit() for field in fields)):
            continue
        number, first_problem = parse_int(fields[0]), len(report.places)
        value = decimal(fields[1]) if len(fields) == 2 and fields[1] else None
        if number is None:
            report.unreadable(not_a_participant(fields[0]), line, 1)
        elif len(fields) != 2:
            template = "a line has two fields, number and value, not {count}"
            report.unreadable(Problem("two_fields_expected", template, count=len(fields)), line)
        elif number in values:
            report.unreadable(number_repeated(number), line, 1)
        elif value is not None:
            values[number] = value
        elif fields[1]:
            report.unreadable(not_a_number(fields[1]), line, 2)
        report.belong(first_problem, number=number)
    report.check()
    return values
