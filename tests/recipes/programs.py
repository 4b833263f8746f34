"""The programs of the page of recipes, each by its heading."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "how-to" / "recipes.md"
SECTION = re.compile(r"(?ms)^## ([^\n]+)\n(.*?)(?=^## |\Z)")
BLOCK = re.compile(r"(?ms)^```python\n(.*?)^```$")


def sources() -> dict[str, str]:
    """Return the program of every section of the page that has one."""
    found = {
        heading: BLOCK.findall(text) for heading, text in SECTION.findall(PAGE.read_text("utf-8"))
    }
    return {heading: "".join(blocks) for heading, blocks in found.items() if blocks}


def program(heading: str) -> ModuleType:
    """Return the program of a section as a module, imported as a reader would import it."""
    module = ModuleType(re.sub(r"\W+", "_", heading.lower()))
    exec(compile(sources()[heading], f"{PAGE.name}: {heading}", "exec"), vars(module))
    return module
