"""Fail where a module of the engine is covered less than it has to be.

python .ci/engine_coverage.py COVERAGE.json
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

LEAST = 97  # percent of its lines


def main(file: str) -> int:
    """Print the modules that fall short; the status is 1 where there are some."""
    files = json.loads(Path(file).read_text("utf-8"))["files"]
    engine = {
        name.partition("/engine/")[2]: found["summary"]["percent_covered"]
        for name, found in files.items()
        if "/tiebreaks/engine/" in name
    }
    short = {name: percent for name, percent in engine.items() if percent < LEAST}
    for name, percent in sorted(short.items()):
        print(f"engine/{name}: {percent:.1f} % is covered, {LEAST} % has to be")
    print(f"engine: {len(engine)} modules, the least covered {min(engine.values()):.1f} %")
    return int(bool(short))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
