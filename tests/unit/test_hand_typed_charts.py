"""Charts and games typed by hand: free rounds, headers, files without results, odd names."""

from __future__ import annotations

import pytest

from tiebreaks import evaluate
from tiebreaks.errors import FormatError, InputError
from tiebreaks.formats import csvfile, format_of, loads
from tiebreaks.formats.csvfile.text import round_of
from tiebreaks.formats.csvfile.unlisted import similar_names
from tiebreaks.model.crosstable import Crosstable

WORDS = ["bye", "BYE", "spielfrei", "Freilos", "exempt", "Descanso"]
# A round robin of three: Ann beat Bob and drew Cid, Bob beat Cid.
FREE = """\
number;name;1;2;3
1;Ann;2w1;bye;3b=
2;Bob;1b0;3w1;bye
3;Cid;bye;2b0;1w=
"""
HEADER = "round,white,black,result\n"


def values(table: Crosstable, code: str) -> list[str]:
    """Return the values of everybody."""
    return [evaluate(table, code).text(person.number) for person in table.participants]


def notices(text: str, pairing: str | None = "swiss") -> list[str]:
    """Return the notices of a CSV file but for that on its edition."""
    found = csvfile.loads(text, pairing=pairing).notices
    return [str(notice) for notice in found if "does not say" not in notice.message]


def problems(text: str) -> list[str]:
    """Return what a CSV file is refused for."""
    with pytest.raises(FormatError) as caught:
        csvfile.loads(text)
    return list(caught.value.problems)


class TestFreeRounds:
    """A word such as `bye` in place of a game."""

    @pytest.mark.parametrize("word", WORDS)
    def test_predetermined(self, word: str) -> None:
        """With predetermined pairings it gives no point, and a notice says so."""
        text = FREE.replace("bye", word)
        table = csvfile.loads(text, pairing="predetermined").crosstable
        assert values(table, "PTS") == ["1.5", "1.0", "0.5"]
        # Ann: all of Bob's 1 and half of Cid's ½; Bob: all of Cid's ½; Cid: half of Ann's 1½.
        assert values(table, "SB") == ["1.25", "0.50", "0.75"]
        assert notices(text, "predetermined") == [
            f"line 2, column 4: {word!r} was read as a free round of 0 points, as the pairings are"
            " predetermined (3 times)"
        ]

    @pytest.mark.parametrize("word", WORDS)
    def test_swiss(self, word: str) -> None:
        """In a Swiss it is a pairing-allocated bye; a notice says so if nobody said it is one."""
        text = FREE.replace("bye", word)
        assert values(csvfile.loads(text).crosstable, "PTS") == ["2.5", "2.0", "1.5"]
        assert notices(text) == []
        assert notices(text, None) == [
            f"line 2, column 4: {word!r} was read as a pairing-allocated bye; with predetermined"
            " pairings it is 0 points (3 times)"
        ]

    def test_letters_stay(self) -> None:
        """A bye with a letter is what the letter says under any pairing."""
        text = "number,1\n1,U\n2,F\n3,H\n4,=BYE\n5,PAB\n6,Z\n"
        table = csvfile.loads(text, pairing="predetermined").crosstable
        assert table.outcomes == (b"U", b"F", b"H", b"H", b"U", b"Z")
        assert notices(text, "predetermined") == []

    @pytest.mark.parametrize("word", WORDS)
    def test_games(self, word: str) -> None:
        """The long form has it as the result, or in place of the opponent on either side."""
        games = "1,Ann,Bob,1-0\n2,Bob,Cid,1-0\n3,Cid,Ann,1/2-1/2\n"
        byes = f"1,Cid,,{word}\n2,Ann,{word},\n3,{word},Bob,{word}\n"
        table = csvfile.loads(HEADER + games + byes, pairing="predetermined").crosstable
        assert table == csvfile.loads(FREE, pairing="predetermined").crosstable
        assert notices(HEADER + games + byes, "predetermined") == [
            f"line 5, column 4: {word!r} was read as a free round of 0 points, as the pairings are"
            " predetermined (3 times)"
        ]
        swiss = csvfile.loads(HEADER + games + byes, pairing="swiss").crosstable
        assert swiss.outcomes == (b"1U=", b"01U", b"U0=")

    def test_opponent_and_kind(self) -> None:
        """Next to the word the kind of bye may be given, but no result of a game."""
        text = f"{HEADER}1,Ann,Bob,1-0\n1,Cid,bye,H\n"
        assert csvfile.loads(text, pairing="predetermined").crosstable.outcomes[2] == b"H"
        assert problems(text.replace(",H", ",1-0")) == [
            "line 3, column 4: '1-0' is not a bye (U, F, H or Z)"
        ]
        assert problems(text.replace("Cid", "bye"))[0].startswith(
            "line 3, column 2: White is missing"
        )

    def test_participants_of_that_name(self) -> None:
        """A participant in the list may have such a name."""
        text = f"number,name\n1,Ann\n2,Bye\n{HEADER}1,Ann,Bye,1-0\n"
        assert csvfile.loads(text).crosstable.outcomes == (b"1", b"0")

    @pytest.mark.parametrize("word", WORDS)
    def test_wall_charts(self, word: str) -> None:
        """A wall chart has it under the pairing that is given."""
        text = f"1 Ann 2000 +W2 {word} =B3\n2 Bob -B1 +W3 {word}\n3 Cid {word} -B2 =W1"
        table = Crosstable.parse(text, pairing="predetermined")
        assert table.outcomes == (b"1Z=", b"01Z", b"Z0=")
        assert [person.name for person in table.participants] == ["Ann", "Bob", "Cid"]
        assert Crosstable.parse(text).outcomes == (b"1U=", b"01U", b"U0=")

    @pytest.mark.parametrize("word", WORDS)
    def test_team_charts(self, word: str) -> None:
        """A chart of teams too; in a name it stays part of the name."""
        text = f"1 Ants 2w2.5 {word}\n2 {word} Bees 1b1.5 3w2\n3 Cats {word} 2b2"
        table = Crosstable.parse(text, pairing="predetermined")
        assert table.outcomes == (b"1Z", b"0=", b"Z=")
        assert [team.name for team in table.participants] == ["Ants", f"{word} Bees", "Cats"]
        assert Crosstable.parse(text).outcomes == (b"1U", b"0=", b"U=")


