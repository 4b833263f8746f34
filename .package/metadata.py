"""What the index is told of the project: its addresses, and the README with links that work there.

The one line to fill in is `repository` in pyproject.toml. While it is empty, the long description
keeps the words of links into the repository without the links, since nothing is there to lead to.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

LINK = re.compile(r"(!?)\[([^\]]*)\]\((?!https?:|mailto:|#)([^)\s]+)\)")
PAGES = {"Documentation": "docs/index.md", "Changelog": "docs/changelog.md"}


def long_description(readme: str, repository: str, tag: str) -> str:
    """Return the README with absolute links to the files of a tag."""

    def absolute(link: re.Match[str]) -> str:
        mark, words, path = link.groups()
        if not repository:
            return "" if mark else words
        return f"{mark}[{words}]({repository}/{'raw' if mark else 'blob'}/{tag}/{path})"

    return LINK.sub(absolute, readme)


class Metadata(MetadataHookInterface):
    """Fill in `readme` and `urls`."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Change what pyproject.toml leaves open."""
        repository = self.config["repository"].rstrip("/")
        tag = f"v{metadata['version']}"
        readme = Path(self.root, "README.md").read_text("utf-8")
        text = long_description(readme, repository, tag)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
        if repository:
            pages = {name: f"{repository}/blob/{tag}/{path}" for name, path in PAGES.items()}
            metadata["urls"] = {"Source": repository, **pages}
