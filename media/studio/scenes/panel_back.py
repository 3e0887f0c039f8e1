"""The back: connection box, flex, keyhole fixings and the rating label."""

import math
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit.mesh import parent  # noqa: E402
from kit.panel import BACK_Z, THICKNESS, detailed_panel  # noqa: E402
from kit.panel_back import back_parts  # noqa: E402
from kit.scene import camera  # noqa: E402
from kit.set import daylight, sweep  # noqa: E402
from kit.shoot import shoot  # noqa: E402

FLEX = [(0.330, 0.030, BACK_Z + 0.007), (0.290, 0.030, BACK_Z + 0.006),
        (0.235, 0.052, BACK_Z + 0.004), (0.200, 0.120, BACK_Z + 0.0035),
        (0.225, 0.190, BACK_Z + 0.0035), (0.300, 0.225, BACK_Z + 0.0035),
        (0.345, 0.262, BACK_Z + 0.010), (0.370, 0.330, BACK_Z + 0.006),
        (0.380, 0.390, -0.002), (0.420, 0.440, -0.002)]


def build():
    """The panel face down on the sweep, seen from over its connection end."""
    sweep(back=2.6, radius=1.6)
    slab = detailed_panel()
    parent(back_parts(FLEX), name="back").parent = slab
    slab.rotation_euler = (0, 0, math.radians(24))
    slab.location = (-0.22, 0.02, THICKNESS / 2)
    daylight((0, 0.2, 0), top=40, side=90, fill=3, ambient=0.12)
    camera((0.16, -0.98, 0.80), (0.045, 0.115, 0.0), lens=68, level=False, fstop=14, focus=1.2)


if __name__ == "__main__":
    shoot(build, bounces=5)
