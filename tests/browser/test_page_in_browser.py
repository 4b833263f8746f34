"""A page in a real browser: what it opens, what is seen, on a phone, in the dark, on paper."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from browser.webdriver import Browser
from tiebreaks import Crosstable, rank
from tiebreaks.report.explanations import explain
from tiebreaks.report.pages import page

SCRIPT = "<script>document.title='run'</script>"
UNBREAKABLE = "Berthe_with_a_name_as_long_as_nobody_has_it_that_nothing_breaks"
TABLE = Crosstable.from_games(
    [SCRIPT, UNBREAKABLE, "Carla", "Dmitri", "Esther", "Farid", "Greta", "Hans"],
    [
        *[(1, 1, 8, "1-0"), (1, 2, 7, "1-0"), (1, 3, 6, "1-0"), (1, 4, 5, "1-0")],
        *[(2, 3, 1, "0-1"), (2, 4, 2, "0-1"), (2, 5, 6, "1-0"), (2, 8, 7, "0-1")],
        *[(3, 2, 1, "1/2-1/2"), (3, 7, 3, "0-1"), (3, 5, 8, "1-0")],
    ],
    byes=[(3, 4, "H"), (3, 6, "U")],
    planned_rounds=4,
)
LIST = "BH/C1, BH, SB, DE, WIN, BPG, PS, REP"
STANDINGS = rank(TABLE, LIST)
PHONE = 390
PANEL = ".workings > :target"
ENTER = "\ue007"


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Give one browser to all tests of the module."""
    with Browser() as browser:
        yield browser


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Write the page to a file and return its address."""
    path: Path = tmp_path_factory.mktemp("pages") / "page.html"
    path.write_text(page(STANDINGS, title="Spring <b>Open</b>"), encoding="utf-8")
    return path.as_uri()


@pytest.fixture
def opened(browser: Browser, address: str) -> Browser:
    """Give the browser with the page freshly opened, wide and light."""
    browser.resize(1200, 800)
    browser.prefer("light")
    browser.open("about:blank")
    browser.open(address)
    return browser


def words(text: str) -> list[str]:
    """Return the words of a text, wherever its lines break."""
    return text.split()


def value_link(number: int, code: str) -> str:
    """Return a selector of the link of a value in the standings."""
    position = list(STANDINGS.columns).index(code)
    return f'#row-{number} a[href="#working-{number}-{position}"]'


def overflow(browser: Browser) -> int:
    """Return by how much the page is wider than the window."""
    script = "const d = document.documentElement; return d.scrollWidth - d.clientWidth"
    width: int = browser.run(script)
    return width


def test_a_value_opens_its_working(opened: Browser) -> None:
    """A click on a value shows its working, word for word, and nothing else moves."""
    assert not opened.is_shown("#working-3-1")
    scrolled = opened.run("return scrollY")
    opened.click(value_link(3, "BH/C1"))
    assert opened.is_shown("#working-3-1")
    expected = explain(STANDINGS.working("BH/C1", participant=3))
    assert words(opened.text(PANEL)) == [*words(expected), "Close"]
    assert opened.run("return scrollY") == scrolled
    opened.click(f"{PANEL} .close")
    assert not opened.is_shown("#working-3-1")


def test_one_working_is_open_at_a_time_and_back_closes_it(opened: Browser) -> None:
    """Another value takes the place of the first; going back shows the first again."""
    opened.click(value_link(3, "BH/C1"))
    opened.click(value_link(3, "SB"))
    assert not opened.is_shown("#working-3-1")
    opened.back()
    assert opened.is_shown("#working-3-1")
    opened.back()
    assert not opened.is_shown("#working-3-1")


def test_a_working_is_opened_with_the_keyboard(opened: Browser) -> None:
    """The enter key on a value shows its working."""
    opened.press(value_link(4, "SB"), ENTER)
    assert "Dmitri" in opened.text(PANEL)


def test_what_decided_a_place_is_opened(opened: Browser) -> None:
    """The last column shows how a row compares with the one above it."""
    above, below = list(STANDINGS)[:2]
    number = below.participant.number
    opened.click(f"#row-{number} .decided a")
    comparison = STANDINGS.compare(above.participant.number, number)
    assert words(opened.text(PANEL)) == [*words(explain(comparison)), "Close"]


def test_it_works_without_scripts(opened: Browser, address: str) -> None:
    """A working opens with scripts switched off."""
    opened.without_scripts()
    try:
        opened.open("about:blank")
        opened.open(address)
        opened.click(value_link(3, "BH/C1"))
        assert opened.is_shown("#working-3-1")
    finally:
        opened.without_scripts(disabled=False)


def test_names_lead_to_the_games_and_back(opened: Browser) -> None:
    """A name leads to the row of the other table, an opponent's number to the opponent's."""
    opened.click("#row-3 th a")
    assert opened.run("return document.querySelector(':target').id") == "games-3"
    opened.click('#games-3 td a[href="#games-7"]')
    assert opened.run("return document.querySelector(':target').id") == "games-7"
    opened.click("#games-7 th a")
    assert opened.run("return document.querySelector(':target').id") == "row-7"


def test_markup_in_names_is_text(opened: Browser) -> None:
    """A name with a script in it is shown and not run, nor is a title's markup used."""
    assert opened.text("#row-1 th") == SCRIPT
    assert opened.run("return document.title") == "Spring <b>Open</b>"
    assert opened.text("h1") == "Spring <b>Open</b>"
    assert opened.run("return document.scripts.length") == 0


