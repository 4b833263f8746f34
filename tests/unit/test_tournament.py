"""What a tournament holds besides its table."""

from __future__ import annotations

from fractions import Fraction

from tiebreaks import Published


def test_published_is_immutable() -> None:
    """Who changes his mappings afterwards changes nothing; the same content has the same hash."""
    places, values = {1: 2, 2: 1}, {"BH": {1: Fraction(3), 2: None}}
    published = Published(places, values=values)
    same = Published({1: 2, 2: 1}, values={"BH": {1: Fraction(3), 2: None}})
    places[1] = 1
    values["BH"][1] = Fraction(4)
    assert published.places == {1: 2, 2: 1}
    assert published.values == {"BH": {1: Fraction(3), 2: None}}
    assert hash(published) == hash(same)