class TestHeaders:
    """What columns are named."""

    @pytest.mark.parametrize(
        "name",
        [
            "2", "02", "2.", "#2", "R2", "r 2", "R.2", "Round 2", "ROUND2", "Round_2", "Rd 2",
            "Rd. 2", "2.Rd", "2. Rd.", "2rd", "Rnd 2", "Runde 2", "Runde:2", "2. Runde", "2.RUNDE",
            "Ronde 2", "2e ronde", "2ème ronde", "Rde 2", "Ronda 2", "2ª ronda", "Rodada 2",
            "Turno 2", "2nd round", "Rond 2", "Runda 2", "Tour 2",
        ],
    )  # fmt: skip
    def test_rounds(self, name: str) -> None:
        """A round may be named in the languages of arbiters, in any case of letters."""
        found = loads(f"name;1;{name}\nAnn;2w1;H\nBob;1b0;F\n")
        assert found.crosstable.outcomes == (b"1H", b"0F")

    @pytest.mark.parametrize("name", ["0", "round", "r", "round 1 of 2", "rating", "2 3", "club 1"])
    def test_no_rounds(self, name: str) -> None:
        """Other names are no rounds."""
        assert round_of(name) == 0

    @pytest.mark.parametrize("name", ["Durchgang 1", "Etappe", "Nr", "Elo", "round 1 (May)"])
    @pytest.mark.parametrize("cell", ["2w1", "2", "+W2", "2-1", "+F2", "2q1", "3.5"])
    def test_unknown(self, name: str, cell: str) -> None:
        """An unknown column with cells or numbers is refused by name, whatever else there is."""
        for text in (
            f"number;{name};name\n1;{cell};Ann\n2;;Bob\n",
            f"number;{name};1\n1;;H\n2;{cell};H\n",
            f"name;{name};number\nAnn;{cell};1\n\n{HEADER.replace(',', ';')}1;1;;H\n",
        ):
            [problem] = problems(text)
            assert problem.startswith(f"line 1, column 2: the column {name!r} is not understood")
            assert "number, name, rating" in problem

    def test_without_a_name(self) -> None:
        """A column with cells needs a name; an empty one does not."""
        [problem] = problems("number,name,1,\n1,Ann,2w1,2b1\n2,Bob,1b0,1w0\n")
        assert problem.startswith("line 1, column 4: a column without a name is not understood")
        assert csvfile.loads("number,name,1,\n1,Ann,H,\n").crosstable.outcomes == (b"H",)

    @pytest.mark.parametrize("text", ["SK Turm 1900", "w", "F", "--", "*", "bye", ""])
    def test_other_columns(self, text: str) -> None:
        """A column with text that is no cell is ignored, with a notice."""
        assert notices(f"number,club,1\n1,{text},H\n") == [
            "line 1, column 2: the column 'club' is ignored"
        ]

    def test_columns_of_games(self) -> None:
        """Other columns of games are ignored, with a notice: the games have their results."""
        text = "round,board,white,black,result\n1,1,1,2,1-0\n"
        assert notices(text) == ["line 1, column 2: the column 'board' is ignored"]

    def test_no_known_round(self) -> None:
        """A file is CSV although none of its rounds is named so that it is understood."""
        text = "name;Durchgang 1\nAnn;2w1\nBob;1b0\n"
        assert format_of(text) is csvfile.FORMAT
        assert "'Durchgang 1' is not understood" in problems(text)[0]


