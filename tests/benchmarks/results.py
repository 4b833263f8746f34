"""What the benchmarks share: a result, the shortest of several times, and a table in Markdown."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable, Iterable, Mapping
from datetime import date
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from time import process_time

import attrs

Work = Callable[[], object]
PEERS = ("tiebreak-core", "gacrux")


@attrs.frozen
class Result:
    """One line of the results: how long some work took, that beside a yardstick, and the aim."""

    work: str
    seconds: float
    beside: str = ""
    aim: str = ""

    def cells(self) -> tuple[str, ...]:
        """Return the cells of the line."""
        return self.work, duration(self.seconds), self.beside, self.aim


def duration(seconds: float) -> str:
    """Write a time with three digits or two decimals."""
    if seconds >= 1:
        return f"{seconds:.1f} s"
    return f"{1000 * seconds:.0f} ms" if seconds >= 0.1 else f"{1000 * seconds:.2f} ms"


def once(work: Work) -> float:
    """Return the time that the processor takes, in seconds."""
    start = process_time()
    work()
    return process_time() - start


def best(work: Work, repeat: int) -> float:
    """Return the shortest of several times, in seconds."""
    return min(once(work) for _ in range(repeat))


def in_turns(works: Mapping[str, Work], repeat: int) -> dict[str, float]:
    """Return the shortest time of each work; all are run in turns, so that ratios hold."""
    rounds = [{name: once(work) for name, work in works.items()} for _ in range(repeat)]
    return {name: min(times[name] for times in rounds) for name in works}


def in_markdown(results: Iterable[Result]) -> str:
    """Return the results as a table."""
    lines = [("work", "time", "beside", "aim"), ("---", "---:", "---", "---")]
    return "\n".join(
        f"| {' | '.join(cells)} |" for cells in (*lines, *(r.cells() for r in results))
    )


def circumstances() -> str:
    """Return the machine, Python, the day, and the versions of what is compared, as one line."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    peers = [f"{name} {found}" for name in PEERS if (found := version_of(name))]
    machine = f"{processor()}, {os.cpu_count()} cores, {platform.system()}"
    packages = ", ".join([f"attrs {version_of('attrs')}", *peers])
    return f"{machine}; {python}; {packages}; {date.today().isoformat()}."


def version_of(package: str) -> str | None:
    """Return the version of a package that is installed; None if it is not."""
    try:
        return version(package)
    except PackageNotFoundError:
        return None


def processor() -> str:
    """Return what the processor is called."""
    try:
        text = Path("/proc/cpuinfo").read_text("utf-8")
    except OSError:
        return platform.processor() or platform.machine()
    names = [line.partition(":")[2].strip() for line in text.splitlines() if "model name" in line]
    return names[0] if names else platform.machine()
