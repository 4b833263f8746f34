"""French: the terms of French arbiters, with half points as ½."""

import re

from tiebreaks.messages.fr.names import NAMES
from tiebreaks.messages.fr.sources import SOURCES
from tiebreaks.messages.fr.texts import TEXTS

# Before these signs a blank is one at which no line breaks.
MESSAGES = {
    key: re.sub(r" (?=[:;%])", "\N{NO-BREAK SPACE}", text)
    for key, text in {**NAMES, **SOURCES, **TEXTS}.items()
}
