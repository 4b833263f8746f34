"""A small file in each format that can be read, for what is true of every format."""

from __future__ import annotations

from pathlib import Path

from tiebreaks.formats import FORMATS, Format

FOLDER = Path(__file__).parent / "samples"

READ = [entry for entry in FORMATS if entry.loads]
WRITTEN = [
    (entry, version) for entry in FORMATS if entry.dumps for version in entry.versions or (None,)
]


def sample_path(entry: Format) -> Path:
    """Return the file in which the sample of a format is."""
    return FOLDER / f"sample{entry.suffixes[0]}"


def sample(entry: Format) -> bytes:
    """Return the sample of a format."""
    path = sample_path(entry)
    wanted = f"tests/{FOLDER.name}/{path.name}"
    assert path.is_file(), f"{entry.name} can be read: write a small file in it, {wanted}"
    return path.read_bytes()


def named(case: object) -> str:
    """Name a format or a version in the names of tests."""
    return case.name if isinstance(case, Format) else str(case or "one version")
