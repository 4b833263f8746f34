"""Spanish: the terms of Spanish arbiters, with half points as ½."""

from tiebreaks.messages.es.names import NAMES
from tiebreaks.messages.es.sources import SOURCES
from tiebreaks.messages.es.texts import TEXTS

MESSAGES = {**NAMES, **SOURCES, **TEXTS}
