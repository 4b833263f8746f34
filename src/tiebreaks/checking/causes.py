"""Why a published place or value differs from the computed one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

import attrs

from tiebreaks._exact import FrozenMap, cut, first_of, short
from tiebreaks.checking.claims import Claim
from tiebreaks.checking.partial import with_unlisted
from tiebreaks.checking.question import Question
from tiebreaks.checking.settings import Computed, Settings
from tiebreaks.engine.terms import Column
from tiebreaks.errors import Problem
from tiebreaks.messages import messages, number
from tiebreaks.messages.errors import problem_in
from tiebreaks.standings.group_columns import AnyColumn, Dropped
from tiebreaks.standings.rows import decision

Field = str | Problem | Fraction | int | Settings | None


@attrs.frozen
class Cause:
    """Why something differs: the key of a sentence, and its fields.

    The sentence is the message with the key `cause_...`; numbers are written as in its language.
    """

    key: str
    fields: FrozenMap[str, Field] = FrozenMap()

    def __repr__(self) -> str:
        return cut(f"<Cause {short(str(self), most=150)}>")

    def __str__(self) -> str:
        return self.text(messages("en"))

    def text(self, texts: Mapping[str, str]) -> str:
        """Return the sentence in a language."""
        fields = {name: field_text(value, texts) for name, value in self.fields.items()}
        return texts[f"cause_{self.key}"].format(**fields)


def field_text(field: Field, texts: Mapping[str, str]) -> str:
    """Write text as it is, a number or settings as in the language; - for None."""
    if isinstance(field, Problem):
        return problem_in(field, texts)
    if isinstance(field, str):
        return field
    if field is None:
        return "-"
    return field.text(texts) if isinstance(field, Settings) else number(field, texts)


def cause(key: str, **fields: Field) -> Cause:
    """Make a cause of a sentence and its fields."""
    return Cause(key, FrozenMap(fields))


def published_order(
    question: Question, here: Computed, fitting: Sequence[Computed]
) -> Mapping[int, int]:
    """Return the places by which rivals are found.

    Of some places only, these are those of the table that fits; without one, the places given,
    and if the first places are given, everybody else is below them.
    """
    if question.complete or not question.places:
        return question.places
    if fitting and fitting[0].settings.exact:
        return fitting[0].standings.places
    return with_unlisted(question.places, here.standings.places)


def of_place(
    places: Mapping[int, int],
    number: int,
    rival: int | None,
    here: Computed,
    fitting: Sequence[Computed],
) -> Cause:
    """Explain a place: compare with the nearest participant published on the other side.

    `places` are those of `published_order`. If there is no rival among them, the participant is
    compared with who has the published place here.
    """
    if rival is None and len(places) == len(here.standings):
        return cause("numbering")
    if rival is None:
        return _of_holder(number, places[number], here)
    if fitting and fitting[0].settings.exact:
        return _of_settings(number, rival, here, fitting[0])
    key = ("level", "above", "below")[_side(places[rival], places[number])]
    return _of_comparison(key, number, rival, here)


def of_value(
    claim: Claim,
    number: int,
    here: Computed,
    fitting: Sequence[Computed],
    tried: Sequence[Computed],
) -> Cause:
    """Explain a value: find settings that give the published value, and the term that differs."""
    column = here.columns[claim.code]
    for there in (*fitting, *tried):
        other = there.columns[claim.code]
        if claim.holds(number, other.value(number)):
            return _of_columns(claim.code, number, (here, column), (there, other))
    if isinstance(column, Dropped):
        if not column.unrated:
            return cause("refused", need=column.reason)
        return cause("dropped", code=claim.code, unrated=first_of(column.unrated))
    return cause("unexplained")


def _of_holder(number: int, place: int, here: Computed) -> Cause:
    """Explain a place by who has it here, or shares it."""
    rows = here.standings.rows
    if place > len(rows):
        return cause("no_place", count=len(rows))
    own, places = here.standings.places[number], here.standings.places
    holder = rows[place - 1].participant.number
    if places[holder] == own:
        holder = next(n for n, other in places.items() if other == own and n != number)
    return _of_comparison("holder", number, holder, here)


def _of_comparison(key: str, number: int, rival: int, here: Computed) -> Cause:
    """Explain a place by the tie-break that decides between two, if one does."""
    code, values = decision(here.standings, number, rival)
    name = _name(here, rival)
    if code is None:
        return cause("tied", rival=name)
    if values is None:
        return cause("lots", rival=name)
    return cause(key, rival=name, code=code, value=values[0], other=values[1])


def _side(place: int, mine: int) -> int:
    """Compare two places: 1 if mine is better, -1 if worse, 0 if equal."""
    return (place > mine) - (place < mine)


def _of_settings(number: int, rival: int, here: Computed, there: Computed) -> Cause:
    """Explain what other settings change between two: a value, else the deciding tie-break."""
    settings, name = there.settings, _name(here, rival)
    code, values = decision(there.standings, number, rival)
    for entry, other in there.pairs:
        columns = here.standings.column(entry), there.standings.column(other)
        for who in (number, rival):
            if columns[0].value(who) != columns[1].value(who) and isinstance(columns[1], Column):
                return _of_columns(str(other), who, (here, columns[0]), (there, columns[1]))
        if str(other) == code:
            break
    if code is None or values is None:
        return cause("no_decision", rival=name, settings=settings)
    return cause(
        "decides", rival=name, settings=settings, code=code, value=values[0], other=values[1]
    )


def _of_columns(
    code: str, number: int, here: tuple[Computed, AnyColumn], there: tuple[Computed, AnyColumn]
) -> Cause:
    """Explain how a value differs under two settings, with the first term that differs."""
    fields: dict[str, Field] = {
        "code": code,
        "who": _name(here[0], number),
        "settings": there[0].settings,
        "there": there[1].value(number),
        "here": here[1].value(number),
    }
    if isinstance(here[1], Column) and isinstance(there[1], Column):
        fold = here[1].fold
        pairs = zip(here[1].working(number).steps, there[1].working(number).steps, strict=False)
        for one, other in pairs:
            ours, theirs = fold.contributed(one), fold.contributed(other)
            if ours != theirs and one.round is not None:
                return cause(
                    "term",
                    **fields,
                    round=str(one.round),
                    term_there=theirs[0] if theirs else None,
                    term_here=ours[0] if ours else None,
                )
    return cause("value", **fields)


def _name(computed: Computed, number: int) -> str:
    return f"{number} {computed.standings.table.participant(number).name}".rstrip()
