"""English."""

from tiebreaks.messages.en.names import NAMES
from tiebreaks.messages.en.texts import TEXTS

MESSAGES = {**NAMES, **TEXTS}
