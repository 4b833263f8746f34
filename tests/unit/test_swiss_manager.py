"""Swiss-Manager's numbers: every row of the public list, and every documented parameter."""

from __future__ import annotations

import pytest

from tiebreaks.engine.other_names.parameters import DOCUMENTED, described, swiss_manager
from tiebreaks.engine.other_names.swiss_manager import CONFIDENCE, KINDS, LEGENDS, NUMBERS
from tiebreaks.errors import DescriptorError, UnknownTiebreakError

# Number, head, kind, events, and the codes that the list is read as; none: it is not computed.
LIST = """
1 | Pts. | - | sw rr tr ts | PTS PTS:GP
2 | BH. | H | sw | BH@FIDE-2009
3 | BH1. | H | sw | BH/C1@FIDE-2009
4 | BHm. | H | sw | BH/M1@FIDE-2009
5 | Man | - | sw rr | EXT:MANUAL
6 | Man | - | tr ts | EXT:MANUAL
7 | SB. | A | tr ts | GPSB
8 | Fide | A | sw | PS
9 | Fide | A | sw | PS/LEX
10 | rtgØ | H | sw | ARO
11 | Res. | - | sw rr | DE
12 | vict | - | sw rr | WIN
13 | MP | - | tr ts |
14 | Res. | - | tr | DE:MP
15 | BT | A | tr ts | TBR BC
16 | BH. | A | ts |
17 | BH. | H | sw | BH@FACE
18 | CARA | H | sw |
19 | SB. | H | sw | SB@FIDE-2009
20 | ratØ | H | sw | ARO/C1
21 | ratP | H | sw | TPR
22 | BH. | A | ts | BH:MP BH:GP
23 | RtgSum | - | sw rr | RSUM/C1
24 | BP | A | tr ts |
25 | BHs | - | sw | SOB
26 | TB1 | H | sw | EXT:TB1
27 | TB2 | H | sw | EXT:TB2
28 | BH | H | sw |
29 | BHm | H | sw |
30 | BH | H | sw | BH@FACE
31 | BHm | H | sw | BH/M1@FACE
32 | TB3 | H | sw | EXT:TB3
33 | Fide | H | sw |
34 | BHm | A | ts | BH:MP/M1
35 | SB | A | tr ts | EGGSB
36 | RtgØ | A | sw | ARO
37 | BH. | A | sw ts | BH@FIDE-2009
38 | Pts+ | A | tr ts | PTS+MW
39 | Pts+ | - | tr |
40 | MP3 | - | tr ts |
41 | ratMax | - | rr |
42 | Pts+ | - | tr ts |
43 | Pts. | A | sw rr | EXT:MANUAL
44 | MP | - | tr ts |
45 | Koya | A | rr | KS
46 | Pts+MP | - | tr ts | GP+MP3
47 | PtsV | - | tr ts |
48 | MPSum | - | ts | BH:MP
49 | MPSum | - | ts | BH:MP/C1@OLY
50 | SB | - | ts | OLY:SB/C1
51 | ECU | - | - |
52 | SB | A | sw rr | SB@FIDE-2009
53 | mBl | A | sw rr | BPG
54 | RecRp | - | sw rr | RPO
55 | ARPO | - | sw rr | ARPO
56 | MPSum | - | ts | BH:MP/C1@OLY2010
57 | SB | - | ts | OLY:SB/C1@OLY2010
58 | Rtg/Fi | - | sw | RSUM/C1 PS
59 | Rp2EM | - | sw rr |
60 | Rp | - | sw rr | TPR
61 | APkt | - | sw rr | ARZ
62 | Games | B | - |
63 | % | B | - |
64 | Board | B | - |
65 | Games | B | - |
66 | Rank | B | - |
67 | SB | - | ts | EMGSB@OLY2010
68 | vict | - | sw rr | WIN WON BWG BPG
69 | Koya | - | rr | KS/LEX
70 | BHs | - | sw | SOB
71 | Berlin | - | tr ts | BERLIN
72 | RtgDif | S | - |
73 | Schmul | S | - | SIMPB
74 | SBOly | - | tr ts | OLY:SB/C1@OLY2022
75 | MPOly | - | tr ts | BH:MP/C1@OLY2022
76 | GPts | - | sw rr tr ts |
77 | AOB | N | sw rr tr ts | AOB
78 | BC | N | tr ts | BC
79 | REP | N | sw rr | REP
80 | ARO | N | sw rr | ARO
81 | DE | N | sw rr | DE
82 | ESB | N | tr ts | EMMSB EMGSB EGMSB EGGSB
83 | EDE | N | tr ts | EDE
84 | BH | N | sw tr ts | BH@FIDE-2023 BH@FIDE-2026 BH:GP@FIDE-2023 BH:MP@FIDE-2023 \
BH:GP@FIDE-2026 BH:MP@FIDE-2026
85 | SB | N | sw rr | SB@FIDE-2023
86 | PS | N | sw rr tr ts | PS
87 | KS | N | sw rr tr ts | KS
88 | TPR | N | sw rr | TPR APRO PTP APPO
89 | TBR | N | tr ts | TBR
90 | BBE | N | tr ts | BBE
91 | SSSC | N | tr ts | SSSC
92 | Kas | S | - | KASH
"""
ROWS = [[cell.strip() for cell in line.split("|")] for line in LIST.strip().splitlines()]


