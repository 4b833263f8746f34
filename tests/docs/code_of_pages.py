"""Write the code of the pages as modules, so that a type checker reads it.

The `>>>` lines of a page are one module, and each program of the recipes is one.

python tests/docs/code_of_pages.py FOLDER
"""

from __future__ import annotations

import re
import sys
from doctest import DocTestParser
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = [
    ROOT / "README.md",
    ROOT / "docs" / "tutorial-programmer.md",
    *sorted(ROOT.glob("docs/how-to/*.md")),
]
PROGRAM = re.compile(r"(?ms)^```python\n(.*?)^```$")


def code_of(page: Path) -> str:
    """Return the statements of a page, each on the line where it is shown."""
    lines: list[str] = []
    for example in DocTestParser().get_examples(page.read_text("utf-8")):
        lines += [""] * (example.lineno - len(lines))
        lines += example.source.splitlines()
    return "".join(f"{line}\n" for line in lines)


def main(folder: Path) -> None:
    """Write a module for each page."""
    folder.mkdir()
    for page in PAGES:
        name = page.stem.lower().replace("-", "_")
        text = page.read_text("utf-8")
        (folder / f"page_{name}.py").write_text(code_of(page), encoding="utf-8")
        for number, program in enumerate(PROGRAM.findall(text), start=1):
            (folder / f"{name}_{number}.py").write_text(program, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
