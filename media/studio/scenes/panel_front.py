"""The panel as it comes out of its box, leaning on a pale wall under a ceiling light."""

import math
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit.decor import mug  # noqa: E402
from kit.lights import area  # noqa: E402
from kit.materials import ceramic, paint, wood  # noqa: E402
from kit.mesh import box, lathe, mesh, parent  # noqa: E402
from kit.panel import THICKNESS, WIDTH, detailed_panel  # noqa: E402
from kit.scene import camera  # noqa: E402
from kit.set import GROUND, surround  # noqa: E402
from kit.shoot import shoot  # noqa: E402

LEAN = math.radians(8)


def build():
    """Floor, wall, the panel on its long side, and a stool that tells its size."""
    mesh("wall", [(-6, 0, 0), (6, 0, 0), (6, 0, 4), (-6, 0, 4)], [(0, 1, 2, 3)],
         paint(GROUND, 0.92, 0.05, 0.12, 0.012))
    mesh("floor", [(-6, -6, 0), (6, -6, 0), (6, 0, 0), (-6, 0, 0)], [(0, 1, 2, 3)],
         paint("#b3bfc3", 0.7, 0.04, 0.3, 0.015))
    box("skirting", (12, 0.016, 0.09), (0, -0.008, 0.045), paint("#d3dcdd", 0.5, 0.02), 0.003)

    reach = WIDTH * math.sin(LEAN)
    upright = detailed_panel()
    upright.rotation_euler = (-math.pi / 2 - LEAN, 0, 0)
    upright.location = (-0.16, -0.018 - reach / 2 - THICKNESS * 0.5,
                        WIDTH / 2 * math.cos(LEAN) + THICKNESS / 2 * math.sin(LEAN))
    stool(0.86, -0.33)
    mug((0.82, -0.30, 0.446), ceramic("#b4552f", 0.3, 0.5), turn=2.4)
    light()
    camera((-0.62, -3.05, 0.78), (0.14, 0, 0.41), lens=52, level=False, fstop=8, focus=2.95)


def stool(x, y, height=0.444, radius=0.165):
    """A turned oak stool on three splayed legs."""
    oak, seat = wood("Z", "#b98f5f", "#80582f"), wood("X", "#b98f5f", "#80582f")
    profile = [(0, 0), (radius - 0.02, 0), (radius - 0.004, 0.008), (radius, 0.018),
               (radius - 0.003, 0.027), (radius - 0.012, 0.031), (radius - 0.03, 0.029), (0, 0.026)]
    parts = [lathe("seat", profile, (0, 0, height - 0.029), seat, 96)]
    for turn in (40, 160, 280):
        angle = math.radians(turn)
        leg = lathe("leg", [(0, 0), (0.011, 0), (0.013, 0.004), (0.019, 0.30), (0.016, 0.425),
                            (0, 0.425)], (0.150 * math.cos(angle), 0.150 * math.sin(angle), 0), oak)
        leg.rotation_euler = (0.11 * math.sin(angle), -0.11 * math.cos(angle), 0)
        parts.append(leg)
    return parent(parts, (x, y, 0), (0, 0, 0.3), "stool")


def light():
    """A ceiling window in front and to the left, a cool surround."""
    area("ceiling", (-1.7, -2.3, 2.5), (-0.1, 0, 0.35), (1.1, 0.8), 120, (1.0, 0.99, 0.97),
         group="sky")
    surround(0.20)


if __name__ == "__main__":
    shoot(build, bounces=5)
