"""A room's thermostat: a plain square on the wall beside an open door, at 20.5 degrees."""

import math
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit.lettering import thermostat_face  # noqa: E402
from kit.lights import area, sun  # noqa: E402
from kit.materials import image_mat, paint, plain, wood  # noqa: E402
from kit.mesh import box, mesh, parent  # noqa: E402
from kit.panel import slab  # noqa: E402
from kit.panel_finish import white_face  # noqa: E402
from kit.scene import camera  # noqa: E402
from kit.set import surround  # noqa: E402
from kit.shoot import shoot  # noqa: E402

SIDE, DEPTH = 0.086, 0.0125
HEIGHT = 1.40


def build():
    """A wall, a door's architrave at the right, and window light from the left."""
    mesh("wall", [(-4, 0, 0), (0.235, 0, 0), (0.235, 0, 3), (-4, 0, 3)], [(0, 1, 2, 3)],
         paint("#bccac6", 0.85, 0.12, 0.3, 0.015))
    door_case(0.235)
    device((0, 0, HEIGHT))
    light()
    camera((-0.20, -0.62, 1.418), (0.045, 0, HEIGHT), lens=62, level=False, fstop=5.6,
           focus=0.655)


def device(centre):
    """The thermostat, a panel in small: 6 mm corners and a face inside a fine reveal."""
    body = slab("thermostat", SIDE, SIDE, 0.006,
                [(0.0014, -DEPTH, 0), (0.0004, -DEPTH + 0.0004, 0), (0, -DEPTH + 0.0014, 0),
                 (0, -0.0016, 0), (0.0012, -0.0016, 0), (0.0012, 0, 0)], [white_face()])
    inset, front = 0.0035, -DEPTH - 0.00012
    half = SIDE / 2 - inset
    face = mesh("display", [(-half, half, front), (half, half, front), (half, -half, front),
                            (-half, -half, front)], [(3, 2, 1, 0)],
                image_mat(thermostat_face(), 0.24, 0.5),
                uvs=[(0, 1), (1, 1), (1, 0), (0, 0)])
    return parent([body, face], centre, (-math.pi / 2, 0, 0), "thermostat")


def door_case(x):
    """Architrave, lining and the edge of an oak door that stands open."""
    white = paint("#e9ecea", 0.45, 0.02)
    for offset, width, depth in ((0.0, 0.018, 0.012), (0.018, 0.045, 0.017), (0.063, 0.012, 0.022)):
        box("architrave", (width, depth, 3), (x + offset + width / 2, -depth / 2, 1.5), white,
            0.003)
    box("lining", (0.02, 0.14, 3), (x + 0.075, 0.07, 1.5), white, 0.001)
    box("door", (0.8, 0.042, 3), (x + 0.44, 0.5, 1.5), wood("Z", "#b98f5f", "#80582f"), 0.002,
        rot=(0, 0, math.radians(64)))
    mesh("hall", [(-1, 2.2, 0), (3, 2.2, 0), (3, 2.2, 3), (-1, 2.2, 3)], [(0, 1, 2, 3)],
         plain("#c9d3d1", 0.9))


def light():
    """Late sun through glazing bars, and the soft light of the window itself."""
    sun(3.2, 20, 238, 1.2, (1, 0.84, 0.66), group="sky")
    for level in (1.02, 1.31, 1.60, 1.89):
        bar = box("glazing bar", (0.02, 2.4, 0.035), (-1.15, -0.75, level), plain("#d0d0d0"), 0)
        bar.visible_camera = False
    area("window", (-1.9, -1.3, 1.7), (0, 0, 1.4), (1.2, 1.4), 22, (0.90, 0.96, 1.0), group="sky")
    surround(0.28)


if __name__ == "__main__":
    shoot(build, bounces=5)
