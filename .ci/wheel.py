"""Fail where a wheel does not hold what it should, or what the index shows of it is wrong.

python .ci/wheel.py WHEEL WITH_ADDRESS

The second wheel is one for which `repository` in pyproject.toml is filled in.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator
from email.message import Message
from email.parser import Parser
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
INFO = f"{PROJECT['name']}-{PROJECT['version']}.dist-info"
PACKED = {".py", ".typed", ".json"}
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")


def expected() -> set[str]:
    """Return the files of a wheel: the package and nothing else."""
    source = ROOT / "src"
    package = {path for path in source.rglob("*") if path.suffix in PACKED}
    info = ("METADATA", "RECORD", "WHEEL", "entry_points.txt", "licenses/LICENSE")
    return {path.relative_to(source).as_posix() for path in package} | {f"{INFO}/{n}" for n in info}


def contents(wheel: ZipFile) -> Iterator[str]:
    """Yield what is wrong with the files of the wheel."""
    found = {name for name in wheel.namelist() if not name.endswith("/")}
    yield from (f"missing: {name}" for name in sorted(expected() - found))
    yield from (f"not wanted: {name}" for name in sorted(found - expected()))
    if f"{PROJECT['name']}/py.typed" not in found:
        yield "py.typed is missing"
    for name in (name for name in found if name.endswith(".py")):
        if wheel.read(name) != (ROOT / "src" / name).read_bytes():
            yield f"not as in the source: {name}"
    scripts = "".join(f"{name} = {where}\n" for name, where in PROJECT["scripts"].items())
    if scripts not in wheel.read(f"{INFO}/entry_points.txt").decode():
        yield "the command is not among the entry points"


def description(metadata: Message) -> Iterator[str]:
    """Yield what is wrong with what the index shows."""
    if metadata["Version"] != PROJECT["version"]:
        yield f"version {metadata['Version']}"
    needed = [one for one in metadata.get_all("Requires-Dist", []) if "extra ==" not in one]
    if needed != PROJECT["dependencies"]:
        yield f"needs {needed}"
    if set(metadata.get_all("Provides-Extra", [])) != set(PROJECT["optional-dependencies"]):
        yield "other extras than in pyproject.toml"
    text = str(metadata.get_payload())
    if not text.lstrip().startswith(f"# {PROJECT['name']}"):
        yield "the long description is not the README"
    yield from (f"a relative link: {to}" for to in LINK.findall(text) if "://" not in to)


def with_address(metadata: Message) -> Iterator[str]:
    """Yield what is wrong once the project has an address."""
    yield from description(metadata)
    readme = LINK.findall((ROOT / "README.md").read_text("utf-8"))
    if len(LINK.findall(str(metadata.get_payload()))) != len(readme):
        yield "links of the README are lost"
    urls = [one.partition(", ")[0] for one in metadata.get_all("Project-URL", [])]
    if not {"Source", "Documentation", "Changelog"} <= set(urls):
        yield f"project URLs: {urls}"


def metadata_of(wheel: ZipFile) -> Message:
    """Return the metadata of a wheel, the README its payload."""
    return Parser().parsestr(wheel.read(f"{INFO}/METADATA").decode("utf-8"))


def main(plain: str, addressed: str) -> int:
    """Print what is wrong; the status is 1 where there is something."""
    with ZipFile(plain) as wheel, ZipFile(addressed) as other:
        wrong = [
            *contents(wheel),
            *description(metadata_of(wheel)),
            *with_address(metadata_of(other)),
        ]
        print(*wrong, f"the wheel: {len(wheel.namelist())} files, {len(wrong)} faults", sep="\n")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
