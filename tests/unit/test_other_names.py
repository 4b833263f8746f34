"""What other people's names for tie-breaks mean."""

from __future__ import annotations

import pytest

from tiebreaks import BUILTIN, Crosstable, Tournament, editions, evaluate, parse, rank
from tiebreaks.engine.other_names import SOURCES, Source, candidates, names, resolved
from tiebreaks.engine.other_names.readings import folded, spelled
from tiebreaks.engine.other_names.swiss_manager import NUMBERS
from tiebreaks.errors import DescriptorError, FormatError, UnknownTiebreakError
from tiebreaks.formats import published, trf
from tiebreaks.formats.trf import omissions


def only(name: str, teams: bool | None = None) -> str | None:
    """Return the one descriptor that a name means if everything named is computed."""
    return resolved(name, lambda text: text, teams)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        # our own names, in every language, with what is added to them
        ("Buchholz", "BH"),
        ("Buchholz Cut 1", "BH/C1"),
        ("buchholz-cut 1", "BH/C1"),
        ("Buchholzwertung Cut 2", "BH/C2"),
        ("Buchholz, corte 1", "BH/C1"),
        ("Buchholz tronqué (2)", "BH/C2"),
        ("Buchholz Median 1", "BH/M1"),
        ("Median Buchholz", "BH/M1"),
        ("Median Buchholz 2", "BH/M2"),
        ("Buchholz Cut 1, forfeits as played", "BH/C1/P"),
        ("Buchholz, game points", "BH:GP"),
        ("Buchholz, Mannschaftspunkte", "BH:MP"),
        ("Sonneborn Berger", "SB"),
        ("Sonneborn-Berger Cut 1", "SB/C1"),
        ("Direkter Vergleich", "DE"),
        ("Direct Encounter", "DE"),
        ("Confrontation directe", "DE"),
        ("Número de victorias", "WIN"),
        ("BHC1", "BH/C1"),
        ("AROC1", "ARO/C1"),
        # numbers and column heads
        ("SM:3", "BH/C1@FIDE-2009"),
        ("sm 37", "BH@FIDE-2009"),
        ("Swiss-Manager 61", "ARZ"),
        ("TB37", "BH@FIDE-2009"),
        ("TB 25", "SOB"),
        ("BH1", "BH/C1@FIDE-2009"),
        ("BH1.", "BH/C1@FIDE-2009"),
        ("rtgØ", "ARO"),
        ("rtgO", "ARO"),
        ("BHs", "SOB"),
        ("mBl", "BPG"),
        ("APkt", "ARZ"),
        ("Koya Tie-Break", "KS"),
        ("Buchholz Tie-Breaks (without one result)", "BH/C1@FIDE-2009"),
        # programs
        ("BucT", "BH"),
        ("Buc1", "BH/C1"),
        ("S-B", "SB"),
        ("Cmlt", "PS"),
        ("DirE", "DE"),
        ("Buchholz Cut Top", "BH/H1"),
        ("lichess performance", "LICH:PERF"),
        ("SoBerg", "SB"),
        ("BuSum", "SOB"),
        ("Swar 13", "ARO/C1"),
        # the older handbook
        ("Number of Wins", "WIN"),
        ("Koya", "KS"),
        ("Rating Performance", "TPR@FIDE-2009"),
        # federations and languages
        ("Modified Median", "USCF:MMED"),
        ("34E9", "USCF:CUMO"),
        ("Mittlere Buchholz", "BH/M1"),
        ("Feinbuchholz", "SOB"),
        ("verfeinerte Buchholz", "SOB"),
        ("Fortschritt", "PS"),
        ("Summenwertung", "PS"),
        ("Berliner Wertung", "BERLIN"),
        ("Holandès", "BERLIN"),
        ("holandes", "BERLIN"),
        ("Brasiler", "BH/C1"),
        ("Bucholz total", "BH"),
        ("acumulatiu", "PS"),
        ("Cumulatif", "PS"),
        ("Somme des Buchholz", "SOB"),
        ("Прогресс", "PS"),
        ("бергер", "SB"),
        ("коэффициент Шмульяна", "SIMPB"),
        ("Weerstandspunten", "WP"),
        ("Inbördes möte", "DE/MET"),
        ("MM", "USCF:MMED"),
        ("Berger", "SB"),
        ("Baumbach", "BAUM"),
        ("Gelbfuhs", "HIST:GELB"),
        # other games
        ("SODOS", "GO:SODOS"),
        ("SOSOS", "GO:SOSOS"),
        ("CUSS", "GO:CUSS"),
        ("ROS", "GO:CUSS"),
        ("SOS-1", "GO:SOS-1"),
        ("OMW%", "TCG:OMW"),
        ("GW%", "TCG:GW"),
        ("OGW%", "TCG:OGW"),
        ("OWP", "TCG:PKM"),
        ("truncated Solkoff", "DR:SOLK/C1"),
        ("Whl", "DR:SOLK/M1"),
        ("Brightwell quotient", "OTH:BQ"),
        ("match points", "PTS:MP"),
        ("MANUAL", "EXT:MANUAL"),
    ],
)
def test_names_with_one_meaning(name: str, expected: str) -> None:
    """A name with one meaning leads to its descriptor, however it is spelled."""
    assert only(name) == expected


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Solkoff", {"BH", "BH@PAPI", "DR:SOLK", "USCF:SOLK"}),
        ("Brésilien", {"BH/C1@PAPI", "BH/C2@PAPI", "BH/C3@PAPI"}),
        ("Harkness", {"USCF:MED", "BH/M1@PAPI", "BH/M2@PAPI", "BH/M3@PAPI"}),
        ("Median", {"USCF:MED", "BH/M1@PAPI", "BH/M2@PAPI", "BH/M3@PAPI"}),
        ("Cumulative", {"PS", "USCF:CUM"}),
        ("Sum of Progressive Scores", {"PS", "PS/LEX"}),
        ("mitjà", {"BH/M1", "BH/M2"}),
        ("Fide", {"PS", "PS/LEX"}),
        ("BHm", {"BH/M1@FACE", "BH:MP/M1"}),
        ("SB.", {"GPSB", "SB@FIDE-2009"}),
        ("vict", {"WIN", "WON", "BWG", "BPG"}),
        ("SM:15", {"TBR", "BC"}),
        ("SM:22", {"BH:MP", "BH:GP"}),
        ("SM:58", {"RSUM/C1", "PS"}),
        ("TB1", {"PTS", "PTS:GP", "EXT:TB1"}),
        ("TB2", {"BH@FIDE-2009", "EXT:TB2"}),
        ("Strength of schedule", {"SOS:SUM", "SOS:AVG"}),
        ("Solkoff Cut 1", {"BH/C1", "BH/C1@PAPI", "DR:SOLK/C1", "USCF:SOLK/C1"}),
    ],
)
def test_names_with_several_meanings(name: str, expected: set[str]) -> None:
    """A name with several meanings is refused, and the message has all of them."""
    with pytest.raises(UnknownTiebreakError, match="write the one that is meant") as error:
        only(name)
    assert set(error.value.known) == expected
    for text in expected:
        assert text in error.value.reason


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("SM:24", "'BSV' board tie-break, is not computed here (no formula was found)"),
        ("SM:13", "write PTS:MP where the event awards these points"),
        ("SM:63", "score in percent"),
        ("LOT", "--seed"),
        ("drawing of lots", "--seed"),
        ("Keizer", "no tie-break"),
        ("Coons", "no formula was found"),
        ("BSV-Brettwertung", "no formula was found"),
    ],
)
def test_names_of_what_is_not_computed(name: str, said: str) -> None:
    """A known name without a formula says what it is, and that it is not computed."""
    with pytest.raises(UnknownTiebreakError, match="is not computed here") as error:
        only(name)
    assert said in error.value.reason
    assert error.value.known == ()


