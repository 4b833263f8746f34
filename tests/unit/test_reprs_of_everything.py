"""Whatever a program reaches by attributes is shown as one short line, however odd it is."""

from __future__ import annotations

import inspect
import types
from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from fractions import Fraction

import attrs

import tiebreaks
from tiebreaks import (
    BUILTIN,
    Crosstable,
    Descriptor,
    Notice,
    Participant,
    PointsSystem,
    Published,
    Team,
    TeamRules,
    Tournament,
    checking,
    editions,
    errors,
    evaluate,
    external,
    formats,
    parse,
    prizes,
    rank,
    tiebreak,
    total,
    versus,
)
from tiebreaks.engine.evaluation import Evaluation
from tiebreaks.engine.game import Game
from tiebreaks.engine.view import View
from tiebreaks.errors import InputError, Problem, TiebreakError
from tiebreaks.model.participants import NationalRating

MOST = 200
ODD = "Nul\x00 \x1b[31m\u202e\n\U0001d11e\ud800'\"" + "x" * 10_000
PEOPLE = [
    Participant(
        n,
        f"{ODD}{n}",
        1500 + n,
        federation=ODD,
        title=ODD,
        birth=ODD,
        ratings=(1500,) * 300,
        national_ratings=(NationalRating(ODD, 1, ODD, ODD, ODD, ODD),),
    )
    for n in range(1, 41)
]
GAMES = [(r, n, n % 40 + 1, "1-0") for r in range(1, 6) for n in range(1, 41, 2)]
TABLE = Crosstable.from_games(
    PEOPLE,
    GAMES,
    [(6, n, "H") for n in range(1, 41)],
    scoring=PointsSystem(Fraction(10**40, 3), 1, 0, pairing_bye=Fraction(1, 10**40)),
)
ROBIN = Crosstable.parse("1 Ann * ½ 1\n2 Bob ½ * ½\n3 Cid 0 ½ *")
TEAMS = Crosstable.from_matches(
    [Participant(n, f"{ODD} {n}") for n in range(1, 21)],
    [(1, n, n + 1, "1=0=" * 30) for n in range(1, 21, 2)],
    rules=TeamRules(120),
)
EVENT = Tournament(
    TABLE,
    editions.with_options(
        editions.DEFAULT, {"dummy_caps": "no", "cap_rounds": "counted", "rr_forfeits_type_b": "+-"}
    ),
    ODD,
    tiebreaks=("BH/C1",) * 500,
    published=Published({n: 41 - n for n in range(1, 41)}, {}, {"SB": {1: Fraction(1, 3)}}),
    teams=(Team(1, tuple(range(500)), name=ODD, line_ups=((1,) * 500,)),),
    notices=(Notice(ODD, 3),),
    records=(ODD,) * 9,
    source=ODD,
)
SEEN_BY_A_TIEBREAK: list[Game] = []


@tiebreak("ODD", fold=total, names={"en": ODD, "de": ODD}, accepts="C")
def odd(view: View) -> tiebreaks.Terms:
    """Count the rounds, and remember them."""

    def value(game: Game) -> int:
        SEEN_BY_A_TIEBREAK.append(game)
        return 1

    return view.per_round(value)


def own_scores(view: View) -> list[int]:
    """Return the scores as they are: a rule of the event's own."""
    return list(view.scores)


def raised() -> Iterator[TiebreakError]:
    """Give errors of every kind, with much to say."""
    yield InputError(Problem("x", ODD, number=n) for n in range(1000))
    yield InputError(Problem("x", "{text}", text="'" * 10**5))
    yield errors.UnknownEditionError(ODD, (ODD,) * 100)
    problem = Problem("x", "{text}", text=ODD)
    yield errors.DescriptorError(problem, ODD, (0, 9))
    yield errors.NotApplicableError(ODD, problem)
    yield errors.FormatError([problem.at(1, 2)] * 1000, ODD)
    yield errors.RegistrationError(problem)


