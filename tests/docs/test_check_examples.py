"""A published table is recognised: checking names the settings that it was made with."""

from __future__ import annotations

from pathlib import Path

import attrs
import pytest

import tiebreaks
from tiebreaks import Pairing, Published, checking, editions

EXAMPLES = sorted((Path(__file__).parents[2] / "examples").glob("*.trf"))
LISTS = {False: "PTS,SB,SB/C1,WON,KS", True: "PTS,EMMSB,SSSC,EGGSB/C1"}


@pytest.mark.parametrize("pairing", list(Pairing))
@pytest.mark.parametrize("edition", ["fide-2024-08", "fide-2026-03"])
@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_the_settings_of_a_published_table_are_named(
    path: Path, edition: str, pairing: Pairing
) -> None:
    """Places published under an edition and a pairing mode agree with these, and name them."""
    event = tiebreaks.read(path)
    table = attrs.evolve(event.crosstable, pairing=pairing)
    listed = LISTS["MP" in table.points]
    places = tiebreaks.rank(table, listed, edition=edition).places
    published = attrs.evolve(
        event, crosstable=table, published=Published(places=dict(places)), tiebreaks=(listed,)
    )
    assert tiebreaks.check(published, listed, edition) == ()
    other = next(p for p in Pairing if p is not pairing)
    for tried_edition in (editions.get("fide-2024-08"), editions.DEFAULT):
        for tried_pairing in (pairing, other):
            tried = attrs.evolve(published, crosstable=attrs.evolve(table, pairing=tried_pairing))
            found = checking.reproducing(tried, listed, tried_edition)
            assert any(
                settings.edition.id == edition and settings.pairing is pairing for settings in found
            ) or same(table, listed, edition, tried_pairing, pairing)


def same(
    table: tiebreaks.Crosstable, listed: str, edition: str, one: Pairing, other: Pairing
) -> bool:
    """Whether both pairing modes give the same places, so that one stands for the other."""
    first, second = (
        tiebreaks.rank(attrs.evolve(table, pairing=pairing), listed, edition=edition).places
        for pairing in (one, other)
    )
    return dict(first) == dict(second)
