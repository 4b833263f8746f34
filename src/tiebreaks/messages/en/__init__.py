"""English."""

from tiebreaks.messages.en.names import NAMES
from tiebreaks.messages.en.sources import SOURCES
from tiebreaks.messages.en.texts import TEXTS

MESSAGES = {**NAMES, **SOURCES, **TEXTS}
