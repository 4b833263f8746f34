"""The round asked for when reading: what comes later need not be right."""

from __future__ import annotations

import json

import pytest
from trf_lines import player, report

from tiebreaks import Tournament, editions, formats
from tiebreaks.errors import InputError
from tiebreaks.formats import csvfile, jsonfile, trf
from tiebreaks.model.crosstable import Crosstable

GOOD = Crosstable.from_games(
    ["Ann", "Bob", "Cid"], [(1, 1, 2, "1-0"), (2, 2, 3, "0-1")], [(1, 3, "U"), (2, 1, "H")]
)
EVENT = Tournament(GOOD, editions.DEFAULT)


def json_text() -> str:
    """Return the event as JSON with a fault in round 2: Bob lost to nobody."""
    plain = json.loads(jsonfile.dumps(EVENT))
    cells = plain["crosstable"]["participants"][2]["cells"]
    plain["crosstable"]["participants"][2]["cells"] = [cells[0], "H"]
    return json.dumps(plain)


FAULTY = {
    "JSON": json_text(),
    "CSV crosstable": "number,name,1,2\n1,Ann,2w1,H\n2,Bob,1b0,3w0\n3,Cid,U,H\n",
    "CSV long": (
        "number,name\n1,Ann\n2,Bob\n3,Cid\nround,white,black,result\n1,1,2,1-0\n1,3,,U\n2,2,3,9-9\n"
    ),
    "TRF": report(
        "142 2",
        player(1, "2 w 1", "0000 - H"),
        player(2, "1 b 0", "3 w 0"),
        player(3, "0000 - U", "0000 - H"),
    ),
}


@pytest.mark.parametrize("name", FAULTY)
def test_faults_of_later_rounds_are_a_notice(name: str) -> None:
    """Every format is refused as a whole, and read when the round before the fault is asked for."""
    with pytest.raises(InputError):
        formats.loads(FAULTY[name])
    with pytest.raises(InputError):
        formats.loads(FAULTY[name], after=2)
    found = formats.loads(FAULTY[name], after=1)
    assert found.crosstable.outcomes == (b"1", b"0", b"U")
    said = [str(notice) for notice in found.notices if "what comes after round 1" in str(notice)]
    assert len(said) == 1


@pytest.mark.parametrize("text", [trf.dumps(EVENT), jsonfile.dumps(EVENT), csvfile.dumps(EVENT)])
def test_a_right_file_is_cut_without_a_word(text: bytes) -> None:
    """The table after the round asked for is the one that `through` gives."""
    found = formats.loads(text, after=1)
    assert found.crosstable == formats.loads(text).crosstable.through(1)
    assert not [one for one in found.notices if "not used" in str(one)]


@pytest.mark.parametrize("after", [-1, 9])
def test_a_round_that_is_not_in_the_schedule(after: int) -> None:
    """There is no table after a round that the schedule does not have."""
    with pytest.raises(InputError):
        formats.loads(jsonfile.dumps(EVENT), after=after)
