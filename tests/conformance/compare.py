"""Compare our values with those of gacrux, the rules of an edition set to its side."""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache, partial
from math import floor
from random import Random
from typing import Protocol, TypeVar

import attrs
from generate import Case
from reference import is_fore

import tiebreaks
from tiebreaks import Crosstable, Edition, Pairing, editions
from tiebreaks.editions import CapRounds, StandardPoints
from tiebreaks.errors import NotApplicableError
from tiebreaks.formats import loads, trf

T = TypeVar("T")
Values = Mapping[int, Fraction | None]

SCORES = ("MP", "GP")
OWN = "WIN WON BPG BWG REP STD PS PS/C1 PS/C2 PS/C3 TPN TPN/R"
BUCHHOLZ = " ".join(
    f"{code}{cut}{played}"
    for code in ("BH", "FB")
    for cut in ("", "/C1", "/C2", "/C3", "/M1", "/M2")
    for played in ("", "/P")
)
SONNEBORN = "SB SB/C1 SB/C2 SB/P SB/C1/P SB/C2/P KS KS/L+1 KS/L-1 KS/L+2 KS/L-2"
RATINGS = "ARO ARO/C1 ARO/C2 ARO/M1 ARO/M2 TPR PTP APRO APPO RTNG RTNG/R"
INDIVIDUAL = (
    *("PTS", *OWN.split(), *BUCHHOLZ.split(), "AOB", "AOB/F"),
    *(*SONNEBORN.split(), *RATINGS.split(), "DE", "DE/P"),
)
ON_SCORES = (
    *("PTS", "BH", "BH/C1", "BH/C2", "BH/M1", "BH/M2", "BH/P", "BH/C1/P", "FB", "FB/C1", "FB/M1"),
    *("FB/P", "AOB", "AOB/F", "PS", "PS/C1", "PS/C2", "KS", "KS/L+1", "KS/L-1", "WIN", "WON"),
    *("REP", "STD", "DE", "DE/P", "SB", "SB/C1"),
)
EXTENDED = [
    f"{code}{cut}{played}"
    for code in ("EMMSB", "EMGSB", "EGMSB", "EGGSB")
    for cut in ("", "/C1", "/C2")
    for played in ("", "/P")
]
TEAMS = (
    *("PTS", "MPVGP", "TPN", "TPN/R", "BC", "TBR", "BBE"),
    *(
        f"{c.partition('/')[0]}:{s}{''.join(c.partition('/')[1:])}"
        for c in ON_SCORES
        for s in SCORES
    ),
    *EXTENDED,
    *("EDE", "EDE/P", "EDET", "EDET/P", "EDEB", "EDEB/P", "EDEBT", "EDEBT/P", "EDEBB", "EDEBB/P"),
    *("SSSC", "SSSC/K4", "SSSC/P", "SSSC/F", "SSSC/K3/F/P"),
)
GROUPS = ("DE", "EDE", "TBR", "BBE")
NEWEST_OF_THE_CHECKER = editions.get("fide-2026-03")  # what gacrux 1.11.65 computes later events by


class Reference(Protocol):
    """Whoever knows the other values: the checker itself, or a file of its answers."""

    @abstractmethod
    def values(self, code: str) -> Values:
        """Return one tie-break by participant number."""

    @abstractmethod
    def places(self, codes: Sequence[str]) -> Mapping[int, int]:
        """Return the places by a list of descriptors."""


@attrs.frozen
class Difference:
    """One participant to whom the two give different values, or a code that one of them fails."""

    case: Case
    code: str
    participant: int | None
    ours: object
    theirs: object

    def __str__(self) -> str:
        who = f" of {self.participant}" if self.participant else ""
        teams = "--teams " if "team" in self.case.kind else ""
        return (
            f"seed {self.case.seed}: {self.code}{who}: ours {self.ours}, gacrux {self.theirs}; "
            f"repeat: python tests/conformance/run.py {teams}--seed {self.case.seed} "
            f"--code '{self.code}'"
        )


# What a tournament is not asked for, and the reading or article that says why.
DOCUMENTED = {
    "A10": "8.3, FB:GP: to the checker a pairing of the last round ends no run of absences",
    "A27": "6.3, DE under points for a loss: the checker takes 0 for a missing game",
    "6.1.2": "averages of four meetings and more: the checker's are rounded and part who is level",
    "A26": "13.4.2, a factor below 1: the checker divides by 0",
    "Koya": "9.2, an odd round robin before its end: the checker counts free rounds as games",
    "STD": "7.6, 7.7 of teams on game points: the checker counts boards, the article matches",
}


@lru_cache(maxsize=8)
def most_meetings(text: str, pairing: str) -> int:
    """Return how often the pair met that met most often."""
    table = loads(text, pairing=pairing).crosstable
    rivals = [Counter(o for o in row if o >= 0) for row in table.opponents]
    return max((met for counted in rivals for met in counted.values()), default=0)


def documented(case: Case, code: str) -> str | None:
    """Return the documented difference because of which a code is not compared here."""
    if "DE" in code.partition("/")[0] and most_meetings(case.text, case.pairing) > 3:
        return "6.1.2"
    if case.loss_points and case.pairing == Pairing.SWISS and "DE" in code.partition("/")[0]:
        return "A27"
    unfinished = case.pairing == Pairing.PREDETERMINED and case.rounds is not None
    if unfinished and case.participants % 2 and code.startswith("KS"):
        return "Koya"
    if case.no_factor and code.startswith("SSSC") and "/K" not in code:
        return "A26"
    on_game_points = ":GP" in code or (code.startswith("SSSC") and "_GP_MP" in case.text)
    if case.back_at_the_end and is_fore(code) and on_game_points:
        return "A10"
    if code in ("REP:GP", "STD:GP"):
        return "STD"
    return None


