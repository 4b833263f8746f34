"""Whole rows at once, and mappings that are made when somebody asks."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from operator import itemgetter
from typing import TypeVar, overload

from tiebreaks._exact import FrozenMap

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")
T = TypeVar("T")


def picked(values: Sequence[int], rows: Sequence[Sequence[int]]) -> list[list[int]]:
    """Return values[k] for every k of every row; the rows have the same length.

    >>> picked([5, 6, 7], [(0, 2), (1, -1)])
    [[5, 7], [6, 7]]
    """
    if not rows or len(rows[0]) < 2:  # itemgetter gives a tuple from two on
        return [[values[k] for k in row] for row in rows]
    return [list(itemgetter(*row)(values)) for row in rows]  # twice as fast as the line above


class LazyMap(Mapping[K, V]):
    """A mapping that is made when it is first looked at, by a function without side effects."""

    __slots__ = ("_made", "_make")

    def __init__(self, make: Callable[[], Mapping[K, V]]) -> None:
        self._make: Callable[[], Mapping[K, V]] | None = make
        self._made: Mapping[K, V] = {}

    def _items(self) -> Mapping[K, V]:
        make = self._make
        if make is not None:
            self._made = make()
            self._make = None  # after the items are there: another thread may be looking
        return self._made

    def __getitem__(self, key: K) -> V:
        return self._items()[key]

    def __iter__(self) -> Iterator[K]:
        return iter(self._items())

    def __len__(self) -> int:
        return len(self._items())

    @overload
    def get(self, key: K, /) -> V | None: ...
    @overload
    def get(self, key: K, /, default: V | T) -> V | T: ...
    def get(self, key: K, /, default: object = None) -> object:
        """Return the value of a key, else the default; most rounds have no note."""
        return self._items().get(key, default)

    def __reduce__(self) -> tuple[type[FrozenMap[K, V]], tuple[dict[K, V]]]:
        return FrozenMap, (dict(self._items()),)