def test_codes_that_a_registry_lacks() -> None:
    """A meaning that is not in the registry is not computed; aliases count as one meaning."""
    with pytest.raises(UnknownTiebreakError, match="is not computed here"):
        resolved("Brasiler", lambda text: None)
    assert resolved("SB.", lambda text: "SB") == "GPSB"
    with pytest.raises(UnknownTiebreakError, match="something not computed here") as error:
        resolved("SB.", lambda text: text if text == "GPSB" else None)
    assert error.value.known == ("GPSB",)


@pytest.mark.parametrize(
    ("name", "individuals", "teams"),
    [
        ("Res.", "DE", "DE:MP"),
        ("SB.", "SB@FIDE-2009", "GPSB"),
        ("SM:1", "PTS", "PTS:GP"),
        ("SM:84[0,0,1,-,-,0,0]", "BH/C1@FIDE-2023", "BH:GP/C1@FIDE-2023"),
        ("SM:86[0,0]", "PS", "PS:GP"),
    ],
)
def test_the_kind_of_event(name: str, individuals: str, teams: str) -> None:
    """What depends on the kind of event is settled where that is known."""
    assert only(name, teams=False) == individuals
    assert only(name, teams=True) == teams
    with pytest.raises(UnknownTiebreakError, match="write the one that is meant"):
        only(name)


