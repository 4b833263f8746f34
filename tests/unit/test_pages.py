"""The page of standings, read as a browser's parser reads it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from html import escape
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tiebreaks import Crosstable, Standings, cli, rank
from tiebreaks.messages import LANGUAGES
from tiebreaks.model.matches import TeamRules
from tiebreaks.report.explanations import explain
from tiebreaks.report.pages import page
from tiebreaks.report.pages.style import STYLE, style
from tiebreaks.report.tables import state_lines

VOID = {"meta", "br", "hr", "img", "input", "link"}
OPTIONAL_END = {"li"}
MARKUP = '<img src=x onerror="a()"> & <b>Bo\'b</b>'
LIST = "BH/C1, BH, DE, SB"


class Element:
    """An element with its attributes, its children, and its text."""

    def __init__(self, tag: str, attributes: dict[str, str]) -> None:
        self.tag, self.attributes = tag, attributes
        self.children: list[Element | str] = []

    def __iter__(self) -> Iterator[Element]:
        yield self
        for child in self.children:
            if isinstance(child, Element):
                yield from child

    @property
    def text(self) -> str:
        """The text of the element, blanks as one."""
        parts = [c if isinstance(c, str) else f" {c.text} " for c in self.children]
        return " ".join("".join(parts).split())

    @property
    def tight(self) -> str:
        """The text of the element without anything between its parts."""
        return "".join(c if isinstance(c, str) else c.tight for c in self.children)

    def all(self, tag: str, **attributes: str) -> list[Element]:
        """Return the elements within that have the tag and the attributes."""
        return [
            element
            for element in self
            if element.tag == tag
            and all(element.attributes.get(key) == value for key, value in attributes.items())
        ]


class Reader(HTMLParser):
    """Build the tree, and refuse tags that do not match."""

    def __init__(self) -> None:
        super().__init__()
        self.open = [Element("", {})]
        self.doctype = ""

    def handle_decl(self, decl: str) -> None:
        """Keep the document type."""
        self.doctype = decl

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Open an element."""
        if tag in OPTIONAL_END and self.open[-1].tag == tag:
            self.open.pop()
        assert len({name for name, _ in attrs}) == len(attrs)
        element = Element(tag, {name: value or "" for name, value in attrs})
        self.open[-1].children.append(element)
        if tag not in VOID:
            self.open.append(element)

    def handle_endtag(self, tag: str) -> None:
        """Close the open element, which has to be the one named."""
        if self.open[-1].tag in OPTIONAL_END and self.open[-1].tag != tag:
            self.open.pop()
        assert self.open[-1].tag == tag
        self.open.pop()

    def handle_data(self, data: str) -> None:
        """Add text to the open element."""
        self.open[-1].children.append(data)


def read(text: str) -> Element:
    """Return the tree of a page."""
    reader = Reader()
    reader.feed(text)
    reader.close()
    assert reader.doctype == "DOCTYPE html"
    assert [element.tag for element in reader.open] == [""]
    return reader.open[0]


def small() -> Crosstable:
    """Return a Swiss with byes, a forfeit, an open game, a shared place and markup in a name."""
    return Crosstable.from_games(
        [(1, MARKUP, 2100), (2, "Bob", 2000), (3, "Cid"), (14, "Dora"), (5, "Ella"), (6, "Finn")],
        [
            *[(1, 1, 14, "1-0"), (1, 5, 2, "0-1")],
            *[(2, 2, 1, "1/2-1/2"), (2, 3, 6, "1-0"), (2, 14, 5, "1-0")],
            *[(3, 2, 6, "+-"), (3, 3, 14, "*")],
        ],
        byes=[(1, 3, "U"), (1, 6, "Z"), (3, 1, "H"), (3, 5, "F")],
        planned_rounds=5,
    )


def double_round_robin() -> Crosstable:
    """Return four who all met twice, three of them level."""
    pairs = [(1, 2), (2, 3), (3, 1), (1, 4), (2, 4), (3, 4)]
    games = [(r, w, b, "1-0") for r, (w, b) in enumerate(pairs, 1)]
    games += [(r, b, w, "0-1") for r, (w, b) in enumerate(pairs, 7)]
    return Crosstable.from_games(["Uma", "Vic", "Wes", "Xan"], games, pairing="predetermined")


