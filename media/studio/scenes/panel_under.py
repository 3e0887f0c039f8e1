"""A panel on its ceiling, seen from 20 degrees below: the line of shadow all round it."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit import room  # noqa: E402
from kit.lights import area  # noqa: E402
from kit.materials import paint, plain  # noqa: E402
from kit.mesh import mesh  # noqa: E402
from kit.panel import panel  # noqa: E402
from kit.scene import camera  # noqa: E402
from kit.set import card, surround  # noqa: E402
from kit.shoot import shoot  # noqa: E402

X0, X1, Y0, Y1, HEIGHT = -1.9, 2.6, -2.2, 1.5, 2.40
GAP = 0.022


def build():
    """One corner of a room in the light of a window at the left, the camera under the ceiling."""
    wall = paint("#59685f", 0.82, 0.12, 0.3, 0.05)
    plaster = paint("#d3d1cb", 0.92, 0.16, 0.2, 0.03)
    mesh("ceiling", [(X0, Y0, HEIGHT), (X1, Y0, HEIGHT), (X1, Y1, HEIGHT), (X0, Y1, HEIGHT)], [(0, 3, 2, 1)], plaster)
    mesh("back wall", [(X0, Y1, 0), (X1, Y1, 0), (X1, Y1, HEIGHT), (X0, Y1, HEIGHT)], [(0, 1, 2, 3)], wall)
    mesh("right wall", [(X1, Y0, 0), (X1, Y1, 0), (X1, Y1, HEIGHT), (X1, Y0, HEIGHT)], [(0, 1, 2, 3)], wall)
    room.sweep("coving", [(X1, Y0), (X1, Y1), (X0, Y1)], room.coving_profile(0.09), False,
               plain("#dcdad3", 0.6), HEIGHT)
    panel("panel", (0.30, -0.02, HEIGHT), gap=GAP)
    light()
    camera((-0.78, -1.26, 1.88), (0.12, -0.17, HEIGHT - 0.055), lens=39, level=False, fstop=11, focus=1.25)


def light():
    """A window low at the left; the floor of the room returns a little of it."""
    area("window", (-1.85, -0.1, 1.35), (0.4, 0.1, HEIGHT), (1.0, 1.3), 60, (0.90, 0.95, 1.0), group="sky")
    area("floor", (0.6, -0.4, 0.1), (0.4, -0.1, HEIGHT), (2.6, 2.0), 16, (1.0, 0.92, 0.82), group="fill")
    area("second window", (0.2, -2.15, 1.5), (0.3, 0, HEIGHT), (1.4, 1.0), 5, (0.92, 0.96, 1.0), group="sky")
    card("window card", (-1.88, -0.3, 1.9), (1.6, 0.9), (0.92, 0.96, 1.0), 2.2, turn=1.57)
    surround(0.06)


if __name__ == "__main__":
    shoot(build, bounces=5)
