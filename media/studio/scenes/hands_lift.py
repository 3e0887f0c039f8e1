"""Fitting: two people in gloves raise the panel towards its channels."""

import math
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit import fitting, gloves  # noqa: E402
from kit.mesh import tube  # noqa: E402
from kit.panel import BACK_Z, THICKNESS  # noqa: E402
from kit.panel_finish import sheath  # noqa: E402
from kit.scene import camera  # noqa: E402
from kit.shoot import shoot  # noqa: E402

DROP = 0.15                  # from the ceiling to the panel's back


def build():
    """The panel a hand's breadth below its channels, held at both ends."""
    top = fitting.waiting_panel(DROP)
    x, y = fitting.OUTLET
    tube("flex", [(x, y, fitting.CEILING + 0.01), (x, y, fitting.CEILING - 0.05), (x - 0.03, y - 0.06, top + 0.04),
                  (x + 0.04, y - 0.07, top + 0.012), (0.33, 0.03, top + BACK_Z)], 0.0042, sheath(fitting.SUPPLY), 12)
    under = top - THICKNESS - 0.0165
    for end, sides in ((1, ("left", "right")), (-1, ("right", "left"))):
        for y, side in zip((-0.20, 0.19), sides):
            turn = end * math.radians(84 if y < 0 else 97)
            gloves.arm(gloves.FLAT, side, (end * 0.615, y, under), (0, math.pi, turn), bend=46)
    camera((-0.30, -1.66, 1.80), (0.0, 0.0, 2.235), lens=36, level=False, fstop=8, focus=1.6)


if __name__ == "__main__":
    shoot(build, bounces=5)