def teams() -> Crosstable:
    """Return four teams after a round on four boards."""
    matches = [(1, 1, 2, "1=01"), (1, 3, 4, "====")]
    return Crosstable.from_matches(["Ants", "Bees", "Cats", "Dogs"], matches, rules=TeamRules(4))


STANDINGS = {
    "swiss": rank(small(), [*LIST.split(", "), "ARO"]),
    "round robin": rank(double_round_robin(), "DE, SB"),
    "teams": rank(teams(), "MPvGP, DE"),
    "lots": rank(double_round_robin(), "PTS", seed=7),
    "group": rank(small(), LIST).among(lambda person: person.number in (2, 3, 5)),
    "no round": rank(Crosstable.from_games(["Ann", "Bob"], []), "BH"),
    "nobody": rank(Crosstable.from_games([], []), "BH"),
}


@pytest.fixture(params=STANDINGS)
def standings(request: pytest.FixtureRequest) -> Standings:
    """Give each of the standings."""
    return STANDINGS[request.param]


def ids(tree: Element) -> dict[str, Element]:
    """Return the elements that have an id."""
    return {e.attributes["id"]: e for e in tree if "id" in e.attributes}


def row_of(tree: Element, id_: str) -> list[Element]:
    """Return the cells of a row."""
    return [cell for cell in ids(tree)[id_] if cell.tag in ("td", "th")]


def linked(tree: Element, cell: Element) -> str:
    """Return the text that the link of a cell opens, without the link that closes it."""
    (link,) = cell.all("a")
    block = ids(tree)[link.attributes["href"].removeprefix("#")]
    assert block.tag == "article"
    return block.text.removesuffix("Close").rstrip()


def plain(text: str) -> str:
    """Return a text with its blanks as one."""
    return " ".join(text.split())


def test_tags_match_and_ids_are_single(standings: Standings) -> None:
    """The page is well formed, and no two elements have the same id."""
    tree = read(page(standings))
    counts = Counter(e.attributes["id"] for e in tree if "id" in e.attributes)
    assert [name for name, times in counts.items() if times > 1] == []


def test_links_lead_to_something_on_the_page(standings: Standings) -> None:
    """Every link is to an element of the page, and every working is linked to."""
    tree = read(page(standings))
    targets = [link.attributes["href"] for link in tree.all("a")]
    assert all(target.startswith("#") for target in targets)
    assert {target[1:] for target in targets} <= set(ids(tree))
    assert {e.attributes["id"] for e in tree.all("article")} <= {target[1:] for target in targets}


def test_every_value_opens_its_working(standings: Standings) -> None:
    """A value links to the text that `explain` gives for it; a group's heading names no member."""
    tree = read(page(standings))
    shown = [code for code in standings.columns if code not in {d.code for d in standings.dropped}]
    for row in standings:
        cells = row_of(tree, f"row-{row.participant.number}")
        assert len(cells) == 3 + len(shown) + 1
        for code, cell in zip(shown, cells[3:], strict=False):
            column = standings.column(code)
            assert cell.text == column.text(row.participant.number)
            expected = explain(standings.working(code, row.participant.number))
            if code == "DE":
                heading, _, rest = expected.partition("\n")
                assert linked(tree, cell) == plain(f"Direct Encounter (DE) {rest}")
                assert "(DE)" in heading
            else:
                assert linked(tree, cell) == plain(expected)


def test_the_last_column_opens_what_decided(standings: Standings) -> None:
    """A row's last cell opens the comparison with the row above, or the group's working."""
    tree = read(page(standings))
    above = None
    for row in standings:
        number = row.participant.number
        last = row_of(tree, f"row-{number}")[-1]
        if above is None:
            assert last.text == ""
        else:
            assert last.text == (row.decided_by or "shared")
            comparison = explain(standings.compare(above, number))
            if row.decided_by != "DE":
                assert linked(tree, last) == plain(comparison)
            else:
                assert linked(tree, last).startswith("Direct Encounter (DE)")
        above = number


def test_members_of_a_group_share_one_working() -> None:
    """What was made of a tied group stands on the page once."""
    standings = STANDINGS["round robin"]
    tree = read(page(standings))
    position = list(standings.columns).index("DE")
    blocks = [name for name in ids(tree) if name.startswith(f"group-{position}-")]
    assert sorted(blocks) == [f"group-{position}-0", f"group-{position}-1"]
    assert len({row_of(tree, f"row-{n}")[4].all("a")[0].attributes["href"] for n in (1, 2, 3)}) == 1