def texts(number: int, *parameters: str) -> list[str]:
    """Return the descriptors that a number with its parameters may mean."""
    return [one.text for one in swiss_manager(number, parameters) if one.text]


@pytest.mark.parametrize(
    ("number", "short", "kind", "where", "meant"), ROWS, ids=[f"SM:{row[0]}" for row in ROWS]
)
def test_every_number(number: str, short: str, kind: str, where: str, meant: str) -> None:
    """A number without parameters is the code, or the codes, that its row of the list names."""
    found = NUMBERS[int(number)]
    assert (found.short, found.kind or "-", found.where or "-") == (short, kind, where)
    assert sorted(texts(int(number))) == sorted(meant.split())


def test_the_list_is_whole() -> None:
    """There are 92 numbers, each with its meaning, kind and confidence."""
    assert list(NUMBERS) == [int(row[0]) for row in ROWS] == list(range(1, 93))
    for number in NUMBERS.values():
        assert number.meaning
        assert number.kind in KINDS
        assert number.confidence in CONFIDENCE


@pytest.mark.parametrize("number", [18, 24, 28, 29, 33, 51, 72])
def test_numbers_without_a_formula(number: int) -> None:
    """A number of which no formula was found has no code, and says so."""
    (candidate,) = swiss_manager(number)
    assert (candidate.text, candidate.note) == ("", "no formula was found")


@pytest.mark.parametrize("number", [0, 93, 999])
def test_unknown_numbers(number: int) -> None:
    """A number outside the list is an error that says which numbers there are."""
    with pytest.raises(UnknownTiebreakError, match="its numbers are 1 to 92"):
        swiss_manager(number)


@pytest.mark.parametrize(
    ("number", "parameters", "expected"),
    [
        (68, "0", "WIN"),
        (68, "0,-", "WIN"),
        (68, "0,P", "WIN"),  # won by forfeit is among the wins anyway
        (68, "1", "WON"),
        (68, "2,-", "BWG"),
        (68, "3,-", "BPG"),
        (77, "-", "AOB"),
        (77, "F", "AOB/F"),
        (80, "0,0,0,0", "ARO"),
        (80, "0,0,1,0", "ARO/C1"),
        (80, "0,1,1,0", "ARO/M1"),
        (81, "-", "DE"),
        (81, "P", "DE/P"),
        (82, "0,0,0", "EMMSB"),
        (82, "1,0,1,-,0", "EMGSB/C1"),
        (82, "2,0,2,P,0", "EGMSB/C2/P"),
        (82, "3,0,1,-,1", "EGGSB/C1"),  # no match points are in it
        (84, "0,0,0,-,-,0,0", "BH@FIDE-2023 BH:GP@FIDE-2023"),
        (84, "0,0,1,-,-,0,1", "BH/C1@FIDE-2026 BH:GP/C1@FIDE-2026"),
        (84, "0,0,2", "BH/C2@FIDE-2023 BH:GP/C2@FIDE-2023"),
        (84, "1,1,1,P,-,0,0", "BH:MP/M1/P@FIDE-2023"),
        (84, "1,2,2,P,F,0,1", "BH:MP/M2/P/F@FIDE-2026"),
        (84, "1,1,0,-,-,0,0", "BH:MP/H1@FIDE-2023"),
        (85, "0,0,0", "SB@FIDE-2023"),
        (85, "0,0,1,-", "SB/C1@FIDE-2023"),
        (85, "0,0,1,P", "SB/C1/P@FIDE-2023"),
        (86, "0,0", "PS PS:GP"),
        (86, "0,1", "PS/C1 PS:GP/C1"),
        (86, "1,2", "PS:MP/C2"),
        (87, "0,50", "KS KS:GP"),
        (87, "1,50", "KS:MP"),
        (88, "0", "TPR"),
        (88, "1,0", "APRO"),
        (88, "2,0", "PTP"),
        (88, "3,0", "APPO"),
    ],
)
def test_documented_parameters(number: int, parameters: str, expected: str) -> None:
    """Documented parameters are translated exactly; game points are the points of individuals."""
    assert texts(number, *parameters.split(",")) == expected.split()


