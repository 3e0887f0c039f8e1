"""Along the edge: aluminium frame, white face, 12.5 mm against a steel rule."""

import math
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit.lettering import steel_rule  # noqa: E402
from kit.lights import area  # noqa: E402
from kit.materials import image_mat, metal  # noqa: E402
from kit.mesh import box, mesh, parent  # noqa: E402
from kit.panel import LENGTH, THICKNESS, WIDTH, detailed_panel  # noqa: E402
from kit.scene import camera  # noqa: E402
from kit.set import surround, sweep  # noqa: E402
from kit.shoot import shoot  # noqa: E402

TURN = math.radians(34)      # of the long edge, from the picture's plane
ALONG = 0.052                # of the rule, from the corner


def build():
    """The panel flat on the sweep, face up; the rule stands on end against its edge."""
    sweep(back=2.4, radius=1.6)
    cos, sin = math.cos(TURN), math.sin(TURN)
    slab = detailed_panel()
    slab.rotation_euler = (math.pi, 0, TURN)
    slab.location = (LENGTH / 2 * cos - WIDTH / 2 * sin,
                     LENGTH / 2 * sin + WIDTH / 2 * cos, THICKNESS / 2)
    scale = rule()
    scale.rotation_euler = (0, 0, TURN)
    scale.location = (ALONG * cos + 0.0005 * sin, ALONG * sin - 0.0005 * cos, 0)
    light()
    camera((0.004, -0.31, 0.075), (0.022, 0, 0.014), lens=90, level=False, fstop=14, focus=0.325)


def rule(length=0.150):
    """A 15 mm steel rule on end."""
    body = box("rule", (0.015, 0.0006, length), (0, 0, length / 2), metal("#c3c7c9", 0.3), 0.0002)
    face = mesh("ticks", [(-0.0075, -0.00032, 0), (0.0075, -0.00032, 0),
                          (0.0075, -0.00032, length), (-0.0075, -0.00032, length)],
                [(0, 1, 2, 3)], image_mat(steel_rule(round(length * 1000)), 0.35, 0.5),
                uvs=[(0, 0), (1, 0), (1, 1), (0, 1)])
    return parent([body, face], name="steel rule")


def light():
    """A strip along the edge, light from above, a dark card to give the metal a line."""
    area("top", (0.1, 0.3, 1.1), (0, 0.1, 0), (1.2, 0.9), 14, (1.0, 0.99, 0.98), group="sky")
    area("strip", (0.55, -0.55, 0.35), (0, 0, 0), (0.16, 0.7), 5.0, (0.92, 0.97, 1.0), group="sky")
    surround(0.2)


if __name__ == "__main__":
    shoot(build, bounces=5)
