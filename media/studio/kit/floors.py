"""Timber floors laid piece by piece, each with its own tone and grain."""

import math

import numpy as np

from kit.materials import plain
from kit.mesh import mesh, plane

_GAP = 0.0007     # half the joint between two pieces
_BEVEL = 0.0012
_CORNERS = ((-1, -1), (1, -1), (1, 1), (-1, 1))


def herringbone(x0, x1, y0, y1, length=0.54, width=0.09, mat=None, angle=45, seed=1):
    """Herringbone blocks over a rectangle, with the pattern turned by `angle`."""
    middle_x, middle_y = (x0 + x1) / 2, (y0 + y1) / 2
    cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    radius = math.hypot(x1 - x0, y1 - y0) / 2 + length
    steps, columns = int(radius / width * 2) + 4, int(radius / length) + 3

    pieces = []
    for i in range(-steps, steps):
        for k in range(-columns, columns):
            x, y = i * width + k * length, i * width - k * length
            for across, up, turn in ((x + length / 2, y + width / 2, 0),
                                     (x + length + width / 2, y + width - length / 2, 90)):
                px = middle_x + across * cos - up * sin
                py = middle_y + across * sin + up * cos
                if (abs(px - middle_x) < (x1 - x0 + length) / 2
                        and abs(py - middle_y) < (y1 - y0 + length) / 2):
                    pieces.append((px, py, length, turn + angle))
    return _lay("herringbone", pieces, width, (x0, x1, y0, y1), mat, seed)


def boards(x0, x1, y0, y1, length=1.8, width=0.16, mat=None, seed=1):
    """Long boards along y with staggered ends."""
    rng = np.random.default_rng(seed)
    pieces = []
    for x in np.arange(x0 + width / 2, x1 + width, width):
        y = y0 - length * rng.random()
        while y < y1:
            piece = length * (0.55 + 0.9 * rng.random())
            pieces.append((x, y + piece / 2, piece, 90))
            y += piece
    return _lay("boards", pieces, width, (x0, x1, y0, y1), mat, seed)


def _lay(name, pieces, width, extent, mat, seed):
    """One mesh of bevelled pieces (x, y, length, angle in degrees), tops near z = 0."""
    rng = np.random.default_rng(seed)
    verts, faces, uvs, tones = [], [], [], []
    for x, y, length, angle in pieces:
        cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        lift = (rng.random() - 0.5) * 0.0004
        tilt_x, tilt_y = (rng.random(2) - 0.5) * 0.0012
        grain = rng.random(2) * 50
        tone = (*rng.random(3), 1)
        first, flat = len(verts), []
        for inset, z in ((0, -0.004), (0, -_BEVEL), (_BEVEL, 0)):
            for side_x, side_y in _CORNERS:
                u = side_x * (length / 2 - _GAP - inset)
                v = side_y * (width / 2 - _GAP - inset)
                flat.append((u + grain[0], v + grain[1]))
                verts.append((x + u * cos - v * sin, y + u * sin + v * cos,
                              z + lift + u * tilt_x * 0.5 + v * tilt_y))
        piece = [(8, 9, 10, 11)]
        for low in (0, 4):
            for j in range(4):
                k = (j + 1) % 4
                piece.append((low + j, low + k, low + 4 + k, low + 4 + j))
        for face in piece:
            faces.append(tuple(first + corner for corner in face))
            uvs.extend(flat[corner] for corner in face)
            tones.extend([tone] * 4)

    floor = mesh(name, verts, faces, mat, uvs=uvs)
    attribute = floor.data.color_attributes.new("rnd", "FLOAT_COLOR", "CORNER")
    attribute.data.foreach_set("color", np.asarray(tones, dtype=np.float32).ravel())
    x0, x1, y0, y1 = extent
    plane("subfloor", x0 - 1, x1 + 1, y0 - 1, y1 + 1, -0.0035, plain("#2a1c12", 0.9))
    return floor