def test_points_by_colour() -> None:
    """Points by result and colour take five numbers, and no code computes them."""
    assert texts(76, "2", "4", "1", "2", "0") == []
    with pytest.raises(DescriptorError, match="takes 5 parameters"):
        swiss_manager(76, ("2", "4"))


@pytest.mark.parametrize(
    ("number", "parameters", "said"),
    [
        (68, "1,P", "WON does not count forfeits"),
        (80, "1200,0,0,0", "a minimum rating is not part of a descriptor"),
        (80, "0,0,0,1", "games that were not played"),
        (80, "0,2,0,0", "the strongest 2 and the weakest 0"),
        (82, "0,0,0,-,1", "the event itself sets its match points"),
        (82, "0,1,1,-,0", "the strongest 1 and the weakest 1"),
        (83, "MP,-", "write EDE if match points do"),
        (83, "GP,P", "write EDE if game points do"),
        (84, "1,1,2,P,F,0,0", "the strongest 1 and the weakest 2"),
        (84, "1,0,0,-,-,1,0", "the event itself sets its match points"),
        (85, "0,1,0,-", "the strongest 1 and the weakest 0"),
        (87, "0,60", "KS/L+1"),
        (88, "0,1400", "a minimum rating is not part of a descriptor"),
    ],
)
def test_parameters_that_no_descriptor_says(number: int, parameters: str, said: str) -> None:
    """What cannot be expressed exactly is refused with the reason, never approximated."""
    with pytest.raises(DescriptorError, match="no descriptor says SM:") as error:
        swiss_manager(number, tuple(parameters.split(",")))
    assert said in error.value.reason
    start, end = error.value.span
    assert error.value.text[start:end] == f"[{parameters}]"


@pytest.mark.parametrize("number", sorted(set(NUMBERS) - set(DOCUMENTED)))
def test_parameters_that_nobody_documents(number: int) -> None:
    """A number whose parameters are not documented takes none."""
    with pytest.raises(DescriptorError, match="are not documented"):
        swiss_manager(number, ("1",))
    assert described(number) is None


@pytest.mark.parametrize(
    ("number", "parameters", "said"),
    [
        (68, "4", ["'4' is not 0 to 3 for 'type'"]),
        (68, "0,X", ["'X' is not - or P"]),
        (68, "0,-,-", ["takes 1 to 2 parameters", "there are 3"]),
        (81, "F", ["'F' is not - or P"]),
        (83, "XP", ["'XP' is not MP or GP"]),
        (84, "2,a", ["'2' is not 0 (game points)", "'A' is not a number", "there are 2"]),
        (85, "1,0,0", ["'1' is not 0 for 'type'"]),
        (88, "0,high", ["'HIGH' is not 0 or a rating"]),
    ],
)
def test_wrong_parameters(number: int, parameters: str, said: list[str]) -> None:
    """Wrong parameters are refused with everything that is wrong, and what is expected."""
    with pytest.raises(DescriptorError) as error:
        swiss_manager(number, tuple(parameters.split(",")))
    for problem in (*said, str(described(number))):
        assert problem in error.value.reason


def test_legends() -> None:
    """The texts of the legends belong to numbers of the list."""
    assert set(LEGENDS.values()) <= set(NUMBERS)
