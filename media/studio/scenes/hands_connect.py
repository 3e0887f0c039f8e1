"""Fitting: gloved hands join the panel's flex to the supply, between the ceiling and the waiting panel."""

import math
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit import fitting, gloves  # noqa: E402
from kit.materials import plain  # noqa: E402
from kit.mesh import lathe, parent, tube  # noqa: E402
from kit.panel import BACK_Z, THICKNESS  # noqa: E402
from kit.panel_finish import sheath  # noqa: E402
from kit.scene import camera  # noqa: E402
from kit.shoot import shoot  # noqa: E402

DROP = 0.30                  # from the ceiling to the panel's back
MIDDLE = (0.10, -0.12, 2.235)    # where the two halves of the connector meet
GAP = 0.032
LENGTH = 0.145                   # of each half
TILT, YAW = math.radians(38), math.radians(16)


def build():
    """Plug and socket a finger's breadth apart, each held in a hand."""
    top = fitting.waiting_panel(DROP)
    for side in (-0.36, 0.36):
        fitting.prop(side, 0.0, top - THICKNESS)
    x, y, z = MIDDLE
    ox, oy = fitting.OUTLET
    for side, sign, colour in (("right", 1, "#e4e6e5"), ("left", -1, "#23282b")):
        grip = gloves.arm(gloves.GRIP, side, (sign * 0.088, -0.098 * math.cos(TILT) - 0.036 * math.sin(TILT),
                                              -0.098 * math.sin(TILT) + 0.036 * math.cos(TILT)), (TILT, 0, 0), bend=14)
        parent([grip, _half(sign, colour)], (x + sign * GAP / 2, y, z), (0, 0, sign * YAW))
    right, left = (_cable_end(sign) for sign in (1, -1))
    tube("supply", [(ox, oy, fitting.CEILING + 0.01), (ox, oy, fitting.CEILING - 0.05), (ox + 0.10, oy, z + 0.08),
                    (right[0] + 0.07, right[1] + 0.03, z + 0.01), right], 0.0042, sheath(fitting.SUPPLY), 12)
    tube("flex", [left, (left[0] - 0.06, left[1] + 0.02, z - 0.004), (left[0] - 0.09, left[1] + 0.08, z - 0.10),
                  (x - 0.05, y + 0.19, top + 0.016), (0.20, 0.06, top + 0.014), (0.33, 0.03, top + BACK_Z)],
         0.0042, sheath("#e9ebea"), 12)
    camera((-0.20, -0.86, 2.33), (0.09, -0.03, 2.225), lens=34, level=False, fstop=8, focus=0.8)


def _cable_end(sign):
    """Where the cable leaves a half of the connector."""
    x, y, z = MIDDLE
    reach = GAP / 2 + LENGTH - 0.004
    return x + sign * reach * math.cos(YAW), y + reach * math.sin(YAW), z


def _half(sign, colour):
    """One half of the connector, its face at the origin and its cable end `sign` along x; the left one has a nose."""
    if sign < 0:
        nose = [(0, -0.013), (0.0088, -0.013), (0.0092, -0.012), (0.0092, 0)]
    else:
        nose = [(0, 0.008), (0.0096, 0.008), (0.0096, 0)]
    ribs = [(radius, 0.006 + 0.004 * k + step) for k in range(5)
            for radius, step in ((0.0130, 0), (0.0138, 0.001), (0.0138, 0.0025), (0.0130, 0.0035))]
    profile = [*nose, (0.0125, 0), (0.0130, 0.001), *ribs, (0.0130, LENGTH - 0.030), (0.0095, LENGTH - 0.018),
               (0.0070, LENGTH - 0.002), (0.0045, LENGTH)]
    return lathe("half", profile, mat=plain(colour, 0.4), seg=48, rot=(0, sign * math.pi / 2, 0))


if __name__ == "__main__":
    shoot(build, bounces=5)
