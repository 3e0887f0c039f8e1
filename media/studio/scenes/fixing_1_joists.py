"""Fitting, step 1: the joists found and marked, the supply cable brought through."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit import fitting  # noqa: E402
from kit.shoot import shoot  # noqa: E402


def build():
    """The bare ceiling with its pencil marks."""
    fitting.corner_of_a_room()
    fitting.markings()
    fitting.outlet()
    fitting.cable_tail()
    fitting.stepladder()


if __name__ == "__main__":
    shoot(build, bounces=5)
