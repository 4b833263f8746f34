"""The published team event as a tournament report."""

from __future__ import annotations

from trf_lines import player, report, team

from team_event import BYES, MATCHES


def as_report() -> str:
    """Write the event: four players a team, numbered by board; team t has 4t-3 to 4t."""
    cells: dict[int, list[str]] = {number: [""] * 7 for number in range(1, 57)}
    other = {"1": "0", "0": "1", "=": "="}
    lines = []
    for round_, first, second, letters in MATCHES:
        if letters == "----":
            lines.append(f"330 -+ {round_:>3} {first:>3} {second:>3}")
            continue
        for board, letter in enumerate(letters, start=1):
            a, b = 4 * first - 4 + board, 4 * second - 4 + board
            color = "wb"[(board - 1) % 2], "wb"[board % 2]
            cells[a][round_ - 1] = f"{b:>4} {color[0]} {letter}"
            cells[b][round_ - 1] = f"{a:>4} {color[1]} {other[letter]}"
    for round_, number, kind in BYES:
        if kind == "U":
            lines.append(f"320  1.0  2.0{'   0' * (round_ - 1)} {number:>3}")
        else:
            lines.append(f"240 {kind} {round_:>3} {number:>4}")
    return report(
        "042 2024/08/01",
        "092 Team Swiss",
        "352 WBWB",
        *(player(number, *row) for number, row in cells.items()),
        *(team(n, *range(4 * n - 3, 4 * n + 1), name=str(n)) for n in range(1, 15)),
        *lines,
    )
