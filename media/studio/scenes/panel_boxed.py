"""Panels as they are delivered: flat cartons strapped to a pallet, the top one open."""

import math
import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit.lights import area  # noqa: E402
from kit.materials import paint  # noqa: E402
from kit.mesh import mesh, parent  # noqa: E402
from kit.packing import CARTON, carton, lid, pallet, strap, tray  # noqa: E402
from kit.panel import detailed_panel  # noqa: E402
from kit.scene import camera  # noqa: E402
from kit.set import card, surround  # noqa: E402
from kit.shoot import shoot  # noqa: E402

CARTONS = 5
DECK = 0.144                 # of the pallet
SHIFT, TURN = 0.004, 0.006   # how far a carton is off, in metres and radians
ASKEW = SHIFT + TURN * 0.36  # how far one stands out at a strap


def build():
    """The pallet on a concrete floor, the lid of the open carton against the wall behind it."""
    mesh("wall", [(-6, 2.4, 0), (6, 2.4, 0), (6, 2.4, 5), (-6, 2.4, 5)], [(0, 1, 2, 3)],
         paint("#55595b", 0.92, 0.25, 0.1, 0.08))
    mesh("floor", [(-6, -6, 0), (6, -6, 0), (6, 2.4, 0), (-6, 2.4, 0)], [(0, 1, 2, 3)],
         paint("#5d5b57", 0.62, 0.12, 0.35, 0.16))
    loaded().rotation_euler = (0, 0, math.radians(12))
    lid((1.05, 2.1, 0), math.radians(-4))
    light()
    camera((-1.05, -2.75, 1.42), (0.03, 0.02, 0.225), lens=55, level=False, fstop=9, focus=2.85)


def loaded():
    """The pallet with its cartons, two straps round them."""
    rng = random.Random(6)
    parts = [pallet(1.30, 0.80, DECK)]
    for number in range(CARTONS):
        parts.append(carton((rng.uniform(-SHIFT, SHIFT), rng.uniform(-SHIFT, SHIFT),
                             DECK + CARTON[2] * number), rng.uniform(-TURN, TURN), number))
    top = DECK + CARTON[2] * CARTONS
    for x in (-0.36, 0.36):  # beside the printed name, and against the carton that stands out most
        parts.append(strap(x, CARTON[1] + 2 * ASKEW, top))
    parts.append(tray((0.01, -0.006, top), math.radians(1.2)))
    slab = detailed_panel()
    slab.rotation_euler = (math.pi, 0, math.radians(1.2))
    slab.location = (0.01, -0.006, top + 0.024)
    parts.append(slab)
    return parent(parts, name="pallet load")


def light():
    """A loading door's light from the left, a little from the hall at the right."""
    area("door", (-3.2, -0.9, 1.9), (0, 0, 0.3), (1.2, 1.8), 150, (0.93, 0.96, 1.0), group="sky")
    area("hall", (2.8, -1.4, 2.4), (0.2, 0, 0.3), (0.8, 0.8), 28, (1.0, 0.88, 0.72), group="sun")
    card("door card", (-2.6, -2.2, 1.0), (1.6, 2.0), (0.93, 0.96, 1.0), 1.6, turn=2.0)
    surround(0.06)


if __name__ == "__main__":
    shoot(build, bounces=5)
