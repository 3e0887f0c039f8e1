"""Thirteen panels, as many as one 16 A circuit may feed, stacked edge-on beside a steel rule."""

import math
import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit.lights import area  # noqa: E402
from kit.materials import paint, wood  # noqa: E402
from kit.mesh import box, mesh  # noqa: E402
from kit.panel import LENGTH, THICKNESS, WIDTH, detailed_panel  # noqa: E402
from kit.scene import camera  # noqa: E402
from kit.set import card, surround  # noqa: E402
from kit.shoot import shoot  # noqa: E402
from scenes.panel_edge import rule  # noqa: E402

COUNT = 13
TURN = math.radians(24)      # of the long edge, from the picture's plane
ALONG = 0.085                # of the rule, from the corner


def build():
    """Panels face up on an oak bench, each a hair out of line, the near corner in front."""
    box("bench", (3.0, 1.3, 0.05), (0.4, 0.35, -0.025), wood("X", "#6d5138", "#3a2818", 0.5), 0.004)
    mesh("wall", [(-6, 3.2, -2), (6, 3.2, -2), (6, 3.2, 4), (-6, 3.2, 4)], [(0, 1, 2, 3)],
         paint("#4b4e50", 0.92, 0.2, 0.1, 0.06))
    cos, sin = math.cos(TURN), math.sin(TURN)
    rng = random.Random(13)
    for number in range(COUNT):
        along, across = LENGTH / 2 + rng.uniform(-0.0015, 0.0015), WIDTH / 2 + rng.uniform(0, 0.0015)
        slab = detailed_panel()
        slab.rotation_euler = (math.pi, 0, TURN + rng.uniform(-0.0012, 0.0012))
        slab.location = (along * cos - across * sin, along * sin + across * cos, THICKNESS * (number + 0.5))
    scale = rule(0.200)
    scale.rotation_euler = (0, 0, TURN)
    scale.location = (ALONG * cos + 0.0009 * sin, ALONG * sin - 0.0009 * cos, 0)
    light()
    camera((0.07, -0.98, 0.295), (0.115, 0, 0.090), lens=70, level=False, fstop=16, focus=1.0)


def light():
    """Raking warm light along the long edge, a cool card for the short one."""
    area("raking", (0.95, 0.95, 0.62), (0.15, 0.1, 0.16), (0.5, 0.10), 15, (1.0, 0.93, 0.84), group="sun")
    area("front", (1.1, -1.3, 0.5), (0.1, 0, 0.1), (0.4, 0.8), 5, (1.0, 0.95, 0.88), group="sun")
    area("wall", (1.5, 2.2, 1.3), (1.0, 3.2, 0.4), (0.6, 0.6), 16, (1.0, 0.93, 0.84), group="sun")
    card("long card", (0.75, -1.25, 0.25), (0.45, 0.8), (1.0, 0.94, 0.86), 2.6, "sun", 3.64)
    card("short card", (-1.1, -0.75, 0.1), (0.5, 0.5), (0.84, 0.91, 1.0), 0.9, "sky", 2.24)
    surround(0.05)


if __name__ == "__main__":
    shoot(build, bounces=5)