def results() -> Iterator[object]:
    """Give what the functions return, from which everything else is reached."""
    registry = BUILTIN.with_tiebreak(odd).with_tiebreak(external(ODD.split("\x00")[0], {1: 1}))
    codes = ["ODD/C1", "EXT:NUL", "SB", "DE", "TPR", *("BH/C1",) * 500]
    standings = rank(EVENT, codes, registry=registry, exclude=(), seed=ODD)
    yield from (EVENT, TEAMS, standings, registry, standings.compare(1, 2), standings.compare(3, 9))
    yield from (standings.working(code, 1) for code in standings.columns)
    yield from standings[:3]
    yield standings.among(lambda person: person.number < 9, name=ODD)
    yield rank(TABLE, "DE").group_working("DE", participant=3)
    yield rank(ROBIN, "SB, DE", exclude=(3,))
    yield from (rank(ROBIN, "DE").compare(1, 2), rank(ROBIN, "TPR", unrated="drop").dropped)
    yield rank(TEAMS, "EDE, EMMSB, TBR, BC")
    yield prizes.share(standings, prizes=range(40, 0, -1), rule="hort")
    yield from versus(standings, rank(TABLE, "SB, BH/C1", edition="face-value"))[:9]
    yield checking.verdict(EVENT, registry=registry)
    yield checking.verdict(Tournament(ROBIN), "SB", published=Published({1: 1, 2: 2, 3: 3}))
    yield TeamRules(4, match=PointsSystem(2, 1, 0, half_bye=Fraction(1, 10**40)))
    yield from (evaluate(TABLE, "BH/C1").terms, Evaluation(TABLE).view(parse("BH/C1")))
    yield from (Descriptor(ODD), Descriptor("SM:1", parameters=(ODD,) * 90))
    yield from (*formats.FORMATS, *editions.ALL, registry.resolution("BH/C1"))
    yield from SEEN_BY_A_TIEBREAK[:3]
    yield attrs.evolve(editions.DEFAULT.unplayed, choose_cut=print, adjustment=own_scores)
    yield from raised()


def inner(value: object) -> Iterator[object]:
    """Give the elements and the public attributes of a value, methods left out."""
    if isinstance(value, Mapping):
        yield from list(value.items())[:120]
    elif isinstance(value, Iterable) and not isinstance(value, str | bytes):
        yield from list(value)[:20]
    if not type(value).__module__.startswith("tiebreaks"):
        return
    for name in dir(value):
        if name.startswith("_") or (isinstance(value, Enum) and name in type(value).__members__):
            continue
        try:
            found = getattr(value, name)
        except TiebreakError as error:
            found = error
        except IndexError:  # `first` of empty standings
            continue
        if not isinstance(found, types.FunctionType | types.MethodType | types.BuiltinMethodType):
            yield found


def reached() -> Iterator[object]:
    """Give everything that is reached from the results, each object once."""
    waiting, seen = list(results()), dict[int, object]()
    while waiting:
        value = waiting.pop()
        plain = isinstance(value, str | bytes | int) and not isinstance(value, Problem | Enum)
        if id(value) in seen or plain or inspect.ismodule(value):
            continue
        seen[id(value)] = value
        waiting += inner(value)
        if type(value).__module__.startswith("tiebreaks"):
            yield value


def test_everything_reached_is_one_short_line() -> None:
    """Every object of ours is shown in at most 200 printable letters."""
    kinds: dict[str, object] = {}
    for value in reached():
        kinds.setdefault(type(value).__name__, value)
        text = repr(value)
        assert len(text) <= MOST, f"{type(value).__name__}: {len(text)}"
        assert text.isprintable(), f"{type(value).__name__}: {text!r}"
    expected = (
        "FrozenMap Encounter Step GroupRow GroupStep Note Participant Team Points PointsSystem"
        " TeamRules Boards Edition UnplayedRules Descriptor Difference Verdict Settings Cause"
        " Change Dropped Division Share Origin Parameter Modifier Alias Resolution Standings Row"
        " Column GroupColumn Terms Fold Working GroupWorking Comparison Game View Frame Problem"
        " InputError TiebreakName NationalRating Notice Published Tournament Crosstable Registry"
    )
    assert set(expected.split()) - kinds.keys() == set()