def test_a_page_grows_with_the_field() -> None:
    """Twice the participants make a page twice as long, even where all are level."""

    def size(count: int) -> int:
        games = [(1, n, n + 1, "1/2-1/2") for n in range(1, count, 2)]
        table = Crosstable.from_games([f"Name {n:04}" for n in range(1, count + 1)], games)
        return len(page(rank(table, "DE, BH, SB")))

    small, large = size(200), size(400)
    assert large < 2.1 * small


def test_cells_of_the_crosstable() -> None:
    """A cell has opponent, colour and result; a bye says what it gave, an absence is a dash."""
    tree = read(page(STANDINGS["swiss"]))

    def games(number: int) -> list[str]:
        return [cell.tight for cell in row_of(tree, f"games-{number}")[3:-1]]

    assert games(1) == ["14w1", "2b½", "½ bye"]
    assert games(2) == ["5b1", "1w½", "6w+"]
    assert games(3) == ["1 bye", "6w1", "14w…"]
    assert games(6) == ["–", "3b0", "2b−"]
    assert games(5) == ["2w0", "14b0", "1 bye"]
    cell = row_of(tree, "games-3")[4]
    assert cell.attributes["title"] == "Finn"
    assert cell.all("a")[0].attributes["href"] == "#games-6"
    titles = [row_of(tree, f"games-{n}")[r].attributes["title"] for n, r in ((3, 3), (5, 5))]
    assert titles == ["pairing-allocated bye", "full-point bye"]


def test_teams_show_their_game_points() -> None:
    """A cell of a team has the points on its boards."""
    tree = read(page(STANDINGS["teams"]))
    cells = {n: row_of(tree, f"games-{n}")[3].tight for n in (1, 2, 3, 4)}
    assert [re.sub("[wb ]", " ", cell) for cell in cells.values()] == ["2 2½", "1 1½", "4 2", "3 2"]


def test_the_matrix_of_a_round_robin_has_no_byes() -> None:
    """The diagonal of a matrix is empty."""
    table = Crosstable.parse("1 Ann * 1 ½\n2 Bob 0 * 1\n3 Cid ½ 0 *")
    tree = read(page(rank(table, "SB")))
    assert [c.tight for c in row_of(tree, "games-1")[3:-1]] == ["", "2 1", "3 ½"]


def test_opponents_outside_a_group_are_no_links() -> None:
    """In the standings of a group an opponent without a row is a number only."""
    tree = read(page(STANDINGS["group"]))
    cells = row_of(tree, "games-2")[3:-1]
    assert [cell.tight for cell in cells] == ["5b1", "1w½", "6w+"]
    assert [len(cell.all("a")) for cell in cells] == [1, 0, 0]


def test_names_lead_from_one_table_to_the_other(standings: Standings) -> None:
    """A name is a link between the two rows of a participant, and the row's heading."""
    tree = read(page(standings))
    for row in standings:
        number = row.participant.number
        for here, there in (
            (f"row-{number}", f"games-{number}"),
            (f"games-{number}", f"row-{number}"),
        ):
            (name,) = [cell for cell in row_of(tree, here) if cell.tag == "th"]
            assert name.attributes["scope"] == "row"
            assert name.all("a")[0].attributes["href"] == f"#{there}"
            assert name.tight == row.participant.name


def test_tables_are_tables(standings: Standings) -> None:
    """Each of the two tables has a caption and headings for its columns, one a cell."""
    tree = read(page(standings))
    tables = tree.all("table")
    assert len(tables) == 2
    for table in tables:
        assert len(table.all("caption")) == 1
        head, body = table.all("thead")[0], table.all("tbody")[0]
        assert all(cell.attributes["scope"] == "col" for cell in head.all("th"))
        for row in body.all("tr"):
            assert len(row.all("td")) + len(row.all("th")) == len(head.all("th"))