def test_a_number_of_the_other_kind_of_event() -> None:
    """A number for team events means the same in an individual event, where it cannot be had."""
    assert only("SM:7", teams=False) == "GPSB"


@pytest.mark.parametrize("name", ["", "  ", "qwertz", "TB99", "12", "-"])
def test_unknown_names(name: str) -> None:
    """A name that nobody has means nothing."""
    assert only(name) is None
    assert candidates(name) == ()


def test_the_advice_of_a_number_with_a_type() -> None:
    """A number that needs its type says which parameters it takes."""
    with pytest.raises(UnknownTiebreakError, match="the number's parameters: type: 0 to 3"):
        only("SM:68")


@pytest.mark.parametrize("source", SOURCES, ids=[source.who for source in SOURCES])
def test_tables(source: Source) -> None:
    """Within one table a name stands once."""
    spellings = [spelled(name) for name in source.names]
    assert len(set(spellings)) == len(spellings)


def test_every_name_of_the_tables_is_found() -> None:
    """Each name leads to the meanings of its row."""
    for source in SOURCES:
        for name, candidate in source.candidates():
            assert candidate in candidates(name), name
    assert all(folded(name) == key for key, name in names().items())


def test_every_descriptor_of_the_tables_is_computed() -> None:
    """What the tables say a name means is a descriptor of ours, or marked as not computed."""
    meant = {
        candidate.text
        for candidates in (
            *(source.candidates() for source in SOURCES),
            *(((number.short, one) for one in number.candidates()) for number in NUMBERS.values()),
        )
        for _, candidate in candidates
    }
    computed = {text for text in meant if text and not text.startswith("EXT:")}
    assert len(computed) > 80
    for text in computed:
        assert BUILTIN.resolve(text).code in BUILTIN


def test_names_in_a_list() -> None:
    """A list may have names of others; the column keeps the name, our descriptor finds it too."""
    table = Crosstable.parse("1 Ann +W2 =B3\n2 Bob -B1 U\n3 Cid H =W1")
    standings = rank(table, ["PTS", "SM:37", "Buchholz Cut 1", "SoBerg"])
    assert list(standings.columns) == ["PTS", "SM:37", "Buchholz Cut 1", "SoBerg"]
    for row in standings:
        assert row["SM:37"] == row["BH@FIDE-2009"]
        assert row["Buchholz Cut 1"] == row["BH/C1"]
        assert row["SoBerg"] == row["SB"]
    assert evaluate(table, "Feinbuchholz").descriptor == parse("SOB")


