"""A straight flight of stairs with a closed string, turned balusters and a runner. Metres.

It climbs towards +y from the origin, the wall on its right; the hall is on its left.
"""

import math

from kit.cloth import fabric
from kit.materials import metal, wood
from kit.mesh import box, lathe, mesh, parent, tube

RISE, GOING, WIDTH = 0.195, 0.235, 0.86
SLOPE = math.atan2(RISE, GOING)
BALUSTER = ((0, 0), (0.016, 0), (0.016, 0.16), (0.011, 0.175), (0.019, 0.20), (0.011, 0.225), (0.013, 0.30),
            (0.017, 0.38), (0.012, 0.55), (0.010, 0.60), (0.016, 0.615), (0.010, 0.63), (0.016, 0.645), (0.016, 0.82))


def flight(location, steps, paint, runner="#5c6f6a", edge="#c9b48a"):
    """Treads, risers, runner with rods, string, balusters, handrail and newel."""
    oak = wood("X", "#9a6b3f", "#5e3d20", 0.35)
    parts = []
    for index in range(steps):
        y, z = index * GOING, (index + 1) * RISE
        middle = (WIDTH / 2, y + GOING / 2 - 0.014, z - 0.013)
        parts.append(box("tread", (WIDTH, GOING + 0.028, 0.026), middle, oak, 0.008))
        parts.append(box("riser", (WIDTH, 0.018, RISE - 0.026), (WIDTH / 2, y + 0.009, z - 0.013 - RISE / 2), paint, 0))
        parts += _runner(y, z, runner, edge)
    parts += [_string(0.0, steps, paint), _string(WIDTH, steps, paint)]
    parts += _balustrade(steps, paint, oak)
    return parent(parts, location, name="stairs")


def _runner(y, z, colour, edge):
    """The carpet of one step, held by a brass rod in the corner."""
    parts = []
    for x, wide, material in ((WIDTH / 2, 0.50, fabric(colour, kind="boucle")), (WIDTH / 2 - 0.262, 0.024, fabric(edge)),
                              (WIDTH / 2 + 0.262, 0.024, fabric(edge))):
        parts.append(box("runner", (wide, GOING + 0.040, 0.008), (x, y + GOING / 2 - 0.020, z + 0.003), material, 0.004))
        parts.append(box("runner", (wide, 0.008, RISE - 0.02), (x, y - 0.003, z - 0.02 - RISE / 2), material, 0.002))
    ends = [(WIDTH / 2 + side * 0.33, y - 0.010, z - RISE + 0.012) for side in (-1, 1)]
    rod = tube("rod", ends, 0.006, metal("#b9935a", 0.25), 10, smooth=False)
    return [*parts, rod]


def _string(x, steps, paint):
    """The sloping board at a side of the steps."""
    length = math.hypot(steps * GOING, steps * RISE) + 0.10
    middle = (x, steps * GOING / 2 - 0.02, steps * RISE / 2 + 0.035)
    return box("string", (0.034, length, 0.30), middle, paint, 0.004, rot=(SLOPE, 0, 0))


def _balustrade(steps, paint, oak):
    """Two balusters to a step under a rounded handrail, from the newel up."""
    parts = []
    for index in range(2 * steps - 1):
        y = (index + 0.9) * GOING / 2
        foot = y * RISE / GOING + 0.16
        parts.append(lathe("baluster", BALUSTER, (0, y, foot), paint, 24))
    start = (0, -0.03, 0.98)
    end = (0, steps * GOING, steps * RISE + 1.0)
    parts.append(tube("handrail", [start, end], 0.030, oak, 16, smooth=False))
    parts.append(box("newel", (0.095, 0.095, 1.14), (0, -0.07, 0.57), paint, 0.006))
    cap = [(0, 0), (0.062, 0), (0.066, 0.012), (0.05, 0.022), (0.03, 0.026), (0.044, 0.05), (0.040, 0.075),
           (0.02, 0.092), (0, 0.095)]
    parts.append(lathe("cap", cap, (0, -0.07, 1.14), oak, 48))
    return parts


def spandrel(x, y0, steps, paint):
    """The panelled triangle under the string, at x and facing -x."""
    run, rise = steps * GOING, steps * RISE
    parts = [mesh("spandrel", [(x, y0, 0), (x, y0 + run, 0), (x, y0 + run, rise)], [(0, 1, 2)], paint)]
    for low, high in ((0.55, 1.15), (1.27, 1.87), (1.99, 2.59)):
        top = low * rise / run - 0.22
        profile = [(low, 0.20), (high, 0.20), (high, top + (high - low) * rise / run), (low, top)]
        if top < 0.25:
            continue
        for (ya, za), (yb, zb) in zip(profile, profile[1:] + profile[:1]):
            parts.append(tube("moulding", [(x, y0 + ya, za), (x, y0 + yb, zb)], 0.010, paint, 8, smooth=False))
    return parts
