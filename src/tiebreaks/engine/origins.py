"""Origins: the game and the authority that a tie-break comes from, and how well it is known."""

from __future__ import annotations

from enum import Enum

import attrs

from tiebreaks._exact import cut


@attrs.frozen
class Origin:
    """A game and an authority, by the key of their name in the messages.

    `cited`: whether the edition of an evaluation is the text that holds the tie-break.
    """

    key: str
    cited: bool = False

    def __repr__(self) -> str:
        return cut(f"<Origin {self.key}>")


class Confidence(Enum):
    """How well the definition of a tie-break is established."""

    CONFIRMED = "A"  # the rule was seen, and a second source gives the same numbers
    ONE_SOURCE = "B"
    INFERRED = "C"  # a secondary source, or a detail inferred by us


FIDE = Origin("fide", cited=True)
FIDE_EARLIER = Origin("fide_earlier")  # of older handbooks and of the olympiads
HISTORY = Origin("history")  # the family of Berger
US_CHESS = Origin("us_chess")
FEDERATIONS = Origin("federations")  # of other countries, and chess programs
RECURSIVE = Origin("recursive")  # solved for everybody at once
GO = Origin("go")
DRAUGHTS = Origin("draughts")
MIND_SPORTS = Origin("mind_sports")  # by scores of games: Othello, Scrabble and others
CARDS = Origin("cards")
SCHEDULES = Origin("schedules")  # strength of schedule: wargames, board games, esports
OWN = Origin("own")  # tie-breaks that are not built in

ORIGINS = (
    FIDE,
    FIDE_EARLIER,
    HISTORY,
    US_CHESS,
    FEDERATIONS,
    RECURSIVE,
    GO,
    DRAUGHTS,
    MIND_SPORTS,
    CARDS,
    SCHEDULES,
    OWN,
)
