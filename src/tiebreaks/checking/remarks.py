"""What differs from the settings given, in the words of a language."""

from __future__ import annotations

from collections.abc import Mapping

import attrs

from tiebreaks._exact import brief
from tiebreaks.messages import messages


@attrs.frozen
class Remark:
    """One thing that differs: the key of its words (`check_setting_...`), and a value if any."""

    key: str
    value: str = ""

    __repr__ = brief

    def __str__(self) -> str:
        return self.text(messages("en"))

    def text(self, texts: Mapping[str, str]) -> str:
        """Return the words of a language."""
        return texts[f"check_setting_{self.key}"].format(value=self.value)


CONSISTENT = Remark("consistent")
FORFEITS_AS_PLAYED = Remark("forfeits_as_played")
