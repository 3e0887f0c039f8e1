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
from kit.set import card, surround  # noqa: E402
from kit.shoot import shoot  # noqa: E402

LEAN = math.radians(9)


def build():
    """The panel on its long side, leaning on the wall, its near corner towards the camera."""
    mesh("wall", [(-6, 0, 0), (6, 0, 0), (6, 0, 4), (-6, 0, 4)], [(0, 1, 2, 3)],
         paint("#4b4e50", 0.92, 0.28, 0.06, 0.09))
    mesh("floor", [(-6, -6, 0), (6, -6, 0), (6, 0, 0), (-6, 0, 0)], [(0, 1, 2, 3)],
         paint("#3a3c3d", 0.42, 0.10, 0.4, 0.10))
    reach = WIDTH * math.sin(LEAN)
    upright = detailed_panel()
    upright.rotation_euler = (-math.pi / 2 - LEAN, 0, 0)
    upright.location = (0, -0.018 - reach / 2 - THICKNESS * 0.5,
                        WIDTH / 2 * math.cos(LEAN) + THICKNESS / 2 * math.sin(LEAN))
    light()
    camera((-1.30, -1.10, 0.76), (-0.04, -0.05, 0.225), lens=38, level=False, fstop=14, focus=1.35)


def light():
    """A warm strip grazes the face from above its far end; cards give the metal something to mirror."""
    area("raking", (0.55, -0.22, 1.05), (-0.25, -0.05, 0.18), (0.30, 0.05), 24, (1.0, 0.93, 0.84), spread=120,
         group="sun")
    card("sheen", (1.5, -0.75, 0.75), (0.5, 1.5), (1.0, 0.94, 0.86), 2.2, "sun", turn=-2.0)
    card("end card", (-0.86, -0.004, 0.50), (0.48, 0.78), (0.84, 0.91, 1.0), 2.4, "sky")
    card("top card", (1.6, -0.004, 1.05), (2.6, 0.45), (1.0, 0.93, 0.84), 4, "sun")
    surround(0.03)


if __name__ == "__main__":
    shoot(build, bounces=5)
