"""Fitting, step 4: the panel up, close under the ceiling, and the room itself again."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit import fitting  # noqa: E402
from kit.panel import panel  # noqa: E402
from kit.shoot import shoot  # noqa: E402


def build():
    """Nothing but the panel and its line of shadow."""
    fitting.corner_of_a_room()
    fitting.battens()
    panel("panel", (0, 0, fitting.CEILING), gap=fitting.BATTEN_DEPTH)


if __name__ == "__main__":
    shoot(build, bounces=5)
