"""Many files checked at once, and the report on them."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed

import attrs

from tiebreaks._exact import brief
from tiebreaks.checking.verdicts import Verdict
from tiebreaks.checking.wording import details, not_compared, summary
from tiebreaks.errors import InputError, Problem


@attrs.frozen
class Checked:
    """The report on one file; `problem` says why it is unusable.

    `not_compared` are the lines of `details` on what was published and not compared.
    """

    file: str
    summary: str = ""
    details: tuple[str, ...] = ()
    notices: tuple[str, ...] = ()
    differs: bool = False
    problem: str = ""
    not_compared: tuple[str, ...] = ()

    __repr__ = brief

    @property
    def status(self) -> int:
        """0 without differences, 1 with differences, 2 for an unusable file."""
        return 2 if self.problem else int(self.differs)

    @property
    def lines(self) -> tuple[str, ...]:
        """The lines to print if it is the only file."""
        return self.details if self.differs else (self.summary, *self.details)


def checked(
    file: str, verdict: Verdict, notices: Iterable[object], texts: Mapping[str, str]
) -> Checked:
    """Put a verdict into words.

    Raises:
        InputError: nothing is published.
    """
    if not verdict.compared:
        reason = "no published places, points or values to compare"
        raise InputError(Problem("nothing_published", reason, source=file))
    return Checked(
        file,
        summary(verdict, texts),
        tuple(details(verdict, texts)),
        tuple(f"{file}: {notice}" for notice in notices),
        bool(verdict.differences),
        not_compared=tuple(not_compared(verdict, texts)),
    )


def check_all(
    check: Callable[[str], Checked], files: Sequence[str], progress: Callable[[int], None]
) -> list[Checked]:
    """Check files in parallel processes; return the answers in the order of the files.

    `check` must be a module-level function, so that processes can find it; `progress` is called
    with the number of files done after each file.
    """
    cores = os.cpu_count() or 1  # each has its process, even idle ones; Windows takes at most 61
    with ProcessPoolExecutor(len(files) if len(files) < min(cores, 61) else None) as pool:
        jobs = [pool.submit(check, file) for file in files]
        for done, _ in enumerate(as_completed(jobs), 1):
            progress(done)
        return [job.result() for job in jobs]


def report(checked: Sequence[Checked], texts: Mapping[str, str]) -> str:
    """Write the result for each file, and the numbers with and without differences."""
    lines: list[str] = []
    for one in checked:
        if not one.problem:
            lines.append(texts["check_file"].format(file=one.file, summary=one.summary))
            lines += [f"  {line}" for line in one.details]
    agree, differ, unusable = ([one.status for one in checked].count(n) for n in range(3))
    counted = texts["check_summary"].format(
        count=len(checked), agree=agree, differ=differ, unusable=unusable
    )
    return "\n".join([*lines, counted])
