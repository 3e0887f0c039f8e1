"""Padded blocks and piping: the building stones of sofas, chairs and couches."""
import math

import numpy as np
from mathutils import Vector, noise

from kit.mesh import mesh, tube


def _shell(counts):
    """Lattice points on a box's surface (index triples) and the quads between them."""
    index = {}
    quads = []
    for axis in range(3):
        u, v = (axis + 1) % 3, (axis + 2) % 3
        for end in (0, counts[axis]):
            for a in range(counts[u]):
                for b in range(counts[v]):
                    quad = []
                    for step_a, step_b in ((0, 0), (1, 0), (1, 1), (0, 1)):
                        key = [0, 0, 0]
                        key[axis], key[u], key[v] = end, a + step_a, b + step_b
                        quad.append(index.setdefault(tuple(key), len(index)))
                    quads.append(quad if end else quad[::-1])
    return np.array(list(index)), quads


def _stations(half, radius, count):
    """Coordinates along one axis, dense in the rounded edge."""
    edge = np.linspace(half - radius, half, 5)[1:]
    return np.concatenate([-edge[::-1], np.linspace(radius - half, half - radius, count), edge])


def padded_block(name, size, radius, location=(0, 0, 0), material=None, segments=(22, 20, 7),
                 crown=0.0, bulge=0.0, wobble=0.0, seed=0, rotation=(0, 0, 0)):
    """An upholstered block in metres, centred on `location`.

    crown lifts the middle of the top, bulge pushes the sides out and wobble adds
    the slow unevenness of foam under cloth.
    """
    half = np.array(size) / 2
    axes = [_stations(half[a], radius, max(3, segments[a])) for a in range(3)]
    keys, quads = _shell([len(axis) - 1 for axis in axes])
    lattice = np.stack([axes[a][keys[:, a]] for a in range(3)], axis=1)
    core = np.clip(lattice, radius - half, half - radius)
    outward = lattice - core
    length = np.linalg.norm(outward, axis=1, keepdims=True)
    points = core + radius * outward / np.maximum(length, 1e-9)
    u, v, w = (points / half).T
    points[:, 2] += crown * (1 - np.abs(u) ** 2.6) * (1 - np.abs(v) ** 2.6) * np.clip(w, 0, None)
    points[:, 0] += bulge * np.sign(u) * u ** 4 * (1 - w * w) * (1 - np.abs(v) ** 3)
    points[:, 1] += bulge * np.sign(v) * v ** 4 * (1 - w * w) * (1 - np.abs(u) ** 3)
    if wobble:
        offset = Vector((seed * 7.1, 0, 0))
        for point in points:
            point += wobble * np.array(noise.noise_vector(Vector(point) * 4 + offset)) * (0.5, 0.5, 1)
    return mesh(name, points, quads, material, 180, location, rotation)


def piping(name, width, depth, radius, height, material, thickness=0.0048, location=(0, 0, 0)):
    """A corded seam round a cushion's edge, `height` above `location`."""
    path = []
    for corner, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        centre = sx * (width / 2 - radius), sy * (depth / 2 - radius)
        for step in range(5):
            angle = math.radians(corner * 90 + step * 22.5)
            path.append((centre[0] + radius * math.cos(angle),
                         centre[1] + radius * math.sin(angle), height))
    return tube(name, path, thickness, material, 8, cyclic=True, smooth=False, loc=location)