def test_markup_in_names_titles_and_notices_is_text() -> None:
    """Whatever a file holds is shown as it is and makes no element."""
    standings = STANDINGS["swiss"]
    text = page(standings, title=MARKUP, notices=[f"line 3: {MARKUP}"])
    tree = read(text)
    tags = Counter(element.tag for element in tree)
    assert not tags.keys() & {"img", "script", "link", "iframe", "object", "base"}
    assert tree.all("title")[0].tight == tree.all("h1")[0].tight == MARKUP
    assert f"line 3: {MARKUP}" in [item.tight for item in tree.all("li")]
    attributes = {name for element in tree for name in element.attributes}
    assert not {name for name in attributes if name.startswith("on")}


def test_nothing_outside_is_needed(standings: Standings) -> None:
    """No address, no script, no image, no style from elsewhere."""
    text = page(standings, title="Open").replace(escape(MARKUP), "")
    for word in ("http", "//", "src=", "url(", "@import", "<script", "<link", "javascript:"):
        assert word not in text.lower(), word


def test_places_and_what_is_said_about_the_whole() -> None:
    """Shared places are marked, what is provisional or dropped is said, the foot has the rest."""
    standings = STANDINGS["swiss"]
    tree = read(page(standings, notices=["the list used is X"]))
    state, *remarks = state_lines(standings)
    assert [p.text for p in tree.all("p", **{"class": "remark"})] == remarks
    assert any("ARO" in remark for remark in remarks)
    assert any("provisional" in remark for remark in remarks)
    (foot,) = tree.all("footer")
    assert state in foot.text
    listed = [item.text for item in foot.all("ol")[0].all("li")]
    assert [item.split(",")[0] for item in listed] == [
        "Points (PTS)", "Buchholz Cut 1 (BH/C1)", "Buchholz (BH)", "Direct Encounter (DE)",
        "Sonneborn-Berger (SB)",
    ]  # fmt: skip
    assert foot.all("ul")[0].text == "the list used is X"
    level = read(page(STANDINGS["no round"]))
    assert [row_of(level, f"row-{n}")[0].attributes["class"] for n in (1, 2)] == [
        "place shared"
    ] * 2


def test_the_title_is_the_tournament_or_a_word_for_it() -> None:
    """Without a name the page has a title all the same."""
    tree = read(page(STANDINGS["swiss"]))
    assert tree.all("title")[0].text == tree.all("h1")[0].text == "Standings"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_the_language(language: str) -> None:
    """The language is declared, the fixed texts and the workings are in it."""
    standings = STANDINGS["swiss"]
    tree = read(page(standings, language=language))
    assert tree.all("html")[0].attributes["lang"] == language
    texts = LANGUAGES[language]
    assert tree.all("th", **{"class": "decided"})[0].text == texts["decided_by"]
    assert texts["page_crosstable"] in [caption.text for caption in tree.all("caption")]
    working = plain(explain(standings.working("BH", 1), language))
    assert ids(tree)["working-1-2"].text == f"{working} {texts['page_close']}"


def test_an_unknown_language_is_an_error() -> None:
    """A language that is not there is refused."""
    with pytest.raises(LookupError):
        page(STANDINGS["swiss"], language="xx")


def test_the_same_standings_make_the_same_page() -> None:
    """Two pages of equal standings are equal to the byte."""
    assert page(rank(small(), LIST)) == page(rank(small(), LIST))


def without_workings(standings: Standings, language: str = "en") -> Element:
    """Return the tree of the page without workings."""
    return read(page(standings, language=language, workings=False))


def test_a_page_without_workings_points_at_none(standings: Standings) -> None:
    """It has no working; every link leads to something on it, and no value or reason is a link."""
    tree = without_workings(standings)
    assert tree.all("article") == tree.all("section") == []
    targets = {link.attributes["href"] for link in tree.all("a")}
    assert all(target.startswith("#") for target in targets)
    assert {target[1:] for target in targets} <= set(ids(tree))
    for row in standings:
        number = row.participant.number
        cells = [cell for cell in row_of(tree, f"row-{number}") if cell.tag == "td"]
        cells += ids(tree)[f"games-{number}"].all("td", **{"class": "points"})
        assert [cell.all("a") for cell in cells] == [[]] * len(cells)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_without_workings_does_not_speak_of_them(language: str) -> None:
    """Neither its hint nor its style has anything for workings; the hint is for names."""
    text = page(STANDINGS["swiss"], language=language, workings=False)
    texts = LANGUAGES[language]
    assert escape(texts["page_hint_names"]) in text
    absent = ("page_hint", "page_workings", "page_close")
    assert not [key for key in absent if escape(texts[key]) in text]
    assert not re.search("working|close|Berechnung|calcul|cálculo", text)


