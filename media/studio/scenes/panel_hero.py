"""The panel against dark plaster in raking light: frame, edge and the fine texture of its face."""

import math
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit.lights import area  # noqa: E402
from kit.materials import paint  # noqa: E402
from kit.mesh import mesh  # noqa: E402
from kit.panel import THICKNESS, WIDTH, detailed_panel  # noqa: E402
from kit.scene import camera  # noqa: E402
from kit.set import surround  # noqa: E402
from kit.shoot import shoot  # noqa: E402

LEAN = math.radians(7)


def build():
    """The panel on its long side, leaning on the wall; light grazes its face from the upper right."""
    plaster = paint("#3a3e41", 0.92, 0.05, 0.25, 0.03)
    mesh("wall", [(-6, 0, 0), (6, 0, 0), (6, 0, 4), (-6, 0, 4)], [(0, 1, 2, 3)], plaster)
    mesh("floor", [(-6, -6, 0), (6, -6, 0), (6, 0, 0), (-6, 0, 0)], [(0, 1, 2, 3)],
         paint("#2b2e30", 0.45, 0.04, 0.35, 0.015))
    reach = WIDTH * math.sin(LEAN)
    upright = detailed_panel()
    upright.rotation_euler = (-math.pi / 2 - LEAN, 0, 0)
    upright.location = (0, -0.018 - reach / 2 - THICKNESS * 0.5,
                        WIDTH / 2 * math.cos(LEAN) + THICKNESS / 2 * math.sin(LEAN))
    area("raking", (1.9, -0.38, 1.35), (-0.2, -0.06, 0.3), (0.18, 0.9), 95, (1.0, 0.92, 0.82), group="sun")
    area("edge", (-1.7, -0.9, 0.9), (-0.6, -0.06, 0.3), (0.15, 1.0), 9, (0.74, 0.86, 1.0), group="sky")
    surround(0.02)
    camera((-1.75, -1.75, 0.62), (-0.08, -0.04, 0.30), lens=52, level=False, fstop=9, focus=2.1)


if __name__ == "__main__":
    shoot(build, bounces=5)