class TestNoResults:
    """Files of participants alone."""

    @pytest.mark.parametrize(
        "text",
        [
            "number,name\n1,Ann\n2,Bob\n",
            "number,name,1,2\n1,Ann,,\n2,Bob,.,*\n",
            "number,name,Runde eins\n1,Ann,\n",
            f"number,name\n1,Ann\n2,Bob\n\n{HEADER}",
            HEADER,
            "number,name\n",
        ],
    )
    def test_refused(self, text: str) -> None:
        """A file without any game or bye is an error, not a table of zeros."""
        [problem] = problems(text)
        assert problem.startswith("there is no result in it")

    def test_first_round_paired(self) -> None:
        """Pairings of the first round are content: its games are open."""
        found = csvfile.loads("number,name,1\n1,Ann,2w\n2,Bob,1b\n").crosstable
        assert (found.rounds, found.outcomes) == (0, (b" ", b" "))

    def test_wall_charts(self) -> None:
        """A wall chart without cells is refused as well."""
        with pytest.raises(InputError, match="the chart has no result"):
            Crosstable.parse("1 Ann won lost\n2 Bob lost won")


class TestUnlisted:
    """Participants that only the games name."""

    def test_missed_rounds_and_similar_names(self) -> None:
        """A slip in a name shows in who misses rounds, and in names that are nearly equal."""
        text = f"{HEADER}1,Ann,Bob,1-0\n1,Cid,Dan,1-0\n2,Cid,Ann,1-0\n2,Dan,Bobb,1-0\n3,Ann,Dan,*\n"
        assert notices(text) == [
            "line 2, column 3: 'Bob' is in no list of participants; no entry in round 2: absent",
            "line 5, column 3: 'Bobb' is in no list of participants; the name is nearly 'Bob';"
            " no entry in round 1: absent",
        ]

    def test_numbers(self) -> None:
        """A slip in a number shows as well."""
        text = f"{HEADER}1,1,2,1-0\n2,2,1,1-0\n3,1,12,1-0\n"
        assert notices(text) == [
            "line 2, column 3: '2' is in no list of participants; no entry in round 3: absent",
            "line 4, column 3: '12' is in no list of participants; no entry in rounds 1, 2: absent",
        ]

    def test_both_in_every_round(self) -> None:
        """Similar names are noted although nobody misses a round."""
        text = f"{HEADER}1,Petrov,Petrow,1-0\n2,Petrow,Petrov,1-0\n"
        [notice] = notices(text)
        assert notice.startswith("line 2, column 3: 'Petrow'")
        assert notice.endswith("the name is nearly 'Petrov'")

    def test_listed(self) -> None:
        """Who is in the list of participants may miss rounds, and have any name."""
        text = f"number,name\n1,Bob\n2,Bobb\n3,Cid\n{HEADER}1,Bob,Bobb,1-0\n2,Cid,Bob,1-0\n"
        assert notices(text) == []

    @pytest.mark.parametrize(
        ("one", "other"),
        [("Bob", "Bobb"), ("Bobb", "Bob"), ("Ann", "Anna"), ("Petrov", "Petrow"),
         ("Müller, Anna", "Müller Anna"), ("bob", "Bob"), ("A", "a"), ("Petrov", "Pertov")],
    )  # fmt: skip
    def test_similar(self, one: str, other: str) -> None:
        """One letter more or less, another letter in a long name, or another case of letters."""
        assert similar_names([one, "Somebody", other]) == {other: one}

    @pytest.mark.parametrize(
        ("one", "other"),
        [("Bob", "Rob"), ("Al", "Ali"), ("A", "B"), ("Player 1", "Player 2"), ("Ann", "Dan"),
         ("Club 1", "Club 11"), ("Müller, Anna", "Müller, Jens"), ("Petrov", "Petrosyan")],
    )  # fmt: skip
    def test_not_similar(self, one: str, other: str) -> None:
        """Short names that differ in a letter, numbers, and what differs in more."""
        assert similar_names([one, other]) == {}
