"""French: the terms of French arbiters, with half points as ½."""

import re
from collections.abc import Mapping

from tiebreaks.messages.fr.names import NAMES
from tiebreaks.messages.fr.sources import SOURCES
from tiebreaks.messages.fr.texts import TEXTS


def typeset(texts: Mapping[str, str]) -> Mapping[str, str]:
    """Return texts in which no line breaks before a sign that stands alone."""
    return {
        key: re.sub(r"(?<=«) | (?=[:;!?%»])", "\N{NO-BREAK SPACE}", text)
        for key, text in texts.items()
    }


MESSAGES = typeset({**NAMES, **SOURCES, **TEXTS})