def test_nothing_is_fetched(opened: Browser) -> None:
    """The page needs nothing besides itself."""
    assert opened.run("return performance.getEntriesByType('resource').length") == 0


def test_the_page_is_never_wider_than_a_phone(opened: Browser) -> None:
    """On a phone the tables scroll in themselves, and place and name stay in sight."""
    opened.resize(PHONE, 800, phone=True)
    assert opened.run("return innerWidth") == PHONE
    assert overflow(opened) <= 0
    for table in (".standings", ".games"):
        wider = opened.run(
            "const t = document.querySelector(arguments[0]); t.scrollLeft = 1e4;"
            "return [t.scrollLeft, t.querySelector('th[scope=row]').getBoundingClientRect().left]",
            table,
        )
        assert wider[0] > 0
        assert 0 <= wider[1] < PHONE / 3
    assert overflow(opened) <= 0


def test_a_working_fits_a_phone(opened: Browser, address: str) -> None:
    """On a phone an opened working lies within the window and leaves the table in sight."""
    opened.resize(PHONE, 800, phone=True)
    opened.open(f"{address}#working-2-1")
    box = opened.run(
        "const b = document.querySelector(arguments[0]).getBoundingClientRect();"
        "return [b.left, b.right, b.top, b.bottom]",
        PANEL,
    )
    assert 0 <= box[0] < box[1] <= PHONE
    assert 200 < box[2] < box[3] <= 800
    assert overflow(opened) <= 0


def rgb(color: str) -> tuple[int, ...]:
    """Return the parts of a computed colour."""
    return tuple(int(part) for part in re.findall(r"\d+", color)[:3])


def luminance(color: str) -> float:
    """Return the relative luminance of a computed colour, as the accessibility guidelines do."""
    parts = [part / 255 for part in rgb(color)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """Return the contrast of two computed colours."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_colours_follow_the_scheme_and_can_be_read(opened: Browser, scheme: str) -> None:
    """Light or dark as the reader prefers, with the contrast of level AA."""
    opened.prefer(scheme)
    paper = opened.style("body", "backgroundColor")
    assert (luminance(paper) > 0.5) == (scheme == "light")
    cells = ["#row-1 th a", "#row-2 th a", "#row-2 .decided a", "#row-3 .number", "thead .number"]
    for cell in [*cells, "#games-4 .bye", ".place"]:
        behind = opened.run(
            "return getComputedStyle("
            "document.querySelector(arguments[0]).closest('td, th')).backgroundColor",
            cell,
        )
        assert contrast(opened.style(cell, "color"), behind) >= 4.5, cell
    for part in ("h1", ".hint", "footer li", ".close"):
        assert contrast(opened.style(part, "color"), paper) >= 4.5, part


def pages_of(pdf: bytes) -> int:
    """Return how many pages a PDF has."""
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


def test_it_prints(opened: Browser) -> None:
    """It prints on one sheet of A4, without workings that nobody opened."""
    pdf = opened.printed()
    assert pdf.startswith(b"%PDF-")
    assert pages_of(pdf) == 1
    box = re.search(rb"/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]", pdf)
    assert box is not None
    assert [round(float(side) / 72 * 25.4) for side in box.groups()] == [210, 297]


def test_a_large_field_opens_and_prints(browser: Browser, tmp_path: Path) -> None:
    """A field of 300 in 9 rounds opens, keeps its head in sight, and repeats it on paper."""
    games = []
    for r in range(1, 10):
        circle = [1, *(2 + (k + r) % 299 for k in range(299))]
        pairs = zip(circle[:150], reversed(circle[150:]), strict=True)
        games += [(r, white, black, ("1-0", "1/2-1/2")[white % 2]) for white, black in pairs]
    table = Crosstable.from_games([f"Player {k}" for k in range(1, 301)], games)
    path = tmp_path / "large.html"
    path.write_text(page(rank(table, "BH/C1, BH, SB, DE, WIN")), encoding="utf-8")
    browser.resize(1200, 800)
    browser.open(path.as_uri())
    top = browser.run(
        "const t = document.querySelector('.standings'); t.scrollTop = 2000;"
        "return t.querySelector('thead th').getBoundingClientRect().top"
        " - t.getBoundingClientRect().top"
    )
    assert abs(top) < 1
    assert pages_of(browser.printed()) > 5
