"""Check an archive of tournament reports on a cluster of Dask, one task a file.

python check_with_dask.py [FOLDER] [SCHEDULER]

Without a folder it is the one of this program. Without the address of a scheduler, such as
tcp://10.0.0.1:8786, a cluster of this machine is started, with a process for every core.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from dask.distributed import Client, as_completed

import tiebreaks
from tiebreaks.errors import TiebreakError

AGREES, DIFFERS, UNUSABLE = "without differences", "with differences", "unusable"
Answer = tuple[str, str]  # one of these, and why: all that travels back for a file


def checked(path: str) -> Answer:
    """Check one report; if it cannot be used, the reason is its answer."""
    try:
        event = tiebreaks.read(path)
        if not (event.published.places or event.published.points):
            return UNUSABLE, "nothing is published"
        differences = tiebreaks.check(event)
    except (TiebreakError, OSError) as error:
        return UNUSABLE, str(error)
    if not differences:
        return AGREES, ""
    name, what = differences[0].participant.name, differences[0].what
    return DIFFERS, f"{len(differences)}, the first is of {name}: {what}"


def answers(client: Client, paths: list[str]) -> Iterator[tuple[str, Answer]]:
    """Yield each file with its answer; if its worker ends, or fails otherwise, why it did."""
    for future in as_completed(client.map(checked, paths, key=paths)):
        error = future.exception()
        yield future.key, (UNUSABLE, repr(error)) if error else future.result()


def main(folder: str, scheduler: str | None = None) -> None:
    """Print what does not agree, and how many files there are of each kind."""
    local = {} if scheduler else {"threads_per_worker": 1, "dashboard_address": None}
    with Client(scheduler, **local) as client:
        found = dict(answers(client, sorted(map(str, Path(folder).glob("*.trf")))))
    for path, (kind, why) in sorted(found.items()):
        if kind != AGREES:
            print(f"{Path(path).name}: {kind}: {why}")
    counts = Counter(kind for kind, _ in found.values())
    kinds = ", ".join(f"{counts[kind]} {kind}" for kind in (AGREES, DIFFERS, UNUSABLE))
    print(f"{len(found)} files: {kinds}")


if __name__ == "__main__":
    main(*(sys.argv[1:] or [str(Path(__file__).parent)]))