@pytest.mark.parametrize(
    ("written", "message"),
    [
        ("Solkoff", "may be USCF:SOLK .*, BH "),
        ("SM:58", "may be RSUM/C1 .*or PS"),
        ("SM:37[1]", "documented"),
        ("SM:93", "93"),
        ("LOT", "seed"),
        ("SB/", "a modifier is missing"),
    ],
)
def test_names_that_a_list_cannot_have(written: str, message: str) -> None:
    """An ambiguous name is refused with what it may mean, an unknown one with the nearest."""
    table = Crosstable.parse("1 Ann * 1\n2 Bob 0 *")
    with pytest.raises(DescriptorError, match=message):
        rank(table, ["PTS", written])


@pytest.mark.parametrize(
    ("listed", "entries"),
    [
        ("PTS BH/C1 bh", ["PTS", "BH/C1", "bh"]),
        ("PTS, Buchholz Cut 1, SB", ["PTS", "Buchholz Cut 1", "SB"]),
        ("Number of Wins", ["Number of Wins"]),
        ("Rating Performance", ["Rating Performance"]),
        ("Bucholz brasiler,PS", ["Bucholz brasiler", "PS"]),
        ("SM:68[0, -] KASH[ 2 ]", ["SM:68[0,-]", "KASH[2]"]),
        ("PTS BHX SB", ["PTS", "BHX", "SB"]),
        (" , ", []),
    ],
)
def test_a_list_is_cut_at_commas_and_between_descriptors(listed: str, entries: list[str]) -> None:
    """Names of several words stay whole where they stand between commas."""
    assert BUILTIN.entries_of(listed) == entries


@pytest.mark.parametrize(
    ("written", "message"),
    [
        ("MANUAL", "needs values from outside the table: give them with --ext manual=FILE"),
        ("EXT:PLAYOFF", "--ext playoff=FILE"),
        ("SM:37/C1", "only parameters in brackets may follow"),
        ("37", "a number is not a tie-break; SM:37 is the one of Swiss-Manager"),
        ("BH]", "a descriptor has the form"),
        (":BH", "'' is not a code"),
    ],
)
def test_what_is_missing_is_said(written: str, message: str) -> None:
    """A name without its values, and one with too much, say what they need."""
    with pytest.raises(DescriptorError, match=message):
        evaluate(Crosstable.parse("1 Ann * 1\n2 Bob 0 *"), written)


def test_a_number_of_swiss_manager_as_its_row_says() -> None:
    """67 is 57 with nothing removed; a head means what its row says, as Rp of number 60."""
    assert BUILTIN.descriptor("SM:67", teams=True) == parse("EMGSB@OLY2010")
    assert BUILTIN.descriptor("Rp", teams=False) == parse("TPR")
    assert BUILTIN.descriptor("TB68[0]") == BUILTIN.descriptor("SM:68[0]") == parse("WIN")


def test_columns_of_a_published_table() -> None:
    """Columns may be called by the names of others, as long as these have one meaning."""
    found = published.loads("number,Sonneborn-Berger,SM:68[0]\n1,2.5,3\n")
    assert list(found.values) == ["SB", "SM:68[0]"]
    with pytest.raises(FormatError, match=r"'BH\.' may be"):
        published.loads("number,BH.\n1,2.5\n")


def test_reports_hold_names_that_can_be_read() -> None:
    """Names with blanks become descriptors in a report, and a notice says so."""
    table = Crosstable.parse("1 Ann * 1\n2 Bob 0 *")
    listed = ("PTS", "Buchholz Cut 1", "KASH[2]", "OMW%")
    tournament = Tournament(table, editions.DEFAULT, tiebreaks=listed)
    found = omissions(tournament, "TRF26")
    assert [notice.message for notice in found if "tie-break" in notice.message] == [
        "the tie-break 'Buchholz Cut 1' is written as BH/C1",
        "the tie-break 'OMW%' is written as TCG:OMW",
    ]
    assert trf.loads(trf.dumps(tournament)).tiebreaks == ("PTS", "BH/C1", "KASH[2]", "TCG:OMW")
