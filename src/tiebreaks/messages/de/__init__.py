"""German: the terms of German arbiters, with half points as ½."""

from tiebreaks.messages.de.names import NAMES
from tiebreaks.messages.de.sources import SOURCES
from tiebreaks.messages.de.texts import TEXTS

MESSAGES = {**NAMES, **SOURCES, **TEXTS}
