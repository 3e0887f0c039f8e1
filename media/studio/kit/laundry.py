"""A clothes airer and what hangs on it. Lengths in metres."""
import math

import numpy as np
from mathutils import Vector, noise

from kit.cloth import fabric
from kit.materials import plain
from kit.mesh import grid_faces, mesh, parent, tube

WIDE = 0.66                                        # length of a rail
NODES = ((0.29, 0.03), (-0.29, 0.80), (0.25, 1.30))  # a leg's (y, z) from the floor up; the other leg mirrors them


def _over_rail(width, front, back, rng_seed, notch=0.0):
    """Points of a cloth that hangs over a rail along x at the origin, and their grid: (columns, rows).

    `front` and `back` are how far it falls on either side; `notch` narrows it downwards.
    """
    columns, rows = 34, 44
    points = []
    for t in np.linspace(-1, 1, rows):
        fall = -t * back if t < 0 else t * front
        side = 1 if t < 0 else -1
        drop = max(0.0, fall - 0.012)
        for s in np.linspace(-0.5, 0.5, columns):
            loose = min(1.0, drop / 0.25)
            fold = noise.noise(Vector((s * 5.2, rng_seed * 3.7 + t * 0.5, side))) * 0.030 * loose
            fold += noise.noise(Vector((s * 13, t * 1.6, rng_seed))) * 0.008 * loose
            x = s * width * (1 - notch * loose) + 0.010 * noise.noise(Vector((t * 3, rng_seed, s))) * loose
            sag = 0.012 * math.cos(math.pi * s) * loose
            arc = min(math.pi / 2, fall / 0.0085)
            y = side * 0.0085 * math.sin(arc) + side * 0.004 * loose + fold
            z = 0.0085 * math.cos(arc) - drop - sag + 0.012 * noise.noise(Vector((s * 4, rng_seed, 7))) * loose
            points.append((x, y, z))
    return points, columns, rows


def hung(width, front, back, material, location, seed=0, notch=0.0):
    """One piece of washing over a rail at `location` that runs along x."""
    points, columns, rows = _over_rail(width, front, back, seed, notch)
    cloth = mesh("washing", points, grid_faces(columns, rows), material, 180, location)
    shell = cloth.modifiers.new("thickness", "SOLIDIFY")
    shell.thickness, shell.offset = 0.003, 0
    smoothing = cloth.modifiers.new("smoothing", "SUBSURF")
    smoothing.levels = smoothing.render_levels = 1
    return cloth


def _frame(white):
    """Two scissored legs at either end and the rails between them."""
    parts = []
    for end in (-1, 1):
        for mirror, shift in ((1, 0.008), (-1, -0.008)):
            x = end * WIDE / 2 + shift
            parts.append(tube("leg", [(x, mirror * y, z) for y, z in NODES], 0.0065, white, 10, smooth=False))
            y, z = NODES[0]
            parts.append(tube("shoe", [(x, mirror * y, z), (x, mirror * (y + 0.012), 0.002)], 0.010, plain("#8c8f90", 0.6), 10,
                              smooth=False))
    for y, z in rails():
        parts.append(tube("rail", [(-WIDE / 2 - 0.02, y, z), (WIDE / 2 + 0.02, y, z)], 0.0055, white, 10, smooth=False))
    return parts


def rails():
    """(y, z) of every rail, the lowest first."""
    crossing = 0.03 + (0.80 - 0.03) * 0.5
    upper = 0.80 + (1.30 - 0.80) * 0.29 / 0.54
    return [(0, crossing), (-0.29, 0.80), (0.29, 0.80), (0, upper), (-0.25, 1.30), (0.25, 1.30)]


def airer(location, turn=0.0):
    """A concertina airer 1.3 high, its rails along x, hung with a day's washing."""
    parts = _frame(plain("#dedcd5", 0.4))
    at = rails()
    load = ((4, -0.14, 0.34, 0.46, 0.38, fabric("#6d7f8d", "#5b6c79"), 0.04), (4, 0.19, 0.26, 0.36, 0.40, fabric("#c9c3b4"), 0.0),
            (5, 0.02, 0.50, 0.52, 0.34, fabric("#8c5f4c", "#774e3d"), 0.05),
            (1, -0.18, 0.24, 0.30, 0.28, fabric("#38424c", "#2e373f"), 0.0),
            (1, 0.12, 0.28, 0.42, 0.30, fabric("#d8d3c6", "#c2bcab"), 0.03),
            (2, 0.06, 0.46, 0.36, 0.30, fabric("#a99a6f", "#93855d"), 0.0),
            (3, 0.16, 0.20, 0.22, 0.20, fabric("#b6685a"), 0.0))
    for number, (rail, x, width, front, back, cloth, notch) in enumerate(load):
        y, z = at[rail]
        parts.append(hung(width, front, back, cloth, (x, y, z), number, notch))
    return parent(parts, location, (0, 0, turn), "airer")