def reference_side(edition: Edition) -> Edition:
    """Return the edition with every option on the checker's side (readings A5, A13 to A17).

    STD and TPN are lent to the older texts, which the checker does as well.
    """
    rules = attrs.evolve(
        edition.unplayed,
        cap_rounds=CapRounds.COUNTED,
        std_basis=StandardPoints.DRAW,
        rr_forfeits_type_b=b"",
        rr_forfeits_in_rating=b"",
        allow_bh_in_rr=True,
    )
    return attrs.evolve(edition, unplayed=rules, missing_codes=frozenset())


@attrs.frozen
class Ours:
    """The library's answers about a case, which it reads from the text as the checker does."""

    case: Case
    table: Crosstable
    edition: Edition

    @classmethod
    def of(cls, case: Case) -> Ours:
        """Read the case."""
        tournament = trf.loads(case.text.encode(), pairing=case.pairing)
        edition = min(tournament.edition, NEWEST_OF_THE_CHECKER, key=lambda one: one.in_force)
        return cls(case, tournament.crosstable, reference_side(edition))

    @property
    def _unrated(self) -> str | int:
        return "drop" if self.case.unrated is None else self.case.unrated

    def values(self, code: str) -> Values:
        """Return one tie-break; of a group tie-break 0 where nothing was separated."""
        numbers = [person.number for person in self.table.participants]
        if code.startswith(GROUPS):
            rows = tiebreaks.rank(
                self.table, ["PTS", code], edition=self.edition, unrated=self._unrated
            )
            return {row.participant.number: Fraction(row[code] or 0) for row in rows}
        try:
            column = tiebreaks.evaluate(
                self.table, code, edition=self.edition, unrated=self._unrated
            )
        except NotApplicableError:
            if code.partition("/")[0] in RATINGS.split():
                return dict.fromkeys(numbers)
            raise
        values = {number: column.value(number) for number in numbers}
        fore = self.case.last_open and is_fore(code)
        decimals = _decimals(code, self.table.rounds + fore)
        if decimals is None:
            return values
        return {k: None if v is None else half_up(v, decimals) for k, v in values.items()}

    def places(self, codes: Sequence[str]) -> Mapping[int, int]:
        """Return the places by a list of descriptors."""
        rows = tiebreaks.rank(self.table, codes, edition=self.edition, unrated=self._unrated)
        return {row.participant.number: row.place for row in rows}


def _decimals(code: str, rounds: int) -> int | None:
    """Return how many decimals the checker keeps, None for all."""
    if code.startswith("AOB"):
        return 2 if rounds < 9 else 3
    return 2 if code.startswith("SSSC") else None


def half_up(value: Fraction, decimals: int) -> Fraction:
    """Round to this many decimals, a half up.

    >>> half_up(Fraction(5, 8), 2), half_up(Fraction(1, 3), 2)
    (Fraction(63, 100), Fraction(33, 100))
    """
    return Fraction(floor(value * 10**decimals + Fraction(1, 2)), 10**decimals)


def lists_of(case: Case, codes: Sequence[str], count: int = 4) -> list[tuple[str, ...]]:
    """Return some lists to rank by, Fore Buchholz at their end only (reading A10)."""
    rng = Random(f"lists {case.seed}")
    plain = [code for code in codes if not code.startswith(("PTS", "TPN")) and not is_fore(code)]
    last = [] if case.last_open else [code for code in codes if is_fore(code)]
    lists: list[tuple[str, ...]] = []
    for _ in range(count):
        chosen = ["PTS", *rng.sample(plain, rng.randint(2, 5))]
        if last and rng.random() < 0.3:
            chosen.append(rng.choice(last))
        lists.append(tuple(chosen))
    return lists


def differences(
    case: Case, reference: Reference, codes: Sequence[str], lists: Sequence[Sequence[str]]
) -> tuple[list[Difference], int]:
    """Return every difference of values and places, and how many were compared."""
    ours = _answer(lambda: Ours.of(case))
    if isinstance(ours, str):
        return [Difference(case, "PTS", None, ours, "values")], 0
    found: list[Difference] = []
    compared = 0
    for code in codes:
        if documented(case, code):
            continue
        mine = _answer(partial(ours.values, code))
        theirs = _answer(partial(reference.values, code))
        compared += case.participants
        found += _unequal(case, code, mine, theirs)
    for chosen in lists:
        if any(documented(case, code) for code in chosen):
            continue
        ranked, expected = (_answer(partial(side.places, chosen)) for side in (ours, reference))
        compared += case.participants
        found += _unequal(case, ",".join(chosen), ranked, expected)
    return found, compared


def _answer(question: Callable[[], T]) -> T | str:
    """Return the answer, or what was raised instead."""
    try:
        return question()
    except Exception as error:  # a difference like any other, unless both fail
        return f"{type(error).__name__}: {error}"


def _unequal(case: Case, code: str, ours: object, theirs: object) -> list[Difference]:
    if isinstance(ours, str) or isinstance(theirs, str):
        shown = [value if isinstance(value, str) else "values" for value in (ours, theirs)]
        return [Difference(case, code, None, *shown)]
    assert isinstance(ours, Mapping)
    assert isinstance(theirs, Mapping)
    return [
        Difference(case, code, number, ours.get(number, "absent"), theirs.get(number, "absent"))
        for number in sorted({*ours, *theirs})
        if ours.get(number, "absent") != theirs.get(number, "absent")
    ]