def test_a_page_without_workings_has_all_the_rest(standings: Standings) -> None:
    """Tables, remarks, the list of tie-breaks and notices read as on the page with workings."""
    trees = (
        read(page(standings, notices=["Read as X"])),
        read(page(standings, notices=["Read as X"], workings=False)),
    )
    for tag in ("h1", "caption", "thead", "tbody", "footer"):
        whole, short = ([element.text for element in tree.all(tag)] for tree in trees)
        assert whole == short
    remarks = [[p.text for p in tree.all("p", **{"class": "remark"})] for tree in trees]
    assert remarks[0] == remarks[1]
    names = [[a.attributes["href"] for th in tree.all("th") for a in th.all("a")] for tree in trees]
    assert names[0] == names[1]


def test_the_style_without_workings_differs_in_nothing_else() -> None:
    """Every rule stays but those for workings; a rule for both stays for the other."""
    whole, short = STYLE.splitlines(), style(workings=False).splitlines()
    of_both = {
        "  body { max-width: none; padding: 0; font-size: 9.5pt; }",
        "  .hint { display: none; }",
        "  tr, footer li { break-inside: avoid; }",
    }
    assert set(short) - set(whole) == of_both
    assert style() == STYLE
    assert "".join(short).count("{") == "".join(short).count("}")
    assert not re.search(r"\{\s*\}", style(workings=False))
    assert [line for line in short if line.startswith("@")] == [
        "@media (prefers-color-scheme: dark) {",
        "@media (max-width: 40rem) {",
        "@page { size: A4; margin: 12mm; }",
        "@page wide { size: A4 landscape; margin: 12mm; }",
        "@media print {",
    ]


def luminance(color: str) -> float:
    """Return the relative luminance of a colour, as the accessibility guidelines do."""
    parts = [int(color[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("scheme", [0, 1, 2], ids=["light", "dark", "print"])
def test_text_stands_out_from_what_is_behind_it(scheme: int) -> None:
    """Every colour of text has the contrast of level AA on every colour behind it."""
    block = re.findall(r":root \{(.*?)\}", STYLE, re.S)[scheme]
    colors = dict(re.findall(r"--(\w+): (#\w{6})", block))
    for text in ("ink", "quiet", "link", "warn"):
        for behind in ("paper", "band", "mark", "head"):
            low, high = sorted((luminance(colors[text]), luminance(colors[behind])))
            assert (high + 0.05) / (low + 0.05) >= 4.5, (text, behind)


def test_the_command_writes_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The command has the tournament's name and what it noticed on the page."""
    file, out = tmp_path / "open.trf", tmp_path / "page.html"
    lines = [
        ("001    1      Ann", " 1.0    1     2 w 1"),
        ("001    2      Bob", " 0.0    2     1 b 0"),
    ]
    report = ["012 Cup & Saucer", *(f"{who:<80}{results}" for who, results in lines), ""]
    file.write_text("\n".join(report))
    assert cli.main(["standings", str(file), "--format", "html", "-o", str(out)]) == 0
    tree = read(out.read_text(encoding="utf-8"))
    assert tree.all("h1")[0].text == "Cup & Saucer"
    said = [line.partition(": ")[2] for line in capsys.readouterr().err.splitlines()]
    assert said
    assert said == [item.text for item in tree.all("footer")[0].all("ul")[0].all("li")]


def test_the_command_writes_a_page_without_workings(tmp_path: Path) -> None:
    """With --no-workings the values are those of the page with workings, and no links."""
    file, out = tmp_path / "cup.csv", tmp_path / "cup.html"
    file.write_text("round,white,black,result\n1,Ann,Bob,1-0\n")
    values = []
    for option in ([], ["--no-workings"]):
        assert cli.main(["standings", str(file), *option, "-o", str(out)]) == 0
        tree = read(out.read_text(encoding="utf-8"))
        values.append([cell.text for cell in row_of(tree, "row-2")])
    assert values[0] == values[1]
    assert tree.all("article") == []
